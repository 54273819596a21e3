"""A hero's sheet: creation, levels, perks, checkmarks, gains and losses, death (GH-C-CHR, LEV, PRK, EVT-13, PRM)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import decks, lineage, prosperity, supply
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import DEAD, NO_QUEST, Character, GloomhavenWorld, Person
from taverna.games.gloomhaven.content.campaign import world_table

LAST_LEVEL: Final = 9
CHECKS_FOR_A_PERK: Final = 3
MOST_CHECKS: Final = 18
QUESTS_DRAWN: Final = 2


def starting_gold(level: int) -> int:
    """GH-C-CHR-03."""
    return 15 * (level + 1)


def experience_of(level: int) -> int:
    """The least of a level (GH-C-LEV-01)."""
    return world_table().experience[level - 1]


def level_for(xp: int) -> int:
    """The level that so much experience is enough for (GH-C-LEV-01, 06)."""
    return len([needed for needed in world_table().experience if xp >= needed])


# Creation


def draw_quests(world: GloomhavenWorld, person: Person) -> None:
    """Two to choose from; fewer where the deck ends (GH-C-CHR-02, 06)."""
    while world.quests and len(person.offer) < QUESTS_DRAWN:
        person.offer = person.offer + [world.quests.pop()]


def create(
    world: GloomhavenWorld,
    person: Person,
    hero_class: str,
    name: str,
    level: int,
    keep: int,
    after: str = "",
) -> Character:
    """A new hero with the quest at place `keep` of the two drawn; cards and perks of higher levels come after."""
    _check_creation(world, person, hero_class, level, keep)
    hero = Character(f"h{len(world.heroes) + 1}", person.name, hero_class, name)
    lineage.continue_line(world, person, hero, after)
    hero.level = level
    hero.xp = experience_of(level)
    hero.gold = starting_gold(level)
    if person.offer:
        hero.quest = person.offer[keep]
        for card in person.offer:
            if card != hero.quest:
                decks.return_quest(world, card)
    person.offer = []
    world.heroes.append(hero)
    return hero


def _check_creation(world: GloomhavenWorld, person: Person, hero_class: str, level: int, keep: int) -> None:
    if hero_class not in world.classes:
        raise refused(
            "class-locked", "GH-C-CHR-02", f"class {hero_class!r} is not unlocked", {"class": hero_class}
        )
    if hero_class not in content.class_ids():
        raise refused(
            "class-unknown", "GH-C-CHR-02", f"class {hero_class!r} has no cards here", {"class": hero_class}
        )
    most = prosperity.level(world)
    if not 1 <= level <= most:
        raise refused("level-too-high", "GH-C-PRO-05", f"heroes start at level 1 to {most}", {"most": most})
    if world.quests and not person.offer:
        raise refused("no-quests-drawn", "GH-C-CHR-02", "two personal quests are drawn first")
    if person.offer and not 0 <= keep < len(person.offer):
        raise refused("no-such-quest", "GH-C-CHR-02", f"there is no quest {keep} among those drawn")


# Cards and perks still to be chosen


def cards_due(hero: Character) -> int:
    """One for each level gained (GH-C-CHR-04, GH-C-LEV-03)."""
    return hero.level - 1 - len(hero.pool)


def perks_due(world: GloomhavenWorld, hero: Character) -> int:
    """For levels, for those who retired before it in its line, for checkmarks (GH-C-CHR-05, PRK-04, RET-06)."""
    earned = hero.level - 1 + hero.lineage + hero.checks // CHECKS_FOR_A_PERK
    return min(earned, boxes(hero.hero_class)) - len(hero.perks)


def boxes(hero_class: str) -> int:
    return sum([perk.boxes for perk in content.hero_class(hero_class).perks])


def cards_open(hero: Character) -> list[int]:
    """Cards of the next level to be filled, or below, that are not in the pool (GH-C-LEV-03)."""
    level = len(hero.pool) + 2
    return [
        card.no
        for card in content.hero_class(hero.hero_class).cards
        if 2 <= card.level <= level and card.no not in hero.pool
    ]


def is_pool_possible(hero: Character) -> bool:
    """Each card is there once, and could be chosen with a level that was gained (GH-C-LEV-03)."""
    known = content.hero_class(hero.hero_class).cards
    levels = sorted([card.level for card in known if card.no in hero.pool])
    too_high = [level for place, level in enumerate(levels) if level > place + 2]
    return len(levels) == len(hero.pool) and not too_high


def add_card(hero: Character, number: int) -> None:
    if cards_due(hero) <= 0:
        raise refused("no-card-due", "GH-C-LEV-03", f"{hero.name} has a card for each level already")
    if number not in cards_open(hero):
        raise refused("card-not-open", "GH-C-LEV-03", f"card {number} can't be added now", {"number": number})
    hero.pool = hero.pool + [number]


def mark_perk(world: GloomhavenWorld, hero: Character, number: int) -> None:
    """Once for each box (GH-C-PRK-01, 02)."""
    known = content.hero_class(hero.hero_class).perks
    if perks_due(world, hero) <= 0:
        raise refused("no-perk-due", "GH-C-PRK-01", f"{hero.name} has no perk to mark")
    if not 0 <= number < len(known) or hero.perks.count(number) >= known[number].boxes:
        raise refused("perk-is-marked", "GH-C-PRK-01", f"perk {number} has no free box", {"number": number})
    hero.perks = hero.perks + [number]


def must_level_up(hero: Character) -> bool:
    """In the city, with experience enough (GH-C-LEV-02)."""
    return hero.level < LAST_LEVEL and level_for(hero.xp) > hero.level


def may_rise(world: GloomhavenWorld, hero: Character) -> bool:
    """To the prosperity level, with the experience that belongs to it (GH-C-PRO-06)."""
    return hero.level < prosperity.level(world)


def level_up(hero: Character) -> None:
    """One level; experience is not reset (GH-C-LEV-04)."""
    if not must_level_up(hero):
        raise refused(
            "not-enough-experience", "GH-C-LEV-02", f"{hero.name} lacks experience for the next level"
        )
    hero.level += 1


def rise(world: GloomhavenWorld, hero: Character) -> None:
    """At once to the prosperity level (GH-C-PRO-06)."""
    if not may_rise(world, hero):
        raise refused("prosperity-too-low", "GH-C-PRO-06", "the city is not that prosperous")
    hero.level = prosperity.level(world)
    hero.xp = max(hero.xp, experience_of(hero.level))


# Gains and losses: never more than there is (GH-C-EVT-12, 13, GH-C-CON-03)


def change_gold(hero: Character, by: int) -> int:
    before = hero.gold
    hero.gold = max(0, before + by)
    return hero.gold - before


def change_xp(hero: Character, by: int) -> int:
    before = hero.xp
    hero.xp = max(min(before, experience_of(hero.level)), before + by)
    return hero.xp - before


def change_checks(hero: Character, by: int) -> int:
    """Those of a complete set of three are never lost (GH-C-PRK-05); eighteen are the most (GH-C-PRK-04)."""
    before = hero.checks
    kept = before - before % CHECKS_FOR_A_PERK
    hero.checks = max(kept, min(MOST_CHECKS, before + by))
    return hero.checks - before


def die(world: GloomhavenWorld, hero: Character) -> None:
    """Permanent death: no retirement, nothing comes of it (GH-C-PRM-01, 02)."""
    hero.standing = DEAD
    supply.return_items(hero)
    hero.gold = 0
    hero.enhance_gold = 0
    decks.return_quest(world, hero.quest)
    hero.quest = NO_QUEST
    for party in world.parties:
        party.members = [id for id in party.members if id != hero.id]
