"""Looking for a puzzle: a game between bots is played, and a few of its decisions are thought about thoroughly.

The same seed finds the same puzzle: counts bound the work, not a clock.
"""

from __future__ import annotations

from typing import Final

import taverna
from taverna.bots import Bot, LevelBot, RankedOption, SearchBot, bot
from taverna.bots.chances import compare
from taverna.kernel import AnyGame, Decision, Match, Rng
from taverna.server.think.tasks import Compose, Composed
from taverna.wire.table import Judged, Reason

PLAYERS: Final = "regular"
JUDGE: Final = "strong"
ITERATIONS: Final = 400
PLAYOUTS: Final = 300
CANDIDATES: Final = 4
"""Decisions of one game that are thought about."""
ONE_OF: Final = 4
"""Of the decisions that could be, so many are passed over for each that is taken."""
OPENING: Final = 6
"""Steps that every game begins with: nothing has happened yet."""
LEAD: Final = 0.06
"""By so much of the victory the best must be better than the second, in thought and when both are played on."""
SURE: Final = 3.5
"""Standard errors that the difference must stand above zero."""
OPEN: Final = (0.08, 0.97)
"""Games that are lost or won whatever one does are no puzzles."""
USUAL_SEATS: Final = 3


def compose(task: Compose) -> Composed | None:
    """The first decision of that game with one clearly best answer; one that the players missed goes first."""
    game = taverna.game(task.game)
    judge = _judge(game)
    if judge is None:
        return None
    players, chance = bot(PLAYERS), Rng(task.seed).fork(1)
    match = Match(game, _seats(game), task.seed)
    found: Composed | None = None
    looked = 0
    while not match.over and looked < CANDIDATES:
        decision = match.pending[0]
        chosen = players.choose(game, match.state.clone(), decision, chance)
        if _may_be_one(match, decision) and chance.below(ONE_OF) == 0:
            looked += 1
            clear = _clear(match, decision, judge, chance)
            if clear and clear[0].code != chosen:
                return _composed(match, decision, clear, tricky=True)
            if clear and found is None:
                found = _composed(match, decision, clear, tricky=False)
        match.submit(decision.seat, chosen)
    return found


def _judge(game: AnyGame) -> SearchBot | None:
    """None: the strong bot does not look ahead in this game, or too long for a puzzle."""
    strong = bot(JUDGE, iterations=ITERATIONS)
    player: Bot = strong.player(game) if isinstance(strong, LevelBot) else strong
    return player if isinstance(player, SearchBot) else None


def _seats(game: AnyGame) -> int:
    return max(game.seats.start, min(USUAL_SEATS, game.seats.stop - 1))


def _may_be_one(match: Match, decision: Decision) -> bool:
    return len(decision.options) > 1 and len(match.steps) >= OPENING


def _clear(match: Match, decision: Decision, judge: SearchBot, chance: Rng) -> list[RankedOption]:
    """The options from best to worst; none where the best is not clearly that."""
    game, state = match.game, match.state.blinded()
    ranking = judge.judge(game, state.clone(), decision, chance)
    best, second = ranking[0], ranking[1]
    if best.expected is None or second.expected is None:
        return []
    if not OPEN[0] < best.expected < OPEN[1] or best.expected - second.expected < LEAD:
        return []
    for other in ranking[1:3]:
        stream = chance.fork(other.code)
        seen = compare(game, state, decision.seat, best.code, other.code, stream, PLAYOUTS, judge.settings)
        if seen.gain < max(LEAD, SURE * seen.error):
            return []
    return ranking


def _composed(match: Match, decision: Decision, ranking: list[RankedOption], tricky: bool) -> Composed:
    reasons = match.game.judgement.reasons(match.state, decision, ranking[0].code)
    return Composed(
        game=match.game.id,
        seed=match.seed,
        seats=match.seats,
        steps=[list(step) for step in match.steps],
        seat=decision.seat,
        tricky=tricky,
        ranking=[Judged(code=one.code, share=one.share, expected=one.expected) for one in ranking],
        reasons=[Reason(key=reason.key, args=reason.args, rule=reason.rule) for reason in reasons],
    )
