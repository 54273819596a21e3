"""Tests of the table as half sentences ("no enemy is left"), and whom a rule means."""

from __future__ import annotations

from taverna.games.gloomhaven.content.scenarios.clauses import NO_FORMULA, NO_LIMIT, Test, Whom
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.events import condition_names
from taverna.games.gloomhaven.language import clauses as c
from taverna.kit.phrases import Phrase


def is_own(scenario: Scenario, types: list[str]) -> bool:
    """Whether these are figures of the scenario itself."""
    return bool(types) and all(type in scenario.figure_ids for type in types)


def of_whom(scenario: Scenario, whom: Whom) -> Phrase:
    args: dict[str, object] = {"who": c.WHO[whom.who], "monsters": whom.types, "within": whom.within}
    found = Phrase("whom-types" if whom.types else "whom", args)
    if is_own(scenario, whom.types):
        found = Phrase("whom-npc", {"npc": whom.types[0]})
    if whom.holding is not None:
        found = Phrase(
            "whom-holding" if whom.holding else "whom-not-holding", {"whom": [found], "thing": scenario.thing}
        )
    if whom.hurt is not None:
        found = Phrase("whom-hurt" if whom.hurt else "whom-whole", {"whom": [found]})
    if whom.treasure:
        found = Phrase("whom-treasure", {"whom": [found], "n": whom.treasure})
    if whom.suffers:
        found = Phrase("whom-suffering", {"whom": [found], "conditions": condition_names(whom.suffers)})
    if whom.place is not None and whom.is_off and whom.place.room:
        return Phrase("whom-off-room", {"whom": [found], "n": scenario.room_named(whom.place.room) + 1})
    if whom.place is None or whom.is_off:
        return found
    if whom.place.is_here and whom.within == 1:
        return Phrase("whom-next-to-it", {"whom": [found]})
    if whom.place.figure:
        return Phrase("whom-near", {"whom": [found], "n": whom.within, "npc": whom.place.figure})
    if whom.place.room:
        return Phrase("whom-in-room", {"whom": [found], "n": scenario.room_named(whom.place.room) + 1})
    if whom.place.hexes and whom.who in (c.PARTY, c.CHARACTER):
        return Phrase("whom-on-marked", {"whom": [found]})
    if whom.place.marker and whom.within:
        return Phrase("whom-near-label", {"whom": [found], "n": whom.within, "label": whom.place.marker})
    if whom.place.marker:
        return Phrase("whom-at", {"whom": [found], "label": whom.place.marker})
    return found


def of_test(scenario: Scenario, test: Test) -> Phrase:
    """Any test has its words."""
    word = f"test-{c.TESTS[test.kind]}"
    kind = test.kind
    if kind in (c.ALL_OF, c.ANY_OF, c.NOT):
        return Phrase(word, {"parts": [of_test(scenario, other) for other in test.tests]})
    if kind in (c.REGISTER, c.PRESENT):
        return _bounded(scenario, word, test)
    if kind == c.ROUND:
        return _round(word, test)
    args: dict[str, object] = {"n": test.count.value(2, 1)}
    if test.whom is not None:
        args["whom"] = [of_whom(scenario, test.whom)]
    if kind == c.CHARACTERS:
        args["numbers"] = [str(number) for number in test.characters]
    elif kind == c.REVEALED and test.room:
        word += "-room"
        args["n"] = scenario.room_named(test.room) + 1
    elif kind == c.OPENED and test.doors:
        word += "-doors"
        args["labels"] = test.doors
    elif kind in (c.DEAD, c.KILLED) and test.types:
        word += "-of"
        args["monsters"] = test.types
    elif kind == c.DEAD and test.without:
        word += "-without"
        args["monsters"] = test.without
    elif kind == c.ON and test.is_all:
        word += "-all"
    return Phrase(word, args)


def _bounded(scenario: Scenario, word: str, test: Test) -> Phrase:
    """At least, at most, or both."""
    least = test.least.value(2, 1)
    most = test.most.value(2, 1)
    args: dict[str, object] = {"least": least, "most": most}
    if test.register in scenario.given:
        return Phrase("test-given", {"register": test.register})
    if test.register:
        args["register"] = test.register
    if test.whom is not None:
        args["whom"] = [of_whom(scenario, test.whom)]
    if test.kind == c.PRESENT and not most:
        return Phrase("test-present-none", args)
    if test.most is NO_FORMULA:
        return Phrase(f"{word}-least", args)
    return Phrase(f"{word}-most" if not least else f"{word}-between", args)


def _round(word: str, test: Test) -> Phrase:
    args: dict[str, object] = {"rounds": c.ROUNDS[test.rounds], "first": test.first, "last": test.last}
    if test.last == NO_LIMIT:
        return Phrase(f"{word}-from" if test.first > 1 else word, args)
    return Phrase(f"{word}-within" if test.first > 1 else f"{word}-until", args)
