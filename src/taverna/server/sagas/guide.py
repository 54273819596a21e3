"""What a person may do in the world now, and what it would cost: beside the world's own view, for a front end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import heroes, prosperity, reputation, scenarios, supply, trading
from taverna.games.gloomhaven.campaign.world import PLAYING, Character, GloomhavenWorld, Party
from taverna.games.gloomhaven.city import offers
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.content.campaign import QuestStep
from taverna.games.gloomhaven.content.enhancing import slots
from taverna.games.gloomhaven.content.reading.items import USES
from taverna.games.gloomhaven.scenario.building import recommended_level
from taverna.games.gloomhaven.view.wording import items as item_words
from taverna.i18n import Words
from taverna.i18n.phrases import say
from taverna.kernel import Saga

Json = dict[str, Any]


def guide(saga: Saga, person: str, language: str) -> Json:
    """Everything here the person could find out by trying; what is not in the world's view is not told."""
    world = saga.world
    assert isinstance(world, GloomhavenWorld)
    words = Words(language, "gloomhaven")
    between = saga.chapter is None
    return {
        "heroes": {hero.id: _hero(world, hero, words, between) for hero in _mine(world, person)},
        "parties": {
            party.name: _party(saga, world, party, person, words, between) for party in world.parties
        },
        "creations": _creations(world, person, words) if between else [],
        "offer": _offer(world, person),
        "thresholds": [heroes.experience_of(level) for level in range(1, heroes.LAST_LEVEL + 1)],
        "prosperity": list(tables.world_table().prosperity),
        "donation": tables.world_table().donation,
    }


def _mine(world: GloomhavenWorld, person: str) -> list[Character]:
    return [hero for hero in world.heroes if hero.player == person and hero.standing == PLAYING]


def _offer(world: GloomhavenWorld, person: str) -> list[Json]:
    found = world.person(person)
    return [] if found is None else [_quest(tables.quests()[card]) for card in found.offer]


def _quest(quest: tables.Quest) -> Json:
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


def _creations(world: GloomhavenWorld, person: str, words: Words) -> list[Mapping[str, object]]:
    found = world.person(person)
    if found is None or not world.parties:
        return []
    return [deed.change for deed in offers.creations(world, world.parties[0], found)]


# A hero


def _hero(world: GloomhavenWorld, hero: Character, words: Words, between: bool) -> Json:
    party = next((one for one in world.parties if hero.id in one.members), None)
    known = content.hero_class(hero.hero_class)
    quest = tables.quests().get(hero.quest)
    trades = between and party is not None and offers.may_trade(party, hero)
    return {
        "growth": _changes(offers.growth(world, hero)) if between else [],
        "visits": _changes(offers.visits(world, party, hero)) if between and party else [],
        "may_trade": trades,
        "shop": [_offered(world, party, hero, number, words) for number in sorted(world.stock)]
        if party
        else [],
        "owned": [_owned(number, words) for number in hero.items],
        "enhancements": _enhancements(world, party, hero) if between and party else [],
        "perks": [
            {"number": perk.number, "boxes": perk.boxes, "text": say(words, [item_words.of_perk(perk)])}
            for perk in known.perks
        ],
        "quest": None if quest is None else _quest(quest),
        "start": {"bless": hero.start.bless, "curse": hero.start.curse, "damage": hero.start.damage},
    }


def _changes(deeds: list[Deed]) -> list[Mapping[str, object]]:
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


def _enhancements(world: GloomhavenWorld, party: Party, hero: Character) -> list[Json]:
    known = slots(hero.hero_class)
    cards = {card.no: card.name for card in content.hero_class(hero.hero_class).cards}
    found: list[Json] = []
    for deed, gold in offers.enhancements(world, party, hero):
        place = str(deed.change["place"])
        found.append(
            {
                "card": cards[known[place].card],
                "place": place,
                "side": known[place].side,
                "sticker": deed.change["sticker"],
                "price": gold,
            }
        )
    return found


# A party


def _party(
    saga: Saga, world: GloomhavenWorld, party: Party, person: str, words: Words, between: bool
) -> Json:
    levels = [hero.level for hero in world.members(party)]
    speaks = any(hero.player == person for hero in world.members(party)) or not party.members
    return {
        "speaks": speaks,
        "in_city": scenarios.is_in_city(party),
        "journeys": _changes(offers.journeys(world, party, person)) if between and speaks else [],
        "event": _event(party, words),
        "settlements": _changes(offers.settlements(world, party, person)) if between and speaks else [],
        "chapters": [chapter.id for chapter in saga.next(party.name)] if between else [],
        "road": [
            number
            for number in scenarios.in_campaign(world, party)
            if scenarios.has_road_event(party, number, False)
        ],
        "level": recommended_level(levels, "normal", False) if levels else 1,
        "prosperity_level": prosperity.level(world),
    }


def _event(party: Party, words: Words) -> Json | None:
    """The front of the card that was drawn. Its back stays on the server until somebody has decided."""
    if not party.event:
        return None
    tale = f"tale-{party.event}"
    return {
        "id": party.event,
        "text": words.text(tale),
        "a": words.text(f"{tale}-a"),
        "b": words.text(f"{tale}-b"),
    }
