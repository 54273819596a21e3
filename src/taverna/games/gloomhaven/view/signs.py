"""What is easily overlooked about an option, found by trying it: it does nothing, it ends the turn, it costs a summon.

Tried in a world that the seat can't tell from the real one, and judged only by what comes before anything is revealed.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.state.figures import HERO, SUMMONED
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision, Rules

IDLE: Final = "idle"
ENDS: Final = "ends"
SUMMON: Final = "summon"

LAID: Final = ("played", "card-discarded", "card-lost")
"""What is told of a card that does nothing."""
AFTER: Final = ("turn", "round")
"""With these somebody else's turn or another round begins."""
ASKED: Final = ("turn", "long-rest", "short-rest", "select")
"""Questions with which a choice is over and done with."""


def signs(rules: Rules[Table], imagined: Table, decision: Decision) -> dict[str, list[int]]:
    """By sign: the options that have it. Only for a hero in its own turn, who is asked alone."""
    found: dict[str, list[int]] = {IDLE: [], ENDS: [], SUMMON: []}
    hero = imagined.heroes[decision.seat]
    if decision.sealed or imagined.turn != hero.figure or imagined.figures[hero.figure].kind != HERO:
        return {}
    for code in decision.options:
        world = imagined.clone()
        world.telling = True
        world.pending = []
        rules.answer(world, code)
        rules.run(world)
        own = _own_kinds(world)
        if not own[1]:
            continue
        if _has_ended(world, imagined) and code != codes.DONE:
            found[ENDS].append(code)
        if codes.PLAY <= code < codes.GOAL and _is_over(world) and all(kind in LAID for kind in own[0]):
            found[IDLE].append(code)
        if _summons(world, decision.seat) < _summons(imagined, decision.seat):
            found[SUMMON].append(code)
    return found


def _own_kinds(world: Table) -> tuple[list[str], bool]:
    """What is told before the next turn begins, and whether nothing of that reveals anything."""
    kinds: list[str] = []
    for event in world.events:
        if event.kind in AFTER:
            break
        if event.reveals:
            return kinds, False
        kinds.append(event.kind)
    return kinds, True


def _is_over(world: Table) -> bool:
    """The choice leads to no question of its own."""
    return (
        not world.pending
        or world.pending[0].kind in ASKED
        or any(event.kind in AFTER for event in world.events)
    )


def _has_ended(world: Table, before: Table) -> bool:
    return world.round != before.round or any(event.kind in AFTER for event in world.events)


def _summons(table: Table, seat: int) -> int:
    return len([1 for one in table.figures if one.kind == SUMMONED and one.owner == seat and one.present])
