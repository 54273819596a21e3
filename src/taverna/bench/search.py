"""How fast a search thinks: iterations a second from the first decision, each played on to the end of the game."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from taverna.bench.timing import speed
from taverna.bots.settings import Settings
from taverna.bots.tree import Search
from taverna.kernel import AnyGame, Rng, game as find_game

SEATS = {"dead-mans-draw": 2}
USUAL_SEATS = 4
SWEEPS = 20


@dataclass(frozen=True)
class SearchRow:
    game: str
    seats: int
    iterations_per_second: float

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


class Sweeps:
    """Searches of first decisions, each of another deal, with the light policy."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.settings = Settings({"policy": "light", "depth": 0})
        self.seed = 0

    def think(self) -> int:
        self.seed += 1
        state = self.game.setup(self.seats, self.seed)
        search = Search(self.game, state, state.pending[0], Rng(self.seed), self.settings)
        for _ in range(SWEEPS):
            search.sweep()
        return search.iterations


def measure_search(game_id: str, seconds: float) -> SearchRow:
    game = find_game(game_id)
    seats = SEATS.get(game.id, min(USUAL_SEATS, game.seats.stop - 1))
    found = speed(Sweeps(game, seats).think, seconds)
    return SearchRow(game.id, seats, 1e6 / found.microseconds)
