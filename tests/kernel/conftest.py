"""Makes the tests' own game known for as long as a test runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from taverna.kernel import registry
from tests.support.toy_game import TOY


@pytest.fixture(autouse=True)
def toy_is_known() -> Iterator[None]:
    """And forgets, after the test, whatever that test registered."""
    loaders, loaded = dict(registry._loaders), dict(registry._loaded)
    registry.register(TOY.id, lambda: TOY)
    yield
    registry._loaders.clear()
    registry._loaders.update(loaders)
    registry._loaded.clear()
    registry._loaded.update(loaded)
