"""Goal treasures change hands: given, given up, dropped on a hex, handed over (GH-S-SPC-07)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.board import TREASURE
from taverna.games.gloomhaven.board.maps import NO_CELL
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import NO_TREASURE, Table
from taverna.kernel import Handler

RULE = "GH-S-SPC-07"


def hand_goal(table: Table, seat: int) -> None:
    table.heroes[seat].treasures = table.heroes[seat].treasures + [GOAL]
    events.seat(table, "given", RULE, seat, reveals=False)


def take_goal_from(table: Table, seat: int) -> bool:
    """One of them; False if there is none."""
    hero = table.heroes[seat]
    if GOAL not in hero.treasures:
        return False
    place = hero.treasures.index(GOAL)
    hero.treasures = hero.treasures[:place] + hero.treasures[place + 1 :]
    events.seat(table, "gave-up", RULE, seat, reveals=False)
    return True


def drop_goal(table: Table, cell: int) -> None:
    """On the nearest hex without a treasure."""
    for other in [cell, *table.board.shape.outward(cell)]:
        if table.treasure[other] == NO_TREASURE and table.board.exists(other):
            table.treasure[other] = GOAL
            table.board.put(other, TREASURE)
            return


def drop_all(table: Table, seat: int, cell: int) -> None:
    """What an exhausted hero carried lies where it stood."""
    while cell != NO_CELL and take_goal_from(table, seat):
        drop_goal(table, cell)


# From one hero to another


def offer_carried(table: Table, figure: Figure, reach: int) -> None:
    """A loot ability reaches what another hero carries: its player may take it over."""
    shape = table.board.shape
    ranges = shape.ranges(figure.cell)
    for hero in table.heroes:
        holder = table.hero_figure(hero.seat)
        if hero.seat == figure.owner or not holder.present or GOAL not in hero.treasures:
            continue
        if ranges[holder.cell] <= reach and shape.sees(figure.cell, holder.cell):
            table.push(steps.HAND_OVER, figure.owner, hero.seat)


class HandOverStep(Handler[Table]):
    """Whether the first seat takes over what the second carries."""

    def run(self, table: Table, first: int, second: int) -> None:
        table.ask(first, "hand-over", [codes.DONE, codes.YES])

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        table.pop()
        if code == codes.YES and take_goal_from(table, second):
            hand_goal(table, first)
