# The words of the browser client, in English. What the games say themselves is beside each game.

## Everywhere

ui-home = Home
ui-close = Close
ui-loading = One moment…
ui-unreachable = The server does not answer. Check the connection and try again.
ui-try-again = Try again
ui-no-connection = No connection. Tables need the server; the tutorials and the rules do not.
ui-no-connection-what = Rules and tutorials
ui-docs = For programs: the API
ui-lost = Nothing here
ui-lost-why = There is no such page.
ui-more = Show more
ui-unofficial = An unofficial project of people who like these games. Icons by the authors of game-icons.net (CC BY 3.0).

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Lighting
ui-theme-auto = Automatic
ui-theme-dark = Candles
ui-theme-light = Morning
ui-motion = Motion
ui-motion-auto = Automatic
ui-motion-full = Full
ui-motion-reduced = Reduced
ui-speed = Pace of the game
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-instant = Instant
ui-sound = Sounds
ui-banter = What the regulars say
ui-odds = Show the odds
ui-shortcuts = Keys for choices
ui-notify = Notify me when it is my turn
ui-notify-denied = The browser does not allow notifications from this page.

## Home

ui-games = Games
ui-play-bots = Play against bots
ui-play-with-bots = Play with bots
ui-play-shared = Play at this screen
ui-play-friends = Play with friends
ui-nickname = Your name
# A name for those who give none; one of these is taken by chance.
ui-nicknames = Merry Otter, Quiet Fox, Brave Heron, Lucky Badger, Old Salt, Bright Wren, Calm Whale, Swift Hare
ui-customise =
    { $bots ->
        [0] Bots and rules · no bots
        [one] Bots and rules · { $bots } bot, { $level }
       *[other] Bots and rules · { $bots } bots, { $level }
    }
ui-bots = Bots
ui-bot-level = Level
ui-bot-novice = Novice
    .help = Plays like the regular one, but overlooks a lot. Good for a first game.
ui-bot-regular = Regular
    .help = Weighs the risk against what lies on the table.
    .against = A fair opponent.
ui-bot-strong = Strong
    .help = Plays on in its mind before each choice.
    .against = Hard to beat.
ui-bot-master = Master
    .help = Thinks longest before each choice.
    .against = The hardest to beat.
ui-bot-rating = Measured rating: { NUMBER($rating, useGrouping: 0) }.
ui-characters = Regulars
    .help = They take the first seats of the bots; the level is for the others.
ui-temper-careful = careful
    .help = Would rather lose little than win much.
    .begins = Slowly, please.
    .leads = A small lead. I’ll guard it.
    .overtaken = Patience. I’ll get there.
    .wins = Slow and steady.
    .loses = I saw that coming.
ui-temper-greedy = greedy
    .help = Wants the points, whatever they cost.
    .begins = Mine, all of it.
    .leads = And I want more.
    .overtaken = Hey, that was mine!
    .wins = A pleasure doing business.
    .loses = My poor purse!
ui-temper-spiteful = spiteful
    .help = Likes to see the leader fall.
    .begins = I remember last time.
    .leads = How’s the view from down there?
    .overtaken = Enjoy it while it lasts.
    .wins = Sweet revenge.
    .loses = I won’t forget this.
ui-temper-contrary = contrary
    .help = Does what nobody expects.
    .begins = Left? Then I go right.
    .leads = Ahead? By mistake.
    .overtaken = I was bored up there.
    .wins = You didn’t expect that.
    .loses = I meant to lose.
ui-temper-showman = a showman
    .help = All or nothing, and loudly.
    .begins = Watch this!
    .leads = And the crowd goes wild!
    .overtaken = Every good story has a twist!
    .wins = Applause, please!
    .loses = What a show!
ui-shared-people = Others at this screen
ui-shared-names = Ana, Tom
ui-shared-help = Names with commas between them. The device is passed around; secrets stay hidden.
ui-players = { $low } to { $high } players
ui-tables-mine = Your tables
ui-tables-open = Open tables
ui-tables-open-none = Nobody is waiting for players. Open a table and others will find it here.
ui-tables-watch = Being played
ui-tables-finished = Recent replays
ui-free-seats =
    { $seats ->
        [0] Ready to start
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }
ui-in-play = Continue
ui-watch = Watch
ui-learn = Learn to play
ui-learn-why = A few guided moves: two minutes.
ui-rules-why = Every rule by number, searchable.
ui-replay-why = Look at a finished game step by step.
ui-record-open = Replay a record…

## A new table

ui-seats-count = Seats
ui-who-joins = Who may join
ui-by-link = Anyone with the link
ui-public = Anyone
ui-allow-hints = Players may ask for hints
ui-allow-watch = Anyone with the link may watch
ui-with-watchers = Others may watch.
ui-without-watchers = Nobody else may watch.
ui-clock = Time for a choice
ui-clock-none = No limit
ui-clock-set =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
ui-options = Rules of this game
ui-create = Create the table

## The waiting room

ui-waiting = Waiting for everyone to sit down.
ui-all-seated = Every seat is taken.
ui-invited = You are invited: take a seat.
ui-invite = Invite
ui-invite-private = Send this link: whoever opens it may sit down.
ui-invite-public = Anyone can find this table on the home page; or send this link.
ui-link = Link to this table
ui-copy = Copy
ui-link-copied = The link is copied.
ui-link-by-hand = Copy the link by hand, please.
ui-seats = Seats
ui-seat-open = Free
ui-seat-mine = You
ui-seat-bot = Seat a bot
ui-online = here
ui-offline = away
ui-sit = Sit here
ui-leave = Leave
ui-remove = Remove
ui-share-screen = Someone else at this screen
ui-share-name = Name
ui-share-add = Add
ui-start = Start
ui-start-waiting =
    { $seats ->
        [one] { $seats } seat is still free
       *[other] { $seats } seats are still free
    }
ui-host-starts = The host starts the game.

## At the table

ui-connection-connecting = Connecting…
ui-connection-open = Connected
ui-connection-lost = Reconnecting…
ui-connection-closed = Disconnected
ui-turn-mine = Your turn
ui-turn-of = { $name } to move
ui-turn-several = Several players are choosing
ui-turn-is = It is { $name }’s turn
ui-done = { $name } has decided
ui-seat-stand-in = a bot stands in
ui-finished = Game over
ui-watching = You are watching.
ui-waiting-for = Waiting for { $names }.
ui-decided = You have decided.
ui-offers = You may, at any time:
ui-choices = What you may do
ui-final = can’t be taken back
ui-final-all = Whatever you choose now reveals something or commits others: it can’t be taken back.
ui-final-some = Choices with this sign reveal something or commit others: they can’t be taken back. The rest can.
ui-skip = Skip
ui-undo = Undo
ui-undo-sealed = Change it
# A planned series of choices ended early, and why.
ui-stopped =
    { $why ->
        [chance] Chance has decided something: the rest of your plan was not carried out.
        [revealed] Something has come to light: the rest of your plan was not carried out.
        [secret] A secret answer stands alone: the rest of your plan was not carried out.
        [others] Now it is up to somebody else: the rest of your plan was not carried out.
        [decision] First there is something else to decide: the rest of your plan was not carried out.
       *[refused] From here it can't go on as you planned: the rest was not carried out.
    }
ui-confirm-why = Do you really want this?
ui-confirm-no = No, wait
ui-hint = Hint
ui-hint-best = the hint
ui-hint-clear = would clearly be the choice of a { $bot } bot.
ui-hint-better = would be the choice of a { $bot } bot.
ui-hint-close = would be the choice of a { $bot } bot, but it is close.
ui-hint-only = is all that is left.
ui-hint-chances = Chance to win:
ui-percent = { $percent }%
ui-clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
ui-stand-in = A bot is playing for you.
ui-take-back = Take the seat back
ui-leave-seat = Leave the seat
ui-leave-why = A bot plays on for you. You can take the seat back.
ui-log-missing = … What happened earlier is in the replay, once the game is over.
ui-chat = Talk
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-mute = Hide what { $name } says
ui-unmute = Show hidden words again
ui-report-words = Report what { $name } said
ui-report-why = What is wrong with it?
ui-reported = Whoever runs this server will read it.
ui-signals = Signals
ui-onlooker = spectator
ui-curtain-pass = Pass the device to { $name }
ui-curtain-why = What comes next is for { $name } alone.
ui-curtain-lift = I am { $name }
ui-curtain-regret = { $name } wants to change their choice

## The end

ui-result = The game is over
ui-you = you
ui-result-show = Show the result
ui-result-all-won = Won, all together!
ui-result-all-lost = Lost, all together.
ui-campaign-back = Back to the campaign
ui-rematch = Rematch
ui-rematch-join = Join the rematch
ui-rematch-options = Play it by other rules
ui-other-game = Another game
ui-record-download = Download the record
ui-report = Report a problem
ui-report-next = A file with what happened is being saved. Send it to whoever runs this server.
ui-fair = Fair play
ui-fair-why = All chance in this game comes from one secret number, the seed, which was chosen before the first card. The hash below was computed from it: nobody can find the seed from the hash, nor another seed with the same hash. Your browser has noted it. When the game is over the seed is told, and a button here checks that it is the one you were promised. Whoever wants more plays the downloaded record again with “taverna replay --verify”.
ui-fair-hash = Hash of the seed (SHA-256):
ui-fair-check = Check it now
ui-fair-yes = Fair: your browser computed the hash of the seed, and it is the one shown when the game began.
ui-fair-no = Not fair: the seed does not have the hash that was shown when the game began.
ui-fair-changed = Not fair: this is not the hash that your browser noted when the game began.
ui-fair-none = This game began without a hash of its seed: it can’t be checked.
ui-fair-seed = The seed:

## Replay

ui-replay = Replay
ui-replay-pick = Choose a record: the file that a table offers after its game.
ui-timeline = Timeline
ui-replay-at = Step { $step } of { $steps }
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = One step forward
ui-replay-last = To the end
ui-puzzle = Puzzle of the day
ui-puzzle-why = One position, one clearly best answer.
ui-puzzle-waits = New today
ui-puzzle-how = You are { $name }. One answer is clearly the best. Find it on the board, or below it.
ui-puzzle-making = Today’s puzzle is being made. It takes a moment.
ui-puzzle-none = There is no puzzle today.
ui-puzzle-right = Solved!
ui-puzzle-wrong = Not quite.
ui-puzzle-yours = Your answer: { $option }.
ui-puzzle-best = Best: { $option }.
ui-puzzle-play = Play a game
ui-puzzle-streak = Solved { $days } days in a row.
ui-replay-eyes = Seen by
ui-replay-hands = All hands
ui-replay-no-cards = No cards
ui-replay-rate = Speed: { $rate }×
ui-replay-none = You have not finished a game yet.
ui-analysis-turned = Where did it turn?
ui-lesson-mine = My mistakes
ui-lesson-mine-start =
    { $count ->
        [one] Learn from my mistake
       *[other] Learn from my { $count } mistakes
    }
ui-lesson-mine-at = What would you do here? { $step } of { $steps }
ui-lesson-mine-told = The best choice was: { $best }. In the game you chose: { $chosen }. It lowered your chance to win by { $percent }%.
ui-lesson-mine-end = That’s all of them. Lesson learned!
ui-lesson-mine-leave = Back to the replay
ui-analysis = Analysis
ui-analysis-start = What would a strong bot have done?
ui-analysis-busy = Thinking…
ui-analysis-go-on = Continue
ui-analysis-done = { $step } of { $steps } steps analysed
ui-analysis-course = Chances to win over the game
ui-analysis-party = The party
ui-analysis-same = The strong bot would have done the same.
ui-analysis-better = The strong bot: { $option }.
ui-analysis-cost = That lowered the chance to win by { $percent }%.
ui-analysis-change = { $who }: { $before }% → { $after }% to win.
ui-analysis-turns = Where it turned
ui-analysis-costs = What choices cost
ui-analysis-no-turns = No step clearly changed anybody’s chances.
ui-analysis-no-costs = No choice was clearly worse than what the strong bot would have done.

## Rules

ui-rules = Rules
ui-back-to-table = Back to the table
ui-rule = Rule { $rule }
ui-read-rule = Read rule { $rule }
ui-rule-missing = This rule can’t be shown right now.
ui-rule-note = ({ $note })
ui-open-rulebook = Open the rulebook
ui-rules-search = Search the rules
ui-rules-none = No rule contains the words “{ $words }”.
ui-legend = What the signs mean
ui-log-rules = Show the rule behind each line
ui-spectators =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
ui-rules-games = The rules of all games
ui-rules-all = All games
ui-contents = Contents

## Tutorials

ui-lesson-step = Step { $step } of { $steps }
ui-lesson-next = Next
ui-lesson-play = Play now
ui-lesson-again = Start again
ui-lesson-leave = Leave the tutorial
ui-lesson-understood = Got it
ui-lesson-advice = What would be good?
ui-lesson-begin = Begin
ui-lesson-resume = Continue where I was
ui-choices-all = All { $count } choices
ui-choose-on-board = Choose on the board.
ui-choices-fewer = Fewer choices
ui-page-setup = Set up a game
ui-page-scenarios = Scenarios
ui-page-setup-why = Scenario, party and difficulty as you like them.
ui-page-scenarios-why = All maps at a glance; what lies hidden stays hidden until you ask.
ui-page-cards = Ability cards
ui-page-cards-why = Every card of every class, by level.

## Account, friends and invitations

ui-account = Account
ui-person = { $name }: results, account and friends
ui-person-waiting = { $name }: account and friends, { $count } waiting
ui-sign-out = Sign out
ui-keep = Create an account
ui-keep-why = You are a guest on this device only. An account keeps your seats and games, on every device.
ui-account-why = Nobody needs one to play. It keeps your seats, games and friends, on every device. No e-mail needed.
ui-account-why-guest = Create one now and keep your seats, tables and finished games, on every device. No e-mail needed.
ui-way-register = New account
ui-way-login = Sign in
ui-way-recover = Recover
ui-do-register = Create the account
ui-do-login = Sign in with password
ui-do-recover = Set the new password
ui-recover-why = One of your recovery codes and a new password open the account again. You are signed out everywhere else.
ui-account-name = Name
ui-code = Recovery code
ui-password = Password
ui-password-new = New password
ui-password-old = Current password
ui-password-confirm = Your password, to confirm
ui-password-help = At least 8 characters; a few words make a good one.
ui-password-ends = At least 8 characters. You are signed out on all other devices.
ui-password-change = Change the password
ui-password-set = Set a password
ui-bring = Keep what this guest has
ui-bring-why = Seats and tables that you took on this device without an account.
ui-welcome = Welcome, { $name }.
ui-change = Change
ui-changed = Changed.
ui-passkey = Passkey
ui-passkeys = Passkeys
ui-passkeys-none = None yet.
ui-passkey-register = Create it with a passkey
ui-passkey-login = Sign in with a passkey
ui-passkey-why = A passkey is kept by your device and opened with a fingerprint, your face or a PIN: nothing to remember.
ui-passkey-add = Add a passkey
ui-passkey-remove = Remove the passkey of { $device }
ui-used = last used { $when }
ui-codes = Recovery codes
ui-codes-why = Keep these where you will find them if everything else is lost: each opens the account once. They are shown only now.
ui-codes-copied = The codes are copied.
ui-codes-by-hand = Copy the codes by hand, please.
ui-codes-save = Save as a file
ui-codes-kept = I’ve saved them
ui-codes-renew = Create new codes
ui-sessions = Where you are signed in
ui-session-here = this device
ui-session-unknown = Some device
ui-session-end = Sign out there
ui-session-end-of = Sign out on { $device }
ui-sessions-end = Sign out everywhere else
ui-data = Your data
ui-data-why = Everything that this server knows about you, as a file; or gone for good.
ui-data-export = Download everything
ui-forget = Delete everything
ui-forget-why = Your name, tables, talk and friends are deleted. In games with others a bot plays on without your name. This can’t be undone.
ui-forget-yes = Yes, delete everything
ui-forget-no = No, leave it
ui-forgotten = Everything about you has been deleted.
ui-friends = Friends
ui-friends-none = No friends here yet. Ask somebody by the name of their account, or at a table.
ui-friends-need-account = Friends need an account, so that they find each other again.
ui-friend-name = Name of their account
ui-friend-ask = Ask to be friends
ui-friend-asked = Request sent to { $name }.
ui-friend-invite = Invite { $name }
ui-friend-invited = { $name } has been invited.
ui-asking = Friend requests
ui-asked = Requests sent
ui-asks-you = { $name } wants to be friends.
ui-answer = Answer
ui-accept = Accept
ui-decline = Decline
ui-request-take-back = Cancel
ui-block = Block
ui-block-why = Whoever you block can’t invite you or sit down with you, and you don’t hear what they say. They are not told.
ui-blocked = Blocked
ui-blocked-now = { $name } is blocked.
ui-unblock = Unblock
ui-invitations = Invitations
ui-invites-you = { $name } invites you to { $game }.
ui-go-there = Go to the table
ui-company = People at this table
ui-remove-person = Remove from the table
ui-remove-waiting = Remove { $name }? They can only come back by invitation.
ui-remove-playing = Remove { $name } from the game? A bot takes over for good, and the game still counts.
ui-remove-yes = Yes, remove
ui-removed-now = { $name } has been removed.
ui-reach-machine = Only this computer can open this link. Start the server with --lan (make play-lan) to let others on your network play.
ui-reach-house = Everyone on the same network can open this link.
ui-qr = QR code of the link to this table
ui-agreed = At this table
ui-agreed-all = All rules in force
ui-watching-soon = You are watching: the game appears here when it begins.
ui-copy-step = Copy a link to this step
ui-players-here =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
ui-codes-left =
    { $count ->
        [0] There are none left: create new ones.
        [one] { $count } is left. Each opens the account once.
       *[other] { $count } are left. Each opens the account once.
    }

## Results

ui-results-mine = My results
ui-results-none = No finished games yet. Play one, and it will appear here.
ui-results-none-theirs = No finished games yet.
ui-rating = Rating
ui-rating-doubt =
    { $games ->
        [one] ± { NUMBER($doubt, useGrouping: 0) }, after { $games } rated game
       *[other] ± { NUMBER($doubt, useGrouping: 0) }, after { $games } rated games
    }
ui-games-played = Games
ui-games-won = Won
ui-place = Place
ui-place-mean = Average place
ui-score-best = Best score
ui-per-game = { $number } per game
ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-rivals = Head to head
ui-rivals-why = How often you finished ahead of each of them, and how often behind.
ui-rivals-why-theirs = How often { $name } finished ahead of you, and how often behind.
ui-rival = Against
ui-rival-bot = { $level } (bot)
ui-ahead = Ahead
ui-behind = Behind
ui-history = Games played
ui-history-game = Game
ui-history-person = With
ui-history-result = Result
ui-history-from = From
ui-history-to = To
ui-history-all = All
ui-history-won = Won
ui-history-lost = Not won
ui-history-place = Place { $place } of { $seats }
ui-history-none = No game like that.
ui-ending-left = Left to a bot
ui-ending-resigned = Resigned
ui-leaders = Best players
ui-leader = Player
ui-leaders-none = Nobody is listed yet.
ui-leaders-why = Accounts with { $games } rated games or more. People and bots are rated on one scale: 400 points more are odds of ten to one. A game is rated if everyone had one seat and nobody asked for a hint; whoever asks and comes last still loses points.
ui-leaders-why-together = Accounts by games won. Everyone at the table wins or loses together, so nobody is rated.
ui-shown = Who may see my results
ui-shown-everyone = Everyone
ui-shown-friends = Friends
ui-shown-nobody = Only me
ui-shown-saved = Saved.
ui-shown-why = They see your name, your games by kind, ratings and statistics, and how the two of you did against each other: never your other opponents, nor single games. Only “Everyone” puts you among the best players. People you have blocked, or who blocked you, see nothing.

## Turns, clocks of days, leaving a game

ui-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
ui-left-days =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
ui-left-hours =
    { $hours ->
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
ui-left-minutes =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
ui-late = When time runs out
ui-late-bot = A bot steps in
ui-late-bot-why = A bot plays for whoever is late, until they take the seat back.
ui-late-resign = They resign
ui-late-resign-why = Whoever is late has lost. A bot plays that seat to the end for the others.
ui-allow-undo = Choices may be taken back
ui-chip-clock = { $clock } for a choice
ui-chip-clock-resign = { $clock } for a choice, or resign
ui-chip-hints = Hints allowed
ui-chip-no-hints = No hints
ui-chip-no-undo = No undo
ui-terms =
    { $count ->
        [one] { $count } table rule
       *[other] { $count } table rules
    }
ui-as-last-time = As last time.
ui-as-usual = Back to the usual rules
ui-turn-yours = Your turn
ui-turn-theirs = { $name } to move
ui-turn-others = Others to move
ui-turns-waiting =
    { $count ->
        [one] It is your turn at { $count } table
       *[other] It is your turn at { $count } tables
    }
ui-leave-game = Leave the game
ui-resign = Resign
ui-resign-why = You have lost. A bot plays your seat to the end for the others; you can’t come back.
ui-resign-why-alone = You have lost, and the game ends.
ui-quit = Ask to end it without a result
ui-quit-agree = End it without a result
ui-quit-back = Play on after all
ui-quit-why = When everyone who plays agrees, the game ends and counts for nobody.
ui-quit-asks = { $name } would like to end the game without a result. You can agree under “Leave the game”.
ui-delete-game = Delete the game
ui-delete-game-why = Only while the game has barely begun: it disappears and counts for nothing.
ui-delete-table = Delete this table
ui-ended-closed = Whoever runs this server has closed this table. The game stays as it is.
ui-ended-resigned = The game ended because everyone resigned.
ui-ended-abandoned = All agreed to end the game without a result.
