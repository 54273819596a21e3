"""The contract of a campaign: stateless rules that fold finished matches into a world which outlives them all.

A campaign writes the hooks named in its class (`begin`, `next`, `close` ...); what is checked for all of them is here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from taverna.kernel.chapter import Chapter
from taverna.kernel.errors import BadCall, IllegalChoice
from taverna.kernel.event import Event
from taverna.kernel.fields import Fields
from taverna.kernel.generators import read_rng
from taverna.kernel.options import GameOption, Setting, check_options
from taverna.kernel.rng import SEED_BITS, SEED_MAX, Rng
from taverna.kernel.subclassing import mypyc_attr

MOST_PEOPLE: Final = 30
"""So many have a bit of their own in the audience of an event."""


@mypyc_attr(allow_interpreted_subclasses=True)
class World:
    """What every world has: chance, its options, and how many chapters were folded into it."""

    __slots__ = ("closed", "options", "rng")

    def __init__(self, rng: Rng, options: dict[str, Setting]) -> None:
        self.rng = rng
        self.options = options
        self.closed = 0


W = TypeVar("W", bound=World)


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign(Generic[W]):
    """One campaign. Holds no world: one instance serves every saga."""

    id: str
    version: int
    """Of the world's document. A change of its form raises it, and `upgrade` reads the former ones."""
    options: tuple[GameOption, ...]

    def __init__(self, id: str, version: int, options: tuple[GameOption, ...] = ()) -> None:
        self.id = id
        self.version = version
        self.options = options

    # What a campaign writes

    def begin(self, rng: Rng, options: dict[str, Setting]) -> W:
        """The world before its first chapter."""
        raise NotImplementedError

    def people(self, world: W) -> list[str]:
        """Who has ever taken part, by name. Names are only ever added, so that a place in the list stays the same."""
        raise NotImplementedError

    def parties(self, world: W) -> list[str]:
        """Who can play chapters: the values of `party`."""
        return [""]

    def next(self, world: W, party: str = "") -> list[Chapter]:
        """What that party may play now."""
        raise NotImplementedError

    def arrange(self, world: W, person: str, change: Mapping[str, object]) -> list[Event]:
        """Settle something between chapters that is no match: who takes part, who comes along."""
        raise IllegalChoice("nothing-to-arrange", f"{self.id} has nothing to arrange between chapters")

    def close(self, world: W, chapter: Chapter, result: Mapping[str, object]) -> list[Event]:
        """Fold a finished match into the world: what happened by that. The audience counts places in `people`."""
        raise NotImplementedError

    def view(self, world: W, person: str | None) -> dict[str, object]:
        """What the person may know (None: anyone), built up field by field, JSON-ready."""
        raise NotImplementedError

    def dump_world(self, world: W) -> dict[str, object]:
        raise NotImplementedError

    def load_world(self, fields: Fields, rng: Rng, options: dict[str, Setting]) -> W:
        raise NotImplementedError

    def upgrade(self, data: Mapping[str, object], from_version: int) -> Mapping[str, object]:
        """The document of an earlier version in the form of this one."""
        fields = Fields(data, "world")
        raise fields.bad("version", f"version {from_version} of {self.id} can't be read any more")

    # What callers use

    def found(self, seed: int, options: Mapping[str, object] | None = None) -> W:
        """A new world. The same arguments give the same world, on every machine."""
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= SEED_MAX:
            raise BadCall(
                "bad-seed", f"seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}"
            )
        return self.begin(Rng(seed), check_options(self.options, options or {}))

    def dump(self, world: W) -> dict[str, object]:
        """The whole world as JSON-ready data, secrets included."""
        return {
            "campaign": self.id,
            "version": self.version,
            "options": dict(world.options),
            "closed": world.closed,
            "rng": world.rng.dump(),
            **self.dump_world(world),
        }

    def load(self, data: object, path: str = "world") -> W:
        """A world from `dump`, of this version or an earlier one."""
        fields = Fields(data, path)
        self._check_origin(fields)
        version = fields.integer("version", 1, 1 << 30)
        if version < self.version:
            fields = Fields(self.upgrade(fields.data, version), path)
            self._check_origin(fields)
            fields.integer("version", self.version, self.version)
        given = Fields(fields.value("options", {}), f"{path}.options")
        world = self.load_world(fields, read_rng(fields), check_options(self.options, given.data))
        world.closed = fields.integer("closed", 0, 1 << 30, 0)
        fields.done()
        return world

    def copy(self, world: W) -> W:
        """A world of its own, to be changed and then kept or forgotten."""
        return self.load(self.dump(world))

    def place_of(self, world: W, person: str) -> int:
        """Of somebody who takes part: their bit in the audience of events."""
        people = self.people(world)
        if person not in people:
            raise unknown_person(person, people)
        return people.index(person)

    def _check_origin(self, fields: Fields) -> None:
        campaign, version = fields.text("campaign"), fields.value("version")
        if campaign != self.id:
            raise fields.bad("campaign", f"this is a world of {campaign!r}, not of {self.id!r}")
        if type(version) is int and version > self.version:
            raise fields.bad(
                "version", f"this is version {version}, newer than the {self.version} that is known here"
            )


def unknown_person(person: str, people: list[str]) -> BadCall:
    listed = ", ".join(people)
    return BadCall(
        "unknown-person",
        f"nobody called {person!r} takes part; there are: {listed}",
        values={"name": person, "allowed": listed},
    )
