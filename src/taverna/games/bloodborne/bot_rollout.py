"""What search needs many times a second: a quick choice that is better than chance, and what a position promises.

Only simple signs are looked at, all of them public: health against the die, blood carried, weapons in hand.
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards, codes
from taverna.games.bloodborne.bot_values import step_gain, worths
from taverna.games.bloodborne.cards import TROPHY_COUNT, ActionCard
from taverna.games.bloodborne.state import (
    Table,
)
from taverna.kernel import Rng

WHIM: Final = 4
"""One choice in so many is left to chance: others are not to be foreseen either."""
RICH: Final = 6
"""From so much blood carried on, it is time to think of the Dream."""


# Cards of the round


def pick(table: Table, seat: int, options: list[int], rng: Rng) -> int:
    if rng.below(WHIM) == 0:
        return options[rng.below(len(options))]
    if _goes_home(table, seat, rng):
        return codes.PLAY + table.rules.dream
    return strongest(table, seat, options, rng)


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


def strongest(table: Table, seat: int, options: list[int], rng: Rng) -> int:
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


def upgrade(table: Table, seat: int, options: list[int]) -> int:
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


def least(table: Table, options: list[int]) -> int:
    worth = worths(table)
    found = options[0]
    for code in options:
        if worth[code % codes.MAX_KINDS] < worth[found % codes.MAX_KINDS]:
            found = code
    return found


def worst_weapon(table: Table, options: list[int]) -> int:
    worth = worths(table)
    found = options[0]
    for code in options:
        if worth[code - codes.DISCARD] < worth[found - codes.DISCARD]:
            found = code
    return found


def best_track(table: Table, seat: int, options: list[int]) -> int:
    """The track where the next space brings most."""
    points, last = table.rules.points, table.rules.last_space
    best, found = -1.0, options[0]
    for code in options:
        gain = step_gain(points, table.tracks[seat * TROPHY_COUNT + code - codes.TROPHY], last)
        if gain > best:
            best, found = gain, code
    return found
