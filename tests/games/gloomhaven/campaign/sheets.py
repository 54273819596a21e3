"""Heroes of a campaign for tests: `given(hero("brute", level=3), hero("tinkerer"))`."""

from __future__ import annotations

from typing import Any

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Match, Rng
from tests.support.gloomhaven.tabletop import GAME

Sheet = dict[str, Any]


def hero(slug: str, level: int = 1, **more: object) -> Sheet:
    return {"class": slug, "level": level, **more}


def given(*heroes: Sheet, **more: object) -> Sheet:
    return {"heroes": list(heroes), **more}


def deal(*heroes: Sheet, scenario: str = "1", looted: list[int] | None = None, **options: object) -> Table:
    """The table while everyone prepares."""
    table: Table = GAME.setup(
        len(heroes), 5, {"scenario": scenario, **options}, given(*heroes, looted=looted or [])
    )
    return table


def quick(table: Table) -> Table:
    """Everyone is ready and stands on the map."""
    for seat in range(table.seats):
        GAME.apply(table, seat, codes.QUICK)
    while table.pending[0].kind == "start":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    return table


def start(*heroes: Sheet, **more: Any) -> Table:
    return quick(deal(*heroes, **more))


def play(match: Match, seed: int = 1) -> Match:
    """Any choices to the end."""
    rng = Rng(seed)
    while not match.over:
        decision = match.pending[rng.below(len(match.pending))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    return match
