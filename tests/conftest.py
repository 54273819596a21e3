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
ON_PURE = ("cli", "i18n", "tools", "web", "wire", "test_contributing.py", "test_docs.py", "test_guide.py")
"""What is read and typed: no rule is decided here, and no build changes a word."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Rooms above the rules are proved on one build; a test may say so for itself. Everything else runs on both."""
    for item in items:
        room = item.path.relative_to(TESTS).parts[0]
        named = [name for name in ("compiled", "pure") if item.get_closest_marker(name)]
        if not named and room in ON_COMPILED:
            item.add_marker("compiled")
        elif not named and room in ON_PURE:
            item.add_marker("pure")
        assert len(named) < 2, f"{item.nodeid} would run nowhere"
