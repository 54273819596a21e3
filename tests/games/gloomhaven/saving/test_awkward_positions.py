"""Monster turns where several rules meet, as people write positions; the answers are worked out by hand from the rules.

Each is asked for and played: what the explanation says is what the monster does.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from taverna.cli.commands.gloomhaven import explained
from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.monsters.position import write_plan
from taverna.games.gloomhaven.monsters.turn import plan
from taverna.games.gloomhaven.saving.written.monster_turn import position_of
from taverna.i18n import Words
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.saving.test_written_puzzles import attacked, finish_turn
from tests.support.gloomhaven.tabletop import GAME

Data = dict[str, object]


@dataclass(frozen=True)
class Case:
    """The first monster acts; several `ends` where players choose."""

    name: str
    rules: tuple[str, ...]
    position: Data
    ends: frozenset[Hex]
    targets: tuple[str, ...] = ()


def hero(name: str, hex: Hex, initiative: int, **more: object) -> Data:
    return {"class": name, "hex": list(hex), "initiative": initiative, **more}


def foe(type: str, hex: Hex, **more: object) -> Data:
    return {"type": type, "hex": list(hex), **more}


def open_floor(heroes: list[Data], monsters: list[Data], **more: object) -> Data:
    return {"map": {"floor": {"radius": 8}}, "heroes": heroes, "monsters": monsters, **more}


def case(name: str, rules: str, position: Data, *ends: Hex, targets: str = "") -> Case:
    monsters = position["monsters"]
    assert isinstance(monsters, list)
    told = {**position, "turn": monsters[0]["type"]}
    return Case(name, tuple(rules.split()), told, frozenset(ends), tuple(targets.split()))


RING = [[4, 0], [3, 1], [2, 2], [1, 2], [0, 2], [0, 1], [0, 0], [1, -1], [2, -2], [3, -2], [4, -2], [4, -1]]

CASES = [
    # The triangle lies over the two far ones, the focus is the target added: three instead of two.
    case(
        "the focus beside the area",
        "GH-S-MON-20 GH-S-FOC-03",
        open_floor(
            [
                hero("brute", (2, 0), 15, level=9),
                hero("tinkerer", (4, -3), 20, level=9),
                hero("scoundrel", (4, -4), 60, level=9),
            ],
            [foe("ancient-artillery", (0, 0), rank="elite")],
            level=7,
            cards={"ancient-artillery": 707},
        ),
        (0, 0),
        targets="brute tinkerer scoundrel",
    ),
    # Range 2, and a red hex beside the hero is enough: from range 3. It flies over the obstacle and ends on the trap.
    case(
        "a flying area over a trap",
        "GH-S-AOE-03 GH-S-MMV-14 GH-S-INV-01",
        open_floor(
            [
                hero("brute", (5, 0), 15),
                hero("tinkerer", (5, -2), 20),
                hero("mindthief", (4, -1), 48, conditions=["invisible"]),
            ],
            [foe("spitting-drake", (0, 0))],
            obstacles=[[1, 0]],
            traps=[[2, 0]],
            cards={"spitting-drake": 558},
        ),
        (2, 0),
        targets="brute",
    ),
    # Three steps: on the trap that has to be sprung anyway; behind it a friend stands.
    case(
        "the trap on the only way",
        "GH-S-MMV-07 GH-S-FOC-15",
        {
            "map": {"floor": [[0, 0, 6]]},
            "heroes": [hero("brute", (6, 0), 15)],
            "traps": [{"hex": [3, 0], "damage": 1}],
            "monsters": [foe("living-bones", (0, 0)), foe("hound", (4, 0))],
        },
        (3, 0),
    ),
    # Two ways of 5 round the ring. One begins with a friend who can't be passed with one step: then it stays.
    case(
        "two ways, one of them blocked",
        "GH-S-MMV-07 GH-S-MMV-08",
        {
            "map": {"floor": RING},
            "heroes": [hero("brute", (4, 0), 15)],
            "monsters": [foe("earth-demon", (0, 0)), foe("hound", (1, -1))],
            "cards": {"earth-demon": 643},
        },
        (0, 0),
        (0, 1),
    ),
    # Who is invisible is next to the archer, which is no reason to step back.
    case(
        "an invisible neighbour",
        "GH-S-INV-01 GH-S-MMV-15",
        {
            "map": {"floor": [[0, -2, 4]]},
            "heroes": [hero("brute", (1, 0), 15, conditions=["invisible"]), hero("tinkerer", (3, 0), 20)],
            "monsters": [foe("bandit-archer", (0, 0))],
        },
        (0, 0),
        targets="tinkerer",
    ),
    # Both pairs cost 3; tinkerer and scoundrel are at range 4 from the start, and the scoundrel is earlier.
    case(
        "pairs that cost the same",
        "GH-S-MMV-03 GH-S-MON-09",
        open_floor(
            [hero("brute", (3, 0), 15), hero("tinkerer", (4, -2), 37), hero("scoundrel", (2, 2), 33)],
            [foe("living-bones", (0, 0))],
        ),
        (2, 1),
        targets="brute scoundrel",
    ),
    # Of the three hexes away from the brute two are next to the tinkerer.
    case(
        "disadvantage against the second target",
        "GH-S-MMV-03",
        open_floor(
            [hero("brute", (1, 0), 15), hero("tinkerer", (-2, 1), 20)],
            [foe("black-imp", (0, 0))],
            cards={"imp": 680},
        ),
        (0, -1),
        targets="brute tinkerer",
    ),
    # The line of sight from (1, -1) to (3, -5) passes the end of the wall; the pattern asks for no more.
    case(
        "an area across a wall line",
        "GH-S-AOE-04 GH-S-LOS-06",
        {
            "map": {"floor": {"radius": 4}, "walls": [[[1, -1], [2, -2]]]},
            "heroes": [hero("brute", (2, -2), 15)],
            "monsters": [foe("flame-demon", (0, 0))],
            "cards": {"flame-demon": 631},
        },
        (0, 0),
        targets="brute",
    ),
    # One step would reach the brute, with the far hex of the pattern; two steps both, from three hexes.
    case(
        "an area from three hexes",
        "GH-S-MMV-03 GH-S-MMV-04 GH-S-AOE-01",
        open_floor(
            [hero("brute", (3, -1), 15), hero("tinkerer", (3, -2), 20)],
            [foe("earth-demon", (0, 0), rank="elite")],
            cards={"earth-demon": 643},
        ),
        (2, -1),
        (2, -2),
        (2, 0),
        targets="brute tinkerer",
    ),
    # Traps on all hexes one step away from the brute: two steps past it instead, to range 2.
    case(
        "traps behind the archer",
        "GH-S-MMV-03 GH-S-MMV-11",
        open_floor(
            [hero("brute", (1, 0), 15)], [foe("bandit-archer", (0, 0))], traps=[[-1, 0], [-1, 1], [0, -1]]
        ),
        (2, -2),
        (1, -2),
        (-1, 2),
        (0, 2),
        targets="brute",
    ),
]
ALL = pytest.mark.parametrize("wanted", CASES, ids=[case.name for case in CASES])
RULES = sorted({rule for wanted in CASES for rule in wanted.rules})


@pytest.mark.rule(*RULES)
@ALL
def test_the_explanation(wanted: Case) -> None:
    position = position_of(GAME, GAME.unplayed(wanted.position), "position")
    found = write_plan(position, plan(position.board, position.acting, position.ability))
    options = [option for option in found["options"] if isinstance(option, dict)]
    assert {tuple(option["end"]) for option in options} == wanted.ends
    assert all(option["targets"] == list(wanted.targets) for option in options)


@pytest.mark.rule("GH-S-FOC-01", "GH-S-MON-20")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "within range 7, and one further target beside it."),
        ("pt-BR", "no alcance 7, e mais um alvo fora dela."),
        ("es", "dentro del alcance 7, y un objetivo más fuera de ella."),
    ],
)
def test_the_explanation_tells_of_targets_beside_an_area(lang: str, told: str) -> None:
    position = position_of(GAME, GAME.unplayed(CASES[0].position), "position")
    found = explained(position, Words(lang, GAME.id))
    assert str(found["why"][0]).endswith(told + "'}")


@pytest.mark.rule(*RULES)
@ALL
def test_the_turn_as_played(wanted: Case) -> None:
    reached: set[Hex] = set()
    for choice in range(len(wanted.ends)):
        table = GAME.unplayed(wanted.position)
        monster = next(figure for figure in table.figures if figure.group >= 0 and figure.owner < 0)
        GAME.rules.run(table)
        if len(wanted.ends) > 1:
            asked = table.pending[0]
            assert asked.kind == "monster-move"
            assert {table.rules.map.hex(code - codes.CELL) for code in asked.options} == wanted.ends
            GAME.apply(table, asked.seat, asked.options[choice])
        finish_turn(table, monster.slot)
        reached.add(table.rules.map.hex(monster.cell))
        assert attacked(table, monster.slot) == list(wanted.targets)
    assert reached == wanted.ends
