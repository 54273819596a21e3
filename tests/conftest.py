"""For all tests: Hypothesis tries the same examples every time, so that a run proves the same on every machine."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("taverna", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("taverna")
