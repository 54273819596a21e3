"""What a seat sees as a row of small whole numbers, for learning programs: `layout` says what stands where.

It holds all that the view of the seat holds, and nothing else. Kinds of action cards and monsters have a cell each, in
the order of the card set that is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.bloodborne.cards import NO_MONSTER, TROPHY_COUNT, Die
from taverna.games.bloodborne.codes import MAX_KINDS
from taverna.games.bloodborne.content import MAX_MONSTERS
from taverna.games.bloodborne.state import STEPS, Table
from taverna.games.bloodborne.view import round_number, step_number
from taverna.kernel import NO_ANSWER, Observation
from taverna.kernel.layout import Layout, put_wide
from taverna.kernel.options import GameOption

MAX_SEATS: Final = 5
MAX_DICE: Final = 6
ROUND_STEPS: Final = 9
BLOOD: Final = 32
"""Blood, rounds and deaths have no bound: they are written as so many times this, and what is left over."""
HEALTH: Final = 16
COPIES: Final = 9
MOST_CARDS: Final = 21
FACES: Final = 24
"""A longer chain of a roll is cut; on the printed dice one comes about once in 10**11 rolls."""

_FIELDS: Final = Layout()
SEATS: Final = _FIELDS.add("seats", (MAX_SEATS,), "which seats there are")
PHASE: Final = _FIELDS.add("phase", (len(STEPS) + 1,), "what the table waits for; last: the game is over")
STEP: Final = _FIELDS.add("step", (ROUND_STEPS,), "the step of the round; first: the game is over")
ASKED: Final = _FIELDS.add("asked", (MAX_SEATS,), "who is asked")
FIRST: Final = _FIELDS.add("first", (MAX_SEATS,), "who has the first player marker")
ROUND: Final = _FIELDS.wide("round", (), BLOOD, "the round")
MONSTER: Final = _FIELDS.add("monster", (MAX_MONSTERS,), "the monster in play")
MONSTER_BLOOD: Final = _FIELDS.wide(
    "monster-blood", (2,), BLOOD, "the blood left on it, and what it came with"
)
FINAL_BOSS: Final = _FIELDS.add("final-boss", (MAX_MONSTERS,), "the final boss")
DECK: Final = _FIELDS.add("deck", (1,), "monsters still to come", MAX_MONSTERS)
MET: Final = _FIELDS.add(
    "met", (MAX_MONSTERS,), "monsters slain or escaped: their order, from 1", MAX_MONSTERS
)
ROW: Final = _FIELDS.add("row", (MAX_SEATS, MAX_KINDS), "the upgrades of the row, from the first")
UPGRADES: Final = _FIELDS.wide("upgrades", (), BLOOD, "cards in the upgrade deck")
REMOVED: Final = _FIELDS.add("removed", (MAX_KINDS,), "action cards out of the game", COPIES)
DIE: Final = _FIELDS.add("roll-die", (MAX_DICE,), "the die of the last roll")
ROLL_ROUND: Final = _FIELDS.wide("roll-round", (), BLOOD, "the round of the last roll")
ROLL: Final = _FIELDS.add("roll-faces", (FACES,), "its faces: the first face, from 1, that looks like it", 6)
HP: Final = _FIELDS.wide("hp", (MAX_SEATS,), HEALTH, "health of each hunter")
PURSE: Final = _FIELDS.wide(
    "blood", (MAX_SEATS, 3), BLOOD, "of each hunter: collected, banked, taken this round"
)
WOUNDS: Final = _FIELDS.wide(
    "wounds", (MAX_SEATS,), HEALTH, "HP that each hunter has lost to damage this round"
)
TRACKS: Final = _FIELDS.add("tracks", (MAX_SEATS, TROPHY_COUNT), "places on the trophy tracks", 20)
USED: Final = _FIELDS.add("used", (MAX_SEATS, MAX_KINDS), "the used piles", COPIES)
HAND_SIZE: Final = _FIELDS.add("hand-size", (MAX_SEATS,), "cards in each hand", MOST_CARDS)
PLAYED: Final = _FIELDS.add("played", (MAX_SEATS, 2, MAX_KINDS), "the cards that each hunter has in play")
FLAGS: Final = _FIELDS.add("hunter", (MAX_SEATS, 4), "of each hunter: dreams, has picked, is dead, has left")
DEATHS: Final = _FIELDS.wide("deaths", (MAX_SEATS,), BLOOD, "how often each hunter has died")
HAND: Final = _FIELDS.add("hand", (MAX_KINDS,), "this seat's hand", COPIES)
PICK: Final = _FIELDS.add("pick", (MAX_KINDS,), "the card that this seat has picked in secret")
SETTINGS: Final = _FIELDS.size


class BloodborneObservation(Observation[Table]):
    """All that the view shows, in cells."""

    def __init__(self, options: Sequence[GameOption]) -> None:
        super().__init__(_FIELDS.with_settings(options, "the options of the game, in their order"))

    def observe(self, table: Table, seat: int, into: bytearray) -> None:
        seats = table.seats
        for cell in table.rules.settings_cells:
            into[SETTINGS + cell] = 1
        into[PHASE + (table.agenda[-1][0] if table.agenda else len(STEPS))] = 1
        into[STEP + step_number(table)] = 1
        for decision in table.pending:
            into[ASKED + (decision.seat - seat + seats) % seats] = 1
        into[FIRST + (table.first - seat + seats) % seats] = 1
        put_wide(into, ROUND, round_number(table), BLOOD)
        _write_dungeon(table, into)
        _write_upgrades(table, into)
        if table.roll:
            _write_roll(table, into)
        for left in range(seats):
            _write_hunter(table, (seat + left) % seats, left, into)
        for kind in table.hands[seat]:
            into[HAND + kind] += 1
        if table.answers and table.answers[seat] != NO_ANSWER:
            into[PICK + table.answers[seat]] = 1


def _write_dungeon(table: Table, into: bytearray) -> None:
    if table.monster != NO_MONSTER:
        into[MONSTER + table.monster] = 1
        put_wide(into, MONSTER_BLOOD, table.blood, BLOOD)
        put_wide(into, MONSTER_BLOOD + 2, table.entered, BLOOD)
    into[FINAL_BOSS + table.final_boss] = 1
    into[DECK] = len(table.deck)
    for place, number in enumerate(table.met):
        into[MET + number] = place + 1


def _write_upgrades(table: Table, into: bytearray) -> None:
    at = ROW
    for kind in table.row[:MAX_SEATS]:
        into[at + kind] = 1
        at += MAX_KINDS
    put_wide(into, UPGRADES, len(table.upgrades), BLOOD)
    for kind in table.removed:
        into[REMOVED + kind] += 1


def _write_roll(table: Table, into: bytearray) -> None:
    """The faces as they look: two that show the same can't be told apart."""
    roll = table.roll
    die = table.rules.dice[roll[0]]
    into[DIE + roll[0]] = 1
    put_wide(into, ROLL_ROUND, roll[1], BLOOD)
    at = ROLL
    for face in roll[2 : 2 + FACES]:
        into[at] = 1 + _lookalike(die, face)
        at += 1


def _lookalike(die: Die, face: int) -> int:
    for other in range(face):
        if die.values[other] == die.values[face] and die.combos[other] == die.combos[face]:
            return other
    return face


def _write_hunter(table: Table, owner: int, left: int, into: bytearray) -> None:
    into[SEATS + left] = 1
    put_wide(into, HP + left * 2, table.hp[owner], HEALTH)
    at = PURSE + left * 6
    put_wide(into, at, table.collected[owner], BLOOD)
    put_wide(into, at + 2, table.banked[owner], BLOOD)
    put_wide(into, at + 4, table.dealt[owner], BLOOD)
    put_wide(into, WOUNDS + left * 2, table.wounds[owner], HEALTH)
    for type in range(TROPHY_COUNT):
        into[TRACKS + left * TROPHY_COUNT + type] = table.tracks[owner * TROPHY_COUNT + type]
    for kind in table.used[owner]:
        into[USED + left * MAX_KINDS + kind] += 1
    into[HAND_SIZE + left] = len(table.hands[owner])
    at = PLAYED + left * 2 * MAX_KINDS
    for kind in table.in_play(owner):
        into[at + kind] = 1
        at += MAX_KINDS
    at = FLAGS + left * 4
    into[at] = table.dreamt >> owner & 1
    into[at + 1] = 1 if table.answers and table.answers[owner] != NO_ANSWER else 0
    into[at + 2] = 1 - (table.alive >> owner & 1)
    into[at + 3] = table.gone >> owner & 1
    put_wide(into, DEATHS + left * 2, table.deaths[owner], BLOOD)
