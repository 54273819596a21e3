# The guide of Gloomhaven: each text is told once, when it comes up.

lesson-begin-title = Your first scenario
lesson-begin = A real table: you lead the Brute, a bot the Spellweaver, and a guide tells you what matters when it comes up. About a quarter of an hour for the first room; play on as long as you like.

lesson-sheet-title = Your hero
lesson-sheet = Cards, items and a battle goal are filled in already. Have a look, change what you like, then press Start.

lesson-start-title = The Black Barrow
lesson-start = Round tokens are bandits, stars are stronger ones. Choose the marked hex where you begin; touch anything on the map to learn what it is.

lesson-lead-title = Two cards a round
lesson-lead = Everybody plays two cards in secret. The number of the one you name first says when you act: low is early. If the bandits are far away, act late and let them come.

lesson-second-title = The second card
lesson-second = You will use the top of one card and the bottom of the other. Take one that attacks at its top and one that moves at its bottom.

lesson-turn-title = Your turn
lesson-turn = Use one top and one bottom, in any order. Every top can also be Attack 2, every bottom Move 2. Click a half.

lesson-move-title = Walk
lesson-move = Bright hexes are within reach. Point at one and you see your way, and what the monsters would do then.

lesson-target-title = Strike
lesson-target = The number over a figure is your attack less its shield. Then a modifier card is turned over: it may add, take away, double it or miss. Click your target.

lesson-damage-title = Damage
lesson-damage = Suffer it, or lose a card instead. Cards are your time: whoever runs out of them is exhausted. Keep them while you have hit points.

lesson-monsters-title = Monsters play by rules
lesson-monsters = A monster focuses on the enemy it can reach with the fewest steps, comes as near as it must, and strikes. The line above the map says why.

lesson-end-turn-title = End your turn
lesson-end-turn = Nothing ends by itself: undo as long as nothing new was revealed, then press End turn.

lesson-loot-title = Coins
lesson-loot = A dead monster leaves a coin. End your turn on its hex and it is yours; Loot on a card takes those around you.

lesson-element-title = Elements
lesson-element = Some cards make an element. At the end of the turn it becomes strong, and cards that use it get better, yours and the monsters'.

lesson-waning-title = It wanes
lesson-waning = An element is strong in one round, waning in the next, then gone. Use it while it is there.

lesson-short-rest-title = Short rest
lesson-short-rest = At the end of a round you may take back your discarded cards: one of them, at random, is lost for good. Wait until your hand is nearly empty.

lesson-long-rest-title = Long rest
lesson-long-rest = Instead of two cards you may rest for a whole round: you choose the card that is lost, heal 2 and refresh your items. You act last.

lesson-lost-title = A lost card
lesson-lost = Lost cards don't come back in this scenario. Each rest costs one, so every rest makes the next one come sooner. A red cross on a card warns you.

lesson-door-title = The door
lesson-door = A door opens when a hero enters its hex. The monsters behind it act in this same round: go in with strength, and early in your turn.

lesson-room-title = A new room
lesson-room = Everything in it is revealed now. New monsters take their turn this round if their number has not passed yet.

lesson-end-title = You know how to play
lesson-end = Kill all enemies and the Barrow is yours. Hints and undo stay with you.
