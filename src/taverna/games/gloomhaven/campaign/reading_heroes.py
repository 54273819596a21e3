"""People and heroes of a world's document, checked against the content."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign.heroes import LAST_LEVEL, MOST_CHECKS, experience_of
from taverna.games.gloomhaven.campaign.world import (
    NO_QUEST,
    STANDINGS,
    Character,
    GloomhavenWorld,
    Person,
    Receipt,
    Start,
)
from taverna.games.gloomhaven.content.campaign import LAST_SCENARIO, quests, world_table
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS
from taverna.kernel import Fields

MOST: Final = 1 << 30
COUNTS: Final[tuple[str, ...]] = (
    "elites", "exhausted", "witness", "checks", "donate", "enhance", "others", "fulfilled",
)  # fmt: skip
RECEIPT: Final = 3
KILLS: Final[tuple[str, ...]] = ("kill:", "kill@")
"""What a hero's tally counts, kills by their type or by what was worn."""


def read_person(fields: Fields, world: GloomhavenWorld) -> Person:
    person = Person(fields.text("name"))
    if world.person(person.name) is not None:
        raise fields.bad("name", f"there are two people called {person.name!r}")
    person.retired = fields.integer("retired", 0, 99)
    person.offer = fields.integers("offer", 1, MOST)
    for card in person.offer:
        _check_quest(fields, "offer", card)
    fields.done()
    return person


def read_hero(fields: Fields, world: GloomhavenWorld) -> Character:
    known = list(world_table().classes)
    slug = fields.text("class")
    if slug not in known:
        raise unknown(f"{fields.path}.class", "class", slug, known)
    hero = Character(fields.text("id"), fields.text("player"), slug, fields.text("name"))
    if world.hero(hero.id) is not None:
        raise fields.bad("id", f"there are two heroes {hero.id!r}")
    if world.person(hero.player) is None:
        raise fields.bad("player", f"there is nobody called {hero.player!r}")
    hero.standing = fields.text("standing")
    if hero.standing not in STANDINGS:
        raise unknown(f"{fields.path}.standing", "standing", hero.standing, STANDINGS)
    _read_numbers(fields, hero)
    _read_belongings(fields, hero)
    _read_counts(fields, hero)
    hero.start = _read_start(Fields(fields.value("start"), f"{fields.path}.start"))
    if not set(hero.start.consumed) <= set(hero.items):
        raise fields.bad("start.consumed", "must be items that the hero owns")
    hero.lineage = fields.integer("lineage", 0, 99)
    hero.after = fields.text("after")
    if hero.after and world.hero(hero.after) is None:
        raise fields.bad("after", f"there is no earlier hero {hero.after!r}")
    hero.played = fields.integer("played", 0, MOST)
    hero.arrived = fields.flag("arrived", False)
    hero.receipts = [_read_receipt(row, fields.path) for row in fields.items("receipts", ())]
    fields.done()
    return hero


def _read_numbers(fields: Fields, hero: Character) -> None:
    hero.level = fields.integer("level", 1, LAST_LEVEL)
    hero.xp = fields.integer("xp", experience_of(hero.level), MOST)
    hero.gold = fields.integer("gold", 0, MOST)
    hero.enhance_gold = fields.integer("enhance_gold", 0, MOST)
    hero.checks = fields.integer("checks", 0, MOST_CHECKS)


def _read_belongings(fields: Fields, hero: Character) -> None:
    hero.items = fields.integers("items", 1, len(content.item_numbers()))
    if len(set(hero.items)) != len(hero.items):
        raise fields.bad("items", "holds an item twice (GH-C-ITM-05)")
    hero.perks = fields.integers("perks", 0, 99)
    hero.pool = fields.integers("pool", 1, 999)
    hero.quest = fields.integer("quest", 0, MOST)
    if hero.quest != NO_QUEST:
        _check_quest(fields, "quest", hero.quest)
    if hero.hero_class not in content.class_ids():
        return  # a class that is not described yet
    known = content.hero_class(hero.hero_class)
    for number in hero.perks:
        if number >= len(known.perks) or hero.perks.count(number) > known.perks[number].boxes:
            raise fields.bad("perks", f"perk {number} has no such box (GH-C-PRK-01)")
    cards = [card.no for card in known.cards if card.level >= 2]
    if not set(hero.pool) <= set(cards) or len(hero.pool) > hero.level - 1:
        raise fields.bad("pool", "must hold a card of the class for each level gained at most (GH-C-LEV-03)")


def _read_counts(fields: Fields, hero: Character) -> None:
    tally = Fields(fields.value("tally"), f"{fields.path}.tally")
    hero.tally = {name: tally.integer(name, 0, MOST) for name in tally.data}
    for name in hero.tally:
        if name not in COUNTS and not name.startswith(KILLS):
            raise unknown(tally.path, "count", name, COUNTS)
    hero.seen = fields.texts("seen")
    hero.done = fields.integers("done", 1, LAST_SCENARIO)


def _read_start(fields: Fields) -> Start:
    start = Start()
    start.bless = fields.integer("bless", 0, 20)
    start.curse = fields.integer("curse", 0, 20)
    start.minus_ones = fields.integer("minus_ones", 0, 20)
    start.damage = fields.integer("damage", 0, 20)
    start.discards = fields.integer("discards", 0, 12)
    start.conditions = fields.texts("conditions")
    for name in start.conditions:
        if name not in CONDITIONS:
            raise unknown(f"{fields.path}.conditions", "condition", name, CONDITIONS)
    start.consumed = fields.integers("consumed", 1, len(content.item_numbers()))
    fields.done()
    return start


def _read_receipt(row: object, path: str) -> Receipt:
    fields = Fields({"receipts": row}, path)
    numbers = fields.integers("receipts", 0, MOST)
    if len(numbers) != RECEIPT or numbers[0] not in content.item_numbers() or numbers[2] > 1:
        raise fields.bad("receipts", "each must be an item, its gold, and whether it was sold")
    return Receipt(numbers[0], numbers[1], numbers[2] == 1)


def _check_quest(fields: Fields, name: str, card: int) -> None:
    if card not in quests():
        raise fields.bad(name, f"there is no personal quest {card}")
