"""A lost card that goes to another hero's hand: it stays there for the scenario (GH-S-REC)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.cards import options, places
from taverna.games.gloomhaven.state.figures import HERO, NO_CARD as NOTHING, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


def lendable(table: Table, seat: int) -> int:
    """Lost cards of a hero's own class that may be recovered (GH-S-REC-02)."""
    zone = 0
    for place in places(table.heroes[seat].lost):
        card = table.cards_of(seat)[place]
        own = place < len(table.rules.classes[seat].cards)
        if own and not card.top.unrecoverable and not card.bottom.unrecoverable:
            zone |= 1 << place
    return zone


def free_place(table: Table, seat: int) -> int:
    """Where a card of another may lie, from the last place down: no card that could be in the own hand is hidden."""
    borrowed = table.heroes[seat].borrowed
    known = table.rules.classes[seat].cards
    for number in range(CLASS_SIZE):
        place = CLASS_SIZE - 1 - number
        if place < len(known) and 0 <= known[place].level <= table.heroes[seat].level:
            return -1
        if number >= len(borrowed) or borrowed[number] == NOTHING:
            return place
    return -1


def add(table: Table, seat: int, card: int) -> int:
    """A card of another joins the hand; its place."""
    place = free_place(table, seat)
    assert place >= 0
    hero = table.heroes[seat]
    number = CLASS_SIZE - 1 - place
    rest = hero.borrowed[number + 1 :]
    hero.borrowed = hero.borrowed[:number] + [card] + rest
    bit = 1 << place
    hero.cards |= bit
    hero.hand |= bit
    hero.seen |= bit
    return place


def lenders(table: Table, act: Act, taker: Figure) -> list[Figure]:
    """Heroes next to the taker, other than the performer, who have a lost card to give."""
    if free_place(table, taker.owner) < 0:
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


class TakeStep(Handler[Table]):
    """Cards of others, borrowed."""

    def run(self, table: Table, seat: int, chosen: int) -> None:
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

    def answer(self, table: Table, seat: int, chosen: int, code: int) -> None:
        if code == codes.DONE:
            table.pop()
        elif not chosen:
            table.next(table.agenda[-1][0], seat, table.figures[code - codes.FIGURE].owner + 1)
        else:
            table.pop()
            _take(table, seat, chosen - 1, code - codes.CARD)


def _take(table: Table, seat: int, owner: int, place: int) -> None:
    giver = table.heroes[owner]
    bit = 1 << place
    if giver.active & bit:
        lasting.end_card(table, owner, place, "GH-S-REC-01")
    giver.lost &= ~bit
    giver.cards &= ~bit
    new = add(table, seat, owner * CLASS_SIZE + place)
    events.card(table, "recovered", "GH-S-REC-01", seat, new)
