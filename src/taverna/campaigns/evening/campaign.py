"""The rules of an evening: every game that is for so many people may be played next; points add up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.campaigns.evening.night import Guest, Night, Played, read_guest, read_played
from taverna.campaigns.evening.points import PLACES, WINS, Ending, points
from taverna.kernel import (
    Arg,
    Campaign,
    Chapter,
    Event,
    Fields,
    GameOption,
    IllegalChoice,
    Rng,
    Setting,
    games,
)
from taverna.kernel.campaign import MOST_PEOPLE

JOIN: Final = "join"
LEAVE: Final = "leave"
END: Final = "end"
CHANGES: Final = (JOIN, LEAVE, END)
LONGEST_NAME: Final = 40


class Evening(Campaign[Night]):
    def __init__(self) -> None:
        super().__init__("evening", 1, (GameOption("points", PLACES, "", (PLACES, WINS)),))

    def begin(self, rng: Rng, options: dict[str, Setting]) -> Night:
        return Night(rng, options)

    def people(self, world: Night) -> list[str]:
        return [guest.name for guest in world.guests]

    def next(self, world: Night, party: str = "") -> list[Chapter]:
        """Seats go round by one with each game, so that nobody always begins."""
        here = world.here()
        if world.over or not here:
            return []
        first = len(world.played) % len(here)
        around = here[first:] + here[:first]
        return [
            Chapter(game.id, game.id, around, choices=[option.name for option in game.picked_options])
            for game in games()
            if len(here) in game.seats
        ]

    def arrange(self, world: Night, person: str, change: Mapping[str, object]) -> list[Event]:
        fields = Fields(change, "change")
        what = fields.text("do")
        fields.done()
        if what not in CHANGES:
            raise fields.bad("do", f"must be one of {', '.join(CHANGES)}, not {what!r}")
        if world.over:
            raise IllegalChoice("evening-over", "the evening is over")
        if what == END:
            world.over = True
            return [Event("evening-ended", "", {"people": [guest.name for guest in world.standings()]})]
        if what == JOIN:
            return _join(world, person)
        return _leave(world, person)

    def close(self, world: Night, chapter: Chapter, result: Mapping[str, object]) -> list[Event]:
        ending = Ending(result, chapter.seats)
        gained = points(ending, str(world.options["points"]))
        winners = [chapter.people[seat] for seat in ending.winners]
        for seat, name in enumerate(chapter.people):
            guest = world.guest(name)
            if guest is not None:
                guest.points += gained[seat]
                guest.wins += 1 if name in winners else 0
        world.played.append(Played(chapter.game, chapter.people, gained, winners))
        args: dict[str, Arg] = {"people": chapter.people, "points": gained, "winners": winners}
        return [Event("game-played", "", {"game": chapter.game, **args})]

    def view(self, world: Night, person: str | None) -> dict[str, object]:
        return {
            "over": world.over,
            "standings": [guest.to_dict() for guest in world.standings()],
            "played": [played.to_dict() for played in world.played],
        }

    def dump_world(self, world: Night) -> dict[str, object]:
        return {
            "over": world.over,
            "guests": [guest.to_dict() for guest in world.guests],
            "played": [played.to_dict() for played in world.played],
        }

    def load_world(self, fields: Fields, rng: Rng, options: dict[str, Setting]) -> Night:
        night = Night(rng, options)
        night.over = fields.flag("over", False)
        for number, row in enumerate(fields.items("guests")):
            guest = read_guest(row, f"{fields.path}.guests[{number}]")
            if night.guest(guest.name) is not None:
                raise fields.bad(f"guests[{number}]", f"{guest.name!r} is there twice")
            night.guests.append(guest)
        rows = fields.items("played")
        night.played = [read_played(row, f"{fields.path}.played[{at}]") for at, row in enumerate(rows)]
        return night


def _join(world: Night, name: str) -> list[Event]:
    """Who comes back sits down again with the points of before."""
    guest = world.guest(name)
    if guest is not None and guest.here:
        raise IllegalChoice("already-here", f"{name!r} is here already", values={"name": name})
    if not name.strip() or len(name) > LONGEST_NAME or (len(world.guests) >= MOST_PEOPLE and guest is None):
        raise IllegalChoice("cannot-join", f"{name!r} can't join this evening", values={"name": name})
    if guest is None:
        guest = Guest(name)
        world.guests.append(guest)
    guest.here = True
    return [Event("joined", "", {"name": name})]


def _leave(world: Night, name: str) -> list[Event]:
    guest = world.guest(name)
    if guest is None or not guest.here:
        raise IllegalChoice("not-here", f"{name!r} is not here", values={"name": name})
    guest.here = False
    return [Event("went-home", "", {"name": name})]
