"""What the content rests on, kind by kind: printed pages and cards, data sets that agree, or one data set alone.

Printed: read from pictures of the printed thing, or compared with it entry by entry. Compared: two or more data sets
agree, and where they did not, the printed card decided. A doubt is an entry that no source settles.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content_fields import unknown
from taverna.games.gloomhaven.scenario_file import TRAP

PRINTED: Final = "printed"
COMPARED: Final = "compared"
SINGLE_SOURCE: Final = "single-source"
STANDINGS: Final = (PRINTED, COMPARED, SINGLE_SOURCE)
KINDS: Final = (
    "class", "card", "scenario", "trap", "treasure", "special-rule", "monster", "monster-card", "item", "goal",
)  # fmt: skip


class Provenance:
    """Of one kind of component: its standing, all ids, those that are proposed or rest on one source, and doubts.

    A doubt is (id, why); what is in doubt counts as proposed.
    """

    __slots__ = ("doubts", "ids", "kind", "standing")

    def __init__(self, kind: str, standing: str, ids: list[str], doubts: list[tuple[str, str]]) -> None:
        self.kind = kind
        self.standing = standing
        self.ids = ids
        self.doubts = doubts

    @property
    def proposed(self) -> list[str]:
        return list(dict.fromkeys([id for id, _ in self.doubts]))

    @property
    def single_source(self) -> list[str]:
        return self.ids if self.standing == SINGLE_SOURCE else []


def provenance() -> list[Provenance]:
    """Every kind of component in the box; scenarios of one's own are no part of it."""
    found: list[Provenance] = []
    for number, (kind, standing) in enumerate(content.standings()):
        path = f"provenance.json.kinds[{number}]"
        if kind not in KINDS:
            raise unknown(f"{path}.kind", "kind of component", kind, KINDS)
        if standing not in STANDINGS:
            raise unknown(f"{path}.standing", "standing", standing, STANDINGS)
        found.append(Provenance(kind, standing, _ids(kind), _doubts(kind)))
    return found


def _ids(kind: str) -> list[str]:
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
    printed = [content.scenario(id) for id in content.scenario_ids() if id.isdigit()]
    if kind == "scenario":
        return [known.id for known in printed]
    if kind == "special-rule":
        return [known.id for known in printed if known.rules or known.setup or known.npcs or known.losses]
    return [
        f"{known.id}:{q},{r}"
        for known in printed
        for overlay in known.overlays
        if overlay.kind == TRAP
        for q, r in overlay.hexes
    ]


def _doubts(kind: str) -> list[tuple[str, str]]:
    if kind == "scenario":
        printed = [content.scenario(id) for id in content.scenario_ids() if id.isdigit()]
        return [(known.id, why) for known in printed for why in known.assumed + known.notes]
    if kind == "monster":
        monsters = [content.monster(id) for id in content.monster_ids()]
        return [(monster.id, monster.check) for monster in monsters if monster.check]
    if kind == "card":
        classes = [content.hero_class(id) for id in content.class_ids()]
        return [
            (f"{known.id}/{card.no}", half.check)
            for known in classes
            for card in known.cards
            for half in (card.top, card.bottom)
            if half.check
        ]
    return []
