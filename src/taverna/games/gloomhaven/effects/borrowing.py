"""A lost card that goes to another hero's hand: it stays there for the scenario (GH-S-REC)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.cards import options, places
from taverna.games.gloomhaven.state.figures import HERO, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


def lendable(table: Table, seat: int) -> int:
    """Lost cards of a hero's own class that may be recovered (GH-S-REC-02)."""
    zone = 0
    for place in places(table.heroes[seat].lost):
        card = table.cards_of(seat)[place]
        own = place < len(table.rules.classes[seat].cards)
        if own and not card.top.unrecoverable and not card.bottom.unrecoverable:
            zone |= 1 << place
    return zone


def lenders(table: Table, act: Act, taker: Figure) -> list[Figure]:
    """Heroes next to the taker, other than the performer, who have a lost card to give."""
    known = len(table.rules.classes[taker.owner].cards)
    if known + len(table.heroes[taker.owner].borrowed) >= CLASS_SIZE:
        return []
    return [
        other
        for other in table.figures
        if other.kind == HERO
        and other.present
        and other.slot != act.actor
        and table.are_allies(taker, other)
        and table.adjacent(taker, other)
        and lendable(table, other.owner)
    ]


def is_lent(table: Table, seat: int, place: int) -> bool:
    """Whether another hero has the card now."""
    return any(seat * CLASS_SIZE + place in hero.borrowed for hero in table.heroes)


def ask(table: Table, seat: int, chosen: int) -> None:
    """Whose card, then which. `chosen`: the seat of the owner and 1."""
    found = lenders(table, table.acts[-1], table.hero_figure(seat))
    if not found:
        table.pop()
    elif chosen:
        table.ask(seat, "recover", options(lendable(table, chosen - 1)) + [codes.DONE])
    elif len(found) == 1:
        table.next(table.agenda[-1][0], seat, found[0].owner + 1)
    else:
        table.ask(seat, "choose", [codes.FIGURE + other.slot for other in found] + [codes.DONE])


def answer(table: Table, seat: int, chosen: int, code: int) -> None:
    if code == codes.DONE:
        table.pop()
    elif not chosen:
        table.next(table.agenda[-1][0], seat, table.figures[code - codes.FIGURE].owner + 1)
    else:
        table.pop()
        _take(table, seat, chosen - 1, code - codes.CARD)


def _take(table: Table, seat: int, owner: int, place: int) -> None:
    giver, taker = table.heroes[owner], table.heroes[seat]
    bit = 1 << place
    if giver.active & bit:
        lasting.end_card(table, owner, place, "GH-S-REC-01")
    giver.lost &= ~bit
    giver.cards &= ~bit
    taker.borrowed = taker.borrowed + [owner * CLASS_SIZE + place]
    new = CLASS_SIZE - len(taker.borrowed)
    taker.cards |= 1 << new
    taker.hand |= 1 << new
    taker.seen |= 1 << new
    events.card(table, "recovered", "GH-S-REC-01", seat, new)
