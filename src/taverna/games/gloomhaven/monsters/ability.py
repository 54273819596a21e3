"""What a figure that follows the monster rules is about to do."""

from __future__ import annotations

from taverna.games.gloomhaven.board.areas import MELEE, Attack
from taverna.games.gloomhaven.board.paths import WALK


class Ability:
    """A move, then an attack. `move` is 0 without a Move line or when immobilized; no `attack` also when disarmed."""

    __slots__ = ("attack", "mode", "move", "planned")

    def __init__(self, move: int, mode: int = WALK, attack: Attack | None = None) -> None:
        self.move = move
        self.mode = mode
        self.attack = attack
        # GH-S-FOC-01, GH-S-MMV-01
        self.planned: Attack = MELEE if attack is None else attack
