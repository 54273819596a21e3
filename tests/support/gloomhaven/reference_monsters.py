"""Focus, movement and targets once more, by brute force: every negative count by itself, every placement, every subset.

Written from sections 9, 11, 20, 21 and 22 of the rules without a look at the code under test, of which nothing is used:
hexes, ranges, sight and patterns are worked out here or in the reference of sight.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from tests.support.gloomhaven.reference_sight import Hex, Room, beside
from tests.support.gloomhaven.scenes import Scene, Skill

NEVER = 10**6
Targets = frozenset[str]


class Reference:
    def __init__(self, scene: Scene, skill: Skill) -> None:
        self.scene, self.skill = scene, skill
        self.floor = set(scene.floor)
        self.walls = {frozenset(pair) for pair in scene.walls}
        self.room = Room(scene.floor, scene.walls)
        self.obstacles, self.difficult = set(scene.obstacles), set(scene.difficult)
        self.negative = set(scene.traps) | set(scene.hazards)
        acting = scene.figures["M"]
        self.start = acting.at
        self.occupied = {spot.at for name, spot in scene.figures.items() if name != "M"}
        others = {name: spot for name, spot in scene.figures.items() if spot.side != acting.side}
        self.in_the_way = {spot.at for spot in others.values()}
        self.enemies = {name: spot.at for name, spot in others.items() if not spot.invisible}
        self.pattern = tuple(skill.around or skill.free) if skill.attack else ()
        self.reach = max(1, skill.range) if skill.attack and not skill.around else 1
        self.ranged = skill.attack and skill.range > 0 and not skill.around
        self.limit = skill.targets if skill.attack else 1
        self.ranges: dict[Hex, dict[Hex, int]] = {}
        self.sets: dict[Hex, set[Targets]] = {}
        self.turns = orientations(self.pattern)

    # Space

    def beside(self, hex: Hex) -> list[Hex]:
        return [
            near for near in beside(hex) if near in self.floor and frozenset((hex, near)) not in self.walls
        ]

    def range(self, one: Hex, other: Hex) -> int:
        """To a wall hex: one more than to the nearest floor hex bordering it (GH-S-AOE-06)."""
        if one not in self.ranges:
            self.ranges[one] = self.flood(one)
        known = self.ranges[one]
        if other in self.floor:
            return known.get(other, NEVER)
        return 1 + min((known.get(near, NEVER) for near in beside(other)), default=NEVER)

    def flood(self, one: Hex) -> dict[Hex, int]:
        found, ring, steps = {one: 0}, {one}, 0
        while ring:
            steps += 1
            ring = {near for hex in ring for near in self.beside(hex)} - set(found)
            found |= dict.fromkeys(ring, steps)
        return found

    def sees(self, one: Hex, other: Hex) -> bool:
        return self.room.sees(one, other)

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
        for turned in self.turns:
            shifts = [hex] if self.skill.around else [(covering[0] - q, covering[1] - r) for q, r in turned]
            for shift in shifts:
                covered = {(q + shift[0], r + shift[1]) for q, r in turned}
                if covering in covered and (self.skill.around or self.near_enough(hex, covered)):
                    found.append(covered)
        return found

    def near_enough(self, hex: Hex, covered: Iterable[Hex]) -> bool:
        return any(self.range(hex, red) <= self.reach for red in covered)

    def attacks(self, hex: Hex) -> set[Targets]:
        """Every set of enemies that one attack from a hex could hit."""
        if hex not in self.sets:
            self.sets[hex] = self.work_out_attacks(hex)
        return self.sets[hex]

    def work_out_attacks(self, hex: Hex) -> set[Targets]:
        """With an area: what lies in it and is seen, at least one, and up to its number of others beside it."""
        found: set[Targets] = set()
        near = [
            enemy
            for enemy, at in self.enemies.items()
            if self.range(hex, at) <= self.reach and self.sees(hex, at)
        ]
        if not self.pattern:
            for count in range(1, min(self.limit, len(near)) + 1):
                found |= {frozenset(some) for some in combinations(near, count)}
            return found
        for caught in self.caught(hex):
            others = [enemy for enemy in near if enemy not in caught]
            for count in range(min(self.limit - 1, len(others)) + 1):
                found |= {caught | set(more) for more in combinations(others, count)}
        return found

    def caught(self, hex: Hex) -> set[Targets]:
        found: set[Targets] = set()
        for at in self.enemies.values():
            for covered in self.placements(hex, at):
                found.add(
                    frozenset(
                        e for e, other in self.enemies.items() if other in covered and self.sees(hex, other)
                    )
                )
        return found - {frozenset()}

    def could_attack(self, hex: Hex, enemy: str) -> bool:
        return any(enemy in some for some in self.attacks(hex))

    # Focus

    def key(self, enemy: str) -> tuple[tuple[int, int], int, float] | None:
        """The best way to attack it, proximity, initiative."""
        prices = [
            (negatives, cost)
            for (end, negatives), cost in self.costs(self.start).items()
            if self.may_end(end) and self.could_attack(end, enemy)
        ]
        if not prices:
            return None
        return min(prices), *self.worth(enemy)

    def worth(self, enemy: str) -> tuple[int, float]:
        """Range from the hex where the turn began, then initiative (GH-S-MON-09)."""
        return self.range(self.start, self.enemies[enemy]), self.scene.figures[enemy].initiative

    def focuses(self) -> tuple[set[str], int]:
        """Those tied for focus, and k*."""
        keys = {enemy: key for enemy in self.enemies if (key := self.key(enemy))}
        if not keys:
            return set(), 0
        best = min(keys.values())
        return {enemy for enemy, key in keys.items() if key == best}, best[0][0]

    # Movement

    def spoilt(self, hex: Hex, enemy: str) -> bool:
        return self.ranged and not self.skill.muddled and self.range(hex, self.enemies[enemy]) == 1

    def best(self, costs: dict[Hex, int], focus: str) -> dict[Hex, set[Targets]]:
        """GH-S-MMV-03: of hexes from which the focus could be attacked, the best, and the sets that make them so."""
        clear = {hex: cost for hex, cost in costs.items() if not self.spoilt(hex, focus)}
        costs = clear or costs
        pairs = [(hex, some) for hex in costs for some in self.attacks(hex) if focus in some]
        most = max(len(some) for _, some in pairs)
        pairs = [(hex, some) for hex, some in pairs if len(some) == most]
        price: dict[Targets, int] = {}
        for hex, some in pairs:
            price[some] = min(price.get(some, NEVER), costs[hex])
        cheapest = [some for some in price if price[some] == min(price.values())]
        worth = {some: sorted(self.worth(enemy) for enemy in some - {focus}) for some in cheapest}
        kept = [some for some in cheapest if worth[some] == min(worth.values())]
        pairs = [(hex, some) for hex, some in pairs if some in kept]
        ranked = {
            (hex, some): (sum(self.spoilt(hex, enemy) for enemy in some - {focus}), costs[hex])
            for hex, some in pairs
        }
        found: dict[Hex, set[Targets]] = {}
        for (hex, some), rank in ranked.items():
            if rank == min(ranked.values()):
                found.setdefault(hex, set()).add(some)
        return found

    def attack_hexes(self, focus: str, negatives: int) -> dict[Hex, int]:
        return {
            end: cost
            for (end, count), cost in self.costs(self.start).items()
            if count == negatives and self.may_end(end) and self.could_attack(end, focus)
        }

    def goals(self, focus: str, negatives: int) -> set[Hex]:
        """The equal destinations when none is in reach (GH-S-MMV-06); none when one is."""
        hexes = self.attack_hexes(focus, negatives)
        if not hexes or min(hexes.values()) <= self.skill.move:
            return set()
        return set(self.best(hexes, focus))

    def options(self, focus: str, negatives: int) -> dict[Hex, set[Targets]]:
        """Where it may end, and whom it then attacks."""
        hexes = self.attack_hexes(focus, negatives)
        now = {end: cost for end, cost in hexes.items() if cost <= self.skill.move}
        nobody: set[Targets] = {frozenset()}
        if now:
            found = self.best(now, focus)
            return found if self.skill.attack else dict.fromkeys(found, nobody)
        stops: set[Hex] = set()
        for goal in self.goals(focus, negatives):
            stops |= self.stops(goal, negatives)
        return dict.fromkeys(stops or {self.start}, nobody)

    def stops(self, goal: Hex, negatives: int) -> set[Hex]:
        """GH-S-MMV-07 for one destination."""
        found: dict[Hex, tuple[int, int]] = {}
        for (stop, used), spent in self.costs(self.start).items():
            if spent > self.skill.move or not self.may_end(stop):
                continue
            still = self.costs(stop).get((goal, negatives - used), NEVER)
            if still < NEVER:
                found[stop] = min(found.get(stop, (NEVER, NEVER)), (still, spent))
        return {stop for stop, key in found.items() if key == min(found.values())}


def orientations(pattern: Iterable[Hex]) -> list[tuple[Hex, ...]]:
    """A pattern turned by sixths of a circle about (0, 0), as it is and mirrored."""
    found: set[tuple[Hex, ...]] = set()
    for mirrored in (False, True):
        hexes = [(r, q) if mirrored else (q, r) for q, r in pattern]
        for _ in range(6):
            hexes = [(-r, q + r) for q, r in hexes]
            found.add(tuple(sorted(hexes)))
    return sorted(found)
