"""What was bought or sold can be taken back until an event is met or the party leaves."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.campaign import trading, visiting
from taverna.games.gloomhaven.campaign.arranging import arrange
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party
from taverna.kernel import BadData, IllegalChoice
from tests.games.gloomhaven.campaign.worlds import one_party, win

BOOTS, POTION = 1, 12
"""Both cost 20 and 10 gold; half of that when sold (GH-C-ITM-04)."""


def shopper(gold: int = 40) -> tuple[GloomhavenWorld, Party, Character]:
    world, party = one_party("brute", "tinkerer", gold=gold)
    return world, party, world.members(party)[0]


def take_back(world: GloomhavenWorld, hero: Character, item: int) -> None:
    arrange(world, "Ana", {"do": "take-back", "hero": hero.id, "item": item})


def why_not(world: GloomhavenWorld, hero: Character, item: int) -> str:
    with pytest.raises(IllegalChoice) as refused:
        take_back(world, hero, item)
    return refused.value.code


def test_what_was_bought_goes_back_for_what_it_cost() -> None:
    world, party, hero = shopper()
    trading.buy(world, party, hero, BOOTS)
    party.reputation = 8  # prices have changed since then
    take_back(world, hero, BOOTS)
    assert (hero.gold, hero.items, hero.receipts) == (40, [], [])
    assert why_not(world, hero, BOOTS) == "nothing-to-take-back"


@pytest.mark.rule("GH-C-ITM-04")
def test_what_went_along_to_a_scenario_is_not_taken_back() -> None:
    world, party, hero = shopper()
    trading.buy(world, party, hero, BOOTS)
    win(world, party, 1)
    assert hero.receipts == []
    visiting.come_home(world, party)
    assert why_not(world, hero, BOOTS) == "nothing-to-take-back"


def test_what_was_sold_comes_back_for_what_was_paid() -> None:
    world, _, hero = shopper()
    hero.items = [POTION]
    world.stock[POTION] = 4
    trading.sell(hero, POTION)
    take_back(world, hero, POTION)
    assert (hero.gold, hero.items) == (40, [POTION])


def test_the_latest_goes_back_first() -> None:
    world, party, hero = shopper()
    trading.buy(world, party, hero, BOOTS)
    trading.sell(hero, BOOTS)
    take_back(world, hero, BOOTS)
    assert (hero.gold, hero.items) == (20, [BOOTS])
    take_back(world, hero, BOOTS)
    assert (hero.gold, hero.items) == (40, [])


def test_a_sale_stands_when_the_gold_is_spent_or_somebody_has_it() -> None:
    world, party, hero = shopper(gold=0)
    other = world.members(party)[1]
    hero.items = [BOOTS]
    world.stock[BOOTS] = 1
    trading.sell(hero, BOOTS)
    hero.gold = 9
    assert why_not(world, hero, BOOTS) == "too-little-gold"
    hero.gold, other.gold = 10, 20
    trading.buy(world, party, other, BOOTS)
    assert why_not(world, hero, BOOTS) == "not-in-stock"


def test_an_event_and_the_road_end_it() -> None:
    world, party, hero = shopper()
    trading.buy(world, party, hero, BOOTS)
    arrange(world, "Ana", {"do": "city-event", "party": party.name})
    party.event = ""
    assert why_not(world, hero, BOOTS) == "nothing-to-take-back"
    trading.buy(world, party, hero, POTION)
    arrange(world, "Ana", {"do": "travel", "party": party.name, "scenario": 1})
    assert hero.receipts == []


@pytest.mark.rule("GH-C-RET-02")
def test_a_purchase_that_fulfilled_a_quest_stands() -> None:
    world, party, hero = shopper()
    trading.buy(world, party, hero, BOOTS)
    hero.tally["fulfilled"] = 1
    assert why_not(world, hero, BOOTS) == "quest-stands"


def test_receipts_are_kept_and_damaged_ones_refused() -> None:
    world, party, hero = shopper()
    trading.buy(world, party, hero, BOOTS)
    data = CAMPAIGN.dump(world)
    again = CAMPAIGN.load(data).heroes[0].receipts
    assert [(one.item, one.gold, one.is_sale) for one in again] == [(BOOTS, 20, False)]
    for damaged in ([[999, 20, 0]], [[1, 20]], [[1, 20, 2]], ["boots"]):
        data["heroes"][0]["receipts"] = damaged  # type: ignore[index]
        with pytest.raises(BadData):
            CAMPAIGN.load(data)
