# What only the board of Bloodborne says, in English. The game's own words are in the game's folder.

board-round = Round { $number }
board-last-round = Round { $number }, { $monster }
board-outcome-slain = slain
board-outcome-escaped = escaped
board-outcome-stays = stays
board-steps = Steps of the round
board-step-now = now
board-step-1 = Every living hunter picks a card in secret; all are turned up together.
board-step-2 = Whoever played Transform sees the cards and reveals a weapon.
board-step-3 = Instant effects act now, in turn order.
board-step-4 = One roll for all: every hunter takes the damage, dreamers half of it.
board-step-5 = In turn order, each weapon takes blood from the monster.
board-step-6 = A monster that still lives is gone. Bosses stay.
board-step-7 = Dreamers bank, take back their cards, take an upgrade and heal. The dead take an upgrade and come back.
board-step-8 = Played cards are used, the marker passes on, the next monster comes.

board-deck-help =
    { $number ->
        [0] The deck is empty: next comes the final boss.
        [one] { $number } card is still to come, then the final boss.
       *[other] { $number } cards are still to come, then the final boss.
    }
board-met = Met so far: { $monsters }.
board-final-boss-help = Its ability is in force all game long. It is fought when the deck is empty.
board-no-monster = The next one comes at the end of the round.
board-blood = { $blood } of { $entered } blood
board-lantern = Lantern: { $die }
board-faces = Faces: { $faces }. A + is rolled again and added.
board-odds-line = At least { $number }: { $percent }%
board-risk = { $hp }+: { $percent }%
board-risk-label = Chance that the roll reaches your { $hp } HP: { $percent }%
board-ability-none = No ability
board-trophies-of = Trophies: { $trophies }

board-cards = Cards of this round, in turn order
board-slot-mine = Your pick: { $card }. Face down for the others.
board-slot-open = { $name }: { $card }
board-slot-down = { $name } has picked a card.
board-slot-empty = { $name } has not picked yet.
board-slot-none = { $name } plays no card.
board-secret = Only you know this card. You may change it until the last hunter has picked.
board-revealed = All cards are turned up at once.
board-transforming = The cards are open. Whoever played Transform now chooses a weapon in secret.
board-lost-hp = lost { $number } HP
board-took = took { $number } blood
board-banked = banked { $number }
board-halved = damage halved
board-ignored = damage ignored
board-reduced = damage reduced
board-lost-trophy = lost a trophy: { $trophy }
board-idle = dealt no damage
board-died = died

board-type-damage = { $type }, { $number } damage
board-collected-help = Collected blood is lost if the hunter dies. The Hunter's Dream banks it.
board-banked-help = Banked blood can't be lost; it counts at the end.
board-blood-of = { $collected } collected, { $banked } banked
board-hp-of = { $hp } of { $max } HP
board-hp-help = At 0 HP the hunter dies and loses all collected blood, but not what is banked.
board-deaths =
    { $number ->
        [one] Has died once.
       *[other] Has died { $number } times.
    }
board-track = { $trophy }: space { $place } of { $spaces }, { $points } points; the next is worth { $next }
board-track-last = { $trophy }: last space, { $points } points
board-track-none = { $trophy }: beside the track, 0 points; the first space is worth { $next }
board-trophies-help = Whoever took blood from a monster in the round of its death moves a marker.
board-score = { $banked } banked + { $trophies } for trophies
board-score-help = Collected blood does not count yet.
board-hand-of =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
board-used-of =
    { $number ->
        [0] no card used
        [one] { $number } card used
       *[other] { $number } cards used
    }
board-used-help = Open to all. Only the Hunter's Dream brings these cards back.
board-first-help = Rolls for the monster, acts first, takes blood first. The marker passes to the left each round.
board-upgrades-left =
    { $number ->
        [0] The upgrade deck is empty.
        [one] { $number } more in the upgrade deck.
       *[other] { $number } more in the upgrade deck.
    }
board-row-empty = No upgrade is left.
board-row-help = Whoever dreams or dies may take one.
board-choosing = { $name } chooses an upgrade.
board-your-used = Your used cards
board-banked-short = banked
board-total = total
board-legend-trophy = { $trophy }: a trophy track; its spaces are worth points.
board-legend-hand = Cards in hand.
board-legend-used = Used cards.
board-won = wins
