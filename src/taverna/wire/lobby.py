"""The lobby over HTTP: who I am, which games there are, tables and their seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Setting = bool | str

Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Literal["en", "pt-BR", "es"]
TableState = Literal["open", "playing", "finished"]
SeatKind = Literal["open", "person", "bot"]


class Me(Struct, kw_only=True):
    """The guest that the cookie or token belongs to."""

    id: str
    nickname: str
    language: Language


class Introduce(Struct, kw_only=True, forbid_unknown_fields=True):
    nickname: Nickname
    language: Language = "en"


class Token(Struct, kw_only=True):
    """For programs: send it as `Authorization: Bearer <token>`. It is shown once."""

    token: str
    me: Me


class OptionInfo(Struct, kw_only=True):
    name: str
    default: Setting
    choices: list[str]
    rule: str


class GameInfo(Struct, kw_only=True):
    id: str
    version: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    """Levels, weakest first."""


class SeatInfo(Struct, kw_only=True):
    number: int
    kind: SeatKind
    name: str
    bot: str | None = None
    """The level, when a bot sits here."""
    mine: bool = False
    online: bool = False
    stand_in: bool = False
    """A bot is playing for an absent person, who may take the seat back."""


class TableInfo(Struct, kw_only=True):
    id: str
    game: str
    state: TableState
    public: bool
    options: dict[str, Setting]
    clock: int | None
    """Seconds for a decision."""
    seats: list[SeatInfo]
    host: bool
    """Whether I may seat bots, start, and change options for a rematch."""
    spectators: int = 0
    winners: list[int] = []
    rematch: str | None = None
    """The table where the same people play again."""
    created: float


class CreateTable(Struct, kw_only=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Setting] = {}
    public: bool = False
    clock: Annotated[int, Meta(ge=5, le=3600)] | None = None


class QuickGame(Struct, kw_only=True, forbid_unknown_fields=True):
    """One click: a private table with me (and who shares my screen) against bots, started at once."""

    game: str
    people: list[Nickname] = []
    """Names of everyone at this screen, me first; empty: me alone."""
    bots: list[str]
    options: dict[str, Setting] = {}


class Sit(Struct, kw_only=True, forbid_unknown_fields=True):
    """Without a name: under my nickname. With one: a second person at my screen."""

    name: Nickname | None = None


class SeatBot(Struct, kw_only=True, forbid_unknown_fields=True):
    bot: str


class Rematch(Struct, kw_only=True, forbid_unknown_fields=True):
    """None keeps what the finished table had."""

    options: dict[str, Setting] | None = None
    clock: Annotated[int, Meta(ge=5, le=3600)] | None = None


class RuleEntry(Struct, kw_only=True):
    id: str
    text: str
    note: str = ""
    """Ruling and confidence, proposed, withdrawn; in the page's language."""


class RuleSection(Struct, kw_only=True):
    id: str
    title: str
    entries: list[RuleEntry]


class RulesPage(Struct, kw_only=True):
    game: str
    language: Language
    title: str
    sections: list[RuleSection]


class Problem(Struct, kw_only=True):
    """Every refusal, over HTTP and over the socket: a code of the closed list in `wire.codes`."""

    code: str
    text: str
    """In the guest's language."""
    rule: str = ""
    values: dict[str, Any] = {}
