"""The acceptance positions of the rules: focus, destination, targets."""

from __future__ import annotations

import pytest

from tests.support.gloomhaven.positions import BEHIND_WALL, Case, cases

MARKED = [pytest.param(case, marks=pytest.mark.rule(case.rule), id=case.name) for case in cases()]


@pytest.mark.rule("GH-S-POS-01", "GH-S-POS-02", "GH-S-POS-03", "GH-S-POS-04", "GH-S-POS-05")
@pytest.mark.rule("GH-S-POS-06", "GH-S-POS-07", "GH-S-POS-08", "GH-S-POS-09", "GH-S-POS-10")
@pytest.mark.rule("GH-S-POS-11", "GH-S-POS-12", "GH-S-POS-13", "GH-S-POS-14", "GH-S-POS-15")
@pytest.mark.rule("GH-S-POS-16", "GH-S-POS-17", "GH-S-POS-18", "GH-S-POS-19", "GH-S-POS-20")
@pytest.mark.parametrize("case", MARKED)
def test_position(case: Case) -> None:
    turn = case.scene.turn(**case.skill)
    assert turn.focus == case.focus
    assert turn.ends == case.ends
    for end in turn.ends:
        assert turn.targets(end) == case.attacked
        if case.path is not None:
            assert turn.paths[end] == [case.path]
    for enemy, key in case.keys.items():
        assert case.scene.key(enemy, **case.skill) == key


def test_no_position_is_forgotten() -> None:
    assert {case.rule for case in cases()} == {f"GH-S-POS-{number:02}" for number in range(1, 21)}


@pytest.mark.rule("GH-S-POS-14")
def test_behind_the_wall_line() -> None:
    assert BEHIND_WALL.range((1, 0), (1, 1)) == 4
    assert not BEHIND_WALL.sees((1, 0), (1, 1))
    assert BEHIND_WALL.range((3, 0), (1, 1)) == 2
