"""`either-order`: the abilities after it are performed as they are printed, or the other way round."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.figures import NOBODY
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


class EitherOrder(OddCard):
    """Of a summon's own move and attack: who has but one of them is not asked about."""

    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        sheet = table.figures[act.actor].sheet
        if act.at or act.seat == NOBODY or sheet.move < 0 or sheet.attack < 0:
            return False
        table.ask(table.decider(act.seat), "sequence", [codes.CHOICE, codes.CHOICE + 1])
        return True

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        act.at = 1
        if code != codes.CHOICE:
            after = act.index + 1
            act.todo = act.todo[:after] + act.todo[after:][::-1]


register_odd(EitherOrder("either-order"))
