"""A game being played through an interface: seats, options and seeds checked once, games dealt one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from secrets import randbits
from typing import Any, SupportsIndex

from taverna.adapters.numbers import game_seed
from taverna.kernel import AnyGame, BadCall, Rng, State, game as find_game
from taverna.kernel.rng import SEED_BITS, SEED_MAX

ILLEGAL = ("lose", "raise")
ILLEGAL_REWARD = -1.0


class Dealer:
    """`illegal`: an option that is not open loses the game at once (`lose`), or is refused as an error (`raise`)."""

    def __init__(
        self,
        game: AnyGame | str,
        seats: int | None,
        options: Mapping[str, object] | None,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        self.game: AnyGame = find_game(game) if isinstance(game, str) else game
        self.options = dict(options or {})
        self.seats = self.game.seats_with(self.options).start if seats is None else seats
        self.game.setup(self.seats, 0, self.options)  # what is wrong is said now, not at the first reset
        if illegal not in ILLEGAL:
            raise BadCall("bad-illegal", f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if render_mode not in (None, "ansi"):
            raise BadCall("bad-render-mode", f"render_mode must be None or 'ansi', not {render_mode!r}")
        self.lenient = illegal == "lose"
        self._seeds: Rng | None = None

    def deal(self, seed: SupportsIndex | None, position: Mapping[str, Any] | None = None) -> State:
        """The next game: of that seed, or of the stream that the last seed began; or from a saved position."""
        if seed is not None or self._seeds is None:
            self._seeds = Rng(randbits(SEED_BITS) if seed is None else seed_in(seed))
        number = game_seed(self._seeds)
        if position is None:
            state: State = self.game.setup(self.seats, number, self.options)
        else:
            state = self.game.load(position)
            state.rng = Rng(number)
            if state.seats != self.seats:
                raise BadCall("bad-seats", f"the position is for {state.seats} players, not {self.seats}")
        state.quiet()
        return state

    def stream(self) -> Rng:
        """Chance for those who sit at the table: it depends on the seed, not on the cards."""
        assert self._seeds is not None
        return self._seeds.fork(1)


def code_in(action: SupportsIndex) -> int:
    """An action as an option code: whole numbers of every library will do, but nothing that must be rounded."""
    try:
        return index(action)
    except TypeError:
        raise BadCall("bad-action", f"an action is a whole number, not {action!r}") from None


def seed_in(seed: SupportsIndex) -> int:
    try:
        found = index(seed)
    except TypeError:
        found = -1
    if not 0 <= found <= SEED_MAX:
        raise BadCall("bad-seed", f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}")
    return found


def position_in(options: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """`reset(options={"position": game.dump(state)})` starts there; other entries are for others."""
    found: Mapping[str, Any] | None = (options or {}).get("position")
    return found
