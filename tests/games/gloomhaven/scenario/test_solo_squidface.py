"""Plagued Crypt: doors that open by themselves, and spirits that stand and wait."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD
from taverna.games.gloomhaven.language.vocabulary import BLESS, CURSE
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    fell_all,
    hardy,
    of_type,
    open_all,
    play_round,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

ID = "solo-squidface"
SPIRIT = "spirit-of-xorn"
OPENING = {"b": 2, "c": 5, "d": 8, "e": 11}
"""The round in which each door opens."""
HERE = {(2, 1), (0, 2), (3, 2), (-1, 4), (2, 4), (0, 5)}


def doors(table: Table) -> dict[str, int]:
    return {label: table.board.doors[door_labelled(table, label)] for label in OPENING}


@pytest.mark.rule("GH-S-DOR-07")
def test_each_door_is_locked_until_its_round_begins() -> None:
    table = hardy(begin(ID, 1))
    for number in range(1, 12):
        assert table.round == number
        for label, opening in OPENING.items():
            assert doors(table)[label] == (OPENED if number >= opening else LOCKED), (label, number)
        hero = table.heroes[0]
        hero.hand, hero.discard, hero.lost = hero.cards, 0, 0
        hardy(table)
        fell_all(table)
        play_round(table)


def test_it_is_not_won_while_monsters_wait_behind_doors() -> None:
    table = fell_all(begin(ID, 1))
    assert table.ended == RUNNING
    assert fell_all(open_all(table)).ended == WON


def test_six_spirits_stand_on_their_letters_with_hit_points_by_level() -> None:
    table = begin(ID, 1)
    spirits = of_type(table, SPIRIT)
    assert {at(table, spirit) for spirit in spirits} == HERE
    assert {spirit.hp for spirit in spirits} == {4 + 3}  # a hero of level 5: the scenario's level is 3


def test_a_spirit_is_an_ally_that_does_nothing() -> None:
    table = begin(ID, 1)
    spirit = of_type(table, SPIRIT)[0]
    before = at(table, spirit)
    assert table.are_allies(spirit, table.hero_figure(0))
    take_turn(table, spirit)
    assert at(table, spirit) == before
    assert table.order[-1] - 4 == spirit.group  # at 99, after everybody


def test_blessings_and_curses_of_a_spirit_go_into_the_characters_deck() -> None:
    table = begin(ID, 1)
    spirit = of_type(table, SPIRIT)[0]
    gain(table, spirit, BLESS | CURSE)
    deck = table.heroes[0].deck
    assert (deck.count(BLESS_CARD), deck.count(CURSE_CARD)) == (1, 1)
    assert (table.monster_deck.count(BLESS_CARD), table.monster_deck.count(CURSE_CARD)) == (0, 0)


def test_doors_and_spirits_are_saved() -> None:
    table = play_round(hardy(begin(ID, 1)))
    again = GAME.load(GAME.dump(table))
    assert doors(again) == doors(table) == {"b": OPENED, "c": LOCKED, "d": LOCKED, "e": LOCKED}
    assert len(of_type(again, SPIRIT)) == len(of_type(table, SPIRIT))
