"""How a game stands, where that can be worked out by hand."""

from __future__ import annotations

import pytest

from taverna.bots.chances import LEAST, chances, compare
from taverna.bots.rollout import RolloutPolicy
from taverna.bots.settings import Settings
from taverna.kernel import Decision, Rng, Rules
from tests.support.dead_mans_draw.last_card import BANK, DRAW, GAME, LAST_CARD
from tests.support.toy_game import RISE, TOY, Beach, DiversJudgement, PearlDivers

LIGHT = Settings({})


def test_a_choice_that_decides_the_game_is_worth_all_of_it() -> None:
    state = GAME.load(LAST_CARD)
    assert state.pending[0].options == [DRAW, BANK]
    found = compare(GAME, state, 0, BANK, DRAW, Rng(1), 20, LIGHT)
    assert (found.gain, found.error, found.times) == (1.0, 0.0, 20)
    assert compare(GAME, state, 0, DRAW, BANK, Rng(1), 20, LIGHT).gain == -1.0


def test_the_same_choice_differs_by_nothing() -> None:
    """Both sides live through the same worlds and the same luck."""
    state = GAME.load({"seats": 2, "options": {"pirates": False}, "play": ["mermaid-9"], "rest": "draw"})
    found = compare(GAME, state, 0, BANK, BANK, Rng(3), 10, LIGHT)
    assert (found.gain, found.error) == (0.0, 0.0)


def test_a_game_that_is_over_stands_as_it_ended() -> None:
    state = GAME.load(LAST_CARD)
    GAME.apply(state, 0, DRAW)
    while state.pending:
        GAME.apply(state, state.pending[0].seat, state.pending[0].options[0])
    found = chances(GAME, state, Rng(1), 5, LIGHT)
    assert (found.shares, found.errors) == ([0.0, 1.0], [0.0, 0.0])


def test_chances_are_shares_of_one_victory_and_change_nothing() -> None:
    state = GAME.setup(4, 8)
    before = GAME.line(state)
    found = chances(GAME, state, Rng(2), 40, LIGHT)
    assert abs(sum(found.shares) - 1.0) < 1e-9
    assert GAME.line(state) == before
    again = chances(GAME, state, Rng(2), 40, LIGHT)
    assert (found.shares, found.errors) == (again.shares, again.errors)


def test_a_certain_loss_is_seen_before_it_happens() -> None:
    state = GAME.load(
        {**LAST_CARD, "play": [], "banks": [["mermaid-9", "chest-7"], ["anchor-2"]], "active": 1}
    )
    found = chances(GAME, state, Rng(1), 20, LIGHT)
    assert found.shares == [1.0, 0.0]
    # With half a victory and half a defeat added to the 20, 20.5 of 21 are won: a variance of 20.5 * 0.5 / 21**2.
    assert found.errors == pytest.approx([(20.5 * 0.5 / 21**2 / 20) ** 0.5] * 2)


def test_the_error_is_that_of_the_mean() -> None:
    """Estimates of the same position differ by as much as they say: the squares of what they miss by add up to it."""
    state = GAME.setup(2, 8)
    found = [chances(GAME, state, Rng(seed), 40, Settings({"policy": "random"})) for seed in range(60)]
    shares = [one.shares[0] for one in found]
    middle = sum(shares) / len(shares)
    spread = sum((share - middle) ** 2 for share in shares) / (len(shares) - 1)
    told = sum(one.errors[0] ** 2 for one in found) / len(found)
    assert 0.6 < spread / told < 1.5


class WatchedJudgement(DiversJudgement):
    """Knows who was asked for what in playing on, and by which policy."""

    def __init__(self, rules: Rules[Beach]) -> None:
        super().__init__(rules)
        self.seen: list[tuple[str, str, int]] = []

    def rollout_choice(self, state: Beach, decision: Decision, rng: Rng) -> int:
        self.seen.append(("light", decision.kind, decision.seat))
        return decision.options[0]

    def rate_options(self, state: Beach, decision: Decision) -> list[float]:
        self.seen.append(("worth", decision.kind, decision.seat))
        return [float(code == RISE) for code in decision.options]

    def is_quiet(self, state: Beach) -> bool:
        return len(state.pending) == state.seats


class Watched(PearlDivers):
    def __init__(self) -> None:
        super().__init__(WatchedJudgement)
        assert isinstance(self.judgement, WatchedJudgement)
        self.seen = self.judgement.seen


def test_a_sealed_answer_is_not_known_to_whoever_chooses_after_it() -> None:
    """Who has sealed one is asked again in thought, as a search does it."""
    game = Watched()
    state = game.setup(2, 5)
    first, second = state.pending
    game.apply(state, first.seat, first.options[0])
    better, worse = second.options[:2]
    compare(game, state, second.seat, better, worse, Rng(1), 1, LIGHT)
    assert game.seen[0] == ("light", "round", first.seat)
    game.seen.clear()
    chances(game, state, Rng(1), 1, LIGHT)
    assert [seat for _, _, seat in game.seen[:2]] == [first.seat, second.seat]


def test_games_are_played_on_as_the_settings_say() -> None:
    game = Watched()
    chances(game, game.setup(2, 5), Rng(1), 2, Settings({"policy": "greedy"}))
    assert {policy for policy, _, _ in game.seen} == {"worth"}
    game.seen.clear()
    chances(game, game.setup(2, 5), Rng(1), 2, Settings({"policy": "random"}))
    assert game.seen == []


def test_a_seat_doubts_the_others_but_not_itself() -> None:
    game = Watched()
    RolloutPolicy(Settings({"policy": "greedy", "opponent_noise": 1.0}), 1).play_on(
        game, game.setup(3, 5), Rng(1)
    )
    assert {(policy, seat) for policy, _, seat in game.seen} == {("light", 0), ("worth", 1), ("light", 2)}
    game.seen.clear()
    rollout = RolloutPolicy(Settings({"policy": "greedy", "opponent_noise": 0.5}), 1)
    for seed in range(30):
        rollout.play_on(game, game.setup(2, 5), Rng(seed))
    doubted = [policy == "light" for policy, _, seat in game.seen if seat == 0]
    assert 0.35 < sum(doubted) / len(doubted) < 0.65
    assert not any(policy == "light" for policy, _, seat in game.seen if seat == 1)


def test_a_limit_of_depth_waits_for_a_settled_position() -> None:
    """One decision, the first card, leaves a round half chosen: it goes on until the next round begins."""
    game = Watched()
    state = game.setup(2, 5, {"rounds": "2"})
    RolloutPolicy(Settings({"depth": 1}), 0).play_on(game, state, Rng(1))
    assert [decision.kind for decision in state.pending] == ["round", "round"]
    assert state.rounds_left == 1


def test_when_time_is_over_enough_was_seen_to_be_fair() -> None:
    state = TOY.setup(3, 5)
    asked: list[int] = []

    def late() -> bool:
        asked.append(1)
        return True

    hasty, short = chances(TOY, state, Rng(1), 500, LIGHT, late), chances(TOY, state, Rng(1), 3, LIGHT)
    assert (hasty.shares, hasty.errors) == (short.shares, short.errors)
    better, worse = state.pending[0].options[:2]
    assert compare(TOY, state, 0, better, worse, Rng(1), 500, LIGHT, late).times == LEAST
    assert len(asked) == 2
