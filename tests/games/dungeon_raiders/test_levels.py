"""Setting up a level (DR-3) and ending it (DR-14)."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from taverna.games.dungeon_raiders.content import BOX
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    C,
    boss,
    finished,
    hand,
    lay,
    light,
    monster,
    random_game,
    shown_row,
    table,
    told,
    treasure,
    view,
)


@pytest.mark.rule("DR-3.1", "DR-14.4")
def test_five_levels_of_five_rooms() -> None:
    events = finished(4, 1).events
    levels = [event.args["number"] for event in events if event.kind == "level"]
    rooms = [event.args["place"] for event in events if event.kind.startswith("entered")]
    assert levels == [1, 2, 3, 4, 5]
    assert rooms == [1, 2, 3, 4, 5] * 5


@pytest.mark.rule("DR-3.2")
@pytest.mark.parametrize("number", range(7))
def test_a_level_card_says_which_rooms_lie_face_down(number: int) -> None:
    card = BOX.levels[number]
    state = GAME.load({"seats": 3, "levels": [card.id]})
    expected = ["dark" if card.dark >> place & 1 else "up" for place in range(5)]
    row = view(state, A)["row"]
    assert isinstance(row, list)
    assert [place["state"] for place in row][1:] == expected[1:]
    assert row[0]["state"] == "current"
    for place, side in zip(row[1:], expected[1:], strict=True):
        assert (place["room"] is None) == (side == "dark")


@pytest.mark.rule("DR-3.2", "DR-3.3")
def test_each_level_has_its_own_card() -> None:
    for seed in range(10):
        state = finished(3, seed)
        used = [event.args["level"] for event in told(state, "level")]
        assert used == GAME.dump(state)["levels"]
        assert len(set(used)) == 5


@pytest.mark.rule("R-5")
def test_the_row_is_entered_from_the_left_in_draw_order() -> None:
    state = finished(3, 4)
    entered = [event.args["room"] for event in state.events if event.kind.startswith("entered")]
    assert entered == [state.rules.rooms[number].id for number in state.pile]


@pytest.mark.rule("R-6")
def test_the_boss_ends_the_last_row_and_obeys_the_level_card() -> None:
    up = GAME.load(
        {"seats": 3, "level": 5, "levels": ["level-a", "level-b", "level-c", "level-e", "level-d"]}
    )
    down = GAME.load(
        {"seats": 3, "level": 5, "levels": ["level-a", "level-b", "level-c", "level-d", "level-e"]}
    )
    assert shown_row(up, A)[4] == "tax-collector"
    assert view(up, A)["boss"] is not None
    assert shown_row(down, A)[4] == "?"
    assert view(down, A)["boss"] is None
    for state in random_game(3, 4):
        if state.pending:
            assert (state.room().id == state.rules.rooms[state.pile[24]].id) == (state.resolved == 24)


@pytest.mark.rule("DR-14.1", "DR-14.2", "DR-5.9")
def test_after_five_rooms_the_power_cards_come_back() -> None:
    state = table(monster(1), place=5, hands=["2", "1 key", "4 5"], level=2)
    lay(state, "2", "1", "4")
    assert told(state, "level-ended")[0].args == {"number": 2}
    assert [hand(state, seat) for seat in (A, B, C)] == ["1 2 3 4 5", "1 2 3 4 5 key", "1 2 3 4 5"]
    assert view(state, A)["level"] == 3


@pytest.mark.rule("DR-14.1")
def test_a_level_does_not_end_before_its_fifth_room() -> None:
    state = table(monster(1), place=4, hands=["2 3", "1 2", "4 5"])
    lay(state, "2", "1", "4")
    assert not told(state, "level-ended")
    assert hand(state, A) == "3"


@pytest.mark.rule("DR-14.3")
def test_items_coins_and_wounds_carry_over() -> None:
    state = table(monster(1), place=5, hands=["1 ball sword", "1", "1"], coins=[3, 4, 5], wounds=[6, 7, 8])
    lay(state, "1", "1", "1")
    assert hand(state, A) == "1 2 3 4 5 ball sword"
    assert (state.coins, state.wounds) == ([3, 4, 5], [6, 7, 8])


@pytest.mark.rule("DR-14.4")
def test_after_the_fifth_level_the_game_ends() -> None:
    state = table(boss("vampire", 3))
    lay(state, "1", "1", "1")
    assert not state.pending
    assert view(state, A)["phase"] == "over"


@pytest.mark.rule("R-38")
def test_what_was_seen_and_played_belongs_to_the_level() -> None:
    state = table(monster(1), treasure(4), place=4, hands=["1 2 torch", "1 2", "1 2"], dark=[5])
    light(state, A)
    assert state.has_looked(A)
    lay(state, "1", "1", "1")
    lay(state, "2", "2", "2")
    assert view(state, A)["level"] == 2
    assert not state.has_looked(A)
    players = view(state, B)["players"]
    assert isinstance(players, list)
    assert [player["played"] for player in players] == [[], [], []]
    assert told(state, "torch-showed")
