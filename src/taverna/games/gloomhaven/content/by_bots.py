"""How bots did in the scenarios, as `docs/gloomhaven-difficulty.md` has measured it: four heroes of level 2."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.campaign import LAST_SCENARIO
from taverna.kernel.fields import Fields

HEROES: Final = 4
HERO_LEVEL: Final = 2
MOST: Final = 9999


class Trials:
    """Games of one scenario. `rounds`: how long each of the measured runs took on average."""

    __slots__ = ("games", "number", "rounds", "won")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.number = fields.integer("number", 1, LAST_SCENARIO)
        self.games = fields.integer("games", 1, MOST)
        self.won = fields.integer("won", 0, self.games)
        self.rounds = fields.integers("rounds", 1, MOST)
        fields.done()


_trials: Final[dict[int, Trials]] = {}


def trials() -> dict[int, Trials]:
    """By the number of the scenario."""
    if not _trials:
        rows = Fields(content.campaign_file("by_bots"), "by_bots.json").items("scenarios")
        for at, row in enumerate(rows):
            found = Trials(row, f"by_bots.json.scenarios[{at}]")
            _trials[found.number] = found
    return _trials
