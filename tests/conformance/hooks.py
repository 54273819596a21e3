"""What the suite can't know by itself about a game: its components, its secrets, how long it may last.

A registered game without an entry in `HOOKS` fails the suite with a message that says what to add.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from tests.kernel.toy_game import card_name

Dump = Mapping[str, Any]


class Hooks(NamedTuple):
    components: Callable[[Dump], Counter[str]]
    """Every piece of the game that is never made or destroyed, wherever it lies, from `game.dump`."""
    hidden: Callable[[Dump, int], list[object]]
    """What the seat can't know, one entry for each thing: `determinize` must vary every one of them, and no event that
    the seat hears may name one (unless its view does). A thing without a name of its own is no text here."""
    questions: tuple[str, ...]
    """Every kind of decision that there is."""
    longest: int
    """No game takes more decisions than this."""


def hooks_of(game_id: str) -> Hooks:
    if game_id not in HOOKS:
        pytest.fail(
            f"{game_id!r} is registered but has no entry in tests/conformance/hooks.py. Add one to HOOKS: how its "
            "components are counted, what a seat can't know, its kinds of decisions and how many of them there can be."
        )
    return HOOKS[game_id]


# Dead Man's Draw: the loot cards (INV-1). Pirates that were not kept leave the game.


def _loot(dump: Dump) -> Counter[str]:
    cards = Counter[str]()
    for zone in ("draw", "discard", "play", "revealed", "aside"):
        cards.update(dump[zone])
    for bank in dump["banks"]:
        cards.update(bank)
    if dump["busting"]:
        cards[dump["busting"]] += 1
    return cards


def _unseen_loot(dump: Dump, seat: int) -> list[object]:
    """The draw pile but for what an Oracle showed; others' offers and what they chose in secret."""
    draw = dump["draw"][dump["known"][seat] :]
    hidden: list[object] = draw if len(draw) > 1 else []
    if dump["offers"]:
        each = len(dump["offers"]) // dump["seats"]
        hidden = hidden + dump["offers"][: each * seat] + dump["offers"][each * (seat + 1) :]
    return hidden + _sealed_by_others(dump, seat)


# Pearl Divers, the tests' own game.


def _numbered_cards(dump: Dump) -> Counter[str]:
    cards = dump["pile"] + dump["heap"] + [card for hand in dump["hands"] for card in hand]
    return Counter(card_name(card) for card in cards)


def _unseen_cards(dump: Dump, seat: int) -> list[object]:
    """The pile and others' hands. A hand has an order by value, so its cards need not all change."""
    others = [hand for owner, hand in enumerate(dump["hands"]) if owner != seat]
    unseen: list[object] = [card_name(card) for card in dump["pile"] + [hand[0] for hand in others if hand]]
    return unseen if len(unseen) > 1 else []


def _sealed_by_others(dump: Dump, seat: int) -> list[object]:
    return [code for owner, code in enumerate(dump["answers"]) if owner != seat and code is not None]


HOOKS = {
    # 100 draws, 100 banks, and at most ten choices in each of 100 turns; a pirate and a Locker for each seat.
    "dead-mans-draw": Hooks(
        _loot,
        _unseen_loot,
        ("turn", "hook", "cannon", "map", "sword", "mermaid", "plunder", "choose-pirate", "choose-locker"),
        longest=1216,
    ),
    # A card and eight choices of a diver in each round, for five seats.
    "pearl-divers": Hooks(_numbered_cards, _unseen_cards, ("round", "dive", "give"), longest=3 * (5 + 8)),
}
