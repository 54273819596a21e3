"""The measuring: that it measures what it says. How fast things are is not a matter of tests."""

from __future__ import annotations

import json
import os
from dataclasses import replace

import pytest

import taverna
from taverna.bench import peers, rules as bench, timing
from taverna.bench.rules import Case, RandomGames, cases, measure, measure_case, middle_states
from taverna.bench.timing import build, speed
from taverna.bots import Bot
from taverna.kernel import BadCall, UnknownGame
from tests.support.arena.tiny_game import register_tiny

DMD = "dead-mans-draw"


def test_the_build_is_the_one_that_was_asked_for() -> None:
    wanted = os.environ.get("TAVERNA_BUILD", build())
    assert build() == wanted
    assert build() in ("pure", "compiled")


def test_speed_is_the_median_of_the_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    # Each run is one call of two units, which takes 5, 1, 3, 9 and 2 seconds.
    ticks = iter([0, 5, 10, 11, 20, 23, 30, 39, 40, 42])
    monkeypatch.setattr(timing, "process_time", lambda: next(ticks))
    found = speed(lambda: 2, seconds=1)
    assert found.microseconds == 3e6 / 2
    assert found.calls_per_second == 1 / 3


def test_cases_of_a_game_without_any_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game = register_tiny(monkeypatch, [1])
    assert [(case.name, case.seats) for case in cases(game)] == [("2 seats", 2), ("4 seats", 4)]


def test_every_named_case_can_be_set_up() -> None:
    for game_id, found in bench.CASES.items():
        for case in found:
            taverna.game(game_id).setup(case.seats, 1, case.options)


def test_random_games_are_all_different_and_count_their_decisions() -> None:
    games = RandomGames(taverna.game(DMD), Case("", 2, {"pirates": False}), telling=False)
    assert len({games.play_one() for _ in range(10)}) > 1
    assert games.play_one() >= 50, "every card of the draw pile is drawn by a decision"


def test_states_from_the_middle_are_neither_new_nor_over() -> None:
    game = taverna.game(DMD)
    states = middle_states(game, Case("", 2))
    sizes = [len(state.draw) for state in states]  # type: ignore[attr-defined]
    assert len(states) == bench.MIDDLE_STATES
    assert all(state.pending and not state.telling for state in states)
    assert all(0 < size < 50 for size in sizes)


def test_a_report_is_ready_for_json() -> None:
    seen: list[str] = []
    report = measure(DMD, 0.005, lambda row: seen.append(row.case))
    data = json.loads(json.dumps(report.to_dict()))
    assert (data["game"], data["build"]) == (DMD, build())
    assert data["python"].split()[1].startswith("3.")
    assert [row["case"] for row in data["rows"]] == seen == [case.name for case in bench.CASES[DMD]]
    for row in data["rows"]:
        assert set(row) == {
            "case", "clone", "decision", "decision_with_events", "decisions_per_second", "determinize",
            "games_per_second", "greedy_decision", "options", "ratio", "seats",
        }  # fmt: skip
        assert row["decision"] * row["decisions_per_second"] == pytest.approx(1e6)


def test_a_decision_is_told_in_times_of_the_yardstick() -> None:
    report = measure(DMD, 0.005)
    row = replace(report.rows[0], decision=3.0)
    assert report.ratio(row) is None
    assert replace(report, yardstick=4.0).ratio(row) == 0.75
    assert (
        json.loads(json.dumps(replace(report, rows=(row,), yardstick=4.0).to_dict()))["rows"][0]["ratio"]
        == 0.75
    )


def test_a_game_without_advice_has_no_greedy_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = taverna.game(DMD)
    monkeypatch.setattr(bench, "bot", lambda name: Unadvised())
    row = measure_case(game, Case("", 2), 0.005)
    assert row.greedy_decision is None
    assert row.decision > 0


class Unadvised(Bot):
    def choose(self, *_: object) -> int:
        raise NotImplementedError


def test_bad_arguments() -> None:
    with pytest.raises(UnknownGame):
        measure("chess")
    with pytest.raises(BadCall, match="seconds must be more than 0"):
        measure(DMD, 0)


def test_peers_that_are_not_installed_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda module: None)
    rows = peers.measure_peers(0.01)
    assert [(row.library, row.game) for row in rows] == [
        ("OpenSpiel", "pig"), ("OpenSpiel", "liars_dice"), ("RLCard", "uno"),
    ]  # fmt: skip
    assert all(row.decision is None and row.version is None for row in rows)


def test_a_peer_that_is_installed_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    peer = peers.Peer("pytest", "pytest", "pytest", "three", lambda name: lambda: len(name))
    monkeypatch.setattr(peers, "PEERS", (peer,))
    (row,) = peers.measure_peers(0.01)
    assert row.version == pytest.__version__
    assert row.decision is not None
    assert row.decisions_per_second == pytest.approx(1e6 / row.decision)
