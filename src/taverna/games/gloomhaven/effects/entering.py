"""What entering a hex does: doors, traps, hazardous terrain (GH-S-DOR, TRP, HAZ)."""

from __future__ import annotations

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.board.board import HAZARD, TRAP
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.revealing import reveal
from taverna.games.gloomhaven.language.moments import DOOR_OPENED, ENTERED
from taverna.games.gloomhaven.state.figures import HAZARD_ENTERED, HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import BY_HAZARD, BY_TRAP
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.state.traps import (
    burst_conditions,
    burst_damage,
    damage_at,
    trap_conditions,
    trap_maker,
    trap_xp,
)
from taverna.kernel import Handler


def enter_door(table: Table, door: int, actor: Figure) -> None:
    """GH-S-DOR-01, GH-S-REV-01."""
    table.rules.story.before_door(table, door)
    rooms = table.board.open_door(door)
    if table.telling:
        events.tell(
            table,
            "door-opened",
            "GH-S-DOR-01",
            {"figure": events.name_of(actor), "slot": actor.slot, "door": door},
            True,
        )
    if actor.kind == HERO and table.turn == actor.slot:
        table.heroes[actor.owner].marks |= 2
    reveal(table, rooms, actor.slot)
    table.at(DOOR_OPENED, actor.slot, door)


def enter_terrain(table: Table, figure: Figure, forced_by: int, ignored: int = 0) -> None:
    """A trap springs, hazardous terrain hurts. `forced_by`: the figure that pushed or pulled (GH-S-TRP-09).

    `ignored`: terrain that means nothing to its move.
    """
    terrain = table.board.terrain[figure.cell]
    if terrain & HAZARD and figure.kind == HERO and table.turn == figure.slot:
        table.heroes[figure.owner].used |= HAZARD_ENTERED
    terrain &= ~(figure.sheet.ignores | ignored)
    if terrain & TRAP:
        spring(table, figure, figure.cell, forced_by)
    elif terrain & HAZARD:
        credit = _credit(table, forced_by)
        hurt(table, figure, table.rules.levels.hazard, BY_HAZARD, forced_by, credit)
    if table.rules.plan.clauses[ENTERED] and figure.present:
        table.at(ENTERED, figure.slot, figure.cell)


def spring(table: Table, figure: Figure, cell: int, forced_by: int) -> None:
    """GH-S-TRP-01, 03, 04, 05."""
    trap = table.traps[cell]
    damage = damage_at(table, cell)
    conditions = trap_conditions(trap)
    table.traps[cell] = 0
    table.board.clear(cell, TRAP)
    events.trap(table, "trap-sprung", "GH-S-TRP-03", figure.slot, cell, damage, conditions)
    if table.turn != NOBODY and table.figures[table.turn].owner != NOBODY:
        table.heroes[table.figures[table.turn].owner].marks |= 4
    maker = trap_maker(trap)
    if maker != NOBODY and trap_xp(trap) and table.are_enemies(table.hero_figure(maker), figure):
        gain_xp(table, maker, trap_xp(trap), "GH-S-EXP-02")
    if conditions:
        table.push(steps.ENTER, figure.slot, conditions)
    _burst(table, trap, figure, cell)
    hurt(table, figure, damage, BY_TRAP, forced_by, _credit(table, forced_by))


class EnterStep(Handler[Table]):
    """Of a figure, and what entering its cell still has to do (terrain, door)."""

    def run(self, table: Table, slot: int, conditions: int) -> None:
        """After the damage of a trap come its conditions."""
        table.pop()
        figure = table.figures[slot]
        if figure.present:
            gain(table, figure, conditions, "GH-S-TRP-03")


def _burst(table: Table, trap: int, sprung_by: Figure, cell: int) -> None:
    """What the trap does to enemies of its maker around it."""
    maker = trap_maker(trap)
    if maker == NOBODY or not (burst_damage(trap) or burst_conditions(trap)):
        return
    hero = table.hero_figure(maker)
    for other in table.figures:
        if not other.present or other.slot == sprung_by.slot or not table.are_enemies(hero, other):
            continue
        if table.distance(cell, other.cell) == 1:
            gain(table, other, burst_conditions(trap), "GH-S-TRP-03")
            hurt(table, other, burst_damage(trap), BY_TRAP, hero.slot, maker)


def _credit(table: Table, by: int) -> int:
    return table.figures[by].owner if by != NOBODY else NOBODY
