"""What a game that is not over promises each hunter: for searches that stop on the way. All signs are public."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from taverna.games.bloodborne import cards
from taverna.games.bloodborne.bot_values import OUT, readiness, rounds_left, safety, worths
from taverna.games.bloodborne.cards import TROPHY_COUNT
from taverna.games.bloodborne.state import Table

# The numbers come from games among greedy players. The first two and the last are no points.
CALM: Final = 2.15
EARLY: Final = 0.56
"""How many points decide at the end of the game, and how many more for the root of the rounds left."""
CARRIED: Final = 0.26
SAFE: Final = 0.68
"""How much of the blood carried comes home, at least, and with the chance to survive."""
FIT: Final = 0.32
ARMED: Final = 0.88
LATE: Final = 0.3
"""A point of health; of what the hand promises; a place further from the first player."""
OWNED: Final = 0.046
STEP: Final = 0.02
FIRST_STEPS: Final = 3
"""For each round left: what the cards are worth that a hunter has, and the first steps on the tracks."""
DANGER: Final = 0.02
"""Set by hand: the last hunter may leave too, and then nobody wins (BB-R.55). So much less is hoped for with each round
to come, and whoever is left alone goes on fighting."""


def chances(table: Table) -> list[float]:
    """Each hunter's share of the victory: a lead counts more, the nearer the end."""
    rounds = rounds_left(table)
    scale = CALM + EARLY * sqrt(rounds)
    standings = [_standing(table, seat, rounds) / scale for seat in range(table.seats)]
    best = max(standings)
    shares = [0.0 if table.gone >> seat & 1 else exp(standings[seat] - best) for seat in range(table.seats)]
    whole = sum(shares)
    if whole == 0.0:
        return shares
    if table.gone.bit_count() == table.seats - 1:
        whole *= exp(DANGER * rounds)
    return [share / whole for share in shares]


def _standing(table: Table, seat: int, rounds: float) -> float:
    """What is safe, what health promises to bring home, and what cards and trophies promise for the rounds to come."""
    if table.gone >> seat & 1:
        return -OUT
    hand, hp = table.hands[seat], table.hp[seat]
    stays = table.rules.monsters[table.monster].group != cards.MONSTER
    home = CARRIED + SAFE * safety(table, stays)[hp]
    future = min(1.0, rounds / 3.0)
    found = table.score(seat) + home * table.collected[seat] + FIT * future * hp
    found += ARMED * readiness(table, hand, rounds)
    worth, dream, owned = worths(table), table.rules.dream, 0.0
    for kind in hand:
        owned += worth[kind] if kind != dream else 0.0
    for kind in table.used[seat]:
        owned += worth[kind] if kind != dream else 0.0
    steps = 0
    for type in range(TROPHY_COUNT):
        steps += min(FIRST_STEPS, table.tracks[seat * TROPHY_COUNT + type])
    found += (OWNED * owned + STEP * steps) * rounds
    return found - LATE * ((seat - table.first) % table.seats)
