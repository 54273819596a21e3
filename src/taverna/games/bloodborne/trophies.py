"""Trophies: who earns which at the death of a monster, what cards and abilities add, and how they are lost."""

from __future__ import annotations

from taverna.games.bloodborne import codes, events
from taverna.games.bloodborne.cards import FINAL_BOSS, NO_MONSTER, TROPHY_COUNT
from taverna.games.bloodborne.end import end_game
from taverna.games.bloodborne.state import ANY_TROPHY, BURY, LOSE_TROPHY, STEPS, TROPHY, Table


def slay(table: Table) -> None:
    """The monster has no blood left: all who took some of it this round earn its trophies at once (BB-7.1, R.46).

    Then come the extra ones: first by the monster's ability, then by the hunters' weapons (BB-R.122).
    """
    monster = table.rules.monsters[table.monster]
    earners = [seat for seat in table.order() if table.dealt[seat] > 0]
    for seat in earners:
        for type in monster.trophies:
            advance(table, seat, type, events.EARNED)
    table.agenda.append((BURY, 0, 0))
    for seat in earners[::-1]:
        ask_extra_trophies(table, seat)
    if monster.extra_trophies:
        for seat in earners[::-1]:
            table.agenda.append((ANY_TROPHY, seat, monster.extra_trophies))
    if table.agenda[-1][0] == BURY:
        table.agenda.pop()
        bury(table)


def ask_extra_trophies(table: Table, seat: int) -> None:
    """What the hunter's weapon adds to a trophy of this round, once (BB-R.61, R.123)."""
    extra = extra_trophies(table, seat)
    if extra and not table.rewarded >> seat & 1:
        table.rewarded |= 1 << seat
        table.agenda.append((TROPHY, seat, extra))


def extra_trophies(table: Table, seat: int) -> int:
    """How many more the hunter's weapon gives (BB-R.61)."""
    return table.rules.kinds[table.weapon_of(seat)].extra_trophies


def advance(table: Table, seat: int, type: int, why: int) -> None:
    """The marker moves one space; on the last one it stays (BB-7.5, BB-R.44)."""
    place = seat * TROPHY_COUNT + type
    if table.tracks[place] == table.rules.last_space:
        events.trophy_full(table, seat, type)
    else:
        table.tracks[place] += 1
        events.trophy(table, seat, type, why)


def ask_trophy(table: Table, seat: int) -> None:
    """One more of the monster's types; with one type there is nothing to ask."""
    types = table.rules.monsters[table.monster].trophies
    if len(types) == 1:
        choose_trophy(table, codes.TROPHY + types[0])
    else:
        table.ask(seat, STEPS[TROPHY], sorted([codes.TROPHY + type for type in types]))


def ask_any_trophy(table: Table, seat: int) -> None:
    """It must be taken, and the hunter names the track (BB-R.119)."""
    table.ask(seat, STEPS[ANY_TROPHY], [codes.TROPHY + type for type in range(TROPHY_COUNT)])


def choose_trophy(table: Table, code: int) -> None:
    op, seat, number = table.agenda.pop()
    advance(table, seat, code - codes.TROPHY, events.BY_WEAPON if op == TROPHY else events.BY_MONSTER)
    if number > 1:
        table.agenda.append((op, seat, number - 1))


# Lost again


def highest_points(table: Table, seat: int) -> int:
    """The highest number under the hunter's three markers."""
    start = seat * TROPHY_COUNT
    return max([table.rules.points[place] for place in table.tracks[start : start + TROPHY_COUNT]])


def highest_tracks(table: Table, seat: int) -> list[int]:
    """The types whose marker stands on the highest number; none if all are beside their tracks (BB-R.127)."""
    start, points, best = seat * TROPHY_COUNT, table.rules.points, highest_points(table, seat)
    places = table.tracks[start : start + TROPHY_COUNT]
    return [type for type, place in enumerate(places) if place and points[place] == best]


def lose_trophy(table: Table, seat: int) -> None:
    """The marker on the highest number moves back; of several the hunter chooses one (BB-R.125, R.126)."""
    types = highest_tracks(table, seat)
    if not types:
        table.agenda.pop()
    elif len(types) == 1:
        move_back(table, codes.LOSE_TROPHY + types[0])
    else:
        table.ask(seat, STEPS[LOSE_TROPHY], [codes.LOSE_TROPHY + type for type in types])


def move_back(table: Table, code: int) -> None:
    """From the first space, beside the track (BB-R.127)."""
    _, seat, number = table.agenda.pop()
    type = code - codes.LOSE_TROPHY
    table.tracks[seat * TROPHY_COUNT + type] -= 1
    events.trophy_lost(table, seat, type)
    if number > 1:
        table.agenda.append((LOSE_TROPHY, seat, number - 1))


# The end of a monster


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
