"""The death of a monster: who earns which trophies, and what a Stake Driver adds."""

from __future__ import annotations

from taverna.games.bloodborne import codes, events
from taverna.games.bloodborne.cards import FINAL_BOSS, NO_MONSTER, TROPHY_COUNT
from taverna.games.bloodborne.end import end_game
from taverna.games.bloodborne.state import BURY, STEPS, TROPHY, Table


def slay(table: Table) -> None:
    """The monster has no blood left: all who took some of it this round earn its trophies at once (BB-7.1, R.46)."""
    types = table.rules.monsters[table.monster].trophies
    earners = [seat for seat in table.order() if table.dealt[seat] > 0]
    for seat in earners:
        for type in types:
            advance(table, seat, type, False)
    extras = [seat for seat in earners if extra_trophies(table, seat)]
    if not extras:
        bury(table)
    elif len(types) == 1:
        for seat in extras:
            for _ in range(extra_trophies(table, seat)):
                advance(table, seat, types[0], True)
        bury(table)
    else:
        table.agenda.append((BURY, 0, 0))
        for seat in extras[::-1]:
            table.agenda.append((TROPHY, seat, extra_trophies(table, seat)))


def extra_trophies(table: Table, seat: int) -> int:
    """How many more the hunter's weapon gives (BB-R.61)."""
    return table.rules.kinds[table.weapon_of(seat)].extra_trophies


def advance(table: Table, seat: int, type: int, extra: bool) -> None:
    """The marker moves one space; on the last one it stays (BB-7.5, BB-R.44)."""
    place = seat * TROPHY_COUNT + type
    if table.tracks[place] == table.rules.last_space:
        events.trophy_full(table, seat, type)
    else:
        table.tracks[place] += 1
        events.trophy(table, seat, type, extra)


def ask_trophy(table: Table, seat: int) -> None:
    types = table.rules.monsters[table.monster].trophies
    table.ask(seat, STEPS[TROPHY], sorted([codes.TROPHY + type for type in types]))


def choose_trophy(table: Table, code: int) -> None:
    _, seat, number = table.agenda.pop()
    advance(table, seat, code - codes.TROPHY, True)
    if number > 1:
        table.agenda.append((TROPHY, seat, number - 1))


def bury(table: Table) -> None:
    """The card leaves the game (BB-4.29); with the final boss, the game ends (BB-9.1)."""
    last = table.rules.monsters[table.monster].group == FINAL_BOSS
    remove_monster(table)
    if last:
        end_game(table)


def remove_monster(table: Table) -> None:
    table.met.append(table.monster)
    table.monster = NO_MONSTER
    table.blood = 0
    table.entered = 0
