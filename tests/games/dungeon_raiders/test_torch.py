"""The torch (DR-4): at any time, for its user alone."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from taverna.games.dungeon_raiders import GAME
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import Match, NoUndo
from tests.support.dungeon_raiders.positions import (
    LOOK,
    LOOK_IN_VAIN,
    A,
    B,
    C,
    asked,
    boss,
    commit,
    hand,
    kind,
    lay,
    light,
    monster,
    offered,
    printed,
    refused,
    shown_row,
    supply,
    table,
    told,
    treasure,
    vault,
    view,
)

TORCH = "1 2 3 4 5 torch"


def dark_table(hands: Sequence[str]) -> Table:
    return table(
        treasure(3), monster(9), treasure(1), printed("trap-lava"), treasure(2), dark=[2, 4], hands=hands
    )


@pytest.mark.rule("DR-4.1", "DR-4.2", "R-10")
def test_a_torch_shows_all_dark_rooms_to_its_user_alone() -> None:
    state = dark_table(hands=[TORCH])
    assert shown_row(state, A) == ["own", "?", "own", "?", "own"]
    light(state, A)
    assert shown_row(state, A) == ["own", "own", "own", "trap-lava", "own"]
    assert shown_row(state, B) == shown_row(state, None) == ["own", "?", "own", "?", "own"]
    row = view(state, A)["row"]
    assert isinstance(row, list)
    assert [place["seen"] for place in row] == [False, True, False, True, False]
    assert [place["state"] for place in row] == ["current", "dark", "up", "dark", "up"]


@pytest.mark.rule("DR-4.1", "R-10")
def test_everyone_hears_of_a_torch_but_only_its_user_what_it_shows() -> None:
    state = dark_table(hands=[TORCH])
    state.drain()
    light(state, A)
    events = state.drain()
    assert [event.kind for event in events if event.seen_by(B)] == ["lit", "returned"]
    assert [event.kind for event in events if event.seen_by(A)] == ["lit", "torch-showed", "returned"]
    shown = next(event for event in events if event.kind == "torch-showed")
    assert shown.args["places"] == [2, 4]
    assert shown.args["rooms"] == ["own-2", "trap-lava"]


@pytest.mark.rule("DR-4.3")
def test_several_torches_in_one_level() -> None:
    state = dark_table(hands=[TORCH, TORCH])
    light(state, A)
    light(state, B)
    assert shown_row(state, A) == shown_row(state, B) == ["own", "own", "own", "trap-lava", "own"]
    assert shown_row(state, C)[1] == "?"


@pytest.mark.rule("DR-4.4", "DR-11.5", "DR-11.8")
def test_a_used_torch_returns_at_once() -> None:
    state = dark_table(hands=[TORCH])
    assert supply(state, "torch") == 5
    light(state, A)
    assert supply(state, "torch") == 6
    assert hand(state, A) == "1 2 3 4 5"
    assert refused(state, A, LOOK) == "DR-4.1"


@pytest.mark.rule("R-7")
def test_a_torch_is_a_free_action() -> None:
    state = dark_table(hands=[TORCH])
    before = [(decision.seat, decision.kind) for decision in state.pending]
    light(state, A)
    assert [(decision.seat, decision.kind) for decision in state.pending] == before
    assert offered(state, A) == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("R-7")
def test_a_torch_leaves_the_questions_of_others_as_they_are() -> None:
    state = dark_table(hands=[TORCH])
    before = [decision for decision in state.pending if decision.seat != A]
    light(state, A)
    assert [decision for decision in state.pending if decision.seat != A] == before


@pytest.mark.rule("R-8", "R-11")
def test_who_has_committed_may_still_look_but_not_change_the_card() -> None:
    state = dark_table(hands=[TORCH])
    commit(state, A, "5")
    assert asked(state) == [B, C]
    light(state, A)
    assert shown_row(state, A)[1] == "own"
    assert asked(state) == [B, C]
    assert view(state, A)["sealed"] == "power-5"
    assert refused(state, A, "4") == ""
    commit(state, B, "1")
    commit(state, C, "1")
    assert told(state, "revealed")[0].args == {"seat": A, "card": "power-5"}


@pytest.mark.rule("R-8")
def test_a_torch_while_a_crystal_ball_is_replaced() -> None:
    state = dark_table(hands=[TORCH, "1 2 3 4 5 ball", TORCH])
    lay(state, "1", "ball", "2")
    assert (kind(state), asked(state)) == ("replace", [B])
    light(state, A)
    light(state, C)
    assert shown_row(state, A) == shown_row(state, C) == ["own", "own", "own", "trap-lava", "own"]
    assert (kind(state), asked(state)) == ("replace", [B])


@pytest.mark.rule("R-8", "R-11", "R-52")
def test_torches_while_several_crystal_balls_are_replaced_in_secret() -> None:
    """B has sealed a replacement, A has not, C is not asked: all three may light a torch, and nothing else changes."""
    ball = "1 2 3 4 5 ball torch"
    state = dark_table(hands=[ball, ball, TORCH])
    lay(state, "ball", "ball", "2")
    commit(state, B, "5")
    asked_a = next(decision for decision in state.pending if decision.seat == A)
    for seat in (B, C):
        light(state, seat)
        assert shown_row(state, seat)[1] == "own"
        assert shown_row(state, A)[1] == "?"
    assert state.pending == [asked_a]
    assert offered(state, A) == ["1", "2", "3", "4", "5", "look"]
    light(state, A)
    assert (kind(state), asked(state)) == ("replace", [A])
    assert view(state, B)["sealed"] == "power-5"
    assert supply(state, "torch") == 6
    commit(state, A, "1")
    assert [event.args["card"] for event in told(state, "replaced")] == ["power-1", "power-5"]
    assert state.coins == [5, 8, 5]


@pytest.mark.rule("R-8", "DR-4.1")
def test_a_torch_right_after_a_level_is_set_up() -> None:
    """The card choice of room 1 is that moment, and room 1 itself is face up for all by then."""
    state = GAME.load({"seats": 3, "levels": ["level-f"], "characters": ["explorer"]})
    assert shown_row(state, C)[0] != "?"
    assert GAME.rules.free_actions(state, A) == [LOOK]
    light(state, A)
    assert "?" not in shown_row(state, A)


@pytest.mark.rule("R-8", "DR-2.9")
def test_who_could_use_a_torch_does_not_show() -> None:
    with_torch = dark_table(hands=[TORCH, "1 2 3 4 5 key", "1 2 3 4 5 torch"])
    without = dark_table(hands=[TORCH, "1 2 3 4 5 torch", "1 2 3 4 5 key"])
    for eye in (A, None):
        assert view(with_torch, eye) == view(without, eye)
    asked_a = [
        [decision.options for decision in state.pending if decision.seat == A]
        for state in (with_torch, without)
    ]
    assert asked_a[0] == asked_a[1]
    assert asked(with_torch) == asked(without) == [A, B, C]


@pytest.mark.rule("R-8")
def test_nobody_is_asked_inside_the_resolution() -> None:
    """From the last card to the next room is one step: nothing waits for a torch in between."""
    state = table(vault("torch", "torch", "torch", "torch", "torch"), treasure(2), dark=[2])
    lay(state, "1", "2", "3")
    assert kind(state) == "lay"
    assert view(state, A)["place"] == 2


@pytest.mark.rule("R-9")
def test_a_torch_that_shows_nothing_new_has_its_own_code() -> None:
    state = dark_table(hands=["1 2 3 4 5 torch torch"])
    assert GAME.rules.free_actions(state, A) == [LOOK]
    assert refused(state, A, LOOK_IN_VAIN) == "DR-4.2"
    light(state, A)
    assert GAME.rules.free_actions(state, A) == [LOOK_IN_VAIN]
    assert GAME.describe(state, LOOK_IN_VAIN).key == "look-in-vain"
    assert refused(state, A, LOOK) == "R-9"
    light(state, A)
    assert supply(state, "torch") == 6
    assert told(state, "lit-in-vain")[0].rule == "R-9"


@pytest.mark.rule("R-9")
def test_a_torch_without_dark_rooms() -> None:
    state = table(treasure(3), hands=[TORCH])
    assert GAME.rules.free_actions(state, A) == [LOOK_IN_VAIN]
    light(state, A)
    assert not told(state, "torch-showed")
    assert not state.has_looked(A)


@pytest.mark.rule("R-9", "R-34")
@pytest.mark.parametrize("id", ["vampire", "wolf-pack", "mummy"])
def test_no_torch_is_announced_in_the_boss_room(id: str) -> None:
    state = table(boss(id), hands=[TORCH])
    assert GAME.rules.free_actions(state, A) == []
    assert refused(state, A, LOOK) == "R-9"
    assert refused(state, A, LOOK_IN_VAIN) == "R-9"


@pytest.mark.rule("R-10")
def test_what_a_torch_showed_stays_visible_until_the_level_ends() -> None:
    state = dark_table(hands=[TORCH])
    light(state, A)
    lay(state, "1", "1", "1")
    assert shown_row(state, A)[3] == "trap-lava"
    assert shown_row(state, B)[3] == "?"
    again = GAME.load(GAME.dump(GAME.load({"seats": 3, "looked": [0], "levels": ["level-f"]})))
    assert "?" not in shown_row(again, A)
    assert "?" in shown_row(again, B)


@pytest.mark.rule("R-11")
def test_nothing_can_be_taken_back() -> None:
    for tactical in (False, True):
        match = Match(GAME, 4, 7, {"tactical": tactical})
        while not match.over:
            decision = match.pending[0]
            code = decision.options[-1]
            assert not match.undoable(decision.seat, code)
            match.submit(decision.seat, code)
            assert not any(match.can_undo(seat) for seat in range(4))
            with pytest.raises(NoUndo):
                match.undo(decision.seat)


@pytest.mark.rule("R-10", "INV-8")
def test_a_torch_tells_the_others_nothing_in_words_or_views() -> None:
    state = dark_table(hands=[TORCH])
    light(state, A)
    heard = json.dumps([event.to_dict() for event in state.events if event.seen_by(B)])
    assert "trap-lava" not in heard + json.dumps(view(state, B))
