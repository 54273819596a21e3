"""Looking back: a finished game or a record from a file step by step, and the file that comes with a complaint."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from taverna.wire.lobby import Setting
from taverna.wire.table import Args, DecisionInfo, EventInfo, Result


class ReplayRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The frames after `first` steps up to, not including, `last` steps; of a record, or of a finished table."""

    record: dict[str, Any] | None = None
    table: str | None = None
    first: Annotated[int, Meta(ge=0, le=2**31)] = 0
    last: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    eyes: Annotated[int, Meta(ge=0, le=64)] | None = None
    """The seat that looks; None: a spectator. The end has made everything public."""
    hands: bool = False
    """All hands are wanted, whoever looks."""


class Frame(Struct, kw_only=True):
    """The table after so many steps, as a spectator or a seat sees it, and what the last step did."""

    step: int
    seat: int | None
    code: int | None
    """The choice that led here, and whose it was; None before the first step."""
    view: dict[str, Any]
    events: list[EventInfo]
    result: Result
    decision: DecisionInfo | None = None
    """What the seat that looks is asked now."""
    hands: list[list[str]] = []
    """By seat, if they are wanted: texts `card-<id>`."""


class Replay(Struct, kw_only=True):
    game: str
    seats: int
    names: list[str]
    options: dict[str, Setting]
    steps: int
    """In the whole record; there is one frame more than steps."""
    frames: list[Frame]


class AnalysisRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Verdicts on the steps after the first `first`; of a record, or of a finished table."""

    record: dict[str, Any] | None = None
    table: str | None = None
    first: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Spoken(Struct, kw_only=True):
    """An option that was open: text key `option-<key>`."""

    code: int
    key: str
    args: Args
    rule: str


class StepVerdict(Struct, kw_only=True):
    """What a strong bot thinks of a step; `step` is how many came before it."""

    step: int
    seat: int
    chances: list[float]
    """Everyone's share of the victory to be expected before it, 0 to 1."""
    errors: list[float]
    """The standard error of each; a change of less than a few of them may be noise."""
    chosen: Spoken
    best: Spoken | None = None
    """What the bot would have chosen; None: there was nothing to choose."""
    cost: float = 0.0
    """How much less of the victory the choice promised than the best; 0 where that is not beyond doubt."""
    revealed: list[int] = []
    """Earlier steps whose sealed answers came to light with this one."""


class AnalysisPart(Struct, kw_only=True):
    """As many verdicts as were ready in a moment; ask for the next with `first` one after the last of these."""

    steps: int
    """In the whole record."""
    verdicts: list[StepVerdict]
    end: list[float] | None = None
    """With the last part: everyone's share of the victory."""
    end_errors: list[float] | None = None
    """The standard error of each: 0, unless the record breaks off before the end."""


class RecordFile(Struct, kw_only=True):
    """A finished game on paper; `taverna replay` and `POST /api/replay` read it."""

    format: str
    format_version: int
    game: str
    game_version: int
    seats: int
    generator: str = "multiply-with-carry"
    """Records of before it was named have none."""
    seed: int | str
    """A large one as text, "0x..."."""
    commitment: str = ""
    """The hash of the seed that everyone was shown at the beginning; empty if there was none."""
    options: dict[str, Setting]
    names: list[str]
    steps: list[list[int]]
    joined: list[int] = []
    """Numbers of the steps, from 0, that belong to the same gesture as the step before."""


class Report(Struct, kw_only=True):
    """What a player sends with a complaint. While the game goes on it holds only what that seat may know."""

    format: str = "taverna-report"
    reference: str
    """Names table and step to whoever runs the server."""
    server_version: str
    game: str
    game_version: int
    options: dict[str, Setting]
    seat: int
    step: int
    view: dict[str, Any]
    events: list[EventInfo]
    decision: DecisionInfo | None
    record: RecordFile | None = None
    """After the end: the whole game, to be played again exactly."""
