"""Whom a selector means: the figures that an ability may or must concern."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven.board.figures import ASIDE
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import Selector
from taverna.games.gloomhaven.state.figures import NO_CELL, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


def is_meant(table: Table, actor: Figure, who: int, other: Figure) -> bool:
    """Whether the word of a selector fits the other figure."""
    return _meant[who](table, actor, other)


def matches(table: Table, actor: Figure, selector: Selector, other: Figure) -> bool:
    """Whether the figure is among those that the selector means, counted from the actor's hex."""
    if not other.present or not _meant[selector.who](table, actor, other):
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
    if selector.centre == v.OF_SELF or not table.acts:
        return [actor.cell]
    return _centres[selector.centre](table, actor, table.acts[-1])


def candidates(
    table: Table, actor: Figure, selector: Selector, reach: int, start: int = NO_CELL
) -> list[Figure]:
    """Figures that the selector may mean. `reach` 0: no range is stated; otherwise range and sight (GH-S-LOS-01).

    `start`: counted from there, if not from the actor's own hex.
    """
    if selector.who == v.SELF:
        return [actor]
    at = actor.cell if start == NO_CELL else start
    centres = [at] if selector.centre == v.OF_SELF else centres_of(table, actor, selector)
    if not centres:
        return []
    found: list[Figure] = []
    shape = table.board.shape
    ranges = shape.ranges(at)
    meant = _meant[selector.who]
    for other in table.figures:
        if not other.present or not meant(table, actor, other):
            continue
        if selector.centre == v.OF_AREA:
            if other.cell not in centres:
                continue
        elif not _near(table, selector, centres, other) or (
            selector.centre == v.OF_TARGET and other.cell in centres
        ):
            continue
        far = (reach or states_range(selector)) and other.slot != actor.slot
        if far and (0 < reach < ranges[other.cell] or not shape.sees(at, other.cell)):
            continue
        if selector.where and not holds(table, selector.where, actor.slot, other.slot):
            continue
        found.append(other)
    return found


def targetable(table: Table, actor: Figure, other: Figure) -> bool:
    """An invisible figure can't be targeted by its enemies (GH-S-INV-01)."""
    return not (table.is_hidden(other) and table.are_enemies(actor, other))


# Who is meant


def _self(table: Table, actor: Figure, other: Figure) -> bool:
    return other.slot == actor.slot


def _enemy(table: Table, actor: Figure, other: Figure) -> bool:
    return table.are_enemies(actor, other)


def _ally(table: Table, actor: Figure, other: Figure) -> bool:
    return table.are_allies(actor, other)


def _own_side(table: Table, actor: Figure, other: Figure) -> bool:
    return other.side == actor.side


def _others(table: Table, actor: Figure, other: Figure) -> bool:
    return other.slot != actor.slot and other.side != ASIDE


def _anyone(table: Table, actor: Figure, other: Figure) -> bool:
    return other.side != ASIDE


def _summoned(table: Table, actor: Figure, other: Figure) -> bool:
    return other.kind == SUMMONED and other.side == actor.side


def _self_or_summoned(table: Table, actor: Figure, other: Figure) -> bool:
    return other.slot == actor.slot or (other.kind == SUMMONED and other.side == actor.side)


def _self_or_own_summon(table: Table, actor: Figure, other: Figure) -> bool:
    return other.slot == actor.slot or (other.kind == SUMMONED and other.owner == actor.owner)


def _own_summon(table: Table, actor: Figure, other: Figure) -> bool:
    return other.kind == SUMMONED and other.owner == actor.owner and other.slot != actor.slot


def _marked(table: Table, actor: Figure, other: Figure) -> bool:
    return table.is_marked(actor.owner, other.slot)


def _bear(table: Table, actor: Figure, other: Figure) -> bool:
    return other.owner == actor.owner and table.is_companion(other)


def _last_target(table: Table, actor: Figure, other: Figure) -> bool:
    return bool(table.acts) and table.acts[-1].target == other.slot


def _attacked(table: Table, actor: Figure, other: Figure) -> bool:
    """Every target of the action, added ones too (GH-S-TGT-02)."""
    return bool(table.acts) and other.slot in table.acts[-1].attacked


# From where is counted


def _target(table: Table, actor: Figure, act: Act) -> list[int]:
    return [act.target_cell] if act.target_cell != NO_CELL else []


def _area(table: Table, actor: Figure, act: Act) -> list[int]:
    return act.area


def _death_hex(table: Table, actor: Figure, act: Act) -> list[int]:
    return [act.killed_at] if act.killed_at != NO_CELL else []


def _things(table: Table, actor: Figure, act: Act) -> list[int]:
    return act.cells


def _path(table: Table, actor: Figure, act: Act) -> list[int]:
    return act.path


def _chosen(table: Table, actor: Figure, act: Act) -> list[int]:
    return [act.chosen] if act.chosen != NO_CELL else []


def _of_summoned(table: Table, actor: Figure, act: Act) -> list[int]:
    return [other.cell for other in table.figures if other.present and other.kind == SUMMONED]


def _of_poisoned(table: Table, actor: Figure, act: Act) -> list[int]:
    return [
        other.cell
        for other in table.figures
        if other.present and other.conditions & v.POISON and table.are_enemies(actor, other)
    ]


Meant = Callable[[Table, Figure, Figure], bool]
Centre = Callable[[Table, Figure, Act], list[int]]
_meant: Final[dict[int, Meant]] = {
    v.SELF: _self,
    v.ENEMY: _enemy,
    v.ALLY: _ally,
    v.SELF_OR_ALLY: _own_side,
    v.SELF_AND_ALLIES: _own_side,
    v.ALLIES_AND_ENEMIES: _others,
    v.FIGURE: _anyone,
    v.SUMMONED_ALLY: _summoned,
    v.SELF_AND_SUMMONED_ALLIES: _self_or_summoned,
    v.SELF_AND_OWN_SUMMONS: _self_or_own_summon,
    v.BEAR: _bear,
    v.MARKED: _marked,
    v.PREVIOUS_TARGET: _last_target,
    v.THAT_FIGURE: _last_target,
    v.HEALED_FIGURE: _last_target,
    v.OWN_SUMMON: _own_summon,
    v.ATTACKED: _attacked,
}
_centres: Final[dict[int, Centre]] = {
    v.OF_TARGET: _target,
    v.OF_VICTIM: _target,
    v.OF_HEALED_FIGURE: _target,
    v.OF_RECIPIENT: _target,
    v.OF_AREA: _area,
    v.OF_KILLED_ENEMY: _death_hex,
    v.OF_DEATH_HEX: _death_hex,
    v.OF_DESTROYED_OBSTACLE: _things,
    v.OF_MOVED_OBSTACLE: _things,
    v.OF_CREATED_OBSTACLES: _things,
    v.OF_TRAP: _things,
    v.OF_HEXES_ENTERED: _path,
    v.OF_CHOSEN_HEX: _chosen,
    v.OF_SUMMONED_ALLIES: _of_summoned,
    v.OF_ENEMIES_WITH_POISON: _of_poisoned,
}
handled.WHO.add_all(list(_meant))
handled.CENTRES.add_all([v.OF_SELF] + list(_centres))
