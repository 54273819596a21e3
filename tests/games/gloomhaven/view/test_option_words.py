"""Every option says what it means: no two of a question read alike, hexes have names, monsters are named."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.maps import Map, column_name
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view import describe
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import Rng
from tests.support.conformance import gloomhaven_seldom as seldom
from tests.support.gloomhaven.tabletop import GAME


def said(table: Table, language: str = "en") -> list[str]:
    words = Words(language, "gloomhaven")
    decision = table.pending[0]
    return [words.option(describe.WORDING.describe(table, code)) for code in decision.options]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", range(10))
def test_no_option_of_a_question_reads_like_another(language: str, position: int) -> None:
    table = seldom.positions()[position]
    assert isinstance(table, Table)
    rng = Rng(position)
    for _ in range(150):
        if not table.pending:
            break
        told = said(table, language)
        assert len(set(told)) == len(told), table.pending[0]
        decision = table.pending[0]
        GAME.apply(table, decision.seat, decision.options[rng.below(len(decision.options))])


GUARD = r"Bandit Guard \d+( \(elite\))?"


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (seldom.a_taken_spawn_hex, r"Inox Guard on hex [A-Z]\d+"),
        (seldom.scarce_standees, r"Inox Guard on hex [A-Z]\d+"),
        (seldom.a_bonus_at_a_price, "Consume Ice for Frozen Mind"),
        (seldom.heroes_that_look_alike, GUARD + " focuses on Brute"),
        (seldom.targets_that_look_alike, "Attack Brute and Spellweaver"),
        (seldom.a_hazardous_floor, GUARD + r" goes by ([A-Z]\d+(, | and |$))+"),
        (seldom.armour_and_shield, "Use Chainmail"),
        (seldom.empty_bottles, "Refresh Minor Healing Potion"),
    ],
)
def test_options_name_what_they_are_about(position: Callable[[], Table], told: str) -> None:
    assert re.fullmatch(told, said(position())[0])


def test_the_goal_on_offer_is_the_own_one() -> None:
    """Two seats choose at the same time; each reads its own goals."""
    table = GAME.setup(2, 9)
    for seat in range(2):
        GAME.apply(table, seat, codes.CUSTOM)
        while table.heroes[seat].prep < 4:
            GAME.apply(table, seat, codes.NEXT)
    offered = [
        [describe.WORDING.describe(table, code).args["goal"] for code in decision.options]
        for decision in table.pending
    ]
    assert len({goal for goals in offered for goal in goals}) == 4


# Names of hexes


def test_hexes_are_named_by_column_and_row() -> None:
    """Every other row lies half a hex farther east, so a column goes straight down."""
    map = Map([[(0, 0), (1, 0), (0, 1), (1, 1), (-1, 2), (0, 2)]])
    assert map.names == ["A1", "B1", "A2", "B2", "A3", "B3"]


def test_columns_beyond_z_have_two_letters() -> None:
    assert [column_name(number) for number in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]
