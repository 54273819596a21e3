"""Characters as clients hear of them."""

from __future__ import annotations

from taverna.bots import CHARACTERS
from taverna.wire.lobby import CharacterInfo


def character_info(bot: str | None) -> CharacterInfo | None:
    """Who a bot is; None: just a bot."""
    found = CHARACTERS.get(bot or "")
    if found is None:
        return None
    return CharacterInfo(id=found.id, name=found.name, level=found.level, temper=found.temper)
