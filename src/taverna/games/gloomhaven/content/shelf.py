"""The components a game is played with: the printed ones, or the printed ones as a content file changes them.

What a file does not change is the printed component itself. The key of everything it changes ends with the file's id.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.reading.heroes import HeroClass
from taverna.games.gloomhaven.content.reading.items import Item
from taverna.games.gloomhaven.content.reading.monsters import AbilityDeck, Monster
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.language.modifiers import STANDARD

PRINTED_ID: Final = "printed"


class Shelf:
    """`monsters`, `decks`, `classes` and `items` hold what is not as printed."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.monsters: dict[str, Monster] = {}
        self.decks: dict[str, AbilityDeck] = {}
        self.classes: dict[str, HeroClass] = {}
        self.items: dict[int, Item] = {}
        self.monster_cards: list[int] = STANDARD
        """What makes up the monsters' modifier deck (GH-S-CMP-05)."""
        self.hero_cards: list[int] = STANDARD
        """What a hero's modifier deck begins with, before perks and items."""

    def monster(self, id: str) -> Monster:
        if id in self.monsters:
            return self.monsters[id]
        if id not in content.monster_ids():
            raise unknown("monster", "monster", id, self.monster_ids())
        return content.monster(id)

    def monster_ids(self) -> list[str]:
        printed = content.monster_ids()
        return printed + [id for id in self.monsters if id not in printed]

    def deck(self, id: str) -> AbilityDeck:
        return self.decks[id] if id in self.decks else content.deck(id)

    def hero_class(self, id: str) -> HeroClass:
        return self.classes[id] if id in self.classes else content.hero_class(id)

    def item(self, number: int) -> Item:
        return self.items[number] if number in self.items else content.item(number)

    def item_numbers(self) -> list[int]:
        return content.item_numbers()

    def types_in_play(self, scenario: Scenario, further: list[str]) -> list[str]:
        return content.types_in_play(scenario, further, self.monster, self.deck)


PRINTED: Final = Shelf(PRINTED_ID)
_shelves: Final[dict[str, Shelf]] = {PRINTED_ID: PRINTED}


def shelf(id: str) -> Shelf:
    return _shelves[id]


def add_shelf(found: Shelf) -> None:
    _shelves[found.id] = found


def houses() -> list[Shelf]:
    """The shelves of content files that were read."""
    return [found for found in _shelves.values() if found is not PRINTED]


def known_shelf(id: str) -> Shelf | None:
    return _shelves.get(id)
