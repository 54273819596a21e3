"""The acceptance positions of the rules (GH-S-POS-01 to POS-20), each with what must come of it.

The expected values are those of the rules file, which took them from the rulebook or worked them out by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.scenes import Scene, hero, monster


@dataclass(frozen=True)
class Case:
    """`attacked` is whom it attacks, from whichever end; `keys` are the focus keys that the rules name."""

    rule: str
    scene: Scene
    skill: dict[str, Any]
    focus: list[str]
    ends: set[Hex]
    attacked: set[str]
    keys: dict[str, tuple[int, int]] = field(default_factory=dict)
    path: list[Hex] | None = None

    @property
    def name(self) -> str:
        return f"{self.rule}-{self.skill}"


ORIGIN = monster(0, 0)
WALL_LINE = [
    ((0, 0), (0, 1)), ((1, 0), (0, 1)), ((1, 0), (1, 1)), ((2, 0), (1, 1)), ((2, 0), (2, 1)),
]  # fmt: skip
BEHIND_WALL = Scene(row(0, 3) + row(0, 3, 1), {"M": monster(1, 0), "C1": hero(1, 1)}, walls=WALL_LINE)


class Cases:
    """The cases as they are written down."""

    def __init__(self) -> None:
        self.all: list[Case] = []

    def add(
        self,
        number: int,
        scene: Scene,
        skill: dict[str, Any],
        focus: str,
        ends: set[Hex],
        attacked: str = "",
        keys: dict[str, tuple[int, int]] | None = None,
        path: list[Hex] | None = None,
    ) -> None:
        rule = f"GH-S-POS-{number:02}"
        self.all.append(
            Case(rule, scene, skill, focus.split(), ends, set(attacked.split()), keys or {}, path)
        )


def cases() -> list[Case]:
    found = Cases()
    for write in (_ways_and_traps, _equals, _barred, _far):
        write(found)
    return found.all


def _ways_and_traps(found: Cases) -> None:
    """Which way is the shorter one, and what a trap costs: POS-01 to 04."""
    scene = Scene(
        disc(5),
        {"M": ORIGIN, "Brute": hero(2, 0, 20), "Tinkerer": hero(-3, 0, 30)},
        obstacles=[(1, 0), (1, 1), (2, -1)],
    )
    keys = {"Brute": (0, 4), "Tinkerer": (0, 2)}
    found.add(1, scene, {"move": 3}, "Tinkerer", {(-2, 0)}, "Tinkerer", keys)

    scene = Scene(
        disc(6),
        {"M": ORIGIN, "Brute": hero(2, 0, 20), "Tinkerer": hero(3, -2, 30), "Scoundrel": hero(4, -1, 40)},
    )
    found.add(2, scene, {"move": 3, "range": 3}, "Brute", {(0, 0)}, "Brute")
    found.add(2, scene, {"move": 3}, "Brute", {(1, 0)}, "Brute")
    found.add(2, scene, {"move": 3, "targets": 2}, "Brute", {(2, -1)}, "Brute Tinkerer")
    found.add(2, scene, {"move": 3, "targets": 3}, "Brute", {(3, -1)}, "Brute Tinkerer Scoundrel")

    traps = [(1, 0), (2, 0)]
    scene = Scene(
        row(-5, 4), {"M": ORIGIN, "Tinkerer": hero(4, 0, 30), "Brute": hero(-5, 0, 20)}, traps=traps
    )
    found.add(3, scene, {"move": 3}, "Brute", {(-3, 0)}, "", {"Tinkerer": (2, 3), "Brute": (0, 4)})
    scene = Scene(row(-5, 4), {"M": ORIGIN, "Tinkerer": hero(4, 0, 30)}, traps=traps)
    found.add(3, scene, {"move": 3}, "Tinkerer", {(3, 0)}, "Tinkerer", path=[(1, 0), (2, 0), (3, 0)])
    found.add(3, scene, {"move": 2}, "Tinkerer", {(2, 0)}, "", path=[(1, 0), (2, 0)])

    scene = Scene(
        row(0, 4) + row(0, 3, 1) + [(1, -1)],
        {"M": ORIGIN, "ally": monster(0, 1), "Brute": hero(4, 0)},
        traps=[(1, 0)],
    )
    found.add(4, scene, {"move": 2, "range": 3}, "Brute", {(1, 1)}, "Brute", path=[(0, 1), (1, 1)])
    found.add(4, scene, {"move": 1, "range": 3}, "Brute", {(0, 0)}, "")


def _equals(found: Cases) -> None:
    """Who is taken of those as near, and where an archer stands: POS-05 to 09, 19."""
    scene = Scene(disc(5), {"M": ORIGIN, "C1": hero(2, 0, 80), "C2": hero(-3, 0, 10)})
    found.add(5, scene, {"range": 4}, "C1", {(0, 0)}, "C1", {"C1": (0, 0), "C2": (0, 0)})
    found.add(5, scene, {"range": 4, "move": 3}, "C1", {(0, 0)}, "C1")

    scene = Scene(disc(5), {"M": ORIGIN, "C1": hero(2, 0, 80), "C2": hero(-2, 0, 10)})
    found.add(6, scene, {"range": 4, "move": 2}, "C2", {(0, 0)}, "C2")
    found.add(6, scene, {"move": 2}, "C2", {(-1, 0)}, "C2")
    found.add(19, scene, {"move": 0}, "C2", {(0, 0)}, "")

    summoned = {"M": ORIGIN, "Tinkerer": hero(0, 2, 30), "S": hero(2, 0, 29.5)}
    found.add(
        7, Scene(disc(4), summoned | {"Brute": hero(-2, 0, 20)}), {"range": 3}, "Brute", {(0, 0)}, "Brute"
    )
    found.add(7, Scene(disc(4), summoned | {"Brute": hero(-2, 0, 99)}), {"range": 3}, "S", {(0, 0)}, "S")
    found.add(7, Scene(disc(4), summoned), {"range": 3}, "S", {(0, 0)}, "S")

    adjacent = {"M": ORIGIN, "C1": hero(1, 0)}
    archer: dict[str, Any] = {"range": 3, "move": 2}
    found.add(8, Scene(row(-3, 2), adjacent), archer, "C1", {(-1, 0)}, "C1")
    found.add(8, Scene(row(0, 2), adjacent), archer, "C1", {(0, 0)}, "C1")
    found.add(8, Scene(row(-3, 2), adjacent, traps=[(-1, 0)]), archer, "C1", {(0, 0)}, "C1")
    found.add(8, Scene(disc(5), adjacent), archer, "C1", {(-1, 0), (-1, 1), (0, -1)}, "C1")

    scene = Scene(row(-1, 4), {"M": monster(1, 0), "C1": hero(2, 0, 20), "C2": hero(3, 0, 30)})
    found.add(9, scene, {"range": 2, "targets": 2, "move": 2}, "C1", {(0, 0)}, "C1")


def _barred(found: Cases) -> None:
    """Rings, obstacles, hard ground, allies, walls, the unseen: POS-10 to 16."""
    guards = {f"G{number}": monster(q, r) for number, (q, r) in enumerate(disc(1)) if (q, r) != (0, 0)}
    ring = {"M": monster(-2, 0), "C1": hero(0, 0, 10), **guards}
    scene = Scene(disc(4), ring | {"C2": hero(2, -3, 60)})
    found.add(10, scene, {"move": 3}, "C2", {(1, -3), (1, -2)}, "C2", {"C2": (0, 3)})
    found.add(10, Scene(disc(4), ring), {"move": 3}, "", {(-2, 0)}, "")
    found.add(10, Scene(disc(4), ring), {"move": 3, "range": 2}, "C1", {(-2, 0)}, "C1")

    scene = Scene(row(0, 5), {"M": ORIGIN, "C1": hero(4, 0)}, obstacles=[(1, 0)], traps=[(2, 0)])
    found.add(11, scene, {"move": 3}, "", {(0, 0)}, "")
    found.add(11, scene, {"move": 3, "jump": True}, "C1", {(3, 0)}, "C1", {"C1": (0, 3)})
    found.add(11, scene, {"move": 2, "jump": True}, "C1", {(0, 0)}, "")
    found.add(11, scene, {"move": 3, "flying": True}, "C1", {(3, 0)}, "C1")
    found.add(11, scene, {"move": 2, "flying": True}, "C1", {(2, 0)}, "", {"C1": (0, 3)})

    scene = Scene(row(0, 4) + row(0, 3, 1), {"M": ORIGIN, "C1": hero(4, 0)}, difficult=[(1, 0), (2, 0)])
    found.add(12, scene, {"move": 2}, "C1", {(1, 1)}, "", {"C1": (0, 4)})
    found.add(12, scene, {"move": 3}, "C1", {(2, 1)}, "")
    found.add(12, scene, {"move": 4}, "C1", {(3, 0), (3, 1)}, "C1")

    scene = Scene(row(0, 6), {"M": ORIGIN, "ally": monster(2, 0), "C1": hero(6, 0)})
    found.add(13, scene, {"move": 1}, "C1", {(1, 0)}, "")
    found.add(13, scene, {"move": 2}, "C1", {(1, 0)}, "")
    found.add(13, scene, {"move": 3}, "C1", {(3, 0)}, "")

    found.add(14, BEHIND_WALL, {"move": 2}, "C1", {(3, 0)}, "")
    found.add(14, BEHIND_WALL, {"move": 4}, "C1", {(2, 1)}, "C1")
    found.add(14, BEHIND_WALL, {"move": 2, "range": 3}, "C1", {(3, 0)}, "C1")

    scene = Scene(row(0, 4), {"M": ORIGIN, "C1": hero(2, 0, invisible=True), "C2": hero(4, 0)})
    found.add(15, scene, {"move": 3}, "", {(0, 0)}, "")
    found.add(15, scene, {"move": 3, "range": 3}, "C2", {(1, 0)}, "C2")
    found.add(15, scene, {"move": 3, "jump": True}, "C2", {(3, 0)}, "C2")

    scene = Scene(disc(3), {"M": ORIGIN, "C1": hero(2, -1)})
    found.add(16, scene, {"move": 2}, "C1", {(1, -1), (1, 0)}, "C1")


def _far(found: Cases) -> None:
    """What is out of reach: POS-17, 18, 20."""
    scene = Scene(disc(7), {"M": monster(-4, 0), "C1": hero(2, 0, 20), "C2": hero(3, -2, 30)})
    two: dict[str, Any] = {"targets": 2}
    found.add(17, scene, two | {"move": 6}, "C1", {(2, -1)}, "C1 C2")
    found.add(17, scene, two | {"move": 5}, "C1", {(1, 0)}, "C1")
    found.add(17, scene, two | {"move": 3}, "C1", {(-1, 0), (-1, -1)}, "")
    found.add(17, scene, two | {"move": 2}, "C1", {(-2, 0), (-2, -1)}, "")

    scene = Scene(row(0, 9), {"M": ORIGIN, "C1": hero(5, 0)})
    found.add(18, scene, {"range": 3, "move": 4}, "C1", {(2, 0)}, "C1")
    scene = Scene(row(0, 9), {"M": ORIGIN, "C1": hero(9, 0)})
    found.add(18, scene, {"range": 3, "move": 4}, "C1", {(4, 0)}, "")

    scene = Scene(row(0, 6), {"M": ORIGIN, "C1": hero(4, 0)})
    found.add(20, scene, {"range": 3, "move": 3, "attack": False}, "C1", {(3, 0)}, "")
