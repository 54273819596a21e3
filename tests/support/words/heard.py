"""What is said in many games of one kind: an example of each way in which it is said, and that it can be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from taverna.i18n import Words
from taverna.kernel import AnyGame, Decision, Event, Option, Refusal, Rng, State

LEFTOVERS = r"[{}$]|\?\?\?|  | [.,:;]|None"
"""What no sentence has: parts of a pattern, unknown names, gaps."""
READERS = [None, 0, 1]

ShapeOf = Callable[[str, object], object]


class Heard:
    """One example for each shape of what was said: same kind, and arguments of which `shape_of` says the same.

    `leftovers` is what no sentence of this game has besides: ids of components that were not made words.
    """

    def __init__(self, game: AnyGame, shape_of: ShapeOf, leftovers: str) -> None:
        self.game = game
        self.events: dict[str, Event] = {}
        self.options: dict[str, Option] = {}
        self.refusals: dict[str, Refusal] = {}
        self.reasons: dict[str, Option] = {}
        self.questions: set[str] = set()
        self._shape_of = shape_of
        self._leftovers = re.compile(f"{LEFTOVERS}|{leftovers}")

    # Listening

    def listen(self, events: Iterable[Event]) -> None:
        for event in events:
            self.events.setdefault(f"{self._shape(event.kind, event.args)} {event.rule}", event)

    def ask(self, state: State, decision: Decision) -> None:
        self.questions.add(decision.kind)
        for code in decision.options:
            option = self.game.describe(state, code)
            self.options.setdefault(self._shape(option.key, option.args), option)

    def explain(self, state: State, decision: Decision) -> None:
        for code in decision.options:
            for reason in self.game.judgement.reasons(state, decision, code):
                self.reasons.setdefault(self._shape(reason.key, reason.args), reason)

    def refuse(self, state: State, seat: int, codes: Iterable[int]) -> None:
        for code in codes:
            refusal = self.game.refusal(state, seat, code)
            if refusal is not None:
                self.refusals.setdefault(self._shape(refusal.key, refusal.args), refusal)

    def _shape(self, kind: str, args: Mapping[str, object]) -> str:
        return f"{kind} {[self._shape_of(name, value) for name, value in args.items()]}"

    # Reading

    def read_events(self, words: Words) -> None:
        for event in self.events.values():
            self._read(words.event(event), ends=".!")

    def read_options(self, words: Words) -> None:
        for option in self.options.values():
            self._read(words.option(option))
        for kind in self.questions:
            assert words.question(kind).endswith("?")

    def read_refusals(self, words: Words) -> None:
        for refusal in self.refusals.values():
            self._read(words.refusal(refusal), ends=".")

    def read_reasons(self, words: Words) -> None:
        for reason in self.reasons.values():
            self._read(words.text(f"reason-{reason.key}", **reason.args), ends=".")

    def _read(self, sentence: str, ends: str = "") -> None:
        assert not self._leftovers.search(sentence), sentence
        assert sentence == sentence.strip()
        assert not sentence[0].islower(), sentence
        assert not ends or sentence[-1] in ends, sentence


def kinds(shapes: Mapping[str, object]) -> set[str]:
    """What was said, in whichever shape."""
    return {shape.split(" ")[0] for shape in shapes}


def read_apart(game: AnyGame, state: State, words: Words, rng: Rng) -> None:
    """In a whole game no option of a question reads like another."""
    while state.pending:
        decision = state.pending[0]
        read = [words.option(game.describe(state, code)) for code in decision.options]
        assert len(set(read)) == len(read), read
        game.apply(state, decision.seat, decision.options[rng.below(len(decision.options))])
