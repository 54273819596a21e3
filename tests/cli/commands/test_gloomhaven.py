"""`taverna gloomhaven monster`: positions in, choices and reasons out; one clear line for whatever is refused."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from taverna.cli.app import app
from tests.support.gloomhaven.positions import Case, cases
from tests.support.places import ROOT

POSITION: dict[str, Any] = {
    "floor": [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]],
    "walls": [],
    "wall_hexes": [[0, 1]],
    "obstacles": [],
    "traps": [],
    "hazards": [],
    "difficult": [],
    "figures": [
        {"id": "A", "side": "monster", "at": [0, 0], "initiative": 20, "flying": False},
        {"id": "C1", "side": "character", "at": [4, 0], "initiative": 30, "flying": False},
    ],
    "acting": "A",
    "ability": {
        "move": 2, "jump": False, "flying": False, "attack": True, "range": 0, "targets": 1, "muddled": False,
        "area": None,
    },
}  # fmt: skip


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(*words: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["gloomhaven", "monster", *words], input=stdin)


def answer(position: object, *words: str) -> Any:
    result = run("-", *words, stdin=json.dumps(position))
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def changed(**changes: object) -> dict[str, Any]:
    """The position with fields changed; `ability__move=3` reaches inside."""
    found = deepcopy(POSITION)
    for name, value in changes.items():
        place = found
        *rooms, last = name.split("__")
        for room in rooms:
            place = place[room]
        place[last] = value
    return found


def refused(position: object) -> str:
    result = run("-", stdin=position if isinstance(position, str) else json.dumps(position))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


DOCUMENT = (ROOT / "docs" / "gloomhaven-monsters.md").read_text("utf-8")


# What comes out


def test_focus_options_and_reasons() -> None:
    found = answer(POSITION)
    assert list(found) == ["focus", "options", "why"]
    assert found["focus"] == ["C1"]
    assert found["options"] == [{"end": [2, 0], "targets": [], "path": [[1, 0], [2, 0]]}]
    assert [reason["rule"] for reason in found["why"]] == [
        "GH-S-FOC-01", "GH-S-FOC-07", "GH-S-FOC-07", "GH-S-MMV-06", "GH-S-MMV-07", "GH-S-MON-08",
    ]  # fmt: skip
    assert found["why"][1]["text"] == "C1: the best way costs 3 movement and enters no negative hex; range 4."


def expected(case: Case) -> dict[str, object]:
    """Focus, ends with what is attacked from each."""
    return {"focus": case.focus, "ends": sorted([list(end), sorted(case.attacked)] for end in case.ends)}


def test_all_acceptance_positions_in_one_list() -> None:
    """The same expected values as in tests/games/gloomhaven/monsters, through the JSON of the command."""
    found = answer([case.scene.json(**case.skill) for case in cases()])
    assert len(found) == len(cases()) > 40
    for turn, case in zip(found, cases(), strict=True):
        ends = sorted([option["end"], sorted(option["targets"])] for option in turn["options"])
        assert {"focus": turn["focus"], "ends": ends} == expected(case), case.name
        for option in turn["options"]:
            path = [list(case.scene.figures["M"].at), *option["path"]]
            assert path[-1] == option["end"]


def test_a_list_in_is_a_list_out() -> None:
    assert answer([]) == []
    assert answer([POSITION]) == [answer(POSITION)]


def test_a_file_is_read_like_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), "utf-8")
    assert json.loads(run(str(path)).stdout) == answer(POSITION)


def test_what_is_left_out_has_its_ordinary_value() -> None:
    short = {name: POSITION[name] for name in ("floor", "figures", "acting")} | {"ability": {"move": 2}}
    assert answer(short) == answer(POSITION)


def test_hexes_of_terrain_need_not_be_listed_as_floor_too() -> None:
    """Only space that is in none of the lists is wall."""
    position = changed(floor=[[0, 0], [1, 0], [3, 0], [4, 0]], difficult=[[2, 0]])
    assert answer(position)["options"] == [{"end": [1, 0], "targets": [], "path": [[1, 0]]}]


def test_a_flying_figure_flies_whatever_its_ability_says() -> None:
    position = changed(obstacles=[[1, 0]], ability__move=3)
    assert answer(position)["focus"] == []
    position["figures"][0]["flying"] = True
    assert answer(position)["options"] == [
        {"end": [3, 0], "targets": ["C1"], "path": [[1, 0], [2, 0], [3, 0]]}
    ]


def test_an_invisible_figure() -> None:
    position = changed()
    position["figures"][1]["invisible"] = True
    assert answer(position)["focus"] == []


def test_an_area() -> None:
    area = {"origin": "attacker", "hexes": [[1, 0], [2, 0]]}
    assert answer(changed(ability__area=area))["options"] == [
        {"end": [2, 0], "targets": ["C1"], "path": [[1, 0], [2, 0]]}
    ]


def test_every_tied_focus_has_its_options() -> None:
    position = changed(floor=[[q, 0] for q in range(-4, 5)])
    position["figures"].append({"id": "C2", "side": "character", "at": [-4, 0], "initiative": 30})
    found = answer(position)
    assert found["focus"] == ["C1", "C2"]
    assert [option["end"] for option in found["options"]] == [[-2, 0], [2, 0]]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "From (2, 0) it can’t attack C1, so it attacks nobody."),
        ("pt-BR", "De (2, 0) não pode atacar C1, então não ataca ninguém."),
        ("es", "Desde (2, 0) no puede atacar a C1, así que no ataca a nadie."),
    ],
)
def test_reasons_in_three_languages(lang: str, text: str) -> None:
    assert answer(POSITION, "--lang", lang)["why"][-1] == {"rule": "GH-S-MON-08", "text": text}


# What is refused


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (changed(floor=[]), "position.floor: must hold at least one hex"),
        (changed(floor=[[0, 0], [1]]), "position.floor[1]: must be a hex [q, r], not [1]"),
        (changed(floor=[[0, 0.5]]), "position.floor[0]: must be two whole numbers up to 9999, not [0, 0.5]"),
        (changed(floor=7), "position.floor: must be a list, not 7"),
        (changed(walls=[[[0, 0], [2, 0]]]), "position.walls[0]: [0, 0] and [2, 0] are no neighbours"),
        (changed(walls=[[0, 0]]), "position.walls[0][0]: must be a hex [q, r], not 0"),
        (changed(wall_hexes=[[1, 0]]), "position.wall_hexes[0]: [1, 0] is no wall: another list has it too"),
        (changed(acting="B"), "position.acting: no figure has the id 'B'"),
        (changed(figures=[{"id": "A"}]), "position.figures[0].side: is missing; must be a text"),
        (
            changed(obstacle=[]),
            "position.obstacle: is not a known field; did you mean 'obstacles'? Known: ability, acting, "
            "difficult, figures, floor, hazards, obstacles, traps, wall_hexes, walls",
        ),
        (changed(ability=None), "position.ability: must be an object, not NoneType"),
        (changed(ability__move=-1), "position.ability.move: must lie between 0 and 99, not -1"),
        (changed(ability__targets=0), "position.ability.targets: must lie between 1 and 99, not 0"),
        (changed(ability__jump=1), "position.ability.jump: must be true or false, not 1"),
        (
            changed(ability__area={"origin": "me", "hexes": [[1, 0]]}),
            'position.ability.area.origin: must be "attacker" or "free", not \'me\'',
        ),
        (
            changed(ability__area={"origin": "attacker", "hexes": [[0, 0]]}),
            "position.ability.area.hexes: [0, 0] is the attacker's own hex, which is not attacked",
        ),
        (
            changed(ability__area={"origin": "free", "hexes": []}),
            "position.ability.area.hexes: must hold 1 to 60 hexes",
        ),
        ([POSITION, 5], "position[1]: must be an object, not int"),
        (
            {"floor": [[q, r] for q in range(60) for r in range(60)]},
            "position.floor: must not hold more than 2000 hexes",
        ),
    ],
)
def test_a_broken_position_is_refused_by_place_and_problem(position: object, said: str) -> None:
    assert refused(position) == f"taverna: <stdin>: Damaged data at {said}."


@pytest.mark.parametrize(
    ("figure", "said"),
    [
        ({"at": [9, 9]}, "at: [9, 9] is not on the floor"),
        ({"at": [0, 0]}, "at: another figure stands at [0, 0]"),
        ({"id": "A"}, "id: 'A' is used twice"),
        ({"id": "C\ud800"}, "id: 'C\\ud800' holds half a character, which can't be written"),
        ({"side": "hero"}, 'side: must be "monster" or "character", not \'hero\''),
        ({"initiative": "soon"}, "initiative: must be a number from 0 to 99, not 'soon'"),
        ({"initiative": True}, "initiative: must be a number from 0 to 99, not True"),
        ({"hp": 3}, "hp: is not a known field. Known: at, flying, id, initiative, invisible, side"),
    ],
)
def test_a_broken_figure_is_refused(figure: dict[str, object], said: str) -> None:
    position = changed()
    position["figures"][1].update(figure)
    assert refused(position) == f"taverna: <stdin>: Damaged data at position.figures[1].{said}."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"floor": [[0, 0],]}', "line 1, column 19"),
        ("{\n\n]", "line 3, column 1"),
        ("", "line 1, column 1"),
        ("[" * 100_000, "line 1, column 1"),
        ("1" * 10_000, "line 1, column 1"),
    ],
    ids=["comma", "bracket", "empty", "deep", "long"],
)
def test_what_is_no_json_is_refused_with_its_place(text: str, said: str) -> None:
    assert refused(text).startswith(f"taverna: <stdin>: That is not JSON: {said}: ")


def test_bytes_that_are_no_text_are_refused() -> None:
    """Whatever the locale does with them: bytes of a program, not of UTF-8."""
    result = CliRunner().invoke(app, ["gloomhaven", "monster", "-"], input=b"\x7fELF\xff\xfe{")
    assert result.exit_code == 2
    assert result.stderr == "taverna: “<stdin>” is not a text file.\n"


@pytest.mark.parametrize("position", [{}, {"hero": []}, {"scenario": 1}])
def test_what_has_neither_floor_nor_heroes_is_a_written_position_without_heroes(position: object) -> None:
    assert "position.heroes: is missing" in refused(position)


def test_not_a_number_is_no_initiative() -> None:
    text = json.dumps(POSITION).replace('"initiative": 30', '"initiative": NaN')
    assert "position.figures[1].initiative: must be a number from 0 to 99, not nan" in refused(text)


def test_a_file_is_named_in_its_refusal(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(changed(acting="B")), "utf-8")
    assert run(str(path)).stderr == (
        f"taverna: {path}: Damaged data at position.acting: no figure has the id 'B'.\n"
    )
    missing = run(str(tmp_path / "nothing.json"))
    assert missing.exit_code == 2
    assert missing.stderr == f"taverna: There is no file “{tmp_path / 'nothing.json'}”.\n"


def test_what_the_document_shows_works(capsys: pytest.CaptureFixture[str]) -> None:
    (typed,) = re.findall(r"echo '(.*?)' \| taverna gloomhaven monster -", DOCUMENT, re.DOTALL)
    assert answer(json.loads(typed))["options"] == [
        {"end": [2, 0], "targets": ["Brute"], "path": [[1, 0], [2, 0]]}
    ]
    (snippet,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    exec(compile(snippet, "docs/gloomhaven-monsters.md", "exec"), {})
    assert "GH-S-FOC-07" in capsys.readouterr().out


def test_without_a_command_there_is_help() -> None:
    result = CliRunner().invoke(app, ["gloomhaven"])
    assert result.exit_code == 0
    assert "monster" in result.stdout
