"""Which build of the rules runs: the sources as they are, or what mypyc makes of them."""

from __future__ import annotations

import taverna.kernel.state


def build() -> str:
    """Of this process: "pure" or "compiled"."""
    source = taverna.kernel.state.__file__ or ""
    return "pure" if source.endswith(".py") else "compiled"
