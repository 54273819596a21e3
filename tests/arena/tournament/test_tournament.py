"""Tournaments: who meets whom, what is counted, and that no game is lost or played twice, whatever happens."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from taverna.arena.statistics.certainty import UNIT
from taverna.arena.tournament import Standings, contest as module, tournament
from taverna.arena.workers import playing, run_context
from taverna.arena.workers.playing import Done, Task
from taverna.arena.workers.run_context import Means
from taverna.kernel import BadCall, BadData, BadOption, UnknownGame
from tests.support.arena.counted_game import HIGH, TOGETHER

DMD = "dead-mans-draw"
BOTS = ["greedy", "random", "novice"]


def short(
    out: Path | None = None, games: int = 6, bots: list[str] = BOTS, jobs: int = 1, **more: object
) -> Standings:
    return tournament(DMD, bots, games, seed=3, means=Means(out, jobs), **more)  # type: ignore[arg-type]


def rows(path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = pq.read_table(path).to_pylist()
    return found


# Who meets whom


def test_everybody_meets_everybody_on_the_same_deals(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    result = short(path)
    assert result.games == 18
    assert [entrant.games for entrant in result.entrants] == [12, 12, 12]
    met = {
        (row["series"], row["deal"], row["seating"]): frozenset(
            other["bot"]
            for other in rows(path)
            if (other["series"], other["deal"], other["seating"])
            == (row["series"], row["deal"], row["seating"])
        )
        for row in rows(path)
    }
    pairs = {frozenset(pair) for pair in (("greedy", "random"), ("greedy", "novice"), ("random", "novice"))}
    assert set(met.values()) == pairs
    assert {key[1] for key in met} == {0, 1, 2}


def test_as_many_as_fit_the_table_meet() -> None:
    result = short(bots=["greedy", "random", "novice", "regular"], seats=3, games=3)
    assert result.games == 4 * 3, "four groups of three, each deal from three seats"
    assert {entrant.fair for entrant in result.entrants} == {1 / 3}


def test_games_are_filled_up_so_that_every_deal_is_fair() -> None:
    assert short(bots=["greedy", "random"], games=3).games == 4


@pytest.mark.usefixtures("high")
def test_wins_points_and_shares_by_hand() -> None:
    # At seat 0 greedy names 2, at seat 1 it names 1; it never loses to itself, and random is what varies.
    result = tournament(HIGH, ["greedy", "random"], 400, seats=2)
    greedy = next(entrant for entrant in result.entrants if entrant.name == "greedy")
    # Seat 0: wins against 0 and 1, shares against 2. Seat 1: wins against 0, shares against 1, loses against 2.
    assert greedy.wins.rate == pytest.approx((5 / 6 + 1 / 2) / 2, abs=0.04)
    assert greedy.wins.low < 2 / 3 < greedy.wins.high
    assert greedy.rating.skill > 25 > result.entrants[1].rating.skill
    rate, against = greedy.wins.rate, result.against[0][1]
    assert against == pytest.approx(rate), "with two seats points and wins are one"
    assert result.against[1][0] == pytest.approx(1 - rate)
    assert result.against[0][0] is None


@pytest.mark.usefixtures("together")
def test_together_every_bot_plays_with_its_like() -> None:
    # Three greedy ones always agree; random ones do in one game of nine.
    result = tournament(TOGETHER, ["random", "greedy"], 300, seats=3)
    assert result.cooperative
    assert result.games == 600
    greedy, random = result.entrants
    assert (greedy.name, greedy.wins.rate, greedy.games) == ("greedy", 1.0, 300)
    assert random.wins.low < 1 / 9 < random.wins.high
    assert greedy.rating.low > random.rating.high
    # Points against each other: a deal that both won is a draw.
    assert result.against[0][1] == pytest.approx(1 - random.wins.rate / 2)


# The ladder


def test_newcomers_climb_up_to_the_first_they_cannot_beat() -> None:
    result = short(bots=["random", "novice", "greedy"], games=40, format="ladder")
    assert result.ladder == ("greedy", "novice", "random")
    assert result.games == 3 * 40, "novice beats random, greedy beats novice and random"


def test_who_cannot_beat_the_lowest_stays_below() -> None:
    result = short(bots=["greedy", "novice", "random"], games=40, format="ladder")
    assert result.ladder == ("greedy", "novice", "random")
    assert result.games == 2 * 40, "random never met greedy"
    places = [entrant.name for entrant in result.entrants]
    assert result.against[places.index("greedy")][places.index("random")] is None


@pytest.mark.usefixtures("together")
def test_a_ladder_of_a_game_won_together() -> None:
    result = tournament(TOGETHER, ["random", "greedy"], 30, seats=3, format="ladder")
    assert result.ladder == ("greedy", "random")
    assert result.games == 60


def test_a_bout_that_is_not_needed_any_more_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    short(path, bots=["greedy", "random"], games=10, format="ladder")
    result = short(path, bots=["greedy", "novice", "random"], games=10, format="ladder")
    assert result.ladder == ("greedy", "novice", "random")
    assert result.games == 20, "novice against greedy, random against novice"
    found = rows(path)
    assert len(found) == 3 * 10 * 2
    third = {row["bot"] for row in found if row["series"] == 2}
    assert third == {"greedy", "random"}


# The same, whoever plays and however often it is interrupted


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    assert short(one, jobs=1) == short(two, jobs=2)
    assert one.read_bytes() == two.read_bytes()


def test_a_finished_tournament_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    first = short(path)
    before = path.read_bytes()
    again = short(path)
    assert (first.played, again.played) == (18, 0)
    assert again == first
    assert path.read_bytes() == before


def test_more_games_and_more_bots_are_added(tmp_path: Path) -> None:
    path, fresh = tmp_path / "t.parquet", tmp_path / "fresh.parquet"
    short(path, games=4, bots=["greedy", "random"])
    result = short(path, games=6, bots=BOTS)
    assert result.played == 18 - 4
    assert result == short(fresh, games=6, bots=BOTS)
    assert path.read_bytes() == fresh.read_bytes()


@pytest.mark.parametrize("format", module.FORMATS)
def test_interrupted_after_every_task_it_ends_as_if_never(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, smooth = tmp_path / "t.parquet", tmp_path / "smooth.parquet"
    whole = short(smooth, format=format)
    played: list[tuple[str, int]] = []

    def one_then_stop(task: Task) -> Done:
        os.kill(os.getpid(), signal.SIGINT)
        played.extend((task.series.key, number) for number in range(task.first, task.last))
        return playing.play_task(task)

    monkeypatch.setattr(run_context, "play_task", one_then_stop)
    stops = 0
    while True:
        try:
            result = short(path, format=format)
            break
        except KeyboardInterrupt:
            stops += 1
            assert not path.exists()
    assert stops == whole.games
    assert len(played) == len(set(played)) == whole.games, "no game was played twice"
    assert result == whole
    assert path.read_bytes() == smooth.read_bytes()


@pytest.mark.slow
def test_killed_again_and_again_it_ends_as_if_never(tmp_path: Path) -> None:
    path, smooth = tmp_path / "t.parquet", tmp_path / "smooth.parquet"
    program = (
        "import sys, pathlib; from tests.arena.tournament.test_tournament import short\n"
        "if __name__ == '__main__': short(pathlib.Path(sys.argv[1]), games=500, jobs=2)\n"
    )
    kills = 0
    for _ in range(3):
        with subprocess.Popen([sys.executable, "-c", program, str(path)]) as run:
            begun = _journal_size(path)
            while run.poll() is None and _journal_size(path) in (begun, 0):
                time.sleep(0.02)
            kills += run.poll() is None
            run.kill()
    assert kills == 3
    kept = _journal_size(path)
    assert kept > 0
    result = short(path, games=500)
    assert 0 < result.played < 1500
    assert result == short(smooth, games=500, jobs=2)
    assert path.read_bytes() == smooth.read_bytes()


def _journal_size(path: Path) -> int:
    beside = path.with_name(path.name + ".part")
    return beside.stat().st_size if beside.exists() else 0


# Bad arguments


@pytest.mark.parametrize(
    ("bots", "more", "refusal", "told"),
    [
        (["greedy"], {}, BadCall, "bots: a tournament needs at least two"),
        ([], {}, BadCall, "bots: name at least one"),
        (["greedy", "gredy"], {}, BadCall, "there is no bot 'gredy'; did you mean 'greedy'"),
        (
            ["greedy", "search:iteration=5"],
            {},
            BadCall,
            "no parameter 'iteration'; did you mean 'iterations'",
        ),
        (["greedy", "search:iterations=many"], {}, BadCall, "iterations of the bot 'search' can't be 'many'"),
        (["greedy", "greedy"], {}, BadCall, "bots: 'greedy' is named twice"),
        (BOTS, {"seats": 9}, BadCall, "for 2 to 8 players, not 9"),
        (BOTS, {"games": 0}, BadCall, "games must be a whole number from 1 up"),
        (BOTS, {"jobs": 0}, BadCall, "jobs must be a whole number from 1 up"),
        (BOTS, {"format": "knockout"}, BadCall, "format can't be 'knockout'"),
        (BOTS, {"options": {"pirate": False}}, BadOption, "did you mean 'pirates'"),
    ],
)
def test_what_is_refused(
    bots: list[str], more: dict[str, object], refusal: type[Exception], told: str, tmp_path: Path
) -> None:
    with pytest.raises(refusal, match=told):
        short(tmp_path / "t.parquet", bots=bots, **more)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        tournament("chess", BOTS)


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"games": 4}, r"another games: 6 \(greedy random\) there, 4 here"),
        ({"bots": ["greedy", "random"]}, r"another bots: greedy \w+ there, greedy random here"),
        ({"options": {"pirates": False}}, "another options"),
        ({"format": "ladder"}, "another format: round-robin there, ladder here"),
        ({"seats": 3}, "another seats"),
    ],
)
def test_other_results_are_refused(more: dict[str, object], told: str, tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    short(path)
    before = path.read_bytes()
    with pytest.raises(BadData, match=told):
        short(path, **more)  # type: ignore[arg-type]
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


# The result


def test_the_result_is_ready_for_json() -> None:
    data = json.loads(json.dumps(short().to_dict()))
    assert set(data) == {
        "against", "cooperative", "entrants", "format", "game", "games", "ladder", "options", "played",
        "seats", "seconds", "seed", "version",
    }  # fmt: skip
    assert set(data["entrants"][0]) == {"fair", "games", "name", "rating", "wins"}
    assert set(data["entrants"][0]["rating"]) == {"high", "low", "skill"}
    assert set(data["entrants"][0]["wins"]) == {"high", "low", "rate", "rows"}


def test_a_bot_that_counts_seconds_may_take_part() -> None:
    result = short(bots=["random", "search:seconds=0.001"], games=2)
    assert result.games == 2


def test_shares_come_out_even() -> None:
    assert all(UNIT % winners == 0 for winners in range(1, 9))
