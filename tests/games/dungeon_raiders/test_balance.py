"""What reports on many games count of a finished game."""

from __future__ import annotations

import taverna
from taverna.games.dungeon_raiders import codes
from taverna.kernel import TABLE

GAME = taverna.game("dungeon-raiders")


def test_characters_boss_and_wounds() -> None:
    state = GAME.load(
        {
            "seats": 3,
            "level": 5,
            "place": 6,
            "row": ["goblin-1", "goblin-2", "troll-1", "troll-2", "medusa"],
            "characters": ["thief", "knight", "wizard"],
            "wounds": [4, 0, 2],
            "agenda": [],
        }
    )
    survey = GAME.survey
    told = [
        [(survey.traits[trait].kind, survey.traits[trait].id) for trait in GAME.survey.traits_of(state, seat)]
        for seat in (0, 1, 2, TABLE)
    ]
    assert told == [
        [("character", "thief")], [("character", "knight")], [("character", "wizard")], [("room", "medusa")],
    ]  # fmt: skip
    assert survey.deeds == ["wounds"]
    assert [GAME.survey.deeds_of(state, seat) for seat in range(3)] == [[4], [0], [2]]


def test_what_a_choice_is() -> None:
    survey = GAME.survey
    kinds = [survey.choices[kind] for kind in survey.kinds]
    assert kinds[:5] == [f"power-{value}" for value in range(1, 6)]
    assert kinds[codes.LOOK] == kinds[codes.LOOK_IN_VAIN] == "torch"
