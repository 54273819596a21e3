"""Ability cards between hand, discard, lost and active area (GH-S-ZON). Zones are bits by a card's place."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import LOST_PILE
from taverna.games.gloomhaven.state.table import Table

REDRAWN: Final = 32
"""Added to the card that a short rest keeps because its player suffers damage (GH-S-RST-03)."""


ANY_CARDS: Final = 100
"""Added to the number of cards to lose: from hand or discard."""


EVERY_CARD: Final = 31
"""As the number of cards to recover."""


def places(zone: int) -> list[int]:
    """The places of the cards in a zone."""
    found: list[int] = []
    place = 0
    while zone:
        if zone & 1:
            found.append(place)
        zone >>= 1
        place += 1
    return found


def options(zone: int) -> list[int]:
    return [codes.CARD + place for place in places(zone)]


def lose_card(table: Table, seat: int, place: int, rule: str) -> None:
    """From hand or discard to lost; what it keeps active ends (GH-S-DMG-07)."""
    hero = table.heroes[seat]
    bit = 1 << place
    if hero.active & bit:
        lasting.end_card(table, seat, place, rule)
    new = not hero.seen & bit
    hero.hand &= ~bit
    hero.discard &= ~bit
    hero.played &= ~bit
    hero.lost |= bit
    hero.seen |= bit
    events.card(table, "card-lost", rule, seat, place, new)


def discard(table: Table, seat: int, place: int, rule: str) -> None:
    hero = table.heroes[seat]
    bit = 1 << place
    hero.hand &= ~bit
    hero.played &= ~bit
    hero.discard |= bit
    hero.seen |= bit
    events.card(table, "card-discarded", rule, seat, place)


def ask_to_lose(table: Table, seat: int, left: int) -> None:
    """Which cards are lost, one by one: discards (GH-S-DMG-01), or any where an ability says so."""
    hero = table.heroes[seat]
    zone = hero.discard
    if left > ANY_CARDS:
        zone |= hero.hand
    for op, first, second in table.agenda:
        if op == steps.END_REST and first == seat and second >= REDRAWN:
            zone &= ~(1 << second - REDRAWN)
    if left % ANY_CARDS == 0 or not zone:
        table.pop()
        return
    table.ask(seat, "lose", options(zone))


def answer_to_lose(table: Table, seat: int, left: int, code: int) -> None:
    lose_card(table, seat, code - codes.CARD, "GH-S-DMG-01")
    table.next(table.agenda[-1][0], seat, left - 1)


# Recover (GH-S-REC)


def recoverable(table: Table, seat: int) -> int:
    """Cards that the recovery on top may bring back."""
    hero = table.heroes[seat]
    act = table.acts[-1]
    lost = ABILITIES[act.todo[act.index]].pile == LOST_PILE
    zone = hero.lost if lost else hero.discard
    if lost:
        for place in places(zone):
            card = table.cards_of(seat)[place]
            if card.top.unrecoverable or card.bottom.unrecoverable:
                zone &= ~(1 << place)
    return zone


def recover(table: Table, seat: int, left: int) -> None:
    """Bring back so many cards. Active ones come along only if chosen: that ends them (GH-S-REC-01)."""
    zone = recoverable(table, seat)
    if left >= EVERY_CARD:
        for place in places(zone & ~table.heroes[seat].active):
            to_hand(table, seat, place)
        zone &= table.heroes[seat].active
    if left <= 0 or not zone:
        table.pop()
        return
    ability = ABILITIES[table.acts[-1].todo[table.acts[-1].index]]
    optional = ability.up_to or ability.may or left >= EVERY_CARD
    if zone.bit_count() <= left and not optional:
        table.pop()
        for place in places(zone):
            to_hand(table, seat, place)
        return
    table.ask(seat, "recover", options(zone) + ([codes.DONE] if optional else []))


def answer_recover(table: Table, seat: int, left: int, code: int) -> None:
    if code == codes.DONE:
        table.pop()
        return
    table.next(table.agenda[-1][0], seat, left if left >= EVERY_CARD else left - 1)
    to_hand(table, seat, code - codes.CARD)


def to_hand(table: Table, seat: int, place: int) -> None:
    hero = table.heroes[seat]
    bit = 1 << place
    if hero.active & bit:
        lasting.end_card(table, seat, place, "GH-S-REC-01")
    hero.discard &= ~bit
    hero.lost &= ~bit
    hero.hand |= bit
    events.card(table, "recovered", "GH-S-REC-01", seat, place)
