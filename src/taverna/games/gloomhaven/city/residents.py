"""Bots who live in Gloomhaven: `next_deed` says what such a party does next, until it is ready to play.

A resident looks at what its person may know: sheets, stock, tracks, its own quest; never at decks, at others' quests,
or at the back of an event before the choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.bot.gear import perk_worth
from taverna.games.gloomhaven.campaign import heroes, prosperity, quests, scenarios, travelling
from taverna.games.gloomhaven.campaign.world import (
    NOWHERE,
    PLAYING,
    Character,
    GloomhavenWorld,
    Party,
    Person,
)
from taverna.games.gloomhaven.city import shopping
from taverna.games.gloomhaven.city.deeds import Deed, of_hero, of_party
from taverna.games.gloomhaven.city.roads import MOST_TRIES, NO_SCENARIO, choose_scenario
from taverna.games.gloomhaven.city.settlements import answer
from taverna.games.gloomhaven.city.tastes import card_strength, quest_length
from taverna.games.gloomhaven.content import campaign as tables

NEW_CLASS: Final = 8.0
"""So many scenarios longer may a quest be that opens a class."""
NAMES: Final[tuple[str, ...]] = (
    "Asha", "Brannoc", "Cyra", "Dorn", "Elowen", "Fenn", "Gisla", "Haldor", "Isra", "Joric", "Kessa", "Lorcan",
    "Mirel", "Nadir", "Oriel", "Perrin", "Quilla", "Rurik", "Sabra", "Tarn", "Una", "Varek", "Wenna", "Yorick",
)  # fmt: skip


def next_deed(
    world: GloomhavenWorld, party: Party, losses: Mapping[int, int], most_tries: int = MOST_TRIES
) -> Deed | None:
    """What the whole party, all of them bots, does next. None: it is ready to play, or has nothing left to play."""
    first = _speaker(world, party)
    if party.event or party.choices:
        return open_matter(world, party, first)
    for person in world.persons:
        found = personal_deed(world, party, person)
        if found is not None:
            return found
    wanted = [hero.id for person in world.persons for hero in heroes_of(world, person)]
    if party.members != wanted:
        if not scenarios.is_in_city(party):
            return of_party(first, "return", party.name)  # new heroes join in Gloomhaven (GH-C-PAR-03)
        return Deed(first, {"do": "members", "party": party.name, "heroes": wanted})
    return _on_the_way(world, party, first, losses, most_tries)


def _speaker(world: GloomhavenWorld, party: Party) -> str:
    """Who has a hero in the party speaks for it."""
    members = world.members(party)
    return members[0].player if members else world.persons[0].name


def open_matter(world: GloomhavenWorld, party: Party, person: str) -> Deed:
    """An event that waits for a decision, or what it has left to the players. Nobody sees the back of the card."""
    if party.event:
        _, number = party.event.split("-")
        option = "a" if (int(number) + world.closed) % 2 else "b"
        return Deed(person, {"do": "option", "party": party.name, "option": option})
    change: dict[str, object] = {"do": "settle", "party": party.name}
    return Deed(person, {**change, **answer(world, party, party.choices[0])})


def heroes_of(world: GloomhavenWorld, person: Person) -> list[Character]:
    return [hero for hero in world.heroes if hero.player == person.name and hero.standing == PLAYING]


def personal_deed(world: GloomhavenWorld, party: Party, person: Person) -> Deed | None:
    """What somebody does for a hero of theirs; a new hero, if there is none."""
    mine = heroes_of(world, person)
    if not mine:
        return _found(world, party, person)
    for hero in mine:
        found = _improve(world, hero)
        if found is None and hero.id in party.members and scenarios.is_in_city(party):
            found = _visit(world, party, hero)
        if found is not None:
            return found
    return None


def _on_the_way(
    world: GloomhavenWorld, party: Party, first: str, losses: Mapping[int, int], most_tries: int
) -> Deed | None:
    if travelling.is_on_the_road(world, party):
        return None
    if not scenarios.is_in_city(party):
        return of_party(first, "return", party.name)
    number = choose_scenario(world, party, losses, most_tries)
    if number == NO_SCENARIO:
        return None
    if not party.met_city and scenarios.may_have_city_event(party):
        return of_party(first, "city-event", party.name)
    return Deed(first, {"do": "travel", "party": party.name, "scenario": number})


def is_ready(party: Party) -> bool:
    """After the last deed: whether there is a scenario to play."""
    return party.heading != NOWHERE


# A new hero


def _found(world: GloomhavenWorld, party: Party, person: Person) -> Deed:
    if world.quests and not person.offer:
        return Deed(person.name, {"do": "draw"})
    name = NAMES[len(world.heroes) % len(NAMES)]
    change: dict[str, object] = {
        "do": "create",
        "class": _choose_class(world, party),
        "name": name,
        "level": prosperity.level(world),
        "keep": _choose_quest(world, person),
    }
    return Deed(person.name, change)


def _choose_class(world: GloomhavenWorld, party: Party) -> str:
    """One that nobody plays now; what was played least first, and of those the one that opened last."""
    taken = [hero.hero_class for hero in world.heroes if hero.standing == PLAYING]
    free = [id for id in world.classes if id in content.class_ids() and id not in taken]
    played = [hero.hero_class for hero in world.heroes]
    opened_late = {id: place for place, id in enumerate(world.classes)}
    start = len(content.STARTING_CLASSES)
    ranked = sorted(
        [(played.count(id), -opened_late[id] if opened_late[id] >= start else 0, id) for id in free]
    )
    return ranked[0][2]


def _choose_quest(world: GloomhavenWorld, person: Person) -> int:
    """The shorter one; a new class is worth some patience."""
    lengths: list[tuple[float, int]] = []
    for place, card in enumerate(person.offer):
        quest = tables.quests()[card]
        opens = bool(quest.hero_class) and quest.hero_class not in world.classes
        lengths.append((quest_length(quest) - (NEW_CLASS if opens else 0.0), place))
    return min(lengths)[1] if lengths else 0


# A hero's sheet


def _improve(world: GloomhavenWorld, hero: Character) -> Deed | None:
    """Cards and perks that are due, wherever the hero is."""
    if heroes.cards_due(hero) > 0:
        best = max(
            heroes.cards_open(hero), key=lambda number: (card_strength(hero.hero_class, number), -number)
        )
        return Deed(hero.player, {"do": "card", "hero": hero.id, "card": best})
    if heroes.perks_due(world, hero) > 0:
        return Deed(hero.player, {"do": "perk", "hero": hero.id, "perk": _choose_perk(hero)})
    return None


def _choose_perk(hero: Character) -> int:
    known = content.hero_class(hero.hero_class)
    free = [perk for perk in known.perks if hero.perks.count(perk.number) < perk.boxes]
    return max([(perk_worth(known, perk), -perk.number) for perk in free])[1] * -1


def _visit(world: GloomhavenWorld, party: Party, hero: Character) -> Deed | None:
    if quests.is_fulfilled(hero):
        return shopping.last_deed(party, hero) or of_hero(hero.player, "retire", hero.id)
    if heroes.must_level_up(hero):
        return of_hero(hero.player, "level-up", hero.id)
    if heroes.may_rise(world, hero):
        return of_hero(hero.player, "rise", hero.id)
    return shopping.deed(world, party, hero)
