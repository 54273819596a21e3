"""A finished chapter folded into its world."""

from __future__ import annotations

from typing import Any

from taverna.kernel import Match
from taverna.server.sagas.documents import keep, opened
from taverna.server.sagas.residents import settle_in
from taverna.server.store.rows import CampaignRow


def closed(row: CampaignRow, match: Match) -> tuple[CampaignRow, list[dict[str, Any]]]:
    """The row after it, and what the book gets."""
    saga = opened(row)
    saga.match = match
    saga.close()
    row.running = None
    settle_in(saga, row)
    return row, keep(row, saga)
