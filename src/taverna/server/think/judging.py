"""Quick judgements, in whichever process: the game's own `worth`, and a choice by it that never fails."""

from __future__ import annotations

from taverna.bots import GreedyBot
from taverna.kernel import AnyGame, Decision, Rng, State
from taverna.server.think.tasks import Advice
from taverna.wire.table import Reason


def advise(game: AnyGame, state: State, decision: Decision) -> Advice:
    """The options from best to worst, and what speaks for the best."""
    worth = game.worth(state, decision)
    ranking = list(zip(decision.options, worth, strict=True))
    ranking.sort(key=lambda item: -item[1])
    reasons = game.reasons(state, decision, ranking[0][0])
    return Advice(
        ranking=ranking,
        reasons=[Reason(key=reason.key, args=reason.args, rule=reason.rule) for reason in reasons],
    )


def greedy(game: AnyGame, state: State, decision: Decision, seed: int) -> int:
    try:
        return GreedyBot().choose(game, state, decision, Rng(seed))
    except Exception:
        # A game without a judgement of its own, or one that fails: any legal choice keeps the table going.
        return decision.options[0]
