# Refusals of the server, in English. What games and kernel refuse has its texts with them.

error-bad-request = That request can’t be understood.
error-bad-message = That message can’t be understood.
error-bad-media-type = Send JSON, please.
error-bad-name = That name has no letters to show. Choose another one.
plain-damaged = That is not a sound record: it can’t be played again.
plain-wrong-version = This game was played under version { $version } of its rules; here it is version { $here }. { $reason ->
    [newer] This server is older than that: try again when it is up to date.
    [analysis] Only games under today’s rules are analysed.
   *[lost] Those rules were not kept here.
}
error-not-found = There is nothing at this address.
error-method-not-allowed = That can’t be done at this address.
error-wrong-origin = That request came from another web site.
error-wrong-host = This server does not know itself by the name in that address. Whoever runs it can add the name to the setting “hosts”.

error-introduce-yourself = Tell us your name first.
error-bad-token = This token is not known here.
error-not-host = Only the host of the table may do that.
error-not-your-seat = That is not your seat.
error-no-seat = You are watching: only players may do that.
error-operators-only = Only whoever runs the server may see that.
error-banned = This guest was banned from this server.
error-muted = Whoever runs this server has muted you: you can play, but not talk.
error-no-hints = This table plays without hints.
error-no-spectators = The host of this table wants no spectators.

error-bad-login = That name and that password or code don’t go together.
error-name-taken = Somebody here has that name already. Choose another one.
error-weak-password = That password is too easy to guess. Take at least { $limit } characters, and not your name.
error-has-account = You have an account already.
error-account-needed = That needs an account.
error-no-passkeys = Passkeys don’t work at this address: they need https and a name, or “localhost”.
error-bad-passkey = That passkey was not accepted. Try again.
error-last-way-in = That is the only way into your account. Add another one first.
error-no-session = That session has ended already.
error-no-person = There is nobody of that name here.
error-not-friends = You can only invite friends.
error-not-welcome = You can’t sit at this table.

error-too-large = That is too large: at most { $limit } bytes.
error-too-long = That is too long: at most { $limit } characters.
error-too-fast = Too fast. Wait a moment and try again.
error-too-many-tables = You have { $limit } tables already. Finish or leave one first.
error-too-many-connections = You have this open in too many places.
error-too-many-people = That is too many: at most { $limit } people.
error-too-many-undos = You have taken back { $limit } choices in this game. From now on your choices stand.
error-too-many-steps = That record is too long: at most { $limit } steps.
error-too-much-work = Playing that record again takes too long for this server. `taverna replay` on your own machine has all the time it needs.
error-full = The house is full just now. Try again later.

error-no-table = There is no such table. It may have been closed.
error-table-started = The game at this table has already started.
error-table-not-started = The game at this table has not started yet.
error-not-finished = The game is not over yet.
error-table-closed = Whoever runs this server has closed this table. The game stays as it is.
error-seats-open = Every seat must be taken before the game starts.
error-seat-taken = That seat is taken.
error-no-stand-in = Nobody is standing in for you.
error-resigned = You have resigned this game: a bot plays that seat.
error-resign-first = This game is well under way and nobody else plays it. Resign, and it counts as lost.
error-not-alone = Others play or played here too, so it can’t be deleted.

error-no-campaign = There is no such campaign, or you don’t belong to it.
error-no-invitation = This invitation does not lead anywhere any more.
error-of-campaign = This was a scenario of a campaign: go on in its city.
error-person-taken = That name is taken already.
error-too-many-campaigns = You have { $limit } campaigns already. Put one into the archive first.
error-campaign-archived = This campaign lies in the archive. Its host can take it out again.

error-bad-option = These options don’t go together.
error-illegal-choice = That choice is not allowed now.
error-unknown-signal = This game has no such signal.

error-table-failed = Something went wrong at this table. It is back where it was before.
error-unavailable = The server can’t do that just now. Try again in a moment.
error-internal = Something went wrong on our side.

preview-home = A table for card and board games: against bots, with friends, at one screen.
preview-invitation = You are invited to a table of { $game }.
preview-replay = A game of { $game }, step by step.
