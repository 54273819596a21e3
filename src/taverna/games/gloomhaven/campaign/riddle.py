"""Envelope X: clues that turn up in the world, and the order of the bowls (GH-C-ENV-09, GH-C-ENV-10)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign import scenarios, unlocking
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.games.gloomhaven.content.riddle import BOWLS, Clue, clues
from taverna.kernel import Event, Fields

RULE: Final = "GH-C-ENV-09"
SOLVED: Final = "riddle"
PRIZE: Final = "envelope-x"


def found(world: GloomhavenWorld) -> list[Clue]:
    """Clues that the world has come upon."""
    return [clue for clue in clues() if _is_found(world, clue)]


def _is_found(world: GloomhavenWorld, clue: Clue) -> bool:
    if clue.in_envelope:
        return unlocking.ENVELOPE_X in world.opened
    if clue.treasure:
        return clue.treasure in world.looted
    return clue.records <= world.records


def is_solved(world: GloomhavenWorld) -> bool:
    return SOLVED in world.fired


def try_to_solve(world: GloomhavenWorld, party: Party, fields: Fields) -> list[Event]:
    """In Gloomhaven, once in a visit: who has too few clues may guess, but not for ever."""
    order = fields.texts("order")
    fields.done()
    if sorted(order) != sorted(BOWLS):
        raise fields.bad("order", f"must name each of {', '.join(BOWLS)} once")
    if unlocking.ENVELOPE_X not in world.opened:
        raise refused("riddle-closed", RULE, "envelope X is closed")
    if is_solved(world):
        raise refused("riddle-solved", RULE, "the riddle is solved")
    if not scenarios.is_in_city(party):
        raise refused(
            "not-in-gloomhaven", "GH-C-CIT-01", f"{party.name} is not in Gloomhaven", {"hero": party.name}
        )
    if party.tried:
        raise refused("riddle-tried", RULE, f"{party.name} has tried in this visit")
    party.tried = True
    if not all(clue.fits(order) for clue in clues()):
        return [Event("riddle-failed", RULE, {"party": party.name})]
    world.fired.append(SOLVED)
    return [Event("riddle-solved", RULE, {"party": party.name}), *unlocking.unlock_class(world, PRIZE)]
