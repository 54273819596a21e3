"""Short and long rests (GH-S-RST)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import item_windows, lasting
from taverna.games.gloomhaven.effects.cards import REDRAWN, lose_card, options as card_options, places
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.waiting import perform_waiting
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.vocabulary import ON_LONG_REST, ON_TURN
from taverna.games.gloomhaven.state.frames import BY_REST
from taverna.games.gloomhaven.state.table import RUNNING, Table
from taverna.kernel import Handler

LONG_RESTED: Final = 8
SHORT_RESTED: Final = 16
"""Marks of a hero that battle goals look at."""


def resting_cards(table: Table, seat: int) -> int:
    """Discarded cards; those still active are left alone unless they are needed (GH-S-RST-06)."""
    hero = table.heroes[seat]
    return hero.discard & ~hero.active


def _take_along(table: Table, seat: int, fewest: int) -> None:
    """All active cards come along if there are too few others."""
    hero = table.heroes[seat]
    if resting_cards(table, seat).bit_count() < fewest:
        for place in places(hero.discard & hero.active):
            lasting.end_card(table, seat, place, "GH-S-RST-06")


# Long rest


class LongRestStep(Handler[Table]):
    """Of a seat."""

    def run(self, table: Table, seat: int, second: int) -> None:
        hero = table.heroes[seat]
        if hero.exhausted:
            table.pop()
            return
        if not hero.discard:
            table.pop()
            return
        # With one card beside the active ones, some of these must come along: which, the player says (GH-S-RST-06).
        resting = resting_cards(table, seat)
        found = [] if resting.bit_count() < 2 and hero.discard & hero.active else card_options(resting)
        if not second:
            found += item_windows.options(table, table.hero_figure(seat), ON_TURN)
        found += card_options(hero.discard & hero.active)
        table.ask(seat, "long-rest", found)

    def answer(self, table: Table, seat: int, second: int, code: int) -> None:
        """Lose one, take back the rest, heal 2, refresh (GH-S-RST-04)."""
        hero = table.heroes[seat]
        if codes.ITEM <= code < codes.FIGURE:
            item_windows.perform(table, seat, code - codes.ITEM)
            return
        place = code - codes.CARD
        if hero.active >> place & 1:
            lasting.end_card(table, seat, place, "GH-S-RST-06")
            return
        if second:
            table.pop()  # a short rest with the benefits of a long one
        else:
            # Items may be used after the rest as well, those it refreshes among them (GH-S-RST-05).
            table.next(steps.HERO_TURN, seat)
            hero.marks |= LONG_RESTED
        lose_card(table, seat, place, "GH-S-RST-04")
        take_back(table, seat)
        heal(table, table.hero_figure(seat), 2, "GH-S-RST-04")
        item_windows.refresh_spent(table, seat)
        perform_waiting(table, table.hero_figure(seat), ON_LONG_REST)


def take_back(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    cards = resting_cards(table, seat)
    hero.discard &= ~cards
    hero.hand |= cards
    events.seat(table, "rested", "GH-S-RST-01", seat, cards.bit_count())


# Short rest


class ShortRestStep(Handler[Table]):
    """Of a seat."""

    def run(self, table: Table, seat: int, second: int) -> None:
        """GH-S-RST-02; ending an active card first lets it come along."""
        hero = table.heroes[seat]
        table.check()
        if table.ended != RUNNING or hero.exhausted or hero.discard.bit_count() < 2:
            table.pop()  # also when the end of the round has decided the scenario (GH-S-END-02)
            return
        table.ask(seat, "short-rest", [codes.DONE, codes.REST] + card_options(hero.discard & hero.active))

    def answer(self, table: Table, seat: int, second: int, code: int) -> None:
        if code == codes.DONE:
            table.pop()
        elif code == codes.REST:
            table.heroes[seat].marks |= SHORT_RESTED
            if second:
                table.next(steps.LONG_REST, seat, second)
                return
            _take_along(table, seat, 2)
            card = _random(table, seat, 0)
            events.card(table, "rest-drew", "GH-S-RST-02", seat, card, True)
            table.next(steps.REDRAW, seat, card)
        else:
            lasting.end_card(table, seat, code - codes.CARD, "GH-S-RST-06")


def _random(table: Table, seat: int, without: int) -> int:
    cards = places(resting_cards(table, seat) & ~without)
    return cards[table.rng.below(len(cards))]


class RedrawStep(Handler[Table]):
    """Of a seat, and the card about to be lost."""

    def run(self, table: Table, seat: int, card: int) -> None:
        table.ask(seat, "redraw", [codes.DONE, codes.YES])

    def answer(self, table: Table, seat: int, card: int, code: int) -> None:
        """GH-S-RST-03."""
        if code == codes.DONE:
            table.next(steps.END_REST, seat, card)
            return
        table.next(steps.END_REST, seat, REDRAWN + card)
        hurt(table, table.hero_figure(seat), 1, BY_REST)


class EndRestStep(Handler[Table]):
    """Of a seat, and the card that is lost."""

    def run(self, table: Table, seat: int, card: int) -> None:
        table.pop()
        if table.heroes[seat].exhausted:
            return
        if card >= REDRAWN:
            kept = 1 << card - REDRAWN
            # The cards lost to negate the damage may have been all but active ones (GH-S-RST-01, GH-S-DMG-08).
            _take_along(table, seat, 2)
            card = _random(table, seat, kept)
            events.card(table, "rest-drew", "GH-S-RST-03", seat, card, True)
        lose_card(table, seat, card, "GH-S-RST-02")
        take_back(table, seat)


handled.EVENTS.add(ON_LONG_REST)
