"""Whom a selector means: the figures that an ability may or must concern."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.testing import holds
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Selector
from taverna.games.gloomhaven.language.vocabulary import INVISIBLE
from taverna.games.gloomhaven.state.figures import NO_CELL, SUMMONED, Figure
from taverna.games.gloomhaven.state.table import Table


def is_meant(table: Table, actor: Figure, who: int, other: Figure) -> bool:
    """Whether the word of a selector fits the other figure."""
    if who == v.SELF:
        return other.slot == actor.slot
    if who == v.ENEMY:
        return table.are_enemies(actor, other)
    if who == v.ALLY:
        return table.are_allies(actor, other)
    if who == v.SELF_OR_ALLY or who == v.SELF_AND_ALLIES:
        return other.side == actor.side
    if who == v.ALLIES_AND_ENEMIES:
        return other.slot != actor.slot
    if who == v.FIGURE:
        return True
    if who == v.SUMMONED_ALLY:
        return other.kind == SUMMONED and other.side == actor.side
    if who == v.SELF_AND_SUMMONED_ALLIES:
        return other.slot == actor.slot or (other.kind == SUMMONED and other.side == actor.side)
    if who == v.SELF_AND_OWN_SUMMONS:
        return other.slot == actor.slot or (other.kind == SUMMONED and other.owner == actor.owner)
    if who == v.PREVIOUS_TARGET or who == v.THAT_FIGURE or who == v.HEALED_FIGURE:
        return bool(table.acts) and table.acts[-1].target == other.slot
    return False


def matches(table: Table, actor: Figure, selector: Selector, other: Figure) -> bool:
    """Whether the figure is among those that the selector means, counted from the actor's hex."""
    if not other.present or not is_meant(table, actor, selector.who, other):
        return False
    if not _near(table, selector, [actor.cell], other):
        return False
    if states_range(selector) and not table.board.shape.sees(actor.cell, other.cell):
        return False
    return not selector.where or holds(table, selector.where, actor.slot, other.slot)


def states_range(selector: Selector) -> bool:
    """`within 3`, counted from the performer: such an ability needs sight; `adjacent` does of itself (GH-S-LOS-01)."""
    return selector.centre == v.OF_SELF and 1 < selector.within < v.ROOM


def _near(table: Table, selector: Selector, centres: list[int], other: Figure) -> bool:
    within = selector.within
    if within == v.NOWHERE or within == v.ANYWHERE:
        return selector.exactly == v.NOWHERE or _at(table, selector.exactly, centres, other)
    if within == v.ROOM:
        room = table.board.map.room
        return room[centres[0]] == room[other.cell]
    for centre in centres:  # noqa: SIM110 - a loop is faster
        if table.distance(centre, other.cell) <= within:
            return True
    return False


def _at(table: Table, exactly: int, centres: list[int], other: Figure) -> bool:
    return any(table.distance(centre, other.cell) == exactly for centre in centres)


def centres_of(table: Table, actor: Figure, selector: Selector) -> list[int]:
    """The cells from which the selector counts."""
    centre = selector.centre
    if centre == v.OF_SELF or not table.acts:
        return [actor.cell]
    act = table.acts[-1]
    if (
        centre == v.OF_TARGET
        or centre == v.OF_VICTIM
        or centre == v.OF_HEALED_FIGURE
        or centre == v.OF_RECIPIENT
    ):
        return [act.target_cell] if act.target_cell != NO_CELL else []
    if centre == v.OF_AREA:
        return act.area
    if centre == v.OF_KILLED_ENEMY or centre == v.OF_DEATH_HEX:
        return [act.killed_at] if act.killed_at != NO_CELL else []
    if centre in (v.OF_DESTROYED_OBSTACLE, v.OF_MOVED_OBSTACLE, v.OF_CREATED_OBSTACLES, v.OF_TRAP):
        return act.cells
    if centre == v.OF_HEXES_ENTERED:
        return act.path
    if centre == v.OF_CHOSEN_HEX:
        return [act.chosen] if act.chosen != NO_CELL else []
    if centre == v.OF_SUMMONED_ALLIES:
        return [other.cell for other in table.figures if other.present and other.kind == SUMMONED]
    if centre == v.OF_ENEMIES_WITH_POISON:
        return [
            other.cell
            for other in table.figures
            if other.present and other.conditions & v.POISON and table.are_enemies(actor, other)
        ]
    return [actor.cell]


def candidates(table: Table, actor: Figure, selector: Selector, reach: int) -> list[Figure]:
    """Figures that the selector may mean. `reach` 0: no range is stated; otherwise range and sight (GH-S-LOS-01)."""
    if selector.who == v.SELF:
        return [actor]
    centres = centres_of(table, actor, selector)
    if not centres:
        return []
    found: list[Figure] = []
    shape = table.board.shape
    ranges = shape.ranges(actor.cell)
    for other in table.figures:
        if not other.present or not is_meant(table, actor, selector.who, other):
            continue
        if selector.centre == v.OF_AREA:
            if other.cell not in centres:
                continue
        elif not _near(table, selector, centres, other) or (
            selector.centre == v.OF_TARGET and other.cell in centres
        ):
            continue
        far = (reach or states_range(selector)) and other.slot != actor.slot
        if far and (0 < reach < ranges[other.cell] or not shape.sees(actor.cell, other.cell)):
            continue
        if selector.where and not holds(table, selector.where, actor.slot, other.slot):
            continue
        found.append(other)
    return found


def targetable(table: Table, actor: Figure, other: Figure) -> bool:
    """An invisible figure can't be targeted by its enemies (GH-S-INV-01)."""
    return not (other.conditions & INVISIBLE and table.are_enemies(actor, other))
