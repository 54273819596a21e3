"""Solo scenarios at a point of interest: a hardy hero alone, rounds that end, goal treasures looted, foes slain."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.looting import take
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.scenario.meeting import settle
from tests.support.gloomhaven.own import happens
from tests.support.gloomhaven.printed import (
    at,
    begin,
    end_turn,
    fell,
    first_answers,
    hardy,
    monsters,
    of_type,
)


def alone(slug: str) -> Table:
    """A hardy hero of level 5 in the first card selection: the scenario's level is 3."""
    return hardy(begin(f"solo-{slug}", 1))


def places(table: Table, slug: str, rank: int) -> list[Hex]:
    return sorted(at(table, figure) for figure in of_type(table, slug) if figure.sheet.rank == rank)


def round_ends(table: Table, number: int) -> Table:
    table.round = number
    happens(table, "round-end")
    settle(table)
    return table


def loots_goal(table: Table) -> Table:
    """The hero ends a turn on the goal treasure."""
    [cell] = [cell for cell, number in enumerate(table.treasure) if number == GOAL]
    table.put(table.hero_figure(0), cell)
    return first_answers(end_turn(table, table.hero_figure(0)), "spawn")


def foes(table: Table) -> list[Figure]:
    return [figure for figure in monsters(table) if table.is_foe(figure)]


def slay(table: Table) -> Table:
    """Every foe on the map dies, and the hero has their money."""
    for figure in foes(table):
        fell(table, figure)
        first_answers(table, "spawn")
    for cell, coins in enumerate(table.coins):
        if coins:  # a hex with money is not empty (GH-S-EMP-01)
            take(table, 0, cell, "GH-S-LOT-01")
    return table
