"""Chance: fair, repeatable, and the same for ever. A changed generator would break every saved game and record."""

from __future__ import annotations

from hashlib import shake_128

import pytest
from hypothesis import given, strategies as st

from taverna.kernel import BadCall, Rng, ScriptedRng
from taverna.kernel.rng import BLOCK, FIRST_BLOCK, LIMIT_MAX, LONGEST_KEY, SEED_MAX, SHARED

SEEDS = st.integers(0, SEED_MAX)
LIMITS = st.integers(1, LIMIT_MAX) | st.integers(1, 300)


def sequence(rng: Rng, limit: int, count: int) -> list[int]:
    return [rng.below(limit) for _ in range(count)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def counts_of(results: list[int], kinds: int) -> list[int]:
    counts = [0] * kinds
    for result in results:
        counts[result] += 1
    return counts


def stream(seed: int, length: int, key: bytes | None = None) -> bytes:
    """A plain reading of the method: SHAKE-128 of key and block number, 168 bytes first, then 504 at a time."""
    found, number = b"", 0
    while len(found) < length:
        message = (seed.to_bytes(32, "big") if key is None else key) + number.to_bytes(8, "little")
        found += shake_128(message).digest(504 if number else 168)
        number += 1
    return found


def rng_at(words: bytes) -> Rng:
    """A generator whose stream begins with these bytes, which no one could find a seed for."""
    rng = Rng(0)
    rng.block.words = words
    return rng


# The seed


@pytest.mark.parametrize("seed", [-1, SEED_MAX + 1])
def test_a_seed_that_can_not_be_is_refused(seed: int) -> None:
    with pytest.raises(BadCall, match="seed"):
        Rng(seed)


def test_seeds_side_by_side_start_far_apart() -> None:
    firsts = [Rng(seed).below(10) for seed in range(4000)]
    assert chi_square(counts_of(firsts, 10)) < 27.9  # 9 degrees of freedom, 1 in 1000


def test_every_bit_of_the_seed_counts() -> None:
    starts = {tuple(sequence(Rng(1 << bit), 256, 10)) for bit in range(256)}
    assert len(starts) == 256


# The generator


def test_the_stream_is_shake_128_in_counter_mode() -> None:
    for seed in (0, 7, 1 << 200, SEED_MAX):
        expected = stream(seed, 2000)
        assert bytes(sequence(Rng(seed), 256, 1000)) == expected[:2000:2]


def test_large_limits_take_twice_as_much_of_the_stream() -> None:
    expected = stream(3, 2000)
    rng = Rng(3)
    assert rng.below(2) == expected[0] >> 7
    found = sequence(rng, 1 << 16, 400)
    assert found == [expected[at] << 8 | expected[at + 1] for at in range(2, 1602, 4)]


def test_the_numbers_never_change() -> None:
    """The first results of the seeds that people are most likely to have written down."""
    assert stream(0, 4)[:4].hex() == "b8dda918"
    assert sequence(Rng(0), 6, 24) == [4, 3, 3, 5, 5, 5, 4, 1, 3, 2, 1, 1, 3, 1, 4, 4, 5, 2, 0, 4, 0, 2, 3, 1]
    assert sequence(Rng(7), 1000, 12) == [417, 675, 3, 573, 994, 506, 323, 531, 152, 627, 750, 299]
    assert sequence(Rng(7).fork(), 52, 12) == [24, 30, 17, 42, 24, 0, 46, 34, 6, 41, 47, 12]
    assert sequence(Rng(7).fork(-1).fork(3), 52, 12) == [16, 38, 41, 41, 28, 35, 33, 15, 7, 37, 40, 17]


# Fair numbers


@pytest.mark.parametrize(("limit", "bound"), [(2, 10.8), (6, 20.5), (10, 27.9), (52, 87.0), (300, 381.4)])
def test_every_result_is_equally_likely(limit: int, bound: float) -> None:
    """Chi-square on fixed seeds; each bound is passed by chance once in a thousand."""
    for seed in range(3):
        counts = counts_of(sequence(Rng(seed), limit, 20_000), limit)
        assert min(counts) > 0
        assert chi_square(counts) < bound


def test_pairs_in_a_row_are_equally_likely() -> None:
    results = sequence(Rng(8), 6, 40_000)
    pairs = [first * 6 + second for first, second in zip(results[::2], results[1::2], strict=True)]
    assert chi_square(counts_of(pairs, 36)) < 66.6  # 35 degrees of freedom, 1 in 1000


@given(SEEDS, LIMITS)
def test_results_stay_below_the_limit(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(5))


def test_a_result_that_would_favour_some_is_drawn_again() -> None:
    """2**16 is 3 n + 1, so only 0 is in surplus, for dice of three sides."""
    assert rng_at(b"\x00\x00\xff\xff").below(3) == 2
    assert rng_at(b"\x00\x01\xff\xff").below(3) == 0
    assert rng_at(b"\x55\x56\xff\xff").below(3) == 1


def test_without_surplus_nothing_is_drawn_again() -> None:
    assert rng_at(b"\x00\x00\xff\xff").below(4) == 0


def test_large_limits_are_fair_as_well() -> None:
    """2**32 is 257 n + 1: the same with twice the bits."""
    assert rng_at(bytes(4) + b"\xff\xff\xff\xff").below(257) == 256
    assert rng_at(b"\x00\x00\x00\x01" + b"\xff\xff\xff\xff").below(257) == 0
    assert rng_at(bytes(4) + b"\xff\xff\xff\xff").below(512) == 0


@pytest.mark.parametrize("limit", [0, -1, -(1 << 40), LIMIT_MAX + 1, 1 << 70])
@pytest.mark.parametrize("drawn", [0, 1, FIRST_BLOCK // 2])
def test_a_limit_that_can_not_be_is_refused(limit: int, drawn: int) -> None:
    rng = Rng(1)
    sequence(rng, 6, drawn)
    with pytest.raises(BadCall, match="limit"):
        rng.below(limit)


# Streams


def test_a_fork_leaves_its_parent_untouched() -> None:
    rng = Rng(4)
    before = rng.dump()
    rng.fork().below(100)
    rng.fork(7).below(100)
    assert rng.dump() == before


def test_forks_are_streams_of_their_own() -> None:
    rng = Rng(4)
    streams = [rng, *(rng.fork(number) for number in range(-5, 50))]
    starts = {tuple(sequence(stream.clone(), 1000, 6)) for stream in streams}
    assert len(starts) == len(streams)
    assert rng.fork(3).dump() == rng.fork(3).dump()


def test_a_fork_depends_on_where_its_parent_stood() -> None:
    rng = Rng(4)
    first = rng.fork(1)
    rng.below(6)
    assert sequence(first, 1000, 6) != sequence(rng.fork(1), 1000, 6)


def test_forks_agree_with_their_parent_only_by_chance() -> None:
    rng = Rng(11)
    for number in range(5):
        both = zip(sequence(rng.clone(), 10, 2000), sequence(rng.fork(number), 10, 2000), strict=True)
        assert 140 < sum(ours == theirs for ours, theirs in both) < 260  # 200 expected, 4.5 deviations


def test_forks_may_be_forked_without_end() -> None:
    rng, starts = Rng(2), set[tuple[int, ...]]()
    for _ in range(40):
        rng = rng.fork(1)
        assert len(rng.block.key) <= LONGEST_KEY
        starts.add(tuple(sequence(rng, 1000, 6)))
    assert len(starts) == 40


@pytest.mark.parametrize("drawn", [0, 1, 83, 84, 85, 84 + 252, 84 + 252 * SHARED, 84 + 252 * (SHARED + 2)])
def test_a_clone_goes_on_alike_and_apart(drawn: int) -> None:
    rng = Rng(3)
    sequence(rng, 100, drawn)
    clone = rng.clone()
    assert sequence(clone, 100, 400) == sequence(rng, 100, 400)
    rng.below(2)
    assert clone.dump() != rng.dump()


def test_clones_share_what_was_computed_but_no_endless_chain() -> None:
    first = Rng(5)
    ahead = first.clone()
    sequence(ahead, 6, (FIRST_BLOCK + BLOCK * (SHARED + 4)) // 2)
    kept, block = 0, first.block
    while block.after is not None:
        kept, block = kept + 1, block.after
    assert kept == SHARED - 1


# Scripts


def test_a_script_comes_first_and_the_seed_afterwards() -> None:
    rng = ScriptedRng([5, 0, 2], seed=9)
    assert sequence(rng, 6, 3) == [5, 0, 2]
    assert sequence(rng, 6, 5) == sequence(Rng(9), 6, 5)


def test_a_script_that_can_not_be_is_refused() -> None:
    rng = ScriptedRng([6])
    with pytest.raises(BadCall, match="below 6"):
        rng.below(6)


def test_a_cloned_script_is_read_apart() -> None:
    rng = ScriptedRng([1, 2, 3], seed=1)
    clone = rng.clone()
    assert sequence(rng, 6, 4)[:3] == [1, 2, 3]
    assert sequence(clone, 6, 3) == [1, 2, 3]
    assert clone.dump() == Rng(1).dump()


def test_a_script_is_saved_with_what_follows_it() -> None:
    rng = ScriptedRng([1, 2], seed=1)
    rng.below(6)
    assert rng.dump() == {"script": [2], "then": Rng(1).dump()}
    rng.below(6)
    assert rng.dump() == Rng(1).dump()
