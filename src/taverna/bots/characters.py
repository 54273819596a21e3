"""The regulars of the tavern: rivals with a name and a temper, each as strong as a level, in every game."""

from __future__ import annotations

from typing import Final


class Character:
    """`name` is the same in every language; texts about it are found by its temper."""

    __slots__ = ("id", "level", "name", "temper")

    def __init__(self, name: str, level: str, temper: str) -> None:
        self.id = name.lower()
        self.name = name
        self.level = level
        self.temper = temper


CAST: Final = (
    Character("Prudencia", "strong", "careful"),
    Character("Midas", "strong", "greedy"),
    Character("Vendetta", "strong", "spiteful"),
    Character("Zigzag", "strong", "contrary"),
    Character("Bravo", "strong", "showman"),
)
CHARACTERS: Final = {one.id: one for one in CAST}
