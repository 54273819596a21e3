"""Bloodborne: The Card Game: hunt together, bank alone. Rules by number in docs/rules/."""

from taverna.games.bloodborne.content import PRINTED
from taverna.games.bloodborne.game import Bloodborne
from taverna.games.bloodborne.own_content import named_by_environment

__all__ = ["GAME", "PRINTED", "Bloodborne", "load"]


def load() -> Bloodborne:
    """The game with the printed cards and those of the house files that the environment names."""
    return Bloodborne([PRINTED, *named_by_environment()])


GAME = load()
