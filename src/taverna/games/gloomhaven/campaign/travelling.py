"""Between city and scenario: the event of a visit, the way out and what happens on it (GH-C-TRV, EVT, CIT-02).

An event that was drawn stands on the party's sheet until an option is chosen.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign import chapters, decks, fate, scenarios, trading
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import NOWHERE, GloomhavenWorld, Party
from taverna.games.gloomhaven.content.campaign import CITY, ROAD
from taverna.games.gloomhaven.content.events import OPTIONS, event_card
from taverna.kernel import Event, Fields

DEEDS: Final[tuple[str, ...]] = ("city-event", "travel", "option")


def do(world: GloomhavenWorld, party: Party, what: str, fields: Fields) -> list[Event]:
    if what == "option":
        return _choose(world, party, fields)
    if party.event:
        raise refused("event-open", "GH-C-EVT-03", "an event waits for a decision")
    if what == "travel":
        number = fields.integer("scenario", 1, 999)
        fields.done()
        return travel(world, party, number)
    fields.done()
    return city_event(world, party)


def city_event(world: GloomhavenWorld, party: Party) -> list[Event]:
    """At most one in a visit (GH-C-CIT-02); none after casual play (GH-C-MOD-09)."""
    if not scenarios.is_in_city(party):
        raise refused(
            "not-in-gloomhaven", "GH-C-CIT-01", f"{party.name} is not in Gloomhaven", {"hero": party.name}
        )
    if not world.members(party):
        raise refused("party-size", "GH-C-PAR-01", "nobody is there to meet anything")
    if party.met_city or not scenarios.may_have_city_event(party):
        raise refused("no-city-event-now", "GH-C-CIT-02", "there is no further city event in this visit")
    party.met_city = True
    trading.end_taking_back(world.members(party))
    return _draw(world, party, CITY)


def travel(world: GloomhavenWorld, party: Party, number: int) -> list[Event]:
    """Set out for a scenario; on the way something happens, unless it is linked or near (GH-C-TRV-01 to 03)."""
    if is_on_the_road(world, party):
        raise refused(
            "on-the-road", "GH-C-TRV-03", "the party is on its way already", {"scenario": party.heading}
        )
    why = chapters.hindrance(world, party)
    if why is not None:
        raise refused(why.key, why.rule, f"{party.name} can't set out: {why.key}")
    if number not in scenarios.in_campaign(world, party):
        raise refused(
            "scenario-not-open", "GH-C-MOD-01", f"scenario {number} can't be played", {"scenario": number}
        )
    party.heading = number
    trading.end_taking_back(world.members(party))
    for hero in world.members(party):
        hero.enhance_gold = 0  # it had to be spent at once (scenario 27)
    told = [Event("set-out", "GH-C-TRV-01", {"party": party.name, "scenario": str(number)})]
    return told + (_draw(world, party, ROAD) if scenarios.has_road_event(party, number, False) else [])


def is_on_the_road(world: GloomhavenWorld, party: Party) -> bool:
    """Until it is played, or can't be played any more."""
    return party.heading != NOWHERE and party.heading in scenarios.in_campaign(world, party)


def _draw(world: GloomhavenWorld, party: Party, deck: str) -> list[Event]:
    """An empty deck brings no event (GH-C-EVT-17)."""
    number = decks.draw_event(world, deck)
    if not number:
        return []
    party.event = f"{deck}-{number}"
    return [Event("fate-drawn", "GH-C-EVT-03", {"deck": deck, "tale": party.event})]


def check_event_waits(party: Party | None) -> None:
    if party is None or not party.event:
        raise refused("no-event-open", "GH-C-EVT-03", "no event waits for a decision")


def _choose(world: GloomhavenWorld, party: Party, fields: Fields) -> list[Event]:
    """The choice is final (GH-C-EVT-03)."""
    check_event_waits(party)
    option = fields.text("option")
    if option not in OPTIONS:
        raise fields.bad("option", f"must be one of {', '.join(OPTIONS)}, not {option!r}")
    fields.done()
    deck, number = party.event.split("-")
    party.event = ""
    return fate.choose(world, party, event_card(deck, int(number)), option)
