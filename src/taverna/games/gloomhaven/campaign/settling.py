"""Choices that rewards and events have left to the players, settled one after another (GH-C-EVT-07, 10, 11, 15, 18,
19).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import choices, closing, fate, heroes, unlocking
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import Character, Choice, GloomhavenWorld, Party
from taverna.games.gloomhaven.content.events import LAST_ITEM
from taverna.kernel import Event, Fields


def settle(world: GloomhavenWorld, party: Party, fields: Fields) -> list[Event]:
    """The first of the open ones."""
    if not party.choices:
        raise refused("nothing-to-settle", "GH-C-EVT-10", "there is nothing to settle")
    choice = party.choices[0]
    for name in _FIELDS[choice.kind]:
        fields.value(name)
    fields.done()  # before anything is done
    events = _HANDLERS[choice.kind](world, party, choice, fields)
    party.choices = party.choices[1:]
    return events + unlocking.look(world)


def _location(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    number = fields.integer("scenario", 1, 999)
    if number not in choice.numbers:
        raise fields.bad("scenario", f"must be one of {choice.numbers}")
    return unlocking.unlock_scenario(world, number)


def _item(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    """To one hero who is present (GH-C-ITM-09, GH-C-EVT-11)."""
    hero = _member(world, party, fields.text("hero"), fields)
    return [closing.gain_item(world, hero, choice.numbers[0])]


def _gold(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    """Shared out as the players like (GH-C-EVT-10)."""
    for hero, share in _shares(world, party, choice, fields):
        heroes.change_gold(hero, share)
    return [Event("gold-shared", "GH-C-EVT-10", {"party": party.name, "number": choice.numbers[0]})]


def _pay(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    """Nobody gives more than they have (GH-C-EVT-07)."""
    shares = _shares(world, party, choice, fields)
    for hero, share in shares:
        if share > hero.gold:
            raise fields.bad("shares", f"{hero.name} has {hero.gold} gold, not {share}")
    for hero, share in shares:
        heroes.change_gold(hero, -share)
    return [Event("gold-paid", "GH-C-EVT-07", {"party": party.name, "number": choice.numbers[0]})]


def _pay_item(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    """Somebody parts with it, or nobody does; then the option is resolved (GH-C-EVT-19)."""
    card, option = fate.side_at(choice.numbers)
    id, item = fields.text("hero"), fields.integer("item", 0, LAST_ITEM)
    if not id and not item:
        kept = Event("fate-item-kept", "GH-C-EVT-19", {"party": party.name})
        return [kept] + fate.resolve(world, party, card, option, None)
    hero = _member(world, party, id, fields)
    for payment in fate.payments(world, party, card, option):
        if payment.hero is hero and payment.item == item:
            return fate.resolve(world, party, card, option, payment)
    raise fields.bad("item", f"{hero.name} can't pay with item {item}")


def _shares(
    world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields
) -> list[tuple[Character, int]]:
    total = choice.numbers[0]
    shares = Fields(fields.value("shares"), f"{fields.path}.shares")
    found = [(_member(world, party, id, fields), shares.integer(id, 0, total)) for id in shares.data]
    given = sum([share for _, share in found])
    if given != total:
        raise fields.bad("shares", f"must add up to {total}, not {given}")
    return found


def _discards(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    hero = _member(world, party, fields.text("hero"), fields)
    hero.start.add(discards=choice.numbers[0], hand=content.hero_class(hero.hero_class).hand)
    return [Event("hero-starts-discards", "GH-C-EVT-15", {"hero": hero.name, "number": choice.numbers[0]})]


def _minus_ones(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    hero = _member(world, party, fields.text("hero"), fields)
    hero.start.add(minus_ones=choice.numbers[0])
    return [Event("hero-starts-minus-ones", "GH-C-EVT-15", {"hero": hero.name, "number": choice.numbers[0]})]


def _consume(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    hero = world.members(party)[choice.numbers[0] - 1]
    return _consume_of(hero, fields)


def _consume_any(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    return _consume_of(_member(world, party, fields.text("hero"), fields), fields)


def _consume_of(hero: Character, fields: Fields) -> list[Event]:
    """It stays consumed for the scenario that follows (GH-C-EVT-18)."""
    item = fields.integer("item", 1, LAST_ITEM)
    if item not in fate.consumable(hero):
        raise fields.bad("item", f"{hero.name} has no small item {item} to consume")
    hero.start.consumed = hero.start.consumed + [item]
    return [Event("item-consumed", "GH-C-EVT-18", {"hero": hero.name, "item": content.item(item).id})]


def _one_of(world: GloomhavenWorld, party: Party, choice: Choice, fields: Fields) -> list[Event]:
    offered = fate.effect_at(choice.numbers).choices
    chosen = offered[fields.integer("choice", 0, len(offered) - 1)]
    return [event for effect in chosen for event in fate.carry_out(world, party, effect)]


def _member(world: GloomhavenWorld, party: Party, id: str, fields: Fields) -> Character:
    for hero in world.members(party):
        if hero.id == id:
            return hero
    raise fields.bad("hero", f"{id!r} is not in party {party.name!r}")


Handler = Callable[[GloomhavenWorld, Party, Choice, Fields], list[Event]]
_HANDLERS: Final[dict[str, Handler]] = {
    choices.LOCATION: _location,
    choices.ITEM: _item,
    choices.GOLD: _gold,
    choices.PAY: _pay,
    choices.PAY_ITEM: _pay_item,
    choices.DISCARDS: _discards,
    choices.MINUS_ONES: _minus_ones,
    choices.CONSUME: _consume,
    choices.CONSUME_ANY: _consume_any,
    choices.ONE_OF: _one_of,
}
_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    choices.LOCATION: ("scenario",),
    choices.ITEM: ("hero",),
    choices.GOLD: ("shares",),
    choices.PAY: ("shares",),
    choices.PAY_ITEM: ("hero", "item"),
    choices.DISCARDS: ("hero",),
    choices.MINUS_ONES: ("hero",),
    choices.CONSUME: ("item",),
    choices.CONSUME_ANY: ("hero", "item"),
    choices.ONE_OF: ("choice",),
}
"""What settles a choice."""
assert set(_HANDLERS) == set(_FIELDS) == set(choices.CHOICES), "every choice can be settled"
