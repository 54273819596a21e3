"""What a search can be told: its budget, how far it looks, and how it plays on where its tree ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from taverna.bots.naming import Parameter, Parameters, Value, check
from taverna.bots.temper import TEMPERS
from taverna.kernel import BadCall
from taverna.kernel.roles import MOST_STAKES

Clock = Callable[[], float]

RANDOM: Final = 0
LIGHT: Final = 1
GREEDY: Final = 2
POLICIES: Final = ("random", "light", "greedy")
BEST: Final = "best"
MIXED: Final = "mixed"
FITTED: Final = "fitted"
LEARNED: Final = "learned"

PARAMETERS: Final[Parameters] = {
    "iterations": Parameter(1000, 1, 10_000_000, whole=True),
    "seconds": Parameter(0.0, 0.0, 3600.0),
    "depth": Parameter(0, 0, 1_000_000, whole=True),
    "policy": Parameter("light", words=POLICIES),
    "opponent_noise": Parameter(0.0, 0.0, 1.0),
    "rivals": Parameter(0, 0, 1_000_000, whole=True),
    "opponent_search_rate": Parameter(0.25, 0.0, 1.0),
    "temper": Parameter(TEMPERS[0], words=TEMPERS),
    "sealed": Parameter(BEST, words=(BEST, MIXED)),
    "estimate": Parameter(FITTED, words=(FITTED, LEARNED)),
    "width": Parameter(0, 0, 1_000_000, whole=True),
    "prior_margin": Parameter(0.0, 0.0, 10.0),
    "within": Parameter(0.0, 0.0, 1_000_000.0),
    "stakes": Parameter(0, 0, MOST_STAKES, whole=True),
    "expand_after": Parameter(0, 0, 1_000_000, whole=True),
    "explore": Parameter(0.7, 0.0, 10.0),
}


class Settings:
    """How a search thinks; see docs/bots.md."""

    __slots__ = (
        "clock",
        "depth",
        "expand_after",
        "explore",
        "iterations",
        "learned",
        "mixes",
        "opponent_noise",
        "opponent_search_rate",
        "policy",
        "prior_margin",
        "rivals",
        "seconds",
        "stakes",
        "temper",
        "values",
        "width",
        "within",
    )

    def __init__(self, values: Mapping[str, Value], clock: Clock | None = None) -> None:
        self.values = dict(values)
        check("search", values, PARAMETERS)
        check_clock(values, clock)
        full = {name: values.get(name, parameter.default) for name, parameter in PARAMETERS.items()}
        self.clock = clock
        self.iterations = int(full["iterations"])
        """Games played on in thought, at most."""
        self.seconds = float(full["seconds"])
        """Time to think by the clock that the caller brings; 0: no limit."""
        self.depth = int(full["depth"])
        """Decisions to play on, and further until the position is quiet; then it is judged. 0: to the end."""
        self.policy = POLICIES.index(str(full["policy"]))
        """How everyone plays on: by the game's rollout choice, by how it rates options, or at random."""
        self.opponent_noise = float(full["opponent_noise"])
        """How often another seat does something lighter than that."""
        self.rivals = int(full["rivals"])
        """Iterations of thought that others are given credit for when they decide in secret; 0: they do not think."""
        self.opponent_search_rate = float(full["opponent_search_rate"])
        """How often they are believed to have thought so. More wins more against those who do, less against others."""
        self.mixes = full["sealed"] == MIXED
        """Whether secret choices made at the same time are drawn from a mixture, rather than the best one taken."""
        self.learned = full["estimate"] == LEARNED
        """Whether unfinished games are judged by what was learned from games, where the game has such a thing."""
        self.temper = TEMPERS.index(str(full["temper"]))
        """What is sought beside the share of the victory."""
        self.width = int(full["width"])
        """How many of the options that look best to the game are compared; 0: all."""
        self.within = float(full["within"])
        """By how much an option may look worse to the game than its best one, and still be compared; 0: by anything."""
        self.prior_margin = float(full["prior_margin"])
        """By how many standard errors an option must be ahead of the one that looks best to the game; 0: by none."""
        self.stakes = int(full["stakes"])
        """Decisions on which less hangs are not thought about: the option that looks best to the game is taken."""
        self.expand_after = int(full["expand_after"])
        """How often a choice must have been tried before the choices after it are compared too; 0: never."""
        self.explore = float(full["explore"])
        """Below the root: how much curiosity weighs against success."""

    def of_rivals(self, times: int) -> Settings:
        """How others are believed to think, in each of so many worlds: the same way, but not about how others think."""
        less: dict[str, Value] = {
            "iterations": max(1, self.rivals // times),
            "rivals": 0,
            "temper": TEMPERS[0],
            "seconds": self.seconds / (4 * times),
        }
        return Settings({**self.values, **less}, self.clock)


class Budget:
    """How much of the iterations, or of the time, is gone: from 0 to 1."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.started = settings.clock() if settings.clock is not None else 0.0

    def spent(self, iterations: int) -> float:
        """After so many iterations. What would not fit any more is not begun."""
        settings = self.settings
        spent = iterations / (settings.iterations + 1)
        if settings.clock is not None and settings.seconds:
            spent = max(spent, (settings.clock() - self.started) / settings.seconds)
        return spent

    def share(self, iterations: int) -> float:
        """What share of its iterations a search can do in its time, as quick as it was up to now; at most 1."""
        settings = self.settings
        if settings.clock is None or not settings.seconds:
            return 1.0
        gone = (settings.clock() - self.started) / settings.seconds
        return min(1.0, iterations / settings.iterations / gone) if gone > 0.0 else 1.0


def check_clock(values: Mapping[str, Value], clock: Clock | None) -> None:
    """Seconds must be counted by somebody; down here there is no time."""
    if values.get("seconds") and clock is None:
        raise BadCall("no-clock", "seconds need a clock that counts them: give the bot iterations")
