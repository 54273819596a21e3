# What only the board of Dungeon Raiders says, in English. The game's own words are in the game's folder.

board-dark = Dark
board-done = Done
board-treasure = Treasure
board-power = Power card { $number }
board-counts = Counts { $number } in this room.

board-strength = Strength { $number }: all cards together must reach it
board-strength-short = to reach together
board-invincible = It can't be defeated
board-invincible-short = can't be defeated
board-wounds =
    { $number ->
        [one] { $number } wound for the lowest card
       *[other] { $number } wounds for the lowest card
    }
board-wounds-highest =
    { $number ->
        [one] { $number } wound for the highest card
       *[other] { $number } wounds for the highest card
    }
board-chest-1 =
    { $number ->
        [one] { $number } coin for the highest card
       *[other] { $number } coins for the highest card
    }
board-chest-2 =
    { $number ->
        [one] { $number } coin for the second-highest card
       *[other] { $number } coins for the second-highest card
    }
board-for-lowest = for the lowest card
board-for-highest = for the highest card
board-for-second = for the second-highest

board-revealed = All cards are turned up at once.
board-replacing = Whoever laid a crystal ball has seen the cards and now plays another one.
board-laid = Cards in this room
board-slot-mine = You have laid { $card }. Face down for the others.
board-slot-open = { $name }: { $card }
board-slot-down = { $name } has laid a card face down.
board-slot-empty = { $name } has not laid a card yet.
board-secret = Face down: only you know this card. It can't be changed any more.
board-in-vain = nothing new

board-pile =
    { $number ->
        [0] The last level: the boss waits at its end
        [one] { $number } room below
       *[other] { $number } rooms below
    }
board-pile-help = Five levels of five rooms each. The very last room is the boss.
board-copies =
    { $number ->
        [0] None left.
        [one] { $number } copy left.
       *[other] { $number } copies left.
    }

board-danger = in danger
board-danger-help = The most wounds: at the end of the game this player would faint and could not win.
board-wounds-help = Whoever has the most wounds at the end of the game faints and can't win.
board-wounds-of =
    { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }
board-wounds-word = wounds
board-coins-word = coins
board-coins-help = Of those who have not fainted, the one with the most coins wins. Nobody ever holds more than 20.
board-none-played = none yet
board-left = Power cards not played yet: { $values }.
board-hand-of =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
board-won = wins
board-by-room = Room by room
board-legend-strength = Strength of a monster: all cards together must reach it.
board-legend-hand = Cards in hand.
board-legend-potion = Potion: heals wounds.
