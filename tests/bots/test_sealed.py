"""Secret choices are mixed: what must not be foreseen is left to chance, what is plainly best is not."""

from __future__ import annotations

import pytest

import taverna
from taverna.bots import GreedyBot, SearchBot, bot
from taverna.bots.bot import quantal
from taverna.bots.sealed import Mixture, without_rare
from taverna.bots.search import merge, pick
from taverna.bots.tree import Arm
from taverna.kernel import Decision, Rng
from tests.support.toy_game import CARD, TOY

SEEDS = 24
ROCK, PAPER, SCISSORS = 0, 1, 2
WINS = {(PAPER, ROCK), (SCISSORS, PAPER), (ROCK, SCISSORS)}


def _expected(option: int, against: list[float], prize: float) -> float:
    """Of a throw, if winning with rock is worth `prize` and with anything else 1."""
    return sum(
        share * (prize if option == ROCK else 1.0) if (option, other) in WINS else 0.0
        for other, share in enumerate(against)
    ) - sum(
        share * (prize if other == ROCK else 1.0) if (other, option) in WINS else 0.0
        for other, share in enumerate(against)
    )


@pytest.mark.parametrize(
    ("prize", "balance"),
    [(1.0, (1 / 3, 1 / 3, 1 / 3)), (2.0, (1 / 4, 1 / 2, 1 / 4))],
    ids=["plain", "rock counts twice"],
)
def test_two_who_regret_alike_come_to_the_balance_of_the_game(
    prize: float, balance: tuple[float, ...]
) -> None:
    """Worked out by hand: where each of three throws earns the same against what the other mixes."""
    options = [ROCK, PAPER, SCISSORS]
    players = [Mixture(), Mixture()]
    players[0].regrets = {ROCK: 1.0}
    for sweep in range(4000):
        shares = [player.shares(options) for player in players]
        for seat, player in enumerate(players):
            values = [_expected(option, shares[1 - seat], prize) for option in options]
            player.learn(options, values, float(sweep))
    for player in players:
        whole = sum(player.weights.values())
        assert [player.weights[option] / whole for option in options] == pytest.approx(balance, abs=0.03)


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_two_seats_that_know_the_same_but_have_other_seeds_do_not_choose_alike(level: str) -> None:
    game = taverna.game("dungeon-raiders")
    state = game.setup(3, 3)
    player = bot(level, iterations=60) if level == "strong" else bot(level)
    chosen = [
        {player.choose(game, state, decision, Rng(seed)) for seed in range(SEEDS)}
        for decision in state.pending[:2]
    ]
    assert all(len(found) > 1 for found in chosen)


def test_the_same_stream_gives_the_same_choice() -> None:
    game = taverna.game("dungeon-raiders")
    state = game.setup(3, 3)
    player = SearchBot(iterations=60, sealed="mixed", depth=1)
    decision = state.pending[0]
    assert len({player.choose(game, state, decision, Rng(5)) for _ in range(3)}) == 1


def test_what_is_plainly_best_has_the_largest_share() -> None:
    """The highest card dives, and in the last round there is nothing else to gain."""
    state = TOY.load({"seats": 2, "rounds_left": 1, "hands": [[1, 6], [2, 3]], "pile": [4, 5, 7]})
    player = SearchBot(iterations=600, sealed="mixed", policy="greedy")
    best = player.judge(TOY, state, state.pending[0], Rng(1))[0]
    assert best.code == CARD + 6
    assert best.share > 0.8


def test_open_decisions_take_the_best_as_before() -> None:
    game = taverna.game("dead-mans-draw")
    state = game.setup(2, 4, {"pirates": False})
    decision = state.pending[0]
    assert not decision.sealed
    mixed, best = (
        SearchBot(iterations=50, sealed=how).search(game, state, decision, Rng(2))
        for how in ("mixed", "best")
    )
    assert [(arm.code, arm.taken, arm.earned) for arm in mixed.arms] == [
        (arm.code, arm.taken, arm.earned) for arm in best.arms
    ]


def test_a_mixture_keeps_to_its_budget_and_says_what_it_expects() -> None:
    state = TOY.setup(3, 4)
    search = SearchBot(iterations=90, sealed="mixed").search(TOY, state, state.pending[0], Rng(1))
    assert search.iterations <= 90
    judged = SearchBot(iterations=90, sealed="mixed").judge(TOY, state, state.pending[0], Rng(1))
    assert sum(one.share for one in judged) == pytest.approx(1.0)
    assert all(one.expected is not None for one in judged)


def test_what_is_left_of_the_first_sweeps_is_not_chosen() -> None:
    assert without_rare([6.0, 3.5, 0.5]) == [6.0, 3.5, 0.0]
    assert without_rare([1.0]) == [1.0]


def test_mixtures_of_several_processes_are_summed_up() -> None:
    parts = []
    for weight in (1.0, 2.0):
        arms = [Arm(3), Arm(4)]
        arms[1].weight = weight
        parts.append(arms)
    total = merge(parts)
    assert [arm.weight for arm in total] == [0.0, 3.0]
    assert pick(total, Rng(1)) == 4


def test_who_only_glances_mixes_secret_choices_by_how_good_they_look() -> None:
    """Worse by the spread: e times as rare."""
    assert quantal([2.0, 1.0, 2.0], 1.0) == pytest.approx([1.0, 0.36788, 1.0], abs=1e-5)


def test_who_only_glances_takes_the_best_where_all_see_it() -> None:
    state = TOY.load(
        {"seats": 3, "rounds_left": 1, "pearls": [2, 2, 0], "agenda": [["round"], ["give", 0, 0]]}
    )
    decision: Decision = state.pending[0]
    assert not decision.sealed
    plain = GreedyBot().choose(TOY, state, decision, Rng(1))
    assert {GreedyBot(spread=100.0).choose(TOY, state, decision, Rng(seed)) for seed in range(20)} == {plain}
