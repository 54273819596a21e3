"""`one-more-obstacle`: the item's window is all there is to it; `placements.py` makes one more for each use."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd

register_odd(OddCard("one-more-obstacle"))
