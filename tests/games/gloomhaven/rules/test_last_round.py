"""The round in which a scenario ends is still played: with permanent death a matter of life (sections 24, 26)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.scenario.ending import report
from taverna.games.gloomhaven.state.table import LOST
from tests.support.gloomhaven.duo import duo, strike
from tests.support.gloomhaven.tabletop import Foe, Tabletop


def spent(attack: int) -> Tabletop:
    """Nobody has cards for another round; the foe stands beside both."""
    top = duo(foe=Foe((-1, 1), attack=attack, targets=2))
    top.deal("brute", 1, 1)
    top.deal("scoundrel", 1, 1)
    top.draws(strike())
    return top


@pytest.mark.rule("GH-S-VAR-03", "GH-S-VAR-04", "GH-S-RND-02", "GH-S-END-02")
@pytest.mark.parametrize(("attack", "lost", "dead"), [(3, [3, 3], False), (20, [20, 20], True)])
def test_those_without_cards_live_or_die_in_the_last_round(attack: int, lost: list[int], dead: bool) -> None:
    top = spent(attack)
    top.table.rules.permanent_death = True
    top.begins()
    assert top.asked == "focus", "both count as 99"
    top.answer(top.options[0])
    assert (top.table.ended, top.table.agenda, top.table.round) == (LOST, [], 1)
    assert [top.lost("brute"), top.lost("scoundrel")] == lost
    assert [home.dead for home in report(top.table)] == [dead, dead]


@pytest.mark.rule("GH-S-EXH-02", "GH-S-EXH-03", "GH-S-EXH-04")
def test_otherwise_they_have_left_the_map_and_are_unhurt() -> None:
    top = spent(20)
    top.begins()
    assert (top.table.ended, top.table.agenda) == (LOST, [])
    assert [top.lost("brute"), top.lost("scoundrel")] == [0, 0]
    assert [top.where("brute"), top.where("scoundrel")] == [None, None]
