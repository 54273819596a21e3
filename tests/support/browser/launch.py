"""The server as `python -m taverna.server` starts it, except for chance: the seed of a new table is read from a file.

So a test that fails today fails tomorrow. Tokens and table ids stay as they are: unguessable. There is a game more,
Pearl Divers, which has no board and no texts in the client.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from taverna.i18n import catalogue

SEED_FILE = "E2E_SEED_FILE"
PEARLS, PEARLS_PACKAGE = "pearl-divers", "tests.support.browser.pearls"


def _seed(bits: int) -> int:
    return int(Path(os.environ[SEED_FILE]).read_text()) % (1 << bits)


def _texts_of(game_id: str) -> str:
    return PEARLS_PACKAGE if game_id == PEARLS else _package(game_id)


_package = catalogue.game_package

if __name__ == "__main__":
    setattr(secrets, "randbits", _seed)  # noqa: B010 (mypy knows the function and refuses a plain assignment)
    setattr(catalogue, "game_package", _texts_of)  # noqa: B010 (before anybody imports it)

    from taverna.kernel import register
    from taverna.server.__main__ import main
    from tests.support.browser.pearls import GAME

    register(PEARLS, lambda: GAME)
    main()
