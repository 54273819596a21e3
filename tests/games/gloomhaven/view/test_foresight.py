"""What would follow a choice, and what is easily overlooked about it: by the rules, and by what a seat may know.

A standard modifier deck has six +0, five +1, five -1 and one each of +2, -2, 2x and null (GH-S-CMP-17): an attack of 2
does 6x2 + 5x3 + 5x1 + 4 + 0 + 4 + 0 = 40 damage over its twenty cards, and none at all with two of them.
"""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.state.table import Table
from tests.support.gloomhaven.tabletop import GAME

Data = dict[str, Any]
STEADY, QUICK, DEFENDS = 527, 525, 524
"""Cards of the guards: Move +0 and Attack +0; Move +1 and Attack -1; one without move or attack."""


def position(*guards: list[int], card: int = STEADY, **more: object) -> Table:
    """The brute in the middle acts before the guards, of level 1: Move 3, Attack 2. The tinkerer is far away."""
    data: Data = {
        "map": {"floor": {"radius": 5}},
        "heroes": [
            {"class": "brute", "hex": [0, 0], "initiative": 10},
            {"class": "tinkerer", "hex": [-5, 0]},
        ],
        "monsters": [{"type": "bandit-guard", "hex": at} for at in guards],
        "cards": {"guard": card},
        "turn": "brute",
        "level": 1,
    }
    return GAME.load({**data, **more})


def choosing_cards(*guards: list[int]) -> Table:
    heroes = [{"class": "brute", "hex": [0, 0]}, {"class": "tinkerer", "hex": [-5, 0]}]
    return position(*guards, heroes=heroes, turn="select", cards={})


def foreseen(table: Table, code: int = -1, seat: int = 0) -> Data:
    return dict(GAME.sight.forecast(table, seat, code))


def slot(table: Table, name: str) -> int:
    return next(figure.slot for figure in table.figures if figure.sheet.name == name)


def cell(table: Table, q: int, r: int) -> int:
    return table.board.map.cell((q, r))


def option(table: Table, key: str) -> int:
    return next(code for code in table.pending[0].options if GAME.describe(table, code).key == key)


# What would follow


@pytest.mark.rule("GH-S-ADV-01")
def test_a_blow_is_worth_what_the_deck_makes_of_it() -> None:
    table = position([1, 0])
    brute, guard = slot(table, "brute"), slot(table, "bandit-guard")
    told = foreseen(table)
    assert told["foes"] == [
        {"slot": guard, "cell": cell(table, 1, 0), "focus": brute, "blows": [[brute, 2.0, 90]]}
    ]
    assert told["threatened"] == [{"slot": brute, "damage": 2.0, "falls": 0}]
    assert told["drawn"] is True


@pytest.mark.rule("GH-S-MMV-02")
def test_who_is_near_enough_comes_and_strikes() -> None:
    """Move 3: from four hexes away it gets beside the brute; from five it does not."""
    table = position([4, 0])
    [guard] = foreseen(table)["foes"]
    assert guard["cell"] == cell(table, 1, 0)
    assert guard["blows"] == [[slot(table, "brute"), 2.0, 90]]
    table = position([5, 0])
    told = foreseen(table)
    assert told["foes"][0]["cell"] == cell(table, 2, 0)
    assert (told["foes"][0]["blows"], told["threatened"]) == ([], [])


@pytest.mark.rule("GH-S-MON-01")
def test_the_open_card_of_the_monsters_counts() -> None:
    """With Move +1 it comes from five hexes away, with Attack -1: (6x1 + 5x2 + 3 + 2) / 20 = 1.05."""
    table = position([5, 0], card=QUICK)
    [guard] = foreseen(table)["foes"]
    assert guard["blows"][0][1] == pytest.approx(1.05, abs=0.051)
    assert foreseen(position([1, 0], card=DEFENDS))["threatened"] == []


def test_several_add_up_on_one_hero() -> None:
    table = position([1, 0], [0, 1], [-1, 1])
    [brute] = foreseen(table)["threatened"]
    assert brute["damage"] == 6.0


def test_who_would_fall_is_told() -> None:
    """With 1 hit point left every blow that does damage is the last: 18 of 20 cards."""
    heroes = [
        {"class": "brute", "hex": [0, 0], "initiative": 10, "hp": 1},
        {"class": "tinkerer", "hex": [-5, 0]},
    ]
    [brute] = foreseen(position([1, 0], heroes=heroes))["threatened"]
    assert brute["falls"] == 90


def test_a_hex_is_weighed_before_it_is_entered() -> None:
    """Two hexes back, a guard six hexes away can't come near; where the brute stands, one four hexes away can."""
    table = position([4, 0])
    GAME.apply(table, 0, option(table, "play-move"))
    away, near = codes.CELL + cell(table, -2, 0), codes.CELL + cell(table, 1, 0)
    assert foreseen(table, away)["threatened"] == []
    assert foreseen(table, near)["threatened"][0]["damage"] == 2.0
    assert table.pending[0].kind == "move", "only imagined"


@pytest.mark.rule("GH-S-REV-01")
def test_what_lies_behind_a_door_is_not_told() -> None:
    table = GAME.load(
        {
            "scenario": 1,
            "heroes": [
                {"class": "brute", "hex": [3, 1], "initiative": 10},
                {"class": "spellweaver", "hex": [2, 2]},
            ],
            "monsters": [],
            "turn": "brute",
        }
    )
    door = table.board.map.doors[0]
    beside = next(
        one
        for one in table.board.map.neighbour[6 * door : 6 * door + 6]
        if one >= 0 and table.board.exists(one)
    )
    table.board.lift(table.heroes[0].figure)
    table.put(table.figures[table.heroes[0].figure], beside)
    GAME.apply(table, 0, option(table, "play-move"))
    assert codes.CELL + door in table.pending[0].options
    assert foreseen(table, codes.CELL + door) == {"blind": True}


def test_before_cards_are_drawn_it_is_the_average_over_the_deck() -> None:
    """By attack: none once, 1 once, 2 five times, 3 once: (0 + 1.05 + 5x2.0 + 3.0) / 8 = 1.76 a round."""
    table = choosing_cards([1, 0])
    told = foreseen(table)
    assert told["drawn"] is False
    assert told["threatened"][0]["damage"] == pytest.approx(1.76, abs=0.3)


@pytest.mark.rule("GH-S-SEL-06")
def test_the_order_of_the_decks_and_the_hands_of_others_tell_nothing() -> None:
    """Whatever lies where face down, a seat foresees the same."""
    plain, other = choosing_cards([1, 0], [0, 1]), choosing_cards([1, 0], [0, 1])
    other.monster_deck.draw.reverse()
    for stack in other.stacks:
        stack.draw.reverse()
    other.heroes[1].deck.draw.reverse()
    assert other.monster_deck.draw != plain.monster_deck.draw
    assert foreseen(plain) == foreseen(other)


def test_nothing_is_foreseen_before_the_game_begins() -> None:
    assert foreseen(GAME.setup(2, 1, {"scenario": "1"})) == {}


# What is easily overlooked


def signs(table: Table) -> dict[str, set[str]]:
    found = GAME.sight.signs(table, table.pending[0])
    return {sign: {GAME.describe(table, code).key for code in codes_of} for sign, codes_of in found.items()}


@pytest.mark.rule("GH-S-TRN-02")
def test_an_attack_with_nobody_in_range_is_idle() -> None:
    assert "play-attack" in signs(position([4, 0]))["idle"]
    assert "play-attack" not in signs(position([1, 0]))["idle"]
    assert "play-move" not in signs(position([4, 0]))["idle"]


@pytest.mark.rule("GH-S-TRN-01")
def test_what_ends_the_turn_by_itself_says_so() -> None:
    """The last action of the turn is a move: every hex ends it. The first one ends nothing."""
    table = position([1, 0], [4, 0])
    GAME.apply(table, 0, option(table, "play-move"))
    assert signs(table)["ends"] == set()
    GAME.apply(table, 0, codes.DONE)
    GAME.apply(table, 0, option(table, "play-attack"))
    assert signs(table)["ends"] == set(), "a card is drawn before"
    table = position([4, 0])
    GAME.apply(table, 0, option(table, "play-attack"))  # nobody in range
    GAME.apply(table, 0, option(table, "play-move"))
    assert signs(table)["ends"] == {"cell-move"}


def test_the_end_of_a_card_may_cost_a_summon() -> None:
    heroes = [
        {"class": "brute", "hex": [0, 0]},
        {
            "class": "tinkerer",
            "hex": [-5, 0],
            "initiative": 16,
            "summons": [{"type": "decoy", "hex": [-4, 0]}],
        },
    ]
    table = position([4, 0], heroes=heroes, turn="tinkerer")
    assert signs(table)["summon"] == {"end-card"}
