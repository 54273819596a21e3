"""For all tests: the same examples every time, and on which build each room is proved.

Hypothesis tries the same examples in every run, so that a run proves the same on every machine.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("taverna", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("taverna")

TESTS = Path(__file__).parent
ON_COMPILED = ("adapters", "arena", "bench")
"""Many games behind other interfaces: the rules are handed to processes and libraries as built, and played fast."""
ON_PURE = (
    "cli",
    "games/gloomhaven/content",
    "i18n",
    "server",
    "test_contributing.py",
    "test_docs.py",
    "test_guide.py",
    "tools",
    "web",
    "wire",
)
"""What is read, typed and sent: no rule is decided here, no build changes a word, and content is never compiled."""
ON_BOTH = (
    "server/test_campaigns.py",
    "server/test_foresight.py",
    "server/test_gestures.py",
    "server/test_play.py",
    "server/test_secrets.py",
    "server/test_thinking.py",
    "server/test_undos.py",
)
"""Of those rooms: what takes the rules apart, copies positions or hands them to another process."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Rooms above the rules are proved on one build; a test may say so for itself. Everything else runs on both."""
    for item in items:
        place = item.path.relative_to(TESTS)
        named = [name for name in ("compiled", "pure") if item.get_closest_marker(name)]
        if not named and not _lies_in(place, ON_BOTH):
            if _lies_in(place, ON_COMPILED):
                item.add_marker("compiled")
            elif _lies_in(place, ON_PURE):
                item.add_marker("pure")
        assert len(named) < 2, f"{item.nodeid} would run nowhere"


def _lies_in(place: Path, rooms: tuple[str, ...]) -> bool:
    return any(place.is_relative_to(room) for room in rooms)
