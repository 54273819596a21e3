"""What would follow a choice: which monsters reach whom before the round is over, and what that costs on average.

The rules themselves play it, in worlds that the seat can't tell from the real one: everybody stays where the choice
leaves them and suffers what comes. Between those worlds the decks are turned on card by card, so that each card of the
modifier deck comes up once for each attack. What lies behind a door is not told: then nothing is foreseen.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, SUMMONED
from taverna.games.gloomhaven.state.table import RUNNING, Table
from taverna.games.gloomhaven.view.view_types import Foreseen, ForeseenFoe, Threatened
from taverna.kernel import Decision, Event, Rules

FEWEST: Final = 10
MOST: Final = 40
"""Worlds that are looked at: as many as the modifier deck has cards left to draw, within these; all while the ability
cards of the round are unknown too."""
MOST_ANSWERS: Final = 300
BEFORE: Final = ("prepare", "start")
AFTERWARDS: Final = ("short-rest", "redraw")
NOTHING: Final = -1


def foresee(rules: Rules[Table], imagined: Table, code: int) -> Foreseen:
    """`imagined`: what the seat that is asked can't tell from the real table; `code` below 0: nothing more is done."""
    if not imagined.pending or imagined.pending[0].kind in BEFORE or imagined.pending[0].kind in AFTERWARDS:
        return {}
    tally = Tally(imagined)
    worlds = min(MOST, max(FEWEST, len(imagined.monster_deck.draw))) if _are_drawn(imagined) else MOST
    for number in range(worlds):
        world = imagined.clone()
        world.telling = True
        _turn_decks(world, number)
        if not _play(rules, world, code, number):
            return {"blind": True}
        tally.count(world)
    return tally.shown(worlds)


def _turn_decks(world: Table, number: int) -> None:
    world.monster_deck.draw = _turned(world.monster_deck.draw, number)
    for stack in world.stacks:
        stack.draw = _turned(stack.draw, number)


def _turned(cards: list[int], number: int) -> list[int]:
    if not cards:
        return cards
    first = number % len(cards)
    return cards[first:] + cards[:first]


# Playing on


def _play(rules: Rules[Table], world: Table, code: int, number: int) -> bool:
    """Until the round is over; False when a room is revealed on the way."""
    round = world.round
    revealed = world.board.revealed[:]
    if code >= 0:
        _answer(rules, world, _asked(world, code), code)
    for _ in range(MOST_ANSWERS):
        if world.board.revealed != revealed:
            return False
        if not world.pending or world.round != round or world.ended != RUNNING:
            return True
        decision = world.pending[0]
        if decision.kind in AFTERWARDS:
            return True
        _answer(rules, world, decision, _usual(decision, number))
    return True


def _asked(world: Table, code: int) -> Decision:
    for decision in world.pending:
        if code in decision.options:
            return decision
    return world.pending[0]


def _usual(decision: Decision, number: int) -> int:
    """Nobody does anything more; what the rules leave open comes out in turn."""
    options = decision.options
    if codes.DONE in options:
        return codes.DONE
    if decision.kind == "select":
        return options[0]
    return options[number % len(options)]


def _answer(rules: Rules[Table], world: Table, decision: Decision, code: int) -> None:
    if code >= codes.FREE_ACTIONS:
        world.pending = []
        rules.do_free_action(world, decision.seat, code)
        rules.run(world)
        return
    if decision.sealed:
        world.seal(decision, code)
        if world.pending:
            return
    else:
        world.pending = []
    rules.answer(world, code)
    rules.run(world)


# Counting


class Tally:
    """What comes of it, over all worlds. Lists go by slot of the figures that are there now."""

    __slots__ = ("attacks", "ends", "falls", "focus", "harm", "present", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        size = len(table.figures)
        self.present = [figure.present for figure in table.figures]
        self.ends: list[dict[int, int]] = [{} for _ in range(size)]
        self.focus: list[dict[int, int]] = [{} for _ in range(size)]
        self.harm: list[dict[int, int]] = [{} for _ in range(size)]
        """By whom, then to whom: all damage together."""
        self.attacks: list[dict[int, int]] = [{} for _ in range(size)]
        """By whom, then to whom: in how many worlds."""
        self.falls: list[int] = [0] * size

    def count(self, world: Table) -> None:
        acting = NOBODY
        struck: set[int] = set()
        acted: list[int] = []
        for event in world.events:
            if event.kind == "turn":
                acting = _slot(event)
                struck = set()
                if self._is_foe(acting):
                    acted.append(acting)
            elif event.kind == "damage" and self._is_foe(acting) and self._is_friend(_slot(event)):
                self._hit(acting, _slot(event), _number(event), struck)
        for slot in acted:
            figure = world.figures[slot]
            if figure.present:
                _add(self.ends[slot], figure.cell, 1)
            if figure.focus != NOBODY:
                _add(self.focus[slot], figure.focus, 1)
        for slot in range(len(self.present)):
            if self.present[slot] and self._is_friend(slot) and not world.figures[slot].present:
                self.falls[slot] += 1

    def _hit(self, by: int, to: int, damage: int, struck: set[int]) -> None:
        _add(self.harm[by], to, damage)
        if to not in struck:
            struck.add(to)
            _add(self.attacks[by], to, 1)

    def _is_foe(self, slot: int) -> bool:
        if not 0 <= slot < len(self.present) or not self.present[slot]:
            return False
        figures = self.table.figures
        return any(
            figures[hero.figure].present and self.table.are_enemies(figures[hero.figure], figures[slot])
            for hero in self.table.heroes
        )

    def _is_friend(self, slot: int) -> bool:
        if not 0 <= slot < len(self.present):
            return False
        return self.table.figures[slot].kind in (HERO, SUMMONED)

    def shown(self, worlds: int) -> Foreseen:
        foes = [
            self._foe(slot, worlds) for slot in range(len(self.present)) if self.ends[slot] or self.harm[slot]
        ]
        threatened = [
            self._threatened(slot, worlds)
            for slot in range(len(self.present))
            if self.falls[slot] or any(slot in harm for harm in self.harm)
        ]
        return {"foes": foes, "threatened": threatened, "drawn": _are_drawn(self.table)}

    def _foe(self, slot: int, worlds: int) -> ForeseenFoe:
        return {
            "slot": slot,
            "cell": _commonest(self.ends[slot]),
            "focus": _commonest(self.focus[slot]),
            "blows": [
                [to, _mean(self.harm[slot][to], worlds), _percent(self.attacks[slot][to], worlds)]
                for to in sorted(self.harm[slot])
            ],
        }

    def _threatened(self, slot: int, worlds: int) -> Threatened:
        total = sum([harm.get(slot, 0) for harm in self.harm])
        return {
            "slot": slot,
            "damage": _mean(total, worlds),
            "falls": _percent(self.falls[slot], worlds),
        }


def _are_drawn(table: Table) -> bool:
    """Whether the monsters' ability cards of this round lie open."""
    return bool(table.order)


def _slot(event: Event) -> int:
    value = event.args["slot"]
    return value if isinstance(value, int) else NOBODY


def _number(event: Event) -> int:
    value = event.args["number"]
    return value if isinstance(value, int) else 0


def _add(counts: dict[int, int], key: int, number: int) -> None:
    counts[key] = counts.get(key, 0) + number


def _commonest(counts: dict[int, int]) -> int:
    best = NOTHING
    for key in sorted(counts):
        if best == NOTHING or counts[key] > counts[best]:
            best = key
    return best


def _mean(total: int, worlds: int) -> float:
    return round(total / worlds, 1)


def _percent(number: int, worlds: int) -> int:
    return round(100 * number / worlds)
