"""Events of city and road: which outcomes apply, what they do, and what they leave to the players (GH-C-EVT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import (
    achievements,
    decks,
    heroes,
    prosperity,
    reputation,
    supply,
    unlocking,
)
from taverna.games.gloomhaven.campaign.choices import (
    CONSUME,
    CONSUME_ANY,
    DISCARDS,
    GOLD,
    ITEM,
    MINUS_ONES,
    ONE_OF,
    PAY,
    PAY_ITEM,
)
from taverna.games.gloomhaven.campaign.telling import achievement, told
from taverna.games.gloomhaven.campaign.world import Character, Choice, GloomhavenWorld, Party
from taverna.games.gloomhaven.content import events as cards
from taverna.games.gloomhaven.content.campaign import DECKS
from taverna.games.gloomhaven.content.events import Condition, Effect, EventCard, Outcome
from taverna.kernel import Event

RULE: Final = "GH-C-EVT-04"
SMALL: Final = "small"


class Payment:
    """An item that one of the heroes could part with (GH-C-EVT-19)."""

    __slots__ = ("hero", "item")

    def __init__(self, hero: Character, item: int) -> None:
        self.hero = hero
        self.item = item


def choose(world: GloomhavenWorld, party: Party, card: EventCard, option: str) -> list[Event]:
    """The card is turned. Where somebody could pay with an item, the players are asked before it is resolved."""
    events = [
        Event("fate-chosen", "GH-C-EVT-03", {"deck": card.deck, "number": card.number, "option": option})
    ]
    if payments(world, party, card, option):
        side = [DECKS.index(card.deck) + 1, card.number, cards.OPTIONS.index(option) + 1]
        party.choices.append(Choice(PAY_ITEM, side))
        return events
    return events + resolve(world, party, card, option, None)


def side_at(side: list[int]) -> tuple[EventCard, str]:
    """The card and the option that wait for a payment."""
    deck, number, option = side
    return cards.event_card(DECKS[deck - 1], number), cards.OPTIONS[option - 1]


def resolve(
    world: GloomhavenWorld, party: Party, card: EventCard, option: str, payment: Payment | None
) -> list[Event]:
    """The chosen option from top to bottom; the card, drawn before, goes back or leaves the game (GH-C-EVT-03, 14)."""
    applied: list[Outcome] = []
    events = _resolve_option(world, party, card, option, payment, applied)
    ended = applied or card.options[option]  # an offer that nobody takes up ends as printed
    if ended[-1].returns:
        decks.return_event(world, card.deck, card.number)
    return events + unlocking.look(world)


def _resolve_option(
    world: GloomhavenWorld,
    party: Party,
    card: EventCard,
    option: str,
    payment: Payment | None,
    applied: list[Outcome],
) -> list[Event]:
    events: list[Event] = []
    has_applied = False
    for place, outcome in enumerate(card.options[option]):
        condition = outcome.condition
        if condition is not None:
            if condition.otherwise and has_applied:
                continue  # unconditional outcomes do not count (GH-C-EVT-08)
            paid = _met(world, party, condition, payment)
            if paid is None:
                continue
            has_applied = True
            events += _pay(world, party, paid, payment)
        applied.append(outcome)
        for at, effect in enumerate(outcome.effects):
            if effect.condition is not None and _met(world, party, effect.condition, None) is None:
                continue
            if effect.do == cards.ALSO:
                events += _resolve_option(world, party, card, effect.option, payment, applied)
            elif effect.do == cards.ONE_OF:
                party.choices.append(Choice(ONE_OF, _place_of(card, option, place, at)))
            else:
                events += carry_out(world, party, effect)
    return events


def _place_of(card: EventCard, option: str, outcome: int, effect: int) -> list[int]:
    """Where an effect stands, in numbers from 1 on."""
    where = [DECKS.index(card.deck), card.number - 1, cards.OPTIONS.index(option), outcome, effect]
    return [number + 1 for number in where]


def effect_at(place: list[int]) -> Effect:
    deck, number, option, outcome, effect = [number - 1 for number in place]
    card = cards.event_card(DECKS[deck], number + 1)
    return card.options[cards.OPTIONS[option]][outcome].effects[effect]


# Conditions


def _met(
    world: GloomhavenWorld, party: Party, condition: Condition, payment: Payment | None
) -> Condition | None:
    """The condition, or the alternative of it, that holds (GH-C-EVT-05 to 09, 19); None: it does not hold."""
    if condition.alternatives:
        for other in condition.alternatives:
            if _met(world, party, other, payment) is not None:
                return other
        return None
    members = world.members(party)
    if not condition.least <= party.reputation <= condition.most:
        return None
    if condition.classes and not any(hero.hero_class in condition.classes for hero in members):
        return None
    owed = sum([choice.numbers[0] for choice in party.choices if choice.kind == PAY])
    if sum([hero.gold for hero in members]) - owed < condition.pay:
        return None
    if any(hero.gold < condition.pay_each for hero in members):
        return None
    if condition.pay_items and not (payment is not None and _covers(payment, condition)):
        return None
    return condition


def _covers(payment: Payment, condition: Condition) -> bool:
    """It is what is asked for, and has not been paid yet."""
    return payment.item in condition.pay_items and payment.item in payment.hero.items


def payments(world: GloomhavenWorld, party: Party, card: EventCard, option: str) -> list[Payment]:
    """Who could pay for an outcome of the option, and with what; nobody has to (GH-C-EVT-19)."""
    return [
        Payment(hero, item)
        for hero in world.members(party)
        for item in hero.items
        if any(_takes(world, party, card, outcome, Payment(hero, item)) for outcome in card.options[option])
    ]


def _takes(world: GloomhavenWorld, party: Party, card: EventCard, outcome: Outcome, payment: Payment) -> bool:
    """Whether the outcome, or an option that it leads to, holds only if this is paid."""
    condition = outcome.condition
    if condition is not None and _met(world, party, condition, None) is None:
        return _met(world, party, condition, payment) is not None
    return any(
        _takes(world, party, card, further, payment)
        for effect in outcome.effects
        if effect.do == cards.ALSO
        for further in card.options[effect.option]
    )


def _pay(world: GloomhavenWorld, party: Party, condition: Condition, payment: Payment | None) -> list[Event]:
    """What a condition costs. Who parts with gold or an item is left to the players (GH-C-EVT-07, 19)."""
    events: list[Event] = []
    if condition.pay:
        events += share_loss(world, party, condition.pay)
    if condition.pay_each:
        for hero in world.members(party):
            heroes.change_gold(hero, -condition.pay_each)
        events += told("gold", -condition.pay_each, "GH-C-EVT-07")
    if condition.pay_items and payment is not None:
        supply.give_up(payment.hero, payment.item)
        name, item = payment.hero.name, content.item(payment.item).id
        events.append(Event("fate-item-paid", "GH-C-EVT-19", {"hero": name, "item": item}))
    return events


# Effects


def carry_out(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    return _HANDLERS[effect.do](world, party, effect)


def _change_each(
    world: GloomhavenWorld, party: Party, effect: Effect, change: Callable[[Character, int], int], kind: str
) -> list[Event]:
    """Of every hero; nobody loses what they don't have (GH-C-EVT-10, 12, 13)."""
    for hero in world.members(party):
        change(hero, effect.n)
    return told(kind, effect.n, "GH-C-EVT-10")


def _xp(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    return _change_each(world, party, effect, heroes.change_xp, "xp")


def _gold(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    return _change_each(world, party, effect, heroes.change_gold, "gold")


def _checks(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    return _change_each(world, party, effect, heroes.change_checks, "checks")


def _shared_gold(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    if effect.n < 0:
        return share_loss(world, party, -effect.n)
    party.choices.append(Choice(GOLD, [effect.n]))
    return told("shared-gold", effect.n, "GH-C-EVT-10")


def share_loss(world: GloomhavenWorld, party: Party, gold: int) -> list[Event]:
    """Shared out as the players like; nothing is left to choose where all must give all, or one has all."""
    members = world.members(party)
    owed = sum([choice.numbers[0] for choice in party.choices if choice.kind == PAY])
    there = sum([hero.gold for hero in members])
    lost = min(gold, there - owed)
    rich = [hero for hero in members if hero.gold]
    if not owed and (lost == there or len(rich) == 1):
        for hero in rich:
            heroes.change_gold(hero, -lost)
    elif lost:
        party.choices.append(Choice(PAY, [lost]))
    return told("shared-gold", -lost, "GH-C-EVT-10")


def _reputation(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    return told("reputation", reputation.change(party, effect.n), "GH-C-EVT-16")


def _prosperity(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    return told("prosperity", prosperity.change(world, effect.n), "GH-C-PRO-07")


def _item(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    """To one hero chosen by the players (GH-C-EVT-11)."""
    party.choices.append(Choice(ITEM, [effect.item]))
    return [Event("fate-item", "GH-C-EVT-11", {"item": content.item(effect.item).id})]


def _design(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    supply.add_design(world, effect.item)
    return [Event("design-found", "GH-C-ITM-08", {"item": content.item(effect.item).id})]


def _random_design(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    found = [supply.draw_design(world) for _ in range(effect.n)]
    return [Event("design-found", "GH-C-RND-01", {"item": content.item(item).id}) for item in found if item]


def _global(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    achievements.gain_global(world, effect.achievement)
    return [achievement(effect.achievement, "GH-C-ACH-02")]


def _party(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    achievements.gain_party(party, effect.achievement)
    return [achievement(effect.achievement, "GH-C-ACH-01")]


def _scenario(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    return unlocking.unlock_scenario(world, effect.scenario)


def _event(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    """Which card it is, nobody needs to know before it is drawn."""
    decks.add_event(world, effect.deck, effect.event)
    return [Event("fate-event-added", "GH-C-EVT-02", {"deck": effect.deck})]


def _start(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    """Of the scenario that follows (GH-C-EVT-15, GH-C-TRV-05)."""
    for hero in world.members(party):
        start_with(hero, effect)
    return [Event(f"fate-start-{kind}", "GH-C-EVT-15", {**args}) for kind, args in _told_start(effect)]


def start_with(hero: Character, effect: Effect) -> None:
    start = hero.start
    hand = content.hero_class(hero.hero_class).hand
    start.add(damage=effect.damage, discards=effect.discards, minus_ones=effect.minus_ones, hand=hand)
    for condition in effect.conditions:
        if condition == "bless":
            start.add(bless=1)
        elif condition == "curse":
            start.add(curse=1)
        elif condition not in start.conditions:
            start.conditions = start.conditions + [condition]


def _told_start(effect: Effect) -> list[tuple[str, dict[str, int | str]]]:
    found: list[tuple[str, dict[str, int | str]]] = [
        ("condition", {"condition": condition}) for condition in effect.conditions
    ]
    if effect.damage:
        found.append(("damage", {"number": effect.damage}))
    if effect.discards:
        found.append(("discards", {"number": effect.discards}))
    return found


def _one_starts(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    """Whoever the players name."""
    if effect.discards:
        party.choices.append(Choice(DISCARDS, [effect.discards]))
        return [Event("fate-one-discards", "GH-C-EVT-15", {"number": effect.discards})]
    party.choices.append(Choice(MINUS_ONES, [effect.minus_ones]))
    return [Event("fate-one-minus-ones", "GH-C-EVT-15", {"number": effect.minus_ones})]


def _consume(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    """One of the party's items stays consumed for the next scenario (GH-C-EVT-18)."""
    if any(consumable(hero, effect.slot) for hero in world.members(party)):
        party.choices.append(Choice(CONSUME_ANY, [effect.n]))
    return [Event("fate-consume", "GH-C-EVT-18", {"number": effect.n})]


def _consume_each(world: GloomhavenWorld, party: Party, effect: Effect) -> list[Event]:
    for place, hero in enumerate(world.members(party)):
        if consumable(hero, effect.slot):
            party.choices.append(Choice(CONSUME, [place + 1]))
    return [Event("fate-consume-each", "GH-C-EVT-18", {"number": effect.n})]


def consumable(hero: Character, slot: str = SMALL) -> list[int]:
    return [
        item for item in hero.items if content.item(item).slot == slot and item not in hero.start.consumed
    ]


Handler = Callable[[GloomhavenWorld, Party, Effect], list[Event]]
_HANDLERS: Final[dict[str, Handler]] = {
    cards.XP: _xp,
    cards.GOLD: _gold,
    cards.SHARED_GOLD: _shared_gold,
    cards.REPUTATION: _reputation,
    cards.PROSPERITY: _prosperity,
    cards.CHECKS: _checks,
    cards.ITEM: _item,
    cards.DESIGN: _design,
    cards.RANDOM_DESIGN: _random_design,
    cards.GLOBAL: _global,
    cards.PARTY: _party,
    cards.SCENARIO: _scenario,
    cards.EVENT: _event,
    cards.START: _start,
    cards.ONE_STARTS: _one_starts,
    cards.CONSUME: _consume,
    cards.CONSUME_EACH: _consume_each,
}
