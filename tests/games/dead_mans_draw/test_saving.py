"""Positions as data: what is saved comes back the same, also in the middle of an effect."""

from __future__ import annotations

import json

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import BadData, Rng
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
    shielded,
    table,
)

MERMAID_EFFECT: dict[str, object] = {"mermaid_effect": True}


def reloaded(position: Table) -> Table:
    """Through JSON text and back, which must change nothing."""
    data = GAME.dump(position)
    again = GAME.load(json.loads(json.dumps(data)))
    assert GAME.dump(again) == data
    assert [(other.seat, other.kind, other.options) for other in again.pending] == [
        (other.seat, other.kind, other.options) for other in position.pending
    ]
    return again


# In the middle of something


def test_between_the_cards_of_a_captains_hook() -> None:
    position = table(draw="Hook 3", banks=["Key 6 | Oracle 5 | Mermaid 7"], pirates=["captains-hook"])
    draw(position)
    choose(position, "Key 6")
    again = reloaded(position)
    choose(again, "Mermaid 7")
    assert in_play(again) == "Hook 3, Key 6, Mermaid 7"
    assert kind(again) == "turn"


def test_inside_an_effect_inside_an_effect() -> None:
    position = table(
        draw="Hook 3",
        banks=["Sword 5 | Key 4 | Chest 3", "Map 6 | Oracle 7"],
        discard="Anchor 2, Cannon 2, Kraken 2, Mermaid 4",
        pirates=["captains-hook"],
    )
    draw(position)
    choose(position, "Sword 5")
    choose(position, "Map 6")
    assert kind(position) == "map"
    again = reloaded(position)
    assert sorted(offered(again)) == sorted(offered(position))
    choose(again, offered(again)[0])
    assert kind(again) == "hook"


def test_while_a_mermaid_waits() -> None:
    position = table(play="Anchor 3, Cannon 4", draw="Mermaid 5", options=MERMAID_EFFECT)
    draw(position)
    again = reloaded(position)
    choose(again, "Anchor 3")
    assert shielded(again) == loot("Cannon 4 | Mermaid 5")


def test_while_a_plunderer_chooses() -> None:
    position = table(seats=3, play="Key 5, Chest 3", banks=["", "Map 6", "Sword 4"], pirates=["plunderer"])
    bank(position)
    again = reloaded(position)
    choose(again, "2")
    assert in_bank(again, DENISE) == loot("Key 5 | Chest 3 | Sword 4")
    assert again.active == CLARA


def test_while_a_plunderer_chooses_in_a_bust() -> None:
    position = table(
        seats=3,
        play="Key 5, Chest 3, Anchor 6",
        protected="Key 5, Chest 3",
        draw="Key 7",
        banks=["", "Map 6", "Sword 4"],
        pirates=["plunderer"],
    )
    draw(position)
    before = in_discard(position)
    again = reloaded(position)
    choose(again, "2")
    assert in_bank(again, DENISE) == loot("Key 5 | Chest 3 | Sword 4")
    assert in_discard(again) - before == loot("Anchor 6 | Key 7")


def test_after_a_sudden_death_in_the_middle_of_a_bust() -> None:
    position = table(
        play="Mermaid 9, Anchor 7",
        protected="Mermaid 9",
        draw="Anchor 3",
        banks=["Key 7 | Chest 7 | Map 7 | Oracle 7 | Sword 7 | Kraken 7"],
        options={"variation": "sudden-death"},
    )
    draw(position)
    assert position.over
    assert GAME.outcome(reloaded(position)).winners == [DENISE]


def test_while_pirates_are_chosen_in_secret() -> None:
    position = GAME.setup(3, 1)
    decision = position.pending[1]
    GAME.apply(position, decision.seat, decision.options[1])
    again = reloaded(position)
    assert [other.seat for other in again.pending] == [0, 2]
    assert again.answers == position.answers


def test_while_lockers_name_their_victims() -> None:
    position = table(
        seats=5,
        pirates=["davy-jones-locker", None, "davy-jones-locker"],
        agenda=[["start"], ["choose-locker", 2], ["choose-locker", 0]],
    )
    choose(position, "3")
    again = reloaded(position)
    assert again.pending[0].seat == 2
    assert again.locker == [3, -1, -1, -1, -1]


def test_promises_of_safe_harbor_and_miser_are_kept() -> None:
    harbor = table(draw="Anchor 4, Oracle 5, Key 3, Chest 7", pirates=["safe-harbor"])
    draw(harbor, 2)
    again = reloaded(harbor)
    draw(again, 2)
    assert shielded(again) == loot("Anchor 4 | Oracle 5 | Key 3")
    miser = table(draw="Hook 4, Key 3, Chest 7", pirates=["miser"])
    draw(miser)
    again = reloaded(miser)
    draw(again, 2)
    assert shielded(again) == loot("Hook 4 | Key 3")


def test_what_each_seat_knows_is_kept() -> None:
    position = table(draw="Oracle 5, Sword 6, Key 3", options={"private_oracle": True})
    draw(position)
    again = reloaded(position)
    assert (known(again, DENISE), known(again, CLARA)) == ("Sword 6", "")


def test_chance_goes_on_where_it_was() -> None:
    position = table(draw="Map 5, Map 3, Map 2, Map 4", discard=None, rng=Rng(5).dump())
    again = reloaded(position)
    draw(position)
    draw(again)
    assert offered(again) == offered(position)
    assert GAME.dump(again) == GAME.dump(position)


def test_a_finished_game_stays_finished() -> None:
    position = table(play="Key 3", rest="aside")
    bank(position)
    again = reloaded(position)
    assert again.over
    assert GAME.outcome(again).winners == [DENISE]


def test_one_line_of_text_is_enough() -> None:
    position = table(play="Key 3", draw="Hook 4", banks=["Map 6 | Oracle 2"], discard="")
    draw(position)
    line = GAME.line(position)
    assert "\n" not in line
    assert GAME.dump(GAME.parse(line)) == GAME.dump(position)


def test_loading_does_not_touch_the_data() -> None:
    data = GAME.dump(table(play="Key 3", draw="Hook 4", banks=["Map 6 | Oracle 2"], discard=""))
    copy = json.loads(json.dumps(data))
    draw(GAME.load(data))
    assert data == copy


# Written by hand


def test_the_shortest_position_is_a_table_before_a_draw() -> None:
    position = GAME.load({"seats": 2, "rest": "draw"})
    assert (len(position.draw), position.active, kind(position)) == (60, 0, "turn")
    assert offered(position) == ["draw"]


def test_cards_not_named_lie_where_rest_says() -> None:
    named = {"seats": 2, "draw": ["key-3"], "discard": ["map-2"]}
    assert len(GAME.load({**named, "rest": "draw"}).draw) == 59
    assert len(GAME.load({**named, "rest": "discard"}).discard) == 59
    assert len(GAME.load({**named, "rest": "aside"}).aside) == 58


def test_the_draw_pile_is_written_top_first() -> None:
    position = GAME.load({"seats": 2, "draw": ["key-3", "chest-4"], "rest": "draw"})
    draw(position, 2)
    assert in_play(position) == "Key 3, Chest 4"


def test_cards_in_play_mean_that_a_card_was_drawn() -> None:
    position = GAME.load({"seats": 2, "play": ["key-3"], "rest": "draw"})
    assert offered(position) == ["draw", "bank"]


def test_a_hand_written_effect_asks() -> None:
    position = GAME.load(
        {
            "seats": 2,
            "play": ["cannon-3"],
            "banks": [[], ["map-6", "key-3"]],
            "agenda": [["turn"], ["cannon"]],
            "rest": "draw",
        }
    )
    assert kind(position) == "cannon"
    choose(position, "Map 6")
    assert in_bank(position, CLARA) == loot("Key 3")


def test_scripted_chance_decides_what_a_map_shows() -> None:
    position = table(draw="Map 5", discard="Key 2, Chest 2, Oracle 2, Sword 2", rng={"script": [3, 0, 0]})
    draw(position)
    # The first taken is the last one; the place of each card taken is filled by the last of the pile.
    assert sorted(offered(position)) == ["Key 2", "Oracle 2", "Sword 2"]


def test_a_position_is_equal_however_its_banks_were_written() -> None:
    one = table(banks=["Key 3, 6, 4 | Anchor 2"])
    other = table(banks=["Anchor 2 | Key 6, 4, 3"])
    assert GAME.dump(one) == GAME.dump(other)


def test_json_that_is_none_is_refused() -> None:
    for text in ("", "{", "[1,", "seats"):
        with pytest.raises(BadData, match="not a saved position"):
            GAME.parse(text)
