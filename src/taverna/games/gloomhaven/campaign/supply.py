"""The city's supply of items: copies in the world, designs, what a hero may own (GH-C-ITM, GH-C-RND)."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party


def available(world: GloomhavenWorld, party: Party, item: int) -> int:
    """Copies in the world but for those that members of the playing party own (GH-C-ITM-07, 11, GH-C-RUL-12)."""
    owned = len([1 for hero in world.members(party) if item in hero.items])
    return max(0, world.stock.get(item, 0) - owned)


def add_design(world: GloomhavenWorld, item: int) -> None:
    """All copies enter the supply (GH-C-ITM-08)."""
    world.stock[item] = content.item(item).copies


def draw_design(world: GloomhavenWorld) -> int:
    """A random item design; 0: the deck is empty (GH-C-RND-01)."""
    if not world.designs:
        return 0
    item = world.designs.pop()
    add_design(world, item)
    return item


def gain_copy(world: GloomhavenWorld, hero: Character, item: int) -> int:
    """One copy for one hero (GH-C-ITM-09); the gold for it instead, if the hero has one already (GH-C-ITM-05)."""
    known = content.item(item)
    world.stock[item] = min(known.copies, world.stock.get(item, 0) + 1)
    if item in hero.items:
        hero.gold += known.cost // 2
        return known.cost // 2
    hero.items = hero.items + [item]
    return 0


def return_items(hero: Character) -> None:
    """Back to the supply, which has counted them all along (GH-C-ITM-10)."""
    hero.items = []
    hero.start.consumed = []


def give_up(hero: Character, item: int) -> None:
    """Sold or paid with: the hero's copy goes back to the supply (GH-C-ITM-04, GH-C-EVT-19)."""
    hero.items = [number for number in hero.items if number != item]
    hero.start.consumed = [number for number in hero.start.consumed if number != item]
