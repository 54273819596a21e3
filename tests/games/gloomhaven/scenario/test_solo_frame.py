"""Solo scenarios: one character of the class they are for, far enough, alone at the table."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.kernel import BadCall, BadOption
from taverna.kernel.errors import BadData
from tests.support.gloomhaven.tabletop import GAME

BRUTE = {"scenario": "solo-brute"}


def test_its_class_and_the_level_it_asks_for_follow_from_the_scenario() -> None:
    table = GAME.setup(1, 1, BRUTE)
    assert [sheet.slug for sheet in table.rules.classes] == ["brute"]
    assert table.rules.hero_levels == [5]
    assert GAME.rules.settings(table)["class_1"] == "brute"


@pytest.mark.rule("GH-S-LVL-02")
@pytest.mark.parametrize(("level", "expected"), [("5", 3), ("6", 3), ("7", 4), ("9", 5)])
def test_the_level_is_half_of_the_characters_rounded_up(level: str, expected: int) -> None:
    table = GAME.setup(1, 1, {**BRUTE, "level_1": level})
    assert (table.rules.levels.level, table.rules.levels.monsters) == (expected, expected)


@pytest.mark.rule("GH-S-CMP-01")
@pytest.mark.parametrize(("seats", "options"), [(2, BRUTE), (4, BRUTE), (1, {}), (1, {"scenario": "3"})])
def test_it_is_for_one_and_others_are_not(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadCall) as refused:
        GAME.setup(seats, 1, options)
    assert refused.value.code == "bad-seats"


@pytest.mark.parametrize(
    ("option", "value", "allowed"), [("class_1", "tinkerer", "brute"), ("level_1", "4", "5, 6, 7, 8, 9")]
)
def test_another_class_or_a_lower_level_is_refused(option: str, value: str, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.setup(1, 1, {**BRUTE, option: value})
    assert (refused.value.code, refused.value.values["allowed"]) == ("bad-option-value", allowed)


def test_a_campaign_can_only_send_that_class() -> None:
    sheet = {"class": "tinkerer", "level": 5}
    with pytest.raises(BadData, match="must be a 'brute' of level 5 or more"):
        GAME.setup(1, 1, BRUTE, {"heroes": [sheet]})
    with pytest.raises(BadData, match="must be a 'brute' of level 5 or more"):
        GAME.setup(1, 1, BRUTE, {"heroes": [{"class": "brute", "level": 4}]})
    assert GAME.setup(1, 1, BRUTE, {"heroes": [{"class": "brute", "level": 6}]}).rules.levels.level == 3


@pytest.mark.parametrize("slug", content.PRINTED_CLASSES)
def test_a_class_has_at_most_one(slug: str) -> None:
    found = [id for id in content.scenario_ids() if content.scenario(id).solo == slug]
    assert found == [f"solo-{slug}"] if content.solo_scenario(slug) else found == []


def test_a_written_position_may_hold_one_hero_alone() -> None:
    written = {"scenario": "solo-brute", "heroes": [{"class": "brute", "level": 5, "hex": [3, 2]}]}
    table = GAME.load(written)
    assert (table.seats, table.rules.slug) == (1, "solo-brute")


def test_ranks_for_several_numbers_of_characters_are_refused() -> None:
    data = content.printed("scenarios", "solo-brute")
    data["id"], data["name"] = "mine", "Mine"
    monsters = data["monsters"]
    assert isinstance(monsters, list)
    data["monsters"] = [{**monsters[0], "ranks": "-nn"}]
    with pytest.raises(BadData, match=r"mine.json.monsters\[0\].ranks: must be one letter"):
        content._checked(Scenario(data, "mine.json"))
