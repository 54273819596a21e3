"""What reports on many games count: characters, the boss, wounds, and which cards were laid."""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders import codes
from taverna.games.dungeon_raiders.cards import NAMES, TORCH
from taverna.games.dungeon_raiders.content import ROOMS_PLAYED, Box
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import TABLE, Statistic, Survey, Trait

DEEDS: Final = ["wounds"]
STATISTICS: Final = [
    Statistic("wounds", deed="wounds"),
    Statistic("chests", ["chest-won"]),
    Statistic("fainted", ["fainted"]),
]
CHOICES: Final = list(NAMES)
"""By card. A torch is announced, never laid: both codes that announce one count as the torch."""


class DungeonRaidersSurvey(Survey[Table]):
    """The survey over all boxes, and the number of each trait by its id: owners add characters and bosses."""

    def __init__(self, boxes: list[Box]) -> None:
        self.numbers: dict[str, int] = {}
        traits: list[Trait] = []
        for box in boxes:
            for character in box.characters:
                self._add(traits, Trait("character", character.id))
            for boss in box.rooms[box.first_boss :]:
                self._add(traits, Trait("room", boss.id, shared=True))
        kinds = [TORCH if code >= codes.LOOK else code for code in range(codes.COUNT)]
        super().__init__(traits, DEEDS, CHOICES, kinds, STATISTICS)

    def _add(self, traits: list[Trait], trait: Trait) -> None:
        name = f"{trait.kind} {trait.id}"
        if name not in self.numbers:
            self.numbers[name] = len(traits)
            traits.append(trait)

    def traits_of(self, table: Table, seat: int) -> list[int]:
        box = table.rules.box
        if seat == TABLE:
            return [self.numbers[f"room {box.rooms[table.pile[ROOMS_PLAYED - 1]].id}"]]
        return [self.numbers[f"character {box.characters[table.characters[seat]].id}"]]

    def deeds_of(self, table: Table, seat: int) -> list[int]:
        return [table.wounds[seat]]
