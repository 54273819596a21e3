"""Sagas kept by earlier versions are opened and go on (design 5.5). Each version leaves a file in `stores`."""

from __future__ import annotations

from pathlib import Path

import pytest

import taverna
from taverna.games.gloomhaven.campaign import trading
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.kernel import BadData, Saga

STORES = Path(__file__).parent / "stores"
CAMPAIGN = taverna.campaign("gloomhaven-campaign")


def kept(version: int) -> Saga:
    return Saga.from_json((STORES / f"version-{version}.json").read_text("utf-8"))


@pytest.mark.parametrize("version", range(1, CAMPAIGN.version))
def test_every_earlier_version_is_opened_and_goes_on(version: int) -> None:
    saga = kept(version)
    assert saga.campaign.dump(saga.world)["version"] == CAMPAIGN.version
    saga.arrange("Ana", {"do": "notes", "party": "The Brave", "notes": "We are back."})
    again = Saga.from_json(saga.to_json())
    assert again.to_json() == saga.to_json()
    assert again.history("Ana")


def test_a_saga_of_version_1_has_lost_nothing() -> None:
    """One scenario lost on easy, home again; Ana has donated, Björn has bought a potion."""
    saga = kept(1)
    world = saga.world
    assert isinstance(world, GloomhavenWorld)
    party = world.parties[0]
    assert [(hero.gold, hero.items, hero.xp) for hero in world.heroes] == [
        (20, [], 0),
        (20, [12], 0),
        (32, [], 2),
    ]
    assert (world.donations, world.closed, party.location) == (10, 1, "gloomhaven")
    assert [trading.has_donated(party, hero) for hero in world.heroes] == [True, False, False]
    assert [entry.kind for entry in saga.entries].count("played") == 1


@pytest.mark.rule("GH-C-EVT-19")
def test_an_event_that_was_open_in_version_2_asks_who_pays() -> None:
    """On the road the party has met a noble who wants a potion, which Ana and Chloë have."""
    saga = kept(2)
    saga.arrange("Björn", {"do": "option", "party": "The Brave", "option": "a"})
    again = Saga.from_json(saga.to_json())
    again.arrange("Björn", {"do": "settle", "party": "The Brave", "hero": "h3", "item": 13})
    world = again.world
    assert isinstance(world, GloomhavenWorld)
    assert [13 in hero.items for hero in world.heroes] == [True, False, False]
    assert [choice.kind for choice in world.parties[0].choices] == ["gold"]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"gold": 20', '"gold": 99', "world"),
        ('"campaign": "gloomhaven-campaign"', '"campaign": "evening"', "campaign"),
    ],
)
def test_a_file_that_was_edited_by_hand_is_refused_with_the_part(old: str, new: str, place: str) -> None:
    text = (STORES / "version-1.json").read_text("utf-8")
    assert old in text
    with pytest.raises(BadData, match=place):
        Saga.from_json(text.replace(old, new))


@pytest.mark.parametrize("cut", [1, 100, 5000])
def test_a_damaged_file_is_refused(cut: int) -> None:
    text = (STORES / "version-1.json").read_text("utf-8")
    with pytest.raises(BadData):
        Saga.from_json(text[:-cut])
