"""The mermaid-effect variant (DMD-40): a Mermaid calls an earlier card back, and it acts again."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME, cards
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    card_code,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    in_play,
    kind,
    loot,
    offered,
    refused,
    shielded,
    table,
    told,
)
from tests.support.dead_mans_draw.walks import offered_pirates

MERMAID_EFFECT: dict[str, object] = {"mermaid_effect": True}
IN_STRANGE_LANDS: dict[str, object] = {"mermaid_effect": True, "variation": "strange-lands"}


@pytest.mark.rule("DMD-40.1")
def test_mermaids_are_two_to_seven_and_the_deck_stays_at_sixty() -> None:
    position = GAME.setup(2, 1, MERMAID_EFFECT)
    deck = cards.names(position.draw + position.discard)
    assert len(deck) == len(set(deck)) == 60
    assert {card for card in deck if card.startswith("mermaid")} == loot("Mermaid 2, 3, 4, 5, 6, 7")


@pytest.mark.rule("DMD-40.2")
def test_the_siren_joins_the_seventeen_pirates() -> None:
    with_siren = offered_pirates(seats=4, options=MERMAID_EFFECT)
    without = offered_pirates(seats=4, options={})
    assert len(without) == 17
    assert with_siren - without == {"siren"}


@pytest.mark.rule("DMD-40.3")
def test_ten_twos_start_in_the_discard_pile() -> None:
    position = GAME.setup(2, 1, MERMAID_EFFECT)
    assert in_discard(position) == {f"{suit}-2" for suit in cards.SUITS}
    assert len(position.draw) == 50


@pytest.mark.rule("DMD-40.4")
def test_any_card_placed_earlier_may_be_chosen() -> None:
    position = table(play="Anchor 3, Cannon 4, Key 6", draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    assert kind(position) == "mermaid"
    assert sorted(offered(position)) == ["Anchor 3", "Cannon 4", "Key 6"]
    assert refused(position, card_code("Oracle 3")) == "DMD-40.4"


@pytest.mark.rule("DMD-40.5")
def test_the_chosen_card_moves_to_the_right_of_the_mermaid() -> None:
    position = table(play="Anchor 3, Cannon 4, Key 6", draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    choose(position, "Cannon 4")
    assert in_play(position) == "Anchor 3, Key 6, Mermaid 5, Cannon 4"


@pytest.mark.rule("DMD-40.6")
def test_the_chosen_card_acts_again() -> None:
    position = table(
        play="Anchor 3, Cannon 4", draw="Mermaid 5", banks=["", "Map 6 | Key 3"], options=MERMAID_EFFECT
    )
    draw(position)
    choose(position, "Cannon 4")
    assert happened(position, "recalled").rule == "DMD-40.6"
    assert kind(position) == "cannon"
    choose(position, "Map 6")
    assert in_bank(position, CLARA) == loot("Key 3")


@pytest.mark.rule("DMD-40.7")
def test_the_mermaid_can_not_be_declined() -> None:
    position = table(play="Anchor 3, Cannon 4", draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    assert len(offered(position)) == 2
    assert refused(position, 0) == refused(position, 1) == "DMD-3.10"


@pytest.mark.rule("DMD-40.7")
def test_the_mermaid_acts_even_if_that_busts() -> None:
    position = table(
        play="Key 5, Hook 3", draw="Mermaid 4", banks=["Key 7", ""], discard="", options=MERMAID_EFFECT
    )
    draw(position)
    choose(position, "Hook 3")
    assert position.active == CLARA
    assert in_discard(position) == loot("Key 5, 7 | Hook 3 | Mermaid 4")


@pytest.mark.rule("DMD-40.7")
def test_a_mermaid_alone_is_void() -> None:
    position = table(draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    assert in_play(position) == "Mermaid 5"
    assert offered(position) == ["draw", "bank"]
    assert ("void", "DMD-40.7") in told(position)


@pytest.mark.rule("DMD-40.8", "DMD-17.8")
def test_the_move_settles_no_debt() -> None:
    position = table(play="Key 4, Kraken 3", owed=2, draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    choose(position, "Key 4")
    assert position.owed == 1  # the Mermaid herself


@pytest.mark.rule("DMD-40.8")
def test_the_move_is_not_checked_for_a_bust() -> None:
    position = table(play="Chest 5, Key 4", draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    choose(position, "Key 4")
    assert position.active == DENISE
    assert in_play(position) == "Chest 5, Mermaid 5, Key 4"


@pytest.mark.rule("DMD-40.8")
def test_the_move_is_none_of_the_two_cards_of_a_safe_harbor() -> None:
    position = table(
        play="Key 6", draw="Anchor 4, Mermaid 5, Oracle 3", pirates=["safe-harbor"], options=MERMAID_EFFECT
    )
    draw(position, 2)
    choose(position, "Key 6")
    draw(position)
    assert shielded(position) == loot("Key 6 | Anchor 4 | Mermaid 5 | Oracle 3")


@pytest.mark.rule("DMD-40.8")
def test_the_move_is_not_the_next_draw_of_a_miser() -> None:
    position = table(
        play="Key 6",
        draw="Hook 4, Oracle 3",
        banks=["Mermaid 5"],
        pirates=["miser"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Key 6")
    draw(position)
    assert in_play(position) == "Hook 4, Mermaid 5, Key 6, Oracle 3"
    assert shielded(position) == loot("Hook 4 | Mermaid 5 | Key 6 | Oracle 3")


@pytest.mark.rule("DMD-40.9")
def test_a_recalled_anchor_protects_all_that_is_now_to_its_left() -> None:
    position = table(play="Anchor 3, Cannon 4", draw="Mermaid 5, Oracle 6, Cannon 7", options=MERMAID_EFFECT)
    draw(position)
    choose(position, "Anchor 3")
    assert shielded(position) == loot("Cannon 4 | Mermaid 5")
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Cannon 4 | Mermaid 5")


@pytest.mark.rule("DMD-40.10")
def test_a_moved_card_stays_protected() -> None:
    position = table(
        play="Key 4, Anchor 3",
        protected="Key 4",
        draw="Mermaid 5, Oracle 6, Oracle 7",
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Key 4")
    draw(position, 2)
    assert position.active == CLARA
    assert in_bank(position, DENISE) == loot("Key 4")


@pytest.mark.rule("DMD-40.11")
@pytest.mark.parametrize("treasure", ["Key 4", "Chest 4"])
def test_a_key_or_chest_is_moved_and_does_nothing(treasure: str) -> None:
    position = table(play=f"{treasure}, Oracle 3", draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    position.drain()
    choose(position, treasure)
    assert in_play(position) == f"Oracle 3, Mermaid 5, {treasure}"
    assert told(position) == [("recalled", "DMD-40.6")]
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-40.11")
def test_a_moved_key_still_makes_the_pair() -> None:
    position = table(play="Key 4, Chest 3", draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    choose(position, "Key 4")
    bank(position)
    assert len(position.discard) == 10 - 3


@pytest.mark.rule("DMD-40.12", "DMD-17.10")
def test_a_recalled_kraken_demands_two_and_not_two_more() -> None:
    position = table(play="Kraken 3", owed=2, draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    assert in_play(position) == "Mermaid 5, Kraken 3"
    assert position.owed == 2  # 2 - 1 for the Mermaid, then max(1, 2)


@pytest.mark.rule("DMD-40.12")
def test_a_recalled_hook_places_another_card() -> None:
    position = table(play="Hook 3", draw="Mermaid 5", banks=["Key 6"], options=MERMAID_EFFECT)
    draw(position)
    assert in_play(position) == "Mermaid 5, Hook 3, Key 6"


@pytest.mark.rule("DMD-40.12")
def test_a_recalled_map_reveals_three_cards_again() -> None:
    position = table(play="Map 3", draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    assert kind(position) == "map"
    assert len(offered(position)) == 3


@pytest.mark.rule("DMD-40.12")
def test_a_recalled_sword_steals_again() -> None:
    position = table(play="Sword 3", draw="Mermaid 5", banks=["", "Key 6"], options=MERMAID_EFFECT)
    draw(position)
    assert in_play(position) == "Mermaid 5, Sword 3, Key 6"


@pytest.mark.rule("DMD-40.12")
def test_a_recalled_oracle_looks_again() -> None:
    position = table(play="Oracle 3", draw="Mermaid 5, Key 7", options=MERMAID_EFFECT)
    draw(position)
    assert GAME.view(position, CLARA)["known"] == ["key-7"]


@pytest.mark.rule("DMD-40.12")
@pytest.mark.parametrize(
    ("pirate", "left"), [("master-gunner", set()), ("scavenger", {"sword-3"}), (None, {"sword-3"})]
)
def test_a_recalled_cannon_is_fired_with_its_players_trait(pirate: str | None, left: set[str]) -> None:
    position = table(
        play="Cannon 3", draw="Mermaid 5", banks=["", "Sword 6, 3"], pirates=[pirate], options=MERMAID_EFFECT
    )
    draw(position)
    assert in_bank(position, CLARA) == left
    assert in_bank(position, DENISE) == ({"sword-6"} if pirate == "scavenger" else set())


@pytest.mark.rule("DMD-40.12", "DMD-35.3")
def test_a_recalled_cannon_misfires_too() -> None:
    position = table(
        play="Cannon 3",
        draw="Mermaid 5",
        banks=["Key 6", "Sword 6"],
        pirates=[None, "misfire"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    assert in_bank(position, DENISE) == set()
    assert in_bank(position, CLARA) == loot("Sword 6")


@pytest.mark.rule("DMD-40.13", "DMD-60.2")
def test_a_mermaid_can_not_be_chosen() -> None:
    position = table(play="Mermaid 3, Key 4, Chest 6", draw="Mermaid 5", options=IN_STRANGE_LANDS)
    draw(position)
    assert sorted(offered(position)) == ["Chest 6", "Key 4"]
    assert refused(position, card_code("Mermaid 3")) == "DMD-40.13"


@pytest.mark.rule("DMD-40.13")
def test_a_mermaid_with_none_but_mermaids_is_void() -> None:
    position = table(play="Mermaid 3", draw="Mermaid 5", options=IN_STRANGE_LANDS)
    draw(position)
    assert in_play(position) == "Mermaid 3, Mermaid 5"
    assert ("void", "DMD-40.7") in told(position)
