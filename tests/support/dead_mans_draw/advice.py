"""What `greedy` advises in a position; and positions near the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.state import Table
from tests.support.dead_mans_draw.positions import reads, table

RICH = "Anchor 7 | Hook 7 | Cannon 7 | Chest 7 | Map 7 | Oracle 7"  # 42 points


def advice(position: Table) -> str:
    """The option that looks best; only one may."""
    decision = position.pending[0]
    worth = GAME.judgement.rate_options(position, decision)
    best = [code for code, value in zip(decision.options, worth, strict=True) if value == max(worth)]
    assert len(best) == 1, f"no preference among {[reads(position, code) for code in best]}"
    return reads(position, best[0])


def ending(
    play: str,
    pile: str,
    banks: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    discard: str = "",
) -> Table:
    """A position in which the draw pile holds these cards and no others."""
    return table(
        play=play,
        draw=pile,
        banks=banks,
        options=dict(options or {}),
        discard=discard,
        rest="aside",
        drew=True,
    )
