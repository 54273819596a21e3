"""Focus, movement and targets once more, by brute force: every negative count by itself, every placement, every subset.

Written from sections 21 and 22 of the rules without a look at the code under test; only sight is borrowed from it,
which has a reference of its own.
"""

from __future__ import annotations

from itertools import combinations

from taverna.games.gloomhaven.board.figures import MONSTERS
from taverna.kit.hexes import Hex, add, distance, neighbours, orientations, subtract
from tests.games.gloomhaven.scenes import Scene, Skill

NEVER = 10**6
Price = tuple[int, int]
Key = tuple[Price, int, float]


class Reference:
    def __init__(self, scene: Scene, skill: Skill) -> None:
        self.scene, self.skill = scene, skill
        self.floor = set(scene.floor)
        self.walls = {frozenset(pair) for pair in scene.walls}
        self.obstacles, self.difficult = set(scene.obstacles), set(scene.difficult)
        self.negative = set(scene.traps) | set(scene.hazards)
        self.start = scene.figures["M"].at
        self.occupied = {spot.at for name, spot in scene.figures.items() if name != "M"}
        others = {name: spot for name, spot in scene.figures.items() if spot.side != MONSTERS}
        self.in_the_way = {spot.at for spot in others.values()}
        self.enemies = {name: spot.at for name, spot in others.items() if not spot.invisible}
        self.pattern = tuple(skill.around or skill.free) if skill.attack else ()
        self.reach = max(1, skill.range) if skill.attack and not skill.around else 1
        self.ranged = skill.attack and skill.range > 0 and not skill.around
        self.limit = skill.targets if skill.attack else 1
        self.ranges: dict[tuple[Hex, Hex], int] = {}
        self.keys: dict[tuple[Hex, str], Key | None] = {}

    # Space

    def beside(self, hex: Hex) -> list[Hex]:
        return [
            near
            for near in neighbours(hex)
            if near in self.floor and frozenset((hex, near)) not in self.walls
        ]

    def range(self, one: Hex, other: Hex) -> int:
        if (one, other) not in self.ranges:
            self.ranges[one, other] = self.count_steps(one, other)
        return self.ranges[one, other]

    def count_steps(self, one: Hex, other: Hex) -> int:
        """To a wall hex: one more than to the nearest floor hex bordering it."""
        if other not in self.floor:
            return 1 + min(
                (self.range(one, near) for near in neighbours(other) if near in self.floor), default=NEVER
            )
        ring, seen, steps = {one}, {one}, 0
        while ring:
            if other in ring:
                return steps
            ring = {near for hex in ring for near in self.beside(hex)} - seen
            seen |= ring
            steps += 1
        return NEVER

    def sees(self, one: Hex, other: Hex) -> bool:
        return self.scene.sees(one, other)

    # Ways: the least cost for every exact number of negative hexes

    def may_end(self, hex: Hex) -> bool:
        if hex == self.start:
            return True
        return hex not in self.occupied and (self.skill.flying or hex not in self.obstacles)

    def costs(self, start: Hex) -> dict[tuple[Hex, int], int]:
        if self.skill.flying or self.skill.jump:
            return self.costs_in_the_air(start)
        found = {(start, 0): 0}
        news = [(start, 0)]
        while news:
            hex, negatives = news.pop(0)
            for near in self.beside(hex):
                if near in self.obstacles or near in self.in_the_way:
                    continue
                cost = found[hex, negatives] + (2 if near in self.difficult else 1)
                state = (near, negatives + (near in self.negative))
                if cost < found.get(state, NEVER) and state[1] <= len(self.negative):
                    found[state] = cost
                    news.append(state)
        return found

    def costs_in_the_air(self, start: Hex) -> dict[tuple[Hex, int], int]:
        found: dict[tuple[Hex, int], int] = {}
        for hex in self.floor:
            steps = self.range(start, hex)
            if steps == NEVER:
                continue
            if self.skill.flying or hex == start:
                found[hex, 0] = steps
            elif hex not in self.obstacles:
                found[hex, int(hex in self.negative)] = steps + (hex in self.difficult)
        return found

    # Attacks

    def placements(self, hex: Hex, covering: Hex) -> list[set[Hex]]:
        """Every way the area can lie that covers a hex, attacked from another."""
        found: list[set[Hex]] = []
        for turned in orientations(self.pattern):
            if self.skill.around:
                shifts = [hex]
            else:
                shifts = [subtract(covering, red) for red in turned]
            for shift in shifts:
                covered = {add(red, shift) for red in turned}
                if covering in covered and (self.skill.around or self.near_enough(hex, covered)):
                    found.append(covered)
        return found

    def near_enough(self, hex: Hex, covered: set[Hex]) -> bool:
        return any(
            distance(hex, red) <= self.reach + 8 and self.range(hex, red) <= self.reach for red in covered
        )

    def could_attack(self, hex: Hex, enemy: str) -> bool:
        at = self.enemies[enemy]
        if not self.sees(hex, at):
            return False
        return bool(self.placements(hex, at)) if self.pattern else self.range(hex, at) <= self.reach

    def target_sets(self, hex: Hex, focus: str) -> set[frozenset[str]]:
        """Every set that one attack could hit: with the focus, at least it alone."""
        found: set[frozenset[str]] = set()
        bases = [frozenset([focus])]
        if self.pattern:
            bases = [
                frozenset(e for e, at in self.enemies.items() if at in covered and self.sees(hex, at))
                for covered in self.placements(hex, self.enemies[focus])
            ]
        for base in bases:
            others = [
                e
                for e, at in self.enemies.items()
                if e not in base and self.range(hex, at) <= self.reach and self.sees(hex, at)
            ]
            for count in range(min(self.limit - 1, len(others)) + 1):
                found |= {base | set(more) for more in combinations(others, count)}
        return found

    # Focus

    def focus_key(self, hex: Hex, enemy: str) -> Key | None:
        if (hex, enemy) not in self.keys:
            self.keys[hex, enemy] = self.work_out_key(hex, enemy)
        return self.keys[hex, enemy]

    def work_out_key(self, hex: Hex, enemy: str) -> Key | None:
        """As seen from a hex: the best way to attack it, proximity, initiative."""
        prices = [
            (negatives, cost)
            for (end, negatives), cost in self.costs(hex).items()
            if self.may_end(end) and self.could_attack(end, enemy)
        ]
        if not prices:
            return None
        return min(prices), self.range(hex, self.enemies[enemy]), self.scene.figures[enemy].initiative

    def focuses(self) -> tuple[set[str], int]:
        """Those tied for focus, and k*."""
        keys = {enemy: key for enemy in self.enemies if (key := self.focus_key(self.start, enemy))}
        if not keys:
            return set(), 0
        best = min(keys.values())
        return {enemy for enemy, key in keys.items() if key == best}, best[0][0]

    # Movement

    def spoilt(self, hex: Hex, enemy: str) -> bool:
        return self.ranged and not self.skill.muddled and self.range(hex, self.enemies[enemy]) == 1

    def rank(self, hex: Hex, focus: str) -> tuple[object, ...]:
        """The criteria (1) to (4), smaller is better."""
        sets = self.target_sets(hex, focus)
        most = max(len(found) for found in sets)
        never = ((NEVER, NEVER), NEVER, NEVER)
        best = min(
            (
                sorted(self.focus_key(self.start, e) or never for e in found - {focus}),
                sum(self.spoilt(hex, e) for e in found - {focus}),
            )
            for found in sets
            if len(found) == most
        )
        return (self.spoilt(hex, focus), -most, *best)

    def ends(self, focus: str, negatives: int) -> set[Hex]:
        costs = self.costs(self.start)
        attack = {
            end: cost
            for (end, count), cost in costs.items()
            if count == negatives and self.may_end(end) and self.could_attack(end, focus)
        }
        now = {end: cost for end, cost in attack.items() if cost <= self.skill.move}
        if now:
            return _least({end: (*self.rank(end, focus), cost) for end, cost in now.items()})
        if not attack:
            return {self.start}
        goals = _least({end: self.rank(end, focus) for end in attack})
        return self.approach(costs, goals, negatives)

    def approach(self, costs: dict[tuple[Hex, int], int], goals: set[Hex], negatives: int) -> set[Hex]:
        found: dict[Hex, tuple[object, ...]] = {}
        for (stop, used), spent in costs.items():
            if spent > self.skill.move or not self.may_end(stop):
                continue
            rest = self.costs(stop)
            still = min((rest.get((goal, negatives - used), NEVER) for goal in goals), default=NEVER)
            if still < NEVER:
                found[stop] = min(found.get(stop, (NEVER,)), (still, spent))
        return _least(found)

    # Targets

    def attacked(self, end: Hex, focus: str) -> set[frozenset[str]]:
        if not self.skill.attack or not self.could_attack(end, focus):
            return {frozenset()}
        sets = self.target_sets(end, focus)
        most = max(len(found) for found in sets)
        keyed = {
            found: sorted(
                (self.range(end, self.enemies[e]), self.scene.figures[e].initiative) for e in found - {focus}
            )
            for found in sets
            if len(found) == most
        }
        best = min(keyed.values())
        return {found for found, key in keyed.items() if key == best}


def _least(keys: dict[Hex, tuple[object, ...]]) -> set[Hex]:
    best = min(keys.values())
    return {hex for hex, key in keys.items() if key == best}
