"""Results: unpacked, kept, looked up, written as rows and read again; and every file that must be refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from taverna.arena.results.blocks import Block, even, join
from taverna.arena.results.sheets import METADATA, group_size
from taverna.arena.results.store import Store
from taverna.kernel import BadCall, BadData, Rng
from tests.support.arena.counted_game import HIGH, HighNumbers
from tests.support.arena.games import entrants_of, layout_of, put, store_of
from tests.support.places import ROOT

DMD = "dead-mans-draw"


def same(one: Block, other: Block) -> bool:
    return one.first == other.first and all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("decisions", "turns", "winners", "scores", "deeds", "counts", "traits")
    )


# In memory


@pytest.mark.usefixtures("high")
def test_a_block_holds_what_happened() -> None:
    entrants = entrants_of(HIGH, "greedy")
    store, series = store_of(entrants), entrants.series(["greedy"])
    put(store, series, (0, 3))
    (block,) = store.blocks(series, 3)
    assert block.decisions.tolist() == [2, 2, 2]
    assert block.turns.tolist() == [2, 2, 2]
    assert block.scores.tolist() == [[2, 1]] * 3
    assert block.winners.tolist() == [1, 1, 1]
    assert block.deeds.tolist() == [[[2, 1], [1, 1]]] * 3, "what was named, and one choice that counts"
    assert block.counts.tolist() == [[1, 1, 1]] * 3
    luck = [Rng(5).fork(deal).fork().below(2) for deal in range(3)]
    assert block.traits.reshape(3, 3).tolist() == [[3 + good, 2, 1] for good in luck]


def test_blocks_are_cut_the_same_however_they_came_in() -> None:
    entrants = entrants_of(DMD)
    series = entrants.series(("greedy", "random"))
    one, other = store_of(entrants), store_of(entrants)
    put(one, series, (0, 12))
    put(other, series, (7, 12), (0, 1), (3, 7), (1, 3))
    (first,), (second,) = one.blocks(series, 12), other.blocks(series, 12)
    assert same(first, second)
    pieces = list(even([first.cut(0, 5), first.cut(5, 6), first.cut(6, 12)], 4))
    assert [(piece.first, piece.games) for piece in pieces] == [(0, 4), (4, 4), (8, 4)]
    assert same(join(pieces), first)


def test_what_is_missing() -> None:
    entrants = entrants_of(DMD, survey=False)
    series = entrants.series(("greedy", "random"))
    store = store_of(entrants)
    assert store.missing(series, 6) == [(0, 6)]
    put(store, series, (4, 5), (1, 2))
    assert store.missing(series, 6) == [(0, 1), (2, 4), (5, 6)]
    assert store.missing(series, 3) == [(0, 1), (2, 3)]
    assert store.kept(series) == 5
    put(store, series, (0, 6))
    assert store.missing(series, 6) == []
    (block,) = store.blocks(series, 6)
    assert block.games == 6, "games that are there twice count once"


# As a file


@pytest.mark.parametrize("game", [DMD, "dungeon-raiders", "bloodborne", HIGH])
def test_rows_become_the_same_block_again(game: str, tmp_path: Path, high: HighNumbers) -> None:
    entrants = entrants_of(game, "greedy random", seats=3)
    series = entrants.series(("greedy", "random"))
    path = tmp_path / "r.parquet"
    store = store_of(entrants, path)
    put(store, series, (0, 2), (2, 6))
    (before,) = store.blocks(series, 6)
    store.finish([(series, 6)])
    store.close(finished=True)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["r.parquet"]
    again = store_of(entrants, path)
    (after,) = again.blocks(series, 6)
    assert same(before, after)
    assert before.traits.size
    again.close()


@pytest.mark.usefixtures("high")
def test_the_columns_are_as_documented(tmp_path: Path) -> None:
    entrants = entrants_of(HIGH, "greedy random")
    series = entrants.series(("greedy", "random"), {"colour": "blue"})
    path = tmp_path / "r.parquet"
    store = store_of(entrants, path, ("colour", "quick"))
    put(store, series, (0, 4))
    store.finish([(series, 4)])
    store.close(finished=True)
    table = pq.read_table(path)
    assert table.column_names == [
        "series", "deal", "seating", "seat", "bot", "score", "share", "decisions", "turns",
        "option.colour", "option.quick", "deed.named", "deed.something", "trait.number", "trait.luck",
    ]  # fmt: skip
    rows = table.to_pylist()
    assert [(row["deal"], row["seating"], row["seat"]) for row in rows] == [
        (deal, seating, seat) for deal in (0, 1) for seating in (0, 1) for seat in (0, 1)
    ]
    assert [row["bot"] for row in rows[:4]] == ["greedy", "random", "random", "greedy"]
    assert {(row["option.colour"], row["option.quick"]) for row in rows} == {("blue", "false")}
    for row in rows:
        assert row["trait.number"] == [["none", "one", "two"][row["score"]]]
        assert row["deed.named"] == row["score"]
        assert len(row["trait.luck"]) == 1
    for one, two in zip(rows[::2], rows[1::2], strict=True):
        assert one["trait.luck"] == two["trait.luck"]
        shares = (one["share"], two["share"])
        best = max(one["score"], two["score"])
        level = (one["score"] == best) + (two["score"] == best)
        assert shares == tuple((row["score"] == best and best > 0) / level for row in (one, two))
    about = json.loads(pq.read_schema(path).metadata[METADATA])
    assert (about["file"], about["game"], about["seats"], about["seed"]) == ("taverna-results", HIGH, 2, 5)
    assert about["series"] == [
        {
            "bots": ["greedy", "random"],
            "options": {"quick": False, "colour": "blue"},
            "games": 4,
            "group": group_size(series),
        }
    ]


def test_an_interrupted_run_goes_on_from_its_journal(tmp_path: Path) -> None:
    entrants = entrants_of(DMD)
    series = entrants.series(("greedy", "random"))
    path = tmp_path / "r.parquet"
    store = store_of(entrants, path)
    put(store, series, (0, 3), (5, 6))
    store.close()
    again = store_of(entrants, path)
    assert again.missing(series, 6) == [(3, 5)]
    again.close()


def test_the_journal_is_gone_when_nothing_was_played(tmp_path: Path) -> None:
    store_of(entrants_of(DMD), tmp_path / "r.parquet").close()
    assert list(tmp_path.iterdir()) == []


def test_an_end_between_file_and_journal_counts_no_game_twice(tmp_path: Path) -> None:
    entrants = entrants_of(DMD)
    series = entrants.series(("greedy", "random"))
    path = tmp_path / "r.parquet"
    store = store_of(entrants, path)
    put(store, series, (0, 6))
    store.finish([(series, 6)])
    store.close(finished=False)  # as if the program had ended before it removed the journal
    assert (tmp_path / "r.parquet.part").exists()
    before = path.read_bytes()
    again = store_of(entrants, path)
    assert again.missing(series, 6) == []
    assert sum(block.games for block in again.blocks(series, 6)) == 6
    again.finish([(series, 6)])
    again.close(finished=True)
    assert path.read_bytes() == before


def finished(tmp_path: Path) -> Path:
    entrants = entrants_of(DMD)
    series = entrants.series(("greedy", "random"))
    path = tmp_path / "r.parquet"
    store = store_of(entrants, path)
    put(store, series, (0, 4))
    store.finish([(series, 4)])
    store.close(finished=True)
    return path


@pytest.mark.parametrize("part", [0.0, 0.3, 0.99])
def test_a_half_written_file_is_refused_and_left_alone(part: float, tmp_path: Path) -> None:
    path = finished(tmp_path)
    content = path.read_bytes()
    path.write_bytes(content[: int(part * len(content))])
    with pytest.raises(BadData, match=r"r\.parquet can't be read as results: .*[^.]\. Move it away"):
        store_of(entrants_of(DMD), path)
    assert path.read_bytes() == content[: int(part * len(content))]


def test_rows_that_are_damaged_are_refused(tmp_path: Path) -> None:
    path = finished(tmp_path)
    content = bytearray(path.read_bytes())
    content[200:400] = bytes(200)
    path.write_bytes(content)
    store = store_of(entrants_of(DMD), path)
    with pytest.raises(BadData, match="can't be read as results"):
        list(store.blocks(entrants_of(DMD).series(("greedy", "random")), 4))
    store.close()


def test_a_foreign_parquet_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    pq.write_table(pa.table({"x": [1]}), path)
    with pytest.raises(BadData, match="can't be read as results"):
        store_of(entrants_of(DMD), path)


@pytest.mark.parametrize(
    ("field", "there", "here"),
    [
        ("version", 1, 2),
        ("taverna", "0.1.0", "9.9"),
        ("seed", 5, 6),
        ("seats", 2, 3),
        ("game", DMD, "bloodborne"),
        ("format", "test", "other"),
        ("file_version", 2, 1),
    ],
)
@pytest.mark.parametrize("stage", ["file", "journal"])
def test_results_of_something_else_are_refused(
    stage: str, field: str, there: object, here: object, tmp_path: Path
) -> None:
    played = entrants_of(DMD)
    path = tmp_path / "r.parquet"
    store = Store(path, played.origin("test"), layout_of(played))
    series = played.series(("greedy", "random"))
    put(store, series, (0, 2))
    if stage == "file":
        store.finish([(series, 2)])
    store.close(finished=stage == "file")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(BadData, match=rf"another {field}: {there} there, {here} here"):
        Store(path, {**played.origin("test"), field: here}, layout_of(played))
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_results_of_levels_that_others_play_now_are_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = finished(tmp_path)
    monkeypatch.setitem(entrants_of(DMD).game.levels, "strong", "search:iterations=7")
    with pytest.raises(BadData, match=r"another levels: strong=.* there, strong=search:iterations=7 here"):
        store_of(entrants_of(DMD), path)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadCall, match="No such file"):
        store_of(entrants_of(DMD), tmp_path / "nowhere" / "r.parquet")


# The documentation

DOCS = (ROOT / "docs" / "arena.md").read_text("utf-8")


def test_every_column_is_documented(tmp_path: Path) -> None:
    told = set(
        re.findall(r"`([a-z_.<>]+)`", DOCS[DOCS.index("| column | type |") : DOCS.index("`game = (series")])
    )
    found = {
        re.sub(r"^(option|deed|trait)\..*", r"\1", name) for name in pq.read_schema(finished(tmp_path)).names
    }
    assert found <= {re.sub(r"\..*", "", name) for name in told}


def test_the_keys_of_the_metadata_are_documented(tmp_path: Path) -> None:
    about = json.loads(pq.read_schema(finished(tmp_path)).metadata[METADATA])
    told = DOCS[DOCS.index("`game = (series") :]
    assert [key for key in (*about, *about["series"][0]) if f"`{key}`" not in told] == []


def test_the_last_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)[-1]
    exec(compile(example, "docs/arena.md", "exec"), {"__name__": "docs"})
    assert "greedy Rate(" in capsys.readouterr().out
