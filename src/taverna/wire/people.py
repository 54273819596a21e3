"""People over HTTP: accounts, the ways into them, sessions; friends, blocking and invitations."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from taverna.wire.lobby import Language, Me, Nickname

Password = Annotated[str, Meta(max_length=256)]
"""What is too short or too easy is refused as `weak-password`."""
RecoveryCode = Annotated[str, Meta(max_length=64)]
PersonId = Annotated[str, Meta(max_length=16)]
Reach = Literal["machine", "house", "world"]
"""From where a link can be followed: only on the server's own machine, in its network, or from anywhere."""


class Register(Struct, kw_only=True, forbid_unknown_fields=True):
    """Become an account; whoever is a guest already keeps seats, tables and history."""

    name: Nickname
    password: Password
    language: Language = "en"


class Registered(Struct, kw_only=True):
    me: Me
    recovery_codes: list[str]
    """Each opens the account once, when everything else is lost. They are shown this once."""


class Login(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Nickname
    password: Password
    bring: bool = False
    """Whether seats and tables of the guest that I am now come along."""


class Recover(Struct, kw_only=True, forbid_unknown_fields=True):
    """A recovery code and a new password; every session of before ends."""

    name: Nickname
    code: RecoveryCode
    password: Password


class PasskeyStart(Struct, kw_only=True, forbid_unknown_fields=True):
    """`register`: a new account of that name; `add`: one more for mine; `login`: whoever it belongs to."""

    purpose: Literal["register", "add", "login"]
    name: Nickname | None = None


class PasskeyOptions(Struct, kw_only=True):
    options: dict[str, Any]
    """For `navigator.credentials.create` or `.get`, as JSON: what is bytes there is base64url here."""


class PasskeyAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    credential: dict[str, Any]
    """What the browser gave, in the form of `PublicKeyCredential.toJSON`."""
    language: Language = "en"
    bring: bool = False


class Change(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is left out stays. A new password ends all other sessions, and needs the one of before if there is one."""

    name: Nickname | None = None
    password: Password | None = None
    old_password: Password | None = None


class Confirm(Struct, kw_only=True, forbid_unknown_fields=True):
    """The password once more, where there is one."""

    password: Password | None = None


class SessionInfo(Struct, kw_only=True):
    id: str
    device: str
    created: float
    seen: float
    """When it was last used, not more exactly than by the hour."""
    current: bool
    """This is the one that asks."""


class PasskeyInfo(Struct, kw_only=True):
    id: str
    device: str
    created: float
    used: float


class AccountInfo(Struct, kw_only=True):
    """Mine; a guest without an account has sessions only."""

    me: Me
    password: bool
    """Whether there is one."""
    recovery_codes: int
    """How many are left."""
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]


class RecoveryCodes(Struct, kw_only=True):
    recovery_codes: list[str]


class PersonInfo(Struct, kw_only=True):
    id: str
    name: str


class InvitationInfo(Struct, kw_only=True):
    table: str
    game: str
    by: str
    """The name of whoever invites."""
    at: float


class People(Struct, kw_only=True):
    """What others are to me."""

    friends: list[PersonInfo]
    asking: list[PersonInfo]
    """They want to be friends; the answer is mine."""
    asked: list[PersonInfo]
    """I have asked; the answer is theirs."""
    blocked: list[PersonInfo]
    invitations: list[InvitationInfo]
    """To tables that have not begun, newest first."""


class Whom(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody: by the name of their account, by their id, or by where they sit."""

    name: Nickname | None = None
    person: PersonId | None = None
    table: Annotated[str, Meta(max_length=16)] | None = None
    seat: int | None = None


class Invite(Struct, kw_only=True, forbid_unknown_fields=True):
    """A friend, to a table."""

    person: PersonId


class ShareInfo(Struct, kw_only=True):
    """How others get to a table."""

    link: str
    reach: Reach


class TurnInfo(Struct, kw_only=True):
    """A table where it is my turn."""

    table: str
    game: str
    until: float | None = None
    """When my time runs out."""


class News(Struct, kw_only=True, tag="news"):
    """Over `/ws/me`: friends, requests, invitations or turns have changed; this is how they are now."""

    people: People
    turns: list[TurnInfo] = []
    """The most urgent first."""
