"""Campaigns over HTTP: founding, inviting, what is done between chapters, and the chapters themselves."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from taverna.wire.lobby import Options
from taverna.wire.table import EventInfo

CampaignName = Annotated[str, Meta(min_length=1, max_length=40)]
Place = Annotated[str, Meta(max_length=16, pattern="^[a-z-]*$")]


class FoundCampaign(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new world with me and these bots, and one party of that name."""

    name: CampaignName
    kind: str = "gloomhaven-campaign"
    bots: Annotated[list[str], Meta(max_length=3)] = []
    state: Annotated[dict[str, Any], Meta(max_length=32)] | None = None
    """Where a campaign on cardboard stands now (docs/gloomhaven-campaign.md): it goes on from there."""


class MemberInfo(Struct, kw_only=True):
    person: str
    """The name in the world."""
    kind: Literal["person", "bot", "free"]
    """`free`: nobody speaks for it now; whoever is invited may."""
    bot: str | None = None
    mine: bool = False
    host: bool = False


class CampaignSummary(Struct, kw_only=True):
    id: str
    kind: str
    name: str
    host: bool
    """Whether it is mine to archive and to export."""
    archived: bool
    members: list[MemberInfo]
    closed: int
    """Chapters played."""
    running: str | None
    """The table of the chapter that is being played."""
    touched: float


class CampaignPage(Struct, kw_only=True):
    campaigns: list[CampaignSummary]


class CampaignInfo(Struct, kw_only=True):
    """A campaign as I may see it."""

    summary: CampaignSummary
    revision: int
    person: str
    """Who I am in its world."""
    invitation: str
    chapter: str
    """The one being played; empty between chapters."""
    view: dict[str, Any]
    guide: dict[str, Any]
    """What I may do now, and what it would cost."""
    told: list[EventInfo] = []
    """What has just happened by what I did."""


class Invitation(Struct, kw_only=True):
    """What somebody may know who has the link."""

    name: str
    kind: str
    people: list[str]
    free: list[str]
    """Names that whoever comes may take up."""
    member: str | None = None
    """The campaign's id, for one who belongs to it already."""


class JoinCampaign(Struct, kw_only=True, forbid_unknown_fields=True):
    person: CampaignName | None = None
    """A free name of the campaign; by default a new one, my nickname."""


class Deed(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something between chapters: `change` has a word in `do` (docs/gloomhaven-campaign.md)."""

    change: Annotated[dict[str, Any], Meta(max_length=16)]


class Vote(Struct, kw_only=True, forbid_unknown_fields=True):
    """What I would choose about the event that waits for a party."""

    party: Annotated[str, Meta(max_length=64)]
    option: Literal["a", "b"]


class BeginChapter(Struct, kw_only=True, forbid_unknown_fields=True):
    chapter: Annotated[str, Meta(max_length=64)]
    party: Annotated[str, Meta(max_length=64)]
    options: Options = {}
    absent: Annotated[list[str], Meta(max_length=16)] = []
    """People whose heroes a bot leads this time; they may take their seats back at any time."""


class AddBot(Struct, kw_only=True, forbid_unknown_fields=True):
    bot: str


class Archive(Struct, kw_only=True, forbid_unknown_fields=True):
    archived: bool


class BookLine(Struct, kw_only=True):
    number: int
    kind: str
    at: float
    person: str
    chapter: str
    events: list[EventInfo]
    result: dict[str, Any] = {}
    """Of a chapter: what each hero brought home."""


class Book(Struct, kw_only=True):
    """The newest lines, the latest last."""

    lines: list[BookLine]


class StickerPrice(Struct, kw_only=True):
    sticker: str
    price: int


class Dot(Struct, kw_only=True):
    """A place for an enhancement on a card of the hero's pool."""

    card: str
    place: str
    side: Literal["top", "bottom"]
    line: str
    """What it belongs to: an attack, a move, a value beside it, a hex."""
    placed: str
    """The sticker that is there; empty: it is free."""
    why: str
    """What keeps the card from being enhanced now; empty: nothing does."""
    takes: list[StickerPrice]


class HeroCards(Struct, kw_only=True):
    cards: dict[str, Any]
    """Of the hero's class, those with stickers, in my language; as the reference tells printed ones."""
    dots: list[Dot]


class CampaignUpload(Struct, kw_only=True, forbid_unknown_fields=True):
    """A file that was exported, as text, and who of its people I am."""

    file: str
    name: CampaignName
    person: CampaignName


class CampaignChanged(Struct, kw_only=True, tag="changed", tag_field="type"):
    """To every member's socket: ask for the campaign again."""

    here: dict[str, str] = {}
    """Who is there now, and at which place."""


class Whereabouts(Struct, kw_only=True, tag="where", tag_field="type"):
    """From a client: the page that its person looks at."""

    place: Place = ""
