"""What a good player looks at. Reads only what its seat may know."""

from __future__ import annotations

from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import Decision


def worth(table: Table, decision: Decision) -> list[float]:
    return [0.0 for _ in decision.options]
