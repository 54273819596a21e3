# What only the board of Gloomhaven says.

board-hex = Hex { $hex }
board-move = Move { $number }
board-attack = Attack { $number }
board-range = Range { $number }
board-shield = Shield { $number }
board-retaliate = Retaliate { $number }
board-pierce = Pierce { $number }
board-targets = Target { $number }
board-flying = flying
board-flies = It flies.
board-immune = Immune to { $conditions }.
board-gold-worth = Each coin is worth { $number } gold after the scenario.
board-focus = It focuses on { $name }.
board-aim =
    { $shield ->
        [0] Attack { $value } before the card is drawn.
       *[other] Attack { $value }, shield { $shield }: { $number } before the card is drawn.
    }
board-advantage = with advantage
board-disadvantage = with disadvantage
board-attackers-disadvantage = attackers have disadvantage
board-retaliates = It retaliates: { $number } damage to you.
board-cost = { $number } of { $points } movement
board-danger =
    { $number ->
        [one] A trap or hazard on the way!
       *[other] { $number } traps or hazards on the way!
    }
board-final = Can’t be undone.
board-door-open = open
board-door-closed = closed: opens when a hero enters
board-door-locked = locked
board-sign = Sign { $label }
board-far =
    { $number ->
        [one] { $number } hex
       *[other] { $number } hexes
    } { $direction ->
        [east] to the east
        [north-east] to the north-east
        [north-west] to the north-west
        [west] to the west
        [south-west] to the south-west
       *[south-east] to the south-east
    }
board-card-title = { $title } · { $number }
board-top = Top: { $text }
board-bottom = Bottom: { $text }
board-level = Level { $level }
board-item-cost = Costs { $number } gold.
board-initiative = initiative { $number }
board-map-keys = Arrow keys walk over the hexes; full stop and comma go from one possible hex to the next; Enter chooses; Shift and Enter lead your way over a hex, Backspace takes one hex back, Escape the whole way; plus and minus zoom; slash or Page Down turns a pattern; question mark explains.
board-zoom-in = Nearer
board-zoom-out = Farther
board-fit = The whole map
board-numbers = Names of the hexes
board-default-attack = or Attack 2
board-default-move = or Move 2
board-leads = leads
board-deck = { $left } left, { $out } out
board-reshuffle = Shuffled at the end of the round
board-deck-left = Still in the deck
board-deck-out = Drawn so far
board-ready = ready
board-choose-lead = Choose the card that leads: its number is your initiative.
board-choose-second = Now the second card.
board-spread = Spread the hand over the map
board-spread-end = Back to the map
board-hidden =
    { $number ->
        [one] { $number } more card in hand
       *[other] { $number } more cards in hand
    }
board-no-card = No card yet this round.
board-no-monsters = No monsters in sight.
board-rank = Rank
board-rank-normal = Normal
board-rank-elite = Elite
board-rank-boss = Boss
board-hp = Hit points
board-move-word = Move
board-attack-word = Attack
board-range-word = Range
board-traits = Traits
board-cards = Hand { $hand } · discard { $discard } · lost { $lost } · active { $active }
board-tab-hand = Cards
board-tab-monsters = Monsters
board-tab-party = Party
board-depth = How closely to follow the monsters
board-depth-all = every reason
board-depth-short = in short
board-depth-off = no reasons
board-hurt = { $name } would suffer { $number } damage with { $hp } hit points left.
board-push = Push { $name }: { $number } left
board-pull = Pull { $name }: { $number } left
board-points = Movement left: { $number }
board-jump = jump
board-route-begin = Choose the way
board-route-how = Click the hexes of your way, or drag your figure. Movement: { $number }
board-route = Your way: { $number } of { $points } movement
board-route-go = Go
board-route-back = One hex back
board-route-clear = Clear the way
board-route-end = Cancel
board-too-far = That is too far.
board-turned = Way { $number } of { $all }
board-playing = What is being told
board-pause = Pause
board-resume = Continue
board-step = Next step
board-skip = Skip to the end
board-by-hand = Monsters wait for me after each step
board-pattern = Lay the pattern over your targets and click them in the order in which you attack them.
board-turn-pattern = Turn it
board-prepare = Preparations
board-touch-again = Touch again to go.
board-level-numbers = Traps { $trap } damage, hazards { $hazard }, { $gold } gold a coin, { $xp } experience for success.
board-elsewhere = Cards of others
board-places = Places and figures

sign-attack = Attack
sign-move = Move
sign-heal = Heal
sign-hp = Hit points
sign-range = Range
sign-loot = Loot
sign-xp = Experience
sign-round = This round
sign-shield = Shield
sign-retaliate = Retaliate
sign-push = Push
sign-pull = Pull
sign-pierce = Pierce
sign-targets = Target
sign-jump = Jump
sign-stays = Stays active
sign-lost = The card is lost
sign-summon = Summon
sign-use = Use
sign-made = Create
sign-wild = any element
sign-uses = Stays for so many uses

weigh-unused =
    { $number ->
        [one] { $number } action unused
       *[other] { $number } actions unused
    }
weigh-unused-ask =
    { $number ->
        [one] You could still take { $number } action this turn. Once the turn is over it can’t be taken back.
       *[other] You could still take { $number } actions this turn. Once the turn is over it can’t be taken back.
    }
weigh-nobody = Attack nobody
weigh-idle = does nothing now
weigh-idle-ask = This would do nothing now: nobody is in range, or there is nothing to gain.
weigh-ends = End turn
weigh-ends-ask = Then your turn is over.
weigh-summon = costs a summon
weigh-summon-ask = With this card its summon leaves the map.
ask-target-of = Whom do you attack? Target { $number } of { $all }
ask-damage-of = { $attacker } strikes { $name } for { $number }: suffer it, or lose cards?
board-watchful = Show what the monsters would do
board-foreseen-here = If you stop here
board-foreseen-round = This round
board-foreseen-undrawn = Over the cards they may still draw
board-foreseen-nobody = Nobody is struck.
board-foreseen-blind = Nobody knows what waits behind that door.
board-foreseen-damage = ≈{ $number } damage
board-foreseen-falls = falls in { $percent }%
board-lose-one = Lose one of these: { $number } stay in hand
weigh-leaves = leaves { $hp } of { $most } hit points
weigh-exhausted = { $name } would be exhausted
weigh-killed = { $name } would die
weigh-discards = leaves { $number } in the discard pile
board-hurt-by = { $attacker } strikes { $name }: { $number } damage, { $hp } → { $left }
board-tab-task = Goal
board-task-lose = You lose
board-task-rules = Special rules
board-task-numbers = This level

board-won = The scenario is won
board-lost = The scenario is lost
ending-no-cards = { $name } had no cards left for round { $round }.
ending-no-hp = { $name } fell in round { $round }: no hit points left.
board-xp = Experience
board-gold = Gold
board-checks = Checks for the battle goal

gallery-about = Each map shows its first room only, until you ask for more. Green rims: where you start. Brown: doors. ○ monsters, ◇ elite monsters. Black: obstacles, red: traps, orange: hazards, blue: difficult terrain. Gold: treasure.
gallery-playable-only = only those that can be played
gallery-all = show everything (spoilers)
gallery-picture = Map of { $title }: the first room
gallery-picture-whole = Map of { $title }, all rooms
gallery-show = Show all rooms
gallery-hide = First room only
gallery-play = Play
gallery-not-yet = Not yet playable. Still to come: { $gaps }.
gallery-gap-goal = its goal
gallery-gap-loss = the way it is lost
gallery-gap-boss = what its boss does
gallery-gap-figures = figures and things of its own
gallery-gap-rules = its special rules

setup-gallery = All scenarios as pictures
setup-party = The party
setup-alone = A hero alone
setup-alone-help = { $name } plays this scenario alone, from level 5 on.
setup-class = Class
setup-level = Level
setup-leader = Led by
setup-leader-me = me
setup-leader-other = someone at this screen
setup-leader-bot = a bot
setup-add = Add a hero
setup-remove = Remove { $name }
setup-monsters = You meet: { $monsters }.
setup-monster-level = Monsters are of level { $level }.
setup-locked = Show the locked classes
setup-locked-help = A campaign opens them one by one: their names give things away.
setup-later = You choose cards, items and perks at the table, or take what is recommended.
setup-play = Play now

cards-size = Size
cards-large = large
cards-tray = as in the tray
cards-small = small

command-title = Two cards for each of your heroes
command-rest = Rest, or choose your cards
command-reveal = Reveal
command-map = Map
command-cards = Cards
command-swap = swap lead
command-when = Who acts when
command-left = { $left } of { $all } left
command-long = heal 2, lose 1 of { $number } you choose
command-needs-two = needs two discards

## The character sheet before the first round

sheet-tab-hero = Hero
sheet-tab-gear = Gear
sheet-tab-cards = Cards
sheet-level = level
sheet-hp = hit points
sheet-hand = cards in hand
sheet-goals = Battle goal: keep one
sheet-carried = Carried
sheet-gold = { $left } of { $most } gold left
sheet-owned = What you own; take what fits.
sheet-slot-head = Head
sheet-slot-body = Body
sheet-slot-legs = Legs
sheet-slot-hand = Hand
sheet-slot-small = Small
sheet-free = { $slot }: free
sheet-put-away = Put away { $item }
sheet-wares = What is on offer ({ $number })
sheet-all = Show all
sheet-no-room = No room left: { $slot }
sheet-no-gold = { $number } gold short
sheet-perks = Perks
sheet-perks-left =
    { $left ->
        [0] All are marked.
        [one] { $left } perk to mark
       *[other] { $left } perks to mark
    }
sheet-perks-later = You get perks from level 2 on.
sheet-perks-fixed = Already marked
sheet-perk-box = { $perk }, box { $box } of { $boxes }
sheet-deck = Your modifier deck
sheet-deck-how = before and after perks and items
sheet-cards = Your hand
sheet-cards-chosen = { $chosen } of { $size } cards
sheet-card-full = Your hand is full: { $size } cards.
sheet-card-level = One card for each level gained.
sheet-short =
    { $number ->
        [one] One more card, please.
       *[other] { $number } more cards, please.
    }
sheet-recommended = All is filled in as a good player would. Change whatever you like.
sheet-own = Your own choice.
sheet-handed-in = This is handed in. Undo to change it.
sheet-reset = Back to the recommendation
sheet-start-recommended = Start as recommended
sheet-start = Start with this

## A turn in one line of the log

turn-line = { $name } { $clauses }.
turn-line-of = { $name }: { $clauses }.
turn-idle = { $name } does nothing that counts.
turn-moves = moves { $number }
turn-strikes = strikes { $name }: { $sum }
turn-strikes-by = { $by } strikes { $name }: { $sum }
turn-attacks = attacks { $name } with { $number }
turn-attacks-by = { $by } attacks { $name } with { $number }
turn-misses = misses { $name }
turn-misses-by = { $by } misses { $name }
turn-kills = { $name } dies
turn-heals = heals { $number }
turn-heals-by = { $name } heals { $number }
turn-loots =
    { $number ->
        [one] takes a coin
       *[other] takes { $number } coins
    }
turn-opens = opens a door
turn-summons = summons { $name }
turn-rests = { $name } rests
turn-exhausts = { $name } is exhausted
