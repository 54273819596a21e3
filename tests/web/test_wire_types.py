"""The browser's types are made from the wire structs: they must not lag behind, nor say something else."""

from __future__ import annotations

from tools.generate_wire_types import TARGET, generate


def declaration(name: str) -> str:
    text = generate()
    start = text.index(f"export interface {name} {{")
    return text[start : text.index("}\n", start)]


def test_the_file_is_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == generate(), "run tools/generate_wire_types.py"


def test_what_the_server_sends_has_every_field() -> None:
    seat = declaration("SeatInfo")
    assert "  bot: string | null;\n" in seat
    assert "?" not in seat


def test_what_clients_send_may_leave_out_what_has_a_default() -> None:
    wanted = declaration("CreateTable")
    assert "  game: string;\n" in wanted
    assert "  public?: boolean;\n" in wanted


def test_messages_are_told_apart_by_their_type() -> None:
    assert '  type: "choose";\n' in declaration("Choose")
    assert "export type FromServer = Hello | " in generate()


def test_lists() -> None:
    assert "  ranking: Judged[];\n" in declaration("Hint")
    assert "  waiting: number[];\n" in declaration("Update")
