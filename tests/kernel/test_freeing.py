"""Objects of the kernel are freed soundly however deep they lie, on either build."""

from __future__ import annotations

import subprocess
import sys

DEEP = """
from taverna.kernel import Decision

for depth in range(30, 120):
    for _ in range(50):
        nested = [Decision(0, "turn", [1, 2]) for _ in range(9)]
        for _ in range(depth):
            nested = [nested]
        del nested
"""
TRACEBACK = """
import taverna

def play(deeper):
    match = taverna.Match("gloomhaven", seats=2, seed=deeper)
    if not deeper:
        raise ValueError
    play(deeper - 1)

for _ in range(10):
    try:
        play(60)
    except ValueError as refused:
        kept = refused
    del kept
"""


def _ends_well(program: str) -> bool:
    """In a process of its own: what is written where it should not be shows when Python ends, at the latest."""
    return subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_decision_in_nested_lists() -> None:
    assert _ends_well(DEEP)


def test_matches_held_by_a_long_traceback() -> None:
    assert _ends_well(TRACEBACK)
