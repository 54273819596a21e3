"""Allies of a scenario that draw from a character's modifier deck, of the players' choice: 44, 56 (GH-S-CMP-29)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.content.scenarios.clauses import Line
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD
from taverna.games.gloomhaven.language.moments import TURN_START
from taverna.games.gloomhaven.language.vocabulary import CURSE
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import BadData
from tests.support.gloomhaven.own import row, scenario_of
from tests.support.gloomhaven.printed import answer, begin, fell_all, hardy, of_type, open_all, run
from tests.support.gloomhaven.tabletop import GAME

ALLIES = [(44, "redthorn"), (56, "captive")]


def turn_of(scenario: int, ally: str, seats: int = 3) -> Table:
    """The turn of that ally begins."""
    table = open_all(hardy(begin(scenario, seats)))
    table.at(TURN_START, of_type(table, ally)[0].slot)
    return run(table)


@pytest.mark.rule("GH-S-CMP-29")
@pytest.mark.parametrize(("scenario", "ally"), ALLIES)
def test_the_players_choose_whose_deck_an_ally_draws_from(scenario: int, ally: str) -> None:
    table = turn_of(scenario, ally)
    asked = table.pending[0]
    assert (asked.kind, asked.options) == ("lend-deck", [codes.FIGURE + seat for seat in range(3)])
    answer(table, codes.FIGURE + 2)
    assert table.deck_of(of_type(table, ally)[0]) is table.heroes[2].deck
    again = GAME.load(GAME.dump(table))
    assert again.deck_of(of_type(again, ally)[0]) is again.heroes[2].deck


@pytest.mark.rule("GH-S-CMP-29")
@pytest.mark.parametrize(("scenario", "ally"), ALLIES)
def test_who_is_exhausted_lends_no_deck_and_the_last_one_is_not_asked(scenario: int, ally: str) -> None:
    table = open_all(hardy(begin(scenario, 3)))
    exhaust(table, 0, "GH-S-EXH-01")
    table.at(TURN_START, of_type(table, ally)[0].slot)
    run(table)
    assert table.pending[0].options == [codes.FIGURE + 1, codes.FIGURE + 2]
    table = open_all(hardy(begin(scenario, 2)))
    exhaust(table, 0, "GH-S-EXH-01")
    table.at(TURN_START, of_type(table, ally)[0].slot)
    run(table)
    assert table.pending[0].kind != "lend-deck"
    assert table.deck_of(of_type(table, ally)[0]) is table.heroes[1].deck


def test_nobody_is_asked_while_there_is_nobody_to_attack() -> None:
    table = fell_all(hardy(begin(44)))
    table.at(TURN_START, of_type(table, "redthorn")[0].slot)
    assert "lend-deck" not in [asked.kind for asked in run(table).pending]


@pytest.mark.rule("GH-S-CMP-29", "GH-S-CUR-01")
def test_a_curse_for_the_ally_goes_into_the_deck_it_draws_from() -> None:
    table = answer(turn_of(44, "redthorn"), codes.FIGURE + 1)
    gain(table, of_type(table, "redthorn")[0], CURSE)
    assert [hero.deck.count(CURSE_CARD) for hero in table.heroes] == [0, 1, 0]
    assert table.monster_deck.count(CURSE_CARD) == 0


def test_a_file_says_where_the_choice_is_kept() -> None:
    with pytest.raises(BadData, match="register: is needed here"):
        Line({"do": "lend-deck", "of": "character"}, "own", "own")
    with pytest.raises(BadData, match=r"figures\[0\]\.lender: there is no register 'purse'"):
        scenario_of(row(figures=[{"id": "hermit", "hp": 5, "at": {"hexes": [[2, 3]]}, "lender": "purse"}]))
