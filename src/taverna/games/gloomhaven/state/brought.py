"""What heroes bring along from a campaign: the sheet each plays with, and what befell the party on its way."""

from __future__ import annotations


class BroughtHero:
    """A hero as its sheet says. Cards are bits by their place; `hand` 0: none was chosen beforehand.

    `items` are owned, and those to be worn are chosen at the set-up. The rest is how the hero starts (GH-C-TRV-05).
    """

    __slots__ = (
        "blesses", "conditions", "consumed", "curses", "damage", "discards", "hand", "items", "level", "minus_ones",
        "perks", "pool", "slug", "stickers",
    )  # fmt: skip

    def __init__(self, slug: str, level: int) -> None:
        self.slug = slug
        self.level = level
        self.perks: list[int] = []
        self.pool = 0
        self.hand = 0
        self.items: list[int] = []
        self.stickers: dict[str, str] = {}
        self.blesses = 0
        self.curses = 0
        self.minus_ones = 0
        self.damage = 0
        self.conditions = 0
        self.discards = 0
        self.consumed: list[int] = []


class Given:
    """All that was given; `data` is the document it was read from, which a saved position holds."""

    __slots__ = ("achievements", "data", "heroes", "looted")

    def __init__(self, data: dict[str, object], heroes: list[BroughtHero], looted: list[int]) -> None:
        self.data = data
        self.heroes = heroes
        self.looted = looted
        self.achievements: list[str] = []
