"""Where the heroes want to be: at the enemies, else at what the scenario asks for; and when a door may be opened."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import CLOSED
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.bot.facts import facts_of
from taverna.games.gloomhaven.bot.offers import places_of_offers
from taverna.games.gloomhaven.bot.situation import Scene
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.language.clauses import FILLED, LOOTED
from taverna.games.gloomhaven.state.figures import OBJECT
from taverna.games.gloomhaven.state.table import Table

NEAR_DOOR: Final = 6
ENOUGH_CARDS: Final = 4


class Aims:
    """`row`: steps from each cell to the nearest thing wanted; `fighting`: enemies can be got at."""

    __slots__ = ("_doors", "fighting", "row", "scene")

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._doors: dict[int, bool] = {}
        table = scene.table
        cells = [foe.cell for foe in scene.foes if foe.prize]
        if not cells:
            cells = [foe.cell for foe in scene.foes if foe.figure.kind != OBJECT]
        treasures = goal_treasures(table) if self._can_take() else []
        self.row: list[int] = []
        self.fighting = False
        here = max(0, scene.me.cell)
        if cells:
            self.fighting = self._seek(cells + treasures, here)
        if not self.fighting:
            self._seek(treasures or self._elsewhere(), here)

    def _can_take(self) -> bool:
        """Where goals must be looted by an action, only who has one goes for them."""
        scene = self.scene
        if not scene.table.rules.plan.goal_loot_action:
            return True
        cards = scene.table.rules.classes[scene.seat].cards
        for place in places(scene.hero.hand | scene.hero.discard | scene.hero.played):
            if facts_of(cards[place].top).takes or facts_of(cards[place].bottom).takes:
                return True
        return False

    def _seek(self, goals: list[int], here: int) -> bool:
        """The ways to these, through traps if there is no other; False if there is none at all."""
        scene = self.scene
        self.row = scene.way_to(goals)
        scene.brave = self.row[here] >= FAR
        if scene.brave:
            self.row = scene.way_to(goals, True)
        return self.row[here] < FAR

    def _elsewhere(self) -> list[int]:
        """Where the scenario offers something good; plates, each hero its own; else doors."""
        table = self.scene.table
        offered = places_of_offers(table) if table.rules.plan.interactions else []
        if offered:
            return offered
        for wanted in table.rules.plan.keys:
            if not wanted.is_locked(table.board) or not all(
                table.board.exists(cell) for cell in wanted.cells
            ):
                continue
            return [wanted.cells[self.scene.seat % len(wanted.cells) if wanted.for_all else 0]]
        for test in table.rules.plan.wanted_places():
            assert test.place is not None
            cells = test.place.cells
            if all(table.board.exists(cell) for cell in cells):
                return [cells[self.scene.seat % len(cells)]] if test.kind == FILLED else cells
        doors = table.board.map.doors
        return [doors[door] for door, state in enumerate(table.board.doors) if state == CLOSED]

    def opening(self) -> bool:
        """Whether a door may well be opened this round."""
        if self.fighting or self.row[max(0, self.scene.me.cell)] > NEAR_DOOR + 2:
            return False
        board = self.scene.table.board
        for door, cell in enumerate(board.map.doors):
            if board.doors[door] == CLOSED and self.row[cell] == 0 and self.may_open(cell):
                return True
        return False

    def is_toughest(self) -> bool:
        """Whether this hero is the one to go first."""
        me = self.scene.me
        for friend in self.scene.heroes_left():
            figure = friend.figure
            if figure.hp > me.hp or (figure.hp == me.hp and figure.owner < self.scene.seat):
                return False
        return True

    def may_open(self, cell: int) -> bool:
        """Whether this hero should step into the closed door there now."""
        known = self._doors.get(cell)
        if known is None:
            known = self._is_ready(cell)
            self._doors[cell] = known
        return known

    def _is_ready(self, cell: int) -> bool:
        """Nothing else is left to fight, nobody rests, all are near, and most of the others can still act."""
        scene = self.scene
        table = scene.table
        if self.fighting or is_short(table):
            return False
        row = scene.way_to([cell], scene.brave)
        me = scene.me
        waiting = others = 0
        for friend in scene.heroes_left():
            figure = friend.figure
            if figure.slot == me.slot:
                continue
            others += 1
            waiting += 0 if figure.acted else 1
            if table.heroes[figure.owner].resting or row[figure.cell] > NEAR_DOOR + (
                0 if figure.acted else 3
            ):
                return False
            tougher = figure.hp > me.hp or (figure.hp == me.hp and figure.owner < scene.seat)
            if tougher and not figure.acted and row[figure.cell] <= 4 and table.order:
                return False
        return not table.order or 2 * waiting >= others


def goal_treasures(table: Table) -> list[int]:
    """Cells of goal treasures, where the scenario is about them."""
    for goal in table.rules.plan.win:
        if goal.kind == LOOTED:
            return [cell for cell, number in enumerate(table.treasure) if number == 0]
    return []


def is_short(table: Table) -> bool:
    """Most heroes have few cards in hand and could rest: better now than behind the next door."""
    short = left = 0
    for hero in table.heroes:
        if not hero.exhausted:
            left += 1
            hand = (hero.hand | hero.played).bit_count() if table.order else hero.hand.bit_count()
            if hand < ENOUGH_CARDS and hero.discard.bit_count() >= 3:
                short += 1
    return 2 * short > left
