"""Gymnasium: one learner at the table, bots at the other seats.

Importing this module registers every game: `gymnasium.make("taverna/dead-mans-draw-v1", opponents="regular")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from taverna.adapters.extras import missing

try:
    import gymnasium as gym
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as problem:
    raise missing("gymnasium", problem) from problem

from taverna.adapters.numbers import Encoder, decision_of, text_of
from taverna.adapters.playing import ILLEGAL_REWARD, Dealer, code_in, position_in
from taverna.adapters.spaces import Seen, observation_space
from taverna.bots import Bot, bot
from taverna.kernel import AnyGame, BadCall, Decision, IllegalChoice, Rng, State, games

Opponents = str | Bot | Sequence[str | Bot]

MAX_SEED = 1 << 60


class TavernaEnv(gym.Env[Seen, np.int64]):
    """An observation is `{"observation": ..., "action_mask": ...}`; the reward is the share of the victory, at the end.

    `seat` is the learner's; by default each game deals it anew. `opponents`: a bot (or its name, `"regular"`,
    `"search:iterations=200"`) for all other seats, or one for each, from the learner's left.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: AnyGame | str = "dead-mans-draw",
        seats: int | None = None,
        seat: int | None = None,
        opponents: Opponents = "greedy",
        options: Mapping[str, object] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.table = Dealer(game, seats, options, illegal, render_mode)
        self.game: AnyGame = self.table.game
        self.encoder = Encoder(self.game)
        if seat is not None and seat not in range(self.table.seats):
            raise BadCall("bad-seat", f"there is no seat {seat!r}; seats are 0 to {self.table.seats - 1}")
        self.fixed_seat = seat
        self.seat = seat or 0
        self.opponents = seated(opponents, self.table.seats - 1)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoder)
        self.action_space = spaces.Discrete(self.game.codes)
        self._state: State | None = None
        self._streams: list[Rng] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        position = position_in(options)
        self._start(position)
        while self.decision is None and position is None:
            self._start(None)  # over before the learner was asked: nothing to learn there
        return self._see(), self._tell()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        decision = self.decision
        if decision is None:
            raise gym.error.ResetNeeded("the game is over, or has not begun: call reset()")
        code = code_in(action)
        if code not in decision.options:
            if not self.table.lenient:
                raise self._illegal(code)
            self.state.pending = []
            return self._see(), ILLEGAL_REWARD, True, False, {**self._tell(), "illegal": True}
        self.game.apply(self.state, self.seat, code)
        self._play_others()
        over = self.state.over
        reward = self.game.outcome(self.state).rewards()[self.seat] if over else 0.0
        return self._see(), reward, over, False, self._tell()

    def action_masks(self) -> NDArray[np.bool_]:
        """What maskable learners ask for."""
        return self.encoder.mask(self.decision).astype(np.bool_)

    def render(self) -> str | None:
        """What the learner sees, in words."""
        if self.render_mode is None:
            return None
        return text_of(self.game.view(self.state, self.seat)).strip()

    def close(self) -> None:
        self._state = None

    @property
    def state(self) -> State:
        """The whole position, secrets included: for bots and tests, not for learners."""
        if self._state is None:
            raise gym.error.ResetNeeded("no game has begun: call reset()")
        return self._state

    @property
    def decision(self) -> Decision | None:
        """What the learner is asked now."""
        return None if self._state is None else decision_of(self._state, self.seat)

    def ask(self, adviser: Bot, rng: Rng) -> int:
        """What a bot would choose in the learner's place."""
        decision = self.decision
        if decision is None:
            raise gym.error.ResetNeeded("nothing is asked: call reset()")
        return adviser.choose(self.game, self.state, decision, rng)

    def _start(self, position: Mapping[str, Any] | None) -> None:
        self._state = self.table.deal(int(self.np_random.integers(MAX_SEED)), position)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        stream = self.table.stream()
        self._streams = [stream.fork(place) for place in range(len(self.opponents))]
        self._play_others()

    def _play_others(self) -> None:
        """Until only the learner is asked, or nobody."""
        state, seat, seats = self.state, self.seat, self.table.seats
        while True:
            asked = next((decision for decision in state.pending if decision.seat != seat), None)
            if asked is None:
                return
            place = (asked.seat - seat - 1) % seats
            code = self.opponents[place].choose(self.game, state, asked, self._streams[place])
            self.game.apply(state, asked.seat, code)

    def _see(self) -> Seen:
        return {
            "observation": self.encoder.observation(self.state, self.seat),
            "action_mask": self.encoder.mask(self.decision),
        }

    def _tell(self) -> dict[str, Any]:
        decision = self.decision
        return {"seat": self.seat, "kind": "" if decision is None else decision.kind}

    def _illegal(self, code: int) -> IllegalChoice:
        why = self.game.refusal(self.state, self.seat, code)
        assert why is not None
        message = f"seat {self.seat} can't choose {code}: {why.key} {why.rule}"
        return IllegalChoice(why.key, message, why.rule, why.args)


def seated(opponents: Opponents, count: int) -> list[Bot]:
    """A bot for each of the other seats."""
    if isinstance(opponents, (str, Bot)):
        opponents = [opponents] * count
    if not isinstance(opponents, Sequence):
        raise BadCall("bad-opponents", f"opponents: a bot, its name, or a list of them, not {opponents!r}")
    if len(opponents) != count:
        raise BadCall("bad-opponents", f"opponents: {len(opponents)} are named for {count} seats")
    return [bot(player) if isinstance(player, str) else player for player in opponents]


def register() -> None:
    """Make every game known to `gymnasium.make`."""
    for game in games():
        name = f"taverna/{game.id}-v{game.version}"
        if name not in gym.registry:
            gym.register(
                id=name, entry_point="taverna.adapters.gymnasium:TavernaEnv", kwargs={"game": game.id}
            )


register()
