# The tutorial of Dead Man's Draw in English: one text for each lesson.

lesson-you = You
lesson-rival = Denise

lesson-draw-title = Draw
lesson-draw = You collect loot against Denise. Your bank is at the bottom, hers at the top. Click the draw pile to turn over a card.
lesson-luck-title = Press your luck
lesson-luck = Mermaid 7 lies in the play area: no effect, but high. Draw again. Careful: a second card of a suit that lies there busts you. The bar under the pile counts the odds.
lesson-cannon-title = Cards act at once
lesson-cannon = A Cannon destroys the top card of an opponent’s stack. Click one of Denise’s glowing cards.
lesson-bank-title = Bank
lesson-bank = Two cards, two suits. Before your luck runs out: bank them. Cards in your bank are yours, and your turn ends.
lesson-bust-title = Bust
lesson-bust = Denise drew a second Anchor and lost everything in her play area to the discard pile. Your turn: draw.
lesson-key-title = The Key
lesson-key = A Key does nothing alone. Together with a Chest it doubles your loot. Draw again.
lesson-chest-title = Key and Chest
lesson-chest = Both! Bank them together, and you gain as many random cards of the discard pile as you bank.
lesson-stolen-title = Map and Sword
lesson-stolen = Her Map fetched a Sword from the discard pile, and the Sword stole your Mermaid 7. So it goes here. Draw.
lesson-kraken-title = The Kraken
lesson-kraken = The Kraken demands two more cards: you may not bank until they lie in the dashed places. Draw.
lesson-hook-title = Hook
lesson-hook = A Hook places a card of your own bank, and that counts for the Kraken too. Place the Anchor. The card with the warning would bust you.
lesson-hook-no = That Kraken would bust you: one lies there already. Place the Anchor.
lesson-anchor-title = Anchor
lesson-anchor = The Kraken is content, and the Anchor protects the cards before it: see the shields. So dare one more draw.
lesson-end-title = Scoring
lesson-end = Bust, but your protected cards went to your bank. When the draw pile is empty, the highest card of each suit counts. You { $mine }, Denise { $hers }. Hover over any card, or hold a finger on it, to read what it does. In a full game everyone also keeps a pirate with a trait of its own.
