# Bloodborne: The Card Game in English. Terms as in docs/rules; how arguments become words is told in taverna/i18n/words.py.

game-title = Bloodborne: The Card Game
game-tagline = Hunt together, bank your blood alone.

part-cause =
    { $cause ->
        [attack] the attack of { $monster }
        [ability] the ability of { $monster }
        [mirror] the blow that { part-other } struck at { $monster }
        [own-card] { part-seat-own } { $card }
       *[card] { part-other-owned } { $card }
    }
part-seat-own =
    { $seatIs ->
        [you] your own
       *[other] their own
    }
part-other-owned =
    { $otherIs ->
        [you] your
       *[other] { $other }'s
    }

## Zones and state of the table

zone-monster = Monster
zone-final-boss = Final boss
zone-deck = Chalice Dungeon deck
zone-met = Slain or escaped
zone-row = Available upgrades
zone-upgrades = Upgrade deck
zone-removed = Out of the game
zone-hand = Hand
zone-used = Used pile
zone-played = In play
zone-collected = Collected blood
zone-banked = Banked blood
zone-trophies = Trophies
zone-hp = HP
status-first = First player
status-picked = has picked
status-dreaming = in the Hunter's Dream
status-dead = dead
status-gone = out of the game
status-blood = { $number } of { $entered } blood left
status-roll = Roll: { $total }
status-proposed = This card is a proposal: the printed one is not known.
status-single-source = Known from a single source: { $fields }.

## Steps of the round

step-1 = Choose and play
step-2 = Transform weapons
step-3 = Instant effects
step-4 = The monster attacks
step-5 = The hunters attack
step-6 = The monster escapes
step-7 = Hunter's Dream
step-8 = End of the round

## Kinds of things

type-melee = Melee weapon
type-ranged = Ranged weapon
type-utility = Utility card
group-monster = Monster
group-boss = Boss
group-final-boss = Final boss
trophy-kin = Kin
trophy-humanoid = Humanoids
trophy-beast = Beasts
die-green = green die
die-yellow = yellow die
die-red = red die
hunter-eileen = Eileen
hunter-ludwig = Ludwig
hunter-henryk = Henryk
hunter-djura = Djura
hunter-alfred = Alfred

## Action cards

card-saw-cleaver = Saw Cleaver
    .help = No special effect.
card-hunter-axe = Hunter Axe
    .help = No special effect.
card-hunter-pistol = Hunter Pistol
    .help = Instant: if nobody else reveals a Hunter Pistol, it deals its damage at once, before the monster attacks.
card-transform = Transform
    .help = See what the others reveal, then reveal a weapon from your hand. You can't go to the Dream this round.
card-hunters-dream = Hunter's Dream
    .help = All damage to you this round is halved, rounded down. Then bank your blood, take back your used cards, take an upgrade and heal. It can never leave the game.
card-kirkhammer = Kirkhammer
    .help = No special effect.
card-stake-driver = Stake Driver
    .help = If you gain a trophy this round, gain one more of a type of the same monster.
card-saw-spear = Saw Spear
    .help = 1 more damage for each HP of damage that you have taken this round.
card-ludwigs-holy-blade = Ludwig's Holy Blade
    .help = 1 more damage against a boss or the final boss.
card-threaded-cane = Threaded Cane
    .help = What its damage exceeds the blood left on the monster, you take from the supply. That earns no trophy.
card-chikage = Chikage
    .help = After the attack you take 1 damage.
card-burial-blade = Burial Blade
    .help = No special effect.
card-repeating-pistol = Repeating Pistol
    .help = You ignore all damage this round.
card-ludwigs-rifle = Ludwig's Rifle
    .help = Instant: if nobody else reveals a Ludwig's Rifle, it deals its damage at once, before the monster attacks.
card-hunter-blunderbuss = Hunter Blunderbuss
    .help = All round: every melee weapon of every hunter deals 1 less damage to the monster.
card-flamesprayer = Flamesprayer
    .help = All round: all damage to hunters with a melee weapon in play is doubled.
card-cannon = Cannon
    .help = No special effect.
card-blood-vial = Blood Vial
    .help = Instant: you heal to the maximum. Then take 1 collected blood from each hunter with more blood in total than you.
card-molotov-cocktail = Molotov Cocktail
    .help = Instant: 1 damage to every hunter, you included, and to the monster.
card-beast-roar = Beast Roar
    .help = Instant: every other hunter takes 1 damage.
card-bold-hunters-mark = Bold Hunter's Mark
    .help = Instant: bank up to 3 of your collected blood.

## The Chalice Dungeon

monster-scourge-beast = Scourge Beast
    .help = On reveal: 2 damage to the hunter or hunters with the most cards in hand.
monster-winter-lantern = Winter Lantern
    .help = If it escapes: 2 damage to the hunter or hunters with the most blood in total.
monster-executioner = Executioner
    .help = If it escapes: every hunter takes damage equal to their collected blood.
monster-beast-possessed-soul = Beast-Possessed Soul
    .help = No ability.
monster-huntsman = Huntsman
    .help = On reveal: the hunter or hunters with the least blood in total gain 3 blood.
monster-yurie-the-last-scholar = Yurie, The Last Scholar
    .help = On reveal: the hunter or hunters with the least blood in total gain 3 blood.
monster-beast-patient = Beast Patient
    .help = On reveal: 1 damage to every hunter.
monster-bloody-crow-of-cainhurst = Bloody Crow of Cainhurst
    .help = No ability.
monster-carrion-crow = Carrion Crows
    .help = No ability.
monster-garden-of-eyes = Garden of Eyes
    .help = No ability.
monster-rabid-dog = Rabid Dog
    .help = If it escapes: 2 damage to every hunter.
monster-brainsucker = Brainsucker
    .help = If it escapes: every hunter puts 2 weapons from their hand on their used pile.
monster-fluorescent-flower = Fluorescent Flower
    .help = On reveal: 1 damage to every hunter.
monster-church-servant = Church Servant
    .help = On reveal: the hunter or hunters with the least blood in total gain 2 blood.
monster-hunters-minion = Hunter's Minion
    .help = No ability.
monster-maneater-boar = Maneater Boar
    .help = If it escapes: every hunter moves their most valuable trophy marker back 1 space.
monster-scholars = Scholars
    .help = On reveal: every hunter, in turn order, may take 1 of the available upgrades.
monster-celestial-minion = Celestial Minion
    .help = No ability.
monster-father-gascoigne = Father Gascoigne
    .help = A weapon that damages him leaves the game at the end of the round.
monster-watchdog-of-the-old-lords = Watchdog of the Old Lords
    .help = Each ranged weapon deals at most 1 damage to it.
monster-ebrietas = Ebrietas
    .help = What a melee weapon deals to her, the hunter on the attacker's left takes as well.
monster-cleric-beast = Cleric Beast
    .help = Damage to hunters can't be halved, reduced or ignored.
monster-martyr-logarius = Martyr Logarius
    .help = Whoever earns trophies for his death earns 1 more, of any type.
monster-the-one-reborn = The One Reborn
    .help = A hunter who damages it gains 2 blood from the supply, once a round.
monster-the-witch-of-hemwick = The Witch of Hemwick
    .help = A hunter who damages her while none of their tracks shows more than 3 gains 1 trophy of any type, once a round.
monster-gehrman-the-first-hunter = Gehrman, the First Hunter
    .help = All game: every monster and boss enters with 2 more blood, but not he himself.
monster-vicar-amelia = Vicar Amelia
    .help = All game: the maximum HP of every hunter is 6.
monster-rom-the-vacuous-spider = Rom, the Vacuous Spider
    .help = All game: a hunter who dies for the second time is out of the game.
monster-micolash-host-of-the-nightmare = Micolash, Host of the Nightmare
    .help = All game: when a monster escapes, a random one from the box goes on top of the Chalice Dungeon deck.
monster-mergos-wet-nurse = Mergo's Wet Nurse
    .help = All game: at the start of each round every hunter heals 1 HP.

## Options of the game

setting-final_boss = Final boss
    .help = Drawn at random, or one that all players agree on. Its ability works all game long.
final_boss-random = At random
    .help = One of the final bosses is drawn.
final_boss-gehrman-the-first-hunter = { monster-gehrman-the-first-hunter }
    .help = { monster-gehrman-the-first-hunter.help }
final_boss-vicar-amelia = { monster-vicar-amelia }
    .help = { monster-vicar-amelia.help }
final_boss-rom-the-vacuous-spider = { monster-rom-the-vacuous-spider }
    .help = { monster-rom-the-vacuous-spider.help }
final_boss-micolash-host-of-the-nightmare = { monster-micolash-host-of-the-nightmare }
    .help = { monster-micolash-host-of-the-nightmare.help }
final_boss-mergos-wet-nurse = { monster-mergos-wet-nurse }
    .help = { monster-mergos-wet-nurse.help }
setting-cards = Cards
    .help = The cards of this game, or those of a custom card file.
cards-printed = Base game, as far as known
    .help = The 87 cards of the base game as far as they are known. 13 of them are proposals in place of printed cards that are not known.

## Quick signals

signal-strike = I'll strike.
signal-shoot = I'll shoot.
signal-dream = I'll dream.
signal-help = Help me kill it!
signal-wait = Let it live this round.

## Questions

ask-pick = Which card do you play?
ask-transform = Which weapon do you reveal?
ask-upgrade = Which upgrade do you take?
ask-remove = Which of your cards leaves the game?
ask-trophy = Which trophy do you take as well?
ask-any-trophy = Which trophy do you take?
ask-lose-trophy = On which track do you move back?
ask-discard = Which weapon do you put on your used pile?

## Options of a question

option-play = { $card } ({ $damage } damage)
option-use = { $card }
option-reveal = Reveal { $card } ({ $damage } damage)
option-take = Take { $card }
option-take-none = Take no upgrade
option-remove = Remove { $card }
option-remove-used = Remove { $card } from your used pile
option-remove-played = Remove { $card }, which is in play
option-trophy =
    { $points ->
        [one] { $trophy } (the track then gives { $points } point)
       *[other] { $trophy } (the track then gives { $points } points)
    }
option-lose-trophy =
    { $points ->
        [one] { $trophy } (the track then gives { $points } point)
       *[other] { $trophy } (the track then gives { $points } points)
    }
option-discard = Put { $card } on your used pile

## Refusals

error-transform-unarmed = Transform needs a weapon beside it in your hand.
error-card-used = Used: only the Hunter's Dream brings it back.
error-not-in-hand = That card is not in your hand.
error-transform-fights = Transform obliges you to fight: you can't go to the Dream this round.
error-weapon-needed = Transform reveals a melee or ranged weapon.
error-not-in-row = That card is not among the available upgrades.
error-not-its-trophy = The monster has no trophy of the type { $trophy }.
error-not-highest = Your marker for { $trophy } is not on your highest number.
error-discard-weapons = Only melee and ranged weapons go.
error-keep-the-dream = Hunter's Dream can never leave the game.
error-not-owned = You don't have that card there.
error-must-remove = You may own { $number } cards at most: remove one of them.

## What happens: set-up and the dungeon

event-final-boss = The final boss of this game: { $monster }.
event-row-laid =
    { $number ->
        [one] Available upgrade: { $cards }.
       *[other] Available upgrades: { $cards }.
    }
event-started =
    { $seatIs ->
        [you] You are the first player.
       *[other] { $seat } is the first player.
    }
event-entered = A monster appears: { $monster }, with { $number } blood ({ part-blood }).
event-boss-entered = A boss appears: { $monster }, with { $number } blood ({ part-blood }).
event-final-boss-entered = The final boss appears: { $monster }, with { $number } blood ({ part-blood }).
part-blood =
    { $boss ->
        [0] { $players ->
            [0] { $printed } on the card
           *[other] { $printed } on the card, { $players } for the number of players
        }
       *[other] { $players ->
            [0] { $printed } on the card, { $boss } by the final boss
           *[other] { $printed } on the card, { $players } for the number of players, { $boss } by the final boss
        }
    }
event-ability-on-reveal = Ability on being revealed: { $monster }.
event-ability-if-escapes = Ability on escaping: { $monster }.
event-ability-round-start = Ability at the start of the round: { $monster }.
event-no-effect = It changes nothing.
event-gained =
    { $seatIs ->
        [you] You gain { $number } blood from the supply; you hold { $total }.
       *[other] { $seat } gains { $number } blood from the supply and holds { $total }.
    }
event-lost-blood =
    { $seatIs ->
        [you] You lose { $number } collected blood; you hold { $total }.
       *[other] { $seat } loses { $number } collected blood and holds { $total }.
    }
event-stolen =
    { $seatIs ->
        [you] You take { $number } collected blood from { $other } and hold { $total }.
       *[other] { $seat } takes { $number } collected blood from { part-other-object } and holds { $total }.
    }
part-other-object =
    { $otherIs ->
        [you] you
       *[other] { $other }
    }
event-discarded =
    { $seatIs ->
        [you] { $number ->
            [one] A weapon goes from your hand to your used pile: { $cards }.
           *[other] { $number } weapons go from your hand to your used pile: { $cards }.
        }
       *[other] { $number ->
            [one] A weapon goes from { $seat }'s hand to the used pile: { $cards }.
           *[other] { $number } weapons go from { $seat }'s hand to the used pile: { $cards }.
        }
    }
event-escaped = The monster escapes: { $monster }, with { $number } blood. Nobody earns a trophy.
event-stays = Still there: { $monster }, with { $number } blood left.
event-inserted = { $monster }: another monster goes face down on top of the Chalice Dungeon deck.
event-inserted-none = { $monster }: no monster is left in the box.

## What happens: the round

event-round =
    { $seatIs ->
        [you] Round { $number }. You are the first player.
       *[other] Round { $number }. { $seat } is the first player.
    }
event-nobody-alive = No hunter is alive: nobody picks a card.
event-revealed =
    { $seatIs ->
        [you] You reveal { $card }.
       *[other] { $seat } reveals { $card }.
    }
event-transformed =
    { $seatIs ->
        [you] You transform and reveal { $card }.
       *[other] { $seat } transforms and reveals { $card }.
    }
event-instant = Instant effect of { part-seat-card }.
part-seat-card =
    { $seatIs ->
        [you] your { $card }
       *[other] { $seat }'s { $card }
    }
event-spoiled =
    { $seatIs ->
        [you] You are not the only one with { $card }: its damage waits for the hunters' attack.
       *[other] { $seat } is not the only one with { $card }: its damage waits for the hunters' attack.
    }
event-cancels =
    { $seatIs ->
        [you] You stop { $other }'s { $card }: it deals no damage this round.
       *[other] { $seat } stops { part-other-owned } { $card }: it deals no damage this round.
    }
event-rolled =
    { $seatIs ->
        [you] You roll { $number } with the { $die } (total { $total }).
       *[other] { $seat } rolls { $number } with the { $die } (total { $total }).
    }
event-rolled-combo =
    { $seatIs ->
        [you] You roll { $number }+ with the { $die } (total { $total }): roll again!
       *[other] { $seat } rolls { $number }+ with the { $die } (total { $total }): roll again!
    }
event-attacks = Attack of { $monster }: { $number } damage to every hunter.
event-attacks-raised = Attack of { $monster }: { $number } damage to every hunter, { $raised } of it by its ability.
event-raised-for =
    { $seatIs ->
        [you] The ability of { $monster } adds { $number } damage for you.
       *[other] The ability of { $monster } adds { $number } damage for { $seat }.
    }
event-doubled =
    { $seatIs ->
        [you] Damage to you is doubled: { $base } becomes { $number }.
       *[other] Damage to { $seat } is doubled: { $base } becomes { $number }.
    }
event-unshielded =
    { $seatIs ->
        [you] { $monster } lets nothing soften a blow: your { $card } does not protect you.
       *[other] { $monster } lets nothing soften a blow: { $seat }'s { $card } does not protect.
    }
event-hurt =
    { $seatIs ->
        [you] You take { $number } damage from { part-cause }; { $hp } HP left.
       *[other] { $seat } takes { $number } damage from { part-cause }; { $hp } HP left.
    }
event-hurt-halved =
    { $seatIs ->
        [you] You are dreaming and take { $number }, half of { $base } damage from { part-cause }; { $hp } HP left.
       *[other] { $seat } is dreaming and takes { $number }, half of { $base } damage from { part-cause }; { $hp } HP left.
    }
event-hurt-reduced =
    { $seatIs ->
        [you] You take { $number } of { $base } damage from { part-cause }; { $hp } HP left.
       *[other] { $seat } takes { $number } of { $base } damage from { part-cause }; { $hp } HP left.
    }
event-hurt-ignored =
    { $seatIs ->
        [you] You ignore { $base } damage from { part-cause }; { $hp } HP left.
       *[other] { $seat } ignores { $base } damage from { part-cause }; { $hp } HP left.
    }
event-died =
    { $seatIs ->
        [you] You die by { part-cause }; { part-lose }{ part-you-keep }
       *[other] { $seat } dies by { part-cause }; { part-lose }{ part-they-keep }
    }
part-lose =
    { $number ->
        [0] there is no collected blood to lose.
       *[other] { $number } collected blood is lost.
    }
part-you-keep =
    { $last ->
        [1] { "" }
       *[other] { $banked ->
            [0] { "" }
           *[other] { " " }Your { $banked } banked blood is safe.
        }
    }
part-they-keep =
    { $last ->
        [1] { "" }
       *[other] { $banked ->
            [0] { "" }
           *[other] { " " }{ $banked } banked blood is safe.
        }
    }
event-eliminated =
    { $seatIs ->
        [you] { $monster }: your second death puts you out of the game; your { $number } banked blood and your trophies are void.
       *[other] { $monster }: the second death puts { $seat } out of the game; { $number } banked blood and the trophies are void.
    }
event-healed =
    { $seatIs ->
        [you] You heal { $number } HP and have { $hp }.
       *[other] { $seat } heals { $number } HP and has { $hp }.
    }
event-not-healed =
    { $seatIs ->
        [you] { $monster } keeps you from healing.
       *[other] { $monster } keeps { $seat } from healing.
    }
event-bonus =
    { $seatIs ->
        [you] Your { $card } deals { $number } more damage.
       *[other] { $seat }'s { $card } deals { $number } more damage.
    }
event-capped =
    { $seatIs ->
        [you] { $monster }: your { $card } deals { $number } damage at most.
       *[other] { $monster }: { $seat }'s { $card } deals { $number } damage at most.
    }
event-weakened =
    { $seatIs ->
        [you] Your { $card } deals { $less } less damage: { $number }.
       *[other] { $seat }'s { $card } deals { $less } less damage: { $number }.
    }
event-shortfall =
    { $seatIs ->
        [you] { $card }: you take the missing { $number } blood from the supply and hold { $total }.
       *[other] { $card }: { $seat } takes the missing { $number } blood from the supply and holds { $total }.
    }
event-took =
    { $seatIs ->
        [you] You take { $number } blood with { $card } and hold { $total }; { $left } left on the monster.
       *[other] { $seat } takes { $number } blood with { $card } and holds { $total }; { $left } left on the monster.
    }
event-took-less =
    { $seatIs ->
        [you] You would take { $wanted } blood with { $card }, but only { $number } is left on the monster: you take that and hold { $total }.
       *[other] { $seat } would take { $wanted } blood with { $card }, but only { $number } is left on the monster: { $seat } takes that and holds { $total }.
    }
event-too-late =
    { $seatIs ->
        [you] You come too late with { $card }: the monster is dead.
       *[other] { $seat } comes too late with { $card }: the monster is dead.
    }
event-stopped =
    { $seatIs ->
        [you] Your { $card } was stopped and deals no damage.
       *[other] { $seat }'s { $card } was stopped and deals no damage.
    }
event-slain = The hunters slay { $monster }.
event-trophy =
    { $seatIs ->
        [you] You earn a trophy: { $trophy }, space { $place }, now worth { $points }.
       *[other] { $seat } earns a trophy: { $trophy }, space { $place }, now worth { $points }.
    }
event-extra-trophy =
    { $seatIs ->
        [you] You earn an extra trophy: { $trophy }, space { $place }, now worth { $points }.
       *[other] { $seat } earns an extra trophy: { $trophy }, space { $place }, now worth { $points }.
    }
event-ability-trophy =
    { $seatIs ->
        [you] { $monster }: you gain a trophy: { $trophy }, space { $place }, now worth { $points }.
       *[other] { $monster }: { $seat } gains a trophy: { $trophy }, space { $place }, now worth { $points }.
    }
event-trophy-lost =
    { $seatIs ->
        [you] You move back one space: { $trophy }, now worth { $points }.
       *[other] { $seat } moves back one space: { $trophy }, now worth { $points }.
    }
event-trophy-full =
    { $seatIs ->
        [you] Your marker is already on the last space: { $trophy }.
       *[other] { $seat }'s marker is already on the last space: { $trophy }.
    }

## What happens: Hunter's Dream and the end of the round

event-banked =
    { $seatIs ->
        [you] { $number ->
            [0] You have no blood to bank; { $total } banked.
           *[other] You bank { $number } blood; { $total } banked.
        }
       *[other] { $number ->
            [0] { $seat } has no blood to bank; { $total } banked.
           *[other] { $seat } banks { $number } blood; { $total } banked.
        }
    }
event-recovered =
    { $seatIs ->
        [you] { $number ->
            [one] You take back { $cards }.
           *[other] You take back { $number } cards: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } takes back { $cards }.
           *[other] { $seat } takes back { $number } cards: { $cards }.
        }
    }
event-upgraded =
    { $seatIs ->
        [you] You take an upgrade: { $card }.
       *[other] { $seat } takes an upgrade: { $card }.
    }
event-declined =
    { $seatIs ->
        [you] You take no upgrade.
       *[other] { $seat } takes no upgrade.
    }
event-no-upgrade-left =
    { $seatIs ->
        [you] No upgrade is left for you.
       *[other] No upgrade is left for { $seat }.
    }
event-removed =
    { $seatIs ->
        [you] You remove { $card } from the game.
       *[other] { $seat } removes { $card } from the game.
    }
event-rested =
    { $seatIs ->
        [you] You rest and heal { $number } HP: { $hp }.
       *[other] { $seat } rests and heals { $number } HP: { $hp }.
    }
event-returned =
    { $seatIs ->
        [you] You are alive again, with { $hp } HP.
       *[other] { $seat } is alive again, with { $hp } HP.
    }
event-refilled =
    { $number ->
        [one] New upgrade: { $cards }.
       *[other] New upgrades: { $cards }.
    }
event-used =
    { $seatIs ->
        [you] { $number ->
            [one] To your used pile: { $cards }.
           *[other] To your used pile go { $cards }.
        }
       *[other] { $number ->
            [one] To { $seat }'s used pile: { $cards }.
           *[other] To { $seat }'s used pile go { $cards }.
        }
    }
event-weapon-lost =
    { $seatIs ->
        [you] { $monster }: your { $card } took blood and leaves the game.
       *[other] { $monster }: { $seat }'s { $card } took blood and leaves the game.
    }
event-marker =
    { $seatIs ->
        [you] The first player marker passes to you.
       *[other] The first player marker passes to { $seat }.
    }

## What happens: the end

event-all-gone = No hunter is left in the game.
event-hopeless = No card is left that could take blood from { $monster }: the hunt is lost.
event-settled =
    { $seatIs ->
        [you] You bank your last { $number } blood; { $total } banked.
       *[other] { $seat } banks the last { $number } blood; { $total } banked.
    }
event-score =
    { $seatIs ->
        [you] You score { $number }: { $banked } banked, { $kin } for Kin, { $humanoid } for Humanoids, { $beast } for Beasts.
       *[other] { $seat } scores { $number }: { $banked } banked, { $kin } for Kin, { $humanoid } for Humanoids, { $beast } for Beasts.
    }
event-tied =
    { $seatsIs ->
        [among] { $seatsCount ->
            [2] You and { $seatsRest } are level with { $number }: more banked blood decides.
           *[other] You, { $seatsRest } are level with { $number }: more banked blood decides.
        }
       *[other] { $seats } are level with { $number }: more banked blood decides.
    }
event-ended = { table-won }

## Reasons, for hints

reason-blood = You take about { $number } blood from the monster.
reason-first = { $card } strikes before the monster does.
reason-turn = You attack first this round.
reason-trophies =
    { $trophysCount ->
        [one] It falls with { $percent }%, and then you earn a trophy: { $trophys }.
       *[other] It falls with { $percent }%, and then you earn trophies: { $trophys }.
    }
reason-spend = { $monster } takes the weapon away: better a weak one.
reason-surprise = You see the others' cards before you choose a weapon.
reason-sturdy = Your chance to survive the attack is { $percent }%.
reason-shield = Nothing can hurt you this round.
reason-harm = Your rivals lose { $number } HP.
reason-stop = It may stop a melee attack by { $other }.
reason-wounds = It strikes harder for every HP that you lose this round.
reason-shortfall = What the monster no longer has, you get from the supply.
reason-steal = You take { $number } blood from those who have more than you.
reason-weaken = The others' melee weapons deal { $number } less.
reason-double = Your rivals' wounds are doubled if they fight hand to hand.
reason-reward = Whoever damages this monster gains { $number } blood more.
reason-trophy-now = Whoever damages this monster gains a trophy at once.
reason-comes-back = You are dreaming: it comes back to your hand at once.
reason-costs =
    { $number ->
        [one] It costs you { $number } point.
       *[other] It costs you { $number } points.
    }
reason-bank = You bring { $number } blood home.
reason-danger = If you fight on, your chance to die is { $percent }%.
reason-recover =
    { $number ->
        [one] You get { $number } used card back.
       *[other] You get { $number } used cards back.
    }
reason-upgrade = The row holds something for you: { $card }.
reason-heal = You heal { $number } HP.
reason-keep = Nothing in the row beats what you have.
reason-strong = It deals { $number } damage.
reason-special = { $card } has a special effect.
reason-better = It is better than your { $card }.
reason-weakest = It is the weakest of your cards.
reason-track =
    { $number ->
        [one] The track then gives { $number } point more.
       *[other] The track then gives { $number } points more.
    }

## Reports on many games

survey-card = Upgrades
    .help = Upgrades that a hunter owned at the end.
survey-monster = Final bosses
    .help = The final boss of the hunt.
deed-blood = blood banked
deed-trophies = points from trophies
deed-deaths = deaths
deed-upgrades = upgrades owned at the end
deed-melee = melee weapons played
deed-ranged = ranged weapons played
deed-utility = utility cards played
deed-transform = Transform played
deed-dream = Hunter’s Dream played
statistic-trophies = Points from trophies
statistic-deaths = Deaths
statistic-upgrades = Upgrades
statistic-most-blood = Most blood banked
