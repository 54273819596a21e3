"""The examples in deploy/: they can be read, and every setting that they name is one. No engine runs them here."""

from __future__ import annotations

import re
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


def test_both_processes_of_the_composition_are_the_same() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    assert "taverna-1: &taverna" in text
    assert "taverna-2: *taverna" in text
    assert "\t" not in text
