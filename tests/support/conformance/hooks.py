"""What the suite can't know by itself about a game: its components, its secrets, how long it may last.

A registered game without an entry in `HOOKS` fails the suite with a message that says what to add.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from taverna.kernel import State
from tests.support.conformance import gloomhaven, gloomhaven_seldom
from tests.support.toy_game import card_name

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
    share: int = 1
    """Of the positions that random games come to, one in so many is kept: for a game that has very many."""
    seldom: Callable[[], list[State]] = list
    """Positions that random games hardly ever come to, so that every kind of question is proved."""


def hooks_of(game_id: str) -> Hooks:
    if game_id not in HOOKS:
        pytest.fail(
            f"{game_id!r} is registered but has no entry in tests/support/conformance/hooks.py. "
            "Add one to HOOKS: how its components are counted, what a seat can't know, its kinds of decisions "
            "and how many of them there can be."
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


# Dungeon Raiders: rooms and boss (INV-4), items (INV-1) and power cards (INV-2), wherever they lie.


def _dungeon_cards(dump: Dump) -> Counter[str]:
    *rooms, _ = dump["discard"] + dump["row"] + dump["pile"]
    cards = Counter[str](rooms + dump["removed"])
    cards["boss"] += 1  # one of ten
    for seat, hand in enumerate(dump["hands"]):
        played = dump["laid"][seat] if dump["laid"] else None
        cards.update(card for card in hand if not card.startswith("power-"))
        cards.update([played] if played in ("key", "sword") else [])
    cards.update(dump["supply"])
    return cards


def _unseen_rooms(dump: Dump, seat: int) -> list[object]:
    """Dark rooms that no torch has shown to the seat, the pile, removed rooms, levels to come, others' sealed cards."""
    dark = [] if seat in dump["looked"] else [dump["row"][place - 1] for place in dump["dark"]]
    unseen: list[object] = [*dark, *dump["pile"], *dump["levels"][dump["level"] :]]
    only_the_boss = dump["level"] == 5 and (not dark or dump["dark"] == [5])
    if not only_the_boss:  # else the removed rooms are those that were never seen
        unseen += dump["removed"]
    return unseen + [
        code
        for owner, code in enumerate(dump["answers"])
        if owner != seat and code is not None and _power_cards(dump["hands"][owner]) > 1
    ]


def _power_cards(hand: list[str]) -> int:
    return len([card for card in hand if card.startswith("power-")])


# Bloodborne: every card of the box (BB-INV.2); the blood is not counted, the supply has no end (BB-R.2).


def _hunters_and_hunted(dump: Dump) -> Counter[str]:
    pieces = Counter[str]()
    for zone in ("deck", "box", "met", "upgrades", "row", "removed"):
        pieces.update(dump[zone])
    for zone in ("hands", "used"):
        for pile in dump[zone]:
            pieces.update(pile)
    pieces.update(card for zone in ("played", "weapons") for card in dump[zone] if card)
    pieces.update([dump["monster"] or dump["final_boss"]])
    if dump["monster"] and dump["monster"] != dump["final_boss"]:
        pieces.update([dump["final_boss"]])
    if dump["final_boss"] in dump["met"]:
        pieces.subtract([dump["final_boss"]])
    return pieces


def _unseen_hunt(dump: Dump, seat: int) -> list[object]:
    """Both decks, the box, cards picked in secret. Hands can be worked out (BB-R.5), and an upgrade has copies."""
    upgrades = [("copy of", card) for card in dump["upgrades"] if len(set(dump["upgrades"])) > 1]
    hidden: list[object] = [*upgrades, *dump["deck"], *(dump["box"] if dump["deck"] else [])]
    picking = dump["agenda"][-1:] and dump["agenda"][-1][0] == "pick"
    for owner, code in enumerate(dump["answers"]):
        if owner != seat and code is not None and len(_choices(dump["hands"][owner], picking)) > 1:
            hidden.append(code)
    return hidden


def _choices(hand: list[str], picking: bool) -> set[str]:
    """What a hunter may pick; after Transform a weapon."""
    utility = {
        "transform",
        "hunters-dream",
        "blood-vial",
        "molotov-cocktail",
        "beast-roar",
        "bold-hunters-mark",
    }
    weapons = set(hand) - utility
    return set(hand) - (set() if weapons else {"transform"}) if picking else weapons


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
    # 25 rooms, five cards and five replacements in each; a torch can be taken from a vault as often as it is used.
    "dungeon-raiders": Hooks(_dungeon_cards, _unseen_rooms, ("lay", "replace"), longest=25 * 10 + 6 * 6),
    # Bosses stay until they are slain, so there is no bound; random hunters need about 25 rounds of 6 decisions.
    "bloodborne": Hooks(
        _hunters_and_hunted,
        _unseen_hunt,
        ("pick", "transform", "upgrade", "remove", "trophy", "any-trophy", "lose-trophy", "discard"),
        longest=3000,
    ),
    # Two cards a round while they last: about 20 rounds, and 25 decisions of each of four heroes in one.
    "gloomhaven": Hooks(
        gloomhaven.components,
        gloomhaven.unseen,
        gloomhaven.QUESTIONS,
        longest=2000,
        share=6,
        seldom=gloomhaven_seldom.positions,
    ),
    # A card and eight choices of a diver in each round, for five seats.
    "pearl-divers": Hooks(_numbered_cards, _unseen_cards, ("round", "dive", "give"), longest=3 * (5 + 8)),
}
