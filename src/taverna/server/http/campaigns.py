"""Campaigns: founding, inviting, deeds between chapters, chapters, the one file."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from taverna.kernel import Event, Saga
from taverna.kernel.saga_entry import Entry
from taverna.server.common.addresses import address_of
from taverna.server.http.requests import AnyRequest, TheGuest, TheProcess
from taverna.server.http.verbs import delete, get, post, put
from taverna.server.matches.infos import event_info, table_info
from taverna.server.matches.setting_up import beside
from taverna.server.sagas.briefs import brief
from taverna.server.sagas.documents import opened, world_of
from taverna.server.sagas.guide import guide
from taverna.server.sagas.settlements import settled
from taverna.server.sagas.stickers import hero_cards
from taverna.server.store import campaigns
from taverna.server.store.rows import CampaignRow, Guest, Member
from taverna.wire.campaigns import (
    AddBot,
    Archive,
    BeginChapter,
    Book,
    BookLine,
    CampaignInfo,
    CampaignPage,
    CampaignSummary,
    CampaignUpload,
    Deed,
    FoundCampaign,
    HeroCards,
    Invitation,
    JoinCampaign,
    MemberInfo,
    PartyStand,
    ScenarioBrief,
    Vote,
)
from taverna.wire.lobby import TableInfo

LINES = 60
"""Of the book, so many at once."""
LineNumber = Annotated[int | None, QueryParameter(ge=0)]
Sticker = Annotated[str, QueryParameter(max_length=64)]
PartyName = Annotated[str, QueryParameter(max_length=64)]


@get("/api/campaigns", tags=["campaigns"])
async def list_campaigns(process: TheProcess, guest: TheGuest) -> CampaignPage:
    """Mine, the latest first."""
    return CampaignPage(campaigns=[_summary(row, guest) for row in await process.campaigns.mine(guest)])


@post("/api/campaigns", tags=["campaigns"])
async def found_campaign(
    data: JSONBody[FoundCampaign], process: TheProcess, guest: TheGuest, request: AnyRequest
) -> CampaignInfo:
    """A new world, of which I am the host."""
    process.new_tables.take(address_of(request))
    return await _info(await process.campaigns.found(guest, data), guest)


@get("/api/campaigns/{campaign_id:str}", tags=["campaigns"])
async def show_campaign(campaign_id: FromPath[str], process: TheProcess, guest: TheGuest) -> CampaignInfo:
    """As I may see it; for members."""
    return await _info(await process.campaigns.show(guest, campaign_id), guest)


@get("/api/invitations/{invitation:str}", tags=["campaigns"])
async def show_invitation(invitation: FromPath[str], process: TheProcess, guest: TheGuest) -> Invitation:
    """What it leads to."""
    row = await process.services.store.read(lambda connection: campaigns.invited(connection, invitation))
    return Invitation(
        name=row.name,
        kind=row.kind,
        people=[one.person for one in row.members if one.guest],
        free=[one.person for one in row.members if not one.guest and not one.bot],
        member=row.id if row.member(guest.id) else None,
    )


@post("/api/invitations/{invitation:str}", status_code=200, tags=["campaigns"])
async def join_campaign(
    invitation: FromPath[str], data: JSONBody[JoinCampaign], process: TheProcess, guest: TheGuest
) -> CampaignInfo:
    """Take part, under my nickname or a name that nobody speaks for now."""
    return await _info(await process.campaigns.join(guest, invitation, data.person), guest)


@delete("/api/campaigns/{campaign_id:str}/membership", status_code=204, tags=["campaigns"])
async def leave_campaign(campaign_id: FromPath[str], process: TheProcess, guest: TheGuest) -> None:
    """My heroes stay behind; the invitation lets me come back. With its last person a campaign is gone."""
    await process.campaigns.leave(guest, campaign_id)


@post("/api/campaigns/{campaign_id:str}/bots", status_code=200, tags=["campaigns"])
async def add_campaign_bot(
    campaign_id: FromPath[str], data: JSONBody[AddBot], process: TheProcess, guest: TheGuest
) -> CampaignInfo:
    """A bot with a hero of its own; for the host."""
    return await _info(await process.campaigns.add_bot(guest, campaign_id, data.bot), guest)


@put("/api/campaigns/{campaign_id:str}/archive", tags=["campaigns"])
async def archive_campaign(
    campaign_id: FromPath[str], data: JSONBody[Archive], process: TheProcess, guest: TheGuest
) -> CampaignInfo:
    """Into the archive or out of it; for the host."""
    return await _info(await process.campaigns.archive(guest, campaign_id, data.archived), guest)


@post("/api/campaigns/{campaign_id:str}/deeds", status_code=200, tags=["campaigns"])
async def act(
    campaign_id: FromPath[str], data: JSONBody[Deed], process: TheProcess, guest: TheGuest
) -> CampaignInfo:
    """Something between chapters."""
    row, told = await process.campaigns.act(guest, campaign_id, data.change)
    return await _info(row, guest, told)


@put("/api/campaigns/{campaign_id:str}/vote", tags=["campaigns"])
async def vote(
    campaign_id: FromPath[str], data: JSONBody[Vote], process: TheProcess, guest: TheGuest
) -> CampaignInfo:
    """For one way to meet an event. Who leads the party decides, and sees it."""
    return await _info(await process.campaigns.vote(guest, campaign_id, data), guest)


@post("/api/campaigns/{campaign_id:str}/chapter", tags=["campaigns"])
async def begin_chapter(
    campaign_id: FromPath[str],
    data: JSONBody[BeginChapter],
    process: TheProcess,
    guest: TheGuest,
    request: AnyRequest,
) -> TableInfo:
    """A scenario becomes a table, started."""
    process.new_tables.take(address_of(request))
    return table_info(await process.campaigns.begin(guest, campaign_id, data), guest.id)


@delete("/api/campaigns/{campaign_id:str}/chapter", status_code=200, tags=["campaigns"])
async def give_chapter_up(campaign_id: FromPath[str], process: TheProcess, guest: TheGuest) -> CampaignInfo:
    """Nothing of it counts."""
    return await _info(await process.campaigns.give_up(guest, campaign_id), guest)


@get("/api/campaigns/{campaign_id:str}/heroes/{hero:str}/cards", tags=["campaigns"])
async def show_hero_cards(
    campaign_id: FromPath[str],
    hero: FromPath[str],
    process: TheProcess,
    guest: TheGuest,
    place: Sticker = "",
    sticker: Sticker = "",
) -> HeroCards:
    """Cards with enhancements, and every dot with what it takes; with `place` and `sticker`, as if it were there."""
    row = await process.campaigns.show(guest, campaign_id)

    def look() -> HeroCards:
        return HeroCards(**hero_cards(opened(row), hero, guest.language, place, sticker))

    return await beside(look)


@get("/api/campaigns/{campaign_id:str}/scenarios/{number:int}", tags=["campaigns"])
async def show_scenario(
    campaign_id: FromPath[str],
    number: FromPath[int],
    process: TheProcess,
    guest: TheGuest,
    party: PartyName = "",
) -> ScenarioBrief:
    """The sheet of a place that is on the map: its first room, what it asks for, how hard it is for that party."""
    row = await process.campaigns.show(guest, campaign_id)
    member = row.member(guest.id)
    assert member is not None
    person = member.person
    return await beside(lambda: brief(opened(row), number, party, person, guest.language))


@get("/api/campaigns/{campaign_id:str}/book", tags=["campaigns"])
async def show_book(
    campaign_id: FromPath[str],
    process: TheProcess,
    guest: TheGuest,
    before: LineNumber = None,
    played: FromQuery[bool] = False,
) -> Book:
    """What happened, as far as I may know: the newest lines, or those before a number; with `played`, all scenarios."""

    def look(connection: sa.Connection) -> tuple[CampaignRow, list[tuple[int, float, Any]]]:
        row = campaigns.load(connection, campaign_id, guest.id)
        if played:
            return row, campaigns.chapters(connection, campaign_id)
        end = row.entries if before is None else min(before, row.entries)
        return row, campaigns.book(connection, campaign_id, max(0, end - LINES), end)

    row, found = await process.services.store.read(look)
    return await beside(_book, row, found, guest)


@get("/api/campaigns/{campaign_id:str}/file", tags=["campaigns"], media_type="application/json")
async def export_campaign(
    campaign_id: FromPath[str], process: TheProcess, guest: TheGuest
) -> Response[bytes]:
    """The whole campaign, secrets included, to keep or to go on with elsewhere; for the host."""
    text = await process.campaigns.file(guest, campaign_id)
    name = f'attachment; filename="taverna-campaign-{campaign_id}.json"'
    return Response(text.encode(), headers={"content-disposition": name}, media_type="application/json")


@post("/api/campaigns/file", tags=["campaigns"])
async def import_campaign(
    data: JSONBody[CampaignUpload], process: TheProcess, guest: TheGuest, request: AnyRequest
) -> CampaignInfo:
    """A campaign from such a file, of which I am the host."""
    process.new_tables.take(address_of(request))
    return await _info(await process.campaigns.upload(guest, data), guest)


# What a member is told


def _summary(row: CampaignRow, guest: Guest) -> CampaignSummary:
    world: dict[str, Any] = row.document["world"]
    return CampaignSummary(
        id=row.id,
        kind=row.kind,
        name=row.name,
        host=row.host == guest.id,
        archived=row.archived,
        members=[_member(row, one, guest) for one in row.members],
        closed=world["closed"],
        won=len(world["completed"]),
        parties=[_stand(world, party) for party in world["parties"]],
        invitation=row.invitation,
        running=row.running,
        touched=row.touched,
    )


def _stand(world: dict[str, Any], party: dict[str, Any]) -> PartyStand:
    heroes = [hero["name"] for hero in world["heroes"] if hero["id"] in party["members"]]
    return PartyStand(
        name=party["name"],
        place=str(party["location"]),
        heading=party.get("heading", 0),
        heroes=heroes,
    )


def _member(row: CampaignRow, one: Member, guest: Guest) -> MemberInfo:
    return MemberInfo(
        person=one.person,
        kind="bot" if one.bot else "person" if one.guest else "free",
        bot=one.bot,
        mine=one.guest == guest.id,
        host=one.guest is not None and one.guest == row.host,
    )


async def _info(row: CampaignRow, guest: Guest, told: list[Event] | None = None) -> CampaignInfo:
    return await beside(_made, row, guest, told or [])


def _made(row: CampaignRow, guest: Guest, told: list[Event]) -> CampaignInfo:
    saga = opened(row)
    member = row.member(guest.id)
    assert member is not None
    known = member.person if member.person in saga.people else None
    return CampaignInfo(
        summary=_summary(row, guest),
        revision=row.revision,
        person=member.person,
        invitation=row.invitation,
        chapter="" if saga.chapter is None else saga.chapter.id,
        view=saga.view(known),
        guide=guide(saga, row, member.person, guest.language),
        told=[event_info(number, event) for number, event in enumerate(told)],
    )


def _book(row: CampaignRow, found: list[tuple[int, float, Any]], guest: Guest) -> Book:
    saga = opened(row)
    member = row.member(guest.id)
    place = saga.people.index(member.person) if member and member.person in saga.people else None
    person = member.person if member else ""
    return Book(lines=[_line(number, at, entry, place, saga, person) for number, at, entry in found])


def _line(number: int, at: float, data: Any, place: int | None, saga: Saga, person: str) -> BookLine:
    entry = Entry.from_dict(data, f"book[{number}]")
    events = [event for event in entry.events if event.seen_by(place)]
    return BookLine(
        number=number,
        kind=entry.kind,
        at=at,
        person=entry.person,
        chapter="" if entry.chapter is None else entry.chapter.id,
        events=[event_info(at, event) for at, event in enumerate(events)],
        result=entry.result,
        settled=settled(world_of(saga), entry, person),
    )


HANDLERS = [
    list_campaigns,
    found_campaign,
    show_campaign,
    show_invitation,
    join_campaign,
    leave_campaign,
    add_campaign_bot,
    archive_campaign,
    act,
    vote,
    begin_chapter,
    give_chapter_up,
    show_hero_cards,
    show_scenario,
    show_book,
    export_campaign,
]
LARGE_HANDLERS = [import_campaign]
