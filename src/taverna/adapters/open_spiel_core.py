"""A game as a tree: positions that never change, chance as moves of their own, and what each seat remembers.

Knows nothing of OpenSpiel. The rules draw chance in the middle of a move; here a move is tried on a clone whose
generator stops at the first result that is not decided yet (`kernel.chance`), and tried again with one more result.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from taverna.kernel import (
    AnyGame,
    BadCall,
    Event,
    OpenChance,
    OpenRng,
    Rng,
    Setting,
    State,
    game as find_game,
)

SETUP = (-1, -1)
"""The move that deals the game."""


class Tale:
    """What happened, move by move; the latest first. `digest` is the memory of one eye: its moves and what it heard.

    Shared by all positions that follow from it, and never changed.
    """

    __slots__ = ("before", "code", "digests", "events", "seat")

    def __init__(self, before: Tale | None, seat: int, code: int, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.code = code
        self.events = events
        self.digests: dict[int, str] = {}

    def digest(self, eye: int) -> str:
        """-1: a spectator's."""
        untold: list[Tale] = []
        tale: Tale | None = self
        while tale is not None and eye not in tale.digests:
            untold.append(tale)
            tale = tale.before
        found = "" if tale is None else tale.digests[eye]
        for link in reversed(untold):
            heard = [event.to_dict() for event in link.events if event.seen_by(None if eye < 0 else eye)]
            own = link.code if link.seat == eye else None
            if (
                own is not None or heard
            ):  # what others do without a sound leaves no trace, not even that it was done
                text = json.dumps([found, own, heard], separators=(",", ":"))
                found = blake2b(text.encode(), digest_size=12).hexdigest()
            link.digests[eye] = found
        return found


class Position:
    """A node of the tree: `table` is the position, or None while the result of the move `seat, code` is open."""

    __slots__ = ("before", "code", "game", "limit", "options", "results", "seat", "seats", "table", "tale")

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, Setting]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.before: State | None = None
        self.seat, self.code = SETUP
        self.results: list[int] = []
        self.tale: Tale | None = None
        self.table: State | None = None
        self.limit = 0
        """So many results are possible where one is open."""

    @staticmethod
    def root(game: AnyGame, seats: int, options: Mapping[str, Setting]) -> Position:
        root = Position(game, seats, options)
        root._go()
        return root

    @staticmethod
    def at(game: AnyGame, table: State) -> Position:
        """A position to start from; nobody remembers how it came about."""
        position = Position(game, table.seats, game.rules.settings(table))
        position.table = table
        position.tale = Tale(None, *SETUP, [])
        return position

    def after(self, action: int) -> Position:
        """What follows from an option, or from a result of chance."""
        following = Position(self.game, self.seats, self.options)
        following.tale = self.tale
        if self.table is None:
            if not 0 <= action < self.limit:
                raise BadCall(
                    "bad-result", f"chance has {self.limit} results here, from 0 on, but not {action}"
                )
            following.before, following.seat, following.code = self.before, self.seat, self.code
            following.results = [*self.results, action]
        else:
            following.before, following.seat, following.code = self.table, self.table.pending[0].seat, action
        following._go()
        return following

    def imagined(self, seat: int, rng: Rng) -> Position:
        """A position that the seat can't tell from this one. The others remember in it what everybody knows."""
        assert self.table is not None, "while chance decides, nobody is asked"
        assert self.tale is not None
        table: State = self.game.determinize(self.table, seat, rng)
        table.telling = True
        world = Position(self.game, self.seats, self.options)
        world.table = table
        world.tale = Tale(None, *SETUP, [])
        world.tale.digests = dict.fromkeys(range(-1, self.seats), self.tale.digest(-1))
        world.tale.digests[seat] = self.tale.digest(seat)
        return world

    def _go(self) -> None:
        rng = OpenRng(self.results)
        try:
            if self.before is None:
                table: State = self.game.begin(self.seats, rng, self.options)
            else:
                table = self.before.clone()
                table.rng = rng
                self.game.apply(table, self.seat, self.code)
        except OpenChance as open_chance:
            self.limit = open_chance.limit
            return
        self.table = table
        self.tale = Tale(self.tale, self.seat, self.code, table.drain())

    # What can be said about it

    def legal(self) -> list[int]:
        return [] if self.table is None or self.table.over else sorted(self.table.pending[0].options)

    def sight(self, seat: int) -> str:
        """All that the seat sees and is asked now, as one canonical line."""
        if self.table is None:
            return ""
        asked = [decision.options for decision in self.table.pending if decision.seat == seat]
        view = self.game.view(self.table, seat)
        return json.dumps([view, asked], sort_keys=True, separators=(",", ":"))

    def memory(self, seat: int) -> str:
        """All that the seat has ever seen, heard and done: with perfect recall. The past is told by a fingerprint."""
        return f"{self.tale.digest(seat) if self.tale else ''} {self.sight(seat)}"

    def line(self) -> str:
        """The whole position, secrets included."""
        if self.table is not None:
            return self.game.line(self.table)
        before = "" if self.before is None else self.game.line(self.before)
        return f"{before} {self.seat}:{self.code} {self.results}"

    # Copies and saving: a position never changes, so a copy of it is itself

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        digests = {eye: self.tale.digest(eye) for eye in range(-1, self.seats)} if self.tale else None
        lines = [None if state is None else self.game.line(state) for state in (self.before, self.table)]
        move = (self.seat, self.code, self.results, self.limit)
        return _restore, (self.game.id, self.seats, dict(self.options), lines, move, digests)


def _restore(
    game_id: str,
    seats: int,
    options: dict[str, Setting],
    lines: list[str | None],
    move: tuple[int, int, list[int], int],
    digests: dict[int, str] | None,
) -> Position:
    position = Position(find_game(game_id), seats, options)
    position.before, position.table = [None if line is None else position.game.parse(line) for line in lines]
    position.seat, position.code, position.results, position.limit = move
    if digests is not None:
        position.tale = Tale(None, *SETUP, [])
        position.tale.digests = digests
    return position
