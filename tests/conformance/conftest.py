"""Makes the tests' own game known while this suite runs, so that its records replay like any other's."""

from __future__ import annotations

import pytest

from taverna.kernel import registry
from tests.support.toy_game import TOY


@pytest.fixture(autouse=True)
def toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaders, TOY.id, lambda: TOY)
    monkeypatch.setitem(registry._loaded, TOY.id, TOY)
