"""The puzzles of docs/gloomhaven-positions.md: each is loaded, its monster acts, and the rules' answer comes of it.

The answers are those of the acceptance positions of the rules (GH-S-POS), or worked out by hand beside them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.monsters.position import write_plan
from taverna.games.gloomhaven.monsters.turn import plan
from taverna.games.gloomhaven.saving.written.monster_turn import name_of, position_of
from taverna.games.gloomhaven.state.table import Table
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.tabletop import GAME

ROOT = Path(__file__).parents[4]
FOLDER = ROOT / "examples" / "gloomhaven" / "positions"
PAGE = ROOT / "docs" / "gloomhaven-positions.md"


@dataclass(frozen=True)
class Answer:
    """Several `ends` where players choose; `targets` are attacked from each of them."""

    file: str
    rule: str
    focus: str
    ends: frozenset[Hex]
    targets: tuple[str, ...] = ()


def answer(file: str, rule: str, focus: str, *ends: Hex, targets: tuple[str, ...] = ()) -> Answer:
    return Answer(f"{file}.json", rule, focus, frozenset(ends), targets)


ANSWERS = [
    answer("01-the-shorter-way", "GH-S-POS-01", "tinkerer", (-2, 0), targets=("tinkerer",)),
    answer("02-two-at-once", "GH-S-POS-02", "brute", (2, -1), targets=("brute", "tinkerer")),
    answer("03-a-way-without-traps", "GH-S-POS-03", "brute", (-3, 0)),
    answer("04-no-other-way", "GH-S-POS-03", "tinkerer", (3, 0), targets=("tinkerer",)),
    answer("05-a-step-back", "GH-S-POS-08", "brute", (-1, 0), targets=("brute",)),
    # Staying would hit both, the brute with disadvantage; one step back the tinkerer is out of range 3.
    answer("06-one-well-or-two-badly", "GH-S-POS-09", "brute", (0, 0), targets=("brute",)),
    answer("07-a-friend-in-the-way", "GH-S-POS-13", "brute", (1, 0)),
    answer("08-over-the-obstacle", "GH-S-POS-11", "brute", (3, 0), targets=("brute",)),
    answer("09-around-the-wall", "GH-S-POS-14", "brute", (3, 0), targets=("brute",)),
    answer("10-two-far-away", "GH-S-POS-17", "brute", (-1, 0), (-1, -1)),
    answer("11-who-rests-comes-last", "GH-S-POS-07", "decoy 1", (0, 0), targets=("decoy 1",)),
    answer("12-past-the-invisible", "GH-S-POS-15", "tinkerer", (1, 0), targets=("tinkerer",)),
]
PUZZLES = pytest.mark.parametrize("wanted", ANSWERS, ids=lambda wanted: wanted.file)


def written(file: str) -> dict[str, object]:
    found: dict[str, object] = json.loads((FOLDER / file).read_text())
    return found


def test_every_example_has_an_answer_and_fewer_than_fifteen_lines() -> None:
    files = sorted(path.name for path in FOLDER.glob("*.json"))
    assert files == [wanted.file for wanted in ANSWERS]
    assert all(len((FOLDER / file).read_text().splitlines()) < 15 for file in files)


@PUZZLES
def test_the_page_tells_each_puzzle(wanted: Answer) -> None:
    told = PAGE.read_text()
    assert f"(../examples/gloomhaven/positions/{wanted.file})" in told
    assert wanted.rule in told


@pytest.mark.rule(*sorted({wanted.rule for wanted in ANSWERS}))
@PUZZLES
def test_the_explanation_gives_the_answer(wanted: Answer) -> None:
    position = position_of(GAME, GAME.unplayed(written(wanted.file)), "position")
    found = write_plan(position, plan(position.board, position.acting, position.ability))
    assert found["focus"] == [wanted.focus]
    options = [option for option in found["options"] if isinstance(option, dict)]
    assert {tuple(option["end"]) for option in options} == wanted.ends
    assert all(option["targets"] == list(wanted.targets) for option in options)


@pytest.mark.rule(*sorted({wanted.rule for wanted in ANSWERS}))
@PUZZLES
def test_the_monster_acts_as_the_rules_say(wanted: Answer) -> None:
    """In the game itself, whatever the players choose where they have to."""
    reached: set[Hex] = set()
    for choice in range(len(wanted.ends)):
        table = GAME.unplayed(written(wanted.file))
        monster = next(figure for figure in table.figures if figure.group >= 0 and figure.owner < 0)
        GAME.rules.run(table)
        if table.pending[0].kind == "monster-move":
            options = {table.rules.map.hex(code - codes.CELL) for code in table.pending[0].options}
            assert options == wanted.ends
            GAME.apply(table, table.pending[0].seat, table.pending[0].options[choice])
        while table.pending[0].kind == "monster-path":
            GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
        finish_turn(table, monster.slot)
        reached.add(table.rules.map.hex(monster.cell))
        assert name_of(table.figures[monster.focus]) == wanted.focus
        assert attacked(table, monster.slot) == list(wanted.targets)
    assert reached == wanted.ends


def finish_turn(table: Table, slot: int) -> None:
    """Whatever heroes are asked about the attack; their next own question ends it."""
    while table.turn == slot and table.pending:
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[-1])


def attacked(table: Table, slot: int) -> list[str]:
    """Whom the events say it attacked, in order."""
    told = [event.args for event in table.events if event.kind == "attack" and event.args["slot"] == slot]
    return [name_of(table.figures[int(str(args["to"]))]) for args in told]
