"""What a good player thinks of options and positions. Reads only what its seat may know.

Options are rated in points of the final score, positions by the share of the victory.
"""

from __future__ import annotations

from math import exp
from typing import Final

from taverna.games.dead_mans_draw import bot, bot_chances, bot_learned, bot_reasons, bot_targets, codes
from taverna.games.dead_mans_draw.state import (
    ASK_CANNON,
    ASK_HOOK,
    ASK_MAP,
    ASK_MERMAID,
    ASK_PIRATE,
    ASK_PLUNDER,
    ASK_SWORD,
    STEPS,
    TURN,
    Table,
)
from taverna.kernel import Decision, Judgement, Option

LEVELS: Final = {
    "strong": "search:policy=greedy,depth=4,iterations=150,prior_margin=1",
    "master": "search:policy=greedy,depth=4,iterations=1000,prior_margin=1",
}
"""The players of the levels above `rate_options`: about a turn ahead, and to the end when it is near. Where nothing
else is surely better, what looks best is done."""

RATINGS: Final = {
    "novice": 770,
    "regular": 1000,
    "strong": 1120,
    "master": 1150,
    "prudencia": 1110,
    "midas": 1110,
    "vendetta": 1120,
    "zigzag": 1030,
    "bravo": 1130,
}
"""How levels and characters play against each other (docs/bots.md)."""

LAST_OF_TWO: Final = 2
LAST_OF_MORE: Final = 5
"""With no more cards for each player than these, a game is played to its end rather than judged."""


class DeadMansDrawJudgement(Judgement[Table]):
    """Drawing or banking, targets, and what an unfinished game promises."""

    def rate_options(self, table: Table, decision: Decision) -> list[float]:
        """How good each option looks, in points, or by the lead when that is what counts."""
        if len(decision.options) == 1:
            return [0.0]
        if decision.kind == STEPS[TURN]:
            return bot.draw_or_bank(table)
        return bot_targets.rate_targets(table, decision)

    def estimate(self, table: Table) -> list[float]:
        """The share of the victory; before the end by what speaks for each seat."""
        if table.over:
            return self.rules.outcome(table).rewards()
        prospects = [bot_chances.prospect(table, seat) for seat in range(table.seats)]
        best = max(prospects)
        shares = [exp(found - best) for found in prospects]
        whole = sum(shares)
        return [share / whole for share in shares]

    def learned_estimate(self, table: Table) -> list[float]:
        """By the network, in the game that it learned."""
        if table.over or not bot_learned.is_known(table):
            return self.estimate(table)
        return bot_learned.chances(table, bot_learned.NET)

    def is_quiet(self, table: Table) -> bool:
        """A turn begins, and the end is not near."""
        beginning = not table.drew and not table.play and not table.offers
        last = LAST_OF_TWO if table.seats == 2 else LAST_OF_MORE
        return beginning and len(table.draw) > last * table.seats

    def reasons(self, table: Table, decision: Decision, code: int) -> list[Option]:
        """The most telling ones first."""
        kind = decision.kind
        if kind == STEPS[TURN]:
            return bot_reasons.of_drawing(table) if code == codes.DRAW else bot_reasons.of_banking(table)
        if kind == STEPS[ASK_PIRATE]:
            return [bot_reasons.reason("useful-trait", {}, "DMD-2.6")]
        if kind == STEPS[ASK_PLUNDER]:
            return bot_reasons.of_a_rival(table, table.left_of(table.active, code - codes.SEAT))
        if kind == STEPS[ASK_CANNON] or kind == STEPS[ASK_SWORD]:
            return bot_reasons.of_a_target(table, code, kind == STEPS[ASK_SWORD])
        if kind == STEPS[ASK_HOOK]:
            return bot_reasons.of_an_effect(table, table.top(table.active, code - codes.STACK))
        if kind == STEPS[ASK_MAP] or kind == STEPS[ASK_MERMAID]:
            card = (code - codes.CARD) << 1
            return [*bot_reasons.of_a_gain(table, card), *bot_reasons.of_an_effect(table, card)]
        return []
