"""Whether a scenario is won or lost just now, by the goals of its file (section 24, GH-S-SPC-07)."""

from __future__ import annotations

from taverna.games.gloomhaven.board.figures import MONSTERS
from taverna.games.gloomhaven.content.scenarios import words as words
from taverna.games.gloomhaven.state.figures import ALLIED, MONSTER, Figure
from taverna.games.gloomhaven.state.plan import Goal
from taverna.games.gloomhaven.state.table import ARRIVED, GOALS_LOOTED, KILLS, Table


def won(table: Table) -> bool:
    """Every goal holds."""
    for number, goal in enumerate(table.rules.plan.goals):  # noqa: SIM110 - a loop is faster
        if not _holds(table, goal, number):
            return False
    return True


def progress(table: Table, goal: Goal) -> list[int]:
    """How many of how many, for a goal that counts."""
    if goal.kind == words.KILL_COUNT:
        return [min(goal.count, _kills(table, goal.groups)), goal.count]
    if goal.kind == words.LOOT_GOALS:
        return [min(goal.count, table.counts[GOALS_LOOTED]), goal.count]
    return []


def lost(table: Table) -> bool:
    """One of the losses holds; that all are exhausted is looked at elsewhere."""
    for loss in table.rules.plan.losses:
        if loss.kind == words.NPC_KILLED and killed(table, loss.group) >= loss.count:
            return True
    return False


def _holds(table: Table, goal: Goal, number: int) -> bool:
    kind = goal.kind
    if kind == words.KILL_REVEALED:
        return not _foes_left(table, [])
    if kind == words.KILL_ALL:
        return not _foes_left(table, goal.groups) and not _foes_hidden(table, goal.groups)
    if kind == words.KILL:
        return all(_is_rooted_out(table, group) for group in goal.groups)
    if kind == words.KILL_COUNT:
        return _kills(table, goal.groups) >= goal.count
    if kind == words.REVEAL:
        return table.board.revealed[goal.room] if goal.room >= 0 else all(table.board.revealed)
    if kind == words.LOOT_GOALS:
        return table.counts[GOALS_LOOTED] >= goal.count
    assert kind == words.ESCORT, words.GOALS[kind]
    return table.counts[ARRIVED] >> number & 1 != 0


def _foes_left(table: Table, without: list[int]) -> bool:
    """Whether a foe is on the map, those of the groups named left out."""
    for figure in table.figures:  # noqa: SIM110 - a loop is faster
        if figure.cell >= 0 and table.is_foe(figure) and figure.group not in without:
            return True
    return False


def _foes_hidden(table: Table, without: list[int]) -> bool:
    """Whether foes wait behind doors that are still closed."""
    for room, shown in enumerate(table.board.revealed):
        if shown:
            continue
        for _, group, ranks in table.rules.rooms[room].spots:
            foe = table.rules.groups[group].side == MONSTERS and group not in without
            if foe and ranks[table.rules.players] >= 0:
                return True
    return False


def _is_rooted_out(table: Table, group: int) -> bool:
    """No figure of the group is left, on the map or hidden."""
    for figure in table.figures:
        if figure.cell >= 0 and figure.group == group and figure.kind == MONSTER:
            return False
    for room, shown in enumerate(table.board.revealed):
        for _, other, ranks in table.rules.rooms[room].spots:
            if not shown and other == group and ranks[table.rules.players] >= 0:
                return False
    return True


# Kills by group, kept in the memory of the table


def _kills(table: Table, groups: list[int]) -> int:
    if not groups:
        return table.counts[KILLS]
    return sum([killed(table, group) for group in groups])


def killed(table: Table, group: int) -> int:
    return table.memory[group] if group < len(table.memory) else 0


def note_death(table: Table, figure: Figure) -> None:
    """For goals that count."""
    counts = table.memory + [0] * (figure.group + 1 - len(table.memory))
    counts[figure.group] += 1
    table.memory = counts


def note_turn_end(table: Table, figure: Figure) -> None:
    """An escort arrives when it ends its turn at the marker."""
    if figure.kind != ALLIED:
        return
    for number, goal in enumerate(table.rules.plan.goals):
        if goal.kind == words.ESCORT and figure.group == goal.group and is_there(table, goal, figure.cell):
            table.counts[ARRIVED] |= 1 << number


def is_there(table: Table, goal: Goal, cell: int) -> bool:
    if cell in goal.cells:
        return True
    if not goal.adjacent:
        return False
    return any(other in goal.cells for other in table.board.shape.near[cell])
