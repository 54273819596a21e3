"""The command without its script."""

from __future__ import annotations

import subprocess
import sys

import taverna


def test_the_package_can_be_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "taverna", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"taverna {taverna.__version__}\n"
