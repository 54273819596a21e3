"""The words of a scenario's own rules: tests of the table, what happens, whom it concerns. Closed lists.

A clause says: at a moment, if tests hold, of whom, do. What is done is an ability of the cards' list (`OPS`), performed
by those it concerns, or one of the OPERATIONS here, which concern the table. Every word has a handler in the room
`scenario`, which makes sure of it when it is imported.
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
ROUND: Final = 10  # it is an odd or even round (`is`), not before `from`, not after `until`
CHARACTERS: Final = 11  # `of` so many characters
REGISTER: Final = 12  # `register` holds `least` or more, `most` or less
PRESENT: Final = 13  # `least` or more, `most` or fewer of `who` are on the map
EXHAUSTED: Final = 14  # `count` characters
EXHAUSTED_OFF: Final = 15  # a character has been exhausted that did not stand on `at`
ROUNDS_OVER: Final = 16  # `count` rounds are over
ALL_OF: Final = 17  # `tests`
ANY_OF: Final = 18  # one of `tests`
NOT: Final = 19  # none of `tests`
TESTS: Final = (
    "dead", "cleared", "killed", "revealed", "looted", "each-looted", "arrived", "on", "filled", "opened", "round",
    "characters", "register", "present", "exhausted", "exhausted-off", "rounds-over", "all", "any", "not",
)  # fmt: skip

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
OPERATIONS: Final = (
    "spawn", "lock", "open", "add-cards", "elements", "set", "add", "place", "remove", "win", "lose",
)  # fmt: skip
ABILITY: Final = 99
"""In place of an operation: an ability of the cards' list, performed by whom the clause concerns."""
CARDS: Final = ("curse", "-1")

# Whom a clause concerns.
SUBJECT: Final = 0  # whose moment it is
CHARACTER: Final = 1
SUMMON: Final = 2
PARTY: Final = 3  # characters and their summons
ENEMY: Final = 4  # monsters that the characters have to fight
ALLY: Final = 5  # monsters and figures of the scenario that fight for the characters
OBJECT: Final = 6  # an altar, a gate, a wall with hit points
ANYONE: Final = 7
WHO: Final = ("subject", "character", "summon", "party", "enemy", "ally", "object", "anyone")

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
SIDES: Final = ("monsters", "characters", "third")

# What holds all the time.
GOAL_LOOT_ACTION: Final = 0  # goal treasures are taken by a loot ability only
TWO_STARTS: Final = 1  # no more than half of the characters, rounded up, begin in one room
STANDING: Final = ("goal-loot-action", "two-starts")
