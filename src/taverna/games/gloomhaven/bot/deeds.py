"""What a single deed is worth, done from a cell."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.bot.facts import (
    CLEAR,
    GIFT,
    GUARD,
    HIDE,
    HINDER,
    MEND,
    RECALL,
    SHOVE,
    STRIKE,
    TAKE,
    TRAP,
    Deed,
)
from taverna.games.gloomhaven.bot.situation import HIDDEN, Friend, Scene
from taverna.games.gloomhaven.bot.strike import best_blow, condition_value, in_reach
from taverna.games.gloomhaven.effects.treasures import may_take
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.state.figures import HERO, NOBODY

COIN: Final = 0.2
MENDING: Final = 1.6
RETURNED: Final = 0.4
GOAL: Final = 8.0
DISCARD: Final = 0.5
GIVEN: Final = 1.5


class Gain:
    """`slot` may die with chance `kill`; `guard` is a shield that the deed puts up."""

    __slots__ = ("guard", "kill", "slot", "value")

    def __init__(self, value: float, slot: int = NOBODY, kill: float = 0.0, guard: int = 0) -> None:
        self.value = value
        self.slot = slot
        self.kill = kill
        self.guard = guard


NOTHING: Final = Gain(0.0)


def deed_gain(scene: Scene, deed: Deed, cell: int) -> Gain:
    kind = deed.kind
    if kind == STRIKE:
        if scene.me.conditions & v.DISARM:
            return NOTHING
        blow = best_blow(scene, deed, cell)
        return Gain(blow.value, blow.slot, blow.kill)
    if kind == MEND:
        return Gain(mend(scene, deed, cell))
    if kind == HINDER:
        return Gain(hinder(scene, deed, cell))
    if kind == GUARD:
        return _guard(scene, deed, cell)
    if kind == HIDE:
        return Gain(0.0, NOBODY, 0.0, HIDDEN)
    if kind == TAKE:
        return Gain(loot(scene, cell, deed.n))
    if kind == RECALL:
        return Gain(_recall(scene, deed, cell))
    if kind == GIFT:
        return Gain(_gift(scene, deed, cell))
    if kind == TRAP:
        return Gain(_trap(scene, deed, cell))
    if kind == SHOVE:
        return Gain(0.05 if any(in_reach(scene, deed, foe, cell) for foe in scene.foes) else 0.0)
    if kind == CLEAR and scene.brave:
        return Gain(
            2.0 if any(scene.table.traps[other] for other in scene.table.board.shape.near[cell]) else 0.0
        )
    return NOTHING


# Heals


def need(friend: Friend, amount: int) -> float:
    """What healing so much is worth to a figure."""
    figure = friend.figure
    if not figure.sheet.can_be_healed:
        return 0.0
    value = 0.0
    if figure.conditions & v.WOUND:
        value += 1.5
    if figure.conditions & v.POISON:
        return value + 1.3
    healed = min(amount, figure.max_hp - figure.hp)
    if healed > 0:
        value += healed * MENDING * (0.45 + 0.9 * (1.0 - figure.hp / figure.max_hp))
    return value * friend.weight


def mend(scene: Scene, deed: Deed, cell: int) -> float:
    who = deed.ability.to.who
    best = total = 0.0
    amount = 99 if deed.n >= v.FULL else deed.n
    ranges = scene.table.board.shape.ranges(cell)
    for friend in scene.friends:
        own = friend.slot == scene.me.slot
        if (who == v.SELF and not own) or (who == v.ALLY and own):
            continue
        if not own and ranges[friend.cell] > deed.reach:
            continue
        value = need(friend, amount)
        total += value
        best = max(best, value)
    return total if deed.everyone else best


# Enemies


def hinder(scene: Scene, deed: Deed, cell: int) -> float:
    """Conditions or damage without an attack."""
    ability = deed.ability
    best = total = 0.0
    for foe in scene.foes:
        if not in_reach(scene, deed, foe, cell):
            continue
        value = 0.0
        mask = ability.conditions & ~foe.figure.conditions & ~foe.figure.sheet.immune
        if mask:
            value += condition_value(scene, foe, mask)
        if ability.op == v.DAMAGE:
            value += min(deed.n, foe.hp) + (foe.alive if deed.n >= foe.hp else 0.0)
        elif ability.op == v.KILL or ability.op == v.BETRAY_TURN:
            value += 3.0
        total += value
        best = max(best, value)
    if ability.to.who == v.ALLIES_AND_ENEMIES:
        ranges = scene.table.board.shape.ranges(cell)
        for friend in scene.others:
            if ranges[friend.cell] <= deed.reach:
                total -= 1.2 * deed.n * friend.weight if ability.op == v.DAMAGE else 0.5
    return total if deed.everyone else best


def _guard(scene: Scene, deed: Deed, cell: int) -> Gain:
    """A shield counts by the attacks to come, retaliation by those from near."""
    n = deed.n
    if deed.ability.op == v.SHIELD:
        total = 0.05
        if deed.ability.to.who != v.SELF:
            ranges = scene.table.board.shape.ranges(cell)
            for friend in scene.others:
                if ranges[friend.cell] <= deed.reach:
                    total += 0.3 * n
        if deed.ability.to.who == v.ALLY:
            return Gain(total)
        return Gain(total, NOBODY, 0.0, n)
    return Gain(RETURNED * n * scene.pressed(cell))


def _trap(scene: Scene, deed: Deed, cell: int) -> float:
    for foe in scene.foes:
        if 1 < foe.row[cell] <= 4 and foe.steps > 0.0:
            return 0.35 * deed.n
    return 0.0


# Cards and loot


def _gift(scene: Scene, deed: Deed, cell: int) -> float:
    """A card in another's hand is worth a heal, and a round more."""
    ranges = scene.table.board.shape.ranges(cell)
    near = [one for one in scene.others if one.figure.kind == HERO and ranges[one.cell] <= deed.reach]
    return GIVEN * (len(near) if deed.everyone else min(1, len(near)))


def _recall(scene: Scene, deed: Deed, cell: int) -> float:
    ability = deed.ability
    if ability.to.who == v.SELF:
        hero = scene.hero
        if ability.pile == v.LOST_PILE:
            return scene.stamina.recall_gain(hero.lost.bit_count())
        return DISCARD * max(0, hero.discard.bit_count() - 2)
    best = 0.0
    ranges = scene.table.board.shape.ranges(cell)
    for friend in scene.others:
        if friend.figure.kind != HERO or ranges[friend.cell] > deed.reach:
            continue
        count = scene.table.heroes[friend.figure.owner].discard.bit_count()
        if deed.n > 0:
            count = min(count, deed.n)
        best = max(best, DISCARD * max(0, count - 1))
    return best


def loot(scene: Scene, cell: int, reach: int) -> float:
    table = scene.table
    total = 0.0
    ranges = table.board.shape.ranges(cell)
    for other in table.board.shape.outward(cell):
        if ranges[other] > reach:
            break
        total += COIN * table.coins[other]
        if table.treasure[other] == 0:
            total += GOAL if may_take(table, scene.seat, 0, True) else 0.0
        elif table.treasure[other] > 0:
            total += COIN
    return total
