"""Gymnasium's own check, and what it can't know about these games."""

from __future__ import annotations

import importlib
import sys
import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import taverna
from taverna.adapters.gymnasium import TavernaEnv
from taverna.bots import bot
from taverna.kernel import AnyGame, BadCall, IllegalChoice, Rng
from tests.support.adapters.common import for_each_game, pick


def episode(env: TavernaEnv, seed: int | None, choices: int = 5) -> list[Any]:
    """Everything that a learner gets to see and to earn, with choices at random out of a stream of their own."""
    rng = np.random.default_rng(choices)
    seen, info = env.reset(seed=seed)
    told: list[Any] = [seen["observation"].tobytes(), info]
    over = False
    while not over:
        seen, reward, over, truncated, info = env.step(pick(seen["action_mask"], rng))
        told += [seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, info]
        assert not truncated
    return told


@for_each_game
def test_gymnasium_check_passes(game: AnyGame) -> None:
    env = gym.make(f"taverna/{game.id}-v{game.version}", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    env.close()


@for_each_game
def test_same_seed_same_episode(game: AnyGame) -> None:
    one, other = TavernaEnv(game), TavernaEnv(game)
    first = episode(one, 7)
    assert first == episode(other, 7)
    assert first != episode(other, 8)
    assert episode(one, None) != first  # without a seed the next game is dealt
    assert episode(one, 7) == first


@for_each_game
def test_every_number_of_players_looks_the_same_in_shape(game: AnyGame) -> None:
    shapes = set()
    for seats in game.seats:
        env = TavernaEnv(game, seats=seats, opponents="random")
        seen, _ = env.reset(seed=1)
        assert seen in env.observation_space
        shapes.add((seen["observation"].shape, seen["action_mask"].shape))
    assert shapes == {((game.observation.layout.size,), (game.codes,))}


@for_each_game
def test_only_the_learner_is_asked_and_earns_its_share(game: AnyGame) -> None:
    env = TavernaEnv(game, opponents="random")
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert env.decision is not None
        assert [decision.seat for decision in env.state.pending] == [env.seat] == [info["seat"]]
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(env.decision.options)
        assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
        assert reward == 0.0
        seen, reward, over, _, info = env.step(pick(seen["action_mask"], rng))
    assert reward == game.outcome(env.state).rewards()[env.seat]
    assert not seen["action_mask"].any()
    with pytest.raises(gym.error.ResetNeeded):
        env.step(0)


def test_several_run_side_by_side() -> None:
    envs = gym.make_vec("taverna/dead-mans-draw-v1", num_envs=3, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    for _ in range(5):
        seen, rewards, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape == (3, taverna.game("dead-mans-draw").observation.layout.size)
    assert rewards.tolist() == [0.0, 0.0, 0.0]
    envs.close()


def test_learner_sits_at_all_seats_or_at_one() -> None:
    anywhere, fixed = TavernaEnv(seats=3), TavernaEnv(seats=3, seat=2)
    env_seats = {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert env_seats == {0, 1, 2}
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_what_is_not_open_loses_the_game() -> None:
    env = TavernaEnv(options={"pirates": False})
    env.reset(seed=1)
    seen, reward, over, _, info = env.step(1)  # the first draw is due: nothing can be banked
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert not seen["action_mask"].any()


def test_what_is_not_open_can_be_an_error() -> None:
    env = TavernaEnv(options={"pirates": False}, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalChoice) as refused:
        env.step(1)
    assert refused.value.rule == "DMD-3.2"
    assert env.step(0)[1] == 0.0  # and changes nothing


def test_game_can_start_from_a_saved_position() -> None:
    game = taverna.game("dead-mans-draw")
    position = {"seats": 2, "play": ["kraken-3"], "owed": 2, "rest": "draw"}
    env = TavernaEnv(game, seat=0)
    env.reset(seed=1, options={"position": game.dump(game.load(position))})
    assert game.view(env.state, 0)["owed"] == 2
    with pytest.raises(BadCall, match="for 2 players"):
        TavernaEnv(game, seats=3).reset(options={"position": position})


def test_bots_can_be_asked_for_advice() -> None:
    env = TavernaEnv(opponents="random")
    env.reset(seed=2)
    rng, reward, over = Rng(1), 0.0, False
    while not over:
        _, reward, over, _, info = env.step(env.ask(bot("greedy"), rng))
        assert "illegal" not in info
    assert reward in (0.0, 0.5, 1.0)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"game": "poker"}, "there is no game 'poker'"),
        ({"seats": 9}, "2 to 8 players"),
        ({"seat": 2}, "there is no seat 2"),
        ({"opponents": "deep-blue"}, "there is no bot 'deep-blue'"),
        ({"opponents": ["random", "random"]}, "2 are named for 1 seats"),
        ({"options": {"parrots": True}}, "there is no option 'parrots'"),
        ({"illegal": "ignore"}, "illegal must be one of"),
        ({"render_mode": "human"}, "render_mode must be"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(taverna.TavernaError, match=problem):
        TavernaEnv(**arguments)


def test_game_without_observations_is_refused() -> None:
    from tests.support.toy_game import TOY

    with pytest.raises(BadCall, match="does not say how it is observed"):
        TavernaEnv(TOY)


@pytest.mark.parametrize(
    ("module", "package"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("open_spiel", "pyspiel")],
)
def test_missing_package_names_the_extra(module: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"taverna.adapters.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=r"pip install 'taverna\[learning\]'"):
        importlib.import_module(f"taverna.adapters.{module}")


@pytest.mark.parametrize("action", [1.7, "draw", None])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = TavernaEnv()
    env.reset(seed=1)
    with pytest.raises(BadCall, match="an action is a whole number"):
        env.step(action)


def test_opponents_are_bots_or_their_names() -> None:
    with pytest.raises(BadCall, match="opponents: a bot, its name, or a list of them, not 5"):
        TavernaEnv(opponents=5)  # type: ignore[arg-type]
