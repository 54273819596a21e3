"""`initiative-shift`: the initiative of this round, earlier or later by so much (GH-S-ITM-07)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.effects.turn_order import put_in_order
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table

EARLIER: Final = codes.CHOICE
LATER: Final = codes.CHOICE + 1
FIRST: Final = 1
LAST: Final = 99


class InitiativeShift(OddCard):
    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        if act.at:
            return False
        table.ask(table.decider(act.seat), "initiative", [EARLIER, LATER])
        return True

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        act.at = 1
        hero = table.heroes[act.seat]
        shift = ability.n.plus if code == LATER else -ability.n.plus
        hero.initiative = max(FIRST, min(LAST, hero.initiative + shift))
        put_in_order(table)
        events.seat(table, "initiative", "GH-S-ITM-07", act.seat, hero.initiative)


register_odd(InitiativeShift("initiative-shift"))
