"""A player by program: it is shown a decision of its seat and names one of the options.

A bot gets the whole state, because copying one for each thought would cost more than the thought. It must look only
at what its seat may know; the conformance suite swaps the rest and demands the same choice.
"""

from __future__ import annotations

from collections.abc import Callable

from taverna.kernel import AnyGame, BadCall, Decision, Rng, State
from taverna.kernel.errors import suggestion
from taverna.kernel.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`rng` is the bot's own stream; drawing from it never changes the game."""

    name = ""

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, all equally likely."""

    name = "random"

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        return decision.options[rng.below(len(decision.options))]


class GreedyBot(Bot):
    """The option that the game's own `worth` rates highest."""

    name = "greedy"

    def choose(self, game: AnyGame, state: State, decision: Decision, rng: Rng) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        worth = game.worth(state, decision)
        best = max(worth)
        level = [code for code, value in zip(decision.options, worth, strict=True) if value == best]
        return level[0] if len(level) == 1 else level[rng.below(len(level))]


_bots: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    return list(_bots)


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in _bots:
        raise BadCall(
            "unknown-bot",
            f"there is no bot {name!r}{suggestion(name, _bots)}",
            values={"name": name, "allowed": ", ".join(_bots)},
        )
    return _bots[name]()
