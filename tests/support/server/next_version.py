"""A server process as it will be when Dead Man's Draw has a new version.

`python -m tests.support.server.next_version ARCHIVE ...`: ARCHIVE are the rules of today, kept as
`tools/keep_rules.py` would before the version is raised.
"""

from __future__ import annotations

import sys
from pathlib import Path

import taverna
from taverna.server.__main__ import main
from taverna.server.past.archives import archives

if __name__ == "__main__":
    game = taverna.game("dead-mans-draw")
    archives()[game.id, game.version] = Path(sys.argv.pop(1))
    game.version += 1
    main()
