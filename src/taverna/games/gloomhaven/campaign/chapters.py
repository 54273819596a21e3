"""What a party may play now: scenarios in campaign and casual mode and the random dungeon, each a match with the
heroes' sheets (GH-C-MOD, GH-C-RDD-01).
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign import heroes, quests, scenarios, solo
from taverna.games.gloomhaven.campaign.world import (
    PLAYING,
    RANDOM_DUNGEON,
    Character,
    GloomhavenWorld,
    Party,
)
from taverna.kernel import Chapter, Fields, Refusal

GAME: Final = "gloomhaven"
SCENARIO: Final = "scenario"
CASUAL: Final = "casual"
FEWEST, MOST = 2, 4
CHOICES: Final = ("difficulty", "solo", "open_information", "reduced_randomness", "permanent_death")
"""Set by the players before each scenario."""
PENALTIES: Final = ("penalty_1", "penalty_2", "penalty_3")
"""Set by them before a random dungeon (GH-C-RDD-12)."""


def hindrance(world: GloomhavenWorld, party: Party) -> Refusal | None:
    """Why a party can't play now; None if it can."""
    members = world.members(party)
    if not FEWEST <= len(members) <= MOST:
        return Refusal("party-size", "GH-S-CMP-01")
    if any(hero.standing != PLAYING for hero in members):
        return Refusal("hero-not-playing", "GH-C-RET-01")
    if len({hero.hero_class for hero in members}) < len(members):
        return Refusal("same-class", "GH-C-CHR-07")
    if party.event:
        return Refusal("event-open", "GH-C-EVT-03")
    if party.choices:
        return Refusal("choices-open", "GH-C-EVT-10")
    if any(heroes.perks_due(world, hero) > 0 for hero in members):
        return Refusal("perks-due", "GH-C-PRK-04")
    if any(heroes.cards_due(hero) > 0 for hero in members):
        return Refusal("cards-due", "GH-C-LEV-03")
    if any(must_retire(party, hero) for hero in members):
        return Refusal("must-retire", "GH-C-RET-01")
    if any(_must_grow(party, hero) for hero in members):
        return Refusal("must-level-up", "GH-C-LEV-02")
    return None


def chapters(world: GloomhavenWorld, party: Party) -> list[Chapter]:
    """What all of them may play together, and what one of them may play alone."""
    return _together(world, party) + [
        _alone(world, party, hero, scenario)
        for hero in world.members(party)
        for scenario in [solo.scenario_for(world, hero)]
        if scenario and solo.player_of(world, party, scenario) is hero
        if not (party.event or party.choices or must_retire(party, hero) or _must_grow(party, hero))
    ]


def _alone(world: GloomhavenWorld, party: Party, hero: Character, scenario: str) -> Chapter:
    """A hero by itself; what the city gave for the next scenario of the party is kept for that."""
    own = {name: value for name, value in sheet(world, hero).items() if name != "start"}
    given: dict[str, object] = {"heroes": [own], "looted": sorted(world.looted)}
    options = {SCENARIO: scenario}
    return Chapter(f"{SCENARIO}-{scenario}", GAME, [hero.player], options, given, party.name, CHOICES)


def _together(world: GloomhavenWorld, party: Party) -> list[Chapter]:
    if hindrance(world, party) is not None:
        return []
    found = [
        _chapter(world, party, SCENARIO, str(number))
        for number in scenarios.in_campaign(world, party)
        if scenarios.is_reached(party, number)
    ]
    found += [_chapter(world, party, CASUAL, str(number)) for number in scenarios.in_casual(world)]
    return found + [_chapter(world, party, CASUAL, RANDOM_DUNGEON, CHOICES + PENALTIES)]


def scenario_of(chapter: Chapter) -> str:
    """The scenario that a chapter plays, as the option of the game names it."""
    return chapter.id.split("-", 1)[1]


def levels_of(chapter: Chapter) -> list[int]:
    """Of the heroes who play it."""
    rows = Fields(chapter.given, "given").items("heroes")
    return [Fields(row, "given.heroes").integer("level", 1, 9) for row in rows]


def _chapter(
    world: GloomhavenWorld, party: Party, mode: str, scenario: str, choices: tuple[str, ...] = CHOICES
) -> Chapter:
    members = world.members(party)
    given: dict[str, object] = {
        "heroes": [sheet(world, hero) for hero in members],
        "looted": sorted(world.looted),
    }
    if party.achievements:
        given["achievements"] = sorted(party.achievements)
    people = [hero.player for hero in members]
    options = {SCENARIO: scenario}
    return Chapter(f"{mode}-{scenario}", GAME, people, options, given, party.name, choices)


def sheet(world: GloomhavenWorld, hero: Character) -> dict[str, object]:
    """What a hero brings to a scenario; stickers are those of the class (GH-C-ENH-18)."""
    found: dict[str, object] = {
        "perks": hero.perks,
        "pool": hero.pool,
        "items": hero.items,
        "enhancements": world.enhancements.get(hero.hero_class, {}),
        "start": start_of(hero),
    }
    known = {name: value for name, value in found.items() if value}
    return {"class": hero.hero_class, "level": hero.level, **known}


def start_of(hero: Character) -> dict[str, object]:
    start = hero.start
    found: dict[str, object] = {
        "bless": start.bless,
        "curse": start.curse,
        "minus_ones": start.minus_ones,
        "damage": start.damage,
        "discards": start.discards,
        "conditions": start.conditions,
        "consumed": start.consumed,
    }
    return {name: value for name, value in found.items() if value}


def _must_grow(party: Party, hero: Character) -> bool:
    """With experience enough, in Gloomhaven (GH-C-LEV-02)."""
    return scenarios.is_in_city(party) and heroes.must_level_up(hero)


def must_retire(party: Party, hero: Character) -> bool:
    """In Gloomhaven, or since it was there with its quest fulfilled (GH-C-RET-01, 02)."""
    return quests.FULFILLED in hero.tally or (scenarios.is_in_city(party) and quests.is_fulfilled(hero))
