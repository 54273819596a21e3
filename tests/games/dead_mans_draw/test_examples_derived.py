"""The acceptance examples derived from the rules (EX-12 to EX-30), in their own order and notation."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.state import Table
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    choose,
    draw,
    in_bank,
    in_discard,
    in_play,
    kind,
    known,
    loot,
    offered,
    table,
    told,
)


@pytest.mark.rule("DMD-11.2", "DMD-4.8")
def test_ex_12_forced_bust_by_hook() -> None:
    position = table(play="Key 3", draw="Hook 4", banks=["Key 6"])
    before = in_discard(position)
    draw(position)
    assert in_discard(position) - before == loot("Key 3, Hook 4, Key 6")
    assert in_bank(position, DENISE) == set()
    assert position.active == CLARA


def _map_over_two_cards() -> Table:
    position = table(draw="Map 5", discard="Key 2, Map 2")
    draw(position)
    assert offered(position) == ["Key 2", "Map 2"]
    return position


@pytest.mark.rule("DMD-14.3")
def test_ex_13_map_with_two_cards_into_a_bust() -> None:
    position = _map_over_two_cards()
    choose(position, "Map 2")
    assert position.active == CLARA
    assert in_discard(position) == loot("Key 2, Map 2, Map 5")


@pytest.mark.rule("DMD-14.3")
def test_ex_13_map_with_two_cards_takes_the_key() -> None:
    position = _map_over_two_cards()
    choose(position, "Key 2")
    assert in_play(position) == "Map 5, Key 2"
    assert in_discard(position) == loot("Map 2")


@pytest.mark.rule("DMD-13.6")
def test_ex_14_short_discard_for_key_and_chest() -> None:
    position = table(play="Key 5, Chest 3, Oracle 4", discard="Sword 2, Hook 2")
    bank(position)
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3, Oracle 4, Sword 2, Hook 2")
    assert in_discard(position) == set()


@pytest.mark.rule("DMD-17.9", "DMD-50.1")
def test_ex_15_draw_pile_runs_out_under_a_kraken() -> None:
    position = table(draw="Kraken 5, Key 3", rest="aside")
    draw(position, 2)
    assert ("waived", "DMD-17.9") in told(position)
    assert position.owed == 0
    assert offered(position) == ["bank"]
    bank(position)
    assert in_bank(position, DENISE) == loot("Kraken 5, Key 3")
    assert kind(position) == "over"


@pytest.mark.rule("DMD-17.4", "DMD-3.9")
def test_ex_16_long_chain() -> None:
    position = table(draw="Kraken 4, Sword 5", banks=["", "Map 6"], discard="Cannon 2")
    draw(position, 2)
    assert in_play(position) == "Kraken 4, Sword 5, Map 6, Cannon 2"
    assert position.owed == 0
    assert ("void", "DMD-12.3") in told(position)


@pytest.mark.rule("DMD-13.9", "DMD-4.10")
def test_ex_17_anchored_key_and_chest_in_a_bust() -> None:
    position = table(
        play="Key 5, Chest 3, Anchor 6",
        protected="Key 5, Chest 3",
        draw="Key 7",
        discard="Sword 2, Hook 2, Map 2",
    )
    draw(position)
    gained = in_bank(position, DENISE)
    bonus = gained - loot("Key 5, Chest 3")
    assert gained >= loot("Key 5, Chest 3")
    assert len(bonus) == 2
    assert bonus < loot("Sword 2, Hook 2, Map 2")
    assert in_discard(position) == loot("Sword 2, Hook 2, Map 2, Anchor 6, Key 7") - bonus


@pytest.mark.rule("DMD-35.1", "DMD-35.2", "DMD-35.3", "DMD-35.4")
def test_ex_18_misfire() -> None:
    position = table(draw="Cannon 5", banks=["Sword 6, 3 | Key 4", "Map 7"], pirates=[None, "misfire"])
    draw(position)
    assert sorted(offered(position)) == ["Key 4", "Sword 6"]
    choose(position, "Sword 6")
    assert in_bank(position, DENISE) == loot("Sword 3, Key 4")
    assert "sword-6" in in_discard(position)
    assert in_bank(position, CLARA) == loot("Map 7")


@pytest.mark.rule("DMD-36.1")
def test_ex_19a_parry_with_a_kraken_to_steal() -> None:
    position = table(draw="Sword 5", banks=["", "Kraken 6 | Map 7"], pirates=[None, "parry"])
    draw(position)
    assert in_play(position) == "Sword 5, Kraken 6"
    assert position.owed == 2
    assert in_bank(position, CLARA) == loot("Map 7")


@pytest.mark.rule("DMD-36.2")
def test_ex_19b_parry_without_a_kraken() -> None:
    position = table(draw="Sword 5", banks=["", "Map 7"], pirates=[None, "parry"])
    draw(position)
    assert in_play(position) == "Sword 5"
    assert in_bank(position, CLARA) == loot("Map 7")
    assert ("void", "DMD-36.2") in told(position)


@pytest.mark.rule("DMD-34.1")
def test_ex_20_beastmaster() -> None:
    position = table(draw="Kraken 3", pirates=[None, "beastmaster"])
    draw(position)
    assert position.owed == 4


@pytest.mark.rule("DMD-31.3")
def test_ex_21_captains_hook_with_one_suit_left() -> None:
    position = table(draw="Hook 3", banks=["Key 6, 4"], pirates=["captains-hook"])
    before = in_discard(position)
    draw(position)
    assert in_discard(position) - before == loot("Hook 3, Key 6, Key 4")
    assert in_bank(position, DENISE) == set()
    assert position.active == CLARA


@pytest.mark.rule("DMD-37.1", "DMD-37.4")
def test_ex_22_davy_jones_locker() -> None:
    position = table(
        play="Map 5, Anchor 4, Key 3",
        protected="Map 5",
        draw="Key 6",
        pirates=[None, "davy-jones-locker"],
    )
    before = in_discard(position)
    draw(position)
    assert in_bank(position, DENISE) == loot("Map 5")
    assert in_bank(position, CLARA) == loot("Anchor 4, Key 3, Key 6")
    assert in_discard(position) == before


def _last_turn(clara: str) -> Table:
    """Denise banks the last card, and the game ends."""
    position = table(play="Cannon 3", rest="aside", banks=["Cannon 7, 4 | Mermaid 9", clara])
    bank(position)
    return position


@pytest.mark.rule("DMD-51.1", "DMD-51.2", "DMD-52.1")
def test_ex_23_tie_won_on_cards() -> None:
    outcome = GAME.outcome(_last_turn("Anchor 7 | Oracle 5 | Key 4"))
    assert outcome.scores == [16, 16]
    assert outcome.winners == [DENISE]


@pytest.mark.rule("DMD-51.1", "DMD-52.2")
def test_ex_23_tie_shared() -> None:
    outcome = GAME.outcome(_last_turn("Anchor 7 | Oracle 5 | Key 4, 2"))
    assert outcome.scores == [16, 16]
    assert outcome.winners == [DENISE, CLARA]


@pytest.mark.rule("DMD-70.1", "DMD-70.2", "DMD-70.3")
def test_ex_24_two_decks() -> None:
    position = GAME.setup(6, seed=1)
    assert len(position.discard) == 20
    assert len(position.draw) == 100
    assert len(position.offers) == 12
    for decision in list(position.pending):
        GAME.apply(position, decision.seat, decision.options[0])
    assert len([pirate for pirate in position.pirates if pirate >= 0]) == 6


@pytest.mark.rule("DMD-70.3")
def test_ex_24_each_pirate_is_there_twice() -> None:
    """Of 34 cards, a pirate is offered once or twice to six players, never three times."""
    most = [max(offers.count(pirate) for pirate in offers) for offers in map(_offers_to_six, range(200))]
    assert max(most) == 2


def _offers_to_six(seed: int) -> list[int]:
    return GAME.setup(6, seed).offers


@pytest.mark.rule("DMD-30.2", "DMD-30.3", "DMD-30.4", "DMD-11.9")
def test_ex_25_miser_with_a_bank() -> None:
    position = table(
        play="Key 3",
        draw="Hook 5, Chest 4, Sword 3, Key 7",
        banks=["Mermaid 6"],
        pirates=["miser"],
    )
    before = in_discard(position)
    draw(position, 4)
    gained = in_bank(position, DENISE)
    assert gained - before == loot("Key 3, Hook 5, Mermaid 6, Chest 4")
    assert len(gained & before) == 4
    assert in_discard(position) - before == loot("Sword 3, Key 7")
    assert len(position.discard) == 8


@pytest.mark.rule("DMD-15.5", "DMD-17.6")
def test_ex_26_oracle_under_a_kraken() -> None:
    position = table(play="Key 4, Kraken 3", owed=2, draw="Oracle 5, Key 6")
    draw(position)
    assert position.owed == 1
    assert known(position) == "Key 6"
    assert offered(position) == ["draw"]
    draw(position)
    assert in_discard(position) >= loot("Key 4, Kraken 3, Oracle 5, Key 6")
    assert position.active == CLARA


@pytest.mark.rule("DMD-4.9", "DMD-37.4")
def test_ex_27_sword_into_a_bust_against_the_locker() -> None:
    position = table(
        play="Map 5",
        draw="Sword 4",
        banks=["", "Map 6"],
        pirates=[None, "davy-jones-locker"],
    )
    draw(position)
    assert in_bank(position, CLARA) == loot("Map 5, Sword 4, Map 6")
    assert in_bank(position, DENISE) == set()
    assert position.active == CLARA


@pytest.mark.rule("DMD-41.2", "DMD-41.7", "DMD-41.9")
def test_ex_28_anchor_taken_by_the_siren() -> None:
    position = table(
        play="Key 4, Anchor 3, Oracle 5",
        protected="Key 4",
        draw="Mermaid 6, Oracle 6",
        pirates=[None, "siren"],
        options={"mermaid_effect": True},
    )
    before = in_discard(position)
    draw(position)
    choose(position, "Anchor 3")
    assert in_bank(position, CLARA) == loot("Anchor 3")
    draw(position)
    assert in_bank(position, DENISE) == loot("Key 4")
    assert in_discard(position) - before == loot("Oracle 5, Mermaid 6, Oracle 6")


@pytest.mark.rule("DMD-31.2", "DMD-17.4")
def test_ex_29_captains_hook_brings_a_kraken() -> None:
    position = table(draw="Hook 3", banks=["Kraken 6 | Key 4"], pirates=["captains-hook"])
    draw(position)
    choose(position, "Kraken 6")
    assert in_play(position) == "Hook 3, Kraken 6, Key 4"
    assert ("demanded", "DMD-17.1") in told(position)
    assert position.owed == 1
    assert offered(position) == ["draw"]


@pytest.mark.rule("DMD-22.4", "DMD-17.7")
def test_ex_30_hooked_mermaid_with_casanova() -> None:
    position = table(play="Kraken 3", owed=2, draw="Hook 4", banks=["Mermaid 8"], pirates=["casanova"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 8")
    assert in_play(position) == "Kraken 3, Hook 4"
    assert position.owed == 1
