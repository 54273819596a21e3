"""The browser, the tavern, and those who visit it. One browser serves all; each visitor has a context of its own."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.support.browser.tavern import Tavern, client_is_built
from tests.support.browser.visiting import PATIENCE, WIDE, Size, Visit
from tests.support.browser.visitor import DEAD_MANS_DRAW, Visitor
from tests.support.browser.watch import Watch
from tests.support.places import ROOT

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUICK = {"speed": "instant", "motion": "reduced", "sound": False, "ruleNumbers": True}
"""Nothing is waited for or heard, and the log names its rules."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: drives a real browser; leave out with -m 'not browser'")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker("browser")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        subprocess.run(["sh", str(ROOT / "tools/browser.sh")], check=False)
    if not CHROMIUM.exists():
        missing = f"NO BROWSER: {CHROMIUM} is missing, nothing is proved here (tools/browser.sh installs it)"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    if not client_is_built():
        pytest.fail("the browser client is not built: run `npm install && npm run build` in web/")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def _open_tavern(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Tavern]:
    tavern = Tavern(tmp_path_factory.mktemp("tavern"))
    tavern.open()
    yield tavern
    tavern.close()


@pytest.fixture
def tavern(_open_tavern: Tavern) -> Iterator[Tavern]:
    """One for all tests: guests and tables are their own. After each test its log must be clean."""
    _open_tavern.seed(1)
    before = len(_open_tavern.troubles())
    yield _open_tavern
    assert _open_tavern.troubles()[before:] == []


@pytest.fixture
def visit(browser: Browser, tavern: Tavern) -> Iterator[Visit]:
    """`visit("es", PHONE)`: somebody new. Whatever their browser has complained about fails the test at its end."""
    visitors: list[Visitor] = []

    def come(
        language: str = "en",
        size: Size = WIDE,
        *,
        preferences: dict[str, object] | None = None,
        remembered: dict[str, object] | None = None,
        theme: str = "dark",
        game: str = DEAD_MANS_DRAW,
        installed: bool = False,
    ) -> Visitor:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce",
            color_scheme="light" if theme == "light" else "dark",
            has_touch=width < 640,
            storage_state=cast(Any, remembered),
            service_workers="allow" if installed else "block",
        )
        context.set_default_timeout(PATIENCE)
        chosen = json.dumps(json.dumps({**QUICK, **(preferences or {})}))
        context.add_init_script(f"""
            if (location.protocol !== 'about:') localStorage['taverna.preferences'] ??= {chosen};
        """)
        visitor = Visitor(context, Watch(context), tavern.url, language, game)
        if not installed:
            visitor.watch.forgive("Service Worker registration blocked by Playwright")
        visitors.append(visitor)
        return visitor

    yield come
    faults = [fault for visitor in visitors for fault in visitor.watch.faults]
    for visitor in visitors:
        visitor.context.close()
    assert faults == []
