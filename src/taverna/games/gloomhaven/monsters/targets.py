"""Targets: the focus and as many others as possible, by an order of focus (GH-S-MON-07, MON-09, MON-20)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.monsters.focus import places

_SHIFT: Final = 16
_ENEMY: Final = (1 << _SHIFT) - 1


class Pick:
    """The best that an attack can hit: how many, the places of those beside the focus, and all equally good sets."""

    __slots__ = ("count", "others", "sets")

    def __init__(self, count: int, others: list[int], sets: list[list[int]]) -> None:
        self.count = count
        self.others = others
        self.sets = sets

    def spoilt(self, aim: Aim, cell: int, focus: int) -> int:
        """How many others are attacked with disadvantage, if players keep them few."""
        return min([sum([aim.is_spoilt(cell, enemy) for enemy in chosen[1:]]) for chosen in self.sets])


def most_targets(aim: Aim, cell: int, focus: int) -> int:
    """How many an attack can hit from a cell that reaches the focus."""
    further = aim.attack.targets - 1
    best = 1
    for caught in aim.caught_with(cell, focus):
        count, outside = 0, 0
        for enemy in range(len(aim.cells)):
            if caught >> enemy & 1:
                count += 1
            elif outside < further and aim.reaches_alone(cell, enemy):
                outside += 1
        best = max(best, count + outside)
    return best


def pick(aim: Aim, cell: int, focus: int, ranks: list[int]) -> Pick:
    """From a cell that reaches the focus: most targets first, then the better ones by `ranks`, compared first to last.

    Each set starts with the focus; the others follow by rank.
    """
    best = Pick(0, [], [])
    for caught in aim.caught_with(cell, focus):
        found = _pick_with(aim, cell, focus, caught, ranks)
        if found.count > best.count or (found.count == best.count and found.others < best.others):
            best = found
        elif found.count == best.count and found.others == best.others:
            best.sets += [chosen for chosen in found.sets if chosen not in best.sets]
    return best


def _pick_with(aim: Aim, cell: int, focus: int, caught: int, ranks: list[int]) -> Pick:
    """With the area where it catches just these."""
    inside: list[int] = []
    outside: list[int] = []
    for enemy in range(len(aim.cells)):
        if enemy == focus:
            continue
        if caught >> enemy & 1:
            inside.append(ranks[enemy] << _SHIFT | enemy)
        elif aim.attack.targets > 1 and aim.reaches_alone(cell, enemy):
            outside.append(ranks[enemy] << _SHIFT | enemy)
    outside.sort()
    further = min(aim.attack.targets - 1, len(outside))
    others = sorted(inside + outside[:further])
    sets: list[list[int]] = []
    for chosen in _equally_good(outside, further):
        together = sorted(inside + chosen)
        sets.append([focus] + [item & _ENEMY for item in together])
    return Pick(1 + len(others), [item >> _SHIFT for item in others], sets)


def _equally_good(items: list[int], count: int) -> list[list[int]]:
    """The choices of `count` sorted items whose ranks are as good as those of the first ones."""
    if count == 0 or count == len(items) or items[count - 1] >> _SHIFT < items[count] >> _SHIFT:
        return [items[:count]]
    last = items[count - 1] >> _SHIFT
    sure = [item for item in items if item >> _SHIFT < last]
    tied = [item for item in items if item >> _SHIFT == last]
    return [sure + list(some) for some in combinations(tied, count - len(sure))]


def target_sets(aim: Aim, cell: int, focus: int) -> list[list[int]]:
    """The figures attacked from a cell, focus first; several sets where players choose. None if it can't be reached.

    The order of focus is that from the present hex (GH-S-MON-09): whoever can be hit from there costs nothing to get
    at, so range and initiative decide.
    """
    if not aim.reaches(cell, focus):
        return []
    if not aim.attack.several or len(aim.cells) == 1:
        return [[aim.enemies[focus]]]
    ranges, order = aim.shape.ranges(cell), aim.board.figures.order
    keys = [(0, ranges[at], order[aim.enemies[enemy]]) for enemy, at in enumerate(aim.cells)]
    found = pick(aim, cell, focus, places(keys))
    return [[aim.enemies[enemy] for enemy in chosen] for chosen in found.sets]
