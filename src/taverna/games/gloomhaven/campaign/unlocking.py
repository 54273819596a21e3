"""Scenarios, classes, boxes and envelopes that open, and the conditions that open them (GH-C-ENV, GH-C-RET-08, 09)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import achievements, decks, prosperity, supply
from taverna.games.gloomhaven.campaign.telling import achievement, told
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.games.gloomhaven.content.campaign import CITY, DECKS, ROAD, EventCard, RecordsPart, world_table
from taverna.games.gloomhaven.content.sealed import RECORDS, Contents
from taverna.kernel import Event

ENVELOPE_A: Final = "envelope-a"
ENVELOPE_B: Final = "envelope-b"
ENVELOPE_X: Final = "envelope-x"
AT_WILL: Final = "at-will"
"""Opened when the players think that they deserve it."""
ANCIENT: Final = "ancient-technology"
DRAKE: Final = ("the-drakes-command", "the-drakes-treasure")
AIDED: Final = "the-drake-aided"
CONDITIONS: Final[tuple[str, ...]] = ("ancient", "drake", "sun", "eclipse", "beloved", "feared", RECORDS)
"""Each has its effect once in a world (GH-C-ENV-07)."""


def unlock_scenario(world: GloomhavenWorld, number: int) -> list[Event]:
    if number in world.unlocked:
        return []
    world.unlocked.append(number)
    return [Event("scenario-unlocked", "GH-C-CON-02", {"scenario": str(number)})]


def unlock_class(world: GloomhavenWorld, id: str) -> list[Event]:
    """Available to every player; its events join both decks (GH-C-ENV-09, GH-C-RET-09)."""
    if id in world.classes:
        return already_open(world)
    world.classes.append(id)
    for deck in DECKS:
        decks.add_event(world, deck, world_table().classes[id].unlock)
    return [Event("class-unlocked", "GH-C-ENV-09", {"class": id})]


def open_envelope(world: GloomhavenWorld, name: str) -> list[Event]:
    """A second time, or where nobody knows what is inside, two random things come instead (GH-C-ENV-08)."""
    if name in world.opened:
        return already_open(world)
    world.opened.append(name)
    envelope = world_table().envelopes[name]
    events = [Event("opened", "GH-C-ENV-09", {"box": name})]
    events += told("prosperity", prosperity.change(world, envelope.prosperity), "GH-C-ENV-11")
    for number in envelope.unlocks:
        events += unlock_scenario(world, number)
    return events + (_unknown(world, name) if envelope.is_unknown else [])


def _unknown(world: GloomhavenWorld, name: str) -> list[Event]:
    """What an owner of the box has told; else what something open already gives, which is said (GH-C-ENV-08)."""
    if name not in world.sealed:
        return [Event("contents-unknown", "GH-C-ENV-08", {"box": name}), *already_open(world)]
    contents = Contents(world.sealed[name], name)
    events = [Event("sealed-read", "GH-C-ENV-09", {"text": contents.text})] if contents.text else []
    events += told("prosperity", prosperity.change(world, contents.prosperity), "GH-C-PRO-07")
    for name in contents.for_world:
        achievements.gain_global(world, name)
        events.append(achievement(name, "GH-C-ACH-02"))
    for item in contents.designs:
        events += find_design(world, item)
    for number in contents.unlocks:
        events += unlock_scenario(world, number)
    events += add_events(world, contents.add_events)
    if contents.unlocks_class:
        events += unlock_class(world, contents.unlocks_class)
    for _ in range(contents.random_designs):
        events += random_design(world)
    for _ in range(contents.random_scenarios):
        events += random_scenario(world)
    return events


def find_design(world: GloomhavenWorld, item: int) -> list[Event]:
    supply.add_design(world, item)
    return [Event("design-found", "GH-C-ITM-08", {"item": content.item(item).id})]


def add_events(world: GloomhavenWorld, found: list[EventCard]) -> list[Event]:
    """Which cards they are, nobody needs to know before they are drawn (GH-C-EVT-02)."""
    for deck, card in found:
        decks.add_event(world, deck, card)
    return [Event("fate-event-added", "GH-C-EVT-02", {"deck": deck}) for deck, _ in found]


def random_design(world: GloomhavenWorld) -> list[Event]:
    item = supply.draw_design(world)
    return [Event("design-found", "GH-C-RND-01", {"item": content.item(item).id})] if item else []


def random_scenario(world: GloomhavenWorld) -> list[Event]:
    number = decks.draw_side_scenario(world)
    return [Event("scenario-unlocked", "GH-C-RND-02", {"scenario": str(number)})] if number else []


def already_open(world: GloomhavenWorld) -> list[Event]:
    """One random item design and one random side scenario (GH-C-ENV-08, GH-C-RET-05)."""
    return random_design(world) + random_scenario(world)


def retired(world: GloomhavenWorld, hero_class: str, with_events: bool = True) -> list[Event]:
    """The first of a class adds its events; the first of all opens the town records (GH-C-RET-08, 11)."""
    if hero_class not in world.retired_classes:
        world.retired_classes.append(hero_class)
        if with_events:
            for deck in DECKS:
                decks.add_event(world, deck, world_table().classes[hero_class].retire)
    return look(world)


def donated(world: GloomhavenWorld, gold: int) -> list[Event]:
    """GH-C-CIT-04, GH-C-ENV-03, 11."""
    before = world.donations
    world.donations += gold
    table = world_table()
    events: list[Event] = []
    if before < table.envelope_at <= world.donations:
        events += open_envelope(world, ENVELOPE_B)
    for step in table.donation_steps:
        if before < step <= world.donations:
            events += told("prosperity", prosperity.change(world, 1), "GH-C-ENV-11")
    return events + look(world)


# Conditions


def look(world: GloomhavenWorld) -> list[Event]:
    """Let every condition that holds now have its effect, each once in a world (GH-C-ENV-07)."""
    events: list[Event] = []
    if world.achievements.get(ANCIENT, 0) >= 5 and _fires(world, "ancient"):
        events += open_envelope(world, ENVELOPE_A)
    for party in world.parties:
        events += _look_at_party(world, party)
    if _has_seen_retirement(world) and RECORDS not in world.opened and _fires(world, RECORDS):
        world.opened.append(RECORDS)
        events.append(Event("opened", "GH-C-ENV-06", {"box": RECORDS}))
    if RECORDS in world.opened:
        events += _read_on(world)
    return events


def _has_seen_retirement(world: GloomhavenWorld) -> bool:
    """On cardboard too: of those heroes a line knows how many they were, not always of which classes."""
    retired = [person for person in world.persons if person.retired]
    return bool(world.retired_classes or retired)


def _look_at_party(world: GloomhavenWorld, party: Party) -> list[Event]:
    events: list[Event] = []
    if all(name in party.achievements for name in DRAKE) and _fires(world, "drake"):
        events += add_events(world, [(CITY, 75), (ROAD, 66)])
        achievements.gain_global(world, AIDED)
        events.append(achievement(AIDED, "GH-C-ENV-02"))
    if party.reputation >= 10 and _fires(world, "sun"):
        events += unlock_class(world, "sun")
    if party.reputation <= -10 and _fires(world, "eclipse"):
        events += unlock_class(world, "eclipse")
    if party.reputation == 20 and _fires(world, "beloved"):
        events += add_events(world, [(CITY, 76), (ROAD, 67)])
    if party.reputation == -20 and _fires(world, "feared"):
        events += add_events(world, [(CITY, 77), (ROAD, 68)])
    return events


def _fires(world: GloomhavenWorld, condition: str) -> bool:
    if condition in world.fired:
        return False
    world.fired.append(condition)
    return True


def pays_quest(world: GloomhavenWorld, card: int) -> bool:
    """Whether the reward of a personal quest is still to come: the scenario that ends it may have brought it."""
    return _fires(world, mark_of(card))


def mark_of(card: int) -> str:
    return f"quest-{card}"


def _read_on(world: GloomhavenWorld) -> list[Event]:
    """From stop to stop, as far as their conditions allow (GH-C-ENV-10)."""
    events: list[Event] = []
    for part in world_table().records[world.records :]:
        if not _may_read(world, part):
            break
        world.records = part.number
        events.append(Event("records-read", "GH-C-ENV-10", {"number": part.number}))
        for number in part.unlocks:
            events += unlock_scenario(world, number)
        events += add_events(world, part.add_events)
        if part.is_unknown:
            events += _unknown(world, f"{RECORDS}-{part.number}")
    return events


def _may_read(world: GloomhavenWorld, part: RecordsPart) -> bool:
    if part.prosperity > prosperity.level(world):
        return False
    return not part.completed or part.completed in world.completed
