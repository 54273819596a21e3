"""`redistribute`: damage suffered by the performer and by summons moves from one to another, point by point."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.effects.selecting import candidates
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table

ENOUGH: Final = 999
"""As the number of points moved: no more."""


class Redistribute(OddCard):
    """`act.picked`: from whom the next point is taken. `act.at` points were moved: no more than there is damage."""

    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        among = candidates(table, table.figures[act.actor], ability.to, 0)
        found = self._receivers(act, among) if act.picked else self._givers(table, act, among)
        if found:
            options = [codes.FIGURE + other.slot for other in found] + [codes.DONE]
            table.ask(table.decider(act.seat), "give-damage" if act.picked else "take-damage", options)
        return bool(found)

    def _givers(self, table: Table, act: Act, among: list[Figure]) -> list[Figure]:
        damage = sum([other.max_hp - other.hp for other in among])
        if act.at >= damage:
            return []
        return [
            other
            for other in among
            if other.hp < other.max_hp and any(one.hp > 1 and one.slot != other.slot for one in among)
        ]

    def _receivers(self, act: Act, among: list[Figure]) -> list[Figure]:
        """Nobody dies of it."""
        return [other for other in among if other.hp > 1 and other.slot not in act.picked]

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        if code == codes.DONE:
            act.picked = []
            act.at = ENOUGH
        elif not act.picked:
            act.picked = [code - codes.FIGURE]
        else:
            giver, receiver = table.figures[act.picked[0]], table.figures[code - codes.FIGURE]
            giver.hp += 1
            receiver.hp -= 1
            act.at += 1
            act.picked = []
            act.performed = True
            events.between(table, "damage-moved", "GH-S-DMG-01", giver.slot, receiver.slot, 1)


register_odd(Redistribute("redistribute"))
