# The tutorial of Gloomhaven.

lesson-you = You
lesson-ally = Denise

lesson-map-title = The Black Barrow
lesson-map = You are the Brute, Denise is the Spellweaver. A circle is a bandit, a star a stronger, elite one. Drag the map, zoom, touch anything to learn what it is.

lesson-lead-title = Two cards a round
lesson-lead = Everyone plays two cards in secret. The number of the one that leads says when you act, low first. Let the bandits come to you: lead with Trample, 72.
lesson-lead-no = That works too, but here you want to act late, after the bandits have come near. Take Trample, 72.

lesson-second-title = The second card
lesson-second = Of one card you will use the top, of the other the bottom. Trample strikes from its top; Leaping Cleave moves at its bottom. Take Leaping Cleave.
lesson-second-no = You need something to move with. The bottom of Leaping Cleave says Move 3.

lesson-order-title = All at once
lesson-order = Cards are revealed. The guards drew a card with 50: they act first, then Denise, then you. Watch how monsters say whom they focus on, and why.

lesson-tie-title = You decide ties
lesson-tie = From both marked hexes the guard could attack you, at the same cost. Where the rules leave it open, the players decide. Click a hex.

lesson-damage-title = Two damage
lesson-damage = You could lose a card of your hand instead of suffering damage. But cards are your time: whoever runs out of them is exhausted. Suffer it.
lesson-damage-no = A card is worth more than 2 hit points now. Suffer the damage.

lesson-top-title = Your turn
lesson-top = A top and a bottom, in any order. Every top can also be Attack 2, every bottom Move 2. Play the top of Trample: Attack 3.
lesson-top-no = Strike first: the top of Trample.

lesson-target-title = Before the blow
lesson-target = The number over the guard is your attack before a modifier card is drawn, less its shield. Click the guard.

lesson-bottom-title = It left money
lesson-bottom = The guard is dead and dropped a coin. Now the bottom of Leaping Cleave: Move 3, and it creates Air.
lesson-bottom-no = Use what is printed on Leaping Cleave: it goes farther than Move 2.

lesson-move-title = Walk
lesson-move = Bright hexes are within reach, with their cost. Who ends a turn on a coin takes it. Walk to the coin.
lesson-move-no = The coin lies elsewhere.

lesson-elements-title = Elements and experience
lesson-elements = Air is strong now: until it wanes, some cards can consume it for more. Some cards give experience.

lesson-rest-title = Rest in time
lesson-rest = When fewer than two cards are left you must rest: one discarded card is lost, the others come back. A short rest picks it at random, a long rest takes a turn and heals 2.

lesson-end-title = That is a round
lesson-end = Kill all bandits and the Barrow is yours. Hints and undo are there whenever you want them.
