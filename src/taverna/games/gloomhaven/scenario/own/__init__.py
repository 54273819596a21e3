"""Scenarios that need more than clauses can say: one file each, a stateless class with moments as methods.

Its only memory are the registers that its file names. A file says `"own": "s61"` to be told by the class of that name.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.scenario.story import ClauseStory

OWN: Final[dict[str, type[ClauseStory]]] = {}
"""By name. Each module of this folder stands here."""
