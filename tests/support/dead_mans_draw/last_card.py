"""The end of Dead Man's Draw, where what a choice is worth can be worked out by hand."""

from __future__ import annotations

import taverna

GAME = taverna.game("dead-mans-draw")
DRAW, BANK = 0, 1
LAST_CARD = {
    "seats": 2,
    "options": {"pirates": False},
    "play": ["mermaid-9"],
    "draw": ["mermaid-4"],
    "banks": [[], ["chest-3"]],
    "rest": "discard",
}
"""Banked, the mermaid wins by 9 to at most 7. The last card is a mermaid too: to draw it now is a bust."""
