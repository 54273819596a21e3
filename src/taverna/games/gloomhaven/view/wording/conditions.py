"""Tests of the table as half sentences ("no enemy is left")."""

from __future__ import annotations

from taverna.games.gloomhaven.content.scenarios.clauses import NO_FORMULA, NO_LIMIT, Test
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.words import word_of_test
from taverna.games.gloomhaven.view.wording.added import of_added_test
from taverna.games.gloomhaven.view.wording.whom import of_whom
from taverna.kit.phrases import Phrase


def of_test(scenario: Scenario, test: Test) -> Phrase:
    """Any test has its words."""
    added = word_of_test(test.kind)
    if added is not None:
        return of_added_test(scenario, added, test)
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
        room = room_of_characters(test)
        if room:
            return Phrase("test-room-empty", {"n": scenario.room_named(room) + 1})
        return Phrase("test-present-none", args)
    if test.most is NO_FORMULA:
        return Phrase(f"{word}-least", args)
    return Phrase(f"{word}-most" if not least else f"{word}-between", args)


def room_of_characters(test: Test) -> str:
    """The room in which the test looks for characters of any kind."""
    whom = test.whom
    if whom is None or whom.who != c.CHARACTER or whom.place is None or whom.is_off:
        return ""
    return whom.place.room


def _round(word: str, test: Test) -> Phrase:
    args: dict[str, object] = {"rounds": c.ROUNDS[test.rounds], "first": test.first, "last": test.last}
    if test.last == NO_LIMIT:
        return Phrase(f"{word}-from" if test.first > 1 else word, args)
    return Phrase(f"{word}-within" if test.first > 1 else f"{word}-until", args)
