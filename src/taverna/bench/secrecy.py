"""How well bots keep a secret: how often all choose alike where all choose at once, and what foreseeing them would win.

The yardstick is independent play: the same moments, every seat drawing by itself from what `yardstick` mixes there.
How far a mixture can be exploited is told by OpenSpiel (NashConv of the matrix of the moment), if that is installed.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from itertools import product
from math import prod
from typing import Any

from taverna.bots import Bot, LevelBot, SearchBot, bot
from taverna.bots.rollout import RolloutPolicy
from taverna.bots.sealed import without_rare
from taverna.bots.settings import Settings
from taverna.kernel import NO_ANSWER, AnyGame, Decision, Rng, State, game as find_game

SEATS = 3
LARGEST = 512
"""Cells of a matrix, at most, whose exploitability is worked out."""

Mixture = dict[int, float]
"""By option code: how often it is chosen."""


@dataclass
class SecrecyRow:
    """Of so many moments in which all had a choice. `gain`: what each seat could win more by foreseeing the others."""

    game: str
    bot: str
    seats: int
    moments: int = 0
    alike: int = 0
    independent: float = 0.0
    gains: list[float] = field(default_factory=list)
    uniform_gains: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        """How much more often they were alike than independent players are."""
        return self.alike / self.independent if self.independent else 0.0

    def to_dict(self) -> dict[str, object]:
        return {**asdict(self), "ratio": self.ratio}


def measure_secrecy(
    game_id: str, player: str, games: int, yardstick: str = "", solve: int = 0, seed: int = 0
) -> SecrecyRow:
    """Games among copies of one bot; of the first `solve` moments the exploitability too."""
    game = find_game(game_id)
    row = SecrecyRow(game.id, player, SEATS)
    watcher = _Watcher(game, bot(player), bot(yardstick or player), row, solve)
    for number in range(games):
        state = game.setup(SEATS, seed + number)
        watcher.watch(state, [Rng(SEATS * number + seat) for seat in range(SEATS)])
    return row


class _Watcher:
    def __init__(self, game: AnyGame, player: Bot, yardstick: Bot, row: SecrecyRow, solve: int) -> None:
        self.game = game
        self.player = player
        self.yardstick = yardstick
        self.row = row
        self.solve = solve

    def watch(self, state: State, streams: list[Rng]) -> None:
        while state.pending:
            moment = self._moment(state)
            codes = [self._choose(state, decision.seat, streams) for decision in list(state.pending[:1])]
            if moment is not None:
                codes += [self._choose(state, seat, streams) for seat in range(1, SEATS)]
                self._note(moment, codes, streams)
            for seat, code in zip(self._asked(state, len(codes)), codes, strict=True):
                self.game.apply(state, seat, code)

    def _moment(self, state: State) -> State | None:
        """The position as it is, if every seat is about to choose among several options in secret."""
        fresh = state.answers.count(NO_ANSWER) == len(state.answers)
        ready = len(state.pending) == SEATS and fresh
        several = all(decision.sealed and len(decision.options) > 1 for decision in state.pending)
        return state.clone() if ready and several else None

    def _asked(self, state: State, number: int) -> list[int]:
        return [decision.seat for decision in state.pending[:number]]

    def _choose(self, state: State, seat: int, streams: list[Rng]) -> int:
        """Free actions that come first are done at once."""
        while True:
            decision = _decision_of(state, seat)
            code = decision.options[0]
            if len(decision.options) > 1:
                code = self.player.choose(self.game, state, decision, streams[seat])
            if code < self.game.first_free_code:
                return code
            self.game.apply(state, seat, code)

    def _note(self, moment: State, codes: list[int], streams: list[Rng]) -> None:
        row = self.row
        mixtures = [self._mixture(moment, seat, streams[seat]) for seat in range(SEATS)]
        row.moments += 1
        row.alike += len(set(codes)) == 1
        row.independent += sum(prod(one.get(code, 0.0) for one in mixtures) for code in mixtures[0])
        if len(row.gains) < self.solve:
            played = mixtures if self.yardstick is self.player or _mixes(self.player, self.game) else None
            self._solve(moment, played or [{code: 1.0} for code in codes])

    def _mixture(self, moment: State, seat: int, stream: Rng) -> Mixture:
        decision = _decision_of(moment, seat)
        judged = self.yardstick.judge(self.game, moment, decision, stream.fork(1))
        secret = [one for one in judged if one.code < self.game.first_free_code]
        shares = without_rare([one.share for one in secret])
        whole = sum(shares) or 1.0
        return {one.code: share / whole for one, share in zip(secret, shares, strict=True)}

    def _solve(self, moment: State, mixtures: list[Mixture]) -> None:
        options = [
            [code for code in decision.options if code < self.game.first_free_code]
            for decision in moment.pending
        ]
        if prod(len(one) for one in options) > LARGEST:
            return
        matrix = self._matrix(moment, options)
        even = [dict.fromkeys(one, 1.0 / len(one)) for one in options]
        self.row.gains.append(nash_conv(matrix, options, mixtures) / SEATS)
        self.row.uniform_gains.append(nash_conv(matrix, options, even) / SEATS)

    def _matrix(self, moment: State, options: list[list[int]]) -> list[list[float]]:
        """By seat: what it earns in every cell, the last seat's option moving fastest."""
        player = self.player.player(self.game) if isinstance(self.player, LevelBot) else self.player
        settings = player.settings if isinstance(player, SearchBot) else Settings({"depth": 1})
        policy = RolloutPolicy(settings, 0)
        cells: list[list[float]] = []
        for codes in product(*options):
            world: State = moment.clone()
            for seat, code in enumerate(codes):
                self.game.apply(world, seat, code)
            policy.play_on(self.game, world, Rng(1))
            cells.append(list(self.game.judgement.estimate(world)))
        return [[cell[seat] for cell in cells] for seat in range(SEATS)]


def nash_conv(matrix: list[list[float]], options: list[list[int]], mixtures: list[Mixture]) -> float:
    """What all seats together could win more, each by the best answer to what the others mix."""
    import pyspiel
    from open_spiel.python.algorithms import exploitability
    from open_spiel.python.policy import TabularPolicy

    game: Any = pyspiel.convert_to_turn_based(
        pyspiel.create_tensor_game(matrix, [len(one) for one in options])
    )
    policy = TabularPolicy(game)
    state = game.new_initial_state()
    for codes, mixture in zip(options, mixtures, strict=True):
        shares = [mixture.get(code, 0.0) for code in codes]
        policy.policy_for_key(state.information_state_string(state.current_player()))[: len(codes)] = shares
        state.apply_action(0)
    return float(exploitability.nash_conv(game, policy))


def _mixes(player: Bot, game: AnyGame) -> bool:
    one = player.player(game) if isinstance(player, LevelBot) else player
    return isinstance(one, SearchBot) and one.settings.mixes


def _decision_of(state: State, seat: int) -> Decision:
    return next(decision for decision in state.pending if decision.seat == seat)
