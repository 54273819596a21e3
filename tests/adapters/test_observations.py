"""An observation is the view, no more and no less: equal views give equal rows, and different ones different rows."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from taverna.kernel import AnyGame, Rng, State
from tests.support.adapters.common import GAMES, for_each_game
from tests.support.adapters.mutants import mutants
from tests.support.conformance.cases import Case, few_cases
from tests.support.conformance.middles import middles
from tests.support.conformance.walk import walk

for_some_cases = pytest.mark.parametrize(
    "case", [case for game in GAMES for case in few_cases(game, 12)], ids=str
)
MUTANTS = 16
WORLDS = 2
FOLLOWS = ("choosing",)
"""Parts of a view that only help to choose and follow from the others: an observation leaves them out."""


def row(game: AnyGame, state: State, seat: int) -> bytes:
    into = bytearray(game.observation.layout.size)
    game.observation.observe(state, seat, into)
    return bytes(into)


def sight(game: AnyGame, state: State, seat: int) -> str:
    return json.dumps(game.view(state, seat), sort_keys=True)


class Pairs:
    """Views and rows of one seat that have been met, and a complaint when they do not go together one to one."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.rows: dict[tuple[int, int, str], bytes] = {}
        self.views: dict[tuple[int, int, bytes], str] = {}

    def meet(self, state: State, seat: int) -> bytes:
        view, found = sight(self.game, state, seat), row(self.game, state, seat)
        place = (state.seats, seat)
        assert self.rows.setdefault((*place, view), found) == found, "equal views, different observations"
        known = self.views.setdefault((*place, found), view)
        assert known == view or not difference(known, view), difference(known, view)
        return found


def difference(one: str, other: str) -> str:
    """What an observation should have told apart and did not."""
    first, second = json.loads(one), json.loads(other)
    return "\n".join(
        f"{name}: {first[name]}\n    {second[name]}"
        for name in first
        if first[name] != second[name] and name not in FOLLOWS
    )


@for_each_game
def test_layout_names_every_cell_once(game: AnyGame) -> None:
    layout = game.observation.layout
    assert layout.size
    at = 0
    for field in layout.fields:
        assert field.start == at
        assert field.help
        size = 1
        for length in field.shape:
            size *= length
        assert len(field.highs) == field.size == size
        at += size
    assert at == layout.size == len(layout.highs())
    assert len(layout.slices()) == len(layout.fields)


@for_some_cases
def test_cells_stay_in_their_bounds(case: Case) -> None:
    highs = case.game.observation.layout.highs()
    for number, (state, _) in enumerate(walk(case, salt=60)):
        if number % 5 == 0:
            found = row(case.game, state, number % case.seats)
            assert all(cell <= high for cell, high in zip(found, highs, strict=True))


@for_some_cases
def test_views_and_observations_go_together_in_a_game(case: Case) -> None:
    """Also in all worlds that a seat can't tell apart: nothing leaks."""
    game, rng = case.game, Rng(case.seed)
    pairs = Pairs(game)
    for number, (state, _) in enumerate(walk(case, salt=61)):
        for seat in range(state.seats):
            pairs.meet(state, seat)
        seat = number % state.seats
        for _ in range(WORLDS):
            pairs.meet(game.determinize(state, seat, rng), seat)


def answered(game: AnyGame, state: State) -> Iterator[State]:
    """What comes of each option: positions that differ in the one choice."""
    for decision in state.pending:
        for code in decision.options:
            after = state.clone()
            game.apply(after, decision.seat, code)
            yield after


@for_each_game
def test_views_and_observations_go_together_in_the_middle_of_things(game: AnyGame) -> None:
    for middle in middles(game.id):
        pairs = Pairs(game)
        for state in [middle.state, *answered(game, middle.state)]:
            for seat in range(state.seats):
                pairs.meet(state, seat)


@for_each_game
def test_a_single_difference_shows_in_both_or_in_neither(game: AnyGame) -> None:
    """And most fields are seen to be the only ones that tell two views apart."""
    rng = Rng(77)
    slices = game.observation.layout.slices()
    needed: set[str] = set()
    for middle in middles(game.id):
        pairs = Pairs(game)
        first = [row(game, middle.state, seat) for seat in range(middle.state.seats)]
        for state in [middle.state, *mutants(game, middle.state, MUTANTS, rng)]:
            for seat in range(state.seats):
                found = pairs.meet(state, seat)
                changed = [name for name, part in slices.items() if first[seat][part] != found[part]]
                needed.update(changed if len(changed) == 1 else [])
    assert len(needed) >= 8, needed
