"""The tool that finds files and functions that are too long."""

from __future__ import annotations

from pathlib import Path

from tools.sizes import FILE, FUNCTION, too_long


def found(tmp_path: Path, name: str, text: str) -> list[str]:
    (tmp_path / name).write_text(text, "utf-8")
    return [f"{long.line} {long.name} {long.lines}" for long in too_long([name], tmp_path)]


def body(lines: int, indent: str = "    ") -> str:
    return f"{indent}x = 1\n" * lines


def test_a_function_may_be_as_long_as_the_limit_and_no_longer(tmp_path: Path) -> None:
    just = "def fits() -> None:\n" + body(FUNCTION - 1)
    over = "class A:\n    async def too_much(self) -> None:\n" + body(FUNCTION, "        ")
    assert found(tmp_path, "a.py", just) == []
    assert found(tmp_path, "a.py", just + over) == [f"{FUNCTION + 2} too_much {FUNCTION + 1}"]


def test_a_file_may_be_as_long_as_the_limit_and_no_longer(tmp_path: Path) -> None:
    assert found(tmp_path, "a.py", body(FILE, "")) == []
    assert found(tmp_path, "a.py", body(FILE + 1, "")) == [f"1 the file {FILE + 1}"]


def test_functions_of_a_script_are_found_by_their_indentation(tmp_path: Path) -> None:
    """A signature on several lines, a method, an arrow; a chapter of tests is none."""
    inside = "\tif (x) {\n\t\ty()\n\t}\n"
    wide = "export function wide(\n\ta: number,\n): void {\n" + inside + body(FUNCTION, "\t") + "}\n"
    short = "export function short(): void {\n" + inside + "}\n\nconst arrow = () => {\n" + inside + "}\n"
    method = "class A {\n\tlong(a: number): void {\n" + body(FUNCTION, "\t\t") + "\t}\n}\n"
    chapter = "describe('all', () => {\n" + body(FUNCTION, "\t") + "})\n"
    assert found(tmp_path, "a.ts", short + chapter) == []
    assert found(tmp_path, "a.ts", wide) == [f"1 export function wide( {FUNCTION + 7}"]
    assert found(tmp_path, "a.ts", method) == [f"2 long(a: number): void {{ {FUNCTION + 2}"]


def test_what_is_generated_is_left_out(tmp_path: Path) -> None:
    made = "// Made from src/taverna/wire by tools/generate_wire_types.py: change it there.\n" + body(
        FILE, ""
    )
    assert found(tmp_path, "a.ts", made) == []
