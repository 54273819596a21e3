"""The turn of the monster to which a written position has come, for `taverna gloomhaven monster`.

The turn is begun and elements are consumed as in a game; what the monster then does is asked, not done.
"""

from __future__ import annotations

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.monsters import lines
from taverna.games.gloomhaven.monsters.ability import Ability
from taverna.games.gloomhaven.monsters.feeding import FOCUS
from taverna.games.gloomhaven.monsters.position import Position
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Game
from taverna.kernel.fields import bad


def position_of(game: Game[Table], table: Table, path: str) -> Position:
    """The acting monster, its board and its ability."""
    while not table.pending and table.agenda and not _is_planning(table):
        game.rules.step(table)
    if not table.agenda or not _is_planning(table):
        raise bad(f"{path}.turn", "is no monster's that is about to act")
    figure = table.figures[table.agenda[-1][1]]
    todo = lines.todo_of(table, figure)
    attack = lines.planned(table, figure, todo, 0)
    ability = Ability(_points(table, figure, todo), lines.mode_of(table, figure, todo), attack)
    return Position(table.board, [name_of(other) for other in table.figures], figure.slot, ability)


def _is_planning(table: Table) -> bool:
    op, _, stage = table.agenda[-1]
    return op == steps.MONSTER_TURN and stage == FOCUS


def _points(table: Table, figure: Figure, todo: list[int]) -> int:
    """The movement of the first Move line; 0 without one (GH-S-MON-01, 02)."""
    if figure.sheet.move < 0 or figure.conditions & v.IMMOBILIZE:
        return 0
    for number in todo:
        ability = ABILITIES[number]
        if ability.op == v.MOVE:
            points = amount(table, ability.n, figure.slot, NOBODY, figure.sheet.move)
            for index, bonus in enumerate(ability.bonuses):
                points += bonus.gain.move if lines.is_fed(table, figure, ability, index) else 0
            return max(0, points)
    return 0


def name_of(figure: Figure) -> str:
    """As `turn` names it."""
    return figure.sheet.name if figure.kind == HERO else f"{figure.sheet.name} {figure.number}"
