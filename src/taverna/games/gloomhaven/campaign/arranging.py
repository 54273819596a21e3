"""What is settled between chapters: people, parties, who comes along, new heroes, and choices left open (GH-C-PAR)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.games.gloomhaven.campaign import (
    fighting,
    gathering,
    heroes,
    house_rules,
    recording,
    resuming,
    riddle,
    sealed,
    settling,
    travelling,
    visiting,
    welcoming,
)
from taverna.games.gloomhaven.campaign.naming import is_name, named
from taverna.games.gloomhaven.campaign.reading_parties import LONGEST_NOTES
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import (
    PLAYING,
    SET_ASIDE,
    Character,
    GloomhavenWorld,
    Party,
    Person,
)
from taverna.kernel import Event, Fields, only
from taverna.kernel.campaign import MOST_PEOPLE

OF_PARTIES: Final[tuple[str, ...]] = ("party", "members", "notes", "settle", "return", "solve", "record")
OF_HEROES: Final[tuple[str, ...]] = ("card", "perk", "set-aside")
OF_WORLD: Final[tuple[str, ...]] = ("open", "sealed", "agree", "resume")
CHANGES: Final[tuple[str, ...]] = (
    ("join", "draw", "create", "welcome")
    + OF_WORLD
    + OF_PARTIES
    + OF_HEROES
    + visiting.DEEDS
    + travelling.DEEDS
    + fighting.DEEDS
)


def arrange(world: GloomhavenWorld, name: str, change: Mapping[str, object]) -> list[Event]:
    events = _arrange(world, name, change)
    visiting.note_quests(world)
    return events


def _arrange(world: GloomhavenWorld, name: str, change: Mapping[str, object]) -> list[Event]:
    fields = Fields(change, "change")
    what = fields.text("do")
    if what not in CHANGES:
        raise fields.bad("do", f"must be one of {', '.join(CHANGES)}, not {what!r}")
    if what == "join":
        return _join(world, name, fields)
    person = world.person(name)
    if person is None:
        raise refused("not-in-world", "GH-C-WLD-04", f"{name!r} has not joined this world", {"name": name})
    if what in visiting.DEEDS:
        return visiting.do(world, person, what, fields)
    if what in OF_PARTIES or what in travelling.DEEDS or what in fighting.DEEDS:
        return _of_party(world, person, what, fields)
    if what == "open":
        return sealed.open_at_will(world, fields)
    if what == "sealed":
        return sealed.tell(world, fields)
    if what == "resume":
        return resuming.resume(world, fields)
    if what == "agree":
        return house_rules.agree(world, fields)
    if what == "draw":
        return _draw(world, person, fields)
    if what == "welcome":
        return welcoming.welcome(world, person, fields)
    if what == "create":
        return _create(world, person, fields)
    return _of_hero(world, person, what, fields)


def _join(world: GloomhavenWorld, name: str, fields: Fields) -> list[Event]:
    fields.done()
    if world.person(name) is not None or not is_name(name) or len(world.persons) >= MOST_PEOPLE:
        raise refused("cannot-join-world", "GH-C-WLD-04", f"{name!r} can't join", {"name": name})
    world.persons.append(Person(name))
    return [Event("joined", "GH-C-WLD-04", {"name": name})]


# Parties


def _of_party(world: GloomhavenWorld, person: Person, what: str, fields: Fields) -> list[Event]:
    name = fields.text("party")
    party = world.party(name)
    if what == "party":
        fields.done()
        if party is not None or not is_name(name):
            raise refused("party-name-taken", "GH-C-PAR-01", f"there is a party {name!r}", {"name": name})
        world.parties.append(Party(name))
        return [Event("party-founded", "GH-C-PAR-01", {"party": name})]
    if party is None:
        raise fields.bad("party", f"there is no party {name!r}")
    if what == "members":
        return gathering.gather(world, party, person, fields)
    gathering.check_is_of_party(world, party, person)
    if what in travelling.DEEDS:
        return travelling.do(world, party, what, fields)
    if what in fighting.DEEDS:
        return fighting.do(world, party, what, fields)
    if what == "return":
        fields.done()
        return visiting.come_home(world, party)
    if what == "settle":
        return settling.settle(world, party, fields)
    if what == "record":
        return recording.record(world, party, fields)
    if what == "solve":
        return riddle.try_to_solve(world, party, fields)
    notes = fields.text("notes")
    fields.done()
    if len(notes) > LONGEST_NOTES:
        raise fields.bad("notes", f"must have at most {LONGEST_NOTES} letters, not {len(notes)}")
    party.notes = notes
    return []


# Heroes


def _draw(world: GloomhavenWorld, person: Person, fields: Fields) -> list[Event]:
    fields.done()
    if person.offer:
        raise refused("quests-drawn", "GH-C-CHR-02", "two quests are drawn already")
    heroes.draw_quests(world, person)
    place = world.persons.index(person)
    return [Event("quests-drawn", "GH-C-CHR-02", {"numbers": person.offer}, True, only(place))]


def _create(world: GloomhavenWorld, person: Person, fields: Fields) -> list[Event]:
    name = named(fields)
    hero_class, level = fields.text("class"), fields.integer("level", 1, 9, 1)
    keep = fields.integer("keep", 0, 1, 0)
    after = fields.text("after", "")
    fields.done()
    hero = heroes.create(world, person, hero_class, name, level, keep, after)
    return [Event("hero-created", "GH-C-CHR-02", {"hero": name, "class": hero.hero_class, "number": level})]


def _of_hero(world: GloomhavenWorld, person: Person, what: str, fields: Fields) -> list[Event]:
    hero = world.hero(fields.text("hero"))
    if hero is None or hero.player != person.name:
        raise fields.bad("hero", f"must be a hero of {person.name}")
    number = 0 if what == "set-aside" else fields.integer(what, 0, 999)
    fields.done()
    if what == "card":
        heroes.add_card(hero, number)
        return [Event("hero-card", "GH-C-LEV-03", {"hero": hero.name})]
    if what == "perk":
        heroes.mark_perk(world, hero, number)
        return [Event("hero-perk", "GH-C-PRK-01", {"hero": hero.name})]
    set_aside(world, hero)
    return [Event("hero-set-aside", "GH-C-RET-12", {"hero": hero.name})]


def set_aside(world: GloomhavenWorld, hero: Character) -> None:
    """Brings nothing of a retirement; items and sheet stay as they are (GH-C-RET-12)."""
    if hero.standing != PLAYING:
        raise refused("hero-gone", "GH-C-RET-03", f"{hero.name} has left the game", {"hero": hero.name})
    for party in world.parties:
        if hero.id in party.members:
            visiting.check_nothing_is_open(party)
    hero.standing = SET_ASIDE
    for party in world.parties:
        party.members = [id for id in party.members if id != hero.id]
