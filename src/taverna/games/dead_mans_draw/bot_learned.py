"""What a game for two promises whoever is on turn, by a network that learned it from games (`learned/values.json`).

It looks at what lies open for all to see, when a turn begins. `tools/learn_values.py` plays the games and learns.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import sqrt
from typing import Final

from taverna.games.dead_mans_draw.bot_chances import FAR, LUCK_OF_TWO, cover, gains, prey
from taverna.games.dead_mans_draw.bot_values import points
from taverna.games.dead_mans_draw.cards import SUIT_COUNT, SUITS
from taverna.games.dead_mans_draw.content import NO_PIRATE, NO_VARIATION
from taverna.games.dead_mans_draw.state import Table
from taverna.kit.value_net import ValueNet, read_net

OF_A_SEAT: Final = ("points", "gains", "cover", "prey", "cards", "luck")
INPUTS: Final = [
    "left",
    "root",
    *(f"{suit} in the pile" for suit in SUITS),
    *(f"own {name}" for name in OF_A_SEAT),
    *(f"own {suit}" for suit in SUITS),
    *(f"other's {name}" for name in OF_A_SEAT),
    *(f"other's {suit}" for suit in SUITS),
]
"""What the network is told, all of it about from 0 to 1."""


def is_known(table: Table) -> bool:
    """Whether this is the game that it learned: for two, without a variation."""
    return table.seats == 2 and table.rules.variation == NO_VARIATION.id


def inputs(table: Table) -> list[float]:
    """Seen from the seat on turn."""
    left = len(table.draw)
    root = sqrt(left)
    found = [left / 50.0, root / FAR]
    pile = [0] * SUIT_COUNT
    for card in table.draw:
        pile[card >> 4] += 1
    found += [number / 8.0 for number in pile]
    for seat in (table.active, 1 - table.active):
        _add_seat(table, seat, left, root, found)
    return found


def _add_seat(table: Table, seat: int, left: int, root: float, found: list[float]) -> None:
    pirate = table.pirates[seat]
    found.append(points(table, seat) / 50.0)
    found.append(gains(table, seat) / sqrt(2.0 * left) / 20.0 if left else 0.0)
    found.append(cover(table, seat) / 25.0)
    found.append(prey(table, seat) / 25.0)
    found.append(table.bank_size(seat) / 20.0)
    found.append(0.0 if pirate == NO_PIRATE else LUCK_OF_TWO[pirate] * root / FAR)
    for suit in range(SUIT_COUNT):
        stack = table.banks[seat * SUIT_COUNT + suit]
        found.append(((stack.bit_length() + 3) >> 1) / 9.0 if stack else 0.0)


def chances(table: Table, net: ValueNet) -> list[float]:
    """By seat."""
    chance = net.chance(inputs(table))
    return [chance, 1.0 - chance] if table.active == 0 else [1.0 - chance, chance]


def _read() -> ValueNet:
    text = files(__package__).joinpath("learned", "values.json").read_text("utf-8")
    return read_net(json.loads(text)["net"], "values.json", INPUTS)


NET: Final = _read()
