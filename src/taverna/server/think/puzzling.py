"""Looking for a puzzle: a game between bots is played, and a few of its decisions are thought about thoroughly.

The same seed finds the same puzzle: counts bound the work, not a clock.
"""

from __future__ import annotations

from typing import Final

import taverna
from taverna.bots import Bot, GreedyBot, LevelBot, RankedOption, SearchBot, bot
from taverna.bots.chances import compare
from taverna.kernel import AnyGame, Decision, Match, Rng
from taverna.server.think.explaining import explain
from taverna.server.think.tasks import Compose, Composed
from taverna.wire.table import Judged, Reason

PLAYERS: Final = "regular"
JUDGE: Final = "strong"
ITERATIONS: Final = 400
PLAYOUTS: Final = 300
CANDIDATES: Final = 4
LONG: Final = 8
"""Decisions of one game that are thought about; of the long ones that are played together more."""
ONE_OF: Final = 4
"""Of the decisions that could be, so many are passed over for each that is taken."""
OPENING: Final = 6
"""Steps that every game begins with: nothing has happened yet."""
LEAD: Final = 0.06
"""By so much of the victory the best must be better than any other, in thought and when they are played on."""
CHALLENGERS: Final = 3
"""So many of the others are played on against the best."""
SURE: Final = 3.5
"""Standard errors that the difference must stand above zero."""
OPEN: Final = (0.08, 0.97)
"""Games that are lost or won whatever one does are no puzzles."""
USUAL_SEATS: Final = 3
TOGETHER: Final = 2
"""Seats of games that are played together: the fewer, the easier one sees what each can do."""


def compose(task: Compose) -> Composed | None:
    """The first decision of that game with one clearly best answer; one that is missed at a glance goes first."""
    game = taverna.game(task.game)
    judge = _judge(game)
    if judge is None:
        return None
    players, chance = bot(PLAYERS), Rng(task.seed).fork(1)
    match = Match(game, _seats(game), task.seed, game.judgement.puzzle_options(chance.fork(2)))
    found: Composed | None = None
    looked = 0
    most = LONG if game.cooperative else CANDIDATES
    while not match.over and looked < most:
        decision = match.pending[0]
        chosen = players.choose(game, match.state.clone(), decision, chance)
        if _may_be_one(match, decision) and chance.below(ONE_OF) == 0:
            looked += 1
            clear = _composed(match, decision, judge, chance)
            if clear is not None and clear.tricky:
                return clear
            found = found or clear
        match.submit(decision.seat, chosen)
    return found


def _judge(game: AnyGame) -> SearchBot | None:
    """The strong bot, who here overlooks nothing. None: in this game it does not look ahead."""
    strong = bot(JUDGE, iterations=ITERATIONS, width=0)
    player: Bot = strong.player(game) if isinstance(strong, LevelBot) else strong
    return player if isinstance(player, SearchBot) else None


def _seats(game: AnyGame) -> int:
    usual = TOGETHER if game.cooperative else USUAL_SEATS
    return max(game.seats.start, min(usual, game.seats.stop - 1))


def _may_be_one(match: Match, decision: Decision) -> bool:
    early = len(decision.options) < 2 or len(match.steps) < OPENING
    return not early and match.game.judgement.is_puzzle(match.state, decision)


def _clear(match: Match, decision: Decision, judge: SearchBot, chance: Rng) -> list[RankedOption]:
    """The options from best to worst, those that can't be told from the worst last; none where no best is clear."""
    game, state = match.game, match.state.blinded()
    ranking = judge.judge(game, state.clone(), decision, chance)
    ranking.sort(key=_expected, reverse=True)
    best, others = ranking[0], ranking[1:]
    if not OPEN[0] < _expected(best) < OPEN[1] or _expected(best) - _expected(others[0]) < LEAD:
        return []
    for other in others[:CHALLENGERS]:
        stream = chance.fork(other.code)
        seen = compare(game, state, decision.seat, best.code, other.code, stream, PLAYOUTS, judge.settings)
        if seen.gain < max(LEAD, SURE * seen.error):
            return []
    return ranking


def _expected(option: RankedOption) -> float:
    return -1.0 if option.expected is None else option.expected


def _composed(match: Match, decision: Decision, judge: SearchBot, chance: Rng) -> Composed | None:
    """None: no answer is clearly best, or nobody could say why."""
    ranking = _clear(match, decision, judge, chance)
    if not ranking:
        return None
    best, second = ranking[0].code, ranking[1].code
    reasons = explain(match, decision, best, second, judge.settings, chance.fork(best))
    if not reasons:
        return None
    return Composed(
        game=match.game.id,
        seed=match.seed,
        seats=match.seats,
        options=dict(match.options),
        steps=[list(step) for step in match.steps],
        seat=decision.seat,
        tricky=best != GreedyBot().choose(match.game, match.state.clone(), decision, chance),
        ranking=[Judged(code=one.code, share=one.share, expected=one.expected) for one in ranking],
        reasons=[Reason(key=reason.key, args=reason.args, rule=reason.rule) for reason in reasons],
    )
