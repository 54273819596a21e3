"""From a scenario file to the plan of a game: names become numbers."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.figures import CHARACTERS, MONSTERS, THIRD
from taverna.games.gloomhaven.content.scenarios import clauses as words
from taverna.games.gloomhaven.content.scenarios.file import PLATE as PLATES, Scenario
from taverna.games.gloomhaven.language import clauses as c, moments
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.scenario.own_figures import add_figure
from taverna.games.gloomhaven.state.plan import (
    NO_REGISTER,
    Clause,
    Interaction,
    Key,
    Line,
    Place,
    Plan,
    Test,
    Whom,
)
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.kit.hexes import Hex

CYCLE: Final = "cycle"
ARRIVED: Final = "arrived"
HAPPENED: Final = "happened"
SIDES: Final = (MONSTERS, CHARACTERS, THIRD)
"""By the words for them."""


def make_plan(rules: Ruleset, scenario: Scenario) -> Plan:
    return Planner(rules, scenario).plan


class Planner:
    """Puts numbers in the place of names, for one table's number of characters and level."""

    def __init__(self, rules: Ruleset, scenario: Scenario) -> None:
        self.rules = rules
        self.scenario = scenario
        self.plan = Plan()
        for name, start in scenario.registers.items():
            self.plan.new_register(name, start)
        self.plan.goal_loot_action = c.GOAL_LOOT_ACTION in scenario.standing
        self.plan.two_starts = c.TWO_STARTS in scenario.standing
        self._add_traits()
        for figure in scenario.figures:
            place = self.place(figure.place)
            toward = self.place(figure.toward)
            self.plan.figures.append(add_figure(rules, figure, place.cells, toward.cells))
        self.plan.win = [self.test(test) for test in scenario.win]
        self.plan.lose = [self.test(test) for test in scenario.lose]
        for number, interaction in enumerate(scenario.interactions):
            self.plan.interactions.append(self.interaction(number, interaction))
        for clause in scenario.clauses:
            self._add_clause(clause)
        self.plan.keys = keys(self.plan)
        if scenario.cycle:
            self.plan.cycle = self.doors(scenario.cycle)
            self.plan.cycle_register = self.plan.new_register(CYCLE)

    def _add_traits(self) -> None:
        for monster, traits in self.scenario.traits.items():
            group = self.rules.groups[self.group(monster)]
            group.side = SIDES[traits.side]
            for summons in traits.summons:
                group.summons.append((summons.instead_of, self.group(summons.monster), summons.rank))
            for sheet in group.sheets:
                sheet.no_push = sheet.no_push or traits.is_immovable

    # Names to numbers

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
        if place is None:
            return Place([])
        if place.figure:
            return Place([], self.group(place.figure))
        if place.marker:
            return Place(self.cells(self.scenario.markers[place.marker]))
        if place.room:
            room = self.scenario.room_named(place.room)
            return Place([cell for cell, other in enumerate(self.rules.map.room) if other == room])
        if place.is_start:
            return Place(self.rules.start)
        return Place(self._plates(place.plates[self.rules.players]))

    def _plates(self, labels: list[str]) -> list[int]:
        found: list[int] = []
        for overlay in self.scenario.overlays:
            if overlay.kind == PLATES and overlay.label in labels:
                found += self.cells(overlay.hexes)
        return found

    # Clauses and what they are made of

    def whom(self, whom: words.Whom) -> Whom:
        found = Whom(whom.who)
        found.groups = [self.group(type) for type in whom.types]
        found.place = self.place(whom.place) if whom.place is not None else None
        found.within = whom.within
        found.is_off = whom.is_off
        return found

    def test(self, test: words.Test) -> Test:
        players = self.rules.players
        level = self.rules.levels.level
        found = Test(test.kind)
        found.groups = [self.group(type) for type in test.types]
        found.without = [self.group(type) for type in test.without]
        bounded = test.kind in (c.REGISTER, c.PRESENT)
        found.least = (test.least if bounded else test.count).value(players, level)
        found.most = test.most.value(players, level)
        found.room = self.scenario.room_named(test.room) if test.room else -1
        found.whom = self.whom(test.whom) if test.whom is not None else None
        found.place = self.place(test.place) if test.place is not None else None
        found.within = test.within
        found.is_all = test.is_all
        found.doors = self.doors(test.doors)
        found.rounds = test.rounds
        found.first = test.first
        found.last = test.last
        found.register = self.register(test.register)
        found.holds_for = players in test.characters
        found.tests = [self.test(other) for other in test.tests]
        if test.kind in (c.ARRIVED, c.EXHAUSTED_OFF):
            found.register = self.plan.new_register(f"{ARRIVED}-{len(self.plan.noted)}")
            self.plan.noted.append(found)
        return found

    def _add_clause(self, clause: words.Clause) -> None:
        found = Clause(clause.moment)
        found.tests = [self.test(test) for test in clause.tests]
        found.whom = self.whom(clause.whom) if clause.whom is not None else None
        found.doors = self.doors([clause.door]) if clause.door else []
        found.room = self.scenario.room_named(clause.room) if clause.room else -1
        found.action = self._action(clause.action)
        if clause.is_once:
            found.once = self.plan.new_register(f"{HAPPENED}-{len(self.plan.registers)}")
        # With a figure whose moment it is, the clause speaks of that one alone.
        everyone = None if clause.moment in moments.OF_A_FIGURE else found.whom
        for line in clause.lines:
            found.lines += self._lines(line, self.whom(line.whom) if line.whom is not None else everyone)
        self.plan.clauses[clause.moment].append(found)

    def _action(self, id: str) -> int:
        ids = [interaction.id for interaction in self.scenario.interactions]
        return ids.index(id) if id else -1

    def interaction(self, number: int, interaction: words.Interaction) -> Interaction:
        found = Interaction(number, interaction.name)
        found.cost = interaction.cost
        found.tests = [self.test(test) for test in interaction.tests]
        found.whom = self.whom(interaction.whom)
        return found

    def _lines(self, line: words.Line, whom: Whom | None) -> list[Line]:
        """Of a spawn one for each type, if the number of characters calls for it at all."""
        if line.op != c.SPAWN:
            return [self._number(self._line(line), whom)]
        rank = line.ranks[self.rules.players]
        count = line.count[self.rules.players]
        if rank < 0 or not count:
            return []
        found: list[Line] = []
        for monster in line.monsters:
            spawn = self._line(line)
            spawn.group = self.group(monster)
            spawn.rank = rank
            spawn.count = count
            found.append(self._number(spawn, whom))
            self.plan.spawns.append(spawn)
        return found

    def _number(self, line: Line, whom: Whom | None) -> Line:
        line.whom = whom
        line.number = len(self.plan.lines)
        self.plan.lines.append(line)
        return line

    def _line(self, line: words.Line) -> Line:
        found = Line(line.op)
        if line.ability is not None:
            found.ability = line.ability.number
            return found
        found.cells = self.place(line.place).cells
        found.doors = self.doors(line.doors)
        found.count = line.count[self.rules.players]
        found.card = CURSE_CARD if line.card == "curse" else EXTRA_MINUS
        found.strong = line.strong
        found.inert = line.inert
        found.register = self.register(line.register)
        found.n = line.number.value(self.rules.players, self.rules.levels.level)
        for spot in self.scenario.spots:
            if spot.later and spot.later == line.name and spot.ranks[self.rules.players] >= 0:
                cell = self.rules.map.cell(spot.at)
                found.later.append((cell, self.group(spot.monster), spot.ranks[self.rules.players]))
        return found


def keys(plan: Plan) -> list[Key]:
    """What the clauses ask of those who want a door open."""
    found: list[Key] = []
    for clause in plan.all_clauses():
        doors = [door for line in clause.lines if line.op == c.OPEN for door in line.doors]
        if not doors:
            continue
        if clause.whom is not None and clause.whom.place is not None and clause.whom.place.cells:
            found.append(Key(doors, clause.whom.place.cells, False))
        found += [
            Key(doors, test.place.cells, test.is_all)
            for test in clause.tests
            if test.kind == c.ON and test.place is not None and test.place.cells
        ]
    return found
