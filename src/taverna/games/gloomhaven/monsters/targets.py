"""Targets: the focus and as many others as possible, the better ones first (GH-S-MON-07, MON-09, MON-20).

A set of targets is a number with a bit for each enemy, as the aim counts them.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from taverna.games.gloomhaven.monsters.aim import Aim

_SHIFT: Final = 16
_ENEMY: Final = (1 << _SHIFT) - 1


class Pick:
    """The best that an attack can hit: how many, the places of those beside the focus, and all equally good sets."""

    __slots__ = ("count", "others", "sets")

    def __init__(self, count: int, others: list[int], sets: list[int]) -> None:
        self.count = count
        self.others = others
        self.sets = sets

    def merge(self, found: Pick) -> None:
        """Keep the better one: most targets first, then the better ones, compared first to last."""
        if found.count > self.count or (found.count == self.count and found.others < self.others):
            self.count, self.others, self.sets = found.count, found.others, found.sets
        elif found.count == self.count and found.others == self.others:
            self.sets = self.sets + [chosen for chosen in found.sets if chosen not in self.sets]


def ranks_from(aim: Aim, start: int) -> list[int]:
    """The enemies' places as further targets: range from where the turn began, then initiative (GH-S-MON-09).

    Equal ones share a place.
    """
    ranges, order = aim.shape.ranges(start), aim.board.figures.order
    keys = [(ranges[at], order[aim.enemies[enemy]]) for enemy, at in enumerate(aim.cells)]
    different = sorted(set(keys))
    return [different.index(key) for key in keys]


def most_targets(aim: Aim, cell: int, focus: int) -> int:
    """How many an attack can hit from a cell from which it could include the focus."""
    best = 1
    for caught in aim.catches(cell, focus):
        further = aim.attack.targets - 1
        count, outside = 0, 0
        if not caught >> focus & 1:
            further -= 1
            count = 1
        for enemy in range(len(aim.cells)):
            if caught >> enemy & 1:
                count += 1
            elif outside < further and enemy != focus and aim.reaches_alone(cell, enemy):
                outside += 1
        best = max(best, count + outside)
    return best


def pick(aim: Aim, cell: int, focus: int, ranks: list[int]) -> Pick:
    """The best sets from a cell from which the attack could include the focus."""
    best = Pick(0, [], [])
    for caught in aim.catches(cell, focus):
        best.merge(_pick_with(aim, cell, focus, caught, ranks))
    return best


def _pick_with(aim: Aim, cell: int, focus: int, caught: int, ranks: list[int]) -> Pick:
    """With the area where it catches just these."""
    inside: list[int] = []
    outside: list[int] = []
    for enemy in range(len(aim.cells)):
        if enemy == focus:
            continue
        if caught >> enemy & 1:
            inside.append(ranks[enemy])
        elif aim.attack.targets > 1 and aim.reaches_alone(cell, enemy):
            outside.append(ranks[enemy] << _SHIFT | enemy)
    outside.sort()
    further = aim.attack.targets - (1 if caught >> focus & 1 else 2)
    further = min(further, len(outside))
    others = sorted(inside + [item >> _SHIFT for item in outside[:further]])
    sets: list[int] = []
    for chosen in _equally_good(outside, further):
        together = caught | 1 << focus
        for item in chosen:
            together |= 1 << (item & _ENEMY)
        sets.append(together)
    return Pick(1 + len(others), others, sets)


def _equally_good(items: list[int], count: int) -> list[list[int]]:
    """The choices of `count` sorted items whose ranks are as good as those of the first ones."""
    if count == 0 or count == len(items) or items[count - 1] >> _SHIFT < items[count] >> _SHIFT:
        return [items[:count]]
    last = items[count - 1] >> _SHIFT
    sure = [item for item in items if item >> _SHIFT < last]
    tied = [item for item in items if item >> _SHIFT == last]
    return [sure + list(some) for some in combinations(tied, count - len(sure))]


def can_attack(aim: Aim, cell: int, focus: int, chosen: int) -> bool:
    """Whether one attack from the cell can hit just this set, of which the focus is one."""
    if chosen < 0 or not aim.includes(cell, focus):
        return False
    for caught in aim.catches(cell, focus):
        rest = chosen & ~caught
        if caught & ~chosen or rest.bit_count() > aim.attack.targets - 1:
            continue
        if _all_alone(aim, cell, rest):
            return True
    return False


def _all_alone(aim: Aim, cell: int, chosen: int) -> bool:
    needed = [enemy for enemy in range(len(aim.cells)) if chosen >> enemy & 1]
    return all(aim.reaches_alone(cell, enemy) for enemy in needed)


def spoilt(aim: Aim, cell: int, focus: int, chosen: int) -> int:
    """How many of a set beside the focus are attacked with disadvantage from the cell."""
    count = 0
    for enemy in range(len(aim.cells)):
        if chosen >> enemy & 1 and enemy != focus and aim.is_spoilt(cell, enemy):
            count += 1
    return count


def figures_of(aim: Aim, focus: int, chosen: int, ranks: list[int]) -> list[int]:
    """The figures of a set, the focus first, the others by rank."""
    others = sorted(
        [
            ranks[enemy] << _SHIFT | enemy
            for enemy in range(len(aim.cells))
            if chosen >> enemy & 1 and enemy != focus
        ]
    )
    return [aim.enemies[focus]] + [aim.enemies[item & _ENEMY] for item in others]


def bits_of(aim: Aim, figures: list[int]) -> int:
    """The set of these figures; -1, which no attack can hit, if one of them is no target."""
    found = 0
    for figure in figures:
        if figure not in aim.enemies:
            return -1
        found |= 1 << aim.enemies.index(figure)
    return found


def target_sets(aim: Aim, cell: int, focus: int, start: int) -> list[list[int]]:
    """The figures attacked from a cell, focus first; several sets where players choose. None if it can't be included.

    `start` is where the turn began, from which further targets are ranked.
    """
    if not aim.includes(cell, focus):
        return []
    if not aim.attack.several or len(aim.cells) == 1:
        return [[aim.enemies[focus]]]
    ranks = ranks_from(aim, start)
    return [figures_of(aim, focus, chosen, ranks) for chosen in pick(aim, cell, focus, ranks).sets]
