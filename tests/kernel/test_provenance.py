"""How well components are known, counted."""

from __future__ import annotations

import pytest

from taverna.kernel import Inventory, Weakness
from taverna.kernel.provenance import PARTLY, PROPOSED, SINGLE_SOURCE
from tests.support.toy_game import PearlDivers


def weakness(
    id: str,
    copies: int,
    proposed: bool = False,
    guessed: list[str] | None = None,
    single: list[str] | None = None,
) -> Weakness:
    return Weakness("card", id, copies, proposed, guessed or [], single or [])


@pytest.mark.parametrize(
    ("one", "standings"),
    [
        (weakness("invented", 2, proposed=True, guessed=["copies"]), [PROPOSED]),
        (weakness("inferred", 1, guessed=["damage", "copies"]), [PARTLY]),
        (weakness("seen once", 1, single=["damage"]), [SINGLE_SOURCE]),
        (weakness("both", 1, guessed=["type"], single=["damage"]), [PARTLY, SINGLE_SOURCE]),
        (weakness("known, but not how many", 2, guessed=["copies"]), []),
    ],
    ids=lambda value: value.id if isinstance(value, Weakness) else "",
)
def test_what_a_component_counts_for(one: Weakness, standings: list[str]) -> None:
    assert one.standings() == standings


def test_every_copy_counts() -> None:
    known = Inventory(
        "cards",
        10,
        [
            weakness("a", 2, proposed=True),
            weakness("b", 3, single=["damage"]),
            weakness("c", 1, proposed=True),
        ],
    )
    assert [known.count(standing) for standing in (PROPOSED, PARTLY, SINGLE_SOURCE)] == [3, 0, 3]
    assert [one.id for one in known.of(PROPOSED)] == ["a", "c"]


def test_a_game_need_not_tell() -> None:
    assert PearlDivers().components.provenance().total == 0
