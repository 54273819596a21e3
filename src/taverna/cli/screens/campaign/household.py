"""A campaign with its people and bots around one screen: their deeds, its scenarios, keeping it. No screen in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from taverna.cli.errors import about, parse_json, read_file, write_file
from taverna.cli.screens.session import Session
from taverna.cli.seating import Player, seat_all, seat_recorded
from taverna.games.gloomhaven.campaign import scenarios
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.chapters import MOST
from taverna.games.gloomhaven.campaign.world import PLAYING, Character, GloomhavenWorld, Party, Person
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.city.offers import is_free
from taverna.games.gloomhaven.city.residents import next_deed, personal_deed
from taverna.kernel import BadData, Chapter, Event, Fields, Match, Saga, Setting, game as find_game
from taverna.kernel.saga_entry import PLAYED

MOST_DEEDS = 500


class Household:
    """One party of a saga. `path` is where it is kept: after each deed, so that nothing is ever lost."""

    def __init__(self, saga: Saga, path: Path | None = None) -> None:
        find_game("gloomhaven")
        self.saga = saga
        self.path = path
        self.players = seat_recorded(saga.people, len(saga.people)) if saga.people else []
        self.looked = _last_party(saga)

    @staticmethod
    def founded(seed: int, people: list[str], party: str, path: Path | None = None) -> Household:
        """A new world with these people and bots, and one party."""
        saga = Saga(CAMPAIGN, seed)
        for player in seat_all(people):
            saga.arrange(player.name, {"do": "join"})
        saga.arrange(saga.people[0], {"do": "party", "party": party})
        return Household(saga, path)

    @staticmethod
    def resumed(seed: int, state: Path, path: Path | None = None) -> Household:
        """A world from what a group on cardboard has written down; what can't be is refused with its field."""
        text = read_file(state)
        with about(state):
            told = Fields(parse_json(text), "state")
            rows = [Fields(row, f"heroes[{at}]") for at, row in enumerate(told.items("heroes"))]
            saga = Saga(CAMPAIGN, seed)
            for name in dict.fromkeys([row.text("player") for row in rows]):
                saga.arrange(name, {"do": "join"})
            saga.arrange(saga.people[0] if saga.people else "", {"do": "resume", "state": told.data})
        return Household(saga, path)

    @staticmethod
    def opened(path: Path) -> Household:
        """What is damaged, foreign, newer or edited is refused with its place."""
        text = read_file(path)
        with about(path):
            saga = Saga.from_json(text)
            if saga.campaign.id != CAMPAIGN.id or not saga.people or not saga.campaign.parties(saga.world):
                raise BadData("other-campaign", f"this is no campaign of {CAMPAIGN.id} that somebody plays")
        return Household(saga, path)

    def save(self) -> None:
        if self.path is not None:
            write_file(self.path, self.saga.to_json() + "\n")

    # Who and where

    @property
    def world(self) -> GloomhavenWorld:
        assert isinstance(self.saga.world, GloomhavenWorld)
        return self.saga.world

    @property
    def party(self) -> Party:
        """The one that is looked at; the others live on beside it."""
        return self.world.party(self.looked) or self.world.parties[0]

    @property
    def people(self) -> list[Person]:
        """Those who are no bots."""
        names = [player.name for player in self.players if not player.bot]
        return [person for person in self.world.persons if person.name in names]

    @property
    def speaker(self) -> str:
        """Who arranges what the whole party does: somebody who has a hero in it, people first (GH-C-PAR-02)."""
        names = [hero.player for hero in self.world.members(self.party)]
        mine = [person.name for person in self.people if person.name in names]
        anybody = [person.name for person in self.people] or [self.world.persons[0].name]
        return (mine or names or anybody)[0]

    def heroes_of(self, person: Person) -> list[Character]:
        return [hero for hero in self.world.heroes if hero.player == person.name and hero.standing == PLAYING]

    @property
    def company(self) -> list[Character]:
        """Whoever plays and is with no other party; a new party takes new heroes only (GH-C-PAR-01)."""
        away = [id for other in self.world.parties if other is not self.party for id in other.members]
        found = [hero for person in self.world.persons for hero in self.heroes_of(person)]
        return [hero for hero in found if hero.id not in away and (self.party.played or not hero.played)]

    @property
    def has_room(self) -> bool:
        """Whether one more hero may come along."""
        return len(self.company) < MOST

    def look_at(self, party: str) -> None:
        """What is no party of this world is refused."""
        self.saga.next(party)
        self.looked = party

    def switch(self, party: str) -> list[Event]:
        """Go on with another party of the world."""
        self.look_at(party)
        told = self.settle_in()
        self.save()
        return [event for event in told if event.seen_by(None)]

    def found_party(self, name: str) -> list[Event]:
        """One more in the same world; new heroes come to it (GH-C-PAR-01)."""
        told = self.saga.arrange(self.speaker, {"do": "party", "party": name})
        return told + self.switch(name)

    def losses(self) -> dict[int, int]:
        """How often each scenario of the book was lost."""
        found: dict[int, int] = {}
        for entry in self.saga.entries:
            scenario = str(entry.result["scenario"]) if entry.kind == PLAYED else ""
            if scenario.isdecimal() and not entry.result.get("won"):
                found[int(scenario)] = found.get(int(scenario), 0) + 1
        return found

    # Deeds

    def do(self, deed: Deed) -> list[Event]:
        """Arrange it; then the bots do what they want to do. What is told is for everyone at the screen."""
        told = self.saga.arrange(deed.person, deed.change)
        told = told + self.settle_in()
        self.save()
        return [event for event in told if event.seen_by(None)]

    def settle_in(self) -> list[Event]:
        """Deeds of the bots, and whoever is there comes along."""
        told: list[Event] = []
        for _ in range(MOST_DEEDS):
            deed = self._by_itself()
            if deed is None:
                break
            told += self.saga.arrange(deed.person, deed.change)
        return told

    def _by_itself(self) -> Deed | None:
        if self.saga.chapter is not None:
            return None
        if not self.people:
            return next_deed(self.world, self.party, self.losses())
        if not is_free(self.party):
            return None
        mine = [person.name for person in self.people]
        for person in self.world.persons:
            deed = None if person.name in mine else personal_deed(self.world, self.party, person)
            if deed is not None:
                return deed
        wanted = [hero.id for hero in self.company]
        in_city = scenarios.is_in_city(self.party)  # new heroes join there (GH-C-PAR-03)
        if in_city and wanted != self.party.members and len(wanted) <= MOST:
            change: dict[str, object] = {"do": "members", "party": self.party.name, "heroes": wanted}
            return Deed(self.speaker, change)
        return None

    # Scenarios

    def chapters(self) -> list[Chapter]:
        return [] if self.saga.chapter is not None else self.saga.next(self.party.name)

    def begin(self, chapter: Chapter, options: Mapping[str, Setting] | None = None) -> None:
        """With what the players have set for it; the rest is as usual."""
        self.saga.begin(chapter, options)
        self.save()

    def session(self) -> Session:
        """The table of the running scenario, with its people and bots."""
        match = self.running()
        return Session(match, seated(match))

    def running(self) -> Match:
        match = self.saga.match
        assert match is not None, "a scenario has begun"
        return match

    def leave_table(self) -> list[Event]:
        """A finished scenario is folded into the world; one that goes on is kept as it stands."""
        told: list[Event] = []
        if self.saga.match is not None and self.saga.match.over:
            told = self.saga.close() + self.settle_in()
        self.save()
        return [event for event in told if event.seen_by(None)]

    def give_up(self) -> list[Event]:
        told = self.saga.give_up()
        self.save()
        return told


def _last_party(saga: Saga) -> str:
    """Whose scenario goes on, or was the last one."""
    if saga.chapter is not None:
        return saga.chapter.party
    played = [entry.chapter.party for entry in saga.entries if entry.chapter is not None]
    return played[-1] if played else ""


def seated(match: Match) -> list[Player]:
    return seat_recorded(match.names, match.seats)
