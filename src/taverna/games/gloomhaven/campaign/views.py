"""What a person may know of a world: everything but orders of decks and others' personal quests."""

from __future__ import annotations

from taverna.games.gloomhaven.campaign import (
    fighting,
    heroes,
    prosperity,
    quests,
    reputation,
    riddle,
    scenarios,
    unlocking,
)
from taverna.games.gloomhaven.campaign.chapters import hindrance
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party, Person
from taverna.games.gloomhaven.content import campaign as tables


def view(world: GloomhavenWorld, person: str | None) -> dict[str, object]:
    return {
        "people": [_person(one, person) for one in world.persons],
        "heroes": [_hero(world, hero, person) for hero in world.heroes],
        "parties": [_party(world, party) for party in world.parties],
        "prosperity": {"marks": world.prosperity, "level": prosperity.level(world)},
        "achievements": dict(world.achievements),
        "scenarios": [_scenario(world, number) for number in sorted(world.unlocked)],
        "decks": {
            "city": len(world.city_events),
            "road": len(world.road_events),
            "designs": len(world.designs),
            "side_scenarios": len(world.side_scenarios),
            "quests": len(world.quests),
        },
        "stock": {str(item): copies for item, copies in sorted(world.stock.items())},
        "classes": world.classes[:],
        "looted": sorted(world.looted),
        "donations": world.donations,
        "enhancements": {id: dict(stickers) for id, stickers in world.enhancements.items()},
        "opened": world.opened[:],
        "records": world.records,
        "riddle": _riddle(world),
        "sealed": sorted(world.sealed),
        "house_rules": dict(world.options),
    }


def _riddle(world: GloomhavenWorld) -> dict[str, object]:
    """Clues that have turned up: what each says of an element, and of another one or a place in the row."""
    return {
        "open": unlocking.ENVELOPE_X in world.opened,
        "solved": riddle.is_solved(world),
        "clues": [[clue.kind, clue.element, clue.other or clue.place] for clue in riddle.found(world)],
    }


def _person(one: Person, reader: str | None) -> dict[str, object]:
    mine = one.name == reader
    return {"name": one.name, "retired": one.retired, "offer": one.offer[:] if mine else []}


def _hero(world: GloomhavenWorld, hero: Character, reader: str | None) -> dict[str, object]:
    """The sheet is open to all, the quest to its player."""
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
        "items": hero.items[:],
        "perks": hero.perks[:],
        "pool": hero.pool[:],
        "perks_due": heroes.perks_due(world, hero),
        "cards_due": heroes.cards_due(hero),
        "must_level_up": heroes.must_level_up(hero),
        "lineage": hero.lineage,
        "quest": _quest(hero) if hero.player == reader else {},
    }


def _quest(hero: Character) -> dict[str, object]:
    quest = tables.quests().get(hero.quest)
    if quest is None:
        return {}
    return {
        "card": quest.card,
        "id": quest.id,
        "steps": [[min(step.n, quests.progress(hero, step)), step.n] for step in quest.steps],
        "fulfilled": quests.is_fulfilled(hero),
    }


def _party(world: GloomhavenWorld, party: Party) -> dict[str, object]:
    why = hindrance(world, party)
    return {
        "name": party.name,
        "members": party.members[:],
        "reputation": party.reputation,
        "price": reputation.price_modifier(party.reputation),
        "achievements": party.achievements[:],
        "location": party.location,
        "notes": party.notes,
        "choices": [[choice.kind, *choice.numbers] for choice in party.choices],
        "donors": party.donors[:],
        "tried": party.tried,
        "event": party.event,
        "heading": party.heading,
        "scenarios": scenarios.in_campaign(world, party),
        "hindrance": "" if why is None else why.key,
        "fight": fighting.view(party),
    }


def _scenario(world: GloomhavenWorld, number: int) -> dict[str, object]:
    entry = tables.scenarios()[number]
    return {
        "number": number,
        "at": entry.at,
        "completed": number in world.completed,
        "blocked": scenarios.is_blocked(world, number),
        "links": [other for other in entry.links if other in world.unlocked],
        "city": entry.city,
    }
