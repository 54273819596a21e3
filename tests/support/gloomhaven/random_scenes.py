"""Small random scenes: ragged floors, wall lines, terrain, figures, abilities. The same number gives the same scene.

Made so that areas, added targets, walls and equal destinations are frequent; `compare_monsters` counts them.
"""

from __future__ import annotations

from random import Random

from taverna.kit.hexes import DIRECTIONS, Hex, add, disc
from tests.support.gloomhaven.scenes import Scene, Skill, Spot, hero, monster

PATTERNS: list[list[Hex]] = [
    [(1, 0)],
    [(1, -1), (1, 0)],
    [(1, 0), (2, -1)],
    [(1, 0), (2, 0), (3, 0)],
    [(1, -1), (2, -2), (2, -1)],
    [(2, -1), (2, 0)],
    [(2, 0), (3, 0)],
]
FREE_PATTERNS: list[list[Hex]] = [
    [(0, 0), (1, 0)],
    [(0, 0), (1, -1), (1, 0)],
    [(0, 0), (1, 0), (2, 0), (2, -1)],
    disc(1),
]


def random_floor(random: Random, radius: int, most: int = 40) -> list[Hex]:
    """Connected: grown from the middle, so that most of it can be walked."""
    plane = set(disc(radius))
    floor = [(0, 0)]
    for _ in range(random.randint(4, most)):
        hex = add(random.choice(floor), random.choice(DIRECTIONS))
        if hex in plane and hex not in floor:
            floor.append(hex)
    return floor


def random_walls(random: Random, floor: list[Hex], share: float) -> list[tuple[Hex, Hex]]:
    pairs = [(hex, add(hex, step)) for hex in floor for step in DIRECTIONS[:3] if add(hex, step) in floor]
    return [pair for pair in pairs if random.random() < share]


def random_scene(number: int) -> tuple[Scene, Skill]:
    random = Random(number)
    floor = random_floor(random, random.choice((2, 3, 4, 5)), random.choice((40, 60, 150)))
    walls = random_walls(random, floor, random.choice((0, 0, 0.1, 0.25)))
    free = floor[:]
    random.shuffle(free)
    if random.random() < 0.35:
        # Far apart: figures are taken from the end, the monster first.
        free.sort(key=lambda hex: -hex[0] - random.randint(0, 3))
        free.append(free.pop(0))
    figures: dict[str, Spot] = {"M": monster(*free.pop())}
    for index in range(min(random.choice((1, 2, 3, 4, 4, 5)), len(free))):
        figures[f"C{index}"] = hero(*free.pop(), random.randint(1, 3), random.random() < 0.1)
    for index in range(min(random.randint(0, 3), len(free))):
        figures[f"A{index}"] = monster(*free.pop())
    terrain: list[list[Hex]] = [[], [], [], []]
    trapped = random.choice((0, 0.1, 0.4))
    for hex in floor:
        for kind, share in zip(terrain, (0.1, trapped, trapped / 3, 0.15), strict=True):
            if random.random() < share and (kind is not terrain[0] or hex in free):
                kind.append(hex)
    obstacles, traps, hazards, difficult = terrain
    scene = Scene(floor, figures, obstacles, traps, hazards, difficult, walls)
    return scene, random_skill(random)


def random_skill(random: Random) -> Skill:
    kind = random.choice(("melee", "ranged", "ranged", "around", "free"))
    return Skill(
        move=random.choice((0, 1, 1, 2, 2, 3, 5)),
        range=random.randint(0 if kind == "free" else 1, 4) if kind in ("ranged", "free") else 0,
        targets=random.choice((1, 1, 2, 3)),
        around=random.choice(PATTERNS) if kind == "around" else (),
        free=random.choice(FREE_PATTERNS) if kind == "free" else (),
        jump=random.random() < 0.2,
        flying=random.random() < 0.15,
        attack=random.random() < 0.93,
        muddled=random.random() < 0.15,
    )
