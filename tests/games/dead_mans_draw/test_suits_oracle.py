"""The Oracle (DMD-15)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import codes
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    in_play,
    kind,
    known,
    loot,
    offered,
    on_top,
    refused,
    table,
    told,
)

EVERYONE = [DENISE, CLARA, None]


@pytest.mark.rule("DMD-15.1")
def test_oracle_reveals_the_top_card_without_drawing_it() -> None:
    position = table(draw="Oracle 5, Kraken 6, Key 3")
    left = len(position.draw)
    draw(position)
    foreseen = happened(position, "foresaw")
    assert (foreseen.rule, foreseen.args["cards"]) == ("DMD-15.1", ["kraken-6"])
    assert len(position.draw) == left - 1
    assert in_play(position) == "Oracle 5"


@pytest.mark.rule("DMD-15.2")
def test_revealed_card_is_drawn_like_any_other() -> None:
    position = table(draw="Oracle 5, Kraken 6")
    draw(position, 2)
    assert in_play(position) == "Oracle 5, Kraken 6"
    assert position.owed == 2


@pytest.mark.rule("DMD-15.2")
def test_revealed_card_that_is_drawn_can_be_intercepted() -> None:
    position = table(draw="Oracle 5, Mermaid 6", pirates=["casanova"])
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Mermaid 6")
    assert in_play(position) == "Oracle 5"


@pytest.mark.rule("DMD-15.2")
def test_revealed_card_that_is_drawn_can_bust() -> None:
    position = table(play="Key 3", draw="Oracle 5, Key 6")
    draw(position, 2)
    assert in_discard(position) >= loot("Key 3, Oracle 5, Key 6")
    assert position.active == CLARA


@pytest.mark.rule("DMD-15.2")
def test_revealed_card_stays_on_top_when_the_player_banks() -> None:
    position = table(play="Key 3", draw="Oracle 5, Key 6")
    draw(position)
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 3, Oracle 5")
    draw(position)
    assert (position.active, in_play(position)) == (CLARA, "Key 6")


@pytest.mark.rule("DMD-15.3")
def test_oracle_is_void_as_the_last_card() -> None:
    position = table(draw="Oracle 5", rest="aside")
    draw(position)
    assert told(position) == [("drew", "DMD-3.3"), ("void", "DMD-15.3")]


@pytest.mark.rule("DMD-15.4")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_revealed_card_is_shown_to_all(viewer: int | None) -> None:
    position = table(draw="Oracle 5, Key 6")
    draw(position)
    assert known(position, viewer) == "Key 6"
    assert happened(position, "foresaw").seen_by(viewer)


@pytest.mark.rule("DMD-15.4")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_revealed_card_is_known_until_it_is_drawn(viewer: int | None) -> None:
    position = table(draw="Oracle 5, Key 6, Chest 4")
    draw(position)
    bank(position)
    assert (position.active, known(position, viewer)) == (CLARA, "Key 6")
    draw(position)
    assert known(position, viewer) == ""


@pytest.mark.rule("DMD-15.5")
def test_under_a_debt_the_revealed_card_must_be_drawn() -> None:
    position = table(play="Key 4, Kraken 3", owed=2, draw="Oracle 5, Key 6")
    draw(position)
    assert offered(position) == ["draw"]
    assert refused(position, codes.BANK) == "DMD-3.11"


@pytest.mark.rule("DMD-15.6")
def test_oracle_never_changes_the_order_of_the_draw_pile() -> None:
    position = table(draw="Oracle 5, Key 6, Chest 4, Map 3")
    under_it = position.draw[:-1]
    draw(position)
    assert position.draw == under_it


@pytest.mark.rule("DMD-15.6")
def test_revealed_card_does_not_count_as_placed() -> None:
    """It matches a card in play and a debt is open: no bust, and only the Oracle counts."""
    position = table(play="Key 4, Kraken 3", owed=2, draw="Oracle 5, Key 6")
    draw(position)
    assert position.owed == 1
    assert in_play(position) == "Key 4, Kraken 3, Oracle 5"


@pytest.mark.rule("DMD-15.7")
def test_longer_effect_finishes_before_the_revealed_card_can_be_drawn() -> None:
    """The Oracle is the first of two hooked cards."""
    position = table(draw="Hook 3, Sword 6", banks=["Oracle 5 | Key 4 | Chest 2"], pirates=["captains-hook"])
    draw(position)
    choose(position, "Oracle 5")
    assert (kind(position), known(position)) == ("hook", "Sword 6")
    assert refused(position, codes.DRAW) == "DMD-3.10"
    choose(position, "Key 4")
    assert in_play(position) == "Hook 3, Oracle 5, Key 4"
    assert (known(position), on_top(position)) == ("Sword 6", "Sword 6")
    assert offered(position) == ["draw", "bank"]
