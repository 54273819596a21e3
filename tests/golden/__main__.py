"""`python -m tests.golden` says which printed games differ from what is played now; `--write` prints them anew."""

from __future__ import annotations

import argparse
import sys

from tests.support.golden.games import GAMES, PRINTED, Golden
from tests.support.golden.playthrough import playthrough


def stale(games: list[Golden]) -> list[Golden]:
    """Those whose file is missing or tells another game."""
    return [golden for golden in games if _printed(golden) != playthrough(golden)]


def _printed(golden: Golden) -> str:
    return golden.path.read_text("utf-8") if golden.path.exists() else ""


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
