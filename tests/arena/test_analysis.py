"""Records under the lamp: what is found must follow from the game, and be the same every time."""

from __future__ import annotations

import pytest

import taverna
from taverna.arena.analysis import Analysis, Analyst, Verdict, analyse, play_step
from taverna.bots import bot
from taverna.kernel import BadData, Decision, Match, Record, Rng, Rules
from tests.support.dead_mans_draw.last_card import BANK, DRAW, GAME, LAST_CARD
from tests.support.toy_game import Beach, DiversJudgement, PearlDivers

QUICK = Analyst(iterations=30, playouts=20, seed=4)


def played(game: str, seats: int, steps: int | None = None) -> Record:
    match, rng, greedy = Match(game, seats=seats, seed=6), Rng(2), bot("greedy")
    while match.pending and (steps is None or len(match.steps) < steps):
        decision = match.pending[0]
        match.submit(decision.seat, greedy.choose(match.game, match.state, decision, rng))
    return match.record()


def test_a_blunder_costs_the_game_and_the_right_choice_nothing() -> None:
    state = GAME.load(LAST_CARD)
    decision = state.pending[0]
    blunder = QUICK.judge(GAME, state, decision, 0, DRAW, step=7)
    assert (blunder.step, blunder.seat, blunder.code, blunder.best, blunder.cost) == (7, 0, DRAW, BANK, 1.0)
    right = QUICK.judge(GAME, state, decision, 0, BANK, step=7)
    assert (right.best, right.cost) == (BANK, 0.0)


def test_where_there_is_nothing_to_choose_nothing_is_advised() -> None:
    state = GAME.setup(2, 3, {"pirates": False})
    assert state.pending[0].options == [DRAW]
    verdict = QUICK.judge(GAME, state, state.pending[0], 0, DRAW, step=0)
    assert (verdict.best, verdict.cost) == (None, 0.0)
    assert sum(verdict.chances) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("game", "seats"), [("dead-mans-draw", 2), ("dungeon-raiders", 3), ("bloodborne", 3), ("gloomhaven", 2)]
)
def test_every_step_of_every_game_has_a_verdict(game: str, seats: int) -> None:
    record = played(game, seats, steps=12)
    told: list[tuple[int, int]] = []
    found = analyse(record, Analyst(iterations=8, playouts=6), lambda *news: told.append(news))
    assert [(verdict.seat, verdict.code) for verdict in found.verdicts] == [
        tuple(step) for step in record.steps
    ]
    assert told[-1] == (12, 12)
    for chances in [verdict.chances for verdict in found.verdicts] + [found.end]:
        assert len(chances) == seats
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_the_same_seed_finds_the_same_and_the_end_is_the_result() -> None:
    record = played("dead-mans-draw", 2)
    first, second = analyse(record, QUICK), analyse(record, QUICK)
    assert first == second
    assert first.end == taverna.replay(record).outcome().rewards()


def test_turning_points_are_the_largest_swings_in_the_order_of_play() -> None:
    stands = [[0.5, 0.5], [0.6, 0.4], [0.2, 0.8], [0.25, 0.75]]
    verdicts = [Verdict(step, 0, 0, chances) for step, chances in enumerate(stands)]
    found = Analysis(verdicts, [1.0, 0.0])
    assert found.swings() == pytest.approx([0.1, 0.4, 0.05, 0.75])
    assert found.turning_points(2) == [1, 3]


def test_what_changed_nothing_is_no_turning_point() -> None:
    stands = [[0.5, 0.5], [0.5, 0.5], [0.6, 0.4]]
    found = Analysis([Verdict(step, 0, 0, chances) for step, chances in enumerate(stands)], [0.6, 0.4])
    assert found.turning_points(3) == [1]


def test_what_may_be_noise_is_no_turning_point() -> None:
    """Two estimates with an error of 0.03 and 0.04 differ by one of 0.05: a turn must be more than 3.5 times that."""
    first = Verdict(0, 0, 0, [0.5, 0.5], errors=[0.03, 0.03])
    noise = Verdict(1, 0, 0, [0.67, 0.33], errors=[0.04, 0.04])
    assert Analysis([first, noise], [1.0, 0.0], [0.3, 0.3]).turning_points(5) == []
    turn = Verdict(1, 0, 0, [0.68, 0.32], errors=[0.04, 0.04])
    found = Analysis([first, turn], [0.68, 0.32], [0.04, 0.04])
    assert found.turning_points(5) == [0]
    assert found.swings() == pytest.approx([0.18, 0.0])
    assert Analysis([turn], [1.0, 0.0]).turning_points(5) == [0], "the end of a game is certain"


def test_a_position_that_is_estimated_twice_does_not_turn() -> None:
    """Thirty steps that change nothing: what differs is only the luck of the playouts."""
    analyst = Analyst(iterations=5, playouts=30)
    state = GAME.setup(2, 8)
    stands = [analyst.chances(GAME, state, step) for step in range(31)]
    verdicts = [Verdict(step, 0, 0, one.shares, errors=one.errors) for step, one in enumerate(stands[:-1])]
    assert len({tuple(one.shares) for one in stands}) > 20
    assert Analysis(verdicts, stands[-1].shares, stands[-1].errors).turning_points(30) == []


def test_what_is_revealed_together_is_the_doing_of_all() -> None:
    """Dungeon Raiders: three cards are laid face down, and the last one turns all of them up."""
    match = Match("dungeon-raiders", seats=3, seed=6)
    for seat in (2, 0, 1):
        match.submit(seat, 1)  # power card 2
    found = analyse(match.record(), Analyst(iterations=2, playouts=3))
    assert [verdict.revealed for verdict in found.verdicts] == [[], [], [0, 1]]


@pytest.mark.parametrize(("game", "seats"), [("bloodborne", 4), ("gloomhaven", 3), ("dead-mans-draw", 3)])
def test_every_sealed_answer_is_revealed_once_and_no_other_step(game: str, seats: int) -> None:
    """Only the last word of a seat is an answer, where it takes several steps to choose."""
    record = played(game, seats, steps=80)
    match = taverna.replay(record, 0)
    seen = 0
    waiting: list[int] = []
    for step, (seat, code) in enumerate(record.steps):
        decision = match.decision(seat)
        sealed = decision is not None and decision.sealed
        others = [one for one in match.pending if one.seat != seat]
        revealed = play_step(match, seat, code)
        assert set(revealed) <= set(waiting)
        waiting = [one for one in waiting if one not in revealed]
        if revealed:
            assert not waiting
            assert not others
            seen += 1
        elif sealed and others and match.decision(seat) is None:
            waiting.append(step)
    assert seen


def test_a_record_with_a_fault_is_refused_before_anybody_thinks() -> None:
    record = played("dead-mans-draw", 2, steps=12)
    record.steps[9] = (0, 999)
    told: list[tuple[int, int]] = []
    with pytest.raises(BadData, match=r"record\.steps\[9\]"):
        analyse(record, QUICK, lambda *news: told.append(news))
    assert told == []


def test_a_step_takes_no_longer_than_it_may() -> None:
    """Without the limit it would take hours."""
    state = GAME.setup(4, 3)
    hasty = Analyst(iterations=5_000_000, playouts=5_000_000, seconds=0.03)
    decision = state.pending[0]
    verdict = hasty.judge(GAME, state, decision, decision.seat, decision.options[-1], step=0)
    assert verdict.best in decision.options
    assert sum(verdict.chances) == pytest.approx(1.0)


class FondJudgement(DiversJudgement):
    def __init__(self, rules: Rules[Beach]) -> None:
        super().__init__(rules)
        self.asked: set[str] = set()

    def rollout_choice(self, state: Beach, decision: Decision, rng: Rng) -> int:
        self.asked.add("light")
        return decision.options[0]

    def rate_options(self, state: Beach, decision: Decision) -> list[float]:
        self.asked.add("worth")
        return [1.0 for _ in decision.options]


class Fond(PearlDivers):
    """Its strong player is a search of its own kind, or none."""

    def __init__(self, strong: str) -> None:
        super().__init__(FondJudgement)
        self.levels = {"strong": strong}
        assert isinstance(self.judgement, FondJudgement)
        self.asked = self.judgement.asked


@pytest.mark.parametrize(
    ("strong", "policy"), [("search:policy=greedy", "worth"), ("greedy", "worth"), ("search", "light")]
)
def test_games_are_played_on_as_the_strong_player_of_the_game_does_it(strong: str, policy: str) -> None:
    game = Fond(strong)
    Analyst(iterations=5, playouts=4).chances(game, game.setup(3, 1), 0)
    assert game.asked == {policy}


def test_costly_choices_come_with_the_worst_first() -> None:
    costs = [0.0, 0.1, 0.3, 0.0, 0.2]
    verdicts = [Verdict(step, 0, 1, [0.5, 0.5], 2, cost) for step, cost in enumerate(costs)]
    assert [verdict.step for verdict in Analysis(verdicts, [1.0, 0.0]).costliest(2)] == [2, 4]
