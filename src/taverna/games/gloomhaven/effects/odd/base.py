"""What an odd card may do, and the list of all of them by the name that content gives them.

An odd card has no state: what it remembers stands in the act. It is an ability of its own (the operation `special`),
or it changes another one or a passive. Those of one boss or one scenario stand in the rooms above.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.clauses import SPECIALS
from taverna.games.gloomhaven.language.moments import SPECIAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


class OddCard:
    def __init__(self, name: str) -> None:
        self.name = name
        self.is_standing = False
        """As a passive of an item: it holds all the time and is never chosen."""
        self.replaces_move = False
        self.replaces_attack = False
        self.tames_double = False
        self.tames_attackers = 0
        """As a passive: which modifier cards drawn against the holder count as +0 (bits of modifiers.py)."""
        self.tames_own = 0
        """Which of those that the holder draws."""
        self.wound_damage = 1
        """What a wound costs those whom the passive is for."""
        self.is_on_one = False

    # As an ability of its own

    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        """Do it, or ask what is open; False when it is done."""
        return False

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        raise AssertionError(f"{self.name} asks nothing")

    # As a passive, or beside another ability

    def takes_attack(self, table: Table, attacker: Figure, owner: Figure) -> bool:
        """Whether the owner becomes the target of the attacker instead."""
        return False

    def instead_of_move(self, table: Table, act: Act, ability: Ability) -> None:
        """What `replaces_move` puts in its place."""
        raise AssertionError(f"{self.name} replaces no move")

    def instead_of_attack(self, table: Table, act: Act, ability: Ability) -> None:
        """What `replaces_attack` puts in its place."""
        raise AssertionError(f"{self.name} replaces no attack")

    def question(self) -> str:
        """The kind of question that offers it in the place of a move or an attack."""
        return "convert"

    def after_action(self, todo: list[int], below: bool) -> list[int]:
        """What an item performs of its list after a top action, or one `below`."""
        return todo

    def ends(self, table: Table, owner: Figure) -> None:
        """The passive is over."""

    # For people and bots

    def sentence(self) -> str:
        """Its words in the .ftl files."""
        return f"special-{self.name}"

    def rating(self, otherwise: float) -> float:
        """What one use is worth to a bot; `otherwise`: what the rest of the passive says."""
        return otherwise


class ToldByScenario(OddCard):
    """What a boss does that only its own scenario knows: its clauses at `special` tell it."""

    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        if act.at:
            return False
        act.at = 1
        table.at(SPECIAL, act.actor, ability.number)
        return True


TOLD: Final = ToldByScenario("")
_cards: Final[dict[str, OddCard]] = {}


def register_odd(card: OddCard) -> OddCard:
    assert card.name not in _cards, card.name
    _cards[card.name] = card
    handled.ODD.add(card.name)
    return card


def odd_card(name: str) -> OddCard:
    """One that nobody carries out keeps its card, boss or scenario from being played (content/unhandled.py)."""
    card = _cards.get(name)
    if card is None and name in SPECIALS:
        return TOLD
    assert card is not None, f"no odd card is called {name!r}; known: {', '.join(sorted(_cards))}"
    return card


def sentence_of(name: str) -> str:
    """Also of a printed one that nobody carries out yet."""
    return _cards[name].sentence() if name in _cards else f"special-{name}"
