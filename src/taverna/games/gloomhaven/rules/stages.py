"""How far the present ability of an action has gone: the stages of an act, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

BEGIN: Final = 0
BUY: Final = 1
DO: Final = 2
PICK: Final = 3
EACH: Final = 4  # after PICK: who has picked goes one on
AFTER: Final = 5
MAKE: Final = 6
PLAN: Final = 7
CONVERT: Final = 8
OWN_WAY: Final = 9
LOOT: Final = 10
STAGES: Final = 11
