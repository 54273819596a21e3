"""A hero from another world joins with its sheet."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign.arranging import arrange
from taverna.games.gloomhaven.campaign.world import NO_QUEST, GloomhavenWorld
from taverna.games.gloomhaven.content import campaign as tables
from taverna.kernel import BadData
from tests.games.gloomhaven.campaign.worlds import one_party

Json = dict[str, Any]
BOOTS = 1
ALL_QUESTS = set(tables.quests())
CARD_OF_LEVEL_3 = next(card.no for card in content.hero_class("cragheart").cards if card.level == 3)
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
        ("name", {"name": " "}),
        ("name", {"name": "G" * 41}),
        ("pool", {"pool": [CARD_OF_LEVEL_3]}),
    ],
)
def test_what_does_not_fit_is_refused_with_its_field(field: str, changes: Json) -> None:
    world, _ = one_party()
    with pytest.raises(BadData) as refused:
        welcome(world, **changes)
    assert refused.value.values["path"] == f"change.sheet.{field}"
    assert len(world.heroes) == 2


def test_one_copy_has_one_owner_and_a_refusal_leaves_the_shop_as_it_was() -> None:
    world, _ = one_party(items=[BOOTS])  # both copies have owners
    before = dict(world.stock)
    with pytest.raises(BadData, match="items"):
        welcome(world, items=[95, BOOTS])
    assert world.stock == before


@pytest.mark.rule("GH-C-CHR-02")
def test_whose_quest_is_not_in_the_deck_takes_another_one_as_if_nothing_were() -> None:
    """A refusal would tell that somebody here has it: a hero, or a person who chooses between two."""
    world, _ = one_party()
    arrange(world, "Ana", {"do": "draw"})
    world.heroes[0].quest = world.quests.pop()
    for taken in (world.heroes[0].quest, world.persons[0].offer[0]):
        top = world.quests[-1]
        welcome(world, items=[], quest=taken, tally={"fulfilled": 1, "elites": 2})
        newcomer = world.heroes[-1]
        assert newcomer.quest == top
        assert newcomer.tally == {"elites": 2}  # what it has done stays done; that quest is not this one
    held = [hero.quest for hero in world.heroes if hero.quest] + world.persons[0].offer
    assert sorted(held + world.quests) == sorted(ALL_QUESTS)


@pytest.mark.rule("GH-C-CHR-06")
def test_where_the_deck_is_empty_a_newcomer_has_no_quest() -> None:
    world, _ = one_party()
    world.quests = []
    welcome(world, tally={"fulfilled": 1})
    assert (world.heroes[-1].quest, world.heroes[-1].tally) == (NO_QUEST, {})
