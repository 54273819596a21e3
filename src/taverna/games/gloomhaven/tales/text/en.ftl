### What is told around a scenario, before and after it. Our own words.

tale-scenario-1 = Jekserah, a Valrath merchant who pays too well, wants some papers back that were stolen from her. The trail ends at a low hill outside the walls where grave robbers have made themselves at home.
tale-scenario-1-end = The bandits lie among the bones they raised, but their leader is not among them. Behind the last chamber a stair leads further down, and fresh boot prints lead with it.

tale-scenario-2 = Down the stair the air is cold and somebody is giving orders, to men who answer and to men who no longer can. The Bandit Commander has your employer's papers, and every door here answers to him.
tale-scenario-2-end = The commander is dead, and the papers are yours to deliver. You read them first: they speak of a crypt, and of someone who teaches thieves to wake the dead.

tale-scenario-3 = Jekserah has new work: an Inox camp that raids her caravans is to be taught a lesson. What the camp looks like from the ridge is mostly tents, cooking fires and children, and guards who have seen you.
tale-scenario-3-end = The camp has no fight left in it. You take your pay with the feeling that the caravans were only half of the story, and you begin to wonder what the merchant is planning.

tale-scenario-4 = The crypt from the papers exists, and it is not quiet. Cultists have bought the bandits' help, and what they have called up does not care who paid for it.
tale-scenario-4-end = The chanting has stopped. Among the cult's things you find two directions, to an older vault and to a place where the dead are made in number.

tale-scenario-5 = The older vault is warm, which no vault should be. Behind its last wall the cult is holding a door open, and something on the other side is holding it too.
tale-scenario-5-end = With the last cultist down the rift still hangs in the air, wide enough to walk through. You could leave it to others; the heat on your faces says that nobody else will come in time.

tale-scenario-6 = Somewhere below this rotting crypt the dead are put to work. You have to see with your own eyes where they come from, and who signs for them.
tale-scenario-6-end = A ledger lies among the bones, and the hand is known to you: it is Jekserah's. She has been buying corpses, and the last shipment was sent to a warehouse in Gloomhaven.

tale-scenario-7 = To find the merchant the enchanter needs ingredients that grow in one cave only, among roots that move when nobody looks. The caretakers of the grotto do not sell.
tale-scenario-7-end = Five jars, five kinds of glow. The enchanter turns them over in the light, nods, and tells you where the one you hunt has gone to ground.

tale-scenario-8 = The warehouse stands between honest houses, and nobody has noticed the smell. Two Inox in merchant's colours guard the door from within, and they are not alone with their goods.
tale-scenario-8-end = The bodyguards died for someone who did not wait for them. Jekserah has fled the city, and the guard thanks you with more warmth than usual.

tale-scenario-9 = Jekserah is still your client, and her wishes are getting larger: a mine, a stone, an overseer who will not sell. Whatever she needs the diamond for, she needs it quickly.
tale-scenario-9-end = The overseer is dead and the diamond is in your bag. When you hand it over the merchant laughs, and that night the graves outside the walls open.

tale-scenario-10 = Through the rift. There is ground here, more or less, and everything that lives on it is made of one thing only and hates you for being made of several.
tale-scenario-10-end = When the fires have burnt down a voice without a mouth proposes a bargain: an errand in your world, in exchange for calm in this one. You need not answer at once. Its throne is not far.

tale-scenario-11 = The dead march on the square, and you have decided whose side you are on: that of the one who pays. Only the Captain of the Guard stands between Jekserah and the city.
tale-scenario-11-end = The captain has fallen, and order with him. Jekserah rules, the markets open earlier than ever, and those who know what you did cross the street when they see you.

tale-scenario-12 = The dead march on the square, and you have decided whose side you are on: that of the people who live here. Jekserah walks among her army as if she had already won.
tale-scenario-12-end = Jekserah lies on the stones of the square and her army with her. People come out of their doors, and for once they clap.

tale-scenario-13 = A temple in the hills promises an answer to whoever reaches its bowl. Its guardians were told long ago to test the question first.
tale-scenario-13-end = The water in the bowl shows three places and waits. You may take one of them with you; then it is only water.

tale-scenario-14 = Hail, the Aesther who rents half a house in Gloomhaven, wants a thing she lost under the ice. She does not say how she lost it, only that the hounds there are not hounds.
tale-scenario-14-end = Hail holds the cold thing to her ear like a shell and smiles. From now on, she says, her door is open to you, and what she can do to the lines on a page, she will do for a price.

tale-scenario-15 = Far up in the ice stands a shrine where, they say, one can become stronger by taking what lies on the altar. Everyone else who wanted to is still here, in one form or another.
tale-scenario-15-end = What lay on the altar is gone, and so is the cold. Your arms feel like other people's arms, better people's.

tale-scenario-16 = The pass is the only way across the mountains, and the Inox who hold it take more than a toll. The wind has been on their side lately.
tale-scenario-16-end = The pass is open. Up here two calls can be heard: one from a cave that answers before you speak, one from a peak where something very large is breathing.

tale-scenario-17 = An island that is on no chart and always at the same place. The Vermlings there have built a town of wrecks, and nobody has ever come back to complain.
tale-scenario-17-end = The town of wrecks is yours for an afternoon. You load what glitters and leave the rest to the tide.

tale-scenario-18 = Since the fighting the water of Gloomhaven tastes of iron, and the trail leads where nobody likes to go. The sewers were built by others, for others, and have been lived in ever since.
tale-scenario-18-end = The tunnels are clear for now, but the poison came from further down and further out. Four ways lead on from here, and all of them are wet.

tale-scenario-19 = Hail comes along this time, which ought to worry you more than it does. What she wants lies at the end of a crypt, and she walks towards it as if nobody were trying to stop her.
tale-scenario-19-end = She lifts the censer from its stand and turns it over. With this, she says, one can close what should never have been opened, and she looks almost sorry.

tale-scenario-20 = The enchanter's directions end at a door of black wood. Behind it Jekserah has stopped pretending to be a merchant.
tale-scenario-20-end = The necromancer is dead, this time for good. In her letters you find that she too was somebody's customer.

tale-scenario-21 = You have come to refuse the bargain in person. The Prime Demon sits where all the elements meet, and it has never needed to stand up.
tale-scenario-21-end = The throne is empty, and the rift folds in on itself behind you like a letter. In Gloomhaven it is an ordinary morning.

tale-scenario-22 = What the demon asked for, or what might be used against it, lies in a temple of four altars. The cult that looks after them has opinions about both.
tale-scenario-22-end = The altars are rubble and the artifact is yours. It is heavier than it looks, and it seems to listen when you talk about what to do with it.

tale-scenario-23 = Under the sewers the walls become smooth, and the doors open before you touch them. Whoever built this did not trust visitors to come one at a time.
tale-scenario-23-end = The plates click, the humming stops, and a wall slides away from shelves of things that nobody has names for. Beyond them water runs in the right direction.

tale-scenario-24 = The cave that answered you has many doors and one voice. It would like all of them open, and it would like you to know that it could be grateful.
tale-scenario-24-end = The last door stands open and the Voice fills your heads, courteous, old and in need of hands. It has two errands for you and no intention to beg.

tale-scenario-25 = The way to the breathing peak goes over ice, and the ice has inhabitants. Up there nobody wins by standing still.
tale-scenario-25-end = On the ledge above the clouds an Elder Drake looks at you with one eye, which is enough. It has a proposal, and it gives you the time it takes to fold its wings.

tale-scenario-26 = The cistern feeds half of Gloomhaven, and its pumps have turned black. Something lives in the mixture now and multiplies.
tale-scenario-26-end = The pumps run clear, and clear water runs uphill to the city. The filth came through a hole that leads to a temple, not to a drain.

tale-scenario-27 = Hail sits down in front of the rift, opens the censer and asks for ten quiet minutes. On the other side they have understood very well what she is doing.
tale-scenario-27-end = The rift closes with the sound of a book. Hail pays you in gold that must be spent on her art within the hour, because, she says, she knows adventurers.

tale-scenario-28 = Jekserah's letters name a price for each corpse and an address for delivery. The outer chamber of the ritual is open to customers and closed to guests.
tale-scenario-28-end = In the priest's robe you find a card with no name, only a door and an hour. You have been invited, it seems, by whoever was watching.

tale-scenario-29 = Behind the door of the invitation it is dark in a way that lamps only underline. Somewhere in it the altar of the Gloom is waiting for company.
tale-scenario-29-end = You get out with your lives and with a word for what is behind it all: the Gloom. It has seen you as well.

tale-scenario-30 = The Voice wants its scepter, which lies in a shrine that the sea has been digesting for centuries. Not everything down there has been digested.
tale-scenario-30-end = The scepter is cold and hums in two keys. You have heard the Voice praise it; you have also heard it hope that you would not look at it too closely.

tale-scenario-31 = The artifact from the temple is stained with something that no soap removes, so Hail sends you where stains come from. On the Plane of Night the only landmark is a column that everything else is afraid of.
tale-scenario-31-end = The column breaks like glass, and the artifact in your hands turns warm and clean. Hail notes down four places in which the same stain has been seen.

tale-scenario-32 = The second errand of the Voice leads into a wood where the trees lean away from one hut. Something of the Voice's was hidden there by people who did not want it found.
tale-scenario-32-end = The thing is found, and the Harrowers who kept it are dead. In their nest you also learn who has the rest: the Savvas, and a tomb that guards itself.

tale-scenario-33 = The Savvas keep an armory in the heart of their mountain, and both the Voice and the Drake would like something out of it. Getting in is a matter of force; getting out, of time.
tale-scenario-33-end = Four chests, one exit, and the mountain grumbling behind you. Now you hold what two great powers want, and you will have to disappoint one of them.

tale-scenario-34 = You have come up to the summit to say no. The Elder Drake has lived through many who did, and its children are hungry.
tale-scenario-34-end = The great wings are still. From up here one sees Gloomhaven, very small, and the smoke of a hundred villages that will sleep better.

tale-scenario-35 = The bargain with the demon comes due at the walls of Gloomhaven. You march on the gate beside creatures of fire and frost, and the faces on the battlements know you.
tale-scenario-35-end = The gate is down, the captain is dead, and the demons keep their word to the letter. The city is theirs now. You were paid, and you do not remember anyone cheering.

tale-scenario-36 = The demons have come to collect at the walls of Gloomhaven, and you have come to stop them. The archers beside you have stopped asking on which side you were last week.
tale-scenario-36-end = Where the Prime Demon stood there is a black ring in the grass and, for the first time in months, silence. The archers share their wine.

tale-scenario-37 = One of the stains lies at the bottom of a trench in the sea, and breathing is no longer your problem. What lives along the trench is.
tale-scenario-37-end = You drop out of the last current into black, open water. Ahead, where no light has ever been, something has turned towards you without having eyes.

tale-scenario-38 = Slavers of the Inox keep an Orchid in their pens who is said to know the woods in which the stain spreads. The slavers think that they own it; it thinks only about who opened the gate.
tale-scenario-38-end = Redthorn, for that is the Orchid's name, thanks you with a bow. Then he asks for one thing more: the others.

tale-scenario-39 = A bridge of ice, a cult on the far side, and an altar that shakes the mountain whenever they pray at it. You do not have to like the way; there is only one.
tale-scenario-39-end = The altar lies in the gorge with half of the cult. Above you the peak of nightmares is free of clouds, and you almost wish that it were not.

tale-scenario-40 = The tomb that guards itself has done so for longer than there have been thieves. Its machines need no sleep, only two people in the right place at the same time.
tale-scenario-40-end = The network goes dark, room after room. In the stillness you hear the Voice draw a breath that it does not need: the tomb is open.

tale-scenario-41 = In the oldest part of the tomb lies what holds the Voice captive. It has promised you everything; the guardians promise only that nobody leaves in company.
tale-scenario-41-end = The Voice is free. It keeps every promise in the time it takes to blink, and it is gone, and you are left with more than you can carry and a small doubt.

tale-scenario-42 = With the scepter one can reach the place where the Voice lives, and there it is no longer courteous. Six cords tie it to the world; it would rather have you as a seventh.
tale-scenario-42-end = The last cord snaps, and the silence afterwards is so deep that you hear each other's hearts. Nobody thanks you. Nobody else heard it.

tale-scenario-43 = For what Hail calls a way to breathe where one should not, she needs the blood of drakes, and she needs it fresh. The nest is full at this time of the year.
tale-scenario-43-end = Hail stirs, sniffs and hands you a vial each. It tastes of copper, and from this day on the sea is only another kind of weather.

tale-scenario-44 = Redthorn leads you to the camp where his people are tied to stakes. He will not wait for a plan.
tale-scenario-44-end = The stakes are empty. One of the freed Orchids asks for a bow and a place at your fire, and looks at the woods like someone who is not finished with them.

tale-scenario-45 = Not everyone in the conquered city has given up. Your new masters want the rebels' totems in the swamp broken, and it would be wise not to ask what becomes of the rebels.
tale-scenario-45-end = Six totems, six fires. Somebody has slipped a letter under your door: there are two sides in this swamp, and it is not too late to choose the other one.

tale-scenario-46 = On the peak nests the first of the three that spread the stain. It has wings, it has eggs, and it screams with a voice that you have heard in bad dreams.
tale-scenario-46-end = The nest burns blue. One of three, Hail says when you bring her a feather, and she crosses it out on her list.

tale-scenario-47 = It has no eyes and has seen you coming for days. Under the trench, in water like ink, the second of the three lies among its altars and thinks.
tale-scenario-47-end = The pressure in your heads lets go. Whatever it was thinking, the thought ends here; and fish come back into the trench behind you.

tale-scenario-48 = Redthorn knows the woods in which the third one rides. It comes and goes as it pleases, he warns, and every time it goes the trees are a little more its own.
tale-scenario-48-end = The horse falls apart into leaves, the rider into smoke. Redthorn plants something where it lay and stays behind to see it grow.

tale-scenario-49 = The rebels have made a last stand in the swamp, with a cannon that could reach the city. You have chosen: it must not fire.
tale-scenario-49-end = The cannon is scrap and the rebellion with it. Your masters are satisfied. There is nobody left who could be dissatisfied.

tale-scenario-50 = You have chosen: the demons must leave. In the Ghost Fortress four things hold them here, and two groups have to fetch them from two sides before anyone notices.
tale-scenario-50-end = The demons burn out one after another, like lamps. The soldiers who take over the city are stern and clumsy, but they are people.

tale-scenario-51 = Three servants are gone, and the way to their master is open. There is nothing in the Void except the Gloom, and nothing is more than enough to drown in.
tale-scenario-51-end = It is over. Somewhere a door closes that has stood ajar since before there were cities. You walk home, and the morning is so bright that you have to stop and look at it.

tale-scenario-52 = The seeker among you has found the first sign: a cellar that nobody rents twice. What the voice of Xorn wants from it, it wants from each of you.
tale-scenario-52-end = Everyone carries a shard, and nobody likes to be asked whether theirs speaks. The seeker lays them together and reads the name of another crypt.

tale-scenario-53 = Below the crypt a staff stands in a ring of stones, and the stones need time. All that you have to do is to be still alive at the end of it.
tale-scenario-53-end = The ring goes dark and the staff comes away in the seeker's hands, as if it had waited for exactly these. It will not be laid down again.

tale-scenario-54 = In a palace of ice waits an altar for the staff, but the staff is still empty. It fills in only one way, and the seeker must be the one to do it.
tale-scenario-54-end = Light goes up from the altar, and the seeker steps into it without looking back. What steps out is another, older thing, and it is on your side, it says.

tale-scenario-55 = The trail of the bandits who cut the sacred trees leads into fog. Nobody who went in describes the same wood.
tale-scenario-55-end = Between two trunks you find their tally sticks, and behind the fog the sound of axes. It is not far now.

tale-scenario-random-dungeon = Below the city lie more doors than anyone has counted, and no two parties open the same ones. You have an evening, a torch and nobody who waits for you.
tale-scenario-random-dungeon-end = The last room is quiet. Nothing down here has changed the world, but your purses are heavier and you know a little better what you can do.

tale-scenario-solo-brute = The Brute has heard that the barrow outside the walls is inhabited again, and that somebody there boasts of having driven off a whole party of mercenaries. One Inox is enough to put that right.
tale-scenario-solo-brute-end = Nobody is left to boast. In the last chamber lies a blade too heavy for the hands that had it, and not at all too heavy for yours.

tale-scenario-solo-tinkerer = The Tinkerer only wanted to buy copper wire, and now Vermlings pour over the north wall. Four city guards hold what is left of it. They have never wanted an inventor more.
tale-scenario-solo-tinkerer-end = The last of the Vermlings drops back over the rubble. A guard who can still stand hands you something that fell from the wall, a lens with a burnt rim, and asks what it could become.

tale-scenario-solo-spellweaver = A colleague has not answered letters for a month, and the laboratory smells of sulphur down to the street. What was brewed there can be finished by somebody with a steadier hand. You would only have to fetch it.
tale-scenario-solo-spellweaver-end = The flask is warm, and it has not exploded so far. You decide to write nothing about the golem, and to keep the recipe.

tale-scenario-solo-scoundrel = Rikharn knows the armory, the hours of the guard and a buyer. All that is missing is somebody who opens locks, and half is a fair share. You have worked with worse people, though never with one who smiled so much.
tale-scenario-solo-scoundrel-end = So it is the whole share after all. The blade from the last chest makes no sound when it is drawn, and Rikharn will not be asking for it.

tale-scenario-solo-cragheart = In the hills there is a stone that the Savvas say is listening. This week everything that walks, crawls or burns is on its way to it. Somebody should stand between.
tale-scenario-solo-cragheart-end = The last ooze dries on the rocks, and it is quiet enough to hear the stone. It has left you a small piece of itself, worn smooth, with a hole just the width of a cord.

tale-scenario-solo-mindthief = The rats of the eastern sewers have stopped answering. Vermlings pray at altars down there now, and their prayers need small bodies, many of them. You go alone, because nobody else can hear the screaming.
tale-scenario-solo-mindthief-end = The demon they prayed to is mud again, and thousands of grateful eyes blink in the dark. They bring you what they have found in years of digging, and they lay the best piece on top.

tale-scenario-solo-sun = Six guards, four wagons and a road that everybody with a weapon has heard of. The merchant trusts in the Light and has therefore hired only one of its servants. You let the guards stand close.
tale-scenario-solo-sun-end = Three times they came, and the wagons still have their wheels. The merchant finds that a shield in his goods has begun to shine, and that it would be unwise to sell it to anyone else.

tale-scenario-solo-three-spears = The warehouse wants three years of rent before it gives back your trunk. You know where the trunk stands, and you know a few of the traps, because you sold them to the owner.
tale-scenario-solo-three-spears-end = The owner's people lie where his shelves used to be. The trunk holds less than you remembered, apart from a belt with so many pockets that you settle the bill from one of them.

tale-scenario-solo-circles = To call a beast one has to know where it comes from. You draw the circle the other way round and step in. The grass is high here, and it moves against the wind.
tale-scenario-solo-circles-end = The great bear lowers its head at last, and the plane lets you go. In your hand is a stone idol that was not there before, and at times your hand is not quite there either.

tale-scenario-solo-eclipse = Darkness has a taste, and you have run out of it. In a cave that no lamp has ever reached, the demons of the night are fat with it. Six of them should be enough for the flask.
tale-scenario-solo-eclipse-end = The sixth demon goes out like a wick, and the flask closes over something that is not quite smoke. You shake it, and for a moment you cannot see your own hand.

tale-scenario-solo-squidface = Under the crypt of Xorn six spirits stand as they were told to, centuries ago. Something else has begun to gnaw at the doors from the other side. You set yourself in their midst and count.
tale-scenario-solo-squidface-end = The last door is open, and what came through it is dead. One of the spirits bows and lets a small green thing fall into your hand. It itches, pleasantly.

tale-scenario-solo-lightning = A shaman of your people has found out that the dead do not talk back. You knew some of those he has raised. What you have to say to him will not take many words.
tale-scenario-solo-lightning-end = He raised one corpse after another to stand before him, and in the end there was only himself. You take the mask off his face. It fits.

tale-scenario-solo-music-note = Somebody sings your songs in the upper city, with the words changed and the guard for an audience. You bring a band of six who owe you money and hold weapons better than a tune. The doors are thick, but sound carries.
tale-scenario-solo-music-note-end = The other voice breaks off in the middle of a verse, which is where it should have ended. The lute it leaves behind has been tuned by somebody who knew how. You keep it, and the last word.

tale-scenario-solo-angry-face = Four trophies are missing in the great hall of the hunters, and nobody has come back who went for them. A wolf that is not there, earth that will not die, a flame that answers every arrow. You take more arrows.
tale-scenario-solo-angry-face-end = The hall has its trophies, and there is no name beside them, as you asked. From the hide that was left over you have cut a cloak. The forest looks past you now.

tale-scenario-solo-saw = The barracks came down in the night, and there are guards under it who still call out. There is nobody here to fight. There is only the time that they have left, and the weight of the stones.
tale-scenario-solo-saw-end = The lieutenant sits up and asks how many. All of them, you say, and it is the first time today that your hands shake. The garrison gives you a coat with deep pockets, and nobody mentions the stains.

tale-scenario-solo-triangles = In this temple air follows fire, ice follows air, and it has been so since before there were hours to count. The guardians move with the order and never against it. You have learned the order by heart.
tale-scenario-solo-triangles-end = When the last guardian falls, the order goes on without it, under your feet. The boots by the altar have been waiting for somebody who knows the steps.

tale-scenario-solo-two-mini = They have caught the bear, and they have let you hear it. Between your hole and its cage lie boulders that nothing gets over, but the doors are tied to one another. You scratch at the wall, and it scratches back.
tale-scenario-solo-two-mini-end = The one who built the cage had a staff that animals obey. He will not need it, and the bear has bitten it only once.

tale-scenario-solo-envelope-x = Under the dunes lies a hall of three rooms, and the sand in the glass above its door runs upwards. What nests there has forgotten how to age. You are in no hurry.
tale-scenario-solo-envelope-x-end = The guardian of the last room is a heap of stone, and the glass has stopped. Its blade was never forged: it was poured. It pours a little still.

tale-scenario-56 = The bandits have felled half of the grove and tied its keepers to what is left. They count on your not daring to fight among captives.
tale-scenario-56-end = The axes are silent. The keepers touch each stump in turn, and one of them takes up a bow and follows you out.

tale-scenario-57 = Somebody in the barracks answers to another master, and wears a face that everyone trusts. You have a list, a locked yard and one night.
tale-scenario-57-end = The mask comes off with the last blow. In its lining is the address of a shack that even beggars avoid.

tale-scenario-58 = In the shack at the edge of town someone has been harvesting. You have waited long for this door, and now it stands open, as if you were expected.
tale-scenario-58-end = The Harvester is dead, and with it a name that you carried for years. On the table lies a letter with a seal that you have never seen.

tale-scenario-59 = For the cure a flower is needed that blooms in one forgotten grove, guarded by whatever has eaten it for years. It has made them strange.
tale-scenario-59-end = The flower fits in one hand. Whoever knows how to boil it works in a laboratory with very bad locks and very bad air.

tale-scenario-60 = The alchemist has gone, the fumes have not, and what he kept in cages is walking about. Four flasks are all that you need, and every breath costs.
tale-scenario-60-end = Out in the street you count flasks and fingers. By evening the first of the sick sits up and asks for soup.

tale-scenario-61 = A lighthouse that shows its light by turns to this world and to another. Whoever climbs it has to fight the keepers of both.
tale-scenario-61-end = With the last lens in your hands the light stays where it is. It points downward, at a pit beneath the rock.

tale-scenario-62 = At the bottom of the pit sits what has eaten the drowned of a hundred years, and it is still hungry. Its bones are its armour.
tale-scenario-62-end = It comes apart with a sigh of many voices. Out of the dark a figure steps up to you and offers its service, as if it had only waited for the meal to end.

tale-scenario-63 = Inox smiths have found a pit in which iron melts by itself, and hired Vermlings to fetch it. The flames have not been asked.
tale-scenario-63-end = The pit is quiet except for the bubbling. You take the cooled ingots and leave the warm ones to the next.

tale-scenario-64 = At the bottom of the lagoon lies a garden, tended by nobody and defended by everything. You breathe, you sink, you draw.
tale-scenario-64-end = When the mud settles the garden glows. You sit among it for a while, because you can.

tale-scenario-65 = The sulfur mine has been worked by Vermlings who were told by a shaman that it belongs to them. The five things that you need are down there, behind the smell.
tale-scenario-65-end = Five finds, some of them with gears. The tinkers of Gloomhaven will not sleep for a week.

tale-scenario-66 = In a cove that can be entered only at low tide somebody left a house that works like a watch. Every door opens somewhere else than where you press.
tale-scenario-66-end = On the last plate the whole house stops ticking. What it has kept in time all these years stands before you, polished.

tale-scenario-67 = A library whose librarian was built, not born, and has orders to keep silence. The plants have grown through the shelves, and silence is what they eat.
tale-scenario-67-end = The golem kneels and does not rise again. Among the books that remain one is about itself, and it comes along without resistance.

tale-scenario-68 = One tree on the moor is still healthy, and everything poisonous around it has noticed. A herbalist has begged you to keep it standing, and to mind the water.
tale-scenario-68-end = The tree stands. The herbalist fills two bottles with its sap and cries, possibly because of the air.

tale-scenario-69 = A child's doll lies at the bottom of a well, and something down there speaks with the child's voice. It wants to be carried home, step by step, and it is not the only one.
tale-scenario-69-end = At the edge of the water the doll stops crying. A purse lies in its place, as old as the well and a good deal heavier than a doll.

tale-scenario-70 = The isle is held down by chains, and the spirits at the chains hold the rest. As long as they watch, nothing on it can be hurt.
tale-scenario-70-end = The last demon falls, the last chain with it. The isle drifts a little, undecided, and then stays where it is.

tale-scenario-71 = On the highlands the wind decides where you go, and the drakes know it. Three nests hold what you came for, if you come past the sleepers.
tale-scenario-71-end = You let the wind carry you down the last slope, three prizes heavier. Behind you the plateau howls as though it had lost a bet.

tale-scenario-72 = Three trees in the grove sweat something that crawls. The farmers downhill have lost two cows and their patience.
tale-scenario-72-end = The trees lie in chips and the last puddle has dried. The farmers invite you to the third cow.

tale-scenario-73 = The Inox on the ridge do not need many arrows; they have boulders. The caravans that got stuck below would like their goods back.
tale-scenario-73-end = Three chests, only slightly dented. From the ridge the last boulder rolls down all by itself, as if to say farewell.

tale-scenario-74 = The merchants trust you with their ship, and the sea has heard of it. There are pirates over the rail and worse below it, and the pumps need hands.
tale-scenario-74-end = The ship limps into harbour with everything on board that matters. The merchants count the crates, and then, to be fair, the crew.

tale-scenario-75 = The man with the earth under his nails has a map of graves and a buyer who is not squeamish. The graves have a regent who is.
tale-scenario-75-end = You climb out of the last pit with full sacks and clean consciences, because there was never anything in them. The pay is excellent.

tale-scenario-76 = What looks like a hill hums at night. The Harrowers have built inward, wall behind wall, and some of the walls are thin.
tale-scenario-76-end = The hive is silent, and for the first time one can hear the grass. You set fire to the lowest chamber and walk away upwind.

tale-scenario-77 = The vault of the city holds secrets, some of them yours. The guards inside have standing orders for burglars, and they follow them to the letter and to the door.
tale-scenario-77-end = You burn your page, and you read a few others first. It was worth it for those alone.

tale-scenario-78 = The chalk circles led to this pit, and somebody is already tied above it. The priests need only a few more verses.
tale-scenario-78-end = The rope is cut, the pit has nobody to swallow. The one you saved does not say a word until you reach the city, and then cannot stop.

tale-scenario-79 = The fish knows the way into the temple and wants to see one of its inhabitants dead. The Betrayer has been alone for so long that any friend of yours will do as company.
tale-scenario-79-end = The Betrayer sinks, and the fish circles once around it, slowly. It pays its debts, it says, in what others drop.

tale-scenario-80 = The old order opens its keep to those who pass the trial, and its trial is a theft from itself. Everyone has to bring out a piece of their own.
tale-scenario-80-end = They applaud from the walls as you come out, bruised and laden. The order gives you back the sweat in the form of wisdom, it says.

tale-scenario-81 = The black disc fits into a door high in the mountains. Behind it the sun and the night have agreed on one thing only, a guardian without any colour.
tale-scenario-81-end = The guardian falls half into the light and half into the dark. For a moment both halves of the temple are silent, and you understand something that you forget on the way down.

tale-scenario-82 = The refugees spoke of a mountain that wants something back. You can give it what it wants, or you can take more and run.
tale-scenario-82-end = Far below, the first of the refugees turn around to see what the mountain will do next. It has made up its mind about you, one way or the other.

tale-scenario-83 = The house by the docks to which you brought the warm box has changed its tenants. The new ones are thin, and they do not stay where the light is.
tale-scenario-83-end = You put the last shadow out and the box into the harbour. The landlord pays rather than ask.

tale-scenario-84 = The trembling comes from a crystal that something is hammering at, deep below the ridge. If it breaks, more than plaster will fall.
tale-scenario-84-end = The hammering has stopped, and the crystal sings instead, very softly. In the city they hang the pictures up again.

tale-scenario-85 = The beam of light comes from a temple whose priests are long dead and whose lamps have never been told. It blesses those who come blessed; the rest it weighs.
tale-scenario-85-end = In the innermost room the light is soft enough to look at. Something of it lies on a cushion, and it lets itself be taken.

tale-scenario-86 = The village on the coast is not the source of the sickness; it is the next to have it, and tonight also the next to be raided. The villagers can run, if somebody shows them where.
tale-scenario-86-end = They count themselves on the other side of the river, twice, to be sure. An old man shows you a cove in which the water has the wrong colour.

tale-scenario-87 = Here the poison begins: a cove, a slick, and in the middle of it a heap that digests its own island. It has eaten the barrels, and the barrels protect it.
tale-scenario-87-end = What is left of it runs off into the sand. You stay for two tides to see the water turn green, then blue.

tale-scenario-88 = The coral staff opens a door into a place where everything flows, you included. Its king wears what you need as an ornament.
tale-scenario-88-end = With the claw in your hands the current turns and carries you out as politely as a servant. You drip on the university's carpet for an hour.

tale-scenario-89 = Behind the house that the captain named is a second house, and behind that the Syndicate has its own graveyard. They have more knives than exits.
tale-scenario-89-end = The Syndicate will need a new address and a good many new members. Its cash box is heavy, and for once nobody claims it.

tale-scenario-90 = The seam beside the road has opened to the width of a door. One has to go in to close it, and in there one needs a reason to come back.
tale-scenario-90-end = The seam closes, and the air over the road is only air. One of you still has a handful of the other sky; it makes a good ring.

tale-scenario-91 = The fight that the man with the whip arranged has got out of hand: the beasts are loose, the owners are armed, and each is against everyone. You are the only ones who came without a bet.
tale-scenario-91-end = When nobody is left to fight, the audience that hid under the benches begins to applaud. You have learnt a lot, mostly about benches.

tale-scenario-92 = The discussion of the debt takes place in an alley, and the other side has brought friends. When the guard arrives it will not ask who started.
tale-scenario-92-end = The creditors have no more questions. You leave over the roofs, and the guard writes down your descriptions, for the town records.

tale-scenario-93 = The sailor's chart was honest. The vessel lies on its side, and its crew is still on duty, in a way.
tale-scenario-93-end = In the captain's cabin the logbook is open at the last entry. It thanks whoever reads it for the relief.

tale-scenario-94 = The Vermlings carry crates into their nest because somebody pays them to, and it is not anyone from around here. Somewhere in the burrow is the ledger.
tale-scenario-94-end = The ledger is written in a hand that burns the paper. Deeper down the crates have been delivered, and the customer is still there.

tale-scenario-95 = A lieutenant of the demons was late for the war and has been gathering what is owed. It does not believe that the rift is closed. It believes that you are.
tale-scenario-95-end = The lieutenant is paid in full. Under the crates you find the one thing that it had gathered for itself.

## What happens in the city and on the road: the situation and two options. Outcomes are in the content.

tale-city-1 = A drill sergeant of the city guard wants to show her recruits how real fighters train. She offers you the whole yard for an afternoon, but the blunted weapons and the straw dummies cost money, and she keeps a careful tally.
tale-city-1-a = Train hard and worry about the bill later.
tale-city-1-b = Coach the recruits and leave the equipment alone.

tale-city-2 = A man with a cart of covered cages swears that one of them holds a beast nobody in Gloomhaven has ever seen. Ten coins from the lot of you, and he lifts the cloth.
tale-city-2-a = Put the coins together and look.
tale-city-2-b = Walk on; a cloth is a cloth.

tale-city-3 = In a cellar shop a Quatryl unwraps a thing of brass and glass that hums without being touched. It came up from a dig below the old town, she says, and she needs ten coins today rather than fifty next month.
tale-city-3-a = Scrape the price together.
tale-city-3-b = Leave it humming on her table.

tale-city-4 = Smoke rolls out of a tenement by the river. The bucket chain has formed, the stairs still hold, and somebody on the third floor is calling a name over and over.
tale-city-4-a = Join the bucket chain in the street.
tale-city-4-b = Run up the stairs.

tale-city-5 = The collapsed bridge in the Sinking Market has cut a whole quarter off. A foreman asks for strong backs for two days and can promise nothing but soup; across the street a merchant pays cash for people who carry his stock to safety first.
tale-city-5-a = Help to raise the bridge.
tale-city-5-b = Carry the merchant's crates.

tale-city-6 = An old armourer is closing his workshop. He would like to teach his last tricks to the apprentices of the street, if someone kept order among them; but his pattern books lie in the open, and he is half blind.
tale-city-6-a = Help him hold his lesson.
tale-city-6-b = Copy what you can from the books.

tale-city-7 = A crowd has cornered a pickpocket and is deciding what to break first. The purse lies on the ground between you and them, and its owner is nowhere to be seen.
tale-city-7-a = Pick up the purse and clear the street.
tale-city-7-b = Step between the crowd and the thief.

tale-city-8 = A sailor with salt in his beard spreads half a chart on the tavern table and covers the other half with his arm. The ship is down there, he says, and so is everything it carried. For a fair price you may see under the arm.
tale-city-8-a = Bargain for the chart.
tale-city-8-b = Buy him a drink and forget it.

tale-city-9 = Two carters are fighting over a chest that fell off a wagon and split open. Nobody seems to know for whom it was meant; the seal on it is that of the city's granary.
tale-city-9-a = Settle the quarrel and take a share.
tale-city-9-b = Have it brought back to the granary.

tale-city-10 = In the back room of the Sleeping Lion a game of dice is running, and the man who holds the cup waves you to the table. At the door a beggar whispers that he lost his boots to that cup.
tale-city-10-a = Sit down and play.
tale-city-10-b = Give the beggar your seat by the fire and your soup.

tale-city-11 = A hooded smith sells drawings of weapons that, she says, were never hers to keep. Five coins for the roll, no questions. Two streets away a guard is asking everyone about a burglary.
tale-city-11-a = Make her an offer.
tale-city-11-b = Tell the guard what you have seen.

tale-city-12 = A crier announces the hunt for a rabid dog as large as a pony; a widow pays for its hide. You have other plans for the evening, and they involve a warm tub.
tale-city-12-a = Keep to your plans.
tale-city-12-b = Go out and hunt it, all night if need be.

tale-city-13 = Priests of the Great Oak walk in procession and ask everyone who lives by the sword to be anointed. The bowl for offerings is carried right behind the oil.
tale-city-13-a = Kneel down and be anointed.
tale-city-13-b = Let the procession pass.

tale-city-14 = A scholar wants to write down how the ruins outside the walls are really fought through. She can listen to you in private for a week, or you can tell it all once, in the square, to whoever comes.
tale-city-14-a = Work through it with the scholar.
tale-city-14-b = Tell it in the square.

tale-city-15 = A tax collector has set his table in front of the inn and reads out what you owe for weapons worn inside the walls. It sounds like a great deal, and quite a few people have stopped to listen.
tale-city-15-a = Laugh at him and walk in.
tale-city-15-b = Sit down and go through his list.

tale-city-16 = A young playwright wants to bring your deeds onto the stage. Costumes, lamps and a trapdoor must be paid for before the first rehearsal, and she promises that nobody will be made to look foolish.
tale-city-16-a = Give her what she needs.
tale-city-16-b = Decline, kindly.

tale-city-17 = A dying priest presses a black disc into your hands. A collector at the bedside offers gold for it at once; the priest shakes his head and points at the window, to the mountains.
tale-city-17-a = Sell the disc to the collector.
tale-city-17-b = Ask where it has to go.

tale-city-18 = It is market day, and the pump in the square has run dry. A water seller has doubled his price; his barrels stand behind the stall, and you have been hired before as a quiet sort of guard.
tale-city-18-a = Let the thirsty help themselves.
tale-city-18-b = Watch the barrels for a wage.

tale-city-19 = The innkeeper's grandmother tells fortunes, and for you she has laid the cards without being asked. It does not look good. There is a way to turn it, she says, but the right candles are not cheap.
tale-city-19-a = Buy all the candles she asks for.
tale-city-19-b = Pay for the reading and go.

tale-city-20 = Rats the size of cats have taken the cellars of the brewery. The brewer pays for every tail; her neighbour says that the whole block should be flooded from the canal and be done with it.
tale-city-20-a = Go down with torches and sacks.
tale-city-20-b = Open the sluice.

tale-city-21 = A caravan master is one guard short for the eastern road and likes the look of you. The pay depends on what people say about you; the favour, she adds, she would not forget either way.
tale-city-21-a = Ask for the advance that you are worth.
tale-city-21-b = Find her a guard and ask for nothing.

tale-city-22 = The orphanage needs somebody for the day: the matron is ill, the roof leaks, and thirty children have already found out that you carry real swords.
tale-city-22-a = Spend the day mending and cooking.
tale-city-22-b = Spend the day on sword lessons.

tale-city-23 = At the founder's feast the guilds carry their banners to the temple. One of the bearers has sprained an ankle, and at the same hour the priests hold a quiet service for those who go out beyond the walls.
tale-city-23-a = Carry the banner through the town.
tale-city-23-b = Attend the quiet service.

tale-city-24 = The guard captain has a free evening and two ideas: a bout in the yard, no padding, or a walk along the wall to show her where it would not hold.
tale-city-24-a = Take the bout.
tale-city-24-b = Take the walk.

tale-city-25 = A man as wide as a door has put a table in the square: who bends his arm down takes the pot, who fails pays into it. He has not paid anyone all morning.
tale-city-25-a = Put someone at the table.
tale-city-25-b = Watch for a while and go.

tale-city-26 = The great clock of the university has stopped, and the students who were sent to fix it have taken half of it apart. The porter would be grateful for help; some of the gears, by the way, are gold.
tale-city-26-a = Try to put the clock together.
tale-city-26-b = See what the dark tower has to offer.

tale-city-27 = An Orchid sits by the dry fountain and has not moved for three days. People have begun to leave food; others would like the bench back.
tale-city-27-a = Sit down and try to reach it.
tale-city-27-b = Put up a fence so that nobody disturbs it.

tale-city-28 = A lamplighter tells you, for a drink, at which hour the moneylender's house stands empty. He has the key as well; he lights the lamps inside.
tale-city-28-a = Take the key.
tale-city-28-b = Take the drink away from him and send him home.

tale-city-29 = The east gate has sunk a hand's breadth overnight and the carts cannot pass. One engineer wants to lift it, another wants to persuade the stonecutters' guild, which has been asked for years and always says next spring.
tale-city-29-a = Lift the gate.
tale-city-29-b = Talk to the guild.

tale-city-30 = Vermlings have set up a stall by the harbour and trade in things that shine, some of them in your own pockets a moment ago. They chatter, they grin, they name prices.
tale-city-30-a = Haggle with them.
tale-city-30-b = Chase them off the quay.

tale-city-31 = A polite man in grey offers you a purse for carrying a locked box to a house by the docks. Your good name is all the passport it needs, he says. The box is warm.
tale-city-31-a = Take the job.
tale-city-31-b = Open the box.

tale-city-32 = The quartermaster of the barracks has more orders than hands: thirty saddles by tonight. He would pay well; but on the other side of the yard the veterans' kitchen has asked for help with nothing in return.
tale-city-32-a = Help in the kitchen.
tale-city-32-b = Work on the saddles.

tale-city-33 = A family in the Ghost Fortress quarter has not slept for a week. Something walks about above their heads, they say, and there is no floor above their heads.
tale-city-33-a = Spend a night in the house.
tale-city-33-b = Recommend another house.

tale-city-34 = Chalk marks have appeared on the doors of the poor: a circle, with a line through it. Where they appear somebody is missing a few days later. The guard scrubs them off and calls it children.
tale-city-34-a = Follow the marks at night.
tale-city-34-b = Help the neighbours to keep watch.

tale-city-35 = The harbour sweepers have fished a sack of spoiled grain out of the canal, and everyone agrees that it must not get into the mills. They agree on little else.
tale-city-35-a = Offer to burn the sack for them.
tale-city-35-b = Have someone look at what is growing in it.

tale-city-36 = A recruiting drum beats in front of the tavern; a captain shouts that nobody here dares to step into the ring with his champion. Your table has gone rather quiet.
tale-city-36-a = Step into the ring.
tale-city-36-b = Order another round and stay seated.

tale-city-37 = The school for the children of the docks opens tonight, and its benefactors expect to be entertained. The band has not come. The director looks at you as one looks at a rope.
tale-city-37-a = Take the stage.
tale-city-37-b = Give the children a lesson instead.

tale-city-38 = The council wants to fell the old grove on the hill for a new watchtower. Woodcutters and gardeners stand there shouting, and both sides have asked you to say something.
tale-city-38-a = Speak for the watchtower.
tale-city-38-b = Speak for nobody.

tale-city-39 = In the hospice a nurse takes you aside. Medicine comes in at the front door in full crates and reaches the beds in half ones. She does not dare to ask; you look as if you did.
tale-city-39-a = Ask around in the places where such things are sold.
tale-city-39-b = Tell her to go to the guard.

tale-city-40 = A fever goes through the workshops of the tinkers' street. The healers need hands and the alchemists need somebody who is not afraid of their kettles; and in a locked house there may still be someone.
tale-city-40-a = Work with the healers and alchemists.
tale-city-40-b = Break open the locked house.

tale-city-41 = A trapper from the north has one thing left to sell, wrapped in oilcloth, and he wants to sell it to people who will use it. He is moved neither by tears nor by threats, but he does like animals.
tale-city-41-a = Negotiate.
tale-city-41-b = Wish him luck.

tale-city-42 = Word of a comrade who hung up the shield has reached the masons: they want to name the new fountain after a fighter of your company, and they ask for a speech and a day of stone-carrying.
tale-city-42-a = Carry stones and give the speech.
tale-city-42-b = Send word that you are busy.

tale-city-43 = An inventor you know from better days has set up in a shed and lacks only a last part, five coins at the ironmonger's. If it fails, he says, you may have what stands on the shelf, for old times' sake.
tale-city-43-a = Pay for the part.
tale-city-43-b = Take what stands on the shelf.

tale-city-44 = A weaver of spells who once travelled with your company has left a trunk at the university. It has begun to glow through the keyhole. The dean asks whether you could see to it, or at least stand near while others do.
tale-city-44-a = Open the trunk.
tale-city-44-b = Keep the curious at a distance.

tale-city-45 = A cutpurse stops you and asks after a friend of yours who used to work these roofs. There is a score to settle with a smuggler, and the guard would love to hear of it too.
tale-city-45-a = Bring it to the guard.
tale-city-45-b = Promise to hear more another night.

tale-city-46 = A quarryman has named his twins after one of your company and wants to celebrate properly. The whole street is invited; the street is very long.
tale-city-46-a = Celebrate, and pay your share.
tale-city-46-b = Drink one cup at the door.

tale-city-47 = Children in the tanners' quarter have grey lips. A creature of the sewers, once a friend of your company, tells you that the water is bad and that shouting about it will help nobody; or you can follow the pipes.
tale-city-47-a = Raise the alarm and follow the pipes.
tale-city-47-b = Say nothing yet and see what comes.

tale-city-48 = A temple of the sun, hardly more than a booth, has opened by the south gate. The novice is proud of a mirror that catches the noon light; next to it stands a box, and the lid is loose.
tale-city-48-a = Put something in.
tale-city-48-b = Take something out.

tale-city-49 = Your former quartermaster's ledger has turned up: it lists everyone in town who ever owed your company a favour. Used openly it could fix the market roof. Used cleverly it could do something else as well.
tale-city-49-a = Call the favours in for the market.
tale-city-49-b = Be clever about it.

tale-city-50 = Somebody has been calling small spirits out of the bakery oven, and they will not go back. A summoner you used to know laughs: they only want to be taught manners. The baker only wants them gone and pays for it.
tale-city-50-a = Teach them manners.
tale-city-50-b = Get them out quickly.

tale-city-51 = A shadow at your window leaves a name and an address of the Syndicate, with the regards of an old companion. The name belongs to a captain of the guard.
tale-city-51-a = Bring it into the light.
tale-city-51-b = Go to the captain and see what silence is worth.

tale-city-52 = The herald of plagues who left your company has sent a jar of something that ends the blight of the orchards. The growers see what is crawling in it and reach for their pitchforks.
tale-city-52-a = Open the jar in front of everyone.
tale-city-52-b = Spread it at night, without a word.

tale-city-53 = The berserker who used to fight at your side owes the pit-master one last bout and cannot come. The pit-master would accept a substitute; the neighbours, who have had enough of his pit, would not.
tale-city-53-a = Fight the bout.
tale-city-53-b = Tell him that the debt is his to forget.

tale-city-54 = A song about your company is sung in every alley, and it makes a baron look very small. The baron asks you to disown it. He keeps his jewels, people say, in a house that is mostly windows.
tale-city-54-a = Sing it for him, with a kinder verse.
tale-city-54-b = Accept his invitation and look at the windows.

tale-city-55 = A stalker of the woods, retired from your company, has sent two trained hawks. They would rid the granary of pigeons, or carry letters for the families in the outer farms.
tale-city-55-a = Give them to the granary.
tale-city-55-b = Give them to the farms.

tale-city-56 = The old sawbones of your company has opened a practice and cannot keep up. He could use a week of your help; or you could go and collect, for him, from a patient who pays with tools of great value, he thinks, or with excuses.
tale-city-56-a = Help in the practice.
tale-city-56-b = Visit the patient.

tale-city-57 = In the ash of a burnt workshop lies a roll of plans, with the mark of an elementalist you know well. The creditor who owns the ash names a price for the paper; for the nails and hinges you would not even have to ask.
tale-city-57-a = Offer to buy the plans.
tale-city-57-b = Collect nails and hinges.

tale-city-58 = A bear sits in front of the town hall and waits, as it has seen its master do. Some want to feed it. A man with a whip would pay to have it in a cage for a fight at which, he winks, other beasts are expected too.
tale-city-58-a = Lead the bear back to the woods.
tale-city-58-b = Find out where the fight is held.

tale-city-59 = The stars over the city have moved, an astronomer insists, and the square is full of frightened people. If you tell them what you know of the seeker who left you, they will be no calmer. If you tell them nothing, they will leave their stalls standing.
tale-city-59-a = Tell them what you know.
tale-city-59-b = Tell them nothing.

tale-city-60 = The fence around the Orchid's bench has become a place of pilgrimage, and vendors have moved in. The Orchid has opened one eye.
tale-city-60-a = Ask it what it has seen.
tale-city-60-b = Rent out the best places at the fence.

tale-city-61 = The inventor's machine works, to his own surprise. He can build you one to carry, or he can sell the only one to a guild that has been waiting outside since dawn, and share.
tale-city-61-a = Ask for one of your own.
tale-city-61-b = Let him sell it.

tale-city-62 = The smuggler from the roofs has been found, asleep on his own loot. Under his pillow lies a thing that looks very much as if it had been made for you; on his ledger stand the names of the people he robbed.
tale-city-62-a = Keep the thing from under the pillow.
tale-city-62-b = Return everything, door by door.

tale-city-63 = More grey lips, and now the first funerals. A fisherman swears that the sickness comes down the coast road with the people of a village there. The council would like to hear a simple answer.
tale-city-63-a = Go and ask in the village.
tale-city-63-b = Advise the council to close the gates.

tale-city-64 = The captain of the guard has been arrested, and before the door closed behind him he gave up one house: the Syndicate's. Tonight it is full. By tomorrow it will be empty, and they will know who talked to whom.
tale-city-64-a = Go tonight.
tale-city-64-b = Leave it to the guard and sleep with one eye open.

tale-city-65 = The missing medicine is found: a cellar full of crates, a frightened clerk, and a buyer from the south who pays double. The hospice knows of none of them.
tale-city-65-a = Bring the clerk to the guard and the crates to the hospice.
tale-city-65-b = Bring the crates, and teach the hospice to keep books.

tale-city-66 = The patient receives you in silk. He will not pay the sawbones, he says, but he might sell you something from the cabinet, and then the sawbones can have that money, for all he cares.
tale-city-66-a = Buy from the cabinet.
tale-city-66-b = Leave your cards with him and wait.

tale-city-67 = The man in silk has sold the debt, and not to a friend. Four people with short clubs explain what it has grown to, and in which alley they can be found if you would rather discuss it.
tale-city-67-a = Pay it off.
tale-city-67-b = Discuss it.

tale-city-68 = The coral staff from the road will not stay dry, whatever it is wrapped in. An Aesther in the university would pay to see where it leads, and knows a way to go there, if somebody stands in for the missing reagents.
tale-city-68-a = Find out where it leads.
tale-city-68-b = Give it back to the sea.

tale-city-69 = The wounded scout you met on the road has reached the city and tells everyone about it. In her story you do not look quite as you remember it.
tale-city-69-a = Stand beside her and tell the rest.
tale-city-69-b = Let the story run.

tale-city-70 = First night. The trapdoor works, the lamps are lit, and the actors who play you are waiting in the wings for the real ones to be called onto the stage.
tale-city-70-a = Take the bow.
tale-city-70-b = Watch from the last row.

tale-city-71 = The thing that spoke to you from the well on the road speaks again, this time from a rain barrel, and it is hungry. It would like something alive and silver, and soon.
tale-city-71-a = Buy it a fish.
tale-city-71-b = Put the lid on the barrel.

tale-city-72 = The barrel is empty. In the puddle beside it sits a fish with a very old face that remembers the kindness, and it knows of a drowned temple that nobody has ever asked it about.
tale-city-72-a = Ask about the temple.
tale-city-72-b = Carry it to the river.

tale-city-73 = Since your last journey the ground trembles at night, and plaster falls. A miner says it comes from below the ridge where you were, and that his lamps and ropes could bring you there.
tale-city-73-a = Pay for lamps and ropes.
tale-city-73-b = Have the cracked houses propped up.

tale-city-74 = The pilgrim you helped on the road has come to the temple with a thankful congregation. They sing, they weep, they would like to wash your feet. In the crypt, he whispers, there are books that they never let anyone read.
tale-city-74-a = Bear it with dignity.
tale-city-74-b = Go down to the books.

tale-city-75 = A shadow with wings passes over the roofs, low enough to lift the washing from the lines, and everyone remembers who did the drake a favour. Some people shake their fists at the sky, some at you.
tale-city-75-a = Go indoors until it has passed.
tale-city-75-b = Wave to it.

tale-city-76 = Whoever is trusted in this city is sooner or later asked to guard something. The merchants of the sea gate have a ship that must not be lost, and a list of names they would trust with it.
tale-city-76-a = Ask whether your name is on it.
tale-city-76-b = Wish them a fair wind.

tale-city-77 = A man with earth under his nails asks how much your conscience weighs. He has work for people who need not look over their shoulder, in a graveyard that nobody tends any more.
tale-city-77-a = Hear him out.
tale-city-77-b = Leave him at the bar.

tale-city-78 = The rift is closed, and the city has a hangover. Among the reports on the council's table one is about Vermlings that carry crates into a hole and never carry them out again.
tale-city-78-a = Take the report with you.
tale-city-78-b = Ask for an advance, then take it.

tale-city-79 = The new rulers of the city do not knock. One of them stands in the market and wants to know from you, who brought them here, which houses should be theirs.
tale-city-79-a = Point at the empty warehouses.
tale-city-79-b = Point at the houses of the rich.

tale-city-80 = The keeper of the town records reads a page aloud in the square, and your names are on it. Before the murmuring grows into something else, someone should say a word.
tale-city-80-a = Talk to the crowd.
tale-city-80-b = Talk to the keeper, with your hand on the page.

tale-city-81 = The darkness is over, and the city wants heroes to look at. There is a wagon with garlands and a seat high above everyone; there is also a side street.
tale-city-81-a = Climb onto the wagon.
tale-city-81-b = Take the side street.

tale-road-1 = The path leads into a hollow full of yellow flowers, and your eyes begin to water at the first step. Around it the slope is loose stone, steep enough for goats.
tale-road-1-a = Hold your breath and walk through.
tale-road-1-b = Climb around.

tale-road-2 = A shrine stands at the crossroads, so old that its god has lost its face. Someone still sweeps the steps.
tale-road-2-a = Stay a while and sweep along.
tale-road-2-b = Nod and go on.

tale-road-3 = You have walked all day, the water skins are flat, and there is a pond with a clear surface and not a single bird on it.
tale-road-3-a = Fill the skins.
tale-road-3-b = Go thirsty until the next village.

tale-road-4 = A farmer's cart lies in the ditch, and she is alone with six bales, a mule and a cash box. She thanks you before you have done anything.
tale-road-4-a = Lift the cart out.
tale-road-4-b = Lift the cash box out.

tale-road-5 = In a ruined chapel an armoured skeleton sits on the altar steps, and something good still hangs at its belt. On the wall somebody has scratched a plea to bury it.
tale-road-5-a = Take what hangs there.
tale-road-5-b = Bury it as it is.

tale-road-6 = Night falls in bear country. One of you could keep the fire high until dawn while the others pretend to sleep; or you could all sleep well and trust in the thorn hedge.
tale-road-6-a = Sit up by the fire.
tale-road-6-b = Trust in the hedge.

tale-road-7 = A hermit with one good eye offers to teach you a guard that no blade has ever passed. To learn it you must forget a few things, she warns.
tale-road-7-a = Become her pupils for a night.
tale-road-7-b = Thank her and sleep.

tale-road-8 = Men with crossbows have felled a tree over the road. They call it a toll, and they are sorry about it, in a way.
tale-road-8-a = Pay the toll.
tale-road-8-b = Jump over the tree.

tale-road-9 = A family by the wayside has a feverish child and nothing left but questions. You do carry something in your bags that might help, and it was not meant for them.
tale-road-9-a = Open the bags.
tale-road-9-b = Point the way to the city.

tale-road-10 = From the depth of a well by the road a voice asks you politely to throw it something to eat. The rope has been bitten through.
tale-road-10-a = Run; the bushes be damned.
tale-road-10-b = Climb down a little and throw it your bread.

tale-road-11 = The ground shakes and the cliff path breaks away in front of you. You can scramble down now, before it gets worse, or stay and listen to what the rock is doing.
tale-road-11-a = Scramble down.
tale-road-11-b = Stay and listen.

tale-road-12 = A gravedigger works alone: a whole caravan lies here under sheets. He asks for nothing. He only looks at his second shovel.
tale-road-12-a = Walk past with your hats off.
tale-road-12-b = One of you takes the shovel.

tale-road-13 = Coins lie on the road, a few steps apart, as if somebody had a hole in the pocket. They lead around a bend.
tale-road-13-a = Pick up those that lie here.
tale-road-13-b = Follow them around the bend.

tale-road-14 = Travelling players rehearse in a barn and need an audience that is honest. It is raining anyway.
tale-road-14-a = Stay for the whole play.
tale-road-14-b = Leave in the first act.

tale-road-15 = Fog, so thick that you hear the river before you see it. There is a ford somewhere, and there is a ferryman's hut with smoke in the chimney and no sign of the ferryman.
tale-road-15-a = Look for the ford.
tale-road-15-b = Wait until the fog lifts.

tale-road-16 = Two standing stones, and between them a light that is not the sun. To the left an old woman has spread out her beads and hums.
tale-road-16-a = Step between the stones.
tale-road-16-b = Sit down with the old woman.

tale-road-17 = A surveyor has lost her chain-men to the tavern and a whole valley still to measure. There is a day's pay in it, or you could show her the pass that the smugglers use.
tale-road-17-a = Work for the day's pay.
tale-road-17-b = Show her the pass.

tale-road-18 = A gang of grim people blocks the bridge and wants to know for whom you work. They seem to have a list. The river below is fast and full of logs.
tale-road-18-a = Tell them your names.
tale-road-18-b = Jump into the river.

tale-road-19 = A rider gallops past, throws a bundle at your feet and is gone; behind him comes the patrol that is hunting him.
tale-road-19-a = Give the bundle to the patrol.
tale-road-19-b = Sit on the bundle and point the wrong way.

tale-road-20 = A forest of mushrooms taller than a man, and a shortcut right through it. Where the path begins a scholar draws what she sees, from a safe distance, and would like company.
tale-road-20-a = Take the shortcut.
tale-road-20-b = Keep the scholar company.

tale-road-21 = Howling to the left, howling to the right, and it is getting closer. There is a rock on which you could make a stand, and there is a long, long run to the palisade.
tale-road-21-a = Make a stand.
tale-road-21-b = Run.

tale-road-22 = A barefoot pilgrim asks you to walk with him for a mile, because he is afraid. What he is afraid of sits on a milestone ahead and reads your palms from there.
tale-road-22-a = Walk the mile with him.
tale-road-22-b = Go ahead and talk to the one on the milestone.

tale-road-23 = A drover sleeps under a tree while his herd eats up a field of beans. The farmer has not seen it yet.
tale-road-23-a = Wake the drover.
tale-road-23-b = Drive off a calf or two while nobody looks.

tale-road-24 = On the horizon a mountain smokes, and refugees come from there with all that they could carry. Some have thrown away what was too heavy. One of them describes the way up.
tale-road-24-a = Gather what was thrown away, and listen.
tale-road-24-b = Only listen.

tale-road-25 = Four toughs step out of the reeds and want your purses. They are large, but they look at each of you in turn and count.
tale-road-25-a = Stand up very straight.
tale-road-25-b = Draw and charge.

tale-road-26 = A wagon with a broken axle; its driver is a healer on her way to a village where they wait for her. Half of her load is worth a small fortune.
tale-road-26-a = Try to mend the axle.
tale-road-26-b = Lighten the wagon.

tale-road-27 = The bridge is gone, but the signs carved into its pillars still shimmer: somebody crossed here without planks. A rope hangs across the gorge as well, thin, wet and very long.
tale-road-27-a = Study the signs.
tale-road-27-b = Use the rope.

tale-road-28 = A bald noble at a roadside inn believes that one of the things in your packs is lucky, and he has a gambling table waiting upstairs. He would give a good price for it, whatever it does.
tale-road-28-a = See whether you have what he wants.
tale-road-28-b = Keep your luck.

tale-road-29 = A landslide has closed the gorge. One could dig; or one could crawl through the thorns above it, where something has already made a tunnel.
tale-road-29-a = Dig.
tale-road-29-b = Crawl.

tale-road-30 = Vermling children have surrounded your camp and hold out their paws. A single loud word would scatter them, and their mothers have left a heap of shiny things behind that bush.
tale-road-30-a = Share what you have.
tale-road-30-b = Say the word.

tale-road-31 = A shrine guard lies wounded beside a broken wagon, and those who did it are still busy with the chests. They have not seen you.
tale-road-31-a = Charge them head-on.
tale-road-31-b = Wait for the right moment.

tale-road-32 = A platoon of exhausted militia asks whether you can spare anything: boots, blankets, bread. Their officer offers a receipt.
tale-road-32-a = Give what they need.
tale-road-32-b = Wish them luck.

tale-road-33 = The wind over the barrow hills whispers names, and not all of them are yours. One of you stops and answers. The short way leads across the hills, the long way through a swamp.
tale-road-33-a = Go on across the hills.
tale-road-33-b = Turn into the swamp.

tale-road-34 = A tower guards the pass, and its garrison no longer belongs to anybody. Crossbows follow you. One could slip along the foot of the wall, or walk up to the gate and roar.
tale-road-34-a = Slip past.
tale-road-34-b = Walk up and roar.

tale-road-35 = The village well is covered with a slab and a warning. An enterprising boy sells water at its side, by the cup, at the price of wine.
tale-road-35-a = Lift the slab.
tale-road-35-b = Buy from the boy.

tale-road-36 = Something has followed you since noon and keeps just out of sight. It is patient. You could turn and meet it, or leave someone behind to lay a false trail.
tale-road-36-a = Turn and meet it.
tale-road-36-b = Lay a false trail.

tale-road-37 = A troop of soldiers has lost its way and its good mood. Their sergeant decides that you are deserters and that your weapons are evidence.
tale-road-37-a = Cheer them up somehow.
tale-road-37-b = Hand over the evidence for the night.

tale-road-38 = A herd of wild horses stands in a valley with one exit. Gloomhaven pays for horses, if they are alive and if they can be caught.
tale-road-38-a = Try to catch some.
tale-road-38-b = Enjoy the view.

tale-road-39 = A hamlet with a cross of straw on every door. A woman calls through the shutters that you should not come in, and that they have run out of everything.
tale-road-39-a = Go in.
tale-road-39-b = Heed her.

tale-road-40 = The air in the old battlefield tastes of tin, and your hair stands up. Lightning strikes the same stump again and again. Beyond it the road goes on.
tale-road-40-a = Walk past the stump.
tale-road-40-b = Bury all your metal and wait.

tale-road-41 = A she-wolf stands over her cubs in the middle of the path and shows you all her teeth. Left of the path is a drop, right of the path a wall of thorns.
tale-road-41-a = Approach her slowly.
tale-road-41-b = Take to the thorns.

tale-road-42 = A militiaman chained to a post says that your retired shield-bearer once swore to come back for him. The chain is thick, the keys are a day away.
tale-road-42-a = Stay until the chain is through.
tale-road-42-b = Leave him water and send for the keys.

tale-road-43 = A machine on six legs limps across the road and carries a plate with the name of a tinkerer you know. It seems to want to be repaired, and it leaks. Its purse, however, is full.
tale-road-43-a = Let someone crawl into it.
tale-road-43-b = Let it limp on.

tale-road-44 = The air beside the road has a seam. Through it you see a sky of another colour, and things with too many elbows look back.
tale-road-44-a = Mark the place on your map.
tale-road-44-b = Pile stones in front of it and go.

tale-road-45 = A thief's sign on a milestone, known to you from an old comrade: cache, ten paces, watch your fingers.
tale-road-45-a = Dig it up.
tale-road-45-b = Leave it for its owner.

tale-road-46 = A boulder in the shape of a Savvas sits at the roadside. It might be asleep, it might be a boulder. Travellers have left apples.
tale-road-46-a = Add an apple.
tale-road-46-b = Knock.

tale-road-47 = Rats, hundreds of them, cross the road in rank and file, and on the last one sits a mouse with a tiny spear. It salutes an emblem on your pack.
tale-road-47-a = Salute back and wait.
tale-road-47-b = Walk on through the column.

tale-road-48 = A beam of light stands on a distant hill from dusk till dawn. Your retired sunkeeper used to speak of such a thing. Between you and the hill lies a ravine full of noises.
tale-road-48-a = Note the direction and keep to the road.
tale-road-48-b = Go straight for the light.

tale-road-49 = A garrison of an old order keeps watch in the hills, as your quartermaster always said. They let nobody pass who has not drunk with them; some of them would rather wrestle, for money.
tale-road-49-a = Drink.
tale-road-49-b = Wrestle.

tale-road-50 = A staff of coral sticks in the sand of a dry lake, and the sand around it is wet. A summoner you used to know would have loved it. It does not come out easily.
tale-road-50-a = Dig it out with care.
tale-road-50-b = Pull together with all your strength.

tale-road-51 = In the dark of a cave, where only a shroud of night would feel at home, a hook in the wall holds something that somebody meant to fetch.
tale-road-51-a = Take it off the hook.
tale-road-51-b = Leave the dark to the dark.

tale-road-52 = A swarm hangs in a dead tree like fruit, and below it lies a pack with a burst seam. Your herald of plagues would have known what to say to it.
tale-road-52-a = Tiptoe away.
tale-road-52-b = Fetch the pack.

tale-road-53 = A band of Inox in war paint knows one of your company by name and by scars. They want a fight or a gift; whoever gives gladly, they say, gets something back.
tale-road-53-a = Fight.
tale-road-53-b = Give.

tale-road-54 = A scout with an arrow in her leg has crawled as far as the road. Whoever shot her cannot be far, and the nearest bed is half a day back.
tale-road-54-a = Carry her to the bed.
tale-road-54-b = Go after whoever shot her.

tale-road-55 = A doomstalker's snare, tied as you have seen it tied a hundred times, hangs over the path with bait in it. The bait smells delicious.
tale-road-55-a = Leave it set.
tale-road-55-b = Take the bait.

tale-road-56 = A camp surgeon sells his instruments to pay for the bandages he has already used. He knows your sawbones, and his prices are a shame, for him.
tale-road-56-a = Leave him some bandages.
tale-road-56-b = Buy cheaply and sell well.

tale-road-57 = Fire, frost and gusts chase each other around a cairn, like the tricks of an elementalist at a fair. Something solid glints in the middle of it.
tale-road-57-a = Give the cairn a wide berth.
tale-road-57-b = Wait for a gap, however long it takes.

tale-road-58 = A bear you have met before stands on its hind legs, sniffs, and then walks ahead of you, looking back at every bend.
tale-road-58-a = Let it go its own way.
tale-road-58-b = Follow it.

tale-road-59 = Where the seeker of Xorn walked away from you nothing grows any more, in a straight line to the horizon. The line crosses your road, and it hums.
tale-road-59-a = Step across it quickly.
tale-road-59-b = Walk along it until it ends.

tale-road-60 = The post stands empty, the chain is cut. On the way you meet the militiaman, who has found his company again; they have a weapon too many and a good word to spare.
tale-road-60-a = Take the good word.
tale-road-60-b = Take the weapon.

tale-road-61 = The beam of light again, and closer. There are two ways now: a pilgrims' road with rest houses, or the dry riverbed that runs straight at it.
tale-road-61-a = Take the pilgrims' road.
tale-road-61-b = Take the riverbed.

tale-road-62 = The last rest house before the light. The pilgrims there go no further; those who did have not come back. A guide will show you the stairs; behind the house there is a goat track.
tale-road-62-a = Follow the guide.
tale-road-62-b = Take the goat track.

tale-road-63 = The cairn has burnt out. Its stones are warm, and under the uppermost lies what glinted there. Footprints of somebody small lead away and back again.
tale-road-63-a = Leave it to the footprints.
tale-road-63-b = Lift the stone.

tale-road-64 = The Syndicate has long arms, and tonight they reach as far as your camp. There are more of them than of you, and they have brought nets.
tale-road-64-a = Fight your way out.
tale-road-64-b = Cut the tent open and run.

tale-road-65 = The caravan from the eastern road rolls towards you, and its mistress waves from far away. Her people have a feast ready; she herself would rather settle accounts.
tale-road-65-a = Join the feast.
tale-road-65-b = Settle accounts.

tale-road-66 = A drake circles, drops low and lets something fall: part of its hoard, with thanks for services rendered. The heap lies in an open field, the rest of it on a ledge under the nest.
tale-road-66-a = Take what lies in the field.
tale-road-66-b = Climb for the rest as well.

tale-road-67 = People come out of their houses to meet you; they have heard about you. The elders want your advice about the new road, the merchants want to buy you gifts.
tale-road-67-a = Advise the elders.
tale-road-67-b = Accept the gifts.

tale-road-68 = People shut their doors when you come. At the edge of the village a purse already lies on a stump, as one leaves milk for the fox.
tale-road-68-a = Take the purse.
tale-road-68-b = Leave it, and a note that you are not foxes.

tale-road-69 = Since the darkness lifted things grow on this road that nobody has a name for. A botanist runs from one to the next; a farmer would like his field cleared of them before sowing.
tale-road-69-a = Help the botanist.
tale-road-69-b = Help the farmer.
