"""PettingZoo: a program at every seat. In turn, where one of them searches, and all at once with random actions."""

from __future__ import annotations

from taverna import Rng
from taverna.adapters.pettingzoo import TavernaAEC, TavernaParallel
from taverna.bots import bot


def in_turn() -> None:
    """Dungeon Raiders is a game of secret cards: those who choose at the same time are asked one after the other."""
    env = TavernaAEC("dungeon-raiders", seats=3)
    searcher, rng = bot("search:iterations=30"), Rng(1)
    env.reset(seed=42)
    earned = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            earned[agent] = reward
            env.step(None)
        elif agent == "player_0":
            env.step(env.ask(agent, searcher, rng))
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    print("in turn, the first one searching:", earned)


def at_once() -> None:
    env = TavernaParallel("dungeon-raiders", seats=3)
    seen, _ = env.reset(seed=42)
    while env.agents:
        actions = {agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents}
        seen, rewards, _, _, _ = env.step(actions)
    print("at once, by chance:", rewards)


if __name__ == "__main__":
    in_turn()
    at_once()
