"""The moments at which a scenario may have something to say: a closed list that content names and the rules reach."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0  # the map is laid out
START: Final = 1  # everybody stands on the map
ROUND_START: Final = 2  # before card selection
ROUND_END: Final = 3  # after round bonuses have ended, before short rests (GH-S-END-01, RUL-43)
TURN_START: Final = 4  # subject: whose turn
TURN_END: Final = 5  # after looting (GH-S-TRN-10); subject: whose turn, perhaps no longer on the map
DOOR_OPENED: Final = 6  # where: the door; its rooms are laid out
ROOM_REVEALED: Final = 7  # where: the room; its monsters stand
KILLED: Final = 8  # subject: who has just left the map; where: its cell
LOOTED: Final = 9  # subject: the hero; where: the cell of a goal treasure
EXHAUSTED: Final = 10  # subject: the hero
INTERACTED: Final = 11  # subject: the hero; where: which interaction of the scenario
ALWAYS: Final = 12  # no moment at all: it holds whenever somebody looks
SPECIAL: Final = 13  # subject: the boss; where: the line of its special action that the scenario tells
MOVED: Final = 14  # subject: who has ended a movement, of its own or by force
ENTERED: Final = 15  # subject: who has entered a hex, not flying; where: its cell
STRUCK: Final = 16  # subject: who has made a melee attack
PENALTY: Final = 17  # subject: who opened the door; where: the penalty of a room card (GH-C-RDD-12)
TREASURE: Final = 18  # subject: the hero; where: the number of a treasure of the dungeon (GH-C-RDD-15)
OF_A_FIGURE: Final = (
    TURN_START, TURN_END, DOOR_OPENED, KILLED, LOOTED, EXHAUSTED, INTERACTED, SPECIAL, MOVED, ENTERED,
    STRUCK, PENALTY, TREASURE,
)  # fmt: skip
"""Moments of one figure: what happens concerns it, if nobody else is named."""
MOMENTS: Final = (
    "set-up", "start", "round-start", "round-end", "turn-start", "turn-end", "door-opened", "room-revealed",
    "killed", "looted", "exhausted", "interacted", "always", "special",
    "moved", "entered", "struck",
    "penalty", "treasure",
)  # fmt: skip
