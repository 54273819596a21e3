"""Somebody whom a scenario remembers, and what appears where it fell: 57 (GH-S-SPC-01, 07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from taverna.games.gloomhaven.view.wording.scenarios import special_rules
from taverna.kernel import BadData
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    fell,
    fell_all,
    hardy,
    of_type,
    open_door,
    put,
)
from tests.support.gloomhaven.tabletop import GAME

DISGUISED: Hex = (10, -9)
"""The elite guard at the far end of the room behind door 2."""


def behind_door_2(seats: int = 2) -> tuple[Table, Figure, list[Figure]]:
    """The disguised guard, and the other guards of the room."""
    table = hardy(begin(57, seats))
    open_door(table, door_labelled(table, "2"))
    guards = of_type(table, "city-guard")
    [hidden] = [guard for guard in guards if at(table, guard) == DISGUISED]
    return table, hidden, [guard for guard in guards if guard is not hidden]


@pytest.mark.rule("GH-S-SPC-07", "GH-S-SPC-01")
@pytest.mark.parametrize("seats", [2, 4])
def test_57_the_infiltrator_appears_where_its_guard_falls(seats: int) -> None:
    table, hidden, others = behind_door_2(seats)
    for other in others:
        fell(table, other)
    assert of_type(table, "infiltrator") == []
    assert table.ended == RUNNING
    put(table, hidden, (7, -8))
    fell(table, hidden)
    [infiltrator] = of_type(table, "infiltrator")
    assert at(table, infiltrator) == (7, -8)
    assert table.is_foe(infiltrator)
    assert table.ended == RUNNING


@pytest.mark.rule("GH-S-SPC-06", "GH-S-LVL-04")
@pytest.mark.parametrize(("difficulty", "level", "hp"), [("normal", "1", 14), ("very-hard", "9", 26)])
def test_57_it_is_an_elite_infester_of_the_next_level(difficulty: str, level: str, hp: int) -> None:
    """Levels 1 and 7: the stat card of the harrower infester at levels 2 and, no more than that, 7."""
    table = hardy(begin(57, difficulty=difficulty, level_1=level, level_2=level))
    group = table.rules.groups[table.rules.group_of("infiltrator")]
    assert group.sheets[0].hp == hp
    assert table.rules.decks[group.deck].slug == "harrower-infester"


def test_57_its_death_wins_whoever_is_left() -> None:
    table, hidden, _ = behind_door_2()
    fell(table, hidden)
    [infiltrator] = of_type(table, "infiltrator")
    fell(table, infiltrator)
    assert table.ended == WON


def test_57_everybody_else_may_die_before() -> None:
    table = hardy(begin(57))
    for label in ("1", "3", "4"):
        open_door(table, door_labelled(table, label))
    fell_all(table)
    assert table.ended == RUNNING
    assert of_type(table, "infiltrator") == []


def test_57_without_a_guard_to_hide_behind_it_stands_there_itself() -> None:
    table = hardy(begin(57))
    group = table.rules.group_of("city-guard")
    table.standees[group] = sum(1 << number for number in range(1, table.rules.groups[group].standees + 1))
    open_door(table, door_labelled(table, "2"))
    [infiltrator] = of_type(table, "infiltrator")
    assert at(table, infiltrator) == DISGUISED


@pytest.mark.rule("GH-S-SPC-02")
@pytest.mark.parametrize(
    ("seats", "ranks"), [(2, [NORMAL, NORMAL]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])]
)
def test_57_two_guards_come_when_door_3_opens(seats: int, ranks: list[int]) -> None:
    table = hardy(begin(57, seats))
    assert of_type(table, "city-guard") == []
    open_door(table, door_labelled(table, "3"))
    guards = of_type(table, "city-guard")
    assert [guard.sheet.rank for guard in guards] == ranks
    assert at(table, guards[0]) == (-1, -1)
    assert table.distance(guards[0].cell, guards[1].cell) == 1


def test_57_it_is_remembered_by_a_saved_game() -> None:
    table, hidden, others = behind_door_2()
    again = GAME.load(GAME.dump(table))
    fell(again, again.figures[others[0].slot])
    assert of_type(again, "infiltrator") == []
    fell(again, again.figures[hidden.slot])
    assert len(of_type(again, "infiltrator")) == 1


def test_57_in_words() -> None:
    told = {phrase.key for phrase in special_rules(content.scenario("57"), 2)}
    assert {"rule-spawn-here", "rule-spawn", "rule-monster-level"} <= told


@pytest.mark.parametrize(
    ("clause", "problem"),
    [
        (
            {"at": "round-end", "do": [{"do": "spawn", "monsters": ["hound"], "at": {"here": True}}]},
            r"at\.here: is for spawns when",
        ),
        (
            {"at": "killed", "of": {"who": "enemy", "on": {"here": True}}, "do": [{"do": "win"}]},
            "here: is for spawns",
        ),
        (
            {"at": "killed", "of": {"who": "enemy", "on": {"hexes": [[60, 60]]}}, "do": [{"do": "win"}]},
            r"on\.hexes: \[60, 60\] is neither floor nor door",
        ),
        ({"at": "start", "do": [{"do": "remember", "of": "enemy"}]}, r"register: is needed here"),
        ({"at": "killed", "of": {"remembered": "him"}, "do": [{"do": "win"}]}, "no register 'him'"),
    ],
)
def test_a_file_that_remembers_badly(clause: dict[str, object], problem: str) -> None:
    data = {**content.printed("scenarios", "28"), "id": "house", "clauses": [clause]}
    with pytest.raises(BadData, match=problem):
        content._checked(Scenario(data, "house.json"))
