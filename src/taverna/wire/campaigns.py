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


class PartyStand(Struct, kw_only=True):
    """Where a party of the world is now."""

    name: str
    place: str
    """`gloomhaven`, or the number of its last scenario."""
    heading: int
    """The scenario that it is on its way to; 0: none."""
    heroes: list[str]


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
    won: int
    """Scenarios that are done."""
    parties: list[PartyStand]
    invitation: str
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


class GoalReached(Struct, kw_only=True):
    """A battle goal: met when `reached` lies between `least` and `most`."""

    id: str
    reached: int
    least: int
    most: int


class QuestGain(Struct, kw_only=True):
    gained: int
    now: int
    of: int


class Settled(Struct, kw_only=True):
    """What one hero brought home, item by item."""

    hero: str
    """Its id; empty, when the world does not know it any more."""
    xp: int
    bonus: int
    """Of the experience, what the victory brought."""
    gold: int
    coins: int
    worth: int
    """Of one coin, at the level of the scenario."""
    found: int
    """Of the gold, what lay in treasures."""
    checks: int
    goal: GoalReached | None = None
    treasures: list[int]
    items: list[str]
    kills: int
    exhausted: bool
    quest: list[QuestGain] = []
    """Of each step of its quest; for its player."""


class BookLine(Struct, kw_only=True):
    number: int
    kind: str
    at: float
    person: str
    chapter: str
    events: list[EventInfo]
    result: dict[str, Any] = {}
    """Of a chapter: what each hero brought home."""
    settled: list[Settled] = []
    """The same, item by item, in the order of the heroes."""


class Book(Struct, kw_only=True):
    """The newest lines, the latest last."""

    lines: list[BookLine]


class LevelNumbers(Struct, kw_only=True):
    """A scenario level: what a coin is worth, what a trap does, what a victory brings."""

    level: int
    gold: int
    trap: int
    xp: int


class NeedInfo(Struct, kw_only=True):
    """An achievement that a scenario asks for; not `wanted`: that must not be there."""

    achievement: str
    wanted: bool
    count: int
    holds: bool


class BotTrials(Struct, kw_only=True):
    """How bots did: four heroes of level 2, on normal."""

    games: int
    won: int
    low: int
    high: int
    """Rounds, from and to."""


class ScenarioBrief(Struct, kw_only=True):
    """What is known of a place on the map before it is played, in my language."""

    number: int
    map: dict[str, Any]
    """As the reference tells maps, but of the first room only."""
    goals: str
    levels: dict[str, LevelNumbers]
    """By difficulty, for this party."""
    needs: list[list[NeedInfo]]
    """Any of these lists, all of one list."""
    rewards: list[str]
    """Sealed until it is won."""
    serves: list[str]
    """My heroes whose quests it would bring on."""
    bots: BotTrials | None


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
