"""When a clause of a scenario happens, in words."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios.clauses import NO_FORMULA, NO_LIMIT, Clause, Test, Whom
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.language import clauses as c, moments, vocabulary as v
from taverna.games.gloomhaven.view.wording.conditions import of_test, room_of_characters
from taverna.games.gloomhaven.view.wording.whom import is_own, of_whom
from taverna.kit.phrases import Phrase

OF_ROUNDS: Final = (moments.ROUND_START, moments.ROUND_END)
"""Moments that have words for odd and even rounds."""


def plates_of(clause: Clause) -> list[str]:
    """On which somebody has to stand whose moment it is."""
    place = clause.whom.place if clause.whom is not None else None
    return place.plates[2] if place is not None else []


def when(scenario: Scenario, clause: Clause) -> list[Phrase]:
    key = f"when-{clause.special or moments.MOMENTS[clause.moment]}"
    args: dict[str, object] = {"label": clause.door} if clause.door else {}
    if clause.moment == moments.DOOR_OPENED and not clause.door:
        key += "-any"
    more: list[Phrase] = []
    if clause.moment in _told_of(clause) and clause.whom is not None:
        key += "-of"
        args["whom"] = [of_whom(scenario, clause.whom)]
    if clause.whom is not None and clause.moment == moments.EXHAUSTED and clause.whom.holding:
        return [Phrase("when-exhausted-holding", {"thing": scenario.thing})]
    if clause.whom is not None and clause.moment == moments.KILLED and clause.whom.rank >= 0:
        return [Phrase("when-killed-elite" if clause.whom.rank == v.ELITE else "when-killed-normal")]
    if clause.moment == moments.TURN_END and plates_of(clause):
        return [Phrase("when-turn-end-on-plate", {"plates": plates_of(clause)})]
    if clause.moment == moments.KILLED and clause.whom is not None and clause.whom.place is not None:
        args = {"npc": clause.whom.types[0], "label": clause.whom.place.marker}
        if any(figure.is_dug for figure in scenario.figures if figure.id == args["npc"]):
            return [Phrase("when-dug", args)]
    if clause.moment == moments.KILLED and clause.whom is not None and is_own(scenario, clause.whom.types):
        return [Phrase("when-killed-npc", {"npc": clause.whom.types[0]})]
    if clause.moment == moments.KILLED and clause.whom is not None and clause.whom.types:
        key = "when-killed-remembered" if clause.whom.remembered else "when-killed-of"
        more = [phrase for test in clause.tests for phrase in _if(scenario, clause, test)]
        return [Phrase(key, {"monsters": clause.whom.types}), *more]
    if clause.moment == moments.TURN_END and clause.whom is not None and clause.whom.nearest is not None:
        key = "when-turn-end-there"
        args["whom"] = [Phrase("whom-nearest", {"whom": [of_whom(scenario, clause.whom)]})]
    if clause.moment == moments.LOOTED and clause.room:
        key = "when-looted-in"
        args["n"] = scenario.room_named(clause.room) + 1
    place = clause.whom.place if clause.whom is not None else None
    if clause.moment == moments.ENTERED and place is not None and place.overlay:
        key = "when-entered-overlay"
        args["ground"] = place.overlay
    for test in clause.tests:
        if test.kind == c.ROUND and test.rounds != c.EVERY and clause.moment in OF_ROUNDS:
            key += f"-{c.ROUNDS[test.rounds]}"
        elif clause.moment in OF_ROUNDS and _is_one_round(clause, test):
            key += "-in"
            args["n"] = test.first
            continue
        more += _if(scenario, clause, test)
    if clause.against:
        more.append(Phrase("when-against", {"monsters": clause.against}))
    if clause.index:
        more.append(Phrase("when-index", {"n": clause.index}))
    if clause.is_once:
        more.append(Phrase("when-once"))
    return [Phrase(key, args or None), *more]


def _told_of(clause: Clause) -> tuple[int, ...]:
    """Moments of which it is told whose they are: of a turn only where what happens does not name it."""
    if any(line.op in (c.WIN, c.LOSE) for line in clause.lines):
        return (moments.MOVED, moments.STRUCK, moments.TURN_START)
    return (moments.MOVED, moments.STRUCK)


def _is_one_round(clause: Clause, test: Test) -> bool:
    """The only test of the clause about rounds, which names a single one."""
    alone = sum(1 for other in clause.tests if other.kind == c.ROUND) == 1
    return alone and test.kind == c.ROUND and 0 < test.first == test.last and test.every <= 1


def _if(scenario: Scenario, clause: Clause, test: Test) -> list[Phrase]:
    if test.kind == c.ROUND and test.every > 1:
        return [Phrase("when-every-rounds", {"n": test.every, "first": test.first})]
    told_by_moment = clause.moment in OF_ROUNDS or test.rounds == c.EVERY
    if test.kind == c.ROUND and told_by_moment and test.last in (test.first, NO_LIMIT):
        if test.first and test.first == test.last:
            return [Phrase("when-in-round", {"n": test.first})]
        return [Phrase("when-from-round", {"n": test.first})] if test.first > 1 else []
    if test.kind == c.CHARACTERS:
        return []
    if test.kind == c.REGISTER and clause.special:
        return [Phrase("when-stop", {"n": test.least.value(2, 1) + 1})]
    if test.kind == c.OPENED and test.doors:
        return [Phrase("when-from-door", {"label": test.doors[0]})]
    if test.kind == c.NOT and test.tests[0].kind == c.OPENED and test.tests[0].doors:
        return [Phrase("when-until-door", {"label": test.tests[0].doors[0]})]
    if test.kind == c.NOT and test.tests[0].kind == c.KILLED and is_own(scenario, test.tests[0].types):
        killed = test.tests[0]
        return [Phrase("when-until-killed", {"n": killed.count.value(2, 1), "npc": killed.types[0]})]
    if test.kind == c.NOT:
        return [Phrase("when-not", {"parts": [of_test(scenario, other) for other in test.tests]})]
    if test.kind == c.LOOTED:
        return [Phrase("when-goals-looted", {"n": test.count.value(2, 1)})]
    if test.kind == c.PRESENT and test.whom is not None and test.most.is_fixed and not test.most.constant:
        return [_whether_present(scenario, test, test.whom, "when-absent", "when-room-empty")]
    if test.kind == c.PRESENT and test.whom is not None and test.most is NO_FORMULA:
        return [_whether_present(scenario, test, test.whom, "when-present", "when-room-held")]
    return [Phrase("when-if", {"parts": [of_test(scenario, test)]})]


def _whether_present(scenario: Scenario, test: Test, whom: Whom, key: str, of_room: str) -> Phrase:
    room = room_of_characters(test)
    if room:
        return Phrase(of_room, {"n": scenario.room_named(room) + 1})
    return Phrase(key, {"whom": [of_whom(scenario, whom)]})
