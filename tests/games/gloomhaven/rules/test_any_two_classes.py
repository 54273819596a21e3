"""Any two of the eighteen classes together: whatever is answered, cards are conserved, decks are sound, a position
can be saved and loaded, and nobody is shown what is hidden."""

from __future__ import annotations

import json

from hypothesis import given, settings, strategies as st

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Rng
from tests.support.gloomhaven.invariants import check, deck_sizes
from tests.support.gloomhaven.tabletop import GAME

ANSWERS = 120
SAVED = 6
"""Every so many questions the game is saved, loaded and looked at from each seat."""
PAIRS = st.lists(st.sampled_from(content.PRINTED_CLASSES), min_size=2, max_size=2, unique=True)


def seated(pair: list[str], level: int, seed: int) -> Table:
    options: dict[str, object] = {f"class_{seat}": slug for seat, slug in enumerate(pair, 1)}
    options |= {f"level_{seat}": str(level) for seat in (1, 2)}
    table = GAME.setup(2, seed, options)
    for seat in (0, 1):
        figure = table.hero_figure(seat)
        figure.hp = figure.max_hp = 60
    return table


def keeps_its_secrets(table: Table, rng: Rng) -> None:
    """What a seat sees follows from what it knows: another table that it holds for possible looks the same to it."""
    for seat in (0, 1):
        guessed = GAME.determinize(table, seat, rng.clone())
        assert GAME.view(guessed, seat) == GAME.view(table, seat)


def saved_and_loaded(table: Table) -> None:
    data = json.loads(json.dumps(GAME.dump(table)))
    again = GAME.load(data)
    assert GAME.dump(again) == GAME.dump(table.clone()) == data
    assert [(one.seat, one.kind, one.options) for one in again.pending] == [
        (one.seat, one.kind, one.options) for one in table.pending
    ]


@settings(max_examples=25, deadline=None, derandomize=True)
@given(pair=PAIRS, level=st.integers(1, 9), seed=st.integers(0, 9999))
def test_any_two_classes_play_together(pair: list[str], level: int, seed: int) -> None:
    table = seated(pair, level, seed)
    rng = Rng(seed)
    sizes: list[int] = []
    for number in range(ANSWERS):
        if not table.pending:
            break
        decision = table.pending[rng.below(len(table.pending))]
        eager = [code for code in decision.options if code not in (codes.DONE, codes.REST)]
        if decision.kind == "damage":
            eager = [codes.DONE]  # else they soon have no cards left
        options = eager if eager and rng.below(8) else decision.options
        GAME.apply(table, decision.seat, options[rng.below(len(options))])
        table.events = []
        check(table)
        if number % SAVED == 0 and table.pending:
            saved_and_loaded(table)
            keeps_its_secrets(table, rng)
        if table.round and table.pending:
            sizes = sizes or deck_sizes(table)
            assert deck_sizes(table) == sizes
