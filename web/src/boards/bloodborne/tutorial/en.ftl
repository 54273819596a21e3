# The tutorial of Bloodborne in English: one text for each lesson.

lesson-you = You
lesson-denise = Denise
lesson-rodrigo = Rodrigo

lesson-pick-title = In secret, all at once
lesson-pick = A Beast Patient with 4 blood; its arrival cost everyone 1 HP. Denise and Rodrigo have picked a card face down; now you. Click your Hunter Axe: 2 damage take 2 blood.
lesson-pick-no = That would do, too. For now take the Hunter Axe.
lesson-order-title = Blood goes in turn order
lesson-order = You were first and took 2, Denise 1; Rodrigo’s axe found only 1 left. Dead! Everyone who took blood this round moves a trophy marker: points at the end.
lesson-roll-title = The roll hits everyone
lesson-roll = This one carries a red lantern: one roll, and every hunter takes the damage. A + is rolled again and added. Fight on with your Saw Cleaver.
lesson-roll-no = Not yet. Strike with the Saw Cleaver and see what the red die does.
lesson-dream-title = Hunter’s Dream
lesson-dream = 4 damage: you have 2 HP left. If you die, your 3 collected blood is lost. Play the Hunter’s Dream: half the damage, then your blood is banked.
lesson-dream-no = Too dangerous: nearly half of all rolls of this yellow die would kill you, and dead hunters lose what they hold. Play the Hunter’s Dream.
lesson-upgrade-title = Banked is safe
lesson-upgrade = Rodrigo fought on, died and lost 3 blood. Yours is banked: nobody can take it. Your used cards are back. Whoever dreams or dies takes an upgrade: the Kirkhammer.
lesson-upgrade-no = A fine choice for another night. Take the Kirkhammer: you will need 4 damage.
lesson-transform-title = Transform
lesson-transform = You are healed, too. The Huntsman’s arrival gave 3 blood to whoever had the least: Rodrigo. Now something clever: play Transform. You see what the others do, and only then choose your weapon.
lesson-transform-no = Try Transform: look first, choose after.
lesson-weapon-title = The second choice
lesson-weapon = Rodrigo dreams. Denise’s pistol is the only one, so it shoots at once: 3 blood will be left. Which weapon takes all of it?
lesson-weapon-no = That would leave blood, and a second pistol would spoil Denise’s quick shot. The Kirkhammer takes it all.
lesson-end-title = Until the final boss falls
lesson-end = { $points } points: banked blood and trophies. { $risk } blood is still at risk. After ten such fights comes the final boss, whose ability works all game long; when it falls, the most points win. You may bargain: promises bind nobody.
