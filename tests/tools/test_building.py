"""What is built with a compiler, and without one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools import compile as compiling, compile_for_bots
from tools.build_wheel import add_binaries
from tools.compile import SOURCE, groups, library, modules


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("taverna/kernel/rng.py", "taverna"),
        ("taverna/bots/search.py", "taverna"),
        ("taverna/games/shared.py", "taverna"),
        ("taverna/games/bloodborne/rules.py", "taverna"),
        ("taverna/games/gloomhaven/bot/values.py", "taverna_gloomhaven_bot"),
        ("taverna/games/gloomhaven/effects/odd/base.py", "taverna_gloomhaven_effects"),
        ("taverna/games/gloomhaven/game.py", "taverna_gloomhaven"),
    ],
)
def test_rooms_of_a_large_game_are_libraries(module: str, name: str) -> None:
    assert library(Path(module)) == name


def test_every_module_is_in_one_library() -> None:
    assert sorted(path for paths, _ in groups(SOURCE) for path in paths) == [
        str(path) for path in modules(SOURCE)
    ]


def test_a_compiled_wheel_has_every_binary_where_it_is_imported_from(tmp_path: Path) -> None:
    for name in ("taverna__mypyc.so", "taverna/kernel/rng.so", "taverna/kernel/rng.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    data: dict[str, Any] = {}
    add_binaries(tmp_path, data)
    assert data["force_include"] == {
        str(tmp_path / "taverna__mypyc.so"): "taverna__mypyc.so",
        str(tmp_path / "taverna/kernel/rng.so"): "taverna/kernel/rng.so",
    }
    assert data["pure_python"] is False
    assert data["infer_tag"] is True


def test_without_a_compiler_nothing_is_installed_or_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Least of all from the packages of the system, as root could."""
    ran: list[list[str]] = []
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(compile_for_bots, "run", ran.append)
    monkeypatch.setattr("os.nice", lambda least: least)
    with pytest.raises(SystemExit, match="not compiled: gcc"):
        compile_for_bots.main()
    assert ran == []


def test_with_one_the_folder_is_printed_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(compile_for_bots, "missing_packages", list)
    monkeypatch.setattr(compile_for_bots, "find_spec", lambda name: None)
    monkeypatch.setattr(compile_for_bots, "run", ran.append)
    monkeypatch.setattr(compile_for_bots, "INTO", tmp_path / "copy")
    monkeypatch.setattr("os.nice", lambda least: least)
    compile_for_bots.main()
    assert [command[1:4] for command in ran] == [
        ["-m", "pip", "install"],
        [str(compiling.REPOSITORY / "tools" / "compile.py"), "--into", str(tmp_path / "copy")],
    ]
    assert capsys.readouterr().out.splitlines()[-1] == str(tmp_path / "copy")


DEALLOC = """static void
{name}_dealloc({name}Object *self)
{{
{first}    CPy_TRASHCAN_BEGIN(self, {name}_dealloc)
    {name}_clear(self);
    CPy_TRASHCAN_END(self)
    done: ;
}}
"""


def test_what_the_collector_does_not_watch_is_not_kept_for_later(tmp_path: Path) -> None:
    """Python would write into a header that such an object does not have."""
    watched = DEALLOC.format(name="State", first="    PyObject_GC_UnTrack(self);\n")
    plain = DEALLOC.format(name="Decision", first="")
    source = tmp_path / "__native.c"
    source.write_text(watched + plain + watched)
    made = Path(compiling.safe_source(str(source)))
    freed = plain.replace("    CPy_TRASHCAN_BEGIN(self, Decision_dealloc)\n", "")
    freed = freed.replace("    CPy_TRASHCAN_END(self)\n", "")
    assert made.read_text() == watched + freed + watched
    before = made.stat().st_mtime_ns
    compiling.safe_source(str(source))
    assert made.stat().st_mtime_ns == before, "what is the same is not compiled again"
    source.write_text(watched)
    assert compiling.safe_source(str(source)) == str(source)
