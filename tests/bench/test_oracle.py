"""The oracle: it knows what comes."""

from __future__ import annotations

import taverna
from taverna.bench.oracle import Oracle, oracle_wins
from taverna.kernel import Rng

GAME = taverna.game("dead-mans-draw")
DRAW, BANK = 0, 1


def test_it_banks_before_the_card_that_would_bust() -> None:
    """The next card is the last one: a second Oracle loses all, a Mermaid does no harm."""
    position = {
        "seats": 2,
        "active": 0,
        "play": ["oracle-5"],
        "drew": True,
        "rest": "aside",
        "options": {"pirates": False},
        "banks": [["mermaid-5"], ["mermaid-6"]],
    }
    busting, harmless = (GAME.load({**position, "draw": [card]}) for card in ("oracle-6", "mermaid-9"))
    assert Oracle().choose(GAME, busting, busting.pending[0], Rng(1)) == BANK
    assert Oracle().choose(GAME, harmless, harmless.pending[0], Rng(1)) in (DRAW, BANK)


def test_knowing_wins() -> None:
    won = oracle_wins(GAME, 2, "random", 6)
    assert len(won) == 6
    assert sum(won) >= 5
