"""What a game that is not over promises each seat: for searches that stop on the way.

The numbers make the victories most likely that followed where turns began: for two in 58,000 positions of 4,500 games
between players who search, held near the numbers that fit 60,000 games among greedy players; for more in 644,000
positions of 36,000 games among greedy players, where Swords and prey told nothing. The last cards are played out.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from taverna.games.dead_mans_draw.bot_promises import BY_PIRATE
from taverna.games.dead_mans_draw.bot_values import afloat, points, standings
from taverna.games.dead_mans_draw.cards import SUIT_COUNT, SWORD
from taverna.games.dead_mans_draw.content import NO_PIRATE
from taverna.games.dead_mans_draw.state import Table

FAR: Final = 7.0
"""The root of a draw pile that is nearly whole."""


class Weight:
    """How much something speaks for a seat: at the very end, and far from it, where it decides less."""

    def __init__(self, at_end: float, far: float) -> None:
        self.at_end = at_end
        self.far = far

    def now(self, root: float) -> float:
        """`root`: of the cards that are left."""
        return (self.at_end + (self.far - self.at_end) * root / FAR) / (1.0 + root)


class Weights:
    def __init__(
        self,
        point: Weight,
        turn: Weight,
        wait: Weight,
        reach: Weight,
        cover: Weight,
        suit: Weight,
        sword: Weight,
        prey: Weight,
        pirate: Weight,
    ) -> None:
        self.point = point
        self.turn = turn
        """To be on turn."""
        self.wait = wait
        """To have to wait for the whole round."""
        self.reach = reach
        """A point that the cards to come would bring."""
        self.cover = cover
        """A point of the second card of a stack, which counts when the first is shot or stolen."""
        self.suit = suit
        """Few high cards are better than many low ones."""
        self.sword = sword
        """To have a Sword in the bank: a Hook finds it, and whoever steals it with a Sword busts (DMD-16.6)."""
        self.prey = prey
        """A rival's point in a suit missing from one's own bank: as a rule a Sword could steal it (DMD-16.2)."""
        self.pirate = pirate
        """To have a pirate that often wins, with many cards to come."""


OF_TWO: Final = Weights(
    point=Weight(0.459, 0.202),
    turn=Weight(2.231, 0.450),
    wait=Weight(0.0, 0.0),
    reach=Weight(0.193, -0.022),
    cover=Weight(0.123, 0.066),
    suit=Weight(-1.116, -0.378),
    sword=Weight(2.652, 0.930),
    prey=Weight(0.083, 0.107),
    pirate=Weight(0.740, 0.798),
)
OF_MORE: Final = Weights(
    point=Weight(0.530, 0.208),
    turn=Weight(1.712, -0.856),
    wait=Weight(-4.428, -3.511),
    reach=Weight(0.783, 0.008),
    cover=Weight(0.045, 0.209),
    suit=Weight(-0.471, -0.390),
    sword=Weight(0.0, 0.0),
    prey=Weight(0.0, 0.0),
    pirate=Weight(0.108, 0.985),
)

LUCK_OF_TWO: Final = [log(advice.of_two / (100.0 - advice.of_two)) for advice in BY_PIRATE]
LUCK_OF_MORE: Final = [log(3.0 * advice.of_more / (100.0 - advice.of_more)) for advice in BY_PIRATE]
"""By pirate: what it adds to the chances of its player, against those of a player without one."""


def prospect(table: Table, seat: int) -> float:
    left = len(table.draw)
    root = sqrt(left)
    weights = OF_TWO if table.seats == 2 else OF_MORE
    found = weights.point.now(root) * afloat(table, points(table, seat))
    if left:
        found += weights.reach.now(root) * gains(table, seat) / sqrt(left * table.seats)
    if seat == table.active:
        found += weights.turn.now(root)
    else:
        found += weights.wait.now(root) * ((seat - table.active) % table.seats) / table.seats
    if not table.rules.every_card_scores:
        found += weights.cover.now(root) * cover(table, seat) + weights.suit.now(root) * suits(table, seat)
    if table.seats == 2:
        found += weights.prey.now(root) * prey(table, seat)
        if table.banks[seat * SUIT_COUNT + SWORD]:
            found += weights.sword.now(root)
    pirate = table.pirates[seat]
    if pirate != NO_PIRATE:
        luck = LUCK_OF_TWO if table.seats == 2 else LUCK_OF_MORE
        found += weights.pirate.now(root) * root * luck[pirate]
    return found


def gains(table: Table, seat: int) -> int:
    """What all cards of the draw pile together, each for itself, would add to the seat's bank."""
    tops = standings(table, seat)
    total = 0
    for card in table.draw:
        more = ((card & 15) >> 1) + 2 - tops[card >> 4]
        if more > 0:
            total += more
    return total


def cover(table: Table, seat: int) -> int:
    """The points of the second cards of all stacks."""
    total = 0
    for stack in table.banks[seat * SUIT_COUNT : (seat + 1) * SUIT_COUNT]:
        rest = stack & ~(1 << (stack.bit_length() - 1)) if stack else 0
        if rest:
            total += (rest.bit_length() + 3) >> 1
    return total


def suits(table: Table, seat: int) -> int:
    return len([stack for stack in table.banks[seat * SUIT_COUNT : (seat + 1) * SUIT_COUNT] if stack])


def prey(table: Table, seat: int) -> int:
    """The rivals' points in suits that the seat does not have: its own stacks drop out."""
    total = 0
    start = seat * SUIT_COUNT
    for place, stack in enumerate(table.banks):
        if stack and not table.banks[start + place % SUIT_COUNT]:
            total += (stack.bit_length() + 3) >> 1
    return total
