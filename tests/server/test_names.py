"""What is left of a name or of talk, and what bots are called."""

from __future__ import annotations

import pytest

from taverna.server.common.problems import Refused
from taverna.server.lobby import seating
from taverna.server.people.names import BOTS, bot_name, clean, clean_name, clean_talk, unused
from taverna.server.store.rows import Seat, TableRow

BLANK = [
    "\u3164",  # Hangul filler
    "\uffa0",  # its half-width sister
    "\u115f\u1160",
    "\u2800",  # Braille without a dot
    "\u034f",  # grapheme joiner
    "\u17b4\u17b5",
    "\u180b\u180f",
    "\ufe00",  # variation selectors
    "\ufe0f",
    "\U000e0100",
    "\U000e0041",  # tags
    "\U0001d159",  # a note without a head
    "\u200b\u2060\ufeff\u00ad",
    "\u202e\u2066",
    "\u3000\u00a0 \t",
    "\u0301",  # an accent on nothing
    "\ue000",  # private use
]


@pytest.mark.parametrize("text", BLANK)
def test_a_name_of_nothing_that_can_be_seen_is_none(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(text)
    assert refusal.value.code == "bad-name"


@pytest.mark.parametrize("text", [blank for blank in BLANK if blank not in ("\ufe0f", "\u0301")])
def test_what_can_t_be_seen_tells_nobody_apart(text: str) -> None:
    assert clean_name(f"Ana{text}") == "Ana"
    assert clean_name(f"{text}Ana") == "Ana"


@pytest.mark.parametrize("name", ["Ana", "Ana María", "李雷", "한나", "नेहा", "☠", "❤\ufe0f", "42", "⠁⠝⠁"])
def test_names_in_any_script_stay(name: str) -> None:
    assert clean_name(name) == name


def test_talk_is_cleaned_in_the_same_way() -> None:
    assert clean(" a\r\nb \u3164 c ") == "a b c"
    with pytest.raises(Refused):
        clean_talk("\u2800\u3164", 10)


def test_the_second_of_a_name_has_a_number() -> None:
    assert [unused("Ana", []), unused("Ana", ["Ana"]), unused("Ana", ["Ana", "Ana 2"])] == [
        "Ana",
        "Ana 2",
        "Ana 3",
    ]


def table(seats: int) -> TableRow:
    return TableRow(
        id="t",
        game="dead-mans-draw",
        version=1,
        seed=1,
        options={},
        public=False,
        clock=None,
        state="open",
        host="ana",
        created=0.0,
        touched=0.0,
        seats=[Seat(number) for number in range(seats)],
    )


def test_bots_of_a_level_are_told_apart_at_a_full_table() -> None:
    full = table(16)
    for number in range(16):
        seating.sit_bot(full, number, "greedy")
    names = [seat.name for seat in full.seats]
    assert sorted(names) == sorted(BOTS)


def test_a_bot_does_not_take_a_persons_name_nor_a_person_a_bots() -> None:
    shared = table(3)
    seating.sit(shared, 0, "ana", BOTS[0].upper(), own=True)
    seating.sit_bot(shared, 1, "greedy")
    seating.sit(shared, 2, "rui", BOTS[1], own=True)
    assert [seat.name for seat in shared.seats] == [BOTS[0].upper(), BOTS[1], f"{BOTS[1]} 2"]


def test_a_bot_that_changes_its_level_may_keep_its_name() -> None:
    changing = table(2)
    seating.sit_bot(changing, 0, "greedy")
    seating.sit_bot(changing, 0, "random")
    assert (changing.seats[0].name, changing.seats[0].bot) == (BOTS[0], "random")


def test_names_don_t_run_out() -> None:
    assert bot_name(list(BOTS)) not in BOTS
