"""What makes one lose is told before the first click: by tests of the file, and by clauses that end the scenario."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.view.wording.losses import losses
from taverna.games.gloomhaven.view.wording.scenarios import special_rules
from taverna.i18n import Words
from taverna.i18n.phrases import say

TOLD = [
    ("41", "en", "When a character is exhausted, once the door 2 is open: you lose."),
    ("41", "pt-BR", "Quando um personagem fica exausto, depois que a porta 2 está aberta: vocês perdem."),
    ("41", "es", "Cuando un personaje queda exhausto, una vez abierta la puerta 2: pierden."),
    ("54", "en", "When the character with the staff is exhausted: you lose."),
    ("90", "en", "You lose if there is no character in room 1."),
    ("90", "pt-BR", "Vocês perdem se isto se cumprir: não há nenhum personagem na sala 1."),
    ("90", "es", "Pierden si se cumple esto: no hay ningún personaje en la sala 1."),
]


@pytest.mark.parametrize(("scenario", "language", "sentence"), TOLD)
def test_what_loses_is_told(scenario: str, language: str, sentence: str) -> None:
    words = Words(language, "gloomhaven")
    assert sentence in say(words, losses(content.scenario(scenario)))
    assert sentence not in say(words, special_rules(content.scenario(scenario), 3))  # once is enough


@pytest.mark.parametrize("scenario", content.playable_scenarios())
def test_every_scenario_is_lost_when_all_are_exhausted(scenario: str) -> None:
    told = say(Words("en", "gloomhaven"), losses(content.scenario(scenario)))
    assert told.startswith("You lose if all characters are exhausted.")


@pytest.mark.parametrize(
    ("language", "empty", "held"),
    [
        ("en", "while no character is in room 2", "while a character is in room 1"),
        ("pt-BR", "enquanto nenhum personagem está na sala 2", "enquanto um personagem está na sala 1"),
        ("es", "mientras ningún personaje está en la sala 2", "mientras un personaje está en la sala 1"),
    ],
)
def test_90_tells_who_has_to_be_where(language: str, empty: str, held: str) -> None:
    told = say(Words(language, "gloomhaven"), special_rules(content.scenario("90"), 3))
    assert empty in told
    assert held in told
