"""Playing at random and comparing what is seen: the tools of every check here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from taverna.kernel import AnyGame, Decision, Event, Option, Rng, State
from tests.support.conformance.cases import Case
from tests.support.conformance.hooks import hooks_of

UNASKED: Final = ""
"""The kind of "decision" of a seat that speaks unasked."""


class Move(NamedTuple):
    decision: Decision
    code: int

    @property
    def seat(self) -> int:
        return self.decision.seat


def pick(game: AnyGame, state: State, rng: Rng) -> Move:
    """Any open decision; half the time its first option, so that runs of the same choice get long. Now and then a
    seat that is not asked acts freely, where a game lets it."""
    if game.first_free_code < game.codes and rng.below(4) == 0:
        for seat in range(state.seats):
            codes = game.rules.free_actions(state, seat)
            if codes and not question_to(state, seat):
                return Move(Decision(seat, UNASKED, codes), codes[rng.below(len(codes))])
    decision = state.pending[rng.below(len(state.pending))]
    index = 0 if rng.below(2) else rng.below(len(decision.options))
    return Move(decision, decision.options[index])


def walk(case: Case, salt: int = 0) -> Iterator[tuple[State, Move]]:
    """A random game: each position with the move that is made in it after the caller has looked."""
    yield from walk_from(case, case.start(), salt)


def walk_from(case: Case, state: State, salt: int) -> Iterator[tuple[State, Move]]:
    rng = Rng(case.seed).fork(salt)
    longest = hooks_of(case.game.id).longest
    for _ in range(longest):
        if state.over:
            return
        move = pick(case.game, state, rng)
        yield state, move
        case.game.apply(state, move.seat, move.code)
    assert state.over, f"{case}: not over after {longest} decisions: {case.game.line(state)}"


def final(case: Case, salt: int = 0) -> State:
    """The position at the end of the walk."""
    state = case.start()
    for state, _ in walk(case, salt):  # noqa: B007 - the last position is what is wanted
        pass
    return state


def moves_of(case: Case, salt: int = 0) -> list[tuple[int, int]]:
    return [(move.seat, move.code) for _, move in walk(case, salt)]


# What is compared


def questions(state: State) -> list[tuple[int, str, list[int], bool]]:
    return [(asked.seat, asked.kind, list(asked.options), asked.sealed) for asked in state.pending]


def secret_options(game: AnyGame, decision: Decision) -> list[int]:
    """Those that stay sealed; free actions are seen at once."""
    return [code for code in decision.options if code < game.first_free_code]


def question_to(state: State, seat: int | None) -> list[tuple[int, str, list[int], bool]]:
    return [asked for asked in questions(state) if asked[0] == seat]


def told(events: list[Event]) -> list[dict[str, object]]:
    """Events whole: what they say, to whom, and whether they reveal something."""
    return [{**event.to_dict(), "reveals": event.reveals, "audience": event.audience} for event in events]


def heard(events: list[Event], seat: int | None) -> tuple[list[dict[str, object]], bool]:
    """What the seat hears before anything new is revealed to it; and whether something is."""
    plain: list[dict[str, object]] = []
    for event in events:
        if event.seen_by(seat):
            if event.reveals:
                return plain, True
            plain.append(event.to_dict())
    return plain, False


def said(option: Option) -> tuple[str, object, object, str]:
    return option.key, option.args, option.targets, option.rule


def as_json(data: object) -> object:
    """Through JSON and back: what is no JSON, or not the same afterwards, is found here."""
    return json.loads(json.dumps(data, allow_nan=False))


def position(game: AnyGame, state: State) -> tuple[object, object]:
    """All there is to a position: the table, and what is asked."""
    return game.dump(state), questions(state)


def eyes(state: State) -> list[int | None]:
    """Everyone who looks at the table: the seats, and a spectator."""
    return [*range(state.seats), None]
