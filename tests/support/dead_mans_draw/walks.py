"""Random games for the tests of this game: every option, every number of seats, fixed seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product

from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.state import Table
from tests.support.dead_mans_draw.positions import texts

VARIATIONS = (
    "none",
    "thieves-island",
    "pile-o-treasure",
    "sudden-death",
    "all-hands-on-deck",
    "strange-lands",
    "beneath-the-waves",
)
SWITCHES = ("pirates", "mermaid_effect", "safe_choices", "bottom_feeder", "private_oracle")


def every_option() -> list[dict[str, object]]:
    """All 7 x 32 combinations of the game's options."""
    return [
        {"variation": variation, **dict(zip(SWITCHES, flags, strict=True))}
        for variation in VARIATIONS
        for flags in product((False, True), repeat=len(SWITCHES))
    ]


def walk(seats: int, seed: int, options: Mapping[str, object] | None = None) -> Iterator[Table]:
    """A game of random choices, position by position; the state is the same object each time.

    A turn goes on three times as often as it ends, so that play areas grow and effects meet.
    """
    state = GAME.setup(seats, seed, options)
    rng = random.Random(seed)
    yield state
    while state.pending:
        decision = rng.choice(state.pending)
        code = rng.choice(decision.options)
        if decision.kind == "turn" and rng.random() < 0.5:
            code = decision.options[0]
        GAME.apply(state, decision.seat, code)
        yield state


def offers_by_seat(state: Table) -> list[list[str]]:
    """What each seat is offered, in its own view."""
    return [texts(GAME.view(state, seat)["offers"]) for seat in range(state.seats)]


def offered_pirates(seats: int, options: Mapping[str, object], games: int = 100) -> set[str]:
    """Every pirate that is offered to somebody in so many games."""
    return {
        pirate
        for seed in range(games)
        for offers in offers_by_seat(GAME.setup(seats, seed, options))
        for pirate in offers
    }
