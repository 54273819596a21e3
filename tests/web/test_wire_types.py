"""The browser's types are made from the wire structs and the views: they must not lag behind, nor say otherwise."""

from __future__ import annotations

from tools.generate_wire_types import SOURCES, WIRE, generate, stale


def declaration(name: str, file: str) -> str:
    text = generate()[SOURCES / file]
    start = text.index(f"export interface {name} ")
    return text[start : text.index("}\n", start)]


def alias(name: str, file: str) -> str:
    lines = generate()[SOURCES / file].splitlines()
    return next(line for line in lines if line.startswith(f"export type {name} = "))


def test_the_files_are_up_to_date() -> None:
    assert stale() == [], "run `make types`"
    written = {path for path in WIRE.iterdir() if path.suffix == ".ts"}
    assert written == {path for path in generate() if path.parent == WIRE}, "a file of a module that is gone"


def test_what_the_server_sends_has_every_field() -> None:
    seat = declaration("SeatInfo", "lib/net/wire/lobby.ts")
    assert "  bot: string | null;\n" in seat
    assert "?" not in seat


def test_what_clients_send_may_leave_out_what_has_a_default() -> None:
    wanted = declaration("CreateTable", "lib/net/wire/lobby.ts")
    assert "  game: string;\n" in wanted
    assert "  public?: boolean;\n" in wanted


def test_messages_are_told_apart_by_their_type() -> None:
    assert '  type: "choose";\n' in declaration("Choose", "lib/net/wire/table.ts")
    assert alias("FromServer", "lib/net/wire/table.ts").startswith("export type FromServer = Hello | ")


def test_a_file_imports_what_another_module_declares() -> None:
    text = generate()[WIRE / "replay.ts"]
    assert "import type { DecisionInfo, EventInfo, Result } from './table';\n" in text
    assert "export interface DecisionInfo" not in text


def test_lists() -> None:
    assert "  ranking: Judged[];\n" in declaration("Hint", "lib/net/wire/table.ts")
    assert "  waiting: number[];\n" in declaration("Update", "lib/net/wire/table.ts")


def test_a_view_has_the_fields_of_its_typed_dict_and_their_comments() -> None:
    player = declaration("PlayerView", "boards/bloodborne/view.generated.ts")
    assert "  trophies: readonly Track[];\n" in player
    assert "  /** Blood taken from this monster this round. */\n  dealt: number;\n" in player
    assert "?" not in player


def test_a_typed_dict_that_builds_on_another_extends_it() -> None:
    monster = declaration("MonsterView", "boards/bloodborne/view.generated.ts")
    assert monster.startswith("export interface MonsterView extends Printed {\n")
    assert "hp" not in monster


def test_what_a_view_may_leave_out() -> None:
    file = "boards/gloomhaven/view.generated.ts"
    assert "  type?: string;\n  initiative: number;\n" in declaration("Entry", file)
    assert "  ways?: readonly Way[];\n" in declaration("Choosing", file)


def test_rows_are_tuples_and_closed_lists_unions() -> None:
    file = "boards/gloomhaven/view.generated.ts"
    assert alias("Door", file).endswith(" = readonly [cell: number, q: number, r: number, state: number];")
    assert alias("Rank", file).endswith(" = 'normal' | 'elite' | 'boss';")
    assert "  elements: Record<Element, number>;\n" in declaration("TableView", file)
