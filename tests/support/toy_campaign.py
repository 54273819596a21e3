"""Summer on the coast, a campaign of the tests' own around Pearl Divers: what the kernel offers, in one small place.

Divers join; each keeps the pearls from dive to dive, and after each dive finds a shell that nobody else sees. Version 1
of the document knew no shells.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.kernel import (
    Campaign,
    Chapter,
    Event,
    Fields,
    GameOption,
    IllegalChoice,
    Rng,
    Setting,
    World,
    only,
)

SHELLS: Final = 1000
DIVES: Final = 3


class Diver:
    def __init__(self, name: str, pearls: int = 0, shells: list[int] | None = None) -> None:
        self.name = name
        self.pearls = pearls
        self.shells: list[int] = shells or []


class Coast(World):
    def __init__(self, rng: Rng, options: dict[str, Setting]) -> None:
        super().__init__(rng, options)
        self.divers: list[Diver] = []


class Summer(Campaign[Coast]):
    def __init__(self, version: int = 2) -> None:
        super().__init__("summer", version, (GameOption("long", False, "SUM-1"),))

    def begin(self, rng: Rng, options: dict[str, Setting]) -> Coast:
        return Coast(rng, options)

    def people(self, world: Coast) -> list[str]:
        return [diver.name for diver in world.divers]

    def next(self, world: Coast, party: str = "") -> list[Chapter]:
        if not 2 <= len(world.divers) <= 5 or world.closed >= DIVES:
            return []
        pearls = [diver.pearls for diver in world.divers]
        return [
            Chapter("dive", "pearl-divers", self.people(world), {"bells": True}, {"pearls": pearls}, party, ["rounds"]),
            Chapter("drift", "pearl-divers", self.people(world), {}, {}, party),
        ]  # fmt: skip

    def arrange(self, world: Coast, person: str, change: Mapping[str, object]) -> list[Event]:
        if change.get("do") != "join" or person in self.people(world):
            raise IllegalChoice("no-joining", "a diver joins once", "SUM-2")
        world.divers.append(Diver(person))
        return [Event("joined", "SUM-2", {"name": person})]

    def close(self, world: Coast, chapter: Chapter, result: Mapping[str, object]) -> list[Event]:
        fields = Fields(result, "result")
        events: list[Event] = []
        for place, pearls in enumerate(fields.integers("pearls", 0, 999)):
            diver = world.divers[place]
            diver.pearls = pearls if chapter.given else diver.pearls + pearls
            shell = world.rng.below(SHELLS)
            diver.shells.append(shell)
            events.append(Event("found-shell", "SUM-3", {"number": shell}, True, only(place)))
        return events

    def view(self, world: Coast, person: str | None) -> dict[str, object]:
        return {
            "divers": [{"name": diver.name, "pearls": diver.pearls} for diver in world.divers],
            "shells": [shell for diver in world.divers if diver.name == person for shell in diver.shells],
        }

    def dump_world(self, world: Coast) -> dict[str, object]:
        return {
            "divers": [
                {"name": diver.name, "pearls": diver.pearls, "shells": diver.shells[:]}
                for diver in world.divers
            ]
        }

    def load_world(self, fields: Fields, rng: Rng, options: dict[str, Setting]) -> Coast:
        coast = Coast(rng, options)
        for number, row in enumerate(fields.items("divers")):
            part = Fields(row, f"{fields.path}.divers[{number}]")
            name, pearls = part.text("name"), part.integer("pearls", 0, 9999)
            coast.divers.append(Diver(name, pearls, part.integers("shells", 0, SHELLS - 1)))
            part.done()
        return coast

    def upgrade(self, data: Mapping[str, object], from_version: int) -> Mapping[str, object]:
        fields = Fields(data, "world")
        divers = [dict(Fields(row, "world.divers").data) for row in fields.items("divers")]
        return {**data, "version": self.version, "divers": [{**diver, "shells": []} for diver in divers]}


SUMMER: Final = Summer()
