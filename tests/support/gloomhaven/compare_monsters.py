"""Monster turns compared with the reference on random positions, and what these positions were like.

PYTHONPATH=src python -m tests.support.gloomhaven.compare_monsters 50000 [first]
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import pairwise

from tests.support.gloomhaven.random_scenes import random_scene
from tests.support.gloomhaven.reference_monsters import Reference, Targets
from tests.support.gloomhaven.reference_sight import Hex
from tests.support.gloomhaven.scenes import Scene, Skill, Turn


def check(number: int, tally: Counter[str]) -> None:
    """The same focus, ends and targets as the reference; legal ways; and a note of what was met."""
    scene, skill = random_scene(number)
    turn = scene.turn(**vars(skill))
    untold = scene.turn(explain=False, **vars(skill))
    assert (untold.focus, untold.attacks, untold.paths) == (turn.focus, turn.attacks, turn.paths), number
    reference = Reference(scene, skill)
    focuses, negatives = reference.focuses()
    assert set(turn.focus) == focuses, number
    tally["positions"] += 1
    if not focuses:
        assert turn.attacks == {reference.start: [[]]}, number
        tally["without focus"] += 1
        return
    expected: dict[Hex, set[Targets]] = {}
    for focus in focuses:
        for end, sets in reference.options(focus, negatives).items():
            expected.setdefault(end, set()).update(sets)
    found = {end: {frozenset(targets) for targets in sets} for end, sets in turn.attacks.items()}
    assert found == expected, number
    check_paths(skill, turn, reference, negatives)
    tally.update(met(scene, skill, reference, focuses, negatives))


def check_paths(skill: Skill, turn: Turn, reference: Reference, negatives: int) -> None:
    """Each is a way on foot or in the air that costs no more than the move, with no more negative hexes than needed."""
    costs = reference.costs(reference.start)
    for end, paths in turn.paths.items():
        for path in paths:
            way = [reference.start, *path]
            assert way[-1] == end
            for one, other in pairwise(way):
                assert other in reference.beside(one)
            if skill.flying or skill.jump:
                continue
            assert not set(path) & (reference.obstacles | reference.in_the_way)
            entered = sum(hex in reference.negative for hex in path)
            cost = sum(2 if hex in reference.difficult else 1 for hex in path)
            assert entered <= negatives
            assert cost <= skill.move
            assert costs[end, entered] == cost


def met(scene: Scene, skill: Skill, reference: Reference, focuses: set[str], negatives: int) -> list[str]:
    """What kinds of position this is one of."""
    found: list[str] = []

    def note(kind: str, holds: bool) -> None:
        if holds:
            found.append(kind)

    focus = min(focuses)
    options = reference.options(focus, negatives)
    goals = reference.goals(focus, negatives)
    area = bool(reference.pattern)
    note("wall lines", bool(scene.walls))
    note("area", area)
    note("area and added targets", area and skill.targets > 1)
    note("several targets", skill.attack and skill.targets > 1)
    note("several targets attacked", any(len(some) > 1 for sets in options.values() for some in sets))
    note("tied focus", len(focuses) > 1)
    note("negative hexes needed", negatives > 0)
    note("out of reach", bool(goals))
    note("equal destinations out of reach", len(goals) > 1)
    note(
        "equal destinations, other stops for each",
        len(goals) > 1 and len({frozenset(reference.stops(goal, negatives)) for goal in goals}) > 1,
    )
    note("several ends", len(options) > 1)
    note("several sets from one end", any(len(sets) > 1 for sets in options.values()))
    if area and not goals:
        note("focus beside the area", any(_is_beside(reference, end, focus, options[end]) for end in options))
    if not goals and skill.attack and skill.targets + len(reference.pattern) > 1:
        found += what_decides(reference, focus, negatives, options)
    return found


def _is_beside(reference: Reference, end: Hex, focus: str, sets: set[Targets]) -> bool:
    """Whether these targets can be hit only if the area does not catch the focus."""
    with_focus = [caught for caught in reference.caught(end) if focus in caught]
    return any(some and not any(caught <= some for caught in with_focus) for some in sets)


def what_decides(
    reference: Reference, focus: str, negatives: int, options: dict[Hex, set[Targets]]
) -> list[str]:
    """Whether the order of criteria (3) to (5) makes a difference here."""
    hexes = reference.attack_hexes(focus, negatives)
    now = {hex: cost for hex, cost in hexes.items() if cost <= reference.skill.move}
    now = {hex: cost for hex, cost in now.items() if not reference.spoilt(hex, focus)} or now
    sets = {some for hex in now for some in reference.attacks(hex) if focus in some}
    most = max(len(some) for some in sets)
    able = [hex for hex in now if any(focus in some and len(some) == most for some in reference.attacks(hex))]
    found: list[str] = []
    if any(now[end] > min(now[hex] for hex in able) for end in options):
        found.append("dearer hex to avoid disadvantage")
    worth = {
        some: sorted(reference.worth(enemy) for enemy in some - {focus}) for some in sets if len(some) == most
    }
    chosen = {some for some_sets in options.values() for some in some_sets}
    if any(worth[some] > min(worth.values()) for some in chosen):
        found.append("nearer set left for its cost")
    return found


def main() -> None:
    count = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    tally: Counter[str] = Counter()
    for number in range(first, first + count):
        check(number, tally)
        if (number - first + 1) % 5000 == 0:
            print(f"{number - first + 1} alike", flush=True)
    for kind, times in tally.most_common():
        print(f"{times:8} {kind}")


if __name__ == "__main__":
    main()
