"""Puzzles: the scenarios and parties that they come from, and what the heroes have gained when a round is over."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.figures import FOES
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision, Rng, Setting

SCENARIOS: Final = ("1", "2", "3")
"""Where every campaign begins: nobody's story is told beforehand."""

KINDS: Final = ("turn", "move", "target", "damage")
ENOUGH: Final = 3
"""Ways to do something: whether to do anything at all is no puzzle."""


def is_one(decision: Decision) -> bool:
    """Not the cards of a round: those are two answers, and a friend's are unknown."""
    ways = [code for code in decision.options if code != codes.DONE and code != codes.TAKE_BACK]
    return decision.kind in KINDS and len(ways) >= ENOUGH


def party(rng: Rng) -> dict[str, Setting]:
    """Two different classes of those that everybody begins with."""
    first = rng.below(len(content.STARTING_CLASSES))
    second = (first + 1 + rng.below(len(content.STARTING_CLASSES) - 1)) % len(content.STARTING_CLASSES)
    return {"class_1": content.STARTING_CLASSES[first], "class_2": content.STARTING_CLASSES[second]}


def felled(before: Table, after: Table) -> int:
    return sum([1 for slot in _foes(before) if not after.figures[slot].present])


def hp_of_foes(before: Table, after: Table) -> int:
    """Of those only who stood there before: what comes through a door is no loss."""
    return sum([max(0, after.figures[slot].hp) for slot in _foes(before) if after.figures[slot].present])


def _foes(table: Table) -> list[int]:
    return [figure.slot for figure in table.figures if figure.side in FOES and figure.present]
