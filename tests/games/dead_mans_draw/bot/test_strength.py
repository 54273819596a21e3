"""How strong `greedy` is, and what it must not look at."""

from __future__ import annotations

from math import isfinite

import pytest

from taverna.arena import simulate
from taverna.games.dead_mans_draw import GAME
from taverna.kernel import Rng

# What it must not look at

VARIETIES: list[tuple[int, dict[str, object]]] = [
    (2, {"pirates": False}),
    (2, {"private_oracle": True}),
    (3, {"variation": "beneath-the-waves", "mermaid_effect": True}),
    (3, {"variation": "thieves-island", "bottom_feeder": True}),
    (4, {"variation": "strange-lands", "mermaid_effect": True}),
    (5, {"variation": "pile-o-treasure"}),
    (6, {"variation": "sudden-death", "safe_choices": True}),
    (8, {"variation": "all-hands-on-deck", "mermaid_effect": True}),
]


@pytest.mark.parametrize(("seats", "options"), VARIETIES)
def test_it_thinks_the_same_of_worlds_that_its_seat_cant_tell_apart(
    seats: int, options: dict[str, object]
) -> None:
    chance, changed = Rng(9), 0
    for seed in range(4):
        state = GAME.setup(seats, seed, options)
        state.quiet()
        while state.pending:
            decision = state.pending[-1]
            worth = GAME.judgement.rate_options(state, decision)
            assert len(worth) == len(decision.options)
            assert all(isfinite(value) for value in worth)
            other = GAME.determinize(state, decision.seat, chance)
            assert GAME.judgement.rate_options(other, decision) == worth
            changed += other.draw != state.draw
            GAME.apply(state, decision.seat, decision.options[chance.below(len(decision.options))])
    assert changed > 100, "the worlds compared must differ"


def test_thinking_changes_nothing() -> None:
    state, chance = GAME.setup(4, 3, {"mermaid_effect": True}), Rng(4)
    while state.pending:
        decision = state.pending[0]
        before = GAME.dump(state)
        GAME.judgement.rate_options(state, decision)
        assert GAME.dump(state) == before
        GAME.apply(state, decision.seat, decision.options[chance.below(len(decision.options))])


# How strong it is


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    "options",
    [{"pirates": False}, {}, {"mermaid_effect": True}, {"variation": "strange-lands"}],
    ids=["plain", "pirates", "mermaid effect", "strange lands"],
)
def test_it_beats_random_in_nine_of_ten_games(options: dict[str, object]) -> None:
    summary = simulate("dead-mans-draw", 1000, ["greedy", "random"], options=options, seed=1)
    greedy = summary.bots[0]
    assert greedy.win_rate >= 0.9
    assert greedy.fair_share == 0.5


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "at_least"), [(4, 0.75), (8, 0.6)])
def test_it_beats_many_random_players(seats: int, at_least: float) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    assert simulate("dead-mans-draw", 400, bots, seed=1).bots[0].win_rate >= at_least
