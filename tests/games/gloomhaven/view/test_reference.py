"""What can be looked up about the components: complete, in three languages, with the classes that can be played."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.view import reference_types
from taverna.i18n import LANGUAGES
from taverna.i18n.reference import reference
from taverna.wire.views import mismatches

GAME = "gloomhaven"


@pytest.fixture(params=LANGUAGES)
def components(request: pytest.FixtureRequest) -> dict[str, Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # a sentence without words
        return reference(GAME, "components", request.param)


def test_every_card_of_the_classes_that_can_be_played_is_told(components: dict[str, Any]) -> None:
    cards = components["cards"]
    for slug in content.playable_classes():
        for card in content.hero_class(slug).cards:
            told = cards[card.name]
            assert (told["class"], told["initiative"], told["level"]) == (slug, card.initiative, card.level)
            assert told["top"].endswith(".")
            assert told["bottom"].endswith(".")
    assert len(cards) == sum(len(content.hero_class(slug).cards) for slug in content.playable_classes())


def test_a_locked_class_says_so(components: dict[str, Any]) -> None:
    locked = {slug for slug, told in components["classes"].items() if told["locked"]}
    assert locked == set(content.playable_classes()) - set(content.STARTING_CLASSES)


def test_every_monster_deck_and_item_is_told(components: dict[str, Any]) -> None:
    assert set(components["monsters"]) == set(content.monster_ids())
    for slug in content.deck_ids():
        assert [int(id) for id in components["decks"][slug]] == [card.id for card in content.deck(slug).cards]
        assert all(card["text"] for card in components["decks"][slug].values())
    assert len(components["items"]) == len(content.item_numbers())
    assert all(isinstance(item["text"], str) for item in components["items"].values())


def test_every_scenario_has_a_goal_and_every_playable_one_its_rules(components: dict[str, Any]) -> None:
    for id in content.scenario_ids():
        task = components["tasks"][id]
        assert set(task["goals"]) == ({"1"} if content.scenario(id).solo else {"2", "3", "4"})
        assert all(text.endswith(".") and "bjective-" not in text for text in task["goals"].values())
        assert bool(task["losses"]) == (id in content.playable_scenarios())


def test_components_are_what_their_types_say(components: dict[str, Any]) -> None:
    assert list(mismatches(components, reference_types.Components, "components")) == []


def test_maps_are_what_their_types_say() -> None:
    for id, drawn in reference(GAME, "scenarios", "en").items():
        assert list(mismatches(drawn, reference_types.ScenarioMap, id)) == []


# As it is printed: Trample of the Brute has initiative 72; a level 1 elite bandit guard 9 hit points, shield 1.
def test_numbers_are_those_of_the_box() -> None:
    found: dict[str, Any] = reference(GAME, "components", "en")
    assert found["cards"]["trample"]["initiative"] == 72
    assert found["cards"]["trample"]["lost"] == [False, True]
    elite = found["monsters"]["bandit-guard"]["lines"]["elite"][1]
    assert (elite["hp"], elite["attack"], elite["shield"]) == ("9", "3", 1)


def test_every_mapped_scenario_can_be_drawn() -> None:
    maps: dict[str, Any] = reference(GAME, "scenarios", "en")
    assert set(content.scenario_ids()) == set(maps)
    for id, drawn in maps.items():
        scenario = content.scenario(id)
        assert drawn["playable"] == (not content.lacking(scenario))
        assert bool(drawn["gaps"]) != drawn["playable"]
        assert [len(room) // 2 for room in drawn["rooms"]] == [len(room.floor) for room in scenario.rooms]
        assert bool(drawn["first"]) == (scenario.dungeon is None), f"scenario {id} starts nowhere"


# 29 has doors to destroy; 82 two ways to win, and doors that open one by one; 95 locks a door until tokens are looted.
def test_what_keeps_a_scenario_from_being_played_is_told() -> None:
    maps: dict[str, Any] = reference(GAME, "scenarios", "en")
    for id in content.scenario_ids():
        assert bool(maps[id]["gaps"]) != (id in content.playable_scenarios()), id
        assert set(maps[id]["gaps"]) <= {"goal", "loss", "boss", "figures", "rules"}


def test_there_is_nothing_else() -> None:
    assert reference(GAME, "no-such-part", "en") == {}
    assert reference("dead-mans-draw", "components", "en") == {}


@pytest.mark.rule("GH-S-LVL-02")
@pytest.mark.rule("GH-S-LVL-03")
@pytest.mark.rule("GH-S-LVL-08")
@pytest.mark.parametrize(
    ("party", "told"),
    [
        ("1.1-normal", {"level": 1, "monsters": 1, "gold": 2, "trap": 3, "hazard": 1, "xp": 6}),
        ("5.4.4.4-easy", {"level": 2, "monsters": 2, "gold": 3, "trap": 4, "hazard": 2, "xp": 8}),
        ("9.9.9-very-hard", {"level": 7, "monsters": 7, "gold": 6, "trap": 9, "hazard": 4, "xp": 18}),
        ("1.1-normal-harder", {"level": 1, "monsters": 2, "gold": 2, "trap": 4, "hazard": 2, "xp": 6}),
    ],
)
def test_the_level_of_a_party_can_be_asked_for_before_the_first_click(
    party: str, told: dict[str, int]
) -> None:
    assert reference(GAME, f"party-{party}", "en") == told


@pytest.mark.parametrize(
    "party", ["", "1", "1-odd", "10-normal", "1.1.1.1.1-normal", "1..1-normal", "-normal", "x-easy"]
)
def test_an_impossible_party_has_no_level(party: str) -> None:
    assert reference(GAME, f"party-{party}", "en") == {}


def test_the_monsters_of_one_scenario_are_told_alone() -> None:
    """Black Barrow: guards, archers, living bones; nothing of other scenarios, no cards of heroes."""
    told: Any = reference("gloomhaven", "foes-1", "en")
    whole: Any = reference("gloomhaven", "components", "en")
    assert sorted(told) == ["decks", "monsters"]
    assert set(told["monsters"]) == {"bandit-guard", "bandit-archer", "living-bones"}
    assert set(told["decks"]) == {"guard", "archer", "living-bones"}
    assert told["decks"]["guard"] == whole["decks"]["guard"]
    assert reference("gloomhaven", "foes-999", "en") == {}


def test_a_table_finds_all_it_needs_in_parts_of_the_box(components: dict[str, Any]) -> None:
    """`class-brute`, `foes-1`, `task-1` and `items`, word for word as in the whole; nothing for what there is not."""
    language = next(one for one in LANGUAGES if reference(GAME, "components", one) is components)
    assert reference(GAME, "classes", language) == {"classes": components["classes"]}
    asked = ["items", *(f"class-{slug}" for slug in content.playable_classes())]
    asked += [f"{kind}-{id}" for kind in ("foes", "task") for id in content.scenario_ids()]
    found: dict[str, dict[str, Any]] = {}
    for part in asked:
        told: dict[str, Any] = reference(GAME, part, language)
        for section, entries in told.items():
            found.setdefault(section, {}).update(entries)
    for section in ("cards", "classes", "items", "tasks"):
        assert found[section] == components[section]
    for section in ("monsters", "decks"):
        assert found[section].items() <= components[section].items()
    assert reference(GAME, "task-nowhere", language) == {}
