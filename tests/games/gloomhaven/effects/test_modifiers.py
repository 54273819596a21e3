"""Modifier decks, advantage and disadvantage (sections 1 and 10 of the scenario rules)."""

from __future__ import annotations

from collections import Counter

import pytest

from taverna.games.gloomhaven.language import modifiers as m
from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.registry import MODIFIERS, register_modifier
from taverna.games.gloomhaven.language.vocabulary import FIRE, MUDDLE, POISON, STUN
from taverna.kernel import Rng


def kind(key: str, value: int = 0, rolling: bool = False, conditions: int = 0, **more: object) -> int:
    card = Modifier(f"test {key}", value, rolling)
    card.conditions = conditions
    for name, thing in more.items():
        setattr(card, name, thing)
    return register_modifier(card).number


ROLLING_1 = kind("r+1", 1, True)
ROLLING_2 = kind("r+2", 2, True)
ROLLING_PUSH = kind("r push", 0, True, push=1)
ROLLING_POISON = kind("r poison", 0, True, POISON)
STUN_1 = kind("+1 stun", 1, False, STUN)
STUN_0 = kind("+0 stun", 0, False, STUN)
FIRE_1 = kind("+1 fire", 1, False, infuse=[FIRE])
MUDDLE_0 = kind("+0 muddle", 0, False, MUDDLE)
STUN_2 = kind("+2 stun", 2, False, STUN)


def draws(mode: int, *cards: int, value: int = 3) -> m.Drawn:
    deck = m.Deck([m.ZERO] * 5 + list(cards)[::-1])
    return m.draw(deck, mode, value, False, Rng(1))


def worth(value: int, used: list[int], reduced: bool, highest: bool) -> int:
    """The best that can come of the cards; NOTHING of null."""
    found = m.apply(value, used, reduced, highest)
    return found[0].value if found else m.NOTHING


def result(mode: int, *cards: int, value: int = 3) -> int:
    return worth(value, draws(mode, *cards, value=value).used, False, True)


@pytest.mark.rule("GH-S-CMP-06")
def test_the_standard_deck_has_twenty_cards() -> None:
    keys = Counter(MODIFIERS[card].key for card in m.STANDARD)
    assert keys == {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "null": 1, "x2": 1}
    assert [MODIFIERS[card].key for card in set(m.STANDARD) if MODIFIERS[card].shuffles] == ["null", "x2"]


@pytest.mark.rule("GH-S-CMP-10")
@pytest.mark.rule("GH-S-ATK-10")
def test_null_deals_nothing_and_double_doubles() -> None:
    assert worth(3, [ROLLING_1, m.NULL], False, True) == m.NOTHING
    assert worth(3, [m.DOUBLE], False, True) == 6


@pytest.mark.rule("GH-S-CMP-12")
@pytest.mark.rule("GH-S-ADV-01")
def test_rolling_cards_draw_on_and_all_are_added() -> None:
    drawn = draws(m.NORMAL_DRAW, ROLLING_1, ROLLING_2, m.MINUS_ONE)
    assert drawn.used == drawn.cards == [ROLLING_1, ROLLING_2, m.MINUS_ONE]
    assert result(m.NORMAL_DRAW, ROLLING_1, ROLLING_2, m.MINUS_ONE) == 5


@pytest.mark.rule("GH-S-CMP-17")
@pytest.mark.rule("GH-S-CMP-18")
def test_bless_and_curse_leave_the_deck_and_shuffle_nothing() -> None:
    deck = m.Deck([m.ZERO, m.CURSE_CARD, m.BLESS_CARD])
    assert [deck.flip(Rng(1)), deck.flip(Rng(1))] == [m.BLESS_CARD, m.CURSE_CARD]
    assert deck.discard == []
    assert not deck.reshuffle
    assert worth(3, [m.BLESS_CARD], False, True) == 6
    assert worth(3, [m.CURSE_CARD], False, True) == m.NOTHING


@pytest.mark.rule("GH-S-CMP-19")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    deck = m.Deck([])
    deck.discard = [m.PLUS_ONE, m.PLUS_ONE]
    assert deck.flip(Rng(1)) == m.PLUS_ONE
    assert (deck.draw, deck.discard) == ([m.PLUS_ONE], [m.PLUS_ONE])


@pytest.mark.rule("GH-S-ADV-02")
@pytest.mark.rule("GH-S-EX-18")
def test_advantage() -> None:
    assert result(m.ADVANTAGE, m.MINUS_ONE, m.PLUS_ONE) == 4
    assert result(m.ADVANTAGE, ROLLING_1, m.ZERO) == 4
    pushing = draws(m.ADVANTAGE, ROLLING_PUSH, ROLLING_1, m.MINUS_ONE)
    assert pushing.used == [ROLLING_PUSH, ROLLING_1, m.MINUS_ONE]
    assert worth(3, pushing.used, False, True) == 3
    poisoning = draws(m.ADVANTAGE, ROLLING_POISON, m.NULL)
    assert poisoning.used == [ROLLING_POISON, m.NULL]
    assert worth(3, poisoning.used, False, True) == m.NOTHING


@pytest.mark.rule("GH-S-ADV-03")
@pytest.mark.rule("GH-S-EX-18")
def test_disadvantage() -> None:
    assert result(m.DISADVANTAGE, m.MINUS_ONE, m.PLUS_ONE) == 2
    assert result(m.DISADVANTAGE, ROLLING_2, m.MINUS_ONE) == 2
    assert draws(m.DISADVANTAGE, ROLLING_1, ROLLING_PUSH, m.PLUS_ONE).used == [m.PLUS_ONE]


@pytest.mark.rule("GH-S-ADV-05")
@pytest.mark.rule("GH-S-ADV-06")
@pytest.mark.rule("GH-S-RUL-22")
@pytest.mark.parametrize(
    ("first", "second", "better"),
    [
        (m.PLUS_ONE, m.PLUS_TWO, -1),
        (STUN_1, m.PLUS_ONE, 1),
        (STUN_0, m.PLUS_TWO, 0),
        (STUN_1, FIRE_1, 0),
        (MUDDLE_0, STUN_2, 0),
        (m.ZERO, m.ZERO, 0),
    ],
)
def test_which_of_two_cards_is_better(first: int, second: int, better: int) -> None:
    assert m.compare(first, second, 3, False) == better
    assert draws(m.ADVANTAGE, first, second).used == [second if better < 0 else first]
    assert draws(m.DISADVANTAGE, first, second).used == [second if better > 0 else first]


@pytest.mark.rule("GH-S-ADV-07")
def test_double_is_worth_the_value_and_null_less_than_anything() -> None:
    assert m.compare(m.DOUBLE, m.PLUS_TWO, 1, False) == -1
    assert m.compare(m.DOUBLE, m.PLUS_TWO, 3, False) == 1
    assert m.compare(m.NULL, m.MINUS_TWO, 0, False) == -1


@pytest.mark.rule("GH-S-ADV-08")
@pytest.mark.rule("GH-S-EX-46")
def test_cards_that_are_not_used_are_drawn_all_the_same() -> None:
    deck = m.Deck([m.ZERO, m.PLUS_ONE, m.CURSE_CARD])
    assert m.draw(deck, m.ADVANTAGE, 3, False, Rng(1)).used == [m.PLUS_ONE]
    assert (deck.draw, deck.discard) == ([m.ZERO], [m.PLUS_ONE])
    deck = m.Deck([m.ZERO, m.BLESS_CARD])
    assert m.draw(deck, m.DISADVANTAGE, 3, False, Rng(1)).used == [m.ZERO]
    assert (deck.draw, deck.discard) == ([], [m.ZERO])
    deck = m.Deck([m.ZERO, m.DOUBLE])
    assert m.draw(deck, m.DISADVANTAGE, 3, False, Rng(1)).used == [m.ZERO]
    assert deck.reshuffle


@pytest.mark.rule("GH-S-CMP-19", "GH-S-ADV-02")
@pytest.mark.parametrize("seed", range(5))
def test_a_card_that_lies_open_is_not_drawn_again(seed: int) -> None:
    """The pile ends in the middle of a draw: only the discards of earlier draws are shuffled."""
    deck = m.Deck([m.PLUS_TWO])
    deck.discard = [m.ZERO, m.ZERO]
    assert m.draw(deck, m.ADVANTAGE, 3, False, Rng(seed)).cards == [m.PLUS_TWO, m.ZERO]
    assert (deck.draw, deck.discard) == ([m.ZERO], [m.PLUS_TWO, m.ZERO])
    deck = m.Deck([m.CURSE_CARD, ROLLING_1])
    deck.discard = [m.MINUS_ONE]
    assert m.draw(deck, m.NORMAL_DRAW, 3, False, Rng(seed)).cards == [ROLLING_1, m.CURSE_CARD]
    assert m.draw(deck, m.DISADVANTAGE, 3, False, Rng(seed)).cards in (
        [ROLLING_1, m.MINUS_ONE],
        [m.MINUS_ONE, ROLLING_1],
    )


@pytest.mark.rule("GH-S-ATK-08")
@pytest.mark.rule("GH-S-EX-41")
def test_the_order_of_adding_and_doubling_is_open() -> None:
    """The best first: the highest of an own attack, the lowest of a monster's."""
    used = draws(m.NORMAL_DRAW, ROLLING_1, m.DOUBLE).used
    assert [order.value for order in m.apply(3, used, False, True)] == [8, 7]
    assert [order.value for order in m.apply(3, used, False, False)] == [7, 8]
    assert result(m.NORMAL_DRAW, ROLLING_1, m.NULL) == m.NOTHING


@pytest.mark.rule("GH-S-VAR-01")
@pytest.mark.rule("GH-S-EX-35")
@pytest.mark.parametrize(
    ("card", "expected"), [(m.NULL, 1), (m.CURSE_CARD, 1), (m.DOUBLE, 5), (m.BLESS_CARD, 5)]
)
def test_reduced_randomness(card: int, expected: int) -> None:
    assert worth(3, [card], True, True) == expected


@pytest.mark.rule("GH-S-END-01")
def test_a_deck_is_shuffled_after_a_round_in_which_double_or_null_was_drawn() -> None:
    deck = m.Deck([m.ZERO, m.PLUS_ONE, m.NULL])
    deck.flip(Rng(1))
    deck.flip(Rng(1))
    deck.end_round(Rng(1))
    assert sorted(deck.draw) == sorted([m.ZERO, m.PLUS_ONE, m.NULL])
    deck.draw = [m.ZERO, m.PLUS_ONE]
    deck.flip(Rng(1))
    deck.end_round(Rng(1))
    assert deck.discard == [m.PLUS_ONE]
