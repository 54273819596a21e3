"""Whom a rule of a scenario means, in words."""

from __future__ import annotations

from taverna.games.gloomhaven.content.scenarios.clauses import Whom
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.events import condition_names
from taverna.games.gloomhaven.language import clauses as c
from taverna.kit.phrases import Phrase


def is_own(scenario: Scenario, types: list[str]) -> bool:
    """Whether these are figures of the scenario itself."""
    return bool(types) and all(type in scenario.figure_ids for type in types)


def of_whom(scenario: Scenario, whom: Whom) -> Phrase:
    args: dict[str, object] = {"who": c.WHO[whom.who], "monsters": whom.types, "within": whom.within}
    found = Phrase("whom-types" if whom.types else "whom", args)
    if is_own(scenario, whom.types):
        found = Phrase("whom-npc", {"npc": whom.types[0]})
    if whom.holding is not None:
        found = Phrase(
            "whom-holding" if whom.holding else "whom-not-holding", {"whom": [found], "thing": scenario.thing}
        )
    if whom.hurt is not None:
        found = Phrase("whom-hurt" if whom.hurt else "whom-whole", {"whom": [found]})
    if whom.treasure:
        found = Phrase("whom-treasure", {"whom": [found], "n": whom.treasure})
    if whom.suffers:
        found = Phrase("whom-suffering", {"whom": [found], "conditions": condition_names(whom.suffers)})
    if whom.place is not None and whom.is_off and whom.place.room:
        return Phrase("whom-off-room", {"whom": [found], "n": scenario.room_named(whom.place.room) + 1})
    if whom.place is None or whom.is_off:
        return found
    if whom.place.is_here and whom.within == 1:
        return Phrase("whom-next-to-it", {"whom": [found]})
    if whom.place.figure:
        return Phrase("whom-near", {"whom": [found], "n": whom.within, "npc": whom.place.figure})
    if whom.place.room:
        return Phrase("whom-in-room", {"whom": [found], "n": scenario.room_named(whom.place.room) + 1})
    if whom.place.hexes and whom.who in (c.PARTY, c.CHARACTER):
        return Phrase("whom-on-marked", {"whom": [found]})
    if whom.place.marker and whom.within:
        return Phrase("whom-near-label", {"whom": [found], "n": whom.within, "label": whom.place.marker})
    if whom.place.marker:
        return Phrase("whom-at", {"whom": [found], "label": whom.place.marker})
    return found
