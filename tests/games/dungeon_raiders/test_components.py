"""What is in the box (DR-1), as data that no code repeats (R-37)."""

from __future__ import annotations

import ast
import json
from collections import Counter
from importlib.resources import files

import pytest

from taverna.games.dungeon_raiders import GAME, schema
from taverna.games.dungeon_raiders.content import BOX
from taverna.games.dungeon_raiders.schema import MONSTER
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import BadData, Fields
from tests.support.dungeon_raiders.positions import A, lay, printed, rows, supply, table, treasure

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
    kinds = Counter(schema.KINDS[room.kind] for room in ROOMS)
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


@pytest.mark.rule("R-53", "DR-1.1")
def test_the_seven_level_rows() -> None:
    assert {level.id: level.dark for level in BOX.levels} == {
        f"level-{letter}": sum(1 << place for place, side in enumerate(row) if side == "d")
        for letter, row in zip(
            "abcdefg", ["ududd", "uddud", "uuuud", "uuddu", "uuddd", "uudud", "udddu"], strict=True
        )
    }
    assert sum(level.dark.bit_count() for level in BOX.levels) == 17
    assert not any(level.dark & 1 for level in BOX.levels)  # the first room is always face up
    assert (
        len([level for level in BOX.levels if not level.dark >> 4 & 1]) == 2
    )  # so is the boss, on two cards


@pytest.mark.rule("R-54")
def test_the_eleven_monsters() -> None:
    found = Counter((room.face, *room.strengths[3:], room.wounds) for room in ROOMS if room.kind == MONSTER)
    assert found == {
        ("snake", 8, 10, 13, 3): 1,
        ("zombie", 11, 14, 18, 1): 2,
        ("skeleton", 11, 14, 18, 3): 1,
        ("goblin", 11, 14, 18, 2): 2,
        ("gelatinous-cube", 14, 18, 23, 1): 1,
        ("troll", 14, 18, 23, 2): 2,
        ("dragon", 14, 18, 23, 3): 2,
    }
    assert "zombie-2" in BOX.numbers
    assert "skeleton-2" not in BOX.numbers


@pytest.mark.rule("R-55", "R-56")
def test_strength_and_wounds_of_the_bosses() -> None:
    weak, strong, none = [11, 14, 18], [14, 18, 23], [0, 0, 0]
    assert {boss.id: (boss.strengths[3:], boss.wounds) for boss in BOSSES} == {
        "tax-collector": (weak, 0),
        "medusa": (weak, 0),
        "vampire": (strong, 1),
        "sphinx": (weak, 2),
        "minotaur": (strong, 1),
        "wolf-pack": (weak, 2),
        "necromancer": (strong, 2),
        "megadragon": (none, 3),
        "golem": (none, 3),
        "mummy": (none, 3),
    }


@pytest.mark.rule("DR-1.6")
def test_what_the_characters_start_with() -> None:
    found = {one.id: (one.coins, one.wounds, tuple(one.items)) for one in BOX.characters}
    assert found == {  # coins, wounds; torches, crystal balls, keys, swords
        "explorer": (3, 2, (1, 0, 0, 0)),
        "knight": (1, 1, (0, 0, 0, 1)),
        "thief": (2, 2, (0, 0, 1, 0)),
        "warrior": (2, 0, (0, 0, 0, 0)),
        "wizard": (1, 1, (0, 2, 0, 0)),
    }


@pytest.mark.rule("R-37", "R-32", "R-53", "R-55", "R-56")
def test_what_is_uncertain_is_listed() -> None:
    found = {component: (confidence, rule) for component, confidence, rule in GAME.components.facts()}
    assert found["golem: wounds"] == found["mummy: wounds"] == ("proposed", "R-56")
    for boss in ("tax-collector", "medusa", "sphinx", "wolf-pack"):
        assert found[f"{boss}: strength for 5 players"] == ("proposed", "R-56")
    for letter in "abcdefg":
        assert found[f"level-{letter}: rooms"] == ("medium", "R-53")
    for boss in ("tax-collector", "medusa", "sphinx", "minotaur", "necromancer"):
        assert found[f"{boss}: strength"] == ("medium", "R-55")
    assert found["wolf-pack: wounds"] == found["megadragon: wounds"] == ("medium", "R-55")
    assert found["sphinx: highest gain if defeated"] == ("medium", "R-32")
    certain = (
        "vampire: strength",
        "wolf-pack: strength",
        "necromancer: wounds",
        "zombie: copies",
        "knight: items",
    )
    assert not found.keys() & set(certain)
    levels = [confidence for _, confidence, _ in GAME.components.facts()]
    assert levels == sorted(levels, key=["proposed", "low", "medium"].index)


@pytest.mark.rule("R-37", "R-53", "R-55", "R-56")
def test_where_the_numbers_come_from_can_be_counted() -> None:
    known = GAME.components.provenance()
    assert known.total == 30 + 10 + 7 + 5 + 24, "rooms, bosses, levels, characters, items"
    assert sorted([one.id for one in known.of("partly")]) == [
        "golem", "medusa", "mummy", "sphinx", "tax-collector", "wolf-pack",
    ]  # fmt: skip
    levels = [f"level-{letter}" for letter in "abcdefg"]
    assert sorted([one.id for one in known.of("single-source")]) == [
        *levels, "medusa", "megadragon", "minotaur", "necromancer", "sphinx", "tax-collector", "wolf-pack",
    ]  # fmt: skip
    assert {one.copies for one in known.weak} == {1}
    assert known.count("proposed") == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_weak_has_a_name_in_every_language(language: str) -> None:
    words = Words(language, GAME.id)
    for one in GAME.components.provenance().weak:
        assert words.catalogue.forms(one.kind, one.id)
        for field in [*one.guessed, *one.single_source]:
            assert words.catalogue.forms("field", field)


def test_every_doubt_names_a_rule() -> None:
    assert all(rule for _, _, rule in GAME.components.facts())
    assert json.dumps(GAME.components.facts())


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
        ({"kind": "treasure", "chests": [1], "proposed": ["chests"]}, "proposed"),
        ({"kind": "treasure", "chests": [1], "single_source": ["chests"]}, "single_source"),
        ({"kind": "treasure", "chests": [1], "colour": "red"}, "colour"),
    ],
)
def test_a_damaged_room_is_refused(data: dict[str, object], field: str) -> None:
    with pytest.raises(BadData, match=rf"cellar\.(doubt\.)?{field}: "):
        schema.read_room(Fields({"face": "cellar", **data}, "cellar"))


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
        schema.read_boss(Fields({"id": "bat", **data}, "bat"))


def test_damaged_levels_and_characters_are_refused() -> None:
    with pytest.raises(BadData, match="rooms"):
        schema.Level(Fields({"id": "x", "rooms": ["up", "sideways", "up", "up", "up"]}, "level"))
    with pytest.raises(BadData, match="items"):
        schema.Character(Fields({"id": "x", "coins": 1, "wounds": 1, "items": {"ladder": 1}}, "x"))
