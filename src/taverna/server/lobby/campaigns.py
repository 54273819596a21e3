"""What people do with campaigns. Each change is a transaction on fresh rows; then word is spread."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa

import taverna
from taverna.games.gloomhaven.campaign import house_rules, travelling
from taverna.kernel import BadData, Chapter, Event, Match, Saga
from taverna.kernel.fairness import commitment
from taverna.kernel.rng import SEED_BITS
from taverna.server.common.problems import Refused
from taverna.server.lobby import seating
from taverna.server.lobby.lobby import Lobby, new_id
from taverna.server.matches.setting_up import beside
from taverna.server.people.names import bot_name, clean_name, unused
from taverna.server.sagas.documents import keep, opened, still_open, whole, world_of
from taverna.server.sagas.residents import settle_in
from taverna.server.services import Services
from taverna.server.store import campaigns, tables
from taverna.server.store.rows import CampaignRow, Guest, Member, Seat, TableRow
from taverna.wire.campaigns import BeginChapter, CampaignUpload, FoundCampaign, Vote
from taverna.wire.codes import Code

T = TypeVar("T")
KINDS = ("gloomhaven-campaign",)
MOST_MEMBERS = 12
LISTED = 100


class Campaigns:
    def __init__(self, services: Services, lobby: Lobby, closed: Callable[[str], None]) -> None:
        self._services = services
        self._lobby = lobby
        self._closed = closed
        """Is told each table that was closed."""

    # Founding

    async def found(self, guest: Guest, wanted: FoundCampaign) -> CampaignRow:
        for bot in wanted.bots:
            seating.check_bot(bot)
        row = self._new(guest, wanted.kind, clean_name(wanted.name))
        row.members = [Member(clean_name(guest.nickname), guest.id)]
        for bot in wanted.bots:
            row.members.append(Member(_bot_name(row), None, bot))

        def begin() -> list[dict[str, Any]]:
            saga = Saga(wanted.kind, secrets.randbits(SEED_BITS))
            founder = row.members[0].person
            for member in row.members:
                saga.arrange(member.person, {"do": "join"})
            if wanted.state is None:
                saga.arrange(founder, {"do": "party", "party": row.name})
            else:
                saga.arrange(founder, {"do": "resume", "state": wanted.state})
            _take_in(row, saga)
            settle_in(saga, row)
            return keep(row, saga)

        return await self._add(guest, row, await beside(begin))

    async def upload(self, guest: Guest, wanted: CampaignUpload) -> CampaignRow:
        """A campaign from a file; everybody else of its people may take their name up by invitation."""

        def read() -> tuple[CampaignRow, list[dict[str, Any]]]:
            saga = Saga.from_json(wanted.file)
            if saga.match is not None:
                saga.give_up("imported")
            row = self._new(guest, saga.campaign.id, clean_name(wanted.name))
            if wanted.person not in saga.people:
                raise BadData(
                    "unknown-person",
                    f"nobody called {wanted.person!r} takes part",
                    values={"name": wanted.person, "allowed": ", ".join(saga.people)},
                )
            row.members = [Member(name, guest.id if name == wanted.person else None) for name in saga.people]
            return row, keep(row, saga)

        row, written = await beside(read)
        return await self._add(guest, row, written)

    def _new(self, guest: Guest, kind: str, name: str) -> CampaignRow:
        if kind not in KINDS:
            raise Refused(Code.UNKNOWN_CAMPAIGN, f"there is no campaign {kind!r}", {"name": kind})
        now = self._services.clock.time()
        return CampaignRow(new_id(), kind, name, guest.id, secrets.token_urlsafe(16), {}, now, now)

    async def _add(self, guest: Guest, row: CampaignRow, written: list[dict[str, Any]]) -> CampaignRow:
        limit = self._services.settings.max_campaigns

        def work(connection: sa.Connection) -> CampaignRow:
            if campaigns.count_hosted(connection, guest.id) >= limit:
                raise Refused(Code.TOO_MANY_CAMPAIGNS, f"{limit} campaigns at most", {"limit": limit})
            self._check_size(row)
            campaigns.add(connection, row)
            campaigns.save(connection, row, written, row.touched)
            return row

        return await self._services.store.writer.transact(work)

    # Looking

    async def mine(self, guest: Guest) -> list[CampaignRow]:
        return await self._services.store.read(partial(campaigns.of_guest, guest=guest.id, most=LISTED))

    async def show(self, guest: Guest, campaign_id: str) -> CampaignRow:
        return await self._services.store.read(
            partial(campaigns.load, campaign_id=campaign_id, guest=guest.id)
        )

    async def file(self, guest: Guest, campaign_id: str) -> str:
        """All of it, secrets included: for the host."""

        def look(connection: sa.Connection) -> tuple[CampaignRow, list[Any]]:
            row = campaigns.load(connection, campaign_id, guest.id)
            _check_host(row, guest)
            return row, [entry for _, _, entry in campaigns.book(connection, campaign_id)]

        row, book = await self._services.store.read(look)
        return await beside(lambda: whole(row, book).to_json())

    # Members

    async def join(self, guest: Guest, invitation: str, person: str | None) -> CampaignRow:
        def change(row: CampaignRow, saga: Saga) -> None:
            if row.member(guest.id) is not None:
                return
            free = [one for one in row.members if not one.guest and not one.bot]
            if person is not None:
                taken = next((one for one in free if one.person == person), None)
                if taken is None:
                    raise Refused(Code.PERSON_TAKEN, f"{person!r} is not free")
                taken.guest = guest.id
                return
            if len(row.members) >= MOST_MEMBERS:
                raise Refused(Code.FULL, f"{MOST_MEMBERS} members at most")
            row.members.append(Member(_free_name(row, saga, guest.nickname), guest.id))

        return (await self._change(partial(campaigns.invited, invitation=invitation), change))[0]

    async def leave(self, guest: Guest, campaign_id: str) -> None:
        """The name and its heroes stay behind; the last one to leave takes the campaign along."""

        def work(connection: sa.Connection) -> None:
            row = campaigns.load(connection, campaign_id, guest.id, lock=True)
            mine = row.member(guest.id)
            assert mine is not None
            mine.guest = None
            people = [one.guest for one in row.members if one.guest]
            if not people:
                campaigns.remove(connection, campaign_id)
                return
            row.host = row.host if row.host in people else people[0]
            campaigns.save(connection, row, [], self._services.clock.time())
            campaigns.save_members(connection, row)

        await self._services.store.writer.transact(work)
        self._services.campaign_news.tell(campaign_id)

    async def add_bot(self, guest: Guest, campaign_id: str, bot: str) -> CampaignRow:
        seating.check_bot(bot)

        def change(row: CampaignRow, saga: Saga) -> None:
            _check_host(row, guest)
            if len(row.members) >= MOST_MEMBERS:
                raise Refused(Code.FULL, f"{MOST_MEMBERS} members at most")
            row.members.append(Member(_bot_name(row), None, bot))

        return (await self._change(self._load(guest, campaign_id), change))[0]

    async def archive(self, guest: Guest, campaign_id: str, archived: bool) -> CampaignRow:
        def change(row: CampaignRow, saga: Saga) -> None:
            _check_host(row, guest)
            row.archived = archived

        return (await self._change(self._load(guest, campaign_id), change, even_archived=True))[0]

    # Between chapters, and chapters

    async def act(
        self, guest: Guest, campaign_id: str, change: dict[str, Any]
    ) -> tuple[CampaignRow, list[Event]]:
        def do(row: CampaignRow, saga: Saga) -> list[Event]:
            member = row.member(guest.id)
            assert member is not None
            return saga.arrange(member.person, change)

        row, saga, told = await self._change(self._load(guest, campaign_id), do)
        place = saga.campaign.place_of(saga.world, _person(row, guest))
        return row, [event for event in told if event.seen_by(place)]

    async def vote(self, guest: Guest, campaign_id: str, wanted: Vote) -> CampaignRow:
        """What I would choose; the party decides (GH-C-EVT-03)."""

        def change(row: CampaignRow, saga: Saga) -> None:
            party = world_of(saga).party(wanted.party)
            travelling.check_event_waits(party)
            assert party is not None
            votes = still_open(row, saga)
            mine = votes.setdefault(party.name, {"event": party.event, "by": {}})
            mine["by"][_person(row, guest)] = wanted.option
            row.document["votes"] = votes

        return (await self._change(self._load(guest, campaign_id), change))[0]

    async def begin(self, guest: Guest, campaign_id: str, wanted: BeginChapter) -> TableRow:
        made: list[TableRow] = []

        def change(row: CampaignRow, saga: Saga) -> None:
            match = saga.begin(wanted.chapter, wanted.options, wanted.party)
            chapter = saga.chapter
            assert chapter is not None
            if row.member(guest.id) is None or _person(row, guest) not in chapter.people:
                raise Refused(Code.NOT_YOUR_SEAT, "somebody whose hero goes along begins it")
            house_rules.check_stand_ins(world_of(saga), _person(row, guest), wanted.absent)
            table = self._table(guest, row, chapter, match, wanted.absent)
            row.running = table.id
            made.append(table)

        def store(connection: sa.Connection) -> None:
            self._lobby.check_limit(connection, guest.id)
            tables.add(connection, made[-1])

        await self._change(self._load(guest, campaign_id), change, store)
        await self._lobby.wake(made[-1].id)
        return made[-1]

    async def give_up(self, guest: Guest, campaign_id: str) -> CampaignRow:
        """Nothing of the chapter counts; it can be begun again."""
        table_ids: list[str] = []

        def change(row: CampaignRow, saga: Saga) -> None:
            if row.running is None or saga.chapter is None:
                raise Refused(Code.NO_CHAPTER, "no chapter is being played")
            table_ids.append(row.running)
            saga.drop()
            row.running = None

        def store(connection: sa.Connection) -> None:
            table = tables.find(connection, table_ids[-1], lock=True)
            if table is not None:
                tables.close(connection, table.id, self._services.clock.time())

        row = (await self._change(self._load(guest, campaign_id), change, store))[0]
        self._closed(table_ids[-1])
        return row

    def _table(
        self, guest: Guest, row: CampaignRow, chapter: Chapter, match: Match, absent: list[str]
    ) -> TableRow:
        now = self._services.clock.time()
        seats: list[Seat] = []
        for number, person in enumerate(chapter.people):
            member = next((one for one in row.members if one.person == person), Member(person))
            name = unused(person, [seat.name for seat in seats])
            kind, bot = ("bot", member.bot or "regular") if not member.guest else ("person", None)
            seat = Seat(number, "person" if kind == "person" else "bot", name, member.guest, bot)
            seat.stand_in = member.guest is not None and person in absent
            seats.append(seat)
        return TableRow(
            id=new_id(),
            game=chapter.game,
            version=taverna.game(chapter.game).version,
            seed=match.seed,
            commitment=commitment(chapter.game, match.seed),
            options=match.options,
            public=False,
            clock=None,
            state="playing",
            host=guest.id,
            created=now,
            touched=now,
            seats=seats,
            given=chapter.given,
            campaign=row.id,
        )

    # Inside

    def _load(self, guest: Guest, campaign_id: str) -> Callable[..., CampaignRow]:
        return partial(campaigns.load, campaign_id=campaign_id, guest=guest.id)

    async def _change(
        self,
        load: Callable[..., CampaignRow],
        change: Callable[[CampaignRow, Saga], T],
        store: Callable[[sa.Connection], None] = lambda connection: None,
        even_archived: bool = False,
    ) -> tuple[CampaignRow, Saga, T]:
        """All of it or nothing. What bots and newcomers do by themselves afterwards is part of it."""

        def work(connection: sa.Connection) -> tuple[CampaignRow, Saga, T]:
            row = load(connection, lock=True)
            if row.archived and not even_archived:
                raise Refused(Code.CAMPAIGN_ARCHIVED, "it lies in the archive")
            saga = opened(row)
            done = change(row, saga)
            _take_in(row, saga)
            settle_in(saga, row)
            written = keep(row, saga)
            self._check_size(row)
            campaigns.save(connection, row, written, self._services.clock.time())
            campaigns.save_members(connection, row)
            store(connection)
            return row, saga, done

        row, saga, done = await self._services.store.writer.transact(work)
        self._services.campaign_news.tell(row.id)
        return row, saga, done

    def _check_size(self, row: CampaignRow) -> None:
        limit = self._services.settings.max_campaign // 8
        if campaigns.size(row) > limit:
            raise Refused(Code.TOO_LARGE, f"a world has at most {limit} bytes", {"limit": limit})


def _check_host(row: CampaignRow, guest: Guest) -> None:
    if row.host != guest.id:
        raise Refused(Code.NOT_HOST, "only the host may do that")


def _take_in(row: CampaignRow, saga: Saga) -> None:
    """Whoever a resumed world has brought along: they may take their name up by invitation."""
    there = [member.person for member in row.members]
    row.members += [Member(name) for name in saga.people if name not in there]


def _person(row: CampaignRow, guest: Guest) -> str:
    member = row.member(guest.id)
    assert member is not None
    return member.person


def _free_name(row: CampaignRow, saga: Saga, nickname: str) -> str:
    return unused(clean_name(nickname), [one.person for one in row.members] + saga.people)


def _bot_name(row: CampaignRow) -> str:
    return bot_name([one.person for one in row.members])
