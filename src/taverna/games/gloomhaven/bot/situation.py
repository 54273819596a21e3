"""The position as one hero sees it: friends and enemies, where it can go, how dangerous it is to stand there."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import CLOSED, COST, NEGATIVE, NEGATIVE_TERRAIN, OBSTACLE
from taverna.games.gloomhaven.board.figures import ASIDE, NOBODY
from taverna.games.gloomhaven.board.maps import FAR, NO_CELL
from taverna.games.gloomhaven.bot.duties import kept_in
from taverna.games.gloomhaven.bot.facts import facts_of
from taverna.games.gloomhaven.bot.foes import Foe, foes_of
from taverna.games.gloomhaven.bot.stamina import PER_HERO, PER_ROOM, Stamina
from taverna.games.gloomhaven.bot.wishes import is_spared
from taverna.games.gloomhaven.effects import portals
from taverna.games.gloomhaven.effects.amounts import shield_of
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.state.figures import HERO, SUMMONED, Figure
from taverna.games.gloomhaven.state.table import Table

NEXT_ROUND: Final = 0.6
"""How much an attack counts that comes only next round: much may happen until then."""
NO_ONE: Final = 1 << 60
HIDDEN: Final = 15
"""As a guard: the hero can't be seen."""

# When the hero acts, while cards are chosen: before all enemies, or after them.
NOW: Final = 0
EARLY: Final = 1
LATE: Final = 2
SUMMON_SHARE: Final = 0.35
PROTECTED: Final = 4.0
"""How much somebody counts by whose death the scenario is lost."""
SPILL: Final = 2.0
STEEP: Final = 0.65
SHARED: Final = 0.7
"""How much of what others suffer counts: they look after themselves too."""


class Friend:
    """A figure of the heroes' side, the hero itself among them."""

    __slots__ = ("cell", "figure", "hp", "order", "shield", "slot", "weight")

    def __init__(self, table: Table, figure: Figure) -> None:
        self.figure = figure
        self.slot = figure.slot
        self.cell = figure.cell
        self.hp = figure.hp
        self.shield = shield_of(table, figure)
        self.order = (
            min(60000, max(0, table.board.figures.order[figure.slot] + 1000)) if table.order else 30000
        )
        self.weight = 1.0 if figure.kind != SUMMONED else SUMMON_SHARE
        if figure.group != NOBODY and table.rules.plan.lose and is_spared(table, figure):
            self.weight = PROTECTED


class Scene:
    """Built for one decision. `places` and `dangers` remember what was worked out."""

    __slots__ = (
        "_dangers", "_first", "_keys", "_places", "brave", "foe_cells", "foes", "friends", "hero", "lays",
        "me", "near_foes", "needed", "others", "own", "seat", "stamina", "table",
    )  # fmt: skip

    def __init__(self, table: Table, seat: int, when: int = NOW) -> None:
        self.table = table
        self.seat = seat
        self.hero = table.heroes[seat]
        self.me = table.figures[self.hero.figure]
        self.foes: list[Foe] = foes_of(table, seat, when == EARLY)
        self.others: list[Friend] = []
        self.friends: list[Friend] = []
        self.own = Friend(table, self.me)
        for figure in table.figures:
            if figure.cell >= 0 and figure.side == self.me.side and figure.hp > 0:
                if figure.slot == self.me.slot:
                    self.friends.append(self.own)
                else:
                    friend = Friend(table, figure)
                    self.friends.append(friend)
                    self.others.append(friend)
        self._places: dict[int, list[int]] = {}
        self._dangers: dict[int, float] = {}
        self.lays: dict[int, dict[int, list[int]]] = {}
        self.foe_cells = {foe.cell: foe.slot for foe in self.foes}
        if when == LATE:
            self._advance()
        self.near_foes = False
        self.brave = False
        """There is no way but through traps."""
        self._foresee()
        cards = (self.hero.hand | self.hero.played).bit_count()
        self.needed = self.rounds_needed()
        self.stamina = Stamina(cards, self.hero.discard.bit_count(), self.needed, self._recalls())

    def _recalls(self) -> bool:
        """Whether the hero still has a card that brings back what it lost."""
        cards = self.table.cards_of(self.seat)
        owned = self.hero.hand | self.hero.discard | self.hero.played
        for place in places(owned):
            if facts_of(cards[place].top).recalls or facts_of(cards[place].bottom).recalls:
                return True
        return False

    def rounds_needed(self) -> float:
        """A guess at how long the scenario still takes."""
        hidden = 0
        for shown in self.table.board.revealed:
            hidden += 0 if shown else 1
        total = 0
        for foe in self.foes:
            total += foe.hp * (3 + foe.shield)
        heroes = max(1, len(self.heroes_left()))
        return 1.0 + total / 3.0 / (PER_HERO * heroes) + PER_ROOM * min(hidden, 4) * self.table.seats / heroes

    # Whom each enemy goes for

    def _advance(self) -> None:
        """Imagine that every enemy has gone for whom it likes best."""
        near = self.table.board.shape.near
        for foe in self.foes:
            best, at = NO_ONE, -1
            for friend in self.friends:
                key = self._rank(foe, friend)
                if key < best and not friend.figure.conditions & v.INVISIBLE:
                    best, at = key, friend.cell
            left = int(foe.steps)
            cell = foe.cell
            while at >= 0 and left > 0:
                row = self.table.board.shape.ranges(at)
                if row[cell] <= foe.reach:
                    break
                cell = self._step(near[cell], row, cell)
                left -= 1
            if cell != foe.cell and self._is_free(cell):
                self.foe_cells.pop(foe.cell, NOBODY)  # two may share a cell
                self.foe_cells[cell] = foe.slot
                foe.go_to(self.table, cell)

    def _step(self, beside: list[int], row: list[int], cell: int) -> int:
        """The next cell on the way, a free one if possible."""
        best = cell
        for other in beside:
            if row[other] < row[cell] and self.table.board.walk[other] < NEGATIVE:
                best = other
                if self._is_free(other):
                    return other
        return best

    def _is_free(self, cell: int) -> bool:
        slot = self.table.board.occupant[cell]
        return cell not in self.foe_cells and (
            slot == NOBODY or self.table.figures[slot].side not in (self.me.side, ASIDE)
        )

    def _foresee(self) -> None:
        """For each enemy the best of the other friends, and what they suffer if the hero were not there."""
        self._keys: list[int] = []
        self._first: list[int] = []
        for foe in self.foes:
            best, whom = NO_ONE, -1
            for place, friend in enumerate(self.others):
                if friend.figure.conditions & v.INVISIBLE:
                    continue
                key = self._rank(foe, friend)
                if key < best:
                    best, whom = key, place
            self._keys.append(best)
            self._first.append(whom)
            if self.me.cell >= 0 and foe.row[self.me.cell] <= foe.steps + foe.reach + 1:
                self.near_foes = True

    def _rank(self, foe: Foe, friend: Friend) -> int:
        """How soon the enemy goes for the friend: at once for those whom the scenario makes it seek."""
        wanted = foe.seeks >= 0 and friend.figure.group == foe.seeks
        if wanted and foe.row[friend.cell] <= foe.steps + foe.reach:
            return 0
        return _key(foe, friend.cell, friend.order)

    def danger(self, cell: int, spared: int = NOBODY, guard: int = 0) -> float:
        """What the enemies' next attacks cost the heroes if this one stands there; `spared` is not counted."""
        key = (cell * 256 + spared + 1) * 16 + min(HIDDEN, guard)
        known = self._dangers.get(key)
        if known is None:
            known = self._danger(cell, spared, guard)
            self._dangers[key] = known
        return known

    def _danger(self, cell: int, spared: int, guard: int) -> float:
        suffered = [0.0] * len(self.others)
        mine = 0.0
        hidden = self.me.conditions & v.INVISIBLE != 0 or guard >= HIDDEN
        shield = self.own.shield + guard
        for number, foe in enumerate(self.foes):
            if foe.slot == spared or foe.blow <= 0.0:
                continue
            weight = 1.0 if foe.soon else NEXT_ROUND
            key = NO_ONE if hidden else _key(foe, cell, self.own.order)
            rival = self._keys[number]
            share = 1.0 if key < rival else (0.5 if key == rival else 0.0)
            if share > 0.0:
                mine += share * weight * _odds_to_hit(foe, cell) * max(0.0, foe.blow - shield)
            elif foe.hits > 1 and not hidden and foe.row[cell] <= foe.reach + 1:
                mine += 0.6 * weight * max(0.0, foe.blow - shield)
            if share < 1.0 and self._first[number] >= 0:
                other = self.others[self._first[number]]
                hit = (1.0 - share) * weight * _odds_to_hit(foe, other.cell)
                suffered[self._first[number]] += hit * max(0.0, foe.blow - other.shield)
        total = _cost(mine, self.own)
        for place, amount in enumerate(suffered):
            if amount > 0.0:
                total += SHARED * _cost(amount, self.others[place])
        return total

    def pressed(self, cell: int) -> float:
        """How many attacks from near the hero expects there."""
        count = 0.0
        for number, foe in enumerate(self.foes):
            if foe.blow > 0.0 and foe.reach == 1 and _key(foe, cell, self.own.order) <= self._keys[number]:
                count += _odds_to_hit(foe, cell) * (1.0 if foe.soon else 0.0)
        return count

    # Where the hero can go

    def places(self, start: int, points: int, jump: bool, brave: bool = False) -> list[int]:
        """Cells where a move may end, its own among them; closed doors too. Traps are left alone unless `brave`."""
        key = (start * 64 + min(points, 31)) * 4 + (1 if jump else 0) + (2 if brave else 0)
        found = self._places.get(key)
        if found is None:
            found = self._spread(start, points, jump, brave)
            self._places[key] = found
        return found

    def _spread(self, start: int, points: int, jump: bool, brave: bool) -> list[int]:
        board = self.table.board
        near, walk, occupant = board.shape.near, board.walk, board.occupant
        figures, foes, mine = self.table.figures, self.foe_cells, self.me.side
        free = jump or self.table.board.figures.flying[self.me.slot]
        links = portals.links(self.table, self.me)
        cost = {start: 0}
        ends = [start]
        at: list[list[int]] = [[] for _ in range(points + 2)]
        at[0].append(start)
        for paid in range(points):
            for cell in at[paid]:
                if cost[cell] != paid:
                    continue
                for other in near[cell] + links[cell] if cell in links else near[cell]:
                    price = walk[other]
                    step = 1 if free else price & COST
                    then = paid + step
                    if then > points or cost.get(other, FAR) <= then:
                        continue
                    enemy = other in foes
                    if enemy and not free:
                        continue
                    if not free and price >= NEGATIVE and (price >= FAR or not brave):
                        continue
                    if other not in cost and not enemy and (price < NEGATIVE or (brave and price < FAR)):
                        slot = occupant[other]
                        if slot == NOBODY or figures[slot].side not in (mine, ASIDE):
                            ends.append(other)
                    cost[other] = then
                    at[then].append(other)
        return self._kept(ends + self._doors(cost, points))

    def _kept(self, ends: list[int]) -> list[int]:
        """Without those by which the scenario would be lost: the last one stays in a room that must not be empty."""
        kept = kept_in(self.table, self.me)
        return [cell for cell in ends if cell in kept] if kept else ends

    def _doors(self, cost: dict[int, int], points: int) -> list[int]:
        board = self.table.board
        found: list[int] = []
        for door, cell in enumerate(board.map.doors):
            if board.doors[door] == CLOSED:
                for other in board.map.neighbour[6 * cell : 6 * cell + 6]:
                    if other != NO_CELL and cost.get(other, FAR) < points:
                        found.append(cell)
                        break
        gate = portals.gate(self.table, self.me)
        if gate != NO_CELL:
            beside = board.map.neighbour[6 * gate : 6 * gate + 6]
            found += (
                [gate] if any(cost.get(other, FAR) < points for other in beside if other != NO_CELL) else []
            )
        return found

    # Ways across the map

    def way_to(self, goals: list[int], brave: bool = False, through_doors: bool = True) -> list[int]:
        """Steps from each cell to the nearest goal, around obstacles, through closed doors; `brave`: through traps."""
        board = self.table.board
        row = [FAR] * board.map.size
        waiting: list[int] = []
        avoided = OBSTACLE if brave else OBSTACLE | NEGATIVE_TERRAIN
        for cell in goals:
            row[cell] = 0
            waiting.append(cell)
        neighbour, door_at = board.map.neighbour, board.map.door_at
        links = portals.links(self.table, self.me)
        for cell in waiting:
            further = row[cell] + 1
            beside = neighbour[6 * cell : 6 * cell + 6]
            for other in beside + links[cell] if cell in links else beside:
                if other == NO_CELL or row[other] <= further:
                    continue
                closed = door_at[other] >= 0 and board.doors[door_at[other]] == CLOSED
                if closed and not through_doors:
                    continue
                if not closed and (not board.exists(other) or board.terrain[other] & avoided):
                    continue
                row[other] = further
                waiting.append(other)
        return row

    def heroes_left(self) -> list[Friend]:
        return [friend for friend in self.friends if friend.figure.kind == HERO]


def _key(foe: Foe, cell: int, order: int) -> int:
    """The smaller, the sooner the enemy goes for who stands there (GH-S-FOC-08 to 11)."""
    row = foe.row[cell]
    if row >= FAR:
        return NO_ONE
    cost = row - foe.reach if row > foe.reach else 0
    return (cost * 1024 + row) * 65536 + order


def _odds_to_hit(foe: Foe, cell: int) -> float:
    spare = foe.steps + foe.reach - foe.row[cell]
    if spare >= 0.0:
        return 1.0
    return 0.0 if spare <= -1.0 else 1.0 + spare


def _cost(amount: float, friend: Friend) -> float:
    """Hit points lost hurt more the fewer there are; beyond the last one they cost cards."""
    over = amount - friend.hp
    if over > 0.0:
        amount = float(friend.hp)
    cost = amount * (1.0 + STEEP * amount / (friend.hp + 1.0))
    if over > 0.0:
        cost += SPILL * min(over, 8.0)
    return friend.weight * cost
