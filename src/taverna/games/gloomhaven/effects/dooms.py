"""Dooms: an enemy carries the mark of an active card, which ends when that enemy dies, unless it moves to another.

A mark is a lasting effect of the marked figure, kept by the card of the one who marked it.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects import item_windows, lasting
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.cards import options
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import MARK, ON_DAMAGED, ON_DIES, ON_ENEMY_DIES, ON_MARK
from taverna.games.gloomhaven.state.figures import NO_CARD, Figure
from taverna.games.gloomhaven.state.frames import Act, Lasting
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

ONE: Final = 1 << 20
"""In the step: of several dooms one moves on."""


def mark(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    actor = table.figures[act.actor]
    lasting.start(table, figure, ability, 0, actor.owner, act.card)
    for place in item_windows.usable(table, actor, ON_MARK):
        passive = item_windows.passive_for(table, table.heroes[actor.owner].items[place], ON_MARK)
        if passive is not None:
            start_list(table, actor.slot, [part.number for part in passive.perform], figure.slot)


def marks_on(table: Table, figure: Figure) -> list[Lasting]:
    return [
        effect
        for effect in table.lasting
        if effect.owner == figure.slot and ABILITIES[effect.ability].op == MARK
    ]


def marks_of(table: Table, seat: int) -> list[Lasting]:
    return [
        effect for effect in table.lasting if effect.seat == seat and ABILITIES[effect.ability].op == MARK
    ]


# A death


def waiting_for_death(table: Table, figure: Figure) -> list[Lasting]:
    """Effects that this death sets off; the figure is still on the map. Its marks are in nobody's place from now on."""
    found = lasting.waiting(table, ON_DIES, figure, figure.slot)
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        owner = table.figures[effect.owner]
        if passive is None or passive.on != ON_ENEMY_DIES or not table.are_enemies(owner, figure):
            continue
        if holds(table, passive.tests, owner.slot, figure.slot):
            found.append(effect)
    for effect in marks_on(table, figure):
        effect.owner = table.heroes[effect.seat].figure
        table.push(steps.DOOMS, effect.seat)
    return found


def after_death(table: Table, figure: Figure, cell: int, effects: list[Lasting]) -> None:
    """What was waiting is performed, the first one first; where it died is known to it.

    The blow that killed goes on afterwards as if nothing had been between (`table.suffered`).
    """
    table.push(steps.DOOMS, effects[0].seat, table.suffered + 1)
    for effect in reversed(effects):
        if table.figures[effect.owner].present:
            act = perform(table, effect)
            act.killed_at = cell
            act.target = figure.slot


def perform(table: Table, effect: Lasting) -> Act:
    """Its holder performs what it says, without a question whether it likes to."""
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    act = start_list(table, effect.owner, [part.number for part in passive.perform])
    lasting.use(table, effect)
    return act


class DoomsStep(Handler[Table]):
    """Of a seat: dooms that have found no other enemy are over. `second`: what was suffered before, and 1; or ONE."""

    def run(self, table: Table, seat: int, second: int) -> None:
        if second == ONE:
            self._keep_one(table, seat)
            return
        table.pop()
        if second:
            table.suffered = second - 1
        for effect in marks_of(table, seat):
            if effect.owner == table.heroes[seat].figure and effect.card != NO_CARD:
                lasting.end_card(table, seat, effect.card, "GH-S-BON-05")

    def _keep_one(self, table: Table, seat: int) -> None:
        """Only one doom has moved: which of the others is over, the player says."""
        zone = 0
        for effect in marks_of(table, seat):
            zone |= 1 << effect.card
        if zone.bit_count() > 1:
            table.ask(seat, "limit", options(zone))
        else:
            table.pop()

    def answer(self, table: Table, seat: int, second: int, code: int) -> None:
        lasting.end_card(table, seat, code - codes.CARD, "GH-S-BON-05")


def transfer(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """The dooms of the performer move to the figure: all of them, or one."""
    seat = table.figures[act.actor].owner
    for effect in marks_of(table, seat):
        effect.owner = figure.slot
    if amount(table, ability.n, act.actor) >= 0:
        table.push(steps.DOOMS, seat, ONE)


# Damage


def waiting_for_damage(table: Table, figure: Figure) -> list[Lasting]:
    """Effects that perform something when the figure has suffered damage."""
    found: list[Lasting] = []
    for effect in lasting.waiting(table, ON_DAMAGED, figure):
        passive = ABILITIES[effect.ability].passive
        if passive is not None and is_afterwards(effect) and table.figures[effect.owner].present:
            found.append(effect)
    return found


def is_afterwards(effect: Lasting) -> bool:
    """It does not lessen damage but follows it."""
    passive = ABILITIES[effect.ability].passive
    return passive is not None and bool(passive.perform) and not passive.negate and passive.gain is None


handled.EVENTS.add_all([ON_DIES, ON_ENEMY_DIES])
handled.WINDOWS.add(ON_MARK)
