"""docs/guide.md tells the truth about positions: its tables name every field, and what is left out is as they say."""

from __future__ import annotations

import re

import pytest

from taverna import game
from taverna.kernel import BadData, Rng
from tests.support.places import ROOT

GUIDE = (ROOT / "docs" / "guide.md").read_text("utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
EVERYWHERE = {"game", "version", "rng", "answers", "seats", "options"}
SHORTEST: dict[str, dict[str, object]] = {
    "dead-mans-draw": {"seats": 3, "rest": "draw"},
    "dungeon-raiders": {"seats": 3},
    "bloodborne": {"seats": 3, "monster": "cleric-beast", "rest": "box"},
}
TITLES = {
    "dead-mans-draw": "For Dead Man's Draw:",
    "dungeon-raiders": "For Dungeon Raiders,",
    "bloodborne": "For Bloodborne (",
}


def rows(id: str) -> list[list[str]]:
    """The table of a game's fields: name, meaning, left out."""
    text = GUIDE.split(TITLES[id], 1)[1].split("\n\n", 2)[1]
    found = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in text.splitlines()]
    assert found[0] == ["field", "meaning", "left out"]
    return found[2:]


def fields(id: str) -> set[str]:
    return {name for row in rows(id) for name in re.findall(r"`([a-z_]+)`", row[0])}


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_what_it_prints_is_what_it_says(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet, "guide", "exec"), {"__name__": "guide"})
    promised = re.findall(r"^print\(.*?\)\s+# (.*)$", snippet, re.MULTILINE)
    assert capsys.readouterr().out.splitlines() == promised


@pytest.mark.parametrize("id", SHORTEST)
def test_the_table_names_every_field_of_a_position(id: str) -> None:
    dumped = set(game(id).dump(game(id).load(SHORTEST[id])))
    assert dumped - EVERYWHERE <= fields(id)
    assert fields(id) - EVERYWHERE - dumped <= {"rest"}


@pytest.mark.parametrize("id", SHORTEST)
def test_every_field_it_names_may_be_left_out(id: str) -> None:
    found = game(id)
    data = {**found.dump(found.load(SHORTEST[id])), **SHORTEST[id]}
    for name in fields(id) - {"seats", "rest", "monster"}:
        short = {field: value for field, value in data.items() if field != name}
        assert found.dump(found.load(short)) == found.dump(found.load(data)), name


@pytest.mark.parametrize("id", SHORTEST)
def test_seats_must_be_there(id: str) -> None:
    data = {name: value for name, value in SHORTEST[id].items() if name != "seats"}
    with pytest.raises(BadData, match=r"position\.seats: is missing"):
        game(id).load(data)


@pytest.mark.parametrize("id", ["dead-mans-draw", "bloodborne"])
def test_each_card_must_lie_somewhere(id: str) -> None:
    data = {name: value for name, value in SHORTEST[id].items() if name != "rest"}
    with pytest.raises(BadData, match=r"'rest' can say where"):
        game(id).load(data)


DEFAULTS: list[tuple[str, dict[str, object], str, object]] = [
    ("dead-mans-draw", {}, "active", 0),
    ("dead-mans-draw", {"rest": "discard"}, "draw", []),
    ("dead-mans-draw", {}, "drew", False),
    ("dead-mans-draw", {"play": ["key-3"]}, "drew", True),
    ("dead-mans-draw", {"play": ["key-3", "anchor-4", "map-5"]}, "protected", ["key-3"]),
    ("dead-mans-draw", {"play": ["kraken-3", "map-5"]}, "owed", 1),
    ("dead-mans-draw", {}, "agenda", [["turn", 0, 0]]),
    ("dead-mans-draw", {"rest": "discard"}, "agenda", []),
    ("dead-mans-draw", {"seats": 2, "pirates": ["davy-jones-locker"]}, "locker", [1, None]),
    ("dead-mans-draw", {}, "rng", Rng(0).dump()),
    ("dead-mans-draw", {"rng": {"script": [2]}}, "rng", {"script": [2], "then": Rng(0).dump()}),
    ("dungeon-raiders", {}, "level", 1),
    ("dungeon-raiders", {}, "place", 1),
    ("dungeon-raiders", {}, "levels", ["level-a", "level-b", "level-c", "level-d", "level-e"]),
    ("dungeon-raiders", {}, "dark", [2, 4, 5]),
    (
        "dungeon-raiders",
        {"dark": [2, 3, 4]},
        "levels",
        ["level-g", "level-b", "level-c", "level-d", "level-e"],
    ),
    ("dungeon-raiders", {"characters": ["thief"]}, "characters", ["thief", "explorer", "knight"]),
    ("dungeon-raiders", {"characters": ["thief"]}, "coins", [2, 3, 1]),
    ("dungeon-raiders", {"options": {"tactical": True}}, "map", 0),
    ("dungeon-raiders", {"level": 5, "place": 6}, "agenda", []),
    ("bloodborne", {}, "round", 1),
    ("bloodborne", {}, "hp", [8, 8, 8]),
    ("bloodborne", {}, "first", 0),
    ("bloodborne", {}, "blood", 9),  # 7 on the card, 2 by Gehrman
    ("bloodborne", {"blood": 7}, "entered", 9),
    ("bloodborne", {"blood": 12}, "entered", 12),
    ("bloodborne", {"hp": [0, 8, 8]}, "deaths", [1, 0, 0]),
    ("bloodborne", {}, "tracks", [[0, 0, 0]] * 3),
    ("bloodborne", {}, "agenda", [["pick", 0, 0]]),
]


@pytest.mark.parametrize(("id", "position", "field", "value"), DEFAULTS)
def test_what_is_left_out_is_as_it_says(
    id: str, position: dict[str, object], field: str, value: object
) -> None:
    found = game(id)
    assert found.dump(found.load({**SHORTEST[id], **position}))[field] == value


def test_what_dump_gives_asks_already() -> None:
    for id, position in SHORTEST.items():
        saved = game(id).dump(game(id).load(position))
        assert game(id).load(saved, telling=True).drain() == []
