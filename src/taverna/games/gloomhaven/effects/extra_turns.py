"""A turn beside the one of the round: two cards from the hand, played at once; then everything is as it was before.

What the hero had for this round (its own cards, its rest, whether it has acted) waits meanwhile in the agenda.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects.cards import options
from taverna.games.gloomhaven.state.figures import NO_CARD, NOBODY, Figure, Hero
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

CARDS: Final = 2
PLACES: Final = 6
"""Bits for a card or none."""
ELEMENTS: Final = 6
USED: Final = 8


def can_take(table: Table, figure: Figure) -> bool:
    return table.heroes[figure.owner].hand.bit_count() >= CARDS


def offer(table: Table, figure: Figure) -> None:
    table.push(steps.EXTRA_TURN, figure.owner, 0)


class ExtraTurnStep(Handler[Table]):
    """Of a seat: the first card, or the second."""

    def run(self, table: Table, seat: int, stage: int) -> None:
        hand = options(table.heroes[seat].hand)
        if stage == 0 and len(hand) >= CARDS:
            table.ask(seat, "extra", hand + [codes.DONE])
        elif stage and hand:
            table.ask(seat, "extra", hand)
        else:
            table.pop()

    def answer(self, table: Table, seat: int, stage: int, code: int) -> None:
        hero = table.heroes[seat]
        if code == codes.DONE:
            table.pop()
        elif stage == 0:
            figure = table.figures[hero.figure]
            table.next(steps.EXTRA_END, seat, _packed(table, hero, figure))
            table.infused = 0
            hero.used = 0
            hero.resting = False
            hero.second = NO_CARD
            hero.lead = _play(hero, code - codes.CARD)
            table.push(steps.EXTRA_TURN, seat, 1)
        else:
            hero.second = _play(hero, code - codes.CARD)
            table.next(steps.TURN, hero.figure)
            if table.telling:
                cards = table.cards_of(seat)
                names = [cards[hero.lead].name, cards[hero.second].name]
                events.tell(table, "extra-turn", "GH-S-TRN-01", {"seat": seat, "cards": names}, True)


class ExtraEndStep(Handler[Table]):
    """Of a seat, and what it had before: the round goes on."""

    def run(self, table: Table, seat: int, kept: int) -> None:
        table.pop()
        table.turn = table.acts[-1].actor if table.acts else NOBODY
        hero = table.heroes[seat]
        figure = table.figures[hero.figure]
        hero.lead, kept = _card(kept), kept >> PLACES
        hero.second, kept = _card(kept), kept >> PLACES
        hero.resting, kept = kept & 1 != 0, kept >> 1
        figure.acted, kept = kept & 1 != 0, kept >> 1
        table.infused |= kept & (1 << ELEMENTS) - 1
        hero.used = kept >> ELEMENTS


def _play(hero: Hero, place: int) -> int:
    hero.hand &= ~(1 << place)
    hero.played |= 1 << place
    hero.seen |= 1 << place
    return place


def _packed(table: Table, hero: Hero, figure: Figure) -> int:
    kept = hero.used & (1 << USED) - 1
    kept = kept << ELEMENTS | table.infused
    kept = kept << 1 | (1 if figure.acted else 0)
    kept = kept << 1 | (1 if hero.resting else 0)
    kept = kept << PLACES | hero.second + 1
    return kept << PLACES | hero.lead + 1


def _card(kept: int) -> int:
    return (kept & (1 << PLACES) - 1) - 1
