"""Small scenarios of one's own: a hall with a door to a cave, and whatever clauses a test wants to see at work.

`table = begin_own(clauses=[...], registers={...})`. The hall has the rows r = 0 to 3, five hexes each, its heroes in the
west; the door "1" at [5, 1] leads to the cave; a bandit guard stands in each of them.
"""

from __future__ import annotations

from hashlib import sha256
from json import dumps

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.language.moments import MOMENTS
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view.wording.scenarios import special_rules
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.printed import first_answers, run

Data = dict[str, object]
GUARD = "bandit-guard"
START: tuple[Hex, ...] = ((0, 0), (0, 1), (0, 2), (0, 3))
DOOR = 0
"""The number of the door labelled 1."""


def row(**more: object) -> Data:
    """A file with everything that tests need, and these fields besides."""
    found: Data = {
        "name": "A hall of one's own",
        "start": [list(hex) for hex in START],
        "rooms": [
            {"id": "hall", "start": True, "floor": [[r, 0, 4] for r in range(4)]},
            {"id": "cave", "floor": [[0, 6, 9], [1, 6, 9], [2, 6, 9]]},
        ],
        "doors": [{"at": [5, 1], "rooms": ["hall", "cave"], "label": "1"}],
        "monsters": [
            {"type": GUARD, "at": [4, 0], "ranks": "nnn"},
            {"type": GUARD, "at": [9, 0], "ranks": "nnn"},
        ],
        "overlays": [
            {"kind": "plate", "at": [[2, 0]], "label": "p"},
            {"kind": "plate", "at": [[2, 1]], "label": "q"},
        ],
        "markers": {"a": [[2, 3]], "b": [[3, 2], [3, 3]]},
        "win": [{"test": "dead"}],
    }
    found.update(more)
    return {"id": f"own-{sha256(dumps(found, sort_keys=True).encode()).hexdigest()[:10]}", **found}


def scenario_of(data: Data, is_printed: bool = False) -> Scenario:
    """Read and checked, as a file of this name would be."""
    return content._checked(Scenario(data, "own.json", is_printed))


def game_of(data: Data) -> Gloomhaven:
    found = scenario_of(data)
    content._scenarios.setdefault(found.id, found)
    return Gloomhaven([found.id])


def begin_own(seats: int = 2, options: Data | None = None, **more: object) -> Table:
    """The table in the first card selection; heroes stand on the first start hexes, nothing can kill them soon."""
    data = row(**more)
    game = game_of(data)
    table = game.setup(seats, 3, {"scenario": str(data["id"]), **(options or {})})
    for seat in range(seats):
        game.apply(table, seat, codes.QUICK)
    for seat in range(seats):
        game.apply(table, seat, table.pending[0].options[0])
    for seat in range(seats):
        figure = table.hero_figure(seat)
        figure.hp = figure.max_hp = 50
    return table


def happens(table: Table, moment: str, subject: int = NOBODY, where: int = -1) -> Table:
    """The moment comes; where players choose hexes for what is spawned, the first that is offered."""
    table.at(MOMENTS.index(moment), subject, where)
    return first_answers(run(table), "spawn", "reveal")


def register(table: Table, name: str) -> int:
    return table.registers[table.rules.plan.registers.index(name)]


def clause(moment: str, *lines: Data, **more: object) -> Data:
    return {"at": moment, "do": list(lines), **more}


def count(name: str = "n", by: int = 1) -> Data:
    """The line of tests that only ask whether a clause was carried out."""
    return {"do": "add", "register": name, "n": by}


def counting(moment: str, **more: object) -> Table:
    """A table with one clause at the moment, which counts in register n how often it was carried out."""
    return begin_own(registers={"n": 0}, clauses=[clause(moment, count(), **more)])


def of_type(table: Table, slug: str) -> list[Figure]:
    return [figure for figure in table.figures if figure.present and figure.sheet.name == slug]


def told_rules(data: Data) -> list[str]:
    return [phrase.key for phrase in special_rules(scenario_of(data), 2)]
