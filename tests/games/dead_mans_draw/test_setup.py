"""Setting up a game (DMD-2)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME, cards, content
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import BadCall
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    bank,
    choose,
    draw,
    kind,
    loot,
    offered,
    refused,
    table,
    texts,
    told,
)

NO_PIRATES: dict[str, object] = {"pirates": False}
D0 = "Anchor 2, Hook 2, Cannon 2, Key 2, Chest 2, Map 2, Oracle 2, Sword 2, Kraken 2, Mermaid 4"


def offers(position: Table, seat: int) -> list[str]:
    return texts(GAME.view(position, seat)["offers"])


def pirates(position: Table, seat: int | None) -> list[object]:
    """Everyone's pirate, as the seat sees it."""
    players = GAME.view(position, seat)["players"]
    assert isinstance(players, list)
    return [player["pirate"] for player in players]


def three_offers(first: str) -> Table:
    """Three players before the choice of pirates; Denise is offered `first`."""
    return table(
        seats=3,
        active=CLARA,
        offers=[first, "mystic", "miser", "parry", "misfire", "casanova"],
        agenda=[["start"], ["choose-pirate"]],
    )


def keep(position: Table, *wanted: str) -> None:
    for pirate in wanted:
        choose(position, pirate)


# Piles and players


@pytest.mark.rule("DMD-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_use_one_deck(seats: int) -> None:
    fresh = GAME.setup(seats, seed=1)
    assert len(fresh.draw + fresh.discard) == 60


@pytest.mark.rule("DMD-2.1")
def test_five_players_need_a_second_deck() -> None:
    fresh = GAME.setup(5, seed=1)
    assert len(fresh.draw + fresh.discard) == 120


@pytest.mark.rule("DMD-2.1")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadCall, match="players"):
        GAME.setup(seats, seed=1)


@pytest.mark.rule("DMD-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_discard_pile_is_the_lowest_card_of_each_suit_face_up(seats: int) -> None:
    fresh = GAME.setup(seats, seed=1)
    assert len(fresh.discard) == 10
    for seat in [*range(seats), None]:
        assert set(texts(GAME.view(fresh, seat)["discard"])) == loot(D0)


@pytest.mark.rule("DMD-2.3")
def test_draw_pile_is_the_other_fifty_cards() -> None:
    fresh = GAME.setup(2, seed=1)
    assert len(fresh.draw) == len(set(fresh.draw)) == 50
    assert not set(cards.names(fresh.draw)) & loot(D0)


@pytest.mark.rule("DMD-2.3")
def test_draw_pile_is_shuffled() -> None:
    """5000 games: each of the 50 cards is on top 100 times, give or take five standard deviations (9.9 each)."""
    tops = [GAME.setup(2, seed, NO_PIRATES).draw[-1] for seed in range(5000)]
    assert len(set(tops)) == 50
    assert all(50 < tops.count(card) < 150 for card in set(tops))


@pytest.mark.rule("DMD-2.3")
def test_draw_pile_lies_face_down() -> None:
    fresh = GAME.setup(2, seed=1, options=NO_PIRATES)
    for seat in (DENISE, CLARA, None):
        seen = GAME.view(fresh, seat)
        assert (seen["draw"], seen["known"]) == (50, [])


@pytest.mark.rule("DMD-2.4")
def test_play_area_and_banks_start_empty() -> None:
    fresh = GAME.setup(4, seed=1)
    assert fresh.play == []
    assert [fresh.bank_size(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("DMD-2.5")
@pytest.mark.parametrize(("seats", "low", "high"), [(2, 1360, 1640), (3, 870, 1130), (4, 630, 870)])
def test_first_player_is_uniform(seats: int, low: int, high: int) -> None:
    """3000 games, five standard deviations to either side."""
    firsts = [GAME.setup(seats, seed, NO_PIRATES).pending[0].seat for seed in range(3000)]
    assert all(low < firsts.count(seat) < high for seat in range(seats))


# Pirates


@pytest.mark.rule("DMD-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_offered_two_pirates_and_keeps_one(seats: int) -> None:
    fresh = GAME.setup(seats, seed=1)
    assert [decision.seat for decision in fresh.pending] == list(range(seats))
    dealt = [offers(fresh, seat) for seat in range(seats)]
    assert [len(pair) for pair in dealt] == [2] * seats
    keep(fresh, *(pair[1] for pair in dealt))
    assert pirates(fresh, None) == [pair[1] for pair in dealt]


@pytest.mark.rule("DMD-2.6")
def test_pirate_that_was_not_offered_is_refused() -> None:
    fresh = GAME.setup(2, seed=1)
    to_clara = GAME.setup(2, seed=1).pending[CLARA].options[0]
    assert refused(fresh, to_clara) == "DMD-2.6"


@pytest.mark.rule("DMD-2.6")
def test_rejected_pirate_leaves_the_game() -> None:
    fresh = GAME.setup(2, seed=1)
    rejected = [offers(fresh, seat)[0] for seat in (DENISE, CLARA)]
    keep(fresh, *(offers(fresh, seat)[1] for seat in (DENISE, CLARA)))
    assert not any(pirate in GAME.line(fresh) for pirate in rejected)


@pytest.mark.rule("DMD-2.6")
def test_pirates_are_dealt_at_random() -> None:
    """2000 games for two deal 4 of 17 pirates: each 470.6 times, give or take five deviations (19 each)."""
    dealt = [pirate for seed in range(2000) for pirate in GAME.setup(2, seed).offers]
    assert all(375 < dealt.count(pirate) < 566 for pirate in range(17))


@pytest.mark.rule("DMD-2.7")
def test_offer_is_seen_only_by_its_owner() -> None:
    fresh = GAME.setup(3, seed=1)
    for seat in (CLARA, EDGARD, None):
        assert not any(pirate in str(GAME.view(fresh, seat)) for pirate in offers(fresh, DENISE))
    told_of = [event for event in fresh.events if event.kind == "offered"]
    audience = [[seat for seat in (0, 1, 2, None) if event.seen_by(seat)] for event in told_of]
    assert audience == [[DENISE], [CLARA], [EDGARD]]


@pytest.mark.rule("DMD-2.7")
def test_kept_pirates_are_revealed_together() -> None:
    fresh = GAME.setup(2, seed=1)
    (_, denise), (_, clara) = (offers(fresh, seat) for seat in (DENISE, CLARA))
    fresh.drain()
    keep(fresh, denise)
    assert pirates(fresh, CLARA) == [None, None]
    assert denise not in str(GAME.view(fresh, CLARA))
    assert ("kept", "DMD-2.7") not in told(fresh)
    keep(fresh, clara)
    assert pirates(fresh, CLARA) == pirates(fresh, None) == [denise, clara]
    assert told(fresh).count(("kept", "DMD-2.7")) == 2
    assert kind(fresh) == "turn"


@pytest.mark.rule("DMD-2.7")
def test_kept_pirates_stay_public() -> None:
    position = table(play="Key 3", draw="Chest 4", pirates=["miser", "mystic"])
    bank(position)
    draw(position)
    bank(position)
    assert pirates(position, None) == pirates(position, CLARA) == ["miser", "mystic"]


@pytest.mark.rule("DMD-2.8")
def test_no_pirate_is_offered_twice() -> None:
    assert all(len(set(GAME.setup(4, seed).offers)) == 8 for seed in range(300))


@pytest.mark.rule("DMD-2.9")
def test_locker_names_a_victim_before_the_first_turn() -> None:
    position = three_offers("davy-jones-locker")
    keep(position, "davy-jones-locker", "miser", "misfire")
    assert (kind(position), position.pending[0].seat) == ("choose-locker", DENISE)
    assert offered(position) == [str(CLARA), str(EDGARD)]
    choose(position, str(EDGARD))
    assert position.locker[DENISE] == EDGARD
    assert (kind(position), position.pending[0].seat) == ("turn", CLARA)


@pytest.mark.rule("DMD-2.9")
def test_without_a_locker_nobody_names_a_victim() -> None:
    position = three_offers("navigator")
    keep(position, "navigator", "miser", "misfire")
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-2.9")
def test_locker_of_two_players_is_not_asked() -> None:
    position = table(
        offers=["davy-jones-locker", "mystic", "miser", "parry"],
        agenda=[["start"], ["choose-pirate"]],
    )
    keep(position, "davy-jones-locker", "miser")
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-2.10")
def test_without_pirates_the_first_turn_comes_at_once() -> None:
    fresh = GAME.setup(2, seed=1, options=NO_PIRATES)
    assert (kind(fresh), offered(fresh)) == ("turn", ["draw"])
    assert pirates(fresh, None) == [None, None]
    assert fresh.offers == []


@pytest.mark.rule("DMD-2.10")
def test_pirates_are_on_by_default() -> None:
    assert kind(GAME.setup(2, seed=1)) == "choose-pirate"


@pytest.mark.rule("DMD-2.10")
def test_without_pirates_nothing_else_changes() -> None:
    """Same seed: same piles, same first player; and every trait is that of a player without a pirate."""
    with_pirates, without = GAME.setup(3, seed=7), GAME.setup(3, seed=7, options=NO_PIRATES)
    for zone in ("draw", "discard", "active", "banks", "play"):
        assert GAME.dump(with_pirates)[zone] == GAME.dump(without)[zone]
    assert without.traits == [content.ORDINARY] * 3


@pytest.mark.rule("DMD-2.11")
def test_turn_passes_to_the_left_and_round_the_table() -> None:
    position = table(seats=3, active=EDGARD, draw="Key 3, Chest 4, Anchor 5, Oracle 6")
    order = []
    for _ in range(4):
        order.append(position.active)
        draw(position)
        bank(position)
    assert order == [EDGARD, DENISE, CLARA, EDGARD]


@pytest.mark.rule("DMD-2.11")
def test_turn_passes_to_the_left_after_a_bust_too() -> None:
    position = table(seats=3, active=EDGARD, play="Key 3", draw="Key 4")
    draw(position)
    assert position.active == DENISE
