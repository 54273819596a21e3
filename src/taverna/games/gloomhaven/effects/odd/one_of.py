"""`one-of`: one of several abilities, by choice."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


class OneOf(OddCard):
    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        if act.at:
            return False
        options = [codes.CHOICE + number for number in range(len(ability.perform))]
        table.ask(table.decider(act.seat), "one-of", options + [codes.DONE])
        return True

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        act.at = 1
        if code != codes.DONE:
            after = act.index + 1
            chosen = ability.perform[code - codes.CHOICE].number
            act.todo = act.todo[:after] + [chosen] + act.todo[after:]


register_odd(OneOf("one-of"))
