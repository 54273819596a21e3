"""Names of a scenario file as the numbers of a game: groups, doors, cells, registers, places."""

from __future__ import annotations

from taverna.games.gloomhaven.board.maps import NO_CELL
from taverna.games.gloomhaven.content.scenarios import clauses as words
from taverna.games.gloomhaven.content.scenarios.file import PLATE as PLATES, Scenario
from taverna.games.gloomhaven.state.plan import NO_REGISTER, Place, Plan
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.kit.hexes import Hex


class Names:
    """Of one scenario at one table."""

    def __init__(self, rules: Ruleset, scenario: Scenario) -> None:
        self.rules = rules
        self.scenario = scenario
        self.plan = Plan()

    def group(self, type: str) -> int:
        return self.rules.group_of(self.scenario.variant_of(type))

    def doors(self, labels: list[str]) -> list[int]:
        """Several doors may share a label."""
        return [door.number for label in labels for door in self.scenario.doors_labelled(label)]

    def cells(self, hexes: list[Hex]) -> list[int]:
        return [self.rules.map.cell(hex) for hex in hexes]

    def register(self, name: str) -> int:
        return self.plan.registers.index(name) if name else NO_REGISTER

    def place(self, place: words.Place | None) -> Place:
        if place is None or place.is_here:
            return Place([])
        if place.monster:
            room = self.scenario.room_named(place.room)
            waiting = [
                spot.at for spot in self.scenario.spots if spot.monster == place.monster and spot.room == room
            ]
            return Place(self.cells(waiting))
        if place.is_goals:
            return Place([], is_goals=True)
        if place.figure:
            return Place([], self.group(place.figure))
        if place.marker:
            hexes = self.scenario.markers[place.marker]
            return Place(self.cells(hexes[place.number - 1 : place.number] if place.number else hexes))
        if place.markers:
            named = [self.scenario.markers[marker] for marker in place.markers]
            return Place([cell for hexes in named for cell in self.cells(hexes)])
        if place.door:
            return Place([self.rules.map.doors[door] for door in self.doors([place.door])])
        if place.room:
            room = self.scenario.room_named(place.room)
            return Place([cell for cell, other in enumerate(self.rules.map.room) if other == room])
        if place.overlay:
            pieces = [overlay.hexes for overlay in self.scenario.overlays if overlay.art == place.overlay]
            return Place([cell for hexes in pieces for cell in self.cells(hexes)])
        if place.hexes:
            return Place(self.cells(place.hexes))
        if place.is_start:
            return Place(self.rules.start)
        return Place(self._plates(place.plates[self.rules.players]))

    def _bodies(self, figure: words.OwnFigure) -> list[int]:
        """Where great objects stand: of the hexes of each marker the one that is easiest to get at."""
        assert figure.place is not None
        found: list[int] = []
        for marker in figure.place.markers or [figure.place.marker]:
            body = self.cells(self.scenario.markers[marker])
            best = body[0]
            for cell in body:
                if self._free_sides(cell, body) > self._free_sides(best, body):
                    best = cell
            self.plan.bodies[best] = [best] + [cell for cell in body if cell != best]
            found.append(best)
        return found

    def _free_sides(self, cell: int, body: list[int]) -> int:
        beside = self.rules.map.neighbour[6 * cell : 6 * cell + 6]
        return len([1 for other in beside if other != NO_CELL and other not in body])

    def _plates(self, labels: list[str]) -> list[int]:
        found: list[int] = []
        for overlay in self.scenario.overlays:
            if overlay.kind == PLATES and overlay.label in labels:
                found += self.cells(overlay.hexes)
        return found
