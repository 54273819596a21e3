"""The suite runs on the build that it was started for: a compiled run never falls back to the sources."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

from tools.compile import INTERPRETED, SOURCE, modules

SUFFIX = {"pure": ".py", "compiled": ".so"}


@pytest.mark.skipif("TAVERNA_BUILD" not in os.environ, reason="only make says which build it runs")
def test_every_module_comes_from_the_build_under_test() -> None:
    names = [".".join(path.with_suffix("").parts) for path in modules(SOURCE)]
    found = {Path(import_module(name).__file__ or "").suffix for name in names}
    assert found == {SUFFIX[os.environ["TAVERNA_BUILD"]]}


@pytest.mark.parametrize("pattern", INTERPRETED)
def test_what_stays_interpreted_exists(pattern: str) -> None:
    assert list((SOURCE / "taverna").glob(pattern))
