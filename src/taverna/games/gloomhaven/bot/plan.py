"""What a list of deeds is worth, done in order from a cell: the best places to stop, what is hit and risked there."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import CLOSED
from taverna.games.gloomhaven.board.maps import FAR, NO_DOOR
from taverna.games.gloomhaven.bot.deeds import GOAL, NOTHING, Gain, deed_gain
from taverna.games.gloomhaven.bot.facts import GO, LOCATED, Deed
from taverna.games.gloomhaven.bot.goal import Aims
from taverna.games.gloomhaven.bot.situation import Scene
from taverna.games.gloomhaven.bot.traps import cheapest
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.treasures import may_take
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.state.figures import NOBODY

CARE: Final = 0.45
"""How much of the danger of a place counts against what is done there."""
STEP: Final = 0.4
"""What a step nearer to where one wants to be is worth."""
QUIET_STEP: Final = 0.6
RUSH_STEP: Final = 0.8
OPENING: Final = 7.0
DARING: Final = 0.25
"""Of what a trap costs, where it is the only way: somebody must spring it."""
NO_OPENING: Final = -30.0
LONG: Final = 8.0
"""For so many rounds, what lasts has its full worth."""
TRIED: Final = 5
"""So many of the best places are looked at further when one moves twice."""


class PlanResult:
    """A plan's outcome: all in all, what is done on the way, and where it ends."""

    __slots__ = ("cell", "danger", "deeds", "value")

    def __init__(self, value: float, deeds: float, danger: float, cell: int) -> None:
        self.value = value
        self.deeds = deeds
        self.danger = danger
        self.cell = cell


class Planner:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.aims = Aims(scene)
        self.distance = 1
        self.care = CARE
        self._gains: dict[int, Gain] = {}
        self._dread = -1.0
        self.time = min(1.0, scene.needed / LONG)
        self.groups = active_groups(scene)
        self.still = scene.me.conditions & v.IMMOBILIZE != 0
        other = scene.table.companion(scene.seat)
        self.companion = scene.table.figures[other].cell if other >= 0 else -1
        """Where its companion stands; -1: it has none."""
        self.unarmed = scene.me.conditions & v.DISARM != 0

    def gain(self, deed: Deed, cell: int) -> Gain:
        if deed.by_companion:
            cell = self.companion
            if cell < 0:
                return NOTHING
        key = deed.number * 1024 + cell
        found = self._gains.get(key)
        if found is None:
            found = deed_gain(self.scene, deed, cell)
            self._gains[key] = found
        return found

    def lasting(self, deed: Deed) -> float:
        """What lasts is worth less near the end, and little beside another of its group."""
        if deed.worth <= 0.0:
            return 0.0
        if deed.group and deed.group in self.groups:
            return 0.1 * deed.worth
        return deed.worth * self.time

    def dread(self) -> float:
        """What it costs to go through a trap or hazard where there is no other way."""
        if self._dread < 0.0:
            self._dread = DARING * cheapest(self.scene.table, self.scene.me)
        return self._dread

    def plan(self, deeds: list[Deed], cell: int) -> PlanResult:
        return self._go_on(deeds, 0, cell, 0.0, NOBODY, 0.0)

    def _go_on(
        self, deeds: list[Deed], at: int, cell: int, done: float, spared: int, kill: float
    ) -> PlanResult:
        """From here on; `done` is what came before, which may have killed `spared`."""
        points, jump = 0, True
        while at < len(deeds) and deeds[at].kind not in LOCATED:
            deed = deeds[at]
            if deed.kind == GO and not self.still and not deed.by_companion:
                points += deed.n
                jump = jump and deed.jump
            done += self.lasting(deed)
            at += 1
        end = at
        while end < len(deeds) and (deeds[end].kind != GO or deeds[end].by_companion):
            end += 1
        if not points:
            return self._at(deeds, at, end, cell, done, spared, kill)
        cells = self.scene.places(cell, points, jump)
        best = self._best(deeds, at, end, cells, done, spared, kill)
        if self.scene.brave and not jump:
            further = [other for other in self.scene.places(cell, points, False, True) if other not in cells]
            if further:
                done -= self.dread()
                other = self._best(deeds, at, end, further, done, spared, kill)
                best = other if other.value > best.value else best
        return best

    def _best(
        self, deeds: list[Deed], at: int, end: int, cells: list[int], done: float, spared: int, kill: float
    ) -> PlanResult:
        """Over the cells where the move may stop."""
        if end < len(deeds):
            cells = self._most_promising(deeds, at, end, cells)
        best: PlanResult | None = None
        for cell in cells:
            found = self._at(deeds, at, end, cell, done, spared, kill)
            if best is None or found.value > best.value:
                best = found
        assert best is not None
        return best

    def _most_promising(self, deeds: list[Deed], at: int, end: int, cells: list[int]) -> list[int]:
        """By what can be done there alone; the first is the cell where one stands."""
        ranked: list[tuple[float, int]] = []
        for place, cell in enumerate(cells):
            total = 0.0
            for deed in deeds[at:end]:
                total += self.gain(deed, cell).value
            ranked.append((-total, place))
        ranked.sort()
        return [cells[place] for _, place in ranked[:TRIED]]

    def _at(
        self, deeds: list[Deed], at: int, end: int, cell: int, done: float, spared: int, kill: float
    ) -> PlanResult:
        guard = 0
        while at < end:
            deed = deeds[at]
            at += 1
            if deed.kind not in LOCATED:
                done += self.lasting(deed)
                continue
            found = self.gain(deed, cell)
            done += found.value
            guard += found.guard
            if found.kill > kill:
                spared, kill = found.slot, found.kill
        if at < len(deeds):
            return self._go_on(deeds, at, cell, done, spared, kill)
        danger = self.danger(cell, spared, kill, guard)
        return PlanResult(done - self.care * danger + self.standing(cell), done, danger, cell)

    def danger(self, cell: int, spared: int, kill: float, guard: int) -> float:
        danger = self.scene.danger(cell, NOBODY, guard)
        if kill > 0.2:
            return (1.0 - kill) * danger + kill * self.scene.danger(cell, spared, guard)
        return danger

    def standing(self, cell: int) -> float:
        """What the cell is worth for what comes later."""
        table = self.scene.table
        door = table.board.map.door_at[cell]
        if door != NO_DOOR and table.board.doors[door] == CLOSED:
            return OPENING if self.aims.may_open(cell) else NO_OPENING
        left = self.aims.row[cell]
        if left >= FAR:
            return -6.0
        if table.treasure[cell] == 0 and may_take(table, self.scene.seat, 0, False):
            return GOAL
        if self.aims.rushing:
            return -RUSH_STEP * min(20, left)
        if self.aims.fighting:
            return -STEP * min(12, abs(left - self.distance) if left >= self.distance else 0)
        return -QUIET_STEP * min(20, left)


def active_groups(scene: Scene) -> list[int]:
    """Groups of which the hero has a card in play."""
    found: list[int] = []
    cards = scene.table.cards_of(scene.seat)
    for place in places(scene.hero.active):
        found += [half.group for half in (cards[place].top, cards[place].bottom) if half.group]
    return found
