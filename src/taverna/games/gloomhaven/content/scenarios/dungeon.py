"""The cards of the random dungeon: rooms with numbered spots, what stands on them, what treasures give (GH-C-RDD).

`content/data/dungeon.json` holds both decks; the field `dungeon` of a scenario names the cards that it is played with.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import hex_field, hexes_field, ranks_field, unknown
from taverna.games.gloomhaven.content.scenarios.clauses import Clause
from taverna.games.gloomhaven.language import moments
from taverna.games.gloomhaven.language.clauses import SUBJECT
from taverna.kernel.fields import Fields, bad
from taverna.kit.hexes import Hex, neighbours

FILE: Final = "dungeon.json"
SPOTS: Final = 12
NO_PENALTY: Final = 0
MINOR: Final = 1
MAJOR: Final = 2
PENALTIES: Final[tuple[str, ...]] = ("none", "minor", "major")
LETTERS: Final[tuple[str, ...]] = ("A", "B")
FIRST_REWARD: Final = 100
"""Treasures of the dungeon have numbers behind those of the index."""


class Gate:
    """An entrance or an exit: its letter, and the hex of its own beside the floor (GH-C-RDD-18)."""

    def __init__(self, data: object, path: str, floor: list[Hex]) -> None:
        fields = Fields(data, path)
        self.letter = fields.text("letter")
        self.at = hex_field(fields, "at")
        fields.done()
        if self.letter not in LETTERS:
            raise unknown(f"{path}.letter", "letter", self.letter, LETTERS)
        if self.at in floor:
            raise bad(f"{path}.at", f"{list(self.at)} is floor; a door has a hex of its own")
        if not any(other in floor for other in neighbours(self.at)):
            raise bad(f"{path}.at", f"{list(self.at)} does not touch the floor")


class Piece:
    """What lies on the floor of a room card, as a scenario file would have it."""

    def __init__(self, data: object, path: str, floor: list[Hex]) -> None:
        fields = Fields(data, path)
        self.kind = fields.text("kind")
        self.art = fields.text("art")
        self.hexes = hexes_field(fields, "at")
        fields.done()
        for hex in self.hexes:
            if hex not in floor:
                raise bad(f"{path}.at", f"{list(hex)} is no floor")


class RoomCard:
    """A room: its floor, entrances and exits, spots 1 to 12, pieces, and its two penalties (GH-C-RDD-05)."""

    def __init__(self, data: object, path: str, number: int) -> None:
        fields = Fields(data, path)
        self.path = path
        self.number = number
        self.id = fields.text("id")
        self.printed = fields.integer("number", 1, 999)
        self.tiles = fields.texts("tiles", ())
        self.floor = [(q, r) for r, first, last in _rows(fields) for q in range(first, last + 1)]
        self.entrances = self._gates(fields, "entrances")
        self.exits = self._gates(fields, "exits")
        self.spots = hexes_field(fields, "spots")
        self.pieces = [
            Piece(row, f"{path}.overlays[{at}]", self.floor)
            for at, row in enumerate(fields.items("overlays", ()))
        ]
        self.corridors = hexes_field(fields, "corridors", ())
        self.clauses = [[], self._clauses(fields, MINOR), self._clauses(fields, MAJOR)]
        fields.done()
        self._check()

    def _gates(self, fields: Fields, name: str) -> list[Gate]:
        found = [
            Gate(row, f"{self.path}.{name}[{at}]", self.floor) for at, row in enumerate(fields.items(name))
        ]
        if not found or len({gate.letter for gate in found}) != len(found):
            raise bad(f"{self.path}.{name}", "must be one or two, of different letters")
        return found

    def _clauses(self, fields: Fields, penalty: int) -> list[Clause]:
        name = PENALTIES[penalty]
        rows = fields.items(name)
        if not rows:
            raise bad(f"{self.path}.{name}", "must hold a clause")
        return [
            Clause({**Fields(row, self.path).data, "card": f"{self.id}-{name}"}, f"{self.path}.{name}[{at}]",
                   f"dungeon/{self.id}/{name}{at}")
            for at, row in enumerate(rows)
        ]  # fmt: skip

    def _check(self) -> None:
        if len(self.spots) != SPOTS or len(set(self.spots)) != SPOTS:
            raise bad(f"{self.path}.spots", f"must be {SPOTS} different hexes")
        taken = [hex for piece in self.pieces for hex in piece.hexes]
        for at, hex in enumerate(self.spots):
            if hex not in self.floor:
                raise bad(f"{self.path}.spots[{at}]", f"{list(hex)} is no floor")
            if hex in taken:
                raise bad(f"{self.path}.spots[{at}]", f"something lies on {list(hex)} already")
        blocked = [hex for piece in self.pieces if piece.kind == "obstacle" for hex in piece.hexes]
        free = [hex for hex in self.floor if hex not in blocked]
        if len(_reached(free)) != len(free):
            raise bad(f"{self.path}.overlays", "cut the floor in two")

    def entrance(self, letter: str) -> int:
        """Which entrance has this letter; -1: none."""
        for place, gate in enumerate(self.entrances):
            if gate.letter == letter:
                return place
        return -1

    def names_the_opener(self, penalty: int) -> bool:
        """Whether a penalty is for the character who opened the door."""
        lines = [line for clause in self.clauses[penalty] for line in clause.lines]
        return any(line.whom is not None and line.whom.who == SUBJECT for line in lines)


class Placed:
    """A monster of a monster card, by spot."""

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.path = path
        self.type = fields.text("type")
        self.spot = fields.integer("spot", 1, SPOTS)
        self.ranks = ranks_field(fields, "ranks")
        fields.done()


class MonsterCard:
    """Who and what stands on which spot (GH-C-RDD-06)."""

    def __init__(self, data: object, path: str, number: int, rewards: list[str]) -> None:
        fields = Fields(data, path)
        self.path = path
        self.number = number
        self.id = fields.text("id")
        self.printed = fields.integer("number", 1, 999)
        self.monsters = [
            Placed(row, f"{path}.monsters[{at}]") for at, row in enumerate(fields.items("monsters"))
        ]
        self.overlays: list[tuple[int, dict[str, object]]] = []
        """By spot, as a scenario file would have them."""
        for at, row in enumerate(fields.items("overlays", ())):
            part = Fields(row, f"{path}.overlays[{at}]")
            spot = part.integer("spot", 1, SPOTS)
            self.overlays.append((spot, {name: part.data[name] for name in part.data if name != "spot"}))
        self.money = fields.integers("money", 1, SPOTS, ())
        self.treasures: list[tuple[int, int]] = []
        """Spot, number of the reward."""
        for at, row in enumerate(fields.items("treasures", ())):
            part = Fields(row, f"{path}.treasures[{at}]")
            reward = part.text("reward")
            if reward not in rewards:
                raise unknown(f"{path}.treasures[{at}].reward", "reward", reward, rewards)
            self.treasures.append((part.integer("spot", 1, SPOTS), FIRST_REWARD + rewards.index(reward)))
            part.done()
        fields.done()
        spots = [placed.spot for placed in self.monsters] + [spot for spot, _ in self.overlays]
        spots += self.money + [spot for spot, _ in self.treasures]
        for spot in spots:
            if spots.count(spot) > 1:
                raise bad(path, f"two things are on spot {spot}")


class Cards:
    """Both decks, and what treasures give."""

    def __init__(self, data: object, path: str = FILE) -> None:
        fields = Fields(data, path)
        self.assumed = fields.texts("assumed", ())
        self.rewards: list[str] = []
        self.clauses: list[Clause] = []
        """Of treasures."""
        for at, row in enumerate(fields.items("rewards")):
            part = Fields(row, f"{path}.rewards[{at}]")
            id = part.text("id")
            told = {"at": moments.MOMENTS[moments.TREASURE], "card": id, "do": part.value("do")}
            self.rewards.append(id)
            self.clauses.append(Clause(told, part.path, f"dungeon/{id}"))
            part.done()
        self.rooms = [
            RoomCard(row, f"{path}.rooms[{at}]", at) for at, row in enumerate(fields.items("rooms"))
        ]
        self.monsters = [
            MonsterCard(row, f"{path}.monsters[{at}]", at, self.rewards)
            for at, row in enumerate(fields.items("monsters"))
        ]
        fields.done()

    def room_ids(self) -> list[str]:
        return [card.id for card in self.rooms]

    def monster_ids(self) -> list[str]:
        return [card.id for card in self.monsters]


class Dungeon:
    """The field `dungeon` of a scenario: which cards, how many rooms, which penalties, whether a goal lies at the end.

    Without `penalties` the players set them.
    """

    def __init__(self, data: object, path: str, cards: Cards) -> None:
        fields = Fields(data, path)
        self.cards = cards
        self.count = fields.integer("count", 1, 9, 3)
        self.rooms = _numbers(fields, "rooms", "room card", cards.room_ids())
        self.monsters = _numbers(fields, "monsters", "monster card", cards.monster_ids())
        self.penalties = fields.texts("penalties", ())
        self.has_goal = fields.flag("goal", False)
        """In the last room a goal treasure lies on spot 12, whatever else would."""
        fields.done()
        for penalty in self.penalties:
            if penalty not in PENALTIES:
                raise unknown(f"{path}.penalties", "penalty", penalty, PENALTIES)
        if self.penalties and len(self.penalties) != self.count:
            raise bad(f"{path}.penalties", f"must be {self.count}, one for each room")
        if min(len(self.rooms), len(self.monsters)) < self.count:
            raise bad(path, f"needs at least {self.count} cards of each deck")

    def clauses(self) -> list[Clause]:
        rooms = [self.cards.rooms[number] for number in self.rooms]
        return self.cards.clauses + [one for room in rooms for rows in room.clauses for one in rows]

    def types(self) -> list[str]:
        """Every type of monster of its cards."""
        cards = [self.cards.monsters[number] for number in self.monsters]
        return list(dict.fromkeys(placed.type for card in cards for placed in card.monsters))

    def card_number(self, moment: int, card: str) -> int:
        """What a clause of a card is about, as the moment tells it."""
        if moment == moments.TREASURE:
            return FIRST_REWARD + self.cards.rewards.index(card)
        id, _, penalty = card.rpartition("-")
        return penalty_number(self.cards.room_ids().index(id), PENALTIES.index(penalty))


def penalty_number(room: int, penalty: int) -> int:
    """Where the moment `penalty` is."""
    return room * len(PENALTIES) + penalty


def register_of(card: str) -> str:
    """The register that tells that a penalty holds from now on."""
    return f"penalty-{card}"


def _rows(fields: Fields) -> list[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = []
    for at, row in enumerate(fields.items("floor")):
        place = f"{fields.path}.floor[{at}]"
        if (
            not isinstance(row, (list, tuple))
            or len(row) != 3
            or not all(isinstance(one, int) for one in row)
        ):
            raise bad(place, f"must be a row [r, first q, last q], not {row!r}")
        r, first, last = row
        found.append((int(r), int(first), int(last)))
    return found


def _reached(free: list[Hex]) -> list[Hex]:
    """From the first of these hexes."""
    found = free[:1]
    for hex in found:
        found += [other for other in neighbours(hex) if other in free and other not in found]
    return found


def _numbers(fields: Fields, name: str, kind: str, known: list[str]) -> list[int]:
    """Of the cards named; all of them, if none are."""
    found: list[int] = []
    for at, id in enumerate(fields.texts(name, known)):
        if id not in known:
            raise unknown(f"{fields.path}.{name}[{at}]", kind, id, known)
        found.append(known.index(id))
    return found
