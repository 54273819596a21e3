"""Buying, selling and donating in Gloomhaven (GH-C-ITM-03 to 07, GH-C-CIT-03, 04)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import reputation, scenarios, supply, unlocking
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party
from taverna.games.gloomhaven.content.campaign import world_table
from taverna.kernel import Event

NOT_FOR_SALE: Final = (114,)
"""What a scenario gives to be kept (scenario 53)."""


def buy(world: GloomhavenWorld, party: Party, hero: Character, item: int) -> list[Event]:
    if supply.available(world, party, item) <= 0:
        raise refused(
            "not-in-stock", "GH-C-ITM-07", f"item {item} is not in stock", {"item": content.item(item).id}
        )
    if item in hero.items:
        raise refused(
            "owned-already", "GH-C-ITM-05", f"{hero.name} has item {item} already", {"number": item}
        )
    price = reputation.buying_price(content.item(item).cost, party.reputation)
    if hero.gold < price:
        raise refused("too-little-gold", "GH-C-ITM-03", f"it costs {price} gold", {"price": price})
    hero.gold -= price
    hero.items = hero.items + [item]
    return [
        Event("item-bought", "GH-C-ITM-03", {"hero": hero.name, "item": content.item(item).id, "gold": price})
    ]


def sell(hero: Character, item: int) -> list[Event]:
    if item not in hero.items:
        raise refused(
            "not-owned", "GH-C-ITM-04", f"{hero.name} has no item {item}", {"item": content.item(item).id}
        )
    if item in NOT_FOR_SALE:
        raise refused(
            "not-for-sale", "GH-C-ITM-04", f"item {item} can't be sold", {"item": content.item(item).id}
        )
    value = reputation.selling_value(content.item(item).cost)
    hero.gold += value
    supply.give_up(hero, item)
    return [
        Event("item-sold", "GH-C-ITM-04", {"hero": hero.name, "item": content.item(item).id, "gold": value})
    ]


def donate(world: GloomhavenWorld, party: Party, hero: Character) -> list[Event]:
    """Once in a visit, each hero; two blessings for the next scenario (GH-C-CIT-03, GH-C-RUL-17)."""
    gold = world_table().donation
    if not scenarios.may_have_city_event(party):
        raise refused("no-donation-now", "GH-C-MOD-09", "after casual play nobody donates")
    if has_donated(party, hero):
        raise refused("donated-already", "GH-C-CIT-03", f"{hero.name} has donated in this visit")
    if hero.gold < gold:
        raise refused("too-little-gold", "GH-C-CIT-03", f"a donation is {gold} gold", {"price": gold})
    hero.gold -= gold
    party.donors = party.donors + [hero.id]
    hero.start.add(bless=2)
    hero.count("donate", gold)
    events = [Event("donated", "GH-C-CIT-03", {"hero": hero.name, "number": gold})]
    return events + unlocking.donated(world, gold)


def has_donated(party: Party, hero: Character) -> bool:
    """In the visit that the party is making now."""
    return hero.id in party.donors
