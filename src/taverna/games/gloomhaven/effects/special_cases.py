"""What an ability of the operation `special` does: a function for each name that no other operation can say."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.ability import Ability
from taverna.games.gloomhaven.frames import Act
from taverna.games.gloomhaven.monsters import boss_specials, escorting
from taverna.games.gloomhaven.rules.planning import ESCORT
from taverna.games.gloomhaven.state import Table


def ask(table: Table, act: Act, ability: Ability) -> bool:
    """Do it, or ask what is open; False when it is done."""
    if ability.special == ESCORT:
        return escorting.ask(table, act, ability)
    if ability.special == boss_specials.OPEN_NEXT_DOOR:
        return boss_specials.jump_to_door(table, act)
    assert ability.special == boss_specials.SCOUTS_ACT_AGAIN, ability.special
    if act.at:
        return False
    act.at = 1
    boss_specials.scouts_act_again(table)
    return True


def answer(table: Table, act: Act, ability: Ability, code: int) -> None:
    if ability.special == ESCORT:
        escorting.answer(table, act, ability, code)
    else:
        boss_specials.land(table, act, code - codes.CELL)
