"""`play-lost`: lost cards are recovered and played at once, one of them for its top and the other for its bottom."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.effects.cards import options, places, recoverable, to_hand
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.effects.starting import start_half
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Arg

HALVES: Final = 10
"""From here on `act.at` is no longer how many cards were recovered: a card and its half are chosen."""
AFTER_TOP: Final = 11
AFTER_BOTTOM: Final = 12


def waiting(table: Table, act: Act) -> list[int]:
    """Places of the recovered cards that are still to be played: they lie with the cards of the turn."""
    hero = table.heroes[act.seat]
    zone = hero.played
    for place in (hero.lead, hero.second, act.card):
        if place != NO_CARD:
            zone &= ~(1 << place)
    return places(zone)


class PlayLost(OddCard):
    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        zone = recoverable(table, act.seat)
        if act.at < ability.n.plus and zone:
            table.ask(act.seat, "recover", options(zone) + [codes.DONE])
            return True
        act.at = max(act.at, HALVES)
        left = waiting(table, act)
        if not left:
            return False
        if act.at == HALVES:
            # Of each card first the top, then the bottom.
            table.ask(act.seat, "half", [codes.CHOICE + number for number in range(2 * len(left))])
        else:
            self._play(table, act.seat, left[0], codes.BOTTOM if act.at == AFTER_TOP else codes.TOP)
        return True

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        if code == codes.DONE:
            act.at = HALVES
        elif code >= codes.CARD:
            act.at += 1
            act.performed = True
            self._take(table, act.seat, code - codes.CARD)
        else:
            number, below = divmod(code - codes.CHOICE, 2)
            place = waiting(table, act)[number]
            act.at = AFTER_BOTTOM if below else AFTER_TOP
            self._play(table, act.seat, place, codes.BOTTOM if below else codes.TOP)

    def _take(self, table: Table, seat: int, place: int) -> None:
        to_hand(table, seat, place)
        hero = table.heroes[seat]
        hero.hand &= ~(1 << place)
        hero.played |= 1 << place

    def _play(self, table: Table, seat: int, place: int, way: int) -> None:
        card = table.cards_of(seat)[place]
        if table.telling:
            said: dict[str, Arg] = {"seat": seat, "card": card.name, "way": way}
            events.tell(table, "played", "GH-S-REC-01", said, True)
        start_half(table, seat, card.top if way == codes.TOP else card.bottom, place)


register_odd(PlayLost("play-lost"))
