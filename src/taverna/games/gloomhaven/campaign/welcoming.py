"""A hero from another world joins this one with its sheet: level, gold, items, perks, cards and quest."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import heroes
from taverna.games.gloomhaven.campaign.reading_heroes import read_hero
from taverna.games.gloomhaven.campaign.resuming import sheet_row
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Person
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
    if hero.quest and hero.quest not in world.quests:
        raise sheet.bad("quest", f"quest {hero.quest} is with somebody here")
    for number in hero.items:
        known = content.item(number)
        owners = [other for other in world.heroes if number in other.items]
        if len(owners) >= known.copies:
            raise sheet.bad("items", f"all copies of item {number} have owners here")
        world.stock[number] = min(known.copies, max(world.stock.get(number, 0), len(owners) + 1))
    world.quests = [card for card in world.quests if card != hero.quest]
    world.heroes.append(hero)
    return [Event("hero-welcomed", "GH-C-PAR-03", {"hero": hero.name, "class": hero.hero_class})]
