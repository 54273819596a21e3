"""Attack modifier decks: the standard twenty, advantage and disadvantage, bless and curse (GH-S-CMP, GH-S-ADV)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.registry import MODIFIERS, register_modifier
from taverna.kernel import Rng
from taverna.kit.piles import shuffle


def _basic(key: str, value: int = 0, multiply: int = 1, shuffles: bool = False, removed: bool = False) -> int:
    card = Modifier(key, value, False, multiply)
    card.shuffles = shuffles
    card.removed = removed
    return register_modifier(card).number


ZERO: Final = _basic("+0")
PLUS_ONE: Final = _basic("+1", 1)
MINUS_ONE: Final = _basic("-1", -1)
PLUS_TWO: Final = _basic("+2", 2)
MINUS_TWO: Final = _basic("-2", -2)
NULL: Final = _basic("null", 0, 0, True)
DOUBLE: Final = _basic("x2", 0, 2, True)
BLESS_CARD: Final = _basic("bless", 0, 2, False, True)
CURSE_CARD: Final = _basic("curse", 0, 0, False, True)
EXTRA_MINUS: Final = _basic("item-1", -1)
"""A -1 that an item or a scenario adds for this scenario (GH-S-CMP-09)."""
TEMPORARY: Final = (BLESS_CARD, CURSE_CARD, EXTRA_MINUS)

BASIC: Final = list(range(EXTRA_MINUS + 1))
"""The kinds of cards that no class or file brings."""
STANDARD: Final = [ZERO] * 6 + [PLUS_ONE] * 5 + [MINUS_ONE] * 5 + [PLUS_TWO, MINUS_TWO, NULL, DOUBLE]
SUPPLY: Final = 10

NORMAL_DRAW: Final = 0
ADVANTAGE: Final = 1
DISADVANTAGE: Final = -1
REDUCED: Final = 2
"""What double and null count for with reduced randomness (GH-S-VAR-01)."""
TAMED_DOUBLE: Final = 1  # the 2x card of the deck
TAMED_GOOD: Final = 2  # all that make an attack stronger, a bless too
TAMED_BAD: Final = 4  # all that make it weaker, a curse too
"""Bits: which cards count as +0."""
NOTHING: Final = -1000
"""The resulting value of null: lower than anything (GH-S-ADV-07)."""


class Deck:
    """One modifier deck. The top card of `draw` is last; `reshuffle`: a 2x or null was drawn this round."""

    __slots__ = ("discard", "draw", "reshuffle")

    def __init__(self, draw: list[int]) -> None:
        self.draw = draw
        self.discard: list[int] = []
        self.reshuffle = False

    def clone(self) -> Deck:
        other = Deck(self.draw[:])
        other.discard = self.discard[:]
        other.reshuffle = self.reshuffle
        return other

    def flip(self, rng: Rng, lying: int = 0) -> int:
        """Draw one card (GH-S-CMP-17, 19); the last `lying` discards are of the same draw and not shuffled in."""
        if not self.draw:
            used = len(self.discard) - lying
            self.draw = self.discard[:used]
            self.discard = self.discard[used:]
            shuffle(self.draw, rng)
        number = self.draw.pop()
        card = MODIFIERS[number]
        if not card.removed:
            self.discard.append(number)
        if card.shuffles:
            self.reshuffle = True
        return number

    def add(self, number: int, rng: Rng) -> None:
        """Shuffle a card into what is left to draw (GH-S-CUR-01, BLS-01)."""
        self.draw.insert(rng.below(len(self.draw) + 1), number)

    def end_round(self, rng: Rng) -> bool:
        """Whether it had to be shuffled (GH-S-END-01 (1))."""
        if not self.reshuffle:
            return False
        self.draw += self.discard
        self.discard = []
        shuffle(self.draw, rng)
        self.reshuffle = False
        return True

    def end_scenario(self) -> None:
        """Bless, curse and what was added for the scenario leave the deck (GH-S-END-05, GH-S-CMP-09)."""
        self.draw = [number for number in self.draw if number not in TEMPORARY]
        self.discard = [number for number in self.discard if number not in TEMPORARY]

    def count(self, number: int) -> int:
        return self.draw.count(number)


class Drawn:
    """The cards of one draw: `cards` in order, and which of them are applied."""

    __slots__ = ("cards", "used")

    def __init__(self, cards: list[int], used: list[int]) -> None:
        self.cards = cards
        self.used = used


def draw(deck: Deck, mode: int, value: int, reduced: bool, rng: Rng, tamed: int = 0) -> Drawn:
    """Draw for one attack whose value after step 1 is `value` (GH-S-ADV). `tamed`: which cards count as +0."""
    both = [deck.flip(rng)]
    if mode == NORMAL_DRAW or not _flip_another(deck, both, rng):
        return _draw_on(deck, both, rng)
    first, second = both[0], both[1]
    one_rolls = MODIFIERS[first].rolling
    other_rolls = MODIFIERS[second].rolling
    if one_rolls and other_rolls:
        drawn = _draw_on(deck, both, rng)
        if mode == DISADVANTAGE:
            drawn.used = drawn.cards[-1:]
        return drawn
    if one_rolls or other_rolls:
        if mode == ADVANTAGE:
            return Drawn(both, both)
        return Drawn(both, [second if one_rolls else first])
    better = compare(tame(first, tamed), tame(second, tamed), value, reduced)
    if mode == DISADVANTAGE:
        better = -better
    return Drawn(both, [second if better < 0 else first])


def tame(card: int, tamed: int) -> int:
    """What the card counts as."""
    if not tamed:
        return card
    kind = MODIFIERS[card]
    if tamed & TAMED_DOUBLE and card == DOUBLE:
        return ZERO
    if tamed & TAMED_GOOD and (kind.value > 0 or kind.multiply > 1):
        return ZERO
    if tamed & TAMED_BAD and (kind.value < 0 or kind.multiply == 0):
        return ZERO
    return card


def _draw_on(deck: Deck, cards: list[int], rng: Rng) -> Drawn:
    while MODIFIERS[cards[-1]].rolling:
        if not _flip_another(deck, cards, rng):
            break
    return Drawn(cards, cards)


def _flip_another(deck: Deck, cards: list[int], rng: Rng) -> bool:
    """Draw one more, if any is left: a card that lies open can't be drawn again."""
    lying = 0
    if not deck.draw:
        lying = len([1 for number in cards if not MODIFIERS[number].removed])
        if len(deck.discard) <= lying:
            return False
    cards.append(deck.flip(rng, lying))
    return True


def compare(one: int, other: int, value: int, reduced: bool) -> int:
    """1: the first is better; -1: the second; 0: equal or ambiguous, the first drawn is used (GH-S-ADV-05, 06)."""
    first, second = MODIFIERS[one], MODIFIERS[other]
    gap = resulting(first, value, reduced) - resulting(second, value, reduced)
    if gap >= 0 and _has_all(first, second) and (gap > 0 or not _has_all(second, first)):
        return 1
    if gap <= 0 and _has_all(second, first) and (gap < 0 or not _has_all(first, second)):
        return -1
    return 0


def resulting(card: Modifier, value: int, reduced: bool) -> int:
    """The attack value with this card alone (GH-S-ADV-07)."""
    if reduced and card.multiply != 1:
        return value + (REDUCED if card.multiply else -REDUCED)
    if card.multiply == 0:
        return NOTHING
    return value * card.multiply + card.value


def _has_all(one: Modifier, other: Modifier) -> bool:
    """Whether the effects of `one` include those of `other`."""
    if other.conditions & ~one.conditions or other.self_conditions & ~one.self_conditions:
        return False
    for element in other.infuse:
        if element not in one.infuse:
            return False
    return (
        one.push >= other.push
        and one.pull >= other.pull
        and one.pierce >= other.pierce
        and one.add_target >= other.add_target
        and one.heal_self >= other.heal_self
        and one.shield_self >= other.shield_self
        and one.refresh_item >= other.refresh_item
    )


# The order of additions and multiplications within a step of the sum (GH-S-ATK-08)

MOST_ORDERS: Final = 16
"""Orders that are offered at most: the best ones."""


class Order:
    """What comes before the multiplication and what after it, and what comes of that."""

    __slots__ = ("after", "base", "before", "factor", "value")

    def __init__(self, base: int, before: list[int], factor: int, after: list[int]) -> None:
        self.base = base
        self.before = before
        self.factor = factor
        self.after = after
        self.value = (base + sum(before)) * factor + sum(after)

    def written(self) -> str:
        """As a sum that every language reads: (3 + 2) × 2."""
        found = str(self.base) + _added(self.before)
        if self.factor != 1:
            found = (f"({found})" if self.before else found) + f" × {self.factor}"
        return found + _added(self.after)


def _added(numbers: list[int]) -> str:
    return "".join([f" + {number}" if number >= 0 else f" − {-number}" for number in numbers])


def orders(base: int, adds: list[int], factor: int, highest: bool) -> list[Order]:
    """One for each value that can come out, the best first: the highest, or the lowest."""
    adds = [number for number in adds if number]
    if factor == 1:
        return [Order(base, adds, factor, [])]
    # What comes out depends only on the sum of what is added after the multiplication: one way for each.
    found = [Order(base, [], factor, [])]
    for number in adds:
        longer = [Order(base, [*order.before, number], factor, order.after) for order in found]
        longer += [Order(base, order.before, factor, [*order.after, number]) for order in found]
        found = _of_different_value(longer)
    found.sort(key=_value, reverse=highest)
    return found[:MOST_ORDERS]


def _of_different_value(ways: list[Order]) -> list[Order]:
    found: list[Order] = []
    known: list[int] = []
    for order in ways:
        if order.value not in known:
            known.append(order.value)
            found.append(order)
    return found


def _value(order: Order) -> int:
    return order.value


def apply(value: int, used: list[int], reduced: bool, highest: bool) -> list[Order]:
    """What may come of the cards, the best first; nothing at all of null (GH-S-ATK-08, 10)."""
    adds: list[int] = []
    factor = 1
    for number in used:
        card = MODIFIERS[number]
        if card.multiply == 1:
            adds.append(card.value)
        elif reduced:
            adds.append(REDUCED if card.multiply else -REDUCED)
        elif card.multiply == 0:
            return []
        else:
            factor *= card.multiply
    return orders(value, adds, factor, highest)
