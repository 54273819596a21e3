"""What is in the box (DR-1), as data that no code repeats (R-37)."""

from __future__ import annotations

import ast
import json
from collections import Counter
from importlib.resources import files

import pytest

from taverna.games.dungeon_raiders import GAME, content
from taverna.games.dungeon_raiders.content import BOX
from taverna.kernel import BadData
from tests.games.dungeon_raiders.positions import A, lay, printed, rows, supply, table, treasure

ROOMS = BOX.rooms[: BOX.first_boss]
BOSSES = BOX.rooms[BOX.first_boss :]


@pytest.mark.rule("DR-1.1")
def test_seven_different_level_cards_of_five_places() -> None:
    patterns = [
        tuple(level["rooms"]) for level in rows("levels.toml", "level") if isinstance(level["rooms"], list)
    ]
    assert len(patterns) == len(set(patterns)) == 7
    assert all(len(pattern) == 5 and set(pattern) <= {"up", "down"} for pattern in patterns)


@pytest.mark.rule("DR-1.2")
def test_thirty_rooms() -> None:
    kinds = Counter(content.KINDS[room.kind] for room in ROOMS)
    assert kinds == {"monster": 11, "treasure": 10, "vault": 5, "trap": 4}
    assert len({room.id for room in ROOMS}) == 30


@pytest.mark.rule("DR-1.3", "DR-2.8")
def test_everyone_has_a_set_of_power_cards() -> None:
    hands = GAME.dump(GAME.setup(5, 1))["hands"]
    assert isinstance(hands, list)
    for hand in hands:
        assert [card for card in hand if card.startswith("power")] == [
            f"power-{value}" for value in range(1, 6)
        ]


@pytest.mark.rule("DR-1.4")
def test_six_copies_of_each_item() -> None:
    state = GAME.setup(5, 3)
    for item, name in enumerate(("torch", "ball", "key", "sword")):
        assert supply(state, name) + sum(state.items[item::4]) == 6


@pytest.mark.rule("DR-1.5")
def test_ten_bosses() -> None:
    assert {boss.id for boss in BOSSES} == {
        "tax-collector", "medusa", "vampire", "sphinx", "minotaur",
        "wolf-pack", "necromancer", "megadragon", "golem", "mummy",
    }  # fmt: skip
    assert len(BOSSES) == 10


@pytest.mark.rule("DR-1.6")
def test_five_characters() -> None:
    assert [character.id for character in BOX.characters] == [
        "explorer",
        "knight",
        "thief",
        "warrior",
        "wizard",
    ]
    state = GAME.load({"seats": 5})
    assert state.coins == [character.coins for character in BOX.characters]
    assert state.wounds == [character.wounds for character in BOX.characters]


@pytest.mark.rule("DR-1.7", "DR-1.8", "R-1", "R-2")
def test_coins_and_wounds_are_numbers_that_never_run_out() -> None:
    """The box holds coins worth 94; five players may hold 100 (R-2)."""
    state = table(treasure(10), seats=5, coins=[20, 20, 20, 20, 15], wounds=[60, 60, 60, 60, 60])
    lay(state, "1", "1", "1", "1", "5")
    assert state.coins == [20] * 5
    assert sum(state.coins) > 94
    assert sum(state.wounds) > 50


@pytest.mark.rule("DR-1.9")
def test_the_map_belongs_to_the_tactical_variant() -> None:
    assert GAME.view(GAME.setup(3, 1), A)["map"] is None
    assert GAME.view(GAME.setup(3, 1, {"tactical": True}), A)["map"] in (0, 1, 2)
    with pytest.raises(BadData, match=r"position\.map"):
        GAME.load({"seats": 3, "map": 1})


# The numbers


@pytest.mark.rule("DR-9.2", "DR-9.3", "DR-9.4", "DR-9.5")
def test_the_traps_are_those_of_the_rulebook() -> None:
    tables = {
        id: printed(id).by_highest[1:] for id in ("trap-lava", "trap-magnet", "trap-spikes", "trap-boulder")
    }
    assert tables == {
        "trap-lava": [0, 0, 1, 2, 3],
        "trap-magnet": [0, 1, 1, 2, 2],
        "trap-spikes": [0, 0, 1, 2, 2],
        "trap-boulder": [0, 1, 1, 1, 2],
    }
    assert printed("trap-lava").strikes_richest
    assert printed("trap-magnet").strikes_richest
    assert not printed("trap-spikes").strikes_richest
    assert not printed("trap-boulder").strikes_richest


@pytest.mark.rule("R-37")
def test_what_the_cards_print_is_data() -> None:
    """Every number of a card is in the content files; the rules name no room, boss or character."""
    names = {room.face for room in BOX.rooms} | {character.id for character in BOX.characters}
    package = files("taverna.games.dungeon_raiders")
    for path in package.iterdir():
        if path.name.endswith(".py"):
            texts = {
                node.value
                for node in ast.walk(ast.parse(path.read_text("utf-8")))
                if isinstance(node, ast.Constant)
            }
            assert not names & {text for text in texts if isinstance(text, str)}, path.name


@pytest.mark.rule("R-37", "R-32")
def test_what_is_uncertain_is_listed() -> None:
    found = {(component, confidence) for component, confidence, _ in GAME.facts()}
    assert ("level-a: rooms", "proposed") in found
    assert ("golem: wounds", "proposed") in found
    assert ("mummy: wounds", "proposed") in found
    assert ("skeleton: copies", "proposed") in found
    assert ("medusa: strength", "low") in found
    assert ("knight: items", "medium") in found
    assert ("sphinx: highest gain if defeated", "medium") in found
    assert not [component for component, _ in found if component.startswith("trap-lava")]
    assert ("sphinx: highest gain if defeated", "medium", "R-32") in GAME.facts()
    assert ("golem: wounds", "proposed", "R-37") in GAME.facts()
    levels = [confidence for _, confidence, _ in GAME.facts()]
    assert levels == sorted(levels, key=["proposed", "low", "medium"].index)


def test_every_doubt_names_a_rule() -> None:
    assert all(rule for _, _, rule in GAME.facts())
    assert json.dumps(GAME.facts())


# Damaged content is refused when the game is loaded


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"kind": "cellar"}, "kind"),
        ({"kind": "monster", "wounds": 1}, "strength"),
        ({"kind": "monster", "strength": [1, 2], "wounds": 1}, "strength"),
        ({"kind": "treasure", "chests": [1, 2]}, "chests"),
        ({"kind": "treasure", "chests": [3, 2, 1]}, "chests"),
        ({"kind": "vault", "benefits": ["torch"]}, "benefits"),
        ({"kind": "vault", "benefits": ["torch", "key", "sword", "potion-1", "gem"]}, "benefits"),
        ({"kind": "trap", "rule": "DR-9.1", "target": "nobody", "by_highest": [0] * 5}, "target"),
        ({"kind": "trap", "rule": "DR-9.1", "target": "most-coins", "by_highest": [0]}, "by_highest"),
        ({"kind": "treasure", "chests": [1], "doubt": {"wounds": "low"}}, "wounds"),
        ({"kind": "treasure", "chests": [1], "doubt": {"chests": "maybe"}}, "chests"),
        ({"kind": "treasure", "chests": [1], "colour": "red"}, "colour"),
    ],
)
def test_a_damaged_room_is_refused(data: dict[str, object], field: str) -> None:
    with pytest.raises(BadData, match=rf"cellar\.(doubt\.)?{field}: "):
        content.read_room({"face": "cellar", **data}, "cellar")


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"attacks": "everyone"}, "attacks"),
        ({"escape": "ladder"}, "escape"),
        ({"counts": {"power-9": 1}}, "counts"),
        ({"strength": [1]}, "strength"),
        ({"doubt": {"strength": "low"}}, "doubt.strength"),
    ],
)
def test_a_damaged_boss_is_refused(data: dict[str, object], field: str) -> None:
    with pytest.raises(BadData, match=rf"^bat\.{field}"):
        content.read_boss({"id": "bat", **data}, "bat")


def test_damaged_levels_and_characters_are_refused() -> None:
    with pytest.raises(BadData, match="rooms"):
        content.Level({"id": "x", "rooms": ["up", "sideways", "up", "up", "up"]}, 0)
    with pytest.raises(BadData, match="items"):
        content.Character({"id": "x", "coins": 1, "wounds": 1, "items": {"ladder": 1}}, 0)
