"""What reports on many games count of a finished game."""

from __future__ import annotations

import taverna
from taverna.games.bloodborne import PRINTED, codes
from taverna.kernel import TABLE

GAME = taverna.game("bloodborne")


def test_upgrades_boss_blood_trophies_and_deaths() -> None:
    state = GAME.load(
        {
            "seats": 3,
            "final_boss": "vicar-amelia",
            "met": ["vicar-amelia"],
            "hands": [["hunters-dream", "cannon"], ["hunters-dream"], ["hunters-dream"]],
            "used": [["cannon", "chikage"], [], ["hunter-axe"]],
            "banked": [12, 5, 0],
            "tracks": [[0, 0, 0], [1, 0, 0], [0, 0, 0]],
            "deaths": [2, 0, 1],
            "rest": "box",
            "agenda": [],
        }
    )
    survey = GAME.survey
    told = {
        seat: {
            (survey.traits[trait].kind, survey.traits[trait].id)
            for trait in GAME.survey.traits_of(state, seat)
        }
        for seat in (0, 1, 2, TABLE)
    }
    assert told == {
        0: {("card", "cannon"), ("card", "chikage")},
        1: set(),
        2: set(),
        TABLE: {("monster", "vicar-amelia")},
    }
    deeds = [dict(zip(survey.deeds, GAME.survey.deeds_of(state, seat), strict=True)) for seat in range(3)]
    assert deeds[0] == {"blood": 12, "trophies": 0, "deaths": 2, "upgrades": 3}
    assert (deeds[1]["blood"], deeds[1]["trophies"]) == (5, PRINTED.spaces[0])
    assert deeds[2]["deaths"] == 1


def test_what_a_choice_is() -> None:
    survey = GAME.survey
    played = {
        card.id: survey.choices[survey.kinds[codes.PLAY + card.kind]] for card in PRINTED.kinds if card.id
    }
    assert played["hunter-axe"] == "melee"
    assert played["hunter-pistol"] == "ranged"
    assert played["blood-vial"] == "utility"
    assert (played["transform"], played["hunters-dream"]) == ("transform", "dream")
    assert survey.kinds[codes.TAKE] == -1
