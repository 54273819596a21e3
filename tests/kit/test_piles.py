"""Piles: nothing is lost or doubled, only what should move moves, and every outcome is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product

import pytest
from hypothesis import given, strategies as st

from taverna.kernel import Rng, ScriptedRng
from taverna.kit.piles import each_once, shuffle, take_random

PILES = st.lists(st.integers(0, 30), max_size=20)
SEEDS = st.integers(0, 1 << 32)


@given(PILES, SEEDS)
def test_a_shuffled_pile_holds_the_same_cards(pile: list[int], seed: int) -> None:
    shuffled = pile[:]
    shuffle(shuffled, Rng(seed))
    assert Counter(shuffled) == Counter(pile)


@given(PILES, SEEDS, st.data())
def test_only_the_named_part_is_shuffled(pile: list[int], seed: int, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(pile)))
    stop = data.draw(st.integers(start, len(pile)))
    shuffled = pile[:]
    shuffle(shuffled, Rng(seed), start, stop)
    assert shuffled[:start] == pile[:start]
    assert shuffled[stop:] == pile[stop:]
    assert Counter(shuffled[start:stop]) == Counter(pile[start:stop])


@given(PILES, SEEDS, st.integers(0, 20))
def test_without_a_stop_the_pile_is_shuffled_up_to_its_top(pile: list[int], seed: int, start: int) -> None:
    first, second = pile[:], pile[:]
    shuffle(first, Rng(seed), start)
    shuffle(second, Rng(seed), start, len(pile))
    assert first == second


def test_each_run_of_chance_gives_another_order() -> None:
    """Four cards need 4 x 3 x 2 results; these give each of the 24 orders exactly once: exactly uniform."""
    orders: list[tuple[int, ...]] = []
    for script in product(range(4), range(3), range(2)):
        pile = [0, 1, 2, 3]
        rng = ScriptedRng(list(script))
        shuffle(pile, rng)
        assert rng.script == []
        orders.append(tuple(pile))
    assert sorted(orders) == sorted(permutations(range(4)))


def test_orders_are_equally_likely_with_real_chance() -> None:
    rng = Rng(17)
    counts = Counter[tuple[int, ...]]()
    for _ in range(12_000):
        pile = [0, 1, 2, 3]
        shuffle(pile, rng)
        counts[tuple(pile)] += 1
    assert len(counts) == 24
    assert (
        sum((count - 500) ** 2 / 500 for count in counts.values()) < 49.7
    )  # 23 degrees of freedom, 1 in 1000


@given(PILES, st.integers(0, 25), SEEDS)
def test_what_is_taken_and_what_is_left_make_the_pile(pile: list[int], count: int, seed: int) -> None:
    left = pile[:]
    taken = take_random(left, count, Rng(seed))
    assert len(taken) == min(count, len(pile))
    assert Counter(taken) + Counter(left) == Counter(pile)


def test_each_run_of_chance_takes_another_pair() -> None:
    """Two of five cards: 5 x 4 results, every pair in both orders exactly once."""
    pairs: list[tuple[int, ...]] = []
    for script in product(range(5), range(4)):
        pile = [0, 1, 2, 3, 4]
        taken = take_random(pile, 2, ScriptedRng(list(script)))
        assert sorted(pile + taken) == [0, 1, 2, 3, 4]
        pairs.append(tuple(taken))
    assert sorted(pairs) == sorted(permutations(range(5), 2))
    assert {tuple(sorted(pair)) for pair in pairs} == set(combinations(range(5), 2))


def test_an_empty_pile_gives_nothing_and_uses_no_chance() -> None:
    rng = Rng(1)
    before = rng.dump()
    assert take_random([], 3, rng) == []
    assert take_random([1, 2], 0, rng) == []
    shuffle([], rng)
    shuffle([7], rng)
    assert rng.dump() == before


@pytest.mark.parametrize(
    ("cards", "found"),
    [([], []), ([5], [5]), ([3, 1, 2], [1, 2, 3]), ([2, 2, 1, 2, 1], [1, 2]), ([9, 8, 8, 9, 7], [7, 8, 9])],
)
def test_each_card_once_in_order(cards: list[int], found: list[int]) -> None:
    before = cards[:]
    assert each_once(cards) == found
    assert cards == before
