"""A fingerprint of whole games, for another process to find again: `python -m tests.support.conformance.digest`."""

from __future__ import annotations

import hashlib
import json
from itertools import islice

from taverna.kernel import AnyGame
from tests.support.conformance.cases import Case, all_games, cases_of, few_cases, has_many_cases
from tests.support.conformance.walk import questions, told, walk

CASES = 8
BEGINNING = 150
"""Moves of each of a game's cases, where there are so many that only some are played to the end."""


def digest(game: AnyGame) -> str:
    """Changes with any position, question or event of some of the game's cases, or of the beginning of all of them."""
    found = hashlib.sha256()
    for case in few_cases(game, CASES):
        _add(found, case, None)
    for case in cases_of(game) if has_many_cases(game) else []:
        _add(found, case, BEGINNING)
    return found.hexdigest()


def _add(found: hashlib._Hash, case: Case, moves: int | None) -> None:
    for state, move in islice(walk(case, salt=20), moves):
        seen = [case.game.dump(state), questions(state), told(state.drain()), move.seat, move.code]
        found.update(json.dumps(seen).encode())


if __name__ == "__main__":
    print(json.dumps({game.id: digest(game) for game in all_games()}))
