"""Random heroes play every scenario to an end, for 2, 3 and 4 heroes; invariants hold at every question."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.content import STARTING_CLASSES
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.state.figures import MONSTER
from taverna.games.gloomhaven.state.table import LOST, WON, Table
from taverna.kernel import Rng
from tests.support.gloomhaven import pilgrims
from tests.support.gloomhaven.invariants import check, deck_sizes
from tests.support.gloomhaven.tabletop import GAME

pytestmark = pytest.mark.compiled  # whole games: tests/conformance compares the builds

LONGEST = 5000
OFFERED = GAME.options[0].choices
SCENARIOS = [id for id in OFFERED if not content.scenario(id).solo]
FIRST_TWENTY = [str(number) for number in range(1, 21)]
EXAMPLES = Path(__file__).parents[4] / "examples" / "gloomhaven"
RESERVED = (codes.DONE, codes.REST)
"""What eager heroes choose seldom."""


def number_of(scenario: str) -> int:
    """For seeds: the random dungeon has no number."""
    return int(scenario) if scenario.isdigit() else 96


def seated(scenario: str, seats: int, seed: int, **more: object) -> Table:
    """A table of random classes and levels, the way to it by random choices."""
    rng = Rng(seed)
    first = rng.below(len(STARTING_CLASSES))
    options: dict[str, object] = {"scenario": scenario}
    for seat in range(seats):
        options[f"class_{seat + 1}"] = STARTING_CLASSES[(first + seat) % len(STARTING_CLASSES)]
        options[f"level_{seat + 1}"] = str(1 + rng.below(9))
    return GAME.setup(seats, seed, {**options, **more})


def play(table: Table, seed: int, eager: bool, rounds: int = 99) -> Table:
    """To the end, or until so many rounds are over."""
    rng = Rng(seed + 1)
    sizes: list[int] = []
    count = 0
    while table.pending and table.round <= rounds:
        decision = table.pending[rng.below(len(table.pending))]
        options = decision.options
        if eager and rng.below(10):
            options = [code for code in options if code not in RESERVED] or options
        GAME.apply(table, decision.seat, options[rng.below(len(options))])
        if table.events:
            table.events = []
        check(table)
        if table.round and table.pending:  # at the end cards of the scenario leave the decks (GH-S-END-05)
            sizes = sizes or deck_sizes(table)
            assert deck_sizes(table) == sizes
        count += 1
        assert count < LONGEST
    return table


def toughen(table: Table) -> Table:
    """Heroes that live long enough to see most of the scenario."""
    for hero in table.heroes:
        figure = table.hero_figure(hero.seat)
        figure.hp = figure.max_hp = 60
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", FIRST_TWENTY)
def test_random_heroes_reach_an_end(scenario: str, seats: int) -> None:
    seed = 100 * number_of(scenario) + seats
    table = play(seated(scenario, seats, seed), seed, eager=False)
    assert table.ended in (WON, LOST)
    assert GAME.outcome(table).over


HERO_LEVEL_AND_DIFFICULTY = (
    (1, "easy"), (1, "normal"), (4, "normal"), (6, "normal"),
    (8, "normal"), (9, "normal"), (9, "hard"), (9, "very-hard"),
)  # fmt: skip
"""How a group comes to play at each scenario level (GH-S-LVL-02, 03)."""


HIGHER = {("28", "living-corpse"): 2}
"""Monsters that a scenario sets above its level, as far as 7 (GH-S-SPC-07)."""


@pytest.mark.rule("GH-S-LVL-03", "GH-S-LVL-04", "GH-S-SPC-07")
@pytest.mark.parametrize("level", range(8))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_begins_at_every_level(scenario: str, level: int) -> None:
    hero_level, difficulty = HERO_LEVEL_AND_DIFFICULTY[level]
    seats = 2 + (number_of(scenario) + level) % 3
    levels = {f"level_{seat + 1}": str(hero_level) for seat in range(seats)}
    table = seated(scenario, seats, 7 * level + number_of(scenario), difficulty=difficulty, **levels)
    assert (table.rules.levels.level, table.rules.levels.monsters) == (level, level)
    play(toughen(table), level, eager=True, rounds=2)
    for figure in table.figures:
        if figure.kind == MONSTER:
            rank = figure.sheet.rank
            known = content.monster(figure.sheet.name)
            line = known.line(rank, min(7, level + HIGHER.get((scenario, known.id), 0)))
            assert figure.max_hp == line.hp.value(seats, level)


VARIANTS = ("solo", "open_information", "reduced_randomness", "permanent_death")


@pytest.mark.rule("GH-S-LVL-06", "GH-S-LVL-09", "GH-S-VAR-01", "GH-S-VAR-02")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("scenario", FIRST_TWENTY)
def test_every_scenario_ends_in_every_variant(scenario: str, variant: str) -> None:
    seats = 2 + (number_of(scenario) + VARIANTS.index(variant)) % 3
    table = seated(scenario, seats, number_of(scenario), **{variant: True})
    harder = variant in ("solo", "open_information")
    assert table.rules.levels.monsters == table.rules.levels.level + harder
    assert play(table, number_of(scenario), eager=True).ended in (WON, LOST)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tough_and_eager_heroes_reach_an_end(scenario: str) -> None:
    seats = 2 + number_of(scenario) % 3
    table = play(toughen(seated(scenario, seats, number_of(scenario))), number_of(scenario), eager=True)
    assert table.ended in (WON, LOST)


@pytest.mark.parametrize(
    "seats", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_can_be_won(scenario: str, seats: int) -> None:
    """Pilgrims go all the way: every door they need, every boss, plate and treasure; luck may fail them twice."""
    tries = range(TRIES.get(scenario, 3))
    assert any(
        pilgrims_win(scenario, seats, 10 * number_of(scenario) + seats + 1000 * again) for again in tries
    )


TRIES = {"74": 14, "78": 10}
"""Where it takes more luck: water rises while they fight, cultists hurry to their altar."""


def pilgrims_win(scenario: str, seats: int, seed: int) -> bool:
    table = seated(scenario, seats, seed)
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


def test_a_house_scenario_can_be_won() -> None:
    [id] = content.add_scenarios(str(EXAMPLES), True)
    try:
        house = Gloomhaven([id])
        table = house.setup(2, 4, {"scenario": id})
        rng = Rng(4)
        for _ in range(LONGEST):
            if table.pending:
                pilgrims.refresh(table)
                decision = table.pending[0]
                house.apply(table, decision.seat, pilgrims.choose(table, decision, rng))
        assert table.ended == WON
    finally:
        del content._scenarios[id]
        content._own.clear()


def test_all_playable_scenarios_are_on_offer() -> None:
    """The twenty that a campaign begins with among them; what the others lack is told."""
    assert list(OFFERED) == content.playable_scenarios()
    assert set(FIRST_TWENTY) <= set(OFFERED)
    for id in content.scenario_ids():
        assert (id in OFFERED) != bool(content.lacking(content.scenario(id)))
