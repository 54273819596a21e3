"""What a seat sees, as a row of small whole numbers of fixed length: what learning programs look at.

A layout names the stretches of that row. A game adds its fields once, keeps where each begins, and writes into a row of
zeros (`Observation.observe`). Every cell holds a whole number from 0 to the field's `high`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from taverna.kernel.options import GameOption, Setting

WIDE: Final = 255
"""How many whole bases fit into the second cell of a wide number."""


class Field:
    """Some cells that belong together: from `start`, in the order of `shape`, the last axis running fastest."""

    __slots__ = ("help", "highs", "name", "shape", "size", "start")

    def __init__(self, name: str, start: int, shape: tuple[int, ...], highs: list[int], help: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.size = len(highs)
        self.highs = highs
        """The largest number of each cell."""
        self.help = help

    def __repr__(self) -> str:
        return f"Field({self.name!r}, start={self.start}, shape={self.shape})"


class Layout:
    """The fields of an observation, one after the other. Without any: the game has no observations."""

    __slots__ = ("fields", "size")

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, shape: tuple[int, ...], help: str, high: int = 1) -> int:
        """A field of such a shape; returns where it begins."""
        size = 1
        for length in shape:
            size *= length
        return self._place(name, shape, [high] * size, help)

    def wide(self, name: str, shape: tuple[int, ...], base: int, help: str) -> int:
        """For numbers without a bound: two cells each, what is left over after whole bases, and the whole bases."""
        size = 1
        for length in shape:
            size *= length
        return self._place(name, (*shape, 2), [base - 1, WIDE] * size, help)

    def settings(self, options: Sequence[GameOption], help: str) -> int:
        """One cell for a yes or no, one for each choice of the others: see `settings_cells`."""
        size = sum([len(option.choices) or 1 for option in options])
        return self._place("settings", (size,), [1] * size, help)

    def with_settings(self, options: Sequence[GameOption], help: str) -> Layout:
        """The same fields and the options after them: how many cells those need depends on what content is loaded."""
        whole = Layout()
        whole.fields = self.fields[:]
        whole.size = self.size
        whole.settings(options, help)
        return whole

    def slices(self) -> dict[str, slice]:
        """Where each field lies."""
        return {field.name: slice(field.start, field.start + field.size) for field in self.fields}

    def highs(self) -> list[int]:
        """The largest number of every cell."""
        return [high for field in self.fields for high in field.highs]

    def _place(self, name: str, shape: tuple[int, ...], highs: list[int], help: str) -> int:
        start = self.size
        self.fields.append(Field(name, start, shape, highs, help))
        self.size += len(highs)
        return start


def put_wide(into: bytearray, at: int, value: int, base: int) -> None:
    """A number of a `wide` field; one that is too large for it, which no game reaches, is cut."""
    bases = value // base
    if bases > WIDE:
        into[at] = base - 1
        into[at + 1] = WIDE
    elif value:
        into[at] = value - bases * base
        into[at + 1] = bases


def settings_cells(options: Sequence[GameOption], values: Mapping[str, Setting]) -> list[int]:
    """Which cells of a `settings` field are 1."""
    cells: list[int] = []
    at = 0
    for option in options:
        value = values[option.name]
        if option.choices:
            cells.append(at + option.choices.index(str(value)))
            at += len(option.choices)
        else:
            if value is True:
                cells.append(at)
            at += 1
    return cells
