"""Random dungeons with the cards one wants: which rooms and monsters come, in order."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.scenario import building
from taverna.games.gloomhaven.scenario.dungeon import new_decks
from taverna.games.gloomhaven.state.dungeon import DungeonDecks
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Rng
from taverna.kernel.options import check_options
from tests.support.gloomhaven.printed import run
from tests.support.gloomhaven.tabletop import GAME

DUNGEON = "random-dungeon"
MONSTERS = ("crushing", "mangy", "tribal")


def decks_of(table: Table) -> DungeonDecks:
    assert table.dungeon is not None
    return table.dungeon


def explore(
    first: str, *rooms: str, monsters: tuple[str, ...] = MONSTERS, seats: int = 2, **options: object
) -> Table:
    """Before anybody is ready: the first room on the table, the others next in the deck."""
    cards = content.dungeon_cards()
    given = {"scenario": DUNGEON, **options}
    rules = building.ruleset(check_options(GAME.options, given), seats)
    wanted = (cards.room_ids().index(first), cards.monster_ids().index(monsters[0]))
    for seed in range(10**5):
        found = new_decks(rules, Rng(seed)).laid[0]
        if (found.room, found.monsters) == wanted:
            break
    table = GAME.setup(seats, seed, given)
    assert laid(table) == [first]
    stack(table, list(rooms), list(monsters[1:]))
    return table


def stack(table: Table, rooms: list[str], monsters: list[str]) -> None:
    """These come next, in this order; those behind them stay as they are."""
    decks, cards = decks_of(table), content.dungeon_cards()
    room_numbers = [cards.room_ids().index(id) for id in rooms]
    monster_numbers = [cards.monster_ids().index(id) for id in monsters]
    decks.rooms = [one for one in decks.rooms if one not in room_numbers] + room_numbers[::-1]
    decks.monsters = [one for one in decks.monsters if one not in monster_numbers] + monster_numbers[::-1]


def ready(table: Table) -> Table:
    """All prepared the quick way and on the map, wherever they may; the first round begins."""
    for seat in range(table.seats):
        GAME.apply(table, seat, codes.QUICK)
    while table.pending and table.pending[0].kind in ("entrance", "start", "place", "sufferer"):
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    return table


def go_on(table: Table, exit: int = 0, by: Figure | None = None) -> Table:
    """Somebody opens an exit of the last room."""
    enter_door(table, table.rules.exits[exit], by or table.hero_figure(0))
    return run(table)


def laid(table: Table) -> list[str]:
    cards = content.dungeon_cards()
    return [cards.rooms[one.room].id for one in decks_of(table).laid]
