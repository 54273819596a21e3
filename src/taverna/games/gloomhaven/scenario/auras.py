"""What holds all the time while tests hold: clauses at `always`.

Gains of attacks, other stats of monsters, doors that they never enter.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.figures import ASIDE
from taverna.games.gloomhaven.content.scenarios.clauses import STATS
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.waking import change_side
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.abilities import Gain
from taverna.games.gloomhaven.language.moments import ALWAYS
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.scenario.objectives import all_hold
from taverna.games.gloomhaven.scenario.whom import is_meant, is_protected, those
from taverna.games.gloomhaven.state.figures import BY_CARD, HERO, MONSTER, NOBODY, Figure
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Line, OwnFigure
from taverna.games.gloomhaven.state.table import Table

MOVE: Final = 2
SHIELD: Final = 4
"""Their places among the stats."""


def lines_for(table: Table, figure: Figure) -> list[Line]:
    """What holds for the figure just now."""
    found: list[Line] = []
    for clause in table.rules.plan.clauses[ALWAYS]:
        assert clause.whom is not None
        if (
            not clause.against
            and is_meant(table, clause.whom, figure, NOBODY, figure.cell)
            and all_hold(table, clause.tests)
        ):
            found += clause.lines
    return found


def gains(table: Table, event: int, actor: Figure) -> list[Gain]:
    """Of an event of the figure, by the passives in force."""
    found: list[Gain] = []
    for line in lines_for(table, actor):
        passive = ABILITIES[line.ability].passive if line.op == c.ABILITY else None
        if passive is not None and passive.on == event and passive.gain is not None:
            found.append(passive.gain)
    return found


def lines_against(table: Table, figure: Figure, other: Figure) -> list[Line]:
    """What holds for the figure in attacks between it and the other alone."""
    found: list[Line] = []
    for clause in table.rules.plan.clauses[ALWAYS]:
        if clause.whom is None or other.kind != MONSTER or other.group not in clause.against:
            continue
        if is_meant(table, clause.whom, figure, NOBODY, figure.cell) and all_hold(table, clause.tests):
            found += clause.lines
    return found


def more_move(table: Table, figure: Figure) -> int:
    """What characters and their summons have more, or less; a perk may ignore what is an effect of the scenario."""
    total = 0
    for line in lines_for(table, figure):
        if line.op != c.STATS or (
            line.is_effect and figure.kind == HERO and is_protected(table, figure.owner)
        ):
            continue
        total += line.stats[MOVE] * _times(table, line)
    return total


def gains_against(table: Table, actor: Figure, target: Figure) -> list[Gain]:
    found: list[Gain] = []
    for line in lines_against(table, actor, target):
        passive = ABILITIES[line.ability].passive if line.op == c.ABILITY else None
        if passive is not None and passive.gain is not None:
            found.append(passive.gain)
    return found


def shield_against(table: Table, target: Figure, actor: Figure) -> int:
    lines = lines_against(table, target, actor)
    return sum([line.stats[SHIELD] * _times(table, line) for line in lines if line.op == c.STATS])


def refresh(table: Table) -> None:
    """Monsters have the stats that hold now. More hit points come with their maximum; fewer leave no more than it."""
    for figure in table.figures:
        before = figure.sheet.hp
        if figure.kind in BY_CARD and figure.present and _vary(table, figure):
            more = figure.sheet.hp - before
            figure.max_hp = max(1, figure.max_hp + more)
            figure.hp = min(figure.max_hp, figure.hp + max(0, more))


def resume(table: Table) -> None:
    """A position has been loaded, hit points and all: only the sheets are missing."""
    for figure in table.figures:
        if figure.kind in BY_CARD and figure.present:
            _vary(table, figure)


def set_aside(table: Table) -> None:
    """Monsters are out of play, or come back, as things stand; one that comes back acts as if just revealed."""
    back = False
    for figure in table.figures:
        if figure.kind != MONSTER or not figure.present:
            continue
        aside = any(line.op == c.SUSPEND for line in lines_for(table, figure))
        if aside != (figure.side == ASIDE):
            back = back or not aside
            change_side(table, figure, ASIDE if aside else table.rules.groups[figure.group].side)
    if back and table.round:
        turn_order.draw_for_new(table)


def march(table: Table, figure: Figure) -> OwnFigure | None:
    """Where it goes just now instead of the moves of its card."""
    for line in lines_for(table, figure):
        if line.march is not None:
            return line.march
    return None


def shut_out(table: Table) -> None:
    """Who never enters which doors, as things stand."""
    found: dict[int, list[int]] = {}
    for figure in table.figures:
        if figure.kind in BY_CARD and figure.present:
            lines = [line for line in lines_for(table, figure) if line.op == c.KEEP_OUT]
            if lines:
                found[figure.slot] = [table.rules.map.doors[door] for line in lines for door in line.doors]
    table.board.shut_out = found


def make_wary(table: Table) -> None:
    """Who takes which cells for traps, as things stand."""
    found: dict[int, list[int]] = {}
    for figure in table.figures:
        if figure.present:
            lines = [line for line in lines_for(table, figure) if line.op == c.AVOID]
            if lines:
                found[figure.slot] = [cell for line in lines for cell in line.cells]
    table.board.wary = found


def permanent(table: Table, figure: Figure) -> int:
    """Conditions that it has for good."""
    found = 0
    for line in lines_for(table, figure):
        found |= line.conditions if line.op == c.PERMANENT else 0
    return found


def afflict(table: Table) -> None:
    """Who has a condition for good gains it, once."""
    for figure in table.figures:
        if figure.present:
            missing = permanent(table, figure) & ~figure.conditions & ~figure.sheet.immune
            if missing:
                gain(table, figure, missing, "GH-C-RDD-12")


def forbids_consuming(table: Table) -> bool:
    for clause in table.rules.plan.clauses[ALWAYS]:
        if any(line.op == c.NO_CONSUMING for line in clause.lines) and all_hold(table, clause.tests):
            return True
    return False


def _times(table: Table, line: Line) -> int:
    """Once; or for each of some figures on the map, or as often as a register says."""
    if line.each is not None:
        return len(those(table, line.each))
    return table.registers[line.register] if line.register != NO_REGISTER else 1


def _vary(table: Table, figure: Figure) -> bool:
    """Give the figure the sheet that is due; whether it is another one."""
    stats = [0] * len(STATS)
    for line in lines_for(table, figure):
        if line.op == c.STATS:
            times = _times(table, line)
            for place, more in enumerate(line.stats):
                stats[place] += more * times
    sheets = table.rules.groups[figure.group].sheets
    printed = sheets[figure.sheet.rank] if figure.sheet.rank < len(sheets) else sheets[0]
    wanted = printed
    if any(stats):
        wanted = table.rules.varied(printed, stats)
    if wanted is figure.sheet:
        return False
    figure.sheet = wanted
    return True
