# What only the board of Dead Man's Draw says, in English. The game's own words are in the game's folder.

board-bust = Bust!
board-bust-short = bust
board-next = Next
board-draw-help = When the last card of the draw pile has been drawn, that turn is the last one.
board-discard-help = Lost cards lie here, open to all. Maps, and a Key with a Chest, bring some of them back.
board-score-help = The highest card of each suit in the bank counts.
board-risk-help =
    { $among ->
        [one] The next card is known.
       *[other] { $busting } of the { $among } cards that may come next would bust.
    }
board-protected-help = Protected: kept even after a bust.
board-open-discard = Show the cards of the discard pile
board-close-discard = Hide the cards of the discard pile
board-empty-discard = The discard pile is empty.
board-bank-of = Bank of { $name }
board-waiting-offers = You keep { $pirate }. The others are still choosing.
board-choosing-pirates = Everyone chooses a pirate.
