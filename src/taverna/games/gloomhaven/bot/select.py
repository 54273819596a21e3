"""The choice of two cards and which one leads, or of a long rest."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.bot.deeds import need
from taverna.games.gloomhaven.bot.facts import GO, STRIKE, Deed, Facts, deed_for, facts_of
from taverna.games.gloomhaven.bot.plan import CARE, Planner, PlanResult
from taverna.games.gloomhaven.bot.situation import EARLY, LATE, Scene
from taverna.games.gloomhaven.bot.stamina import rounds_of
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.elements import can_consume
from taverna.games.gloomhaven.effects.equipping import default_attack, default_move
from taverna.games.gloomhaven.language.cards import Card
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.figures import HERO, NO_CARD
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision

UNUSED: Final = 0.13
"""What the halves that a pair leaves unused cost."""
OPENER: Final = 0.4
SAVED: Final = 0.1
HASTE: Final = 0.03
AFTER: Final = 35
WEAK: Final = 0.5
QUIET_HAND: Final = 3
TENDED: Final = 3
"""With so few cards, and so hurt, it is better to rest while there is nothing to fight."""
FEW: Final = 4
"""With so few it may rest along with who is hurt."""
ROOM_TO_MOVE: Final = 0.3
CALM: Final = 0.002
NEVER: Final = -1000.0
BOLD: Final = 0.22
"""How much of the danger counts while cards are chosen."""
AFTERWARDS: Final = 0.5
FAST: Final = 0.35
"""How much more a deed is worth that comes before the enemies act."""


def rate_select(table: Table, decision: Decision) -> list[float]:
    return Selection(table, decision.seat).rate_options(decision.options)


class Selection:
    """All pairs of a hand, rated once."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hero = table.heroes[seat]
        self.scene = Scene(table, seat, EARLY)
        self.planner = Planner(self.scene)
        self.later = Planner(Scene(table, seat, LATE))
        self.stamina = self.scene.stamina
        self.cards = table.cards_of(seat)
        self.planner.distance = keeps_distance([self.cards[place] for place in places(self.hero.hand)])
        self.later.distance = self.planner.distance
        self.planner.care = BOLD
        self.later.care = BOLD * AFTERWARDS
        self.attack = deed_for(ABILITIES[default_attack(table, self.hero)])
        self.move = deed_for(ABILITIES[default_move(table, self.hero)])
        self.here = self.scene.danger(self.scene.me.cell)
        self.opening = self.planner.aims.opening()
        self.opener = self.planner.aims.is_toughest()
        self._plans: dict[str, PlanResult] = {}
        self._late_plans: dict[str, PlanResult] = {}
        self._waits: dict[int, float] = {}

    def rate_options(self, options: list[int]) -> list[float]:
        hand = places(self.hero.hand)
        lead = self.hero.lead
        found: list[float] = []
        for code in options:
            if code == codes.REST:
                found.append(self.rest())
            elif code == codes.TAKE_BACK:
                found.append(NEVER)
            elif lead == NO_CARD:
                place = (code - codes.LEAD) % codes.CLASS_SIZE
                found.append(max([self.pair(place, other) for other in hand if other != place]))
            else:
                found.append(self.pair(lead, (code - codes.SECOND) % codes.CLASS_SIZE))
        return found

    # Resting

    def rest(self) -> float:
        """A long rest: when nobody is near, with few cards left or wounds to heal."""
        hand, discard = self.hero.hand.bit_count(), self.hero.discard.bit_count()
        if hand < 2:
            return 100.0
        value = need(self.scene.own, 2) - CARE * self.here + self.planner.standing(self.scene.me.cell)
        if self.planner.aims.fighting and self.scene.near_foes:
            return value - 6.0
        if self.is_weak(self.seat):
            return value + 6.0
        if (
            not self.planner.aims.fighting
            and not self.scene.near_foes
            and hand <= QUIET_HAND
            and discard >= 3
            and self.scene.me.max_hp - self.scene.me.hp >= TENDED
        ):
            return value + 4.0
        if not self.planner.aims.fighting and hand <= FEW and discard >= 3:
            for friend in self.scene.others:
                if friend.figure.kind == HERO and self.is_weak(friend.figure.owner):
                    return value + 4.0
        return value - 5.0

    def is_weak(self, seat: int) -> bool:
        """So hurt that it should rest before the next fight, with cards enough to do so."""
        hero, figure = self.table.heroes[seat], self.table.hero_figure(seat)
        if hero.exhausted or hero.discard.bit_count() < 2 or WEAK * figure.max_hp < figure.hp:
            return False
        cards = hero.hand.bit_count()
        return rounds_of(cards, hero.discard.bit_count()) > self.scene.needed + 1.0

    # Pairs

    def pair(self, lead: int, second: int) -> float:
        """With the first card's initiative."""
        one, other = self.cards[lead], self.cards[second]
        late = self.wait(one.initiative)
        return max(self.split(one, other, late), self.split(other, one, late)) - self.delay(one.initiative)

    def delay(self, initiative: int) -> float:
        """Who opens a door goes first, the others soon after."""
        if not self.opening:
            return CALM * initiative
        if self.opener:
            return HASTE * initiative
        return HASTE * abs(initiative - AFTER)

    def wait(self, initiative: int) -> float:
        """The chance that an enemy acts first."""
        known = self._waits.get(initiative)
        if known is None:
            total = weight = 0.0
            for foe in self.scene.foes:
                total += foe.mood.chance_before(initiative) * (0.5 + foe.threat)
                weight += 0.5 + foe.threat
            known = total / weight if weight else initiative / 100.0
            self._waits[initiative] = known
        return known

    def split(self, top: Card, bottom: Card, late: float) -> float:
        """The top of one card and the bottom of the other, each of which may be a default action."""
        upper, lower = facts_of(top.top), facts_of(bottom.bottom)
        best = self.judge(upper, lower, late)
        best = max(best, self.judge(upper, None, late), self.judge(None, lower, late))
        left = facts_of(top.bottom).spare + facts_of(bottom.top).spare
        return best - UNUSED * left

    def deeds(self, facts: Facts) -> list[Deed]:
        """With what elements that are there now bring besides."""
        fed = facts.price and can_consume(self.scene.table, facts.price)
        return facts.fuller if fed else facts.deeds

    def judge(self, upper: Facts | None, lower: Facts | None, late: float) -> float:
        above = self.deeds(upper) if upper is not None else [self.attack]
        below = self.deeds(lower) if lower is not None else [self.move]
        value = 0.0
        if late < 1.0:
            found = self.plan(self.planner, self._plans, above, below)
            value += (1.0 - late) * (found.value + FAST * found.deeds)
        if late > 0.0:
            found = self.plan(self.later, self._late_plans, above, below)
            value += late * (found.value - BOLD * self.here)
        if not self.planner.aims.fighting:
            # Good blows are for the moment after a door is opened.
            value += (OPENER if self.opening else -SAVED) * _strike(above)
            if self.opening and self.opener:
                value += ROOM_TO_MOVE * _goes(below)
        if upper is not None and upper.lost:
            value -= self.stamina.used_cost()
        if lower is not None and lower.lost:
            value -= self.stamina.used_cost()
        return value

    def plan(
        self, planner: Planner, known: dict[str, PlanResult], above: list[Deed], below: list[Deed]
    ) -> PlanResult:
        key = f"{_sign(above)}|{_sign(below)}"
        found = known.get(key)
        if found is None:
            cell = self.scene.me.cell
            found = planner.plan(below + above, cell)
            other = planner.plan(above + below, cell)
            if other.value > found.value:
                found = other
            known[key] = found
        return found


def _sign(deeds: list[Deed]) -> str:
    """Equal for lists that do the same."""
    parts: list[str] = []
    for deed in deeds:
        if deed.kind == GO:
            parts.append(f"m{deed.n}{'j' if deed.jump else ''}")
        else:
            parts.append(str(deed.number))
    return " ".join(parts)


def _goes(deeds: list[Deed]) -> float:
    return sum([float(deed.n) for deed in deeds if deed.kind == GO])


def _strike(deeds: list[Deed]) -> float:
    return sum([float(deed.n) for deed in deeds if deed.kind == STRIKE])


def keeps_distance(cards: list[Card]) -> int:
    """How far from the enemies a hero with these cards likes to stand."""
    near = far = 0.0
    for card in cards:
        for half in (card.top, card.bottom):
            for deed in facts_of(half).deeds:
                if deed.kind == STRIKE and deed.ranged:
                    far += deed.n
                elif deed.kind == STRIKE:
                    near += deed.n
    return 3 if far > near else 1
