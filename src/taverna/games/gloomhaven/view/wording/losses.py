"""How a scenario is lost, told by the data of its file: its tests, and clauses that end it."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios.clauses import Test
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.view.wording.conditions import of_test
from taverna.games.gloomhaven.view.wording.occasions import when
from taverna.games.gloomhaven.view.wording.whom import is_own
from taverna.kit.phrases import Phrase

LOSSES: Final = {c.EXHAUSTED: "exhausted", c.EXHAUSTED_OFF: "exhausted-off-exit"}


def losses(scenario: Scenario) -> list[Phrase]:
    """Any one of these loses; that all characters are exhausted always does."""
    found = [Phrase("loss-all-exhausted")] + [_loss(scenario, test) for test in scenario.lose]
    ending = [clause for clause in scenario.clauses if any(line.op == c.LOSE for line in clause.lines)]
    return found + [Phrase("rule-lose", {"when": when(scenario, clause)}) for clause in ending]


def _loss(scenario: Scenario, test: Test) -> Phrase:
    count = test.count.value(2, 1)
    if test.kind == c.KILLED and len(test.types) == 1:
        if not is_own(scenario, test.types):
            return Phrase("loss-monsters-killed", {"n": count, "monsters": test.types})
        return Phrase("loss-npc-killed", {"n": count, "npc": test.types[0]})
    if test.kind == c.ROUNDS_OVER:
        return Phrase("loss-round-limit", {"n": count})
    goals = _goals_before(test)
    if goals:
        return Phrase("loss-exhausted-before-all", {"n": goals})
    if test.kind == c.EXHAUSTED_OFF and test.place is not None and test.place.room:
        return Phrase("loss-exhausted-off-room", {"n": scenario.room_named(test.place.room) + 1})
    if test.kind == c.EXHAUSTED and not test.count.is_fixed:
        return Phrase("loss-last-one")
    if test.kind == c.EXHAUSTED_OFF or (test.kind == c.EXHAUSTED and count == 1):
        return Phrase(f"loss-{LOSSES[test.kind]}")
    return Phrase("loss-when", {"parts": [of_test(scenario, test)]})


def _goals_before(test: Test) -> int:
    """Of "a character is exhausted, and not all goal treasures are looted": how many those are."""
    kinds = [other.kind for other in test.tests]
    if test.kind != c.ALL_OF or kinds != [c.EXHAUSTED, c.NOT] or test.tests[1].tests[0].kind != c.LOOTED:
        return 0
    return test.tests[1].tests[0].count.value(2, 1)
