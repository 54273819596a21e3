"""Writes the steps that the tests of a board play: parts of real games in which each kind of event happens a few times.

`PYTHONPATH=src python tools/board_fixtures.py [GAME ...]`; with --check, fails when the files are stale. A board asks
for it with `web/src/boards/<game>/fixtures/tables.toml`. Options are picked by chance alone, so that only a change of
the rules, of what events tell, or of the view makes other files. A step is [seat that looks, view before, events, what
the view has become]; the last holds changed fields only.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import taverna
from taverna.kernel import AnyGame, Event, Match, Rng

BOARDS = Path(__file__).resolve().parents[1] / "web" / "src" / "boards"
CONFIG = "fixtures/tables.toml"
LONGEST = 5000
"""Choices in one game."""

View = dict[str, object]
Shape = tuple[str, tuple[str, ...]]
"""A kind of event, and the names and types of what it tells."""


class Config:
    """`tables.toml`: how much is enough, what the files leave out, and at which tables games are played."""

    def __init__(self, folder: Path) -> None:
        data: dict[str, Any] = tomllib.loads((folder / CONFIG).read_text("utf-8"))
        self.game: AnyGame = taverna.game(folder.name)
        self.folder = folder / "fixtures"
        self.enough: int = data.get("enough", 4)
        """Steps kept for each kind of event."""
        self.games: int = data.get("games", 100)
        """Games played at each table."""
        self.unused: list[str] = data.get("unused", [])
        """Fields of the view that the tests don't need."""
        self.tables: dict[str, dict[str, Any]] = data["tables"]


class Kept:
    """The steps worth keeping: those with an event of a shape that has not been kept often enough yet."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.steps: list[object] = []
        self.times: Counter[Shape] = Counter()
        self.orders: set[tuple[str, ...]] = set()

    def look(self, match: Match, seat: int | None, before: View, since: int) -> None:
        events = [event for _, event in match.events(seat, since)]
        shapes = [shape_of(event) for event in events]
        kinds = tuple(event.kind for event in events)
        fresh = any(not self.times[shape] for shape in shapes)
        wanted = any(self.times[shape] < self.config.enough for shape in shapes)
        if not fresh and (kinds in self.orders or not wanted):
            return
        self.orders.add(kinds)
        self.times.update(shapes)
        told = [{"kind": event.kind, "args": event.args} for event in events]
        now = self.seen(match, seat)
        changed = {field: value for field, value in now.items() if before.get(field) != value}
        self.steps.append([seat, before, told, changed])

    def seen(self, match: Match, seat: int | None) -> View:
        view = match.view(seat)
        return {field: value for field, value in view.items() if field not in self.config.unused}


def shape_of(event: Event) -> Shape:
    return event.kind, tuple(sorted(f"{name}: {type(value).__name__}" for name, value in event.args.items()))


def play(match: Match, kept: Kept, rng: Rng, eyes: int | None) -> None:
    for _ in range(LONGEST):
        if match.over:
            return
        decision = match.pending[rng.below(len(match.pending))]
        before, since = kept.seen(match, eyes), len(match.log)
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
        kept.look(match, eyes, before, since)


def make(folder: Path) -> dict[Path, str]:
    """What the files of a board should hold."""
    config = Config(folder)
    kept = Kept(config)
    files: dict[Path, str] = {}
    for name, table in config.tables.items():
        kept.steps = []
        seats = table["seats"]
        for seed in range(config.games):
            eyes = (None, *range(seats))[seed % (seats + 1)]
            match = Match(config.game, seats, seed, table.get("options", {}))
            play(match, kept, Rng(seed), eyes)
        lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in kept.steps)
        files[config.folder / f"{name}.json"] = f"[\n{lines}\n]\n"
    return files


def boards() -> list[str]:
    """The boards that ask for steps."""
    return sorted(path.parents[1].name for path in BOARDS.glob(f"*/{CONFIG}"))


def stale(game: str) -> list[str]:
    """The files that are not what they should be, or should not be there."""
    wanted = make(BOARDS / game)
    there = set((BOARDS / game / "fixtures").glob("*.json"))
    wrong = [path for path, text in wanted.items() if path not in there or path.read_text("utf-8") != text]
    return sorted(path.name for path in [*wrong, *(there - set(wanted))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="ids of games; all that have a board with steps"
    )
    parser.add_argument("--check", action="store_true", help="only say whether the files are stale")
    asked = parser.parse_args()
    for game in asked.games or boards():
        if asked.check:
            found = stale(game)
            if found:
                sys.exit(
                    f"{game}: {', '.join(found)}: stale; run tools/board_fixtures.py, then the client's tests"
                )
            continue
        for old in (BOARDS / game / "fixtures").glob("*.json"):
            old.unlink()
        for path, text in make(BOARDS / game).items():
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
