"""A hero from another world joins with its sheet."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven.campaign.arranging import arrange
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.kernel import BadData
from tests.games.gloomhaven.campaign.worlds import one_party

Json = dict[str, Any]
BOOTS = 1
SHEET: Json = {
    "class": "cragheart", "name": "Gran", "level": 2, "xp": 50, "gold": 12, "items": [BOOTS], "quest": 515,
    "tally": {"kill:cultist": 3},
}  # fmt: skip


def welcome(world: GloomhavenWorld, **changes: Any) -> None:
    arrange(world, "Ana", {"do": "welcome", "sheet": {**SHEET, **changes}})


def test_it_comes_with_all_that_it_has() -> None:
    world, party = one_party()
    welcome(world)
    gran = world.heroes[-1]
    assert (gran.player, gran.id, gran.level, gran.gold, gran.items) == ("Ana", "h3", 2, 12, [BOOTS])
    assert gran.tally["kill:cultist"] == 3
    assert 515 not in world.quests
    party.played = 1  # a new one takes new heroes only (GH-C-PAR-01)
    arrange(world, "Ana", {"do": "members", "party": party.name, "heroes": ["h1", "h2", "h3"]})
    assert gran.arrived


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("class", {"class": "saw"}),
        ("perks", {"perks": [0, 1, 2]}),
        ("xp", {"xp": 44}),
        ("items", {"items": [BOOTS, BOOTS]}),
        ("quest", {"quest": 1}),
        ("hat", {"hat": 1}),
    ],
)
def test_what_does_not_fit_is_refused_with_its_field(field: str, changes: Json) -> None:
    world, _ = one_party()
    with pytest.raises(BadData) as refused:
        welcome(world, **changes)
    assert refused.value.values["path"] == f"change.sheet.{field}"
    assert len(world.heroes) == 2


def test_one_quest_and_one_copy_have_one_owner() -> None:
    world, _ = one_party(items=[BOOTS])  # both copies have owners
    with pytest.raises(BadData, match="items"):
        welcome(world)
    for hero in world.heroes:
        hero.items = []
    welcome(world)
    with pytest.raises(BadData, match="quest"):
        welcome(world, name="Twin", items=[])
