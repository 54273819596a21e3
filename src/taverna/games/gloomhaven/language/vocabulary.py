"""The closed word lists of abilities: operations, events, selectors, tests, expressions, elements, conditions.

A word is a small integer; its place in the tuple of names beside it. Content files use the names, rules the numbers.
"""

from __future__ import annotations

from typing import Final

# Elements (GH-S-ELE-01). WILD is "any one element".
FIRE: Final = 0
ICE: Final = 1
AIR: Final = 2
EARTH: Final = 3
LIGHT: Final = 4
DARK: Final = 5
WILD: Final = 6
ELEMENTS: Final = ("fire", "ice", "air", "earth", "light", "dark", "wild")

# Conditions are bits of a mask.
POISON: Final = 1
WOUND: Final = 2
IMMOBILIZE: Final = 4
DISARM: Final = 8
STUN: Final = 16
MUDDLE: Final = 32
CURSE: Final = 64
BLESS: Final = 128
STRENGTHEN: Final = 256
INVISIBLE: Final = 512
CONDITIONS: Final = (
    "poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse", "bless", "strengthen", "invisible",
)  # fmt: skip
NEGATIVE: Final = POISON | WOUND | IMMOBILIZE | DISARM | STUN | MUDDLE | CURSE
TIMED: Final = IMMOBILIZE | DISARM | STUN | MUDDLE | INVISIBLE | STRENGTHEN
"""Those that end with the figure's next turn (GH-S-CON-03)."""

# What an ability does (`do`).
MOVE: Final = 0
ATTACK: Final = 1
HEAL: Final = 2
LOOT: Final = 3
SHIELD: Final = 4
RETALIATE: Final = 5
CONDITION: Final = 6
PUSH: Final = 7
PULL: Final = 8
DAMAGE: Final = 9
KILL: Final = 10
INFUSE: Final = 11
SUMMON: Final = 12
RECOVER: Final = 13
LOSE_CARDS: Final = 14
REFRESH_ITEMS: Final = 15
CREATE_TRAP: Final = 16
DISARM_TRAP: Final = 17
CREATE_OBSTACLE: Final = 18
DESTROY_OBSTACLE: Final = 19
MOVE_OBSTACLE: Final = 20
COMMAND: Final = 21
BETRAY_TURN: Final = 22
PASSIVE: Final = 23
TELEPORT: Final = 24
SWAP: Final = 25
CLEANSE: Final = 26
REMOVE_CONDITION: Final = 27
GIVE_CARD: Final = 28
LEND_CARD: Final = 29
MARK: Final = 30
TRANSFER_GROUP: Final = 31
GAIN_MONEY: Final = 32
GAIN_XP: Final = 33
SET_HP: Final = 34
EXHAUST: Final = 35
EXTRA_TURN: Final = 36
CHOOSE_ANY: Final = 37
MODIFIER_DECK: Final = 38
REDISTRIBUTE_DAMAGE: Final = 39
CONSUME: Final = 40  # monster cards: if the element is there, `perform`
ON_DEATH: Final = 41  # monster cards: until the end of the round, `perform` when the figure dies
BOSS_SPECIAL: Final = 42  # n = which of the boss's two specials
SPECIAL: Final = 43  # `special` names a function of monsters/specials or of the scenario
GROUND: Final = 44  # the figure can no longer fly
ATTACH: Final = 45  # the card is put on a figure, which has from then on what `perform` lists
OPS: Final = (
    "move", "attack", "heal", "loot", "shield", "retaliate", "condition", "push", "pull", "damage", "kill", "infuse",
    "summon", "recover", "loseCards", "refreshItems", "createTrap", "disarmTrap", "createObstacle",
    "destroyObstacle", "moveObstacle", "command", "betrayTurn", "passive", "teleport", "swap", "cleanse",
    "removeCondition", "giveCard", "lendCard", "mark", "transferGroup", "gainMoney", "gainXp", "setHp", "exhaust",
    "extraTurn", "chooseAny", "modifierDeck", "redistributeDamage", "consume", "onDeath", "bossSpecial", "special",
    "ground", "attach",
)  # fmt: skip

# Whom a selector names (`who`).
SELF: Final = 0
ENEMY: Final = 1
ALLY: Final = 2
SELF_OR_ALLY: Final = 3
SELF_AND_ALLIES: Final = 4
ALLIES_AND_ENEMIES: Final = 5
FIGURE: Final = 6
SUMMONED_ALLY: Final = 7
SELF_AND_SUMMONED_ALLIES: Final = 8
SELF_AND_OWN_SUMMONS: Final = 9
BEAR: Final = 10
MARKED: Final = 11
PREVIOUS_TARGET: Final = 12
HEALED_FIGURE: Final = 13
THAT_FIGURE: Final = 14
OWN_SUMMON: Final = 15
ATTACKED: Final = 16
WHO: Final = (
    "self", "enemy", "ally", "selfOrAlly", "selfAndAllies", "alliesAndEnemies", "figure", "summonedAlly",
    "selfAndSummonedAllies", "selfAndOwnSummons", "bear", "marked", "previousTarget", "healedFigure", "thatFigure",
    "ownSummon", "attacked",
)  # fmt: skip

ALL: Final = -1
"""As a number of targets, cards or things: every one."""
NOWHERE: Final = -1
"""As `within`: no distance is stated."""
ROOM: Final = 98
ANYWHERE: Final = 99
FULL: Final = 99
"""Heal "full"."""

# From where a selector counts (`of`).
OF_SELF: Final = 0
OF_TARGET: Final = 1
OF_AREA: Final = 2
OF_TRAP: Final = 3
OF_DEATH_HEX: Final = 4
OF_VICTIM: Final = 5
OF_KILLED_ENEMY: Final = 6
OF_DESTROYED_OBSTACLE: Final = 7
OF_MOVED_OBSTACLE: Final = 8
OF_CREATED_OBSTACLES: Final = 9
OF_HEXES_ENTERED: Final = 10
OF_CHOSEN_HEX: Final = 11
OF_HEALED_FIGURE: Final = 12
OF_SUMMONED_ALLIES: Final = 13
OF_RECIPIENT: Final = 14
OF_ENEMIES_WITH_POISON: Final = 15
CENTRES: Final = (
    "self", "target", "area", "trap", "deathHex", "victim", "killedEnemy", "destroyedObstacle", "movedObstacle",
    "createdObstacles", "hexesEntered", "chosenHex", "healedFigure", "summonedAllies", "recipient",
    "enemiesWith:poison",
)  # fmt: skip

# Tests: the conditions of `if` and the filters of `where`. `Test.value` is a mask, number, element or group.
TARGET_NEXT_TO_MY_ALLY: Final = 0
TARGET_ISOLATED: Final = 1
TARGET_HAS: Final = 2  # any of the mask
TARGET_UNDAMAGED: Final = 3
TARGET_HP_AT_MOST: Final = 4
TARGET_MARKED: Final = 5
TARGET_DOOMED: Final = 6
SELF_HAS: Final = 7
SELF_HP_BELOW_HALF: Final = 8
SELF_WOULD_DROP: Final = 9
ATTACK_MELEE: Final = 10
ATTACK_RANGED: Final = 11
MOVE_STRAIGHT: Final = 12
MOVE_ENDS_AT_START: Final = 13
ELEMENT_AVAILABLE: Final = 14
ELEMENT_NOT_STRONG: Final = 15
ACTION_USED_ITEM: Final = 16
ACTION_GROUP: Final = 17
VICTIM_DOOMED: Final = 18
OTHER_ENEMY_WITHIN: Final = 19
TARGET_RANK: Final = 20  # mask of 1 << NORMAL, ELITE, BOSS
TARGET_HP_BELOW: Final = 21  # `Test.amount`
TARGET_DAMAGE_TAKEN: Final = 22  # at least
TARGET_NEGATIVE_CONDITIONS: Final = 23  # at least
MOVED_THROUGH: Final = 24
OTHER_THAN_ACTOR: Final = 25
TARGET_ADJACENT: Final = 26  # to the actor
TARGET_UNDEAD: Final = 27  # one of UNDEAD
SELF_MOVED: Final = 28  # at least so many hexes this turn
ATTACK_SINGLE_TARGET: Final = 29
SELF_MOVED_AT_MOST: Final = 30  # so many hexes this turn
SELF_HP_IS: Final = 31
ELEMENT_STRONG: Final = 32
SELF_ENTERED_HAZARD: Final = 33  # this turn
SELF_ACTIONS_DONE: Final = 34  # both cards of the turn are played
UNDEAD: Final = ("living-bones", "living-corpse", "living-spirit")
ACTION_NO_TARGET: Final = 35  # nobody was attacked or chosen by this action so far
SELF_HAS_LATER_CARD: Final = 36  # two cards in hand, one of them slower than those of this turn
TARGET_NEXT_TO_OWN_SUMMON: Final = 37
TARGET_NEXT_TO_ME: Final = 38  # to whoever gives the order
TESTS: Final = (
    "target.nextToMyAlly", "target.isolated", "target.has", "target.undamaged", "target.hp<=", "target.marked",
    "target.doomed", "self.has", "self.hp<half", "self.wouldDropBelow1Hp", "attack.melee", "attack.ranged",
    "move.straight", "move.endsAtStart", "element.available", "element.notStrong", "action.usedItem",
    "action.group", "victim.doomed", "otherEnemyWithin", "rank", "hpBelow", "damageTaken>=",
    "negativeConditions>=", "movedThrough", "otherThanActor", "target.adjacent",
    "target.undead", "self.moved>=", "attack.singleTarget", "self.moved<=", "self.hpIs", "element.strong",
    "self.enteredHazard", "self.actionsDone",
    "action.noTarget", "self.hasLaterCard", "target.nextToMyOwnSummon", "target.nextToMe",
)  # fmt: skip

# Expressions (`x`). FIXED has no variable part; STAT is the actor's printed value for what the ability does.
FIXED: Final = 0
STAT: Final = 1
HEXES_MOVED_THIS_TURN: Final = 2
HEXES_MOVED_THIS_ACTION: Final = 3
DAMAGE_DEALT_THIS_TURN: Final = 4
TARGET_SHIELD: Final = 5
TARGET_MAX_HP: Final = 6
MISSING_HP: Final = 7
CURRENT_HP: Final = 8
OWN_LOST_CARDS: Final = 9
DAMAGE_PAID: Final = 10
DAMAGE_SUFFERED_BY_TARGET: Final = 11
HEXES_OF_DESTROYED_OBSTACLES: Final = 12
ADJACENT_ENEMIES: Final = 13
ADJACENT_ALLIES: Final = 14
MY_ALLIES_WITHIN: Final = 15  # `Amount.arg`
SUMMONED_ALLIES: Final = 16
ALLIES_DAMAGED: Final = 17
ENEMIES_DAMAGED: Final = 18
RANGE_MINUS_DISTANCE: Final = 19
SUMMON_CURRENT_HP: Final = 20
CHARACTERS: Final = 21  # C of the scenario
SCENARIO_LEVEL: Final = 22  # L of the scenario
ADJACENT_FIGURES: Final = 23
OWN_SUMMONS: Final = 24
ENEMIES_TARGETED: Final = 25  # each once
ATTACKS_PERFORMED: Final = 26
EXPRESSIONS: Final = (
    "fixed", "stat", "hexesMovedThisTurn", "hexesMovedThisAction", "damageDealtThisTurn", "targetShield",
    "targetMaxHp", "missingHp", "currentHp", "ownLostCards", "damagePaid", "damageSufferedByTarget",
    "hexesOfDestroyedObstacles", "adjacentEnemies", "adjacentAllies", "myAlliesWithin", "summonedAllies",
    "alliesDamagedByThisAction", "enemiesDamagedByThisAction", "attackRangeMinusDistance", "summonCurrentHp",
    "characters", "scenarioLevel",
    "adjacentFigures", "ownSummons", "enemiesTargetedByThisAction", "attacksPerformedByThisAction",
)  # fmt: skip

# Events of passives (`on`), and the windows of items.
ON_ATTACK: Final = 0
ON_ATTACK_ACTION: Final = 1
ON_MOVE_ACTION: Final = 2
ON_HEAL_ACTION: Final = 3
ON_MOVE: Final = 4
ON_TARGETED: Final = 5
ON_ATTACK_DAMAGE: Final = 6
ON_DAMAGED: Final = 7
ON_HEALED: Final = 8
ON_RETALIATE: Final = 9
ON_TURN: Final = 10
ON_TURN_START: Final = 11
ON_TURN_END: Final = 12
ON_ROUND_END: Final = 13
ON_LONG_REST: Final = 14
ON_SHORT_REST: Final = 15
ON_DIES: Final = 16
ON_ENEMY_DIES: Final = 17
ON_ELEMENT_CONSUMED: Final = 18
ON_CURSE_GIVEN: Final = 19
ON_CURSE_NULLS_ATTACK: Final = 20
ON_BEFORE_BEAR_ACTS: Final = 21
ALWAYS: Final = 22
ON_CARDS_REVEALED: Final = 23  # items: after the cards of the round are revealed
ON_CONDITION: Final = 24  # items: about to gain a negative condition
ON_ALLY_ATTACK: Final = 25  # items: an ally is about to attack
ON_LOOT: Final = 26  # items: a Loot 1 ability
ON_CREATE_OBSTACLE: Final = 27  # items: an ability that creates obstacles
ON_SUMMON_DAMAGED: Final = 28  # items: an attack is about to damage one's summon
ON_ACTION_END: Final = 29  # items: an action of a group was performed
ON_MARK: Final = 30  # items: an enemy is marked
ON_SUPPLY_USED: Final = 31  # items: another heals with a card of one's supply
ON_MONSTER_CONSUMES: Final = 32  # items: monsters are about to consume an element
EVENTS: Final = (
    "attack", "attackAction", "moveAction", "healAction", "move", "targeted", "attackDamage", "damaged", "healed",
    "retaliate", "turn", "turnStart", "turnEnd", "roundEnd", "longRest", "shortRest", "dies", "enemyDies",
    "elementConsumed", "curseGiven", "curseNullsAttack", "beforeBearActs", "always", "cardsRevealed", "condition",
    "allyAttack", "loot", "createObstacle", "summonDamaged",
    "actionEnd", "mark", "supplyUsed", "monsterConsumes",
)  # fmt: skip

# How long a lasting effect lasts (`until`).
AT_ONCE: Final = 0
UNTIL_TURN: Final = 1
UNTIL_ROUND: Final = 2
PERSISTENT: Final = 3
USES: Final = 4
DURATIONS: Final = ("once", "turn", "round", "persistent", "uses")

# What a bonus is repeated for (`per`).
ONCE: Final = 0
PER_ALLY_NEXT_TO_TARGET: Final = 1
PER_NEGATIVE_CONDITION: Final = 2
PER: Final = ("once", "myAlliesNextToTarget", "negativeConditionsOnTarget")

# Ranks of monsters.
NORMAL: Final = 0
ELITE: Final = 1
BOSS: Final = 2
RANKS: Final = ("normal", "elite", "boss")

# Groups of active cards.
NO_GROUP: Final = 0
AUGMENT: Final = 1
SONG: Final = 2
DOOM: Final = 3
COMMAND_GROUP: Final = 4
GROUPS: Final = ("", "augment", "song", "doom", "command")

# Who steers a commanded figure (`by`).
BY_THEM: Final = 0
BY_ME: Final = 1
BY_RULES: Final = 2
STEERING: Final = ("them", "me", "ai")

# Actions of a turn (`forgo`), as bits.
PARTS: Final = ("top", "bottom")

DISCARD_PILE: Final = 0
LOST_PILE: Final = 1
PILES: Final = ("discard", "lost")

# What limits a passive (`limit`).
NO_LIMIT: Final = 0
LIMIT_ONCE: Final = 1
LIMIT_PER_TURN: Final = 2
LIMIT_PER_ACTION: Final = 3
LIMITS: Final = ("", "once", "oncePerTurn", "oncePerAction")

# When a passive on an ability performs what it has to perform (`when`).
WITH_IT: Final = 0
BEFORE: Final = 1
AT_END: Final = 2
TIMES: Final = ("", "before", "end")

# What a passive lets its holder do as long as it lasts (`grant`): bits of a mask.
FLIES: Final = 1
SEES_INVISIBLE: Final = 2
RESTS_LONG: Final = 4
REPEATS_TARGETS: Final = 8
STEERS_SUMMONS: Final = 16
IGNORES_RETALIATE: Final = 32
GRANTS: Final = (
    "flying", "seesInvisible", "longRest", "repeatTargets", "steersSummons", "ignoresRetaliate",
)  # fmt: skip
