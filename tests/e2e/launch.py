"""The server as `python -m taverna.server` starts it, except for chance: the seed of a new table is read from a file.

So a test that fails today fails tomorrow. Tokens and table ids stay as they are: unguessable.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from taverna.server.__main__ import main

SEED_FILE = "E2E_SEED_FILE"


def _seed(bits: int) -> int:
    return int(Path(os.environ[SEED_FILE]).read_text()) % (1 << bits)


if __name__ == "__main__":
    setattr(secrets, "randbits", _seed)  # noqa: B010 (mypy knows the function and refuses a plain assignment)
    main()
