"""Active cards of a group, of which only one may stay: augments, songs. An active card may allow two."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.cards import options, places
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import NO_GROUP
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


def _group(table: Table, seat: int, card: int) -> int:
    found = NO_GROUP
    for effect in table.lasting:
        if effect.seat == seat and effect.card == card:
            found = max(found, lasting.group_of(effect))
    return found


def _older(table: Table, seat: int, card: int) -> int:
    """Bits: the other active cards of the card's group."""
    group = _group(table, seat, card)
    zone = 0
    for effect in table.lasting:
        if effect.seat != seat or effect.card == NO_CARD:
            continue
        if effect.card != card and group != NO_GROUP and lasting.group_of(effect) == group:
            zone |= 1 << effect.card
    return zone


def _is_elsewhere(table: Table, seat: int, card: int, other: int) -> bool:
    """Whether two dooms lie on different enemies: those of one hero are on one (GH-S-BON-05)."""
    here = [
        effect.owner
        for effect in table.lasting
        if effect.seat == seat and effect.card == card and effect.is_mark
    ]
    there = [
        effect.owner
        for effect in table.lasting
        if effect.seat == seat and effect.card == other and effect.is_mark
    ]
    return bool(here) and bool(there) and here != there


def _limit(table: Table, seat: int, group: int) -> int:
    found = 1
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if effect.seat == seat and passive is not None and passive.limited == group:
            found = max(found, passive.group_limit)
    return found


class LimitStep(Handler[Table]):
    """Which of several, where there are too many."""

    def run(self, table: Table, seat: int, card: int) -> None:
        """A card of a group was played: older ones make room, and where there are several the player says which."""
        older = _older(table, seat, card)
        for place in places(older):
            if _is_elsewhere(table, seat, card, place):
                lasting.end_card(table, seat, place, "GH-S-BON-05")
                older &= ~(1 << place)
        if older.bit_count() < _limit(table, seat, _group(table, seat, card)):
            table.pop()
        elif older.bit_count() == 1:
            table.pop()
            lasting.end_card(table, seat, older.bit_length() - 1, "GH-S-BON-05")
        else:
            table.ask(seat, "limit", options(older))

    def answer(self, table: Table, seat: int, second: int, code: int) -> None:
        lasting.end_card(table, seat, code - codes.CARD, "GH-S-BON-05")
