"""Harvesting the Night: six night demons, wherever they are."""

from __future__ import annotations

from taverna.games.gloomhaven.state.table import RUNNING, WON
from tests.support.gloomhaven.printed import begin, fell, fell_all, of_type, open_all

ID = "solo-eclipse"


def test_it_is_won_by_the_sixth_night_demon_and_not_before() -> None:
    table = open_all(begin(ID, 1))
    demons = of_type(table, "night-demon")
    assert len(demons) == 6  # no more standees; the map shows nine
    for demon in demons[:5]:
        fell(table, demon)
    assert table.ended == RUNNING
    fell(table, demons[5])
    assert table.ended == WON


def test_other_monsters_do_not_count() -> None:
    table = open_all(begin(ID, 1))
    for demon in of_type(table, "night-demon")[:5]:
        fell(table, demon)
    fell_all(table, "deep-terror")
    assert table.ended == RUNNING
