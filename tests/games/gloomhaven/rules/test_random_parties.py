"""Random games of parties with later classes: what must hold does; positions can be saved, loaded and copied."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.game import Gloomhaven
from taverna.kernel import Rng
from tests.support.gloomhaven.invariants import check

GAME = Gloomhaven()
PARTIES = [("two-mini", "brute"), ("saw", "tinkerer"), ("saw", "two-mini"), ("angry-face", "saw")]
EVERY = 7
"""So many decisions apart, a position is saved, loaded and copied."""


@pytest.mark.parametrize("level", [1, 9])
@pytest.mark.parametrize("party", PARTIES, ids=lambda party: "+".join(party))
def test_a_random_game_holds_together(party: tuple[str, ...], level: int) -> None:
    options: dict[str, object] = {f"class_{seat + 1}": slug for seat, slug in enumerate(party)}
    options |= {f"level_{seat + 1}": str(level) for seat in range(len(party))}
    for seed in range(3):
        rng = Rng(seed)
        table = GAME.setup(len(party), seed, options)
        for number in range(4000):
            if table.over:
                break
            check(table)
            decision = table.pending[rng.below(len(table.pending))]
            code = decision.options[rng.below(len(decision.options))]
            if number % EVERY == 0:
                GAME.view(table, decision.seat)
                for option in decision.options:
                    GAME.describe(table, option)
                saved = GAME.dump(table)
                again = GAME.load(saved)
                assert GAME.dump(again) == saved
                assert GAME.dump(table.clone()) == saved
            GAME.apply(table, decision.seat, code)
        assert table.over
