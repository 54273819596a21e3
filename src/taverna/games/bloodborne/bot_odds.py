"""Chances: what a die may roll with all its combos, and how much blood the others are likely to take.

Everything here is public: hands can be worked out (BB-R.5), sealed picks are not looked at.
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards
from taverna.games.bloodborne.cards import NO_CARD, ActionCard, Die
from taverna.games.bloodborne.lasting import weakening
from taverna.games.bloodborne.state import Table

LONGEST: Final = 24
"""Totals from here on are counted as this one."""

_chains: dict[str, list[float]] = {}


def chain(die: Die) -> list[float]:
    """The chance of each total of a roll, every + rolled again (BB-4.18)."""
    key = f"{die.values}{die.combos}"
    if key not in _chains:
        _chains[key] = _work_out(die)
    return _chains[key]


def _work_out(die: Die) -> list[float]:
    plain = [0] * 100
    again = [0] * 100
    for value, combo in zip(die.values, die.combos, strict=True):
        if combo:
            again[value] += 1
        else:
            plain[value] += 1
    odds: list[float] = []
    for total in range(LONGEST):
        ways = float(plain[total])
        for value in range(1, total + 1):
            ways += again[value] * odds[total - value]
        odds.append(ways / (6 - again[0]))
    return [*odds, max(0.0, 1.0 - sum(odds))]


def survival(odds: list[float], hp: int, halved: bool) -> float:
    """The chance to live through a roll."""
    limit = 2 * hp if halved else hp
    return sum(odds[:limit])


def wounds_ahead(table: Table, seat: int) -> int:
    """HP that a hunter has lost this round when the hunters attack: so far, and by a middling roll."""
    odds = chain(table.rules.dice[table.rules.monsters[table.monster].die])
    roll, chance = 0, odds[0]
    while chance < 0.5:
        roll += 1
        chance += odds[roll]
    return table.wounds[seat] + min(roll, max(table.hp[seat] - 1, 0))


class Foe:
    """Another hunter: how likely each card is, and with it the blood taken in step 3 and in step 5."""

    __slots__ = ("dreams", "early", "late", "melee", "seat")

    def __init__(self, table: Table, seat: int, most: int, lives: float) -> None:
        self.seat = seat
        self.early = [0.0] * (most + 1)  # by blood taken in step 3; the rest of the chance is at 0
        self.late = [0.0] * (most + 1)  # and in step 5
        self.dreams = 0.0
        self.melee = 0.0
        if table.played[seat] != NO_CARD:
            self._revealed(table, lives)
        else:
            self._guess(table, lives)
        self.early[0] = 1.0 - sum(self.early[1:])
        self.late[0] = 1.0 - sum(self.late[1:])

    def _revealed(self, table: Table, lives: float) -> None:
        kinds, played = table.rules.kinds, table.played[self.seat]
        if not kinds[played].transform or table.weapons[self.seat] != NO_CARD:
            weapon = table.weapon_of(self.seat)
            self._count(table, kinds[weapon if weapon != NO_CARD else played], 1.0, lives)
            return
        weapons = [kind for kind in table.hands[self.seat] if kinds[kind].weapon]
        for kind in weapons:
            self._count(table, kinds[kind], 1.0 / len(weapons), lives)

    def _guess(self, table: Table, lives: float) -> None:
        """All cards alike, but the Dream beckons to who is weak, rich or out of weapons."""
        kinds, hand = table.rules.kinds, table.hands[self.seat]
        armed = any(kinds[kind].weapon for kind in hand)
        wounds = 1.0 - table.hp[self.seat] / table.max_hp()
        beckons = 0.3 + 1.5 * wounds + 0.2 * table.collected[self.seat] if armed else 4.0
        weights = [beckons if kinds[kind].dream else 1.0 for kind in hand]
        whole = sum(weights)
        best = max([0, *[kinds[kind].damage for kind in hand]])
        for kind, weight in zip(hand, weights, strict=True):
            card = kinds[kind]
            if card.transform:
                size = min(best, len(self.late) - 1)
                self.late[size] += lives * weight / whole
            else:
                self._count(table, card, weight / whole, lives)

    def _count(self, table: Table, card: ActionCard, chance: float, lives: float) -> None:
        if card.dream:
            self.dreams += chance
        if card.weapon and card.type == cards.MELEE:
            self.melee += chance
        size = strike(table, self.seat, card, False)
        now = size if deals_now(card) else 0
        for effect in card.instants:
            if effect.target == cards.THE_MONSTER:
                now += effect.amount
        most = len(self.late) - 1
        if now:
            self.early[min(now, most)] += chance
        elif card.weapon:
            self.late[min(size, most)] += chance * lives


def deals_now(card: ActionCard) -> bool:
    return any(effect.op == cards.DEAL_NOW for effect in card.instants)


def strike(table: Table, seat: int, card: ActionCard, by_transform: bool) -> int:
    """The damage that a weapon would deal to the monster in play, as far as the cards on the table tell."""
    if not card.weapon:
        return 0
    monster = table.rules.monsters[table.monster]
    size = card.damage
    for effect in card.bonuses:
        if effect.counts == cards.DAMAGE_TAKEN:
            size += wounds_ahead(table, seat)
        elif effect.cond == cards.AGAINST_BOSS:
            size += effect.amount if monster.group != cards.MONSTER else 0
        elif effect.cond == cards.BY_TRANSFORM:
            size += effect.amount if by_transform else 0
        else:
            size += effect.amount
    size = max(0, size - weakening(table, seat, card.type))
    cap = monster.caps[card.type]
    return min(size, cap) if cap >= 0 else size


def add_up(one: list[float], other: list[float]) -> list[float]:
    """The distribution of a sum; everything from the last place on is counted there."""
    most = len(one) - 1
    total = [0.0] * (most + 1)
    for left, chance in enumerate(one):
        if chance > 0.0:
            for right, second in enumerate(other):
                if second > 0.0:
                    total[min(most, left + right)] += chance * second
    return total


def at_least(odds: list[float], size: int) -> float:
    return 1.0 if size <= 0 else sum(odds[size:])
