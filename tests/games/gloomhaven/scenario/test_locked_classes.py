"""Locked classes beside others: random heroes play on, invariants hold, and questions can be saved and loaded."""

from __future__ import annotations

import json

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Rng
from tests.support.gloomhaven.invariants import check, deck_sizes
from tests.support.gloomhaven.tabletop import GAME

LOCKED = [slug for slug in content.playable_classes() if slug not in content.STARTING_CLASSES]
RESERVED = (codes.DONE, codes.REST, codes.QUICK)
"""What eager heroes choose seldom."""
ROUNDS = 12
SAVED = 7
"""Every so many questions the game is saved and loaded."""


def seated(slug: str, seed: int) -> Table:
    """The class beside others, at a high level, with more hit points than it should have."""
    rng = Rng(seed)
    others = [other for other in content.playable_classes() if other != slug]
    options: dict[str, object] = {"scenario": str(1 + rng.below(4)), "class_1": slug, "level_1": "9"}
    for seat in (2, 3):
        options[f"class_{seat}"] = others.pop(rng.below(len(others)))
        options[f"level_{seat}"] = str(1 + rng.below(9))
    table = GAME.setup(3, seed, options)
    for hero in table.heroes:
        figure = table.hero_figure(hero.seat)
        figure.hp = figure.max_hp = 60
    return table


def saved_and_loaded(table: Table) -> None:
    """The same position, the same questions, and the copy goes its own way."""
    data = GAME.dump(table)
    assert GAME.dump(table.clone()) == data
    again = GAME.load(json.loads(json.dumps(data)))
    assert GAME.dump(again) == data
    assert [(one.seat, one.kind, one.options) for one in again.pending] == [
        (one.seat, one.kind, one.options) for one in table.pending
    ]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("slug", LOCKED)
def test_a_locked_class_plays_along(slug: str, seed: int) -> None:
    table = seated(slug, seed)
    rng = Rng(seed + 1)
    sizes: list[int] = []
    count = 0
    while table.pending and table.round <= ROUNDS:
        decision = table.pending[rng.below(len(table.pending))]
        options = [code for code in decision.options if code not in RESERVED] if rng.below(8) else []
        if decision.kind == "damage" and rng.below(8):
            options = [codes.DONE]  # else they soon have no cards left
        options = options or decision.options
        GAME.apply(table, decision.seat, options[rng.below(len(options))])
        table.events = []
        check(table)
        if count % SAVED == 0:
            saved_and_loaded(table)
        if table.round and table.pending:
            sizes = sizes or deck_sizes(table)
            assert deck_sizes(table) == sizes
        count += 1
        assert count < 5000
