"""Reports on balance: what is counted, checked by hand; and that nothing depends on who played or when."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from taverna.arena.balance import balance
from taverna.arena.balance.census import DeedCount
from taverna.arena.balance.findings import Balance
from taverna.arena.statistics.estimates import quantile
from taverna.arena.workers.run_context import Means
from taverna.kernel import BadCall, BadData, BadOption, UnknownGame
from tests.support.arena.counted_game import HIGH, TOGETHER

DMD = "dead-mans-draw"


@pytest.fixture
def plain(high: object) -> Balance:
    """Greedy players at three seats: seat 1 names 2 and wins, the others name 1."""
    return balance(HIGH, ["greedy"], 40, seats=3)


def test_seats(plain: Balance) -> None:
    assert [line.rate.rate for line in plain.by_seat] == [1.0, 0.0, 0.0]
    assert [line.id for line in plain.by_seat] == ["1", "2", "3"]
    assert [line.stands_out for line in plain.by_seat] == [1, -1, -1]
    assert {line.usual for line in plain.by_seat} == {1 / 3}
    assert (plain.games, plain.won.rate, plain.shared) == (40, 1.0, 0)


def test_traits(plain: Balance) -> None:
    one, two = plain.by_trait["number"]
    assert (one.id, one.rate.rate, one.rate.rows) == ("one", 0.0, 80)
    assert (two.id, two.rate.rate, two.rate.rows) == ("two", 1.0, 40)
    assert one.usual == two.usual == 1 / 3


def test_what_all_had_in_common(plain: Balance) -> None:
    bad, good = plain.by_shared_trait["luck"]
    assert bad.games + good.games == 40
    assert (bad.id, bad.won.rate, bad.length.mean, bad.lead.mean) == ("bad", 1.0, 3.0, 1.0)
    assert [rate.rate for rate in good.seats] == [1.0, 0.0, 0.0]


def test_lengths_and_leads(plain: Balance) -> None:
    assert plain.decisions.counts == {3: 40}
    assert plain.decisions.quantiles == (3, 3, 3, 3, 3)
    assert plain.turns is not None
    assert plain.turns.mean == 3.0
    assert plain.lead is not None
    assert plain.lead.counts == {1: 40}


def test_what_winners_did(plain: Balance) -> None:
    deeds = {deed.name: deed for deed in plain.deeds}
    named = deeds["named"]
    assert (named.winners.mean, named.others.mean, named.difference.mean) == (2.0, 1.0, 1.0)
    # 40 twos and 80 ones: a standard deviation of sqrt(2) / 3.
    assert named.effect == pytest.approx(3 / 2**0.5)
    assert deeds["score"].winners.mean == 2.0
    assert deeds["something"].difference.mean == 0.0
    assert [deeds[name].stands_out for name in ("named", "score", "something")] == [1, 1, 0]


@pytest.mark.usefixtures("together")
def test_a_few_victories_do_not_show_what_winners_do() -> None:
    """Of twelve deals about four are won: all of their winners may have had something in common by chance."""
    few = balance(TOGETHER, ["random"], 12, seats=2)
    assert 0 < few.won.rate < 10 / 12
    assert few.deeds == ()


def test_of_many_deeds_one_must_differ_more() -> None:
    """20 deals: winners did 1 more on the mean, with a standard error of 0.4, which is 2.5 of them."""
    deed = DeedCount("jumps")
    for deal in range(20):
        more = 1 + (-1) ** deal * 0.4 * 19**0.5
        deed.means.add_deals(np.array([[100, 100]]), np.array([[0, round(100 * more)]]))
        deed.squares += 10_000
    assert deed.means.error(1) == pytest.approx(0.4, abs=0.001)
    assert deed.line(1).stands_out == 1
    assert deed.line(20).stands_out == 0, "95 % of 20 at once are 3 standard errors"
    assert deed.line(20).difference.low > 0, "its own interval is that of 95 %"


@pytest.mark.usefixtures("high")
def test_bots_and_shared_victories() -> None:
    result = balance(HIGH, ["greedy", "random"], 600, seats=2)
    greedy, random = result.by_bot
    assert greedy.rate.low < 2 / 3 < greedy.rate.high
    assert greedy.rate.rows == random.rate.rows == 600
    # Level in one game of three, from either seat.
    assert result.shared / 600 == pytest.approx(1 / 3, abs=0.06)
    seat, _ = result.by_seat
    assert seat.usual == 0.5
    assert result.bots == ("greedy", "random")


@pytest.mark.usefixtures("high")
def test_nobody_wins_with_nothing() -> None:
    result = balance(HIGH, ["random"], 900, seats=2)
    assert result.won.low < 8 / 9 < result.won.high
    assert sum(line.rate.rate for line in result.by_seat) == pytest.approx(result.won.rate)
    assert result.lead is not None
    assert set(result.lead.counts) == {1, 2}, "shared victories leave nobody to be ahead of"


@pytest.mark.usefixtures("high")
def test_every_value_of_an_option_is_played_on_the_same_deals() -> None:
    result = balance(HIGH, ["greedy"], 80, seats=2, vary=["colour", "quick"])
    assert result.games == 80
    assert [(group.id, group.games) for group in result.by_option["colour"]] == [("red", 40), ("blue", 40)]
    assert [(group.id, group.games) for group in result.by_option["quick"]] == [("false", 40), ("true", 40)]
    assert result.options == {}
    assert result.varied == ("colour", "quick")
    luck = {group.id: group.games for group in result.by_shared_trait["luck"]}
    assert all(games % 4 == 0 for games in luck.values()), "each of the 20 deals is played four times"


@pytest.mark.usefixtures("high")
def test_an_option_that_changes_nothing_makes_nothing_surer() -> None:
    """The colour of the cards: the same games are played twice."""
    once = balance(HIGH, ["random"], games=60, seats=2, seed=3)
    twice = balance(HIGH, ["random"], games=120, seats=2, seed=3, vary=["colour"])
    for one, two in zip(once.by_seat, twice.by_seat, strict=True):
        assert two.rate.rows == 2 * one.rate.rows
        assert (two.rate.low, two.rate.high) == pytest.approx((one.rate.low, one.rate.high))
    for few, many in zip(once.deeds, twice.deeds, strict=True):
        assert many.difference.low == pytest.approx(few.difference.low)


@pytest.mark.usefixtures("together")
def test_games_that_are_won_together() -> None:
    result = balance(TOGETHER, ["random"], 900, seats=2)
    assert result.cooperative
    assert result.won.low < 1 / 3 < result.won.high
    assert [line.rate for line in result.by_seat] == [result.by_seat[0].rate] * 2
    assert (result.lead, result.shared) == (None, 0)
    assert {deed.name for deed in result.deeds} == {"score", "named", "something"}


# The same, whoever plays


def short(out: Path | None, jobs: int = 1, games: int = 30, **more: object) -> Balance:
    return balance(DMD, ["greedy", "random"], games, means=Means(out, jobs), **more)  # type: ignore[arg-type]


def test_processes_files_and_interruptions_change_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    first = short(one)
    assert first == short(two, jobs=2)
    assert one.read_bytes() == two.read_bytes()
    again = short(one)
    assert again == first
    assert again.played == 0
    assert short(None) == first


def test_more_games_can_be_added(tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    short(path, games=10)
    longer = short(path, games=30)
    assert longer.played == 20
    assert longer == short(None)


def test_chance_explains_most_of_a_fair_game() -> None:
    """Random players at equal seats: with the usual 95 %, of 60 cards three would seem to stand out; here none may."""
    result = balance(DMD, ["random"], 300)
    assert all(line.stands_out == 0 for line in result.by_seat)
    assert quantile(60) > quantile(1)


def test_the_result_is_ready_for_json() -> None:
    data = json.loads(json.dumps(short(None).to_dict()))
    assert set(data["by_trait"]) == {"pirate", "card"}
    assert data["by_seat"][0]["rate"]["rows"] == 30


# Bad arguments


@pytest.mark.parametrize(
    ("more", "refusal", "told"),
    [
        ({"vary": ["pirate"]}, BadOption, "did you mean 'pirates'"),
        ({"games": 0}, BadCall, "games must be a whole number"),
        ({"jobs": 0}, BadCall, "jobs must be a whole number"),
        ({"seats": 9}, BadCall, "seats: dead-mans-draw is for 2 to 8 players"),
        ({"seed": -1}, BadCall, "seed must be a whole number"),
    ],
)
def test_what_is_refused(
    more: dict[str, object], refusal: type[Exception], told: str, tmp_path: Path
) -> None:
    with pytest.raises(refusal, match=told):
        short(tmp_path / "r.parquet", **more)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_more_bots_than_seats() -> None:
    with pytest.raises(BadCall, match="3 bots are too many for 2 seats"):
        balance(DMD, ["greedy", "random", "novice"], 2, seats=2)


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        balance("chess")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"games": 10}, "another games: 30 there, 10 here"),
        ({"options": {"pirates": False}}, "another options"),
        ({"vary": ["pirates"]}, "another varied: - there, pirates here"),
    ],
)
def test_other_results_are_refused(more: dict[str, object], told: str, tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    short(path)
    with pytest.raises(BadData, match=told):
        short(path, **more)  # type: ignore[arg-type]


def test_other_bots_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    short(path)
    with pytest.raises(BadData, match="another bots"):
        balance(DMD, ["random"], 30, means=Means(path))
