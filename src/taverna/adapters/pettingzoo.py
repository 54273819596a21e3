"""PettingZoo: a program at every seat. One after the other (`TavernaAEC`), or all at once (`TavernaParallel`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from taverna.adapters.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as problem:
    raise missing("pettingzoo", problem) from problem

from taverna.adapters.numbers import Encoder, decision_of, text_of
from taverna.adapters.playing import ILLEGAL_REWARD, Dealer, code_in, position_in
from taverna.adapters.spaces import Seen, observation_space
from taverna.bots import Bot
from taverna.kernel import AnyGame, BadCall, Decision, IllegalChoice, Rng, State

Info = dict[str, Any]


class Zoo:
    """What both kinds of environment share: agents `player_0`, `player_1` ..., one for each seat."""

    extra = 0
    """Actions besides the game's own."""

    def __init__(
        self,
        game: AnyGame | str = "dead-mans-draw",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.table = Dealer(game, seats, options, illegal, render_mode)
        self.game: AnyGame = self.table.game
        self.encoder = Encoder(self.game)
        self.render_mode = render_mode
        name = f"{self.game.id.replace('-', '_')}_v{self.game.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: observation_space(self.encoder, self.extra) for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: spaces.Discrete(self.game.codes + self.extra) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0.0, 1.0, (self.table.seats, self.encoder.size), np.float32)
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    @property
    def position(self) -> State:
        """The whole position, secrets included: for bots and tests, not for learners."""
        if self._state is None:
            raise BadCall("no-game", "no game has begun: call reset()")
        return self._state

    def decision(self, agent: str) -> Decision | None:
        """What the agent is asked now."""
        return decision_of(self.position, self.seats[agent])

    def ask(self, agent: str, adviser: Bot, rng: Rng) -> int:
        """What a bot would choose in the agent's place."""
        decision = self.decision(agent)
        if decision is None:
            raise BadCall("not-asked", f"{agent} is asked nothing")
        return adviser.choose(self.game, self.position, decision, rng)

    def state(self) -> NDArray[np.float32]:
        """What all seats see together, a row for each: for critics that may know more than those who play."""
        return np.stack([self.encoder.observation(self.position, seat) for seat in range(self.table.seats)])

    def render(self) -> str | None:
        """What a spectator sees, in words."""
        if self.render_mode is None:
            return None
        return text_of(self.game.view(self.position, None)).strip()

    def close(self) -> None:
        self._state = None


class TavernaAEC(Zoo, AECEnv[str, Seen, SupportsIndex | None]):  # type: ignore[misc]
    """One agent acts at a time: the first that is asked.

    Those who are asked in secret at the same time act in the order of their seats, and none sees what another chose.
    """

    agent_selection = ""

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        self._state = self.table.deal(seed, position_in(options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._decision = Decision(0, "", [])
        self._turn(self._state)

    def observe(self, agent: str) -> Seen:
        state = self.position
        seat = self.seats[agent]
        decision = self._decision
        if decision.seat != seat or not state.pending:
            return self._look(state, seat, decision_of(state, seat))
        return self._look(state, seat, decision)

    def step(self, action: SupportsIndex | None) -> None:
        state = self.position
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        decision = self._decision
        code = -1 if action is None else code_in(action)
        if code not in decision.options and self.table.lenient:
            self._finish([0.0] * state.seats)
            self.rewards[agent] = self._cumulative_rewards[agent] = ILLEGAL_REWARD
            self.infos[agent] = {"illegal": True}
            state.pending = []
            return
        self.game.apply(state, decision.seat, code)
        self._turn(state)

    def _turn(self, state: State) -> None:
        if state.pending:
            self._decision = state.pending[0]
            self.agent_selection = self.possible_agents[self._decision.seat]
        else:
            self._finish(self.game.outcome(state).rewards())

    def _finish(self, rewards: list[float]) -> None:
        """Rewards come only here; until then all stay 0."""
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = rewards[seat]
            self.terminations[agent] = True

    def _look(self, state: State, seat: int, decision: Decision | None) -> Seen:
        return {
            "observation": self.encoder.observation(state, seat),
            "action_mask": self.encoder.mask(decision),
        }


class TavernaParallel(Zoo, ParallelEnv[str, Seen, SupportsIndex]):  # type: ignore[misc]
    """Everyone who is asked acts at once. Whoever is not asked waits: that is the action after the game's own."""

    extra = 1

    @property
    def wait(self) -> int:
        return self.game.codes

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        self._state = self.table.deal(seed, position_in(options))
        self.agents = self.possible_agents[:]
        return self._look(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        state = self.position
        agents = self.agents
        infos: dict[str, Info] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        if self._apply(state, actions, rewards, infos) and state.over:
            shares = self.game.outcome(state).rewards()
            rewards = {agent: shares[self.seats[agent]] for agent in agents}
        over = state.over
        seen = self._look()
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _apply(
        self,
        state: State,
        actions: Mapping[str, SupportsIndex],
        rewards: dict[str, float],
        infos: dict[str, Info],
    ) -> bool:
        """Whether all was legal."""
        asked = state.pending
        codes = self._codes(actions)
        for agent in self.agents:
            decision, code = decision_of(state, self.seats[agent]), codes.get(agent, self.wait)
            if code not in (decision.options if decision else (self.wait,)):
                if not self.table.lenient:
                    self._refuse(state, agent, code)
                rewards[agent] = ILLEGAL_REWARD
                infos[agent] = {"illegal": True}
        if any(infos.values()):
            state.pending = []
            return False
        for decision in asked:
            self.game.apply(state, decision.seat, codes[self.possible_agents[decision.seat]])
        return True

    def _refuse(self, state: State, agent: str, code: int) -> None:
        if decision_of(state, self.seats[agent]) is None:
            raise IllegalChoice("not-asked", f"{agent} is asked nothing: it can only wait ({self.wait})")
        self.game.apply(state.clone(), self.seats[agent], code)  # refuses, with the rule

    def _codes(self, actions: Mapping[str, SupportsIndex]) -> dict[str, int]:
        for agent in actions:
            if agent not in self.seats:
                known = ", ".join(self.possible_agents)
                raise BadCall("bad-agent", f"there is no agent {agent!r}; the agents are {known}")
        return {agent: code_in(action) for agent, action in actions.items()}

    def _look(self) -> dict[str, Seen]:
        state = self.position
        found: dict[str, Seen] = {}
        for agent in self.agents:
            seat = self.seats[agent]
            decision = decision_of(state, seat)
            mask = self.encoder.mask(decision, self.extra)
            if decision is None:
                mask[self.wait] = 1
            found[agent] = {"observation": self.encoder.observation(state, seat), "action_mask": mask}
        return found
