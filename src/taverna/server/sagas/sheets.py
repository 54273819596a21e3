"""What a person may do with a hero: growth, visits, the shop with its prices and reasons, what can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import reputation, supply, trading
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party, Receipt
from taverna.games.gloomhaven.city import offers
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.content.campaign import QuestStep
from taverna.games.gloomhaven.content.reading.heroes import Perk
from taverna.games.gloomhaven.content.reading.items import USES
from taverna.games.gloomhaven.events import modifier_name
from taverna.games.gloomhaven.view.wording import items as item_words
from taverna.i18n import Words
from taverna.i18n.phrases import say

Json = dict[str, Any]


def hero_guide(world: GloomhavenWorld, hero: Character, words: Words, between: bool) -> Json:
    party = next((one for one in world.parties if hero.id in one.members), None)
    known = content.hero_class(hero.hero_class)
    quest = tables.quests().get(hero.quest)
    trades = between and party is not None and offers.may_trade(party, hero)
    return {
        "growth": changes(offers.growth(world, hero)) if between else [],
        "visits": changes(offers.visits(world, party, hero)) if between and party else [],
        "may_trade": trades,
        "shop": [_offered(world, party, hero, number, words) for number in sorted(world.stock)]
        if party
        else [],
        "owned": [_owned(number, words) for number in hero.items],
        "receipts": [_receipt(world, party, hero, one) for one in hero.receipts] if trades and party else [],
        "perks": [_perk(perk, words) for perk in known.perks],
        "quest": None if quest is None else quest_steps(quest),
        "sheet": _sheet(hero),
        "start": {"bless": hero.start.bless, "curse": hero.start.curse, "damage": hero.start.damage},
    }


def changes(deeds: list[Deed]) -> list[Mapping[str, object]]:
    return [deed.change for deed in deeds]


def _item(number: int, words: Words) -> Json:
    known = content.item(number)
    return {
        "item": number,
        "id": known.id,
        "slot": known.slot,
        "use": USES[known.use],
        "cost": known.cost,
        "text": say(words, item_words.of_item(known)),
    }


def _owned(number: int, words: Words) -> Json:
    """`value`: what it sells for; 0: it is kept."""
    value = reputation.selling_value(content.item(number).cost)
    return {**_item(number, words), "value": 0 if number in trading.NOT_FOR_SALE else value}


def _offered(world: GloomhavenWorld, party: Party, hero: Character, number: int, words: Words) -> Json:
    """With the reason why it can't be bought, in the order in which one would ask (GH-C-ITM-03, 05, 07)."""
    cost = content.item(number).cost
    price = reputation.buying_price(cost, party.reputation)
    left = supply.available(world, party, number)
    why = ""
    if number in hero.items:
        why = "owned-already"
    elif left <= 0:
        why = "not-in-stock"
    elif price > hero.gold:
        why = "too-little-gold"
    return {**_item(number, words), "price": price, "left": left, "why": why}


def _receipt(world: GloomhavenWorld, party: Party, hero: Character, receipt: Receipt) -> Json:
    """What was bought or sold in this visit; `why`: what keeps it from being taken back."""
    latest = trading.receipt_of(hero, receipt.item) is receipt
    why = trading.why_not_back(world, party, hero, receipt if latest else None)
    key = "" if why is None else why.key
    return {"item": receipt.item, "gold": receipt.gold, "sale": receipt.is_sale, "why": key}


def _sheet(hero: Character) -> Json:
    """To take along into another world."""
    found: Json = {
        "class": hero.hero_class,
        "name": hero.name,
        "level": hero.level,
        "xp": hero.xp,
        "gold": hero.gold,
    }
    found |= {"checks": hero.checks, "items": hero.items, "perks": hero.perks, "pool": hero.pool}
    found |= {"quest": hero.quest, "tally": hero.tally, "seen": hero.seen, "done": hero.done}
    return {**found, "retired": hero.lineage}


def _perk(perk: Perk, words: Words) -> Json:
    """With the cards that leave the modifier deck and those that come, by the names of their texts."""
    return {
        "number": perk.number,
        "boxes": perk.boxes,
        "text": say(words, [item_words.of_perk(perk)]),
        "remove": [modifier_name(key) for key in perk.remove],
        "add": [modifier_name(key) for key in perk.add],
    }


def quest_steps(quest: tables.Quest) -> Json:
    return {"id": quest.id, "steps": [_step(step) for step in quest.steps]}


def _step(step: QuestStep) -> Json:
    item = step.item or step.wearing
    return {
        "deed": step.deed,
        "n": step.n,
        "of": list(step.of),
        "item": content.item(item).id if item else "",
        "crypts": step.crypts,
        "region": step.region,
        "through": list(step.through),
        "first": step.first,
    }
