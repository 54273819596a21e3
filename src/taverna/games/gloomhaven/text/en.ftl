# Gloomhaven in English. How arguments become words is told in taverna/i18n/words.py.

## Why a monster does what it does

why-plan-none = It makes no attack, so it plans as if for a melee attack on one target.
why-plan-melee =
    { $targets ->
        [one] It plans with a melee attack on one target.
       *[other] It plans with a melee attack on up to { $targets } targets.
    }
why-plan-ranged =
    { $targets ->
        [one] It plans with an attack of range { $reach } on one target.
       *[other] It plans with an attack of range { $reach } on up to { $targets } targets.
    }
why-plan-around =
    { $further ->
        [0] It plans with an area around its own hex, which is a melee attack.
        [1] It plans with an area around its own hex, which is a melee attack, and one further target beside it.
       *[other] It plans with an area around its own hex, which is a melee attack, and up to { $further } further targets beside it.
    }
why-plan-free =
    { $further ->
        [0] It plans with an area of which one hex must be within range { $reach }.
        [1] It plans with an area of which one hex must be within range { $reach }, and one further target beside it.
       *[other] It plans with an area of which one hex must be within range { $reach }, and up to { $further } further targets beside it.
    }
why-plan-all = It plans with an attack on all enemies within range { $reach }.
why-invisible =
    { $figuresCount ->
        [one] { $figures } is invisible and can’t be its focus.
       *[other] { $figures } are invisible and can’t be its focus.
    }
why-way = { $figures }: the best way costs { $cost } movement and enters { $negatives ->
        [0] no negative hex
        [one] { $negatives } negative hex
       *[other] { $negatives } negative hexes
    }; range { $range }.
why-no-way = { $figures }: no way leads to a hex from which it could attack.
why-only-focus = { $figures } is the only enemy it can get at: its focus.
why-fewest-negatives = Fewest negative hexes on the way ({ $number }): { $figures }.
why-least-cost = Of those, least movement ({ $number }): { $figures }.
why-nearest = Of those, least range ({ $number }): { $figures }.
why-earliest = Of those, earliest in initiative order: { $figures }.
why-focus-tied = Still tied: the players choose its focus among { $figures }.
why-if-focus = If its focus is { $figures }:
why-no-focus = It can’t get at any enemy: it has no focus.
why-does-nothing = Without a focus it neither moves nor attacks.
why-needs-negatives =
    { $number ->
        [one] The way to { $figures } needs { $number } negative hex: it enters no more than that.
       *[other] The way to { $figures } needs { $number } negative hexes: it enters no more than these.
    }
why-in-reach = With { $points } movement it can attack its focus from { $hexes }.
why-no-disadvantage = Without disadvantage against its focus: { $hexes }.
why-most-targets = Most targets ({ $number }): { $hexes }.
why-better-targets = For the targets that take least movement, and of these the better ones beside its focus: { $hexes }.
why-fewest-spoilt = Fewest other targets with disadvantage ({ $number }): { $hexes }.
why-least-movement = Least movement ({ $number }): { $hexes }.
why-destination =
    { $hexesCount ->
        [one] It moves to { $hexes }.
       *[other] The players choose among { $hexes }.
    }
why-stays = It stays at { $hexes }.
why-out-of-reach = With { $points } movement it can’t attack { $figures } this turn. The best hexes to attack from, of which it makes for one: { $hexes }.
why-if-destination = If it makes for { $hexes }:
why-approach = Where it can stop with least movement left to its destination ({ $remaining }): { $hexes }.
why-stays-away = No hex where it could stop is nearer: it stays.
why-choose-path = Equally good ways to { $hexes } enter different negative hexes: the players choose among { $number }.
why-has-no-attack = It makes no attack.
why-no-attack = From { $hexes } it can’t attack { $figures }, so it attacks nobody.
why-attacks = From { $hexes } it attacks { $figures }.
why-choose-targets = From { $hexes } { $number } sets of targets are equally good: the players choose.

## Classes

class-brute = Brute
class-tinkerer = Tinkerer
class-spellweaver = Spellweaver
class-scoundrel = Scoundrel
class-cragheart = Cragheart
class-mindthief = Mindthief
class-sun = Sunkeeper
class-three-spears = Quartermaster
class-circles = Summoner
class-eclipse = Nightshroud
class-squidface = Plagueherald
class-lightning = Berserker
class-music-note = Soothsinger
class-angry-face = Doomstalker
class-saw = Sawbones
class-triangles = Elementalist
class-two-mini = Beast Tyrant
class-envelope-x = Bladeswarm

## Monsters

monster-ancient-artillery = Ancient Artillery
monster-bandit-archer = Bandit Archer
monster-bandit-guard = Bandit Guard
monster-black-imp = Black Imp
monster-cave-bear = Cave Bear
monster-city-archer = City Archer
monster-city-guard = City Guard
monster-cultist = Cultist
monster-deep-terror = Deep Terror
monster-earth-demon = Earth Demon
monster-flame-demon = Flame Demon
monster-forest-imp = Forest Imp
monster-frost-demon = Frost Demon
monster-giant-viper = Giant Viper
monster-harrower-infester = Harrower Infester
monster-hound = Hound
monster-inox-archer = Inox Archer
monster-inox-guard = Inox Guard
monster-inox-shaman = Inox Shaman
monster-living-bones = Living Bones
monster-living-corpse = Living Corpse
monster-living-spirit = Living Spirit
monster-lurker = Lurker
monster-night-demon = Night Demon
monster-ooze = Ooze
monster-rending-drake = Rending Drake
monster-savvas-icestorm = Savvas Icestorm
monster-savvas-lavaflow = Savvas Lavaflow
monster-spitting-drake = Spitting Drake
monster-stone-golem = Stone Golem
monster-sun-demon = Sun Demon
monster-vermling-scout = Vermling Scout
monster-vermling-shaman = Vermling Shaman
monster-wind-demon = Wind Demon
monster-bandit-commander = Bandit Commander
monster-captain-of-the-guard = Captain of the Guard
monster-dark-rider = Dark Rider
monster-elder-drake = Elder Drake
monster-inox-bodyguard = Inox Bodyguard
monster-jekserah = Jekserah
monster-merciless-overseer = Merciless Overseer
monster-prime-demon = Prime Demon
monster-the-betrayer = The Betrayer
monster-the-colorless = The Colorless
monster-the-gloom = The Gloom
monster-the-sightless-eye = The Sightless Eye
monster-winged-horror = Winged Horror
monster-arcane-golem = Arcane Golem
monster-bloated-regent = Bloated Regent
monster-cave-bear-scenario-54 = Cave Bear
monster-cultist-scenario-78 = Cultist b
monster-cultist-scenario-89 = Cultist
monster-giant-ooze = Giant Ooze
monster-hungry-soul = Hungry Soul
monster-infiltrator = Infiltrator
monster-lurker-king = Lurker King
monster-prime-demon-scenario-36 = Prime Demon
monster-prime-lieutenant = Prime Lieutenant
monster-siege-cannon = Siege Cannon
monster-the-harvester = The Harvester

## Ranks of monsters

rank-normal = normal
rank-elite = elite
rank-boss = boss

## Summons

summon-decoy = Decoy
summon-battle-bot = Battle Bot
summon-kill-bot = Kill Bot
summon-mystic-ally = Mystic Ally
summon-burning-avatar = Burning Avatar
summon-rat-swarm = Rat Swarm
summon-monstrous-rat = Monstrous Rat
summon-rat-king = Rat King
summon-war-hawk = War Hawk
summon-battle-boar = Battle Boar
summon-vicious-jackal = Vicious Jackal
summon-giant-toad = Giant Toad
summon-spitting-cobra = Spitting Cobra
summon-iron-beast = Iron Beast
summon-thorn-shooter = Thorn Shooter
summon-shadow-wolf = Shadow Wolf
summon-lava-golem = Lava Golem
summon-bat-swarm = Bat Swarm
summon-living-bomb = Living Bomb
summon-slime-spirit = Slime Spirit
summon-rock-colossus = Rock Colossus
summon-healing-sprite = Healing Sprite
summon-nail-sphere = Nail Sphere
summon-void-eater = Void Eater
summon-black-unicorn = Black Unicorn
summon-doppelganger = Doppelganger
summon-mana-sphere = Mana Sphere
summon-bear = Bear
summon-green-adder = Green Adder
summon-tattered-wolf = Tattered Wolf
summon-red-falcon = Red Falcon
summon-swamp-alligator = Swamp Alligator
summon-monolith = Monolith
summon-wind-totem = Wind Totem
summon-spirit-banner = Spirit Banner
summon-creeping-beetles = Creeping Beetles
summon-angry-wasps = Angry Wasps
summon-steel-scarabs = Steel Scarabs
summon-soul-leeches = Soul Leeches
summon-bloat-maggot = Bloat Maggot
summon-lightning-moths = Lightning Moths
summon-rage-hornets = Rage Hornets
summon-rust-vermin = Rust Vermin
summon-jade-falcon = Jade Falcon
summon-warrior-spirit = Warrior Spirit
summon-skeleton = Skeleton
summon-steel-construct = Steel Construct

## Figures and objects of scenarios

npc-altar = Altar
npc-bonepile = Bone Pile
npc-captive = Captive Orchid
npc-boulder = Boulder
npc-column = Rock Column
npc-cord = Vocal Cord
npc-crystal = Crystal
npc-door = Barred Door
npc-egg = Egg
npc-fish = Fish
npc-gate = Gate
npc-grave = Grave
npc-hail = Hail
npc-orchid = Orchid
npc-pump = Water Pump
npc-redthorn = Redthorn
npc-rikharn = Rikharn
npc-totem = Totem
npc-tree = Tree
npc-victim = Victim
npc-villager = Villager
npc-wall = Breakable Wall
npc-zephyr = Zephyr

## Conditions

condition-poison = Poison
    .help = Attacks on the figure get +1. A heal removes the poison instead of restoring hit points.
condition-wound = Wound
    .help = The figure suffers 1 damage at the start of each of its turns, until it is healed.
condition-immobilize = Immobilize
    .help = The figure can’t perform Move abilities until the end of its next turn.
condition-disarm = Disarm
    .help = The figure can’t perform Attack abilities until the end of its next turn.
condition-stun = Stun
    .help = The figure can’t perform abilities or use items until the end of its next turn.
condition-muddle = Muddle
    .help = The figure has disadvantage on its attacks until the end of its next turn.
condition-curse = Curse
    .help = A null card goes into the figure’s modifier deck; when drawn it is taken out again.
condition-bless = Bless
    .help = A 2x card goes into the figure’s modifier deck; when drawn it is taken out again.
condition-strengthen = Strengthen
    .help = The figure has advantage on its attacks until the end of its next turn.
condition-invisible = Invisible
    .help = Enemies can’t focus on the figure or target it until the end of its next turn.

## Elements

element-fire = Fire
element-ice = Ice
element-air = Air
element-earth = Earth
element-light = Light
element-dark = Dark
element-wild = Any Element

## Where items are worn

slot-head = Head
slot-body = Body
slot-legs = Legs
slot-onehand = One Hand
slot-twohand = Two Hands
slot-small = Small Item

## Items

item-boots-of-striding = Boots of Striding
item-winged-shoes = Winged Shoes
item-hide-armor = Hide Armor
item-leather-armor = Leather Armor
item-cloak-of-invisibility = Cloak of Invisibility
item-eagle-eye-goggles = Eagle-Eye Goggles
item-iron-helmet = Iron Helmet
item-heater-shield = Heater Shield
item-piercing-bow = Piercing Bow
item-war-hammer = War Hammer
item-poison-dagger = Poison Dagger
item-minor-healing-potion = Minor Healing Potion
item-minor-stamina-potion = Minor Stamina Potion
item-minor-power-potion = Minor Power Potion
item-boots-of-speed = Boots of Speed
item-cloak-of-pockets = Cloak of Pockets
item-empowering-talisman = Empowering Talisman
item-battle-axe = Battle-Axe
item-weighted-net = Weighted Net
item-minor-mana-potion = Minor Mana Potion
item-stun-powder = Stun Powder
item-heavy-greaves = Heavy Greaves
item-chainmail = Chainmail
item-amulet-of-life = Amulet of Life
item-jagged-sword = Jagged Sword
item-long-spear = Long Spear
item-major-healing-potion = Major Healing Potion
item-moon-earring = Moon Earring
item-comfortable-shoes = Comfortable Shoes
item-studded-leather = Studded Leather
item-hawk-helm = Hawk Helm
item-tower-shield = Tower Shield
item-volatile-bomb = Volatile Bomb
item-major-stamina-potion = Major Stamina Potion
item-falcon-figurine = Falcon Figurine
item-boots-of-dashing = Boots of Dashing
item-robes-of-evocation = Robes of Evocation
item-heavy-basinet = Heavy Basinet
item-hooked-chain = Hooked Chain
item-versatile-dagger = Versatile Dagger
item-major-power-potion = Major Power Potion
item-ring-of-haste = Ring of Haste
item-boots-of-quickness = Boots of Quickness
item-splintmail = Splintmail
item-pendant-of-dark-pacts = Pendant of Dark Pacts
item-spiked-shield = Spiked Shield
item-reaping-scythe = Reaping Scythe
item-major-mana-potion = Major Mana Potion
item-sun-earring = Sun Earring
item-steel-sabatons = Steel Sabatons
item-shadow-armor = Shadow Armor
item-protective-charm = Protective Charm
item-black-knife = Black Knife
item-staff-of-eminence = Staff of Eminence
item-super-healing-potion = Super Healing Potion
item-ring-of-brutality = Ring of Brutality
item-serene-sandals = Serene Sandals
item-cloak-of-phasing = Cloak of Phasing
item-telescopic-lens = Telescopic Lens
item-unstable-explosives = Unstable Explosives
item-wall-shield = Wall Shield
item-doom-powder = Doom Powder
item-lucky-eye = Lucky Eye
item-boots-of-sprinting = Boots of Sprinting
item-platemail = Platemail
item-mask-of-terror = Mask of Terror
item-balanced-blade = Balanced Blade
item-halberd = Halberd
item-star-earring = Star Earring
item-second-chance-ring = Second Chance Ring
item-boots-of-levitation = Boots of Levitation
item-shoes-of-happiness = Shoes of Happiness
item-blinking-cape = Blinking Cape
item-swordedge-armor = Swordedge Armor
item-circlet-of-elements = Circlet of Elements
item-chain-hood = Chain Hood
item-frigid-blade = Frigid Blade
item-storm-blade = Storm Blade
item-inferno-blade = Inferno Blade
item-tremor-blade = Tremor Blade
item-brilliant-blade = Brilliant Blade
item-night-blade = Night Blade
item-wand-of-frost = Wand of Frost
item-wand-of-storms = Wand of Storms
item-wand-of-infernos = Wand of Infernos
item-wand-of-tremors = Wand of Tremors
item-wand-of-brilliance = Wand of Brilliance
item-wand-of-darkness = Wand of Darkness
item-minor-cure-potion = Minor Cure Potion
item-major-cure-potion = Major Cure Potion
item-steel-ring = Steel Ring
item-dampening-ring = Dampening Ring
item-scroll-of-power = Scroll of Power
item-scroll-of-healing = Scroll of Healing
item-scroll-of-stamina = Scroll of Stamina
item-rocket-boots = Rocket Boots
item-endurance-footwraps = Endurance Footwraps
item-drakescale-boots = Drakescale Boots
item-magma-waders = Magma Waders
item-robes-of-summoning = Robes of Summoning
item-second-skin = Second Skin
item-sacrificial-robes = Sacrificial Robes
item-drakescale-armor = Drakescale Armor
item-steam-armor = Steam Armor
item-flea-bitten-shawl = Flea-Bitten Shawl
item-necklace-of-teeth = Necklace of Teeth
item-horned-helm = Horned Helm
item-drakescale-helm = Drakescale Helm
item-thiefs-hood = Thief's Hood
item-helm-of-the-mountain = Helm of the Mountain
item-wave-crest = Wave Crest
item-ancient-drill = Ancient Drill
item-skullbane-axe = Skullbane Axe
item-staff-of-xorn = Staff of Xorn
item-mountain-hammer = Mountain Hammer
item-fueled-falchion = Fueled Falchion
item-bloody-axe = Bloody Axe
item-staff-of-elements = Staff of Elements
item-skull-of-hatred = Skull of Hatred
item-staff-of-summoning = Staff of Summoning
item-orb-of-dawn = Orb of Dawn
item-orb-of-twilight = Orb of Twilight
item-ring-of-skulls = Ring of Skulls
item-doomed-compass = Doomed Compass
item-curious-gear = Curious Gear
item-remote-spider = Remote Spider
item-giant-remote-spider = Giant Remote Spider
item-black-censer = Black Censer
item-black-card = Black Card
item-helix-ring = Helix Ring
item-heart-of-the-betrayer = Heart of the Betrayer
item-power-core = Power Core
item-resonant-crystal = Resonant Crystal
item-imposing-blade = Imposing Blade
item-focusing-ray = Focusing Ray
item-volatile-elixir = Volatile Elixir
item-silent-stiletto = Silent Stiletto
item-stone-charm = Stone Charm
item-psychic-knife = Psychic Knife
item-sun-shield = Sun Shield
item-utility-belt = Utility Belt
item-phasing-idol = Phasing Idol
item-smoke-elixir = Smoke Elixir
item-pendant-of-the-plague = Pendant of the Plague
item-mask-of-death = Mask of Death
item-masters-lute = Master's Lute
item-cloak-of-the-hunter = Cloak of the Hunter
item-doctors-coat = Doctor's Coat
item-elemental-boots = Elemental Boots
item-staff-of-command = Staff of Command
item-sword-of-the-sands = Sword of the Sands

## Scenarios

scenario-written = A map of your own
scenario-1 = Black Barrow
scenario-2 = Barrow Lair
scenario-3 = Inox Encampment
scenario-4 = Crypt of the Damned
scenario-5 = Ruinous Crypt
scenario-6 = Decaying Crypt
scenario-7 = Vibrant Grotto
scenario-8 = Gloomhaven Warehouse
scenario-9 = Diamond Mine
scenario-10 = Plane of Elemental Power
scenario-11 = Gloomhaven Square A
scenario-12 = Gloomhaven Square B
scenario-13 = Temple of the Seer
scenario-14 = Frozen Hollow
scenario-15 = Shrine of Strength
scenario-16 = Mountain Pass
scenario-17 = Lost Island
scenario-18 = Abandoned Sewers
scenario-19 = Forgotten Crypt
scenario-20 = Necromancer's Sanctum
scenario-21 = Infernal Throne
scenario-22 = Temple of the Elements
scenario-23 = Deep Ruins
scenario-24 = Echo Chamber
scenario-25 = Icecrag Ascent
scenario-26 = Ancient Cistern
scenario-27 = Ruinous Rift
scenario-28 = Outer Ritual Chamber
scenario-29 = Sanctuary of Gloom
scenario-30 = Shrine of the Depths
scenario-31 = Plane of Night
scenario-32 = Decrepit Wood
scenario-33 = Savvas Armory
scenario-34 = Scorched Summit
scenario-35 = Gloomhaven Battlements A
scenario-36 = Gloomhaven Battlements B
scenario-37 = Doom Trench
scenario-38 = Slave Pens
scenario-39 = Treacherous Divide
scenario-40 = Ancient Defense Network
scenario-41 = Timeworn Tomb
scenario-42 = Realm of the Voice
scenario-43 = Drake Nest
scenario-44 = Tribal Assault
scenario-45 = Rebel Swamp
scenario-46 = Nightmare Peak
scenario-47 = Lair of the Unseeing Eye
scenario-48 = Shadow Weald
scenario-49 = Rebel's Stand
scenario-50 = Ghost Fortress
scenario-51 = The Void
scenario-52 = Noxious Cellar
scenario-53 = Crypt Basement
scenario-54 = Palace of Ice
scenario-55 = Foggy Thicket
scenario-56 = Bandit's Wood
scenario-57 = Investigation
scenario-58 = Bloody Shack
scenario-59 = Forgotten Grove
scenario-60 = Alchemy Lab
scenario-61 = Fading Lighthouse
scenario-62 = Pit of Souls
scenario-63 = Magma Pit
scenario-64 = Underwater Lagoon
scenario-65 = Sulfur Mine
scenario-66 = Clockwork Cove
scenario-67 = Arcane Library
scenario-68 = Toxic Moor
scenario-69 = Well of the Unfortunate
scenario-70 = Chained Isle
scenario-71 = Windswept Highlands
scenario-72 = Oozing Grove
scenario-73 = Rockslide Ridge
scenario-74 = Merchant Ship
scenario-75 = Overgrown Graveyard
scenario-76 = Harrower Hive
scenario-77 = Vault of Secrets
scenario-78 = Sacrifice Pit
scenario-79 = Lost Temple
scenario-80 = Vigil Keep
scenario-81 = Temple of the Eclipse
scenario-82 = Burning Mountain
scenario-83 = Shadows Within
scenario-84 = Crystalline Cave
scenario-85 = Sun Temple
scenario-86 = Harried Village
scenario-87 = Corrupted Cove
scenario-88 = Plane of Water
scenario-89 = Syndicate Hideout
scenario-90 = Demonic Rift
scenario-91 = Wild Melee
scenario-92 = Back Alley Brawl
scenario-93 = Sunken Vessel
scenario-94 = Vermling Nest
scenario-95 = Payment Due

# Solo scenarios, one for each class

scenario-solo-brute = Return to the Black Barrow
scenario-solo-tinkerer = An Unfortunate Intrusion
scenario-solo-spellweaver = Corrupted Laboratory
scenario-solo-scoundrel = Armory Heist
scenario-solo-cragheart = Stone Defense
scenario-solo-mindthief = Rodent Liberation
scenario-solo-sun = Caravan Escort
scenario-solo-three-spears = Storage Fees
scenario-solo-circles = Plane of Wild Beasts
scenario-solo-eclipse = Harvesting the Night
scenario-solo-squidface = Plagued Crypt
scenario-solo-lightning = Unnatural Insults
scenario-solo-music-note = Battle of the Bards
scenario-solo-angry-face = Corrupted Hunt
scenario-solo-saw = Aftermath
scenario-solo-triangles = Elemental Secrets
scenario-solo-two-mini = The Caged Bear
scenario-solo-envelope-x = The Sands of Time

## Battle goals

goal-streamliner = Streamliner
    .help = Have at least five cards in hand and discard pile at the end. One checkmark.
goal-layabout = Layabout
    .help = Gain at most 7 experience in the scenario. Two checkmarks.
goal-workhorse = Workhorse
    .help = Gain at least 13 experience in the scenario. One checkmark.
goal-zealot = Zealot
    .help = Have at most three cards in hand and discard pile at the end. One checkmark.
goal-masochist = Masochist
    .help = Have at most 2 hit points at the end. One checkmark.
goal-fast-healer = Fast Healer
    .help = Have all your hit points at the end. One checkmark.
goal-neutralizer = Neutralizer
    .help = Make a trap spring or disarm one, in your turn or that of a summon of yours. One checkmark.
goal-plunderer = Plunderer
    .help = Loot a treasure. One checkmark.
goal-protector = Protector
    .help = No other character is exhausted. One checkmark.
goal-explorer = Explorer
    .help = Reveal a room by opening a door in your turn. One checkmark.
goal-hoarder = Hoarder
    .help = Loot at least five money tokens. One checkmark.
goal-indigent = Indigent
    .help = Loot no money and no treasure. Two checkmarks.
goal-pacifist = Pacifist
    .help = Kill at most three monsters. One checkmark.
goal-sadist = Sadist
    .help = Kill at least five monsters. One checkmark.
goal-hunter = Hunter
    .help = Kill an elite monster. One checkmark.
goal-professional = Professional
    .help = Use items at least as often as your level plus 2. One checkmark.
goal-aggressor = Aggressor
    .help = In every round there is a monster on the map when it begins. Two checkmarks.
goal-dynamo = Dynamo
    .help = Kill a monster with at least 4 more damage than needed. One checkmark.
goal-purist = Purist
    .help = Use no items. Two checkmarks.
goal-opener = Opener
    .help = Kill the first monster of the scenario. One checkmark.
goal-diehard = Diehard
    .help = Never fall below half of your hit points, rounded up. One checkmark.
goal-executioner = Executioner
    .help = Kill an undamaged monster with a single attack. One checkmark.
goal-straggler = Straggler
    .help = Take no short rest. One checkmark.
goal-scrambler = Scrambler
    .help = Take no long rest. One checkmark.

## Ability cards

card-trample = Trample
card-eye-for-an-eye = Eye for an Eye
card-sweeping-blow = Sweeping Blow
card-provoking-roar = Provoking Roar
card-overwhelming-assault = Overwhelming Assault
card-grab-and-go = Grab and Go
card-warding-strength = Warding Strength
card-shield-bash = Shield Bash
card-leaping-cleave = Leaping Cleave
card-spare-dagger = Spare Dagger
card-skewer = Skewer
card-balanced-measure = Balanced Measure
card-wall-of-doom = Wall of Doom
card-fatal-advance = Fatal Advance
card-juggernaut = Juggernaut
card-hook-and-chain = Hook and Chain
card-brute-force = Brute Force
card-unstoppable-charge = Unstoppable Charge
card-devastating-hack = Devastating Hack
card-whirlwind = Whirlwind
card-skirmishing-maneuver = Skirmishing Maneuver
card-quietus = Quietus
card-immovable-phalanx = Immovable Phalanx
card-defensive-tactics = Defensive Tactics
card-crippling-offensive = Crippling Offensive
card-frenzied-onslaught = Frenzied Onslaught
card-selfish-retribution = Selfish Retribution
card-king-of-the-hill = King of the Hill
card-face-your-end = Face Your End
card-proximity-mine = Proximity Mine
card-harmless-contraption = Harmless Contraption
card-flamethrower = Flamethrower
card-hook-gun = Hook Gun
card-ink-bomb = Ink Bomb
card-net-shooter = Net Shooter
card-stun-shot = Stun Shot
card-reinvigorating-elixir = Reinvigorating Elixir
card-restorative-mist = Restorative Mist
card-energizing-tonic = Energizing Tonic
card-enhancement-field = Enhancement Field
card-toxic-bolt = Toxic Bolt
card-reviving-shock = Reviving Shock
card-volatile-concoction = Volatile Concoction
card-potent-potables = Potent Potables
card-stamina-booster = Stamina Booster
card-disorienting-flash = Disorienting Flash
card-tinkerers-tools = Tinkerer's Tools
card-crank-bow = Crank Bow
card-dangerous-contraption = Dangerous Contraption
card-micro-bots = Micro Bots
card-noxious-vials = Noxious Vials
card-disintegration-beam = Disintegration Beam
card-gas-canister = Gas Canister
card-auto-turret = Auto Turret
card-murderous-contraption = Murderous Contraption
card-curative-aerosol = Curative Aerosol
card-jet-propulsion = Jet Propulsion
card-harsh-stimulants = Harsh Stimulants
card-lethal-injection = Lethal Injection
card-chimeric-formula = Chimeric Formula
card-fire-orbs = Fire Orbs
card-impaling-eruption = Impaling Eruption
card-reviving-ether = Reviving Ether
card-freezing-nova = Freezing Nova
card-mana-bolt = Mana Bolt
card-frost-armor = Frost Armor
card-flame-strike = Flame Strike
card-ride-the-wind = Ride the Wind
card-crackling-air = Crackling Air
card-hardened-spikes = Hardened Spikes
card-aid-from-the-ether = Aid from the Ether
card-flashing-burst = Flashing Burst
card-icy-blast = Icy Blast
card-cold-fire = Cold Fire
card-elemental-aid = Elemental Aid
card-spirit-of-doom = Spirit of Doom
card-forked-beam = Forked Beam
card-chromatic-explosion = Chromatic Explosion
card-engulfed-in-flames = Engulfed in Flames
card-living-torch = Living Torch
card-frozen-night = Frozen Night
card-twin-restoration = Twin Restoration
card-stone-fists = Stone Fists
card-zephyr-wings = Zephyr Wings
card-cold-front = Cold Front
card-black-hole = Black Hole
card-inferno = Inferno
card-single-out = Single Out
card-flanking-strike = Flanking Strike
card-smoke-bomb = Smoke Bomb
card-backstab = Backstab
card-thiefs-knack = Thief's Knack
card-venom-shiv = Venom Shiv
card-throwing-knives = Throwing Knives
card-quick-hands = Quick Hands
card-special-mixture = Special Mixture
card-sinister-opportunity = Sinister Opportunity
card-tricksters-reversal = Trickster's Reversal
card-swift-bow = Swift Bow
card-open-wound = Open Wound
card-flintlock = Flintlock
card-hidden-daggers = Hidden Daggers
card-duelists-advance = Duelist's Advance
card-flurry-of-blades = Flurry of Blades
card-gruesome-advantage = Gruesome Advantage
card-cull-the-weak = Cull the Weak
card-visage-of-the-inevitable = Visage of the Inevitable
card-crippling-poison = Crippling Poison
card-burning-oil = Burning Oil
card-stick-to-the-shadows = Stick to the Shadows
card-spring-the-trap = Spring the Trap
card-stiletto-storm = Stiletto Storm
card-pains-end = Pain's End
card-long-con = Long Con
card-watch-it-burn = Watch It Burn
card-opposing-strike = Opposing Strike
card-crushing-grasp = Crushing Grasp
card-avalanche = Avalanche
card-rumbling-advance = Rumbling Advance
card-massive-boulder = Massive Boulder
card-backup-ammunition = Backup Ammunition
card-rock-tunnel = Rock Tunnel
card-unstable-upheaval = Unstable Upheaval
card-crater = Crater
card-dirt-tornado = Dirt Tornado
card-earthen-clod = Earthen Clod
card-heaving-swing = Heaving Swing
card-forceful-storm = Forceful Storm
card-natures-lift = Nature's Lift
card-explosive-punch = Explosive Punch
card-sentient-growth = Sentient Growth
card-clear-the-way = Clear the Way
card-blunt-force = Blunt Force
card-rock-slide = Rock Slide
card-kinetic-assault = Kinetic Assault
card-petrify = Petrify
card-stone-pummel = Stone Pummel
card-dig-pit = Dig Pit
card-cataclysm = Cataclysm
card-meteor = Meteor
card-brutal-momentum = Brutal Momentum
card-rocky-end = Rocky End
card-lumbering-bash = Lumbering Bash
card-blind-destruction = Blind Destruction
card-pulverize = Pulverize
card-submissive-affliction = Submissive Affliction
card-into-the-night = Into the Night
card-fearsome-blade = Fearsome Blade
card-feedback-loop = Feedback Loop
card-gnawing-horde = Gnawing Horde
card-the-minds-weakness = The Mind's Weakness
card-parasitic-influence = Parasitic Influence
card-scurry = Scurry
card-perverse-edge = Perverse Edge
card-empathetic-assault = Empathetic Assault
card-withering-claw = Withering Claw
card-possession = Possession
card-frigid-apparition = Frigid Apparition
card-wretched-creature = Wretched Creature
card-hostile-takeover = Hostile Takeover
card-brain-leech = Brain Leech
card-silent-scream = Silent Scream
card-pilfer = Pilfer
card-cranium-overload = Cranium Overload
card-mass-hysteria = Mass Hysteria
card-frozen-mind = Frozen Mind
card-corrupting-embrace = Corrupting Embrace
card-dark-frenzy = Dark Frenzy
card-vicious-blood = Vicious Blood
card-psychic-projection = Psychic Projection
card-shared-nightmare = Shared Nightmare
card-domination = Domination
card-many-as-one = Many as One
card-phantasmal-killer = Phantasmal Killer
card-purifying-aura = Purifying Aura
card-cautious-advance = Cautious Advance
card-brilliant-prayer = Brilliant Prayer
card-empowering-command = Empowering Command
card-protective-blessing = Protective Blessing
card-dazzling-charge = Dazzling Charge
card-tactical-order = Tactical Order
card-holy-strike = Holy Strike
card-hammer-blow = Hammer Blow
card-defensive-stance = Defensive Stance
card-lay-on-hands = Lay on Hands
card-daybreak = Daybreak
card-beacon-of-light = Beacon of Light
card-glorious-bolt = Glorious Bolt
card-practical-plans = Practical Plans
card-unwavering-mandate = Unwavering Mandate
card-burning-flash = Burning Flash
card-mobilizing-axiom = Mobilizing Axiom
card-righteous-strength = Righteous Strength
card-engulfing-radiance = Engulfing Radiance
card-path-of-glory = Path of Glory
card-scales-of-justice = Scales of Justice
card-supportive-chant = Supportive Chant
card-illuminate-the-target = Illuminate the Target
card-weapon-of-purity = Weapon of Purity
card-bright-aegis = Bright Aegis
card-cleansing-force = Cleansing Force
card-inspiring-sanctity = Inspiring Sanctity
card-angelic-ascension = Angelic Ascension
card-divine-intervention = Divine Intervention
card-restock = Restock
card-oversized-pack = Oversized Pack
card-sharpening-kit = Sharpening Kit
card-proficiency = Proficiency
card-iron-bulwark = Iron Bulwark
card-hastened-step = Hastened Step
card-cleaving-axe = Cleaving Axe
card-impaling-spear = Impaling Spear
card-crippling-bow = Crippling Bow
card-crushing-hammer = Crushing Hammer
card-scroll-of-recall = Scroll of Recall
card-reserved-energy = Reserved Energy
card-reforge = Reforge
card-bladed-boomerang = Bladed Boomerang
card-continual-supply = Continual Supply
card-scroll-of-lightning = Scroll of Lightning
card-side-pouch = Side Pouch
card-giant-club = Giant Club
card-reinforced-steel = Reinforced Steel
card-scroll-of-judgment = Scroll of Judgment
card-catastrophic-bomb = Catastrophic Bomb
card-quiver-of-arrows = Quiver of Arrows
card-scroll-of-blizzards = Scroll of Blizzards
card-refreshment = Refreshment
card-portable-ballista = Portable Ballista
card-fortified-position = Fortified Position
card-scroll-of-annihilation = Scroll of Annihilation
card-bag-of-holding = Bag of Holding
card-forged-ferocity = Forged Ferocity
card-wild-animation = Wild Animation
card-living-night = Living Night
card-unending-dominance = Unending Dominance
card-unwavering-hand = Unwavering Hand
card-mighty-bond = Mighty Bond
card-bonded-might = Bonded Might
card-biting-wind = Biting Wind
card-black-fire = Black Fire
card-leathery-wings = Leathery Wings
card-volatile-flame = Volatile Flame
card-ethereal-vines = Ethereal Vines
card-earthen-steed = Earthen Steed
card-grasping-the-void = Grasping the Void
card-tear-the-fabric = Tear the Fabric
card-oozing-manifestation = Oozing Manifestation
card-living-mountain = Living Mountain
card-divided-mind = Divided Mind
card-strength-in-numbers = Strength in Numbers
card-conjured-aid = Conjured Aid
card-endless-spikes = Endless Spikes
card-inexorable-momentum = Inexorable Momentum
card-negative-energy = Negative Energy
card-staff-of-visions = Staff of Visions
card-intervening-apparitions = Intervening Apparitions
card-otherworldly-rage = Otherworldly Rage
card-interplanar-mastery = Interplanar Mastery
card-horned-majesty = Horned Majesty
card-black-knives = Black Knives
card-cloak-of-shade = Cloak of Shade
card-empowering-void = Empowering Void
card-doomed-breeze = Doomed Breeze
card-enervating-wound = Enervating Wound
card-spirit-of-the-night = Spirit of the Night
card-dancing-shadows = Dancing Shadows
card-silent-force = Silent Force
card-smoke-step = Smoke Step
card-wings-of-the-night = Wings of the Night
card-concealed-dominance = Concealed Dominance
card-dark-cloud = Dark Cloud
card-prepare-for-the-kill = Prepare for the Kill
card-soulfire = Soulfire
card-terror-blade = Terror Blade
card-armor-of-the-night = Armor of the Night
card-nightfall = Nightfall
card-grim-sustenance = Grim Sustenance
card-claws-of-the-night = Claws of the Night
card-black-arrow = Black Arrow
card-unseen-dread = Unseen Dread
card-swallowed-by-fear = Swallowed by Fear
card-eyes-of-the-night = Eyes of the Night
card-quiet-frenzy = Quiet Frenzy
card-gloom-darts = Gloom Darts
card-lurking-ruin = Lurking Ruin
card-angel-of-death = Angel of Death
card-voice-of-the-night = Voice of the Night
card-vile-pestilence = Vile Pestilence
card-grasping-vermin = Grasping Vermin
card-wretched-swarm = Wretched Swarm
card-spread-the-plague = Spread the Plague
card-biting-gnats = Biting Gnats
card-winged-congregation = Winged Congregation
card-creeping-curse = Creeping Curse
card-gathering-doom = Gathering Doom
card-paralyzing-bite = Paralyzing Bite
card-foul-wind = Foul Wind
card-scattered-terror = Scattered Terror
card-epidemic = Epidemic
card-virulent-strain = Virulent Strain
card-blistering-vortex = Blistering Vortex
card-under-the-skin = Under the Skin
card-rot-maggots = Rot Maggots
card-succumb-to-the-gift = Succumb to the Gift
card-fetid-flurry = Fetid Flurry
card-storm-of-wings = Storm of Wings
card-nightmarish-affliction = Nightmarish Affliction
card-accelerated-end = Accelerated End
card-willing-sacrifice = Willing Sacrifice
card-stinging-cloud = Stinging Cloud
card-black-tides = Black Tides
card-airborne-toxin = Airborne Toxin
card-baneful-hex = Baneful Hex
card-spreading-scourge = Spreading Scourge
card-grim-bargain = Grim Bargain
card-mass-extinction = Mass Extinction
card-convert-the-flock = Convert the Flock
card-resolute-stand = Resolute Stand
card-growing-rage = Growing Rage
card-strength-in-agony = Strength in Agony
card-defiance-of-death = Defiance of Death
card-from-the-brink = From the Brink
card-blood-pact = Blood Pact
card-cauterize = Cauterize
card-dazing-wound = Dazing Wound
card-furious-aid = Furious Aid
card-bounce-back = Bounce Back
card-unbridled-power = Unbridled Power
card-glass-hammer = Glass Hammer
card-numb-the-pain = Numb the Pain
card-reckless-offensive = Reckless Offensive
card-break-the-chains = Break the Chains
card-spiked-armor = Spiked Armor
card-fatal-fury = Fatal Fury
card-flurry-of-axes = Flurry of Axes
card-shiny-distraction = Shiny Distraction
card-seeing-red = Seeing Red
card-final-fight = Final Fight
card-devil-horns = Devil Horns
card-unstoppable-destruction = Unstoppable Destruction
card-burning-hatred = Burning Hatred
card-careless-charge = Careless Charge
card-bone-breaker = Bone Breaker
card-vengeful-barrage = Vengeful Barrage
card-immortality = Immortality
card-the-maw-of-madness = The Maw of Madness
card-power-ballad = Power Ballad
card-defensive-ditty = Defensive Ditty
card-song-of-speed = Song of Speed
card-tuning-the-outcome = Tuning the Outcome
card-call-to-action = Call to Action
card-warding-dagger = Warding Dagger
card-throw-voice = Throw Voice
card-singing-arrow = Singing Arrow
card-marching-beat = Marching Beat
card-wistful-wounding = Wistful Wounding
card-unending-chant = Unending Chant
card-nimble-knife = Nimble Knife
card-soothing-lullaby = Soothing Lullaby
card-change-tempo = Change Tempo
card-echoing-aria = Echoing Aria
card-crippling-chorus = Crippling Chorus
card-disorienting-dirge = Disorienting Dirge
card-inspiring-anthem = Inspiring Anthem
card-melody-and-harmony = Melody and Harmony
card-mobilizing-measure = Mobilizing Measure
card-pull-the-strings = Pull the Strings
card-provoke-terror = Provoke Terror
card-nightmare-serenade = Nightmare Serenade
card-booming-proclamation = Booming Proclamation
card-tranquil-trill = Tranquil Trill
card-commanding-presence = Commanding Presence
card-captivating-performance = Captivating Performance
card-shadow-puppets = Shadow Puppets
card-rain-of-arrows = Rain of Arrows
card-crippling-noose = Crippling Noose
card-felling-swoop = Felling Swoop
card-vital-charge = Vital Charge
card-race-to-the-grave = Race to the Grave
card-multi-pronged-assault = Multi-Pronged Assault
card-detonation = Detonation
card-frightening-curse = Frightening Curse
card-foot-snare = Foot Snare
card-solid-bow = Solid Bow
card-a-moments-peace = A Moment's Peace
card-swift-trickery = Swift Trickery
card-sap-life = Sap Life
card-the-hunt-begins = The Hunt Begins
card-fresh-kill = Fresh Kill
card-expose = Expose
card-relentless-offensive = Relentless Offensive
card-darkened-skies = Darkened Skies
card-press-the-attack = Press the Attack
card-singular-focus = Singular Focus
card-flight-of-flame = Flight of Flame
card-inescapable-fate = Inescapable Fate
card-wild-command = Wild Command
card-natures-hunger = Nature's Hunger
card-camouflage = Camouflage
card-impending-end = Impending End
card-crashing-wave = Crashing Wave
card-rising-momentum = Rising Momentum
card-feral-instincts = Feral Instincts
card-predator-and-prey = Predator and Prey
card-lead-to-slaughter = Lead to Slaughter
card-first-aid = First Aid
card-hand-of-the-surgeon = Hand of the Surgeon
card-hold-back-the-pain = Hold Back the Pain
card-booster-shot = Booster Shot
card-bloody-saw = Bloody Saw
card-curative-mixture = Curative Mixture
card-syringe = Syringe
card-battlefield-medicine = Battlefield Medicine
card-triage = Triage
card-mobile-response = Mobile Response
card-medical-pack = Medical Pack
card-large-medical-pack = Large Medical Pack
card-prevention-is-key = Prevention Is Key
card-teamwork = Teamwork
card-vaccine = Vaccine
card-hamstring = Hamstring
card-precaution = Precaution
card-regenerative-tissue = Regenerative Tissue
card-vital-strike = Vital Strike
card-blood-transfusion = Blood Transfusion
card-do-no-harm = Do No Harm
card-research-the-cure = Research the Cure
card-amputate = Amputate
card-euthanize = Euthanize
card-prescription = Prescription
card-master-physician = Master Physician
card-surgeons-satchel = Surgeon's Satchel
card-bedside-manner = Bedside Manner
card-gentlemans-anger = Gentleman's Anger
card-prep-for-surgery = Prep for Surgery
card-grisly-trauma = Grisly Trauma
card-raw-enhancement = Raw Enhancement
card-pure-augmentation = Pure Augmentation
card-formless-power = Formless Power
card-shaping-the-ether = Shaping the Ether
card-stoking-hail = Stoking Hail
card-tremulant-cyclone = Tremulant Cyclone
card-infernal-vortex = Infernal Vortex
card-lava-eruption = Lava Eruption
card-ice-spikes = Ice Spikes
card-frigid-torrent = Frigid Torrent
card-malleable-evocation = Malleable Evocation
card-brilliant-flash = Brilliant Flash
card-encompassing-shadow = Encompassing Shadow
card-boiling-arc = Boiling Arc
card-crystallizing-blast = Crystallizing Blast
card-burial = Burial
card-chain-lightning = Chain Lightning
card-primal-duality = Primal Duality
card-gravel-vortex = Gravel Vortex
card-obsidian-shards = Obsidian Shards
card-winters-edge = Winter's Edge
card-eye-of-the-hurricane = Eye of the Hurricane
card-simulacrum = Simulacrum
card-vengeance = Vengeance
card-pragmatic-reinforcement = Pragmatic Reinforcement
card-volatile-consumption = Volatile Consumption
card-elemental-aegis = Elemental Aegis
card-ethereal-manifestation = Ethereal Manifestation
card-eternal-equilibrium = Eternal Equilibrium
card-disorienting-roar = Disorienting Roar
card-spirit-swap = Spirit Swap
card-venomous-ally = Venomous Ally
card-relentless-ally = Relentless Ally
card-concentrated-rage = Concentrated Rage
card-disappearing-wounds = Disappearing Wounds
card-patch-fur = Patch Fur
card-maul = Maul
card-forceful-swipe = Forceful Swipe
card-howling-bolts = Howling Bolts
card-soaring-ally = Soaring Ally
card-focused-aggression = Focused Aggression
card-borrowed-essence = Borrowed Essence
card-energizing-strike = Energizing Strike
card-earthen-spikes = Earthen Spikes
card-vicious-ally = Vicious Ally
card-unstoppable-beast = Unstoppable Beast
card-ancient-ward = Ancient Ward
card-punch-through = Punch Through
card-rampage = Rampage
card-stone-sigil = Stone Sigil
card-primal-blessing = Primal Blessing
card-blood-hunger = Blood Hunger
card-storm-sigil = Storm Sigil
card-tyrannical-force = Tyrannical Force
card-lash-out = Lash Out
card-natural-remedy = Natural Remedy
card-jaws-of-death = Jaws of Death
card-tribal-sigil = Tribal Sigil
card-focused-scourge = Focused Scourge
card-deflecting-blades = Deflecting Blades
card-omniscient-assault = Omniscient Assault
card-hive-mind = Hive Mind
card-corrupting-parasites = Corrupting Parasites
card-death-march = Death March
card-engulfing-stingers = Engulfing Stingers
card-swarming-minions = Swarming Minions
card-scattered-defense = Scattered Defense
card-call-of-the-grave = Call of the Grave
card-the-storms-edge = The Storm's Edge
card-unstoppable-army = Unstoppable Army
card-grasping-advance = Grasping Advance
card-tomb-of-the-immortal = Tomb of the Immortal
card-overwhelming-offensive = Overwhelming Offensive
card-infest = Infest
card-putrid-grubs = Putrid Grubs
card-armed-and-dangerous = Armed and Dangerous
card-vampiric-tempest = Vampiric Tempest
card-incubation = Incubation
card-bioluminescence = Bioluminescence
card-cyclone-of-blades = Cyclone of Blades
card-sunstroke = Sunstroke
card-blood-drain = Blood Drain
card-fury-of-the-horde = Fury of the Horde
card-repulsive-host = Repulsive Host
card-bone-daggers = Bone Daggers
card-endless-biting = Endless Biting
card-wasteland = Wasteland
card-oasis = Oasis

## The game

game-title = Gloomhaven
game-tagline = Two cards a turn, and monsters that think: cooperative fights in dark places.

## Parts of the table

zone-hand = Hand
zone-discard = Discard pile
zone-lost = Lost pile
zone-active = Active area
zone-played = Played this round
zone-items = Items
zone-modifiers = Attack modifier deck
zone-monster-modifiers = Monster attack modifier deck
zone-order = Initiative
zone-elements = Elements
zone-map = Map
status-round = Round { $number }
status-level = Scenario level { $number }
status-hp = { $number } of { $most } hit points
status-xp = { $number } experience
status-tokens =
    { $number ->
        [one] { $number } money token
       *[other] { $number } money tokens
    }
status-aside = out of play
status-asleep = asleep
status-resting = long rest
status-exhausted = exhausted
status-escaped = escaped
status-acted = has acted
status-leading = leading card
strength-0 = Inert
strength-1 = Waning
strength-2 = Strong
kind-hero = character
kind-summon = summon
kind-monster = monster
kind-ally = ally
kind-object = object
terrain-floor = floor
terrain-obstacle = obstacle
terrain-trap = trap
terrain-hazard = hazardous terrain
terrain-difficult = difficult terrain
terrain-plate = pressure plate
terrain-door = door
terrain-coin = money
terrain-treasure = treasure
box-special-rule = Special rules of scenarios
box-monster = Monster stat cards
box-monster-card = Monster ability cards
box-item = Items
box-goal = Battle goals
part-trap =
    { $conditionsCount ->
        [0] { $damage } damage
       *[other]
            { $damage ->
                [0] { $conditions }
               *[other] { $damage } damage, { $conditions }
            }
    }
trap-does = Trap: { part-trap }.
hazard-does = Hazardous terrain: { $damage } damage.
trap-all = Traps
trap-some = Some traps
trap-bear = Bear traps
trap-spike = Spike traps
trap-poison = Poison gas traps
item-state-ready = ready
item-state-spent = spent
item-state-consumed = consumed
item-state-spare = brought along, not equipped

## Options of the game

setting-scenario = Scenario
    .help = Which adventure you play.
setting-difficulty = Difficulty
    .help = Shifts the scenario level that follows from the characters' levels.
setting-class_1 = Class of seat 1
    .help = The class of the first character. If a class is taken already, the next free one is used.
setting-class_2 = Class of seat 2
    .help = The class of the second character. If a class is taken already, the next free one is used.
setting-class_3 = Class of seat 3
    .help = The class of the third character. If a class is taken already, the next free one is used.
setting-class_4 = Class of seat 4
    .help = The class of the fourth character. If a class is taken already, the next free one is used.
setting-level_1 = Level of seat 1
    .help = The level of the first character, 1 to 9.
setting-level_2 = Level of seat 2
    .help = The level of the second character, 1 to 9.
setting-level_3 = Level of seat 3
    .help = The level of the third character, 1 to 9.
setting-level_4 = Level of seat 4
    .help = The level of the fourth character, 1 to 9.
setting-solo = Solo play
    .help = One person leads all characters. Monsters and traps are one level stronger.
setting-open_information = Open information
    .help = Everyone sees all hands. Monsters and traps are one level stronger.
setting-reduced_randomness = Reduced randomness
    .help = A 2x card counts as +2 and a null card as -2.
setting-permanent_death = Permanent death
    .help = A character who would fall is dead for good; only damage kills.
setting-content = Components
    .help = The printed cards, monsters and items, or those of a custom content file.
content-printed = As printed
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
difficulty-very-hard = very hard
class_1-brute = { class-brute }
class_1-tinkerer = { class-tinkerer }
class_1-spellweaver = { class-spellweaver }
class_1-scoundrel = { class-scoundrel }
class_1-cragheart = { class-cragheart }
class_1-mindthief = { class-mindthief }
class_1-sun = { class-sun }
class_1-three-spears = { class-three-spears }
class_1-circles = { class-circles }
class_1-eclipse = { class-eclipse }
class_1-squidface = { class-squidface }
class_1-lightning = { class-lightning }
class_1-music-note = { class-music-note }
class_1-angry-face = { class-angry-face }
class_1-saw = { class-saw }
class_1-triangles = { class-triangles }
class_1-two-mini = { class-two-mini }
class_1-envelope-x = { class-envelope-x }
class_2-brute = { class-brute }
class_2-tinkerer = { class-tinkerer }
class_2-spellweaver = { class-spellweaver }
class_2-scoundrel = { class-scoundrel }
class_2-cragheart = { class-cragheart }
class_2-mindthief = { class-mindthief }
class_2-sun = { class-sun }
class_2-three-spears = { class-three-spears }
class_2-circles = { class-circles }
class_2-eclipse = { class-eclipse }
class_2-squidface = { class-squidface }
class_2-lightning = { class-lightning }
class_2-music-note = { class-music-note }
class_2-angry-face = { class-angry-face }
class_2-saw = { class-saw }
class_2-triangles = { class-triangles }
class_2-two-mini = { class-two-mini }
class_2-envelope-x = { class-envelope-x }
class_3-brute = { class-brute }
class_3-tinkerer = { class-tinkerer }
class_3-spellweaver = { class-spellweaver }
class_3-scoundrel = { class-scoundrel }
class_3-cragheart = { class-cragheart }
class_3-mindthief = { class-mindthief }
class_3-sun = { class-sun }
class_3-three-spears = { class-three-spears }
class_3-circles = { class-circles }
class_3-eclipse = { class-eclipse }
class_3-squidface = { class-squidface }
class_3-lightning = { class-lightning }
class_3-music-note = { class-music-note }
class_3-angry-face = { class-angry-face }
class_3-saw = { class-saw }
class_3-triangles = { class-triangles }
class_3-two-mini = { class-two-mini }
class_3-envelope-x = { class-envelope-x }
class_4-brute = { class-brute }
class_4-tinkerer = { class-tinkerer }
class_4-spellweaver = { class-spellweaver }
class_4-scoundrel = { class-scoundrel }
class_4-cragheart = { class-cragheart }
class_4-mindthief = { class-mindthief }
class_4-sun = { class-sun }
class_4-three-spears = { class-three-spears }
class_4-circles = { class-circles }
class_4-eclipse = { class-eclipse }
class_4-squidface = { class-squidface }
class_4-lightning = { class-lightning }
class_4-music-note = { class-music-note }
class_4-angry-face = { class-angry-face }
class_4-saw = { class-saw }
class_4-triangles = { class-triangles }
class_4-two-mini = { class-two-mini }
class_4-envelope-x = { class-envelope-x }

## Decks of monster ability cards

deck-ancient-artillery = { monster-ancient-artillery }
deck-archer = Archers
deck-boss = Boss
deck-cave-bear = { monster-cave-bear }
deck-cultist = { monster-cultist }
deck-deep-terror = { monster-deep-terror }
deck-earth-demon = { monster-earth-demon }
deck-flame-demon = { monster-flame-demon }
deck-frost-demon = { monster-frost-demon }
deck-giant-viper = { monster-giant-viper }
deck-guard = Guards
deck-harrower-infester = { monster-harrower-infester }
deck-hound = { monster-hound }
deck-imp = Imps
deck-living-bones = { monster-living-bones }
deck-living-corpse = { monster-living-corpse }
deck-living-spirit = { monster-living-spirit }
deck-lurker = { monster-lurker }
deck-night-demon = { monster-night-demon }
deck-ooze = { monster-ooze }
deck-rending-drake = { monster-rending-drake }
deck-savvas-icestorm = { monster-savvas-icestorm }
deck-savvas-lavaflow = { monster-savvas-lavaflow }
deck-scout = Scouts
deck-shaman = Shamans
deck-spitting-drake = { monster-spitting-drake }
deck-stone-golem = { monster-stone-golem }
deck-sun-demon = { monster-sun-demon }
deck-wind-demon = { monster-wind-demon }
deck-altar = { npc-altar }
deck-bonepile = { npc-bonepile }
deck-captive = { npc-captive }
deck-boulder = { npc-boulder }
deck-column = { npc-column }
deck-cord = { npc-cord }
deck-crystal = { npc-crystal }
deck-door = { npc-door }
deck-egg = { npc-egg }
deck-fish = { npc-fish }
deck-gate = { npc-gate }
deck-grave = { npc-grave }
deck-hail = { npc-hail }
deck-orchid = { npc-orchid }
deck-pump = { npc-pump }
deck-redthorn = { npc-redthorn }
deck-rikharn = { npc-rikharn }
deck-totem = { npc-totem }
deck-tree = { npc-tree }
deck-victim = { npc-victim }
deck-villager = { npc-villager }
deck-wall = { npc-wall }
deck-zephyr = { npc-zephyr }

## Attack modifier cards

modifier-x2 = 2x
modifier-null = null
modifier-bless = 2x (Bless)
modifier-curse = null (Curse)
modifier-item = -{ $n } (extra)
modifier-rolling = +{ $n }, rolling
modifier-plus-add-target = +{ $n } Add Target
modifier-rolling-add-target = +{ $n } Add Target, rolling
modifier-plus-air = +{ $n } { element-air }
modifier-rolling-air = +{ $n } { element-air }, rolling
modifier-plus-curse = +{ $n } { condition-curse }
modifier-rolling-curse = +{ $n } { condition-curse }, rolling
modifier-plus-dark = +{ $n } { element-dark }
modifier-minus-dark = -{ $n } { element-dark }
modifier-rolling-dark = +{ $n } { element-dark }, rolling
modifier-plus-disarm = +{ $n } { condition-disarm }
modifier-rolling-disarm = +{ $n } { condition-disarm }, rolling
modifier-plus-earth = +{ $n } { element-earth }
modifier-rolling-earth = +{ $n } { element-earth }, rolling
modifier-plus-fire = +{ $n } { element-fire }
modifier-rolling-fire = +{ $n } { element-fire }, rolling
modifier-plus-heal-self = +{ $n } Heal { $copy }, self
modifier-rolling-heal-self = +{ $n } Heal { $copy }, self, rolling
modifier-plus-ice = +{ $n } { element-ice }
modifier-plus-immobilize = +{ $n } { condition-immobilize }
modifier-rolling-immobilize = +{ $n } { condition-immobilize }, rolling
modifier-plus-invisible = +{ $n } { condition-invisible }
modifier-plus-light = +{ $n } { element-light }
modifier-rolling-invisible = +{ $n } { condition-invisible }, rolling
modifier-rolling-light = +{ $n } { element-light }, rolling
modifier-plus-muddle = +{ $n } { condition-muddle }
modifier-rolling-muddle = +{ $n } { condition-muddle }, rolling
modifier-rolling-pierce = +{ $n } Pierce { $copy }, rolling
modifier-plus-poison = +{ $n } { condition-poison }
modifier-rolling-poison = +{ $n } { condition-poison }, rolling
modifier-rolling-pull = +{ $n } Pull { $copy }, rolling
modifier-plus-push = +{ $n } Push { $copy }
modifier-rolling-push = +{ $n } Push { $copy }, rolling
modifier-plus-refresh-item = +{ $n } refresh an item
modifier-plus-shield-self = +{ $n } Shield { $copy }, self
modifier-rolling-shield-self = +{ $n } Shield { $copy }, self, rolling
modifier-plus-stun = +{ $n } { condition-stun }
modifier-rolling-stun = +{ $n } { condition-stun }, rolling
modifier-plus-wound = +{ $n } { condition-wound }
modifier-rolling-wound = +{ $n } { condition-wound }, rolling

## Figures on the map

figure-brute = { class-brute }
figure-tinkerer = { class-tinkerer }
figure-spellweaver = { class-spellweaver }
figure-scoundrel = { class-scoundrel }
figure-cragheart = { class-cragheart }
figure-mindthief = { class-mindthief }
figure-angry-face = { class-angry-face }
figure-circles = { class-circles }
figure-eclipse = { class-eclipse }
figure-lightning = { class-lightning }
figure-music-note = { class-music-note }
figure-saw = { class-saw }
figure-squidface = { class-squidface }
figure-sun = { class-sun }
figure-three-spears = { class-three-spears }
figure-triangles = { class-triangles }
figure-two-mini = { class-two-mini }
figure-envelope-x = { class-envelope-x }
figure-ancient-artillery = { monster-ancient-artillery } { $n }
figure-ancient-artillery-elite = { monster-ancient-artillery } { $n } (elite)
figure-arcane-golem = { monster-arcane-golem }
figure-bandit-archer = { monster-bandit-archer } { $n }
figure-bandit-archer-elite = { monster-bandit-archer } { $n } (elite)
figure-bandit-commander = { monster-bandit-commander }
figure-bandit-guard = { monster-bandit-guard } { $n }
figure-bandit-guard-elite = { monster-bandit-guard } { $n } (elite)
figure-black-imp = { monster-black-imp } { $n }
figure-black-imp-elite = { monster-black-imp } { $n } (elite)
figure-bloated-regent = { monster-bloated-regent }
figure-captain-of-the-guard = { monster-captain-of-the-guard }
figure-cave-bear = { monster-cave-bear } { $n }
figure-cave-bear-elite = { monster-cave-bear } { $n } (elite)
figure-cave-bear-scenario = { monster-cave-bear } { $copy }
figure-cave-bear-scenario-54-elite = { monster-cave-bear-scenario-54 } { $n } (elite)
figure-city-archer = { monster-city-archer } { $n }
figure-city-archer-elite = { monster-city-archer } { $n } (elite)
figure-city-guard = { monster-city-guard } { $n }
figure-city-guard-elite = { monster-city-guard } { $n } (elite)
figure-cultist = { monster-cultist } { $n }
figure-cultist-elite = { monster-cultist } { $n } (elite)
figure-cultist-scenario = { monster-cultist } { $copy }
figure-cultist-scenario-78-elite = { monster-cultist-scenario-78 } { $n } (elite)
figure-cultist-scenario-89-elite = { monster-cultist-scenario-89 } { $n } (elite)
figure-dark-rider = { monster-dark-rider }
figure-deep-terror = { monster-deep-terror } { $n }
figure-deep-terror-elite = { monster-deep-terror } { $n } (elite)
figure-earth-demon = { monster-earth-demon } { $n }
figure-earth-demon-elite = { monster-earth-demon } { $n } (elite)
figure-elder-drake = { monster-elder-drake }
figure-flame-demon = { monster-flame-demon } { $n }
figure-flame-demon-elite = { monster-flame-demon } { $n } (elite)
figure-forest-imp = { monster-forest-imp } { $n }
figure-forest-imp-elite = { monster-forest-imp } { $n } (elite)
figure-frost-demon = { monster-frost-demon } { $n }
figure-frost-demon-elite = { monster-frost-demon } { $n } (elite)
figure-giant-ooze = { monster-giant-ooze }
figure-giant-viper = { monster-giant-viper } { $n }
figure-giant-viper-elite = { monster-giant-viper } { $n } (elite)
figure-harrower-infester = { monster-harrower-infester } { $n }
figure-harrower-infester-elite = { monster-harrower-infester } { $n } (elite)
figure-hound = { monster-hound } { $n }
figure-hound-elite = { monster-hound } { $n } (elite)
figure-hungry-soul = { monster-hungry-soul }
figure-infiltrator = { monster-infiltrator }
figure-inox-archer = { monster-inox-archer } { $n }
figure-inox-archer-elite = { monster-inox-archer } { $n } (elite)
figure-inox-bodyguard = { monster-inox-bodyguard } { $n }
figure-inox-guard = { monster-inox-guard } { $n }
figure-inox-guard-elite = { monster-inox-guard } { $n } (elite)
figure-inox-shaman = { monster-inox-shaman } { $n }
figure-inox-shaman-elite = { monster-inox-shaman } { $n } (elite)
figure-jekserah = { monster-jekserah }
figure-living-bones = { monster-living-bones } { $n }
figure-living-bones-elite = { monster-living-bones } { $n } (elite)
figure-living-corpse = { monster-living-corpse } { $n }
figure-living-corpse-elite = { monster-living-corpse } { $n } (elite)
figure-living-spirit = { monster-living-spirit } { $n }
figure-living-spirit-elite = { monster-living-spirit } { $n } (elite)
figure-lurker = { monster-lurker } { $n }
figure-lurker-elite = { monster-lurker } { $n } (elite)
figure-lurker-king = { monster-lurker-king }
figure-merciless-overseer = { monster-merciless-overseer }
figure-night-demon = { monster-night-demon } { $n }
figure-night-demon-elite = { monster-night-demon } { $n } (elite)
figure-ooze = { monster-ooze } { $n }
figure-ooze-elite = { monster-ooze } { $n } (elite)
figure-prime-demon = { monster-prime-demon }
figure-prime-demon-scenario = { monster-prime-demon-scenario-36 }
figure-prime-lieutenant = { monster-prime-lieutenant }
figure-rending-drake = { monster-rending-drake } { $n }
figure-rending-drake-elite = { monster-rending-drake } { $n } (elite)
figure-savvas-icestorm = { monster-savvas-icestorm } { $n }
figure-savvas-icestorm-elite = { monster-savvas-icestorm } { $n } (elite)
figure-savvas-lavaflow = { monster-savvas-lavaflow } { $n }
figure-savvas-lavaflow-elite = { monster-savvas-lavaflow } { $n } (elite)
figure-siege-cannon = { monster-siege-cannon }
figure-spitting-drake = { monster-spitting-drake } { $n }
figure-spitting-drake-elite = { monster-spitting-drake } { $n } (elite)
figure-stone-golem = { monster-stone-golem } { $n }
figure-stone-golem-elite = { monster-stone-golem } { $n } (elite)
figure-sun-demon = { monster-sun-demon } { $n }
figure-sun-demon-elite = { monster-sun-demon } { $n } (elite)
figure-the-betrayer = { monster-the-betrayer }
figure-the-colorless = { monster-the-colorless }
figure-the-gloom = { monster-the-gloom }
figure-the-harvester = { monster-the-harvester }
figure-the-sightless-eye = { monster-the-sightless-eye }
figure-vermling-scout = { monster-vermling-scout } { $n }
figure-vermling-scout-elite = { monster-vermling-scout } { $n } (elite)
figure-vermling-shaman = { monster-vermling-shaman } { $n }
figure-vermling-shaman-elite = { monster-vermling-shaman } { $n } (elite)
figure-wind-demon = { monster-wind-demon } { $n }
figure-wind-demon-elite = { monster-wind-demon } { $n } (elite)
figure-winged-horror = { monster-winged-horror }
figure-decoy = { summon-decoy }
figure-battle-bot = { summon-battle-bot }
figure-kill-bot = { summon-kill-bot }
figure-mystic-ally = { summon-mystic-ally }
figure-burning-avatar = { summon-burning-avatar }
figure-rat-swarm = { summon-rat-swarm }
figure-monstrous-rat = { summon-monstrous-rat }
figure-rat-king = { summon-rat-king }
figure-war-hawk = { summon-war-hawk }
figure-battle-boar = { summon-battle-boar }
figure-vicious-jackal = { summon-vicious-jackal }
figure-giant-toad = { summon-giant-toad }
figure-spitting-cobra = { summon-spitting-cobra }
figure-iron-beast = { summon-iron-beast }
figure-thorn-shooter = { summon-thorn-shooter }
figure-shadow-wolf = { summon-shadow-wolf } { $n }
figure-lava-golem = { summon-lava-golem }
figure-bat-swarm = { summon-bat-swarm }
figure-living-bomb = { summon-living-bomb }
figure-slime-spirit = { summon-slime-spirit }
figure-rock-colossus = { summon-rock-colossus }
figure-healing-sprite = { summon-healing-sprite }
figure-nail-sphere = { summon-nail-sphere } { $n }
figure-void-eater = { summon-void-eater }
figure-black-unicorn = { summon-black-unicorn }
figure-doppelganger = { summon-doppelganger }
figure-mana-sphere = { summon-mana-sphere }
figure-bear = { summon-bear }
figure-green-adder = { summon-green-adder }
figure-tattered-wolf = { summon-tattered-wolf }
figure-red-falcon = { summon-red-falcon }
figure-swamp-alligator = { summon-swamp-alligator }
figure-monolith = { summon-monolith }
figure-wind-totem = { summon-wind-totem }
figure-spirit-banner = { summon-spirit-banner }
figure-creeping-beetles = { summon-creeping-beetles }
figure-angry-wasps = { summon-angry-wasps }
figure-steel-scarabs = { summon-steel-scarabs }
figure-soul-leeches = { summon-soul-leeches }
figure-bloat-maggot = { summon-bloat-maggot } { $n }
figure-lightning-moths = { summon-lightning-moths } { $n }
figure-rage-hornets = { summon-rage-hornets }
figure-rust-vermin = { summon-rust-vermin }
figure-jade-falcon = { summon-jade-falcon }
figure-warrior-spirit = { summon-warrior-spirit }
figure-skeleton = { summon-skeleton }
figure-steel-construct = { summon-steel-construct }
figure-altar = { npc-altar } { $n }
figure-bonepile = { npc-bonepile } { $n }
figure-captive = { npc-captive } { $n }
figure-boulder = { npc-boulder } { $n }
figure-column = { npc-column }
figure-cord = { npc-cord } { $n }
figure-crystal = { npc-crystal }
figure-door = { npc-door } { $n }
figure-egg = { npc-egg }
figure-fish = { npc-fish }
figure-gate = { npc-gate }
figure-grave = { npc-grave } { $n }
figure-hail = { npc-hail }
figure-orchid = { npc-orchid }
figure-pump = { npc-pump }
figure-redthorn = { npc-redthorn }
figure-totem = { npc-totem } { $n }
figure-tree = { npc-tree } { $n }
figure-victim = { npc-victim }
figure-villager = { npc-villager } { $n }
figure-wall = { npc-wall } { $n }
figure-zephyr = { npc-zephyr }

## Where damage and bonuses come from

source-attack = the attack
source-trap = a trap
source-hazard = hazardous terrain
source-wound = the wound
source-retaliate = retaliation
source-effect = an effect
source-rest = a short rest
source-obstacle = an obstacle
source-poison = poison
source-bonus = a bonus of the ability
source-item = an item
source-card = a card
source-deck = a monster ability card
source-boss = a boss special
source-summon = a summon
source-npc = the scenario
ignore-items = negative item effects
ignore-scenario = negative scenario effects
rank-none = none
group-augment = Augment
group-song = Song
group-doom = Doom
group-command = Command

## Questions

ask-prepare = Prepare your character.
ask-start = Where does your character start?
ask-select = Which two cards do you play, and which one leads?
ask-tie = Same initiative: who acts first?
ask-turn = What do you do?
ask-revealed = The cards are revealed. Do you use an item?
ask-initiative = Earlier or later in the initiative order?
ask-consume = Do you consume the element for its bonus?
ask-element = Which element do you create?
ask-perform = Do you perform this ability?
ask-choose = Whom do you choose?
ask-take-damage = From whom do you take 1 damage?
ask-give-damage = To whom do you give it?
ask-place = Which hex?
ask-move = Where do you move?
ask-target = Whom do you attack?
ask-attack = Do you use an item for this attack?
ask-defend = You are attacked. Do you use an item?
ask-bonus = Do you pay for the bonus?
ask-offer = Do you use the card's effect?
ask-transfer = Do you suffer the damage instead?
ask-origin = From which hex do you attack?
ask-reduce = Which effect do you use against the damage first?
ask-damage = Do you suffer the damage, or lose cards instead?
ask-limit = Which active card do you discard?
ask-cleanse = Which condition do you get rid of?
ask-dismiss = Who leaves the map?
ask-lend-deck = Whose modifier deck is drawn from?
ask-forgo = Which card do you forgo?
ask-discard = Which card do you discard?
ask-extra = Which card do you play from your hand?
ask-half = Which half do you play?
ask-sequence = What does it do first?
ask-one-of = Which one?
ask-loot-from = From which hex do you loot?
ask-equip = Which weapon do you equip besides?
ask-loot = Do you use an item to loot further?
ask-lose = Which card do you lose?
ask-start-discard = Your way here was hard: which card do you discard?
ask-recover = Which card do you recover?
ask-refresh = Which item do you refresh?
ask-convert = Do you use this move as an attack?
ask-after-action = Do you use an item after this action?
ask-divert = Which of its allies does it attack instead?
ask-dampen = Monsters are about to consume an element. Do you use an item?
ask-pay = Do you pay the price?
ask-as-heal = Do you use this ability as a heal?
ask-spring = Which enemy does the trap strike?
ask-push = Which way do you push?
ask-pull = Which way do you pull?
ask-long-rest = Long rest: which discarded card do you lose?
ask-short-rest = Do you take a short rest?
ask-redraw = Do you suffer 1 damage to lose another random card instead?
ask-focus = Equally good: whom does the monster focus on?
ask-monster-move = Equally good: where does the monster move?
ask-monster-path = Equally good: which way does the monster take?
ask-monster-targets = Equally good: whom does the monster attack?
ask-monster-choice = Equally good: whom does the monster choose?
ask-monster-place = Equally good: where does the monster's ability take effect?
ask-monster-element = Which element do the monsters consume?
ask-roll = How far do the boulders of this row roll? Where does the first one stop?
ask-drift = Where does the wind carry you?
ask-make-way = Equally near: where does the figure in the way go?
ask-spawn = Equally near: where does the monster appear?
ask-reveal = Equally near, and too few figures: where does the next monster appear?

## Options: getting ready

option-quick-prepare = Start with the recommended cards
option-custom = Choose perks, items and cards yourself
option-next = On to the next part
option-perk = Perk: { perk }
option-buy = Take { $item } along
option-hand = Put { $card } into your hand
option-choice-prepare = Keep the battle goal { $goal }
option-cell-start = Start on hex { $hex }

## Options: choosing cards

option-lead = Lead with { $card }
option-second = Second card: { $card }
option-take-back = Take the leading card back
option-rest-select = Take a long rest
option-first-seat = { $seat } first
option-first-type = { $monster } first
option-done-revealed = Use no item
option-choice-initiative =
    { $number ->
        [1] Act earlier
       *[other] Act later
    }

## Options: a turn

option-play-top = { $card }: top action
option-play-bottom = { $card }: bottom action
option-play-attack = { $card }: Attack 2
option-play-move = { $card }: Move 2
option-item = Use { $item }
option-refresh = Refresh { $item }
option-end-card = End the effect of { $card }
option-done-turn = End your turn
option-choice-turn = Use { part-source }
option-yes-consume = Consume { $elements }
option-done-consume = Consume nothing
option-element = { $element }
option-element-consume = Consume { $element }
option-yes-perform = Perform it
option-done-perform = Skip it
option-figure-choose = { $figure }
option-done-choose = Nobody else
option-figure-take-damage = From { $figure }
option-done-take-damage = Move no more damage
option-figure-give-damage = To { $figure }
option-done-give-damage = Move no more damage
option-cell-place = Hex { $hex }
option-done-place = Stop here
option-cell-move = Move to hex { $hex }
option-step =
    { $number ->
        [0] Step east ({ $hex })
        [1] Step north-east ({ $hex })
        [2] Step north-west ({ $hex })
        [3] Step west ({ $hex })
        [4] Step south-west ({ $hex })
       *[5] Step south-east ({ $hex })
    }
option-done-move = Stay here
option-all-target = Attack all of them
option-figure-target = Attack { $figure }
option-done-target = Attack nobody else
option-done-attack = Go on without an item
option-done-defend = Use no item
option-yes-bonus =
    { $elementsCount ->
        [0] Use { part-source }
       *[other] Consume { $elements } for { part-source }
    }
option-figure-bonus = { $figure } bears the price
part-source =
    { $sourceId ->
        [card] { $card }
       *[other] { $source }
    }
option-cell-bonus = Destroy the obstacle on hex { $hex }
option-yes-offer = Use { part-source }
option-card-offer = Discard { $card } for it
option-done-offer = Do nothing
option-yes-transfer = Suffer it for { $figure } ({ $number } damage, reduced by the card)
option-done-transfer = Let { $figure } suffer { $number } damage
option-cell-origin = Attack from hex { $hex }
option-choice-offer =
    { $effect ->
        [heal] Heal
        [damage] Deal damage
       *[other] Choose effect { $number }
    }
option-element-bonus = { option-element-consume }
option-done-bonus = Go without the bonus
option-choice-reduce = Use { part-source } first
option-done-damage = Suffer { $number } damage
option-card-damage = Lose { $card } from your hand
option-lose-discards-damage = Lose two discarded cards
option-card-limit = Discard { $card }
option-card-forgo = Forgo { $card }
option-card-discard = Discard { $card }
option-figure-dismiss = { $figure } leaves the map
option-figure-lend-deck = The deck of { $figure }
option-done-dismiss = Nobody leaves the map
option-interact =
    { $cost ->
        [nothing] { $interaction }
        [top-action] { $interaction } (forgo a top action)
        [bottom-action] { $interaction } (forgo a bottom action)
       *[other] { $interaction } (forgo an action)
    }
option-card-extra = Play { $card }
option-choice-cleanse = Remove { $conditions }
option-done-extra = Play no card
option-choice-half =
    { $way ->
        [top] { $card }: top action
       *[bottom] { $card }: bottom action
    }
option-choice-sequence =
    { $number ->
        [1] Move, then attack
       *[other] Attack, then move
    }
option-choice-one-of =
    { $whom ->
        [self] Heal yourself
       *[others] Heal your summons
    }
option-done-one-of = None of them
option-cell-loot-from = Loot from hex { $hex }
option-equip = Equip { $item }
option-done-equip = Equip no more
option-done-loot = Loot as it is
option-card-lose = Lose { $card }
option-card-start-discard = Discard { $card }
option-card-recover = Recover { $card }
option-done-recover = Recover no more
option-done-refresh = Refresh no more
option-yes-convert = Attack instead of moving
option-done-convert = Move
option-done-after-action = Use no item
option-done-dampen = Use no item
option-figure-divert = { $figure }
option-yes-pay =
    { $number ->
        [0] Pay the price
       *[other] Suffer { $number } damage
    }
option-choice-pay = Suffer { $number } damage for it
option-done-pay = Do not pay
option-yes-as-heal = Heal instead
option-done-as-heal = As it is printed
option-figure-spring = { $figure }
option-cell-push = { $figure } to hex { $hex }
option-done-push = Don't push
option-cell-pull = { $figure } to hex { $hex }
option-done-pull = Don't pull

## Options: resting

option-card-long-rest = Lose { $card } and take the others back
option-rest-short-rest = Short rest: lose a random discarded card
option-done-short-rest = No rest
option-yes-redraw = Suffer 1 damage and lose another card
option-done-redraw = Lose { $card }

## Options: choices for monsters

option-figure-focus = { $acting-figure } focuses on { $figure }
option-cell-monster-move = { $acting-figure } to hex { $hex }
option-choice-monster-path = { $acting-figure } goes by { $hexes }
option-choice-monster-targets = Attack { $figures }
option-figure-monster-choice = { $acting-figure } chooses { $figure }
option-cell-monster-place = { $acting-figure }: hex { $hex }
option-cell-roll = It stops on hex { $hex }
option-cell-drift = To hex { $hex }
option-cell-make-way = To hex { $hex }
option-cell-spawn = { $monster } on hex { $hex }
option-cell-reveal = { $monster } on hex { $hex }

## Refusals

error-not-in-hand = Choose two cards of your hand, or a long rest.
error-no-rest = A long rest needs at least two discarded cards.
error-out-of-reach = Your movement does not reach that hex.
error-no-target = That figure can't be attacked now: it is out of range or sight, or can't be a target.
error-not-now = That is not possible now.
error-cannot-join-world = “{ $name }” can’t join this world.
error-not-in-world = { $name } has not joined this world.
error-party-name-taken = There is a party called “{ $name }” already.
error-hero-gone = { $hero } has left the game for good.
error-nothing-to-settle = There is nothing to settle.
error-quests-drawn = You have drawn two personal quests already.
error-no-quests-drawn = Draw two personal quests first.
error-no-such-quest = That is not one of the quests you drew.
error-class-locked = That class is not unlocked yet.
error-level-too-high = New characters start at level { $most } at most: that is the prosperity level.
error-no-card-due = There is no card to add now.
error-card-not-open = Card { $number } can’t be added now.
error-no-perk-due = There is no perk to mark now.
error-perk-is-marked = All boxes of that perk are marked.
error-not-enough-experience = That takes more experience.
error-prosperity-too-low = The city is not that prosperous yet.
error-no-enhancing = Nobody in Gloomhaven can enhance cards yet.
error-sticker-does-not-fit = That enhancement does not go there.
error-slot-taken = There is an enhancement on that place already.
error-card-not-in-pool = Only cards of your own pool can be enhanced.
error-too-many-enhanced = The city is not prosperous enough for another enhanced card of this class.
error-too-little-gold = That costs { $price } gold.
error-quest-not-fulfilled = The personal quest is not fulfilled yet.
error-not-in-stock = Not in stock: { $item }.
error-owned-already = Nobody may own the same item twice: { $item }.
error-not-owned = That is not yours: { $item }.
error-nothing-to-take-back = Nothing of this visit to take back: { $item }.
error-quest-stands = The personal quest is fulfilled: nothing is taken back now.
error-world-begun = This world has heroes already: a campaign from cardboard begins in a new one.
error-not-on-cardboard = Here scenarios are played on screen: agree on the house rule first.
error-absent-stay = Your group has agreed that heroes of absent people stay behind: take them out of the party first.
error-no-fight = No scenario lies on your table.
error-no-donation-now = After a casual scenario nobody donates.
error-donated-already = You have donated in this visit already.
error-in-gloomhaven = { $name } is in Gloomhaven already.
error-not-in-gloomhaven = { $hero } is not in Gloomhaven.

## How far a game is, in lists of tables

headline =
    { $number ->
        [0] { $scenario }
       *[other] { $scenario }, round { $number }
    }

## What happens: setting up

event-started = { $scenario } begins.
event-prepared = Everyone is ready.
event-placed =
    { $seatIs ->
        [you] You play the { $class } and start on hex { $hex }.
       *[other] { $seat } plays the { $class } and starts on hex { $hex }.
    }
event-cards-added = The scenario puts { $number } × { $modifier } into the modifier deck of { $figure }.
event-cards-brought = { $figure } arrives with { $number } × { $modifier } in the modifier deck.
event-arrived-hurt = { $figure } arrives with { $number } damage.
event-party-founded = A new party: { $party }.
event-party-gathered = { $party } is now: { $heroes }.
event-quests-drawn = You draw two personal quests.
event-hero-created = { $hero }, { $class }, level { $number }, is ready for adventure.
event-hero-card = { $hero } learns a new card.
event-hero-perk = { $hero } marks a perk.
event-hero-set-aside = { $hero } stays behind.
event-hero-died = { $hero } is dead.
event-hero-retired = { $hero } retires.
event-scenario-won = { $party } has won: { $scenario }.
event-scenario-lost = { $party } has lost: { $scenario }.
event-scenario-unlocked = A new place on the map: { $scenario }.
event-brought-home = { $hero } brings home { $xp } experience, { $gold } gold and { $checks ->
        [one] { $checks } checkmark
       *[other] { $checks } checkmarks
    }.
event-item-gained = { $hero } gains { $item }.
event-design-found = A design is found: { $item }. The shop has it now.
event-gold-shared = { $party } shares out { $number } gold.
event-class-unlocked = A new class can be played: { $class }.
event-opened = You open { $box }.
event-records-read = Part { $number } of the town records is read.
event-donated = { $hero } donates { $number } gold.
event-item-bought = { $hero } buys { $item } for { $gold } gold.
event-item-sold = { $hero } sells { $item } for { $gold } gold.
event-item-taken-back = { $hero } takes it back: { $item }, { $gold } gold.
event-house-rule-on = Agreed: { $house-rule }.
event-house-rule-off = No longer agreed: { $house-rule }.
event-campaign-resumed = A campaign goes on that was begun on cardboard: { $number } scenarios are done.
event-hero-welcomed = { $hero }, { $class }, comes from another world.
event-came-home = { $party } returns to Gloomhaven.
event-card-enhanced = { $hero } has a card enhanced for { $gold } gold.
event-level-gained = { $hero } is now of level { $number }.
box-envelope-a = envelope A
box-envelope-b = envelope B
box-envelope-x = envelope X
box-town-records = the town records
event-monster-placed =
    { $ruleId ->
        [GH-S-MON-14] { $figure } is summoned on hex { $hex } ({ $hp ->
            [one] { $hp } hit point
           *[other] { $hp } hit points
        }).
       *[other] { $figure } appears on hex { $hex }.
    }

## What happens: a round

event-round = Round { $number }.
event-revealed =
    { $seatIs ->
        [you] You play { $cards }: initiative { $number }.
       *[other] { $seat } plays { $cards }: initiative { $number }.
    }
event-rests =
    { $seatIs ->
        [you] You take a long rest: initiative { $number }.
       *[other] { $seat } takes a long rest: initiative { $number }.
    }
event-initiative =
    { $seatIs ->
        [you] Your initiative is now { $number }.
       *[other] { $seat }'s initiative is now { $number }.
    }
event-monster-card = { $deck }: initiative { $number }.
event-turn = { $figure } acts.
event-played =
    { $way ->
        [0] { part-seat-plays } the top action of { $card }.
        [1] { part-seat-plays } the bottom action of { $card }.
        [2] { part-seat-plays } Attack 2 with { $card }.
       *[3] { part-seat-plays } Move 2 with { $card }.
    }
part-seat-plays =
    { $seatIs ->
        [you] You perform
       *[other] { $seat } performs
    }

## What happens: moving

event-moved = { $figure } moves to hex { $hex }.
event-forced =
    { $ruleId ->
        [GH-S-PSH-01] { $figure } is pushed to hex { $hex }.
        [GH-S-PUL-01] { $figure } is pulled to hex { $hex }.
       *[other] { $figure } is moved to hex { $hex }.
    }
event-door-opened = { $figure } opens a door.
event-door-closed = A door closes again.
event-room-revealed = A room is revealed.
event-trap-sprung = { $figure } springs a trap: { part-trap }.
event-trap-created = { $figure } sets a trap on hex { $hex }: { part-trap }.
event-trap-disarmed = { $figure } disarms the trap on hex { $hex }.
event-obstacle-created = An obstacle now stands on { $hexesCount ->
        [one] hex { $hexes }
       *[other] hexes { $hexes }
    }.
event-obstacle-destroyed = The obstacle on { $hexesCount ->
        [one] hex { $hexes }
       *[other] hexes { $hexes }
    } is gone.

## What happens: attacks and damage

event-attack = { $figure } attacks { $target-figure }: Attack { $number }.
event-takes-damage = { $figure } suffers the damage of { $target-figure } instead.
event-extra-turn = { $seat } takes an extra turn with { $cards }.
event-redirected = { $figure } takes the attack on { $target-figure }.
event-diverted = { $target-figure } is attacked instead of { $figure }.
event-act-again = { $seat } acts again this round, with { $cards }: initiative { $number }.
event-card-given = { $seat } is handed { $card }.
event-card-lent = A card lies active before { $seat }.
event-card-returned = { $card } of { $seat } goes back to its supply.
event-damage-moved = { $number } damage moves from { $figure } to { $target-figure }.
event-no-attack = { $figure } can't attack its focus, so it attacks nobody.
event-attack-plus =
    { $sourceId ->
        [card] The attack gets { $number } from { $card }.
       *[other] The attack gets { $number } from { $source }.
    }
event-drew-modifier =
    { $mode ->
        [1] { part-drew } (advantage; counts: { $used-modifiers })
        [-1] { part-drew } (disadvantage; counts: { $used-modifiers })
       *[other] { part-drew }
    }.
part-drew = { $figure } draws { $modifiers }
event-attack-times = { part-source } multiplies the attack by { $number }.
event-tamed = { $item } of { $figure }: 2x counts as +0.
event-counts-as-zero = { $figure }: cards of this draw count as +0 by an active card.
event-pierced = The attack pierces { $number } of the shield.
event-attack-value =
    { $shield ->
        [0] The attack is worth { $value }: { $number } damage.
       *[other] The attack is worth { $value }, less { $shield } of the shield: { $number } damage.
    }
event-damage = { $figure } suffers { $number } damage from { $source } ({ $hp ->
        [one] { $hp } hit point
       *[other] { $hp } hit points
    } left).
event-reduced =
    { $sourceId ->
        [card] { $card } lowers the damage to { $number }.
       *[other] An effect lowers the damage to { $number }.
    }
event-negated = { $figure } loses cards instead of suffering { $number } damage.
event-hp-set = { $figure } has { $number } hit points now.
event-retaliates = { $figure } retaliates against { $target-figure }: { $number } damage.
event-condition-gained = { $figure } gains { $conditions }.
event-condition-ended = { $figure } loses { $conditions }.
event-cursed = A Curse goes into the modifier deck of { $figure }.
event-blessed = A Bless goes into the modifier deck of { $figure }.
event-healed =
    { $number ->
        [one] { $figure } regains { $number } hit point.
       *[other] { $figure } regains { $number } hit points.
    }
event-killed = { $figure } is killed.
event-dropped = A money token falls on hex { $hex }.
event-fell = { $figure } has no hit points left.
event-summoned = { $figure } summons { $target-figure }.
event-left = { $figure } leaves the map.

## What happens: cards, items, elements

event-card-lost =
    { $seatIs ->
        [you] You lose { $card }.
       *[other] { $seat } loses { $card }.
    }
event-card-discarded =
    { $seatIs ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-card-active = { $card } stays in the active area while its effect lasts.
event-active-ended = { $card } is no longer active.
event-lasting =
    { $effectId ->
        [shield] { $figure } has Shield { $number } from now on ({ part-source }).
        [retaliate] { $figure } has Retaliate { $number } from now on ({ part-source }).
        [onDeath] { $figure } will act once more when it dies ({ part-source }).
       *[other] { $sourceId ->
            [card] { $figure } has the effect of { $card } from now on.
           *[other] { $figure } has a lasting effect from now on ({ $source }).
        }
    }
event-recovered =
    { $seatIs ->
        [you] You recover { $card }.
       *[other] { $seat } recovers { $card }.
    }
event-rest-drew = The random card for the short rest is { $card }.
event-rested =
    { $seatIs ->
        [you] You rest and take { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } back.
       *[other] { $seat } rests and takes { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } back.
    }
event-item-used =
    { $seatIs ->
        [you] You use { $item }.
       *[other] { $seat } uses { $item }.
    }
event-item-refreshed =
    { $seatIs ->
        [you] You refresh { $item }.
       *[other] { $seat } refreshes { $item }.
    }
event-item-equipped =
    { $seatIs ->
        [you] You equip { $item } as well.
       *[other] { $seat } equips { $item } as well.
    }
event-element-created = { $element } is created.
event-element-strong = { $element } is strong.
event-element-consumed = { $element } is consumed.
event-element-waned =
    { $number ->
        [0] { $element } is inert now.
       *[other] { $element } is waning now.
    }
event-shuffled = The modifier deck of { $figure } is shuffled.
event-monsters-shuffled = The modifier deck of the monsters is shuffled.
event-looted =
    { $seatIs ->
        [you] { $number ->
            [one] You loot { $number } money token.
           *[other] You loot { $number } money tokens.
        }
       *[other] { $number ->
            [one] { $seat } loots { $number } money token.
           *[other] { $seat } loots { $number } money tokens.
        }
    }
event-treasure =
    { $seatIs ->
        [you] { $number ->
            [0] You loot a goal treasure.
           *[other] You loot treasure { $number }.
        }
       *[other] { $number ->
            [0] { $seat } loots a goal treasure.
           *[other] { $seat } loots treasure { $number }.
        }
    }
event-monster-looted =
    { $number ->
        [one] { $figure } takes { $number } money token.
       *[other] { $figure } takes { $number } money tokens.
    }
event-experience =
    { $seatIs ->
        [you] You gain { $number } experience.
       *[other] { $seat } gains { $number } experience.
    }

## What happens: the end

event-exhausted =
    { $seatIs ->
        [you] You are exhausted and out of the scenario.
       *[other] { $seat } is exhausted and out of the scenario.
    }
event-success = Success in round { $number }!
event-failure = Failure in round { $number }.
event-home =
    { $seatIs ->
        [you] You take home { $xp } experience, { $gold } gold and { $checks ->
            [one] { $checks } checkmark
           *[other] { $checks } checkmarks
        }.
       *[other] { $seat } takes home { $xp } experience, { $gold } gold and { $checks ->
            [one] { $checks } checkmark
           *[other] { $checks } checkmarks
        }.
    }
event-why-plan-none = { why-plan-none }
event-why-plan-melee = { why-plan-melee }
event-why-plan-ranged = { why-plan-ranged }
event-why-plan-around = { why-plan-around }
event-why-plan-free = { why-plan-free }
event-why-plan-all = { why-plan-all }
event-why-invisible = { why-invisible }
event-why-way = { why-way }
event-why-no-way = { why-no-way }
event-scenario-focus = The scenario sends it to { $figures }, which it can get at: its focus.
event-departed = { $figure } leaves the map for a while.
event-returned = { $figure } is back on the map.
event-woken = { $figure } wakes up.
event-betrayed = { $figure } turns against everybody.
event-controlled = { $figure } will act against its own side in its turn.
event-why-only-focus = { why-only-focus }
event-why-fewest-negatives = { why-fewest-negatives }
event-why-least-cost = { why-least-cost }
event-why-nearest = { why-nearest }
event-why-earliest = { why-earliest }
event-why-focus-tied = { why-focus-tied }
event-why-if-focus = { why-if-focus }
event-why-no-focus = { why-no-focus }
event-why-does-nothing = { why-does-nothing }
event-why-needs-negatives = { why-needs-negatives }
event-why-in-reach = { why-in-reach }
event-why-no-disadvantage = { why-no-disadvantage }
event-why-most-targets = { why-most-targets }
event-why-better-targets = { why-better-targets }
event-why-fewest-spoilt = { why-fewest-spoilt }
event-why-least-movement = { why-least-movement }
event-why-destination = { why-destination }
event-why-stays = { why-stays }
event-why-out-of-reach = { why-out-of-reach }
event-why-if-destination = { why-if-destination }
event-why-approach = { why-approach }
event-why-stays-away = { why-stays-away }
event-why-choose-path = { why-choose-path }
event-why-has-no-attack = { why-has-no-attack }
event-why-no-attack = { why-no-attack }
event-why-attacks = { why-attacks }
event-why-choose-targets = { why-choose-targets }

## Objectives and special rules of scenarios

objective-kill-all = Kill all enemies
objective-kill-all-but = Kill all enemies except { $monsters }
objective-kill = Kill { $monsters }
objective-kill-count =
    { $n ->
        [one] Kill { $n } enemy
       *[other] Kill { $n } enemies
    }
objective-kill-count-of = Kill { $n } of these: { $monsters }
objective-kill-revealed = Kill all revealed enemies
objective-reveal = Reveal room { $n }
objective-reveal-all = Reveal all rooms
objective-loot-goals =
    { $n ->
        [one] Loot the goal treasure
       *[other] Loot { $n } goal treasures
    }
objective-escort = { $npc } must end a turn on the marked hex
objective-escort-near = { $npc } must end a turn on the marked hex or next to it
objective-each-loots-goal = Each character must loot a goal treasure
objective-escape = All characters still in the scenario must reach the way out
objective-survive =
    { $n ->
        [one] Survive { $n } round
       *[other] Survive { $n } rounds
    }
objective-destroy = Destroy all of these: { $npc }
objective-occupy = Characters must stand on the pressure plates at the same time
objective-end-turn-on = A character must end a turn on the marked hex
objective-open-doors = Open all doors
objective-carry = Carry the object to the marked hex
objective-save = Bring { $n } of these to the marked hex: { $npc }
objective-cleanse = Cleanse all of these: { $npc }
objective-dig = Dig up all of these: { $npc }
objective-charge =
    { $n ->
        [one] Gather { $n } charge
       *[other] Gather { $n } charges
    }
objective-sacrifice = Give up the object on the marked hex
loss-all-exhausted = You lose if all characters are exhausted
loss-npc-killed =
    { $n ->
        [one] You lose if { $npc } is killed
       *[other] You lose if { $n } of these are killed: { $npc }
    }
rule-setup-gain = All characters start with { $conditions }
rule-setup-curse =
    { $n ->
        [one] All characters add { $n } Curse to their modifier decks
       *[other] All characters add { $n } Curses to their modifier decks
    }
rule-setup-minus =
    { $n ->
        [one] All characters add { $n } card of -1 to their modifier decks
       *[other] All characters add { $n } cards of -1 to their modifier decks
    }
rule-lock-boss = Only the boss opens the door { $labels }
rule-lock-plate = The door { $labels } is locked until a character ends a turn on its pressure plate
rule-lock-all-on-plates = The door { $labels } is locked until all characters stand on its pressure plates at the end of a turn
rule-door-cycle = The boss goes from door to door in this order: { $labels }
loss-monsters-killed = You lose if { $n } of these are killed: { $monsters }
rule-allies = { $monsters } are allies of the characters and enemies of all other monsters
rule-third-side = { $monsters } are a third side: enemies of the characters and of all other monsters
rule-two-starts = There are two rooms to begin in; each takes half of the characters at most, rounded up
rule-monster-level = { $monsters } have a level higher by { $n }, 7 at most
rule-monster-level-lower = Level lower by { $n }: { $monsters }
rule-immovable = { $monsters } can't be pushed or pulled
rule-summons = { $monsters } summon { $monster } ({ $rank }) instead of { $instead-monster }
rule-goal-loot-action = Goal treasures are looted only by a Loot ability, not at the end of a turn
rule-trap-damage = { $trap } deal the trap damage of the level
rule-trap-conditions = { $trap } deal no damage but bring { $conditions }
rule-trap-both = { $trap } deal the trap damage of the level and bring { $conditions }
rule-spawn = { $when }: { $n } { $monster } ({ $rank }) at { $label }
rule-spawn-here = { $when }: { $n } { $monster } ({ $rank }) in its place
when-killed-of = when one of these is killed: { $monsters }
when-killed-remembered = when the one that the scenario has marked is killed: { $monsters }
when-start = at the start
when-round-start = at the start of each round
when-round-start-odd = at the start of each odd round
when-round-start-even = at the start of each even round
when-round-end = at the end of each round
when-round-end-odd = at the end of each odd round
when-round-end-even = at the end of each even round
when-door-opened = when the door { $label } opens
when-in-round = in round { $n }
when-from-round = from round { $n } on
when-from-door = once the door { $label } is open
when-until-door = until the door { $label } is open
objective-unknown = Its goal has no words yet
objective-present = { $whom } is there
objective-register = Bring { $register } to { $n }
objective-all = All of these: { $parts }
objective-any = One of these: { $parts }
loss-exhausted = You lose if a character is exhausted
loss-exhausted-off-exit = You lose if a character is exhausted that does not stand at the way out
loss-round-limit = You lose after { $n } rounds
loss-last-one = You lose if only one character is not exhausted
whom =
    { $who ->
        [subject] whoever it concerns
        [character] each character
        [summon] each summon
        [party] each character and summon
        [enemy] each enemy
        [ally] each ally of the characters
        [object] each object
        [friend] each character and ally of the characters
       *[anyone] everyone
    }
whom-types = { $monsters }
when-once = once
when-always = always
when-present = while { $whom } stands
when-room-held = while a character is in room { $n }
when-room-empty = while no character is in room { $n }
when-until-killed = until { $n } of these have been destroyed: { $npc }
when-every-rounds = in round { $first } and every { $n } rounds from then on
when-goals-looted =
    { $n ->
        [one] once a goal treasure has been looted
       *[other] once { $n } goal treasures have been looted
    }
whom-npc = { $npc }
whom-at = { $whom } at { $label }
whom-in-room = { $whom } in room { $n }
whom-off-room = { $whom } outside room { $n }
whom-near-label = { $whom } within { $n } { $n ->
    [one] hex
   *[other] hexes
} of { $label }
rule-close = { $when }, the door { $labels } closes again; whoever stands in it suffers the trap damage and goes to the nearest empty hex
rule-keep-out = { $whom }: never enters the door { $labels }
rule-lock-held = The door { $labels } is open only while, at the end of a turn, a character stands on one of these pressure plates: { $plates }; whoever stands in the closing door suffers the trap damage and goes to the nearest empty hex
rule-escape = { $when }: who stands on a marked hex escapes with its summons: { $whom }
rule-discard = { $when }: { $whom } discards { $n } cards of its hand
objective-escaped = All characters that are left must escape by the marked hex, one after another
event-escaped =
    { $seatIs ->
        [you] You escape from the scenario.
       *[other] { $seat } escapes from the scenario.
    }
when-turn-end-on-plate = once a character has ended a turn on the pressure plate { $plates }
when-killed-npc = when this is destroyed: { $npc }
rule-spawn-start = { $when }: { $n } { $monster } ({ $rank }) on the start hexes
rule-march = { $whom }: { $parts }
march-points = Move { $n } toward the marked hexes instead of the moves of its card
march-own-move = its own Move toward the marked hexes instead of the moves of its card
march-doors = it opens doors on its way
march-carries = first next to { $npc }, then { $npc } is carried along
march-alone = it does nothing else
march-card = then it does the rest of its card
whom-nearest = the one that is nearest of { $whom }
rule-idle = { $monsters }: never acts
when-turn-end-there = when this one ends its turn on a marked hex: { $whom }
when-looted-in = when the goal treasure of room { $n } is looted
whom-on-marked = { $whom } in the area that the scenario names
rule-avoid = { $whom }: goes round { $ground ->
        [water] water
       *[other] the named ground
    } as round a trap
whom-suffering = { $whom } ({ $conditions })
when-entered = on entering a hex
when-entered-overlay = on entering { $ground ->
        [water] water
       *[other] the named ground
    }
register-withering = the number of rounds over before its room is revealed
rule-roll = { $when }: in each of { $n } rows both boulders roll 1, 2 or 3 hexes to the left, a different number in each row, as the players choose; at the left end they come in again on the right. They destroy obstacles and take no notice of traps and abilities. Whoever stands where one rolls suffers the trap damage; whoever stands where it stops is moved one hex to the left
event-boulder-rolled = A boulder rolls to hex { $hexes }.
register-rift = the damage of the rift
rule-stats = { $when }: { $whom }: { $stats }
rule-stats-each = { $when }: { $whom }: { $stats } for each of these on the map: { $each }
rule-stats-per = { $when }: { $whom }: { $stats }, times { $register }
stat-hp = hit points { $n }
stat-attack = Attack { $n }
stat-move = Move { $n }
stat-range = Range of ranged attacks { $n }
stat-shield = Shield { $n }
whom-next-to-it = { $whom } next to it
whom-near = { $whom } within { $n } hexes of { $npc }
rule-barred = The door { $labels } is barred: it opens when what bars it ({ $npc }) is destroyed
rule-indestructible = Some obstacles cannot be destroyed or moved by any ability
rule-ability-per = { $when }: { $whom }: { $does }, times { $register }
rule-ability = { $when }: { $whom }: { $does }
rule-lock-when = The door { $labels } is locked. It opens { $when }
rule-interaction =
    { $cost ->
        [nothing] In its turn, a character may: { $interaction }
        [top-action] A character may forgo a top action (and its card) to: { $interaction }
        [bottom-action] A character may forgo a bottom action (and its card) to: { $interaction }
       *[other] A character may forgo an action (and its card) to: { $interaction }
    }
rule-elements = { $when }: { $elements } become strong
rule-elements-inert = { $when }: { $elements } become inert
rule-place = { $when }: more monsters are placed
rule-remove = { $when }: these leave the map
rule-win = { $when }: you win
rule-lose = { $when }: you lose
when-turn-start = at the start of each turn
when-turn-start-of = at the start of a turn ({ $whom })
when-turn-end = at the end of each turn
when-room-revealed = when the room is revealed
when-killed = when one of them is killed
when-looted = when a goal treasure is looted
when-exhausted = when a character is exhausted
when-interacted = when that is done
when-if = if { $parts }
when-not = unless { $parts }
when-round-start-in = at the start of round { $n }
when-round-end-in = at the end of round { $n }
rule-remove-of = { $when } these leave the map: { $whom }
rule-remove-on = { $when }: who stands on a marked hex leaves the map: { $whom }
rule-npc-toward = { $npc }: Move { $n } toward the marked hex each round
rule-npc-after = { $npc }: Move { $n } toward { $monster } in room { $room } each round
register-sun-blessed = the party achievement Sun Blessed
when-next-marker = when the boss goes to the next marker
when-lay-eggs = when the boss lays eggs
when-hatch-eggs = when the eggs hatch
when-throne-moves = when the throne moves
when-summon-zephyrs = when the boss summons
when-fly-to-next-perch = when the boss flies to its next perch
when-mind-control = when the boss takes control of a character
when-drive-away = when the boss drives everybody away
rule-jump = { $when }: it jumps to the next of these places in turn: { $labels }
rule-replace = { $when }: in the place of each of these comes { $monster } ({ $rank }): { $whom }
rule-summon = { $when }: { $whom } × { $n }, next to the summoner
rule-suspend = { $when }, these are out of play: { $whom }. They do not act, nothing affects them, and others may move through their hexes but not end there
rule-suffer = { $when }: { $whom } suffers as much damage as has been counted ({ $register })
rule-asleep = Asleep at first: { $monsters }. They do nothing until they are attacked, suffer damage or a negative condition, or until a character or summon ends its movement beside them; summons leave sleepers alone
rule-focus = These focus { $monster } whenever they can get at it in their turn: { $monsters }
rule-focus-npc = These focus { $npc } whenever they can get at it in their turn: { $monsters }
when-moved = when one of them ends a movement
rule-destroy = { $when }, this is destroyed: { $whom }
rule-count = { $when }: damage is counted ({ $register }): { $n }, and { $more } more for each scenario level
when-moved-of = at the end of a movement ({ $whom })
rule-leave = { $when }, these leave the map for a while and keep their turns: { $whom }
rule-drift = { $when }: the wind moves these one hex, in initiative order, unless something is in the way ({ $ways }): { $whom }
rule-draw = { $when }: the number of the token shows; { $n } of the { $of } are needed
when-absent = while this is not on the map: { $whom }
when-struck = after a melee attack
when-struck-of = after a melee attack ({ $whom })
way-e = to the east
way-ne = to the north-east
way-nw = to the north-west
way-w = to the west
way-sw = to the south-west
way-se = to the south-east
rule-jump-way = { $when }: { $whom } jumps to the next of these places in turn: { $labels }. Who stands there makes way; a room that is not yet seen is revealed with its doors
rule-hp-of = { $npc } has the hit points of this boss: { $monster }
rule-summon-rank = { $when }: { $whom } × { $n } ({ $rank }), next to the summoner
when-stop = at stop { $n } of its way
when-index = by special { $n }
rule-dismiss = { $when }: the players may remove one of these from the map: { $whom }
rule-lend-deck = { $when }: the players choose a character whose modifier deck is drawn from
rule-unhurt = { $monsters }: they suffer no damage; conditions and all else still work on them
register-pumps = the number of cleansed water pumps
register-awake = the number of turns that ended with every pressure plate in play occupied
register-deed-rift = the open rift (1: yes)
register-night-demons = the number of normal night demons since the last elite one
register-pump = the number of cleansings of water pump { $n }
register-saved = the number of villagers in safety
interaction-cleanse-pump = Cleanse the water pump
rule-current = { $when }: the current moves { $whom } one hex, in a direction that depends on whether the initiative of { $monsters } is even or odd. Whoever has an obstacle or a wall on the side it comes from is safe; whoever cannot be moved suffers { $n } damage
thing-claw = the claw
rule-mend = { $when }: { $whom }: Heal { $n } for each of these on the map: { $each }
when-dug = when { $npc } at { $label } has been dug up
rule-dry-once = Whoever ends a turn on a marked water hex has { $thing } for the rest of the scenario; that water is gone, and nobody gets it twice
when-against = against { $monsters }
rule-immune = { $whom }: immune to { $conditions }
rule-monster-immune = { $monsters }: immune to { $conditions }
rule-drive = { $when }, in initiative order these move to the nearest hex next to { $monsters }: { $whom }
rule-drive-away = { $when }, in initiative order these move { $n } hexes and end as far from { $monsters } as possible: { $whom }
rule-control = { $when }, the character that has still to play two cards and acts last in this round loses its mind: in its turn and those of its summons, allies are enemies and enemies allies; it performs Move 2 and the top action of its leading card, and both cards are discarded
rule-portal = A portal joins the two hexes { $label }: a character next to one of them may spend 1 movement point to go to an empty hex next to the other; summons and monsters may not
rule-perches = { $monsters } covers all hexes of the perch on which it stands ({ $labels }): it attacks and is attacked through any of them
rule-before = { $npc } acts just before { $monster }
rule-no-side = { $npc } is nobody's ally or enemy: nothing affects it, and others may pass through its hex
rule-npc-unhurt = { $npc }: no damage does anything to it
rule-dug = Next to { $npc }, a character may spend movement points to dig, one for each hit point it has left; it is neither attacked nor damaged
rule-protected-often =
    { $n ->
        [one] Once, a character may lose a card of its hand so that { $npc } suffers no damage from one source
       *[other] { $n } times in all, a character may lose a card of its hand so that { $npc } suffers no damage from one source
    }
rule-protected = A character may lose a card of its hand so that { $npc } suffers no damage from one source
event-dug =
    { $number ->
        [0] { $figure } has been dug up.
       *[other] { $figure }: { $number } more to dig.
    }
option-figure-move = Spend 1 movement point to dig: { $figure }
option-done-protect = Let it suffer { $number } damage
option-card-protect = Lose { $card }
ask-protect = Do you lose a card so that it suffers no damage?
thing-blessing = the protection of the water
thing-dagger = the occult dagger
register-tokens = the number of tokens on the giant ooze (4 at first, one less for each ooze that dies)
register-freed = the number of captives freed
register-lender = the character whose modifier deck is drawn from
interaction-free-captive = Free a captive next to you
deed-staff = A character must end a turn next to the altar with the charged staff
deed-rift = Kill all demons while a character stands in each room, so that the rift opens
objective-deed = { $deed }
thing-water = a load of water
thing-staff = the staff
thing-doll = the doll
thing-relic = the crystal or the sphere
register-charge = the charge of the staff
objective-present-treasure = A character that has looted treasure { $n } is still there
objective-bring-treasure = A character that has looted treasure { $n } must end a turn on the marked hex
objective-bring = A character with { $thing } must end a turn on the marked hex or next to it
whom-treasure = { $whom } that has looted treasure { $n }
when-exhausted-holding = when the character with { $thing } is exhausted
when-killed-elite = when an elite enemy is killed
when-killed-normal = when a normal enemy is killed
rule-lock-next = The doors { $labels } are locked. In this order, the next of them opens { $when }
rule-unkept = Treasure { $n } is kept only if the scenario is won
rule-hp-times = Hit points × { $n }: { $monsters }
rule-steady = Always on initiative { $n }, always Move +0 and Attack +0: { $monsters }
rule-modifiers = From the modifier deck of the character draw: { $monsters }
rule-betray = { $when }: { $whom } turns against everybody, and has to be killed too
rule-gather = { $when }: { $whom }: back to { $label }, damage and conditions as they are
rule-gather-start = { $when }: { $whom }: back to the start, damage and conditions as they are
register-wave = the number of waves that have come after the first
register-waves = the number of waves that have come
register-shut = the locked door behind the character (1: yes)
rule-moneyless = These leave no money: { $monsters }
rule-charges = Only a character with { $thing } can hurt { $monsters }; each point of that damage counts as 1 for { $register }
rule-goal-turn-end = Goal treasures are taken only by ending a turn on their hex
rule-goal-carried = When the character that carries { $thing } is exhausted, { $thing } stays on its hex; a Loot ability of another character that reaches the carrier may take it over
rule-dry-at = { $when }: there is no water at { $label }
rule-dry-here = Water is looted like a treasure: its hex is dry then, and a character carries only one load at a time
rule-flood = { $when }: one more hex next to water is flooded, as the players choose; if there is no dry hex left in that part of the map, you lose
rule-lay-traps = { $when }: damage traps appear at { $label }; whoever stands there and does not fly springs them
rule-drop-here = { $when }: { $thing } lies in its place
rule-give-up = { $when }: { $whom } gives it up
rule-give = { $when }: the players choose a character that has { $thing }
event-flooded = Water floods hex { $hex }.
event-gave-up =
    { $seatIs ->
        [you] You no longer have it.
       *[other] { $seat } no longer has it.
    }
event-given =
    { $seatIs ->
        [you] You have it now.
       *[other] { $seat } has it now.
    }
option-done-hand-over = Leave it there
option-yes-hand-over = Take it
ask-hand-over = Do you take over what another character carries?
option-figure-free = Free { $figure }
ask-free = Who is freed?
option-cell-flood = Water on hex { $hex }
ask-flood = Which hex is flooded?
option-figure-give = { $figure }
ask-give = Who has it?
loss-exhausted-before-all = You lose if a character is exhausted before all { $n } goal treasures are looted
loss-exhausted-off-room = You lose if a character is exhausted that is not in room { $n }
objective-reach-room = All characters still in the scenario must be in room { $n } at the same time
test-exhausted-before-looting = a character is exhausted that has not looted a goal treasure
thing-goal = a goal treasure
whom-not-holding = { $whom } without { $thing }
whom-holding = { $whom } with { $thing }
rule-starts = With this number of characters, some of the start hexes are not used
rule-impassable = Some obstacles are like walls: they cannot be destroyed or moved, and nobody passes or sees through them, not even flying or jumping
rule-no-items-before-goal = A character’s items do nothing until it has looted a goal treasure
rule-one-goal-each = No character takes a second goal treasure
interaction-take-goal = Take the goal treasure on this hex or next to it

## Tests of scenarios, as half sentences

objective-when = Bring it about that { $parts }
loss-when = You lose if { $parts }
when-set-up = during set-up
when-door-opened-any = when a door opens
test-given = the party has earned { $register }
test-dead = no enemies are left
test-dead-of = none of these are left: { $monsters }
test-dead-without = no enemies are left except { $monsters }
test-cleared = no enemies are left on the map
test-killed =
    { $n ->
        [one] { $n } enemy is dead
       *[other] { $n } enemies are dead
    }
test-killed-of =
    { $n ->
        [one] { $n } of these is dead: { $monsters }
       *[other] { $n } of these are dead: { $monsters }
    }
test-revealed = all rooms are revealed
test-revealed-room = room { $n } is revealed
test-looted =
    { $n ->
        [one] { $n } goal treasure is looted
       *[other] { $n } goal treasures are looted
    }
test-each-looted = each character has looted a goal treasure
test-arrived = one of these has ended a turn at the marked hexes: { $whom }
test-on =
    { $n ->
        [one] { $n } of these stands on the marked hexes: { $whom }
       *[other] { $n } of these stand on the marked hexes: { $whom }
    }
test-on-all = all of these stand on the marked hexes: { $whom }
test-filled = every marked hex holds one of these: { $whom }
test-opened = all doors are open
test-opened-doors = the door { $labels } is open
test-round =
    { $rounds ->
        [odd] the round is odd
        [even] the round is even
       *[every] it is any round
    }
test-round-from = { test-round }, from round { $first } on
test-round-until = { test-round }, up to round { $last }
test-round-within = { test-round }, from round { $first } to round { $last }
test-characters = the number of characters is { $numbers }
test-register-least = { $register } is { $least } or more
test-present-none = this is not on the map: { $whom }
test-room-empty = there is no character in room { $n }
test-register-most = { $register } is { $most } or less
test-register-between = { $register } is from { $least } to { $most }
test-present-least = { $least } or more of these are on the map: { $whom }
test-present-most = no more than { $most } of these are on the map: { $whom }
test-present-between = { $least } to { $most } of these are on the map: { $whom }
test-exhausted =
    { $n ->
        [one] { $n } character is exhausted
       *[other] { $n } characters are exhausted
    }
test-exhausted-off = a character has been exhausted off the marked hexes
test-escaped = all characters that are left have escaped
test-rounds-over =
    { $n ->
        [one] { $n } round is over
       *[other] { $n } rounds are over
    }
test-all = all of this holds: { $parts }
test-any = any of this holds: { $parts }
test-not = none of this holds: { $parts }

## What abilities do: frame

perk =
    { $ignoresCount ->
        [0] { part-perk }
       *[other] { $removed-modifiersCount ->
            [0] { $added-modifiersCount ->
                [0] Ignore { $ignores }
               *[other] Ignore { $ignores }; add { $added-modifiers }
            }
           *[other] Ignore { $ignores }; remove { $removed-modifiers }
        }
    }
part-perk =
    { $removed-modifiersCount ->
        [0] Add { $added-modifiers }
       *[other] { $added-modifiersCount ->
            [0] Remove { $removed-modifiers }
           *[other] Replace { $removed-modifiers } with { $added-modifiers }
        }
    }
ability-line = { $parts }
ability-by-bear = The bear acts
ability-when = { $gates }: { $then }
ability-then = { $head }; { $item }
ability-number = { $n }
ability-plus = +{ $n }
ability-minus = -{ $n }
ability-x = X
ability-plus-x = +X
ability-x-is = X being { $what }
ability-conditions = { $conditions }

## What abilities do: actions

ability-do-move = Move { $amount }
ability-do-attack = Attack { $amount }
ability-do-heal = Heal { $amount }
ability-do-heal-fully = Heal all hit points
ability-do-loot = Loot { $amount }
ability-do-shield = Shield { $amount }
ability-do-retaliate = Retaliate { $amount }
ability-do-push = Push { $amount }
ability-do-pull = Pull { $amount }
ability-do-damage = { $amount } damage
ability-do-suffer = suffer { $amount } damage
ability-do-kill = Kill { $whom }
ability-do-infuse = create { $elements }
ability-do-summon = Summon { $summon }
ability-do-summon-monster = Summon { $n } × { $monster }
ability-do-recover-discard =
    { $n ->
        [0] recover all discarded cards
        [one] recover { $n } discarded card
       *[other] recover { $n } discarded cards
    }
ability-do-recover-discard-up-to = recover up to { $n } discarded cards
ability-do-recover-discard-x = recover X discarded cards
ability-do-recover-lost =
    { $n ->
        [0] recover all lost cards
        [one] recover { $n } lost card
       *[other] recover { $n } lost cards
    }
ability-do-recover-lost-up-to = recover up to { $n } lost cards
ability-do-recover-lost-x = recover X lost cards
ability-do-lose-cards =
    { $n ->
        [one] lose { $n } card
       *[other] lose { $n } cards
    }
ability-do-refresh-items =
    { $n ->
        [0] refresh all items
        [one] refresh { $n } item
       *[other] refresh { $n } items
    }
ability-do-refresh-items-up-to = refresh up to { $n } items
ability-do-create-trap = set a trap of { $amount } damage
ability-do-create-trap-of-level = set a trap with the damage of the scenario level
ability-do-create-trap-harmless = set a trap without damage
ability-do-disarm-trap =
    { $n ->
        [0] disarm traps
        [one] disarm a trap
       *[other] disarm { $n } traps
    }
ability-do-create-obstacle =
    { $n ->
        [one] create an obstacle
       *[other] create { $n } obstacles
    }
ability-do-destroy-obstacle =
    { $n ->
        [0] destroy all obstacles
        [one] destroy an obstacle
       *[other] destroy { $n } obstacles
    }
ability-do-move-obstacle =
    { $n ->
        [one] move an obstacle
       *[other] move { $n } obstacles
    }
ability-do-command = { $whom }: { $then }
ability-do-mark = put this Doom on { $whom }
ability-do-transfer-group =
    { $n ->
        [0] move all Dooms to { $whom }
       *[other] move one Doom to { $whom }
    }
ability-trap-burst = when sprung: { $then }
ability-do-give-card = hand out one { $card } to { $whom }
ability-do-lend-card = lend this card to { $whom }
ability-do-swap = { $whom } exchange places
ability-do-swap-with = exchange places with { $whom }
ability-do-attach = { $whom } from now on: { $then }
ability-do-betray-turn = { $whom }: it fights its own side this round
ability-do-extra-turn = { $whom } may take an extra turn at once, with two cards from the hand
ability-do-modifier-deck = take every curse out of one's own modifier deck and shuffle its discards back in
ability-do-choose-any = any of these
ability-do-cleanse =
    { $n ->
        [0] remove all negative conditions
        [one] remove { $n } negative condition
       *[other] remove { $n } negative conditions
    }
ability-do-gain-money = gain { $amount } gold
ability-do-gain-xp = gain { $amount } experience
ability-do-exhaust = become exhausted
ability-do-teleport = move to any unoccupied hex of the map at once
ability-do-teleport-next-to = move at once to an unoccupied hex next to { $whom }
ability-do-ground = the target can no longer fly
ability-do-remove-condition = remove { $conditions }
ability-do-set-hp = hit points become { $amount }
ability-do-consume = if { $elements } can be consumed: { $then }
ability-do-on-death = when it dies: { $then }
ability-do-boss-special = boss special { $n }

## What abilities do: range, targets, effects

ability-range = Range { $amount }
ability-any-range = at any range
ability-reach = melee, up to { $n } hexes away
ability-targets = Target { $n }
ability-self = self
ability-area = block of { $n } connected hexes
ability-area-line = line of { $n } hexes
ability-area-star = a hex and all { $near } around it
ability-area-corner = { $n } hexes that share a corner
ability-area-line-from =
    { $n ->
        [one] the hex next to the attacker
       *[other] line of { $n } hexes straight away from the attacker
    }
ability-area-around = all { $n } hexes around the attacker
ability-area-beside =
    { $n ->
        [one] { $n } hex next to the attacker
       *[other] { $n } hexes side by side, all next to the attacker
    }
ability-area-both-sides = { $n } hexes next to the attacker, on opposite sides
ability-area-beyond = { $n } hexes before the attacker: { $near } next to it, { $far } beyond
ability-within =
    { $n ->
        [1] in an adjacent hex
       *[other] within range { $n }
    }
ability-onto = up to { $n } hexes away
ability-obstacle-size = of { $n } hexes
ability-push = Push { $n }
ability-pull = Pull { $n }
ability-pierce = Pierce { $n }
ability-cap =
    { $n ->
        [one] at most { $n } token
       *[other] at most { $n } tokens
    }
ability-trap-on = the trap strikes { $whom }
ability-path-targets = and all enemies on the way to the target
ability-items-consumed = consumed ones
ability-items-spent = spent ones
ability-items-both = spent or consumed
ability-items-of = only of: { $slots }
ability-rank = { $rank }
ability-ranks = for 2, 3 and 4 characters: { $ranks }
ability-copies-hp = with as many hit points as the summoner has now
ability-flag-jump = Jump
ability-flag-straight = in a straight line
ability-flag-loot-each-hex-entered = loot every hex entered
ability-flag-destroy-on-path = obstacles and traps on the way are destroyed
ability-flag-ends-next-to-obstacle = ending next to an obstacle
ability-flag-ends-next-to-performer = ending next to the performer
ability-flag-push-into-obstacles = it may be pushed into obstacles: each is destroyed, 2 damage and 1 experience
ability-flag-push-blocked = 2 damage and 1 experience for each hex of the push that a wall or obstacle blocks
ability-flag-cleanse = remove all negative conditions
ability-flag-at-killed-enemy = where the enemy was killed
ability-flag-triangle = in a triangle
ability-flag-toward-chosen-hex = toward a chosen hex
ability-flag-with-group-effects = with the effects of the performer's active augments
ability-flag-summon-next-to-target = next to the target
ability-flag-others-card = from another ally next to that ally
ability-flag-toward-allies = only nearer to an ally of the performer
ability-flag-summon-cards = only cards that can summon
ability-flag-ignores-terrain = difficult and hazardous terrain have no effect
ability-flag-from-summon = also as if standing on the hex of one of your summons
ability-flag-nearest-to-enemy = on the hex nearest to an enemy
ability-by-me = steered by the performer
ability-by-them = steered by its owner
ability-by-ai = by the monster rules

## What abilities do: whom

ability-who-near = { $who } { $near }
ability-who-enemy =
    { $n ->
        [0] all enemies
        [one] one enemy
       *[other] { $n } enemies
    }
ability-who-ally =
    { $n ->
        [0] all allies
        [one] one ally
       *[other] { $n } allies
    }
ability-who-self-or-ally =
    { $n ->
        [0] oneself and all allies
        [one] oneself or one ally
       *[other] { $n } among oneself and allies
    }
ability-who-self-and-allies = oneself and all allies
ability-who-allies-and-enemies =
    { $n ->
        [0] all allies and enemies
        [one] one ally or enemy
       *[other] { $n } allies or enemies
    }
ability-who-figure =
    { $n ->
        [0] all figures
        [one] one figure
       *[other] { $n } figures
    }
ability-who-summoned-ally =
    { $n ->
        [0] all summoned allies
        [one] one summoned ally
       *[other] { $n } summoned allies
    }
ability-who-own-summon =
    { $n ->
        [0] all own summons
        [one] one own summon
       *[other] { $n } own summons
    }
ability-who-self-and-summoned-allies = oneself and all summoned allies
ability-who-self-and-own-summons = oneself and one's own summons
ability-who-self = oneself
ability-who-bear = the bear
ability-who-marked = the marked figure
ability-near-trap = next to the trap
ability-near-death-hex =
    { $n ->
        [1] next to where it died
       *[other] within range { $n } of where it died
    }
ability-who-previous-target = the same target
ability-who-attacked = each target
ability-who-healed-figure = the healed figure
ability-who-that-figure = that figure
ability-near-adjacent =
    { $n ->
        [0] in adjacent hexes
        [one] in an adjacent hex
       *[other] in adjacent hexes
    }
ability-near-range = within range { $n }
ability-near-exactly = exactly { $n } hexes away
ability-near-room = in the same room
ability-near-anywhere = anywhere on the map
ability-near-area = in the area
ability-near-target = within range { $n } of the target
ability-near-chosen-hex = within range { $n } of the chosen hex
ability-near-created-obstacles = within range { $n } of the obstacles created
ability-near-destroyed-obstacle = within range { $n } of the obstacle destroyed
ability-near-moved-obstacle = within range { $n } of the obstacle moved
ability-near-killed-enemy = within range { $n } of the enemy killed
ability-near-healed-figure = within range { $n } of the healed figure
ability-near-hexes-entered = within range { $n } of the hexes entered
ability-near-summoned-allies = within range { $n } of the summoned allies
ability-near-enemies-with-poison = within range { $n } of poisoned enemies
ability-that-moved-through = that it moved through
ability-that-other-than-actor = other than itself

## What abilities do: conditions and prices

ability-if = if { $tests }
ability-for = for { $whom }
ability-consume = by consuming { $elements }
ability-pay-damage = for suffering { $n } damage
ability-pay-damage-up-to = for suffering up to { $n } damage
ability-pay-discard =
    { $n ->
        [one] for discarding { $n } card
       *[other] for discarding { $n } cards
    }
ability-pay-obstacle = for destroying an obstacle within range { $n }
ability-pay-condition = for gaining { $conditions }
ability-pay-condition-to = for giving { $conditions } to { $whom }
ability-pay-or-damage = or { $n } damage if that figure has it already
ability-pay-forgo-top = by forgoing the top action of the turn
ability-pay-forgo-bottom = by forgoing the bottom action of the turn
ability-test-target-next-to-my-ally = the target is next to an ally of the attacker
ability-test-target-next-to-my-own-summon = the target is next to an own summon of the attacker
ability-test-target-next-to-me = the target is next to the performer
ability-test-target-isolated = no ally of the target is next to it
ability-test-target-has = the target has { $conditions }
ability-test-target-has-any = the target has one of these: { $conditions }
ability-test-target-undamaged = the target is undamaged
ability-test-target-hp-at-most = the target has at most { $n } hit points
ability-test-target-doomed = the target has a Doom
ability-test-action-no-target = nobody was attacked by it
ability-test-target-marked = the target carries this Doom
ability-test-other-enemy-within = another enemy is within range { $n } of it
ability-test-target-undead = the target is Living Bones, a Living Corpse or a Living Spirit
ability-test-target-adjacent = the target is adjacent
ability-test-victim-doomed = the dead enemy had a Doom
ability-test-self-has = the performer has { $conditions }
ability-test-self-has-any = the performer has one of these: { $conditions }
ability-test-self-hp-below-half = the performer has less than half of its hit points
ability-test-self-would-drop-below1-hp = the damage would bring the performer below 1 hit point
ability-test-self-moved-at-least = the performer has moved at least { $n } hexes this turn
ability-test-self-moved-at-most =
    { $n ->
        [one] the performer has moved at most { $n } hex this turn
       *[other] the performer has moved at most { $n } hexes this turn
    }
ability-test-self-hp-is =
    { $n ->
        [one] the performer has exactly { $n } hit point
       *[other] the performer has exactly { $n } hit points
    }
ability-test-self-entered-hazard = the performer has entered hazardous terrain this turn
ability-test-self-actions-done = both cards of the turn have been played
ability-test-self-has-later-card = the hand holds two cards or more, one of them with a later initiative
ability-test-attack-melee = it is a melee attack
ability-test-attack-ranged = it is a ranged attack
ability-test-attack-single-target = the attack has a single target
ability-test-move-straight = the whole move was in a straight line
ability-test-move-ends-at-start = the move ends where it began
ability-test-element-available = { $element } is strong or waning
ability-test-element-not-strong = { $element } is not strong
ability-test-element-strong = { $element } is strong
ability-test-action-used-item = an item was used in the action
ability-test-action-group = the action belongs to { $group }
ability-test-rank = the target is { $ranks }
ability-test-rank-no-boss = the target is no boss
ability-test-hp-below = the target has less hit points than { $amount }, { $what }
ability-test-damage-taken-at-least = the target has suffered at least { $n } damage
ability-test-negative-conditions-at-least = the target has at least { $n } negative conditions

## What abilities do: gains

ability-gain-attack = { $amount } Attack
ability-gain-move = { $amount } Move
ability-gain-range = { $amount } Range
ability-gain-heal = +{ $n } Heal
ability-gain-shield = +{ $n } Shield
ability-gain-retaliate = +{ $n } Retaliate
ability-gain-damage = +{ $n } damage
ability-gain-targets =
    { $n ->
        [one] +{ $n } target
       *[other] +{ $n } targets
    }
ability-gain-set-targets = Target { $n }
ability-targets-x = Target X
ability-repeat-x = X times
ability-gain-multiply = the value times { $n }
ability-gain-advantage = advantage
ability-immune = can't gain { $conditions }
ability-immune-negative = can't gain negative conditions
ability-returns = Goes back to its supply; can't be lost to prevent damage
ability-gain-cleanses = all negative conditions of the healed are removed first
ability-gain-disadvantage = disadvantage
ability-gain-jump = Jump
ability-gain-ignore-shield = ignores Shield
ability-gain-along-path = enemies on a shortest path to the target are attacked as well
ability-gain-set-n = the value becomes { $amount }
ability-gain-set-to = it concerns { $whom }
ability-gain-kill = the target is killed
ability-gain-negate = no damage is suffered
ability-gain-transfer = the holder of the card may suffer it instead, reduced by { $n }
ability-or = { $head }, or { $item }
ability-chain = then an enemy within range { $within } of the last target, with { $amount } Attack
ability-attacker-gain = the attacker has { $gains }
ability-instead = instead
ability-per-my-allies-next-to-target = for each ally of the attacker next to the target
ability-per-negative-conditions-on-target = for each negative condition of the target
ability-whole-action = for the whole action

## What abilities do: lasting effects

ability-on-attack = on attacks
ability-on-attack-action = on an Attack ability
ability-on-attack-action-before = before an Attack ability
ability-on-attack-action-end = after an Attack ability
ability-on-move-action = on a Move ability
ability-on-move-action-before = before a Move ability
ability-on-move-action-end = after a Move ability
ability-on-heal-action = on a Heal ability
ability-on-move = on moves
ability-on-move-away = when it ends a move farther away
ability-on-targeted = when attacked
ability-on-attack-damage = when an attack would deal damage
ability-on-damaged = when damage would be suffered
ability-on-action-end = after an action
ability-on-mark = when an enemy is marked
ability-on-monster-consumes = when monsters are about to consume an element
ability-on-supply-used = when an ally heals with a card from your supply
ability-on-damaged-end = after suffering damage
ability-on-damaged-after = after damage was suffered
ability-countdown = when its last use is reached
ability-on-healed = when healed
ability-on-retaliate = when retaliating
ability-on-turn = during the turn
ability-on-turn-start = at the start of the turn
ability-on-turn-end = at the end of the turn
ability-on-round-end = at the end of the round
ability-on-long-rest = on a long rest
ability-on-short-rest = on a short rest
ability-on-dies = when it dies
ability-on-enemy-dies = when an enemy dies
ability-on-element-consumed = when an element is consumed
ability-on-curse-given = when giving a Curse, in addition
ability-on-curse-nulls-attack = when a Curse makes an attack null
ability-on-before-bear-acts = before the bear acts
ability-on-cards-revealed = after the cards of the round are revealed
ability-on-condition = when about to gain a negative condition
ability-on-ally-attack = when an ally is about to attack
ability-on-loot = on a Loot 1 ability
ability-on-create-obstacle = on an ability that creates obstacles
ability-on-summon-damaged = when an attack would damage a summon of the wearer
ability-limit-once = once
ability-limit-once-per-turn = once a turn
ability-limit-once-per-action = once an action
ability-lasts-turn = until the end of the turn
ability-lasts-round = until the end of the round
ability-lasts-persistent = stays active
ability-lasts-uses = stays active for { $n } uses
ability-lasts-uses-xp =
    { $n ->
        [one] stays active for { $n } use; experience: { $steps }
       *[other] stays active for { $n } uses; experience by use: { $steps }
    }
ability-group = { $group }
ability-group-limit-augment = up to { $n } augments may be active at once
ability-group-limit-song = up to { $n } songs may be active at once; together they give their experience once
ability-grant-flying = Flying
ability-grant-sees-invisible = attacks may target invisible enemies
ability-grant-long-rest = a short rest at the end of the round gives all benefits of a long rest
ability-grant-repeat-targets = attacks with a number of targets may target one enemy several times
ability-grant-steers-summons = your summons act as you want, not by the monster rules
ability-grant-ignores-retaliate = Retaliate does no harm
ability-overheal = heals may raise the hit points up to { $n }, above the maximum
ability-extend-group = ranged attacks have the effects of the active cards, too: { $group }
ability-xp = { $n } experience
ability-xp-per-target = { $n } experience for each target
ability-xp-every = { $n } experience for each { $every } targets
ability-xp-per-kill = { $n } experience for each kill
ability-xp-per-damage = 1 experience for every { $n } points of damage
ability-group-limit-doom = two Dooms may lie on one enemy; on another enemy a new one replaces both
ability-xp-per-performer = { $n } experience for each who does so
ability-xp-per-use = { $n } experience for each use
ability-xp-per-trap = { $n } experience when an enemy springs it
ability-lost = the card is lost
ability-lost-for-good = the card is lost and can't be recovered

## What abilities do: values

ability-value-times = { $n } times { $what }
ability-value-plus = { $what } plus { $n }
ability-value-at-most = { $what }, at most { $n }
ability-value-divided-down = { $what } divided by { $n }, rounded down
ability-value-divided-up = { $what } divided by { $n }, rounded up
ability-value-hexes-moved-this-turn = the hexes moved this turn
ability-value-hexes-moved-this-action = the hexes moved in this action
ability-value-damage-dealt-this-turn = the damage dealt this turn
ability-value-target-shield = the target's Shield
ability-value-target-max-hp = the target's maximum hit points
ability-value-missing-hp = the missing hit points
ability-value-current-hp = the current hit points
ability-value-own-lost-cards = your lost cards
ability-value-damage-paid = the damage suffered for it
ability-value-damage-suffered-by-target = the damage the target suffered
ability-value-hexes-of-destroyed-obstacles = the hexes of the obstacles destroyed
ability-value-adjacent-enemies = the number of adjacent enemies
ability-value-adjacent-allies = the number of adjacent allies
ability-value-adjacent-figures = the number of adjacent figures
ability-value-own-summons = the number of own summons
ability-value-enemies-targeted-by-this-action = the number of enemies targeted by the action
ability-value-attacks-performed-by-this-action = the number of attacks performed by the action
ability-value-my-allies-within = the number of allies within range { $n } of the target
ability-value-summoned-allies = the number of summoned allies
ability-value-allies-damaged-by-this-action = the number of allies damaged by the action
ability-value-enemies-damaged-by-this-action = the number of enemies damaged by the action
ability-value-attack-range-minus-distance = the range less the distance to the target
ability-value-summon-current-hp = the summon's current hit points
ability-value-characters = the number of characters
ability-value-scenario-level = the scenario level

## What abilities do: summons

ability-summon-lends-place = its owner may attack from its hex
ability-summon-count = { $n } of them
ability-summon-retaliate-range = the retaliation within range { $n }
ability-summon-hp =
    { $n ->
        [one] { $n } hit point
       *[other] { $n } hit points
    }
ability-summon-hp-per-level = and { $n } more for each level
ability-summon-move = Move { $n }
ability-summon-no-move = no move
ability-summon-attack = Attack { $amount }
ability-summon-no-attack = no attack
ability-summon-range = Range { $n }
ability-summon-targets = Target { $n }
ability-summon-targets-all = all enemies in reach
ability-summon-pierce = Pierce { $n }
ability-summon-push = Push { $n }
ability-summon-shield = Shield { $n }
ability-summon-retaliate = Retaliate { $n }
ability-summon-flying = Flying
ability-summon-turn-end = at the end of its turn: { $then }

## What abilities do: items

ability-item-passive = always in use
ability-item-spent = spent when used; a long rest refreshes it
ability-item-consumed = consumed when used
ability-item-slots =
    { $n ->
        [one] must be used at the first occasion
       *[other] must be used at the first { $n } occasions
    }
ability-item-minus-ones =
    { $n ->
        [one] adds { $n } card of -1 to the modifier deck
       *[other] adds { $n } cards of -1 to the modifier deck
    }
ability-item-small-slots =
    { $n ->
        [one] room for { $n } more small item
       *[other] room for { $n } more small items
    }
ability-item-default-move = any card can be played as Move { $n } instead of Move 2
ability-item-default-attack = any card can be played as Attack { $n } instead of Attack 2
ability-item-remove-minus-ones =
    { $n ->
        [one] takes { $n } card of -1 out of the modifier deck
       *[other] takes { $n } cards of -1 out of the modifier deck
    }
ability-item-focus-initiative = counts as initiative { $n } when monsters look for a focus
ability-item-flying = Flying
ability-item-melee-reach = melee attacks with a single target reach { $n } hexes
ability-item-shield-among = Shield 1 next to at least { $n } monsters
ability-item-while-stunned = can be used while stunned
ability-item-unmovable = can't be pushed or pulled
ability-makers-only = only when its wearer attacks
ability-diverts = the attacker attacks one of its own allies within its range instead
ability-consume-first = consume that element instead
ability-item-phases = on an obstacle: invisible and unable to attack
ability-item-ignores-difficult = difficult terrain is no hindrance
ability-item-ignores-hazards = hazardous terrain does no harm
ability-item-immune = immune to { $conditions }
ability-item-turns = in place of { $conditions }, gains { $new-conditions }

## What abilities do: special cases

ability-special-all-attacks-on-one = all attacks against its focus
ability-special-open-next-door = it jumps onto the next door and opens it
ability-special-scouts-act-again = all Vermling Scouts act once more
ability-special-summon-zephyrs = it summons Zephyrs
ability-special-fly-to-next-perch = it flies to its next perch
ability-special-throne-moves = it moves its throne
ability-special-mind-control = it takes control of a character
ability-special-drive-away = it drives all characters and summons away
ability-special-next-marker = it goes to the next marker
ability-special-hatch-eggs = its eggs hatch
ability-special-lay-eggs = it lays eggs
ability-special-initiative-shift = initiative { $n } earlier or later
ability-special-one-more-obstacle = one obstacle more
ability-special-play-bottom = play a card from the hand for its bottom action
ability-special-play-top = play a card from the hand for its top action
ability-special-act-again = play two cards from the hand and act again this round on their initiative, which must be later
ability-special-move-as-attack = a Move ability may be performed as an Attack of the same value
ability-special-redirect = enemy attacks on adjacent allies strike the performer instead
ability-special-replace-x2 = the attacker's 2x counts as +0
ability-special-same-side = only that of the side just played
ability-special-to-death-hex = move to the hex where it died
ability-special-as-heal = Attack and Move abilities may be performed as a Heal of 1 more, as far as the attack reaches and without its conditions
ability-special-dull-attackers = positive and 2x modifier cards that attackers of the performer draw count as +0
ability-special-sure-hand = the performer's own negative and null modifier cards count as +0
ability-special-deep-wounds = a Wound costs 2 hit points instead of 1 at the start of the turn
ability-special-either-order = in either order
ability-special-play-lost =
    { $n ->
        [one] recover one lost card and play it at once, its top or its bottom
       *[other] recover { $n } lost cards and play them at once, one for its top and one for its bottom, in either order
    }
ability-special-arm = equip further weapons that were brought along, for up to { $n } hands
ability-special-armed = they stay equipped as long as the card is active
ability-special-redistribute = move damage already suffered, point by point, among those named; nobody falls below 1 hit point

## Reports on many games

survey-class = Classes
    .help = The class of a character.
deed-kills = monsters killed
deed-loot = money tokens looted
deed-exhausted = exhausted at the end (1: yes)
deed-rounds = rounds played
statistic-kills = Monsters killed
statistic-loot = Money tokens looted
statistic-exhaustions = Times exhausted
statistic-most-kills = Most kills in a scenario

## The order in a sum (GH-S-ATK-08)

ask-order = In which order do you add and multiply?
option-choice-order = { $sum } = { $number }
event-attack-order = { $figure }: { $sum } = { $number }.

## Who decided for the monsters (GH-S-MON-18)

setting-deciders = Who decides for the monsters
    .help = Where the rules leave something to the players, people are asked before bots. The table sets this.
deciders-all = everybody
event-decided =
    { $seatIs ->
        [you] You decide for the monsters.
       *[other] { $seat } decides for the monsters.
    }
event-decided-figure =
    { $seatIs ->
        [you] You decide for the monsters: { $figure }.
       *[other] { $seat } decides for the monsters: { $figure }.
    }
event-decided-figures =
    { $seatIs ->
        [you] You decide for the monsters: { $figures }.
       *[other] { $seat } decides for the monsters: { $figures }.
    }
event-decided-hex =
    { $seatIs ->
        [you] You decide for the monsters: hex { $hex }.
       *[other] { $seat } decides for the monsters: hex { $hex }.
    }
event-decided-hexes =
    { $seatIs ->
        [you] You decide for the monsters: by { $hexes }.
       *[other] { $seat } decides for the monsters: by { $hexes }.
    }
event-decided-element =
    { $seatIs ->
        [you] You decide for the monsters: { $element }.
       *[other] { $seat } decides for the monsters: { $element }.
    }
event-decided-sum =
    { $seatIs ->
        [you] You decide for the monsters: { $sum }.
       *[other] { $seat } decides for the monsters: { $sum }.
    }
event-decided-first =
    { $seatIs ->
        [you] You decide who acts first.
       *[other] { $seat } decides who acts first.
    }

## What events of the city and the road do

deck-city = the city
deck-road = the road
event-fate-chosen = The party has decided.
event-fate-xp-gained = Each hero gains { $number } experience.
event-fate-xp-lost = Each hero loses { $number } experience.
event-fate-gold-gained = Each hero gains { $number } gold.
event-fate-gold-lost = Each hero loses { $number } gold.
event-fate-checks-gained = { $number ->
    [one] Each hero gains 1 checkmark.
   *[other] Each hero gains { $number } checkmarks.
}
event-fate-checks-lost = { $number ->
    [one] Each hero loses 1 checkmark.
   *[other] Each hero loses { $number } checkmarks.
}
event-fate-shared-gold-gained = The party gains { $number } gold together.
event-fate-shared-gold-lost = The party loses { $number } gold together.
event-fate-reputation-gained = The party gains { $number } reputation.
event-fate-reputation-lost = The party loses { $number } reputation.
event-fate-prosperity-gained = The city gains { $number } prosperity.
event-fate-prosperity-lost = The city loses { $number } prosperity.
event-fate-item = One hero gains { $item }.
event-fate-item-paid = { $hero } pays with { $item }.
event-fate-item-kept = Nobody gives what was asked for.
event-fate-achievement = Achievement: { $achievement }.
event-fate-event-added = A card is shuffled into the events of { $deck }.
event-fate-start-condition = Each hero starts the next scenario with { $condition }.
event-fate-start-damage = Each hero starts the next scenario with { $number } damage.
event-fate-start-discards = { $number ->
    [one] Each hero discards 1 card when the next scenario starts.
   *[other] Each hero discards { $number } cards when the next scenario starts.
}
event-fate-one-discards = { $number ->
    [one] One hero discards 1 card when the next scenario starts.
   *[other] One hero discards { $number } cards when the next scenario starts.
}
event-fate-one-minus-ones = One hero adds { $number } -1 cards for the next scenario.
event-fate-consume = The party consumes { $number } small item.
event-fate-consume-each = Each hero consumes { $number } small item.
event-gold-paid = { $party } pays { $number } gold.
event-hero-starts-discards = { $hero } discards { $number } cards when the next scenario starts.
event-hero-starts-minus-ones = { $hero } adds { $number } -1 cards for the next scenario.
event-item-consumed = { $hero } consumes { $item }.
event-set-out = { $party } sets out for { $scenario }.
event-fate-drawn = { $deckId ->
    [city] Something happens in the city.
   *[other] Something happens on the road.
}
error-event-open = An event waits for your decision.
error-no-event-open = No event waits for a decision.
error-no-city-event-now = There is no further city event in this visit.
error-on-the-road = The party is on its way to scenario { $scenario }.
error-scenario-not-open = Scenario { $scenario } can't be played now.
error-party-size = A party has two to four heroes.
error-hero-not-playing = A hero of the party is not playing.
error-same-class = Two heroes of the party have the same class.
error-choices-open = Something is still to be settled.
error-perks-due = A hero still has a perk to choose.
error-cards-due = A hero still has a card to choose.
error-must-retire = A hero has fulfilled their quest and retires first.
error-must-level-up = A hero has enough experience and levels up first.

# The random dungeon

scenario-random-dungeon = Random Dungeon
setting-penalty_1 = Penalty of the first room
    .help = Random dungeon only: which penalty of its room card strikes when the first room is revealed.
setting-penalty_2 = Penalty of the second room
    .help = Random dungeon only: which penalty of its room card strikes when the second room is revealed.
setting-penalty_3 = Penalty of the third room
    .help = Random dungeon only: which penalty of its room card strikes when the third room is revealed.
penalty-none = none
penalty-minor = minor
penalty-major = major
penalty_1-none = none
penalty_1-minor = minor
penalty_1-major = major
penalty_2-none = none
penalty_2-minor = minor
penalty_2-major = major
penalty_3-none = none
penalty_3-minor = minor
penalty_3-major = major
event-room-laid =
    { $penaltyId ->
        [none] This room is the { $adjective } { $noun }.
       *[other] This room is the { $adjective } { $noun }; its { $penalty } penalty strikes.
    }
event-gold = { $figure } gains { $number } gold.
event-monsters-blessed = { $number ->
        [one] A Bless goes into the monsters' modifier deck.
       *[other] { $number } Bless cards go into the monsters' modifier deck.
    }
event-item-taken =
    { $seatIs ->
        [you] Your item is used up: { $item }.
       *[other] An item of { $seat } is used up: { $item }.
    }
event-promoted = { $figure } is an elite now and has { $number } hit points.
ask-entrance = By which entrance do you come in?
ask-sufferer = Who suffers the penalty of the first room?
ask-use-up = Which small item is consumed?
ask-promote = Which enemy becomes an elite?
ask-return = On which spot does a dead monster come back?
option-cell-entrance = The entrance at hex { $hex }
option-figure-sufferer = { $figure }
option-use-up = { $item } is consumed
option-figure-promote = { $figure } becomes an elite
option-cell-return = Hex { $hex }
stat-retaliate = Retaliate { $n }
stat-retaliate_range = Range of Retaliate { $n }
when-penalty = when this room is revealed
when-treasure = when it is looted
rule-dungeon = { $n ->
        [one] A room is laid from the shuffled room and monster cards
       *[other] { $n } rooms are laid from the shuffled room and monster cards, each when the door to it opens
    }
rule-dungeon-exits = An exit leads to a room with an entrance of the same letter; of two exits the other stays closed, and those of the last room lead nowhere
rule-dungeon-penalties = Penalties of the rooms, in order: { $penalty_1 }
rule-dungeon-goal = In the last room the goal treasure lies on the twelfth spot, in the place of what would be there
rule-permanent = { $whom }: { $conditions }, for good; nothing takes it away
rule-no-consuming = Characters can't consume elements
rule-use-up-small = { $when }: { $whom } consumes one small item
rule-use-up-spent = { $when }: { $whom } spends all items that can be spent
rule-use-up-all = { $when }: { $whom } spends or consumes all items
rule-promote = { $when }: { $n ->
        [one] one normal enemy of this room becomes an elite
       *[other] { $n } normal enemies of this room become elites
    }
rule-return = { $when }: { $n ->
        [one] one dead { $rank } monster of the room before comes back there
       *[other] { $n } dead { $rank } monsters of the room before come back there
    }
rule-gold = { $when }: { $n } gold
rule-add-curse = { $when }: each character adds { $n ->
        [one] one Curse
       *[other] { $n } Curse cards
    } to their modifier deck
rule-add-bless = { $when }: { $n } Bless cards go into the monsters' modifier deck
noun-sewer = Sewer
noun-crossroads = Crossroads
noun-passage = Passage
noun-dead-end = Dead End
noun-hallway = Hallway
noun-road = Road
noun-cabin = Cabin
noun-clearing = Clearing
noun-altar = Altar
noun-armory = Armory
noun-encampment = Encampment
noun-library = Library
noun-den = Den
noun-trail = Trail
noun-corridor = Corridor
noun-cave = Cave
noun-tunnel = Tunnel
noun-alcove = Alcove
noun-hovel = Hovel
noun-burrow = Burrow
adjective-mangy = Mangy
adjective-drowned = Drowned
adjective-hopeless = Hopeless
adjective-defiled = Defiled
adjective-wild = Wild
adjective-fortified = Fortified
adjective-cutthroat = Cutthroat
adjective-rotting = Rotting
adjective-foggy = Foggy
adjective-crushing = Crushing
adjective-tribal = Tribal
adjective-horrific = Horrific
adjective-archaic = Archaic
adjective-scaled = Scaled
adjective-venomous = Venomous
adjective-unstable = Unstable
adjective-corrupted = Corrupted
adjective-infected = Infected
adjective-putrid = Putrid
adjective-frigid = Frigid
error-not-for-sale = That can’t be sold: { $item }.

## The campaign: names

achievement-ancient-technology = Ancient Technology
achievement-annihilation-of-order = Annihilation of Order
achievement-artifact-cleansed = Artifact: Cleansed
achievement-artifact-lost = Artifact: Lost
achievement-artifact-recovered = Artifact: Recovered
achievement-city-rule-demonic = City Rule: Demonic
achievement-city-rule-economic = City Rule: Economic
achievement-city-rule-militaristic = City Rule: Militaristic
achievement-end-of-corruption = End of Corruption
achievement-end-of-gloom = End of Gloom
achievement-end-of-the-invasion = End of the Invasion
achievement-the-dead-invade = The Dead Invade
achievement-the-drake-aided = The Drake Aided
achievement-the-drake-slain = The Drake Slain
achievement-the-edge-of-darkness = The Edge of Darkness
achievement-the-merchant-flees = The Merchant Flees
achievement-the-power-of-enhancement = The Power of Enhancement
achievement-the-rift-neutralized = The Rift Neutralized
achievement-the-voice-freed = The Voice Freed
achievement-the-voice-silenced = The Voice Silenced
achievement-water-breathing = Water-Breathing
achievement-a-demons-errand = A Demon's Errand
achievement-a-map-to-treasure = A Map to Treasure
achievement-across-the-divide = Across the Divide
achievement-an-invitation = An Invitation
achievement-bad-business = Bad Business
achievement-dark-bounty = Dark Bounty
achievement-debt-collection = Debt Collection
achievement-first-steps = First Steps
achievement-fishs-aid = Fish's Aid
achievement-following-clues = Following Clues
achievement-grave-job = Grave Job
achievement-high-sea-escort = High Sea Escort
achievement-jekserahs-plans = Jekserah's Plans
achievement-redthorns-aid = Redthorn's Aid
achievement-sin-ra = Sin-Ra
achievement-stonebreakers-censer = Stonebreaker's Censer
achievement-sun-blessed = Sun-Blessed
achievement-the-drakes-command = The Drake's Command
achievement-the-drakes-treasure = The Drake's Treasure
achievement-the-poisons-source = The Poison's Source
achievement-the-scepter-and-the-voice = The Scepter and the Voice
achievement-the-voices-command = The Voice's Command
achievement-the-voices-treasure = The Voice's Treasure
achievement-through-the-nest = Through the Nest
achievement-through-the-ruins = Through the Ruins
achievement-through-the-trench = Through the Trench
achievement-tremors = Tremors
achievement-water-staff = Water Staff
region-gloomhaven = Gloomhaven
region-dagger-forest = Dagger Forest
region-lingering-swamp = Lingering Swamp
region-watcher-mountains = Watcher Mountains
region-copperneck-mountains = Copperneck Mountains
region-misty-sea = Misty Sea
quest-seeker-of-xorn = Seeker of Xorn
    .help = Complete three scenarios with a crypt in their name. That opens scenario 52: follow it through scenarios 53 and 54.
quest-merchant-class = Merchant Class
    .help = Own 2 head items, 2 body items, 2 leg items, 3 hand items and 4 small items at the same time.
quest-greed-is-gold = Greed Is Gold
    .help = Own 200 gold.
quest-finding-the-cure = Finding the Cure
    .help = Kill 8 forest imps. That opens scenario 59: follow it through scenario 60.
quest-a-study-of-anatomy = A Study of Anatomy
    .help = Be there when other members of your party become exhausted, 15 times in all.
quest-law-bringer = Law Bringer
    .help = Kill 20 bandits or cultists.
quest-pounds-of-flesh = Pounds of Flesh
    .help = Kill 15 vermlings.
quest-trophy-hunt = Trophy Hunt
    .help = Kill monsters of 20 different types.
quest-eternal-wanderer = Eternal Wanderer
    .help = Complete 15 different scenarios.
quest-battle-legend = Battle Legend
    .help = Earn 15 checkmarks with battle goals.
quest-implement-of-light = Implement of Light
    .help = Find { item-skullbane-axe } and own it. Then kill 7 Living Bones, Living Corpses or Living Spirits while you wear it.
quest-take-back-the-trees = Take Back the Trees
    .help = Complete 3 scenarios in the Dagger Forest. That opens scenario 55: follow it through scenario 56.
quest-the-thin-places = The Thin Places
    .help = Complete 6 scenarios with numbers above 51.
quest-aberrant-slayer = Aberrant Slayer
    .help = Kill one demon of each of the six kinds: flame, frost, wind, earth, night and sun.
quest-fearless-stand = Fearless Stand
    .help = Kill 20 elite monsters.
quest-piety-in-all-things = Piety in All Things
    .help = Donate 120 gold to the sanctuary.
quest-vengeance = Vengeance
    .help = Complete 4 scenarios in Gloomhaven. That opens scenario 57: follow it through scenario 58.
quest-zealot-of-the-blood-god = Zealot of the Blood God
    .help = Become exhausted 12 times.
quest-goliath-toppler = Goliath Toppler
    .help = Complete 4 scenarios with a boss.
quest-the-fall-of-man = The Fall of Man
    .help = Complete 2 scenarios in the Lingering Swamp. That opens scenario 61: follow it through scenario 62.
quest-augmented-abilities = Augmented Abilities
    .help = Buy 4 enhancements for your cards.
quest-elemental-samples = Elemental Samples
    .help = Complete a scenario in each of six regions: Gloomhaven, Dagger Forest, Lingering Swamp, Watcher Mountains, Copperneck Mountains and Misty Sea.
quest-a-helping-hand = A Helping Hand
    .help = Be there when 2 other members of your party fulfil their personal quests.
quest-the-perfect-poison = The Perfect Poison
    .help = Kill 3 oozes, 3 lurkers and 3 spitting drakes.

## The campaign: sealed things and the riddle

box-at-will = the envelope for those who deserve it
box-town-records-9 = the last part of the town records
event-contents-unknown = What { $box } holds is not known here: a random item design and a random side scenario take its place.
event-sealed-read = { $text }
event-sealed-told = An owner of the box has written down what { $box } holds.
event-clue-found = You find a clue to the riddle of the six bowls.
event-riddle-failed = { $party } sets the six bowls in a row, and nothing happens.
event-riddle-solved = { $party } sets the six bowls in the right order.
riddle-intro = Six bowls stand before a sealed box, one for each element. Set them in a row from left to right, in the order that all ten clues agree on.
clue-before = { $element } stands somewhere left of { $second-element }.
clue-beside = { $element } stands next to { $second-element }.
clue-apart = { $element } does not stand next to { $second-element }.
clue-not-at = { $element } does not stand in place { $place }.
event-treasure-kept = Treasure { $number } belongs to { $hero } now.
event-treasure-checks = { $number ->
    [one] { $hero } gains 1 checkmark from it.
   *[other] { $hero } gains { $number } checkmarks from it.
}
event-purse-gained = Each hero gains { $number } gold that must be spent on enhancements at once, before the party sets out again.
error-no-such-line = That hero’s line can’t be continued.
error-class-unknown = That class is open, but it has no cards here.
error-not-your-party = Only players with a hero in { $name } decide for it.
error-hero-not-yours = { $hero } was set aside: only its own player brings it back.
error-hero-not-new = { $hero } has played before: a new party begins with new heroes.
error-hero-is-new = { $hero } is new: new heroes join in Gloomhaven.
error-riddle-closed = Envelope X is still closed.
error-riddle-solved = The riddle is solved already.
error-riddle-tried = The party has tried in this visit already.
error-opened-already = That is open already.
chapter-scenario = Scenario { $n }
chapter-casual = Scenario { $n } in casual mode

## Solo scenarios: their own rules and named monsters

rule-type-before = Just before { $monster } act: { $monsters }
rule-npc-modifiers = { $npc } draws attack modifiers from the character’s deck
rule-npc-lender = { $npc } draws attack modifiers from the deck of a character that the players choose at the start of its turn
rule-instead-of-conditions = Instead of giving a character a negative condition, { $monsters }: { $does }
rule-hit-points = { $when }: { $whom }: { $n } hit points left
rule-supplies-at-once = A card of a supply that is given to an ally of the scenario heals it at once and goes back to the supply
rule-cards-after-monsters = Characters choose their cards after the ability cards of the monsters are revealed
rule-barrier = Nobody gets past some obstacles, not even flying or jumping; they do not hinder sight
rule-companion = A character’s companion begins on a start hex of its own
rule-forbidden-top = The top action of { $card } can’t be performed here
rule-forbidden-bottom = The bottom action of { $card } can’t be performed here
objective-heal-all = Heal all of these to full hit points: { $monsters }
rule-opens = { $when }: the door { $labels } opens too
register-rounds = the number of rounds since the door was opened
whom-hurt = { $whom } (not at full hit points)
whom-whole = { $whom } (at full hit points)
npc-spirit-of-xorn = Spirit of Xorn
monster-deep-earth = Deep Earth
monster-ghost-wolf = Ghost Wolf
monster-high-flame = High Flame
monster-inox-necromancer = Inox Necromancer
monster-lieutenant = Lieutenant
monster-song-of-the-deep = Song of the Deep
figure-deep-earth = { monster-deep-earth }
figure-ghost-wolf = { monster-ghost-wolf }
figure-high-flame = { monster-high-flame }
figure-inox-necromancer = { monster-inox-necromancer }
figure-lieutenant = { monster-lieutenant }
figure-song-of-the-deep = { monster-song-of-the-deep }
figure-deep-earth-elite = { monster-deep-earth }
figure-ghost-wolf-elite = { monster-ghost-wolf }
figure-high-flame-elite = { monster-high-flame }
figure-inox-necromancer-elite = { monster-inox-necromancer }
figure-lieutenant-elite = { monster-lieutenant }
figure-song-of-the-deep-elite = { monster-song-of-the-deep }
figure-spirit-of-xorn = { npc-spirit-of-xorn } { $n }
deck-spirit-of-xorn = { npc-spirit-of-xorn }
figure-rikharn = { npc-rikharn }

# House rules of a campaign

house-rule-outcomes = Outcomes of events are hinted at
    .help = Before you choose, an event shows what kinds of things each way may bring.
house-rule-absent = Absent heroes stay behind
    .help = No bot leads the hero of somebody who is away; without this rule one may.
house-rule-cardboard = Played on cardboard
    .help = Scenarios are played at your own table; you enter what they came to.

## What speaks for an option, beside the next best one: `number` by the end of the round, `hundred` in a hundred such rounds

reason-gain-standing =
    { $number ->
        [0] In { $hundred } of 100 such rounds it keeps a character from exhaustion.
       *[other] It keeps a character from exhaustion.
    }
reason-gain-felled =
    { $number ->
        [0] In 100 such rounds { $hundred } more enemies fall.
        [one] About one more enemy falls this round.
       *[other] About { $number } more enemies fall this round.
    }
reason-gain-harm =
    { $number ->
        [0] In 100 such rounds your enemies lose { $hundred } more hit points.
        [one] Your enemies lose about one more hit point this round.
       *[other] Your enemies lose about { $number } more hit points this round.
    }
reason-gain-health =
    { $number ->
        [0] In 100 such rounds your party keeps { $hundred } more hit points.
        [one] Your party keeps about one more hit point this round.
       *[other] Your party keeps about { $number } more hit points this round.
    }
reason-gain-cards =
    { $number ->
        [0] In 100 such rounds your party keeps { $hundred } more cards.
        [one] Your party keeps one more card from being lost.
       *[other] Your party keeps about { $number } more cards from being lost.
    }
