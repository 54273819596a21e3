"""Buying, selling and donating in Gloomhaven (GH-C-ITM-03 to 07, GH-C-CIT-03, 04)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import quests, reputation, scenarios, supply, unlocking
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party, Receipt
from taverna.games.gloomhaven.content.campaign import world_table
from taverna.kernel import Event, Refusal

NOT_FOR_SALE: Final = (114,)
"""What a scenario gives to be kept (scenario 53)."""


def buy(world: GloomhavenWorld, party: Party, hero: Character, item: int) -> list[Event]:
    if supply.available(world, party, item) <= 0:
        raise refused(
            "not-in-stock", "GH-C-ITM-07", f"item {item} is not in stock", {"item": content.item(item).id}
        )
    if item in hero.items:
        raise refused(
            "owned-already",
            "GH-C-ITM-05",
            f"{hero.name} has item {item} already",
            {"item": content.item(item).id},
        )
    price = reputation.buying_price(content.item(item).cost, party.reputation)
    if hero.gold < price:
        raise refused("too-little-gold", "GH-C-ITM-03", f"it costs {price} gold", {"price": price})
    hero.gold -= price
    hero.items = hero.items + [item]
    hero.receipts = hero.receipts + [Receipt(item, price, False)]
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
    hero.receipts = hero.receipts + [Receipt(item, value, True)]
    return [
        Event("item-sold", "GH-C-ITM-04", {"hero": hero.name, "item": content.item(item).id, "gold": value})
    ]


# Taking back: a visit is one long look around, until an event is met or the party leaves


def receipt_of(hero: Character, item: int) -> Receipt | None:
    """The latest about an item."""
    found = [receipt for receipt in hero.receipts if receipt.item == item]
    return found[-1] if found else None


def why_not_back(
    world: GloomhavenWorld, party: Party, hero: Character, receipt: Receipt | None
) -> Refusal | None:
    """Why a receipt can't be taken back now; None: it can."""
    if receipt is None or (not receipt.is_sale and receipt.item not in hero.items):
        return Refusal("nothing-to-take-back", "GH-C-ITM-03")
    if quests.FULFILLED in hero.tally:
        return Refusal("quest-stands", "GH-C-RET-02")  # it may have been fulfilled by this
    if receipt.is_sale and supply.available(world, party, receipt.item) <= 0:
        return Refusal("not-in-stock", "GH-C-ITM-07")
    if receipt.is_sale and hero.gold < receipt.gold:
        return Refusal("too-little-gold", "GH-C-ITM-03")
    return None


def take_back(world: GloomhavenWorld, party: Party, hero: Character, item: int) -> list[Event]:
    """As if it had not been bought or sold: at the price of then."""
    name = content.item(item).id
    receipt = receipt_of(hero, item)
    why = why_not_back(world, party, hero, receipt)
    if why is not None:
        price = 0 if receipt is None else receipt.gold
        raise refused(why.key, why.rule, f"item {item} can't be taken back", {"item": name, "price": price})
    assert receipt is not None
    if receipt.is_sale:
        hero.gold -= receipt.gold
        hero.items = hero.items + [item]
    else:
        hero.gold += receipt.gold
        supply.give_up(hero, item)
    hero.receipts = [other for other in hero.receipts if other is not receipt]
    return [Event("item-taken-back", "GH-C-ITM-03", {"hero": hero.name, "item": name, "gold": receipt.gold})]


def end_taking_back(heroes: list[Character]) -> None:
    """An event is met, or they leave."""
    for hero in heroes:
        hero.receipts = []


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
