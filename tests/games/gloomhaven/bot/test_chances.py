"""What an unfinished scenario promises: a chance that follows wounds, cards, foes and rooms, the same for everyone."""

from __future__ import annotations

import pytest

from taverna.bots import GreedyBot, bot
from taverna.bots.levels import LevelBot
from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import CLOSED
from taverna.games.gloomhaven.bot.chances import is_foe
from taverna.games.gloomhaven.bot.stamina import rounds_of
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import KILLS, LOST, WON, Table
from taverna.kernel import Rng
from tests.support.gloomhaven.printed import begin
from tests.support.gloomhaven.tabletop import GAME


def chance(table: Table) -> float:
    found = GAME.judgement.estimate(table)
    assert len(found) == table.seats
    assert len(set(found)) == 1, "all succeed or none"
    assert 0.0 <= found[0] <= 1.0
    return found[0]


def foes(table: Table) -> list[Figure]:
    return [figure for figure in table.figures if is_foe(table, figure.slot)]


def take_off(table: Table, figure: Figure) -> None:
    figure.hp = 0
    table.put(figure, -1)


def play_on(table: Table, decisions: int) -> None:
    player, rng = GreedyBot(), Rng(5)
    for _ in range(decisions):
        if not table.pending:
            return
        decision = table.pending[0]
        GAME.apply(table, decision.seat, player.choose(GAME, table, decision, rng))


# More is better


def test_wounds_cost_hope_and_so_do_those_of_foes() -> None:
    table = begin(1)
    fresh = chance(table)
    table.hero_figure(1).hp -= 1
    assert chance(table) < fresh
    table.hero_figure(1).hp += 1
    foes(table)[0].hp -= 1
    assert chance(table) > fresh


def test_every_foe_less_is_a_hope_more() -> None:
    table = begin(1)
    last = chance(table)
    for figure in foes(table)[1:]:
        take_off(table, figure)
        assert chance(table) > last
        last = chance(table)


def test_a_foe_that_strikes_harder_or_has_a_shield_leaves_less_hope() -> None:
    for name in ("attack", "shield"):
        table = begin(1)
        sheet = foes(table)[0].sheet
        before, known = chance(table), int(getattr(sheet, name))
        setattr(sheet, name, known + 2)
        try:
            assert chance(table) < before
        finally:
            setattr(sheet, name, known)


@pytest.mark.parametrize("name", ["move", "retaliate", "conditions", "flying"])
def test_a_foe_that_is_harder_to_deal_with_leaves_less_hope(name: str) -> None:
    table = begin(1)
    sheet = foes(table)[0].sheet
    before, known = chance(table), getattr(sheet, name)
    assert not known or name == "move"
    setattr(sheet, name, True if name == "flying" else known + 1)
    try:
        assert chance(table) < before
    finally:
        setattr(sheet, name, known)


def test_a_wound_that_bleeds_costs_hope() -> None:
    table = begin(1)
    before = chance(table)
    table.hero_figure(0).conditions |= v.WOUND
    assert chance(table) < before


def test_cards_that_last_longer_give_hope() -> None:
    table = begin(1)
    hero = table.heroes[0]
    whole = chance(table)
    rounds = rounds_of(hero.hand.bit_count(), 0)
    hero.lost = hero.hand & -hero.hand
    hero.hand &= ~hero.lost
    assert rounds_of(hero.hand.bit_count(), 0) < rounds
    assert chance(table) < whole
    # A card that is discarded comes back with a rest; one that is lost does not.
    lost = chance(table)
    hero.discard, hero.lost = hero.lost, 0
    assert chance(table) > lost


def test_lost_cards_count_while_another_can_bring_them_back() -> None:
    table = begin(1)
    hero = table.heroes[1]
    cards = table.rules.classes[1].cards
    ether = next(card.place for card in cards if card.name == "reviving-ether")
    others = [place for place in places(hero.hand) if place != ether]
    whole = hero.hand
    hero.lost = sum(1 << place for place in others[:3])
    hero.hand = whole & ~hero.lost
    before = chance(table)
    hero.lost = 1 << ether | sum(1 << place for place in others[:2])
    hero.hand = whole & ~hero.lost
    assert chance(table) < before


def test_a_borrowed_card_may_be_the_one_that_brings_others_back() -> None:
    """It lies at the last place, beyond the cards of the class."""
    table = begin(1)
    ether = next(card.place for card in table.rules.classes[1].cards if card.name == "reviving-ether")
    hero = table.heroes[0]
    hero.lost = sum(1 << place for place in places(hero.hand)[:3])
    hero.hand = hero.hand & ~hero.lost | 1 << (CLASS_SIZE - 1)
    found = []
    for place in (0, ether):
        hero.borrowed = [CLASS_SIZE + place]
        found.append(chance(table))
    assert found[1] > found[0]


def test_an_exhausted_hero_takes_hope_along() -> None:
    table = begin(1)
    before = chance(table)
    table.heroes[0].exhausted = True
    assert chance(table) < before


def test_foes_behind_doors_count_as_the_scenario_has_them_for_so_many() -> None:
    table = begin(1)
    before = chance(table)
    table.board.revealed = [True] * len(table.board.revealed)
    assert chance(table) > before


def test_with_nothing_to_fight_the_way_to_the_door_counts() -> None:
    table = begin(1)
    for figure in foes(table):
        take_off(table, figure)
    hero = table.hero_figure(0)
    near = [cell for door, cell in enumerate(table.board.map.doors) if table.board.doors[door] == CLOSED]
    beside = next(
        cell
        for cell in table.board.map.neighbour[6 * near[0] : 6 * near[0] + 6]
        if cell >= 0 and table.board.exists(cell) and table.board.occupant[cell] < 0
    )
    before = chance(table)
    table.put(hero, beside)
    assert chance(table) > before


def test_stronger_monsters_leave_less_hope() -> None:
    chances = [
        chance(begin(1, difficulty=difficulty)) for difficulty in ("easy", "normal", "hard", "very-hard")
    ]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 4


def test_where_kills_are_counted_each_of_them_gives_hope() -> None:
    table = begin(3)
    before = chance(table)
    table.counts[KILLS] += 1
    assert chance(table) > before


def test_who_must_die_counts_more_than_others() -> None:
    """Scenario 8 is won when the bodyguards are dead, whoever else is left."""
    table = begin(8)
    table.board.revealed = [True] * len(table.board.revealed)
    wanted = table.rules.plan.win[0].groups[0]
    figure = foes(table)[0]
    assert figure.group != wanted
    before = chance(table)
    other, figure.group = figure.group, wanted
    assert chance(table) < before
    figure.group = other


def test_easy_scenarios_promise_more_than_hard_ones() -> None:
    """Of greedy heroes at level 1, four in five win scenario 1 with four of them, next to none scenarios 7 and 15."""
    easy = chance(begin(1, seats=4))
    for scenario in (7, 15):
        assert chance(begin(scenario, seats=4)) < easy / 4


def test_the_end_is_certain() -> None:
    table = begin(1)
    table.ended = WON
    assert chance(table) == 1.0
    table.ended = LOST
    assert chance(table) == 0.0


# What may be known


def test_nothing_hidden_is_read() -> None:
    """Orders of decks, hands, battle goals and chosen cards of others may be any: the hope stays the same."""
    table = begin(1)
    play_on(table, 60)
    known = chance(table)
    for seat in range(table.seats):
        for number in range(8):
            assert chance(GAME.determinize(table, seat, Rng(100 + number))) == known


@pytest.mark.parametrize("scenario", ["3", "6", "7", "9", "12", "19"])
def test_every_kind_of_goal_leaves_a_chance(scenario: str) -> None:
    table = begin(int(scenario))
    assert 0.0 < chance(table) < 1.0
    play_on(table, 120)
    assert 0.0 <= chance(table) <= 1.0


# When it may be asked


def test_a_position_is_settled_when_a_round_begins() -> None:
    table = begin(1)
    begun = []
    player, rng = GreedyBot(), Rng(5)
    assert GAME.judgement.is_quiet(table)
    for _ in range(120):
        decision = table.pending[0]
        if GAME.judgement.is_quiet(table):
            assert decision.kind == "select"
            begun.append(table.round)
        GAME.apply(table, decision.seat, player.choose(GAME, table, decision, rng))
    assert begun == list(range(1, max(begun) + 1)), "once in every round"
    assert max(begun) >= 3


def test_a_chosen_card_unsettles_it() -> None:
    table = begin(1)
    decision = table.pending[0]
    GAME.apply(table, decision.seat, next(code for code in decision.options if code != codes.REST))
    assert not GAME.judgement.is_quiet(table)


def test_the_set_up_is_not_settled_but_may_be_asked_about() -> None:
    table = GAME.setup(2, 1, {"scenario": "1"})
    assert not GAME.judgement.is_quiet(table)
    assert chance(table) == pytest.approx(chance(begin(1)), abs=0.1)


# Levels


@pytest.mark.parametrize("level", ["novice", "regular", "strong", "master"])
def test_every_level_has_its_player(level: str) -> None:
    found = bot(level, iterations=2) if level in ("strong", "master") else bot(level)
    assert isinstance(found, LevelBot)
    table = begin(1)
    decision = table.pending[0]
    assert found.choose(GAME, table, decision, Rng(1)) in decision.options
