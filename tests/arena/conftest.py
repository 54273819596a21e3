"""Games of the arena's own tests."""

from tests.support.arena.counted_game import high, together

__all__ = ["high", "together"]
