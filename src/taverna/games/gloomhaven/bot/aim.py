"""Whom to attack, heal or hinder, and whether an item is worth it, while an action goes on."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.bot.deeds import need
from taverna.games.gloomhaven.bot.facts import deed_for
from taverna.games.gloomhaven.bot.foes import Foe
from taverna.games.gloomhaven.bot.situation import Friend, Scene
from taverna.games.gloomhaven.bot.strike import condition_value, hit_value
from taverna.games.gloomhaven.bot.turn import Turn
from taverna.games.gloomhaven.effects import item_windows
from taverna.games.gloomhaven.effects.attack import targets
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision

NEVER: Final = -1000.0
FAR_AWAY: Final = 20
LASTING: Final = 8
URGENT: Final = 3.0
"""So much a heal must be worth to take the place of an attack."""
POTION: Final = 1.3
"""What a consumed item must add to an attack."""


def foe_at(scene: Scene, slot: int) -> Foe | None:
    for foe in scene.foes:
        if foe.slot == slot:
            return foe
    return None


def friend_at(scene: Scene, slot: int) -> Friend | None:
    for friend in scene.friends:
        if friend.slot == slot:
            return friend
    return None


def rate_target(table: Table, decision: Decision) -> list[float]:
    """Targets one by one; with a pattern, those that it can catch together."""
    attack = table.attacks[-1]
    scene = Scene(table, decision.seat)
    deed = deed_for(ABILITIES[attack.ability])
    plus = attack.attack - deed.n
    cell = table.figures[attack.actor].cell
    values: dict[int, float] = {}
    gains: list[float] = []
    for foe in scene.foes:
        values[foe.slot] = hit_value(scene, deed, foe, cell, plus)
        if codes.FIGURE + foe.slot in decision.options:
            gains.append(hit_value(scene, deed, foe, cell, plus + 1) - values[foe.slot])
    area = targets.area_of(table, attack)
    if area is not None and not attack.attacked:
        values = _together(table, values)
    found: list[float] = []
    for code in decision.options:
        if codes.FIGURE <= code < codes.ENTITY:
            found.append(values.get(code - codes.FIGURE, 0.0))
        elif code == codes.REST_ALL:
            found.append(50.0)
        elif codes.ITEM <= code < codes.FIGURE:
            found.append(_item(table, decision.seat, code - codes.ITEM, gains, attack.limit))
        else:
            found.append(0.0)
    return found


def _together(table: Table, values: dict[int, float]) -> dict[int, float]:
    """Each target with the best of those that the pattern hits beside it."""
    attack = table.attacks[-1]
    area = targets.area_of(table, attack)
    assert area is not None
    best: dict[int, float] = dict(values) if attack.added else {}
    for cells in targets.lays_for_chosen(table, attack, area):
        slots = [table.board.occupant[cell] for cell in cells if table.board.occupant[cell] in values]
        total = sum([max(0.0, values[slot]) for slot in slots])
        for slot in slots:
            best[slot] = max(best.get(slot, 0.0), total if values[slot] > 0.0 else values[slot])
    return best


def _item(table: Table, seat: int, place: int, gains: list[float], limit: int) -> float:
    """Before the targets are named: +1 and the like for the whole action."""
    number = table.heroes[seat].items[place]
    passive = item_windows.passive_for(table, number, v.ON_ATTACK_ACTION)
    if passive is None:
        return -NEVER if Turn(table, seat).uses(place) else NEVER
    gain = passive.gain
    if gain is None or not gains:
        return NEVER
    gains.sort(reverse=True)
    more = sum(gains[: limit if limit > 0 else len(gains)])
    if gain.attack is not None:
        return 60.0 if more >= POTION else NEVER
    if gain.advantage:
        return 60.0
    if gain.conditions & v.STUN:
        return 60.0 if len(gains) >= 1 else NEVER
    return 60.0 if gain.range == 0 and more >= 0.8 else NEVER


def rate_window(table: Table, decision: Decision) -> list[float]:
    """An item for one attack: used, unless it is for nothing."""
    return [0.0 if code == codes.DONE else 1.0 for code in decision.options]


def rate_as_heal(table: Table, decision: Decision) -> list[float]:
    """A heal instead of a blow or a step, for who needs it badly."""
    act = table.acts[-1]
    ability = ABILITIES[act.todo[act.index]]
    scene = Scene(table, decision.seat)
    reach = 1 if ability.range is None else ability.range.plus
    near = [one for one in scene.friends if table.distance(scene.me.cell, one.cell) <= reach]
    wanted = max([need(one, ability.n.plus + 1) for one in near], default=0.0)
    return [wanted - URGENT if code == codes.YES else 0.0 for code in decision.options]


def rate_choose(table: Table, decision: Decision) -> list[float]:
    """Figures for an ability that is no attack."""
    act = table.acts[-1]
    ability = ABILITIES[act.todo[act.index]]
    scene = Scene(table, decision.seat)
    found: list[float] = []
    for code in decision.options:
        if codes.FIGURE <= code < codes.ENTITY:
            found.append(
                _on_figure(scene, ability.op, ability.n.plus, ability.conditions, code - codes.FIGURE)
            )
        elif codes.ITEM <= code < codes.FIGURE:
            found.append(-NEVER if Turn(table, decision.seat).uses(code - codes.ITEM) else NEVER)
        else:
            found.append(0.0)
    return found


def _on_figure(scene: Scene, op: int, n: int, conditions: int, slot: int) -> float:
    foe = foe_at(scene, slot)
    if foe is not None and op == v.SWAP:
        return -1.0
    if foe is not None and op in (v.MARK, v.TRANSFER_GROUP):
        # Who can be struck soon, and stands long enough for it to matter.
        near = min(scene.table.distance(scene.me.cell, foe.cell), FAR_AWAY)
        return 0.1 * (FAR_AWAY - near) + 0.05 * min(foe.hp, LASTING) + 0.02 * foe.threat
    if foe is not None:
        value = 0.1 + 0.05 * foe.threat
        mask = conditions & ~foe.figure.conditions & ~foe.figure.sheet.immune
        if mask:
            value += condition_value(scene, foe, mask)
        if op == v.DAMAGE:
            value += min(n, foe.hp) + (foe.alive if n >= foe.hp else 0.0)
        return value
    friend = friend_at(scene, slot)
    if friend is None:
        return 0.0
    if op == v.SWAP:
        return -1.0
    if op == v.HEAL:
        return need(friend, n) + 0.001 * (friend.figure.max_hp - friend.hp)
    if op == v.RECOVER and friend.figure.owner >= 0:
        return 0.5 * scene.table.heroes[friend.figure.owner].discard.bit_count()
    if op == v.DAMAGE or conditions & v.NEGATIVE:
        return -1.0
    return 0.5
