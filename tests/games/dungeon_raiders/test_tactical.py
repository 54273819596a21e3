"""The tactical variant (DR-16): face up, in turn, with the map."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from tests.support.dungeon_raiders.positions import (
    LOOK,
    A,
    B,
    C,
    D,
    asked,
    boss,
    hand,
    kind,
    light,
    monster,
    offered,
    play,
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

BALL = "1 2 3 4 5 ball"


@pytest.mark.rule("DR-16.1")
def test_a_random_player_gets_the_map() -> None:
    starts = [GAME.setup(4, seed, {"tactical": True}) for seed in range(60)]
    assert {state.map for state in starts} == {0, 1, 2, 3}
    for state in starts:
        assert asked(state) == [state.map]
        assert view(state, None)["map"] == state.map
    assert GAME.options[0].rule == "DR-16.1"
    assert GAME.options[0].default is False


@pytest.mark.rule("DR-16.2")
def test_cards_are_played_face_up_and_clockwise_from_the_map() -> None:
    state = table(monster(99), seats=4, tactical=True, map=2)
    order = []
    for card in ("5", "4", "3"):
        order += asked(state)
        assert not state.pending[0].sealed
        play(state, card)
    order += asked(state)
    assert order == [C, D, A, B]
    players = view(state, B)["players"]
    assert isinstance(players, list)
    assert [player["card"] for player in players] == ["power-3", None, "power-5", "power-4"]
    assert view(state, None)["players"] == players


@pytest.mark.rule("DR-16.2")
def test_out_of_turn_is_refused() -> None:
    state = table(monster(99), seats=4, tactical=True, map=2)
    assert refused(state, A, "1") == ""
    assert asked(state) == [C]


@pytest.mark.rule("DR-16.3", "DR-16.4")
def test_a_ball_passes_and_its_owners_play_their_second_cards_in_turn() -> None:
    state = table(treasure(4), seats=4, tactical=True, map=1, hands=[BALL, BALL, "1 2 3 4 5", BALL])
    play(state, "ball", "3", "ball", "ball")
    assert [event.args["seat"] for event in told(state, "passed")] == [B, D, A]
    order = []
    for card in ("2", "4", "5"):
        assert kind(state) == "replace"
        order += asked(state)
        play(state, card)
    assert order == [B, D, A]
    assert {event.rule for event in told(state, "replaced")} == {"DR-16.4"}
    assert state.coins == [9, 5, 5, 5]


@pytest.mark.rule("DR-16.4", "R-49")
def test_a_later_owner_of_a_ball_sees_the_earlier_second_cards() -> None:
    state = table(treasure(4), tactical=True, map=0, hands=[BALL, BALL])
    play(state, "ball", "ball", "1")
    play(state, "5")
    assert asked(state) == [B]
    players = view(state, B)["players"]
    assert isinstance(players, list)
    assert [player["card"] for player in players] == ["power-5", "crystal-ball", "power-1"]


@pytest.mark.rule("DR-16.5")
def test_used_balls_return_to_the_supply() -> None:
    state = table(treasure(4), tactical=True, map=0, hands=[BALL])
    play(state, "ball", "2", "1")
    assert supply(state, "ball") == 6
    assert told(state, "returned")[0].rule == "DR-16.5"
    play(state, "3")
    assert hand(state, A) == "1 2 4 5"


@pytest.mark.rule("DR-16.6", "R-50")
@pytest.mark.parametrize("start", [A, B, C])
def test_the_room_is_resolved_as_usual_whoever_began(start: int) -> None:
    state = table(monster(99, wounds=2), tactical=True, map=start, wounds=[0, 0, 0])
    cards = {A: "1", B: "4", C: "1"}
    for _ in range(3):
        play(state, cards[asked(state)[0]])
    assert state.wounds == [2, 0, 2]


@pytest.mark.rule("DR-16.7")
def test_the_highest_card_takes_the_map() -> None:
    state = table(monster(1), monster(1), tactical=True, map=0)
    play(state, "2", "5", "3")
    assert state.map == B
    assert asked(state) == [B]
    assert told(state, "map-passed")[0].args == {"seat": B}


@pytest.mark.rule("DR-16.7")
def test_keys_and_swords_count_five_for_the_map() -> None:
    key = table(
        treasure(1), monster(1), tactical=True, map=0, hands=["1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5 key"]
    )
    play(key, "4", "3", "key")
    assert key.map == C
    sword = table(monster(1), monster(1), tactical=True, map=0, hands=["1 2 3 4 5", "1 2 3 4 5 sword"])
    play(sword, "4", "sword", "1")
    assert sword.map == B


@pytest.mark.rule("DR-16.8")
@pytest.mark.parametrize(
    ("start", "cards", "taker"),
    [
        (C, {A: "5", D: "5", B: "1", C: "2"}, D),
        (B, {A: "5", D: "5", B: "1", C: "2"}, D),
        (D, {A: "5", C: "5", B: "1", D: "2"}, A),
        (A, {B: "4", C: "4", D: "4", A: "1"}, B),
    ],
)
def test_a_tie_goes_to_the_nearest_clockwise(start: int, cards: dict[int, str], taker: int) -> None:
    state = table(monster(1), monster(1), seats=4, tactical=True, map=start)
    for _ in range(4):
        play(state, cards[asked(state)[0]])
    assert state.map == taker
    assert told(state, "map-passed")[0].rule == "DR-16.8"


@pytest.mark.rule("R-47")
def test_the_starting_player_keeps_the_map_in_a_tie() -> None:
    state = table(monster(1), monster(1), seats=4, tactical=True, map=2)
    play(state, "4", "4", "1", "4")
    assert state.map == C
    assert told(state, "map-kept")[0].rule == "R-47"


@pytest.mark.rule("R-48")
def test_replacements_count_for_the_map() -> None:
    state = table(monster(1), monster(1), tactical=True, map=0, hands=["1 2 3 4 5", BALL])
    play(state, "4", "ball", "3")
    play(state, "5")
    assert state.map == B
    low = table(monster(1), monster(1), tactical=True, map=0, hands=["1 2 3 4 5", BALL])
    play(low, "4", "ball", "3")
    play(low, "1")
    assert low.map == A


@pytest.mark.rule("DR-16.9")
def test_the_map_stays_over_the_end_of_a_level() -> None:
    state = table(monster(1), tactical=True, map=0, place=5, hands=["1", "2", "5"])
    play(state, "1", "2", "5")
    assert view(state, A)["level"] == 2
    assert state.map == C
    assert asked(state) == [C]


@pytest.mark.rule("R-49")
def test_any_card_legal_in_the_room_may_be_played() -> None:
    everything = "1 2 3 4 5 torch ball key sword"
    state = table(treasure(4), tactical=True, map=0, hands=[everything])
    assert offered(state, A) == ["1", "2", "3", "4", "5", "ball", "key", "look-in-vain"]
    assert refused(state, A, "sword") == "DR-11.1"
    wolves = table(boss("wolf-pack", 99, wounds=3), tactical=True, map=0, hands=[everything])
    play(wolves, "torch", "1", "2")
    assert wolves.wounds == [2, 5, 2]
    dead = table(boss("necromancer", 99, wounds=3), tactical=True, map=0, hands=[everything])
    play(dead, "ball", "1", "2")
    assert kind(dead) == "over"
    assert dead.wounds == [2, 5, 2]


@pytest.mark.rule("R-49", "R-8")
def test_a_torch_may_be_used_whenever_a_turn_is_pending() -> None:
    torch = "1 2 3 4 5 torch"
    state = table(treasure(4), monster(9), tactical=True, map=0, hands=[torch, torch, torch], dark=[2])
    play(state, "1")
    assert asked(state) == [B]
    for seat in (A, C):
        assert GAME.rules.free_actions(state, seat) == [LOOK]
        light(state, seat)
        assert shown_row(state, seat)[1] == "own"
    assert asked(state) == [B]
    assert "look" in offered(state, B)


@pytest.mark.rule("R-50", "DR-8.3")
@pytest.mark.parametrize("start", [A, B, C])
def test_turn_order_changes_no_number(start: int) -> None:
    """A vault with one key left: whoever asks for it first gets it no more than the last."""
    chest = vault("coins-1", "coins-1", "key", "coins-1", "coins-1")
    state = table(
        chest, tactical=True, map=start, hands=["1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5 key key key key key"]
    )
    for _ in range(3):
        play(state, {A: "3", B: "3", C: "1"}[asked(state)[0]])
    assert hand(state, A) == hand(state, B) == "1 2 4 5"
    assert supply(state, "key") == 1


@pytest.mark.rule("R-49", "R-22")
def test_a_torch_by_a_player_who_is_not_on_turn_counts_for_the_vault() -> None:
    """B plays a second card; A lights the torch that B then takes."""
    chest = vault("torch", "coins-1", "coins-1", "coins-1", "coins-1")
    torches = "1 2 3 4 5 torch torch torch"
    state = table(chest, tactical=True, map=1, hands=[torches, BALL, torches])
    play(state, "ball", "2", "2")
    assert (kind(state), asked(state)) == ("replace", [B])
    light(state, A)
    assert asked(state) == [B]
    play(state, "1")
    assert hand(state, B) == "2 3 4 5 torch"


@pytest.mark.rule("R-49", "R-35", "DR-16.3")
def test_nobody_passes_who_escapes_from_the_necromancer() -> None:
    state = table(boss("necromancer", 99, wounds=3), tactical=True, map=1, hands=[BALL, "1 2 3 4 5", BALL])
    play(state, "4", "ball", "ball")
    assert kind(state) == "over"
    assert not told(state, "passed")
    assert state.wounds == [2, 5, 2]


@pytest.mark.rule("R-49", "DR-16.4")
def test_second_cards_that_escape_are_played_in_turn() -> None:
    """C is the last to choose and sees that B is gone: a low card now costs wounds, so C goes too."""
    both = "1 2 3 4 5 ball torch"
    state = table(boss("wolf-pack", 99, wounds=3), tactical=True, map=1, hands=["1 2 3 4 5", both, both])
    play(state, "ball", "ball", "4")
    assert asked(state) == [B]
    play(state, "torch")
    assert supply(state, "torch") == 5
    assert asked(state) == [C]
    play(state, "torch")
    assert state.wounds == [5, 2, 2]
    assert (supply(state, "torch"), supply(state, "ball")) == (6, 6)


@pytest.mark.rule("DR-16.7", "DR-16.9", "DR-14.4")
def test_after_the_boss_the_map_goes_nowhere() -> None:
    state = table(boss("vampire", 3), tactical=True, map=1)
    play(state, "1", "5", "2")
    assert kind(state) == "over"
    assert state.map == B
    assert not [event for event in state.events if event.kind.startswith("map-")]


@pytest.mark.rule("R-48", "R-47", "DR-16.8")
@pytest.mark.parametrize(("second", "taker"), [("key", B), ("4", A), ("3", A)])
def test_a_key_after_a_ball_takes_the_map_and_a_tie_does_not(second: str, taker: int) -> None:
    state = table(treasure(1), monster(1), tactical=True, map=0, hands=["1 2 3 4 5", "1 2 3 4 5 ball key"])
    play(state, "4", "ball", "4")
    play(state, second)
    assert state.map == taker


@pytest.mark.rule("DR-16.7", "DR-16.8", "DR-16.9")
def test_the_map_always_follows_the_highest_card() -> None:
    for seed in range(10):
        holder, room = -1, None
        for state in random_game(4, seed, tactical=True):
            if state.resolved and room is not None and state.resolved != room:
                values = [5 if card >= 7 else card + 1 for card in state.last]
                if state.resolved < 25:
                    best = [
                        (holder + left) % 4 for left in range(4) if values[(holder + left) % 4] == max(values)
                    ]
                    assert state.map == best[0]
            holder, room = state.map, state.resolved
