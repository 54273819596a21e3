"""Quick judgements, in whichever process: the game's own `worth`, and a choice by it that never fails."""

from __future__ import annotations

from taverna.bots import GreedyBot
from taverna.kernel import AnyGame, Decision, Rng, State


def rank(game: AnyGame, state: State, decision: Decision) -> list[tuple[int, float]]:
    """The options from best to worst."""
    worth = game.worth(state, decision)
    ranking = list(zip(decision.options, worth, strict=True))
    ranking.sort(key=lambda item: -item[1])
    return ranking


def greedy(game: AnyGame, state: State, decision: Decision, seed: int) -> int:
    try:
        return GreedyBot().choose(game, state, decision, Rng(seed))
    except Exception:
        # A game without a judgement of its own, or one that fails: any legal choice keeps the table going.
        return decision.options[0]
