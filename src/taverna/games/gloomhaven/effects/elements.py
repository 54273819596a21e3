"""Elements: created at the end of the turn, consumed at once, waning at the end of the round (GH-S-ELE)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.language.vocabulary import WILD
from taverna.games.gloomhaven.state.table import INERT, STRONG, Table


def infuse(table: Table, element: int) -> None:
    table.infused |= 1 << element
    events.element(table, "element-created", "GH-S-ELE-03", element)


def can_consume(table: Table, wanted: list[int], by_monster: bool = False) -> bool:
    """Whether all these elements are there, each for itself (GH-S-ELE-06)."""
    if table.rules.plan.has_no_consuming and not by_monster and table.rules.story.forbids_consuming(table):
        return False
    left = 0
    wild = 0
    for element in range(6):
        if table.elements[element] != INERT:
            left |= 1 << element
    for element in wanted:
        if element == WILD:
            wild += 1
        elif left >> element & 1:
            left &= ~(1 << element)
        else:
            return False
    return left.bit_count() >= wild


def consume(table: Table, element: int) -> None:
    table.elements[element] = INERT
    events.element(table, "element-consumed", "GH-S-ELE-05", element)


def consume_all(table: Table, wanted: list[int]) -> None:
    """Consume these; for any-element icons the first that is there."""
    for element in wanted:
        if element != WILD:
            consume(table, element)
    for element in wanted:
        if element == WILD:
            there = [other for other in range(6) if table.elements[other] != INERT]
            if there:
                consume(table, there[0])


def prices(table: Table, wanted: list[int]) -> list[int]:
    """How a player may consume these: yes, or which one for an any-element icon (GH-S-ELE-08)."""
    if WILD not in wanted:
        return [codes.YES]
    return [
        codes.ELEMENT + element
        for element in range(6)
        if table.elements[element] != INERT and element not in wanted
    ]


def pay(table: Table, seat: int, wanted: list[int], code: int) -> None:
    """Consume these as chosen; further any-element icons are asked about next."""
    for element in wanted:
        if element != WILD:
            consume(table, element)
    if WILD in wanted:
        consume(table, code - codes.ELEMENT)
    further = wanted.count(WILD) - 1
    if further > 0:
        table.push(steps.PAY, seat, further)


def end_turn(table: Table) -> None:
    """GH-S-ELE-03."""
    if not table.infused:
        return
    for element in range(6):
        if table.infused >> element & 1:
            table.elements[element] = STRONG
            events.element(table, "element-strong", "GH-S-ELE-03", element)
    table.infused = 0


def end_round(table: Table) -> None:
    """GH-S-ELE-09."""
    for element in range(6):
        if table.elements[element] != INERT:
            table.elements[element] -= 1
            events.waned(table, element)
