"""Bots by name, what each of them chooses, and games that they play among themselves."""

from __future__ import annotations

from collections import Counter

import pytest

import taverna
from taverna.bots import Bot, bot, bot_names, play, playout
from taverna.kernel import AnyGame, BadCall, Decision, Rng, State
from tests.support.toy_game import CARD, RISE, SEARCH, SPLIT, TOY, Beach, DiversJudgement, PearlDivers


class Indifferent(DiversJudgement):
    """All choices look the same, but for a split dive, which looks worse."""

    def rate_options(self, state: Beach, decision: Decision) -> list[float]:
        return [-1.0 if code == SPLIT else 0.0 for code in decision.options]


def dive() -> Beach:
    return TOY.load({"seats": 2, "hands": [[0], [5]], "pile": [1, 2], "agenda": [["round"], ["dive", 0, 2]]})


def test_bots_have_names() -> None:
    assert {"random", "greedy"} <= set(bot_names())
    assert all(bot(name).name == name for name in bot_names())


def test_an_unknown_bot_is_refused_with_a_guess() -> None:
    with pytest.raises(BadCall, match="did you mean 'greedy'") as refused:
        bot("gredy")
    assert refused.value.code == "unknown-bot"
    assert refused.value.values == {"name": "gredy", "allowed": ", ".join(bot_names())}
    with pytest.raises(BadCall, match="Known: random, greedy"):
        bot("xyz")


def test_the_random_bot_chooses_all_options_equally_often() -> None:
    state, rng = dive(), Rng(3)
    chosen = Counter(bot("random").choose(TOY, state, state.pending[0], rng) for _ in range(3000))
    assert set(chosen) == {SEARCH, SPLIT, RISE}
    assert sum((count - 1000) ** 2 / 1000 for count in chosen.values()) < 13.9  # 2 degrees, 1 in 1000


def test_the_greedy_bot_chooses_what_is_worth_most() -> None:
    state = TOY.load({"seats": 2, "hands": [[3, 0, 7], [5]]})
    assert bot("greedy").choose(TOY, state, state.pending[0], Rng(1)) == CARD, "the toy likes low codes"


def test_the_greedy_bot_leaves_equal_options_to_chance() -> None:
    state, rng = dive(), Rng(3)
    chosen = Counter(
        bot("greedy").choose(PearlDivers(Indifferent), state, state.pending[0], rng) for _ in range(2000)
    )
    assert set(chosen) == {SEARCH, RISE}
    assert 900 < chosen[RISE] < 1100  # 1000 expected, 4.5 deviations


def test_the_greedy_bot_uses_no_chance_where_there_is_no_doubt() -> None:
    rng = Rng(3)
    before = rng.dump()
    for hand in ([3, 0, 7], [4]):
        state = TOY.load({"seats": 2, "hands": [hand, [5]]})
        bot("greedy").choose(TOY, state, state.pending[0], rng)
    assert rng.dump() == before


def test_a_playout_plays_to_the_end_and_counts() -> None:
    state, again = TOY.setup(4, 9), TOY.setup(4, 9)
    decisions = playout(TOY, state, Rng(5))
    assert state.over
    assert decisions >= 4 + 4 + 2, "two rounds at least, each with cards and a dive"
    assert playout(TOY, again, Rng(5)) == decisions
    assert TOY.dump(again) == TOY.dump(state)


def test_a_playout_of_a_game_that_is_over_does_nothing() -> None:
    state = TOY.load({"seats": 2, "rounds_left": 0})
    assert playout(TOY, state, Rng(5)) == 0


class Recorder(Bot):
    """A bot of one's own: takes the last option, and notes when it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        self.asked.append((decision.seat, decision.kind))
        return decision.options[-1]


def test_each_bot_is_asked_for_its_own_seat_and_only_in_doubt() -> None:
    bots = [Recorder(), Recorder()]
    state = TOY.load({"seats": 2, "hands": [[0, 1], [5]], "pile": [2]})
    play(TOY, state, [*bots], [Rng(1), Rng(2)])
    assert state.over
    # One card to play and one opponent to give to are no choice.
    assert bots[0].asked == [(0, "round"), (0, "dive")]
    assert bots[1].asked == [(1, "dive")]


def test_turns_are_counted_in_games_that_have_them() -> None:
    game = taverna.game("dead-mans-draw")
    length = play(game, game.setup(2, 7), [bot("random"), bot("random")], [Rng(1), Rng(2)])
    assert 10 < length.turns <= 50, "every turn takes a card, and there are fifty"
    assert length.decisions >= 2 * length.turns - 1
    toy = play(TOY, TOY.setup(2, 7), [bot("random"), bot("random")], [Rng(1), Rng(2)])
    assert toy.turns == 0
    assert toy.decisions > 0
