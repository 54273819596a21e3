"""What a scenario offers to characters in their turns: when, to whom, for what price, in words, saved (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.language.clauses import COSTS
from taverna.games.gloomhaven.state.figures import BOTTOM_USED, TOP_USED
from taverna.games.gloomhaven.state.table import WON, Table
from taverna.i18n import LANGUAGES
from taverna.i18n.words import Words
from tests.support.gloomhaven.own import Data, begin_own, clause, count, game_of, register, row
from tests.support.gloomhaven.printed import play_to_turn, put
from tests.support.gloomhaven.tabletop import GAME

WHEEL: Data = {"id": "wheel", "name": "Turn the wheel"}
TURNED = clause("interacted", count(), action="wheel")


def fields(**more: object) -> Data:
    return {"interactions": [{**WHEEL, **more}], "registers": {"n": 0, "m": 0}, "clauses": [TURNED]}


def in_turn(**more: object) -> Table:
    """The first hero's turn, its two cards before it."""
    return play_to_turn(begin_own(**fields(**more)), 0)


def offered(table: Table) -> bool:
    return codes.INTERACT in table.pending[0].options


def again(table: Table) -> Table:
    """The same question, put again to a table that was changed by hand."""
    table.pending = []
    GAME.rules.run(table)
    return table


def test_it_is_offered_in_turns_and_costs_nothing() -> None:
    table = in_turn()
    assert offered(table)
    GAME.apply(table, 0, codes.INTERACT)
    assert register(table, "n") == 1
    assert table.heroes[0].used == 0
    assert table.heroes[0].played.bit_count() == 2
    assert (table.pending[0].kind, table.pending[0].seat) == ("turn", 0)


def test_it_is_offered_only_if_its_tests_hold() -> None:
    table = in_turn(**{"if": [{"test": "register", "register": "m", "least": 1}]})
    assert not offered(table)
    table.write(1, 1)
    assert offered(again(table))


def test_it_is_offered_only_to_those_it_is_for() -> None:
    table = in_turn(who={"within": 1, "of": "a"})
    assert not offered(table)
    put(table, table.hero_figure(0), (1, 3))
    assert offered(again(table))


def test_clauses_name_the_interaction() -> None:
    both = [WHEEL, {"id": "bell"}]
    table = begin_own(
        interactions=both,
        registers={"n": 0, "m": 0},
        clauses=[TURNED, clause("interacted", count("m"), action="bell")],
    )
    play_to_turn(table, 0)
    GAME.apply(table, 0, codes.INTERACT + 1)
    assert (register(table, "n"), register(table, "m")) == (0, 1)


# What it costs


PAID = {"top-action": TOP_USED, "bottom-action": BOTTOM_USED}


def test_no_cost_is_left_out() -> None:
    assert {*PAID, "nothing", "action"} == set(COSTS)


@pytest.mark.parametrize("cost", PAID)
def test_a_half_is_forgone_with_a_card_that_the_player_chooses(cost: str) -> None:
    table = in_turn(cost=cost)
    hero = table.heroes[0]
    GAME.apply(table, 0, codes.INTERACT)
    [decision] = table.pending
    assert (decision.kind, decision.seat) == ("forgo", 0)
    assert sorted(decision.options) == sorted([codes.CARD + hero.lead, codes.CARD + hero.second])
    assert register(table, "n") == 0
    GAME.apply(table, 0, codes.CARD + hero.second)
    assert register(table, "n") == 1
    assert hero.used & (TOP_USED | BOTTOM_USED) == PAID[cost]
    assert hero.discard >> hero.second & 1
    assert not hero.played >> hero.second & 1
    left = [code for code in table.pending[0].options if codes.PLAY <= code < codes.GOAL]
    ways = {code - codes.PLAY for code in left}
    other = {codes.BOTTOM, codes.MOVE_2} if cost == "top-action" else {codes.TOP, codes.ATTACK_2}
    assert ways == other, "the other card, and only its other half"


@pytest.mark.parametrize("cost", PAID)
def test_a_half_that_was_played_can_not_be_forgone(cost: str) -> None:
    table = in_turn(cost=cost)
    hero = table.heroes[0]
    hero.used |= PAID[cost]
    hero.played &= ~(1 << hero.lead)
    hero.discard |= 1 << hero.lead
    assert not offered(again(table))


def test_the_last_card_is_forgone_without_a_question() -> None:
    table = in_turn(cost="action")
    hero = table.heroes[0]
    hero.used |= TOP_USED
    hero.played &= ~(1 << hero.lead)
    hero.discard |= 1 << hero.lead
    again(table)
    GAME.apply(table, 0, codes.INTERACT)
    assert register(table, "n") == 1
    assert hero.used & (TOP_USED | BOTTOM_USED) == TOP_USED | BOTTOM_USED
    assert hero.played == 0


def test_any_action_will_do_twice() -> None:
    table = in_turn(cost="action")
    GAME.apply(table, 0, codes.INTERACT)
    GAME.apply(table, 0, table.pending[0].options[0])
    assert offered(table)
    GAME.apply(table, 0, codes.INTERACT)
    assert register(table, "n") == 2
    assert not (table.pending[0].kind == "turn" and table.pending[0].seat == 0 and offered(table))


# In words, and saved


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    table = in_turn(cost="top-action")
    words = Words(language, "gloomhaven")
    assert "Turn the wheel" in words.option(GAME.describe(table, codes.INTERACT))
    GAME.apply(table, 0, codes.INTERACT)
    said = words.option(GAME.describe(table, table.pending[0].options[0]))
    assert said
    assert "option-" not in said


def test_it_is_saved_and_loaded_in_the_middle() -> None:
    more = fields(cost="bottom-action")
    game = game_of(row(**more))
    table = play_to_turn(begin_own(**more), 0)
    game.apply(table, 0, codes.INTERACT)
    loaded = game.load(game.dump(table))
    assert [decision.kind for decision in loaded.pending] == ["forgo"]
    assert loaded.pending[0].options == table.pending[0].options
    for other in (table, loaded):
        game.apply(other, 0, other.pending[0].options[0])
    assert game.dump(loaded) == game.dump(table)
    assert register(loaded, "n") == 1


# Bots


def played_by_bots(data: Data) -> Table:
    """Five rounds in which everyone chooses what looks best."""
    table = begin_own(2, None, **data)
    while table.pending and table.round < 5:
        decision = table.pending[0]
        rates = GAME.judgement.rate_options(table, decision)
        GAME.apply(table, decision.seat, decision.options[rates.index(max(rates))])
    return table


@pytest.mark.parametrize("cost", COSTS)
def test_a_bot_takes_what_wins(cost: str) -> None:
    """Three turns of the wheel are what the scenario asks for."""
    wanted: Data = {"test": "register", "register": "n", "least": 3}
    more = {**fields(cost=cost, **{"if": [{"not": wanted}]}), "win": [wanted], "monsters": []}
    assert played_by_bots(more).ended == WON


def test_a_bot_goes_where_the_wheel_is() -> None:
    wanted: Data = {"test": "register", "register": "n", "least": 2}
    there = fields(cost="top-action", who={"within": 1, "of": "a"}, **{"if": [{"not": wanted}]})
    table = played_by_bots({**there, "win": [wanted], "monsters": []})
    assert table.ended == WON


def test_a_bot_does_not_turn_a_wheel_that_does_nothing_for_ever() -> None:
    table = begin_own(**fields(), monsters=[])
    play_to_turn(table, 0)
    rates = GAME.judgement.rate_options(table, table.pending[0])
    options = table.pending[0].options
    assert rates[options.index(codes.INTERACT)] < rates[options.index(codes.DONE)]
