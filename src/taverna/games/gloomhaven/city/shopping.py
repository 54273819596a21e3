"""What a hero does with its gold: sells what it does not wear, buys what helps most, donates, enhances cards."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.bot.gear import item_worth
from taverna.games.gloomhaven.campaign import (
    enhancing,
    prosperity,
    quests,
    reputation,
    scenarios,
    supply,
    trading,
)
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party
from taverna.games.gloomhaven.city.deeds import Deed, of_hero
from taverna.games.gloomhaven.city.tastes import card_strength, outfit_worth, worn
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.content.campaign import QuestStep, world_table
from taverna.games.gloomhaven.content.enhancing import MAIN, PLUS_ONE, Slot, slots

WORTHWHILE: Final = 1.0
"""So much better an outfit must become."""
SPARE: Final = 30
"""Gold that stays in the purse after a donation."""
RICH: Final = 130
"""From here on cards are enhanced."""
LOOKED_AT: Final = 6
"""So many places for a sticker are priced."""


def deed(world: GloomhavenWorld, party: Party, hero: Character) -> Deed | None:
    """The next thing to do with gold; None: nothing more in this visit."""
    if is_saving(hero):
        return None
    found = _trade(world, party, hero)
    if found is None and may_donate(party, hero) and hero.gold >= world_table().donation + SPARE:
        found = of_hero(hero.player, "donate", hero.id)
    if found is None and hero.gold + hero.enhance_gold >= RICH:
        found = _enhance(world, hero)
    return found


def last_deed(party: Party, hero: Character) -> Deed | None:
    """Of somebody who is about to retire: gold is of no use any more."""
    if may_donate(party, hero) and hero.gold >= world_table().donation:
        return of_hero(hero.player, "donate", hero.id)
    return None


def may_donate(party: Party, hero: Character) -> bool:
    return not trading.has_donated(party, hero) and scenarios.may_have_city_event(party)


# What a quest asks for


def is_saving(hero: Character) -> bool:
    """Whose quest is gold keeps it, once it has what one needs."""
    return _open_step(hero, "gold") is not None and hero.gold >= 60


def _open_step(hero: Character, deed: str) -> QuestStep | None:
    quest = tables.quests().get(hero.quest)
    for step in () if quest is None else quest.steps:
        if step.deed == deed and not quests.is_done(hero, step):
            return step
    return None


# Items


def _trade(world: GloomhavenWorld, party: Party, hero: Character) -> Deed | None:
    collects = _open_step(hero, "slots")
    if collects is None:
        for number in hero.items:
            if number not in trading.NOT_FOR_SALE and number not in worn(hero, hero.items):
                return _with_item(hero, "sell", number)
    best, chosen = WORTHWHILE, 0
    before = outfit_worth(hero, hero.items)
    for number in world.stock:
        if number in hero.items or price(party, number) > hero.gold or item_worth(number) <= 0.0:
            continue
        gain = outfit_worth(hero, hero.items + [number]) - before
        if collects is not None and content.item(number).slot in collects.of:
            gain += 3.0
        if gain > best and supply.available(world, party, number) > 0:
            best, chosen = gain, number
    return _with_item(hero, "buy", chosen) if chosen else None


def price(party: Party, number: int) -> int:
    return reputation.buying_price(content.item(number).cost, party.reputation)


def _with_item(hero: Character, do: str, number: int) -> Deed:
    return Deed(hero.player, {"do": do, "hero": hero.id, "item": number})


# Cards


def _enhance(world: GloomhavenWorld, hero: Character) -> Deed | None:
    """A +1 on the strongest card that it can pay for."""
    if enhancing.POWER not in world.achievements:
        return None
    stickers = world.enhancements.get(hero.hero_class, {})
    for slot in _places(world, hero, stickers)[:LOOKED_AT]:
        if enhancing.cost(hero.hero_class, stickers, slot.id, PLUS_ONE) <= hero.gold + hero.enhance_gold:
            change: dict[str, object] = {
                "do": "enhance",
                "hero": hero.id,
                "place": slot.id,
                "sticker": PLUS_ONE,
            }
            return Deed(hero.player, change)
    return None


def _places(world: GloomhavenWorld, hero: Character, stickers: dict[str, str]) -> list[Slot]:
    known = slots(hero.hero_class)
    enhanced = {known[place].card for place in stickers}
    is_full = len(enhanced) >= prosperity.level(world)
    levels = {card.no: card.level for card in content.hero_class(hero.hero_class).cards}
    found: list[tuple[float, str]] = []
    for place, slot in known.items():
        if place in stickers or slot.line != MAIN or slot.summon or PLUS_ONE not in slot.accepts:
            continue
        if (is_full and slot.card not in enhanced) or (levels[slot.card] > 1 and slot.card not in hero.pool):
            continue
        found.append((-card_strength(hero.hero_class, slot.card), place))
    return [known[place] for _, place in sorted(found)]
