# The tutorial of Dungeon Raiders in English: one text for each lesson.

lesson-you = You
lesson-denise = Denise
lesson-rodrigo = Rodrigo

lesson-secret-title = One card each, in secret
lesson-secret = A treasure room: the highest card takes 4 coins, the second-highest 2. Everyone lays one card face down; the others have done so. Play your 5.
lesson-secret-no = The highest card takes the most. Play the 5.
lesson-monster-title = Shared; then a monster
lesson-monster = Denise played a 5 too: 2 coins each. Now the Goblin: if all cards together are below 11, the lowest card suffers 2 wounds. Play your 3 or your 4.
lesson-monster-no = A 1 or a 2 could be the lowest card. Play the 3 or the 4.
lesson-torch-title = The torch
lesson-torch = Not enough: Rodrigo’s 1 was the lowest. Two rooms are still dark. A torch shows them to you alone, at any time, for no card. Light yours.
lesson-vault-title = A vault
lesson-vault = A Dragon, then a lava trap: only you know. In this vault everyone gets what stands above the card played. Take the crystal ball with your 2.
lesson-vault-no = The crystal ball stands above the 2.
lesson-ball-title = The crystal ball
lesson-ball = The Dragon! Below 14 together, the lowest card suffers 3 wounds. Lay the crystal ball: you see the others’ cards before you choose.
lesson-ball-no = First look, then choose: lay the crystal ball.
lesson-replace-title = Look, then choose
lesson-replace = A 2 and a 4 lie there: 14 is out of reach, and somebody will be hurt. Play your higher card, so that it isn’t you.
lesson-replace-no = Your 1 would be the lowest. Play the other card.
lesson-trap-title = A trap
lesson-trap = The lava takes coins from the richest: you. How many, the highest card says; below 3 none. You have a 1 left. Play it.
lesson-faint-title = Wounds decide
lesson-faint = Their 3s cost you a coin. A game has five such levels, with a boss at the end. Then whoever has the most wounds faints and can’t win. Let’s say it ends here.
lesson-end-title = Fainted!
lesson-end = Denise has { $coins } coins as you do, but the most wounds: she faints, and you win. Hover over any card or room, or hold a finger on it, to read its rule.
