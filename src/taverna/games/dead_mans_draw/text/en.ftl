# Dead Man's Draw in English. Terms as in docs/rules; how arguments become words is told in taverna/i18n/words.py.

game-title = Dead Man's Draw
game-tagline = Press your luck for pirate loot.

part-seat-bank =
    { $seatIs ->
        [you] your bank
       *[other] { $seat }'s bank
    }
part-other-bank =
    { $otherIs ->
        [you] your bank
       *[other] { $other }'s bank
    }
part-trait =
    { $ruleId ->
        [DMD-22-1] { " " }({ pirate-casanova })
        [DMD-23-1] { " " }({ pirate-plunderer })
        [DMD-24-1] { " " }({ pirate-treasure-hunter })
        [DMD-25-1] { " " }({ pirate-navigator })
        [DMD-26-1] { " " }({ pirate-master-gunner })
        [DMD-27-1] { " " }({ pirate-scavenger })
        [DMD-28-1] { " " }({ pirate-mystic })
        [DMD-29-1] { " " }({ pirate-swordsman })
        [DMD-30-1] { " " }({ pirate-miser })
        [DMD-32-1] { " " }({ pirate-safe-harbor })
        [DMD-33-1] { " " }({ pirate-fisherman })
        [DMD-34-1] { " " }({ pirate-beastmaster })
        [DMD-36-1] { " " }({ pirate-parry })
        [DMD-37-1] { " " }({ pirate-davy-jones-locker })
        [DMD-41-5] { " " }({ pirate-casanova })
        [DMD-61-1] { " " }({ variation-thieves-island })
       *[other] { "" }
    }

## Zones and state of the table

zone-draw = Draw pile
zone-discard = Discard pile
zone-play = Play area
zone-bank = Bank
zone-stack = Suit stack
zone-known = Next cards
zone-revealed = Revealed cards
status-owed =
    { $number ->
        [one] The Kraken demands { $number } more card.
       *[other] The Kraken demands { $number } more cards.
    }
status-risk = { $percent }% to bust
status-protected = protected
status-locker = Davy Jones' Locker takes what { $seat } loses.

## Suits and loot cards

suit-anchor = Anchor
    .help = If you bust this turn, the cards placed before the Anchor still go to your bank.
suit-hook = Hook
    .help = Place the top card of one of your own stacks.
suit-cannon = Cannon
    .help = Discard the top card of one opponent's stack.
suit-key = Key
    .help = Bank it together with a Chest to gain as many random cards of the discard pile as you banked.
suit-chest = Chest
    .help = Bank it together with a Key to gain as many random cards of the discard pile as you banked.
suit-map = Map
    .help = Reveal three random cards of the discard pile and place one of them.
suit-oracle = Oracle
    .help = See the next card of the draw pile; then draw it, or leave it and bank.
suit-sword = Sword
    .help = Steal the top card of an opponent's stack, of a suit missing from your bank, and place it.
suit-kraken = Kraken
    .help = Two more cards must be placed before you may bank.
suit-mermaid = Mermaid
    .help = No effect, but higher values: 4 to 9.
    .help-mermaid_effect = Choose another card of the play area, no Mermaid: it moves to the right of this one and resolves again.

card-anchor = Anchor { $n }
card-hook = Hook { $n }
card-cannon = Cannon { $n }
card-key = Key { $n }
card-chest = Chest { $n }
card-map = Map { $n }
card-oracle = Oracle { $n }
card-sword = Sword { $n }
card-kraken = Kraken { $n }
card-mermaid = Mermaid { $n }

## Pirates

pirate-golden-scales = Golden Scales
    .help = Your Mermaids are worth 5 points more.
pirate-casanova = Casanova
    .help = On your turn, Mermaids go straight to your bank: they never bust, and they don't count for the Kraken.
    .help-mermaid_effect = When you place a Mermaid, the card you choose goes to your bank at once and does not resolve.
pirate-plunderer = Plunderer
    .help = Your Key and Chest bonus comes from the bank of an opponent you choose, not from the discard pile.
pirate-treasure-hunter = Treasure Hunter
    .help = Your Key and Chest bonus is twice as big.
pirate-navigator = Navigator
    .help = Your Map picks from the whole discard pile.
pirate-master-gunner = Master Gunner
    .help = Your Cannon discards a whole stack.
pirate-scavenger = Scavenger
    .help = The card that your Cannon hits goes to your bank.
pirate-mystic = Mystic
    .help = Your Oracle reveals the next three cards.
pirate-swordsman = Swordsman
    .help = Your Sword may also steal suits that you already have.
pirate-miser = Miser
    .help = Your Hook, the cards before it, what it brings and your next draw are protected from a bust.
pirate-captains-hook = Captain's Hook
    .help = Your Hook places two cards of your bank, one after the other.
pirate-safe-harbor = Safe Harbor
    .help = Your Anchor also protects itself and the next two cards.
pirate-fisherman = Fisherman
    .help = On your turn, Krakens go straight to your bank and demand nothing.
pirate-beastmaster = Beastmaster
    .help = Your opponents' Krakens demand four cards instead of two.
pirate-misfire = Misfire
    .help = Opponents who resolve a Cannon must discard the top card of one of their own stacks instead.
pirate-parry = Parry
    .help = Your opponents' Swords must steal a Kraken; if there is none, they have no effect.
pirate-davy-jones-locker = Davy Jones' Locker
    .help = You bank what an opponent loses in a bust; with three or more players, one opponent that you name at the start.
pirate-siren = Siren
    .help = When an opponent places a Mermaid, the card chosen for it goes to your bank and does not resolve.

## Options of the game

setting-pirates = Pirates
    .help = Everyone keeps one of two pirates, whose trait lasts the whole game.
setting-mermaid_effect = Mermaid effect
    .help = Mermaids run from 2 to 7 and make another card resolve again; the Siren joins the pirates.
setting-variation = Game variation
    .help = One card that changes how the game runs or how it is won.
setting-safe_choices = Safe choices
    .help = Hook, Sword and Map offer only cards that do not bust.
setting-bottom_feeder = Bottom feeder
    .help = Cannon and Sword take the lowest card of a stack, not the top one.
setting-private_oracle = Private Oracle
    .help = Only the player whose turn it is sees what an Oracle reveals.

variation-none = None
    .help = The game as it is.
variation-thieves-island = Thieves Island
    .help = Cards lost in a bust go to the bank of the player to the left.
variation-pile-o-treasure = Pile o' Treasure
    .help = Every card in a bank scores, not only the highest of each suit.
variation-sudden-death = Sudden Death
    .help = The first bank worth 50 points or more wins at once.
variation-all-hands-on-deck = All Hands on Deck
    .help = Each suit missing from your bank costs you 5 points.
variation-strange-lands = Strange Lands
    .help = A repeated value busts, not a repeated suit.
variation-beneath-the-waves = Beneath the Waves
    .help = The highest score below 60 wins.

## Questions

ask-turn = Draw or bank?
ask-hook = Hook: which card of your bank do you place?
ask-cannon = Cannon: what do you fire at?
ask-map = Map: which card of the discard pile do you place?
ask-sword = Sword: which card do you steal?
ask-mermaid = Mermaid: which card do you choose?
ask-plunder = Key and Chest: whose bank do you plunder?
ask-choose-pirate = Which pirate do you keep?
ask-choose-locker = Davy Jones' Locker: whose lost cards do you take?

## Options of a question

option-draw =
    { $among ->
        [0] Draw
        [1] { $percent ->
            [0] Draw (the next card will not bust)
           *[other] Draw (the next card will bust)
        }
       *[other] { $percent ->
            [0] Draw (no card would bust)
            [100] Draw (every card would bust)
           *[other] Draw ({ $busting } of { $among } cards would bust: { $percent }%)
        }
    }
option-bank =
    { $number ->
        [0] Bank nothing
        [one] Bank { $number } card
       *[other] Bank { $number } cards
    }
option-hook = Place { $card }
option-hook-busting = Place { $card } (bust!)
option-cannon = Fire at { $other }'s { $card }
option-cannon-stack =
    { $number ->
        [one] Fire at { $other }'s { $suit } stack ({ $number } card)
       *[other] Fire at { $other }'s whole { $suit } stack ({ $number } cards)
    }
option-cannon-keep = Fire at { $other }'s { $card } and keep it
option-misfire = Discard { $card } from your own bank
option-map = Place { $card }
option-map-busting = Place { $card } (bust!)
option-sword = Steal { $card } from { $other }
option-sword-busting = Steal { $card } from { $other } (bust!)
option-mermaid = Choose { $card }
option-plunder = Plunder { $other }
option-choose-pirate = Keep { $pirate }
option-choose-locker = Name { $other }

## Refusals

error-draw-first = First you must draw a card.
error-draw-pile-empty = The draw pile is empty: you can only bank.
error-kraken-demands =
    { $number ->
        [one] The Kraken still demands { $number } card: you must draw.
       *[other] The Kraken still demands { $number } cards: you must draw.
    }
error-effect-first = First answer the open question.
error-not-offered = Keep one of the pirates offered to you.
error-not-your-own = Not your own stack: choose an opponent's.
error-empty-stack = There is no card in that stack.
error-must-steal-kraken = Parry: your Sword must steal a Kraken.
error-suit-owned = Your bank already holds { $suit }: the Sword steals only suits that you lack.
error-must-misfire = Misfire: your Cannon must hit one of your own stacks.
error-not-recallable = The Mermaid needs another card of the play area that is not a Mermaid.
error-safe-choices-only = That card would bust, and this game is played with safe choices.

## What happens: before the first turn

event-offered =
    { $seatIs ->
        [you] You may keep one of these pirates: { $pirates }.
       *[other] { $seat } may keep one of these pirates: { $pirates }.
    }
event-kept =
    { $seatIs ->
        [you] You keep the pirate { $pirate }.
       *[other] { $seat } keeps the pirate { $pirate }.
    }
event-locker-named =
    { $seatIs ->
        [you] You turn { pirate-davy-jones-locker } on { $other }.
       *[other] { $seat } turns { pirate-davy-jones-locker } on { part-other }.
    }
event-started =
    { $seatIs ->
        [you] You go first.
       *[other] { $seat } goes first.
    }

## What happens: a turn

event-turn = { part-seat-owned } turn.
event-drew =
    { $seatIs ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
event-intercepted = { $card } goes straight to { part-seat-bank }{ part-trait }.
event-void = { part-seat-owned } { $suit } has no effect{ part-void }.
part-void =
    { $ruleId ->
        [DMD-11-4] : { part-seat-bank } is empty
        [DMD-12-3] : the other banks are empty
        [DMD-14-4] : the discard pile is empty
        [DMD-15-3] : the draw pile is empty
        [DMD-16-5] : no opponent has a suit that { part-seat-lacks }
        [DMD-35-4] : { pirate-misfire } turns it around, but { part-seat-bank } is empty
        [DMD-36-2] : { pirate-parry } lets it steal only a Kraken, and there is none
        [DMD-40-7] : there is no other card to choose
        [DMD-80-1] : every choice would bust
       *[other] { "" }
    }
part-seat-lacks =
    { $seatIs ->
        [you] you lack
       *[other] { $seat } lacks
    }
event-banked =
    { $seatIs ->
        [you] { $number ->
            [0] You bank nothing.
            [one] You bank { $cards }.
           *[other] You bank { $number } cards: { $cards }.
        }
       *[other] { $number ->
            [0] { $seat } banks nothing.
            [one] { $seat } banks { $cards }.
           *[other] { $seat } banks { $number } cards: { $cards }.
        }
    }
event-bonus =
    { $seatIs ->
        [you] { $number ->
            [one] Key and Chest{ part-trait }: you gain { $cards } from the discard pile.
           *[other] Key and Chest{ part-trait }: you gain { $number } cards from the discard pile: { $cards }.
        }
       *[other] { $number ->
            [one] Key and Chest{ part-trait }: { $seat } gains { $cards } from the discard pile.
           *[other] Key and Chest{ part-trait }: { $seat } gains { $number } cards from the discard pile: { $cards }.
        }
    }
event-plundered =
    { $seatIs ->
        [you] { $number ->
            [one] Key and Chest{ part-trait }: you plunder { $cards } from { part-other-bank }.
           *[other] Key and Chest{ part-trait }: you plunder { $number } cards from { part-other-bank }: { $cards }.
        }
       *[other] { $number ->
            [one] Key and Chest{ part-trait }: { $seat } plunders { $cards } from { part-other-bank }.
           *[other] Key and Chest{ part-trait }: { $seat } plunders { $number } cards from { part-other-bank }: { $cards }.
        }
    }

event-no-bonus =
    { $ruleId ->
        [DMD-23-6] Key and Chest ({ pirate-plunderer }): no bonus for { part-seat-object }, the other banks are empty.
       *[other] Key and Chest: no bonus for { part-seat-object }, the discard pile is empty.
    }

## What happens: a bust

event-busted =
    { $seatIs ->
        [you] You bust: { $card } repeats a suit.
       *[other] { $seat } busts: { $card } repeats a suit.
    }
event-busted-by-value =
    { $seatIs ->
        [you] You bust: { $card } repeats a value.
       *[other] { $seat } busts: { $card } repeats a value.
    }
event-saved =
    { $seatIs ->
        [you] { $number ->
            [one] You still bank { $cards }: it was protected.
           *[other] You still bank { $number } protected cards: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } still banks { $cards }: it was protected.
           *[other] { $seat } still banks { $number } protected cards: { $cards }.
        }
    }
event-lost =
    { $seatIs ->
        [you] { $number ->
            [one] You lose { $cards } to the discard pile.
           *[other] You lose { $number } cards to the discard pile: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } loses { $cards } to the discard pile.
           *[other] { $seat } loses { $number } cards to the discard pile: { $cards }.
        }
    }
event-lost-to =
    { $seatIs ->
        [you] { $number ->
            [one] You lose { $cards } to { part-other-bank }{ part-trait }.
           *[other] You lose { $number } cards to { part-other-bank }{ part-trait }: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } loses { $cards } to { part-other-bank }{ part-trait }.
           *[other] { $seat } loses { $number } cards to { part-other-bank }{ part-trait }: { $cards }.
        }
    }

## What happens: effects

event-anchored =
    { $seatIs ->
        [you] { $number ->
            [one] You protect { $cards } from a bust{ part-trait }.
           *[other] You protect { $number } cards from a bust{ part-trait }: { $cards }.
        }
       *[other] { $number ->
            [one] { $seat } protects { $cards } from a bust{ part-trait }.
           *[other] { $seat } protects { $number } cards from a bust{ part-trait }: { $cards }.
        }
    }
event-hooked =
    { $seatIs ->
        [you] You hook { $card } out of your bank.
       *[other] { $seat } hooks { $card } out of the bank.
    }
event-shot =
    { $seatIs ->
        [you] { $cardsCount ->
            [one] You fire the Cannon at { $other }{ part-trait }: { $cards } goes to the discard pile.
           *[other] You fire the Cannon at { $other }{ part-trait }: { $cards } go to the discard pile.
        }
       *[other] { $cardsCount ->
            [one] { $seat } fires the Cannon at { part-other }{ part-trait }: { $cards } goes to the discard pile.
           *[other] { $seat } fires the Cannon at { part-other }{ part-trait }: { $cards } go to the discard pile.
        }
    }
event-scavenged =
    { $seatIs ->
        [you] You fire the Cannon at { $other } and keep { $card }{ part-trait }.
       *[other] { $seat } fires the Cannon at { part-other } and keeps { $card }{ part-trait }.
    }
event-misfired =
    { $seatIs ->
        [you] { $other }'s Misfire turns your Cannon around: you discard your { $card }.
       *[other] { $otherIs ->
            [you] Your Misfire turns the Cannon around: { $seat } discards { $card }.
           *[other] { $other }'s Misfire turns the Cannon around: { $seat } discards { $card }.
        }
    }
event-map-showed =
    { $number ->
        [one] { part-seat-owned } Map reveals { $cards }.
       *[other] { part-seat-owned } Map reveals { $number } cards: { $cards }.
    }
event-mapped =
    { $seatIs ->
        [you] You take { $card } from the discard pile{ part-trait }.
       *[other] { $seat } takes { $card } from the discard pile{ part-trait }.
    }
event-foresaw =
    { $number ->
        [one] { part-seat-owned } Oracle reveals the next card{ part-trait }: { $cards }.
       *[other] { part-seat-owned } Oracle reveals the next { $number } cards in order{ part-trait }: { $cards }.
    }
event-foresaw-in-secret =
    { $seatIs ->
        [you] { $number ->
            [one] You look at the next card in secret.
           *[other] You look at the next { $number } cards in secret.
        }
       *[other] { $number ->
            [one] { $seat } looks at the next card in secret.
           *[other] { $seat } looks at the next { $number } cards in secret.
        }
    }
event-stole =
    { $seatIs ->
        [you] You steal { $card } from { $other }{ part-trait }.
       *[other] { $seat } steals { $card } from { part-other }{ part-trait }.
    }
event-demanded =
    { $number ->
        [one] The Kraken demands { $number } more card from { part-seat-object }{ part-trait }.
       *[other] The Kraken demands { $number } more cards from { part-seat-object }{ part-trait }.
    }
event-satisfied =
    { $seatIs ->
        [you] You owe the Kraken nothing more.
       *[other] { $seat } owes the Kraken nothing more.
    }
event-waived =
    { $number ->
        [one] The draw pile is empty: the Kraken forgives { part-seat-object } the last card.
       *[other] The draw pile is empty: the Kraken forgives { part-seat-object } { $number } cards.
    }
event-recalled =
    { $seatIs ->
        [you] You resolve { $card } again with the Mermaid.
       *[other] { $seat } resolves { $card } again with the Mermaid.
    }
event-recalled-to-bank =
    { $seatIs ->
        [you] You bank { $card } with the Mermaid{ part-trait }; it does not resolve.
       *[other] { $seat } banks { $card } with the Mermaid{ part-trait }; it does not resolve.
    }
event-siren-took =
    { $seatIs ->
        [you] { $other }'s Siren takes { $card } from you; it does not resolve.
       *[other] { $otherIs ->
            [you] Your Siren takes { $card } from { $seat }; it does not resolve.
           *[other] { $other }'s Siren takes { $card } from { $seat }; it does not resolve.
        }
    }

## What happens: the end

event-won-at-once =
    { $seatIs ->
        [you] Sudden Death: with { $number } points, you win at once.
       *[other] Sudden Death: with { $number } points, { $seat } wins at once.
    }
event-score =
    { $seatIs ->
        [you] You score { count-points } with { part-size }.
       *[other] { $seat } scores { count-points } with { part-size }.
    }
part-size =
    { $size ->
        [0] no cards
        [one] { $size } card
       *[other] { $size } cards
    }
event-ended = { table-won }

## What speaks for an option

reason-useful-trait = Its trait helps most at a table of this size.
reason-next-is-safe = You know the next card, { $card }: it does not bust.
reason-next-busts = You know the next card, { $card }: it busts.
reason-small-risk =
    { $number ->
        [0] No card that is left would bust.
       *[other] Only { $number }% of the cards left would bust.
    }
reason-risk = { $number }% of the cards left would bust.
reason-protected =
    { $number ->
        [one] { $number } card is safe behind the Anchor.
       *[other] { $number } cards are safe behind the Anchor.
    }
reason-little-to-lose = There is little to lose yet.
reason-points =
    { $number ->
        [one] The row brings you { $number } point.
       *[other] The row brings you { $number } points.
    }
reason-costs =
    { $number ->
        [one] It costs { $other } { $number } point.
       *[other] It costs { $other } { $number } points.
    }
reason-leads = { $other } is the opponent with the most points ({ $number }).
reason-gain =
    { $number ->
        [one] It adds { $number } point to your bank, if you bank it.
       *[other] It adds { $number } points to your bank, if you bank it.
    }
reason-effect = { $card } then has its effect.

## Reports on many games

survey-pirate = Pirates
    .help = The pirate that a player kept.
survey-card = Cards
    .help = Cards that lay in a player’s bank at the end.
deed-cards = cards in the bank
deed-suits = suits in the bank
deed-draw = cards drawn
deed-bank = times banked
deed-attack = attacks on others’ banks
statistic-busts = Busts
statistic-largest-haul = Most cards banked at once
statistic-thefts = Cards stolen
