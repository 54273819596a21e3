"""What heroes make of a scenario's goal: what it asks for, who must live, and where to go for it."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.bot.facts import facts_of
from taverna.games.gloomhaven.bot.foes import ENDING, foes_of
from taverna.games.gloomhaven.bot.goal import Aims
from taverna.games.gloomhaven.bot.minor_decisions import rate_damage
from taverna.games.gloomhaven.bot.select import Selection
from taverna.games.gloomhaven.bot.situation import EARLY, PROTECTED, Friend, Scene
from taverna.games.gloomhaven.bot.stamina import LAST_ROUNDS, MANY, Stamina
from taverna.games.gloomhaven.bot.wishes import (
    is_prize,
    loses_by_exhaustion,
    needs_all_deaths,
    seeks_places,
)
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.state.figures import ALLIED, NOBODY
from taverna.games.gloomhaven.state.frames import Hurt
from taverna.kernel import Decision
from tests.support.gloomhaven.printed import begin, monsters


@pytest.mark.parametrize(
    ("scenario", "all_must_die"),
    [
        (1, True),
        (2, True),
        (3, True),
        (7, False),
        (8, False),
        (15, False),
        (25, False),
        (41, False),
        (53, True),
    ],
)
def test_some_goals_need_no_death_of_everybody(scenario: int, all_must_die: bool) -> None:
    """1: all; 2: a boss and all shown; 3: so many kills; 7, 15: treasures; 8: a boss; 25, 41: get out; 53: hold out."""
    assert needs_all_deaths(begin(scenario, 4)) == all_must_die


def test_who_must_die_is_a_prize_and_others_are_none() -> None:
    table = begin(42, 4)
    prizes = {figure.sheet.name for figure in monsters(table) if is_prize(table, figure)}
    assert prizes == {"cord"}
    table = begin(1, 4)
    assert not any(is_prize(table, figure) for figure in monsters(table))


def test_heroes_go_for_the_way_out_and_not_for_everybody() -> None:
    for scenario, rushing in ((25, True), (1, False)):
        table = begin(scenario, 4)
        for figure in monsters(table)[1:]:
            table.put(figure, -1)
        assert Aims(Scene(table, 0, EARLY)).rushing == rushing


def test_somebody_who_must_live_counts_for_more() -> None:
    table = begin(27, 4)
    weights = {friend.weight for friend in Scene(table, 0).others if friend.figure.kind == ALLIED}
    assert weights == {PROTECTED}
    assert Friend(table, table.hero_figure(0)).weight == 1.0


def test_the_death_of_the_last_one_brings_most() -> None:
    table = begin(1, 2)
    many = foes_of(table, 0, True)
    alone = monsters(table)[0]
    for figure in monsters(table)[1:]:
        figure.hp = 0
    [last] = foes_of(table, 0, True)
    before = next(foe for foe in many if foe.slot == alone.slot)
    assert last.alive - before.alive == pytest.approx(ENDING * (1 - 1 / len(many)))


def test_lost_cards_are_brought_back_late() -> None:
    early = Stamina(8, 0, 10.0, True)
    assert early.left > LAST_ROUNDS
    assert early.recall_gain(1) == 0.0
    assert early.recall_gain(MANY) > 0.0
    late = Stamina(3, 0, 10.0, True)
    assert late.left <= LAST_ROUNDS
    assert late.recall_gain(2) > 0.0


def test_a_card_that_comes_back_is_spent_more_gladly() -> None:
    assert Stamina(8, 0, 20.0, True).used_cost() < Stamina(8, 0, 20.0).used_cost()
    assert Stamina(8, 0, 20.0, True).card_cost() == Stamina(8, 0, 20.0).card_cost()


def test_nobody_rests_with_a_whole_hand_while_there_is_a_way_to_go() -> None:
    """A rest leaves the hero where it stands, which is weighed like the steps of any pair of cards."""
    table = begin(1, 4)
    for figure in monsters(table):
        figure.hp = 0
        figure.cell = -1
    selection = Selection(table, 0)
    rated = selection.rate_options(table.pending[0].options)
    assert selection.rest() < max(rated)


@pytest.mark.parametrize(
    ("scenario", "somewhere"), [(1, False), (7, True), (8, False), (24, True), (25, True), (82, True)]
)
def test_some_goals_are_places(scenario: int, somewhere: bool) -> None:
    """1: all deaths; 7: treasures; 8: a boss; 24: open doors; 25: the way out; 82: one of two places."""
    assert seeks_places(begin(scenario, 4)) == somewhere


def test_a_borrowed_card_is_known_by_its_owner() -> None:
    """It lies at the last place, beyond the cards of the class: here the one that brings lost cards back."""
    table = begin(1, 4)
    assert [sheet.slug for sheet in table.rules.classes[:2]] == ["brute", "spellweaver"]
    assert not Scene(table, 0).stamina.recalls
    place = next(card.place for card in table.rules.classes[1].cards if facts_of(card.top).recalls)
    hero = table.heroes[0]
    hero.borrowed = [CLASS_SIZE + place]
    hero.hand |= 1 << (CLASS_SIZE - 1)
    assert Scene(table, 0).stamina.recalls


@pytest.mark.parametrize(("scenario", "one_is_enough"), [(1, False), (25, True), (52, True), (90, True)])
def test_some_scenarios_are_lost_by_one_exhausted_hero(scenario: int, one_is_enough: bool) -> None:
    """25: off the way out; 52: before it has looted; 90: a number of them."""
    assert loses_by_exhaustion(begin(scenario, 4)) == one_is_enough


def test_a_hero_whose_exhaustion_loses_gives_cards_rather_than_its_life() -> None:
    prices = []
    for scenario in (1, 25):
        table = begin(scenario, 4)
        figure = table.hero_figure(0)
        figure.hp = 1
        table.hurts.append(Hurt(figure.slot, 1, 0, NOBODY, NOBODY))
        prices.append(rate_damage(table, Decision(0, "damage", [codes.DONE]))[0])
    assert prices[1] < prices[0] - 50.0


# Doors


def test_heroes_agree_upon_a_door() -> None:
    """The way of all together counts, so that all who can get to it name the same one."""
    table = begin(65, 4)
    for figure in monsters(table):
        figure.hp = 0
        figure.cell = -1
    named = [
        [cell for cell, steps in enumerate(Aims(Scene(table, seat)).row) if not steps] for seat in range(4)
    ]
    assert all(len(cells) == 1 for cells in named)
    assert named.count(named[0]) == 4


def test_who_is_far_away_is_not_waited_for() -> None:
    """50: two start rooms without a way between them; each half of the party goes on alone."""
    table = begin(50, 4)
    for figure in monsters(table):
        figure.hp = 0
        figure.cell = -1
    for seat in range(4):
        aims = Aims(Scene(table, seat))
        doors = [cell for cell, steps in enumerate(aims.row) if not steps]
        assert aims.row[table.hero_figure(seat).cell] < FAR
        assert any(aims.may_open(cell) for cell in doors)
