"""What a scenario asks of those who stand somewhere: a room that must not be empty, a portal to go through."""

from __future__ import annotations

from taverna.games.gloomhaven.board.maps import NO_CELL
from taverna.games.gloomhaven.effects import portals
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.moments import TURN_END
from taverna.games.gloomhaven.scenario.objectives import all_hold, holds
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.plan import Test
from taverna.games.gloomhaven.state.table import Table


def kept_in(table: Table, figure: Figure) -> list[int]:
    """The cells that this character must not leave: it is the last one there, and without it the scenario is lost."""
    for test in table.rules.plan.lose:
        cells = _never_empty(table, test)
        if figure.cell in cells and not any(
            other.kind == HERO and other.slot != figure.slot and other.cell in cells
            for other in table.figures
        ):
            return cells
    return []


def _never_empty(table: Table, test: Test) -> list[int]:
    """Of a loss "no character is there", perhaps only while something else holds: the place."""
    if test.kind == c.ALL_OF:
        places = [part for part in test.tests if part.kind == c.PRESENT]
        others = [part for part in test.tests if part.kind != c.PRESENT]
        return _never_empty(table, places[0]) if places and all(holds(table, part) for part in others) else []
    if test.kind != c.PRESENT or test.most or test.whom is None or test.whom.who != c.CHARACTER:
        return []
    return test.whom.place.cells if test.whom.place is not None and not test.whom.is_off else []


def beyond_portal(table: Table, figure: Figure) -> list[int]:
    """Where a portal leads that nobody has used, or to a side where no character is."""
    gate = portals.gate(table, figure)
    if gate != NO_CELL:
        return [gate]
    rooms = [
        table.board.map.room[other.cell] for other in table.figures if other.kind == HERO and other.present
    ]
    found: list[int] = []
    for cell in table.rules.plan.portal:
        if table.board.map.room[cell] not in rooms:
            beside = table.board.map.neighbour[6 * cell : 6 * cell + 6]
            found += [other for other in beside if other != NO_CELL and table.board.exists(other)]
    return found


def plates_to_fill(table: Table, figure: Figure) -> list[int]:
    """Plates that have all to be occupied at the end of a turn: each character goes to one of its own, and stays."""
    for clause in table.rules.plan.clauses[TURN_END]:
        for test in clause.tests:
            others = [other for other in clause.tests if other is not test]
            if (
                test.kind != c.FILLED
                or test.place is None
                or holds(table, test)
                or not all_hold(table, others)
            ):
                continue
            cells = test.place.cells
            if figure.cell in cells:
                return [figure.cell]
            free = [cell for cell in cells if table.board.occupant[cell] == NOBODY]
            going = [
                hero.seat
                for hero in table.heroes
                if table.hero_figure(hero.seat).present and table.hero_figure(hero.seat).cell not in cells
            ]
            if free and figure.owner in going:
                return [free[going.index(figure.owner) % len(free)]]
    return []
