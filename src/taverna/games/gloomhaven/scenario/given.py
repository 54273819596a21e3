"""Reading what a campaign gives to a scenario: sheets of the heroes, and what was looted before.

Everything is checked against the content; what is wrong is refused with its place.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content import enhancing
from taverna.games.gloomhaven.content.reading.fields import mask, unknown
from taverna.games.gloomhaven.content.reading.heroes import HeroClass
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.state.brought import BroughtHero, Given
from taverna.kernel import Fields, Setting

LEVELS: Final = 9
MOST: Final = 20
BLESS_CURSE: Final = v.BLESS | v.CURSE


def read_given(given: Fields, seats: int) -> Given:
    """The document of `Game.setup(..., given=...)`."""
    rows = given.items("heroes")
    if len(rows) != seats:
        raise given.bad("heroes", f"must be {seats}, one for each seat")
    heroes = [_read_hero(Fields(row, f"{given.path}.heroes[{at}]")) for at, row in enumerate(rows)]
    for number, hero in enumerate(heroes):
        if hero.slug in [other.slug for other in heroes[:number]]:
            raise given.bad(f"heroes[{number}].class", f"{hero.slug!r} plays already (GH-C-CHR-07)")
    looted = given.integers("looted", 1, 999, ())
    for number in looted:
        if number not in content.treasure_numbers():
            raise given.bad("looted", f"there is no treasure {number}")
    achievements = given.texts("achievements", ())
    given.done()
    found = Given(dict(given.data), heroes, looted)
    found.achievements = achievements
    return found


def options_of(given: Given, options: dict[str, Setting]) -> dict[str, Setting]:
    """Classes and levels are those of the sheets."""
    found = dict(options)
    for seat, hero in enumerate(given.heroes, 1):
        found[f"class_{seat}"] = hero.slug
        found[f"level_{seat}"] = str(hero.level)
    return found


def _read_hero(fields: Fields) -> BroughtHero:
    slug = fields.text("class")
    playable = content.playable_classes()
    if slug not in playable:
        raise unknown(f"{fields.path}.class", "class that can be played", slug, playable)
    known = content.hero_class(slug)
    hero = BroughtHero(slug, fields.integer("level", 1, LEVELS))
    hero.perks = _read_perks(fields, known)
    hero.pool = _read_pool(fields, known, hero.level)
    hero.hand = _cards(fields, "hand", known, fields.integers("hand", 1, 999, ()))
    if hero.hand & ~hero.pool:
        raise fields.bad("hand", "must hold cards of the pool only")
    if hero.hand and hero.hand.bit_count() != known.hand:
        raise fields.bad("hand", f"must hold {known.hand} cards")
    hero.items = _read_items(fields, "items")
    stickers = Fields(fields.value("enhancements", {}), f"{fields.path}.enhancements")
    hero.stickers = enhancing.check_stickers(slug, stickers.data, stickers.path)
    _read_start(hero, Fields(fields.value("start", {}), f"{fields.path}.start"), known)
    fields.done()
    return hero


def _read_perks(fields: Fields, known: HeroClass) -> list[int]:
    found = fields.integers("perks", 0, len(known.perks) - 1, ())
    for number in found:
        if found.count(number) > known.perks[number].boxes:
            raise fields.bad("perks", f"perk {number} has {known.perks[number].boxes} boxes (GH-C-PRK-01)")
    return found


def _read_pool(fields: Fields, known: HeroClass, level: int) -> int:
    """Cards of level 1 and X, and one for each level gained, of that level or below (GH-C-CHR-04)."""
    basic = [card.no for card in known.cards if 0 <= card.level <= 1]
    pool = _cards(fields, "pool", known, [*basic, *fields.integers("pool", 1, 999, ())])
    levels = [card.level for card in known.cards if pool >> card.place & 1]
    for least in range(2, LEVELS + 1):
        if len([other for other in levels if other >= least]) > max(0, level - least + 1):
            raise fields.bad(
                "pool", f"holds more cards than a hero of level {level} has gained (GH-C-CHR-04)"
            )
    return pool


def _cards(fields: Fields, name: str, known: HeroClass, numbers: list[int]) -> int:
    by_number = {card.no: card for card in known.cards}
    found = 0
    for number in numbers:
        if number not in by_number or by_number[number].level < 0:
            raise fields.bad(name, f"{known.id!r} has no card {number}")
        found |= 1 << by_number[number].place
    return found


def _read_items(fields: Fields, name: str) -> list[int]:
    found = fields.integers(name, 1, len(content.item_numbers()), ())
    if len(set(found)) != len(found):
        raise fields.bad(name, "holds an item twice (GH-C-ITM-05)")
    return found


def _read_start(hero: BroughtHero, fields: Fields, known: HeroClass) -> None:
    """Blessings, curses and other effects of the way (GH-C-CIT-03, GH-C-EVT-15, 18)."""
    hero.blesses = fields.integer("bless", 0, MOST, 0)
    hero.curses = fields.integer("curse", 0, MOST, 0)
    hero.minus_ones = fields.integer("minus_ones", 0, MOST, 0)
    hero.damage = fields.integer("damage", 0, MOST, 0)
    hero.discards = fields.integer("discards", 0, known.hand, 0)
    hero.conditions = mask(fields, "conditions")
    if hero.conditions & BLESS_CURSE:
        raise fields.bad("conditions", "bless and curse are numbers of cards, not conditions here")
    hero.consumed = _read_items(fields, "consumed")
    for number in hero.consumed:
        if number not in hero.items:
            raise fields.bad("consumed", f"item {number} is not owned")
    fields.done()
