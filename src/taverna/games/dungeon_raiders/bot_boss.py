"""The last room decides: every card is tried against all that the others may play, and scored as the rules score."""

from __future__ import annotations

from math import gcd
from typing import Final

from taverna.games.dungeon_raiders.bosses import attack, reward_highest
from taverna.games.dungeon_raiders.bot_odds import possible
from taverna.games.dungeon_raiders.cards import BALL
from taverna.games.dungeon_raiders.end import winners
from taverna.games.dungeon_raiders.schema import Room
from taverna.games.dungeon_raiders.state import Table

MOST_TRIALS: Final = 400
"""Beyond so many combinations only a part of them is tried."""

HINDSIGHT: Final = 0.02
"""What it is worth to see the others' cards first."""


def chances(table: Table, seat: int, cards: list[int]) -> list[float]:
    """For each card, the share of the victory that it may bring."""
    room = table.room()
    rivals = [possible(table, other, room) for other in range(table.seats)]
    rivals[seat] = [cards[0]]
    combinations = spread(rivals)
    plain = [card for card in cards if card != BALL or room.escape == BALL]
    found = {card: _chance(table, room, seat, card, combinations) for card in plain}
    best = max(found.values())
    return [found[card] if card in found else best + HINDSIGHT for card in cards]


def spread(choices: list[list[int]]) -> list[list[int]]:
    """All combinations, or so many of them, spread so that every card of everyone comes up alike."""
    total = 1
    for options in choices:
        total *= len(options)
    stride = max(1, total * 61 // 99)  # the golden ratio: steps of that size fill any range evenly
    while gcd(stride, total) > 1:
        stride += 1
    found: list[list[int]] = []
    for trial in range(min(total, MOST_TRIALS)):
        rest = trial * stride % total
        chosen: list[int] = []
        for options in choices:
            chosen.append(options[rest % len(options)])
            rest //= len(options)
        found.append(chosen)
    return found


def _chance(table: Table, room: Room, seat: int, card: int, combinations: list[list[int]]) -> float:
    total = 0.0
    trial = table.clone()
    trial.quiet()
    for combination in combinations:
        combination[seat] = card
        trial.coins = table.coins[:]
        trial.wounds = table.wounds[:]
        trial.petrified = 0
        total += _share(trial, room, seat, combination)
    return total / len(combinations)


def _share(trial: Table, room: Room, seat: int, laid: list[int]) -> float:
    values = [room.values[card] for card in laid]
    strength = room.strengths[trial.seats]
    defeated = 0 < strength <= sum(values)
    if room.highest_gains:
        reward_highest(trial, room, values, defeated)
    if not defeated:
        attack(trial, room, values, [other for other, card in enumerate(laid) if card != room.escape])
    won = winners(trial)
    return 1.0 / len(won) if seat in won else 0.0
