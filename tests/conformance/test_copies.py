"""A copy is the same game and a game of its own: clones, saved positions, seeds, records, other processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from taverna.kernel import AnyGame, BadData, Match, Record, Rng, State, replay
from tests.support.conformance.cases import (
    Case,
    all_games,
    few_cases,
    for_each_case,
    for_each_game,
    for_some_cases,
)
from tests.support.conformance.digest import digest
from tests.support.conformance.hooks import hooks_of
from tests.support.conformance.middles import middles, rest_of
from tests.support.conformance.walk import as_json, eyes, moves_of, pick, position, told, walk
from tests.support.places import ROOT

WAY = 60
"""Moves that copies are followed from the middle of an effect, in a game that is too long to follow it to the end."""


def wander(game: AnyGame, state: State, rng: Rng, steps: int) -> None:
    """Play on at random for some steps."""
    for _ in range(steps):
        if state.over:
            return
        move = pick(game, state, rng)
        game.apply(state, move.seat, move.code)


def assert_same(game: AnyGame, one: State, other: State) -> None:
    """The same position after the same events, to everyone who looks."""
    assert position(game, one) == position(game, other)
    assert told(one.drain()) == told(other.drain())


def lockstep(case: Case, salt: int, renew: Callable[[State], State]) -> None:
    """A game whose position is renewed before every move, beside the same game left alone."""
    other = case.start()
    for state, move in walk(case, salt):
        assert_same(case.game, state, other)
        other = renew(other)
        for seat in (move.seat, None):
            assert case.game.view(other, seat) == case.game.view(state, seat)
        case.game.apply(other, move.seat, move.code)
    assert_same(case.game, state, other)
    assert other.over


@for_some_cases
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    lockstep(case, 10, lambda state: state)


@for_some_cases
def test_clones_of_clones_go_on_the_same(case: Case) -> None:
    lockstep(case, 11, lambda state: state.clone())


@for_each_case
def test_a_game_saved_and_loaded_at_every_step_goes_on_the_same(case: Case) -> None:
    lockstep(case, 12, lambda state: case.game.load(saved(case.game, state)))


@for_some_cases
def test_a_game_kept_as_lines_of_text_goes_on_the_same(case: Case) -> None:
    lockstep(case, 13, lambda state: case.game.parse(one_line(case.game, state)))


def saved(game: AnyGame, state: State) -> dict[str, object]:
    """The position as a file would give it back."""
    data = game.dump(state)
    assert as_json(data) == data
    found = json.loads(json.dumps(data))
    assert isinstance(found, dict)
    return found


def one_line(game: AnyGame, state: State) -> str:
    line = game.line(state)
    assert "\n" not in line
    return line


@for_some_cases
def test_a_clone_goes_its_own_way(case: Case) -> None:
    rng = Rng(5)
    for state, _ in walk(case, salt=14):
        before, events = position(case.game, state), told(state.events)
        clone = state.clone()
        wander(case.game, clone, rng, 5)
        assert (position(case.game, state), told(state.events)) == (before, events)


@for_each_game
def test_from_the_middle_of_an_effect_copies_reach_the_same_end(game: AnyGame) -> None:
    for middle in middles(game.id):
        state = middle.state.clone()
        copies = [state.clone(), game.load(saved(game, state)), game.parse(game.line(state))]
        for copy in copies:
            for seat in eyes(state):
                assert game.view(copy, seat) == game.view(state, seat)
        for seat, code in rest_of(middle)[: WAY if hooks_of(game.id).share > 1 else None]:
            game.apply(state, seat, code)
            events = told(state.drain())
            for copy in copies:
                game.apply(copy, seat, code)
                assert told(copy.drain()) == events
        for copy in copies:
            assert position(game, copy) == position(game, state)


@for_each_game
def test_from_the_middle_of_an_effect_a_clone_goes_its_own_way(game: AnyGame) -> None:
    rng = Rng(6)
    for middle in middles(game.id):
        before = position(game, middle.state)
        for decision in middle.state.pending:
            for code in decision.options:
                clone = middle.state.clone()
                game.apply(clone, decision.seat, code)
                wander(game, clone, rng, 10)
                assert position(game, middle.state) == before


@for_each_game
def test_another_seed_is_another_game(game: AnyGame) -> None:
    case = few_cases(game, 1)[0]
    starts = [json.dumps(game.dump(case._replace(seed=seed).start())) for seed in range(20)]
    assert len(set(starts)) == len(starts)


@pytest.fixture(scope="module")
def digests_elsewhere() -> dict[str, str]:
    """The digests that a process with another order of sets and dictionaries finds, on the pure build."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONHASHSEED"}
    ours = os.environ.get("PYTHONHASHSEED", "random")
    path = [str(ROOT / "src"), *sys.path]
    answer = subprocess.run(
        [sys.executable, "-m", "tests.support.conformance.digest"],
        env=clean | {"PYTHONHASHSEED": "1" if ours != "1" else "2", "PYTHONPATH": os.pathsep.join(path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    found = json.loads(answer.stdout)
    assert set(found) == {game.id for game in all_games()}
    return dict(found)


@for_each_game
def test_another_process_plays_the_same_game(game: AnyGame, digests_elsewhere: dict[str, str]) -> None:
    assert digests_elsewhere[game.id] == digest(game)


@for_each_case
def test_a_record_replays_to_the_same_match(case: Case) -> None:
    match = Match(case.game, case.seats, case.seed, case.options, [f"player {n}" for n in range(case.seats)])
    for seat, code in moves_of(case, salt=16):
        match.submit(seat, code)
    again = replay(Record.from_json(match.record().to_json()))
    assert again.over
    assert position(case.game, again.state) == position(case.game, match.state)
    assert told(again.log) == told(match.log)
    assert again.record().to_dict() == match.record().to_dict()
    half = len(match.steps) // 2
    assert replay(match.record(), half).steps == match.steps[:half]


@for_each_case
def test_a_position_of_another_game_or_version_is_refused(case: Case) -> None:
    data = case.game.dump(case.start())
    for field, value in (("game", "another-game"), ("version", case.game.version + 1), ("surprise", 1)):
        with pytest.raises(BadData, match=field):
            case.game.load({**data, field: value})
