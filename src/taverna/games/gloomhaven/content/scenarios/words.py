"""What a scenario file says besides its map: how it is won and lost, set-up effects, special rules, figures of its own.

All words are closed lists: a file with another word is refused when it is read.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import (
    by_characters,
    characters_field,
    formula_field,
    mask,
    number_of,
    ranks_field,
)
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.formula import Formula
from taverna.kernel.fields import Fields

# How a scenario is won: every goal of the list must hold.
KILL_ALL: Final = 0  # every enemy of the scenario, revealed or not, except the `monsters` named
KILL: Final = 1  # every figure of the `monsters` named
KILL_COUNT: Final = 2  # `count` enemies (of the `monsters` named)
KILL_REVEALED: Final = 3  # no enemy is left on the map
REVEAL: Final = 4  # `room`, or every room
LOOT_GOALS: Final = 5  # `count` goal treasures are looted
EACH_LOOTS_GOAL: Final = 6  # each character has looted one
ESCORT: Final = 7  # `npc` ends its turn at (or adjacent to) `marker`
ESCAPE: Final = 8  # every character left stands on `marker` (without one: on a start hex)
SURVIVE: Final = 9  # `count` rounds are over
DESTROY: Final = 10  # every `npc` is destroyed
OCCUPY: Final = 11  # every plate of `plates` holds a character
END_TURN_ON: Final = 12  # a character ends its turn on `marker`
OPEN_DOORS: Final = 13  # every door is open
CARRY: Final = 14  # `thing` is carried to `marker`
SAVE: Final = 15  # `count` of `npc` reach `marker`
CLEANSE: Final = 16  # every `npc` is cleansed
DIG: Final = 17  # every `npc` is dug up
CHARGE: Final = 18  # `thing` gathers `count` charges
SACRIFICE: Final = 19  # `thing` is given up on `marker`
GOALS: Final = (
    "kill-all", "kill", "kill-count", "kill-revealed", "reveal", "loot-goals", "each-loots-goal", "escort", "escape",
    "survive", "destroy", "occupy", "end-turn-on", "open-doors", "carry", "save", "cleanse", "dig", "charge",
    "sacrifice",
)  # fmt: skip

# How it is lost, besides all characters being exhausted.
NPC_KILLED: Final = 0  # `count` of `npc`
EXHAUSTED: Final = 1  # any character is exhausted
EXHAUSTED_OFF_EXIT: Final = 2  # a character is exhausted that does not stand on `marker`
EXHAUSTED_BEFORE_LOOTING: Final = 3
ROUND_LIMIT: Final = 4  # `count` rounds are over
ENEMY_ON_MARKER: Final = 5
ROOM_EMPTY: Final = 6  # no character in `room`
KILLED: Final = 7  # one of `monsters`
LOSSES: Final = (
    "npc-killed", "exhausted", "exhausted-off-exit", "exhausted-before-looting", "round-limit", "enemy-on-marker",
    "room-empty", "killed",
)  # fmt: skip

# Set-up effects; they are negative scenario effects (GH-S-SET-01, GH-S-CMP-30).
ADD_CARDS: Final = 0  # `count` of `card` to each character's modifier deck
GAIN: Final = 1  # each character gains `conditions`
DISCARD: Final = 2  # each character discards `count` hand cards
SLOWED: Final = 3  # characters and summons move `count` hexes less
SETUPS: Final = ("add-cards", "gain", "discard", "slowed")
CARDS: Final = ("curse", "-1")

# Special rules.
SPAWN: Final = 0  # `count` of `monster` at `at`
LOCK: Final = 1  # `doors` are locked until `opens`
ALLIES: Final = 2  # `monsters` fight for the characters, against all other monsters
THIRD_SIDE: Final = 3  # `monsters` are enemies of everybody
GOAL_LOOT_ACTION: Final = 4  # goal treasures are taken by a loot ability only
DOOR_CYCLE: Final = 5  # the boss's way from door to door
MONSTER_LEVEL: Final = 6  # `monsters` are `count` levels higher, 7 at most
ELEMENTS: Final = 7  # `strong` and `inert` are set
SUFFER: Final = 8  # `who` suffer `amount`
REGENERATE: Final = 9  # `who` heal `amount`
INDESTRUCTIBLE: Final = 10  # obstacles of `art` can't be destroyed, moved or entered
TWO_STARTS: Final = 11  # at most half of the characters, rounded up, start in one room
IMMOVABLE: Final = 12  # `monsters` can't be moved by force
LATE_SETUP: Final = 13  # spots whose `later` is `at` are filled
RULES: Final = (
    "spawn", "lock", "allies", "third-side", "goal-loot-action", "door-cycle", "monster-level", "elements", "suffer",
    "regenerate", "indestructible", "two-starts", "immovable", "late-setup",
)  # fmt: skip

# When something happens.
AT_START: Final = 0
ROUND_START: Final = 1
ROUND_END: Final = 2
DOOR_OPENED: Final = 3
TURN_START: Final = 4
TURN_END: Final = 5
GOAL_LOOTED: Final = 6  # `number` goal treasures are looted
PLATE: Final = 7  # a character ends a turn on a plate of `plates`
ALL_DEAD: Final = 8  # of `monsters`
EVENTS: Final = (
    "start", "round-start", "round-end", "door-opened", "turn-start", "turn-end", "goal-looted", "plate", "all-dead",
)  # fmt: skip
EVERY: Final = 0
ODD: Final = 1
EVEN: Final = 2
ROUNDS: Final = ("every", "odd", "even")

# What opens a locked door.
BY_BOSS: Final = 0
BY_PLATE: Final = 1  # a character ends its turn on one of `plates`
BY_ALL_ON_PLATES: Final = 2  # at the end of a turn every character left stands on one of `plates`
BY_EVENT: Final = 3  # `when`
BY_DESTRUCTION: Final = 4
OPENERS: Final = ("boss", "plate", "all-on-plates", "event", "destruction")

CHARACTERS_SIDE: Final = 0  # characters and summons
MONSTERS_SIDE: Final = 1
EVERYBODY: Final = 2
SIDES: Final = ("characters", "monsters", "everybody")


class Goal:
    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.kind = number_of(fields, "goal", "goal", GOALS)
        self.monsters = fields.texts("monsters", ())
        self.count = formula_field(fields, "count", 1)
        self.room = fields.text("room", "")
        self.marker = fields.text("marker", "")
        self.npc = fields.text("npc", "")
        self.adjacent = fields.flag("adjacent", False)
        self.plates = _plates(fields)
        self.thing = fields.text("thing", "")
        fields.done()
        _needs(self.kind in (KILL,), self.monsters != [], path, "monsters")
        _needs(self.kind in (ESCORT, SAVE, DESTROY, CLEANSE, DIG), self.npc != "", path, "npc")
        _needs(self.kind in (ESCORT, CARRY, SAVE, END_TURN_ON), self.marker != "", path, "marker")
        _needs(self.kind == OCCUPY, any(self.plates), path, "plates")


class Loss:
    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.kind = number_of(fields, "loss", "loss", LOSSES)
        self.npc = fields.text("npc", "")
        self.count = fields.integer("count", 1, 99, 1)
        self.marker = fields.text("marker", "")
        self.room = fields.text("room", "")
        self.monsters = fields.texts("monsters", ())
        self.from_door = fields.text("from_door", "")
        fields.done()
        _needs(self.kind == NPC_KILLED, self.npc != "", path, "npc")
        _needs(self.kind in (KILLED, ENEMY_ON_MARKER), self.monsters != [], path, "monsters")


class SetupEffect:
    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.kind = number_of(fields, "effect", "set-up effect", SETUPS)
        self.card = CARDS[number_of(fields, "card", "card", CARDS, "curse")]
        self.count = fields.integer("count", 1, 10, 1)
        self.conditions = mask(fields, "conditions")
        fields.done()
        _needs(self.kind == GAIN, self.conditions != 0, path, "conditions")


class When:
    """An event, and the rounds, doors and numbers of characters for which it counts."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.event = number_of(fields, "event", "event", EVENTS)
        self.rounds = number_of(fields, "rounds", "kind of rounds", ROUNDS, "every")
        self.number = fields.integer("number", 0, 99, 0)
        self.first_round = fields.integer("first_round", 1, 99, 1)
        self.door = fields.text("door", "")
        self.from_door = fields.text("from_door", "")
        self.until_door = fields.text("until_door", "")
        self.plates = _plates(fields)
        self.monsters = fields.texts("monsters", ())
        self.characters = characters_field(fields, "characters")
        fields.done()
        _needs(self.event == DOOR_OPENED, self.door != "", path, "door")
        _needs(self.event == PLATE, any(self.plates), path, "plates")
        _needs(self.event == ALL_DEAD, self.monsters != [], path, "monsters")

    def in_round(self, number: int, characters: int) -> bool:
        """Whether a rule about rounds holds in this one."""
        if not self.characters[characters] or number < self.first_round:
            return False
        if self.number and number != self.number:
            return False
        if self.rounds == EVERY:
            return True
        return (number % 2 == 1) == (self.rounds == ODD)


class Rule:
    """One special rule. Which fields count is told beside the kinds above."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.kind = number_of(fields, "rule", "rule", RULES)
        always = {"event": "start"}
        self.when = When(fields.value("when", always), f"{path}.when")
        self.doors = fields.texts("doors", ())
        self.opens = number_of(fields, "opens", "way to open", OPENERS, "event")
        self.plates = _plates(fields)
        self.at = fields.text("at", "")
        self.monsters = fields.texts("monsters", ())
        self.ranks = ranks_field(fields, "ranks", "nnn")
        self.count = by_characters(fields, "count", 0, 20, 1)
        self.amount: Formula = formula_field(fields, "amount", 0)
        self.who = number_of(fields, "who", "side", SIDES, "characters")
        self.within = fields.integer("within", 0, 20, 0)
        self.strong = _elements(fields, "strong")
        self.inert = _elements(fields, "inert")
        self.art = fields.texts("art", ())
        fields.done()
        self._check(path)

    def _check(self, path: str) -> None:
        with_monsters = (SPAWN, ALLIES, THIRD_SIDE, MONSTER_LEVEL, IMMOVABLE)
        _needs(self.kind in with_monsters, self.monsters != [], path, "monsters")
        _needs(self.kind == SPAWN, self.at != "", path, "at")
        _needs(self.kind in (LOCK, DOOR_CYCLE), self.doors != [], path, "doors")
        by_plates = self.kind == LOCK and self.opens in (BY_PLATE, BY_ALL_ON_PLATES)
        _needs(by_plates, any(self.plates), path, "plates")
        _needs(self.kind == ELEMENTS, self.strong + self.inert != [], path, "strong")
        _needs(self.kind == INDESTRUCTIBLE, self.art != [], path, "art")


class Npc:
    """A figure or object of the scenario itself: an escort, an altar, a barred door."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.id = fields.text("id")
        self.name = fields.text("name", "")
        self.hp: Formula = formula_field(fields, "hp", 0)
        self.is_ally = fields.flag("ally", False)
        self.is_figure = fields.flag("figure", False)
        self.can_be_healed = fields.flag("healed", True)
        self.initiative = fields.integer("initiative", 0, 99, 99)
        self.count = fields.integer("count", 1, 30, 1)
        self.start = fields.text("start", "")
        self.door = fields.text("door", "")
        self.move = fields.integer("move", 0, 9, 0)
        self.toward = fields.text("toward", "")
        self.opens_doors = fields.flag("opens_doors", False)
        self.springs_traps = fields.flag("springs_traps", False)
        self.attack: Formula = formula_field(fields, "attack", 0)
        self.range = fields.integer("range", 0, 9, 0)
        self.all_adjacent = fields.flag("all_adjacent", False)
        fields.done()


def _plates(fields: Fields) -> list[list[str]]:
    """Plate labels by number of characters: a list for all, or an object with "2", "3" and "4"."""
    value = fields.value("plates", ())
    if isinstance(value, (list, tuple)):
        return [fields.texts("plates", ())] * 5
    by_count = Fields(value, f"{fields.path}.plates")
    found = [[], [], by_count.texts("2"), by_count.texts("3"), by_count.texts("4")]
    by_count.done()
    return found


def _elements(fields: Fields, name: str) -> list[int]:
    found: list[int] = []
    for text in fields.texts(name, ()):
        if text not in v.ELEMENTS[: v.WILD]:
            raise fields.bad(name, f"{text!r} is no element")
        found.append(v.ELEMENTS.index(text))
    return found


def _needs(matters: bool, given: bool, path: str, name: str) -> None:
    if matters and not given:
        raise Fields({}, path).bad(name, "is needed here")
