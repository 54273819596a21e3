"""Numbers of a loaded table that must lie in a range: the complaint names the field and what is allowed."""

from __future__ import annotations

from typing import Final

from taverna.kernel.fields import bad

PATH: Final = "position"
MOST: Final = 9999


def within(path: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise bad(path, f"must lie between {low} and {high}, not {value}")


def all_within(path: str, values: list[int], low: int, high: int) -> None:
    for number, value in enumerate(values):
        within(f"{path}[{number}]", value, low, high)


# Heroes, before their figures are made
