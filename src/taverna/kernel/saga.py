"""One campaign being played: the world, its chapters and their records. As `Match` is for a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256

from taverna.kernel.campaign import World
from taverna.kernel.chapter import Chapter
from taverna.kernel.errors import BadCall, TavernaError, UnknownCampaign, suggestion
from taverna.kernel.event import Event
from taverna.kernel.fields import Fields
from taverna.kernel.match import Match, replay
from taverna.kernel.options import Setting
from taverna.kernel.record import Record, read_seed, seed_to_data
from taverna.kernel.registry import AnyCampaign, campaign as find_campaign
from taverna.kernel.rng import SEED_MAX
from taverna.kernel.saga_entry import ARRANGED, DROPPED, PLAYED, Entry
from taverna.kernel.saga_file import read_file, write_file


class Saga:
    """`arrange`, `begin` and `close` are the ways in; what they refuse changes nothing.

    Between `begin` and `close` there is a `match`, which is played like any other.
    """

    def __init__(
        self,
        campaign: AnyCampaign | str,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        world: World | None = None,
    ) -> None:
        """With a `world` the saga goes on from there, without the entries that led to it."""
        self.campaign: AnyCampaign = find_campaign(campaign) if isinstance(campaign, str) else campaign
        self.seed = seed
        self.world: World = self.campaign.found(seed, options) if world is None else world
        self.begun = 0
        """How many chapters were begun: each has chance of its own."""
        self.entries: list[Entry] = []
        self.chapter: Chapter | None = None
        self.match: Match | None = None

    @property
    def people(self) -> list[str]:
        return self.campaign.people(self.world)

    def next(self, party: str = "") -> list[Chapter]:
        """What the party may play now."""
        known = self.campaign.parties(self.world)
        if party not in known:
            raise BadCall(
                "unknown-party",
                f"there is no party {party!r}{suggestion(party, known)}",
                values={"name": party, "allowed": ", ".join(known)},
            )
        return self.campaign.next(self.world, party)

    def arrange(self, person: object, change: Mapping[str, object]) -> list[Event]:
        """Settle something between chapters; who is not named by a text is refused on either build."""
        self._check_between()
        if not isinstance(person, str):
            raise BadCall("unknown-person", f"a person is named by a text, not {person!r}")
        world = self.campaign.copy(self.world)
        entry = Entry(ARRANGED, self.campaign.arrange(world, person, change))
        entry.person = person
        entry.change = json.loads(json.dumps(dict(change)))  # the caller may go on using theirs
        self.world = world
        self.entries.append(entry)
        return entry.events

    def begin(
        self, chapter: Chapter | str, options: Mapping[str, Setting] | None = None, party: str = ""
    ) -> Match:
        """Begin one of the chapters of `next`, with these of its options; it is found by its id in any case."""
        self._check_between()
        named = chapter if isinstance(chapter, str) else chapter.id
        party = party if isinstance(chapter, str) else chapter.party
        offered = self.next(party)
        for found in offered:
            if found.id == named:
                return self._begin(found.chosen(options or {}))
        known = [one.id for one in offered]
        raise BadCall(
            "unknown-chapter",
            f"chapter {named!r} can't be played now{suggestion(named, known)}",
            values={"name": named, "allowed": ", ".join(known)},
        )

    def close(self) -> list[Event]:
        """Fold the finished match into the world."""
        match, chapter = self._running()
        if not match.over:
            raise BadCall("not-over", "the chapter goes on; it can't be closed yet")
        result = match.result()
        entry = self._fold(chapter, result)
        entry.record = match.record()
        self._end()
        return entry.events

    def give_up(self, reason: str = "given-up") -> list[Event]:
        """Drop the running chapter: nothing of it counts, and the world is as it was before."""
        match, chapter = self._running()
        entry = _dropped(chapter, match.record(), reason)
        self.entries.append(entry)
        self._end()
        return entry.events

    def drop(self, reason: str = "given-up") -> list[Event]:
        """The same where the match is kept elsewhere: the book tells how the chapter was set up, not how it went."""
        if self.chapter is None:
            raise BadCall("no-chapter", "no chapter has been begun")
        chapter = self.chapter
        seed = self.chapter_seed(self.begun - 1)
        match = Match(chapter.game, chapter.seats, seed, chapter.options, chapter.people, given=chapter.given)
        entry = _dropped(chapter, match.record(), reason)
        self.entries.append(entry)
        self._end()
        return entry.events

    def view(self, person: str | None) -> dict[str, object]:
        if person is not None:
            self.campaign.place_of(self.world, person)
        return self.campaign.view(self.world, person)

    def history(self, person: str | None) -> list[Event]:
        """All that happened between matches, as far as the person may know (None: anyone)."""
        place = None if person is None else self.campaign.place_of(self.world, person)
        return [event for entry in self.entries for event in entry.events if event.seen_by(place)]

    def retold(self) -> Saga:
        """The saga anew from its founding: every arrangement made and every record replayed and closed again.

        Within one version of campaign and games it comes to the same world, with the same chapter running.
        """
        again = Saga(self.campaign, self.seed, dict(self.world.options))
        for entry in self.entries:
            if entry.kind == ARRANGED:
                again.arrange(entry.person, entry.change)
                continue
            again.begun += 1
            if entry.kind == PLAYED and entry.record is not None:
                again.chapter, again.match = entry.chapter, replay(entry.record)
                again.close()
            else:
                again.entries.append(entry)
        if self.match is not None:
            again.begun += 1
            again.chapter, again.match = self.chapter, replay(self.match.record())
        return again

    def chapter_seed(self, number: int) -> int:
        """The seed of a chapter, in the order of their beginning."""
        line = f"taverna {self.campaign.id} chapter {number} {self.seed:064x}"
        return int.from_bytes(sha256(line.encode()).digest(), "big")

    def _begin(self, chapter: Chapter) -> Match:
        match = Match(
            chapter.game,
            chapter.seats,
            self.chapter_seed(self.begun),
            chapter.options,
            chapter.people,
            given=chapter.given,
        )
        self.begun += 1
        self.chapter, self.match = chapter, match
        return match

    def _fold(self, chapter: Chapter, result: dict[str, object]) -> Entry:
        world = self.campaign.copy(self.world)
        entry = Entry(PLAYED, self.campaign.close(world, chapter, result))
        entry.chapter = chapter
        entry.result = result
        world.closed += 1
        self.world = world
        self.entries.append(entry)
        return entry

    def _end(self) -> None:
        self.chapter, self.match = None, None

    def _running(self) -> tuple[Match, Chapter]:
        if self.match is None or self.chapter is None:
            raise BadCall("no-chapter", "no chapter has been begun")
        return self.match, self.chapter

    def _check_between(self) -> None:
        if self.chapter is not None:
            raise BadCall(
                "chapter-goes-on",
                f"chapter {self.chapter.id!r} is being played: close it or give it up first",
                values={"name": self.chapter.id},
            )

    def to_json(self) -> str:
        """The one file in which a saga is kept for years; `from_json` reads it back."""
        parts: dict[str, object] = {
            "campaign": self.campaign.id,
            "seed": seed_to_data(self.seed),
            "begun": self.begun,
            "world": self.campaign.dump(self.world),
            "entries": [entry.to_dict() for entry in self.entries],
        }
        if self.chapter is not None and self.match is not None:
            parts["running"] = {"chapter": self.chapter.to_dict(), "record": self.match.record().to_dict()}
        return write_file(parts)

    @staticmethod
    def from_json(text: str) -> Saga:
        """What is damaged, foreign, newer or edited by hand is refused with its place."""
        fields = read_file(text)
        campaign = _read_campaign(fields)
        world = campaign.load(fields.value("world"), f"{fields.path}.world")
        saga = Saga(campaign, read_seed(fields, SEED_MAX), world=world)
        for number, row in enumerate(fields.items("entries")):
            saga.entries.append(Entry.from_dict(row, f"{fields.path}.entries[{number}]"))
        saga.begun = fields.integer("begun", 0, 1 << 30)
        if fields.has("running"):
            saga._resume(Fields(fields.value("running"), f"{fields.path}.running"))
        fields.done()
        return saga

    def _resume(self, fields: Fields) -> None:
        """Go on with a chapter that was running. Under other rules than today's it is dropped, to be begun again."""
        chapter = Chapter.from_dict(fields.value("chapter"), f"{fields.path}.chapter")
        record = Record.from_dict(fields.value("record"), f"{fields.path}.record")
        fields.done()
        try:
            self.match, self.chapter = replay(record), chapter
        except TavernaError as problem:
            if problem.code != "wrong-version":
                raise
            self.entries.append(_dropped(chapter, record, "other-rules"))


def _dropped(chapter: Chapter, record: Record, reason: str) -> Entry:
    entry = Entry(DROPPED, [Event("chapter-dropped", "", {"chapter": chapter.id, "reason": reason})])
    entry.chapter = chapter
    entry.record = record
    return entry


def _read_campaign(fields: Fields) -> AnyCampaign:
    try:
        return find_campaign(fields.text("campaign"))
    except UnknownCampaign as problem:
        raise fields.bad("campaign", str(problem)) from problem
