"""Damaged scenarios, tables and monster positions: refused with file, place and problem, or played; never a crash."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.monsters.position import read_position, write_plan
from taverna.games.gloomhaven.monsters.turn import plan
from taverna.kernel import BadData, BadOption, IllegalChoice, Rng
from taverna.kit.hexes import disc
from tests.support.gloomhaven.scenes import Scene, hero, monster
from tests.support.gloomhaven.tabletop import GAME

Way = tuple[str | int, ...]
GONE = object()
JUNK: list[object] = [
    GONE,
    None,
    -1,
    0,
    3,
    99,
    10**12,
    1.5,
    True,
    "",
    "x",
    [],
    [0],
    [[]],
    [99, 99],
    {},
    {"x": 1},
]


def nodes(data: object, way: Way = ()) -> Iterator[Way]:
    """The way to every value."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield (*way, key)
            yield from nodes(value, (*way, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield (*way, number)
            yield from nodes(value, (*way, number))


def damaged(data: dict[str, object], way: Way, value: object) -> dict[str, object]:
    other = copy.deepcopy(data)
    place: object = other
    for step in way[:-1]:
        place = place[step]  # type: ignore[index]
    if value is GONE:
        del place[way[-1]]  # type: ignore[attr-defined]
    else:
        place[way[-1]] = value  # type: ignore[index]
    return other


def nearby(data: object, way: Way) -> list[object]:
    """Values that look right."""
    for step in way:
        data = data[step]  # type: ignore[index]
    if isinstance(data, int):
        return [data + 1, data - 1, -data]
    if isinstance(data, list):
        return [data[1:], data[::-1], data + data[:1]]
    return ["a", "normal", "bandit-guard", "nnn"] if isinstance(data, str) else []


def some(data: dict[str, object], count: int, seed: int) -> Iterator[tuple[Way, object]]:
    """So many damages, spread over the file by chance."""
    ways = list(nodes(data))
    rng = Rng(seed)
    for _ in range(count):
        way = ways[rng.below(len(ways))]
        choices = JUNK + nearby(data, way)
        yield way, choices[rng.below(len(choices))]


def play_on(game: Gloomhaven, table: object, moves: int) -> None:
    state = table
    rng = Rng(3)
    for _ in range(moves):
        if state.pending:  # type: ignore[attr-defined]
            decision = state.pending[0]  # type: ignore[attr-defined]
            game.apply(state, decision.seat, decision.options[rng.below(len(decision.options))])  # type: ignore[arg-type]


def assert_named(refused: list[str], place: str, least: int) -> None:
    """Every complaint begins with the file and the place in it."""
    assert len(refused) > least
    assert [problem for problem in refused if not problem.startswith(place)] == []
    assert all(": " in problem for problem in refused)


# Scenario files


@pytest.mark.parametrize("number", [1, 2, 3, 11, 15, 19])
def test_damaged_scenario_files(number: int, tmp_path: Path) -> None:
    folder = Path(content.__file__).parent / "data" / "scenarios"
    data = json.loads((folder / f"{number:02}.json").read_text("utf-8"))
    data["id"], data["name"] = "own", "Own"
    refused: list[str] = []
    for way, value in some(data, 90, number):
        (tmp_path / "own.json").write_text(json.dumps(damaged(data, way, value)), "utf-8")
        try:
            [id] = content.add_scenarios(str(tmp_path))
        except BadData as problem:
            refused.append(str(problem))
            continue
        try:
            game = Gloomhaven([id])
            play_on(game, game.setup(2 + number % 3, number, {"scenario": id}), 12)
        finally:
            del content._scenarios[id]
            content._own.clear()
    assert_named(refused, "own.json", 30)


# Saved tables


def saved_tables() -> list[dict[str, object]]:
    """One for each kind of question of a random game, and some more."""
    found: list[dict[str, object]] = []
    for scenario, seed in (("1", 9), ("15", 4)):
        table = GAME.setup(3, seed, {"scenario": scenario, "level_1": "5", "class_2": "mindthief"})
        rng = Rng(seed)
        kinds: set[str] = set()
        for _ in range(500):
            if not table.pending:
                break
            decision = table.pending[rng.below(len(table.pending))]
            if decision.kind not in kinds:
                kinds.add(decision.kind)
                found.append(json.loads(GAME.line(table)))
            GAME.apply(table, decision.seat, decision.options[rng.below(len(decision.options))])
    return found


TABLES = saved_tables()


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_damaged_tables(number: int) -> None:
    refused: list[str] = []
    for way, value in some(TABLES[number], 120, number):
        try:
            table = GAME.load(damaged(TABLES[number], way, value))
        except BadData as problem:
            refused.append(str(problem))
            continue
        except BadOption:
            continue
        GAME.view(table, 0)
        play_on(GAME, table, 6)
    assert_named(refused, "position", 20)


def test_a_table_is_read_back_at_every_question() -> None:
    """What the checks refuse never comes up in play."""
    for seed in range(6):
        options = {
            "scenario": str(3 * seed + 1),
            "level_1": "7",
            "level_2": "3",
            "permanent_death": seed % 2 == 1,
        }
        table = GAME.setup(2 + seed % 3, seed, options)
        rng = Rng(seed)
        for count in range(250):
            if not table.pending:
                break
            if count % 3 == 0:
                again = GAME.load(GAME.dump(table))
                assert [decision.options for decision in again.pending] == [d.options for d in table.pending]
            decision = table.pending[rng.below(len(table.pending))]
            GAME.apply(table, decision.seat, decision.options[rng.below(len(decision.options))])


# A monster's position


POSITION = Scene(
    disc(3),
    {"M": monster(0, 0), "ally": monster(-1, 0), "C1": hero(2, 0, 20), "C2": hero(0, 2, 30)},
    obstacles=[(1, 0)],
    traps=[(0, 1)],
    hazards=[(1, 1)],
    difficult=[(-1, 1)],
    walls=[((0, 0), (1, -1))],
).json(move=3, range=2, targets=2, free=[(0, 0), (1, 0)])


def test_damaged_monster_positions() -> None:
    refused: list[str] = []
    for way in nodes(POSITION):
        for value in [*JUNK, *nearby(POSITION, way)]:
            try:
                position = read_position(damaged(POSITION, way, value), "file.json", {})
            except BadData as problem:
                refused.append(str(problem))
                continue
            write_plan(position, plan(position.board, position.acting, position.ability, True))
    assert_named(refused, "file.json", 500)


# Choices


def test_a_refused_choice_names_a_rule_and_changes_nothing() -> None:
    """Every code that is not offered, at questions of many kinds, for every seat."""
    seen: set[str] = set()
    for data in TABLES:
        table = GAME.load(data)
        kind = table.pending[0].kind
        if kind in seen:
            continue
        seen.add(kind)
        before = GAME.dump(table)
        for seat in range(table.seats):
            offered = [
                code for decision in table.pending if decision.seat == seat for code in decision.options
            ]
            for code in range(-1, GAME.codes + 1):
                if code in offered:
                    continue
                with pytest.raises(IllegalChoice) as refusal:
                    GAME.apply(table, seat, code)
                known = 0 <= code < GAME.codes
                assert (refusal.value.rule or "").startswith("GH-S-") or not known or not offered, (
                    kind,
                    code,
                )
        assert GAME.dump(table) == before
    assert len(seen) >= 8
