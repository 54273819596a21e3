"""What reports on many games count: characters, the boss, wounds, and which cards were laid."""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders import codes
from taverna.games.dungeon_raiders.cards import NAMES, TORCH
from taverna.games.dungeon_raiders.content import ROOMS_PLAYED, Box
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import TABLE, Survey, Trait

DEEDS: Final = ["wounds"]
CHOICES: Final = list(NAMES)
"""By card. A torch is announced, never laid: both codes that announce one count as the torch."""


def survey(box: Box) -> Survey:
    traits = [Trait("character", character.id) for character in box.characters]
    traits += [Trait("room", boss.id, shared=True) for boss in box.rooms[box.first_boss :]]
    return Survey(
        traits, DEEDS, CHOICES, [TORCH if code >= codes.LOOK else code for code in range(codes.COUNT)]
    )


def traits(table: Table, seat: int) -> list[int]:
    box = table.rules.box
    if seat == TABLE:
        return [len(box.characters) + table.pile[ROOMS_PLAYED - 1] - box.first_boss]
    return [table.characters[seat]]


def deeds(table: Table, seat: int) -> list[int]:
    return [table.wounds[seat]]
