"""What is told around a scenario: before it begins, and after it is won. The texts are in the room `tales`."""

from __future__ import annotations

from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.kit.phrases import Phrase


def before(scenario: Scenario) -> list[Phrase]:
    """Nothing, for a scenario of one's own."""
    return [Phrase(f"tale-scenario-{scenario.id}")] if scenario.is_printed else []


def after(scenario: Scenario) -> list[Phrase]:
    return [Phrase(f"tale-scenario-{scenario.id}-end")] if scenario.is_printed else []


def around(scenario: Scenario) -> dict[str, object]:
    return {"before": before(scenario), "after": after(scenario)}
