"""The lobby over HTTP: who I am, which games there are, tables and their seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from taverna.wire.codes import Code

Setting = bool | str

Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Literal["en", "pt-BR", "es"]
TableState = Literal["open", "playing", "finished"]
SeatKind = Literal["open", "person", "bot"]
Which = Literal["open", "mine", "watch", "finished"]
"""Public tables with free seats; mine that are not finished; public games under way; finished ones, public or mine."""

Options = Annotated[dict[str, Setting], Meta(max_length=64)]
LONGEST_CLOCK = 14 * 24 * 3600
ClockSeconds = Annotated[int, Meta(ge=5, le=LONGEST_CLOCK)]
"""For one decision: seconds, or days."""
Late = Literal["bot", "resign"]
"""Whoever runs out of time is played for by a bot until they take the seat back, or has resigned."""
Ended = Literal["", "closed", "resigned", "abandoned"]
"""How a game ended that was not played out: by whoever runs the server, because all had resigned, or all agreed."""


class Me(Struct, kw_only=True):
    """The person that the cookie or token belongs to."""

    id: str
    nickname: str
    language: Language
    account: bool = False
    """Whether they can sign in elsewhere; else they are a guest, known by this token alone."""


class Introduce(Struct, kw_only=True, forbid_unknown_fields=True):
    nickname: Nickname
    language: Language = "en"


class Token(Struct, kw_only=True):
    """For programs: send it as `Authorization: Bearer <token>`. It is shown once."""

    token: str
    me: Me


class DemandInfo(Struct, kw_only=True):
    """What a choice brings along: how many play, and what other options can be; the first of these is the usual one."""

    min_seats: int
    max_seats: int
    options: dict[str, list[Setting]]


class GameOptionInfo(Struct, kw_only=True):
    """A switch, or a pick from `choices`. Texts: `setting-<name>`, with `.help`."""

    name: str
    default: Setting
    choices: list[str]
    rule: str
    demands: dict[str, DemandInfo] = {}
    """By choice, for those that are not for every table."""


class WeaknessInfo(Struct, kw_only=True):
    """A component that is invented, or in part invented, inferred or known from one source. Text: `<kind>-<id>`."""

    kind: str
    id: str
    copies: int
    standings: list[str]
    """Of `proposed`, `partly` and `single-source`; none where only the number of copies is guessed."""


class InventoryInfo(Struct, kw_only=True):
    """How well the box is known: of `total` components, every copy counted, how many are weak in which way."""

    unit: str
    total: int
    """0: this game does not tell."""
    counts: dict[str, int]
    """By standing."""
    weak: list[WeaknessInfo]


class CharacterInfo(Struct, kw_only=True):
    """An opponent with a name. Text of its temper: `ui-temper-<temper>`."""

    id: str
    """What `bots` and seats call it."""
    name: str
    level: str
    temper: str


class GameInfo(Struct, kw_only=True):
    id: str
    version: int
    min_seats: int
    max_seats: int
    options: list[GameOptionInfo]
    bots: list[str]
    """Levels, weakest first."""
    ratings: dict[str, int]
    """How well the levels and characters play, as far as it was measured."""
    characters: list[CharacterInfo] = []
    """Who else can be seated as a bot."""
    signals: list[str]
    """What players may say with one click: text keys `signal-<key>`."""
    provenance: InventoryInfo


class SeatInfo(Struct, kw_only=True):
    number: int
    kind: SeatKind
    name: str
    """Unique at the table; empty while the seat is open."""
    bot: str | None = None
    """The level, when a bot sits here; of a character its id."""
    character: CharacterInfo | None = None
    """Who it is, if the bot is somebody."""
    mine: bool = False
    online: bool = False
    stand_in: bool = False
    """A bot is playing for an absent person, who may take the seat back."""
    resigned: bool = False
    """For good: a bot plays on for the others."""
    quits: bool = False
    """Wants to end the game without a result."""


class TableInfo(Struct, kw_only=True):
    id: str
    game: str
    state: TableState
    public: bool
    options: dict[str, Setting]
    clock: int | None
    """Seconds for a decision."""
    late: Late = "bot"
    seats: list[SeatInfo]
    host: bool
    """Whether I may seat bots and start."""
    spectators: int = 0
    winners: list[int] = []
    rematch: str | None = None
    """The table where the same people play again."""
    created: float
    commitment: str = ""
    """The hash of the seed, to be noted now and checked after the end; empty at tables that began without one."""
    closed: bool = False
    """It ended before the game was over."""
    ended: Ended = ""
    """How, then."""
    campaign: str | None = None
    """The campaign that it is a chapter of."""
    hints: bool = False
    """Whether players may ask for hints; where one person plays they always may."""
    watch: bool = True
    """Whether others may look on while it is played."""
    undo: bool = True
    """Whether choices may be taken back, as far as the rules let them."""
    turns: list[int] = []
    """The people who are to choose."""
    until: float | None = None
    """When the time of the first of them runs out, or mine if I am to choose; seconds since 1970."""
    headline: dict[str, Any] = {}
    """How far a game under way is: values of its text `headline`; empty, if it has none or sleeps."""


class TablePage(Struct, kw_only=True):
    tables: list[TableInfo]
    more: bool
    """Whether there is a next page."""


class CreateTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table where I sit and am the host."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Options = {}
    public: bool = False
    clock: ClockSeconds | None = None
    late: Late = "bot"
    undo: bool = True
    hints: bool = False
    """Let players ask for hints, which everyone at the table sees is allowed."""
    watch: bool = False
    """Let whoever has the link look on. (Anybody may at a public table.)"""


class QuickGame(Struct, kw_only=True, forbid_unknown_fields=True):
    """One click: a private table with me (and who shares my screen) against bots, started at once."""

    game: str
    people: Annotated[list[Nickname], Meta(max_length=16)] = []
    """Names of everyone at this screen, me first; empty: me alone."""
    bots: Annotated[list[str], Meta(max_length=16)]
    options: Options = {}
    lesson: bool = False
    """The game's own first lesson: its bots, options and seed in place of mine."""


class Sit(Struct, kw_only=True, forbid_unknown_fields=True):
    """Without a name: under my nickname. With one: a second person at my screen."""

    name: Nickname | None = None


class SeatBot(Struct, kw_only=True, forbid_unknown_fields=True):
    bot: str


class Rematch(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is left out stays as it was at the finished table; a clock of 0 plays without one."""

    options: Options | None = None
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] | None = None


class Quit(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether I want to end the game without a result; it ends when everyone who plays does."""

    on: bool = True


class ReportWords(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody said at the table is to be read by whoever runs the server."""

    said: Annotated[int, Meta(ge=1, le=2**31)]
    """Its number."""
    why: Annotated[str, Meta(max_length=500)] = ""


class Problem(Struct, kw_only=True):
    """Every refusal over HTTP."""

    code: Code
    text: str
    """In the guest's language."""
    rule: str = ""
    why: str = ""
    """The game's own reason, where it has one: text key `error-<why>`."""
    detail: str = ""
    """For whoever writes the client, in English: which field is wrong, and how."""
    values: dict[str, Any] = {}
