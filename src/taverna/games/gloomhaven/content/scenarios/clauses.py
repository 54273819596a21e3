"""A scenario's own rules as its file has them: tests, places, whom, clauses, interactions, figures. Names, not numbers.

All words are closed lists: another word is refused when the file is read, with its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven.content.reading.abilities import to_ability
from taverna.games.gloomhaven.content.reading.fields import (
    PLAYER_COUNTS,
    by_characters,
    formula_field,
    hexes_field,
    mask,
    number_of,
    ranks_field,
    unknown,
)
from taverna.games.gloomhaven.content.scenarios.parts import (
    DECKS,
    check_added,
    directions_of,
    elements_of,
    plates_of,
    registered,
)
from taverna.games.gloomhaven.language import clauses as c, moments, vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.formula import Formula, fixed
from taverna.games.gloomhaven.language.words import word_of_operation, word_of_test
from taverna.kernel.fields import Fields
from taverna.kit.hexes import Hex

NO_LIMIT: Final = 999
ALWAYS_PROTECTED: Final = 99
"""Of a figure that cards may be lost for: there is no limit."""
STATS: Final = ("hp", "attack", "move", "range", "shield", "retaliate", "retaliate_range")
NO_FORMULA: Final = fixed(NO_LIMIT)


class Place:
    """Hexes that a rule names: markers, doors, plates by number of characters, a room, figures.

    `here`: where the one whose moment it is stands, or stood when it left the map; for spawns. `monster` with `room`:
    where the one of that type is that waits in that room; only for those who walk `toward` it.
    """

    def __init__(self, value: object, path: str) -> None:
        self.path = path
        fields = Fields({"marker": value} if isinstance(value, str) else value, path)
        self.marker = fields.text("marker", "")
        self.number = fields.integer("number", 0, 30, 0)
        """Which hex of the marker, from 1 on; 0: all of them."""
        self.markers = fields.texts("markers", ())
        self.door = fields.text("door", "")
        self.plates = plates_of(fields)
        self.room = fields.text("room", "")
        self.figure = fields.text("figure", "")
        self.monster = fields.text("monster", "")
        self.is_start = fields.flag("start", False)
        self.is_here = fields.flag("here", False)
        self.is_goals = fields.flag("goals", False)
        """Where goal treasures lie just now."""
        self.hexes = hexes_field(fields, "hexes", ())
        self.overlay = fields.text("overlay", "")
        """How pieces look: all their hexes."""
        fields.done()
        _needs(self.monster != "", self.room != "", path, "room")
        room = self.room if not self.monster else ""
        given = [
            self.marker, self.markers, self.door, room, self.figure, self.monster, any(self.plates), self.is_start,
            self.is_here, self.hexes, self.overlay, self.is_goals,
        ]  # fmt: skip
        if sum(1 for one in given if one) != 1:
            raise Fields({}, path).bad(
                "",
                "must name one of marker, markers, door, plates, room, figure, monster, start, here, goals, hexes, "
                "overlay",
            )


class Whom:
    """Figures: a kind of them (`who`), types, and where they stand (`on`, or `within` so many hexes `of`; `off`)."""

    def __init__(self, value: object, path: str, other: str = "subject") -> None:
        """`other`: who is meant where neither a kind nor types are named."""
        self.path = path
        fields = Fields({"who": value} if isinstance(value, str) else value, path)
        self.types = fields.texts("types", ())
        known = self.types or fields.has("remembered")
        self.who = number_of(fields, "who", "kind of figures", c.WHO, "anyone" if known else other)
        self.within = fields.integer("within", 0, 20, 0)
        self.suffers = mask(fields, "suffers")
        """Only those with one of these conditions."""
        self.nearest = Place(fields.value("nearest"), f"{path}.nearest") if fields.has("nearest") else None
        """Of those, only the one that is nearest to this place."""
        self.remembered = fields.text("remembered", "")
        """A register: the one that `remember` has put there."""
        self.holding: bool | None = fields.flag("holding", False) if fields.has("holding") else None
        """Characters with a goal treasure, or those without."""
        self.hurt: bool | None = fields.flag("hurt", False) if fields.has("hurt") else None
        """Those that lack hit points, or those that have them all."""
        self.rank = number_of(fields, "rank", "rank", v.RANKS) if fields.has("rank") else -1
        self.treasure = fields.integer("treasure", 0, 99, 0)
        """Characters that have looted the treasure of this number."""
        self.place: Place | None = None
        self.is_off = fields.has("off")
        for name in ("on", "of", "off"):
            if fields.has(name):
                self.place = Place(fields.value(name), f"{path}.{name}")
        fields.done()


class Test:
    """Something about the table that holds or does not. Which fields count is told beside the words."""

    __test__ = False

    def __init__(self, value: object, path: str) -> None:
        fields = Fields(value, path)
        self.path = path
        self.kind = _kind_of_test(fields)
        word = c.TESTS[self.kind]
        nested: Sequence[object] = ()
        if self.kind in (c.ALL_OF, c.ANY_OF, c.NOT):
            given = fields.value(word)
            nested = given if isinstance(given, (list, tuple)) else [given]
        self.tests = [Test(one, f"{path}.{word}[{number}]") for number, one in enumerate(nested)]
        characters = self.kind == c.CHARACTERS
        self.types = [] if characters else fields.texts("of", ())
        self.characters = fields.integers("of", 2, 4, PLAYER_COUNTS) if characters else list(PLAYER_COUNTS)
        self.without = fields.texts("without", ())
        self.count = formula_field(fields, "count", 1)
        self.room = fields.text("room", "")
        self.whom = Whom(fields.value("who"), f"{path}.who") if fields.has("who") else None
        self.place = Place(fields.value("at"), f"{path}.at") if fields.has("at") else None
        self.within = fields.integer("within", 0, 20, 0)
        self.is_all = fields.flag("all", False) if self.kind == c.ON else False
        self.doors = fields.texts("doors", ())
        self.rounds = number_of(fields, "is", "kind of rounds", c.ROUNDS, "every")
        self.every = fields.integer("every", 1, 99, 1)
        self.first = fields.integer("from", 0, NO_LIMIT, 0)
        self.last = fields.integer("until", 0, NO_LIMIT, NO_LIMIT)
        self.register = fields.text("register", "")
        self.least = formula_field(fields, "least", 0)
        self.most = formula_field(fields, "most") if fields.has("most") else NO_FORMULA
        fields.done()
        placed = (c.ARRIVED, c.ON, c.FILLED, c.EXHAUSTED_OFF)
        _needs(self.kind in placed, self.place is not None, path, "at")
        _needs(self.kind in (c.ARRIVED, c.ON, c.FILLED, c.PRESENT), self.whom is not None, path, "who")
        _needs(self.kind == c.REGISTER, self.register != "", path, "register")
        check_added(fields, word_of_test(self.kind))


class Line:
    """What a clause does: an operation on the table, or an ability of the cards' list."""

    def __init__(self, value: object, path: str, key: str) -> None:
        fields = Fields(value, path)
        self.path = path
        self.ability: Ability | None = None
        word = fields.text("do")
        self.whom = Whom(fields.value("of"), f"{path}.of") if fields.has("of") else None
        self.monsters: list[str] = []
        self.doors: list[str] = []
        self.each: Whom | None = None
        self.place: Place | None = None
        self.tracks: list[list[Hex]] = []
        self.carries = ""
        self.name = ""
        self.register = ""
        if word in v.OPS:
            self.op = c.ABILITY
            self.register = fields.text("per", "")
            """Of damage and heals: so often as the register says."""
            told = {name: fields.data[name] for name in fields.data if name not in ("of", "per")}
            self.ability = registered(key, to_ability(told, path))
            return
        if word not in c.OPERATIONS:
            raise unknown(f"{path}.do", "operation", word, [*c.OPERATIONS, *v.OPS])
        self.op = c.OPERATIONS.index(word)
        self.monsters = fields.texts("monsters", ())
        self.ranks = ranks_field(fields, "ranks", "nnn")
        self.count = by_characters(fields, "count", 0, 20, 1)
        self.place = Place(fields.value("at"), f"{path}.at") if fields.has("at") else None
        self._read_placing(fields)
        self.conditions = mask(fields, "conditions")
        self.is_next = fields.flag("next", False)
        self.doors = fields.texts("doors", ())
        self.card = c.CARDS[number_of(fields, "card", "card", c.CARDS, "curse")]
        self.strong = elements_of(fields, "strong")
        self.inert = elements_of(fields, "inert")
        self.register = fields.text("per" if self.op == c.STATS else "register", "")
        if fields.has("each"):
            self.each = Whom(fields.value("each"), f"{path}.each", "anyone")
        """Of stats: so much more for each of these on the map; or so often as the register says."""
        self.tracks = _tracks(fields)
        self.opens_doors = fields.flag("opens_doors", False)
        self.is_alone = fields.flag("alone", False)  # of a march: nothing else of the card is done
        self.carries = fields.text("carries", "")  # of a march: a figure that is taken along
        self.points = fields.integer("n", 1, 9) if self.op == c.MARCH and fields.has("n") else 0
        self.number = formula_field(fields, "to" if self.op == c.SET else "n", 1)
        self.name = fields.text("name", "")
        self.directions = directions_of(fields)
        self.stats = [fields.integer(stat, -9, 9, 0) for stat in STATS] if self.op == c.STATS else []
        fields.done()
        self._check(fields)

    def _read_placing(self, fields: Fields) -> None:
        self.items = number_of(fields, "items", "kind of items", c.ITEMS, "all")
        self.is_beside = fields.flag("beside", False)
        self.makes_way = fields.flag("makes_way", False)
        """Of a jump: who stands there goes to the nearest empty hex, and a hidden room is revealed."""
        self.is_away = fields.flag("away", False)
        """Of a drive: away from the monster, not next to it."""
        self.is_exact = fields.flag("exact", False)
        """Of a spawn: on the very hex, whatever lies there."""

    def _check(self, fields: Fields) -> None:
        """What an operation can't do without."""
        check_added(fields, word_of_operation(self.op))
        path = self.path
        _needs(self.op == c.STATS, any(self.stats), path, STATS[0])
        _needs(self.op in (c.SPAWN, c.REPLACE, c.CURRENT, c.DRIVE), self.monsters != [], path, "monsters")
        placed = (c.SPAWN, c.JUMP, c.GATHER, c.MARCH, c.AVOID, c.DROP, c.TRAP, c.FLOOD, c.DRY, c.PORTAL)
        _needs(self.op in placed, self.place is not None, path, "at")
        _needs(self.op in (c.LOCK, c.OPEN, c.CLOSE, c.KEEP_OUT, c.UNLOCK), self.doors != [], path, "doors")
        _needs(self.op == c.ELEMENTS, self.strong + self.inert != [], path, "strong")
        kept = (c.SET, c.ADD, c.REMEMBER, c.SUFFER, c.DRAW, c.CONTROL)
        _needs(self.op in kept, self.register != "", path, "register")
        _needs(self.op in (c.IMMUNE, c.PERMANENT), self.conditions != 0, path, "conditions")
        _needs(self.op == c.ROLL, self.tracks != [], path, "tracks")
        _needs(self.op == c.PLACE, self.name != "", path, "name")
        _needs(self.op in (c.DRIFT, c.CURRENT), self.directions != [], path, "directions")
        _needs(self.op == c.DRIVE, self.whom is not None, path, "of")

    def summoned(self) -> list[str]:
        """Types that somebody summons."""
        return [unit.monster for unit in self.ability.units] if self.ability is not None else []


class Clause:
    """At a moment, if tests hold, of whom: what happens. `once`: the first time only."""

    def __init__(self, value: object, path: str, key: str) -> None:
        fields = Fields(value, path)
        self.path = path
        self.moment = number_of(fields, "at", "moment", moments.MOMENTS)
        self.tests = tests_of(fields, "if")
        self.whom = Whom(fields.value("of"), f"{path}.of") if fields.has("of") else None
        self.door = fields.text("door", "")
        self.room = fields.text("room", "")
        self.action = fields.text("action", "")
        """Of the moment `interacted`: which interaction."""
        self.special = ""
        if fields.has("special"):
            self.special = c.SPECIALS[number_of(fields, "special", "special", c.SPECIALS)]
        """Of the moment `special`: which line of a boss's special action."""
        self.against = fields.texts("against", ())
        """At `always`: only in attacks on these types, or of stats, against attacks of theirs."""
        self.index = fields.integer("index", 0, 2, 0)
        """Of the moment `special`: of which of the boss's two specials; 0: of any."""
        self.card = fields.text("card", "")
        """Of a card of the random dungeon: which."""
        self.is_once = fields.flag("once", False)
        self.is_effect = fields.flag("effect", False)
        """A negative effect of the scenario, which a perk may ignore."""
        self.note = fields.text("note", "")
        self.lines = lines_of(fields, "do", key)
        fields.done()
        _needs(True, self.lines != [], path, "do")
        _needs(self.moment == moments.ALWAYS, self.whom is not None, path, "of")
        _needs(self.moment == moments.SPECIAL, self.special != "", path, "special")
        for line in self.lines:
            if _holds_always(line) != (self.moment == moments.ALWAYS):
                raise Fields({}, line.path).bad(
                    "do",
                    "what holds (a gain of attacks, stats, keep-out, march, suspend, avoid, immune, portal), and "
                    "nothing else, is for `always`",
                )


def _holds_always(line: Line) -> bool:
    if line.ability is None:
        return line.op in c.HOLDING
    passive = line.ability.passive
    if passive is None or passive.on != v.ON_ATTACK_ACTION or passive.gain is None:
        return False
    return not (passive.tests or passive.consume or passive.limit or passive.whose is not None)


class Interaction:
    """What a scenario offers to characters in their turns. Its clauses are those at `interacted` with its id."""

    def __init__(self, value: object, path: str) -> None:
        fields = Fields(value, path)
        self.path = path
        self.id = fields.text("id")
        self.name = fields.text("name", self.id)
        self.cost = number_of(fields, "cost", "cost", c.COSTS, "nothing")
        self.tests = tests_of(fields, "if")
        self.whom = Whom(fields.value("who", "character"), f"{path}.who", "character")
        fields.done()


class OwnFigure:
    """A figure or object of the scenario itself: an escort, an altar, a barred door. An object never has a turn.

    Without a place it comes later: somebody summons it.
    """

    def __init__(self, value: object, path: str) -> None:
        fields = Fields(value, path)
        self.path = path
        self.id = fields.text("id")
        self.name = fields.text("name", "")
        self.hp: Formula = formula_field(fields, "hp", 0)
        self.hp_of = fields.text("hp_of", "")
        """A type of monsters: it has as many hit points as one of those."""
        side = number_of(fields, "side", "side", c.FIGURE_SIDES, "characters")
        self.side = c.SIDES.index(c.FIGURE_SIDES[side])
        self.can_be_hurt = fields.flag("hurt", True)
        self.is_object = fields.flag("object", False)
        self.is_great = fields.flag("great", False)
        """Of an object: it covers all hexes of its marker; it is attacked through any of them."""
        self.can_be_healed = fields.flag("healed", True)
        self.protected = fields.integer("protected", 0, ALWAYS_PROTECTED, 0)
        """How often characters may lose a card so that it suffers no damage from one source; 99: always."""
        self.is_dug = fields.flag("dug", False)
        """Of an object: characters beside it spend movement points on it, one for each hit point."""
        self.is_shunned = fields.flag("shunned", False)
        """Nobody who acts by the rules for monsters attacks it: no monster, no summon."""
        self.initiative = fields.integer("initiative", 0, 99, 99)
        self.before = fields.text("before", "")
        """A type of monsters: it acts just before those, whatever their initiative."""
        self.draws_for_character = number_of(fields, "modifiers", "deck of modifiers", DECKS, "monsters") == 1
        """It draws from the modifier deck of the character of a solo scenario."""
        self.lender = fields.text("lender", "")
        """A register with the character, chosen by `lend-deck`, from whose modifier deck it draws."""
        self.count = fields.integer("count", 1, 30, 1)
        self.place = Place(fields.value("at"), f"{path}.at") if fields.has("at") else None
        self.move = fields.integer("move", 0, 9, 0)
        self.toward = Place(fields.value("toward"), f"{path}.toward") if fields.has("toward") else None
        self.opens_doors = fields.flag("opens_doors", False)
        self.springs_traps = fields.flag("springs_traps", False)
        self.attack: Formula = formula_field(fields, "attack", 0)
        self.range = fields.integer("range", 0, 9, 0)
        self.all_adjacent = fields.flag("all_adjacent", False)
        fields.done()
        _needs(self.is_great, self.is_object, path, "object")


def tests_of(fields: Fields, name: str) -> list[Test]:
    return [Test(one, f"{fields.path}.{name}[{number}]") for number, one in enumerate(fields.items(name, ()))]


def lines_of(fields: Fields, name: str, key: str) -> list[Line]:
    return [
        Line(one, f"{fields.path}.{name}[{number}]", f"{key}.{number}")
        for number, one in enumerate(fields.items(name, ()))
    ]


def _kind_of_test(fields: Fields) -> int:
    """`{"test": "opened"}`, or one of the words around other tests: `{"not": ...}`."""
    for kind in (c.ALL_OF, c.ANY_OF, c.NOT):
        if fields.has(c.TESTS[kind]) and not fields.has("test"):
            return kind
    return number_of(fields, "test", "test", c.TESTS)


def _tracks(fields: Fields) -> list[list[Hex]]:
    """Hexes one after another, from where boulders come in."""
    found: list[list[Hex]] = []
    for number, row in enumerate(fields.items("tracks", ())):
        path = f"{fields.path}.tracks[{number}]"
        found.append(hexes_field(Fields({"hexes": row}, path), "hexes"))
        if len(found[-1]) < 4:
            raise fields.bad("tracks", "must have at least four hexes each")
    if len(found) > 3:
        raise fields.bad("tracks", "must not be more than three")
    return found


def _needs(matters: bool, given: bool, path: str, name: str) -> None:
    if matters and not given:
        raise Fields({}, path).bad(name, "is needed here")
