"""From a scenario file to the plan of a game: names become numbers."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.figures import CHARACTERS, MONSTERS, THIRD
from taverna.games.gloomhaven.content.scenarios import clauses as words
from taverna.games.gloomhaven.content.scenarios.dungeon import register_of
from taverna.games.gloomhaven.content.scenarios.file import OF_CARDS, Scenario
from taverna.games.gloomhaven.language import clauses as c, moments
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.scenario.keys import keys, wants_goals
from taverna.games.gloomhaven.scenario.naming import Names
from taverna.games.gloomhaven.scenario.own_figures import add_figure
from taverna.games.gloomhaven.state.plan import (
    ANY,
    NO_REGISTER,
    Clause,
    Interaction,
    Line,
    OwnFigure,
    Place,
    Plan,
    Test,
    Track,
    Whom,
)
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.kit.hexes import Hex

CYCLE: Final = "cycle"
ARRIVED: Final = "arrived"
HAPPENED: Final = "happened"
AFTER: Final = "after"
HERE: Final = "here"
PROTECTED: Final = "protected"
TRACK: Final = "track"
TURN: Final = "turn"
PLACED: Final = "placed"
CARRIED: Final = "carried"
ADDED: Final = (CURSE_CARD, EXTRA_MINUS, BLESS_CARD)
"""By the words for them."""
OF_ONE_TYPE: Final = (c.REPLACE, c.CURRENT, c.DRIVE)
"""Operations that are about the first of their monsters."""
SIDES: Final = (MONSTERS, CHARACTERS, THIRD)
"""By the words for them."""


def make_plan(rules: Ruleset, scenario: Scenario) -> Plan:
    return Planner(rules, scenario).plan


class Planner(Names):
    """Puts numbers in the place of names, for one table's number of characters and level."""

    def __init__(self, rules: Ruleset, scenario: Scenario) -> None:
        super().__init__(rules, scenario)
        for name, start in scenario.registers.items():
            earned = name in scenario.given and name in rules.earned
            self.plan.new_register(name, 1 if earned else start)
        self.plan.goal_loot_action = c.GOAL_LOOT_ACTION in scenario.standing
        self.plan.two_starts = c.TWO_STARTS in scenario.standing
        self.plan.goal_carried = c.GOAL_CARRIED in scenario.standing
        self.plan.goal_turn_end = c.GOAL_TURN_END in scenario.standing
        self.plan.supplies_at_once = c.SUPPLIES_AT_ONCE in scenario.standing
        self.plan.cards_after_monsters = c.CARDS_AFTER_MONSTERS in scenario.standing
        self.plan.companion = self.cells(scenario.companion)
        self.plan.forbidden = self._forbidden()
        self.plan.barriers = [
            cell for overlay in scenario.overlays if overlay.is_barrier for cell in self.cells(overlay.hexes)
        ]
        self.plan.lost_treasures = [
            treasure.number for treasure in scenario.treasures if not treasure.is_kept
        ]
        self.plan.one_goal_each = c.ONE_GOAL_EACH in scenario.standing
        self.plan.no_items_before_goal = c.NO_ITEMS_BEFORE_GOAL in scenario.standing
        self.plan.lasting_cells = [
            cell
            for overlay in scenario.overlays
            if overlay.is_indestructible or overlay.is_impassable
            for cell in self.cells(overlay.hexes)
        ]
        self._add_traits()
        for figure in scenario.figures:
            self._add_own(figure)
        for monster, traits in scenario.traits.items():
            if traits.focus:
                rules.groups[self.group(monster)].focus = self.group(traits.focus)
        self.plan.win = [self.test(test) for test in scenario.win]
        self.plan.lose = [self.test(test) for test in scenario.lose]
        for number, interaction in enumerate(scenario.interactions):
            self.plan.interactions.append(self.interaction(number, interaction))
        for clause in scenario.clauses:
            self._add_clause(clause)
        self.plan.has_moved = bool(self.plan.clauses[moments.MOVED]) or any(
            traits.is_asleep for traits in scenario.traits.values()
        )
        self.plan.keys = keys(self.plan)
        self.plan.wants_goals = wants_goals(self.plan)
        if scenario.cycle:
            self.plan.cycle = self.doors(scenario.cycle)
            self.plan.cycle_register = self.plan.new_register(CYCLE)

    def _forbidden(self) -> list[int]:
        """Numbers of halves, whoever has the cards."""
        found: list[int] = []
        for named in self.scenario.forbidden:
            for known in self.rules.classes:
                found += [
                    (card.bottom if named.is_bottom else card.top).number
                    for card in known.cards
                    if card.name == named.card
                ]
        return found

    def _add_own(self, figure: words.OwnFigure) -> None:
        place = Place(self._bodies(figure)) if figure.is_great else self.place(figure.place)
        toward = figure.toward
        found = add_figure(self.rules, figure, place.cells, self.place(toward).cells)
        self.rules.groups[found.group].lender = self.register(figure.lender)
        if figure.protected:
            often = figure.protected < words.ALWAYS_PROTECTED
            name = f"{PROTECTED}-{figure.id}"
            self.plan.protected[found.group] = (
                self.plan.new_register(name, figure.protected) if often else NO_REGISTER
            )
        if figure.is_dug:
            self.plan.digs.append(found.group)
        if toward is not None and toward.monster:
            found.after = self.plan.new_register(f"{AFTER}-{figure.id}")
            found.after_group = self.group(toward.monster)
        self.plan.figures.append(found)

    def _add_traits(self) -> None:
        for monster, traits in self.scenario.traits.items():
            group = self.rules.groups[self.group(monster)]
            group.side = SIDES[traits.side]
            group.is_asleep = traits.is_asleep
            group.draws_for_character = traits.draws_for_character
            group.instead = [line.number for line in traits.instead]
            if traits.before:
                group.before = self.group(traits.before)
            for summons in traits.summons:
                group.summons.append((summons.instead_of, self.group(summons.monster), summons.rank))
            if traits.perches:
                self.plan.great.append(group.number)
            for marker in traits.perches:
                body = self.cells(self.scenario.markers[marker])
                self.plan.bodies[body[0]] = body
            if not traits.leaves_money:
                self.plan.moneyless.append(group.number)
            if traits.charges:
                self.plan.charges[group.number] = self.register(traits.charges)
            for sheet in group.sheets:
                sheet.no_push = sheet.no_push or traits.is_immovable
                sheet.can_be_hurt = traits.can_be_hurt
                sheet.immune |= traits.immune
                sheet.hp *= traits.hp_times

    # Clauses and what they are made of

    def whom(self, whom: words.Whom) -> Whom:
        found = Whom(whom.who)
        found.groups = [self.group(type) for type in whom.types]
        found.place = self.place(whom.place) if whom.place is not None else None
        found.within = whom.within
        found.is_off = whom.is_off
        found.remembered = self.register(whom.remembered)
        found.rank = whom.rank
        found.treasure = whom.treasure
        if whom.treasure and whom.treasure not in self.plan.wanted_treasures:
            self.plan.wanted_treasures.append(whom.treasure)
        found.suffers = whom.suffers
        found.nearest = self.place(whom.nearest) if whom.nearest is not None else None
        found.holding = ANY if whom.holding is None else int(whom.holding)
        found.hurt = ANY if whom.hurt is None else int(whom.hurt)
        return found

    def _named(self, whom: words.Whom) -> Whom:
        """Whom a line names; perhaps by where the moment is, which is remembered."""
        found = self.whom(whom)
        if found.place is not None and whom.place is not None and whom.place.is_here:
            found.place.here = self.plan.new_register(f"{HERE}-{len(self.plan.registers)}")
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
        found.every = test.every
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
        if clause.card:
            self._of_card(clause, found)
        found.special = clause.special
        found.against = [self.group(type) for type in clause.against]
        self.plan.has_against = self.plan.has_against or bool(found.against)
        found.index = clause.index
        if clause.is_once:
            found.once = self.plan.new_register(f"{HAPPENED}-{len(self.plan.registers)}")
        # With a figure whose moment it is, the clause speaks of that one alone.
        everyone = None if clause.moment in moments.OF_A_FIGURE else found.whom
        for line in clause.lines:
            found.lines += self._lines(line, self._named(line.whom) if line.whom is not None else everyone)
        for done in found.lines:
            done.is_effect = clause.is_effect or clause.moment == moments.START
            if done.march is not None and done.march.carries >= 0 and found.whom is not None:
                self.plan.carriers += found.whom.groups
        self.plan.clauses[clause.moment].append(found)

    def _of_card(self, clause: words.Clause, found: Clause) -> None:
        """What a card of the dungeon says at once, or from then on."""
        assert self.scenario.dungeon is not None
        if clause.moment in OF_CARDS:
            found.room = self.scenario.dungeon.card_number(clause.moment, clause.card)
            return
        holds = Test(c.REGISTER)
        holds.register = self.register(register_of(clause.card))
        found.tests.append(holds)

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
            found_line = self._line(line)
            if line.place is not None and line.place.is_here:
                found_line.here = self.plan.new_register(f"{HERE}-{len(self.plan.registers)}")
            again = found_line.count if line.op in (c.PROMOTE, c.RETURN) else 1
            return [self._number(found_line if not more else self._line(line), whom) for more in range(again)]
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
            if line.place is not None and line.place.is_here:
                spawn.here = self.plan.new_register(f"{HERE}-{len(self.plan.registers)}")
            found.append(self._number(spawn, whom))
            self.plan.spawns.append(spawn)
        return found

    def _track(self, hexes: list[Hex]) -> Track:
        """With the obstacles that lie at both its ends."""
        numbers = [self._obstacle_at(hexes[0]), self._obstacle_at(hexes[-1])]
        self.plan.lasting_obstacles += numbers
        register = self.plan.new_register(f"{TRACK}-{len(self.plan.registers)}")
        return Track(self.cells(hexes), numbers, register)

    def _obstacle_at(self, hex: Hex) -> int:
        """As the board counts them, from 1 on."""
        return next(
            number + 1 for number, overlay in enumerate(self.scenario.overlays) if hex in overlay.hexes
        )

    def _number(self, line: Line, whom: Whom | None) -> Line:
        line.whom = whom
        line.number = len(self.plan.lines)
        self.plan.lines.append(line)
        return line

    def _line(self, line: words.Line) -> Line:
        found = Line(line.op)
        if line.ability is not None:
            found.ability = line.ability.number
            found.register = self.register(line.register)
            return found
        found.cells = self.place(line.place).cells
        found.beside = line.is_beside
        found.is_exact = line.is_exact
        found.is_next = line.is_next
        self.plan.holder_immune |= line.conditions if line.op == c.IMMUNE else 0
        found.doors = self.doors(line.doors)
        found.count = line.count[self.rules.players]
        found.card = ADDED[c.CARDS.index(line.card)]
        found.items = line.items
        found.conditions = line.conditions
        perches = [cell for cell in found.cells if cell in self.plan.bodies]
        if line.op == c.JUMP and perches:
            found.cells = perches
        if line.op in (c.JUMP, c.CURRENT):
            found.turn = self.plan.new_register(f"{TURN}-{len(self.plan.registers)}")
        if line.op == c.RETURN:
            found.rank = line.ranks[self.rules.players]
        if line.op in OF_ONE_TYPE or (line.op >= c.FIRST_ADDED_OPERATION and line.monsters):
            found.group = self.group(line.monsters[0])
            found.rank = max(0, line.ranks[self.rules.players])
        found.strong = line.strong
        found.inert = line.inert
        found.stats = line.stats
        found.each = self.whom(line.each) if line.each is not None else None
        self.plan.note_what_holds(line.op)
        found.tracks = [self._track(hexes) for hexes in line.tracks]
        self._note(line, found)
        if line.op == c.MARCH:
            self.plan.has_march = True
            found.march = self._march(line)
        found.directions = line.directions
        found.makes_way = line.makes_way
        found.register = self.register(line.register)
        found.n = line.number.value(self.rules.players, self.rules.levels.level)
        for spot in self.scenario.spots:
            if spot.later and spot.later == line.name and spot.ranks[self.rules.players] >= 0:
                cell = self.rules.map.cell(spot.at)
                found.later.append((cell, self.group(spot.monster), spot.ranks[self.rules.players]))
        if line.op == c.PLACE and self._is_hunted(found):
            name = f"{PLACED}-{line.name}"
            known = self.plan.registers
            found.register = known.index(name) if name in known else self.plan.new_register(name)
            self.plan.late.append(found)
        return found

    def _note(self, line: words.Line, found: Line) -> None:
        """What the whole plan knows of a line."""
        if line.op == c.PORTAL:
            self.plan.portal = found.cells
        elif line.op == c.CONTROL:
            self.plan.control = self.register(line.register)
        found.is_away = line.is_away

    def _march(self, line: words.Line) -> OwnFigure:
        found = OwnFigure(-1, [], self.place(line.place).cells)
        found.points = line.points
        found.is_alone = line.is_alone
        found.opens_doors = line.opens_doors
        if line.carries:
            found.carries = self.group(line.carries)
            found.carried = self.plan.new_register(f"{CARRIED}-{len(self.plan.registers)}")
        return found

    def _is_hunted(self, line: Line) -> bool:
        """Whether a goal asks that some of those are dead who are placed later."""
        hunted = [group for test in self.plan.win if test.kind == c.DEAD for group in test.groups]
        return any(group in hunted for _, group, _ in line.later)
