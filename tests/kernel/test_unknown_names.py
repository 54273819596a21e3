"""Whoever names something that is not there is told what is: in positions of every card game, options and calls."""

from __future__ import annotations

import pytest

from taverna import game
from taverna.kernel import TavernaError

UNKNOWN: list[tuple[str, dict[str, object], list[str]]] = [
    ("dead-mans-draw", {"play": ["parrot-3"], "rest": "draw"}, ["'parrot-3'", "anchor", "mermaid", "2 to 9"]),
    (
        "dead-mans-draw",
        {"pirates": ["mizer"], "rest": "draw"},
        ["'mizer'", "did you mean 'miser'", "casanova"],
    ),
    ("dead-mans-draw", {"rest": "table"}, ["'table'", "'draw', 'discard' or 'aside'"]),
    ("dead-mans-draw", {"rest": "draw", "agenda": [["swim"]]}, ["'swim'", "'turn'", "'lose-rest'"]),
    (
        "dead-mans-draw",
        {"rest": "draw", "protect": []},
        ["position.protect:", "did you mean 'protected'", "banks"],
    ),
    ("dead-mans-draw", {"rest": "draw", "options": {"pirate": True}}, ["'pirate'", "did you mean 'pirates'"]),
    ("dungeon-raiders", {"row": ["zombi-1"]}, ["'zombi-1'", "did you mean 'zombie-1'", "mummy"]),
    ("dungeon-raiders", {"hand": []}, ["position.hand:", "did you mean 'hands'", "characters"]),
    (
        "bloodborne",
        {"monster": "cleric-beest", "rest": "box"},
        ["'cleric-beest'", "did you mean 'cleric-beast'"],
    ),
    (
        "bloodborne",
        {"hands": [["saw-clever"], [], []], "rest": "box"},
        ["did you mean 'saw-cleaver'", "hunters-dream"],
    ),
    ("bloodborne", {"rest": "box", "options": {"boss": "x"}}, ["'boss'", "final_boss"]),
]


@pytest.mark.parametrize(("id", "position", "said"), UNKNOWN)
def test_positions(id: str, position: dict[str, object], said: list[str]) -> None:
    seats = game(id).seats.start
    with pytest.raises(TavernaError) as refused:
        game(id).load({"seats": seats, **position})
    for words in said:
        assert words in str(refused.value)


@pytest.mark.parametrize("id", ["dead-mans-draw", "dungeon-raiders", "bloodborne"])
def test_a_code_that_is_not_open_is_answered_with_those_that_are(id: str) -> None:
    found = game(id)
    state = found.setup(3, 1)
    offered = sorted({code for decision in state.pending for code in decision.options})
    closed = next(code for code in range(found.codes) if code not in offered)
    with pytest.raises(TavernaError) as refused:
        found.describe(state, closed)
    for code in offered:
        assert f"{code}" in str(refused.value).partition("open: ")[2].split(", ")
    for code in offered:
        assert found.describe(state, code).key
