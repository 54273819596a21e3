"""Gymnasium: one seat is ours, a bot has the other. How do chance, the quick bot and the search do there?"""

from __future__ import annotations

import gymnasium as gym

import taverna.adapters.gymnasium as taverna_gym
from taverna import Rng
from taverna.bots import bot

GAMES = 12


def main() -> None:
    made = gym.make("taverna/dead-mans-draw-v1", opponents="random", options={"pirates": False})
    env = made.unwrapped
    assert isinstance(env, taverna_gym.TavernaEnv)

    won = 0.0
    for seed in range(GAMES):
        seen, _ = made.reset(seed=seed)
        made.action_space.seed(seed)
        over = False
        while not over:
            action = made.action_space.sample(seen["action_mask"])
            seen, reward, over, _, _ = made.step(action)
        won += float(reward)
    print(f"sampled actions: {won:g} of {GAMES} games won")

    for name in ("greedy", "search:iterations=30"):
        player, rng, won = bot(name), Rng(1), 0.0
        for seed in range(GAMES):
            made.reset(seed=seed)
            over = False
            while not over:
                _, reward, over, _, _ = made.step(env.ask(player, rng))
            won += float(reward)
        print(f"{name}: {won:g}")


if __name__ == "__main__":
    main()
