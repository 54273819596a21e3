"""A visit to Gloomhaven: deeds of heroes whose party is there, in any order (GH-C-CIT-01, GH-C-RUL-10)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign import enhancing, heroes, quests, retiring, scenarios, trading
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import (
    GLOOMHAVEN,
    NOWHERE,
    Character,
    GloomhavenWorld,
    Party,
    Person,
)
from taverna.games.gloomhaven.content.events import LAST_ITEM
from taverna.kernel import Event, Fields

DEEDS: Final[tuple[str, ...]] = (
    "level-up",
    "rise",
    "buy",
    "sell",
    "take-back",
    "donate",
    "enhance",
    "retire",
)


def check_nothing_is_open(party: Party) -> None:
    """An event is decided and its choices are settled by those who met it (GH-C-EVT-03, 10)."""
    if party.event:
        raise refused("event-open", "GH-C-EVT-03", "an event waits for a decision")
    if party.choices:
        raise refused("choices-open", "GH-C-EVT-10", "something is still to be settled")


def is_committed(world: GloomhavenWorld, party: Party) -> bool:
    """Whether it has met an event on its way to a scenario that can still be played."""
    if party.heading not in scenarios.in_campaign(world, party):
        return False
    return scenarios.has_road_event(party, party.heading, False)


def come_home(world: GloomhavenWorld, party: Party) -> list[Event]:
    """After a scenario the party may return (GH-C-TRV-01)."""
    check_nothing_is_open(party)
    if party.location == GLOOMHAVEN and party.heading != NOWHERE and not is_committed(world, party):
        party.heading = (
            NOWHERE  # it had not set out in earnest, or can't go there any more: the visit goes on
        )
        return [Event("came-home", "GH-C-TRV-01", {"party": party.name})]
    if party.location == GLOOMHAVEN:
        raise refused("in-gloomhaven", "GH-C-TRV-01", f"{party.name} is in Gloomhaven", {"name": party.name})
    party.location = GLOOMHAVEN
    party.heading = NOWHERE
    begin_visit(party)
    for hero in world.members(party):
        hero.arrived = True
    note_quests(world)
    return [Event("came-home", "GH-C-TRV-01", {"party": party.name})]


def begin_visit(party: Party) -> None:
    """What is allowed once in a visit is allowed again (GH-C-CIT-02, 03)."""
    party.met_city = False
    party.tried = False
    party.donors = []


def note_quests(world: GloomhavenWorld) -> None:
    """From now on nothing undoes a quest that is fulfilled in Gloomhaven (GH-C-RET-02)."""
    for party in world.parties:
        if scenarios.is_in_city(party):
            for hero in world.members(party):
                if quests.is_fulfilled(hero):
                    hero.tally[quests.FULFILLED] = 1


def do(world: GloomhavenWorld, person: Person, what: str, fields: Fields) -> list[Event]:
    hero = world.hero(fields.text("hero"))
    if hero is None or hero.player != person.name:
        raise fields.bad("hero", f"must be a hero of {person.name}")
    party = _party_of(world, hero, what)
    check_nothing_is_open(party)
    note_quests(world)
    events = _do(world, party, hero, what, fields)
    note_quests(world)
    return events


def _party_of(world: GloomhavenWorld, hero: Character, what: str) -> Party:
    """Gold that must be spent on enhancements at once is spent wherever the party is (scenario 27)."""
    at_once = what == "enhance" and hero.enhance_gold > 0
    for party in world.parties:
        if hero.id in party.members and (at_once or scenarios.is_in_city(party)):
            return party
    raise refused(
        "not-in-gloomhaven", "GH-C-CIT-01", f"{hero.name} is not in Gloomhaven", {"hero": hero.name}
    )


def _do(world: GloomhavenWorld, party: Party, hero: Character, what: str, fields: Fields) -> list[Event]:
    """The whole document is read before anything is done."""
    item = _item(fields) if what in ("buy", "sell", "take-back") else 0
    place, sticker = (fields.text("place"), fields.text("sticker")) if what == "enhance" else ("", "")
    fields.done()
    if what == "buy":
        return trading.buy(world, party, hero, item)
    if what == "sell":
        return trading.sell(hero, item)
    if what == "take-back":
        return trading.take_back(world, party, hero, item)
    if what == "donate":
        return trading.donate(world, party, hero)
    if what == "retire":
        return retiring.retire(world, hero)
    if what == "enhance":
        price = enhancing.enhance(world, hero, place, sticker)
        return [Event("card-enhanced", "GH-C-ENH-01", {"hero": hero.name, "gold": price})]
    if what == "rise":
        heroes.rise(world, hero)
    else:
        heroes.level_up(hero)
    return [Event("level-gained", "GH-C-LEV-03", {"hero": hero.name, "number": hero.level})]


def _item(fields: Fields) -> int:
    return fields.integer("item", 1, LAST_ITEM)
