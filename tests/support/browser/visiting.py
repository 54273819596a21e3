"""How people come: the sizes of their screens, and how long they wait."""

from __future__ import annotations

from collections.abc import Callable

from tests.support.browser.visitor import Visitor

PHONE, WIDE = (390, 844), (1280, 800)
SMALL_PHONE = (360, 640)
PATIENCE = 20_000

Size = tuple[int, int]
Visit = Callable[..., Visitor]
