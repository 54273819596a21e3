"""PettingZoo's own tests, and what they can't know about these games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import taverna
from taverna.adapters.pettingzoo import TavernaAEC, TavernaParallel
from taverna.bots import bot
from taverna.kernel import AnyGame, BadCall, IllegalChoice, Rng
from tests.support.adapters.common import MASKED, for_each_game, pick

CYCLES = 60


@MASKED
@for_each_game
def test_pettingzoo_api_test_passes(game: AnyGame) -> None:
    for seats in (game.seats.start, game.seats.stop - 1):
        api_test(TavernaAEC(game, seats, render_mode="ansi"), num_cycles=CYCLES)


@MASKED
def test_pettingzoo_api_test_passes_to_the_end() -> None:
    """Dead Man's Draw takes no more than so many turns."""
    api_test(TavernaAEC("dead-mans-draw"), num_cycles=1000)


@for_each_game
def test_pettingzoo_parallel_api_test_passes(game: AnyGame) -> None:
    for seats in (game.seats.start, game.seats.stop - 1):
        parallel_api_test(TavernaParallel(game, seats, render_mode="ansi"), num_cycles=CYCLES)


@for_each_game
def test_pettingzoo_seed_tests_pass(game: AnyGame) -> None:
    seed_test(lambda: TavernaAEC(game), num_cycles=CYCLES)
    parallel_seed_test(lambda: TavernaParallel(game), num_cycles=CYCLES)


def told(env: TavernaAEC, seed: int) -> list[Any]:
    """A whole game with random choices, and all that its agents see and earn."""
    rng = np.random.default_rng(1)
    env.reset(seed=seed)
    found: list[Any] = []
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        found.append((agent, seen["observation"].tobytes(), reward, over))
        env.step(None if over else pick(seen["action_mask"], rng))
    return found


@for_each_game
def test_same_seed_same_game(game: AnyGame) -> None:
    env = TavernaAEC(game)
    assert told(env, 5) == told(TavernaAEC(game), 5) == told(env, 5) != told(env, 6)


@for_each_game
def test_agents_earn_their_share_of_the_victory(game: AnyGame) -> None:
    env = TavernaAEC(game)
    earned = {agent: reward for agent, _, reward, over in told(env, 9) if over}
    shares = game.outcome(env.position).rewards()
    assert earned == {f"player_{seat}": share for seat, share in enumerate(shares)}
    assert env.agents == []


@for_each_game
def test_both_kinds_play_the_same_game(game: AnyGame) -> None:
    """With players who choose in the same way, asked one after the other and at once."""
    one, many = TavernaAEC(game), TavernaParallel(game)
    one.reset(seed=4)
    streams = players(one.possible_agents)
    while not one.position.over:
        agent = one.agent_selection
        one.step(pick(one.observe(agent)["action_mask"], streams[agent]))
    seen, _ = many.reset(seed=4)
    streams = players(many.possible_agents)
    while many.agents:
        actions = {}
        for agent in many.agents:
            mask = seen[agent]["action_mask"]
            actions[agent] = many.wait if mask[many.wait] else pick(mask, streams[agent])
        seen, rewards, *_ = many.step(actions)
    assert game.dump(one.position) == game.dump(many.position)
    assert rewards == one.rewards


def players(agents: list[str]) -> dict[str, np.random.Generator]:
    return {agent: np.random.default_rng(number) for number, agent in enumerate(agents)}


@for_each_game
def test_state_is_what_all_see_together(game: AnyGame) -> None:
    env = TavernaAEC(game)
    env.reset(seed=3)
    state = env.state()
    assert state in env.state_space
    for seat, agent in enumerate(env.agents):
        assert (state[seat] == env.observe(agent)["observation"]).all()


# Secret choices


@for_each_game
def test_nobody_sees_what_another_has_chosen_in_secret(game: AnyGame) -> None:
    """The second to choose sees the same, whatever the first one chose."""
    env = TavernaAEC(game)
    rng = np.random.default_rng(6)
    checked = 0
    env.reset(seed=8)
    while not env.position.over and checked < 10:
        first = env.position.pending[0]
        codes = [code for code in first.options if code < game.first_free_code]
        if first.sealed and len(env.position.pending) > 1 and len(codes) > 1:
            looks = [after(env, code) for code in codes]
            assert all(look == looks[0] for look in looks)
            checked += 1
        env.step(pick(env.last()[0]["action_mask"], rng))
    assert checked >= 1


def after(env: TavernaAEC, code: int) -> list[bytes]:
    """What all the others see once the first has chosen."""
    trial = TavernaAEC(env.game, env.table.seats)
    trial.reset(seed=8, options={"position": env.game.dump(env.position)})
    chooser = trial.agent_selection
    trial.step(code)
    return [trial.observe(agent)["observation"].tobytes() for agent in trial.agents if agent != chooser]


def test_whoever_is_not_asked_can_only_wait() -> None:
    env = TavernaParallel("dead-mans-draw", 3)
    seen, _ = env.reset(seed=1)
    assert len(env.position.pending) == 3  # all choose a pirate in secret
    for agent in env.agents:
        assert seen[agent]["action_mask"][env.wait] == 0
    rng = np.random.default_rng(1)
    seen, *_ = env.step({agent: pick(seen[agent]["action_mask"], rng) for agent in env.agents})
    asked = [f"player_{decision.seat}" for decision in env.position.pending]
    assert len(asked) == 1
    for agent in env.agents:
        waits = np.flatnonzero(seen[agent]["action_mask"]).tolist() == [env.wait]
        assert waits == (agent not in asked)


# Mistakes


@pytest.mark.parametrize("kind", [TavernaAEC, TavernaParallel])
def test_what_is_not_open_loses_the_game(kind: type[TavernaAEC] | type[TavernaParallel]) -> None:
    env = kind(options={"pirates": False})
    env.reset(seed=1)
    guilty = f"player_{env.position.pending[0].seat}"
    if isinstance(env, TavernaAEC):
        env.step(1)  # the first draw is due: nothing can be banked
        rewards, terminations = env.rewards, env.terminations
    else:
        _, rewards, terminations, _, _ = env.step({guilty: 1})
    assert rewards == {agent: -1.0 if agent == guilty else 0.0 for agent in env.possible_agents}
    assert all(terminations.values())


def test_what_is_not_open_can_be_an_error() -> None:
    env = TavernaAEC(options={"pirates": False}, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match=r"DMD-3\.2"):
        env.step(1)
    parallel = TavernaParallel(options={"pirates": False}, illegal="raise")
    parallel.reset(seed=1)
    asked = f"player_{parallel.position.pending[0].seat}"
    with pytest.raises(IllegalChoice, match=r"DMD-3\.2"):
        parallel.step(dict.fromkeys(parallel.agents, parallel.wait) | {asked: 1})


def test_whoever_acts_unasked_loses_too() -> None:
    env = TavernaParallel(options={"pirates": False})
    env.reset(seed=1)
    asked = env.position.pending[0]
    actions = dict.fromkeys(env.agents, 0) | {f"player_{asked.seat}": asked.options[0]}
    _, rewards, terminations, _, _ = env.step(actions)
    assert rewards == {f"player_{asked.seat}": 0.0, f"player_{1 - asked.seat}": -1.0}
    assert all(terminations.values())
    strict = TavernaParallel(options={"pirates": False}, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice, match="is asked nothing: it can only wait"):
        strict.step(actions)


def test_a_torch_is_not_announced_by_those_who_are_not_asked() -> None:
    env = TavernaParallel("dungeon-raiders", options={"tactical": True}, illegal="raise")
    env.reset(seed=1)
    (asked,) = env.position.pending
    other = next(agent for agent in env.agents if env.seats[agent] != asked.seat)
    with pytest.raises(IllegalChoice, match="it can only wait"):
        env.step({f"player_{asked.seat}": asked.options[0], other: env.game.first_free_code})


def test_an_agent_that_does_not_exist_is_refused() -> None:
    env = TavernaParallel()
    env.reset(seed=1)
    with pytest.raises(BadCall, match="there is no agent 'player_9'; the agents are player_0, player_1"):
        env.step({"player_9": 0})


@pytest.mark.parametrize("action", [1.7, "draw", [0]])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env, parallel = TavernaAEC(), TavernaParallel()
    env.reset(seed=1)
    parallel.reset(seed=1)
    with pytest.raises(BadCall, match="an action is a whole number"):
        env.step(action)
    with pytest.raises(BadCall, match="an action is a whole number"):
        parallel.step({"player_0": action})


@pytest.mark.parametrize("kind", [TavernaAEC, TavernaParallel])
def test_a_seed_is_a_whole_number_of_any_library(kind: type[TavernaAEC] | type[TavernaParallel]) -> None:
    env = kind()
    for seed in (-1, 1.5, "a"):
        with pytest.raises(BadCall, match="a seed is a whole number from 0 to"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    env.reset(seed=7)
    dealt = env.game.line(env.position)
    env.reset(seed=np.int64(7))
    assert env.game.line(env.position) == dealt


def test_before_reset_there_is_no_game() -> None:
    with pytest.raises(taverna.TavernaError, match="call reset"):
        TavernaAEC().observe("player_0")
    with pytest.raises(taverna.TavernaError, match="call reset"):
        TavernaAEC().step(0)
    with pytest.raises(taverna.TavernaError, match="call reset"):
        TavernaAEC().last()


def test_bots_can_be_asked_for_advice() -> None:
    env = TavernaAEC()
    env.reset(seed=2)
    rng, adviser = Rng(1), bot("greedy")
    for agent in env.agent_iter():
        _, _, over, _, info = env.last(observe=False)
        assert "illegal" not in info
        env.step(None if over else env.ask(agent, adviser, rng))
    assert env.position.over
