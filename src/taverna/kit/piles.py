"""Piles of cards: plain lists of numbers, the top card last."""

from __future__ import annotations

from taverna.kernel.rng import Rng


def shuffle(pile: list[int], rng: Rng, start: int = 0, stop: int = -1) -> None:
    """Put the cards from `start` up to, not including, `stop` (-1: the top) in random order."""
    end = len(pile) if stop < 0 else stop
    for index in range(end - 1, start, -1):
        other = start + rng.below(index - start + 1)
        pile[index], pile[other] = pile[other], pile[index]


def each_once(cards: list[int]) -> list[int]:
    """The cards in order, each number once. For the few cards of a hand: a set would take longer."""
    found: list[int] = []
    for card in cards:
        place = len(found)
        while place and found[place - 1] > card:
            place -= 1
        if not place or found[place - 1] != card:
            found.insert(place, card)
    return found


def take_random(pile: list[int], count: int, rng: Rng) -> list[int]:
    """Take so many random cards out of a pile that has no order; all of them if it has no more."""
    taken: list[int] = []
    while pile and len(taken) < count:
        index = rng.below(len(pile))
        taken.append(pile[index])
        last = pile.pop()
        if index < len(pile):
            pile[index] = last
    return taken
