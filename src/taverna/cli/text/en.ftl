# The words of the `taverna` command and its screens, in English. What the games say themselves is beside each game.

cli-refused = taverna: { $problem }

## Refusals of the command itself

cli-error-no-terminal = “taverna play” needs a terminal. Run it in one; to read a recorded game in a pipe there is “taverna replay FILE --plain”.
cli-error-no-file = There is no file “{ $path }”.
cli-error-cannot-read = “{ $path }” can’t be read: { $why }.
cli-error-cannot-write = “{ $path }” can’t be written: { $why }.
cli-error-not-text = “{ $path }” is not a text file.
cli-error-bad-json = That is not JSON: line { $line }, column { $column }: { $problem }.
cli-error-resume-alone = “--resume” brings its own game, options and seed: leave those out.
cli-error-resume-seats = The saved game has { $seats } seats, but you named { $given } players.
cli-error-position-alone = “--position” brings its own options and chance: leave those out.
cli-error-which-game = Which game? There are: { $allowed }.
cli-error-unknown-rule = There is no rule { $id }. Did you mean { $near }? The chapters are: { $allowed }.
cli-error-unknown-rule-far = There is no rule { $id }. The chapters are: { $allowed }.
cli-error-nothing-found = No rule contains “{ $words }”.
cli-error-no-checkout = The coverage of rules needs a checkout of the repository: the installed package has no tests.
cli-error-no-server = The server needs more packages: pip install 'taverna[server]'
cli-error-server-not-started = The server to be measured did not start; what it said is above.
cli-error-no-clients = The clients of the measurement failed; what they said is above.
cli-error-no-service = There is no { $name } on this machine (as root, tools/services.sh installs it).
cli-error-bad-setting = The setting { $name } can’t be used: { $problem }.
cli-error-bad-address = Can’t listen at { $host }, port { $port }: { $problem }. “--host” and “--port” choose another place.
cli-error-bad-database = The database “{ $name }” can’t be used: { $problem }.
cli-error-database-in-use = Another server uses the database “{ $name }”. Give each its own with “--database”, or all of them the same “--redis”.
cli-error-not-a-page = The report is a web page: “{ $path }” must end in .html.
cli-error-no-such-table = Tables by scenario and by class are for Gloomhaven: “{ $game }” has none.
cli-error-no-such-level = There is no level “{ $level }”. There are: { $levels }.
cli-error-not-a-results-file = The results are a Parquet file: “{ $path }” must end in .parquet.
cli-error-no-reference = There is no table for the reference “{ $name }” in this database.
cli-error-game-goes-on = That game goes on: its record, which holds the seed, is told when it is over. Without “--record” you get the rest.
cli-error-commitment-alone = “--commitment” goes with “--verify”.
cli-error-bad-commitment = “--commitment” takes the hash as it was shown: { $digits } digits from 0 to 9 and a to f.
cli-error-no-record = That game can’t be played again with the rules installed here; without “--record” you get what is stored.

## Players

cli-you = You
cli-person = Player { $number }
cli-bot-greedy = Greedy
cli-bot-greedy-help = Weighs the risk of a draw against what lies on the table. A fair opponent.
cli-bot-random = Random
cli-bot-random-help = Does anything that is allowed. Good for a first game.
cli-bot-novice = Novice
cli-bot-novice-help = Plays like the regular one, but overlooks a lot. Good for a first game.
cli-bot-regular = Regular
cli-bot-regular-help = Weighs what lies on the table, without looking far ahead. A fair opponent.
cli-bot-strong = Strong
cli-bot-strong-help = Plays on in its mind before each choice. Hard to beat.
cli-bot-master = Master
cli-bot-master-help = Thinks longest before each choice. The hardest to beat.
cli-bot-rating = Measured rating: { NUMBER($rating, useGrouping: 0) }.
cli-temper-careful = Would rather lose little than win much.
cli-temper-greedy = Wants the points, whatever they cost.
cli-temper-spiteful = Likes to see the leader fall.
cli-temper-contrary = Does what nobody expects.
cli-temper-showman = All or nothing, and loudly.
cli-bot-plays-like = Level: { $level }.
cli-bot-search = Search
cli-bot-search-help = Plays on in its mind, with settings of your own.

## Sitting down

cli-setup-game = Game
cli-setup-game-help = Which game to play.
cli-setup-language = Language
cli-setup-language-help = The language of everything you read. During the game, l changes it.
cli-setup-people = People at this screen
cli-setup-people-help = With several people the screen is passed around; secrets stay hidden.
cli-setup-bots = Bots
cli-setup-bots-help = How many opponents the computer plays.
cli-setup-level = Level of the bots
cli-setup-start = Enter: start
cli-setup-foot = ↑ ↓ choose a line   ← → change it   q quit

## At the table

cli-your-turn = Your turn
cli-turn-of = { $name } to move
cli-over = The game is over
cli-hint = Hint: { $option }. That is what the strong bot would do.
cli-hint-chance = Hint: { $option }. That is what the strong bot would do; it gives you a { $percent }% chance to win.
cli-hint-others = It spent { $thought }% of its time there. It also looked at: { $options }.
cli-hint-other = { $option } ({ $percent }% to win, { $thought }% of its time)
cli-hint-thinking = The strong bot is thinking…
cli-not-now = Not now: it is not your turn.
cli-undo-nothing = You have not chosen anything yet.
cli-undo-too-late = Too late: something new has been seen since, or another player has moved.
cli-saved = Saved in { $path }.
cli-saved-resume = Saved in { $path }. To go on: taverna play --resume { $typed }
cli-speed-0 = Bots move slowly.
cli-speed-1 = Bots move at the usual pace.
cli-speed-2 = Bots move fast.
cli-speed-3 = Bots move very fast.
cli-speed-4 = Bots move at once.
cli-key-undo = undo
cli-key-hint = hint
cli-key-rules = rules
cli-key-look = piles
cli-key-language = language
cli-key-help = help
cli-key-quit = quit
cli-key-skip = skip
cli-key-save = save
cli-key-faster = faster
cli-key-slower = slower
cli-key-light = light
cli-close = Esc: back to the table
cli-curtain-pass = Pass to { $name }.
cli-curtain-enter = Press Enter when only { $name } is looking.
cli-leave-question = Leave the game?
cli-leave-quit = Leave without saving
cli-leave-save = Save and leave
cli-leave-stay = Stay
cli-end-new = New game
cli-end-again = Same cards again
cli-end-save = Save the record
cli-end-scores = Show the scores
cli-end-quit = Quit
cli-again-unsaved = Play again without saving
cli-end-foot = Esc: look at the table and the log   n: new game   a: same cards again   s: save   q: quit
cli-end-success = Success: you have won together.
cli-end-failure = Failure: you have lost together.
cli-rules-search = Words to look for
cli-rules-foot = ↑ ↓ scroll   / search   Esc: back
cli-rules-none = No rule has these words.

## Help

cli-help-title = Keys
cli-help-intro = The choices at the bottom are yours: press the key in front of one, or click on it. What is dim is not allowed now, and says why.
cli-help-choose-keys = d, b, 1, 2 …
cli-help-choose = Choose what stands behind the key.
cli-help-cursor-keys = arrows, Enter
cli-help-cursor = Go through the choices and see on the table what each one means.
cli-help-u-keys = u
cli-help-u = Undo your last choice, as long as nothing new was seen and nobody has moved since.
cli-help-h-keys = h
cli-help-h = Hint: what the strong bot would do in your place.
cli-help-r-keys = r
cli-help-r = The rule behind the line selected in the log, or behind the last one; all other rules too.
cli-help-p-keys = p
cli-help-p = Piles: what lies open but does not fit on the table, and what everything does.
cli-help-tab-keys = Tab
cli-help-tab = Into the log and back. Enter on a line of the log shows its rule.
cli-help-space-keys = Space
cli-help-space = Skip the pauses of the bots until it is your turn.
cli-help-speed-keys = + and -
cli-help-speed = Faster and slower bots.
cli-help-s-keys = s
cli-help-s = Save the game; taverna play --resume goes on with it.
cli-help-l-keys = l
cli-help-l = Next language.
cli-help-t-keys = t
cli-help-t = Candle light or morning light.
cli-help-q-keys = q
cli-help-q = Leave.

## After the game, on the terminal

cli-left-unfinished = The game was left unfinished.
cli-seed-line = Seed { $seed }. The same cards again: { $command }

## Records

cli-record-seed = Seed { $seed }
cli-commitment = Hash of the seed: { $hash }
cli-no-commitment = This game began without a hash of its seed.
cli-fair-play = Fair play: all chance in this game comes from one secret number, the seed, chosen before the first card. The hash above was computed from it: nobody can find the seed from the hash, nor another seed with the same hash. When the game is over the seed is in its record, and “taverna replay --verify” shows that it is the one you were promised and that every card followed from it.
cli-verified = Fair: the seed has the hash { $hash }.
cli-verified-steps =
    { $steps ->
        [one] The one step was played again from it, and it follows the rules.
       *[other] All { $steps } steps were played again from it, and they follow the rules.
    }
cli-replay-step = Step { $at } of { $of }
cli-replay-start = Before the first choice.
cli-replay-sealed = a secret choice
cli-replay-jump = Go to step 0 to { $of }
cli-replay-key-left = back
cli-replay-key-right = next
cli-replay-key-home = first
cli-replay-key-end = last
cli-replay-key-g = go to
cli-replay-key-r = rules
cli-replay-key-l = language
cli-replay-key-q = quit

## Lists of games and rules

cli-column-id = Id
cli-column-title = Game
cli-column-players = Players
cli-column-options = Options
cli-column-option = Option
cli-column-values = Values
cli-column-meaning = What it does
cli-column-rule = Rule
cli-column-component = Component
cli-column-confidence = Confidence
cli-default = default
cli-games-more = More about one: taverna games GAME. To play: taverna play
cli-games-players = { $players } players
cli-games-levels = Measured ratings of the bots: { $levels }
cli-games-try = To play with an option: taverna play { $id } -o name=value
cli-games-which = Which: taverna games { $id } --facts
cli-weak-title = { $game }: what is proposed, or rests on a single source
cli-column-copies = Copies
cli-column-guessed = Proposed here
cli-column-single-source = From a single source
cli-all-of-it = all of it
cli-facts-title = { $game }: not certain. If you own the box, please check.
cli-confidence-medium-high = medium to high
cli-confidence-medium = medium
cli-confidence-low-medium = low to medium
cli-confidence-low = low
cli-confidence-proposed = proposal
cli-coverage = { $game }: { $done } of { $all } rules have a test.

## Simulations

cli-sim-title = { $game }, { $seats } seats
cli-sim-seats = By seat
cli-sim-lengths = Length of a game
cli-sim-decisions = decisions
cli-sim-turns = turns
cli-sim-playing = Playing
cli-sim-stopped = Stopped: no result, because not all games were played.
cli-sim-no-winner =
    { $games ->
        [one] { $games } game ended without a winner.
       *[other] { $games } games ended without a winner.
    }
cli-sim-total =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s: { $rate } games a second. Seed { $seed }.
cli-column-bot = bot
cli-column-seat = seat
cli-column-length = in
cli-column-wins = wins
cli-column-rate = rate
cli-column-sure = 95% sure
cli-column-fair = fair
cli-column-score = score
cli-column-mean = mean
cli-column-min = min
cli-column-max = max

## Tournaments

cli-arena-title = { $game }, { $seats } seats, { $format }
cli-arena-against = Points against each other
cli-arena-ladder = Ladder from the top: { $bots }
cli-arena-together = All win or lose together: each bot played the same deals with its like.
cli-arena-total =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $played } of them now, in { $seconds } s. Seed { $seed }.
cli-arena-finishing = Finishing the games that are being played. Ctrl-C again drops them.
cli-arena-stopped = Stopped. What was played is kept: the same command goes on from here.
cli-column-rating = rating
cli-column-games = games

## Tables by scenario and by class

cli-cases-title = Gloomhaven: how hard the scenarios are for bots
cli-cases-scenarios = Scenarios
cli-cases-classes = Classes
cli-cases-scenario = Scenario { $number }
cli-cases-scenarios-told =
    Four { $level } heroes of level { $heroes } (Brute, Spellweaver, Scoundrel, Tinkerer) against monsters of the recommended level; { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of each scenario, seed { $seed }. Rounds are the mean of all games; exhausted heroes are counted at the end of each game.
cli-cases-classes-told =
    { $parties ->
        [one] { $parties } party
       *[other] { $parties } parties
    } of four different classes drawn at random, { $level }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of each party in scenario 1 at level 1 and in scenario 14 at level 5, seed { $seed }. A game counts for each of its four classes.
cli-cases-total = Mean of all scenarios: { $rate }.
cli-cases-column-scenario = scenario
cli-cases-column-class = class
cli-cases-column-games = games
cli-cases-column-won = won
cli-cases-column-sure = 95% sure
cli-cases-column-rounds = rounds
cli-cases-column-exhausted = exhausted heroes

## Reports on balance

cli-balance-saved = Report: { $page }. Every game: { $results }.
cli-balance-title = { $game }: balance
cli-balance-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats } seats. Bots: { $bots }. Version { $version } of the rules, seed { $seed }.
cli-balance-glance = At a glance
cli-balance-games = Games
cli-balance-won = Won
cli-balance-decided = With a winner
cli-balance-shared = Shared victories
cli-balance-seat-gap = From best to worst seat
cli-balance-median-length = Decisions, median
cli-balance-median-lead = Lead, median
cli-balance-stands-out = What stands out
cli-balance-stands-out-told = Win rates that differ from the usual one by more than chance explains, with so many compared at once.
cli-balance-nothing-stands-out = Nothing.
cli-balance-outstanding = { $name } wins { $rate } ({ $low } – { $high }); usual is { $usual }.
cli-balance-more-stand-out =
    { $number ->
        [one] { $number } more is marked below.
       *[other] { $number } more are marked below.
    }
cli-balance-seat = Seat { $number }
cli-balance-seats = Seats
cli-balance-seats-told = How often each seat wins, whoever sits there. A shared victory counts in parts.
cli-balance-bots = Bots
cli-balance-bots-told = How often a seat wins, by the bot that plays it.
cli-balance-options-told = The same deals, played with each value of the option.
cli-balance-rate = Win rate
cli-balance-rate-by-seat = Win rate by seat
cli-balance-sure = 95% sure
cli-balance-rows = Seats played
cli-balance-usual = Usual: { $rate }
cli-balance-how-they-went = How the games went
cli-balance-length = Decisions
cli-balance-length-title = Length
cli-balance-length-told = How many decisions a game takes, all players together; and turns, where the game has them.
cli-balance-lead = Lead
cli-balance-lead-told = How close it was: by how many points the winner was ahead of the best loser. It can be negative where points alone don’t decide.
cli-balance-axis-decisions = Decisions in a game
cli-balance-axis-turns = Turns in a game
cli-balance-axis-lead = Points ahead
cli-balance-share = Share of the games
cli-balance-measure = Games
cli-balance-mean = Mean
cli-balance-lowest = Lowest
cli-balance-tenth = 10% are at most
cli-balance-quarter = 25% are at most
cli-balance-half = 50% are at most
cli-balance-three-quarters = 75% are at most
cli-balance-nine-tenths = 90% are at most
cli-balance-highest = Highest
cli-balance-deeds = What winners did
cli-balance-deeds-told = What winners and the others had and did, on average. The plot shows the difference in standard deviations, so that all of it can be compared.
cli-balance-deeds-told-together = What players of tables that won and of tables that lost had and did, on average. The plot shows the difference in standard deviations, so that all of it can be compared.
cli-balance-deed = Deed
cli-balance-score = points
cli-balance-winners = Winners
cli-balance-others = Others
cli-balance-difference = Difference, 95% sure
cli-balance-effect = Difference in standard deviations
cli-balance-means = Means over all seats
cli-balance-plot-rates = { $what }: win rates with their intervals; the table has the numbers
cli-balance-plot-groups = { $what }: win rates of each group; the table has the numbers
cli-balance-plot-spread = { $what }: how often each number came up; the table has the numbers
cli-balance-plot-deeds = Differences between winners and the others; the table has the numbers
cli-balance-reading = How to read this
cli-balance-read-bots = All of this is about bots. Better bots, and people, may find other things strong: compare reports with different bots. Where different bots play together, what they had tells about them as well.
cli-balance-read-intervals = The true win rate lies in the interval in 95 of 100 such reports. Games that share a deal are counted together, since they share its luck.
cli-balance-read-few = What came up at fewer than { $number } seats is in the tables only.
cli-balance-read-arrows = ▲ and ▼ mark what differs from the usual rate of its section even when it is taken into account how many lines there are.
cli-balance-read-causes = Who wins has more of most things. A high rate does not prove that something wins games: compare it with others of its kind.
cli-balance-again = The same again:

## Dead Man's Draw on its board

cli-dmd-draw-pile = draw
cli-dmd-discard-pile = discard
cli-dmd-empty-bank = the bank is empty
cli-dmd-safe = safe
cli-dmd-bust = bust
cli-dmd-owed = { $number } more
cli-dmd-suits = What the suits do
cli-dmd-losses = What cost you most

## Dungeon Raiders on its board

cli-dr-dark = dark
cli-dr-treasure = Treasure
cli-dr-strength = strength { $number }
cli-dr-invincible = undefeatable
cli-dr-stone = stone for
cli-dr-lowest = lowest
cli-dr-highest = highest
cli-dr-second = second
cli-dr-most-coins = most coins
cli-dr-fewest-wounds = fewest wounds
cli-dr-danger = in danger
cli-dr-hand = { $number } in hand
cli-dr-pile =
    { $number ->
        [0] the boss waits at the end
        [one] { $number } room below
       *[other] { $number } rooms below
    }
cli-dr-laid = Cards here:
cli-dr-secret = face down
cli-dr-kinds = What the rooms do
cli-dr-losses = What cost you most

## Bloodborne on its board

cli-bb-round = Round { $number }
cli-bb-deck = Chalice Dungeon: { $number }
cli-bb-no-monster = The next monster comes at the end of the round.
cli-bb-picked = your pick
cli-bb-collected = { $number } collected
cli-bb-banked = { $number } banked
cli-bb-hand = hand { $number }
cli-bb-used = used { $number }
cli-bb-cards = What the cards do
cli-bb-losses = What your deaths cost you

## Gloomhaven on its board

cli-gh-card = Top: { $top } Bottom: { $bottom }
cli-gh-level = Level { $level }: { $gold } gold for a money token, traps deal { $trap } damage, hazards { $hazard }, success brings { $xp } experience.
cli-gh-initiative = Initiative { $number }.
cli-gh-goal = Battle goal
cli-gh-xp = { $number } xp
cli-gh-move = Move { $number }
cli-gh-attack = Attack { $number }
cli-gh-range = Range { $number }
cli-gh-retaliate = Retaliate { $number }
cli-gh-shield = Shield { $number }
cli-gh-points =
    { $number ->
        [one] One hex left.
       *[other] { $number } hexes left.
    }
cli-gh-sign-hp = hit points
cli-gh-sign-shield = Shield
cli-gh-sign-cards = cards in hand, discarded, lost
cli-gh-sign-acting = acts now
cli-gh-sign-acted = has acted
cli-gh-sign-strong = strong element
cli-gh-sign-waning = waning element
cli-gh-fatal = No hit points would be left.
cli-gh-flying = Flying
cli-gh-advantage = advantage
cli-gh-disadvantage = disadvantage

# taverna analyse
cli-analysis-thinking = Thinking about every step
cli-analysis-stopped = Stopped: nothing is analysed by halves.
cli-analysis-empty = This record has no steps.
cli-analysis-no-turns = No step clearly changed anybody’s chances.
cli-analysis-no-costs = No choice was clearly worse than what the strong bot would have done.
cli-analysis-course = Who stood how
cli-analysis-course-help = Chances of victory along the game, from what was known at the table.
cli-analysis-turns = Where it turned
cli-analysis-turns-help = The steps that clearly changed the chances most, by choice or by luck. Chances in the order of the seats.
cli-analysis-costs = What a choice cost
cli-analysis-costs-help = How far the choice lowered the chance to win, where that is beyond doubt.
cli-analysis-together = all at once
cli-analysis-party = the party
cli-analysis-column-player = player
cli-analysis-column-along = along the game
cli-analysis-column-start = start
cli-analysis-column-end = end
cli-analysis-column-step = step
cli-analysis-column-choice = choice
cli-analysis-column-before = before
cli-analysis-column-after = after
cli-analysis-column-better = the strong bot
cli-analysis-column-cost = cost

cli-admin-restored = The store is the backup { $path } now.
cli-admin-before = What was there before is { $path }.
cli-admin-verified = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }: { $problems ->
    [0] all whole.
    [one] one is not whole.
   *[other] { $problems } are not whole.
 }
cli-admin-imported = { $number ->
    [one] One row
   *[other] { $number } rows
 } read.
cli-admin-done = Done. A running server follows within seconds.
cli-admin-sure = Everything that names this person will be deleted. Go ahead?
cli-error-no-account = “{ $name }” is a guest: there is no account to open.
cli-error-no-person = There is nobody with the id “{ $name }”; `taverna admin people` lists ids.
cli-error-no-table = There is no table { $name }.
cli-error-newer-database = A newer Taverna has used this database (its form is { $found }; this version knows { $known } at most). Start the newer one, or go back to a backup from before.
cli-error-damaged-database = The database { $path } is damaged ({ $problem }). Put a backup in its place with “taverna admin restore FILE”.
cli-error-bad-file = { $path }: { $problem }
cli-error-store-not-empty = The store has rows already: only an empty one takes an import.
## Campaigns

cli-campaign-playing = Scenarios
cli-campaign-kept = Stopped. What was played is kept in { $path }; the same command goes on from it.
cli-campaign-lines = Scenarios in the order played
cli-campaign-number = #
cli-campaign-scenario = scenario
cli-campaign-try = try
cli-campaign-won = won
cli-campaign-level = level
cli-campaign-rounds = rounds
cli-campaign-heroes = heroes
cli-campaign-prosperity = prosperity
cli-campaign-campaigns = Campaigns ({ $id })
cli-campaign-campaign = #
cli-campaign-ended = ended
cli-campaign-ended-all-completed = nothing left to play
cli-campaign-ended-given-up = the rest was given up
cli-campaign-ended-enough = as many as asked for
cli-campaign-played = played
cli-campaign-completed = completed
cli-campaign-retired = retired
cli-campaign-donations = donations
cli-campaign-reputation = reputation
cli-campaign-classes = Scenarios until a class opens
cli-campaign-campaigns-open = open in
cli-campaign-class = class
cli-campaign-earliest = earliest
cli-campaign-mean = mean
cli-campaign-latest = latest
cli-campaign-total = { $scenarios } scenarios in { $seconds } s, seed { $seed }. A scenario is given up after { $tries } defeats.
cli-error-bad-until = --until is all-completed or a number of scenarios, not “{ $value }”.
cli-campaign-gold = { $number } gold
cli-campaign-founded = The campaign is kept in { $path }. Go on with: taverna campaign play { $path }
cli-campaign-kept-at = The campaign is kept in { $path }.
cli-campaign-copied = { $to } holds the campaign of { $source }, with { $chapters } scenarios played.
cli-campaign-shown = Prosperity { $level }, donations { $donations }, scenarios played { $chapters }.
cli-campaign-player = player
cli-campaign-hero = hero
cli-campaign-wealth = gold
cli-campaign-xp = experience
cli-campaign-standing = now
cli-campaign-standing-playing = plays
cli-campaign-standing-set-aside = set aside
cli-campaign-standing-retired = retired
cli-campaign-standing-dead = dead
cli-campaign-party = { $name }, reputation { $reputation }
cli-campaign-state-completed = completed
cli-campaign-state-open = open
cli-campaign-state-closed = not now
cli-campaign-place-city = Gloomhaven
cli-campaign-place-hero = Hero
cli-campaign-place-creation = New hero
cli-campaign-place-shop = Shop
cli-campaign-place-enhancer = Enhancements
cli-campaign-place-map = Map
cli-campaign-place-event = Event
cli-campaign-place-settlement = To be settled
cli-campaign-ask-city = What now?
cli-campaign-ask-hero = What does the hero do?
cli-campaign-ask-creation = Who comes along?
cli-campaign-ask-shop = Buy or sell?
cli-campaign-ask-enhancer = Which place on which card?
cli-campaign-ask-map = Where to?
cli-campaign-ask-event = What do you do?
cli-campaign-ask-settlement = What do you decide?
cli-campaign-back = Back
cli-campaign-at = Where: { $place }
cli-campaign-in-scenario = in scenario { $scenario }
cli-campaign-on-the-way = on the way to { $scenario }
cli-campaign-city-line = Prosperity { $level }, reputation { $reputation } (prices { $price }), donations { $donations }
cli-campaign-progress = Scenarios: { $completed } completed, { $unlocked } on the map
cli-campaign-achievements = Party achievements: { $names }
cli-campaign-hero-line =
    { $hero }, { $player }: { $xp } experience, { $gold } gold, { $checks ->
        [one] { $checks } checkmark
       *[other] { $checks } checkmarks
    }, { $items ->
        [one] { $items } item
       *[other] { $items } items
    }
cli-campaign-next-level = Next level at { $xp } experience
cli-campaign-quest = Personal quest: { $quest }
cli-campaign-no-quest = none
cli-campaign-items = Items
cli-campaign-cards = Cards gained
cli-campaign-start = Next scenario: { $bless } blessings, { $curse } curses, { $minus } cards of -1, { $damage } damage, { $discards } cards discarded
cli-campaign-map-signs = ▸ open   ✔ completed   ✖ blocked   · not now
cli-campaign-go-on = Go on with the scenario
cli-campaign-give-up = Give the scenario up: nothing of it counts
cli-campaign-open-matter = Something waits for a decision
cli-campaign-new-hero = A new hero for { $name }
cli-campaign-creation = { $name } draws two personal quests, then chooses a class and one of them.
cli-campaign-curtain = I am alone at the screen
cli-campaign-map = Map and scenarios
cli-campaign-book = What happened
cli-campaign-shop = Shop
cli-campaign-enhancer = Enhance a card
cli-campaign-sell = Sell { $item }
cli-campaign-take-back = Take back: { $item }
cli-campaign-was-bought = It was bought for { $gold } gold.
cli-campaign-was-sold = It was sold for { $gold } gold.
cli-campaign-play = Play { $scenario }
cli-campaign-casual = Play { $scenario } again, in casual mode
cli-campaign-travel = Set out for { $scenario }
cli-campaign-place-preparation = Before the scenario
cli-campaign-place-party = Party
cli-campaign-place-riddle = The riddle
cli-campaign-ask-preparation = How do you play it?
cli-campaign-ask-party = Who comes along?
cli-campaign-ask-riddle = Which bowl comes next?
cli-campaign-company = The party
cli-campaign-another-hero = Another hero for { $name }
cli-campaign-which-level = At which level?
cli-campaign-at-level = Level { $level }
cli-campaign-which-name = What is the hero called?
cli-campaign-begin = Begin
cli-campaign-scenario-level = Scenario level { $level }
cli-campaign-set-aside = { $hero } stays behind
cli-campaign-bring-back = { $hero } comes back
cli-campaign-lead = Go on with { $party }
cli-campaign-found-party = Found another party
cli-campaign-new-party = Party { $number }
cli-campaign-which-party = What is the party called?
cli-campaign-change-party = { $hero } changes to this party
cli-campaign-party-may = { $heroes }; may play { $scenarios }
cli-campaign-hero-standing = { $hero }, { $player }: { $standing }
cli-campaign-open-at-will = Open the envelope that is opened when you think you deserve it
cli-campaign-riddle = The riddle of the six bowls
cli-campaign-sticker = { $card }, { $side ->
        [top] top half
       *[bottom] bottom half
    }, { $line }, place { $number }: { $sticker }
cli-campaign-sticker-jump = Jump
cli-campaign-sticker-hex = one more hex
cli-campaign-sticker-any-element = any element
cli-campaign-line-main = main line
cli-campaign-line-range = range
cli-campaign-line-targets = targets
cli-campaign-line-push = push
cli-campaign-line-pull = pull
cli-campaign-line-pierce = pierce
cli-campaign-line-hex = area
cli-campaign-line-hp = the summon's hit points
cli-campaign-line-move = the summon's move
cli-campaign-line-attack = the summon's attack
cli-campaign-do-draw = Draw two personal quests
cli-campaign-do-level-up = Gain level { $level }
cli-campaign-do-rise = Rise to the prosperity level
cli-campaign-do-donate = Donate 10 gold to the sanctuary
cli-campaign-do-retire = Retire
cli-campaign-do-return = Return to Gloomhaven
cli-campaign-do-city-event = Meet the event of this visit
cli-campaign-due-card = a card to choose
cli-campaign-due-perk = a perk to choose
cli-campaign-due-level-up = a new level
cli-campaign-due-rise = may rise
cli-campaign-due-retire = retires
cli-campaign-settle-location = Which of these becomes a new location?
cli-campaign-settle-item = Who gets { $item }?
cli-campaign-settle-gold = Who gets how much of { $number } gold?
cli-campaign-settle-pay = Who pays how much of { $number } gold?
cli-campaign-settle-pay-item = Who gives what is asked for?
cli-campaign-settle-discards = Who starts with { $number } cards discarded?
cli-campaign-settle-minus-ones = Who starts with { $number } cards of -1?
cli-campaign-settle-consume = Which small item is used up?
cli-campaign-settle-consume-any = Whose small item is used up?
cli-campaign-settle-one-of = Which of these happens?
cli-campaign-quest-crypts = in crypts
cli-campaign-quest-in = in { $region }
cli-campaign-region-gloomhaven = Gloomhaven
cli-campaign-region-dagger-forest = the Dagger Forest
cli-campaign-region-lingering-swamp = the Lingering Swamp
cli-campaign-region-watcher-mountains = the Watcher Mountains
cli-campaign-region-copperneck-mountains = the Copperneck Mountains
cli-campaign-region-misty-sea = the Misty Sea
cli-campaign-quest-kill = { $item ->
        [none] kill { $n } of { $of }
       *[other] with { $item }, kill { $n } of { $of }
    }
cli-campaign-quest-complete = { $low ->
        [1] complete { $n } scenarios { $where }
       *[other] complete { $n } scenarios from number { $low } on
    }
cli-campaign-quest-chain = then scenarios { $through }
cli-campaign-quest-gold = own { $n } gold
cli-campaign-quest-witness = see others exhausted { $n } times
cli-campaign-quest-types = kill { $n } different types of monsters
cli-campaign-quest-checks = earn { $n } checkmarks from battle goals
cli-campaign-quest-elites = kill { $n } elite monsters
cli-campaign-quest-donate = donate { $n } gold
cli-campaign-quest-exhausted = be exhausted { $n } times
cli-campaign-quest-bosses = complete { $n } scenarios with a boss
cli-campaign-quest-enhance = enhance { $n } cards
cli-campaign-quest-others = see { $n } others of the party retire
cli-campaign-quest-slots = own { $n } items: { $of }
cli-campaign-quest-item = own { $item }
cli-error-campaign-exists = “{ $path }” is there already. Choose another file, or move it away.
cli-error-party-size = { $low } to { $high } heroes play together, not { $number }.
cli-error-other-campaign = This is no campaign of Gloomhaven that somebody plays.
