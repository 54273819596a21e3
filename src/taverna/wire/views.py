"""The views and events of each game as types, and whether what a game says agrees with them.

`TableView` is what `view` gives, `EventArgs` what events say; the browser's types are made from both.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from taverna.games.bloodborne import view_types as bloodborne
from taverna.games.dead_mans_draw import view_types as dead_mans_draw
from taverna.games.dungeon_raiders import view_types as dungeon_raiders
from taverna.games.gloomhaven.view import reference_types, view_types as gloomhaven
from taverna.kernel.shapes import OneOf, Row

VIEW_TYPES: dict[str, ModuleType] = {
    "bloodborne": bloodborne,
    "dead-mans-draw": dead_mans_draw,
    "dungeon-raiders": dungeon_raiders,
    "gloomhaven": gloomhaven,
}
"""By the game's id: the module with `TableView`, `EventArgs` and what they are made of."""

REFERENCE_TYPES: dict[str, ModuleType] = {"gloomhaven": reference_types}
"""Likewise, for what a game tells about its components."""


@cache
def fields(expected: Any) -> dict[str, Any]:
    return get_type_hints(expected, include_extras=True)


@cache
def required(expected: Any) -> set[str]:
    """The fields that are always there: not those of a class with `total=False`, nor what is `NotRequired`."""
    return {
        name for name in expected.__required_keys__ if get_origin(fields(expected)[name]) is not NotRequired
    }


def mismatches(value: object, expected: Any, path: str = "view") -> Iterator[str]:
    """Where the value is not what the type says, in words: a field too many, one that is missing, another type."""
    origin = get_origin(expected)
    if origin is Annotated:
        yield from _in_annotated(value, expected, path)
    elif origin is NotRequired:
        yield from mismatches(value, get_args(expected)[0], path)
    elif origin in (Union, UnionType):
        yield from _in_union(value, get_args(expected), path)
    elif is_typeddict(expected):
        yield from _in_fields(value, expected, path)
    elif origin is list:
        yield from _in_list(value, get_args(expected)[0], path)
    elif origin is dict:
        names, inner = get_args(expected)
        yield from _in_dict(value, names, inner, path)
    elif type(value) is not (NoneType if expected is None else expected):
        yield f"{path}: {value!r} is not {expected.__name__}"


def _in_union(value: object, parts: tuple[Any, ...], path: str) -> Iterator[str]:
    found = [list(mismatches(value, part, path)) for part in parts if part is not NoneType]
    if all(found) and not (value is None and NoneType in parts):
        yield from min(found, key=len)


def _in_annotated(value: object, expected: Any, path: str) -> Iterator[str]:
    plain, *marks = get_args(expected)
    for mark in marks:
        if isinstance(mark, OneOf) and value not in mark.words:
            yield f"{path}: {value!r} is none of {', '.join(mark.words)}"
        if isinstance(mark, Row):
            yield from _in_row(value, mark, path)
            return
    yield from mismatches(value, plain, path)


def _in_row(value: object, row: Row, path: str) -> Iterator[str]:
    if not isinstance(value, list) or len(value) != len(row.parts):
        yield f"{path}: {value!r} is not a row of {', '.join(row.parts)}"
        return
    for part, (name, inner) in zip(value, row.parts.items(), strict=True):
        yield from mismatches(part, inner, f"{path}.{name}")


def _in_fields(value: object, expected: Any, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path}: {value!r} is not {expected.__name__}"
        return
    hints = fields(expected)
    for name in required(expected) - set(value):
        yield f"{path}.{name} is missing"
    for name, inner in value.items():
        if name not in hints:
            yield f"{path}.{name} is not in {expected.__name__}"
        else:
            yield from mismatches(inner, hints[name], f"{path}.{name}")


def _in_list(value: object, inner: Any, path: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{path}: {value!r} is not a list"
        return
    for place, one in enumerate(value):
        yield from mismatches(one, inner, f"{path}[{place}]")


def _in_dict(value: object, names: Any, inner: Any, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path}: {value!r} is not a dict"
        return
    for name, one in value.items():
        yield from mismatches(name, names, f"{path} (its name {name!r})")
        yield from mismatches(one, inner, f"{path}.{name}")
