"""A fingerprint of whole games, for another process to find again: `python -m tests.support.conformance.digest`."""

from __future__ import annotations

import hashlib
import json

from taverna.kernel import AnyGame
from tests.support.conformance.cases import all_games, few_cases
from tests.support.conformance.walk import questions, told, walk

CASES = 8


def digest(game: AnyGame) -> str:
    """Changes with any position, question or event of some of the game's cases."""
    found = hashlib.sha256()
    for case in few_cases(game, CASES):
        for state, move in walk(case, salt=20):
            seen = [game.dump(state), questions(state), told(state.drain()), move.seat, move.code]
            found.update(json.dumps(seen).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(json.dumps({game.id: digest(game) for game in all_games()}))
