"""Bosses that a card escapes: Wolf Pack, Necromancer, Megadragon; and those that count cards anew."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from tests.support.dungeon_raiders.bosses import fight
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    C,
    asked,
    boss,
    kind,
    lay,
    offered,
    play,
    supply,
    table,
    told,
    view,
)

# Wolf Pack, Necromancer, Megadragon


@pytest.mark.rule("DR-10.19", "DR-10.20", "DR-10.21", "DR-10.22")
def test_a_torch_escapes_the_wolf_pack() -> None:
    state = fight("wolf-pack", 8, "torch", "4", "3", hands=("1 2 3 4 5 torch",), wounds=5)
    assert state.wounds == [2, 2, 7]
    assert told(state, "attacks")[0].args["number"] == 7
    assert told(state, "escaped")[0].rule == "DR-10.20"
    won = fight("wolf-pack", 7, "torch", "4", "3", hands=("1 2 3 4 5 torch",), wounds=5)
    assert won.wounds == [2, 2, 2]


@pytest.mark.rule("R-34")
def test_the_escaping_torch_is_laid_face_down_like_any_card() -> None:
    state = table(boss("wolf-pack", 99, wounds=5), hands=["1 2 3 4 5 torch"])
    state.drain()
    assert GAME.describe(state, 5).key == "escape"
    GAME.apply(state, A, 5)
    assert [event.kind for event in state.events] == ["sealed"]
    assert asked(state) == [B, C]
    assert view(state, B)["supply"] == {"torch": 5, "crystal-ball": 6, "key": 6, "sword": 6}


@pytest.mark.rule("DR-10.23", "DR-10.24", "DR-10.25", "R-35")
def test_a_crystal_ball_escapes_the_necromancer_without_a_replacement() -> None:
    state = fight("necromancer", 99, "ball", "4", "3", hands=("1 2 3 4 5 ball",), wounds=5)
    assert kind(state) == "over"
    assert state.wounds == [2, 2, 7]
    assert told(state, "attacks")[0].args["number"] == 7
    assert not told(state, "replaced")
    assert told(state, "escaped")[0].rule == "DR-10.24"


@pytest.mark.rule("R-35")
def test_at_the_necromancer_the_ball_is_described_as_an_escape() -> None:
    state = table(boss("necromancer", 9), hands=["1 2 3 4 5 ball"])
    option = GAME.describe(state, 6)
    assert (option.key, option.rule) == ("escape", "DR-10.24")


@pytest.mark.rule("DR-10.26", "DR-10.27")
@pytest.mark.parametrize("card", ["1", "4"])
def test_the_megadragon_always_attacks(card: str) -> None:
    state = fight("megadragon", 0, "5", "5", card, wounds=6)
    assert state.wounds == [2, 2, 8]
    assert told(state, "always-attacks")[0].rule == "DR-10.26"
    assert not told(state, "defeated")


@pytest.mark.rule("DR-10.28")
def test_a_key_escapes_the_megadragon() -> None:
    state = fight("megadragon", 0, "key", "2", "4", hands=("1 2 3 4 5 key",), wounds=6)
    assert state.wounds == [2, 8, 2]
    assert supply(state, "key") == 6


@pytest.mark.rule("DR-10.28", "R-13")
def test_a_ball_may_be_replaced_by_a_key_at_the_megadragon() -> None:
    state = table(boss("megadragon", wounds=6), hands=["1 2 3 4 5 ball key"])
    lay(state, "ball", "2", "4")
    assert "key" in offered(state, A)
    play(state, "key")
    assert state.wounds == [2, 8, 2]


# Golem and Mummy


@pytest.mark.rule("DR-10.29")
def test_the_golem_always_attacks() -> None:
    state = fight("golem", 0, "4", "4", "3", wounds=6)
    assert state.wounds == [2, 2, 8]
    assert told(state, "always-attacks")[0].rule == "DR-10.29"


@pytest.mark.rule("DR-10.30", "DR-10.31", "DR-10.32")
def test_fives_and_swords_count_one_at_the_golem() -> None:
    state = fight(
        "golem", 0, "5", "2", "sword", "3", hands=("1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5 sword"), wounds=6
    )
    assert state.wounds == [8, 2, 8, 2]
    assert [(event.args["seat"], event.args["number"], event.rule) for event in told(state, "counted")] == [
        (A, 1, "DR-10.30"),
        (C, 1, "DR-10.31"),
    ]
    one = fight("golem", 0, "1", "5", "2", wounds=6)
    assert one.wounds == [8, 8, 2]


@pytest.mark.rule("DR-10.32", "R-19")
def test_if_all_count_one_at_the_golem_all_are_attacked() -> None:
    state = fight(
        "golem", 0, "5", "1", "sword", hands=("1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5 sword"), wounds=6
    )
    assert state.wounds == [8, 8, 8]
    assert told(state, "attacked")[0].rule == "R-19"


@pytest.mark.rule("DR-10.30")
def test_the_option_says_what_a_card_counts_at_the_golem() -> None:
    state = table(boss("golem"))
    assert GAME.describe(state, 4).key == "lay-as"
    assert GAME.describe(state, 4).args == {"card": "power-5", "number": 1}
    assert GAME.describe(state, 3).key == "lay"


@pytest.mark.rule("DR-10.33", "DR-10.34")
def test_the_mummy_attacks_the_highest() -> None:
    state = fight("mummy", 0, "4", "2", "1", wounds=6)
    assert state.wounds == [8, 2, 2]
    assert told(state, "attacked-highest")[0].args["number"] == 4
    assert told(state, "always-attacks")[0].rule == "DR-10.33"


@pytest.mark.rule("R-36")
def test_all_who_tie_for_the_highest_are_attacked_by_the_mummy() -> None:
    state = fight("mummy", 0, "5", "sword", "4", hands=("1 2 3 4 5", "1 2 3 4 5 sword"), wounds=6)
    assert state.wounds == [8, 8, 2]
    assert told(state, "attacked-highest")[0].rule == "R-36"
    same = fight("mummy", 0, "2", "2", "2", wounds=6)
    assert same.wounds == [8, 8, 8]
    assert told(same, "attacked-highest")[0].rule == "R-36"


@pytest.mark.rule("R-37", "DR-10.19", "DR-10.23", "DR-10.27", "DR-10.32", "DR-10.34")
@pytest.mark.parametrize("id", ["wolf-pack", "necromancer", "megadragon", "golem", "mummy"])
@pytest.mark.parametrize("wounds", [1, 7])
def test_wounds_are_as_printed(id: str, wounds: int) -> None:
    state = fight(id, 99 if id in ("wolf-pack", "necromancer") else 0, "2", "3", "4", wounds=wounds)
    assert max(state.wounds) == 2 + wounds
    assert sorted(state.wounds)[:2] == [2, 2]
