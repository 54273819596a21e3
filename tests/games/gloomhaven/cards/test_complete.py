"""No half of the six classes is left out, and none is judged twice."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from tests.games.gloomhaven.cards import (
    test_brute,
    test_cragheart,
    test_mindthief,
    test_scoundrel,
    test_spellweaver,
    test_tinkerer,
)

JUDGED = [
    module.judged
    for module in (
        test_brute,
        test_cragheart,
        test_mindthief,
        test_scoundrel,
        test_spellweaver,
        test_tinkerer,
    )
]


def test_every_half_is_judged_once() -> None:
    known = [
        f"{slug}/{card.no}/{side}"
        for slug in content.STARTING_CLASSES
        for card in content.hero_class(slug).cards
        for side in ("top", "bottom")
    ]
    judged = [half for one in JUDGED for half in one.halves]
    assert len(known) == 348
    assert sorted(judged) == sorted(known)
