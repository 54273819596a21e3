"""What keeps a printed scenario from being played: words of its file that the language does not have."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios.file import Scenario

GAPS: Final = ("goal", "loss", "boss", "figures", "rules")
"""Kinds of things that players are told about, without what they are: that would be telling."""
PLACES: Final = {"win": "goal", "lose": "loss", "monsters": "boss", "figures": "figures"}


def gaps(scenario: Scenario, lacking: list[str]) -> list[str]:
    found = [PLACES.get(_field(scenario, why), "rules") for why in lacking]
    return [gap for gap in GAPS if gap in found]


def _field(scenario: Scenario, why: str) -> str:
    """`22.json.win[0].test: there is no ...`: the field of the file."""
    place = why.removeprefix(f"{scenario.path}.").split(":")[0]
    return place.split("[")[0].split(".")[0]
