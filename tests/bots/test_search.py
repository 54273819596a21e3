"""The tree search: it finds what is plainly best, keeps to its budget, and knows no more than its seat."""

from __future__ import annotations

import pytest

import taverna
from taverna.bots.search import CHUNK, SearchBot
from taverna.bots.tree import Search
from taverna.kernel import BadCall, Rng, State
from tests.kernel.toy_game import CARD, RISE, SEARCH, SEAT, TOY

# Seat 0 dives one deep, with the pile before it, and it is the last round: searching wins, rising gives the pearl away.
LAST_DIVE: dict[str, object] = {
    "seats": 3,
    "rounds_left": 0,
    "hands": [[], [], []],
    "pile": [2, 3, 6],
    "pearls": [1, 1, 0],
    "agenda": [["round"], ["dive", 0, 1]],
}


def test_what_wins_at_once_is_found() -> None:
    state = TOY.load(LAST_DIVE)
    assert SearchBot(iterations=60).choose(TOY, state, state.pending[0], Rng(1)) == SEARCH


def test_what_loses_at_once_is_avoided() -> None:
    """Giving to seat 2 leaves the lead to seat 0; giving to seat 1 loses it."""
    state = TOY.load({**LAST_DIVE, "pearls": [2, 2, 0], "agenda": [["round"], ["give", 0, 0]]})
    assert state.pending[0].options == [SEAT + 1, SEAT + 2]
    assert SearchBot(iterations=60).choose(TOY, state, state.pending[0], Rng(1)) == SEAT + 2


def test_a_judgement_says_how_sure_it_is_and_what_to_expect() -> None:
    state = TOY.load(LAST_DIVE)
    best, worst = SearchBot(iterations=100).judge(TOY, state, state.pending[0], Rng(1))
    assert (best.code, worst.code) == (SEARCH, RISE)
    assert best.expected == 1.0  # two pearls against one and none
    assert worst.expected < 1.0
    assert best.share + worst.share == pytest.approx(1.0)
    assert best.share > worst.share


@pytest.mark.parametrize("game", ["dead-mans-draw"])
def test_the_same_stream_gives_the_same_choice(game: str) -> None:
    rules = taverna.game(game)
    state = rules.setup(3, 5)
    for _ in range(12):
        decision = state.pending[0]
        first, again = (SearchBot(iterations=40).choose(rules, state, decision, Rng(9)) for _ in range(2))
        assert first == again
        rules.apply(state, decision.seat, first)


def test_a_search_leaves_the_game_as_it_was() -> None:
    state = TOY.setup(3, 4)
    before, chance = TOY.dump(state), state.rng.state
    SearchBot(iterations=50).choose(TOY, state, state.pending[0], Rng(2))
    assert (TOY.dump(state), state.rng.state) == (before, chance)


def test_every_iteration_is_counted_once_at_the_root() -> None:
    state = TOY.setup(4, 4)
    for decision in state.pending:
        search = Search(TOY, state, decision.seat, Rng(3))
        search.run(75)
        assert sum(arm.taken for arm in search.arms(decision)) == search.iterations == 75


def test_sealed_answers_are_searched_for_every_seat_by_its_own_reward() -> None:
    """The highest card dives; in the last round there is nothing else to gain."""
    position = {"seats": 2, "rounds_left": 1, "hands": [[1, 6], [2, 3]], "pile": [4, 5, 7]}
    state = TOY.load(position)
    assert SearchBot(iterations=400).choose(TOY, state, state.pending[0], Rng(1)) == CARD + 6


def test_what_others_sealed_makes_no_difference() -> None:
    position = {"seats": 2, "rounds_left": 1, "hands": [[1, 6], [2, 7]], "pile": [4, 5, 3]}
    chosen = set()
    for card in (2, 7):
        state = TOY.load(position)
        TOY.apply(state, 1, CARD + card)
        chosen.add(SearchBot(iterations=100).choose(TOY, state, state.pending[0], Rng(6)))
    assert len(chosen) == 1


def test_a_depth_stops_the_playing_on() -> None:
    """After one more decision the pearls of that moment count."""
    state = TOY.load({**LAST_DIVE, "rounds_left": 2, "hands": [[0, 1], [4], [8]]})
    judged = SearchBot(iterations=80, depth=1).judge(TOY, state, state.pending[0], Rng(1))
    assert judged[0].code == SEARCH
    assert judged[0].expected < 1.0  # a lead is not a victory yet


def test_time_is_kept_by_the_clock_that_is_brought() -> None:
    ticks = iter(range(100))
    bot = SearchBot(iterations=10_000, seconds=3.0, clock=lambda: float(next(ticks)))
    state: State = TOY.setup(2, 1)
    assert bot.search(TOY, state, state.pending[0], Rng(1)).iterations == 3 * CHUNK


@pytest.mark.parametrize("iterations", [0, -5])
def test_a_search_of_nothing_is_refused(iterations: int) -> None:
    with pytest.raises(BadCall, match="iterations"):
        SearchBot(iterations=iterations)
