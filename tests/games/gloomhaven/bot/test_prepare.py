"""A hero as a bot prepares it, and as it is recommended to people."""

from __future__ import annotations

import taverna
from taverna.games.gloomhaven import codes, content
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
