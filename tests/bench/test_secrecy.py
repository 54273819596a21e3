"""How alike bots choose in secret, and how far what they mix can be exploited."""

from __future__ import annotations

import pytest

from taverna.bench.secrecy import measure_secrecy, nash_conv

PENNIES = [[1.0, 0.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0]]
"""Seat 0 wins if both show the same side."""


@pytest.mark.parametrize(
    ("heads", "gain"),
    [((0.5, 0.5), 0.0), ((1.0, 0.5), 0.5), ((1.0, 1.0), 1.0)],
    ids=["even", "one is known", "both are known"],
)
def test_what_can_be_foreseen_can_be_exploited(heads: tuple[float, float], gain: float) -> None:
    pytest.importorskip("pyspiel")
    mixtures = [{7: share, 8: 1.0 - share} for share in heads]
    assert nash_conv(PENNIES, [[7, 8], [7, 8]], mixtures) == pytest.approx(gain)


def test_who_never_mixes_is_alike_just_as_often_as_its_choices_say() -> None:
    row = measure_secrecy("dungeon-raiders", "greedy", 1)
    assert row.moments > 10
    assert row.alike == pytest.approx(row.independent)
