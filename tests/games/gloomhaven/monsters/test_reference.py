"""Against the slow reference: the same focus, ends and targets on thousands of small random boards."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.gloomhaven.random_scenes import random_scene
from tests.games.gloomhaven.reference_monsters import Reference
from tests.games.gloomhaven.scenes import Scene, Skill, Turn

CHUNK = 150


def check(number: int) -> None:
    scene, skill = random_scene(number)
    turn = scene.turn(**vars(skill))
    reference = Reference(scene, skill)
    focuses, negatives = reference.focuses()
    assert set(turn.focus) == focuses, number
    if not focuses:
        assert turn.attacks == {reference.start: [[]]}, number
        return
    expected: dict[object, set[frozenset[str]]] = {}
    for focus in focuses:
        for end in reference.ends(focus, negatives):
            expected.setdefault(end, set()).update(reference.attacked(end, focus))
    found = {end: {frozenset(targets) for targets in sets} for end, sets in turn.attacks.items()}
    assert found == expected, number
    check_paths(scene, skill, turn, reference, negatives)


def check_paths(scene: Scene, skill: Skill, turn: Turn, reference: Reference, negatives: int) -> None:
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


@pytest.mark.rule("GH-S-FOC-03", "GH-S-FOC-07", "GH-S-MMV-02", "GH-S-MMV-03", "GH-S-MMV-06", "GH-S-MMV-07")
def test_like_the_reference() -> None:
    for number in range(CHUNK):
        check(number)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(1, 21))
def test_like_the_reference_on_thousands(chunk: int) -> None:
    for number in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        check(number)
