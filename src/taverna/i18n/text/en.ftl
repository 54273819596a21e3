# What all games share, in English. How arguments become words is told in `words.py`.
# A message `part-...` is a piece that only other messages of the same language use.

language-name = English

## Names and lists

seat-name = Seat { $number }
list-comma = { $head }, { $item }
list-and = { $head } and { $item }

part-other =
    { $otherIs ->
        [you] you
       *[other] { $other }
    }
part-seat-object =
    { $seatIs ->
        [you] you
       *[other] { $seat }
    }
part-seat-owned =
    { $seatIs ->
        [you] Your
       *[other] { $seat }'s
    }

## Values of options

choice-on = on
choice-off = off

## Events of every game

event-sealed =
    { $seatIs ->
        [you] You have made your choice.
       *[other] { $seat } has made a choice.
    }
event-undone =
    { $seatIs ->
        [you] You take back your last choice.
       *[other] { $seat } takes back the last choice.
    }
event-joined = { $name } joins.
event-went-home = { $name } goes home.
event-game-played = { $winnersCount ->
        [0] { $game } is over: nobody has won.
        [one] { $game } is over: { $winners } has won.
       *[other] { $game } is over: { $winners } have won.
    }
event-evening-ended = The evening is over. The table of the night: { $people }.
event-chapter-dropped =
    { $reasonId ->
        [other-rules] { $chapter } was going on when the rules changed. Nothing else is lost: it can be begun again.
       *[other] { $chapter } was given up. Nothing of it counts.
    }

## Refusals and errors

error-game-over = The game is over.
error-not-asked =
    { $seatIs ->
        [you] It is not your turn to choose.
       *[other] It is not { $seat }'s turn to choose.
    }
error-stale-choice = Too late: that question has already been answered.
error-no-such-option = There is no option number { $code }.
error-not-open = Option { $code } is not open now.
error-not-an-option-here = That is not one of the options here.
error-no-undo =
    { $seatIs ->
        [you] You have nothing to take back.
       *[other] { $seat } has nothing to take back.
    }
error-unknown-game = There is no game “{ $name }”. The games are: { $allowed }.
error-unknown-bot = There is no bot “{ $name }”. The bots are: { $allowed }.
error-unknown-parameter = The bot “{ $bot }” has no parameter “{ $name }”. Its parameters are: { $allowed }.
error-bad-parameter = The parameter “{ $name }” of the bot “{ $bot }” can’t be “{ $value }”. It can be: { $allowed }.
error-no-clock = This bot can’t be given seconds here, since nobody counts them: give it iterations.
error-unknown-language = There are no texts in “{ $name }”. The languages are: { $allowed }.
error-no-texts = There are no texts in the language { $language } for “{ $name }”.
error-no-rules-page = The rules page of “{ $name }” is not installed.
error-unknown-option = There is no option “{ $name }”. The options are: { $allowed }.
error-bad-option-value = The option “{ $name }” can’t be “{ $value }”. It can be: { $allowed }.
error-missing-cards = This game was set up with the card file “{ $value }”, which is not loaded here. Name the file with --cards. Loaded: { $allowed }.
error-missing-content = This game was set up with the content file “{ $value }”, which is not loaded here. Name the file with --content. Loaded: { $allowed }.
error-bad-option-text = “{ $text }” is not an option: write name=value.
error-option-twice = The option “{ $name }” is given more than once.
error-bad-seats =
    { $high ->
        [1] This is for one player alone, not for { $seats }.
       *[other] This game is for { $low } to { $high } players, not { $seats }.
    }
error-bad-position = The position is for { $seats } seats, but { $given } players were named.
error-bad-seat = There is no such seat at this table.
error-bad-names = Give as many names as there are seats.
error-no-bots = Name at least one bot.
error-too-many-bots = { $bots } bots are too many for { $seats } seats.
error-bad-number = “{ $name }” must be a whole number from { $low } up, not “{ $value }”.
error-bad-seconds = The seconds must be more than 0, not “{ $value }”.
error-bad-seed = The seed must be a whole number from 0 to 2²⁵⁶ − 1.
error-no-commitment = No hash of the seed was shown when this game began, so there is nothing to check it against.
error-not-fair = Not fair: the seed in this record is not the one that was promised when the game began. Its hash is not { $commitment }.
error-bad-code = An option is chosen by a whole number.
error-bad-gesture = These choices can’t be made in one go.
error-bad-data = Damaged data at { $path }: { $problem }.
error-not-json = That is not a saved game: it is not JSON.
error-wrong-version = The record is from version { $version } of the game; here it is version { $here }.
error-rng-limit = Chance can't choose among so many, or so few.
error-bad-options = Options are given by name.
error-rng-script = The scripted result is too high for what was asked.
error-unknown-campaign = There is no campaign “{ $name }”. The campaigns are: { $allowed }.
error-nothing-given = This game is set up by its options alone: nothing can be brought along to it.
error-no-lesson = This game is not learned at a table.
error-given-twice = A position already holds what was brought along.
error-not-over = That is not over yet.
error-not-yours-to-set = The option “{ $name }” can’t be set for this chapter. You can set: { $allowed }.
error-nothing-to-arrange = There is nothing to arrange between chapters.
error-unknown-person = Nobody called “{ $name }” takes part. There are: { $allowed }.
error-unknown-party = There is no party “{ $name }”. There are: { $allowed }.
error-unknown-chapter = “{ $name }” can’t be played now. You can play: { $allowed }.
error-no-chapter = No chapter has been begun.
error-chapter-goes-on = “{ $name }” is being played: finish it or give it up first.
error-evening-over = The evening is over.
error-already-here = { $name } is here already.
error-cannot-join = “{ $name }” can’t join this evening.
error-not-here = { $name } is not here.

## Many games

error-missing-extra = This needs the package “{ $package }”: pip install 'taverna[{ $extra }]'
error-too-few-bots = A tournament needs at least two bots; you named { $bots }.
error-bot-twice = The bot “{ $name }” is named twice.
error-bad-format = There is no format “{ $value }”. The formats are: { $allowed }.
error-bad-results = “{ $path }” can’t be read as results: { $problem }. Move it away, or choose another file.
error-other-results = “{ $path }” holds other results: “{ $field }” is { $there } there and { $here } here. Choose another file.
error-results-in-use = Another program is writing to “{ $path }”.
error-cannot-store = The results can’t be kept in “{ $path }”: { $why }.
error-worker-died = { $number } workers died over the games { $first } to { $last } ({ $why }). What was stored is kept: try again with fewer at once.
error-search-died = { $number } worker processes died over one search ({ $why }). Try again with fewer of them.
error-other-rules = A worker has version { $here } of { $game } installed, but { $version } is asked for.
error-no-cluster-here = There is no cluster: none runs on this machine, and RAY_ADDRESS names none.
error-bad-cluster-address = “{ $address }” is no address of a cluster: write host:port.
error-no-cluster = The cluster “{ $address }” can’t be reached: { $problem }.
error-cluster-lost = The cluster is gone: { $problem }. What was played is kept; the same command goes on.

## Words around the table

word-bot = bot
word-log = Log
word-table = Table

count-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
count-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

table-thinking = { $seat } is thinking…
table-won =
    { $seatsIs ->
        [you] You win!
        [among] You share the victory with { $seatsRest }.
       *[other] { $seatsCount ->
            [0] Nobody wins.
            [one] { $seats } wins.
           *[other] { $seats } share the victory.
        }
    }

## How well the components are known

provenance =
    { $unitId ->
        [scenarios] { $total } scenarios: { $told }.
        [components] { $total } components: { $told }.
       *[cards] { $total } cards: { $told }.
    }
provenance-proposed =
    { $number ->
        [one] { $number } is a proposal
       *[other] { $number } are proposals
    }
provenance-partly =
    { $number ->
        [one] { $number } is a proposal in part
       *[other] { $number } are proposals in part
    }
provenance-single-source =
    { $number ->
        [one] { $number } rests on a single source
       *[other] { $number } rest on a single source
    }
provenance-none = all of them attested
standing-proposed = Proposals, in place of what is not known
standing-partly = Proposals in part
standing-single-source = From a single source
field-all = all of it
field-coins = coins
field-copies = number of copies
field-damage = damage
field-die = die
field-doors = doors
field-effects = effect
field-hp = HP
field-rules = special rules
field-letters = letters
field-name-es = Spanish name
field-rooms = rooms
field-specials = special actions
field-strength = strength
field-strength-5 = strength for 5 players
field-trophies = trophies
field-type = type
field-wounds = wounds
