"""Every solo scenario is played to an end, won and lost, saved and loaded on the way; invariants hold at each step."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.state.table import LOST, WON, Table
from taverna.kernel import Rng
from tests.games.gloomhaven.scenario.test_games import play, toughen
from tests.support.gloomhaven import pilgrims
from tests.support.gloomhaven.invariants import check
from tests.support.gloomhaven.tabletop import GAME

pytestmark = pytest.mark.compiled  # whole games: tests/conformance compares the builds

SCENARIOS = [id for id in GAME.options[0].choices if content.scenario(id).solo]
LONGEST = 6000
TRIES: dict[str, int] = {}
"""Where it takes more luck to win."""


def alone(scenario: str, seed: int, level: int = 5) -> Table:
    return GAME.setup(1, seed, {"scenario": scenario, "level_1": str(level)})


@pytest.mark.parametrize("level", [5, 9])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_random_hero_reaches_an_end(scenario: str, level: int) -> None:
    table = play(alone(scenario, level, level), level, eager=False)
    assert GAME.outcome(table).over


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_tough_and_eager_hero_reaches_an_end(scenario: str) -> None:
    assert play(toughen(alone(scenario, 7)), 7, eager=True).ended in (WON, LOST)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_hero_that_takes_no_care_loses(scenario: str) -> None:
    """A hero with one hit point that takes the first offer each time is exhausted sooner or later."""
    table = alone(scenario, 3)
    for _ in range(LONGEST):
        if not table.pending:
            break
        table.hero_figure(0).hp = min(1, table.hero_figure(0).hp)
        decision = table.pending[0]
        GAME.apply(table, decision.seat, decision.options[0])
        table.events = []
    assert table.ended == LOST
    assert GAME.outcome(table).won is False


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_one_can_be_won(scenario: str) -> None:
    assert any(wins(scenario, 11 + again) for again in range(TRIES.get(scenario, 5)))


def wins(scenario: str, seed: int) -> bool:
    table = alone(scenario, seed)
    rng = Rng(seed)
    for _ in range(2 * LONGEST):
        if not table.pending:
            break
        pilgrims.refresh(table)
        decision = table.pending[rng.below(len(table.pending))]
        GAME.apply(table, decision.seat, pilgrims.choose(table, decision, rng))
        table.events = []
        check(table)
    won = table.ended == WON
    assert bool(GAME.outcome(table).won) == won
    return won


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_goes_on_the_same_way_when_it_is_loaded(scenario: str) -> None:
    table = toughen(alone(scenario, 5))
    rng = Rng(5)
    count = 0
    while table.pending and count < 400:
        if count % 11 == 0:
            saved = GAME.dump(table)
            table = GAME.load(saved)
            assert GAME.dump(table) == saved
        decision = table.pending[0]
        GAME.apply(table, decision.seat, decision.options[rng.below(len(decision.options))])
        table.events = []
        count += 1
    assert count > 10  # the first guard of the Saw dies in the second round
