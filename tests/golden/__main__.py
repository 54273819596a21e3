"""`python -m tests.golden` says which printed games differ from what is played now; `--write` prints them anew."""

from __future__ import annotations

import argparse
import sys

from tests.support.golden.games import GAMES, PRINTED
from tests.support.golden.playthrough import playthrough, stale


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="print the games anew")
    write: bool = parser.parse_args().write
    found = stale(GAMES)
    for golden in found:
        print(("written: " if write else "differs: ") + str(golden.path.relative_to(PRINTED)))
        if write:
            golden.path.parent.mkdir(parents=True, exist_ok=True)
            golden.path.write_text(playthrough(golden), "utf-8")
    if found and not write:
        sys.exit(1)


if __name__ == "__main__":
    main()
