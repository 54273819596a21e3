"""`move-as-attack`: an attack of the same value instead of a move."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.attack import sequence
from taverna.games.gloomhaven.effects.bonuses import in_force
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.effects.starting import DEFAULT_ATTACK
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


class MoveAsAttack(OddCard):
    def __init__(self) -> None:
        super().__init__("move-as-attack")
        self.replaces_move = True

    def instead_of_move(self, table: Table, act: Act, ability: Ability) -> None:
        value = amount(table, ability.n, act.actor)
        for bonus in in_force(table, act, ability):
            value += bonus.gain.move
        attack = sequence.begin(table, act, ABILITIES[DEFAULT_ATTACK])
        attack.attack = max(0, value)
        attack.adds = []


register_odd(MoveAsAttack())
