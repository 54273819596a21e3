"""`as-heal`: a heal of one more instead of a move or an attack, as far as that reaches, without its conditions."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.bonuses import in_force, is_for_target
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.language.abilities import Ability, Amount, Selector
from taverna.games.gloomhaven.language.registry import register
from taverna.games.gloomhaven.language.vocabulary import HEAL, SELF_OR_ALLY
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table

MOST: Final = 15
FURTHEST: Final = 7


def _heal(value: int, reach: int) -> Ability:
    ability = Ability(HEAL, value)
    ability.range = Amount(reach)
    ability.to = Selector(SELF_OR_ALLY)
    return register(f"as-heal/{value}/{reach}", ability)


HEALS: Final = [[_heal(value, reach) for reach in range(1, FURTHEST + 1)] for value in range(1, MOST + 1)]


class AsHeal(OddCard):
    def __init__(self) -> None:
        super().__init__("as-heal")
        self.replaces_move = True
        self.replaces_attack = True

    def question(self) -> str:
        return "as-heal"

    def instead_of_move(self, table: Table, act: Act, ability: Ability) -> None:
        value = amount(table, ability.n, act.actor)
        for bonus in in_force(table, act, ability):
            value += bonus.gain.move
        self._perform(act, value, 1)

    def instead_of_attack(self, table: Table, act: Act, ability: Ability) -> None:
        value = amount(table, ability.n, act.actor)
        reach = 1 if ability.range is None else amount(table, ability.range, act.actor)
        for bonus in in_force(table, act, ability):
            if bonus.gain.attack is not None and not is_for_target(bonus):
                value += amount(table, bonus.gain.attack, act.actor)
            reach += bonus.gain.range
        self._perform(act, value, reach)

    def _perform(self, act: Act, value: int, reach: int) -> None:
        """The heal takes the place of the ability in the list."""
        heal = HEALS[max(0, min(MOST - 1, value))][max(0, min(FURTHEST, reach) - 1)]
        act.todo = act.todo[: act.index] + [heal.number] + act.todo[act.index + 1 :]
        act.stage = 0
        act.bought = 0

    def rating(self, otherwise: float) -> float:
        return 1.0


register_odd(AsHeal())
