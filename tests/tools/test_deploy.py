"""The examples in deploy/: they can be read, and every setting that they name is one. No engine runs them here."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from taverna.server.common.settings import NAMES, read_settings

DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = sorted(path.name for path in DEPLOY.iterdir())


@pytest.mark.parametrize("name", FILES)
def test_every_setting_is_one_of_the_servers(name: str) -> None:
    text = (DEPLOY / name).read_text()
    named = {found.lower() for found in re.findall(r"TAVERNA_([A-Z_]+)", text)}
    assert named <= set(NAMES)
    given = dict(re.findall(r"(TAVERNA_[A-Z_]+)[=:] ?\"?([^\s\"]+)", text))
    read_settings({}, given)


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith((".service", ".timer"))])
def test_a_unit_has_its_sections(name: str) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.read(DEPLOY / name)
    assert "Unit" in unit
    assert "execstart" in unit["Service"] if name.endswith(".service") else "oncalendar" in unit["Timer"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_every_line_of_the_units(tmp_path: Path) -> None:
    """Its own check, with a program that is there in the place of ours."""
    units = [name for name in FILES if name.endswith((".service", ".timer"))]
    for name in units:
        text = (DEPLOY / name).read_text().replace("/opt/taverna/.venv/bin/taverna", "/bin/true")
        (tmp_path / name).write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in units)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".service")])
def test_whoever_works_on_the_store_may_enter_its_folder(name: str) -> None:
    """The folder of a dynamic user is closed to units that don't name it as theirs."""
    unit = ConfigParser(strict=False, interpolation=None)
    unit.read(DEPLOY / name)
    service = unit["Service"]
    assert (service["User"], service["DynamicUser"], service["StateDirectory"]) == (
        "taverna",
        "yes",
        "taverna",
    )


def test_both_processes_of_the_composition_are_the_same() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    assert "taverna-1: &taverna" in text
    assert "taverna-2: *taverna" in text
    assert "\t" not in text
