"""Positions and records say which generator they are of: what was written is read back, the unknown is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from taverna.kernel import BadData, Fields, Rng, ScriptedRng
from taverna.kernel.generators import read_generator, read_rng
from taverna.kernel.old_chance import MODULUS, OldRng
from taverna.kernel.rng import BLOCK, FIRST_BLOCK, SEED_MAX

KEY = "0" * 63 + "7"


def read(value: object) -> Rng:
    return read_rng(Fields({"rng": value}, "position"))


def sequence(rng: Rng, count: int = 300) -> list[int]:
    return [rng.below(100) for _ in range(count)]


@given(st.integers(0, SEED_MAX), st.integers(0, 700), st.integers(0, 12))
def test_a_saved_stream_goes_on_where_it_was(seed: int, drawn: int, forks: int) -> None:
    rng = Rng(seed)
    for _ in range(forks):
        rng = rng.fork(3)
    sequence(rng, drawn)
    again = read(rng.dump())
    assert again.dump() == rng.dump()
    assert sequence(again.fork(1)) == sequence(rng.fork(1))
    assert sequence(again) == sequence(rng)


@pytest.mark.parametrize("rng", [ScriptedRng([1, 2], seed=4), ScriptedRng([3], then=OldRng(4)), OldRng(8)])
def test_scripts_and_old_states_are_read_back(rng: Rng) -> None:
    again = read(rng.dump())
    assert again.dump() == rng.dump()
    assert sequence(again) == sequence(rng)


def test_a_whole_number_is_a_state_of_the_old_generator() -> None:
    assert sequence(read(77)) == sequence(OldRng.at_state(77))
    assert sequence(read({"script": [], "then": 77})) == sequence(OldRng.at_state(77))


def test_chance_that_is_left_out_is_of_the_present_kind() -> None:
    assert read(None).dump() == Rng(0).dump()
    assert sequence(read({"script": []})) == sequence(Rng(0))


def test_a_stream_written_by_hand_needs_only_its_key() -> None:
    assert sequence(read({"generator": "shake128", "key": KEY})) == sequence(Rng(7))


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (0, r"rng: must lie between"),
        (MODULUS, r"rng: must lie between"),
        ("x", r"rng: must be a whole number"),
        ({}, r"rng\.generator: is missing"),
        ({"generator": "dice", "key": KEY}, r"rng\.generator: must be 'shake128', not 'dice'"),
        ({"generator": "shake128"}, r"rng\.key: is missing"),
        ({"generator": "shake128", "key": "7"}, r"rng\.key: must be the 64 hexadecimal digits"),
        ({"generator": "shake128", "key": "g" * 64}, r"rng\.key"),
        ({"generator": "shake128", "key": KEY + "00"}, r"rng\.key"),
        ({"generator": "shake128", "key": KEY * 5}, r"rng\.key"),
        ({"generator": "shake128", "key": KEY, "block": -1}, r"rng\.block"),
        (
            {"generator": "shake128", "key": KEY, "at": FIRST_BLOCK + 2},
            r"rng\.at: must lie between 0 and 168",
        ),
        ({"generator": "shake128", "key": KEY, "block": 1, "at": BLOCK + 2}, r"rng\.at"),
        ({"generator": "shake128", "key": KEY, "at": 3}, r"rng\.at: must be an even number"),
        ({"generator": "shake128", "key": KEY, "seed": 3}, r"rng\.seed: is not a known field"),
        ({"script": [-1]}, r"rng\.script"),
        ({"script": [1], "then": 0}, r"rng\.then: must lie between"),
        ({"script": [1], "then": {"generator": "dice"}}, r"rng\.then\.generator"),
    ],
)
def test_what_can_not_be_is_refused_by_name(value: object, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        read(value)


def test_a_record_that_names_no_generator_is_of_the_old_one() -> None:
    assert read_generator(Fields({}, "record")) == "multiply-with-carry"
    assert read_generator(Fields({"generator": "shake128"}, "record")) == "shake128"


def test_an_unknown_generator_is_refused_in_words() -> None:
    with pytest.raises(BadData, match=r"record\.generator: 'dice' is not known here; known are shake128 and"):
        read_generator(Fields({"generator": "dice"}, "record"))
