"""A monster's whole turn, looked at before it happens: focus, where it goes, whom it attacks, and why.

The engine calls `plan` for a card with a move and then an attack; for others it puts `look`, `find_focus`,
`destinations` and `target_sets` together as the card asks.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import NEGATIVE, Board
from taverna.games.gloomhaven.monsters.ability import Ability
from taverna.games.gloomhaven.monsters.focus import FocusSearch, find_focus, look, tell_plan
from taverna.games.gloomhaven.monsters.movement import destinations
from taverna.games.gloomhaven.monsters.reasons import Reason, Reasons

NO_FOCUS: Final = -1


class Option:
    """One thing players may choose: the focus, the cells entered, where that ends, and whom it attacks."""

    __slots__ = ("end", "focus", "path", "targets")

    def __init__(self, focus: int, end: int, path: list[int], targets: list[int]) -> None:
        self.focus = focus
        self.end = end
        self.path = path
        self.targets = targets


class Plan:
    """`focus` holds the figures of which players choose one; `options` at least one."""

    __slots__ = ("focus", "options", "why")

    def __init__(self, focus: list[int], options: list[Option], why: list[Reason]) -> None:
        self.focus = focus
        self.options = options
        self.why = why


def plan(board: Board, acting: int, ability: Ability, explain: bool = False) -> Plan:
    why: list[Reason] = []
    told: Reasons = why if explain else None
    search = look(board, acting, ability.mode, ability.planned)
    if told is not None:
        tell_plan(search, ability.attack is not None, told)
    focuses = find_focus(search, told)
    if not focuses:
        if told is not None:
            told.append(Reason("GH-S-FOC-13", "no-focus"))
            told.append(Reason("GH-S-MON-06", "does-nothing"))
        return Plan([], [Option(NO_FOCUS, search.reach.start, [], [])], why)
    options: list[Option] = []
    for focus in focuses:
        _add_options(search, ability, focus, len(focuses) > 1, options, told)
    return Plan([search.aim.enemies[focus] for focus in focuses], options, why)


def _add_options(
    search: FocusSearch, ability: Ability, focus: int, tied: bool, options: list[Option], why: Reasons
) -> None:
    figure = search.aim.enemies[focus]
    negatives = search.price[focus] // NEGATIVE
    if why is not None and tied:
        why.append(Reason("GH-S-FOC-12", "if-focus", [figure]))
    if why is not None and negatives:
        why.append(Reason("GH-S-FOC-15", "needs-negatives", [figure], values={"number": negatives}))
    for end in destinations(search, focus, negatives, ability.move, search.reach.start, why):
        targets = end.sets if ability.attack is not None else []
        _tell_targets(ability, figure, end.cell, targets, why)
        for path in _paths(search, end.cell, why):
            options += [Option(figure, end.cell, path, chosen) for chosen in targets or [[]]]


def _paths(search: FocusSearch, end: int, why: Reasons) -> list[list[int]]:
    paths = search.reach.paths(end)
    if why is not None and len(paths) > 1:
        why.append(Reason("GH-S-MMV-10", "choose-path", cells=[end], values={"number": len(paths)}))
    return paths


def _tell_targets(ability: Ability, focus: int, end: int, targets: list[list[int]], why: Reasons) -> None:
    if why is None:
        return
    if ability.attack is None:
        why.append(Reason("GH-S-MON-01", "has-no-attack", cells=[end]))
    elif not targets:
        why.append(Reason("GH-S-MON-08", "no-attack", [focus], [end]))
    elif len(targets) > 1:
        why.append(Reason("GH-S-MON-18", "choose-targets", cells=[end], values={"number": len(targets)}))
    else:
        rule = "GH-S-MON-20" if ability.attack.area is not None else "GH-S-MON-07"
        rule = "GH-S-MON-09" if rule == "GH-S-MON-07" and len(targets[0]) > 1 else rule
        why.append(Reason(rule, "attacks", targets[0], [end]))
