"""A match on paper: how it was set up and every choice made. Enough to play it again exactly."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from taverna.kernel.errors import BadData
from taverna.kernel.fairness import read_commitment
from taverna.kernel.fields import Fields
from taverna.kernel.generators import LARGEST_SEED, read_generator
from taverna.kernel.options import Setting
from taverna.kernel.rng import GENERATOR

FORMAT: Final = "taverna-record"
FORMAT_VERSION: Final = 1
EXACT: Final = 1 << 53
"""From here on programs that read JSON may round whole numbers, so that larger seeds are written as text."""


class Record:
    """`steps` are (seat, option code) in order. `names` are who sat where, if anyone said.

    `generator` is the kind of chance that the seed was for, `commitment` the hash of the seed that was shown at first.
    `position` is where the match began, if not with the set-up. `joined` are the numbers of the steps, counted from 0,
    that belong to the same gesture as the step before; records of before there were gestures have none. `given` is what
    players brought along from a campaign.
    """

    __slots__ = (
        "commitment",
        "game",
        "generator",
        "given",
        "joined",
        "names",
        "options",
        "position",
        "seats",
        "seed",
        "steps",
        "version",
    )

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        seed: int,
        options: Mapping[str, Setting],
        steps: list[tuple[int, int]],
        names: list[str] | None = None,
        generator: str = GENERATOR,
        commitment: str = "",
        position: Mapping[str, object] | None = None,
        joined: list[int] | None = None,
        given: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Setting] = dict(options)
        self.steps = steps
        self.names: list[str] = names or []
        self.generator = generator
        self.commitment = commitment
        self.position: dict[str, object] = dict(position or {})
        self.joined: list[int] = joined or []
        self.given: dict[str, object] = dict(given or {})

    def to_dict(self) -> dict[str, object]:
        found: dict[str, object] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "game_version": self.version,
            "seats": self.seats,
            "generator": self.generator,
            "seed": seed_to_data(self.seed),
            "commitment": self.commitment,
            "options": dict(self.options),
            "names": list(self.names),
            "steps": [[seat, code] for seat, code in self.steps],
        }
        if self.joined:
            found["joined"] = list(self.joined)
        if self.position:
            found["position"] = self.position
        if self.given:
            found["given"] = self.given
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
    def from_dict(data: object, path: str = "record") -> Record:
        fields = Fields(data, path)
        if fields.value("format") != FORMAT:
            raise fields.bad("format", f"this is not a Taverna record (its format would be {FORMAT!r})")
        fields.integer("format_version", FORMAT_VERSION, FORMAT_VERSION)
        generator = read_generator(fields)
        steps = [_read_step(fields, number, item) for number, item in enumerate(fields.items("steps"))]
        record = Record(
            fields.text("game"),
            fields.integer("game_version", 1, 1 << 30),
            fields.integer("seats", 1, 99),
            read_seed(fields, LARGEST_SEED[generator]),
            _read_options(fields),
            steps,
            fields.texts("names", []),
            generator,
            read_commitment(fields),
            Fields(fields.value("position", {}), f"{path}.position").data,
            _read_joined(fields, steps),
            Fields(fields.value("given", {}), f"{path}.given").data,
        )
        fields.done()
        return record


def seed_to_data(seed: int) -> int | str:
    return seed if seed < EXACT else hex(seed)


def read_seed(fields: Fields, largest: int) -> int:
    """A whole number, or a text with its hexadecimal digits: "0x..."."""
    value = fields.value("seed")
    if not isinstance(value, str):
        return fields.integer("seed", 0, largest)
    try:
        seed = int(value, 16) if value.startswith("0x") else -1
    except ValueError:
        seed = -1
    if not 0 <= seed <= largest:
        raise fields.bad("seed", f"must be a whole number from 0 to {largest:#x}, not {value!r}")
    return seed


def _read_options(fields: Fields) -> dict[str, Setting]:
    given = Fields(fields.value("options", {}), f"{fields.path}.options").data
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


def _read_joined(fields: Fields, steps: list[tuple[int, int]]) -> list[int]:
    found: list[int] = []
    for place, number in enumerate(fields.items("joined", [])):
        if type(number) is not int or not 0 < number < len(steps) or (found and number <= found[-1]):
            raise fields.bad(f"joined[{place}]", f"must be the number of a later step, not {number!r}")
        if steps[number][0] != steps[number - 1][0]:
            raise fields.bad(f"joined[{place}]", f"steps {number - 1} and {number} are of different seats")
        found.append(number)
    return found
