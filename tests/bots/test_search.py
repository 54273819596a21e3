"""The tree search: it finds what is plainly best, keeps to its budget, and knows no more than its seat."""

from __future__ import annotations

from typing import ClassVar

import pytest

import taverna
from taverna.bots.search import SearchBot, best_of, merge, ranking
from taverna.bots.tree import Arm, Guess
from taverna.kernel import BadCall, Decision, Rng, State
from tests.support.toy_game import CARD, RISE, SEARCH, SEAT, TOY, Beach, DiversJudgement, PearlDivers

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
    assert worst.expected is not None
    assert worst.expected < 1.0
    assert best.share + worst.share == pytest.approx(1.0)
    assert best.share == worst.share  # both of two are tried alike, in the same worlds


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
    before, chance = TOY.dump(state), state.rng.dump()
    SearchBot(iterations=50).choose(TOY, state, state.pending[0], Rng(2))
    assert (TOY.dump(state), state.rng.dump()) == (before, chance)


@pytest.mark.parametrize("expand_after", [0, 2])
def test_every_iteration_is_counted_once_at_the_root(expand_after: int) -> None:
    state = TOY.setup(4, 4)
    for decision in state.pending:
        search = SearchBot(iterations=75, expand_after=expand_after).search(TOY, state, decision, Rng(3))
        assert sum(arm.taken for arm in search.arms) == search.iterations
        assert 75 - len(decision.options) < search.iterations <= 75


def test_the_worse_half_is_dropped_again_and_again() -> None:
    state = TOY.load({"seats": 2, "rounds_left": 1, "hands": [[0, 1, 2, 3, 6], [4]], "pile": [5, 7]})
    search = SearchBot(iterations=300).search(TOY, state, state.pending[0], Rng(3))
    assert len(search.arms) == 5
    taken = sorted(arm.taken for arm in search.arms)
    assert taken[:2] == [20, 20]  # of three stages, each with 100 iterations: five arms, then three, then two
    assert taken[2] == 20 + 33
    assert taken[3] == taken[4] == 20 + 33 + 50


def test_all_options_are_tried_in_the_same_worlds() -> None:
    class Curious(PearlDivers):
        worlds: ClassVar[list[object]] = []

        def apply(self, state: Beach, seat: int, code: int) -> None:
            self.worlds.append(self.dump(state))
            super().apply(state, seat, code)

    game = Curious()
    state = game.load({**LAST_DIVE, "pearls": [2, 2, 0], "agenda": [["round"], ["give", 0, 0]]})
    SearchBot(iterations=20).search(game, state, state.pending[0], Rng(3))
    assert len(game.worlds) == 20, "giving is the last choice of this game"
    assert game.worlds[::2] == game.worlds[1::2]
    assert any(world != game.worlds[0] for world in game.worlds)


def test_two_searches_from_one_stream_imagine_other_worlds() -> None:
    rng = Rng(5)
    state = TOY.setup(3, 4)
    first, second = (SearchBot(iterations=40).search(TOY, state, state.pending[0], rng) for _ in range(2))
    assert [arm.earned for arm in first.arms] != [arm.earned for arm in second.arms]


def test_sealed_answers_are_searched_for_every_seat_by_its_own_reward() -> None:
    """The highest card dives; in the last round there is nothing else to gain."""
    position = {"seats": 2, "rounds_left": 1, "hands": [[1, 6], [2, 3]], "pile": [4, 5, 7]}
    state = TOY.load(position)
    assert SearchBot(iterations=400, expand_after=1).choose(TOY, state, state.pending[0], Rng(1)) == CARD + 6


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
    assert judged[0].expected is not None
    assert judged[0].expected < 1.0  # a lead is not a victory yet


def test_a_tree_that_has_grown_looks_for_the_best_answers_too() -> None:
    """Seat 0 splits: then it searches twice, which only a tree compares with rising."""
    position = {**LAST_DIVE, "pearls": [1, 2, 0], "agenda": [["round"], ["dive", 0, 2]]}
    state = TOY.load(position)
    shallow, deep = (
        SearchBot(iterations=200, expand_after=expand_after, policy="random").judge(
            TOY, state, state.pending[0], Rng(1)
        )
        for expand_after in (0, 1)
    )
    assert max(one.expected or 0.0 for one in deep) > max(one.expected or 0.0 for one in shallow)


def test_the_greedy_policy_plays_on_by_worth() -> None:
    class Stubborn(DiversJudgement):
        """Looks only at what is worth most."""

        def rollout_choice(self, state: Beach, decision: Decision, rng: Rng) -> int:
            raise AssertionError

    game = PearlDivers(Stubborn)
    state = game.setup(3, 4)
    SearchBot(iterations=10, policy="greedy").choose(game, state, state.pending[0], Rng(2))
    with pytest.raises(AssertionError):
        SearchBot(iterations=10, policy="greedy", opponent_noise=1.0).choose(
            game, state, state.pending[0], Rng(2)
        )


def test_decisions_on_which_little_hangs_are_taken_at_a_glance() -> None:
    class Careless(DiversJudgement):
        """Likes to rise, and thinks that nothing matters much."""

        def rate_options(self, state: Beach, decision: Decision) -> list[float]:
            return [1.0 if code == RISE else 0.0 for code in decision.options]

        def stakes(self, state: Beach, decision: Decision) -> int:
            return 1

    game = PearlDivers(Careless)
    state = game.load(LAST_DIVE)
    decision = state.pending[0]
    assert SearchBot(iterations=60, stakes=1).choose(game, state, decision, Rng(1)) == SEARCH
    glance = SearchBot(iterations=60, stakes=2)
    assert glance.choose(game, state, decision, Rng(1)) == RISE
    assert glance.judge(game, state, decision, Rng(1))[0].code == RISE


def test_options_that_look_much_worse_are_not_compared() -> None:
    class Sure(DiversJudgement):
        def rate_options(self, state: Beach, decision: Decision) -> list[float]:
            return [3.0 if code == RISE else 1.0 for code in decision.options]

    game = PearlDivers(Sure)
    state = game.load(LAST_DIVE)
    decision = state.pending[0]
    assert SearchBot(iterations=60, within=2.0).choose(game, state, decision, Rng(1)) == SEARCH
    assert SearchBot(iterations=60, within=1.9).choose(game, state, decision, Rng(1)) == RISE


def test_playing_on_stops_only_where_the_position_is_settled() -> None:
    class Patient(DiversJudgement):
        judged: ClassVar[list[bool]] = []

        def is_quiet(self, state: Beach) -> bool:
            return state.rounds_left < 2

        def estimate(self, state: Beach) -> list[float]:
            self.judged.append(state.over or self.is_quiet(state))
            return super().estimate(state)

    game = PearlDivers(Patient)
    state = game.setup(3, 4)
    SearchBot(iterations=10, depth=1).choose(game, state, state.pending[0], Rng(2))
    assert len(Patient.judged) >= 9
    assert all(Patient.judged)


def test_time_is_kept_by_the_clock_that_is_brought() -> None:
    ticks = iter(range(1000))
    bot = SearchBot(iterations=10_000, seconds=30.0, clock=lambda: float(next(ticks)))
    state: State = TOY.load(LAST_DIVE)
    search = bot.search(TOY, state, state.pending[0], Rng(1))
    assert search.iterations == 2 * 30  # a look at the clock for each sweep over two options
    assert next(ticks) == 31


def test_seconds_without_a_clock_are_refused() -> None:
    with pytest.raises(BadCall, match="clock") as refused:
        SearchBot(seconds=1.0)
    assert refused.value.code == "no-clock"


@pytest.mark.parametrize("iterations", [0, -5])
def test_a_search_of_nothing_is_refused(iterations: int) -> None:
    with pytest.raises(BadCall, match="iterations"):
        SearchBot(iterations=iterations)


def test_where_one_is_trusted_nothing_more_is_thought_about_what_is_certain() -> None:
    """Searching wins in some worlds and rising in none: that is plain long before 100,000 games."""
    state = TOY.load(LAST_DIVE)
    search = SearchBot(iterations=100_000, prior_margin=1.0).search(TOY, state, state.pending[0], Rng(1))
    assert search.iterations % (2 * 64) == 0
    assert search.iterations < 2_000
    assert best_of(search.arms).code == SEARCH


# What others think


def _arm(code: int, taken: int, earned: float) -> Arm:
    arm = Arm(code)
    arm.taken, arm.earned = taken, earned
    return arm


def test_others_are_given_credit_for_thinking_with_what_they_may_hold() -> None:
    state = TOY.load({"seats": 2, "rounds_left": 1, "hands": [[1, 5], [0, 6]], "pile": [4, 7]})
    search = SearchBot(iterations=10, rivals=80).search(TOY, state, state.pending[0], Rng(1))
    assert set(search.guesses) == {1}
    found = search.guesses[1].found
    assert set(found) <= {CARD + card for card in (0, 4, 6, 7)}
    assert sum(arm.taken for arm in found.values()) == 80


@pytest.mark.parametrize(
    ("opponent_search_rate", "thought", "luck"), [(0.0, 0, 0), (0.25, 50, 20), (1.0, 200, 0)]
)
def test_how_often_others_are_believed_to_think_can_be_set(
    opponent_search_rate: float, thought: int, luck: int
) -> None:
    """Of 200 times; the one who only looks at what is best at once lays another card."""
    state = TOY.load({"seats": 2, "rounds_left": 1, "hands": [[1, 5], [0, 6]], "pile": [4, 7]})
    own, other = state.pending
    search = SearchBot(iterations=4, policy="greedy", opponent_search_rate=opponent_search_rate).search(
        TOY, state, own, Rng(1)
    )
    worth = TOY.judgement.rate_options(state, other)
    surprise = other.options[worth.index(min(worth))]
    search.guesses[1] = Guess()
    search.guesses[1].learn([_arm(surprise, 10, 5.0)])
    found = [search.expect(state, other, Rng(seed)) for seed in range(200)]
    assert found.count(surprise) == pytest.approx(thought, abs=luck)


def test_what_was_found_out_in_several_worlds_is_summed_up_and_the_better_is_likelier() -> None:
    guess = Guess()
    guess.learn([_arm(CARD, 10, 5.0), _arm(CARD + 1, 10, 5.0)])
    guess.learn([_arm(CARD, 10, 4.0), _arm(CARD + 2, 10, 1.0)])
    assert (guess.found[CARD].taken, guess.found[CARD].mean) == (20, 0.45)
    found = [guess.draw([CARD, CARD + 1, CARD + 2], Rng(seed)) for seed in range(200)]
    assert found.count(CARD + 1) > 160  # 0.05 better: exp(2.5) times as likely
    assert 2 < found.count(CARD) < 40
    assert found.count(CARD + 2) == 0


def test_who_holds_other_cards_than_was_thought_is_not_foreseen() -> None:
    assert Guess().draw([CARD, CARD + 1], Rng(1)) == -1


def test_thinking_of_others_leaves_about_half_of_the_time() -> None:
    ticks = iter(range(10_000))
    bot = SearchBot(iterations=10_000, rivals=10_000, seconds=200.0, clock=lambda: float(next(ticks)))
    state: State = TOY.setup(4, 4)
    search = bot.search(TOY, state, state.pending[0], Rng(1))
    assert set(search.guesses) == {1, 2, 3}
    assert search.iterations > 0
    assert next(ticks) <= 202
    assert search.sweeps >= 80


# Few of many options


def test_only_what_looks_best_is_compared() -> None:
    state = TOY.load({"seats": 2, "rounds_left": 1, "hands": [[0, 1, 2, 3, 6], [4]], "pile": [5, 7]})
    decision = state.pending[0]
    worth = dict(zip(decision.options, TOY.judgement.rate_options(state, decision), strict=True))
    two = sorted(decision.options, key=worth.__getitem__)[-2:]
    judged = SearchBot(iterations=60, width=2).judge(TOY, state, decision, Rng(3))
    assert {one.code for one in judged[:2]} == set(two)
    assert [one.share for one in judged] == [0.5, 0.5, 0.0, 0.0, 0.0]
    assert [one.expected for one in judged[2:]] == [None, None, None]


# Trust in what looks best


class Misled(DiversJudgement):
    """Thinks best of rising, whatever it costs."""

    def rate_options(self, state: Beach, decision: Decision) -> list[float]:
        return [1.0 if code == RISE else 0.0 for code in decision.options]


def _led(code: int, *leads: float) -> Arm:
    """Another option than the trusted one, so far ahead of it in each world."""
    arm = Arm(code, 2.0)
    arm.taken = len(leads)
    for lead in leads:
        arm.note_lead(lead)
    return arm


def test_only_a_sure_lead_outdoes_the_trusted_option() -> None:
    trusted = Arm(0, 2.0)
    trusted.taken = 6
    # 0.1 on average both times; the standard error is 0.02 in the first case, 0.2 in the second.
    sure = _led(1, 0.15, 0.05, 0.15, 0.05, 0.15, 0.05)
    wild = _led(2, 0.6, -0.4, 0.6, -0.4, 0.6, -0.4)
    assert best_of([wild, trusted]).code == 0
    assert best_of([wild, sure, trusted]).code == 1
    assert [one.code for one in ranking([wild, trusted, sure])] == [1, 0, 2]


def test_a_lead_after_few_tries_or_none_at_all_is_not_sure() -> None:
    trusted = Arm(0, 2.0)
    trusted.taken = 6
    assert best_of([_led(1, 0.3, 0.3, 0.3), trusted]).code == 0
    assert best_of([_led(2, *[0.0] * 6), trusted]).code == 0


def test_a_mistake_is_seen_through_however_trusted() -> None:
    game = PearlDivers(Misled)
    state = game.load(LAST_DIVE)
    assert SearchBot(iterations=60, prior_margin=1.5).choose(game, state, state.pending[0], Rng(1)) == SEARCH


def test_what_is_clearly_behind_is_not_thought_about_for_long() -> None:
    class Right(Misled):
        def rate_options(self, state: Beach, decision: Decision) -> list[float]:
            return [1.0 if code == SEARCH else 0.0 for code in decision.options]

    game = PearlDivers(Right)
    state = game.load(LAST_DIVE)
    decision = state.pending[0]
    longer = SearchBot(iterations=400, prior_margin=1.5).search(game, state, decision, Rng(1))
    assert best_of(longer.arms).code == SEARCH
    assert [arm.code for arm in longer.rivals] == [SEARCH]


# Several searches as one


def test_searches_are_merged_by_summing_up() -> None:
    state = TOY.load(LAST_DIVE)
    parts = [SearchBot(iterations=20).search(TOY, state, state.pending[0], Rng(seed)).arms for seed in (1, 2)]
    merged = merge(parts)
    for whole, one, other in zip(merged, *parts, strict=True):
        assert whole.code == one.code == other.code
        assert whole.taken == one.taken + other.taken
        assert whole.earned == pytest.approx(one.earned + other.earned)
    assert best_of(merged).code == SEARCH
    assert [one.code for one in ranking(merged)] == [SEARCH, RISE]
