"""What a seat sees and hears stays small, and tells what a player may know: numbers of the level, progress, purses."""

from __future__ import annotations

import json

import pytest

from taverna.games.gloomhaven.board.board import TRAP
from taverna.games.gloomhaven.language.vocabulary import POISON
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL, Table
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kernel import Match
from tests.support.gloomhaven.printed import begin, fell_all, monsters
from tests.support.gloomhaven.tabletop import GAME

LARGEST_VIEW = 40_000
LARGEST_TRAFFIC = 1_000_000


def seen(table: Table, seat: int | None = 0) -> dict[str, object]:
    view: dict[str, object] = json.loads(json.dumps(GAME.view(table, seat)))
    return view


def size(data: object) -> int:
    return len(json.dumps(data, separators=(",", ":")))


@pytest.mark.parametrize("scenario", ["1", "11", "20"])
def test_a_scenario_of_four_heroes_is_told_in_few_bytes(scenario: str) -> None:
    match = Match(GAME, 4, 1, {"scenario": scenario})
    heard = size([event.to_dict() for _, event in match.events(0)])
    while not match.over:
        assert size(match.view(0)) < LARGEST_VIEW
        decision = match.pending[0]
        worth = match.game.judgement.rate_options(match.state, decision)
        told = match.submit(decision.seat, decision.options[worth.index(max(worth))])
        heard += size([event.to_dict() for event in told if event.seen_by(0)])
    assert heard < LARGEST_TRAFFIC


@pytest.mark.rule("GH-S-LVL-04")
def test_the_numbers_of_the_level_are_seen() -> None:
    """Level 2: 3 gold for a token, traps deal 4, hazards half of it, 8 experience for a success."""
    table = begin(1, level_1="4", level_2="4")
    assert seen(table)["numbers"] == {"gold": 3, "trap": 4, "hazard": 2, "xp": 8}


def test_a_trap_shows_its_true_damage() -> None:
    table = begin(1)
    cell = table.rules.start[-1]
    table.board.put(cell, TRAP)
    for damage, shown in ((TRAP_OF_LEVEL, 3), (6, 6)):
        table.traps[cell] = pack_trap(damage, POISON)
        board = seen(table)["board"]
        assert isinstance(board, dict)
        assert [cell, shown, ["poison"]] in board["traps"]


def test_progress_counts_what_the_scenario_counts() -> None:
    table = begin(3)
    there = len(monsters(table))
    assert seen(table)["progress"] == [[0, 10]]
    fell_all(table)
    assert seen(table)["progress"] == [[there, 10]]
    assert seen(begin(1))["progress"] == [[]]


def test_decks_are_known_as_heaps_with_the_names_of_the_events() -> None:
    table = begin(1)
    deck = seen(table)["monster_deck"]
    assert isinstance(deck, dict)
    assert deck["left"] == sorted(deck["left"])
    assert len(deck["left"]) == 20
    assert set(deck["left"]) == {"+0", "+1", "-1", "+2", "-2", "null", "x2"}
