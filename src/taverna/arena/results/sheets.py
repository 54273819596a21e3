"""Results as a Parquet file: a row for each seat of each game (docs/arena.md has the columns).

The same games make the same file, byte for byte: rows lie in the order of the series and their games, in groups of a
size that depends on nothing else.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from taverna.arena.results.blocks import Block, Shape, counted
from taverna.arena.results.refusals import damaged, unusable
from taverna.arena.schedule.series import Series, as_text
from taverna.kernel import AnySurvey

ROWS_IN_GROUP = 64_000
METADATA = b"taverna"
Runs = list[tuple[Series, int]]
"""Series, and how many games of each."""


class Layout:
    """Which columns there are, and how blocks become rows and rows blocks."""

    def __init__(self, survey: AnySurvey, varied: Sequence[str], cooperative: bool, shape: Shape) -> None:
        self.deeds = counted(survey) if shape.surveyed else []
        self.varied = list(varied)
        self.cooperative = cooperative
        self.shape = shape
        self.traits = survey.traits if shape.surveyed else []
        self.kinds = list(dict.fromkeys((trait.kind, trait.shared) for trait in self.traits))
        numbers = {kind: number for number, kind in enumerate(self.kinds)}
        self.kind_of = np.array([numbers[trait.kind, trait.shared] for trait in self.traits], np.int64)
        self.members = [np.flatnonzero(self.kind_of == number) for number in range(len(self.kinds))]
        self.place_of = np.zeros(len(self.traits), np.int16)
        for members in self.members:
            self.place_of[members] = np.arange(len(members))

    # Rows

    def table(self, number: int, series: Series, bots: Sequence[str], block: Block) -> pa.Table:
        """The rows of a block of the series of that number."""
        seats, games = series.seats, block.games
        deals, ways = np.divmod(np.arange(block.first, block.last, dtype=np.int64), series.ways)
        columns: dict[str, object] = {
            "series": np.full(games * seats, number, np.int32),
            "deal": np.repeat(deals, seats),
            "seating": np.repeat(ways.astype(np.int32), seats),
            "seat": np.tile(np.arange(seats, dtype=np.int8), games),
            "bot": _named(_bots_by_seat(series, bots, block), bots),
            "score": block.scores.reshape(-1),
            "share": shares(block, self.cooperative).reshape(-1),
            "decisions": np.repeat(block.decisions, seats),
            "turns": np.repeat(block.turns, seats),
        }
        for name in self.varied:
            value = as_text(dict(series.options)[name])
            columns[f"option.{name}"] = _named(np.zeros(games * seats, np.int16), [value])
        for place, deed in enumerate(self.deeds):
            columns[f"deed.{deed}"] = np.ascontiguousarray(block.deeds[:, :, place]).reshape(-1)
        for kind, (name, shared) in enumerate(self.kinds):
            columns[f"trait.{name}"] = self._lists(block, kind, shared)
        return pa.table({name: pa.array(column) for name, column in columns.items()})

    def _lists(self, block: Block, kind: int, shared: bool) -> pa.Array:
        """By row, the traits of that kind."""
        games, places = block.counts.shape
        owner = np.repeat(np.arange(games * places), block.counts.reshape(-1))
        chosen = self.kind_of[block.traits] == kind
        counts = np.bincount(owner[chosen], minlength=games * places).reshape(games, places)
        values = self.place_of[block.traits[chosen]]
        if shared:
            sizes = np.repeat(counts[:, 0], places - 1)
            starts = np.repeat(np.cumsum(counts[:, 0]) - counts[:, 0], places - 1)
            within = np.arange(sizes.sum()) - np.repeat(np.cumsum(sizes) - sizes, sizes)
            values = values[np.repeat(starts, sizes) + within]
        else:
            sizes = counts[:, 1:].reshape(-1)
        offsets = np.concatenate(([0], np.cumsum(sizes))).astype(np.int32)
        names = [self.traits[place].id for place in self.members[kind]]
        return pa.ListArray.from_arrays(pa.array(offsets), _named(values, names))

    # Blocks

    def block(self, table: pa.Table, series: Series) -> Block:
        """What `table` has made rows of."""
        seats = series.seats
        games = table.num_rows // seats

        def column(name: str) -> npt.NDArray[np.int32]:
            found: npt.NDArray[np.int32] = table.column(name).to_numpy().reshape(games, seats)
            return found

        won = table.column("share").to_numpy().reshape(games, seats) > 0
        first = int(table.column("deal")[0].as_py()) * series.ways + int(table.column("seating")[0].as_py())
        deeds = np.zeros((games, seats, len(self.deeds)), np.int32)
        for place, name in enumerate(self.deeds):
            deeds[:, :, place] = column(f"deed.{name}")
        counts, traits = self._traits_from(table, games, seats)
        return Block(
            first,
            column("decisions")[:, 0],
            column("turns")[:, 0],
            (won.astype(np.int32) << np.arange(seats, dtype=np.int32)).sum(axis=1, dtype=np.int32),
            column("score"),
            deeds,
            counts,
            traits,
        )

    def _traits_from(
        self, table: pa.Table, games: int, seats: int
    ) -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.uint16]]:
        if not self.shape.surveyed:
            return np.zeros((games, 0), np.uint16), np.zeros(0, np.uint16)
        owners: list[npt.NDArray[np.int64]] = [np.zeros(0, np.int64)]
        values: list[npt.NDArray[np.int64]] = [np.zeros(0, np.int64)]
        for kind, (name, shared) in enumerate(self.kinds):
            owner, value = self._members(table.column(f"trait.{name}").combine_chunks(), kind)
            game, seat = np.divmod(owner, seats)
            if shared:
                game, seat, value = game[seat == 0], seat[seat == 0] - 1, value[seat == 0]
            owners.append(game * (seats + 1) + seat + 1)
            values.append(value)
        owner, value = np.concatenate(owners), np.concatenate(values)
        counts = np.bincount(owner, minlength=games * (seats + 1)).reshape(games, seats + 1)
        return counts.astype(np.uint16), value[np.argsort(owner, kind="stable")].astype(np.uint16)

    def _members(self, lists: pa.Array, kind: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The row and the number of every trait of a kind."""
        sizes = np.diff(lists.offsets.to_numpy())
        flat = lists.flatten()
        ids = {self.traits[place].id: int(place) for place in self.members[kind]}
        numbers = np.array([ids[id] for id in flat.dictionary.to_pylist()] or [0], np.int64)
        value = numbers[flat.indices.to_numpy(zero_copy_only=False).astype(np.int64)]
        return np.repeat(np.arange(len(sizes)), sizes), value


def shares(block: Block, cooperative: bool) -> npt.NDArray[np.float64]:
    """By game and seat: the share of the victory. All who win together win the whole of it in a co-operative game."""
    seats = block.scores.shape[1]
    won = (block.winners[:, None] >> np.arange(seats)) & 1
    number = np.maximum(won.sum(axis=1, keepdims=True), 1)
    return won / (1 if cooperative else number)


def _named(numbers: npt.NDArray[np.int16], names: Sequence[str]) -> pa.DictionaryArray:
    return pa.DictionaryArray.from_arrays(pa.array(numbers.astype(np.int16)), pa.array(names, pa.string()))


def _bots_by_seat(series: Series, bots: Sequence[str], block: Block) -> npt.NDArray[np.int16]:
    """For every seat of every game, who sat there, as the place in `bots`."""
    known = np.array([bots.index(name) for name in series.bots], np.int16)
    found: npt.NDArray[np.int16] = known[seats_taken(series, block)].reshape(-1)
    return found


def seats_taken(series: Series, block: Block) -> npt.NDArray[np.int64]:
    """By game and seat: who sat there, as the place in the bots of the series."""
    arrangements = np.array(series.arrangements)
    deals, ways = np.divmod(np.arange(block.first, block.last), series.ways)
    found: npt.NDArray[np.int64] = arrangements[deals % len(arrangements), ways]
    return found


def group_size(series: Series) -> int:
    """Games of a group of rows: whole deals."""
    return max(1, ROWS_IN_GROUP // series.seats // series.ways) * series.ways


# Files


def write(
    path: Path, layout: Layout, origin: dict[str, object], runs: Runs, blocks: Iterable[tuple[int, Block]]
) -> None:
    """All at once: whoever looks finds the old file or the whole new one."""
    bots = list(dict.fromkeys(name for series, _ in runs for name in series.bots))
    about = {**origin, "series": [_about(series, games) for series, games in runs]}
    unfinished = path.with_name(path.name + ".tmp")
    writer = None
    try:
        for number, block in blocks:
            table = layout.table(number, runs[number][0], bots, block)
            if writer is None:
                schema = table.schema.with_metadata({METADATA: json.dumps(about, ensure_ascii=False)})
                writer = pq.ParquetWriter(unfinished, schema, compression="zstd")
            writer.write_table(table, row_group_size=table.num_rows)
        assert writer is not None, "there is no game to be stored"
        writer.close()
        with unfinished.open("r+b") as file:
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except OSError as problem:
        raise unusable(path, problem) from problem
    finally:
        unfinished.unlink(missing_ok=True)


def _about(series: Series, games: int) -> dict[str, object]:
    return {
        "bots": list(series.bots),
        "options": dict(series.options),
        "games": games,
        "group": group_size(series),
    }


class Sheet:
    """A finished file of results. `groups`: the key of the series, and first and last game of each group of rows."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = pq.ParquetFile(path)
            self.origin: dict[str, object] = json.loads(self._file.schema_arrow.metadata[METADATA])
            self.series: list[dict[str, object]] = self.origin.pop("series")
            self.groups = [group for about in self.series for group in _groups(about)]
        except OSError as problem:
            raise unusable(path, problem) from problem
        except (pa.ArrowInvalid, KeyError, TypeError, ValueError) as problem:
            raise damaged(path, str(problem) or type(problem).__name__) from problem
        if len(self.groups) != self._file.num_row_groups:
            raise damaged(path, "it has other games than it says")

    def block(self, group: int, layout: Layout, series: Series) -> Block:
        try:
            return layout.block(self._file.read_row_group(group), series)
        except (pa.ArrowInvalid, OSError, KeyError, ValueError) as problem:
            raise damaged(self.path, str(problem)) from problem

    def close(self) -> None:
        self._file.close()


def _groups(about: dict[str, object]) -> list[tuple[str, int, int]]:
    bots, options, games, size = about["bots"], about["options"], about["games"], about["group"]
    if not (isinstance(games, int) and isinstance(size, int) and isinstance(options, dict)):
        raise TypeError(f"{about} is not a series")
    key = json.dumps([bots, list(options.items())], ensure_ascii=False)
    return [(key, first, min(first + size, games)) for first in range(0, games, size)]
