"""Nobody can foresee chance: an attack that computes the old generator's every later result learns nothing here.

The attack sees a score of results below 64, as a spectator sees drawn cards, and finds the state in a second.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from taverna.kernel import Rng
from taverna.kernel.old_chance import OldRng
from taverna.kit.piles import shuffle

Reals = np.ndarray[tuple[int, int], np.dtype[np.float64]]

SIDES = 64
BASE, FACTOR = 1 << 30, 998578647
MODULUS = FACTOR * BASE - 1
RATIO = FACTOR / BASE
SIZE = 12
"""How many states in a row the lattice ties together: each is the one before times FACTOR, modulo MODULUS."""
SEEN, AHEAD = 20, 40


# The arithmetic of the old generator


def step(state: int) -> int:
    return FACTOR * (state % BASE) + state // BASE


def shown(state: int) -> int:
    """The result below 64: the highest bits of the digit and of the carry, one upon the other."""
    return ((state % BASE) ^ (state // BASE)) * SIDES // BASE


def test_the_arithmetic_is_that_of_the_old_generator() -> None:
    rng, results = OldRng(5), []
    state = rng.state
    for _ in range(50):
        state = step(state)
        results.append(shown(state))
    assert results == sequence(rng, 50)


# The attack


@cache
def lattice() -> list[list[int]]:
    """Short vectors among all rows of SIZE states in a row (Lenstra, Lenstra and Lovász)."""
    rows = [[pow(FACTOR, power, MODULUS) for power in range(SIZE)]]
    rows += [[MODULUS * (place == number) for place in range(SIZE)] for number in range(1, SIZE)]
    at, (lean, norms) = 1, orthogonal(rows)
    while at < SIZE:
        for before in range(at - 1, -1, -1):
            times = round(lean[at][before])
            if times:
                rows[at] = [one - times * other for one, other in zip(rows[at], rows[before], strict=True)]
                lean, norms = orthogonal(rows)
        if norms[at] >= (0.9 - lean[at][at - 1] ** 2) * norms[at - 1]:
            at += 1
        else:
            rows[at], rows[at - 1] = rows[at - 1], rows[at]
            lean, norms = orthogonal(rows)
            at = max(at - 1, 1)
    return rows


def orthogonal(rows: list[list[int]]) -> tuple[list[list[float]], list[float]]:
    """By Gram and Schmidt: how much each row leans on those before it, and what is left of it."""
    given = np.array(rows, dtype=np.longdouble)
    left = given.copy()
    lean = np.zeros((SIZE, SIZE), dtype=np.longdouble)
    for at in range(SIZE):
        for before in range(at):
            lean[at, before] = given[at] @ left[before] / (left[before] @ left[before])
            left[at] = left[at] - lean[at, before] * left[before]
    return lean.tolist(), (left * left).sum(1).tolist()


def guesses(results: list[int]) -> Reals:
    """About where SIZE states may lie, as parts of MODULUS: a row for every way in which the results can have come.

    A carry is RATIO times the digit before it. So from a cell of the digits, one 64th of them, follow one or two cells
    of carries, and with the result the cell of the next digit.
    """
    digits = np.arange(SIDES)
    found = np.zeros((SIDES, 0))
    for result in results[1 : SIZE + 1]:
        low, high = digits * RATIO, (digits + 1) * RATIO
        rows, cells = [], []
        for cell in (np.floor(low), np.floor(low) + 1):
            fits = cell < high
            middle = (np.maximum(low, cell) + np.minimum(high, cell + 1)) / 2
            rows.append(np.hstack([found[fits], middle[fits, None]]))
            cells.append(cell[fits].astype(int) ^ result)
        found, digits = np.vstack(rows), np.concatenate(cells)
    return found / RATIO / SIDES


def attack(results: list[int], tried: int = 3000) -> int | None:
    """The state after these results, if the old generator can have given them."""
    rows = guesses(results)
    basis = lattice()
    short = np.array([[value / MODULUS for value in row] for row in basis])
    times = np.rint(rows @ np.linalg.inv(short))
    missed = np.abs(times @ short - rows).max(1)
    for best in np.argsort(missed)[:tried]:
        state = sum(int(count) * row[0] for count, row in zip(times[best], basis, strict=True)) % MODULUS
        for number, result in enumerate(results[1:], 2):
            if shown(state) != result:
                break
            if number == len(results):
                return state
            state = step(state)
    return None


def sequence(rng: Rng, count: int, limit: int = SIDES) -> list[int]:
    return [rng.below(limit) for _ in range(count)]


def foretold(state: int) -> list[int]:
    found = []
    for _ in range(AHEAD):
        state = step(state)
        found.append(shown(state))
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_old_generator_is_foreseen(seed: int) -> None:
    results = sequence(OldRng(seed), SEEN + AHEAD)
    state = attack(results[:SEEN])
    assert state is not None
    assert foretold(state) == results[SEEN:], "all of them"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_present_one_is_not(seed: int) -> None:
    assert attack(sequence(Rng(seed), SEEN)) is None


# What was seen narrows down nothing

CARDS = 16
Habit = Callable[[list[int]], int]
HABITS: list[Habit] = [
    lambda seen: seen[-1],
    lambda seen: (seen[-1] - seen[-2]) % CARDS,
    lambda seen: seen[-1] ^ seen[-2],
]


def test_no_habit_learned_from_thousands_of_games_foretells_the_next_card() -> None:
    """Cards of a shuffled pile: what mostly came next in one half of the games is guessed in the other half.

    Guessed by the card before, by the two cards' distance, and by their bits one upon the other.
    """
    games, cards = 6000, CARDS
    piles = []
    for number in range(games):
        pile = list(range(cards))
        shuffle(pile, Rng(1000 + number))
        piles.append(pile[::-1])
    for habit in HABITS:
        learned = np.zeros((cards, cards), dtype=int)
        for pile in piles[: games // 2]:
            learned[habit(pile[:6]), pile[6]] += 1
        hits, fair = 0, 0.0
        for pile in piles[games // 2 :]:
            left = [card for card in range(cards) if card not in pile[:6]]
            guess = max(left, key=learned[habit(pile[:6])].__getitem__)
            hits += guess == pile[6]
            fair += 1 / len(left)
        assert abs(hits - fair) < 4 * (fair * 0.9) ** 0.5, f"{hits} hits where chance has {fair:.0f}"


@pytest.mark.parametrize("limit", [6, 20, 60, 1000])
def test_a_million_results_are_uniform(limit: int) -> None:
    """Chi-square; 4.5 deviations of it are passed by chance three times in a million."""
    counts = np.bincount(sequence(Rng(limit), 1_000_000, limit), minlength=limit)
    assert_uniform(counts)


def test_a_million_draws_shuffle_uniformly() -> None:
    """Every card at every place equally often."""
    cards, times = 21, 50_000
    rng, places = Rng(5), np.zeros((cards, cards), dtype=int)
    for _ in range(times):
        pile = list(range(cards))
        shuffle(pile, rng)
        places[np.arange(cards), pile] += 1
    expected = times / cards
    chi = float(((places - expected) ** 2 / expected).sum())
    freedom = (cards - 1) ** 2
    assert abs(chi * (cards - 1) / cards - freedom) < 4.5 * (2 * freedom) ** 0.5


def test_streams_side_by_side_have_nothing_to_do_with_each_other() -> None:
    """Pairs of results, one of a stream and one of its fork, of a clone's fork, and of the fork's own fork."""
    rng = Rng(77)
    kin = [rng.fork(), rng.fork(1), rng.fork().fork(), Rng(78)]
    own = np.array(sequence(rng, 100_000, 16))
    for other in kin:
        pairs = own * 16 + np.array(sequence(other, 100_000, 16))
        assert_uniform(np.bincount(pairs, minlength=256))


def assert_uniform(counts: np.ndarray[tuple[int], np.dtype[np.int64]]) -> None:
    expected = counts.sum() / len(counts)
    chi = float(((counts - expected) ** 2 / expected).sum())
    freedom = len(counts) - 1
    assert abs(chi - freedom) < 4.5 * (2 * freedom) ** 0.5 + 4
