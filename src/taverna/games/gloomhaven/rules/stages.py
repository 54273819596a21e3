"""How far the present ability of an action has gone: the stages of an act, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table

BEGIN: Final = 0
BUY: Final = 1
DO: Final = 2
PICK: Final = 3
EACH: Final = 4  # after PICK: who has picked goes one on
AFTER: Final = 5
MAKE: Final = 6
PLAN: Final = 7
CONVERT: Final = 8
OWN_WAY: Final = 9
LOOT: Final = 10
OFFER: Final = 11  # what a lasting effect adds to the ability for elements
PAY: Final = 12
STAGES: Final = 13


class Stage:
    """What is done or asked at one of them, and what the answer does."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        raise AssertionError("an act never comes to this stage")

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        raise AssertionError(f"an act asks nothing at stage {act.stage}")
