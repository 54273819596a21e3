"""Many games: who sits where, what is counted, and that the number of processes changes nothing."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections import Counter

import pytest

import taverna
from taverna.arena import Summary, lineup, simulate
from taverna.arena.simulation import Chunk, Plan, play_chunk, seatings
from taverna.kernel import BadCall, BadOption, UnknownGame
from tests.support.arena.tiny_game import TINY, register_tiny

DMD = "dead-mans-draw"
GAME = taverna.game(DMD)


# Who sits where


def test_bots_take_the_seats_in_turn() -> None:
    assert lineup(GAME, ["greedy", "random"], 5) == ("greedy", "random", "greedy", "random", "greedy")


def test_there_are_as_many_seats_as_bots_but_enough_for_the_game() -> None:
    assert lineup(GAME, ["greedy", "random", "random"]) == ("greedy", "random", "random")
    assert lineup(GAME, ["greedy"]) == ("greedy", "greedy")


@pytest.mark.parametrize(
    ("names", "number"), [("ab", 2), ("abab", 2), ("aaa", 1), ("abb", 3), ("aabb", 4), ("abcabc", 3)]
)
def test_a_lineup_moves_round_the_table_until_it_looks_the_same(names: str, number: int) -> None:
    assert seatings(names) == number


def test_every_bot_sits_everywhere_equally_often() -> None:
    names = ("greedy", "random", "random")
    tally = play_chunk(Chunk(Plan(DMD, 3, (("pirates", False),), 5, names, 3), 0, 12))
    sat = Counter({place: scores.count for place, scores in tally.scores.items()})
    assert sat == {("greedy", seat): 4 for seat in range(3)} | {("random", seat): 8 for seat in range(3)}


def test_every_seating_gets_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    game = register_tiny(monkeypatch, [1])
    simulate(TINY, 6, ["greedy", "random"])
    _, *dealt = game.deals
    assert dealt[0::2] == dealt[1::2]
    assert len(set(dealt)) == 3


# What is counted


def test_a_tiny_series_counted_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    # Two greedy players name the same number: 2 and 1 are shared victories, 0 is nobody's.
    register_tiny(monkeypatch, [2, 1, 0])
    summary = simulate(TINY, 6, ["greedy"], seed=9)
    assert (summary.game, summary.version, summary.seed) == (TINY, 3, 9)
    assert (summary.games, summary.seats, summary.lineup) == (6, 2, ("greedy", "greedy"))
    assert summary.without_winner == 2
    (greedy,) = summary.bots
    assert (greedy.wins, greedy.shared) == (4.0, 8)
    assert (greedy.score.mean, greedy.score.min, greedy.score.max) == (1.0, 0, 2)
    assert [(seat.seat, seat.wins) for seat in summary.by_seat] == [(0, 2.0), (1, 2.0)]
    assert summary.decisions == 12
    assert summary.decisions_per_game.mean == 2
    assert summary.turns_per_game is not None
    assert (summary.turns_per_game.min, summary.turns_per_game.max) == (2, 2)


def test_the_stronger_bot_wins_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    # Against 2, random shares a victory once in three games and else loses.
    register_tiny(monkeypatch, [2])
    summary = simulate(TINY, 3000, ["greedy", "random"])
    greedy, random = summary.bots
    assert greedy.win_rate == pytest.approx(5 / 6, abs=0.03)
    assert greedy.wins + random.wins == 3000
    assert [seat.win_rate for seat in summary.by_seat] == pytest.approx([0.5, 0.5], abs=0.03)


def test_the_summary_is_ready_for_json() -> None:
    data = json.loads(json.dumps(simulate(DMD, 4, ["greedy", "random"]).to_dict()))
    assert set(data) == {
        "bots", "by_seat", "decisions", "decisions_per_game", "game", "games", "games_per_second", "lineup",
        "options", "seats", "seconds", "seed", "turns_per_game", "version", "without_winner",
    }  # fmt: skip
    assert set(data["bots"][0]) == {
        "fair_share", "high", "low", "name", "score", "seats", "shared", "win_rate", "wins",
    }  # fmt: skip
    assert set(data["by_seat"][0]) == {"score", "seat", "win_rate", "wins"}
    assert set(data["turns_per_game"]) == {"max", "mean", "min", "stdev"}
    assert data["options"]["pirates"] is True
    assert data["seconds"] > 0
    assert data["games_per_second"] > 0


# The same games again


def short(seed: int, jobs: int = 1) -> Summary:
    return simulate(
        DMD, 60, ["greedy", "random"], options={"variation": "sudden-death"}, seed=seed, jobs=jobs
    )


def test_the_number_of_processes_changes_nothing() -> None:
    assert short(7, jobs=2) == short(7, jobs=1)


def test_the_seed_decides() -> None:
    assert short(7) == short(7)
    assert short(7) != short(8)


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    plan = Plan(DMD, 2, (("pirates", False),), 1, ("greedy", "random"), 2)
    whole, parts = play_chunk(Chunk(plan, 0, 11)), play_chunk(Chunk(plan, 0, 4))
    parts.merge(play_chunk(Chunk(plan, 4, 11)))
    assert parts.wins == whole.wins
    assert parts.decisions.spread() == whole.decisions.spread()


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(DMD, 30, ["random"], on_progress=lambda done, games: told.append((done, games)))
    assert told[0] == (0, 30)
    assert told[-1] == (30, 30)
    assert told == sorted(told)


def test_an_interrupt_stops_all_processes() -> None:
    def interrupt(done: int, games: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(DMD, 2000, ["random"], jobs=2, on_progress=interrupt)
    assert not multiprocessing.active_children()


def test_a_worker_that_dies_costs_no_game() -> None:
    killed: list[int] = []

    def kill(done: int, games: int) -> None:
        if done and not killed:
            victim = multiprocessing.active_children()[0]
            assert victim.pid
            os.kill(victim.pid, signal.SIGKILL)
            killed.append(victim.pid)

    found = simulate(DMD, 400, ["greedy", "random"], seed=7, jobs=2, on_progress=kill)
    assert killed
    assert found == simulate(DMD, 400, ["greedy", "random"], seed=7)


# Bad arguments


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'dead-mans-draw'"):
        simulate("dead-man-draw", 1, ["random"])


def test_an_unknown_bot() -> None:
    with pytest.raises(BadCall, match="there is no bot 'gredy'"):
        simulate(DMD, 1, ["gredy"])


def test_no_bot() -> None:
    with pytest.raises(BadCall, match="bots: name at least one"):
        simulate(DMD, 1, [])


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(BadCall, match="seats: dead-mans-draw is for 2 to 8 players"):
        simulate(DMD, 1, ["random"], seats=seats)


def test_more_bots_than_seats() -> None:
    with pytest.raises(BadCall, match="bots: 3 bots are too many for 2 seats"):
        simulate(DMD, 1, ["random"] * 3, seats=2)


def test_more_bots_than_the_game_seats() -> None:
    with pytest.raises(BadCall, match="for 2 to 8 players, not 9"):
        simulate(DMD, 1, ["random"] * 9)


@pytest.mark.parametrize("number", [0, -5])
def test_too_few_games_or_jobs(number: int) -> None:
    with pytest.raises(BadCall, match="games must be a whole number from 1 up"):
        simulate(DMD, number, ["random"])
    with pytest.raises(BadCall, match="jobs must be a whole number from 1 up"):
        simulate(DMD, 1, ["random"], jobs=number)


def test_a_bad_seed() -> None:
    with pytest.raises(BadCall, match="seed must be a whole number from 0"):
        simulate(DMD, 1, ["random"], seed=-1)


def test_a_bad_option() -> None:
    with pytest.raises(BadOption, match="'pirates' can't be 'maybe'"):
        simulate(DMD, 1, ["random"], options={"pirates": "maybe"})
