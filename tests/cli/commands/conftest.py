"""Commands speak English on a wide terminal, whatever the tests run on."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def wide_english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
