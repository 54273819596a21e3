"""Gloomhaven for the suite: what is never made or destroyed, and what a seat can't know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.language.clauses import FIRST_ADDED_OPERATION, OPERATIONS
from taverna.games.gloomhaven.language.words import is_question
from taverna.games.gloomhaven.scenario import building
from taverna.games.gloomhaven.view import describe

Dump = Mapping[str, Any]
QUESTIONS = (*describe.RULES, *[word for word in OPERATIONS[FIRST_ADDED_OPERATION:] if is_question(word)])
COME_AND_GO = ("bless", "curse")


def components(dump: Dump) -> Counter[str]:
    """Ability decks, the monsters' modifier cards, as many cards of each hero as its class holds (GH-S-INV-01).

    Heroes' modifier decks are made by their perks during set-up: their sizes are checked in test_scenario_games.
    """
    pieces = Counter[str]()
    for number, stack in enumerate(dump["stacks"]):
        shown = [] if stack["card"] < 0 else [stack["card"]]
        pieces.update(f"deck {number}: {card}" for card in stack["draw"] + stack["discard"] + shown)
    deck = dump["monster_deck"]
    pieces.update(card for card in deck["draw"] + deck["discard"] if card not in COME_AND_GO)
    for hero in dump["heroes"]:
        pieces[f"cards of seat {hero['seat']}"] += _cards_held(dump, hero)
    _count_borrowed(dump, pieces)
    return pieces


def _count_borrowed(dump: Dump, pieces: Counter[str]) -> None:
    """A card that another hero has counts for its owner; one of a supply for nobody's hand, and it lies in no pile."""
    classes = [content.hero_class(slug) for slug in _classes(dump)]
    given = Counter[tuple[int, int]]()
    for hero in dump["heroes"]:
        for number, card in enumerate(hero["borrowed"]):
            bit = 1 << CLASS_SIZE - 1 - number
            assert bool(hero["cards"] & bit) == (card >= 0), "one of the hero's cards until it goes back"
            if card < 0:
                continue
            owner, place = divmod(card, CLASS_SIZE)
            no = classes[owner].cards[place].no
            pieces[f"cards of seat {hero['seat']}"] -= 1
            if no not in classes[owner].supplies:
                pieces[f"cards of seat {owner}"] += 1
                continue
            given[owner, no] += 1
            assert not (hero["discard"] | hero["lost"]) & bit, "a card of a supply goes back to it"
    assert all(count <= classes[owner].supplies[no] for (owner, no), count in given.items())


def _cards_held(dump: Dump, hero: Dump) -> int:
    zones = [hero[name] for name in ("hand", "discard", "lost", "played")]
    if not any(zones):  # the set-up is not over
        return content.hero_class(_classes(dump)[hero["seat"]]).hand
    assert sum(zones) == hero["cards"], "a card lies in two places"
    return sum(zone.bit_count() for zone in zones)


def unseen(dump: Dump, seat: int) -> list[object]:
    """The order of every deck, others' cards that nobody has seen, their battle goals, what they chose in secret."""
    decks = [dump["monster_deck"], *[hero["deck"] for hero in dump["heroes"]], *dump["stacks"]]
    hidden: list[object] = [tuple(deck["draw"]) for deck in decks if len(set(deck["draw"])) > 1]
    open_information = dump["options"]["open_information"]
    for hero in dump["heroes"]:
        if hero["seat"] == seat:
            continue
        if not open_information:
            hidden += [content.battle_goals()[number].id for number in hero["goals"]]
            hidden += _unseen_hand(dump, hero)
        code = dump["answers"][hero["seat"]] if dump["answers"] else None
        if code is not None and _may_differ(dump, hero):
            hidden.append(code)
    return hidden


def _unseen_hand(dump: Dump, hero: Dump) -> list[object]:
    """By name: no event may tell one. As a whole: any single card may be the same in every world."""
    bits = hero["hand"] & ~hero["seen"]
    return [("hand", bits)] if bits and not hero["exhausted"] else []


def _may_differ(dump: Dump, hero: Dump) -> bool:
    """Who can only rest, or is about to exhaust, has no secret."""
    return bool(dump["agenda"][-1][0] == "prepare" or hero["hand"].bit_count() >= 2)


def _classes(dump: Dump) -> list[str]:
    return building.party(dump["options"], dump["seats"])
