"""The world as a document, and back: everything that points somewhere points at something that is there."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import achievements, fate, riddle, unlocking
from taverna.games.gloomhaven.campaign.choices import PAY_ITEM
from taverna.games.gloomhaven.campaign.fight import dump_fight
from taverna.games.gloomhaven.campaign.reading_heroes import read_hero, read_person
from taverna.games.gloomhaven.campaign.reading_parties import listed, read_party
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party, Person
from taverna.games.gloomhaven.content.campaign import (
    CITY,
    EVENTS,
    LAST_SCENARIO,
    ROAD,
    quests,
    scenarios,
    world_table,
)
from taverna.games.gloomhaven.content.enhancing import check_stickers
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.sealed import RECORDS, read_all
from taverna.kernel import Fields, Rng, Setting

MOST: Final = 1 << 30


def dump(world: GloomhavenWorld) -> dict[str, object]:
    return {
        "people": [_dump_person(person) for person in world.persons],
        "heroes": [_dump_hero(hero) for hero in world.heroes],
        "parties": [_dump_party(party) for party in world.parties],
        "prosperity": world.prosperity,
        "achievements": dict(world.achievements),
        "unlocked": world.unlocked[:],
        "completed": world.completed[:],
        "city_events": world.city_events[:],
        "road_events": world.road_events[:],
        "designs": world.designs[:],
        "side_scenarios": world.side_scenarios[:],
        "quests": world.quests[:],
        "stock": {str(item): copies for item, copies in world.stock.items()},
        "classes": world.classes[:],
        "retired_classes": world.retired_classes[:],
        "looted": world.looted[:],
        "donations": world.donations,
        "enhancements": {id: dict(stickers) for id, stickers in world.enhancements.items()},
        "opened": world.opened[:],
        "records": world.records,
        "fired": world.fired[:],
        "sealed": {name: dict(contents) for name, contents in world.sealed.items()},
    }


def _dump_person(person: Person) -> dict[str, object]:
    return {"name": person.name, "retired": person.retired, "offer": person.offer}


def _dump_hero(hero: Character) -> dict[str, object]:
    start = hero.start
    return {
        "id": hero.id,
        "player": hero.player,
        "class": hero.hero_class,
        "name": hero.name,
        "standing": hero.standing,
        "level": hero.level,
        "xp": hero.xp,
        "gold": hero.gold,
        "enhance_gold": hero.enhance_gold,
        "checks": hero.checks,
        "items": hero.items,
        "perks": hero.perks,
        "pool": hero.pool,
        "quest": hero.quest,
        "tally": dict(hero.tally),
        "seen": hero.seen,
        "done": hero.done,
        "lineage": hero.lineage,
        "after": hero.after,
        "played": hero.played,
        "arrived": hero.arrived,
        "receipts": [[one.item, one.gold, int(one.is_sale)] for one in hero.receipts],
        "start": {
            "bless": start.bless,
            "curse": start.curse,
            "minus_ones": start.minus_ones,
            "damage": start.damage,
            "discards": start.discards,
            "conditions": start.conditions,
            "consumed": start.consumed,
        },
    }


def _dump_party(party: Party) -> dict[str, object]:
    return {
        "name": party.name,
        "members": party.members,
        "reputation": party.reputation,
        "achievements": party.achievements[:],
        "location": party.location,
        "casual": party.casual,
        "notes": party.notes,
        "choices": [[choice.kind, *choice.numbers] for choice in party.choices],
        "event": party.event,
        "heading": party.heading,
        "met_city": party.met_city,
        "tried": party.tried,
        "played": party.played,
        "donors": party.donors,
        "fight": dump_fight(party.fight),
    }


# And back


def load(fields: Fields, rng: Rng, options: dict[str, Setting]) -> GloomhavenWorld:
    world = GloomhavenWorld(rng, options)
    for at, row in enumerate(fields.items("people")):
        world.persons.append(read_person(Fields(row, f"{fields.path}.people[{at}]"), world))
    for at, row in enumerate(fields.items("heroes")):
        world.heroes.append(read_hero(Fields(row, f"{fields.path}.heroes[{at}]"), world))
    for at, row in enumerate(fields.items("parties")):
        world.parties.append(read_party(Fields(row, f"{fields.path}.parties[{at}]"), world))
    _read_map(fields, world)
    _read_decks(fields, world)
    _read_supply(fields, world)
    _read_opened(fields, world)
    return world


def _read_map(fields: Fields, world: GloomhavenWorld) -> None:
    table = world_table()
    world.prosperity = fields.integer("prosperity", 0, table.prosperity[-1])
    world.unlocked = _once(fields, "unlocked", LAST_SCENARIO)
    world.completed = _once(fields, "completed", LAST_SCENARIO)
    found = Fields(fields.value("achievements"), f"{fields.path}.achievements")
    for name in found.data:
        if name not in table.global_achievements:
            raise unknown(found.path, "achievement", name, table.global_achievements)
        world.achievements[name] = found.integer(name, 1, 99)
    types = [kind for kind in [achievements.type_of(name) for name in world.achievements] if kind]
    if len(set(types)) != len(types):
        raise fields.bad("achievements", "holds two of a type (GH-C-ACH-02)")
    world.looted = _once(fields, "looted", MOST)
    for number in world.looted:
        if number not in content.treasure_numbers():
            raise fields.bad("looted", f"there is no treasure {number}")


def _read_decks(fields: Fields, world: GloomhavenWorld) -> None:
    world.city_events = _once(fields, "city_events", EVENTS[CITY])
    world.road_events = _once(fields, "road_events", EVENTS[ROAD])
    for deck, number in [card for party in world.parties for card in _open_cards(party)]:
        if number in (world.city_events if deck == CITY else world.road_events):
            raise fields.bad(f"{deck}_events", f"card {number} is in the deck and lies open")
    world.designs = _once(fields, "designs", len(content.item_numbers()))
    first, last = world_table().side_items
    if not all(first <= item <= last for item in world.designs):
        raise fields.bad("designs", f"must hold items {first} to {last} only")
    world.side_scenarios = _once(fields, "side_scenarios", LAST_SCENARIO)
    if not all(scenarios()[number].is_side for number in world.side_scenarios):
        raise fields.bad("side_scenarios", "must hold side scenarios only")
    world.quests = _once(fields, "quests", MOST)
    held = [hero.quest for hero in world.heroes if hero.quest]
    held += [card for person in world.persons for card in person.offer]
    if len(set(held)) != len(held):
        raise fields.bad("quests", "one quest is held twice")
    for card in world.quests:
        if card not in quests() or card in held:
            raise fields.bad("quests", f"there is no quest {card}, or somebody has it")


def _open_cards(party: Party) -> list[tuple[str, int]]:
    """Cards of events that lie before the party: one to decide, and those that wait for a payment (GH-C-EVT-19)."""
    waiting = [fate.side_at(one.numbers)[0] for one in party.choices if one.kind == PAY_ITEM]
    found = [(card.deck, card.number) for card in waiting]
    deck, _, number = party.event.partition("-")
    return found + ([(deck, int(number))] if party.event else [])


def _read_supply(fields: Fields, world: GloomhavenWorld) -> None:
    stock = Fields(fields.value("stock"), f"{fields.path}.stock")
    for name in stock.data:
        if not name.isdecimal() or int(name) not in content.item_numbers():
            raise stock.bad(name, "is no number of an item")
        world.stock[int(name)] = stock.integer(name, 0, content.item(int(name)).copies)
    stickers = Fields(fields.value("enhancements"), f"{fields.path}.enhancements")
    for id in stickers.data:
        if id not in content.class_ids():
            raise unknown(stickers.path, "class", id, content.class_ids())
        placed = Fields(stickers.value(id), f"{stickers.path}.{id}")
        world.enhancements[id] = check_stickers(id, placed.data, placed.path)


def _read_opened(fields: Fields, world: GloomhavenWorld) -> None:
    known = list(world_table().classes)
    world.classes = listed(fields, "classes", known)
    world.retired_classes = listed(fields, "retired_classes", known)
    world.donations = fields.integer("donations", 0, MOST)
    world.opened = listed(fields, "opened", [RECORDS, *world_table().envelopes])
    world.records = fields.integer("records", 0, len(world_table().records))
    world.fired = listed(fields, "fired", [*unlocking.CONDITIONS, riddle.SOLVED, *_quest_marks()])
    world.sealed = read_all(Fields(fields.value("sealed", {}), f"{fields.path}.sealed"))


def _quest_marks() -> list[str]:
    return [unlocking.mark_of(card) for card in quests()]


def _once(fields: Fields, name: str, most: int) -> list[int]:
    found = fields.integers(name, 1, most)
    if len(set(found)) != len(found):
        raise fields.bad(name, "holds something twice")
    return found
