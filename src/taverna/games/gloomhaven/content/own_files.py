"""Content files of one's own: they change printed monsters, ability decks, classes and items, and add new ones.

The whole is then read as the printed content is. Whatever is wrong is refused with the file, the place in it and the
problem. The id of the result holds a hash of the file, so that a record is never replayed with other cards.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content import shelf
from taverna.games.gloomhaven.content.reading.abilities import to_modifier
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.reading.heroes import HeroClass
from taverna.games.gloomhaven.content.reading.items import Item
from taverna.games.gloomhaven.content.reading.monsters import LEVELS, AbilityDeck, Monster
from taverna.games.gloomhaven.content.shelf import Shelf
from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.registry import MODIFIERS, modifier_number
from taverna.games.gloomhaven.language.vocabulary import RANKS
from taverna.kernel.errors import BadData
from taverna.kernel.fields import Fields, bad

NAME: Final = "house"
LIKE: Final = "like"
REMOVE: Final = "remove"
MOST_CLASS_CARDS: Final = 31
MOST_DECK_CARDS: Final = 12
MOST_MODIFIERS: Final = 60
MODIFIER_VALUES: Final = (
    "add_target", "conditions", "heal_self", "infuse", "multiply", "pierce", "pull", "push", "refresh_item", "removed",
    "rolling", "self_conditions", "shield_self", "shuffles", "value",
)  # fmt: skip
"""What a kind of modifier card does; two with the same values are the same kind."""
MODIFIER_ID: Final = re.compile(r"r?[+-]\d(:[A-Za-z]+\d*)?")
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Row = dict[str, object]
Order = dict[str, list[int]]
"""For each merged list, the place in the file that each entry came from (-1: as printed)."""


def read_house(path: Path) -> Shelf:
    """The shelf of a file; the same file again is the same shelf."""
    data, mark = content.read_own(path)
    file = path.name
    fields = Fields(data, file)
    name = fields.text("id", NAME)
    if not ID.fullmatch(name):
        raise bad(f"{file}.id", f"must be small letters, digits and -, not {name!r}")
    known = shelf.known_shelf(f"{name}-{mark}")
    if known is not None:
        return known
    found = _House(fields, Shelf(f"{name}-{mark}")).read()
    shelf.add_shelf(found)
    content.add_components(found.monsters, found.decks)
    return found


_made: Final[dict[str, object]] = {}
"""Components read before, by key and file: they have their numbers already, also if the file was then refused."""


class _House:
    def __init__(self, fields: Fields, shelf: Shelf) -> None:
        self.fields = fields
        self.shelf = shelf
        self.tail = f"@{shelf.id}"

    def read(self) -> Shelf:
        for id in content.class_ids():  # so that all printed modifier cards are known
            content.hero_class(id)
        for entry in self._entries("deck"):
            self._read_deck(entry)
        for entry in self._entries("monster"):
            self._read_monster(entry)
        for entry in self._entries("class"):
            self._read_class(entry)
        for entry in self._entries("item"):
            self._read_item(entry)
        decks = Fields(self.fields.value("modifier_decks", {}), f"{self.fields.path}.modifier_decks")
        self.shelf.monster_cards = _modifier_deck(decks, "monsters", self.shelf.monster_cards)
        self.shelf.hero_cards = _modifier_deck(decks, "heroes", self.shelf.hero_cards)
        decks.done()
        self.fields.text("name", "")
        self.fields.done()
        self._check_decks()
        return self.shelf

    def _entries(self, kind: str) -> list[Fields]:
        path = f"{self.fields.path}.{kind}"
        return [Fields(row, f"{path}[{number}]") for number, row in enumerate(self.fields.items(kind, ()))]

    # Monsters and their decks

    def _read_deck(self, entry: Fields) -> None:
        id = self._id(entry, self.shelf.decks)
        row = self._base(entry, id, "decks", content.deck_ids())
        order: Order = {}
        self._merge(row, entry, "cards", "id", order)
        self._finish(row, entry, ("cards",))
        made = self._make(f"decks/{id}", entry, order, row)
        assert isinstance(made, AbilityDeck)
        if not 1 <= len(made.cards) <= MOST_DECK_CARDS:
            raise entry.bad("cards", f"must come to 1 to {MOST_DECK_CARDS} cards, not {len(made.cards)}")
        self.shelf.decks[id] = made

    def _read_monster(self, entry: Fields) -> None:
        id = self._id(entry, self.shelf.monsters)
        row = self._base(entry, id, "monsters", content.monster_ids())
        for rank in RANKS:
            if isinstance(entry.value(rank), dict):
                row[rank] = _changed_levels(row, entry, rank)
        self._finish(row, entry, [rank for rank in RANKS if isinstance(entry.value(rank), dict)])
        made = self._make(f"monsters/{id}", entry, {}, row)
        assert isinstance(made, Monster)
        self.shelf.monsters[id] = made

    def _check_decks(self) -> None:
        for number, entry in enumerate(self._entries("monster")):
            deck = self.shelf.monsters[entry.text("id")].deck
            known = [*content.deck_ids(), *[id for id in self.shelf.decks if id not in content.deck_ids()]]
            if deck not in known:
                raise unknown(f"{self.fields.path}.monster[{number}].deck", "deck", deck, known)

    # Classes and items

    def _read_class(self, entry: Fields) -> None:
        id = entry.text("id")
        if id not in content.playable_classes():
            raise unknown(f"{entry.path}.id", "class that can be played", id, content.playable_classes())
        self._id(entry, self.shelf.classes)
        row = content.printed("classes", id)
        order: Order = {}
        lists = (("modifiers", "id"), ("summons", "id"), ("cards", "id"))
        for name, key in lists:
            self._merge(row, entry, name, key, order)
        self._finish(row, entry, [name for name, _ in lists])
        self._check_modifiers(entry)
        made = self._make(f"classes/{id}", entry, order, row)
        assert isinstance(made, HeroClass)
        if len(made.cards) > MOST_CLASS_CARDS:
            raise entry.bad("cards", f"must come to at most {MOST_CLASS_CARDS}, not {len(made.cards)}")
        if len([card for card in made.cards if 0 <= card.level <= 1]) < made.hand:
            raise entry.bad("cards", f"must leave {made.hand} cards of level 1 and X for the hand")
        self.shelf.classes[id] = made

    def _check_modifiers(self, entry: Fields) -> None:
        """A kind of modifier card is the same wherever its id stands: another kind needs another id."""
        for number, data in enumerate(entry.items("modifiers", ())):
            path = f"{entry.path}.modifiers[{number}]"
            row = Fields(data, path)
            id = row.text("id")
            if not MODIFIER_ID.fullmatch(id):
                raise bad(f"{path}.id", f"must look like +2, r+0:push1 or -1:stun, not {id!r}")
            if row.flag(REMOVE, False):
                continue
            known = modifier_number(id)
            if known >= 0 and not _is_same(to_modifier(data, path), MODIFIERS[known]):
                raise bad(f"{path}.id", f"{id!r} is another card already: give this one an id of its own")

    def _read_item(self, entry: Fields) -> None:
        names = [content.item(number).id for number in content.item_numbers()]
        number = entry.integer("number", 1, len(names), self._number(entry, names))
        if number in self.shelf.items:
            raise entry.bad("number", f"item {number} is there twice")
        row = content.printed("items", str(number))
        if entry.flag("replace", False):
            row = {"number": number}
        row["number"] = number
        self._finish(row, entry, ("number", "replace"))
        made = self._make(f"items/{number}", entry, {}, row)
        assert isinstance(made, Item)
        self.shelf.items[number] = made

    def _number(self, entry: Fields, names: list[str]) -> int | None:
        """Of an item that is named by its id alone."""
        if entry.has("number"):
            return None
        id = entry.text("id")
        if id not in names:
            raise unknown(f"{entry.path}.id", "item", id, names)
        return names.index(id) + 1

    # What all have in common

    def _id(
        self, entry: Fields, there: dict[str, Monster] | dict[str, AbilityDeck] | dict[str, HeroClass]
    ) -> str:
        id = entry.text("id")
        if not ID.fullmatch(id):
            raise entry.bad("id", f"must be small letters, digits and -, not {id!r}")
        if id in there:
            raise entry.bad("id", f"{id!r} is there twice")
        return id

    def _base(self, entry: Fields, id: str, folder: str, known: list[str]) -> Row:
        """The printed component of that id, or the one it is `like`, or nothing."""
        like = entry.text(LIKE, id if id in known else "")
        if not like:
            return {"id": id}
        if like not in known:
            raise unknown(f"{entry.path}.{LIKE}", folder[:-1], like, known)
        row = content.printed(folder, like)
        row["id"] = id
        return row

    def _merge(self, row: Row, entry: Fields, name: str, key: str, order: Order) -> None:
        """A list whose entries are known by their key: known ones are changed, others added, some removed."""
        rows: list[Row] = [dict(Fields(item, name).data) for item in Fields(row, name).items(name, ())]
        came_from = [-1] * len(rows)
        for number, item in enumerate(entry.items(name, ())):
            part = Fields(item, f"{entry.path}.{name}[{number}]")
            id = part.value(key)
            if id is None:
                raise part.bad(key, "is missing; it says which entry is changed or added")
            place = next((place for place, old in enumerate(rows) if old[key] == id), -1)
            new = {name: value for name, value in part.data.items() if name != REMOVE}
            if part.flag(REMOVE, False):
                if place < 0:
                    raise part.bad(REMOVE, f"there is no {id!r} to remove")
                del rows[place], came_from[place]
            elif place < 0:
                rows.append(new)
                came_from.append(number)
            else:
                rows[place].update(new)
                came_from[place] = number
        row[name] = rows
        order[name] = came_from

    def _finish(self, row: Row, entry: Fields, merged: tuple[str, ...] | list[str]) -> None:
        """The remaining fields take the place of the printed ones."""
        for name, value in entry.data.items():
            if name not in merged and name not in (LIKE, "id"):
                row[name] = value
        if "id" in entry.data:
            row["id"] = entry.data["id"]

    def _make(self, key: str, entry: Fields, order: Order, row: Row) -> object:
        """The component, read as a printed one is; a complaint names the place in the file."""
        name = key + self.tail
        if name not in _made:
            kind = key.partition("/")[0]
            try:
                if kind == "decks":
                    _made[name] = AbilityDeck(row, entry.path, self.tail)
                elif kind == "monsters":
                    _made[name] = Monster(row, entry.path, self.tail)
                elif kind == "classes":
                    _made[name] = HeroClass(row, entry.path, self.tail)
                else:
                    _made[name] = Item(row, entry.path, self.tail)
            except BadData as problem:
                raise _placed(problem, entry.path, order) from None  # a cause would be told once more
        self._check_carried_out(_made[name], entry, order)
        return _made[name]

    def _check_carried_out(self, made: object, entry: Fields, order: Order) -> None:
        """Refuse a word that would do nothing. What a printed boss lacks is asked when a scenario brings it."""
        assert isinstance(made, (AbilityDeck, Monster, HeroClass, Item))
        if isinstance(made, Monster) and "specials" not in entry.data:
            return
        for path, word in made.lacks():
            raise _placed(bad(path, f"the {word} is not carried out yet"), entry.path, order)


def _placed(problem: BadData, path: str, order: Order) -> BadData:
    """The complaint with the place in the file instead of that in the merged list."""
    place = str(problem.values.get("path", path))
    for name, came_from in order.items():
        found = re.match(re.escape(f"{path}.{name}[") + r"(\d+)\]", place)
        if found:
            number = came_from[int(found.group(1))]
            where = f"{path}.{name}[{number}]" if number >= 0 else f"{path}.{name} (as printed)"
            place = where + place[found.end() :]
    return bad(place, str(problem.values.get("problem", problem)))


def _changed_levels(row: Row, entry: Fields, rank: str) -> list[object]:
    """`{"1": {"hp": 8}}`: fields of single levels."""
    lines = [dict(Fields(line, rank).data) for line in Fields(row, rank).items(rank, ())]
    part = Fields(entry.value(rank), f"{entry.path}.{rank}")
    for name in part.data:
        if not lines or not str(name).isdigit() or int(name) >= LEVELS:
            raise part.bad(
                str(name), f"must be a level from 0 to {LEVELS - 1} of a monster that has this rank"
            )
        lines[int(name)].update(Fields(part.value(str(name)), f"{part.path}.{name}").data)
    return list(lines)


def _modifier_deck(fields: Fields, name: str, printed: list[int]) -> list[int]:
    """`{"+0": 6, "+1": 5}`: what makes up a deck."""
    if not fields.has(name):
        return printed
    part = Fields(fields.value(name), f"{fields.path}.{name}")
    found: list[int] = []
    for key in part.data:
        known = [card.key for card in MODIFIERS if not card.removed]
        if key not in known:
            raise unknown(f"{part.path}.{key}", "modifier card", str(key), known)
        found += [modifier_number(str(key))] * part.integer(str(key), 0, 20)
    if len(found) > MOST_MODIFIERS:
        raise bad(part.path, f"must not hold more than {MOST_MODIFIERS} cards")
    if not any(not MODIFIERS[card].rolling for card in found):
        raise bad(part.path, "must hold a card that is not rolling")
    return found


def _is_same(one: Modifier, other: Modifier) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in MODIFIER_VALUES)
