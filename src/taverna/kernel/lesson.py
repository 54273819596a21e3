"""The table at which a game is learned: the same for everybody, with room to do well."""

from __future__ import annotations

from taverna.kernel.options import Setting


class Lesson:
    """One person learns, at seat 0; `bots` sit at the seats after it."""

    __slots__ = ("bots", "options", "seed")

    def __init__(self, seed: int, bots: tuple[str, ...], options: dict[str, Setting]) -> None:
        self.seed = seed
        self.bots = bots
        self.options = options
