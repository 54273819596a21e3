"""The acceptance examples AE-1 to AE-32, in the order and with the numbers of the rules; AE-27 and AE-28 stand beside
the rules they are about.
"""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    C,
    D,
    asked,
    boss,
    hand,
    lay,
    monster,
    over,
    play,
    printed,
    refused,
    supply,
    table,
    told,
    treasure,
    vault,
    view,
)

KEY = "1 2 3 4 5 key"
SWORD = "1 2 3 4 5 sword"
PLAIN = "1 2 3 4 5"


@pytest.mark.rule("AE-1", "DR-6.3", "DR-6.5")
def test_ae_1() -> None:
    state = table(treasure(4, 2), seats=5, coins=[0] * 5)
    lay(state, "4", "4", "4", "2", "1")
    assert state.coins == [1, 1, 1, 2, 0]
    assert told(state, "chest-shared")[0].args["lost"] == 1


@pytest.mark.rule("AE-2", "DR-7.3", "DR-7.4")
def test_ae_2() -> None:
    state = GAME.load({"seats": 4, "row": ["dragon-1"], "wounds": [0, 0, 0, 0]})
    lay(state, "5", "4", "3", "3")
    assert told(state, "attacks")[0].args == {"room": "dragon-1", "number": 15, "strength": 18}
    assert state.wounds == [0, 0, 3, 3]


@pytest.mark.rule("AE-3")
def test_ae_3() -> None:
    state = table(treasure(2), coins=[0, 0, 0])
    lay(state, "5", "5", "5")
    assert state.coins == [0, 0, 0]


@pytest.mark.rule("AE-4")
def test_ae_4() -> None:
    state = table(treasure(3, 2), coins=[0, 0, 0])
    lay(state, "4", "4", "4")
    assert state.coins == [1, 1, 1]
    assert told(state, "chest-unclaimed")


@pytest.mark.rule("AE-5")
def test_ae_5() -> None:
    state = table(treasure(4), coins=[19, 5, 0])
    lay(state, "5", "5", "1")
    assert state.coins == [20, 7, 0]


@pytest.mark.rule("AE-6")
def test_ae_6() -> None:
    state = table(treasure(4), coins=[0, 0, 0], hands=[KEY])
    lay(state, "key", "5", "1")
    assert state.coins == [2, 2, 0]
    assert supply(state, "key") == 6


@pytest.mark.rule("AE-7")
def test_ae_7() -> None:
    state = GAME.load({"seats": 4, "row": ["dragon-1"], "wounds": [0, 0, 0, 0]})
    lay(state, "5", "5", "4", "4")
    assert told(state, "defeated")[0].args["number"] == 18
    assert state.wounds == [0, 0, 0, 0]


@pytest.mark.rule("AE-8")
def test_ae_8() -> None:
    state = table(treasure(4), hands=[SWORD])
    assert refused(state, A, "sword") == "DR-11.1"
    assert hand(state, A) == SWORD


@pytest.mark.rule("AE-9")
def test_ae_9() -> None:
    state = table(
        vault("torch", "torch", "key", "torch", "torch"),
        hands=[PLAIN, PLAIN, "1 2 3 4 5 key key key key key"],
    )
    assert supply(state, "key") == 1
    lay(state, "3", "3", "5")
    assert hand(state, A) == hand(state, B) == "1 2 4 5"
    assert supply(state, "key") == 1


@pytest.mark.rule("AE-10")
def test_ae_10() -> None:
    state = table(
        vault("torch", "crystal-ball", "key", "sword", "potion-1"),
        hands=["1 2 3 4 5 ball ball ball", PLAIN, "1 2 3 4 5 ball ball ball"],
    )
    assert supply(state, "ball") == 0
    lay(state, "ball", "5", "5")
    play(state, "2")
    assert hand(state, A) == "1 3 4 5 ball ball ball"
    assert supply(state, "ball") == 0


@pytest.mark.rule("AE-11")
def test_ae_11() -> None:
    state = table(vault("coins-1", "coins-2", "potion-1", "coins-3", "potion-2"), wounds=[1, 4, 4])
    lay(state, "5", "1", "1")
    assert state.wounds == [0, 4, 4]


@pytest.mark.rule("AE-12")
def test_ae_12() -> None:
    state = table(printed("trap-lava"), coins=[2, 2, 0])
    lay(state, "5", "1", "1")
    assert state.coins == [0, 0, 0]


@pytest.mark.rule("AE-13")
def test_ae_13() -> None:
    lava = table(printed("trap-lava"), coins=[4, 4, 3])
    lay(lava, "2", "1", "2")
    assert lava.coins == [4, 4, 3]
    magnet = table(printed("trap-magnet"), coins=[4, 4, 3])
    lay(magnet, "2", "1", "2")
    assert magnet.coins == [3, 3, 3]


@pytest.mark.rule("AE-14")
def test_ae_14() -> None:
    state = table(printed("trap-boulder"), wounds=[0, 0, 3])
    lay(state, "4", "1", "2")
    assert state.wounds == [1, 1, 3]


@pytest.mark.rule("AE-15")
def test_ae_15() -> None:
    state = table(boss("sphinx", 14), coins=[0, 0, 0], wounds=[0, 0, 0])
    lay(state, "4", "4", "1")
    assert (state.coins, state.wounds) == ([2, 2, 0], [0, 0, 2])
    same = table(boss("sphinx", 14), coins=[0, 0, 0], wounds=[0, 0, 0])
    lay(same, "3", "3", "3")
    assert (same.coins, same.wounds) == ([0, 0, 0], [2, 2, 2])


@pytest.mark.rule("AE-16")
def test_ae_16() -> None:
    state = table(boss("wolf-pack", 11, wounds=3), wounds=[0, 0, 0], hands=["1 2 3 4 5 torch"])
    lay(state, "torch", "5", "5")
    assert told(state, "attacks")[0].args["number"] == 10
    assert state.wounds == [0, 3, 3]
    assert supply(state, "torch") == 6


@pytest.mark.rule("AE-17")
def test_ae_17() -> None:
    state = table(boss("golem", wounds=1), wounds=[0, 0, 0], hands=[PLAIN, PLAIN, SWORD])
    lay(state, "5", "2", "sword")
    assert state.wounds == [1, 0, 1]


@pytest.mark.rule("AE-18")
def test_ae_18() -> None:
    state = table(boss("mummy", wounds=1), wounds=[0, 0, 0], hands=[PLAIN, SWORD])
    lay(state, "5", "sword", "1")
    assert state.wounds == [1, 1, 0]


@pytest.mark.rule("AE-19")
def test_ae_19() -> None:
    state = table(boss("medusa", 16), seats=4)
    lay(state, "1", "1", "1", "1")
    assert GAME.outcome(state).over
    assert GAME.outcome(state).winners == []


@pytest.mark.rule("AE-20")
@pytest.mark.parametrize("wounds", [0, 40])
def test_ae_20(wounds: int) -> None:
    state = table(boss("medusa", 99), wounds=[3, 3, wounds], coins=[20, 20, 0])
    lay(state, "1", "1", "2")
    assert GAME.outcome(state).winners == [C]


@pytest.mark.rule("AE-21")
def test_ae_21() -> None:
    assert GAME.outcome(over([20, 18, 9, 9], [6, 6, 2, 1])).winners == [D]


@pytest.mark.rule("AE-22")
def test_ae_22() -> None:
    assert GAME.outcome(over([12, 10, 11], [5, 5, 1])).winners == [A]


@pytest.mark.rule("AE-23")
def test_ae_23() -> None:
    assert GAME.outcome(over([3, 9, 4, 5, 6], [4] * 5)).winners == [B]
    assert GAME.outcome(over([3, 9, 9, 5, 6], [4] * 5)).winners == [B, C]


@pytest.mark.rule("AE-24")
def test_ae_24() -> None:
    state = table(treasure(4), monster(1), monster(1), monster(1), monster(1), hands=["1 2 3 4 5 key sword"])
    lay(state, "key", "1", "1")
    lay(state, "sword", "2", "2")
    for card in ("3", "4", "5"):
        assert view(state, A)["level"] == 1
        if card == "5":
            assert hand(state, A) == "1 2 5"
        lay(state, card, card, card)
    assert view(state, A)["level"] == 2
    assert hand(state, A) == "1 2 3 4 5"


@pytest.mark.rule("AE-25")
def test_ae_25() -> None:
    state = table(monster(1), monster(1), seats=4, tactical=True, map=2)
    for _ in range(4):
        play(state, {A: "5", B: "2", C: "1", D: "5"}[asked(state)[0]])
    assert state.map == D


@pytest.mark.rule("AE-26")
def test_ae_26() -> None:
    state = table(boss("sphinx", 14), coins=[0, 0, 0], wounds=[0, 0, 0])
    lay(state, "5", "5", "4")
    assert (state.coins, state.wounds) == ([2, 2, 0], [0, 0, 0])
    sword = table(boss("sphinx", 14), coins=[0, 0, 0], wounds=[0, 0, 0], hands=[PLAIN, PLAIN, SWORD])
    lay(sword, "5", "5", "sword")
    assert (sword.coins, sword.wounds) == ([2, 2, 2], [0, 0, 0])


@pytest.mark.rule("AE-29")
def test_ae_29() -> None:
    state = table(boss("tax-collector", 14), coins=[1, 9, 9], wounds=[0, 0, 0])
    lay(state, "1", "4", "4")
    assert (state.coins, state.wounds) == ([0, 9, 9], [0, 0, 0])
    won = table(boss("tax-collector", 14), coins=[1, 9, 9], wounds=[0, 0, 0])
    lay(won, "4", "5", "5")
    assert (won.coins, won.wounds) == ([1, 9, 9], [0, 0, 0])


@pytest.mark.rule("AE-30")
def test_ae_30() -> None:
    state = table(boss("wolf-pack", 99, wounds=3), wounds=[0, 0, 0], hands=["1 2 3 4 5 ball torch"])
    lay(state, "ball", "2", "3")
    assert asked(state) == [A]
    play(state, "torch")
    assert state.wounds == [0, 3, 0]
    assert supply(state, "ball") == supply(state, "torch") == 6


@pytest.mark.rule("AE-31")
def test_ae_31() -> None:
    richer = over([20, 20, 8, 7], [0, 0, 5, 5], petrified=[A, B])
    assert GAME.outcome(richer).winners == [C]
    level = over([20, 20, 7, 7], [0, 0, 5, 5], petrified=[A, B])
    assert GAME.outcome(level).winners == [C, D]


@pytest.mark.rule("AE-32")
def test_ae_32() -> None:
    state = table(boss("megadragon", wounds=4), wounds=[0, 0, 0], hands=[KEY])
    lay(state, "key", "1", "4")
    assert state.wounds == [0, 4, 0]
    all_gone = table(boss("megadragon", wounds=4), wounds=[0, 0, 0], hands=[KEY, KEY, KEY])
    lay(all_gone, "key", "key", "key")
    assert all_gone.wounds == [0, 0, 0]
