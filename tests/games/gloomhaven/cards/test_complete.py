"""No half of the six classes is left out, and none is judged twice."""

from __future__ import annotations

import importlib

from taverna.games.gloomhaven import content

CARDS = 174


def test_every_half_is_judged_once() -> None:
    known = [
        f"{slug}/{card.no}/{side}"
        for slug in content.STARTING_CLASSES
        for card in content.hero_class(slug).cards
        for side in ("top", "bottom")
    ]
    assert len(known) == 2 * CARDS
    judged: list[str] = []
    for slug in content.STARTING_CLASSES:
        for part in ("", "_higher"):
            module = importlib.import_module(f"tests.games.gloomhaven.cards.test_{slug}{part}")
            judged += module.judged.halves
    assert sorted(judged) == sorted(known)
