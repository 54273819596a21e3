"""Who decided what the rules leave to the players: told in the log, with what was chosen (GH-S-MON-18)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language.words import is_question
from taverna.games.gloomhaven.state.figures import NOBODY
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view import open_question
from taverna.games.gloomhaven.view.describe import WORDING
from taverna.kernel import Arg, Decision, Event

OPEN: Final = (
    "monster-choice",
    "monster-place",
    "monster-element",
    "spawn",
    "roll",
    "make-way",
    "reveal",
    "tie",
    "flood",
    "give",
    "entrance",
    "sufferer",
    "promote",
    "return",
)
"""Questions to the players together."""
OF_FIGURE: Final = ("focus", "monster-move", "monster-path", "monster-targets")
"""To the players if a monster acts; of a summon, to its summoner's player."""
OF_EITHER: Final = ("push", "pull", "target", "order")
"""Asked for heroes and for figures that follow the monster rules."""
WHAT: Final = ("figures", "figure", "hexes", "hex", "element", "sum")
"""Of what the option speaks, the first that it has."""


def decided(table: Table, seat: int, code: int) -> Event | None:
    """What the log says of this answer, while its question is open; nothing if a player decides for themselves."""
    for decision in table.pending:
        if decision.seat == seat and code in decision.options and _is_for_monsters(table, decision):
            return _told(table, decision, code)
    return None


def _is_for_monsters(table: Table, decision: Decision) -> bool:
    kind = decision.kind
    if kind in OPEN or is_question(kind):
        return True
    if kind in OF_FIGURE:
        slot = open_question.acting_figure(table)
        return slot != NOBODY and table.figures[slot].owner == NOBODY
    if kind in ("push", "pull") and table.shoves:
        return table.shoves[-1].seat == NOBODY
    if kind in OF_EITHER and table.attacks:
        attack = table.attacks[-1]
        return attack.seat == NOBODY and table.figures[attack.actor].owner == NOBODY
    return False


def _told(table: Table, decision: Decision, code: int) -> Event:
    option = WORDING.describe(table, code)
    args: dict[str, Arg] = dict(option.args)
    args["seat"] = decision.seat
    if decision.kind == "tie":
        return Event("decided-first", option.rule, {"seat": decision.seat})
    for name in WHAT:
        if name in args:
            kept: dict[str, Arg] = {"seat": decision.seat, name: args[name]}
            return Event(f"decided-{name}", option.rule, kept)
    return Event("decided", option.rule, {"seat": decision.seat})
