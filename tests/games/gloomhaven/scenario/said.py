"""Which words of scenarios' rules are said by a test of this folder, or by a scenario that can be played."""

from __future__ import annotations

import re
from pathlib import Path

from taverna.games.gloomhaven import content

SCENARIOS = Path(content.__file__).parent / "data" / "scenarios"


def said_words(field: str) -> set[str]:
    """`do` or `test`. A scenario that can be played has tests of its rules."""
    files = list(Path(__file__).parent.glob("test_*.py"))
    files += [SCENARIOS / f"{id:0>2}.json" for id in content.playable_scenarios()]
    files.append(SCENARIOS.parent / "dungeon.json")
    texts = [path.read_text("utf-8") for path in files if path.exists()]
    return {word for text in texts for word in re.findall(rf'"{field}": "([a-z-]+)"', text)}
