"""From options and chance to the first position: rooms, boss, levels, characters; and each level's row."""

from __future__ import annotations

from taverna.games.dungeon_raiders import events
from taverna.games.dungeon_raiders.cards import FIRST_ITEM, ITEM_COUNT, POWER_BITS
from taverna.games.dungeon_raiders.content import LEVELS, ORDINARY_ROOMS, Ruleset
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW
from taverna.games.dungeon_raiders.state import LAY, Table
from taverna.kernel import Rng
from taverna.kit.piles import shuffle


def deal(rules: Ruleset, seats: int, rng: Rng) -> Table:
    table = Table(rules, seats, rng)
    box = rules.box
    rooms = list(range(box.first_boss))
    shuffle(rooms, rng)
    boss = box.first_boss + rng.below(len(box.rooms) - box.first_boss)
    table.pile = [
        *rooms[:ORDINARY_ROOMS],
        boss,
    ]  # six rooms leave the game (DR-2.1), the boss comes last (DR-2.2)
    levels = list(range(len(box.levels)))
    shuffle(levels, rng)
    table.levels = levels[:LEVELS]  # DR-2.3
    characters = list(range(len(box.characters)))
    shuffle(characters, rng)
    table.characters = characters[:seats]  # DR-2.5
    equip(table)
    if rules.tactical:
        table.map = rng.below(seats)  # DR-16.1
    events.set_up(table)
    table.agenda = [(LAY, 0, 0)]
    set_up_level(table)
    enter(table)
    return table


def equip(table: Table) -> None:
    """Everyone takes what the character shows, and a set of power cards (DR-2.6 to DR-2.8)."""
    characters = [table.rules.box.characters[number] for number in table.characters]
    table.coins = [character.coins for character in characters]
    table.wounds = [character.wounds for character in characters]
    table.hands = [POWER_BITS] * table.seats
    table.items = [0] * (table.seats * ITEM_COUNT)
    table.supply = table.rules.box.copies[:]  # DR-2.4
    for seat, character in enumerate(characters):
        for item in range(ITEM_COUNT):
            for _ in range(character.items[item]):
                table.take(seat, FIRST_ITEM + item)


def set_up_level(table: Table) -> None:
    """The next five rooms form the row; the level card says which of them lie face down (DR-3.2, R-6)."""
    card = table.rules.box.levels[table.levels[table.resolved // ROOMS_IN_ROW]]
    table.dark = card.dark
    table.looked = 0
    events.level(table, card.id)


def enter(table: Table) -> None:
    """The leftmost card still in the row; face down, it is turned up for all (DR-5.1)."""
    place = table.resolved % ROOMS_IN_ROW
    if table.dark >> place & 1:
        table.dark ^= 1 << place
        events.uncovered(table)
    events.entered(table)
