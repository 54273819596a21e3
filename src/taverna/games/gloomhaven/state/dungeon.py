"""What a random dungeon has on the table: its two decks, and the rooms laid so far (GH-C-RDD-03)."""

from __future__ import annotations

from typing import Final

NOT_CHOSEN: Final = -1


class Laid:
    """A room on the table, by numbers of cards; the entrance in use, and the exit before that leads to it."""

    __slots__ = ("entrance", "exit", "monsters", "room")

    def __init__(self, room: int, monsters: int, entrance: int, exit: int) -> None:
        self.room = room
        self.monsters = monsters
        self.entrance = entrance
        self.exit = exit

    def key(self) -> str:
        return f"{self.room}.{self.monsters}.{self.entrance}.{self.exit}"


class DungeonDecks:
    """Room cards and monster cards left to draw (top last), room cards discarded because they did not fit.

    `laid` is replaced, never changed in place: clones share it.
    """

    __slots__ = ("discard", "laid", "monsters", "rooms")

    def __init__(self, rooms: list[int], monsters: list[int]) -> None:
        self.rooms = rooms
        self.monsters = monsters
        self.discard: list[int] = []
        self.laid: list[Laid] = []

    def clone(self) -> DungeonDecks:
        other = DungeonDecks(self.rooms[:], self.monsters[:])
        other.discard = self.discard[:]
        other.laid = self.laid
        return other
