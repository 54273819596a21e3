"""Names of the campaign in three languages: achievements, quests and what they ask for, regions, sealed things."""

from __future__ import annotations

import re

import pytest

from taverna.games.gloomhaven.content.campaign import quests, scenarios, world_table
from taverna.games.gloomhaven.content.riddle import KINDS, clues
from taverna.games.gloomhaven.content.sealed import names
from taverna.i18n import LANGUAGES
from taverna.kernel import Arg, Event
from tests.games.gloomhaven.view.words import GAME, WORDS
from tests.support.words.ftl import ids

for_each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_everything_has_a_name_and_no_name_is_left_over() -> None:
    table = world_table()
    assert ids("achievement-", GAME) == {*table.global_achievements, *table.party_achievements}
    assert ids("quest-", GAME) == {quest.id for quest in quests().values()}
    assert ids("region-", GAME) == {entry.region for entry in scenarios().values() if entry.region}
    assert ids("clue-", GAME) == set(KINDS)
    assert {*table.envelopes, "town-records", *names()} <= ids("box-", GAME)


@for_each_language
def test_what_a_quest_asks_for_is_said_with_its_numbers(language: str) -> None:
    for quest in quests().values():
        said = WORDS[language].component_help("quest", quest.id)
        assert said.endswith("."), quest.id
        numbers = [int(found) for found in re.findall(r"\d+", said)]
        for step in quest.steps:
            if step.n > 3:
                assert step.n in numbers, (quest.id, said)
            assert set(step.through) <= set(numbers), (quest.id, said)


@for_each_language
def test_clues_are_sentences(language: str) -> None:
    said = [
        WORDS[language].text(
            f"clue-{clue.kind}",
            **{"element": clue.element, "second-element": clue.other, "place": clue.place},
        )
        for clue in clues()
    ]
    assert len(set(said)) == 10
    assert all(one.endswith(".") and "{" not in one for one in said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Scenario 7 was given up. Nothing of it counts."),
        ("pt-BR", "Cenário 7 foi abandonado. Nada dele conta."),
        ("es", "Escenario 7 se abandonó. Nada de él cuenta."),
    ],
)
def test_a_dropped_chapter_is_told(language: str, said: str) -> None:
    event = Event("chapter-dropped", "", {"chapter": "scenario-7", "reason": "given-up"})
    assert WORDS[language].event(event) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Achievement: The Drake’s Command."),
        ("pt-BR", "Conquista: O Comando do Dragão."),
        ("es", "Logro: La orden del Draco."),
    ],
)
def test_an_achievement_is_called_by_its_name(language: str, said: str) -> None:
    event = Event("fate-achievement", "GH-C-ACH-01", {"achievement": "the-drakes-command"})
    assert WORDS[language].event(event).replace("'", "’") == said


@for_each_language
def test_the_evening_has_words(language: str) -> None:
    words = WORDS[language]
    for winners in ([], ["Ana"], ["Ana", "Bo"]):
        args: dict[str, Arg] = {"game": "gloomhaven", "points": [1, 0], "winners": winners}
        assert words.event(Event("game-played", "", args)).endswith(".")
    for kind, person in (("joined", {"name": "Ana"}), ("went-home", {"name": "Ana"})):
        assert "Ana" in words.event(Event(kind, "", {**person}))
    assert "Bo" in words.event(Event("evening-ended", "", {"people": ["Ana", "Bo"]}))
