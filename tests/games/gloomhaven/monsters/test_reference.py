"""Against the slow reference: the same focus, ends and targets on small random boards.

The sample here is of the size of the suite; `compare_monsters` runs as many as one likes.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support.gloomhaven.compare_monsters import check

CHUNK = 300


@pytest.mark.rule("GH-S-FOC-03", "GH-S-FOC-07", "GH-S-MMV-02", "GH-S-MMV-03", "GH-S-MMV-06", "GH-S-MMV-07")
@pytest.mark.rule("GH-S-MON-09", "GH-S-MON-20", "GH-S-LOS-06")
@pytest.mark.parametrize("chunk", range(5))
def test_like_the_reference(chunk: int) -> None:
    """Each chunk holds what is hard: areas with added targets, walls, and several destinations as good."""
    tally: Counter[str] = Counter()
    for number in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        check(number, tally)
    assert tally["positions"] == CHUNK
    assert tally["wall lines"] >= 80
    assert tally["area and added targets"] >= 30
    assert tally["out of reach"] >= 30
    assert tally["equal destinations out of reach"] >= 3


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(5, 25))
def test_like_the_reference_on_thousands(chunk: int) -> None:
    for number in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        check(number, Counter())
