"""A match on paper: how it was set up and every choice made. Enough to play it again exactly."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from taverna.kernel.errors import BadData
from taverna.kernel.fields import Fields
from taverna.kernel.options import Setting
from taverna.kernel.rng import WORD

FORMAT: Final = "taverna-record"
FORMAT_VERSION: Final = 1


class Record:
    """`steps` are (seat, option code) in order. `names` are who sat where, if anyone said.

    `position` is where the match began, if not with the set-up.
    """

    __slots__ = ("game", "names", "options", "position", "seats", "seed", "steps", "version")

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        seed: int,
        options: Mapping[str, Setting],
        steps: list[tuple[int, int]],
        names: list[str] | None = None,
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Setting] = dict(options)
        self.steps = steps
        self.names: list[str] = names or []
        self.position: dict[str, object] = dict(position or {})

    def to_dict(self) -> dict[str, object]:
        found: dict[str, object] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "game_version": self.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "names": list(self.names),
            "steps": [[seat, code] for seat, code in self.steps],
        }
        if self.position:
            found["position"] = self.position
        return found

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> Record:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise BadData("not-json", f"not a record: {problem}") from problem
        return Record.from_dict(data)

    @staticmethod
    def from_dict(data: object) -> Record:
        fields = Fields(data, "record")
        if fields.value("format") != FORMAT:
            raise fields.bad("format", f"this is not a Taverna record (its format would be {FORMAT!r})")
        fields.integer("format_version", FORMAT_VERSION, FORMAT_VERSION)
        record = Record(
            fields.text("game"),
            fields.integer("game_version", 1, 1 << 30),
            fields.integer("seats", 1, 99),
            fields.integer("seed", 0, WORD),
            _read_options(fields),
            [_read_step(fields, number, item) for number, item in enumerate(fields.items("steps"))],
            fields.texts("names", []),
            Fields(fields.value("position", {}), "record.position").data,
        )
        fields.done()
        return record


def _read_options(fields: Fields) -> dict[str, Setting]:
    given = Fields(fields.value("options", {}), "record.options").data
    options: dict[str, Setting] = {}
    for name, value in given.items():
        if not isinstance(value, (bool, str)):
            raise fields.bad("options", f"{name!r} can't be {value!r}")
        options[str(name)] = value
    return options


def _read_step(fields: Fields, number: int, item: object) -> tuple[int, int]:
    if isinstance(item, (list, tuple)) and len(item) == 2:
        seat, code = item
        if type(seat) is int and type(code) is int:
            return seat, code
    raise fields.bad(f"steps[{number}]", f"must be a pair of seat and option code, not {item!r}")
