"""Game set-up (DR-2) and what is public (R-3, R-4)."""

from __future__ import annotations

import json

import pytest

from taverna.games.dungeon_raiders import GAME
from taverna.games.dungeon_raiders.content import BOX
from taverna.kernel import BadCall
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    commit,
    lay,
    monster,
    random_game,
    supply,
    table,
    treasure,
    view,
)

SEEDS = range(60)
ROOM_IDS = {room.id for room in BOX.rooms[: BOX.first_boss]}
BOSS_IDS = {room.id for room in BOX.rooms[BOX.first_boss :]}


def dump(seats: int, seed: int, tactical: bool = False) -> dict[str, list[str]]:
    data = GAME.dump(GAME.setup(seats, seed, {"tactical": tactical}))
    return {name: [str(item) for item in value] for name, value in data.items() if isinstance(value, list)}


@pytest.mark.rule("DR-2.1")
def test_six_random_rooms_leave_the_game() -> None:
    removed = [dump(3, seed)["removed"] for seed in SEEDS]
    assert all(len(six) == 6 and set(six) < ROOM_IDS for six in removed)
    assert {room for six in removed for room in six} == ROOM_IDS
    assert len({tuple(dump(3, seed)["row"]) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("DR-2.2")
def test_twenty_four_rooms_and_a_random_boss_last() -> None:
    bosses = set()
    for seed in SEEDS:
        found = dump(3, seed)
        pile = found["row"] + found["pile"]
        assert len(pile) == 25
        assert len(set(pile[:24]) & ROOM_IDS) == 24
        assert not set(pile[:24]) & set(found["removed"])
        bosses.add(pile[-1])
    assert bosses == BOSS_IDS


@pytest.mark.rule("DR-2.3")
def test_five_of_seven_level_cards() -> None:
    levels = [tuple(dump(3, seed)["levels"]) for seed in SEEDS]
    assert all(len(set(five)) == 5 for five in levels)
    assert {card for five in levels for card in five} == {level.id for level in BOX.levels}
    assert {five[0] for five in levels} == {level.id for level in BOX.levels}


@pytest.mark.rule("DR-2.5")
def test_characters_are_dealt_at_random_and_lie_open() -> None:
    dealt = [dump(3, seed)["characters"] for seed in SEEDS]
    assert all(len(set(three)) == 3 for three in dealt)
    for seat in range(3):
        assert {three[seat] for three in dealt} == {character.id for character in BOX.characters}
    state = GAME.setup(3, 8)
    players = view(state, None)["players"]
    assert isinstance(players, list)
    assert [player["character"] for player in players] == dump(3, 8)["characters"]


@pytest.mark.rule("DR-2.4", "DR-2.6", "DR-2.7")
def test_players_take_what_their_characters_show() -> None:
    state = GAME.load({"seats": 5, "characters": ["wizard", "explorer", "thief", "knight", "warrior"]})
    shown = {character.id: character for character in BOX.characters}
    order = [shown[id] for id in ("wizard", "explorer", "thief", "knight", "warrior")]
    assert state.coins == [character.coins for character in order]
    assert state.wounds == [character.wounds for character in order]
    for seat, character in enumerate(order):
        assert state.items[4 * seat : 4 * seat + 4] == character.items
    taken = [sum(character.items[item] for character in order) for item in range(4)]
    assert state.supply == [6 - number for number in taken]
    assert sum(taken) > 0


@pytest.mark.rule("DR-2.9", "INV-8", "R-3")
def test_hands_are_secret() -> None:
    rich = table(treasure(3), hands=["1 2 3 4 5 key", "1 2 3 4 5 torch ball", "1 2 3 4 5"])
    poor = table(treasure(3), hands=["1 2 3 4 5 key", "1 2 3 4 5 sword sword", "1 2 3 4 5"])
    for eye in (A, None):
        seen = [{**view(state, eye), "supply": None} for state in (rich, poor)]
        assert seen[0] == seen[1]
    assert view(rich, B)["hand"] == [
        "power-1",
        "power-2",
        "power-3",
        "power-4",
        "power-5",
        "torch",
        "crystal-ball",
    ]
    assert view(rich, None)["hand"] == []


@pytest.mark.rule("DR-2.10")
@pytest.mark.parametrize("seats", [1, 2, 6, 0])
def test_three_to_five_players(seats: int) -> None:
    with pytest.raises(BadCall) as refusal:
        GAME.setup(seats, 1)
    assert refusal.value.rule == "DR-2.10"
    assert list(GAME.seats) == [3, 4, 5]


@pytest.mark.rule("DR-2.11")
def test_coins_and_wounds_come_out_of_one_supply_for_all() -> None:
    """Nothing limits a gain but the own cap, and nothing a loss but what is held."""
    state = table(monster(99, wounds=7), wounds=[40, 0, 0])
    lay(state, "1", "2", "3")
    assert state.wounds == [47, 0, 0]


@pytest.mark.rule("R-3")
def test_what_is_public() -> None:
    state = table(
        treasure(4), monster(20), hands=["1 2 3 4 5 key", "1 2 3 4 5", "1 2 3 4 5 torch"], coins=[7, 8, 9]
    )
    lay(state, "key", "2", "3")
    shown = view(state, None)
    assert shown["supply"] == {"torch": 5, "crystal-ball": 6, "key": 6, "sword": 6}
    players = shown["players"]
    assert isinstance(players, list)
    assert [player["coins"] for player in players] == [11, 8, 9]
    assert [player["wounds"] for player in players] == [2, 2, 2]
    assert [player["played"] for player in players] == [[], [2], [3]]
    assert [player["cards"] for player in players] == [5, 4, 5]
    last = shown["last"]
    assert isinstance(last, dict)
    assert last["cards"] == ["key", "power-2", "power-3"]
    row = shown["row"]
    assert isinstance(row, list)
    assert row[0]["state"] == "resolved"
    assert row[0]["room"]["chests"] == [4]


@pytest.mark.rule("R-3")
def test_a_sealed_card_is_shown_as_laid_to_all_and_as_itself_to_its_owner() -> None:
    state = table(treasure(4))
    commit(state, B, "4")
    for eye in (A, None):
        seen = view(state, eye)
        players = seen["players"]
        assert isinstance(players, list)
        assert [player["committed"] for player in players] == [False, True, False]
        assert [player["cards"] for player in players] == [5, 4, 5]
        assert "power-4" not in json.dumps([players, seen["sealed"]])
    assert view(state, B)["sealed"] == "power-4"
    assert view(state, B)["hand"] == ["power-1", "power-2", "power-3", "power-5"]


@pytest.mark.rule("R-4")
def test_what_was_removed_is_never_shown() -> None:
    for seed in range(5):
        for state in random_game(3, seed):
            found = GAME.dump(state)
            removed = found["removed"]
            assert isinstance(removed, list)
            boss = state.rules.rooms[state.pile[-1]].id
            hidden = {f'"{room}"' for room in [*removed, *(BOSS_IDS - {boss})]}
            events = [event.to_dict() for event in state.drain()]
            for eye in (0, 1, 2, None):
                shown = json.dumps([GAME.view(state, eye), events])
                assert not [room for room in hidden if room in shown]


@pytest.mark.rule("DR-2.4")
def test_the_supply_is_open() -> None:
    state = table(treasure(1), hands=["1 2 3 4 5 key key"])
    assert supply(state, "key") == 4
    assert view(state, None)["supply"] == {"torch": 6, "crystal-ball": 6, "key": 4, "sword": 6}
