"""What `make play` runs beside the server: compiles the rules for the bots, and prints the folder to import from.

    python -m tools.compile_for_bots

Nobody waits for it, so it takes only what the machine has left. It installs no system packages: without a C compiler it
ends with an error, and bots think with the rules as they are.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec

from tools.compile import REPOSITORY, keep_others_out, missing_packages

INTO = REPOSITORY / "build" / "compiled"
NEEDED = ("mypy[mypyc]", "setuptools")
LEAST_PRIORITY = 19


def install_mypyc() -> None:
    """Into this Python's environment: who only plays has not installed it. Two servers may want it at once."""
    keep_others_out("mypyc-for-bots")
    invalidate_caches()
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        run([*pip, "--constraint", str(REPOSITORY / "constraints.txt"), *NEEDED])


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(LEAST_PRIORITY)
    missing = missing_packages()
    if missing:
        sys.exit(f"not compiled: {' '.join(missing)} would be needed")
    install_mypyc()
    run([sys.executable, str(REPOSITORY / "tools" / "compile.py"), "--into", str(INTO)])
    print(INTO)


if __name__ == "__main__":
    main()
