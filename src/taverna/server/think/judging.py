"""Bots at work, in whichever process: a level within its time, advice with reasons, and a choice that never fails."""

from __future__ import annotations

import time

from taverna.bots import Bot, GreedyBot, bot, opponent_names
from taverna.kernel import AnyGame, Decision, Rng, State
from taverna.server.think.tasks import Advice
from taverna.wire.table import Judged, Reason


def thinker(name: str, seconds: float) -> Bot:
    """The bot of that name; a level decides within so many seconds."""
    if seconds and name in opponent_names():
        return bot(name, clock=time.monotonic, seconds=seconds)
    return bot(name)


def advise(game: AnyGame, state: State, decision: Decision, name: str, seconds: float, seed: int) -> Advice:
    """The options from best to worst, and what speaks for the best."""
    ranking = thinker(name, seconds).judge(game, state, decision, Rng(seed))
    reasons = game.judgement.reasons(state, decision, ranking[0].code)
    return Advice(
        bot=name,
        ranking=[Judged(code=one.code, share=one.share, expected=one.expected) for one in ranking],
        reasons=[Reason(key=reason.key, args=reason.args, rule=reason.rule) for reason in reasons],
    )


def greedy(game: AnyGame, state: State, decision: Decision, seed: int) -> int:
    try:
        return GreedyBot().choose(game, state, decision, Rng(seed))
    except Exception:
        # A game without a judgement of its own, or one that fails: any legal choice keeps the table going.
        return decision.options[0]
