# What only the pages of a campaign say.

map = Map
city = City
party = Party
log = Chronicle
places = Places of the campaign
campaigns = Campaigns
campaigns-why = Months at one table: Gloomhaven from scenario to scenario, with friends, bots, or alone.
found = Found a campaign
found-name = Name of the party
found-name-usual = The Lantern Company
found-bots = Bots that come along
import = Import a file
import-who = Who of these are you?
export = Export
archive = Archive
unarchive = Take out of the archive
archived = Archived
invite = Invite
invite-link = Anyone with this link can take part:
copied = Link copied.
leave = Leave the campaign
leave-sure = Your heroes stay behind. The link lets you come back.
join = Take part
join-title = You are invited to “{ $name }”
join-people = There already: { $people }
join-as = Come back as { $name }
running = { $scenario } is being played.
go-table = To the table
give-up = Give it up
give-up-sure = Nothing of it counts, and it can be begun again.
shop = Shop
sanctuary = Sanctuary
enhancer = Enhancer
city-event = City event
road = The road
door-items = { $number ->
        [one] { $number } item
       *[other] { $number } items
    }
door-event = one waits
door-no-event = none in this visit
door-donate = { $number ->
        [0] nobody may donate now
        [one] one may donate
       *[other] { $number } may donate
    }
door-shut = closed
door-heroes = { $number ->
        [one] { $number } hero
       *[other] { $number } heroes
    }
prosperity = Prosperity { $level }
prosperity-next = { $marks } marks, level { $next } at { $at }
reputation = Reputation { $value }
prices = { $way ->
        [even] prices as printed
        [less] each item costs { $by } gold less
       *[more] each item costs { $by } gold more
    }
donations = Donations { $gold }
who-can = What each hero can still do
you = you
bot = bot
nobody = nobody now
gold = { $gold } gold
blessed = blessed
donate = Donate { $gold }
level-up = Level { $level }
level-choose = choose a card
perk-choose = choose a perk
to-go = level { $level }, { $xp } experience to go
level-last = level { $level }, the highest
rise = Rise to level { $level }
retire = Retire
retire-why = The personal quest is fulfilled: this hero retires.
leave-road = Leave for the road
not-yet = Not yet: { $why }
return = Return to Gloomhaven
return-why = The city lies behind you: there you trade, level up and retire.
way-on = or go on from the map
on-way = On the way to { $scenario }.
new-hero = A new hero
new-hero-why = Draw two personal quests, keep one of them, and choose a class.
draw = Draw two quests
quest-keep = Keep this quest
hero-name = Name of the hero
class = Class
create = Enter the city
quest = Personal quest
quest-hidden = Only its player knows the quest.
experience = Experience { $xp }
experience-next = next level at { $at }
checks = { $number ->
        [one] { $number } checkmark
       *[other] { $number } checkmarks
    }
items = Items
no-items = Nothing yet.
perks = Perks
perk-take = Take
perks-due = { $number ->
        [one] One perk to choose
       *[other] { $number } perks to choose
    }
cards = Cards
cards-due = Level { $level }: choose one card
card-take = Take { $card }
next-start = Next scenario: { $bless } blessings, { $curse } curses, { $damage } damage
set-aside = Set aside
wealth = My gold
wears = You own { $item }
sell = Sell for { $gold }
buy = Buy for { $gold }
left = { $number ->
        [one] { $number } left
       *[other] { $number } left
    }
why-owned-already = owned already
why-not-in-stock = none left
why-too-little-gold = { $gold } gold short
shop-shut = The shop is in Gloomhaven: be there with the party, with nothing left to decide.
use-passive = always
use-spent = spent, comes back
use-consumed = once a scenario
enhancer-shut = The enhancer opens with an achievement that your party has yet to earn.
enhance-top = top
enhance-bottom = bottom
achievements = Achievements
no-achievements = None yet.
world-achievements = Of the world
members = Members
comes-along = Comes along
stays = Stays behind
bot-add = Add a bot
notes = Notes
save = Save
event-back = What came of it
event-go-on = Continue
settle-location = Which of these becomes a new place on the map?
settle-item = Who gets { $item }?
settle-gold = Who gets how much of { $number } gold?
settle-pay = Who pays how much of { $number } gold?
settle-pay-item = Who gives what is asked for?
settle-discards = Who starts with { $number } cards discarded?
settle-minus-ones = Who starts with { $number } cards of -1?
settle-consume = Which small item is used up?
settle-consume-any = Whose small item is used up?
settle-one-of = Which of these happens?
state-open = open
state-done = done
state-locked = not now
state-blocked = blocked for good
scenario = Scenario { $number }
map-help = The map of the world. Choose a place.
no-requirement = open: nothing hinders you
requirement = An achievement is missing.
road-first = road event first
no-road = no road event
sealed = Reward and what it opens: sealed until you win
goes = The party
led-by-bot = led by a bot
set-out = Set out
play = Play
casual = Play again, casually
difficulty = Difficulty
won = Won: { $scenario }
lost = Lost: { $scenario }
settle-xp = Experience
settle-coins = Gold
settle-checks = Battle goal
exhausted = exhausted
world-changed = What changed in the world
log-earlier = Earlier
line-dropped = given up
quest-crypts = in crypts
quest-in = in { $region }
quest-complete = { $low ->
        [1] complete { $n } scenarios { $where }
       *[other] complete { $n } scenarios from number { $low } on
    }
quest-chain = then scenarios { $through }
region-gloomhaven = Gloomhaven
region-dagger-forest = the Dagger Forest
region-lingering-swamp = the Lingering Swamp
region-watcher-mountains = the Watcher Mountains
region-copperneck-mountains = the Copperneck Mountains
region-misty-sea = the Misty Sea
quest-kill = { $item ->
        [none] kill { $n } of { $of }
       *[other] with { $item }, kill { $n } of { $of }
    }
quest-gold = own { $n } gold
quest-witness = see others exhausted { $n } times
quest-types = kill { $n } different types of monsters
quest-checks = earn { $n } checkmarks from battle goals
quest-elites = kill { $n } elite monsters
quest-donate = donate { $n } gold
quest-exhausted = be exhausted { $n } times
quest-bosses = complete { $n } scenarios with a boss
quest-enhance = enhance { $n } cards
quest-others = see { $n } others of the party retire
quest-slots = own { $n } items: { $of }
quest-item = own { $item }

# The shop
owns = { $hero } owns
owned-by = owned by { $heroes }
shelf-empty = Nothing of this kind is for sale yet.
visit = This visit
visit-bought = bought { $item }
visit-sold = sold { $item }
visit-nothing = Nothing bought or sold yet.
visit-sum = { $before } → { $after } gold
visit-until = All of it can be taken back until the city event, or until you leave.
bought = Bought
sold = Sold
undo = tap to undo
undo-all = Undo all of it
back-street = Back to the street

# A hero
level = level
hp-title = hit points
hand = cards in hand
led-by = led by { $player }
checks-why = three give a perk
items-small = small items in a scenario: { $number }
slot-free = free
boxes = { $marked } of { $boxes } marked
deck = Modifier deck
deck-now = as it draws now
deck-change = before and after this perk
card-stays = it stays in the pool for good
card-earlier = or an earlier one
card-choose = Choose a card
pool = Card pool
pool-enhanced = gold edge: enhanced
history = History
history-none = No scenario yet.
history-lost = lost

# The enhancer
dots = Dots
dot-main = main line, dot
dot-hex = hex
dot-value = { $value }, dot
stickers = What may go there
sticker-plus = +1
sticker-hex = one more hex
sticker-jump = Jump
sticker-any-element = any element
enhance-preview = With { $sticker }, as it would be
enhance-pay = Add { $sticker } for { $gold }
enhance-stays = It stays on this card for every later hero of the class.

sealed-things = Sealed things
sealed-none = Everything is still sealed.
at-will = Open the envelope for those who deserve it
at-will-sure = It says: open it when you think you deserve it. It stays open for the whole campaign.
at-will-later = Not yet
riddle = The riddle of the six bowls
riddle-row = The row so far
riddle-empty = Choose the bowl that stands first on the left.
riddle-try = Set them in this order
riddle-back = Take the last one back
riddle-tried = The party has tried in this visit; the next visit brings another try.
riddle-city = The bowls stand in Gloomhaven: try it there, with nothing left to decide.

# Events and moments
event-decide = You lead: what you choose happens.
event-vote = Say what you would do; { $leader } leads and decides.
event-votes = For this: { $people }
event-who = Who paid, who gained
gain-gold = { $by } gold
gain-xp = { $by } experience
gain-checks = { $by } checkmarks
gain-items = { $by } items
kind-pay = a price
kind-xp = experience
kind-gold = gold
kind-shared-gold = gold to share
kind-reputation = reputation
kind-prosperity = prosperity
kind-checks = checkmarks
kind-item = an item
kind-design = an item for the shop
kind-random-design = an item for the shop
kind-global = an achievement of the world
kind-party = an achievement of the party
kind-scenario = a new place
kind-event = another event, later
kind-start = the start of the next scenario
kind-one-starts = one starts the next scenario otherwise
kind-consume = a small item is used up
kind-consume-each = everybody uses up a small item
moment-retired = { $hero } retires
moment-retired-why = { $class }, level { $level }: the quest of a life is fulfilled, and Gloomhaven prospers by it.
moment-next = Your next hero starts with one perk more for each who has retired in its line.
moment-class = The { $class } has come to Gloomhaven
moment-class-why = From now on anybody may play this class.
house-rules = House rules

# Where our box is now
box = Where our box is now
box-why = You play on cardboard, or did so far: enter what stands on your sheets and your map, and go on here.
box-reputation = Reputation of the party
box-prosperity = Prosperity marks
box-donations = Gold donated
box-scenarios = Scenarios
box-scenarios-why = press once: done; twice: open on the map. What a scenario opens goes without saying.
box-classes = Classes you have unlocked
box-classes-why = by the symbol on their box
box-spoiler = left empty: what your scenarios brought; shows all names
box-looted = Treasures taken, by number
box-designs = Item designs found, by number
box-heroes = Heroes
box-heroes-why = perks and cards of higher levels are chosen on each hero’s page afterwards
box-hero-add = Another hero
box-hero-remove = Remove { $hero }
box-player = Player
box-least = the least of the level
box-checks = Checkmarks
box-items = Items, by number
box-quest = Number of the personal quest
box-retired = Retired before it in its line
box-wrong = This can’t be: { $field }
box-found = Go on from here
symbol-sun = sun
symbol-three-spears = three spears
symbol-circles = circles
symbol-eclipse = eclipse
symbol-squidface = tentacled face
symbol-lightning = lightning
symbol-music-note = music note
symbol-angry-face = angry face
symbol-saw = saw
symbol-triangles = triangles
symbol-two-mini = two beasts
symbol-envelope-x = cross

# Played on cardboard
record = Played on cardboard? Enter what it came to
record-won = won
record-lost = lost
record-xp = Experience, bonus included
record-gold = Gold
record-treasures = Treasures, by number
record-enter = Settle it

# Parties, heroes from elsewhere, treasures
party-another = Another party in this world
party-found = Found it
hero-export = Take along
hero-import = Bring a hero from a file
missed = Treasures left behind: { $numbers }

# Turns of monsters on cardboard
monsters = Monsters
monsters-why = Your figures stand on cardboard: leave the monsters’ cards to us. Each round we draw one for every type, show what it does and who acts when.
monsters-scenario = Scenario on your table
monsters-of-level = Scenario level
monsters-recommended = { $level } (recommended)
monsters-begin = Lay it out
monsters-none = No scenario lies on this party’s table.
monsters-level = level { $level }
monsters-elements = Elements: touch one to turn it
monsters-types = Monsters on the table
monsters-initiatives = Initiatives of the heroes (99: long rest)
monsters-before = Tick who is on the table, then begin the first round.
monsters-round = Begin round { $number }
monsters-now = Round { $number }
monsters-shuffle = This deck is shuffled after the round.
monsters-away = Put it away
monsters-away-sure = Really put it away?

# The sheet of a place
need = { $achievement }
need-not = not: { $achievement }
need-or = or
first-room = { $scenario }: the first room
foes = Monsters of the first room
difficulty-level = { $difficulty }: level { $level }
coin-worth = { $gold } a coin
trap-does = { $damage } a trap
victory-xp = +{ $xp } if won
bots-make = What bots make of it
bots-who = four heroes of level 2
bots-won = won { $won } of { $games }
bots-rounds = { $low ->
        [1] 1 to { $high } rounds
       *[other] { $low } to { $high } rounds
    }
quest-serves = Your quest { $quest } ({ $progress }): this one counts.
rewards = What it brought

# After a scenario
home-level = Level { $level }
home-rounds = rounds
home-kills = enemies fell
home-earned = Earned in play
home-earned-by = cards, attacks, treasures
home-bonus = Scenario won
home-bonus-by = 4 + 2 × level
home-coins = Coins
home-coins-by = { $coins } × { $worth } gold
home-treasure = Treasure
home-next = level { $level } at { $at }
home-level-up = Level { $level } in the city
home-quest-secret = quest kept secret by { $player }
treasure = number { $number }
marks = { $number ->
        [one] 1 mark
       *[other] { $number } marks
    }
goal-least = { $reached }, at least { $least } needed
goal-most = { $reached }, at most { $most } allowed
goal-missed = missed
goal-lost = only if won
opens = { $scenario } opens
straight-on = Straight on to { $scenario }
straight-road = a road event first
straight-free = no city, no road event

# The list of campaigns
archive-list = Archive ({ $number })
won-of = { $played ->
        [0] not begun yet
       *[other] { $won } won, { $played } played
    }
stand-playing = a scenario is being played
stand-city = in Gloomhaven
stand-way = on the way to scenario { $number }
stand-after = after scenario { $number }
stand-out = on the road

# Statistics of a party
statistics = Statistics
stat-scenarios = Scenarios won
stat-lost = lost
stat-rounds = Rounds
stat-kills = Enemies
stat-xp = Experience
stat-gold = Gold
stat-goals = Goals met
stat-exhausted = Exhausted
stat-none = Nothing has been played yet.
stat-hero = Hero
