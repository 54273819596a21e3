"""What keeps a printed scenario from being played: words of its file that the language does not have."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios.file import Scenario

GAPS: Final = ("goal", "loss", "boss", "figures", "rules")
"""Kinds of things that players are told about, without what they are: that would be telling."""
PLACES: Final = {"win": "goal", "lose": "loss", "monsters": "boss", "figures": "figures"}
SPECIALS: Final = (
    "fly-to-next-perch", "hatch-eggs", "lay-eggs", "mind-control", "next-marker", "summon-zephyrs", "throne-moves",
)  # fmt: skip
"""Lines of bosses that speak of perches, eggs or markers of one scenario; without these they do nothing."""


def gaps(scenario: Scenario) -> list[str]:
    found = [PLACES.get(_field(scenario, why), "rules") for why in scenario.unsaid]
    return [gap for gap in GAPS if gap in found]


def _field(scenario: Scenario, why: str) -> str:
    """`22.json.win[0].test: there is no ...`: the field of the file."""
    place = why.removeprefix(f"{scenario.path}.").split(":")[0]
    return place.split("[")[0].split(".")[0]
