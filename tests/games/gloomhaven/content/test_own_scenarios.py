"""Scenarios that people write themselves: read from a folder, checked, beside the printed ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.language import clauses as c
from taverna.kernel import BadData

EXAMPLES = Path(__file__).parents[4] / "examples" / "gloomhaven"
CELLAR = EXAMPLES / "flooded-cellar.toml"


@pytest.fixture(autouse=True)
def only_the_printed_ones() -> Iterator[None]:
    """What a test adds is gone after it."""
    yield
    for id in content._own:
        del content._scenarios[id]
    content._own.clear()


def test_the_example() -> None:
    assert content.add_scenarios(str(EXAMPLES)) == ["flooded-cellar"]
    cellar = content.scenario("flooded-cellar")
    assert cellar.name == "The Flooded Cellar"
    assert not content.lacking(cellar)
    assert [room.id for room in cellar.rooms] == ["cellar", "vault"]
    assert cellar.rooms[1].floor[:4] == [(6, 0), (7, 0), (8, 0), (5, 1)]
    done = [line.op for clause in cellar.clauses for line in clause.lines]
    assert done == [c.LOCK, c.OPEN, c.SPAWN]
    assert [spot.room for spot in cellar.spots] == [0, 0, 1]
    assert content.scenario_ids()[-1] == "flooded-cellar"


def write(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text, "utf-8")
    return str(folder)


def test_a_file_that_is_no_json(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^cave.json: can't be read: .*line 1"):
        content.add_scenarios(write(tmp_path, "cave.json", "{,}"))


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^cave.toml: can't be read: .*line 2"):
        content.add_scenarios(write(tmp_path, "cave.toml", "id = 'cave'\nname = = 3\n"))


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    (tmp_path / "cave.toml").write_bytes(b"id = '\xff'")
    with pytest.raises(BadData, match=r"^cave.toml: can't be read"):
        content.add_scenarios(str(tmp_path))


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    assert content.add_scenarios(write(tmp_path, "readme.txt", "hello")) == []


def test_no_folder() -> None:
    with pytest.raises(BadData, match="is no folder"):
        content.add_scenarios("nowhere")


@pytest.mark.parametrize(
    ("line", "changed", "problem"),
    [
        ('id = "flooded-cellar"', 'id = "12"', r"\.id: must be letters, digits and -, and no number alone"),
        ('id = "flooded-cellar"', 'id = "../x"', r"\.id: must be letters, digits and -"),
        ('name = "The Flooded Cellar"', 'name = ""', r"\.name: is needed by a scenario of your own"),
        ("at = [4, 1]", "at = [4, 4]", r"\.doors\[0\]\.at: the door does not touch room '(cellar|vault)'"),
        (
            'at = "drip"',
            'at = "drop"',
            r"\.clauses\[2\]\.do\[0\]\.at: there is no marker 'drop'; did you mean 'drip'\?",
        ),
        ('type = "lurker"', 'type = "lurcher"', r"\.monsters\[2\]\.type: there is no monster 'lurcher'"),
    ],
)
def test_mistakes(tmp_path: Path, line: str, changed: str, problem: str) -> None:
    text = CELLAR.read_text("utf-8")
    assert line in text
    folder = write(tmp_path, "mine.toml", text.replace(line, changed, 1))
    with pytest.raises(BadData, match=r"^mine\.toml" + problem):
        content.add_scenarios(folder)
    assert content._own == []


def test_two_scenarios_of_one_name(tmp_path: Path) -> None:
    text = CELLAR.read_text("utf-8")
    write(tmp_path, "one.toml", text)
    with pytest.raises(BadData, match=r"^two\.toml\.id: there is a scenario 'flooded-cellar' already"):
        content.add_scenarios(write(tmp_path, "two.toml", text))
    assert content._own == []


@pytest.mark.parametrize("boss", ["elder-drake", "prime-demon", "the-betrayer", "the-gloom", "winged-horror"])
def test_a_boss_that_needs_its_own_scenario_is_refused(tmp_path: Path, boss: str) -> None:
    spot = f'[[monsters]]\ntype = "{boss}"\nat = [2, 1]\nranks = "bbb"\n'
    folder = write(tmp_path, "own.toml", f"{CELLAR.read_text('utf-8')}\n{spot}")
    with pytest.raises(
        BadData, match=rf"^own\.toml: the special '[a-z-]+' of '{boss}' is not carried out yet"
    ):
        content.add_scenarios(folder)
