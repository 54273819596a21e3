"""`python -m taverna.server --port 0 --max-tables 5`: every setting is an option; `taverna serve` has the main ones."""

from __future__ import annotations

import argparse
import os
import sys

from taverna.kernel import TavernaError
from taverna.server.common.settings import NAMES, PREFIX, read_settings
from taverna.server.serving.running import run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m taverna.server", allow_abbrev=False)
    for name in NAMES:
        parser.add_argument(f"--{name.replace('_', '-')}", help=f"or {PREFIX}{name.upper()}")
    try:
        run(read_settings(vars(parser.parse_args()), os.environ))
    except TavernaError as refusal:
        sys.exit(str(refusal))


if __name__ == "__main__":
    main()
