"""The steps of a room (DR-5): enter, lay, reveal, crystal balls, resolve, discard; and which cards are legal (R-12)."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from taverna.games.dungeon_raiders.schema import Room
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    C,
    D,
    asked,
    boss,
    commit,
    finished,
    hand,
    kind,
    lay,
    monster,
    offered,
    play,
    printed,
    random_game,
    refused,
    shown_row,
    supply,
    table,
    told,
    treasure,
    vault,
    view,
)

EVERYTHING = "1 2 3 4 5 torch ball key sword"
POWERS = ["1", "2", "3", "4", "5"]
ITEMS_VAULT = vault("torch", "crystal-ball", "key", "sword", "potion-1")


# Enter, lay, reveal


@pytest.mark.rule("DR-5.1")
def test_a_dark_room_is_turned_up_for_all_when_it_is_entered() -> None:
    state = table(monster(1), treasure(4), dark=[2])
    assert shown_row(state, A)[1] == "?"
    state.drain()
    lay(state, "1", "1", "1")
    assert shown_row(state, B)[1] == shown_row(state, None)[1] == "own"
    (uncovered,) = told(state, "uncovered")
    assert (uncovered.args, uncovered.rule) == ({"room": "own-2", "place": 2}, "DR-5.1")
    assert uncovered.reveals


@pytest.mark.rule("DR-5.2")
def test_everyone_is_asked_at_once_and_in_secret() -> None:
    state = table(treasure(4), seats=4)
    assert asked(state) == [A, B, C, D]
    assert all(decision.sealed and decision.kind == "lay" for decision in state.pending)
    commit(state, C, "3")
    assert asked(state) == [A, B, D]


@pytest.mark.rule("DR-5.2")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    state = table(treasure(4), hands=["1 3 4 5"], place=2)
    assert refused(state, A, "2") == "DR-5.9"
    assert refused(state, A, "key") == "DR-5.2"
    assert refused(state, A, "ball") == "DR-5.2"


@pytest.mark.rule("DR-5.3")
def test_cards_are_turned_up_when_all_are_laid() -> None:
    state = table(monster(99))
    state.drain()
    commit(state, B, "2")
    commit(state, A, "5")
    assert [event.kind for event in state.events] == ["sealed", "sealed"]
    commit(state, C, "1")
    shown = told(state, "revealed")
    assert [(event.args["seat"], event.args["card"]) for event in shown] == [
        (A, "power-5"),
        (B, "power-2"),
        (C, "power-1"),
    ]
    assert all(event.rule == "DR-5.3" and event.reveals for event in shown)


@pytest.mark.rule("DR-5.7", "DR-5.8")
def test_a_resolved_room_is_discarded_and_the_next_one_entered() -> None:
    state = table(treasure(4), monster(3))
    lay(state, "5", "1", "1")
    assert state.coins[A] == 9
    row = view(state, A)["row"]
    assert isinstance(row, list)
    assert [place["state"] for place in row[:2]] == ["resolved", "current"]
    assert state.room().face == "own"
    assert state.resolved == 1


@pytest.mark.rule("DR-5.9")
def test_a_played_power_card_stays_out_until_the_level_ends() -> None:
    state = table(monster(1), monster(1), place=3, hands=["1 2 4", "1 2 4", "1 2 4"])
    lay(state, "4", "4", "4")
    assert offered(state, A) == ["1", "2"]
    assert refused(state, A, "4") == "DR-5.9"
    players = view(state, B)["players"]
    assert isinstance(players, list)
    assert players[A]["played"] == [3, 4, 5]


# Crystal balls


@pytest.mark.rule("DR-5.4", "R-52")
def test_a_crystal_ball_is_replaced_with_the_others_cards_in_view() -> None:
    state = table(treasure(4), hands=[EVERYTHING])
    lay(state, "ball", "3", "2")
    assert (kind(state), asked(state)) == ("replace", [A])
    assert not state.pending[0].sealed
    players = view(state, A)["players"]
    assert isinstance(players, list)
    assert [player["card"] for player in players] == ["crystal-ball", "power-3", "power-2"]
    play(state, "4")
    assert state.coins == [9, 5, 5]
    assert told(state, "replaced")[0].rule == "DR-5.4"


@pytest.mark.rule("DR-5.5", "R-52", "AE-28")
def test_several_replacements_are_shown_together() -> None:
    state = table(treasure(4), hands=["1 2 3 4 5 ball", "1 2 3 4 5 ball"])
    lay(state, "ball", "ball", "3")
    assert (kind(state), asked(state)) == ("replace", [A, B])
    assert all(decision.sealed for decision in state.pending)
    players = view(state, A)["players"]
    assert isinstance(players, list)
    assert players[C]["card"] == "power-3"
    state.drain()
    commit(state, A, "5")
    assert not told(state, "replaced")
    before = view(state, B)
    assert before["sealed"] is None
    assert "power-5" not in str(before["players"])
    assert view(state, A)["sealed"] == "power-5"
    commit(state, B, "4")
    assert [(event.args["seat"], event.args["card"]) for event in told(state, "replaced")] == [
        (A, "power-5"),
        (B, "power-4"),
    ]
    assert {event.rule for event in told(state, "replaced")} == {"DR-5.5"}
    assert state.coins == [9, 5, 5]


@pytest.mark.rule("DR-5.6", "DR-11.6", "DR-11.8")
def test_a_used_ball_returns_at_once() -> None:
    state = table(treasure(4), hands=["1 2 3 4 5 ball"])
    assert supply(state, "ball") == 5
    lay(state, "ball", "3", "2")
    assert kind(state) == "replace"
    assert supply(state, "ball") == 6
    assert hand(state, A) == "1 2 3 4 5"


@pytest.mark.rule("R-13")
@pytest.mark.parametrize(
    ("room", "cards"),
    [
        (treasure(4), [*POWERS, "key"]),
        (monster(9), [*POWERS, "sword"]),
        (ITEMS_VAULT, POWERS),
        (printed("trap-lava"), POWERS),
    ],
)
def test_the_replacement_is_another_legal_card_and_no_second_ball(room: Room, cards: list[str]) -> None:
    state = table(room, hands=["1 2 3 4 5 ball ball key sword"])
    lay(state, "ball", "3", "2")
    assert offered(state, A) == cards
    assert refused(state, A, "ball") == "R-13"


@pytest.mark.rule("R-13")
@pytest.mark.parametrize(
    ("id", "cards"),
    [
        ("vampire", [*POWERS, "sword"]),
        ("wolf-pack", [*POWERS, "torch", "sword"]),
        ("megadragon", [*POWERS, "key", "sword"]),
        ("golem", [*POWERS, "sword"]),
    ],
)
def test_the_replacement_in_the_boss_room(id: str, cards: list[str]) -> None:
    state = table(boss(id), hands=["1 2 3 4 5 torch ball ball key sword"])
    lay(state, "ball", "3", "2")
    assert offered(state, A) == cards


# Legal cards


@pytest.mark.rule("R-12", "DR-11.1", "DR-11.3")
@pytest.mark.parametrize(
    ("room", "cards"),
    [
        (treasure(4), [*POWERS, "ball", "key"]),
        (monster(9), [*POWERS, "ball", "sword"]),
        (ITEMS_VAULT, [*POWERS, "ball"]),
        (printed("trap-boulder"), [*POWERS, "ball"]),
    ],
)
def test_legal_cards_of_a_room(room: Room, cards: list[str]) -> None:
    state = table(room, hands=[EVERYTHING])
    assert offered(state, A) == [*cards, "look-in-vain"]
    for card in ("torch", "key", "sword"):
        if card not in cards:
            assert refused(state, A, card) in ("R-12", "DR-11.1", "DR-11.3")


@pytest.mark.rule("R-12", "R-34", "R-35", "DR-10.28")
@pytest.mark.parametrize(
    ("id", "cards"),
    [
        ("tax-collector", [*POWERS, "ball", "sword"]),
        ("medusa", [*POWERS, "ball", "sword"]),
        ("wolf-pack", [*POWERS, "torch", "ball", "sword"]),
        ("necromancer", [*POWERS, "ball", "sword"]),
        ("megadragon", [*POWERS, "ball", "key", "sword"]),
        ("golem", [*POWERS, "ball", "sword"]),
        ("mummy", [*POWERS, "ball", "sword"]),
    ],
)
def test_legal_cards_of_a_boss(id: str, cards: list[str]) -> None:
    assert offered(table(boss(id), hands=[EVERYTHING]), A) == cards


@pytest.mark.rule("R-12")
def test_a_torch_is_no_card_for_an_ordinary_room() -> None:
    state = table(monster(9), hands=[EVERYTHING])
    assert refused(state, A, "torch") == "R-12"
    assert GAME.refusal(state, A, 5).key == "torch-is-announced"  # type: ignore[union-attr]


@pytest.mark.rule("R-14")
def test_nobody_is_ever_without_a_power_card() -> None:
    for seed in range(30):
        for state in random_game(3 + seed % 3, seed, tactical=seed % 2 == 1):
            for decision in state.pending:
                assert set(decision.options) & {0, 1, 2, 3, 4}


@pytest.mark.rule("R-14")
@pytest.mark.parametrize("tactical", [False, True])
def test_the_engine_asserts_that_a_power_card_is_left(tactical: bool) -> None:
    """No position can be loaded or reached like this; a fault in the rules must not pass over a player in silence."""
    state = table(monster(9), tactical=tactical)
    state.hands[A] = 0
    state.pending = []
    with pytest.raises(AssertionError, match="seat 0 has no power card in room 1"):
        GAME.rules.step(state)


@pytest.mark.rule("R-15")
def test_each_player_has_one_final_card_in_each_room() -> None:
    for seed in range(10):
        events = finished(4, seed).events
        shown = [event for event in events if event.kind == "revealed"]
        assert len(shown) == 4 * 25
        balls = [event for event in shown if event.args["card"] == "crystal-ball"]
        replaced = [event for event in events if event.kind == "replaced"]
        escaped = [
            event for event in events if event.kind == "escaped" and event.args["item"] == "crystal-ball"
        ]
        assert len(replaced) == len(balls) - len(escaped)


@pytest.mark.rule("R-15")
def test_an_item_keeps_a_power_card_in_hand() -> None:
    state = table(treasure(4), hands=["1 2 3 4 5 key"])
    lay(state, "key", "1", "1")
    assert hand(state, A) == "1 2 3 4 5"


@pytest.mark.rule("R-16")
def test_everything_in_a_room_happens_at_the_same_time() -> None:
    """A's wound makes B and C no less hurt than A; of two who claim the last key, the first does not get it."""
    state = table(printed("trap-spikes"), seats=4, wounds=[1, 2, 2, 9])
    lay(state, "3", "1", "1", "1")
    assert state.wounds == [2, 2, 2, 9]
    short = table(
        vault("key", "key", "coins-1", "coins-1", "coins-1"), seats=4, hands=["1 2 3 4 5 key key key key key"]
    )
    lay(short, "3", "1", "2", "3")
    assert [hand(short, seat) for seat in (B, C)] == ["2 3 4 5", "1 3 4 5"]
    assert supply(short, "key") == 1
