"""What search leans on: the quick choice, and what an unfinished game promises each seat."""

from __future__ import annotations

from collections import Counter

import pytest

from taverna.games.dungeon_raiders import GAME, codes
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import Rng
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    C,
    boss,
    finished,
    monster,
    over,
    printed,
    random_game,
    table,
    treasure,
    vault,
)

WORDS = ["1", "2", "3", "4", "5", "torch", "ball", "key", "sword", "look", "look-in-vain"]
DRAWS = 400


def choices(state: Table, seat: int = A) -> Counter[str]:
    """How often each card is the quick choice."""
    decision = next(decision for decision in state.pending if decision.seat == seat)
    return Counter(
        WORDS[GAME.judgement.rollout_choice(state, decision, Rng(number))] for number in range(DRAWS)
    )


# The quick choice


def test_it_is_always_one_of_the_options_and_never_a_torch_to_look() -> None:
    for seed in range(8):
        for number, state in enumerate(random_game(3 + seed % 3, seed, tactical=seed % 2 == 1)):
            for decision in state.pending:
                code = GAME.judgement.rollout_choice(state, decision, Rng(number))
                assert code in decision.options
                assert code < codes.LOOK


def test_it_changes_nothing_and_draws_from_its_own_stream_alone() -> None:
    state = GAME.setup(4, 3)
    before = GAME.dump(state)
    decision = state.pending[0]
    assert [GAME.judgement.rollout_choice(state, decision, Rng(5)) for _ in range(2)] == [
        GAME.judgement.rollout_choice(state, decision, Rng(5))
    ] * 2
    assert GAME.dump(state) == before


def test_every_card_may_come_but_the_better_ones_more_often() -> None:
    """The better of two draws: the best of five cards in 9 of 25 cases, the worst in 1 of 25."""
    found = choices(table(treasure(6), place=5, hands=["1 2 3 4 5", "1", "1"]))
    assert set(found) == {"1", "2", "3", "4", "5"}
    assert 0.3 < found["5"] / DRAWS < 0.42
    assert found["1"] / DRAWS < 0.08


@pytest.mark.parametrize(
    ("state", "better", "worse"),
    [
        (table(treasure(4), place=5, hands=["1 5", "1", "1"]), "5", "1"),
        (table(treasure(1), hands=["1 2 3 4 5"]), "1", "5"),
        (table(monster(15, wounds=3), place=5, hands=["1 5", "1", "1"]), "5", "1"),
        (table(printed("trap-lava"), place=5, hands=["1 5", "1", "1"], coins=[9, 3, 3]), "1", "5"),
        (table(printed("trap-lava"), place=5, hands=["1 5", "1", "1"], coins=[3, 9, 3]), "5", "1"),
        (table(printed("trap-spikes"), place=5, hands=["1 5", "1", "1"], wounds=[0, 3, 3]), "1", "5"),
        (table(vault("coins-3", "coins-1", "coins-1", "coins-1", "potion-2"), place=5,
               hands=["1 5", "1", "1"], wounds=[0, 0, 0]), "1", "5"),
        (table(vault("coins-3", "coins-1", "coins-1", "coins-1", "potion-2"), place=5,
               hands=["1 5", "1", "1"], coins=[20, 0, 0], wounds=[4, 0, 0]), "5", "1"),
        (table(boss("mummy", wounds=3), hands=["1 5", "1", "1"]), "1", "5"),
        (table(boss("golem", wounds=3), hands=["4 5", "1", "1"]), "4", "5"),
        (table(boss("medusa", 15), hands=["1 5", "1", "1"]), "5", "1"),
        (table(boss("wolf-pack", 15, wounds=3), hands=["1 torch", "1", "1"]), "torch", "1"),
        (table(boss("necromancer", 15, wounds=3), hands=["1 ball", "1", "1"]), "ball", "1"),
    ],
)  # fmt: skip
def test_of_two_cards_the_sensible_one_comes_three_times_out_of_four(
    state: Table, better: str, worse: str
) -> None:
    found = choices(state)
    assert found[better] > 2 * found[worse] > 0


def test_playing_so_beats_chance() -> None:
    """One quick chooser among three randoms; a fair share would be 0.25."""
    won = 0.0
    for seed in range(200):
        state, rng, seat = GAME.setup(4, seed), Rng(seed), seed % 4
        state.quiet()
        while state.pending:
            decision = state.pending[0]
            options = decision.options
            code = (
                GAME.judgement.rollout_choice(state, decision, rng)
                if decision.seat == seat
                else options[rng.below(len(options))]
            )
            GAME.apply(state, decision.seat, code)
        won += GAME.judgement.estimate(state)[seat]
    assert won / 200 > 0.35


# What may be hoped for


def chances(coins: list[int], wounds: list[int], level: int = 4) -> list[float]:
    """Nobody has an item."""
    hands = [[f"power-{value}" for value in range(1, 6)] for _ in coins]
    state = GAME.load({"seats": len(coins), "level": level, "coins": coins, "wounds": wounds, "hands": hands})
    found = GAME.judgement.estimate(state)
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 < hope < 1.0 for hope in found)
    return found


def test_equal_players_hope_for_the_same() -> None:
    assert chances([5, 5, 5, 5], [2, 2, 2, 2]) == pytest.approx([0.25] * 4)


def test_coins_raise_hope_and_wounds_lower_it() -> None:
    rich = chances([9, 5, 5, 5], [2, 2, 2, 2])
    assert rich[A] > rich[B] == rich[C]
    hurt = chances([5, 5, 5, 5], [6, 2, 2, 2])
    assert hurt[A] < hurt[B] == hurt[C]


@pytest.mark.rule("DR-15.2")
def test_the_richest_who_would_faint_hopes_for_less_than_the_second() -> None:
    found = chances([15, 12, 3, 3], [12, 4, 4, 4], level=5)
    assert found[A] < found[B]
    assert found[B] == max(found)


@pytest.mark.rule("DR-15.3", "DR-15.4")
def test_a_tie_for_the_most_wounds_is_a_danger_with_four_but_not_with_three() -> None:
    four = chances([9, 9, 9, 9], [7, 7, 1, 1], level=5)
    three = chances([9, 9, 9], [7, 7, 1], level=5)
    assert four[A] / four[C] < three[A] / three[C]


def test_the_nearer_the_end_the_more_a_lead_tells() -> None:
    early, late = chances([9, 5, 5], [2, 2, 2], level=1), chances([9, 5, 5], [2, 2, 2], level=5)
    assert 1 / 3 < early[A] < late[A]


def test_items_and_good_cards_in_hand_raise_hope() -> None:
    position = {"seats": 3, "level": 2, "place": 4, "coins": [5] * 3, "wounds": [2] * 3}
    weak, strong, armed = ["power-1", "power-2"], ["power-4", "power-5"], ["power-1", "power-2", "key"]
    found = GAME.judgement.estimate(GAME.load({**position, "hands": [weak, strong, armed]}))
    assert found[A] < min(found[B], found[C])


def test_a_position_is_settled_when_a_room_is_entered() -> None:
    state = GAME.setup(3, 1)
    assert GAME.judgement.is_quiet(state)
    GAME.apply(state, 1, state.pending[1].options[0])
    assert not GAME.judgement.is_quiet(state)


def test_at_the_end_it_is_the_share_of_the_victory() -> None:
    assert GAME.judgement.estimate(over([9, 9, 4, 1], [2, 2, 1, 8])) == [0.5, 0.5, 0.0, 0.0]
    state = finished(4, 3)
    assert GAME.judgement.estimate(state) == GAME.outcome(state).rewards()


def test_it_foretells_better_than_no_guess_and_than_counting_coins() -> None:
    """The squared error, over the last levels of random games: against equal shares, and against the richest alone."""
    mine = equal = richest = 0.0
    for seed in range(60):
        halfway = [state.clone() for state in random_game(4, seed) if state.resolved >= 15 and state.pending][
            ::9
        ]
        won = GAME.judgement.estimate(finished(4, seed))
        for state in halfway:
            leaders = [float(coins == max(state.coins)) for coins in state.coins]
            shares = [lead / sum(leaders) for lead in leaders]
            mine += _error(GAME.judgement.estimate(state), won)
            equal += _error([0.25] * 4, won)
            richest += _error(shares, won)
    assert mine < 0.95 * equal < richest


def _error(guess: list[float], won: list[float]) -> float:
    return sum((one - other) ** 2 for one, other in zip(guess, won, strict=True))
