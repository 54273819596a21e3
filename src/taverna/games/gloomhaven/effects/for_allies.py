"""What lasting effects give to others: to newcomers among the allies, and to figures that act by the monster rules."""

from __future__ import annotations

from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.selecting import matches
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.registry import ABILITIES, ACTIONS
from taverna.games.gloomhaven.language.vocabulary import (
    ALL,
    ANYWHERE,
    ATTACK_RANGED,
    ON_ATTACK_ACTION,
    ON_MOVE_ACTION,
    PERSISTENT,
    RETALIATE,
    SHIELD,
)
from taverna.games.gloomhaven.state.figures import NO_CARD, Figure
from taverna.games.gloomhaven.state.frames import Lasting
from taverna.games.gloomhaven.state.table import Table


def join(table: Table, figure: Figure) -> None:
    """A newcomer has what an active card gives to all allies, wherever they are."""
    for effect in list(table.lasting):
        action = ABILITIES[effect.ability].action
        if effect.card == NO_CARD or effect.until != PERSISTENT or action < 0:
            continue
        owner = table.hero_figure(effect.seat)
        for ability in ACTIONS[action].abilities:
            if (
                ability.op not in (SHIELD, RETALIATE)
                or ability.to.within != ANYWHERE
                or _has(table, figure, ability)
            ):
                continue
            if ability.to.pick == ALL and owner.present and matches(table, owner, ability.to, figure):
                lasting.start(table, figure, ability, ability.n.plus, effect.seat, effect.card)


def _has(table: Table, figure: Figure, ability: Ability) -> bool:
    for effect in table.lasting:  # noqa: SIM110 - a loop is faster
        if effect.owner == figure.slot and effect.ability == ability.number:
            return True
    return False


def more_range(table: Table, figure: Figure) -> int:
    """What passives add to the range of a figure's ranged attacks, for who plans one (GH-S-BON-03)."""
    found = 0
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if (
            passive is None
            or passive.on != ON_ATTACK_ACTION
            or passive.gain is None
            or not passive.gain.range
        ):
            continue
        if all(test.kind == ATTACK_RANGED for test in passive.tests) and lasting.concerns(
            table, effect, figure
        ):
            found += passive.gain.range
    return found


def more_move(table: Table, figure: Figure) -> int:
    """What passives add to the moves of a figure that acts by the monster rules."""
    return sum([lasting.gain_of(effect).move for effect in free_for_move(table, figure)])


def free_for_move(table: Table, figure: Figure) -> list[Lasting]:
    """Passives for a Move ability that cost nothing."""
    found: list[Lasting] = []
    for effect in lasting.waiting(table, ON_MOVE_ACTION, figure):
        passive = ABILITIES[effect.ability].passive
        if passive is not None and passive.gain is not None and not passive.consume:
            found.append(effect)
    return found


handled.EVENTS.add(ON_MOVE_ACTION)
