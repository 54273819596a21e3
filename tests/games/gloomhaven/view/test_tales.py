"""What is told around scenarios, in the city and on the road: complete in three languages, in no browser's bundle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from taverna.games.gloomhaven import content
from taverna.i18n import LANGUAGES, Words
from taverna.i18n.catalogue import game_package, source
from taverna.i18n.reference import reference

PRINTED = 95
CITY, ROAD = 81, 69
EXAMPLES = Path(__file__).parents[4] / "examples" / "gloomhaven"


def tales(language: str) -> dict[str, str]:
    lines = source(language, "taverna.games.gloomhaven.tales").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


def needed() -> set[str]:
    solo = [f"solo-{slug}" for slug in content.PRINTED_CLASSES if content.solo_scenario(slug)]
    told = [*range(1, PRINTED + 1), "random-dungeon", *solo]
    names = {f"tale-scenario-{number}{end}" for number in told for end in ("", "-end")}
    for deck, count in (("city", CITY), ("road", ROAD)):
        names |= {
            f"tale-{deck}-{number}{part}" for number in range(1, count + 1) for part in ("", "-a", "-b")
        }
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_and_every_event_is_told(language: str) -> None:
    assert set(tales(language)) == needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_is_told_in_two_to_four_sentences(language: str) -> None:
    for name, text in tales(language).items():
        if name.startswith("tale-scenario-"):
            assert 2 <= len(re.findall(r"[.!?](?= |$)", text)) <= 4, f"{name}: {text}"


def test_no_tale_stands_in_two_languages() -> None:
    english, portuguese, spanish = (tales(language) for language in ("en", "pt-BR", "es"))
    assert [name for name in english if english[name] in (portuguese[name], spanish[name])] == []
    assert [
        name for name in portuguese if len(portuguese[name]) > 40 and portuguese[name] == spanish[name]
    ] == []


def test_a_scenario_is_told_before_and_after() -> None:
    words = Words("pt-BR", "gloomhaven")
    told = reference("gloomhaven", "tale-1", "pt-BR")
    assert told == {"before": words.text("tale-scenario-1"), "after": words.text("tale-scenario-1-end")}


@pytest.mark.parametrize("part", ["tale-", "tale-0", "tale-96", "tale-../1", "tale-city-1"])
def test_nothing_else_is_told(part: str) -> None:
    assert reference("gloomhaven", part, "en") == {}


def test_browsers_get_no_tales_with_the_texts_of_the_game() -> None:
    assert "tale-" not in source("en", game_package("gloomhaven"))


def test_a_scenario_of_ones_own_has_no_tale() -> None:
    [id] = content.add_scenarios(str(EXAMPLES), True)
    try:
        assert reference("gloomhaven", f"tale-{id}", "en") == {"before": [], "after": []}
    finally:
        del content._scenarios[id]
        content._own.clear()
