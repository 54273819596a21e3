"""What a half of a card is good for, at a glance: moves, attacks, heals and the rest as short lists of deeds.

Worked out once for each half and kept; nothing here looks at a position.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import JUMP, Ability, Passive
from taverna.games.gloomhaven.language.cards import Half

# Kinds of deeds.
GO: Final = 0
STRIKE: Final = 1
MEND: Final = 2
HINDER: Final = 3  # a condition, or damage, on enemies
GUARD: Final = 4  # shield or retaliate for oneself this round
HIDE: Final = 5
TAKE: Final = 6  # loot
RECALL: Final = 7  # recover cards
LASTS: Final = 8  # worth something for rounds to come, wherever it is done
TRAP: Final = 9
SHOVE: Final = 10
ELSE: Final = 11
CLEAR: Final = 12  # disarm a trap
GIFT: Final = 13  # a card for another hero

SELDOM: Final = 0.2
"""A half that loses its card is used so seldom that it counts for so much."""
HELPER: Final = 4.0
"""What a summon is worth."""
LOCATED: Final = (STRIKE, MEND, HINDER, GUARD, HIDE, TAKE, RECALL, TRAP, SHOVE, CLEAR, GIFT)
"""Deeds whose worth depends on where one stands."""


class Deed:
    """One line of a card. `reach` 1 and not `ranged`: next to oneself."""

    __slots__ = (
        "ability",
        "by_companion",
        "everyone",
        "group",
        "jump",
        "kind",
        "n",
        "number",
        "ranged",
        "reach",
        "targets",
        "worth",
    )

    def __init__(self, ability: Ability, kind: int) -> None:
        self.ability = ability
        self.kind = kind
        self.number = ability.number
        self.n = ability.n.plus if ability.n.name == v.FIXED else max(2, ability.n.plus)
        self.reach = ability.reach
        self.ranged = False
        if ability.range is not None:
            self.reach = max(1, ability.range.plus)
            self.ranged = True
        if 0 < ability.to.within < v.ROOM:
            self.reach = ability.to.within
        elif ability.to.within >= v.ROOM:
            self.reach = 99
        self.everyone = ability.to.pick == v.ALL
        self.targets = max(1, ability.targets, ability.to.pick)
        self.jump = ability.flags & JUMP != 0
        self.by_companion = False
        self.worth = 0.0
        self.group = v.NO_GROUP
        """Of which only one can be active."""


class Facts:
    """A half: its deeds in order, and whether the card is lost by it."""

    __slots__ = ("deeds", "fuller", "goes", "lost", "price", "recalls", "spare", "strength", "takes")

    def __init__(self, deeds: list[Deed], lost: bool) -> None:
        self.deeds = deeds
        self.fuller = deeds
        self.price: list[int] = []
        """With these elements: what a bonus of the whole half brings besides."""
        self.lost = lost
        self.goes = 0
        self.takes = False
        self.recalls = False
        """It brings back cards that are lost."""
        self.strength = 0.0
        for deed in deeds:
            if deed.kind == GO:
                self.goes += 0 if deed.by_companion else deed.n
            elif deed.kind == RECALL and deed.ability.pile == v.LOST_PILE and deed.ability.to.who == v.SELF:
                self.recalls = True
            elif deed.kind == TAKE:
                self.takes = True
            self.strength += strength_of(deed)
        self.spare = SELDOM * self.strength if lost else self.strength
        """How much is missed when the half is left unused."""


_known: Final[dict[int, Facts]] = {}


def facts_of(half: Half) -> Facts:
    found = _known.get(half.number)
    if found is None:
        deeds = [deed_of(ability, half) for ability in half.abilities]
        if half.actor:
            _hand_over(deeds)
        found = Facts(deeds, half.lost)
        for bonus in half.bonuses:
            if bonus.consume and bonus.gain.also and not half.actor:
                found.price = bonus.consume
                found.fuller = deeds + [deed_of(ability, half) for ability in bonus.gain.also]
                break
        _known[half.number] = found
    return found


def _hand_over(deeds: list[Deed]) -> None:
    """A companion does it from where it stands; how far it goes first is a longer reach."""
    goes = 0
    for deed in deeds:
        deed.by_companion = True
        if deed.kind == GO:
            goes += deed.n
        else:
            deed.reach += goes


_single: Final[dict[int, Deed]] = {}


def deed_for(ability: Ability) -> Deed:
    """The deed of an ability on its own, such as the two default actions."""
    found = _single.get(ability.number)
    if found is None:
        found = deed_of(ability, None)
        _single[ability.number] = found
    return found


def deed_of(ability: Ability, half: Half | None) -> Deed:
    deed = Deed(ability, kind_of(ability))
    if deed.kind == LASTS:
        deed.worth = lasting_worth(ability, half)
        deed.group = half.group if half is not None else v.NO_GROUP
    return deed


_KINDS: Final[dict[int, int]] = {
    v.MOVE: GO,
    v.TELEPORT: GO,
    v.ATTACK: STRIKE,
    v.HEAL: MEND,
    v.LOOT: TAKE,
    v.SHIELD: GUARD,
    v.RETALIATE: GUARD,
    v.PUSH: SHOVE,
    v.PULL: SHOVE,
    v.RECOVER: RECALL,
    v.SUMMON: LASTS,
    v.PASSIVE: LASTS,
    v.KILL: HINDER,
    v.CREATE_TRAP: TRAP,
    v.DISARM_TRAP: CLEAR,
    v.BETRAY_TURN: HINDER,
    v.GIVE_CARD: GIFT,
    v.LEND_CARD: GIFT,
}


def kind_of(ability: Ability) -> int:
    if ability.op == v.CONDITION:
        if ability.conditions & v.NEGATIVE:
            return HINDER if ability.to.who in (v.ENEMY, v.ALLIES_AND_ENEMIES) else ELSE
        return HIDE if ability.conditions & v.INVISIBLE else LASTS
    if ability.op == v.DAMAGE:
        return HINDER if ability.to.who in (v.ENEMY, v.ALLIES_AND_ENEMIES) else ELSE
    if ability.special == "play-lost":
        return RECALL
    return _KINDS.get(ability.op, ELSE)


# What lasts


def lasting_worth(ability: Ability, half: Half | None) -> float:
    """In hit points, if there is still much to fight."""
    if ability.op == v.SUMMON:
        return HELPER
    if ability.op == v.CONDITION:
        return 1.2
    passive = ability.passive
    if passive is None:
        return 1.0
    times = 1.0
    if half is not None and half.until == v.USES:
        times = float(max(1, len(half.slots)))
    elif half is not None and half.until == v.PERSISTENT:
        times = 6.0
    return times * _passive_worth(passive)


def _passive_worth(passive: Passive) -> float:
    """Of one use."""
    if passive.negate:
        return 2.2
    worth = 0.3
    gain = passive.gain
    if gain is not None:
        if gain.attack is not None:
            worth = 0.8 * max(1, gain.attack.plus)
        worth += 0.8 * gain.shield + 0.6 * gain.retaliate + 0.6 * gain.heal + 1.2 * gain.targets
        worth += 2.0 * (gain.multiply - 1)
        if gain.conditions:
            worth += 1.0
    for part in passive.perform:
        worth += 0.6 * max(1, part.n.plus)
    return odd_card(passive.special).rating(worth) if passive.special else worth


def strength_of(deed: Deed) -> float:
    """How good a deed is anywhere, for comparing cards."""
    kind, n = deed.kind, deed.n
    if kind == GO:
        return 0.45 * n + (0.3 if deed.jump else 0.0)
    if kind == STRIKE:
        hits = 1.0 + 0.5 * (min(3, deed.targets) - 1)
        if deed.everyone:
            hits = 1.6
        area = deed.ability.area
        if area is not None:
            hits = 1.0 + 0.3 * (len(area.hexes) - 1)
        return (n + bin(deed.ability.conditions).count("1")) * hits + 0.25 * (deed.reach - 1)
    if kind == MEND:
        return 0.7 * n + 0.1 * deed.reach
    if kind == GUARD:
        return 1.2 * n
    if kind == HINDER:
        return 1.5 + 0.2 * deed.reach
    if kind == LASTS:
        return deed.worth
    if kind == GIFT:
        return 2.0
    if kind in (HIDE, RECALL):
        return 3.0
    return 0.5
