"""A hero's own turn: which half to play next, where to go, whom to attack."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.bot.deeds import need
from taverna.games.gloomhaven.bot.facts import GO, LOCATED, Deed, deed_for, facts_of
from taverna.games.gloomhaven.bot.offers import brings
from taverna.games.gloomhaven.bot.plan import Planner
from taverna.games.gloomhaven.bot.select import keeps_distance
from taverna.games.gloomhaven.bot.situation import Scene
from taverna.games.gloomhaven.bot.traps import harm_at
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.elements import can_consume
from taverna.games.gloomhaven.effects.equipping import default_attack, default_move
from taverna.games.gloomhaven.language.clauses import FREE
from taverna.games.gloomhaven.language.registry import ABILITIES, ACTIONS
from taverna.games.gloomhaven.language.vocabulary import HEAL, RECOVER
from taverna.games.gloomhaven.rules.turns import open_effects
from taverna.games.gloomhaven.state.figures import BOTTOM_USED, NO_CARD, TOP_USED
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision

NEVER: Final = -1000.0
LONGER: Final = 0.1
"""What a step more is worth to who opens a door: it may be a step back."""
WASTED: Final = 0.3
OFFERED: Final = 1.0
WORTH_IT: Final = 1.2
NEARER: Final = 0.1
FAR_OFF: Final = 30


class Turn:
    """What a hero can still do with the cards before it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hero = table.heroes[seat]
        self.scene = Scene(table, seat)
        self.planner = Planner(self.scene)
        self.stamina = self.scene.stamina
        self.cards = table.cards_of(seat)
        known = self.hero.hand | self.hero.played | self.hero.discard
        self.planner.distance = keeps_distance([self.cards[place] for place in places(known)])
        self.opening = self.planner.aims.opening()
        self.dare = self.planner.dread() if self.scene.brave else 5.0
        self.attack = deed_for(ABILITIES[default_attack(table, self.hero)])
        self.move = deed_for(ABILITIES[default_move(table, self.hero)])

    def way(self, place: int, way: int) -> tuple[list[Deed], float]:
        """The deeds of playing a card in one of the four ways, and what it costs."""
        if way == codes.ATTACK_2:
            return [self.attack], 0.0
        if way == codes.MOVE_2:
            return [self.move], 0.0
        card = self.cards[place]
        facts = facts_of(card.top if way == codes.TOP else card.bottom)
        deeds = facts.fuller if facts.price and can_consume(self.scene.table, facts.price) else facts.deeds
        return deeds, self.stamina.used_cost() if facts.lost else 0.0

    def after(self, place: int, top: bool) -> list[tuple[list[Deed], float]]:
        """What may follow once that card is played as a top (or bottom): the other card, or nothing."""
        found: list[tuple[list[Deed], float]] = []
        other = self.hero.second if place == self.hero.lead else self.hero.lead
        if other != NO_CARD and self.hero.played >> other & 1 and other != place:
            if top and not self.hero.used & BOTTOM_USED:
                found = [self.way(other, codes.BOTTOM), self.way(other, codes.MOVE_2)]
            elif not top and not self.hero.used & TOP_USED:
                found = [self.way(other, codes.TOP), self.way(other, codes.ATTACK_2)]
        if not found:
            nothing: list[Deed] = []
            found.append((nothing, 0.0))
        return found

    def rate_options(self, options: list[int]) -> list[float]:
        idle = self.planner.plan([], self.scene.me.cell).value
        found: list[float] = []
        for code in options:
            if codes.PLAY <= code < codes.GOAL:
                found.append(self.play(code - codes.PLAY))
            elif code == codes.DONE:
                found.append(idle)
            elif codes.ITEM <= code < codes.FIGURE:
                found.append(NEVER if not self.uses(code - codes.ITEM) else -NEVER)
            elif codes.CHOICE <= code < codes.CARD:
                found.append(-NEVER if self.wants(code - codes.CHOICE) else NEVER)
            else:
                found.append(NEVER)
        for place, code in enumerate(options):
            if codes.INTERACT <= code < codes.STEP:
                found[place] = self.offer(code - codes.INTERACT, idle, max(found))
        return found

    def offer(self, number: int, idle: float, best: float) -> float:
        """What the scenario offers comes first if it serves the goal; what only costs is better than to do nothing."""
        interaction = self.table.rules.plan.interactions[number]
        if brings(self.table, interaction):
            return best + OFFERED
        return idle + LONGER if interaction.cost != FREE else NEVER

    def play(self, choice: int) -> float:
        place = self.hero.second if choice >= 4 else self.hero.lead
        way = choice % 4
        deeds, cost = self.way(place, way)
        best = NEVER
        for more, price in self.after(place, way in (codes.TOP, codes.ATTACK_2)):
            value = self.planner.plan(deeds + more, self.scene.me.cell).value - price
            best = max(best, value)
        return best - cost + self.order(deeds)

    def order(self, deeds: list[Deed]) -> float:
        """A half that does nothing yet can wait: a step or a door may change that."""
        found = 0.0
        idle = True
        for deed in deeds:
            if deed.kind == GO and not deed.by_companion:
                found += LONGER * deed.n if self.opening else 0.0
                idle = False
            elif deed.kind not in LOCATED or self.planner.gain(deed, self.scene.me.cell).value > 0.0:
                idle = False
        return found - (WASTED if idle else 0.0)

    def uses(self, place: int) -> bool:
        """Items of its own turn: a potion when it is needed."""
        sheet = self.table.rules.items[self.hero.items[place]]
        for passive in sheet.passives:
            for part in passive.perform:
                if part.op == HEAL:
                    return need(self.scene.own, part.n.plus) >= 1.9
                if part.op == RECOVER:
                    return self.hero.discard.bit_count() >= 3 and self.hero.hand.bit_count() <= 3
        return False

    def wants(self, number: int) -> bool:
        """A lasting effect of the own turn: when it does enough from here."""
        passive = ABILITIES[open_effects(self.table, self.seat)[number].ability].passive
        assert passive is not None
        deeds = [deed_for(part) for part in passive.perform]
        return sum([self.planner.gain(deed, self.scene.me.cell).value for deed in deeds]) >= WORTH_IT

    # Moving

    def rate_move(self, options: list[int]) -> list[float]:
        walk = self.table.walks[-1]
        here = self.scene.me.cell
        rests = self.remaining()
        safe = self.scene.places(here, walk.points, walk.jump or walk.flying)
        found: list[float] = []
        for code in options:
            if code == codes.DONE:
                found.append(self.from_cell(rests, here))
            elif codes.CELL <= code < codes.SECOND:
                cell = code - codes.CELL
                value = self.from_cell(rests, cell)
                found.append(value if cell in safe else value - self.dare)
            elif codes.STEP <= code < codes.ELEMENT and walk.straight:
                cell = self.table.board.map.neighbour[6 * here + code - codes.STEP]
                found.append(self.from_cell(rests, cell) if cell in safe else NEVER)
            elif codes.ITEM <= code < codes.FIGURE and self.uses(code - codes.ITEM):
                found.append(-NEVER)
            elif codes.FIGURE <= code < codes.ENTITY:
                found.append(-NEVER)  # what can be dug up is what one came for
            else:
                found.append(NEVER)
        return found

    def from_cell(self, rests: list[tuple[list[Deed], float]], cell: int) -> float:
        best = NEVER
        for deeds, cost in rests:
            best = max(best, self.planner.plan(deeds, cell).value - cost)
        return best

    def remaining(self) -> list[tuple[list[Deed], float]]:
        """What comes after the present move: the rest of its half, then the other card."""
        act = self.table.acts[-1]
        rest = [deed_for(ABILITIES[number]) for number in act.todo[act.index + 1 :]]
        if act.card == NO_CARD or act.seat != self.seat:
            return [(rest, 0.0)]
        top = not self.is_bottom(act.action, act.card)
        return [(rest + more, cost) for more, cost in self.after(act.card, top)]

    def is_bottom(self, action: int, place: int) -> bool:
        """Whether the half in progress is a bottom one; the default move is."""
        if action < 0:
            return True
        return self.cards[place].bottom.number == ACTIONS[action].number


def rate_turn(table: Table, decision: Decision) -> list[float]:
    return Turn(table, decision.seat).rate_options(decision.options)


def rate_move(table: Table, decision: Decision) -> list[float]:
    walk = table.walks[-1]
    turn = Turn(table, decision.seat)
    if walk.actor != table.heroes[decision.seat].figure:
        if table.is_companion(table.figures[walk.actor]):
            return _lead(turn, decision)
        return _steer(turn.scene, decision)
    return turn.rate_move(decision.options)


def _lead(turn: Turn, decision: Decision) -> list[float]:
    """A companion goes where the rest of its command does most, else nearer to an enemy."""
    table = turn.table
    act = table.acts[-1]
    figure = table.figures[act.actor]
    rest = [deed_for(ABILITIES[number]) for number in act.todo[act.index + 1 :]]
    found: list[float] = []
    for code in decision.options:
        cell = code - codes.CELL if codes.CELL <= code < codes.SECOND else figure.cell
        value = sum([turn.planner.gain(deed, cell).value for deed in rest if deed.kind in LOCATED])
        near = min([table.distance(cell, foe.cell) for foe in turn.scene.foes], default=0)
        value -= NEARER * min(near, FAR_OFF)
        found.append(value if code == codes.DONE or code >= codes.CELL else NEVER)
    return found


def _steer(scene: Scene, decision: Decision) -> list[float]:
    """Another figure is moved: an enemy into a trap, or nowhere."""
    figure = scene.table.figures[scene.table.walks[-1].actor]
    found: list[float] = []
    for code in decision.options:
        stays = 0.5 if code == codes.DONE else 0.0
        found.append(
            harm_at(scene, figure, code - codes.CELL) if codes.CELL <= code < codes.SECOND else stays
        )
    return found
