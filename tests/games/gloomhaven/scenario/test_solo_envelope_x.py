"""The Sands of Time: three rooms in a row, and everything in them."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.state.table import RUNNING, WON
from tests.support.gloomhaven.printed import begin, fell_all, of_type, open_all, open_door

ID = "solo-envelope-x"


def test_it_is_for_the_class_of_the_envelope() -> None:
    assert content.solo_scenario("envelope-x") == ID
    assert begin(ID, 1).rules.classes[0].slug == "envelope-x"


def test_who_waits_in_the_three_rooms() -> None:
    table = begin(ID, 1)
    ranks = sorted(viper.sheet.rank for viper in of_type(table, "giant-viper"))
    assert ranks == [NORMAL] * 4 + [ELITE] * 2
    open_door(table, 0)
    assert [spirit.sheet.rank for spirit in of_type(table, "living-spirit")] == [NORMAL] * 3
    open_door(table, 1)
    assert [golem.sheet.rank for golem in of_type(table, "stone-golem")] == [ELITE]


def test_it_is_won_when_all_are_dead() -> None:
    table = fell_all(begin(ID, 1))
    assert table.ended == RUNNING
    assert fell_all(open_all(table)).ended == WON
