"""What the content rests on, kind by kind: printed pages and cards, data sets that agree, or one data set alone.

Printed: read from pictures of the printed thing, or compared with it entry by entry. Compared: two or more data sets
agree, and where they did not, the printed card decided. A doubt is about fields of an entry that no source settles.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.fields import word
from taverna.games.gloomhaven.content.scenarios.file import TRAP
from taverna.kernel import Inventory, Weakness
from taverna.kernel.fields import Fields

PRINTED: Final = "printed"
COMPARED: Final = "compared"
SINGLE_SOURCE: Final = "single-source"
STANDINGS: Final = (PRINTED, COMPARED, SINGLE_SOURCE)
KINDS: Final = (
    "class", "card", "scenario", "trap", "treasure", "special-rule", "monster", "monster-card", "item", "goal",
)  # fmt: skip
MOST: Final = 9999
_told: Final[list[Inventory]] = []


class Kind:
    """One kind of component: what it rests on, and how many entries there are."""

    __slots__ = ("entries", "name", "standing")

    def __init__(self, fields: Fields) -> None:
        self.name = word(fields, "kind", "kind of component", KINDS)
        self.standing = word(fields, "standing", "standing", STANDINGS)
        self.entries = fields.integer("entries", 1, MOST)
        fields.done()


class Doubt:
    """Fields of one entry that sources tell differently, or none tells; its file has a note about it."""

    __slots__ = ("fields", "id", "kind")

    def __init__(self, fields: Fields) -> None:
        self.kind = word(fields, "kind", "kind of component", KINDS)
        self.id = fields.text("id")
        self.fields = fields.texts("fields")
        fields.done()


def kinds() -> list[Kind]:
    return [Kind(row) for row in _rows("kinds")]


def doubts() -> list[Doubt]:
    return [Doubt(row) for row in _rows("doubts")]


def _rows(name: str) -> list[Fields]:
    file = content.provenance_file()
    return [Fields(row, f"{file.path}.{name}[{number}]") for number, row in enumerate(file.items(name))]


def inventory() -> Inventory:
    """All components of the box. A kind with a single source is one entry with as many copies as it has entries."""
    if not _told:
        known = kinds()
        weak = [Weakness(one.kind, one.id, 1, False, one.fields, []) for one in doubts()]
        weak += [
            Weakness("box", kind.name, kind.entries, False, [], ["all"])
            for kind in known
            if kind.standing == SINGLE_SOURCE
        ]
        _told.append(Inventory("components", sum([kind.entries for kind in known]), weak))
    return _told[0]


# What there is, for whoever wants to look at every entry


def ids(kind: str) -> list[str]:
    """The entries of a kind; scenarios of one's own are no part of the box."""
    if kind == "class":
        return content.class_ids()
    if kind == "card":
        classes = [content.hero_class(id) for id in content.class_ids()]
        return [f"{known.id}/{card.no}" for known in classes for card in known.cards]
    if kind == "monster":
        return content.monster_ids()
    if kind == "monster-card":
        return [f"{id}/{card.id}" for id in content.deck_ids() for card in content.deck(id).cards]
    if kind == "item":
        return [content.item(number).id for number in content.item_numbers()]
    if kind == "goal":
        return [goal.id for goal in content.battle_goals()]
    if kind == "treasure":
        return [str(number) for number in content.treasure_numbers()]
    return _of_scenarios(kind)


def _of_scenarios(kind: str) -> list[str]:
    """A trap is `scenario:q,r`; special rules are one entry for each scenario that has any."""
    printed = [
        content.scenario(id) for id in content.scenario_ids() if id.isdigit() or id.startswith(content.SOLO)
    ]
    if kind == "scenario":
        return [known.id for known in printed]
    if kind == "special-rule":
        return [known.id for known in printed if known.has_rules]
    return [
        f"{known.id}:{q},{r}"
        for known in printed
        for overlay in known.overlays
        if overlay.kind == TRAP
        for q, r in overlay.hexes
    ]
