"""What cards of the dungeon do at a moment: on being revealed, on escaping, at the start of a round.

What asks for no choice comes first and hits everyone at the same time; then the hunters choose, openly and one after
another in turn order (BB-R.107).
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards, codes, events
from taverna.games.bloodborne.cards import Effect
from taverna.games.bloodborne.death import settle
from taverna.games.bloodborne.effects import act, targets
from taverna.games.bloodborne.state import (
    DISCARD,
    LOSE_TROPHY,
    NO_SEAT,
    REFILL,
    STEPS,
    UPGRADE,
    Table,
)
from taverna.games.bloodborne.trophies import highest_tracks

GIFT: Final = 1
"""Marks an upgrade that an ability gives: nobody rests for it (BB-R.138)."""
CHOSEN: Final = (cards.LOSE_TROPHY, cards.GAIN_UPGRADE, cards.DISCARD_WEAPONS)


def use_ability(table: Table, source: int, effects: list[Effect], moment: str, rule: str) -> None:
    """The living are looked for now (BB-R.26)."""
    events.ability(table, source, moment, rule)
    since, depth = len(table.events), len(table.agenda)
    for effect in effects:
        if effect.op not in CHOSEN:
            act(table, effect, NO_SEAT, events.BY_ABILITY, source, rule)
    settle(table)
    if not table.agenda:
        return
    for effect in effects[::-1]:
        if effect.op in CHOSEN:
            ask_for(table, effect)
    if len(table.agenda) == depth:
        events.no_effect(table, since, rule)


def ask_for(table: Table, effect: Effect) -> None:
    """Lay the choices of all hunters concerned on the agenda, the first player's on top."""
    seats = targets(table, effect, NO_SEAT)[::-1]
    if effect.op == cards.GAIN_UPGRADE:
        if seats:
            table.agenda.append((REFILL, 0, 0))
        for seat in seats:
            table.agenda += [(UPGRADE, seat, GIFT)] * effect.amount
    elif effect.op == cards.LOSE_TROPHY:
        table.agenda += [(LOSE_TROPHY, seat, effect.amount) for seat in seats if highest_tracks(table, seat)]
    else:
        table.agenda += [(DISCARD, seat, effect.amount) for seat in seats if weapons_in_hand(table, seat)]


# Discarding weapons


def weapons_in_hand(table: Table, seat: int) -> list[int]:
    """Only these can go: not what is in play, and never a utility card (BB-R.130)."""
    return [kind for kind in table.hands[seat] if table.rules.kinds[kind].weapon]


def discard_weapons(table: Table, seat: int, number: int) -> None:
    """So many of the hunter's choice; all, if there are no more (BB-R.129)."""
    weapons = weapons_in_hand(table, seat)
    if len(weapons) > number:
        table.ask(seat, STEPS[DISCARD], sorted({codes.DISCARD + kind for kind in weapons}))
        return
    table.agenda.pop()
    _to_used(table, seat, weapons)


def choose_discard(table: Table, code: int) -> None:
    _, seat, number = table.agenda.pop()
    _to_used(table, seat, [code - codes.DISCARD])
    if number > 1:
        table.agenda.append((DISCARD, seat, number - 1))


def _to_used(table: Table, seat: int, kinds: list[int]) -> None:
    """They are used cards like any other (BB-R.131)."""
    for kind in kinds:
        table.take_from_hand(seat, kind)
    table.used[seat] = sorted(table.used[seat] + kinds)
    events.discarded(table, seat, kinds)
