"""Ability cards between hand, discard, lost and active area (GH-S-ZON). Zones are bits by a card's place."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import SUMMON_CARDS
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import LOST_PILE, SUMMON
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

REDRAWN: Final = 32
"""Added to the card that a short rest keeps because its player suffers damage (GH-S-RST-03)."""


ANY_CARDS: Final = 100
AT_START: Final = 200
"""Not lost but discarded, from the hand: what befell a party on its way (GH-C-TRV-05)."""
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
    if table.is_supply(seat, place):
        _give_back(table, seat, place)
        return
    if hero.active & bit:
        lasting.end_card(table, seat, place, rule)
    new = not hero.seen & bit
    hero.hand &= ~bit
    hero.discard &= ~bit
    hero.played &= ~bit
    hero.lost |= bit
    hero.seen |= bit
    events.card(table, "card-lost", rule, seat, place, new)


def _give_back(table: Table, seat: int, place: int) -> None:
    """A card of a supply goes back there."""
    hero = table.heroes[seat]
    events.card(table, "card-returned", "GH-S-ZON-02", seat, place)
    left = ~(1 << place)
    hero.hand &= left
    hero.discard &= left
    hero.played &= left
    hero.cards &= left
    hero.seen &= left
    hero.lead = NO_CARD if hero.lead == place else hero.lead
    hero.second = NO_CARD if hero.second == place else hero.second
    number = CLASS_SIZE - 1 - place
    hero.borrowed = hero.borrowed[:number] + [NO_CARD] + hero.borrowed[number + 1 :]


def return_supplies(table: Table, seat: int, zone: int) -> None:
    """Of cards that leave all at once: those of supplies go back there instead of to a pile."""
    if table.heroes[seat].borrowed:
        for place in places(zone):
            if table.is_supply(seat, place):
                _give_back(table, seat, place)


def discard(table: Table, seat: int, place: int, rule: str) -> None:
    if table.is_supply(seat, place):
        _give_back(table, seat, place)
        return
    hero = table.heroes[seat]
    bit = 1 << place
    hero.hand &= ~bit
    hero.played &= ~bit
    hero.discard |= bit
    hero.seen |= bit
    events.card(table, "card-discarded", rule, seat, place)


class LoseCardsStep(Handler[Table]):
    """Of a seat, and how many more discards."""

    def run(self, table: Table, seat: int, left: int) -> None:
        """Which cards are lost, one by one: discards (GH-S-DMG-01), or any where an ability says so."""
        hero = table.heroes[seat]
        if left >= AT_START:
            _ask_start_discard(table, seat, left - AT_START)
            return
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

    def answer(self, table: Table, seat: int, left: int, code: int) -> None:
        if left >= AT_START:
            discard(table, seat, code - codes.CARD, "GH-C-TRV-05")
        else:
            lose_card(table, seat, code - codes.CARD, "GH-S-DMG-01")
        table.next(table.agenda[-1][0], seat, left - 1)


def _ask_start_discard(table: Table, seat: int, left: int) -> None:
    if left <= 0 or not table.heroes[seat].hand:
        table.pop()
    else:
        table.ask(seat, "start-discard", options(table.heroes[seat].hand))


class DiscardStep(Handler[Table]):
    """Of a seat, and how many more cards of its hand it discards."""

    def run(self, table: Table, seat: int, left: int) -> None:
        zone = table.heroes[seat].hand
        if left <= 0 or not zone:
            table.pop()
        else:
            table.ask(seat, "discard", options(zone))

    def answer(self, table: Table, seat: int, left: int, code: int) -> None:
        discard(table, seat, code - codes.CARD, "GH-S-SPC-07")
        table.next(steps.DISCARD, seat, left - 1)


# Recover (GH-S-REC)


def recoverable(table: Table, seat: int) -> int:
    """Cards that the recovery on top may bring back."""
    hero = table.heroes[seat]
    act = table.acts[-1]
    lost = ABILITIES[act.todo[act.index]].pile == LOST_PILE
    zone = hero.lost if lost else hero.discard
    if ABILITIES[act.todo[act.index]].flags & SUMMON_CARDS:
        zone &= _with_summons(table, seat)
    if lost:
        for place in places(zone):
            card = table.cards_of(seat)[place]
            if card.top.unrecoverable or card.bottom.unrecoverable:
                zone &= ~(1 << place)
    return zone


def _with_summons(table: Table, seat: int) -> int:
    """Cards of the hero that can summon."""
    zone = 0
    for place, card in enumerate(table.cards_of(seat)):
        if any(ability.op == SUMMON for ability in card.top.abilities + card.bottom.abilities):
            zone |= 1 << place
    return zone


class RecoverStep(Handler[Table]):
    """Of a seat, and how many more."""

    def run(self, table: Table, seat: int, left: int) -> None:
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

    def answer(self, table: Table, seat: int, left: int, code: int) -> None:
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


handled.add_flag(SUMMON_CARDS)
