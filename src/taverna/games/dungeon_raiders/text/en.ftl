# Dungeon Raiders in English. Terms as in docs/rules; how arguments become words is told in taverna/i18n/words.py.
# `.the` is a component with its article, for the middle of a sentence.

game-title = Dungeon Raiders
game-tagline = Grab the treasure, and don't be the one who faints.

part-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
part-wounds =
    { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }
part-held-coins =
    { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }
part-held-wounds =
    { $wounds ->
        [0] no wounds
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }

part-items =
    { $itemId ->
        [torch] { $number } torches
        [crystal-ball] { $number } crystal balls
        [key] { $number } keys
       *[sword] { $number } swords
    }
part-item =
    { $itemId ->
        [torch] torch
        [crystal-ball] crystal ball
        [key] key
       *[sword] sword
    }
part-left =
    { $number ->
        [0] none left
       *[other] { $number } left
    }
part-too-few =
    { $number ->
        [0] none is left
        [one] only { $number } is left
       *[other] only { $number } are left
    }
part-forgiven =
    { $number ->
        [one] the missing coin is forgiven
       *[other] the missing { $number } coins are forgiven
    }
part-you-among =
    { $seatsCount ->
        [2] you and { $seatsRest }
       *[other] you, { $seatsRest }
    }
part-lost =
    { $lost ->
        [0] {""}
       *[other] , and { $lost } lost
    }

## Zones and state of the table

zone-row = Level row
zone-pile = Room pile
zone-supply = Supply
zone-hand = Hand
zone-played = Played this level
zone-last = The room before
status-level = Level { $number } of 5
status-place = Room { $number } of 5
status-map = Starting player
status-seen = Only you have seen this room.
status-fainted = fainted
status-petrified = turned to stone

## Cards and items

card-power = { $n }
    .the = the { $n }
    .help = A power card. Its value counts in every room; you get it back at the end of the level.
card-torch = Torch
    .the = the torch
    .help = Announce it at any time to look at all dark rooms of the row.
card-crystal-ball = Crystal ball
    .the = the crystal ball
    .help = Lay it; once all cards are turned up, replace it with another card.
card-key = Key
    .the = the key
    .help = Counts as a 5 in a treasure room.
card-sword = Sword
    .the = the sword
    .help = Counts as a 5 against a monster or boss.

item-torch = Torch
    .the = a torch
    .help = Announce it at any time to look at all dark rooms of the row. It goes back to the supply at once.
item-crystal-ball = Crystal ball
    .the = a crystal ball
    .help = Lay it as your card; when all cards are turned up, you see them and play another card instead.
item-key = Key
    .the = a key
    .help = Counts as a 5 in a treasure room, and keeps your power card in hand.
item-sword = Sword
    .the = a sword
    .help = Counts as a 5 against a monster or boss, and keeps your power card in hand.

benefit-torch = a torch
benefit-crystal-ball = a crystal ball
benefit-key = a key
benefit-sword = a sword
benefit-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
benefit-potion =
    { $n ->
        [one] a potion that heals { $n } wound
       *[other] a potion that heals { $n } wounds
    }

## Rooms

kind-monster = Monster room
    .help = Add up all cards. Below the monster's strength, it wounds whoever played the lowest value.
kind-treasure = Treasure room
    .help = The highest value takes the chest, the second-highest the smaller one. Those who tie share, rounded down.
kind-vault = Vault
    .help = Everyone gets what is shown above the value of their card. Too few copies of an item: nobody gets it.
kind-trap = Trap room
    .help = The highest card decides how hard the trap strikes; it strikes the richest, or those with the fewest wounds.
kind-boss = Boss
    .help = The last room: a monster with a rule of its own.

room-dark = a dark room
    .the = a dark room
    .help = It lies face down until you enter it. A torch shows it to you alone.
room-snake = Snake
    .the = the Snake
    .help = { kind-monster.help }
room-zombie = Zombie
    .the = the Zombie
    .help = { kind-monster.help }
room-skeleton = Skeleton
    .the = the Skeleton
    .help = { kind-monster.help }
room-goblin = Goblin
    .the = the Goblin
    .help = { kind-monster.help }
room-gelatinous-cube = Gelatinous Cube
    .the = the Gelatinous Cube
    .help = { kind-monster.help }
room-troll = Troll
    .the = the Troll
    .help = { kind-monster.help }
room-dragon = Dragon
    .the = the Dragon
    .help = { kind-monster.help }
room-chest = Treasure ({ $n })
    .the = the treasure ({ $n })
    .help = { kind-treasure.help }
room-chests = Treasure ({ $n } and { $copy })
    .the = the treasure ({ $n } and { $copy })
    .help = { kind-treasure.help }
room-vault-items = Vault of items
    .the = the vault of items
    .help = { kind-vault.help }
room-vault-coins = Vault of coins
    .the = the vault of coins
    .help = { kind-vault.help }
room-trap-lava = Lava trap
    .the = the lava trap
    .help = The richest players lose 3, 2 or 1 coins if the highest card is 5, 4 or 3.
room-trap-magnet = Magnet trap
    .the = the magnet trap
    .help = The richest players lose 2, 2, 1 or 1 coins if the highest card is 5, 4, 3 or 2.
room-trap-spikes = Spike trap
    .the = the spike trap
    .help = The players with the fewest wounds suffer 2, 2 or 1 wounds if the highest card is 5, 4 or 3.
room-trap-boulder = Boulder trap
    .the = the boulder trap
    .help = The players with the fewest wounds suffer 2, 1, 1 or 1 wounds if the highest card is 5, 4, 3 or 2.
room-tax-collector = Tax Collector
    .the = the Tax Collector
    .help = Attacked players lose 3 coins and suffer no wounds.
room-medusa = Medusa
    .the = Medusa
    .help = Attacked players are turned to stone: they are out of the game and can't win.
room-vampire = Vampire
    .the = the Vampire
    .help = Attacked players suffer 1 wound and lose 2 coins.
room-sphinx = Sphinx
    .the = the Sphinx
    .help = Attacked players suffer 2 wounds. The highest card gains 2 coins, unless all are the same and the Sphinx attacks.
room-minotaur = Minotaur
    .the = the Minotaur
    .help = Attacked players suffer 1 wound. The highest card gains 1 coin, unless all are the same and the Minotaur attacks.
room-wolf-pack = Wolf Pack
    .the = the Wolf Pack
    .help = Lay a torch to escape: you add nothing to the total and can't be attacked.
room-necromancer = Necromancer
    .the = the Necromancer
    .help = Lay a crystal ball to escape: you add nothing to the total and can't be attacked.
room-megadragon = Megadragon
    .the = the Megadragon
    .help = It can't be defeated and always attacks. Lay a key to escape.
room-golem = Golem
    .the = the Golem
    .help = It can't be defeated and always attacks. Every 5 and every sword counts as 1 here.
room-mummy = Mummy
    .the = the Mummy
    .help = It can't be defeated and always attacks: not the lowest card, but the highest.

## Level cards

level-level-a = Level card A
level-level-b = Level card B
level-level-c = Level card C
level-level-d = Level card D
level-level-e = Level card E
level-level-f = Level card F
level-level-g = Level card G

## Characters

character-explorer = Explorer
    .help = Starts with 3 coins, 2 wounds and a torch.
character-knight = Knight
    .help = Starts with 1 coin, 1 wound and a sword.
character-thief = Thief
    .help = Starts with 2 coins, 2 wounds and a key.
character-warrior = Warrior
    .help = Starts with 2 coins and no wounds.
character-wizard = Wizard
    .help = Starts with 1 coin, 1 wound and two crystal balls.

## Options of the game

setting-tactical = Tactical variant
    .help = Cards are played face up in turn. Whoever played the highest card takes the map and starts the next room.
setting-cards = Cards
    .help = The cards of the game, or those of a custom card file.
cards-printed = The game's own
    .help = The cards of the 2018 edition as far as they are known: some numbers rest on one source, and a few are proposals.

## Questions

ask-lay = Which card do you play?
ask-replace = Crystal ball: which card do you play instead?

## Options of a question

option-lay = Play { $cardThe }
option-lay-as = Play { $cardThe } (counts { $number } here)
option-claim = Play { $cardThe }: { $benefit }
option-escape = Play { $cardThe } and escape
option-ball = Play { $cardThe } (decide when you have seen the other cards)
option-look =
    { $number ->
        [one] Light a torch: see the dark room
       *[other] Light a torch: see the { $number } dark rooms
    }
option-look-in-vain = Light a torch (it shows you nothing new)
confirm-look-in-vain = You would see nothing that you have not seen already. The torch would only go back to the supply, where it may help somebody in a vault. Light it all the same?

## Refusals

error-already-played = You have already played { $cardThe } in this level.
error-not-in-hand =
    { $cardId ->
        [torch] You hold no torch.
        [crystal-ball] You hold no crystal ball.
        [key] You hold no key.
        [sword] You hold no sword.
       *[other] You do not hold { $cardThe }.
    }
error-key-only-for-treasure = A key can be played only in a treasure room.
error-sword-only-for-monsters = A sword can be played only against a monster or boss.
error-torch-is-announced = A torch is no card for a room: announce it to look at the dark rooms.
error-no-second-ball = A crystal ball can't be replaced with another crystal ball.
error-no-torch = You hold no torch.
error-no-torch-at-the-boss = In the boss room a torch has nothing left to show.
error-nothing-new-to-see = The torch would show you nothing new.
error-something-to-see = There are dark rooms that the torch would show you.

## Reasons, in hints

reason-highest = It is likely that nobody plays higher, and the chest of { $chest } is worth it.
reason-second = It may well come second, and second place earns the chest of { $chest }.
reason-gives-up = You give up the chest and keep better cards.
reason-falls = Together you will most likely defeat { $roomThe }.
reason-not-lowest = It is unlikely to be the lowest card, so { $roomThe } would strike someone else.
reason-best-defence = It is your best card against { $roomThe }: none is less likely to be the lowest.
reason-risks =
    { $number ->
        [one] You risk { $number } wound, and keep better cards for other rooms.
       *[other] You risk { $number } wounds, and keep better cards for other rooms.
    }
reason-most-wounds = Nobody has more wounds than you: do not let it become worse, or you faint.
reason-trap-mild = You would be hit by { $roomThe }: a lower card keeps it milder.
reason-trap-strikes = A high card makes { $roomThe } strike { $seats } harder.
reason-benefit = It stands for { $benefit }.
reason-escape = You get away from { $roomThe } unharmed.
reason-chance =
    { $percent ->
        [0] Whatever the others play, you can hardly win with it any more.
       *[other] Against what the others can still play, it wins in about { $percent } of 100 cases.
    }
reason-foresight = You decide when you have seen what the others play.
reason-item = Playing { $itemThe } keeps a power card in your hand.
reason-keeps = You keep { $cardThe } for { $roomThe }.
reason-look =
    { $number ->
        [one] Knowing the dark room helps you to plan your cards.
       *[other] Knowing the { $number } dark rooms helps you to plan your cards.
    }

## What happens: setting up

event-character =
    { $seatIs ->
        [you] You are the { $character }: { part-held-coins }, { part-held-wounds }.
       *[other] { $seat } is the { $character }: { part-held-coins }, { part-held-wounds }.
    }
event-equipped =
    { $seatIs ->
        [you] { $number ->
            [one] You start with { $itemThe }.
           *[other] You start with { part-items }.
        }
       *[other] { $number ->
            [one] { $seat } starts with { $itemThe }.
           *[other] { $seat } starts with { part-items }.
        }
    }
event-map-drawn =
    { $seatIs ->
        [you] You get the map and play first.
       *[other] { $seat } gets the map and plays first.
    }
event-level = Level { $number } lies ready: { $rooms }.
event-uncovered = Dark room { $place } is turned up: { $room }.
event-entered = Level { $number }, room { $place }: { $room }.
event-entered-boss = Level { $number }, room { $place }, the boss: { $room }.

## What happens: cards

event-lit =
    { $seatIs ->
        [you] You light a torch.
       *[other] { $seat } lights a torch.
    }
event-lit-in-vain =
    { $seatIs ->
        [you] It shows you nothing new.
       *[other] It shows { $seat } nothing new.
    }
event-torch-showed =
    { $seatIs ->
        [you] { $number ->
            [one] Only you see dark room { $places }: { $rooms }.
           *[other] Only you see dark rooms { $places }: { $rooms }.
        }
       *[other] { $number ->
            [one] Only { $seat } sees dark room { $places }: { $rooms }.
           *[other] Only { $seat } sees dark rooms { $places }: { $rooms }.
        }
    }
event-revealed =
    { $seatIs ->
        [you] You turn up { $cardThe }.
       *[other] { $seat } turns up { $cardThe }.
    }
event-played =
    { $seatIs ->
        [you] You play { $cardThe }.
       *[other] { $seat } plays { $cardThe }.
    }
event-passed =
    { $seatIs ->
        [you] You pass for the moment.
       *[other] { $seat } passes for the moment.
    }
event-replaced =
    { $seatIs ->
        [you] You replace the crystal ball with { $cardThe }.
       *[other] { $seat } replaces the crystal ball with { $cardThe }.
    }
event-returned = { part-seat-owned } { part-item } goes back to the supply.

## What happens: coins and wounds

event-gained =
    { $seatIs ->
        [you] You gain { part-coins } and have { $coins }.
       *[other] { $seat } gains { part-coins } and has { $coins }.
    }
event-capped =
    { $seatIs ->
        [you] Nobody can hold more than { $coins }: you forgo { part-coins }.
       *[other] Nobody can hold more than { $coins }: { $seat } forgoes { part-coins }.
    }
event-paid =
    { $seatIs ->
        [you] You lose { part-coins } and have { $coins }.
       *[other] { $seat } loses { part-coins } and has { $coins }.
    }
event-forgiven =
    { $seatIs ->
        [you] You have no more to lose: { part-forgiven }.
       *[other] { $seat } has no more to lose: { part-forgiven }.
    }
event-wounded =
    { $seatIs ->
        [you] You suffer { part-wounds } and have { $wounds }.
       *[other] { $seat } suffers { part-wounds } and has { $wounds }.
    }
event-healed =
    { $seatIs ->
        [you] You heal { part-wounds } and have { $wounds }.
       *[other] { $seat } heals { part-wounds } and has { $wounds }.
    }
event-unhurt =
    { $seatIs ->
        [you] You have no wound to heal.
       *[other] { $seat } has no wound to heal.
    }

## What happens: treasure

event-chest-won =
    { $seatIs ->
        [you] The chest of { $chest } is yours alone.
       *[other] The chest of { $chest } is { $seat }'s alone.
    }
event-chest-shared =
    { $seatsIs ->
        [among] You share the chest of { $chest } with { $seatsRest }: { $number } each{ part-lost }.
       *[other] { $seats } share the chest of { $chest }: { $number } each{ part-lost }.
    }
event-chest-too-small =
    { $seatsIs ->
        [among] The chest of { $chest } is too small for { part-you-among }: nobody gains anything.
       *[other] The chest of { $chest } is too small for { $seats }: nobody gains anything.
    }
event-chest-unclaimed = All values are the same: the chest of { $chest } is not claimed.

## What happens: monsters and bosses

event-counted =
    { $seatIs ->
        [you] { $cardId ->
            [sword] Your sword counts { $number } here.
           *[other] Your { $card } counts { $number } here.
        }
       *[other] { $cardId ->
            [sword] { $seat }'s sword counts { $number } here.
           *[other] { $seat }'s { $card } counts { $number } here.
        }
    }
event-escaped =
    { $seatIs ->
        [you] You escape with { $itemThe }.
       *[other] { $seat } escapes with { $itemThe }.
    }
event-defeated = Together { $number } against { $strength }: { $roomThe } is defeated.
event-attacks = Together only { $number } against { $strength }: { $roomThe } attacks.
event-always-attacks = Nothing can defeat { $roomThe }: it attacks.
event-attacked =
    { $seatsIs ->
        [you] The lowest value is { $number }: you are attacked.
        [among] The lowest value is { $number }: { part-you-among } are attacked.
       *[other] { $seatsCount ->
            [one] The lowest value is { $number }: { $seats } is attacked.
           *[other] The lowest value is { $number }: { $seats } are attacked.
        }
    }
event-attacked-highest =
    { $seatsIs ->
        [you] The highest value is { $number }: you are attacked.
        [among] The highest value is { $number }: { part-you-among } are attacked.
       *[other] { $seatsCount ->
            [one] The highest value is { $number }: { $seats } is attacked.
           *[other] The highest value is { $number }: { $seats } are attacked.
        }
    }
event-nobody-attacked = Nobody is left for { $roomThe } to attack.
event-petrified =
    { $seatIs ->
        [you] You are turned to stone and can't win any more.
       *[other] { $seat } is turned to stone and can't win any more.
    }
event-highest-rewarded =
    { $seatsIs ->
        [you] Your card is the highest: it earns { part-coins }.
        [among] The highest value was played by { part-you-among }: each earns { part-coins }.
       *[other] { $seatsCount ->
            [one] { $seats } played the highest value: it earns { part-coins }.
           *[other] { $seats } played the highest value: each earns { part-coins }.
        }
    }
event-highest-unrewarded = All values are the same: nobody gains coins from { $roomThe }.

## What happens: vaults and traps

event-benefit =
    { $seatIs ->
        [you] Your { $number } stands for { $benefit }.
       *[other] { $seat }'s { $number } stands for { $benefit }.
    }
event-took =
    { $seatIs ->
        [you] You take { $itemThe } from the supply ({ part-left }).
       *[other] { $seat } takes { $itemThe } from the supply ({ part-left }).
    }
event-short =
    { $seatsIs ->
        [you] The supply holds no { part-item }: you get none.
        [among] { $itemId ->
            [torch] Torches are due to { part-you-among }, but { part-too-few }: nobody gets one.
            [crystal-ball] Crystal balls are due to { part-you-among }, but { part-too-few }: nobody gets one.
            [key] Keys are due to { part-you-among }, but { part-too-few }: nobody gets one.
           *[sword] Swords are due to { part-you-among }, but { part-too-few }: nobody gets one.
        }
       *[other] { $seatsCount ->
            [one] The supply holds no { part-item }: { $seats } gets none.
           *[other] { $seats } are each due { $itemThe }, but { part-too-few }: nobody gets one.
        }
    }
event-harmless = The highest card is only { $number }: { $roomThe } does nothing.
event-sprung-richest =
    { $seatsIs ->
        [you] The highest card is { $highest }, and you are the richest with { $held }: { $roomThe } takes { part-coins }.
        [among] The highest card is { $highest }, and { part-you-among } are the richest with { $held }: { $roomThe } takes { part-coins } from each.
       *[other] { $seatsCount ->
            [one] The highest card is { $highest }, and { $seats } is the richest with { $held }: { $roomThe } takes { part-coins }.
           *[other] The highest card is { $highest }, and { $seats } are the richest with { $held }: { $roomThe } takes { part-coins } from each.
        }
    }
event-sprung-unhurt =
    { $seatsIs ->
        [you] The highest card is { $highest }, and you have the fewest wounds ({ $held }): { $roomThe } deals { part-wounds }.
        [among] The highest card is { $highest }, and { part-you-among } have the fewest wounds ({ $held }): { $roomThe } deals { part-wounds } to each.
       *[other] { $seatsCount ->
            [one] The highest card is { $highest }, and { $seats } has the fewest wounds ({ $held }): { $roomThe } deals { part-wounds }.
           *[other] The highest card is { $highest }, and { $seats } have the fewest wounds ({ $held }): { $roomThe } deals { part-wounds } to each.
        }
    }

## What happens: the map

event-map-passed =
    { $seatIs ->
        [you] { $ruleId ->
            [DR-16-8] Of the highest cards yours is next in turn: you take the map and start the next room.
           *[other] Your card was the highest: you take the map and start the next room.
        }
       *[other] { $ruleId ->
            [DR-16-8] Of the highest cards { $seat }'s is next in turn: { $seat } takes the map and starts the next room.
           *[other] { $seat } played the highest card, takes the map and starts the next room.
        }
    }
event-map-kept =
    { $seatIs ->
        [you] No card was higher than yours: you keep the map and start the next room too.
       *[other] No card was higher than { $seat }'s: { $seat } keeps the map and starts the next room too.
    }

## What happens: the end

event-level-ended = Level { $number } is done.
event-hands-back = Everyone takes the played power cards back.
event-score =
    { $seatIs ->
        [you] You end with { part-held-coins } and { part-held-wounds }.
       *[other] { $seat } ends with { part-held-coins } and { part-held-wounds }.
    }
event-fainted =
    { $seatIs ->
        [you] You faint and can't win: of those left, nobody has more wounds than your { $number }.
       *[other] { $seat } faints and can't win: of those left, nobody has more wounds than these { $number }.
    }
event-nobody-fainted =
    { $ruleId ->
        [R-41] Only one player is left: nobody faints.
       *[other] All who are left have the same number of wounds: nobody faints.
    }
event-nobody-fainted-tie = Players tie for the most wounds: with three players, nobody faints then.
event-everybody-lost = Medusa has turned everyone to stone.
event-tied =
    { $seatsIs ->
        [among] Of those left, { part-you-among } have the most coins ({ $number }): the fewest wounds decide.
       *[other] Of those left, { $seats } have the most coins ({ $number }): the fewest wounds decide.
    }
event-ended = { table-won }

## Reports on many games

survey-character = Characters
    .help = The character that a player was.
survey-room = Bosses
    .help = The boss that waited at the end.
deed-wounds = wounds at the end
deed-power = power card { $n } laid
deed-torch = torches used
deed-crystal-ball = crystal balls laid
deed-key = keys laid
deed-sword = swords laid
statistic-wounds = Wounds
statistic-chests = Chests won alone
statistic-fainted = Faintings
