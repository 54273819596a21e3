"""Words with a file of their own (`scenario/words/`) as people are told of them: a message with what they look at."""

from __future__ import annotations

from taverna.games.gloomhaven.content.scenarios.clauses import Line, Place, Test
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.events import condition_names
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.words import OperationWord, TestWord, Word
from taverna.games.gloomhaven.view.wording.whom import of_whom
from taverna.kit.phrases import Phrase

Args = dict[str, object]
Told = list[tuple[str, str, object]]
"""A field of the file, the variable of the message that tells it, and what is told."""


def of_added_line(scenario: Scenario, word: OperationWord, line: Line, characters: int, args: Args) -> Phrase:
    """`rule-` and the word. `args`: when it happens (`$when`), and to whom (`$whom`)."""
    told: Told = [
        ("n", "n", line.number.value(characters, 1)),
        ("count", "count", line.count[characters]),
        ("at", "label", _label(line.place)),
        ("doors", "labels", line.doors),
        ("monsters", "monsters", line.monsters),
        ("ranks", "rank", v.RANKS[max(0, line.ranks[characters])]),
        ("register", "register", line.register),
        ("conditions", "conditions", condition_names(line.conditions)),
        ("each", "each", [of_whom(scenario, line.each)] if line.each is not None else []),
    ]
    return Phrase(f"rule-{word.word}", {**args, **_used(word, told)})


def of_added_test(scenario: Scenario, word: TestWord, test: Test) -> Phrase:
    """`test-` and the word: half a sentence."""
    told: Told = [
        ("count", "n", test.count.value(2, 1)),
        ("who", "whom", [of_whom(scenario, test.whom)] if test.whom is not None else []),
        ("at", "label", _label(test.place)),
        ("within", "within", test.within),
        ("doors", "labels", test.doors),
        ("of", "monsters", test.types),
        ("register", "register", test.register),
        ("most", "most", test.most.value(2, 1)),
    ]
    return Phrase(f"test-{word.word}", _used(word, told))


def _used(word: Word, told: Told) -> Args:
    return {variable: value for field, variable, value in told if word.uses(field)}


def _label(place: Place | None) -> str:
    return place.marker if place is not None else ""
