"""What an unfinished game promises: shares of the victory that follow points, prospects, the turn and the time left."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.state import Table
from tests.support.dead_mans_draw.positions import CLARA, DENISE, draw, table


def chances(position: Table) -> list[float]:
    found = GAME.judgement.estimate(position)
    assert sum(found) == pytest.approx(1.0)
    return found


def start(*banks: str, pile: str | None = None) -> Table:
    """A turn begins; to come are the cards of the pile, or else all that are named nowhere."""
    if pile is None:
        return table(seats=len(banks), banks=banks)
    return table(seats=len(banks), banks=banks, draw=pile, rest="discard", discard="")


def test_points_promise_victory_and_so_does_the_turn() -> None:
    ahead = chances(start("Anchor 7 | Hook 7", "Anchor 6"))
    assert ahead[DENISE] > ahead[CLARA]
    even = chances(start("Anchor 7", "Hook 7"))
    assert even[DENISE] > 0.5, "who is on turn draws first"


def test_the_fewer_cards_are_left_the_more_a_lead_counts() -> None:
    early = start("Anchor 7 | Hook 7", "Cannon 7")
    late = start("Anchor 7 | Hook 7", "Cannon 7", pile="Map 2")
    assert chances(late)[DENISE] > chances(early)[DENISE]


def test_cards_still_to_come_are_worth_more_to_whoever_lacks_them() -> None:
    """Both have five points; an Anchor 7 would bring one of them two, the other seven."""
    with_anchor, with_hook = (
        chances(start("Anchor 5", "Hook 5", pile=pile)) for pile in ("Anchor 7", "Hook 7")
    )
    assert with_anchor[DENISE] < with_hook[DENISE]


def test_a_second_card_covers_the_first() -> None:
    """A Cannon or a Sword would leave the one six points, the other none."""
    bare, covered = (chances(start(bank, "Hook 7")) for bank in ("Anchor 7", "Anchor 7, 6"))
    assert covered[DENISE] > bare[DENISE]


def test_few_high_cards_are_better_than_many_low_ones() -> None:
    high, low = (chances(start(bank, "Hook 7")) for bank in ("Anchor 7", "Anchor 3 | Cannon 4"))
    assert high[DENISE] > low[DENISE]


def test_a_sword_in_the_bank_is_worth_more_than_its_points() -> None:
    sword, other = (chances(start(bank, "Hook 7")) for bank in ("Sword 6", "Anchor 6"))
    assert sword[DENISE] > other[DENISE]


def test_what_a_rival_has_and_oneself_lacks_could_be_stolen() -> None:
    """Both banks hold the same points; where they hold the same suit, no Sword could take it (DMD-16.2)."""
    open_to_theft = chances(start("Map 5", "Anchor 7"))
    safe = chances(start("Anchor 5", "Anchor 7"))
    assert open_to_theft[DENISE] > safe[DENISE]


def test_a_pirate_counts_by_how_often_it_wins_the_more_the_longer_the_game_is() -> None:
    """Misfire wins 63 games of a hundred, Beastmaster 43."""
    early = table(banks=["Anchor 7", "Hook 7"], pirates=["misfire", "beastmaster"])
    late = table(
        banks=["Anchor 7", "Hook 7"],
        pirates=["misfire", "beastmaster"],
        draw="Map 2",
        rest="discard",
        discard="",
    )
    plain = start("Anchor 7", "Hook 7")
    plain_late = start("Anchor 7", "Hook 7", pile="Map 2")
    ahead = chances(early)[DENISE] - chances(plain)[DENISE]
    assert ahead > 0.05
    assert 0.0 < chances(late)[DENISE] - chances(plain_late)[DENISE] < ahead


def test_the_end_is_the_end() -> None:
    position = table(banks=["Anchor 7", "Hook 6"], rest="discard", discard="", agenda=[])
    assert GAME.judgement.estimate(position) == [1.0, 0.0]


def test_every_share_is_a_chance_however_many_play() -> None:
    for seats in range(2, 9):
        state = GAME.setup(seats, 4, {"pirates": False})
        found = chances(state)
        assert len(found) == seats
        assert min(found) > 0.5 / seats, "nobody has anything yet"
        assert max(found) < 1.5 / seats


def test_a_position_is_settled_when_a_turn_begins() -> None:
    position = start("Anchor 7", "Hook 7")
    assert GAME.judgement.is_quiet(position)
    draw(position)
    assert not GAME.judgement.is_quiet(position)
    assert not GAME.judgement.is_quiet(GAME.setup(2, 1)), "pirates are still to be chosen"


def test_near_the_end_nothing_is_settled_but_the_end() -> None:
    """Four cards are two for each of two players; among three it is fifteen, five for each."""
    assert not GAME.judgement.is_quiet(start("Anchor 7", "Hook 7", pile="Map 2, 3, 4, 5"))
    assert GAME.judgement.is_quiet(start("Anchor 7", "Hook 7", pile="Map 2, 3, 4, 5, 6"))
    pile = "Map 2, 3, 4, 5, 6, 7 | Oracle 2, 3, 4, 5, 6, 7 | Chest 2, 3, 4"
    assert not GAME.judgement.is_quiet(start("Anchor 7", "Hook 7", "Key 7", pile=pile))
    assert GAME.judgement.is_quiet(start("Anchor 7", "Hook 7", "Key 7", pile=f"{pile}, 5"))
