"""Positions that differ from a given one in a single thing: what random games hardly ever bring side by side.

A saved position is changed blindly, here and there; what the game can't load and show is no position and left out.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from taverna.kernel import AnyGame, Rng, State, TavernaError

Path = tuple[Any, ...]
KEPT = ("agenda", "game", "rng", "seats", "version")
"""Fields that are left alone: they are not on the table."""


def mutants(game: AnyGame, state: State, count: int, rng: Rng) -> Iterator[State]:
    """As many as can be loaded of `count` tries."""
    dump = game.dump(state)
    leaves = [path for path in paths(dump, ()) if path[0] not in KEPT]
    for _ in range(count):
        changed = copy.deepcopy(dump)
        change(changed, leaves, rng)
        try:
            mutant: State = game.load(changed)
            for seat in range(mutant.seats):
                game.view(mutant, seat)
        except (TavernaError, AssertionError, LookupError, ValueError):
            continue
        yield mutant


def paths(data: Any, path: Path) -> Iterator[Path]:
    """The way to everything that is no list or object itself."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from paths(value, (*path, name))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from paths(value, (*path, index))
    else:
        yield path


def change(dump: dict[str, Any], leaves: list[Path], rng: Rng) -> None:
    """Bump a number, turn a flag, exchange two things of a kind, or move one to another list of such things."""
    path = leaves[rng.below(len(leaves))]
    value = at(dump, path)
    near = rng.below(2) == 0
    alike = [
        other
        for other in leaves
        if other != path and are_alike(dump, path, other) and (not near or other[:1] == path[:1])
    ]
    if isinstance(value, bool):
        put(dump, path, not value)
    elif (isinstance(value, int) and rng.below(3)) or not alike:
        down = isinstance(value, int) and value > 0 and rng.below(2)
        put(dump, path, value + (-1 if down else 1) if isinstance(value, int) else None)
    else:
        other = alike[rng.below(len(alike))]
        if rng.below(2):
            put(dump, path, at(dump, other))
            put(dump, other, value)
        else:
            move(dump, path, other)


def are_alike(dump: dict[str, Any], path: Path, other: Path) -> bool:
    """Of the same type; numbers only of the same name, or in lists of the same name, and on the same side of 0."""
    one, two = at(dump, path), at(dump, other)
    if type(one) is not type(two) or not isinstance(one, int):
        return type(one) is type(two)
    names = [step for step in path if isinstance(step, str)]
    return names == [step for step in other if isinstance(step, str)] and (one < 0) == (two < 0)


def move(dump: dict[str, Any], path: Path, other: Path) -> None:
    source, target = at(dump, path[:-1]), at(dump, other[:-1])
    if isinstance(source, list) and isinstance(target, list):
        target.insert(other[-1], source.pop(path[-1]))


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def put(data: Any, path: Path, value: Any) -> None:
    at(data, path[:-1])[path[-1]] = value
