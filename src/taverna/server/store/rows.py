"""What the store holds, as plain structs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from taverna.kernel.rng import GENERATOR
from taverna.wire.lobby import Ended, Language, Late, SeatKind, Setting, TableState
from taverna.wire.results import Ending, Shown
from taverna.wire.table import Said


class Guest(Struct, weakref=True):
    """A person. `account` is the name by which they sign in; empty: they have none, and are known by one token."""

    id: str
    nickname: str
    language: Language
    seen: float
    """When they were last here, not more exactly than by the day."""
    banned: bool = False
    muted_until: float = 0.0
    account: str = ""
    blocked: set[str] = set()
    """Whom they don't want to hear; known of those who are here."""


class Session(Struct):
    """A device on which somebody is signed in."""

    id: str
    guest: str
    device: str
    created: float
    seen: float
    """When it was last used, not more exactly than by the hour."""


class Account(Struct):
    guest: str
    name: str
    password: str | None
    """Hashed."""
    salt: bytes
    created: float
    shown: Shown = "everyone"
    """To whom the profile is."""


class Passkey(Struct):
    id: str
    guest: str
    credential: bytes
    public_key: bytes
    uses: int
    device: str
    created: float
    used: float


class Challenge(Struct):
    """What a passkey has been asked to sign, for whom and what for."""

    challenge: bytes
    purpose: str
    guest: str
    name: str
    at: float


class Seat(Struct):
    number: int
    kind: SeatKind = "open"
    name: str = ""
    guest: str | None = None
    bot: str | None = None
    stand_in: bool = False
    helped: bool = False
    """Somebody asked for a hint there."""
    resigned: bool = False
    quits: bool = False
    """Wants to end the game without a result."""
    removed: str | None = None
    """Whom the host sent away while the game went on; empty: somebody who was forgotten since."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here, its own seat or an absent person's."""
        return self.kind == "bot" or self.stand_in

    def clear(self) -> None:
        self.kind, self.name, self.guest, self.bot, self.stand_in = "open", "", None, None, False
        self.helped = self.resigned = self.quits = False
        self.removed = None


class TableRow(Struct):
    id: str
    game: str
    version: int
    seed: int
    options: dict[str, Setting]
    public: bool
    clock: int | None
    state: TableState
    host: str
    created: float
    touched: float
    winners: list[int] = []
    rematch: str | None = None
    seats: list[Seat] = []
    generator: str = GENERATOR
    commitment: str = ""
    """The hash of the seed that everyone may see; none at tables of the old generator."""
    closed: bool = False
    """An operator ended it before the game was over."""
    given: dict[str, Any] | None = None
    """What heroes bring along, where the table is a chapter of a campaign."""
    campaign: str | None = None
    hints: bool = False
    """Also where several people play."""
    watch: bool = True
    """Whoever has the link of a private table may look on."""
    counted: bool = False
    """Its results are stored, or there is nothing to count."""
    late: Late = "bot"
    """What becomes of whoever runs out of time."""
    ended: Ended = ""
    """How its players closed it; an operator leaves it empty."""
    undo: bool = True
    """Choices may be taken back, as far as the rules let them."""
    turns: dict[int, float] = {}
    """The people who are asked, and since when."""

    @property
    def allows_hints(self) -> bool:
        """Who plays alone, or with others at one screen, takes nothing from anybody."""
        return self.hints or (self.state != "open" and len(self.people()) <= 1)

    def people(self) -> set[str]:
        """Who plays here, or did until the host removed them."""
        found = {seat.removed if seat.guest is None else seat.guest for seat in self.seats}
        return {guest for guest in found if guest is not None}

    def may_watch(self, guest_id: str | None) -> bool:
        """Before the start whoever has the link may sit down; what is over may be looked back at."""
        return self.public or self.watch or self.state != "playing" or bool(self.seats_of(guest_id))

    def seats_of(self, guest_id: str | None) -> list[int]:
        if guest_id is None:
            return []
        return [seat.number for seat in self.seats if seat.guest == guest_id]


class Step(Struct):
    """A choice, or with `code` None the taking back of a gesture; `joined`: of the same gesture as the step before."""

    seat: int
    code: int | None
    joined: bool = False


class Rating(Struct):
    """How well somebody plays a game, on the scale of the bots' levels; `doubt` is its standard deviation."""

    skill: float
    doubt: float
    games: int = 0


class SeatEnd(Struct):
    """How a game ended for a seat. `rating` is what it is after the game, if the game was rated."""

    seat: int
    guest: str | None
    bot: str | None
    name: str
    place: int
    score: int
    won: bool
    ending: Ending = "played"
    statistics: dict[str, int] = {}
    rating: float | None = None
    change: float | None = None


class Complaint(Struct):
    """`guest` reported what `about`, then called `name`, had said."""

    at: float
    table_id: str
    said: int
    guest: str
    about: str
    name: str
    text: str
    why: str


class Spoken(Struct):
    """What somebody said at a table, and who."""

    guest: str
    said: Said


class Act(Struct):
    """Something an operator did, to a table or to a person."""

    number: int
    at: float
    operator: str
    what: str
    target: str
    why: str


class Member(Struct):
    """Somebody of a campaign: `person` is the name in its world. Without guest and bot nobody speaks for it now."""

    person: str
    guest: str | None = None
    bot: str | None = None


class CampaignRow(Struct):
    id: str
    kind: str
    name: str
    host: str
    invitation: str
    document: dict[str, Any]
    created: float
    touched: float
    archived: bool = False
    revision: int = 0
    entries: int = 0
    running: str | None = None
    members: list[Member] = []

    def member(self, guest: str) -> Member | None:
        return next((one for one in self.members if one.guest == guest), None)
