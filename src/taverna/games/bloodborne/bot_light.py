"""What search needs many times a second: a quick choice that is better than chance, and what a position promises.

Only simple signs are looked at, all of them public: health against the die, blood carried, weapons in hand.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from taverna.games.bloodborne import cards, codes
from taverna.games.bloodborne.bot_values import OUT, readiness, rounds_left, safety, step_gain, worths
from taverna.games.bloodborne.cards import TROPHY_COUNT, ActionCard
from taverna.games.bloodborne.state import (
    ANY_TROPHY,
    DISCARD,
    LOSE_TROPHY,
    PICK,
    REMOVE,
    STEPS,
    TRANSFORM,
    TROPHY,
    Table,
)
from taverna.kernel import NO_ANSWER, Decision, Rng

WHIM: Final = 4
"""One choice in so many is left to chance: others are not to be foreseen either."""
RICH: Final = 6
"""From so much blood carried on, it is time to think of the Dream."""
# What a position promises: the numbers come from games among greedy players. The first two and the last are no points.
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


def light(table: Table, decision: Decision, rng: Rng) -> int:
    options, kind = decision.options, decision.kind
    if kind == STEPS[PICK]:
        return _pick(table, decision.seat, options, rng)
    if kind == STEPS[TRANSFORM]:
        return _strongest(table, decision.seat, options, rng)
    if kind == STEPS[REMOVE]:
        return _least(table, options)
    if kind in (STEPS[TROPHY], STEPS[ANY_TROPHY]):
        return _best_track(table, decision.seat, options)
    if kind == STEPS[LOSE_TROPHY]:
        return options[0]
    if kind == STEPS[DISCARD]:
        return _worst_weapon(table, options)
    return _upgrade(table, decision.seat, options)


# Cards of the round


def _pick(table: Table, seat: int, options: list[int], rng: Rng) -> int:
    if rng.below(WHIM) == 0:
        return options[rng.below(len(options))]
    if _goes_home(table, seat, rng):
        return codes.PLAY + table.rules.dream
    return _strongest(table, seat, options, rng)


def _goes_home(table: Table, seat: int, rng: Rng) -> bool:
    """In danger of the next roll, the more readily the more there is to lose; and without a weapon always."""
    if not _armed(table, seat):
        return True
    monster = table.rules.monsters[table.monster]
    carried = table.collected[seat]
    if table.hp[seat] > max(table.rules.dice[monster.die].values) + monster.attack_bonus:
        return carried >= RICH and monster.group != cards.FINAL_BOSS and rng.below(2) == 0
    for_life = table.deaths[seat] > 0 and table.rules.monsters[table.final_boss].eliminates
    return carried > 2 or for_life or rng.below(2) == 0


def _armed(table: Table, seat: int) -> bool:
    kinds = table.rules.kinds
    return any(kinds[kind].weapon for kind in table.hands[seat])


def _strongest(table: Table, seat: int, options: list[int], rng: Rng) -> int:
    """The weapon that takes most of what is there, the lightest of those that take as much."""
    if rng.below(WHIM) == 0:
        return options[rng.below(len(options))]
    kinds, caps = table.rules.kinds, table.rules.monsters[table.monster].caps
    best, found = -1, options[0]
    for code in options:
        card = kinds[code - codes.PLAY]
        size = 32 * min(_hits(card, caps, table.wounds[seat]), table.blood) - card.damage
        if card.weapon and size > best:
            best, found = size, code
    return found


def _hits(card: ActionCard, caps: list[int], wounds: int) -> int:
    cap, damage = caps[card.type], card.damage
    for effect in card.bonuses:
        damage += wounds if effect.counts == cards.DAMAGE_TAKEN else 0
    return damage if cap < 0 or damage < cap else cap


# Upgrades, removals, trophies


def _upgrade(table: Table, seat: int, options: list[int]) -> int:
    """The best of the row, unless it would have to go again at once."""
    worth = worths(table)
    best, found = -1.0, codes.NO_UPGRADE
    for code in options:
        if code != codes.NO_UPGRADE and worth[code - codes.TAKE] > best:
            best, found = worth[code - codes.TAKE], code
    if table.owned(seat) < table.rules.card_limit:
        return found
    owned = table.hands[seat] + table.used[seat] + table.in_play(seat)
    return found if best > min([worth[kind] for kind in owned]) else codes.NO_UPGRADE


def _least(table: Table, options: list[int]) -> int:
    worth = worths(table)
    found = options[0]
    for code in options:
        if worth[code % codes.MAX_KINDS] < worth[found % codes.MAX_KINDS]:
            found = code
    return found


def _worst_weapon(table: Table, options: list[int]) -> int:
    worth = worths(table)
    found = options[0]
    for code in options:
        if worth[code - codes.DISCARD] < worth[found - codes.DISCARD]:
            found = code
    return found


def _best_track(table: Table, seat: int, options: list[int]) -> int:
    """The track where the next space brings most."""
    points, last = table.rules.points, table.rules.last_space
    best, found = -1.0, options[0]
    for code in options:
        gain = step_gain(points, table.tracks[seat * TROPHY_COUNT + code - codes.TROPHY], last)
        if gain > best:
            best, found = gain, code
    return found


# An unfinished game


def settled(table: Table) -> bool:
    """A round begins."""
    return table.agenda[-1][0] == PICK and table.answers.count(NO_ANSWER) == len(table.answers)


def hopes(table: Table) -> list[float]:
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
