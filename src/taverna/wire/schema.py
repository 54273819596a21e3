"""The JSON schema of everything that crosses the wire: `python -m taverna.wire.schema` prints it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from taverna.wire import lobby, pages, people, replay, table

STRUCTS: tuple[Any, ...] = (
    lobby.Me,
    lobby.Introduce,
    lobby.Token,
    lobby.GameInfo,
    lobby.TableInfo,
    lobby.TablePage,
    lobby.CreateTable,
    lobby.QuickGame,
    lobby.Sit,
    lobby.SeatBot,
    lobby.Rematch,
    lobby.ReportWords,
    lobby.Problem,
    people.Register,
    people.Registered,
    people.Login,
    people.Recover,
    people.PasskeyStart,
    people.PasskeyOptions,
    people.PasskeyAnswer,
    people.Change,
    people.Confirm,
    people.AccountInfo,
    people.RecoveryCodes,
    people.People,
    people.Whom,
    people.Invite,
    people.ShareInfo,
    people.News,
    table.Hello,
    table.Update,
    table.Seats,
    table.Said,
    table.Hint,
    table.Finals,
    table.Forecast,
    table.AskForecast,
    table.Stopped,
    table.Fault,
    table.Pong,
    table.Choose,
    table.Undo,
    table.Say,
    table.Signal,
    table.Ping,
    table.AskHint,
    table.AskFinals,
    table.TakeSeatBack,
    table.Look,
    replay.ReplayRequest,
    replay.AnalysisRequest,
    replay.AnalysisPart,
    replay.Replay,
    replay.RecordFile,
    replay.Report,
    pages.RulesPage,
    pages.Texts,
)


def schema() -> dict[str, Any]:
    """One document; every struct is a definition under its own name."""
    _, definitions = msgspec.json.schema_components(STRUCTS, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Taverna",
        "$defs": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
