"""Bonuses of an ability: which are in force, what they cost, how often they count."""

from __future__ import annotations

from taverna.games.gloomhaven.effects import elements
from taverna.games.gloomhaven.effects.amounts import allies_next_to, negative_count
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.language.abilities import Ability, Bonus
from taverna.games.gloomhaven.language.registry import ACTIONS
from taverna.games.gloomhaven.language.vocabulary import ATTACK, FIXED, ONCE, PER_ALLY_NEXT_TO_TARGET
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


def costs(bonus: Bonus) -> bool:
    """Whether the player decides about it."""
    return bool(bonus.consume) or bonus.pay is not None or bonus.may


def of_half(act: Act) -> list[Bonus]:
    """Bonuses of the whole half that is performed."""
    return ACTIONS[act.action].bonuses if act.action >= 0 else []


def in_force(table: Table, act: Act, ability: Ability) -> list[Bonus]:
    """Those without a price, and those bought. One bought `instead` of another takes its place."""
    whole = of_half(act)
    if not ability.bonuses and not whole:
        return whole
    found: list[Bonus] = []
    for index, bonus in enumerate(ability.bonuses):
        if not costs(bonus) or act.bought >> index & 1:
            found.append(bonus)
    for index, bonus in enumerate(whole):
        if not costs(bonus) or act.half_bought >> index & 1:
            found.append(bonus)
    for bonus in found:
        if bonus.instead and bonus.per != ONCE:
            return [other for other in found if other.instead or other.per == ONCE]
    return found


def is_for_target(bonus: Bonus) -> bool:
    """Whether it has to be looked at for each target anew."""
    more = bonus.gain
    return (
        bool(bonus.tests)
        or bonus.per != ONCE
        or more.kill is not None
        or (more.attack is not None and more.attack.name != FIXED)
    )


def times(table: Table, bonus: Bonus, actor: Figure, target: Figure) -> int:
    if bonus.per == ONCE:
        return 1
    if bonus.per == PER_ALLY_NEXT_TO_TARGET:
        return allies_next_to(table, actor, target)
    return negative_count(target)


def reward(table: Table, act: Act, ability: Ability) -> None:
    """What bought bonuses give beside the ability; who performs nothing has consumed in vain (GH-S-TRN-08)."""
    if not act.bought or not act.performed:
        return
    for index, bonus in enumerate(ability.bonuses):
        if act.bought >> index & 1 and not (ability.op == ATTACK and is_for_target(bonus)):
            _give(table, act, bonus)


def reward_half(table: Table, act: Act) -> None:
    """The same for the bonuses of the whole half."""
    if not act.half_bought or not act.performed:
        return
    for index, bonus in enumerate(of_half(act)):
        if act.half_bought >> index & 1 and not is_for_target(bonus):
            _give(table, act, bonus)


def _give(table: Table, act: Act, bonus: Bonus) -> None:
    gain_xp(table, table.figures[act.origin].owner, bonus.gain.xp, "GH-S-EXP-02")
    for element in bonus.gain.infuse:
        elements.infuse(table, element)
