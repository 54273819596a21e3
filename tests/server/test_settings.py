"""Settings by option and by environment; wrong ones are refused by name, before anything is served."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from taverna.cli.commands.serve import serve
from taverna.kernel import BadCall
from taverna.server.common.settings import NAMES, Settings, read_settings
from taverna.server.serving.running import listen
from taverna.server.think.thinkers import THINKING
from tests.support.places import ROOT


def test_options_win_over_the_environment_and_that_over_defaults() -> None:
    environment = {
        "TAVERNA_PORT": "9000",
        "TAVERNA_HTTPS": "true",
        "TAVERNA_BOT_SECONDS": "2.5",
        "OTHER": "x",
    }
    settings = read_settings({"port": 9001, "host": None}, environment)
    assert settings == Settings(port=9001, https=True, bot_seconds=2.5)
    assert read_settings({}, {}) == Settings()
    assert read_settings({"origins": "https://a.example, https://b.example"}, {}).allowed_origins() == [
        "https://a.example",
        "https://b.example",
    ]


def test_people_wait_two_seconds_at_most_for_a_bot_unless_told_otherwise() -> None:
    assert Settings().bot_seconds * THINKING < 2


@pytest.mark.parametrize(
    ("given", "environment", "name"),
    [
        ({"port": 70000}, {}, "--port"),
        ({"log_level": "loud"}, {}, "--log-level"),
        ({}, {"TAVERNA_PORT": "many"}, "TAVERNA_PORT"),
        ({}, {"TAVERNA_HTTPS": "perhaps"}, "TAVERNA_HTTPS"),
        ({}, {"TAVERNA_MAX_TABLES": "0"}, "TAVERNA_MAX_TABLES"),
        ({}, {"TAVERNA_BOT_SECONDS": "-1"}, "TAVERNA_BOT_SECONDS"),
        ({"sails": 3}, {}, "sails"),
    ],
)
def test_a_wrong_value_is_refused_by_name(
    given: dict[str, object], environment: dict[str, str], name: str
) -> None:
    with pytest.raises(BadCall) as refusal:
        read_settings(given, environment)
    assert name in str(refusal.value)


def test_every_setting_is_documented() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    for name in NAMES:
        assert f"`{name}`" in page, name


def test_a_port_in_use_is_said_clearly() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadCall, match=f"port {port}"):
            listen(Settings(port=port))


def test_the_command_says_what_it_takes() -> None:
    app = typer.Typer()
    app.command()(serve)
    answer = CliRunner().invoke(app, ["--help"], env={"COLUMNS": "200"})
    assert answer.exit_code == 0
    for option in (
        "--host",
        "--port",
        "--database",
        "--redis",
        "--workers",
        "--bot-pause",
        "--hosts",
        "--open",
    ):
        assert option in answer.output


def test_the_command_hands_its_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Settings, bool, bool]] = []
    monkeypatch.setattr("taverna.server.serving.running.run", lambda *given: seen.append(given))
    monkeypatch.setenv("TAVERNA_MAX_TABLES", "7")
    app = typer.Typer()
    app.command()(serve)
    answer = CliRunner().invoke(
        app, ["--port", "0", "--workers", "2", "--bot-pause", "0", "--hosts", "a.example", "--open"]
    )
    assert answer.exit_code == 0, answer.output
    assert seen == [(Settings(port=0, workers=2, bot_pause=0, hosts="a.example", max_tables=7), True, False)]
    CliRunner().invoke(app, ["--lan"], catch_exceptions=False)
    assert (seen[-1][0].host, seen[-1][2]) == ("0.0.0.0", True)
    CliRunner().invoke(app, ["--lan", "--host", "192.168.1.7"], catch_exceptions=False)
    assert seen[-1][0].host == "192.168.1.7"
    with pytest.raises(BadCall, match="--log-level"):
        CliRunner().invoke(app, ["--log-level", "loud"], catch_exceptions=False)


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--database", "/proc/nowhere/t.db", "--database"),
        ("--database", "mysql://x", "database"),
        ("--redis", "redis://127.0.0.1:1", "--redis"),
        ("--port", "x", "--port"),
    ],
)
def test_what_can_not_be_used_stops_the_start(tmp_path: Path, option: str, value: str, words: str) -> None:
    options = ["--database", str(tmp_path / "t.db"), option, value]
    started = subprocess.run(
        [sys.executable, "-m", "taverna.server", *options],
        capture_output=True,
        text=True,
        timeout=30,
        env=os.environ.copy(),
    )
    assert started.returncode != 0
    assert words in started.stderr
    assert "Traceback" not in started.stderr
