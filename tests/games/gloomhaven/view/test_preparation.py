"""The character sheet as its owner sees it: what is recommended is what a bot takes, and its codes hand it in."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.bots.bot import GreedyBot
from taverna.games.gloomhaven.rules.preparing import GOAL
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Rng
from taverna.kernel.match import Match
from tests.support.gloomhaven.tabletop import GAME


def sheet(table: Table, seat: int = 0) -> dict[str, Any]:
    heroes: Any = GAME.view(table, seat)["heroes"]
    found: dict[str, Any] = heroes[seat]["prepared"]
    return found


def deal(hero: str, level: int) -> Table:
    other = "tinkerer" if hero == "brute" else "brute"
    return GAME.setup(2, 1, {"class_1": hero, "class_2": other, "level_1": str(level)})


@pytest.mark.parametrize("level", [1, 4, 9])
@pytest.mark.parametrize("hero", ["brute", "spellweaver", "eclipse"])
def test_what_is_recommended_is_what_a_bot_takes(hero: str, level: int) -> None:
    table = deal(hero, level)
    recommended = sheet(table)["recommended"]
    bot, chance = GreedyBot(), Rng(level)
    while table.heroes[0].prep != GOAL:
        decision = next(one for one in table.pending if one.seat == 0)
        GAME.apply(table, 0, bot.choose(GAME, table, decision, chance))
    taken = sheet(table)
    assert recommended["perks"] == taken["perks"]
    assert recommended["cards"] == taken["cards"]
    assert [table.rules.items[number].name for number in taken["items"]] == recommended["items"]
    assert recommended["items"]


@pytest.mark.rule("GH-S-SET-02")
def test_the_codes_on_the_sheet_hand_it_in_as_one_gesture() -> None:
    match = Match(GAME, 2, 1, {"class_1": "brute", "class_2": "tinkerer", "level_1": "3"})
    table = match.state
    assert isinstance(table, Table)
    shown = sheet(table)
    wanted = shown["recommended"]
    custom = next(code for code in table.pending[0].options if GAME.describe(table, code).key == "custom")
    wares = {name: code for code, name, *_ in shown["wares"]}
    pool = {card: code for code, card in shown["pool"]}
    codes = [custom, *[shown["sheet"][perk]["code"] for perk in wanted["perks"]]]
    codes += [
        *[wares[item] for item in wanted["items"]],
        shown["next"],
        *[pool[card] for card in wanted["cards"]],
    ]
    assert match.gesture(0, codes).stopped == ""
    assert isinstance(match.state, Table)
    assert sheet(match.state)["part"] == GOAL
    assert sorted(sheet(match.state)["cards"]) == sorted(wanted["cards"])


@pytest.mark.rule("GH-S-ITM-01")
def test_the_sheet_says_how_much_room_and_gold_there_is() -> None:
    shown = sheet(deal("brute", 5))
    assert shown["gold"] == 15 * (5 + 1)
    assert shown["slots"] == {"head": 1, "body": 1, "legs": 1, "hand": 2, "small": 3}
    assert shown["boxes"] == 4
    assert shown["at_most"] == [[2, 4], [3, 3], [4, 2], [5, 1]]


def test_nobody_else_sees_a_sheet() -> None:
    table = deal("brute", 2)
    for eyes in (1, None):
        heroes: Any = GAME.view(table, eyes)["heroes"]
        assert heroes[0]["prepared"] == {}
