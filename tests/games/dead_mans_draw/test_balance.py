"""What reports on many games count of a finished game."""

from __future__ import annotations

import taverna
from taverna.games.dead_mans_draw import codes
from taverna.kernel import TABLE

GAME = taverna.game("dead-mans-draw")


def names(seat: int, position: dict[str, object]) -> list[tuple[str, str]]:
    survey, state = GAME.survey, GAME.load(position)
    return [
        (survey.traits[trait].kind, survey.traits[trait].id) for trait in GAME.survey.traits_of(state, seat)
    ]


def ended(banks: list[list[str]], **more: object) -> dict[str, object]:
    return {"seats": len(banks), "banks": banks, "rest": "discard", "agenda": [], **more}


def test_the_pirate_and_the_cards_of_the_bank() -> None:
    position = ended([["key-6", "key-2", "mermaid-9"], []], pirates=["miser", "parry"])
    assert names(0, position) == [
        ("pirate", "miser"),
        ("card", "key-2"),
        ("card", "key-6"),
        ("card", "mermaid-9"),
    ]
    assert names(1, position) == [("pirate", "parry")]
    assert names(TABLE, position) == []


def test_two_copies_are_one_face() -> None:
    position = ended([["map-5", "map-5-2", "map-7-2"], [], [], [], []], options={"pirates": False})
    assert names(0, position) == [("card", "map-5"), ("card", "map-7")]


def test_cards_and_suits_are_counted() -> None:
    state = GAME.load(ended([["key-6", "key-2", "mermaid-9"], []], options={"pirates": False}))
    assert dict(zip(GAME.survey.deeds, GAME.survey.deeds_of(state, 0), strict=True)) == {
        "cards": 3,
        "suits": 2,
    }
    assert GAME.survey.deeds_of(state, 1) == [0, 0]


def test_what_a_choice_is() -> None:
    survey = GAME.survey
    kinds = ["" if kind < 0 else survey.choices[kind] for kind in survey.kinds]
    assert (kinds[codes.DRAW], kinds[codes.BANK]) == ("draw", "bank")
    assert kinds[codes.stack(0, 3)] == "", "a Hook takes from one's own bank"
    assert kinds[codes.stack(1, 0)] == kinds[codes.stack(7, 9)] == "attack"
    assert kinds[codes.card(0)] == ""
