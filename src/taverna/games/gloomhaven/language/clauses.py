"""The words of a scenario's own rules: tests of the table, what happens, whom it concerns. Closed lists.

A clause says: at a moment, if tests hold, of whom, do. What is done is an ability of the cards' list (`OPS`), performed
by those it concerns, or one of the OPERATIONS here, which concern the table. Every word has a handler in the room
`scenario`, which makes sure of it when it is imported.

Here are the words that several rooms ask for by number. One that only its handler knows has a file of its own in
`scenario/words/`; it is added to the lists when that file is imported.
"""

from __future__ import annotations

from typing import Final

# Tests of the table: conditions of clauses, ways to win and to lose.
DEAD: Final = 0  # nobody `of` these types is left, on the map or hidden; without: no enemy, `without` some
CLEARED: Final = 1  # no enemy is left on the map
KILLED: Final = 2  # `count` enemies (of the types `of`)
REVEALED: Final = 3  # `room`, or every room
LOOTED: Final = 4  # `count` goal treasures
EACH_LOOTED: Final = 5  # each character has looted a goal treasure
ARRIVED: Final = 6  # one of `who` has ended a turn `within` some hexes of `at`
ON: Final = 7  # `count` of `who` stand on `at`; with `all`: every one that is left, and somebody is
FILLED: Final = 8  # every hex of `at` holds one of `who`
OPENED: Final = 9  # `doors` are open; without: every door is
ROUND: Final = 10  # it is an odd or even round (`is`), not before `from`, not after `until`, `every` so many
CHARACTERS: Final = 11  # `of` so many characters
REGISTER: Final = 12  # `register` holds `least` or more, `most` or less
PRESENT: Final = 13  # `least` or more, `most` or fewer of `who` are on the map
EXHAUSTED: Final = 14  # `count` characters
EXHAUSTED_OFF: Final = 15  # a character has been exhausted that did not stand on `at`
ROUNDS_OVER: Final = 16  # `count` rounds are over
ALL_OF: Final = 17  # `tests`
ANY_OF: Final = 18  # one of `tests`
NOT: Final = 19  # none of `tests`
ESCAPED: Final = 20  # every character that is left has escaped; `at`: where
TESTS: Final[list[str]] = [
    "dead", "cleared", "killed", "revealed", "looted", "each-looted", "arrived", "on", "filled", "opened", "round",
    "characters", "register", "present", "exhausted", "exhausted-off", "rounds-over", "all", "any", "not",
    "escaped",
]  # fmt: skip
FIRST_ADDED_TEST: Final = ESCAPED + 1
"""From here on those that have a file of their own (`words.py`)."""

# Kinds of rounds.
EVERY: Final = 0
ODD: Final = 1
EVEN: Final = 2
ROUNDS: Final = ("every", "odd", "even")

# What happens to the table.
SPAWN: Final = 0  # `count` of `monsters`, of `ranks`, at the place `at`
LOCK: Final = 1  # `doors` are walls until something opens them (GH-S-DOR-07)
OPEN: Final = 2  # `doors`, with the rooms behind them
ADD_CARDS: Final = 3  # `count` of `card` to each character's modifier deck (GH-S-SET-01)
ELEMENTS: Final = 4  # `strong` and `inert` are set
SET: Final = 5  # `register` becomes `to`
ADD: Final = 6  # `register` changes by `n`
PLACE: Final = 7  # monsters of the map whose `later` is `name`
REMOVE: Final = 8  # whom the clause concerns leave the map
WIN: Final = 9
LOSE: Final = 10
STATS: Final = 11  # at `always`: monsters have other stats; for `each` of some, or as often as `per` says
REMEMBER: Final = 12  # the first of those whom the clause concerns, in `register`
CLOSE: Final = 13  # open `doors` are locked again; who stands in one suffers trap damage and makes way
KEEP_OUT: Final = 14  # at `always`: whom it concerns never enter `doors`
JUMP: Final = 15  # whom the clause concerns goes to the next hex of the place `at`, first to last and again
REPLACE: Final = 16  # one of `monsters`, of `ranks`, in the place of each of whom the clause concerns
TAKE_GOAL: Final = 17  # whose moment it is takes a goal treasure on its hex or beside it
UNLOCK: Final = 18  # `doors` can be opened like any other
ESCAPE: Final = 19  # characters whom it concerns leave the map for good, with their summons
DISCARD: Final = 20  # each character whom it concerns discards `count` cards of its hand
GIVE: Final = 21  # one character of those whom it concerns, as the players choose, gets a goal treasure
GIVE_UP: Final = 22  # whom it concerns lose a goal treasure
DROP: Final = 23  # a goal treasure lies on each hex of the place `at`
TRAP: Final = 24  # damage traps lie on the place `at`; who stands there and does not fly springs them
FLOOD: Final = 25  # one more hex of `at`, next to water, becomes water to bail out; if there is none: lost
DRY: Final = 26  # no water is left on the place `at`
SET_FREE: Final = 27  # one of whom it concerns beside whose moment it is leaves the map, as players choose
MARCH: Final = 28  # at `always`: monsters move `n` toward `at` instead of the moves of their card
SUSPEND: Final = 29  # at `always`: monsters whom it concerns are out of play
SUFFER: Final = 30  # whom the clause concerns suffer as much damage as `register` holds
AVOID: Final = 31  # at `always`: whom it concerns go round the place `at` as round a trap
LEAVE: Final = 32  # whom the clause concerns leave the map for a while; `jump` brings them back
DRIFT: Final = 33  # whom the clause concerns are moved one hex in one of `directions`
DRAW: Final = 34  # one of `n` things face down, of which `count` count: `register` grows if it is one
IMMUNE: Final = 35  # at `always`: characters with a goal treasure are immune to `conditions`
ROLL: Final = 36  # boulders at both ends of `tracks` roll along them, as far as the players choose
CURRENT: Final = 37  # water moves whom it concerns: `directions` for even and odd initiatives of `monsters`
PORTAL: Final = 38  # at `always`: characters go for 1 point from beside one hex of `at` to beside the other
DRIVE: Final = 39  # whom it concerns move next to one of `monsters`, or `n` hexes `away` from it
CONTROL: Final = (
    40  # the last character to act in this round, whose seat the register tells, fights for the monsters
)
PERMANENT: Final = 41  # at `always`: whom it concerns have `conditions`, and nothing takes them away
NO_CONSUMING: Final = 42  # at `always`: characters consume no elements
USE_UP: Final = 43  # `items` of whom it concerns are spent or consumed
PROMOTE: Final = 44  # `count` normal enemies of the room just laid become elite, as the players choose
RETURN: Final = 45  # `count` dead monsters of the room before come back, of `ranks`, as the players choose
GATHER: Final = 46  # whom it concerns go to the place `at`, one to each hex
OPERATIONS: Final[list[str]] = [
    "spawn", "lock", "open", "add-cards", "elements", "set", "add", "place", "remove", "win", "lose", "stats",
    "remember", "close", "keep-out", "jump", "replace", "take-goal", "unlock", "escape", "discard",
    "give", "give-up", "drop", "trap", "flood", "dry", "free", "march", "suspend", "suffer", "avoid", "leave",
    "drift", "draw", "immune", "roll", "current", "portal", "drive", "control", "permanent", "no-consuming",
    "use-up", "promote", "return", "gather",
]  # fmt: skip
FIRST_ADDED_OPERATION: Final = GATHER + 1
"""From here on those that have a file of their own (`words.py`)."""
ABILITY: Final = -1
"""In place of an operation: an ability of the cards' list, performed by whom the clause concerns."""
HOLDING: Final = (STATS, KEEP_OUT, MARCH, SUSPEND, AVOID, IMMUNE, PORTAL, PERMANENT, NO_CONSUMING)
"""What is for `always`."""
WAITING: Final[set[int]] = {
    SPAWN,
    JUMP,
    ABILITY,
    GIVE,
    FLOOD,
    SET_FREE,
    DRIFT,
    ROLL,
    CURRENT,
    DRIVE,
    CONTROL,
    USE_UP,
    PROMOTE,
    RETURN,
}
"""What players may have to decide something about: the agenda keeps it."""
CARDS: Final = ("curse", "-1", "bless")
"""The last is for the monsters' deck."""

# Which items `use-up` takes.
SMALL_ITEM: Final = 0  # one small item of the player's choice is consumed
SPENT_ITEMS: Final = 1  # all that are spent when used
ALL_ITEMS: Final = 2
ITEMS: Final = ("small", "spent", "all")

# Whom a clause concerns.
SUBJECT: Final = 0  # whose moment it is
CHARACTER: Final = 1
SUMMON: Final = 2
PARTY: Final = 3  # characters and their summons
ENEMY: Final = 4  # monsters that the characters have to fight
ALLY: Final = 5  # monsters and figures of the scenario that fight for the characters
OBJECT: Final = 6  # an altar, a gate, a wall with hit points
ANYONE: Final = 7
FRIEND: Final = 8  # characters and allies of theirs, but no summons: who may hold a plate (GH-S-COR-02, 03)
WHO: Final = ("subject", "character", "summon", "party", "enemy", "ally", "object", "anyone", "friend")

# What an interaction costs.
FREE: Final = 0
TOP_ACTION: Final = 1
BOTTOM_ACTION: Final = 2
ANY_ACTION: Final = 3
COSTS: Final = ("nothing", "top-action", "bottom-action", "action")

# For which side a type of monsters fights.
MONSTERS_SIDE: Final = 0
CHARACTERS_SIDE: Final = 1
THIRD_SIDE: Final = 2  # against the characters and against the other monsters
NO_SIDE: Final = 3  # of figures of the scenario: nobody's friend or enemy, and nothing affects it
SIDES: Final = ("monsters", "characters", "third", "none")
FIGURE_SIDES: Final = ("monsters", "characters", "none")
"""For which side a figure of the scenario itself fights."""

# Lines of bosses' special actions that only a scenario can tell.
SPECIALS: Final = (
    "next-marker", "lay-eggs", "hatch-eggs", "throne-moves", "summon-zephyrs", "fly-to-next-perch", "mind-control",
    "drive-away",
)  # fmt: skip

# What holds all the time.
GOAL_LOOT_ACTION: Final = 0  # goal treasures are taken by a loot ability only
TWO_STARTS: Final = 1  # no more than half of the characters, rounded up, begin in one room
ONE_GOAL_EACH: Final = 2  # nobody takes a goal treasure who has one
NO_ITEMS_BEFORE_GOAL: Final = 3  # items do nothing for characters without a goal treasure
GOAL_CARRIED: Final = (
    4  # who has one drops it when exhausted; another's loot ability in reach may take it over
)
GOAL_TURN_END: Final = 5  # goal treasures are taken by ending a turn on their hex only
SUPPLIES_AT_ONCE: Final = 6  # a card of a supply that is given to an ally of the scenario heals it at once
CARDS_AFTER_MONSTERS: Final = 7  # characters choose their cards when they have seen those of the monsters
STANDING: Final = (
    "goal-loot-action", "two-starts", "one-goal-each", "no-items-before-goal", "goal-carried", "goal-turn-end",
    "supplies-at-once", "cards-after-monsters",
)  # fmt: skip
