"""The proposed options (DMD-80): safe choices, bottom feeder, private oracle. None is on by default."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    bank,
    card_code,
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
    refused,
    stack_code,
    table,
    told,
)

SAFE: dict[str, object] = {"safe_choices": True}
BOTTOM: dict[str, object] = {"bottom_feeder": True}
PRIVATE: dict[str, object] = {"private_oracle": True}


@pytest.mark.rule("DMD-80.1", "DMD-80.2", "DMD-80.3")
def test_none_is_on_by_default() -> None:
    settings = GAME.rules.settings(GAME.setup(2, 1))
    assert [settings[name] for name in (*SAFE, *BOTTOM, *PRIVATE)] == [False, False, False]


# Safe choices


@pytest.mark.rule("DMD-80.1")
def test_a_safe_hook_offers_only_cards_that_do_not_bust() -> None:
    position = table(
        play="Key 3", draw="Hook 4", banks=["Key 6 | Oracle 5 | Chest 2"], options=SAFE, discard=""
    )
    draw(position)
    assert sorted(offered(position)) == ["Chest 2", "Oracle 5"]
    assert refused(position, stack_code(position, DENISE, "Key")) == "DMD-80.1"


@pytest.mark.rule("DMD-80.1")
def test_a_hook_without_a_safe_card_is_void() -> None:
    position = table(play="Key 3", draw="Hook 4", banks=["Key 6"], options=SAFE)
    draw(position)
    assert in_play(position) == "Key 3, Hook 4"
    assert in_bank(position, DENISE) == loot("Key 6")
    assert ("void", "DMD-80.1") in told(position)


@pytest.mark.rule("DMD-80.1", "DMD-31.4")
def test_a_captains_second_card_is_left_out_if_it_would_bust() -> None:
    position = table(draw="Hook 3", banks=["Key 6, 4"], pirates=["captains-hook"], options=SAFE)
    draw(position)
    assert in_play(position) == "Hook 3, Key 6"
    assert in_bank(position, DENISE) == loot("Key 4")
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-80.1")
def test_a_safe_sword_offers_only_cards_that_do_not_bust() -> None:
    position = table(
        play="Key 3", draw="Sword 4", banks=["", "Key 6 | Oracle 5 | Chest 2"], options=SAFE, discard=""
    )
    draw(position)
    assert sorted(offered(position)) == ["Chest 2", "Oracle 5"]
    assert refused(position, stack_code(position, CLARA, "Key")) == "DMD-80.1"


@pytest.mark.rule("DMD-80.1")
@pytest.mark.parametrize(("pirate", "stack"), [(None, "Key 6"), ("parry", "Kraken 6")])
def test_a_sword_without_a_safe_card_is_void(pirate: str | None, stack: str) -> None:
    position = table(
        play="Key 3, Kraken 4", draw="Sword 4", banks=["", stack], pirates=[None, pirate], options=SAFE
    )
    draw(position)
    assert position.active == DENISE
    assert in_bank(position, CLARA) == loot(stack)
    assert ("void", "DMD-80.1") in told(position)


@pytest.mark.rule("DMD-80.1")
def test_a_safe_map_offers_only_cards_that_do_not_bust() -> None:
    position = table(play="Key 3", draw="Map 4", discard="Key 2, Chest 2, Oracle 2", options=SAFE)
    draw(position)
    assert sorted(offered(position)) == ["Chest 2", "Oracle 2"]
    assert refused(position, card_code("Key 2")) == "DMD-80.1"


@pytest.mark.rule("DMD-80.1")
@pytest.mark.parametrize("pirate", [None, "navigator"])
def test_a_map_without_a_safe_card_is_void_and_the_cards_go_back(pirate: str | None) -> None:
    position = table(
        play="Key 3, Oracle 5", draw="Map 4", discard="Key 2, Oracle 2", pirates=[pirate], options=SAFE
    )
    draw(position)
    assert kind(position) == "turn"
    assert in_play(position) == "Key 3, Oracle 5, Map 4"
    assert in_discard(position) == loot("Key 2 | Oracle 2")
    assert ("void", "DMD-80.1") in told(position)


@pytest.mark.rule("DMD-80.1", "DMD-22.2")
def test_a_card_that_would_be_intercepted_is_safe() -> None:
    position = table(
        play="Key 5, Chest 4",
        draw="Hook 3",
        banks=["Mermaid 5 | Oracle 4"],
        pirates=["casanova"],
        options={**SAFE, "variation": "strange-lands"},
    )
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 5 | Oracle 4")
    assert in_play(position) == "Key 5, Chest 4, Hook 3"
    assert happened(position, "hooked").args["card"] == "mermaid-5"


@pytest.mark.rule("DMD-80.1")
def test_a_safe_draw_may_still_bust() -> None:
    position = table(play="Key 3", draw="Key 4", options=SAFE)
    draw(position)
    assert position.active == CLARA


@pytest.mark.rule("DMD-80.1", "DMD-3.17")
def test_by_default_busting_cards_are_offered() -> None:
    position = table(play="Key 3", draw="Hook 4", banks=["Key 6 | Oracle 5"])
    draw(position)
    assert sorted(offered(position)) == ["Key 6", "Oracle 5"]


# Bottom feeder


@pytest.mark.rule("DMD-80.2")
def test_the_cannon_takes_the_lowest_card() -> None:
    position = table(draw="Cannon 5", banks=["", "Sword 6, 4, 3"], options=BOTTOM)
    before = in_discard(position)
    draw(position)
    assert in_bank(position, CLARA) == loot("Sword 6, 4")
    assert in_discard(position) - before == loot("Sword 3")


@pytest.mark.rule("DMD-80.2")
def test_the_sword_takes_the_lowest_card() -> None:
    position = table(draw="Sword 5", banks=["", "Key 6, 4, 3"], options=BOTTOM)
    draw(position)
    assert in_play(position) == "Sword 5, Key 3"
    assert in_bank(position, CLARA) == loot("Key 6, 4")


@pytest.mark.rule("DMD-80.2")
def test_the_hook_still_takes_the_top_card() -> None:
    position = table(draw="Hook 5", banks=["Key 6, 4, 3"], options=BOTTOM)
    draw(position)
    assert in_play(position) == "Hook 5, Key 6"


@pytest.mark.rule("DMD-80.2")
def test_the_options_name_the_card_that_will_be_taken() -> None:
    position = table(draw="Cannon 5", banks=["", "Sword 6, 3 | Key 7, 2"], discard="", options=BOTTOM)
    draw(position)
    assert sorted(offered(position)) == ["Key 2", "Sword 3"]


@pytest.mark.rule("DMD-80.2")
def test_a_master_gunner_still_takes_the_whole_stack() -> None:
    position = table(draw="Cannon 5", banks=["", "Sword 6, 4, 3"], pirates=["master-gunner"], options=BOTTOM)
    draw(position)
    assert in_bank(position, CLARA) == set()


@pytest.mark.rule("DMD-80.2")
def test_a_scavenger_keeps_the_lowest_card() -> None:
    position = table(draw="Cannon 5", banks=["", "Sword 6, 4, 3"], pirates=["scavenger"], options=BOTTOM)
    draw(position)
    assert in_bank(position, DENISE) == loot("Sword 3")


@pytest.mark.rule("DMD-80.2")
def test_with_parry_the_lowest_kraken_is_taken() -> None:
    position = table(
        draw="Sword 5", banks=["", "Kraken 6, 3 | Map 7"], pirates=[None, "parry"], options=BOTTOM
    )
    draw(position)
    assert in_play(position) == "Sword 5, Kraken 3"
    assert in_bank(position, CLARA) == loot("Kraken 6 | Map 7")


@pytest.mark.rule("DMD-80.2")
def test_a_misfire_takes_ones_own_lowest_card() -> None:
    position = table(
        draw="Cannon 5", banks=["Sword 6, 3 | Key 4, 2", "Map 7"], pirates=[None, "misfire"], options=BOTTOM
    )
    draw(position)
    assert sorted(offered(position)) == ["Key 2", "Sword 3"]
    choose(position, "Sword 3")
    assert in_bank(position, DENISE) == loot("Sword 6 | Key 4, 2")


@pytest.mark.rule("DMD-80.1", "DMD-80.2")
def test_safe_choices_look_at_the_lowest_card_too() -> None:
    position = table(
        play="Key 4",
        draw="Sword 5",
        banks=["", "Oracle 6, 4 | Map 4, 3"],
        discard="",
        options={**SAFE, **BOTTOM, "variation": "strange-lands"},
    )
    draw(position)
    assert in_play(position) == "Key 4, Sword 5, Map 3"


# Private oracle


@pytest.mark.rule("DMD-80.3")
def test_only_the_active_player_sees_the_oracles_card() -> None:
    position = table(seats=3, draw="Oracle 5, Sword 6, Key 3", options=PRIVATE)
    draw(position)
    assert known(position, DENISE) == "Sword 6"
    assert [known(position, seat) for seat in (CLARA, EDGARD, None)] == ["", "", ""]


@pytest.mark.rule("DMD-80.3", "DMD-15.4")
def test_by_default_everyone_sees_it() -> None:
    position = table(seats=3, draw="Oracle 5, Sword 6, Key 3")
    draw(position)
    assert [known(position, seat) for seat in (DENISE, CLARA, EDGARD, None)] == ["Sword 6"] * 4


@pytest.mark.rule("DMD-80.3")
def test_the_log_tells_the_others_only_that_there_was_a_look() -> None:
    position = table(draw="Oracle 5, Sword 6, Key 3", options=PRIVATE)
    draw(position)
    shown = happened(position, "foresaw")
    assert [shown.seen_by(seat) for seat in (DENISE, CLARA, None)] == [True, False, False]
    hidden = happened(position, "foresaw-in-secret")
    assert [hidden.seen_by(seat) for seat in (DENISE, CLARA, None)] == [False, True, True]
    assert hidden.args == {"seat": DENISE, "number": 1}


@pytest.mark.rule("DMD-80.3")
def test_the_looker_still_knows_the_card_on_the_next_players_turn() -> None:
    position = table(draw="Oracle 5, Sword 6, Key 3", options=PRIVATE)
    draw(position)
    bank(position)
    assert position.active == CLARA
    assert (known(position, DENISE), known(position, CLARA)) == ("Sword 6", "")


@pytest.mark.rule("DMD-80.3", "DMD-28.1")
def test_each_seat_knows_what_its_own_oracles_showed() -> None:
    position = table(
        draw="Oracle 5, Mermaid 6, Key 3, Oracle 7, Map 4", pirates=["mystic", None], options=PRIVATE
    )
    draw(position)
    assert known(position, DENISE) == "Mermaid 6, Key 3, Oracle 7"
    draw(position)
    bank(position)
    draw(position, 2)
    assert known(position, DENISE) == ""
    assert known(position, CLARA) == "Map 4"


@pytest.mark.rule("DMD-80.3")
def test_the_risk_of_a_draw_is_counted_by_what_a_seat_knows() -> None:
    position = table(play="Key 4", draw="Oracle 5, Key 6, Map 3", rest="aside", options=PRIVATE)
    draw(position)
    assert GAME.view(position, DENISE)["risk"] == [1, 1]
    assert GAME.view(position, CLARA)["risk"] == [1, 2]
