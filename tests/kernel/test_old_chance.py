"""The generator of before: what was played with it must come out the same for ever."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from taverna.kernel import BadCall, Rng
from taverna.kernel.old_chance import FACTOR, MASK, MODULUS, WORD, OldRng, mix

BASE = 1 << 30
STATES = st.integers(1, MODULUS - 1)


def sequence(rng: Rng, limit: int, count: int) -> list[int]:
    return [rng.below(limit) for _ in range(count)]


def test_the_seed_is_spread_by_splitmix64() -> None:
    """Its published first results for the seeds 0 and 1234567, brought into the range of states."""
    assert mix(0) == 0xE220A8397B1DCDAF % (MODULUS - 1) + 1
    assert mix(1234567) == 6457827717110365317 % (MODULUS - 1) + 1


@pytest.mark.parametrize("seed", [-1, WORD + 1])
def test_it_never_had_larger_seeds(seed: int) -> None:
    with pytest.raises(BadCall, match="seed"):
        OldRng(seed)


def test_the_numbers_never_change() -> None:
    dice = [5, 0, 2, 1, 4, 1, 4, 5, 2, 3, 2, 4, 1, 3, 1, 2, 4, 0, 4, 5, 2, 2, 1, 3]
    thousands = [106, 718, 440, 438, 488, 608, 6, 609, 597, 677, 208, 659]
    assert sequence(OldRng(0), 6, 24) == dice
    assert sequence(OldRng(1), 1000, 12) == thousands
    assert sequence(OldRng(WORD), 1 << 29, 4) == [292705818, 98414763, 94858577, 210226044]


def before(state: int) -> int:
    """The state from which one step leads to this one: a step divides by the base, modulo FACTOR * BASE - 1."""
    return state * BASE % MODULUS


def test_a_result_that_would_favour_some_is_drawn_again() -> None:
    """Digit equal to carry makes the product 0, which is in the surplus of every limit but powers of two."""
    unfair = 5 * BASE + 5
    rng = OldRng.at_state(before(unfair))
    result = rng.below(3)
    twice = FACTOR * (unfair & MASK) + (unfair >> 30)
    assert rng.state == twice
    assert result == ((twice & MASK) ^ (twice >> 30)) * 3 >> 30


@pytest.mark.parametrize(("drawn", "result"), [(1, 0), (357_913_942, 1), (715_827_883, 2)])
def test_the_border_of_the_surplus(drawn: int, result: int) -> None:
    """2**30 is 3 n + 1, so only 0 is in surplus: the first number of each third stands."""
    state = 7 * BASE + (7 ^ drawn)
    rng = OldRng.at_state(before(state))
    assert rng.below(3) == result
    assert rng.state == state


@pytest.mark.parametrize("limit", [0, -5, BASE])
def test_a_limit_that_can_not_be_is_refused(limit: int) -> None:
    with pytest.raises(BadCall, match="limit"):
        OldRng(1).below(limit)


@given(STATES)
def test_a_saved_state_goes_on_where_it_was(state: int) -> None:
    rng = OldRng.at_state(state)
    rng.below(6)
    saved = rng.dump()
    assert isinstance(saved, int)
    clone = rng.clone()
    later = sequence(rng, 1000, 5)
    assert sequence(OldRng.at_state(saved), 1000, 5) == later
    assert sequence(clone, 1000, 5) == later


def test_its_forks_are_of_the_present_kind_and_leave_it_untouched() -> None:
    rng = OldRng(4)
    saved = rng.dump()
    fork = rng.fork(2)
    assert not isinstance(fork, OldRng)
    assert sequence(fork, 100, 8) != sequence(rng.fork(3), 100, 8)
    assert rng.dump() == saved
