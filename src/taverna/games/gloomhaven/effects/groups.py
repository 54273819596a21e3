"""Active cards of a group, of which only one may stay: augments, songs. An active card may allow two."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.cards import options
from taverna.games.gloomhaven.language.registry import ABILITIES, ACTIONS
from taverna.games.gloomhaven.language.vocabulary import NO_GROUP
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.frames import Lasting
from taverna.games.gloomhaven.state.table import Table


def _group(effect: Lasting) -> int:
    action = ABILITIES[effect.ability].action
    return ACTIONS[action].group if action >= 0 else NO_GROUP


def _older(table: Table, seat: int, card: int) -> int:
    """Bits: the other active cards of the card's group."""
    own = [effect for effect in table.lasting if effect.seat == seat and effect.card != NO_CARD]
    group = max([NO_GROUP] + [_group(effect) for effect in own if effect.card == card])
    zone = 0
    for effect in own:
        if effect.card != card and group != NO_GROUP and _group(effect) == group:
            zone |= 1 << effect.card
    return zone


def _limit(table: Table, seat: int) -> int:
    found = 1
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if effect.seat == seat and passive is not None:
            found = max(found, passive.group_limit)
    return found


def ask(table: Table, seat: int, card: int) -> None:
    """A card of a group was played: older ones make room, and where there are several the player says which."""
    older = _older(table, seat, card)
    if older.bit_count() < _limit(table, seat):
        table.pop()
    elif older.bit_count() == 1:
        table.pop()
        lasting.end_card(table, seat, older.bit_length() - 1, "GH-S-BON-05")
    else:
        table.ask(seat, "limit", options(older))


def answer(table: Table, seat: int, code: int) -> None:
    lasting.end_card(table, seat, code - codes.CARD, "GH-S-BON-05")
