"""Who acts when: monster cards are drawn, ties are settled, cards are put away (GH-S-INI, GH-S-END-01)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects.turn_order import (
    draw_card,
    groups_on_map,
    is_waiting,
    key_of,
    number_figures,
)
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.table import NOT_FED, Table
from taverna.kernel import Handler
from taverna.kit.piles import shuffle


def draw_cards(table: Table) -> None:
    """One card for each deck that a type on the map acts by (GH-S-INI-01)."""
    present = groups_on_map(table)
    table.carded = present
    for group in range(len(table.rules.groups)):
        if present >> group & 1:
            draw_card(table, group)


def settle(table: Table, place: int, last: int) -> bool:
    """Ask who of equal initiative acts first (GH-S-INI-04, 06, 07, 11); False when all is settled.

    `last`: the place up to which a room revealed in mid-round has made it necessary; 0 before the first turn.
    """
    end = len(table.order)
    while place < (min(last, end) or end):
        tied = [entry for entry in tied_at(table, place) if is_waiting(table, entry)]
        if len(tied) > 1:
            table.next(table.agenda[-1][0], place, last)
            table.ask(table.arbiter(), "tie", [codes.ENTITY + entry for entry in tied])
            return True
        place += 1
    return False


def tied_at(table: Table, place: int) -> list[int]:
    mine = key_of(table, table.order[place])
    found: list[int] = []
    for entry in table.order[place:]:
        if key_of(table, entry) != mine:
            break
        found.append(entry)
    return found


class TiesStep(Handler[Table]):
    """Equal initiatives: from which place, up to which (0: all)."""

    def run(self, table: Table, place: int, last: int) -> None:
        if not settle(table, place, last):
            number_figures(table)
            table.next(steps.NEXT_TURN)

    def answer(self, table: Table, place: int, last: int, code: int) -> None:
        entry = code - codes.ENTITY
        order = table.order[:]
        order.remove(entry)
        order.insert(place, entry)
        table.order = order
        table.next(table.agenda[-1][0], place + 1, last)


def clear(table: Table) -> None:
    """At the end of the round the cards of monsters are put away (GH-S-END-01)."""
    for group in range(len(table.rules.groups)):
        deck = table.rules.groups[group].deck
        stack = table.stacks[deck]
        if stack.card == NO_CARD:
            continue
        card = table.rules.card(group, stack.card)
        stack.discard.append(stack.card)
        stack.card = NO_CARD
        if card.shuffle:
            stack.draw += stack.discard
            stack.discard = []
            shuffle(stack.draw, table.rng)
    table.carded = 0
    table.fed = [NOT_FED] * len(table.fed)
    table.order = []
