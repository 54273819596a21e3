"""Where the heroes want to be: at the enemies, else at what the scenario asks for; and when a door may be opened."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import CLOSED
from taverna.games.gloomhaven.board.maps import FAR, NO_DOOR
from taverna.games.gloomhaven.bot.duties import beyond_portal, plates_to_fill
from taverna.games.gloomhaven.bot.facts import facts_of
from taverna.games.gloomhaven.bot.offers import places_of_errands, places_of_offers, places_to_dig
from taverna.games.gloomhaven.bot.plates import held_plates
from taverna.games.gloomhaven.bot.situation import Scene
from taverna.games.gloomhaven.bot.wishes import needs_all_deaths, seeks_places
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.hurting import is_guarded
from taverna.games.gloomhaven.language.clauses import FILLED
from taverna.games.gloomhaven.scenario.objectives import all_hold
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import OBJECT
from taverna.games.gloomhaven.state.table import Table

NEAR_DOOR: Final = 6
BESIDE: Final = 3
COMING: Final = 12
"""Who is further away from a door, or can't get there, is not waited for."""
EACH_KILLS: Final = 2.0
"""Hit points of enemies that a hero can be trusted with, where others are left."""
RUSHED: Final = 2.0
"""Hit points of enemies for each hero that may be left alone when a door is opened in a hurry."""


class Aims:
    """`row`: steps from each cell to the nearest thing wanted; `fighting`: enemies can be got at.

    `rushing`: what is wanted can be had without killing them. `spare`: the others are enough for those who are left.
    """

    __slots__ = ("_doors", "_foes", "_shut", "fighting", "row", "rushing", "scene", "spare")

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._doors: dict[int, bool] = {}
        self._shut: bool | None = None
        self.row: list[int] = []
        self.fighting = False
        self.rushing = False
        self.spare = False
        table = scene.table
        here = max(0, scene.me.cell)
        self._foes = [foe for foe in scene.foes if not is_guarded(table, foe.figure, scene.me.slot)]
        prizes = [foe.cell for foe in self._foes if foe.prize]
        cells = prizes or [
            foe.cell
            for foe in self._foes
            if foe.figure.kind != OBJECT and foe.figure.sheet.can_be_hurt and foe.alive >= 0.0
        ]
        errands = places_of_errands(table, scene.me)
        treasures = goal_treasures(table, scene.seat) if self._can_take() else []
        if errands and self._seek(errands, here):
            self.rushing = True
            return
        if not prizes and cells and not needs_all_deaths(table):
            wanted = treasures or (self._elsewhere() if seeks_places(table) else [])
            if wanted and self._seek(wanted, here):
                self.rushing = not (self._leads_through_door(wanted) and self._is_held_up())
                self.fighting = scene.near_foes
            if self.rushing:
                return
        if cells:
            self.fighting = self._seek(cells + treasures, here)
            self.spare = self.fighting and not prizes and self._is_spare()
        if not self.fighting or self.spare:
            wanted = treasures or self._elsewhere()
            if wanted or not self.fighting:
                self.fighting = False
                self._seek(wanted, here)

    def _is_spare(self) -> bool:
        """Whether enough others are nearer to the last enemies."""
        scene = self.scene
        work = sum([foe.hp + 2 * foe.shield for foe in self._foes if foe.figure.kind != OBJECT])
        nearer = 0
        mine = self._nearest(scene.me.cell)
        for friend in scene.heroes_left():
            other = self._nearest(friend.cell)
            if friend.slot != scene.me.slot and (other, friend.slot) < (mine, scene.me.slot):
                nearer += 1
        return mine > BESIDE and nearer * EACH_KILLS >= work

    def _nearest(self, cell: int) -> int:
        return min([foe.row[cell] for foe in self._foes if foe.figure.kind != OBJECT], default=FAR)

    def _can_take(self) -> bool:
        """Where goals must be looted by an action, only who has one goes for them."""
        scene = self.scene
        if not scene.table.rules.plan.goal_loot_action:
            return True
        cards = scene.table.cards_of(scene.seat)
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
        beyond = beyond_portal(table, self.scene.me) if table.rules.plan.portal else []
        if beyond:
            return beyond
        plates = plates_to_fill(table, self.scene.me)
        if plates:
            return plates
        graves = places_to_dig(table) if table.rules.plan.digs else []
        if graves:
            return graves
        offered = places_of_offers(table) if table.rules.plan.interactions else []
        if offered:
            return offered
        held = held_plates(table, self.scene.seat)
        if held:
            return held
        for wanted in table.rules.plan.keys:
            if (
                wanted.is_held
                or not wanted.is_locked(table.board)
                or not all(table.board.exists(cell) for cell in wanted.cells)
            ):
                continue
            return [wanted.cells[self.scene.seat % len(wanted.cells) if wanted.for_all else 0]]
        done = all_hold(table, table.rules.plan.wanted_first())
        for test in table.rules.plan.wanted_places() if done else []:
            assert test.place is not None
            cells = test.place.cells
            if all(table.board.exists(cell) for cell in cells):
                return (
                    [cells[self.scene.seat % len(cells)]] if test.kind == FILLED else self._left_free(cells)
                )
        return self._door()

    def _door(self) -> list[int]:
        """The door to which all heroes together have the shortest way: they go through one, not through many."""
        scene = self.scene
        board = scene.table.board
        cells = [
            board.map.doors[door]
            for door, state in enumerate(board.doors)
            if state == CLOSED or board.is_barred(door)
        ]
        if len(cells) < 2:
            return cells
        best, least = cells, FAR
        for cell in cells:
            row = scene.way_to([cell], True)
            if row[max(0, scene.me.cell)] >= FAR:
                continue
            total = sum([min(COMING, row[friend.cell]) for friend in scene.heroes_left()])
            if total < least:
                best, least = [cell], total
        return best

    def _left_free(self, cells: list[int]) -> list[int]:
        """Of these, where no other hero stands."""
        taken = [friend.cell for friend in self.scene.heroes_left() if friend.slot != self.scene.me.slot]
        return [cell for cell in cells if cell not in taken] or cells

    def opening(self) -> bool:
        """Whether a door may well be opened this round."""
        if (self.fighting and not self.rushing) or self.row[max(0, self.scene.me.cell)] > NEAR_DOOR + 2:
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

    def _has_too_many(self) -> bool:
        """Whether enemies are left that forbid to bring more."""
        if self.rushing:
            return self._is_held_up()
        return self.spare or (self.fighting and not self._is_shut_off())

    def _is_shut_off(self) -> bool:
        """Whether closed doors are between the hero and all enemies."""
        if self._shut is None:
            row = self.scene.way_to([foe.cell for foe in self._foes], True, False)
            self._shut = row[max(0, self.scene.me.cell)] >= FAR
        return self._shut

    def _is_held_up(self) -> bool:
        """Whether too many enemies are left to open a door in a hurry: they have to be dealt with first."""
        work = sum([foe.hp for foe in self._foes if foe.figure.kind != OBJECT])
        return work > RUSHED * len(self.scene.heroes_left())

    def _leads_through_door(self, wanted: list[int]) -> bool:
        board = self.scene.table.board
        doors = [board.map.door_at[cell] for cell in wanted]
        return all(door != NO_DOOR and board.doors[door] == CLOSED for door in doors)

    def _is_ready(self, cell: int) -> bool:
        """Nothing else is left to fight, and of the others who may soon be here half are."""
        scene = self.scene
        table = scene.table
        if self._has_too_many():
            return False
        row = scene.way_to([cell], scene.brave)
        me = scene.me
        near = coming = 0
        for friend in scene.heroes_left():
            figure = friend.figure
            if figure.slot == me.slot or row[figure.cell] > COMING:
                continue
            if not table.heroes[figure.owner].resting and row[figure.cell] <= NEAR_DOOR + (
                0 if figure.acted else 3
            ):
                near += 1
            else:
                coming += 1
        return near >= coming


def goal_treasures(table: Table, seat: int) -> list[int]:
    """Cells of goal treasures, where the scenario is about them and this hero may have one."""
    plan = table.rules.plan
    wanted = plan.wanted_treasures
    if plan.wants_goals and not (plan.one_goal_each and GOAL in table.heroes[seat].treasures):
        wanted = [GOAL, *wanted]
    return [cell for cell, number in enumerate(table.treasure) if number in wanted] if wanted else []
