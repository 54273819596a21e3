"""Cards as they are printed: signs, numbers, patterns, places for enhancements; from the same data as their words."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.view import reference
from taverna.i18n.reference import reference as told

GAME = "gloomhaven"


@pytest.fixture(scope="module")
def cards() -> dict[str, Any]:
    found: Any = told(GAME, reference.COMPONENTS, "en")["cards"]
    return dict(found)


def test_a_line_of_two_hexes_an_element_to_use_and_a_hex_that_may_be_added(cards: dict[str, Any]) -> None:
    """Skewer, as the fact file prints it: Attack 3 in a line, Air for +1 and Pierce 1; Move 6, lost."""
    top, bottom = cards["skewer"]["faces"]
    attack, air = top["rows"]
    assert attack == [
        {"sign": "attack", "text": "3", "dots": 1},
        {
            "sign": "area",
            "hexes": [2, -2, 1, -1],
            "own": True,
            "text": "Line of 2 hexes straight away from the attacker.",
            "plus": [3, -3],
        },
    ]
    assert air == [
        {"sign": "use", "text": "air"},
        {"sign": "then"},
        {"sign": "attack", "text": "+1"},
        {"sign": "pierce", "text": "1"},
    ]
    assert top["end"] == [{"sign": "xp", "text": "1"}]
    assert bottom == {
        "rows": [[{"sign": "move", "text": "6", "dots": 2}]],
        "end": [{"sign": "xp", "text": "1"}, {"sign": "lost"}],
    }


def test_uses_and_what_each_is_worth(cards: dict[str, Any]) -> None:
    """Warding Strength lasts for six uses, every other of which gives 1 experience."""
    assert cards["warding-strength"]["faces"][1]["end"] == [
        {"sign": "uses", "text": "0 1 0 1 0 1"},
        {"sign": "lost"},
    ]


def test_a_summon_shows_its_values(cards: dict[str, Any]) -> None:
    row = cards["felling-swoop"]["faces"][0]["rows"][0]
    assert [(mark["sign"], mark["text"]) for mark in row[:4]] == [
        ("summon", "Summon War Hawk."),
        ("hp", "3"),
        ("move", "3"),
        ("attack", "3"),
    ]


def test_every_half_says_something_and_every_lost_one_shows_it(cards: dict[str, Any]) -> None:
    for name, card in cards.items():
        for side, face in enumerate(card["faces"]):
            assert all(face["rows"]), name
            shown = any(mark["sign"] == "lost" for mark in face["end"])
            assert shown == card["lost"][side], name


def test_all_places_for_enhancements_of_the_main_lines_are_shown(cards: dict[str, Any]) -> None:
    """As many dots as the class files have on the numbers that a sign stands for."""
    for slug in content.STARTING_CLASSES:
        rows: Any = content.printed("classes", slug)["cards"]
        for row in rows:
            for side, half in enumerate(("top", "bottom")):
                printed = sum(line.get("dots", {}).get("main", 0) for line in row[half]["do"])
                marks = [mark for line in cards[row["id"]]["faces"][side]["rows"] for mark in line]
                assert sum(mark.get("dots", 0) for mark in marks) >= printed, (row["id"], half)


@pytest.mark.parametrize(
    ("card", "half", "words"),
    [
        ("sweeping-blow", 0, "3 hexes side by side, all next to the attacker"),
        ("leaping-cleave", 0, "2 hexes side by side, all next to the attacker"),
        ("skewer", 0, "line of 2 hexes straight away from the attacker"),
    ],
)
def test_the_words_of_a_card_say_which_hexes_a_pattern_covers(
    cards: dict[str, Any], card: str, half: int, words: str
) -> None:
    assert words in cards[card][("top", "bottom")[half]]
