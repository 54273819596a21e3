"""Lasting effects that perform something of their own before an Attack or Move ability, or after it (`when`).

What such an effect performs triggers no other: an attack that follows an attack is followed by none.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.effects import lasting, waiting
from taverna.games.gloomhaven.effects.selecting import is_meant
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.frames import ALL_TRIGGERED, Act, Lasting
from taverna.games.gloomhaven.state.table import Table

EVENTS: Final = {v.ATTACK: v.ON_ATTACK_ACTION, v.MOVE: v.ON_MOVE_ACTION}


def before(table: Table, act: Act, actor: Figure, ability: Ability) -> bool:
    """Set going what comes before the ability; False when there is nothing left to wait for."""
    if act.triggered == ALL_TRIGGERED or ability.op not in EVENTS:
        return False
    found = _waiting(table, actor, EVENTS[ability.op], v.BEFORE)
    found = [effect for effect in found if not act.triggered >> effect.tag & 1]
    for effect in reversed(found):
        act.triggered |= 1 << effect.tag
        if act.seat == NOBODY:
            _insert(table, act, effect)
        else:
            waiting.set_off(table, effect, actor)
    return bool(found)


def after(table: Table, act: Act, actor: Figure, op: int) -> None:
    """The ability was performed."""
    if act.triggered == ALL_TRIGGERED or not actor.present:
        return
    for effect in reversed(_waiting(table, actor, EVENTS[op], v.AT_END)):
        waiting.set_off(table, effect, actor)


def moved_away(table: Table, figure: Figure, start: int) -> None:
    """The figure has ended a move: some wait for those who leave their side."""
    for effect in list(table.lasting):
        passive = ABILITIES[effect.ability].passive
        owner = table.figures[effect.owner]
        if passive is None or passive.on != v.ON_MOVE or passive.whose is None:
            continue
        if not owner.present or not figure.present or not is_meant(table, owner, passive.whose.who, figure):
            continue
        near = passive.whose.within
        if table.distance(start, owner.cell) <= near < table.distance(figure.cell, owner.cell):
            waiting.set_off(table, effect, figure)


def _waiting(table: Table, actor: Figure, event: int, when: int) -> list[Lasting]:
    found: list[Lasting] = []
    for effect in lasting.waiting(table, event, actor):
        passive = ABILITIES[effect.ability].passive
        if passive is not None and passive.when == when and table.figures[effect.owner].present:
            found.append(effect)
    return found


def _insert(table: Table, act: Act, effect: Lasting) -> None:
    """Whoever acts by the monster rules has one more line on its card, and plans with it."""
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    act.todo = act.todo[: act.index] + [part.number for part in passive.perform] + act.todo[act.index :]
    act.stage = 0
    lasting.use(table, effect)


handled.EVENTS.add(v.ON_MOVE)
