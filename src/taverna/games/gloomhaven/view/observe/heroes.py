"""What lies before the players: cards, items, decks. Hands and goals are the owner's alone, unless all is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.content import PRINTED_CLASSES, STARTING_CLASSES
from taverna.games.gloomhaven.events import modifier_name
from taverna.games.gloomhaven.language.modifiers import BASIC, Deck
from taverna.games.gloomhaven.language.registry import MODIFIERS
from taverna.games.gloomhaven.state.figures import NO_CARD, Hero
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view.observe import fields as f
from taverna.games.gloomhaven.view.observe.fields import put_bits, put_order
from taverna.kernel import NO_ANSWER
from taverna.kernel.layout import put_wide


def write_hero(table: Table, hero: Hero, left: int, into: bytearray) -> None:
    """`left`: seats from the one that looks (GH-S-SEL-06, GH-S-LVL-09)."""
    into[f.SEATS + left] = 1
    into[f.CLASS + left * len(PRINTED_CLASSES) + _class(table, hero)] = 1
    into[f.STATUS + left * 2] = 1 if hero.exhausted else 0
    into[f.STATUS + left * 2 + 1] = 1 if hero.resting else 0
    into[f.LEVEL + left] = hero.level
    into[f.HAND_SIZE + left] = hero.hand.bit_count()
    into[f.INITIATIVE + left] = min(max(hero.initiative, 0), 255)
    put_wide(into, f.LOOT + left * 6, hero.xp, f.BASE)
    put_wide(into, f.LOOT + left * 6 + 2, hero.tokens, f.BASE)
    put_wide(into, f.LOOT + left * 6 + 4, hero.money, f.BASE)
    _write_zones(hero, left, left == 0 or table.rules.open_hands, into)
    if hero.played and hero.lead != NO_CARD:
        into[f.LEADING + left * CLASS_SIZE + hero.lead] = 1
    put_order(into, f.TREASURES + left * f.MAX_TREASURES, hero.treasures, f.MAX_TREASURES)
    if hero.goal >= 0 and (left == 0 or table.rules.open_hands or not table.agenda):
        into[f.GOAL + left] = hero.goal + 1
    if hero.item_states:
        _write_items(hero, left, into)
    write_deck(hero.deck, left, into)
    if left == 0:
        _write_secrets(table, hero, into)


def _class(table: Table, hero: Hero) -> int:
    return PRINTED_CLASSES.index(table.rules.classes[hero.seat].slug)


def _write_zones(hero: Hero, left: int, own: bool, into: bytearray) -> None:
    hand = hero.hand if own else hero.hand & hero.seen
    at = f.ZONES + left * 5 * CLASS_SIZE
    put_bits(into, at, hand)
    put_bits(into, at + CLASS_SIZE, hero.discard)
    put_bits(into, at + 2 * CLASS_SIZE, hero.lost)
    put_bits(into, at + 3 * CLASS_SIZE, hero.active)
    put_bits(into, at + 4 * CLASS_SIZE, hero.played)
    if hero.borrowed:
        shown = hand | hero.discard | hero.lost | hero.active | hero.played
        for number, card in enumerate(hero.borrowed[: f.MAX_BORROWED]):
            if card != NO_CARD and shown >> (CLASS_SIZE - 1 - number) & 1:
                into[f.BORROWED + left * f.MAX_BORROWED + number] = 1 + card


def _write_items(hero: Hero, left: int, into: bytearray) -> None:
    for place, number in enumerate(hero.items[: f.MAX_ITEMS]):
        at = f.ITEMS + (left * f.MAX_ITEMS + place) * 3
        into[at] = 1 + number
        into[at + 1] = hero.item_states[place]
        into[at + 2] = min(hero.item_uses[place], 255)


def _write_secrets(table: Table, hero: Hero, into: bytearray) -> None:
    """What the seat that looks has chosen, and what it puts together at set-up."""
    if not hero.played and hero.lead != NO_CARD:
        into[f.CHOSEN + hero.lead] = 1
    if table.answers and table.answers[hero.seat] != NO_ANSWER:
        put_wide(into, f.SEALED, 1 + table.answers[hero.seat], f.BASE)
    if table.round > 0 or hero.hand:
        return
    put_order(into, f.GOALS, hero.goals, f.MAX_GOALS)
    into[f.PART] = hero.prep
    put_order(into, f.PERKS, hero.perks, f.MAX_PERKS)
    put_order(into, f.BOUGHT, hero.items, f.MAX_ITEMS)
    put_bits(into, f.CARDS, hero.cards)


# Decks


LATEST: Final = "envelope-x"
"""The class that joined after the others: its kinds of cards follow theirs."""
_places: Final[dict[int, int]] = {}
"""By number of a kind of modifier cards, its place among all names, which does not depend on what was loaded when."""


def place_of(modifier: int) -> int:
    if not _places:
        _add_names(list(BASIC) + _modifiers_of(STARTING_CLASSES))
        locked = [id for id in content.class_ids() if id not in STARTING_CLASSES]
        _add_names(_modifiers_of([id for id in locked if id != LATEST]))
        _add_names(_modifiers_of([LATEST]))
    if modifier not in _places:  # those of content files come after the printed ones
        for card in MODIFIERS:
            if card.number not in _places:
                _places[card.number] = min(max(_places.values()) + 1, f.MAX_MODIFIERS - 1)
    return _places[modifier]


def _modifiers_of(classes: Sequence[str]) -> list[int]:
    return [card.number for slug in classes for card in content.hero_class(slug).modifiers.values()]


def _add_names(numbers: list[int]) -> None:
    """Names that are not known yet come after the others, so that those of before keep their places."""
    known = {modifier_name(MODIFIERS[number].key): place for number, place in _places.items()}
    for name in sorted({modifier_name(MODIFIERS[number].key) for number in numbers} - set(known)):
        known[name] = len(known)
    for number in numbers:
        _places[number] = known[modifier_name(MODIFIERS[number].key)]


def write_deck(deck: Deck, number: int, into: bytearray) -> None:
    at = f.LEFT + number * f.MAX_MODIFIERS
    for card in deck.draw:
        into[at + place_of(card)] += 1
    at = f.PILE + number * f.MAX_PILE
    for index, card in enumerate(deck.discard[: f.MAX_PILE]):
        into[at + index] = 1 + place_of(card)
    if deck.reshuffle:
        into[f.SHUFFLES + number] = 1


def write_stacks(table: Table, into: bytearray) -> None:
    for number, stack in enumerate(table.stacks[: f.MAX_DECKS]):
        into[f.STACK + number * 2] = stack.card + 1
        into[f.STACK + number * 2 + 1] = len(stack.draw)
        put_order(into, f.STACK_PILE + number * f.MONSTER_CARDS, stack.discard, f.MONSTER_CARDS)
