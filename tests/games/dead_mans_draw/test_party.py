"""The party variant (DMD-70): five to eight players with two decks."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from taverna.games.dead_mans_draw import GAME, cards
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import BadCall
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    choose,
    draw,
    in_bank,
    in_discard,
    in_play,
    loot,
    offered,
    table,
    told,
)
from tests.support.dead_mans_draw.walks import offers_by_seat

PARTIES = pytest.mark.parametrize("seats", [5, 6, 7, 8])


def deck(position: Table) -> list[str]:
    return cards.names(position.draw + position.discard)


@PARTIES
@pytest.mark.rule("DMD-70.1")
def test_two_full_decks_are_used(seats: int) -> None:
    position = GAME.setup(seats, 1)
    assert len(set(deck(position))) == len(deck(position)) == 120
    faces = Counter(tuple(name.split("-")[:2]) for name in deck(position))
    assert len(faces) == 60
    assert set(faces.values()) == {2}


@pytest.mark.rule("DMD-70.1")
def test_the_decks_are_shuffled_together() -> None:
    copies = [card & 1 for card in GAME.setup(6, 1).draw]
    # Of 100 cards shuffled together about half of the upper 50 belong to each deck.
    assert 15 < sum(copies[:50]) < 35


@PARTIES
@pytest.mark.rule("DMD-70.2")
def test_twenty_cards_are_discarded_and_a_hundred_can_be_drawn(seats: int) -> None:
    position = GAME.setup(seats, 1)
    lowest = [f"{suit}-{4 if suit == 'mermaid' else 2}" for suit in cards.SUITS]
    assert in_discard(position) == {name + copy for name in lowest for copy in ("", "-2")}
    assert len(position.draw) == 100


@PARTIES
@pytest.mark.rule("DMD-70.3")
def test_each_player_is_offered_two_pirates_and_keeps_one(seats: int) -> None:
    position = GAME.setup(seats, 1)
    assert [len(offers) for offers in offers_by_seat(position)] == [2] * seats
    kept = [offers[0] for offers in offers_by_seat(position)]
    for pirate in kept:
        choose(position, pirate)
    assert [player["pirate"] for player in players(position)] == kept


@pytest.mark.rule("DMD-70.3", "DMD-70.6")
def test_the_pirates_are_those_of_two_boxes() -> None:
    most: Counter[str] = Counter()
    for seed in range(150):
        most |= Counter(chain(*offers_by_seat(GAME.setup(8, seed))))
    assert len(most) == 17
    assert set(most.values()) == {2}


@pytest.mark.rule("DMD-70.4")
def test_cards_of_both_decks_are_of_one_suit() -> None:
    position = table(seats=5, play="Key 3", draw="Key 3-2")
    draw(position)
    assert position.active == CLARA
    assert in_discard(position) >= {"key-3", "key-3-2"}


@pytest.mark.rule("DMD-70.4", "DMD-2.11")
def test_turns_go_round_the_whole_table() -> None:
    position = table(seats=8, active=7, draw="Key 3")
    draw(position)
    bank(position)
    assert position.active == DENISE


@pytest.mark.rule("DMD-70.5")
def test_two_equal_cards_share_a_stack_and_only_one_scores() -> None:
    position = table(seats=5, banks=["Key 6, 6-2, 3"])
    assert GAME.outcome(position).scores[DENISE] == 6
    assert position.bank_size(DENISE) == 3


@pytest.mark.rule("DMD-70.5")
def test_each_of_two_equal_cards_counts_in_the_tie_break() -> None:
    position = table(
        seats=5, play="Key 6-2", banks=["Key 6", "Map 6, 5", "Oracle 6"], discard="", rest="aside"
    )
    bank(position)
    assert GAME.outcome(position).scores[:3] == [6, 6, 6]
    assert GAME.outcome(position).winners == [DENISE, CLARA]


@pytest.mark.rule("DMD-70.5")
def test_a_cannon_removes_one_of_two_equal_cards() -> None:
    position = table(seats=5, draw="Cannon 3", banks=["", "Key 6, 6-2"], discard="")
    draw(position)
    assert position.bank_size(CLARA) == 1
    assert len(position.discard) == 1


@pytest.mark.rule("DMD-70.6")
def test_the_same_pirate_offered_twice_is_one_option_and_can_be_kept() -> None:
    others = ["miser", "parry", "mystic", "misfire", "navigator", "fisherman", "scavenger", "swordsman"]
    position = table(
        seats=5,
        offers=["casanova", "casanova", *others],
        agenda=[["start"], ["choose-pirate"]],
    )
    assert offered(position) == ["casanova"]
    choose(position, "casanova")
    assert position.pending[0].seat == CLARA


@pytest.mark.rule("DMD-70.6")
def test_two_players_may_own_the_same_pirate_and_each_profits() -> None:
    position = table(
        seats=5, draw="Mermaid 9, Key 5, Mermaid 8", pirates=["casanova", "casanova"], drew=False
    )
    draw(position)
    bank(position)
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Mermaid 9")
    assert in_bank(position, CLARA) == loot("Mermaid 8")
    assert in_play(position) == "Key 5"


@pytest.mark.rule("DMD-70.7")
def test_there_is_one_starting_player_and_it_may_be_anyone() -> None:
    starts: Counter[int] = Counter()
    for seed in range(400):
        position = GAME.setup(5, seed, {"pirates": False})
        (start,) = [event for event in position.events if event.kind == "started"]
        assert start.args["seat"] == position.active == position.pending[0].seat
        starts[position.active] += 1
    # About 80 each, with a standard deviation of 8.
    assert all(45 < starts[seat] < 115 for seat in range(5)), starts


@pytest.mark.rule("DMD-70.8")
def test_the_mermaid_effect_changes_both_decks() -> None:
    position = GAME.setup(6, 1, {"mermaid_effect": True})
    mermaids = sorted(name for name in deck(position) if name.startswith("mermaid"))
    assert mermaids == sorted(f"mermaid-{value}{copy}" for value in range(2, 8) for copy in ("", "-2"))
    assert len(deck(position)) == 120
    assert {"mermaid-2", "mermaid-2-2"} <= in_discard(position)
    assert len(position.discard) == 20


@pytest.mark.rule("DMD-70.8")
def test_the_mermaid_effect_brings_two_sirens() -> None:
    most: Counter[str] = Counter()
    for seed in range(150):
        most |= Counter(chain(*offers_by_seat(GAME.setup(8, seed, {"mermaid_effect": True}))))
    assert len(most) == 18
    assert set(most.values()) == {2}


@pytest.mark.rule("DMD-70.9")
@pytest.mark.parametrize(
    ("seats", "count"), [(2, 60), (3, 60), (4, 60), (5, 120), (6, 120), (7, 120), (8, 120)]
)
def test_the_number_of_players_decides_the_number_of_decks(seats: int, count: int) -> None:
    assert len(deck(GAME.setup(seats, 1))) == count


@pytest.mark.rule("DMD-70.9")
@pytest.mark.parametrize("seats", [9, 10, 100])
def test_more_than_eight_are_refused(seats: int) -> None:
    with pytest.raises(BadCall, match="2 to 8 players") as refusal:
        GAME.setup(seats, 1)
    assert refusal.value.rule == "DMD-70.9"


@pytest.mark.rule("DMD-70.4")
def test_a_game_of_eight_comes_to_its_end() -> None:
    position = GAME.setup(8, 1, {"pirates": False})
    turns = 0
    while not position.over:
        first(position)  # draw while that is possible, else bank; and the first option of every effect
        turns += ("turn", "DMD-2.11") in told(position)
        assert turns <= 100
    assert turns > 8
    assert position.draw == []


def first(position: Table) -> None:
    GAME.apply(position, position.pending[0].seat, position.pending[0].options[0])


def players(position: Table) -> list[dict[str, object]]:
    found = GAME.view(position, None)["players"]
    assert isinstance(found, list)
    return found
