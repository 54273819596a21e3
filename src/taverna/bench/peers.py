"""Random play in other libraries, timed like our own: something to compare with, when they are installed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from taverna.bench.timing import speed
from taverna.kernel import Rng


@dataclass(frozen=True)
class Peer:
    """A game of another library. `module` is what to import, `package` what to install."""

    library: str
    package: str
    module: str
    game: str
    start: Callable[[str], Callable[[], int]]

    @property
    def installed(self) -> bool:
        return find_spec(self.module) is not None


@dataclass(frozen=True)
class PeerRow:
    """`decision` is microseconds for a player's decision, chance and set-up included; None: not installed."""

    library: str
    game: str
    package: str
    version: str | None
    decision: float | None
    decisions_per_second: float | None

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def measure_peers(seconds: float = 3.0) -> list[PeerRow]:
    """Each for about so many seconds."""
    return [_measure(peer, seconds) for peer in PEERS]


def measure_yardstick(seconds: float = 3.0) -> float | None:
    """Microseconds for a decision in the game that ours are compared with; None: it is not installed."""
    return _measure(YARDSTICK, seconds).decision


def _measure(peer: Peer, seconds: float) -> PeerRow:
    if not peer.installed:
        return PeerRow(peer.library, peer.game, peer.package, None, None, None)
    time = speed(peer.start(peer.game), seconds).microseconds
    return PeerRow(peer.library, peer.game, peer.package, version(peer.package), time, 1e6 / time)


def _open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game: Any = pyspiel.load_game(name)
    chance = Rng(1)

    def play_one() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            # The chance events of these games are all uniform, so that they too are a choice among equals.
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[chance.below(len(actions))])
        return decisions

    return play_one


def _rlcard(name: str) -> Callable[[], int]:
    import rlcard

    env: Any = rlcard.make(name)
    chance = Rng(1)

    def play_one() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[chance.below(len(actions))])
            decisions += 1
        return decisions

    return play_one


YARDSTICK = Peer("OpenSpiel", "open_spiel", "pyspiel", "pig", _open_spiel)
"""The smallest of them: two options and a die."""
PEERS = (
    YARDSTICK,
    Peer("OpenSpiel", "open_spiel", "pyspiel", "liars_dice", _open_spiel),
    Peer("RLCard", "rlcard", "rlcard", "uno", _rlcard),
)
