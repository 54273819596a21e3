"""The learning examples run as they stand, in a process of their own; and the learner really learns."""

from __future__ import annotations

import re
import resource
import subprocess
import sys

import pytest

from tests.support.places import ROOT

FOLDER = ROOT / "examples" / "learning"
LEARNER = "learn_dead_mans_draw"
EXAMPLES = sorted(path.stem for path in FOLDER.glob("*.py"))


def run(name: str) -> str:
    done = subprocess.run(
        [sys.executable, str(FOLDER / f"{name}.py")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name != LEARNER])
def test_example_runs(name: str) -> None:
    assert run(name)


@pytest.mark.slow
def test_learner_improves_beyond_chance() -> None:
    """Two shares of 800 games each differ by 15 points once in 500 million times if nothing was learnt."""
    began = _processor_seconds()
    shares = [float(share) for share in re.findall(r"([\d.]+)%", run(LEARNER))]
    assert _processor_seconds() - began < 120
    before, *_, after = shares
    assert 42 < before < 58
    assert after > before + 15


def _processor_seconds() -> float:
    """Of the programs that were run and their workers: other work on the machine does not count."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
