"""Pearl Divers at the browser's table: a game without a board, with secret choices at once, bells and signals.

Its words are here because the tests of the kernel need none. One thing is added: who rings is asked first.
"""

from __future__ import annotations

from typing import Final

from taverna.kernel import Option
from tests.support.toy_game import RING, Beach, DiversWording, PearlDivers


class AskedWording(DiversWording):
    def describe(self, state: Beach, code: int) -> Option:
        if code == RING:
            return Option("ring", {"warn": True}, ["bell"], "TOY-5")
        return super().describe(state, code)


GAME: Final = PearlDivers(wording=AskedWording)
