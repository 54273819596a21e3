"""How bots settle what rewards and events leave to the players: fairly, and where it helps or hurts least."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import choices, fate
from taverna.games.gloomhaven.campaign.fate import Payment
from taverna.games.gloomhaven.campaign.world import Character, Choice, GloomhavenWorld, Party
from taverna.games.gloomhaven.city.tastes import item_worth, outfit_worth
from taverna.games.gloomhaven.content import events
from taverna.games.gloomhaven.content.events import Effect

WELCOME: Final[dict[str, float]] = {
    events.XP: 0.3, events.GOLD: 0.3, events.SHARED_GOLD: 0.1, events.REPUTATION: 1.0, events.PROSPERITY: 2.0,
    events.CHECKS: 2.0,
}  # fmt: skip
"""What one of it is worth."""
KEEP: Final[dict[str, object]] = {"hero": "", "item": 0}
"""The answer of those who would rather not pay with an item."""


def answer(world: GloomhavenWorld, party: Party, choice: Choice) -> dict[str, object]:
    """What goes into the arrangement besides the party."""
    members = world.members(party)
    if choice.kind == choices.LOCATION:
        return {"scenario": choice.numbers[0]}
    if choice.kind == choices.ITEM:
        return {"hero": _gladdest(members, choice.numbers[0]).id}
    if choice.kind == choices.GOLD:
        return {"shares": _even(members, choice.numbers[0])}
    if choice.kind == choices.PAY:
        return {"shares": _by_wealth(members, choice.numbers[0])}
    if choice.kind == choices.PAY_ITEM:
        return _payment(world, party, choice)
    if choice.kind == choices.CONSUME:
        return {"item": _least(members[choice.numbers[0] - 1])}
    if choice.kind == choices.CONSUME_ANY:
        hero = min([hero for hero in members if fate.consumable(hero)], key=_least_worth)
        return {"hero": hero.id, "item": _least(hero)}
    if choice.kind == choices.ONE_OF:
        offered = fate.effect_at(choice.numbers).choices
        return {"choice": max(range(len(offered)), key=lambda place: (_welcome(offered[place]), -place))}
    return {"hero": max(members, key=_stamina).id}


def _payment(world: GloomhavenWorld, party: Party, choice: Choice) -> dict[str, object]:
    """Whoever misses it least gives it, if what it brings is worth more than that."""
    card, option = fate.side_at(choice.numbers)
    found = min(fate.payments(world, party, card, option), key=_loss)
    promised = [
        effect
        for outcome in card.options[option]
        if outcome.condition is not None and found.item in outcome.condition.pay_items
        for effect in outcome.effects
        if effect.condition is None
    ]
    return {"hero": found.hero.id, "item": found.item} if _welcome(promised) > _loss(found) else dict(KEEP)


def _loss(payment: Payment) -> float:
    kept = [item for item in payment.hero.items if item != payment.item]
    return outfit_worth(payment.hero, payment.hero.items) - outfit_worth(payment.hero, kept)


def _gladdest(members: list[Character], item: int) -> Character:
    """Whose outfit becomes better by it than anybody's."""
    found = members[0]
    best = -1.0
    for hero in members:
        gain = outfit_worth(hero, hero.items + [item]) - outfit_worth(hero, hero.items)
        if item not in hero.items and gain > best:
            found, best = hero, gain
    return found


def _even(members: list[Character], gold: int) -> dict[str, int]:
    share, rest = divmod(gold, len(members))
    return {hero.id: share + (1 if place < rest else 0) for place, hero in enumerate(members)}


def _by_wealth(members: list[Character], gold: int) -> dict[str, int]:
    """The richest pay first, down to what the next one has."""
    left = {hero.id: hero.gold for hero in members}
    for _ in range(gold):
        richest = max(left, key=lambda id: left[id])
        left[richest] -= 1
    return {hero.id: hero.gold - left[hero.id] for hero in members}


def _least(hero: Character) -> int:
    return min(fate.consumable(hero), key=lambda item: (item_worth(item), item))


def _least_worth(hero: Character) -> float:
    return item_worth(_least(hero))


def _stamina(hero: Character) -> int:
    """Cards in hand, less what the start takes already."""
    return content.hero_class(hero.hero_class).hand - hero.start.discards - hero.start.minus_ones


def _welcome(effects: list[Effect]) -> float:
    return sum([WELCOME.get(effect.do, 0.5) * (effect.n or 1) for effect in effects])
