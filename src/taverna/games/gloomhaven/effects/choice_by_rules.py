"""Whom a figure that follows the monster rules affects with what is no attack (GH-S-MON-13, 18, 22)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


def choose(table: Table, act: Act, ability: Ability, found: list[Figure], count: int) -> bool:
    """Fill `act.picked` by the rules; True when players must settle a tie first."""
    actor = table.figures[act.actor]
    while len(act.picked) < count:
        left = [other for other in found if other.slot not in act.picked]
        if not left:
            return False
        best = _neediest(left) if ability.op == v.HEAL else first_by_focus(table, actor, left, actor.cell)
        if not best:
            return False
        if len(best) > 1:
            table.ask(table.arbiter(), "monster-choice", [codes.FIGURE + other.slot for other in best])
            return True
        act.picked = act.picked + [best[0].slot]
    return False


def _neediest(found: list[Figure]) -> list[Figure]:
    """Who has lost most hit points (GH-S-MON-13); nothing is asked where a heal would change nothing."""
    most = max([other.max_hp - other.hp for other in found])
    if most == 0 and not any(other.conditions & (v.POISON | v.WOUND) for other in found):
        return found[:1]
    return [other for other in found if other.max_hp - other.hp == most]


def first_by_focus(table: Table, actor: Figure, found: list[Figure], start: int) -> list[Figure]:
    """The focus, then by range from a cell and initiative; several where players choose."""
    for other in found:
        if other.slot == actor.focus:
            return [other]
    ranges = table.board.shape.ranges(start)
    order = table.board.figures.order
    keys = [(ranges[other.cell], order[other.slot]) for other in found]
    best = min(keys, default=None)
    return [other for place, other in enumerate(found) if keys[place] == best]
