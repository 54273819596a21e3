"""The invariants of the rules (INV-1 to INV-8), at every step of random games, and for rooms of any cards (INV-5)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given, settings, strategies as st

from taverna.games.dungeon_raiders import GAME, codes
from taverna.games.dungeon_raiders.content import BOX
from taverna.games.dungeon_raiders.schema import TREASURE, Room
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import NO_ANSWER
from tests.support.dungeon_raiders.positions import (
    boss,
    code,
    finished,
    over,
    printed,
    random_game,
    table,
)

GAMES = {"seats": st.integers(3, 5), "seed": st.integers(0, 1 << 32), "tactical": st.booleans()}


def random_games(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Games of any size, in both variants."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        return settings(max_examples=examples, deadline=None)(given(**GAMES)(test))

    return decorate


@random_games(40)
@pytest.mark.rule("INV-1")
def test_inv_1_items_are_conserved(seats: int, seed: int, tactical: bool) -> None:
    for state in random_game(seats, seed, tactical):
        for item in range(4):
            on_table = state.laid.count(5 + item) if item >= 2 else 0
            assert state.supply[item] >= 0
            assert state.supply[item] + sum(state.items[item::4]) + on_table == 6
        for seat in range(seats):
            held = [state.hands[seat] >> (5 + item) & 1 for item in range(4)]
            assert held == [int(state.items[4 * seat + item] > 0) for item in range(4)]


@random_games(40)
@pytest.mark.rule("INV-2", "R-14")
def test_inv_2_power_cards_are_one_set(seats: int, seed: int, tactical: bool) -> None:
    for state in random_game(seats, seed, tactical):
        if not state.pending:
            continue
        view = GAME.view(state, None)
        players = view["players"]
        assert isinstance(players, list)
        for seat in range(seats):
            in_hand = {value for value in range(1, 6) if state.hands[seat] >> (value - 1) & 1}
            assert in_hand.isdisjoint(players[seat]["played"])
            assert in_hand | set(players[seat]["played"]) == {1, 2, 3, 4, 5}
            spent = 1 if state.laid and 0 <= state.laid[seat] < 5 else 0
            assert len(in_hand) + spent >= 6 - (state.resolved % 5 + 1)


@random_games(40)
@pytest.mark.rule("INV-3", "DR-12.1")
def test_inv_3_counters(seats: int, seed: int, tactical: bool) -> None:
    for state in random_game(seats, seed, tactical):
        assert all(0 <= coins <= 20 for coins in state.coins)
        assert all(wounds >= 0 for wounds in state.wounds)


@random_games(30)
@pytest.mark.rule("INV-4")
def test_inv_4_rooms(seats: int, seed: int, tactical: bool) -> None:
    everything = Counter(room.id for room in BOX.rooms[: BOX.first_boss])
    for state in random_game(seats, seed, tactical):
        found = GAME.dump(state)
        zones = [found[zone] for zone in ("removed", "discard", "row", "pile")]
        ids = [str(id) for zone in zones if isinstance(zone, list) for id in zone]
        bosses = [id for id in ids if id not in everything]
        assert len(bosses) == 1
        assert Counter(ids) - Counter(bosses) == everything
    assert state.resolved == 25
    entered = [event.args["room"] for event in state.events if event.kind.startswith("entered")]
    assert len(entered) == 25
    assert entered[24] == bosses[0]


# INV-5: any room, any cards


@settings(max_examples=200, deadline=None)
@given(data=st.data())
@pytest.mark.rule("INV-5", "R-16")
def test_inv_5_seats_do_not_matter_in_a_room(data: st.DataObject) -> None:
    seats = data.draw(st.integers(3, 5))
    room = data.draw(st.sampled_from(BOX.rooms))
    coins = data.draw(st.lists(st.integers(0, 20), min_size=seats, max_size=seats))
    wounds = data.draw(st.lists(st.integers(0, 9), min_size=seats, max_size=seats))
    laid = [data.draw(st.sampled_from(final_cards(room))) for _ in range(seats)]
    order = data.draw(st.permutations(range(seats)))
    plain = outcome(room, coins, wounds, laid)
    moved = outcome(
        room,
        [coins[seat] for seat in order],
        [wounds[seat] for seat in order],
        [laid[seat] for seat in order],
    )
    assert moved == [plain[seat] for seat in order]


def final_cards(room: Room) -> list[str]:
    """Every card that can end up as somebody's card there, but for balls that would ask for another one."""
    words = ["1", "2", "3", "4", "5", "torch", "ball", "key", "sword"]
    cards = [words[card] for card in codes.CODES[room.legal]]
    return [card for card in cards if card != "ball" or room.escape == code("ball")]


def outcome(room: Room, coins: list[int], wounds: list[int], laid: list[str]) -> list[tuple[object, ...]]:
    """What each seat has after the room: coins, wounds, cards, and whether it was eliminated."""
    seats = len(laid)
    hands = ["1 2 3 4 5" + ("" if card.isdecimal() else f" {card}") for card in laid]
    card = (
        boss(room.id)
        if room.id in BOX.numbers and BOX.numbers[room.id] >= BOX.first_boss
        else printed(room.id)
    )
    state = table(card, seats=seats, hands=hands, coins=coins, wounds=wounds)
    for seat, played in enumerate(laid):
        GAME.apply(state, seat, code(played))
    winners = GAME.outcome(state).winners
    return [
        (
            state.coins[seat],
            state.wounds[seat],
            state.hands[seat],
            state.petrified >> seat & 1,
            seat in winners,
        )
        for seat in range(seats)
    ]


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 3), st.booleans()), min_size=3, max_size=4))
@pytest.mark.rule("INV-5", "INV-7")
def test_inv_5_seats_do_not_matter_in_the_final_scoring(players: list[tuple[int, int, bool]]) -> None:
    plain = ends(players)
    for order in permutations(range(len(players))):
        assert ends([players[seat] for seat in order]) == [plain[seat] for seat in order]


def ends(players: list[tuple[int, int, bool]]) -> list[tuple[bool, bool]]:
    """Who wins and who faints."""
    state = over(
        [coins for coins, _, _ in players],
        [wounds for _, wounds, _ in players],
        [seat for seat, player in enumerate(players) if player[2]],
    )
    result = GAME.view(state, None)["result"]
    assert isinstance(result, dict)
    return [(seat in result["winners"], seat in result["fainted"]) for seat in range(len(players))]


@random_games(40)
@pytest.mark.rule("INV-6")
def test_inv_6_no_more_coins_than_the_chests_hold(seats: int, seed: int, tactical: bool) -> None:
    before: Table | None = None
    for state in random_game(seats, seed, tactical):
        if before is not None and state.resolved > before.resolved and before.room().kind == TREASURE:
            paid = sum(state.coins) - sum(before.coins)
            assert 0 <= paid <= sum(before.room().chests)
        before = state.clone()


@random_games(60)
@pytest.mark.rule("INV-7", "DR-10.8")
def test_inv_7_somebody_wins_unless_medusa_takes_all(seats: int, seed: int, tactical: bool) -> None:
    state = finished(seats, seed, tactical)
    winners = GAME.outcome(state).winners
    result = GAME.view(state, None)["result"]
    assert isinstance(result, dict)
    assert bool(winners) == (len(result["petrified"]) < seats)
    assert not set(winners) & {*result["fainted"], *result["petrified"]}
    assert result["ranking"][: len(winners)] == winners or not winners


@random_games(12)
@pytest.mark.rule("INV-8", "R-3")
def test_inv_8_no_view_holds_a_secret(seats: int, seed: int, tactical: bool) -> None:
    """A view is the same whatever others hold, have sealed, or what lies where the seat has not looked."""
    for state in random_game(seats, seed, tactical):
        dark = {state.row()[place].id for place in range(5) if state.is_dark(place)}
        unseen = {f'"{state.rules.rooms[number].id}"' for number in state.pile[(state.level() + 1) * 5 :]}
        for eye in (*range(seats), None):
            shown = json.dumps(GAME.view(state, eye))
            looked = eye is not None and state.has_looked(eye)
            hidden = unseen if looked else unseen | {f'"{id}"' for id in dark}
            assert not [id for id in hidden if id in shown]
        if state.answers:
            for seat in range(seats):
                if state.answers[seat] == NO_ANSWER:
                    continue
                other = state.clone()
                possible = [card for card in range(5) if state.hands[seat] >> card & 1]
                other.answers = [*state.answers[:seat], possible[-1], *state.answers[seat + 1 :]]
                for eye in (*range(seats), None):
                    if eye != seat:
                        assert GAME.view(other, eye) == GAME.view(state, eye)


@random_games(12)
@pytest.mark.rule("INV-8", "DR-2.9")
def test_inv_8_no_view_tells_which_items_others_hold(seats: int, seed: int, tactical: bool) -> None:
    """Swap one item of a hand for another: all that others see of it is its size, and the supply that follows."""
    for state in random_game(seats, seed, tactical):
        for seat in range(seats):
            if not state.items[4 * seat] or state.answers:
                continue
            other = state.clone()
            other.spend(seat, code("torch"))
            other.items[4 * seat + 3] += 1
            other.hands[seat] |= 1 << code("sword")
            for eye in (*range(seats), None):
                if eye != seat:
                    assert GAME.view(other, eye) == GAME.view(state, eye)
