"""What everyone may know, and the discard pile that has no order (DMD-3.18 to 3.21)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME, cards
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    draw,
    in_bank,
    in_discard,
    kind,
    known,
    loot,
    offered,
    random_game,
    read,
    streams,
    table,
    texts,
)

EVERYONE = [DENISE, CLARA, None]
D0 = "Anchor 2, Hook 2, Cannon 2, Key 2, Chest 2, Map 2, Oracle 2, Sword 2, Kraken 2, Mermaid 4"


@pytest.mark.rule("DMD-3.18")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_every_card_of_every_stack_is_public(viewer: int | None) -> None:
    position = table(banks=["Sword 6, 3 | Key 4", "Mermaid 9, 8, 5"])
    players = GAME.view(position, viewer)["players"]
    assert isinstance(players, list)
    assert [set(player["bank"]) for player in players] == [
        loot("Sword 6, 3 | Key 4"),
        loot("Mermaid 9, 8, 5"),
    ]


@pytest.mark.rule("DMD-3.19")
@pytest.mark.parametrize("seed", range(5))
def test_anyone_may_count_the_discard_pile_at_any_time(seed: int) -> None:
    for position in random_game(2, seed):
        for viewer in EVERYONE:
            assert len(texts(GAME.view(position, viewer)["discard"])) == len(position.discard)


@pytest.mark.rule("DMD-3.20")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_content_of_the_discard_pile_is_public(viewer: int | None) -> None:
    position = table(play="Key 3", draw="Key 6")
    draw(position)
    assert set(texts(GAME.view(position, viewer)["discard"])) == loot(f"{D0}, Key 3, 6")


@pytest.mark.rule("DMD-3.20")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_number_of_cards_in_the_draw_pile_is_public(viewer: int | None) -> None:
    position = table(draw="Key 3, Chest 4, Map 5", rest="aside")
    draw(position)
    assert GAME.view(position, viewer)["draw"] == 2


@pytest.mark.rule("DMD-3.20")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_order_of_the_draw_pile_is_hidden(viewer: int | None) -> None:
    """Two draw piles of the same cards in another order look the same."""
    one = table(play="Key 3", draw="Chest 4, Map 5, Key 6", rest="aside")
    other = table(play="Key 3", draw="Key 6, Chest 4, Map 5", rest="aside")
    assert GAME.view(one, viewer) == GAME.view(other, viewer)


@pytest.mark.rule("DMD-3.20")
def test_what_an_oracle_shows_is_all_that_is_known_of_the_order() -> None:
    one = table(draw="Oracle 5, Chest 4, Map 5, Key 6", rest="aside")
    other = table(draw="Oracle 5, Chest 4, Key 6, Map 5", rest="aside")
    for position in (one, other):
        draw(position)
        assert known(position, CLARA) == "Chest 4"
    assert GAME.view(one, CLARA) == GAME.view(other, CLARA)


# The discard pile is a heap


@pytest.mark.rule("DMD-3.21")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_discard_pile_shows_no_order(viewer: int | None) -> None:
    one = table(discard="Key 2, Chest 2, Map 2", rest="aside")
    other = table(discard="Map 2, Key 2, Chest 2", rest="aside")
    assert GAME.view(one, viewer) == GAME.view(other, viewer)


@pytest.mark.rule("DMD-3.21", "DMD-14.1")
def test_map_reveals_each_card_equally_often() -> None:
    """2000 Maps show 3 of 10 cards: each 600 times, give or take five standard deviations (20.5 each)."""
    shown: list[str] = []
    for state in streams(2000):
        position = table(draw="Map 5", rng=state)
        draw(position)
        assert kind(position) == "map"
        shown += offered(position)
    assert len(shown) == 6000
    assert {name: 497 < shown.count(name) < 703 for name in set(shown)} == dict.fromkeys(_words(D0), True)


@pytest.mark.rule("DMD-3.21", "DMD-13.4")
def test_bonus_takes_each_card_equally_often() -> None:
    """2000 bonuses of 2 out of 10 cards: each 400 times, give or take five standard deviations (17.9 each)."""
    taken: list[str] = []
    for state in streams(2000):
        position = table(play="Key 5, Chest 3", rng=state)
        bank(position)
        taken += in_bank(position, DENISE) - loot("Key 5, Chest 3")
    assert len(taken) == 4000
    assert {name: 310 < taken.count(name) < 490 for name in set(taken)} == dict.fromkeys(read(D0), True)


@pytest.mark.rule("DMD-3.21")
def test_freshly_discarded_card_is_found_as_easily_as_an_old_one() -> None:
    """Of 4 cards a Map shows 3: the one that a Cannon has just put there is among them 3 times in 4."""
    shown = 0
    for state in streams(1000):
        position = table(
            draw="Cannon 4, Map 5", discard="Key 2, Chest 2, Anchor 2", banks=["", "Oracle 7"], rng=state
        )
        draw(position, 2)
        assert in_discard(position) | set(cards.names(position.revealed)) >= loot("Oracle 7")
        shown += "Oracle 7" in offered(position)
    assert 681 < shown < 819


def _words(text: str) -> list[str]:
    return text.split(", ")
