"""What an attack from a cell is worth: the odds of the modifier deck, whom it hits, what its conditions spare us."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.bot.facts import Deed
from taverna.games.gloomhaven.bot.foes import Foe
from taverna.games.gloomhaven.bot.situation import Scene
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.bonuses import times
from taverna.games.gloomhaven.effects.elements import can_consume
from taverna.games.gloomhaven.effects.hurting import is_guarded
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Area, Bonus, Gain
from taverna.games.gloomhaven.language.registry import ABILITIES, ACTIONS
from taverna.games.gloomhaven.state.figures import NOBODY, OBJECT
from taverna.kit.hexes import moved, subtract

# The standard deck as (what it does, how many of twenty), from worst to best. 0 and 2 multiply.
WORST: Final = -100
DOUBLE: Final = 100
DECK: Final[list[tuple[int, int]]] = [(WORST, 1), (-2, 1), (-1, 5), (0, 6), (1, 5), (2, 1), (DOUBLE, 1)]

PLAIN: Final = 0
BETTER: Final = 1
WORSE: Final = 2

HIT: Final = 1.4
"""What a hit point of an enemy is worth."""
PRIZED: Final = 1.2
"""What it is worth more of who must die."""
SOON: Final = 1.3
"""An enemy that dies before it acts is worth more."""


class Odds:
    """Of one attack: the mean of what it takes away, and the chance to kill."""

    __slots__ = ("kill", "mean")

    def __init__(self, mean: float, kill: float) -> None:
        self.mean = mean
        self.kill = kill


_odds: Final[dict[int, Odds]] = {}


def odds(attack: int, shield: int, hp: int, mode: int) -> Odds:
    key = ((max(0, min(attack, 60)) * 16 + min(shield, 15)) * 256 + min(hp, 255)) * 3 + mode
    found = _odds.get(key)
    if found is None:
        found = _count(attack, shield, hp, mode)
        _odds[key] = found
    return found


def _count(attack: int, shield: int, hp: int, mode: int) -> Odds:
    mean = kill = 0.0
    before = 0
    for card, count in DECK:
        chance = count / 20.0
        if mode == WORSE:
            chance = ((20 - before) ** 2 - (20 - before - count) ** 2) / 400.0
        elif mode == BETTER:
            chance = ((before + count) ** 2 - before**2) / 400.0
        before += count
        value = attack * 2 if card == DOUBLE else attack + card
        damage = max(0, min(hp, value - shield))
        mean += chance * damage
        if damage >= hp:
            kill += chance
    return Odds(mean, kill)


def hit_value(scene: Scene, deed: Deed, foe: Foe, cell: int, plus: int = 0) -> float:
    """What attacking that enemy from the cell is worth."""
    if scene.table.rules.plan.charges and is_guarded(scene.table, foe.figure, scene.me.slot):
        return 0.0
    chances = odds_on(scene, deed, foe, cell, plus)
    figure = foe.figure
    life = foe.alive * (SOON if foe.soon else 1.0)
    if figure.kind == OBJECT and not foe.prize:
        life = 0.5
    value = HIT * chances.mean + chances.kill * life
    if foe.prize:
        value += PRIZED * chances.mean
    elif foe.alive < 0.0:
        value -= 2.0 * HIT * chances.mean
    survives = 1.0 - chances.kill
    mask = deed.ability.conditions & ~figure.conditions & ~figure.sheet.immune
    if mask:
        value += survives * condition_value(scene, foe, mask)
    if foe.back and foe.row[cell] <= foe.back_reach:
        value -= survives * 1.2 * foe.back
    if deed.ability.push and not figure.sheet.no_push:
        value += 0.2
    return value


def odds_on(scene: Scene, deed: Deed, foe: Foe, cell: int, plus: int = 0) -> Odds:
    ability = deed.ability
    conditions = scene.me.conditions
    better = conditions & v.STRENGTHEN != 0
    worse = conditions & v.MUDDLE != 0 or foe.figure.sheet.disadvantage
    if deed.ranged and ability.area is None and foe.row[cell] == 1:
        worse = True
    mode = PLAIN if better == worse else (BETTER if better else WORSE)
    value = deed.n + plus + more_attack(scene, deed, foe)
    if foe.figure.conditions & v.POISON:
        value += 1
    shield = max(0, foe.shield - ability.pierce)
    return odds(value, shield, foe.hp, mode)


def more_attack(scene: Scene, deed: Deed, foe: Foe) -> int:
    """What bonuses of the card and active cards add."""
    table, me = scene.table, scene.me
    total = 0
    for bonus in deed.ability.bonuses:
        total += _bonus(scene, bonus, foe)
    if deed.ability.action >= 0:
        for bonus in ACTIONS[deed.ability.action].bonuses:
            total += _bonus(scene, bonus, foe)
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if passive is None or passive.on != v.ON_ATTACK or effect.owner != me.slot or passive.gain is None:
            continue
        fits = True
        for test in passive.tests:
            if test.kind == v.ATTACK_MELEE:
                fits = fits and not deed.ranged
            elif test.kind == v.ATTACK_RANGED:
                fits = fits and deed.ranged
            else:
                fits = fits and holds(table, [test], me.slot, foe.slot)
        if fits:
            total += _plus(scene, passive.gain, foe) + deed.n * (passive.gain.multiply - 1)
    return total


def _bonus(scene: Scene, bonus: Bonus, foe: Foe) -> int:
    table = scene.table
    if bonus.pay is not None or (bonus.gain.attack is None and bonus.gain.kill is None):
        return 0
    if bonus.consume and not can_consume(table, bonus.consume):
        return 0
    if bonus.tests and not holds(table, bonus.tests, scene.me.slot, foe.slot):
        return 0
    if bonus.gain.kill is not None:
        # As good as an attack that nothing withstands.
        dies = holds(table, bonus.gain.kill, scene.me.slot, foe.slot)
        return foe.hp + foe.shield if dies else 0
    return _plus(scene, bonus.gain, foe) * times(table, bonus, scene.me, foe.figure)


def _plus(scene: Scene, gain: Gain, foe: Foe) -> int:
    return amount(scene.table, gain.attack, scene.me.slot, foe.slot) if gain.attack is not None else 0


def condition_value(scene: Scene, foe: Foe, mask: int) -> float:
    """What it spares us if the enemy has these."""
    value = 0.0
    turn = 0.3 + 0.9 * foe.threat
    if mask & v.STUN:
        value += 1.1 * turn
    elif mask & v.DISARM:
        value += 0.9 * turn
    elif mask & v.IMMOBILIZE:
        beside = False
        for friend in scene.friends:
            beside = beside or foe.row[friend.cell] <= foe.reach
        value += 0.15 if beside else 0.6 * turn
    if mask & v.MUDDLE:
        value += 0.25 * turn
    if mask & v.POISON:
        value += 1.0 if foe.hp > 2 else 0.2
    if mask & v.WOUND:
        value += 1.3 if foe.hp > 1 else 0.5
    if mask & v.CURSE:
        value += 0.6
    return value


# Whom it hits


class Blow:
    """The best use of an attack from a cell: its worth, and the first target with the chance to kill it."""

    __slots__ = ("kill", "slot", "value")

    def __init__(self, value: float, slot: int, kill: float) -> None:
        self.value = value
        self.slot = slot
        self.kill = kill


NO_BLOW: Final = Blow(0.0, NOBODY, 0.0)


def in_reach(scene: Scene, deed: Deed, foe: Foe, cell: int) -> bool:
    return foe.row[cell] <= deed.reach and scene.table.board.shape.sees(cell, foe.cell)


def best_blow(scene: Scene, deed: Deed, cell: int) -> Blow:
    if deed.ability.area is not None:
        return _best_area(scene, deed, cell)
    values: list[float] = []
    best, first = 0.0, -1
    for number, foe in enumerate(scene.foes):
        if not in_reach(scene, deed, foe, cell) or foe.figure.conditions & v.INVISIBLE:
            continue
        value = hit_value(scene, deed, foe, cell)
        if value > 0.0:
            values.append(value)
            if value > best:
                best, first = value, number
    if first < 0:
        return NO_BLOW
    foe = scene.foes[first]
    kill = odds_on(scene, deed, foe, cell).kill
    if deed.everyone:
        return Blow(sum(sorted(values)), foe.slot, kill)
    if deed.targets > 1:
        values.sort(reverse=True)
        best = sum(values[: deed.targets])
    elif deed.ability.path_targets and len(values) > 1:
        best *= 1.3
    return Blow(best, foe.slot, kill)


def _best_area(scene: Scene, deed: Deed, cell: int) -> Blow:
    """The way the pattern may lie that hits most."""
    area = deed.ability.area
    assert area is not None
    shape = scene.table.board.shape
    far = 3 if area.own else deed.reach + 3
    worth: list[float] = []
    for foe in scene.foes:
        seen = foe.row[cell] <= far and shape.sees(cell, foe.cell)
        worth.append(hit_value(scene, deed, foe, cell) if seen else 0.0)
    if not any(worth):
        return NO_BLOW
    best, caught = 0.0, 0
    for mask in _around(scene, area, cell) if area.own else _anywhere(scene, deed, area, cell):
        total = 0.0
        for number, value in enumerate(worth):
            if mask >> number & 1:
                total += value
        if total > best:
            best, caught = total, mask
    if not caught:
        return NO_BLOW
    first = -1
    for number, value in enumerate(worth):
        if caught >> number & 1 and (first < 0 or value > worth[first]):
            first = number
    foe = scene.foes[first]
    return Blow(best, foe.slot, odds_on(scene, deed, foe, cell).kill)


def _around(scene: Scene, area: Area, cell: int) -> list[int]:
    """The sets of enemies, a bit for each, that a pattern around the hero can hit from a cell."""
    board = scene.table.board.map
    found = [0] * len(area.pattern.turns)
    for number, foe in enumerate(scene.foes):
        turns = area.pattern.turns_with(board.q[foe.cell] - board.q[cell], board.r[foe.cell] - board.r[cell])
        turn = 0
        while turns:
            if turns & 1:
                found[turn] |= 1 << number
            turns >>= 1
            turn += 1
    return found


def _anywhere(scene: Scene, deed: Deed, area: Area, cell: int) -> list[int]:
    """The same for a pattern with one hex within range."""
    lays = scene.lays.get(deed.number)
    if lays is None:
        lays = _lays(scene, area)
        scene.lays[deed.number] = lays
    ranges = scene.table.board.shape.ranges(cell)
    found: list[int] = []
    for mask, covered in lays.items():
        for other in covered:
            if ranges[other] <= deed.reach:
                found.append(mask)
                break
    return found


def _lays(scene: Scene, area: Area) -> dict[int, list[int]]:
    """All ways the pattern can lie over an enemy: by whom it hits, the cells it may cover then."""
    board = scene.table.board.map
    at = {board.hex(foe.cell): 1 << number for number, foe in enumerate(scene.foes)}
    found: dict[int, list[int]] = {}
    for foe in scene.foes:
        middle = board.hex(foe.cell)
        for turned in area.pattern.turns:
            for hex in turned:
                mask = 0
                cells: list[int] = []
                for other in moved(turned, subtract(middle, hex)):
                    mask |= at.get(other, 0)
                    cells.append(board.cell(other))
                known = found.setdefault(mask, [])
                known += [other for other in cells if other >= 0 and other not in known]
    return found
