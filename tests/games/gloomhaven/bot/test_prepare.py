"""A hero as a bot prepares it, and as it is recommended to people."""

from __future__ import annotations

import pytest

import taverna
from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.bot.gear import perk_worth
from taverna.games.gloomhaven.bot.prepare import rate_prepare, recommended
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision


def table_with_goals(first: str, second: str) -> Table:
    state = taverna.game("gloomhaven").setup(2, 7, {"scenario": "1"})
    assert isinstance(state, Table)
    numbers = {goal.id: goal.number for goal in content.battle_goals()}
    state.heroes[0].goals = [numbers[first], numbers[second]]
    return state


def test_who_has_bought_items_keeps_the_goal_that_allows_them() -> None:
    table = table_with_goals("purist", "scrambler")
    hero = recommended(table, 0)
    assert hero.items
    assert content.battle_goals()[hero.goal].id == "scrambler"


def test_of_two_goals_that_allow_items_the_first_is_kept() -> None:
    table = table_with_goals("scrambler", "purist")
    assert content.battle_goals()[recommended(table, 0).goal].id == "scrambler"


def test_a_bot_keeps_what_is_recommended() -> None:
    table = table_with_goals("purist", "scrambler")
    table.heroes[0].items = recommended(table, 0).items
    worth = rate_prepare(table, Decision(0, "prepare", [codes.GOAL, codes.GOAL + 1]))
    assert worth[1] > worth[0]


@pytest.mark.parametrize(
    ("hero_class", "added", "removed"),
    [("brute", ["+3"], []), ("tinkerer", ["+3"], []), ("scoundrel", [], ["-1", "-1"])],
)
def test_the_first_perk_does_most_for_the_deck(hero_class: str, added: list[str], removed: list[str]) -> None:
    options = {"scenario": "1", "class_1": hero_class, "class_2": "mindthief", "level_1": "2"}
    state = taverna.game("gloomhaven").setup(2, 7, options)
    assert isinstance(state, Table)
    perk = content.hero_class(hero_class).perks[recommended(state, 0).perks[0]]
    assert (list(perk.add), list(perk.remove)) == (added, removed)


def test_a_perk_that_removes_only_zeros_can_wait() -> None:
    known = content.hero_class("spellweaver")
    zeros = next(perk for perk in known.perks if list(perk.remove) == ["+0"] * 4)
    ones = next(perk for perk in known.perks if list(perk.add) == ["+1", "+1"])
    assert perk_worth(known, zeros) < perk_worth(known, ones)


def test_what_can_be_done_again_goes_before_what_is_done_once() -> None:
    options = {"scenario": "1", "class_1": "scoundrel", "class_2": "mindthief"}
    state = taverna.game("gloomhaven").setup(2, 7, options)
    assert isinstance(state, Table)
    cards = {card.name: card for card in state.rules.classes[0].cards}
    taken = recommended(state, 0).cards
    assert cards["smoke-bomb"].top.lost
    assert not cards["throwing-knives"].top.lost
    assert not taken >> cards["smoke-bomb"].place & 1
    assert taken >> cards["throwing-knives"].place & 1
