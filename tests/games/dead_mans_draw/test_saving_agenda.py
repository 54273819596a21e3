"""An agenda, or answers, that the table of a saved position can't have: refused, by name."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME, codes
from taverna.games.dead_mans_draw.content import PIRATES
from taverna.kernel import BadData
from tests.support.dead_mans_draw.damage import names, refusal


@pytest.mark.parametrize(
    "agenda",
    [
        [["dance"]],
        ["turn"],
        [[]],
        [["turn", 0, 0, 0]],
        [["turn", "0"]],
        [["turn", True]],
        [[0]],
        [["turn"], ["turn"]],
        [["hook", 1]],
        [["end-turn"]],
        [["turn"], ["start"]],
        [["turn"], ["choose-pirate"]],
        [["turn"], ["choose-locker", 0]],
        [["turn"], ["hook", 0]],
        [["turn"], ["hook", 2]],
        [["turn"], ["mermaid"]],
        [["turn"], ["plunder", 2]],
        [["turn"], ["lose-rest"]],
        [["turn"], ["end-turn"]],
        [["turn"], ["cannon"], ["hook", 1]],
        [["turn"], ["end-turn"], ["hook", 1]],
        [["start"], ["hook", 1]],
        [["start"], ["choose-pirate"]],
        [["start"], ["choose-locker", 0]],
        [["start"], ["choose-locker", 7]],
        [],
    ],
)
def test_an_agenda_that_the_table_can_not_have_is_refused(agenda: object) -> None:
    refusal(".agenda", agenda=agenda)


@pytest.mark.parametrize("size", [0, -1, 101])
def test_a_bonus_of_an_impossible_size_is_refused(size: int) -> None:
    refusal(".agenda", play=[], protected=[], rest="draw", agenda=[["turn"], ["end-turn"], ["plunder", size]])


def test_a_bonus_for_someone_who_is_no_plunderer_is_refused() -> None:
    refusal(
        ".agenda",
        play=[],
        protected=[],
        rest="draw",
        pirates=[],
        agenda=[["turn"], ["end-turn"], ["plunder", 2]],
    )


def test_a_busting_card_without_a_bust_is_refused() -> None:
    refusal(".agenda", draw=names("draw")[1:], busting="hook-5")


def test_revealed_cards_without_a_map_are_refused() -> None:
    refusal(".agenda", draw=names("draw")[1:], revealed=["hook-5"])


def test_offers_after_the_start_are_refused() -> None:
    refusal(".agenda", pirates=[], offers=["miser", "parry", "mystic", "navigator", "scavenger", "casanova"])


# Answers


def choosing(**changes: object) -> dict[str, object]:
    return {
        "seats": 2,
        "rest": "draw",
        "offers": ["miser", "parry", "mystic", "navigator"],
        "agenda": [["start"], ["choose-pirate"]],
        **changes,
    }


def pirate_code(pirate: str) -> int:
    return codes.pirate([found.id for found in PIRATES].index(pirate))


def test_a_sealed_answer_is_accepted_if_it_was_offered() -> None:
    position = GAME.load(choosing(answers=[pirate_code("parry"), None]))
    assert [decision.seat for decision in position.pending] == [1]


@pytest.mark.parametrize("answers", [[0, None], [None, pirate_code("parry")], [pirate_code("parry")] * 2])
def test_an_answer_that_was_not_offered_is_refused(answers: object) -> None:
    with pytest.raises(BadData, match=r"position\.answers"):
        GAME.load(choosing(answers=answers))


def test_answers_of_everyone_are_refused() -> None:
    with pytest.raises(BadData, match="answers"):
        GAME.load(choosing(answers=[pirate_code("parry"), pirate_code("mystic")]))


def test_answers_to_no_question_are_refused() -> None:
    refusal(".answers", answers=[pirate_code("parry"), None, None])
