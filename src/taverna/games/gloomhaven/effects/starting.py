"""Setting a figure to work: an action of a card, or a list of abilities that something else lets it perform."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Ability, Amount, Selector
from taverna.games.gloomhaven.language.cards import Half
from taverna.games.gloomhaven.language.registry import register
from taverna.games.gloomhaven.language.vocabulary import ATTACK, ENEMY, MOVE, STAT
from taverna.games.gloomhaven.state.figures import NO_CELL, NOBODY
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


def _attack(key: str, value: Amount, reach: Amount | None) -> int:
    ability = Ability(ATTACK)
    ability.n = value
    ability.range = reach
    ability.to = Selector(ENEMY)
    return register(key, ability).number


def _move(key: str, value: Amount) -> int:
    ability = Ability(MOVE)
    ability.n = value
    return register(key, ability).number


DEFAULT_ATTACK: Final = _attack("default/attack", Amount(2), None)
DEFAULT_MOVE: Final = _move("default/move", Amount(2))
"""GH-S-TRN-03."""
SUMMON_MOVE: Final = _move("summon/move", Amount(0, STAT))
SUMMON_ATTACK: Final = _attack("summon/attack", Amount(0, STAT), Amount(0, STAT))
"""GH-S-SUM-04."""


def start(table: Table, actor: int, seat: int, half: Half | None, card: int, todo: list[int]) -> Act:
    """Perform an action of a card; without a half, the card's default action."""
    act = Act(actor, seat, todo)
    act.card = card
    if half is not None:
        act.action = half.number
        act.group = half.group
    table.acts.append(act)
    table.push(steps.ACT)
    return act


def start_half(table: Table, seat: int, half: Half, card: int) -> Act:
    """Perform a half of a card: the hero itself or, where the half says so, its companion if that is still there."""
    actor = table.heroes[seat].figure
    todo = [ability.number for ability in half.abilities]
    if half.actor:
        other = table.companion(seat)
        actor, todo = (actor, []) if other == NOBODY else (other, todo)
    return start(table, actor, seat, half, card, todo)


def start_list(table: Table, actor: int, todo: list[int], target: int = NOBODY) -> Act:
    """Perform abilities outside of an action; `target` is the figure they speak of."""
    figure = table.figures[actor]
    act = Act(actor, figure.owner, todo)
    act.began = figure.cell
    act.target = target
    if target != NOBODY:
        cell = table.figures[target].cell
        act.target_cell = cell if cell != NO_CELL else (table.acts[-1].target_cell if table.acts else NO_CELL)
    table.acts.append(act)
    table.push(steps.ACT)
    return act


handled.FIELDS.add(handled.BY_BEAR)
