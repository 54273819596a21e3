"""Play over the socket: what a seat is told, and what it may say.

The server speaks first: `Hello`, then (once the game has started) an `Update`, and another after every gesture. Events
are numbered; a client that comes back says from which number on it needs them. An answer quotes the ticket of the
decision that it answers.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, Struct

from taverna.kernel.gesture import MOST_CODES
from taverna.wire.codes import Code
from taverna.wire.lobby import TableInfo

Args = dict[str, Any]
"""Values for a text: numbers, seats, component names, lists of these (the rule is in `taverna.i18n.words`)."""

Whole = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]
"""What every language reads from JSON without loss."""


class EventInfo(Struct, kw_only=True):
    n: int
    kind: str
    rule: str
    args: Args


class OptionInfo(Struct, kw_only=True):
    """One option: text key `option-<key>`, what to highlight, its rule."""

    code: int
    key: str
    args: Args
    targets: list[str]
    rule: str
    undoable: bool | None = None
    """Whether it can be taken back, where that is known without trying; else ask with `finals`."""


class RefusedOption(Struct, kw_only=True):
    """An option that players expect to see but may not choose now: text key `option-<key>`, and `error-<why>`."""

    code: int
    key: str
    args: Args
    targets: list[str]
    why: str
    why_args: Args
    rule: str


class DecisionInfo(Struct, kw_only=True):
    """My open decision: text key `ask-<kind>`."""

    seat: int
    kind: str
    sealed: bool
    ticket: int
    options: list[OptionInfo]
    refused: list[RefusedOption]


class Offers(Struct, kw_only=True):
    """What my seat may announce although nothing is asked of it; told to that seat only. Quote this ticket then."""

    seat: int
    ticket: int
    options: list[OptionInfo]


class Reason(Struct, kw_only=True):
    """What speaks for an option: text key `reason-<key>`."""

    key: str
    args: Args
    rule: str


class Result(Struct, kw_only=True):
    over: bool
    scores: list[int]
    winners: list[int]
    won: bool | None


# From the server


class Said(Struct, kw_only=True, tag="said"):
    """Somebody talked, in words of their own or by a signal, which each reads in the own language."""

    n: int
    """Counts what was said at this table, from 1."""
    name: str
    seat: int | None
    """None: a spectator."""
    text: str
    """Empty for a signal."""
    at: float
    """Seconds since 1970."""
    signal: str = ""
    """Text key `signal-<signal>` of the game; empty for words."""


class Hello(Struct, kw_only=True, tag="hello"):
    """First message of a connection, and the answer to `Look`."""

    table: TableInfo
    seat: int | None
    """Whose eyes this connection has (None: a spectator's)."""
    said: list[Said]
    """The latest talk."""


class Update(Struct, kw_only=True, tag="update"):
    """The table after step number `step`, as the seat may see it, and the events that the client has not had."""

    step: int
    view: dict[str, Any]
    unchanged: list[str] = []
    """Fields of the view that are as in the update before, and are not sent again; only to who asked for that."""
    events: list[EventInfo]
    since: int
    """`events` are all that the seat may see from this number on; higher than asked for when there are too many."""
    next: int
    """The number to give as `since` after a lost connection."""
    decision: DecisionInfo | None
    offers: Offers | None
    """Only when nothing is asked of my seat: else these are among the decision's options."""
    waiting: list[int]
    """The seats that are asked."""
    answered: list[int]
    """The seats that have answered in secret while others still think."""
    can_undo: bool
    clock: float | None
    """Seconds left for the open decision: mine if I am asked, else the first one."""
    result: Result


class Seats(Struct, kw_only=True, tag="seats"):
    """Someone came, left, or was replaced; or the table started or has a rematch."""

    table: TableInfo
    seat: int | None
    """Whose eyes this connection has now."""


class Judged(Struct, kw_only=True):
    """What a bot thinks of an option."""

    code: int
    share: float
    """How much of its thought went into it; those of all options add up to 1."""
    expected: float | None = None
    """The share of the victory that it expects from it, 0 to 1; None: it did not look ahead."""


class Hint(Struct, kw_only=True, tag="hint"):
    """What the hinting bot would choose: its options from best to worst with its judgement of each."""

    ticket: int
    bot: str
    ranking: list[Judged]
    reasons: list[Reason] = []
    """What speaks for the best one; may be empty."""
    sent: int | None = None


class Surprise(StrEnum):
    """What was not to be foreseen: docs/bot-api.md says each exactly."""

    OVER = "over"
    CHANCE = "chance"
    REVEALED = "revealed"
    SECRET = "secret"
    OTHERS = "others"
    DECISION = "decision"
    REFUSED = "refused"


class Finals(Struct, kw_only=True, tag="finals"):
    """The answer to `AskFinals`: those of my open options, asked or offered, that can't be taken back."""

    ticket: int
    codes: list[int]
    signs: dict[str, list[int]] = {}
    """What else is easily overlooked, in the game's own words: by sign, the codes that have it."""
    sent: int | None = None


class Forecast(Struct, kw_only=True, tag="forecast"):
    """The answer to `AskForecast`."""

    ticket: int
    code: int
    """What was asked about; -1: nothing more is done."""
    foreseen: dict[str, Any]
    """In the game's own shape; empty where it does not look ahead."""
    sent: int | None = None


class Stopped(Struct, kw_only=True, tag="stopped"):
    """Only the first codes of a gesture were answered, since something unforeseen happened; the update came before."""

    applied: int
    """How many, `code` among them."""
    why: Surprise
    sent: int | None = None


class Fault(Struct, kw_only=True, tag="fault"):
    """What was sent is refused; nothing has changed. `sent` is the `id` of the message, if it had one."""

    code: Code
    text: str
    """In the reader's language."""
    rule: str = ""
    why: str = ""
    detail: str = ""
    """For whoever writes the client, in English: which field is wrong, and how."""
    sent: int | None = None


class Pong(Struct, kw_only=True, tag="pong"):
    """The answer to `Ping`."""

    sent: int | None = None


FromServer = Hello | Update | Seats | Said | Hint | Finals | Forecast | Stopped | Fault | Pong

# From the client


class Choose(Struct, kw_only=True, tag="choose", forbid_unknown_fields=True):
    """An answer, or a gesture of several, made one after another until something unforeseen happens: see `Stopped`."""

    ticket: Whole
    code: Whole
    then: Annotated[list[Whole], Meta(max_length=MOST_CODES - 1)] = []
    """Answers to the decisions that are foreseen to follow."""
    id: Whole | None = None


class Undo(Struct, kw_only=True, tag="undo", forbid_unknown_fields=True):
    """Take back my last gesture. `step` is that of the latest update, so that a doubled click takes back one only."""

    step: Whole
    id: Whole | None = None


class Say(Struct, kw_only=True, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    id: Whole | None = None


class Signal(Struct, kw_only=True, tag="signal", forbid_unknown_fields=True):
    """Talk with one click: one of the game's `signals`. For players only."""

    key: Annotated[str, Meta(min_length=1, max_length=32)]
    id: Whole | None = None


class Ping(Struct, kw_only=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? To be sent after twenty seconds of silence; without `Pong` within ten the line is dead."""

    id: Whole | None = None


class AskHint(Struct, kw_only=True, tag="hint", forbid_unknown_fields=True):
    id: Whole | None = None


class AskFinals(Struct, kw_only=True, tag="finals", forbid_unknown_fields=True):
    """Which of my open options can't be taken back?"""

    id: Whole | None = None


class AskForecast(Struct, kw_only=True, tag="forecast", forbid_unknown_fields=True):
    """What would follow one of my open options, by what I may know?"""

    code: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    """-1: if I did nothing more."""
    id: Whole | None = None


class TakeSeatBack(Struct, kw_only=True, tag="back", forbid_unknown_fields=True):
    """I am here again: the bot that stood in for me stops."""

    id: Whole | None = None


class Look(Struct, kw_only=True, tag="look", forbid_unknown_fields=True):
    """See the table with the eyes of another of my seats (one screen for several people), or as a spectator."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None
    since: Annotated[int, Meta(ge=0, le=2**31)] = 0
    id: Whole | None = None


FromClient = Choose | Undo | Say | Signal | AskHint | AskFinals | AskForecast | TakeSeatBack | Look | Ping
