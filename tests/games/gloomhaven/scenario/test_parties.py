"""Every scenario with 2, 3 and 4 heroes at levels 1 and 7: played to an end, saved and loaded on the way, and lost."""

from __future__ import annotations

import json

import pytest

from taverna.games.gloomhaven.state.table import LOST, WON, Table
from taverna.kernel import Rng
from tests.games.gloomhaven.scenario.test_games import SCENARIOS, number_of, play, seated, toughen
from tests.support.gloomhaven.invariants import check
from tests.support.gloomhaven.tabletop import GAME

pytestmark = pytest.mark.compiled  # whole games: tests/conformance compares the builds

LONGEST = 5000
SAVED_EVERY = 13
LARGEST_VIEW = 40_000


def party(scenario: str, seats: int, level: str, seed: int) -> Table:
    levels = {f"level_{seat + 1}": level for seat in range(seats)}
    return seated(scenario, seats, seed, **levels)


@pytest.mark.parametrize("level", ["1", "7"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_party_reaches_an_end(scenario: str, seats: int, level: str) -> None:
    table = party(scenario, seats, level, 10 * number_of(scenario) + seats)
    assert play(toughen(table), seats, eager=True).ended in (WON, LOST)
    assert GAME.outcome(table).over


@pytest.mark.rule("GH-S-END-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_heroes_that_take_no_care_lose(scenario: str, seats: int) -> None:
    """Heroes with one hit point that take the first offer each time are exhausted sooner or later."""
    table = party(scenario, seats, "1", number_of(scenario))
    for _ in range(LONGEST):
        if not table.pending:
            break
        for hero in table.heroes:
            figure = table.hero_figure(hero.seat)
            figure.hp = min(1, figure.hp)
        decision = table.pending[0]
        GAME.apply(table, decision.seat, decision.options[0])
        table.events = []
    assert table.ended == LOST
    assert GAME.outcome(table).won is False


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_loaded_game_goes_on_as_the_saved_one(scenario: str, seats: int) -> None:
    """At every so many questions the table is put away, taken out again, and asks and tells the same."""
    table = toughen(party(scenario, seats, "7", 20 * number_of(scenario) + seats))
    rng = Rng(seats)
    for count in range(LONGEST):
        if not table.pending:
            break
        if count % SAVED_EVERY == 0:
            table = put_away(table)
        decision = table.pending[rng.below(len(table.pending))]
        GAME.apply(table, decision.seat, decision.options[rng.below(len(decision.options))])
        table.events = []
        check(table)
    assert table.ended in (WON, LOST)


def put_away(table: Table) -> Table:
    saved = GAME.dump(table)
    again = GAME.load(json.loads(json.dumps(saved)))
    assert GAME.dump(again) == saved
    assert [(asked.seat, asked.kind, asked.options) for asked in again.pending] == [
        (asked.seat, asked.kind, asked.options) for asked in table.pending
    ]
    for seat in (None, 0):
        view = GAME.view(again, seat)
        assert view == GAME.view(table, seat)
        assert len(json.dumps(view, separators=(",", ":"))) < LARGEST_VIEW
    return again
