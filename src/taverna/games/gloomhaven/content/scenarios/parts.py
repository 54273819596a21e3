"""Small parts of a scenario's rules as its file has them: labels of plates, elements, directions, abilities."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import hexes_field
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.registry import ABILITIES, ability_number, register
from taverna.games.gloomhaven.language.words import Word
from taverna.kernel.fields import Fields
from taverna.kit.hexes import DIRECTIONS

DECKS: Final = ("monsters", "character")
"""Whose modifier cards are drawn."""


def plates_of(fields: Fields) -> list[list[str]]:
    """Plate labels by number of characters: a list for all, or an object with "2", "3" and "4"."""
    value = fields.value("plates", ())
    if isinstance(value, (list, tuple)):
        return [fields.texts("plates", ())] * 5
    by_count = Fields(value, f"{fields.path}.plates")
    found = [[], [], by_count.texts("2"), by_count.texts("3"), by_count.texts("4")]
    by_count.done()
    return found


def elements_of(fields: Fields, name: str) -> list[int]:
    found: list[int] = []
    for text in fields.texts(name, ()):
        if text not in v.ELEMENTS[: v.WILD]:
            raise fields.bad(name, f"{text!r} is no element")
        found.append(v.ELEMENTS.index(text))
    return found


def directions_of(fields: Fields) -> list[int]:
    """Steps to neighbours, [q, r] each, by their number."""
    found: list[int] = []
    for step in hexes_field(fields, "directions", ()):
        if step not in DIRECTIONS:
            raise fields.bad("directions", f"{list(step)} is no step to a neighbour")
        found.append(DIRECTIONS.index(step))
    return found


def registered(key: str, ability: Ability) -> Ability:
    """A file that is read twice has its abilities once."""
    known = ability_number(key)
    return ABILITIES[known] if known >= 0 else register(key, ability)


def check_added(fields: Fields, word: Word | None) -> None:
    """Of a word with a file of its own: whether everything is there that it can't do without."""
    for name in word.needs if word is not None else []:
        if not fields.data.get(name):
            raise fields.bad(name, "is needed here")
