"""What holds all the time while tests hold: clauses at `always`. Gains of attacks, and other stats of monsters."""

from __future__ import annotations

from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.abilities import Gain
from taverna.games.gloomhaven.language.moments import ALWAYS
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.scenario.objectives import all_hold
from taverna.games.gloomhaven.scenario.whom import is_meant
from taverna.games.gloomhaven.state.figures import MONSTER, NOBODY, Figure
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import Table


def lines_for(table: Table, figure: Figure) -> list[Line]:
    """What holds for the figure just now."""
    found: list[Line] = []
    for clause in table.rules.plan.clauses[ALWAYS]:
        assert clause.whom is not None
        if is_meant(table, clause.whom, figure, NOBODY, figure.cell) and all_hold(table, clause.tests):
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


def refresh(table: Table) -> None:
    """Monsters have the stats that hold now. More hit points come with their maximum; fewer leave no more than it."""
    for figure in table.figures:
        before = figure.sheet.hp
        if figure.kind == MONSTER and figure.present and _vary(table, figure):
            more = figure.sheet.hp - before
            figure.max_hp = max(1, figure.max_hp + more)
            figure.hp = min(figure.max_hp, figure.hp + max(0, more))


def resume(table: Table) -> None:
    """A position has been loaded, hit points and all: only the sheets are missing."""
    for figure in table.figures:
        if figure.kind == MONSTER and figure.present:
            _vary(table, figure)


def _vary(table: Table, figure: Figure) -> bool:
    """Give the figure the sheet that is due; whether it is another one."""
    hp = attack = move = reach = 0
    for line in lines_for(table, figure):
        if line.op == c.STATS:
            hp += line.stats[0]
            attack += line.stats[1]
            move += line.stats[2]
            reach += line.stats[3]
    sheets = table.rules.groups[figure.group].sheets
    printed = sheets[figure.sheet.rank] if figure.sheet.rank < len(sheets) else sheets[0]
    wanted = printed
    if hp or attack or move or reach:
        wanted = table.rules.varied(printed, hp, attack, move, reach)
    if wanted is figure.sheet:
        return False
    figure.sheet = wanted
    return True
