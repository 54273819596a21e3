"""Prices: damage to oneself for more, conditions that allies bear."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.bot.minor_decisions import NEVER, suffering
from taverna.games.gloomhaven.effects.attack import windows
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.rules import action
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision

BOUGHT: Final = 2.0
"""What a bonus for damage is worth, all in all."""
SPREAD: Final = -0.5
"""A bonus for which everybody around gains a condition."""
POISONED: Final = 1.2
CURSED: Final = 0.6


def rate_pay(table: Table, decision: Decision) -> list[float]:
    """As much as it is worth; never the last hit points."""
    act = table.acts[-1]
    me = table.figures[act.actor]
    price = action.open_price(table)
    found: list[float] = []
    for code in decision.options:
        damage = code - codes.CHOICE if code >= codes.CHOICE else 0
        worth = damage * _each(ABILITIES[act.todo[act.index]])
        if code == codes.YES and price is not None:
            damage = price.damage
            worth = BOUGHT if damage else SPREAD
        if damage >= me.hp:
            found.append(NEVER)
        else:
            found.append(worth - suffering(damage, me.hp, me.max_hp))
    return found


def _each(ability: Ability) -> float:
    """What each point of damage buys."""
    if ability.targets_x is not None:
        return 0.6 * ability.n.plus
    if ability.op != v.ATTACK:
        return 0.4
    return 2.0 if ability.to.pick == v.ALL else 0.9


def rate_bearers(table: Table, decision: Decision) -> list[float]:
    """An ally that bears a price must be worth it."""
    attack = table.attacks[-1]
    effect = windows.open_offer(table, attack, table.figures[attack.actor])
    passive = None if effect is None else ABILITIES[effect.ability].passive
    found: list[float] = []
    for code in decision.options:
        if code == codes.DONE or passive is None or passive.pay is None or passive.gain is None:
            found.append(0.0)
            continue
        other = table.figures[code - codes.FIGURE]
        more = passive.gain
        worth = 1.2 * more.targets + (0.8 * more.attack.plus if more.attack is not None else 0.0)
        if passive.pay.or_damage and other.conditions & passive.pay.condition:
            harm = suffering(passive.pay.or_damage, max(1, other.hp), other.max_hp)
        else:
            harm = POISONED if passive.pay.condition & v.POISON else CURSED
        found.append(worth - harm)
    return found
