"""How far an attack has gone: the stages of its frame, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

CHOOSE: Final = 0
NEXT: Final = 1
WINDOW: Final = 2
DEFEND: Final = 3
DRAW: Final = 4
EFFECTS: Final = 5
FORCE: Final = 6
ANSWER_BLOW: Final = 7
OFFER: Final = 8
ORDER: Final = 9
"""The order of what the attacker adds and multiplies; comes before DRAW."""
SUM: Final = 10
"""The order of what the cards drawn add and multiply, then the damage; comes before EFFECTS."""
ORIGIN: Final = 11
"""From which hex the attack is made; comes first."""
DIVERT: Final = 12
"""Whom of its allies the attacker attacks instead; comes before WINDOW, for the new target."""
