"""What the greedy hunter does, and why."""

from __future__ import annotations

from taverna.bots import bot
from taverna.games.bloodborne import GAME
from taverna.games.bloodborne.state import Table
from taverna.kernel import Decision, Rng

GREEDY = bot("greedy")


def decision_of(position: Table, seat: int) -> Decision:
    return next(decision for decision in position.pending if decision.seat == seat)


def choice(position: Table, seat: int) -> str:
    """What the greedy hunter at that seat does: the id of a card or trophy, or "none"."""
    code = GREEDY.choose(GAME, position, decision_of(position, seat), Rng(1))
    args = GAME.describe(position, code).args
    return str(args.get("card", args.get("trophy", "none")))


def reasons(position: Table, seat: int, card: str) -> dict[str, object]:
    decision = decision_of(position, seat)
    for code in decision.options:
        args = GAME.describe(position, code).args
        if args.get("card", args.get("trophy")) == card:
            return {reason.key: reason.args for reason in GAME.judgement.reasons(position, decision, code)}
    raise AssertionError(card)
