"""The world of an evening: who came, and what was played. A small document, nothing in it is secret."""

from __future__ import annotations

from typing import Final

from taverna.kernel import Fields, Rng, Setting, World

MOST: Final = 1 << 30


class Guest:
    """Somebody who came. Who goes home keeps the points."""

    __slots__ = ("here", "name", "points", "wins")

    def __init__(self, name: str) -> None:
        self.name = name
        self.here = True
        self.points = 0
        self.wins = 0

    def to_dict(self) -> dict[str, object]:
        return {"name": self.name, "here": self.here, "points": self.points, "wins": self.wins}


class Played:
    """A game of the night: who sat where, and the points it brought them."""

    __slots__ = ("game", "people", "points", "winners")

    def __init__(self, game: str, people: list[str], points: list[int], winners: list[str]) -> None:
        self.game = game
        self.people = people
        self.points = points
        self.winners = winners

    def to_dict(self) -> dict[str, object]:
        return {
            "game": self.game,
            "people": list(self.people),
            "points": list(self.points),
            "winners": list(self.winners),
        }


class Night(World):
    __slots__ = ("guests", "over", "played")

    def __init__(self, rng: Rng, options: dict[str, Setting]) -> None:
        super().__init__(rng, options)
        self.guests: list[Guest] = []
        self.played: list[Played] = []
        self.over = False

    def guest(self, name: str) -> Guest | None:
        for guest in self.guests:
            if guest.name == name:
                return guest
        return None

    def here(self) -> list[str]:
        return [guest.name for guest in self.guests if guest.here]

    def standings(self) -> list[Guest]:
        """The table of the night: most points first, then most wins, then who came first."""
        return sorted(self.guests, key=_rank)


def _rank(guest: Guest) -> tuple[int, int]:
    return -guest.points, -guest.wins


def read_guest(data: object, path: str) -> Guest:
    fields = Fields(data, path)
    guest = Guest(fields.text("name"))
    guest.here = fields.flag("here", True)
    guest.points = fields.integer("points", 0, MOST, 0)
    guest.wins = fields.integer("wins", 0, MOST, 0)
    fields.done()
    return guest


def read_played(data: object, path: str) -> Played:
    fields = Fields(data, path)
    people = fields.texts("people")
    played = Played(fields.text("game"), people, fields.integers("points", 0, MOST), fields.texts("winners"))
    fields.done()
    if len(played.points) != len(people):
        raise fields.bad("points", f"must hold a number for each of the {len(people)} people")
    return played
