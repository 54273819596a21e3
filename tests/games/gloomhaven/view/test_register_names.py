"""Registers that rules and goals speak of have names in every language, and numbers their plural."""

from __future__ import annotations

import re

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.view.wording.losses import losses
from taverna.games.gloomhaven.view.wording.scenarios import objectives, special_rules
from taverna.i18n import Words
from taverna.i18n.phrases import say
from taverna.kit.phrases import Phrase
from tests.support.gloomhaven.tabletop import GAME

LANGUAGES = ("en", "pt-BR", "es")
SCENARIOS = GAME.options[0].choices


def told(id: str) -> list[Phrase]:
    scenario = content.scenario(id)
    found = [phrase for seats in (2, 3, 4) for phrase in special_rules(scenario, seats)]
    return found + objectives(scenario, 2, 1) + losses(scenario)


def registers(part: object) -> set[str]:
    """All that the phrases speak of."""
    if isinstance(part, list):
        return {name for one in part for name in registers(one)}
    if not isinstance(part, Phrase):
        return set()
    found = {str(value) for key, value in part.args.items() if key == "register"}
    return found | {name for value in part.args.values() for name in registers(value)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_register_that_is_told_has_a_name(lang: str) -> None:
    words = Words(lang, "gloomhaven")
    for id in SCENARIOS:
        for name in registers(told(id)):
            said = say(words, [Phrase("test-register-least", {"register": name, "least": 1})])
            assert not said.lower().startswith(f"{name} "), (id, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_goal_treasure_is_no_plural(lang: str) -> None:
    words = Words(lang, "gloomhaven")
    for id in SCENARIOS:
        said = say(words, told(id))
        assert not re.search(r"\b1 (goal treasures|tesouros|tesoros)", said), id
