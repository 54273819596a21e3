"""A position as data: what is left out takes its default, and damage is named by its field."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from taverna.kernel import BadData, BadOption, Rng
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    asked,
    commit,
    hand,
    kind,
    lay,
    random_game,
    supply,
    view,
)

POWERS = [f"power-{value}" for value in range(1, 6)]


def test_a_position_needs_only_its_seats() -> None:
    state = GAME.load({"seats": 3})
    assert (kind(state), asked(state)) == ("lay", [0, 1, 2])
    assert (view(state, A)["level"], view(state, A)["place"]) == (1, 1)
    assert hand(state, A) == "1 2 3 4 5 torch"


@pytest.mark.rule("INV-4")
def test_rooms_that_are_not_named_fill_the_row_first() -> None:
    found = GAME.dump(
        GAME.load({"seats": 3, "level": 4, "row": ["goblin-2"], "pile": ["trap-lava", "mummy"]})
    )
    zones = {name: found[name] for name in ("discard", "row", "pile", "removed")}
    sizes = {name: len(zone) for name, zone in zones.items() if isinstance(zone, list)}
    assert sizes == {"discard": 15, "row": 5, "pile": 5, "removed": 6}
    assert isinstance(zones["row"], list)
    assert zones["row"][0] == "goblin-2"
    assert isinstance(zones["pile"], list)
    assert (zones["pile"][0], zones["pile"][-1]) == ("trap-lava", "mummy")


def test_a_game_saved_in_the_middle_of_sealed_cards_goes_on_the_same() -> None:
    state = GAME.load({"seats": 3, "row": ["chest-4-1"]})
    commit(state, B, "4")
    again = GAME.load(GAME.dump(state))
    assert asked(again) == [0, 2]
    assert view(again, B)["sealed"] == "power-4"
    for table in (state, again):
        commit(table, 0, "3")
        commit(table, 2, "5")
    assert GAME.dump(again) == GAME.dump(state)


def test_a_game_saved_while_balls_are_replaced_goes_on_the_same() -> None:
    hands = [[*POWERS, "crystal-ball"], [*POWERS, "crystal-ball"], POWERS]
    state = GAME.load({"seats": 3, "row": ["chest-4-1"], "hands": hands})
    lay(state, "ball", "ball", "3")
    commit(state, A, "5")
    again = GAME.parse(GAME.line(state))
    assert (kind(again), asked(again)) == ("replace", [B])
    commit(again, B, "1")
    commit(state, B, "1")
    assert GAME.dump(again) == GAME.dump(state)
    assert again.coins[A] > GAME.load({"seats": 3}).coins[A]


def test_a_position_at_the_end() -> None:
    state = GAME.load({"seats": 3, "level": 5, "place": 6, "coins": [1, 2, 3]})
    assert state.over
    assert GAME.load(GAME.dump(state)).over


def test_random_positions_survive_being_written() -> None:
    for tactical in (False, True):
        for state in random_game(4, 12, tactical):
            again = GAME.load(GAME.dump(state))
            assert GAME.dump(again) == GAME.dump(state)
            assert [view(again, eye) for eye in (0, 3, None)] == [view(state, eye) for eye in (0, 3, None)]


# Damage


DAMAGE: list[tuple[str, dict[str, object]]] = [
    ("level", {"level": 6}),
    ("level", {"level": "one"}),
    ("place", {"place": 6}),
    ("row", {"row": ["ogre"]}),
    ("row", {"row": ["goblin-1", "goblin-1"]}),
    ("row", {"row": ["goblin-1"], "removed": ["goblin-1"]}),
    ("row", {"row": ["medusa"]}),
    ("pile", {"pile": ["medusa", "goblin-1"]}),
    ("row", {"row": ["goblin-1", "goblin-2", "troll-1", "troll-2", "snake-1", "zombie-1"]}),
    (
        "removed",
        {"removed": ["goblin-1", "goblin-2", "troll-1", "troll-2", "snake-1", "zombie-1", "dragon-1"]},
    ),
    ("levels", {"levels": ["level-z"]}),
    ("levels", {"levels": ["level-a", "level-a"]}),
    ("dark", {"dark": [1]}),
    ("dark", {"dark": [2], "place": 3}),
    ("dark", {"dark": [6]}),
    ("characters", {"characters": ["pirate"]}),
    ("characters", {"characters": ["thief", "knight", "wizard", "warrior"]}),
    ("coins", {"coins": [21, 0, 0]}),
    ("coins", {"coins": [1, 2]}),
    ("wounds", {"wounds": [-1, 0, 0]}),
    ("hands[1]", {"hands": [POWERS, ["power-1", "power-1"]]}),
    ("hands[0]", {"hands": [["parrot"]]}),
    ("hands", {"hands": [POWERS] * 4}),
    ("hands", {"hands": [["power-1"]]}),
    ("hands", {"hands": [[*POWERS, *["key"] * 6], [*POWERS, "key"]]}),
    ("supply", {"supply": {"torch": 6}}),
    ("laid", {"laid": ["power-1", None, None]}),
    ("laid", {"laid": ["power-1"]}),
    ("last", {"last": ["power-1", "power-1", "power-1"]}),
    ("last", {"last": ["power-1", None, "power-1"], "place": 2}),
    ("last", {"last": ["power-1", "power-1", "power-1"], "place": 2}),
    (
        "last",
        {"last": ["power-1", "key", "power-1"], "place": 2, "row": ["goblin-1"], "hands": [POWERS[1:]] * 3},
    ),
    ("last", {"last": ["crystal-ball", "power-1", "power-1"], "level": 2}),
    ("dark", {"levels": ["level-c"], "dark": [2]}),
    ("dark", {"levels": [None]}),
    ("levels", {"levels": ["level-a", None], "dark": [2, 4, 5]}),
    ("petrified", {"petrified": [0], "level": 5, "place": 6, "row": ["mummy"]}),
    ("looked", {"looked": [3]}),
    ("map", {"map": 0}),
    ("map", {"map": 3, "options": {"tactical": True}}),
    ("petrified", {"petrified": [0]}),
    ("agenda", {"agenda": []}),
    ("agenda", {"agenda": [["lay"], ["replace"]]}),
    ("agenda", {"agenda": [["swim"]]}),
    ("agenda", {"agenda": [["lay"]], "level": 5, "place": 6}),
    ("laid", {"agenda": [["replace"]]}),
    ("answers", {"answers": [9, None, None], "hands": [[*POWERS, "torch"]]}),
    ("answers", {"answers": [8, None, None]}),
    ("answers", {"answers": [0, 0, 0]}),
    ("answers", {"answers": [0, None, None], "options": {"tactical": True}}),
    ("surprise", {"surprise": 1}),
]


@pytest.mark.parametrize(("field", "changes"), DAMAGE)
def test_damage_is_named(field: str, changes: dict[str, object]) -> None:
    with pytest.raises(BadData) as error:
        GAME.load({"seats": 3, **changes})
    assert str(error.value).startswith(f"position.{field}: "), str(error.value)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (
            {"row": ["goblin"]},
            r"there is no room 'goblin'; did you mean 'goblin-[12]'\? Known: snake-1, zombie-1",
        ),
        ({"removed": ["ogre"]}, r"there is no room 'ogre'.* Known: snake-1, zombie-1, zombie-2, .*mummy$"),
        ({"levels": ["level-z"]}, r"there is no 'level-z'; .* Known: level-a, .*level-g$"),
        (
            {"characters": ["pirate"]},
            r"there is no 'pirate'. Known: explorer, knight, thief, warrior, wizard$",
        ),
        ({"characters": ["thief", "thief"]}, r"'thief' is named twice; there are explorer, "),
        ({"hands": [["parrot"]]}, r"'parrot' is not a card; cards are power-1, .*sword$"),
        (
            {"options": {"tactic": True}},
            r"there is no option 'tactic'; .* Known: tactical, cards",
        ),
        ({"agenda": [["swim"]]}, r"a step is a name of \['lay', 'replace'\]"),
    ],
)
def test_what_is_unknown_is_answered_with_what_is_known(changes: dict[str, object], problem: str) -> None:
    with pytest.raises((BadData, BadOption), match=problem):
        GAME.load({"seats": 3, **changes})


# What follows from the rest


@pytest.mark.rule("DR-3.2", "R-53")
def test_the_level_card_follows_from_the_dark_rooms() -> None:
    """uuddu is level D: rooms 3 and 4; behind room 3 it looks like udddu too, and D comes first."""
    found = GAME.load({"seats": 3, "dark": [3, 4]})
    assert GAME.dump(found)["levels"] == ["level-d", "level-b", "level-c", "level-a", "level-e"]
    assert GAME.dump(GAME.load({"seats": 3, "place": 3, "dark": [4]}))["levels"][0] == "level-d"  # type: ignore[index]
    both = GAME.load({"seats": 3, "levels": ["level-g"], "dark": [2, 3, 4]})
    assert GAME.dump(both)["dark"] == [2, 3, 4]


def test_a_row_may_be_as_dark_as_no_card_is() -> None:
    bright = GAME.load({"seats": 3, "dark": []})
    saved = GAME.dump(bright)
    assert saved["levels"] == [None, "level-b", "level-c", "level-d", "level-e"]
    assert GAME.dump(GAME.load(saved)) == saved
    for world in (GAME.determinize(bright, A, Rng(seed)) for seed in range(9)):
        assert GAME.dump(world)["levels"][0] is None  # type: ignore[index]


@pytest.mark.rule("DR-10.6", "DR-10.8")
def test_who_was_petrified_has_met_medusa() -> None:
    state = GAME.load({"seats": 3, "level": 5, "place": 6, "petrified": [0]})
    assert state.room().id == "medusa"


def test_nothing_happens_while_an_open_position_is_loaded() -> None:
    assert GAME.load({"seats": 3}, telling=True).drain() == []


@pytest.mark.rule("DR-16.2", "R-12")
@pytest.mark.parametrize(
    ("laid", "map", "agenda"),
    [
        (["power-1", None, None], 1, [["lay"]]),
        (["power-1", "power-1", "power-1"], 0, [["lay"]]),
        (["sword", None, None], 0, [["lay"]]),
        (["power-1", "power-1", "power-1"], 0, [["replace"]]),
        (["crystal-ball", "power-1", None], 0, [["replace"]]),
    ],
)
def test_cards_on_the_table_fit_the_turn(laid: list[str | None], map: int, agenda: list[list[str]]) -> None:
    hands = [[card for card in POWERS if card != laid[seat]] for seat in range(3)]
    position = {
        "seats": 3,
        "options": {"tactical": True},
        "row": ["chest-4-1"],
        "hands": hands,
        "laid": laid,
        "map": map,
        "agenda": agenda,
    }
    with pytest.raises(BadData, match=r"position\.laid: "):
        GAME.load(position)


@pytest.mark.rule("INV-2")
def test_a_laid_card_is_not_in_the_hand_too() -> None:
    with pytest.raises(BadData, match="still in the hand"):
        GAME.load({"seats": 3, "options": {"tactical": True}, "laid": ["power-1", None, None]})


@pytest.mark.rule("INV-1")
def test_the_supply_is_what_nobody_holds() -> None:
    state = GAME.load({"seats": 3, "hands": [[*POWERS, "key", "key"], POWERS, [*POWERS, "torch"]]})
    assert [supply(state, item) for item in ("torch", "ball", "key", "sword")] == [5, 6, 4, 6]
