"""Decks of a written position: the cards that come next, those discarded, and the rest in random order.

A list names the next cards, the first one drawn first; `"rest"` at its end stands for all others, shuffled. Without it
the others are discarded.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.language.cards import MonsterCard
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD, EXTRA_MINUS, SUPPLY, Deck
from taverna.games.gloomhaven.language.registry import MODIFIERS, modifier_number
from taverna.games.gloomhaven.language.vocabulary import ATTACK, MOVE, STAT
from taverna.games.gloomhaven.saving.written.words import REST
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.table import Stack, Table
from taverna.kernel.fields import Fields, bad
from taverna.kit.piles import shuffle

ADDED: Final = (BLESS_CARD, CURSE_CARD, EXTRA_MINUS)
"""Cards that come on top of what makes up a deck, wherever they are named."""


class Pile:
    """A list of cards in a position: what it names, and whether the rest belongs to it."""

    def __init__(self, names: list[object], path: str) -> None:
        self.path = path
        self.has_rest = bool(names) and names[-1] == REST
        self.names = names[:-1] if self.has_rest else names
        if REST in self.names:
            raise bad(path, f"{REST!r} must be the last of the list")


def read_modifiers(table: Table, fields: Fields, name: str, whole: list[int]) -> Deck:
    """A modifier deck that is made up of the cards `whole`."""
    draw, discard = _piles(fields, name)
    left = whole[:]
    next_cards = [_modifier(key, draw.path, left, whole) for key in draw.names]
    deck = Deck([])
    deck.discard = [_modifier(key, discard.path, left, whole) for key in discard.names]
    for card in deck.discard:
        if MODIFIERS[card].removed:
            raise bad(
                discard.path, f"{MODIFIERS[card].key!r} is never discarded; it leaves the deck when drawn"
            )
    for card in (BLESS_CARD, CURSE_CARD):
        if next_cards.count(card) > SUPPLY:
            raise bad(draw.path, f"there are only {SUPPLY} cards {MODIFIERS[card].key!r}")
    shuffle(left, table.rng)
    if discard.has_rest or not draw.has_rest:
        deck.discard += left
    else:
        deck.draw = left
    deck.draw += next_cards[::-1]
    deck.reshuffle = any(MODIFIERS[card].shuffles for card in deck.discard)
    return deck


def _piles(fields: Fields, name: str) -> tuple[Pile, Pile]:
    """What is left to draw and what is discarded; everything is left to draw if nothing is said."""
    path = f"{fields.path}.{name}"
    value = fields.value(name, (REST,))
    if not isinstance(value, dict):
        return Pile(fields.items(name, (REST,)), path), Pile([], path)
    part = Fields(value, path)
    found = _two_piles(part)
    part.done()
    return found


def _two_piles(part: Fields) -> tuple[Pile, Pile]:
    discard = Pile(part.items("discard", ()), f"{part.path}.discard")
    default: tuple[str, ...] = () if discard.has_rest else (REST,)
    draw = Pile(part.items("draw", default), f"{part.path}.draw")
    if draw.has_rest and discard.has_rest:
        raise bad(part.path, f"{REST!r} can't lie in both piles")
    return draw, discard


def _modifier(key: object, path: str, left: list[int], whole: list[int]) -> int:
    known = list(dict.fromkeys([MODIFIERS[card].key for card in [*whole, *ADDED]]))
    if not isinstance(key, str) or key not in known:
        raise unknown(path, "modifier card of this deck", str(key), known)
    card = modifier_number(key)
    if card in left:
        left.remove(card)
    elif card not in ADDED:
        raise bad(path, f"there are only {whole.count(card)} cards {key!r} in this deck")
    return card


# Ability decks


def read_stacks(table: Table, fields: Fields) -> None:
    """`{"guard": 527}`: the card of this round; `{"guard": {"card": 527, "draw": [525, "rest"], "discard": []}}`."""
    decks = table.rules.decks
    given = Fields(fields.value("cards", {}), f"{fields.path}.cards")
    names = [deck.slug for deck in decks]
    for name in given.data:
        if name not in names:
            raise unknown(f"{given.path}.{name}", "ability deck in this game", str(name), names)
    for deck in decks:
        order = list(range(len(deck.cards)))
        shuffle(order, table.rng)
        stack = Stack(order)
        table.stacks.append(stack)
        if deck.slug in given.data:
            _read_stack(table, given, deck.slug, len(table.stacks) - 1)


def _read_stack(table: Table, given: Fields, slug: str, number: int) -> None:
    stack = table.stacks[number]
    value = given.value(slug)
    path = f"{given.path}.{slug}"
    if not isinstance(value, dict):
        _draw(table, number, _card(table, number, value, path))
        return
    part = Fields(value, path)
    if part.has("card"):
        _draw(table, number, _card(table, number, part.value("card"), f"{path}.card"))
    draw, discard = _two_piles(part)
    coming = [_take(table, number, id, draw.path) for id in draw.names]
    stack.discard = [_take(table, number, id, discard.path) for id in discard.names]
    if discard.has_rest or not draw.has_rest:
        stack.discard += stack.draw
        stack.draw = []
    stack.draw += coming[::-1]
    part.done()


def _card(table: Table, number: int, id: object, path: str) -> int:
    """The place of a card in its deck, by the number printed on it."""
    cards = table.rules.decks[number].cards
    for place, card in enumerate(cards):
        if card.id == id and not isinstance(id, bool):
            return place
    known = [str(card.id) for card in cards]
    raise unknown(path, f"card of the deck {table.rules.decks[number].slug!r}", str(id), known)


def _draw(table: Table, number: int, place: int) -> None:
    table.stacks[number].draw.remove(place)
    table.stacks[number].card = place


def _take(table: Table, number: int, id: object, path: str) -> int:
    place = _card(table, number, id, path)
    if place not in table.stacks[number].draw:
        raise bad(path, f"card {id} lies elsewhere already")
    table.stacks[number].draw.remove(place)
    return place


def draw_missing(table: Table) -> None:
    """Decks of types on the map without a card for this round: a plain move and attack if there is one."""
    for group in table.rules.groups:
        stack = table.stacks[group.deck]
        if table.carded >> group.number & 1 and stack.card == NO_CARD:
            cards = table.rules.decks[group.deck].cards
            if not stack.draw:
                stack.draw, stack.discard = stack.discard, []
            plain = [place for place in stack.draw if _is_plain(cards[place])]
            _draw(table, group.deck, min(plain or stack.draw))


def _is_plain(card: MonsterCard) -> bool:
    """Move +0, Attack +0."""
    lines = card.action.abilities
    return [line.op for line in lines] == [MOVE, ATTACK] and all(
        line.n.name == STAT
        and not line.n.plus
        and not line.bonuses
        and line.area is None
        and line.targets <= 1
        for line in lines
    )
