"""From where an attack is made: the attacker's own hex, or that of a summon that lends its place."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.state.figures import HERO, NO_CELL, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import Attack
from taverna.games.gloomhaven.state.table import Table


def origin_of(attack: Attack, actor: Figure) -> int:
    return actor.cell if attack.origin == NO_CELL else attack.origin


def other_places(table: Table, attack: Attack, actor: Figure) -> list[int]:
    """Hexes of the hero's summons from which it may attack."""
    if actor.kind != HERO or attack.seat != actor.owner:
        return []
    return [
        other.cell
        for other in table.figures
        if other.kind == SUMMONED
        and other.sheet.lends_place
        and other.owner == actor.owner
        and other.cell >= 0
    ]


def ask(table: Table, attack: Attack, actor: Figure) -> None:
    cells = [actor.cell] + other_places(table, attack, actor)
    table.ask(table.decider(attack.seat), "origin", [codes.CELL + cell for cell in cells])


def answer(attack: Attack, actor: Figure, code: int) -> None:
    cell = code - codes.CELL
    attack.origin = NO_CELL if cell == actor.cell else cell
