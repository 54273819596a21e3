"""A hero from another world joins this one with its sheet: level, gold, items, perks, cards and quest."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import heroes, quests
from taverna.games.gloomhaven.campaign.reading_heroes import read_hero
from taverna.games.gloomhaven.campaign.resuming import check_pool, sheet_row
from taverna.games.gloomhaven.campaign.world import NO_QUEST, Character, GloomhavenWorld, Person
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.kernel import Event, Fields


def welcome(world: GloomhavenWorld, person: Person, fields: Fields) -> list[Event]:
    """Of a class that is open here; its copies of items come along (GH-C-ITM-09). It joins a party in Gloomhaven."""
    path = f"{fields.path}.sheet"
    sheet = Fields(fields.value("sheet"), path)
    fields.done()
    row = sheet_row(Fields({**sheet.data, "player": person.name}, path), len(world.heroes))
    hero = read_hero(Fields({**row, "arrived": False}, path), world)
    if hero.hero_class not in world.classes:
        raise unknown(f"{path}.class", "class", hero.hero_class, world.classes)
    if heroes.perks_due(world, hero) < 0:
        raise sheet.bad("perks", f"{hero.name} has more perks than it has earned")
    check_pool(hero, sheet)
    for number in hero.items:
        if _owners(world, number) >= content.item(number).copies:
            raise sheet.bad("items", f"all copies of item {number} have owners here")
    for number in hero.items:
        copies = max(world.stock.get(number, 0), _owners(world, number) + 1)
        world.stock[number] = min(content.item(number).copies, copies)
    _take_quest(world, hero)
    world.heroes.append(hero)
    return [Event("hero-welcomed", "GH-C-PAR-03", {"hero": hero.name, "class": hero.hero_class})]


def _owners(world: GloomhavenWorld, item: int) -> int:
    return len([1 for hero in world.heroes if item in hero.items])


def _take_quest(world: GloomhavenWorld, hero: Character) -> None:
    """Out of the deck. If it isn't there, another one: a refusal would tell what others have drawn (GH-C-CHR-02)."""
    if hero.quest in world.quests:
        world.quests = [card for card in world.quests if card != hero.quest]
    elif hero.quest != NO_QUEST:
        hero.quest = world.quests.pop() if world.quests else NO_QUEST
        hero.tally = {name: number for name, number in hero.tally.items() if name != quests.FULFILLED}
