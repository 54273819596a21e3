"""Short and long rests (GH-S-RST)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import item_windows, lasting
from taverna.games.gloomhaven.effects.cards import REDRAWN, lose_card, options as card_options, places
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language.vocabulary import ON_TURN
from taverna.games.gloomhaven.state.frames import BY_REST
from taverna.games.gloomhaven.state.table import Table

LONG_RESTED = 8
SHORT_RESTED = 16
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


def long_rest(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    if hero.exhausted:
        table.pop()
        return
    if not hero.discard:
        table.pop()
        return
    # With one card beside the active ones, some of these must come along first: which, the player says (GH-S-RST-06).
    resting = resting_cards(table, seat)
    found = [] if resting.bit_count() < 2 and hero.discard & hero.active else card_options(resting)
    found += item_windows.options(table, table.hero_figure(seat), ON_TURN)
    found += card_options(hero.discard & hero.active)
    table.ask(seat, "long-rest", found)


def answer_long_rest(table: Table, seat: int, code: int) -> None:
    """Lose one, take back the rest, heal 2, refresh (GH-S-RST-04)."""
    hero = table.heroes[seat]
    if codes.ITEM <= code < codes.FIGURE:
        item_windows.perform(table, seat, code - codes.ITEM)
        return
    place = code - codes.CARD
    if hero.active >> place & 1:
        lasting.end_card(table, seat, place, "GH-S-RST-06")
        return
    # Items may be used after the rest as well, those it refreshes among them (GH-S-RST-05).
    table.next(steps.HERO_TURN, seat)
    hero.marks |= LONG_RESTED
    lose_card(table, seat, place, "GH-S-RST-04")
    take_back(table, seat)
    heal(table, table.hero_figure(seat), 2, "GH-S-RST-04")
    item_windows.refresh_spent(table, seat)


def take_back(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    cards = resting_cards(table, seat)
    hero.discard &= ~cards
    hero.hand |= cards
    events.seat(table, "rested", "GH-S-RST-01", seat, cards.bit_count())


# Short rest


def short_rest(table: Table, seat: int) -> None:
    """GH-S-RST-02; ending an active card first lets it come along."""
    hero = table.heroes[seat]
    if hero.exhausted or hero.discard.bit_count() < 2:
        table.pop()
        return
    table.ask(seat, "short-rest", [codes.DONE, codes.REST] + card_options(hero.discard & hero.active))


def answer_short_rest(table: Table, seat: int, code: int) -> None:
    if code == codes.DONE:
        table.pop()
    elif code == codes.REST:
        _take_along(table, seat, 2)
        table.heroes[seat].marks |= SHORT_RESTED
        card = _random(table, seat, 0)
        events.card(table, "rest-drew", "GH-S-RST-02", seat, card, True)
        table.next(steps.REDRAW, seat, card)
    else:
        lasting.end_card(table, seat, code - codes.CARD, "GH-S-RST-06")


def _random(table: Table, seat: int, without: int) -> int:
    cards = places(resting_cards(table, seat) & ~without)
    return cards[table.rng.below(len(cards))]


def redraw(table: Table, seat: int, card: int) -> None:
    table.ask(seat, "redraw", [codes.DONE, codes.YES])


def answer_redraw(table: Table, seat: int, card: int, code: int) -> None:
    """GH-S-RST-03."""
    if code == codes.DONE:
        table.next(steps.END_REST, seat, card)
        return
    table.next(steps.END_REST, seat, REDRAWN + card)
    hurt(table, table.hero_figure(seat), 1, BY_REST)


def end_rest(table: Table, seat: int, card: int) -> None:
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
