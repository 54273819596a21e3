"""Whether a scenario holds together: its map, and the names its rules use.

Every complaint names the file, the place in it and the problem.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.scenarios import file as files
from taverna.games.gloomhaven.content.scenarios.clauses import Clause, Line, Place, Test, Whom
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.content.scenarios.map_checks import Bestiary, MapCheck
from taverna.games.gloomhaven.language import moments
from taverna.games.gloomhaven.language.clauses import (
    ABILITY,
    CHARACTER,
    DISCARD,
    DROP,
    DRY,
    ESCAPE,
    GATHER,
    IMMUNE,
    LOOTED,
    PLACE,
    PORTAL,
    REMOVE,
    SPAWN,
    SUBJECT,
)
from taverna.games.gloomhaven.language.moments import KILLED, LOOTED as GOAL_LOOTED, SPECIAL, TURN_END
from taverna.games.gloomhaven.language.words import word_of_operation
from taverna.kernel.fields import bad

MOST_INTERACTIONS: Final = 4
HAPPENING_SOMEWHERE: Final = (KILLED, GOAL_LOOTED, TURN_END, SPECIAL)
"""Moments of a figure that stands on the map, or stood there."""


def check(scenario: Scenario, bestiary: Bestiary) -> None:
    """Refuse a scenario that can't be laid out or names what does not exist; fill in the rooms of its things."""
    _Check(scenario, bestiary).all()


def check_map(scenario: Scenario, bestiary: Bestiary) -> None:
    """Only whether the floor, its doors and its walls can be laid out."""
    _Check(scenario, bestiary).map()


class _Check(MapCheck):
    def all(self) -> None:
        super().all()
        self._names()
        if self.scenario.solo:
            self._alone()

    def _alone(self) -> None:
        """One character plays it: what is told for 2, 3 and 4 would be for nobody."""
        for spot in self.scenario.spots:
            if spot.ranks[1] < 0:
                raise bad(f"{spot.path}.ranks", "must be one letter: a solo scenario is for one character")
        for clause in self.scenario.clauses:
            for line in clause.lines:
                if line.monsters and (line.ranks[1] < 0 or not line.count[1]):
                    raise bad(
                        line.path, "must have one rank and one count: a solo scenario is for one character"
                    )

    def _names(self) -> None:
        scenario = self.scenario
        if not scenario.win and not scenario.unsaid:
            raise self._bad("win", "there must be a goal")
        for test in scenario.win + scenario.lose:
            self._test(test)
        summoned = [type for clause in scenario.clauses for line in clause.lines for type in line.summoned()]
        for figure in scenario.figures:
            if figure.before:
                self._known_monster(figure.before, f"{figure.path}.before")
            if figure.hp_of:
                self._known_monster(figure.hp_of, f"{figure.path}.hp_of")
            if figure.lender:
                self._register(figure.lender, f"{figure.path}.lender")
            if figure.place is None and figure.id not in summoned and not scenario.unsaid:
                raise bad(f"{figure.path}.at", "is needed here: nobody summons it")
            for place in (figure.place, figure.toward):
                if place is not None and place.monster and place is figure.toward:
                    self._waiting(place)
                    continue
                self._place_names(place)
                self._fixed(place)
        for traits in scenario.traits.values():
            if traits.draws_for_character and not scenario.solo:
                raise bad(f"{traits.path}.modifiers", "there is one character only in a solo scenario")
            if traits.focus:
                self._type(traits.focus, f"{traits.path}.focus")
            if traits.before:
                self._known_monster(traits.before, f"{traits.path}.before")
            for line in traits.instead:
                for unit in line.units:
                    self._known_monster(unit.monster, f"{traits.path}.instead_of_conditions")
            for marker in traits.perches:
                self._marker(marker, f"{traits.path}.perches")
        self._interactions()
        for clause in scenario.clauses:
            self._clause(clause)
        placed = [line.name for clause in scenario.clauses for line in clause.lines if line.op == PLACE]
        for spot in scenario.spots:
            if spot.later and spot.later not in placed and not scenario.unsaid:
                raise bad(f"{spot.path}.later", f"no clause places {spot.later!r}")
        for name in scenario.given:
            self._register(name, f"{self.path}.given")
        for named in scenario.forbidden:
            self._known(named.card, "card", self.bestiary.cards(), f"{named.path}.card")
        for label in scenario.cycle:
            self._door(label, f"{self.path}.cycle")

    def _interactions(self) -> None:
        scenario = self.scenario
        answered = [clause.action for clause in scenario.clauses if clause.moment == moments.INTERACTED]
        for interaction in scenario.interactions:
            self._no_subject(interaction.whom)
            self._whom(interaction.whom)
            self._tests(interaction.tests)
            said = scenario.own or scenario.unsaid or "" in answered
            if not said and interaction.id not in answered:
                raise bad(interaction.path, f"no clause at interacted has the action {interaction.id!r}")
        if len(scenario.interactions) > MOST_INTERACTIONS:
            raise self._bad("interactions", f"there must not be more than {MOST_INTERACTIONS}")

    def _clause(self, clause: Clause) -> None:
        for name, given, at in (
            ("door", clause.door, (moments.DOOR_OPENED,)),
            ("room", clause.room, (moments.ROOM_REVEALED, moments.LOOTED)),
            ("action", clause.action, (moments.INTERACTED,)),
        ):
            if given and clause.moment not in at:
                told = " and ".join([moments.MOMENTS[moment] for moment in at])
                raise bad(f"{clause.path}.{name}", f"counts only at {told}")
        self._tests(clause.tests)
        self._whom(clause.whom)
        self._door(clause.door, clause.path)
        self._room(clause.room, clause.path)
        for type in clause.against:
            self._type(type, clause.path)
        self._holding(clause)
        ids = [interaction.id for interaction in self.scenario.interactions]
        self._known(clause.action, "interaction", ids, clause.path)
        for line in clause.lines:
            self._somebody(clause, line)
            self._whom(line.whom, clause.moment in HAPPENING_SOMEWHERE)
            self._no_subject(line.each)
            self._whom(line.each)
            for monster in line.monsters:
                self._known_monster(monster, f"{line.path}.monsters")
            for type in line.summoned():
                self._type(type, f"{line.path}.units")
            for label in line.doors:
                self._door(label, line.path)
            self._known(line.carries, "figure of the scenario", self.scenario.figure_ids, line.path)
            self._register(line.register, line.path)
            for track in line.tracks:
                if any(hex not in self.room_of for hex in track):
                    raise bad(f"{line.path}.tracks", "must lie on the floor")
                if track[0] not in self.obstacles or track[-1] not in self.obstacles:
                    raise bad(f"{line.path}.tracks", "must have an obstacle at both ends")
            if line.ability is None:
                here = line.place is not None and line.place.is_here and line.op in (SPAWN, DROP, DRY)
                if not here or clause.moment not in HAPPENING_SOMEWHERE:
                    self._place_names(line.place)
                    self._fixed(line.place)
                self._register(line.register, line.path)
                later = [spot.later for spot in self.scenario.spots if spot.later]
                self._known(line.name, "monster that is placed later as", later, line.path)

    def _holding(self, clause: Clause) -> None:
        """What is true of some always, whatever else happens."""
        for line in clause.lines:
            if line.op == IMMUNE and (clause.whom is None or clause.whom.holding is not True or clause.tests):
                raise bad(
                    line.path, "only characters that are `holding` a goal treasure can be immune, always"
                )
            if line.op == PORTAL:
                self._portal(clause, line)

    def _portal(self, clause: Clause, line: Line) -> None:
        """Between two hexes, for characters."""
        marker = line.place.marker if line.place is not None else ""
        self._marker(marker, f"{line.path}.at")
        if len(self.scenario.markers.get(marker, [])) != 2:
            raise bad(f"{line.path}.at", "a portal needs a marker of two hexes")
        if clause.whom is None or clause.whom.who != CHARACTER or clause.whom.types or clause.tests:
            raise bad(f"{clause.path}.of", "a portal is always there, and for every `character`")

    def _somebody(self, clause: Clause, line: Line) -> None:
        """What figures do, or what is done to them, concerns somebody."""
        added = word_of_operation(line.op)
        listed = line.op in (ABILITY, REMOVE, ESCAPE, DISCARD, GATHER)
        about_figures = added.is_about_figures if added is not None else listed
        if not about_figures or clause.moment in moments.OF_A_FIGURE:
            return
        whom = line.whom or clause.whom
        if whom is None or whom.who == SUBJECT:
            raise bad(f"{line.path}.of", f"is needed: nobody's moment is {moments.MOMENTS[clause.moment]}")

    def _no_subject(self, whom: Whom | None) -> None:
        """Tests and offers are about the table, not about one figure's moment."""
        if whom is not None and whom.who == SUBJECT:
            raise bad(f"{whom.path}.who", "there is no subject here; name a kind of figures")

    def _fixed(self, place: Place | None) -> None:
        """Where things are laid out before anybody stands."""
        if place is not None and place.is_goals:
            raise bad(f"{place.path}.goals", "goal treasures are taken; name a marker")
        if place is not None and place.figure:
            raise bad(f"{place.path}.figure", "figures move; name a marker, plates, a room or the start")

    def _tests(self, tests: list[Test]) -> None:
        for test in tests:
            self._test(test)

    def _test(self, test: Test) -> None:
        self._tests(test.tests)
        self._no_subject(test.whom)
        self._whom(test.whom)
        self._place_names(test.place)
        self._room(test.room, test.path)
        self._register(test.register, test.path)
        for label in test.doors:
            self._door(label, test.path)
        for type in test.types + test.without:
            self._type(type, test.path)
        if test.kind == LOOTED:
            there = sum(treasure.number == files.GOAL_TREASURE for treasure in self.scenario.treasures)
            there += self.scenario.dungeon is not None and self.scenario.dungeon.has_goal
            if there < test.count.constant:
                raise bad(f"{test.path}.count", f"there are only {there} goal treasures")

    def _whom(self, whom: Whom | None, may_be_here: bool = False) -> None:
        if whom is not None:
            if not may_be_here or whom.place is None or not whom.place.is_here:
                self._place_names(whom.place)
            self._register(whom.remembered, whom.path)
            self._place_names(whom.nearest)
            for type in whom.types:
                self._type(type, whom.path)

    def _place_names(self, place: Place | None) -> None:
        if place is None:
            return
        if place.is_here:
            raise bad(f"{place.path}.here", "is for spawns when somebody is killed, loots or ends its turn")
        if place.monster:
            raise bad(place.path, "a monster is a place only for those who walk toward it")
        for cell in place.hexes:
            if cell not in self.room_of and cell not in self.door_at:
                raise bad(f"{place.path}.hexes", f"{list(cell)} is neither floor nor door")
        for marker in [place.marker, *place.markers]:
            self._marker(marker, place.path)
        if place.number > len(self.scenario.markers.get(place.marker, [])):
            raise bad(f"{place.path}.number", f"the marker {place.marker!r} has no hex {place.number}")
        self._door(place.door, place.path)
        self._room(place.room, place.path)
        self._plates(place.plates, place.path)
        looks = [overlay.art for overlay in self.scenario.overlays]
        self._known(place.overlay, "piece that looks like", looks, place.path)
        self._known(place.figure, "figure of the scenario", self.scenario.figure_ids, place.path)

    def _waiting(self, place: Place) -> None:
        """One monster of the type waits in the room, for any number of characters."""
        self._known_monster(place.monster, place.path)
        self._room(place.room, place.path)
        room = self.scenario.room_named(place.room)
        found = [spot for spot in self.scenario.spots if spot.monster == place.monster and spot.room == room]
        if len(found) != 1 or min(found[0].ranks[2:]) < 0:
            raise bad(place.path, f"one {place.monster!r} must always wait in room {place.room!r}")

    def _type(self, name: str, path: str) -> None:
        """A monster, or a figure of the scenario itself."""
        if name not in self.scenario.figure_ids:
            self._known_monster(name, path)

    def _register(self, name: str, path: str) -> None:
        self._known(name, "register", list(self.scenario.registers), path)

    def _marker(self, name: str, path: str) -> None:
        self._known(name, "marker", list(self.scenario.markers), path)

    def _room(self, name: str, path: str) -> None:
        self._known(name, "room", [room.id for room in self.scenario.rooms], path)

    def _door(self, name: str, path: str) -> None:
        self._known(name, "door labelled", [door.label for door in self.scenario.doors if door.label], path)

    def _plates(self, plates: list[list[str]], path: str) -> None:
        known = [overlay.label for overlay in self.scenario.overlays if overlay.kind == files.PLATE]
        for labels in plates:
            for label in labels:
                self._known(label, "plate labelled", known, path)

    def _known(self, name: str, kind: str, known: list[str], path: str) -> None:
        if name and name not in known:
            raise unknown(path, kind, name, known)
