"""The final scoring: who faints, who wins, and why."""

from __future__ import annotations

from taverna.games.dungeon_raiders import events
from taverna.games.dungeon_raiders.state import Table


def end_game(table: Table) -> None:
    """After the fifth level (DR-15.1)."""
    table.agenda = []
    if not table.telling:
        return
    for seat in range(table.seats):
        events.score(table, seat)
    if not survivors(table):
        events.everybody_lost(table)
        events.ended(table, [], "DR-10.8")
        return
    rule = fainting_rule(table)
    victims = fainted(table)
    for seat in victims:
        events.fainted(table, seat, rule)
    if not victims:
        events.nobody_fainted(table, rule)
    tell_winners(table)


def tell_winners(table: Table) -> None:
    found = winners(table)
    tied = richest(table)
    rule = "DR-15.6"
    if len(tied) > 1:
        events.tied(table, tied, table.coins[tied[0]])
        rule = "DR-15.7" if len(found) == 1 else "DR-15.8"
    events.ended(table, found, rule)


def survivors(table: Table) -> list[int]:
    """Those whom Medusa left (R-40)."""
    return [seat for seat in range(table.seats) if not table.petrified >> seat & 1]


def fainted(table: Table) -> list[int]:
    """The most wounds among the survivors; by the number of players at the start, ties count or not (R-39)."""
    alive = survivors(table)
    if not alive:
        return []
    wounds = [table.wounds[seat] for seat in alive]
    most = max(wounds)
    tied = wounds.count(most)
    if tied == len(alive):
        return []  # DR-15.5, R-41
    if table.seats == 3 and tied > 1:
        return []  # DR-15.4
    return [seat for seat in alive if table.wounds[seat] == most]


def fainting_rule(table: Table) -> str:
    """What decided about fainting."""
    alive = survivors(table)
    wounds = [table.wounds[seat] for seat in alive]
    if len(alive) == 1:
        return "R-41"
    if min(wounds) == max(wounds):
        return "DR-15.5"
    if table.seats == 3:
        return "DR-15.4"
    return "DR-15.2" if wounds.count(max(wounds)) == 1 else "DR-15.3"


def standing(table: Table) -> list[int]:
    """The players left: neither petrified nor fainted."""
    gone = fainted(table)
    return [seat for seat in survivors(table) if seat not in gone]


def richest(table: Table) -> list[int]:
    left = standing(table)
    most = max([table.coins[seat] for seat in left], default=0)
    return [seat for seat in left if table.coins[seat] == most]


def winners(table: Table) -> list[int]:
    """The most coins, then the fewest wounds; whoever is still level shares the victory (DR-15.6 to DR-15.8)."""
    tied = richest(table)
    fewest = min([table.wounds[seat] for seat in tied], default=0)
    return [seat for seat in tied if table.wounds[seat] == fewest]


def ranking(table: Table) -> list[int]:
    """Winners, then the other survivors by coins and fewer wounds, then fainted, then petrified (R-45)."""
    won, gone, stone = winners(table), fainted(table), table.petrified
    keys = [
        (
            3 if stone >> seat & 1 else 2 if seat in gone else 0 if seat in won else 1,
            -table.coins[seat],
            table.wounds[seat],
            seat,
        )
        for seat in range(table.seats)
    ]
    return [key[3] for key in sorted(keys)]
