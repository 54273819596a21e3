"""No leak: what a seat sees, is asked and hears does not depend on anything that it can't know.

`determinize` gives the worlds that a seat can't tell from the real one; in all of them it must look the same.
"""

from __future__ import annotations

import json

from taverna.kernel import AnyGame, Rng, State
from tests.support.conformance.cases import Case, for_each_case, for_each_game
from tests.support.conformance.hooks import hooks_of
from tests.support.conformance.middles import middles
from tests.support.conformance.walk import (
    Move,
    as_json,
    eyes,
    heard,
    pick,
    position,
    question_to,
    questions,
    said,
    secret_options,
    told,
    walk,
)

WORLDS = 24
CODES = range(0, 1000, 37)


def imagine(game: AnyGame, state: State, seat: int, number: int) -> State:
    """A world that the seat can't tell from this one."""
    before = state.rng.dump()
    world: State = game.determinize(state, seat, Rng(number))
    assert world is not state
    assert not world.telling
    assert world.events == []
    assert world.rng.dump() not in (before, Rng(number).dump())
    assert state.rng.dump() == before
    return world


class Sight:
    """All that the game says to someone about a position: view, question, the words of the options, refusals."""

    def __init__(self, game: AnyGame, state: State, eye: int | None) -> None:
        view = game.view(state, eye)
        assert as_json(view) == view
        assert not {"rng", "seed", "agenda", "answers"} & names_in(view)
        self.view = json.dumps(view)
        assert state.rng.block.key.hex() not in self.view
        assert "commitment" not in names_in(view)
        self.question = question_to(state, eye)
        self.words = [said(game.describe(state, code)) for asked in self.question for code in asked[2]]
        self.refusals = [reason(game, state, asked[0], code) for asked in self.question for code in CODES]

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other)

    def __repr__(self) -> str:
        return str(vars(self))


def names_in(data: object) -> set[str]:
    """Every field name, at any depth."""
    if isinstance(data, dict):
        return set(data).union(*[names_in(value) for value in data.values()])
    if isinstance(data, list):
        return set[str]().union(*[names_in(item) for item in data])
    return set()


def reason(game: AnyGame, state: State, seat: int, code: int) -> tuple[str, str, object] | None:
    why = game.refusal(state, seat, code)
    return None if why is None else (why.key, why.rule, why.args)


class Moved:
    """What comes of a move, for everyone to compare."""

    def __init__(self, game: AnyGame, state: State, move: Move) -> None:
        self.game = game
        self.state = state.clone()
        self.state.telling = True
        game.apply(self.state, move.seat, move.code)
        events = self.state.events
        # Players are told before they choose whether they may take it back.
        self.final = self.state.rng.dump() != state.rng.dump() or any(event.reveals for event in events)

    def heard(self, eye: int | None) -> tuple[list[dict[str, object]], bool]:
        return heard(self.state.events, eye)

    def sight(self, eye: int | None) -> Sight:
        return Sight(self.game, self.state, eye)


def check_no_leak(game: AnyGame, state: State, move: Move, number: int) -> None:
    before = position(game, state)
    sights = {eye: Sight(game, state, eye) for eye in eyes(state)}
    moved = Moved(game, state, move)
    later = {eye: moved.sight(eye) for eye in eyes(state) if not moved.heard(eye)[1]}
    for seat in lookers(state, move.seat, number):
        world = imagine(game, state, seat, number)
        for eye in (seat, None):
            assert Sight(game, world, eye) == sights[eye]
        if may_move(world, move):
            there = Moved(game, world, move)
            for eye in (seat, None):
                assert there.heard(eye) == moved.heard(eye)
                # Nothing new was revealed: so nothing new is seen.
                assert eye not in later or there.sight(eye) == later[eye]
            assert seat != move.seat or there.final == moved.final
    assert position(game, state) == before


def lookers(state: State, mover: int, number: int) -> list[int]:
    """All seats; at a large table the mover and its neighbours, and others in turn."""
    if state.seats <= 4:
        return list(range(state.seats))
    return sorted({mover, (mover + 1) % state.seats, number % state.seats})


def may_move(state: State, move: Move) -> bool:
    return any(move.seat == seat and move.code in codes for seat, _, codes, _ in questions(state))


@for_each_case
def test_no_leak_in_a_game(case: Case) -> None:
    share = hooks_of(case.game.id).share
    for number, (state, move) in enumerate(walk(case, salt=30)):
        if number % share:
            continue
        assert str(case.seed) not in json.dumps([case.game.view(state, 0), told(state.drain())])
        check_no_leak(case.game, state, move, number)


@for_each_game
def test_no_leak_in_the_middle_of_an_effect(game: AnyGame) -> None:
    for number, middle in enumerate(middles(game.id)):
        for code in middle.move.decision.options:
            check_no_leak(game, middle.state, Move(middle.move.decision, code), number)


@for_each_case
def test_no_event_names_what_its_listener_can_not_know(case: Case) -> None:
    hidden = hooks_of(case.game.id).hidden
    for state, _ in walk(case, salt=31):
        events, dump = state.drain(), case.game.dump(state)
        secrets = [
            {thing for thing in hidden(dump, seat) if isinstance(thing, str)} for seat in range(case.seats)
        ]
        for eye in eyes(state):
            known = texts_in(case.game.view(state, eye))
            unknown = set[str]().union(*secrets) if eye is None else secrets[eye]
            for event in events:
                if event.seen_by(eye):
                    assert not texts_in(event.args) & unknown - known, f"{eye} hears {event}"


def texts_in(data: object) -> set[str]:
    """Every text, at any depth."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set[str]().union(*[texts_in(value) for value in data.values()])
    if isinstance(data, list):
        return set[str]().union(*[texts_in(item) for item in data])
    return set()


# Sealed answers


@for_each_game
def test_a_sealed_answer_shows_nothing_until_all_are_in(game: AnyGame) -> None:
    for state in [middle.state for middle in middles(game.id)]:
        if len(state.pending) < 2:
            continue
        for decision in state.pending:
            codes = secret_options(game, decision)
            seen = [look_after(game, state, decision.seat, code) for code in codes]
            assert all(sight == seen[0] for sight in seen)


def look_after(game: AnyGame, state: State, seat: int, code: int) -> list[object]:
    """What all the others see and hear when the seat answers in secret."""
    after = state.clone()
    game.apply(after, seat, code)
    found: list[object] = []
    for eye in eyes(state):
        if eye != seat:
            events = [event.to_dict() for event in after.events if event.seen_by(eye)]
            found.append([game.view(after, eye), events, question_to(after, eye)])
    return found


@for_each_game
def test_the_order_of_sealed_answers_does_not_matter(game: AnyGame) -> None:
    for number, middle in enumerate(middles(game.id)):
        asked = middle.state.pending
        if len(asked) < 2:
            continue
        rng = Rng(number)
        codes = [secret_options(game, decision) for decision in asked]
        if not all(codes):  # a seat has to announce the first part of its answer
            continue
        answers = [
            (decision.seat, few[rng.below(len(few))]) for decision, few in zip(asked, codes, strict=True)
        ]
        ends = []
        for order in (answers, answers[::-1]):
            state = middle.state.clone()
            for seat, code in order:
                game.apply(state, seat, code)
            ends.append(position(game, state))
        assert ends[0] == ends[1]


# The imagined worlds


@for_each_game
def test_imagined_worlds_vary_all_that_is_hidden(game: AnyGame) -> None:
    hidden = hooks_of(game.id).hidden
    varied = 0
    for middle in middles(game.id)[::3]:
        for seat in range(middle.state.seats):
            real = hidden(game.dump(middle.state), seat)
            worlds = [imagine(game, middle.state, seat, number) for number in range(WORLDS)]
            found = [hidden(game.dump(world), seat) for world in worlds]
            assert all(len(secrets) == len(real) for secrets in found)
            for place in range(len(real)):
                varied += 1
                assert len({str(secrets[place]) for secrets in found}) > 1, f"seat {seat} knows {real[place]}"
    assert varied


@for_each_game
def test_the_truth_does_not_show_in_what_chance_makes_of_it(game: AnyGame) -> None:
    """The same stream imagines the same world, whichever of those that look alike is the real one."""
    for number, middle in enumerate(middles(game.id)):
        seat = number % middle.state.seats
        other = imagine(game, middle.state, seat, 500 + number)
        worlds = [imagine(game, real, seat, number) for real in (middle.state, other)]
        assert position(game, worlds[0]) == position(game, worlds[1])


@for_each_game
def test_imagined_worlds_are_legal_positions(game: AnyGame) -> None:
    hooks = hooks_of(game.id)
    for number, middle in enumerate(middles(game.id)):
        seat = number % middle.state.seats
        world = imagine(game, middle.state, seat, number)
        dump = game.dump(world)
        assert hooks.components(dump) == hooks.components(game.dump(middle.state))
        assert position(game, game.load(dump)) == position(game, world)
        rng = Rng(number)
        for _ in range(hooks.longest):
            if world.over:
                break
            move = pick(game, world, rng)
            game.apply(world, move.seat, move.code)
        assert world.over


@for_each_game
def test_the_same_stream_imagines_the_same_world(game: AnyGame) -> None:
    for number, middle in enumerate(middles(game.id)[::5]):
        seat = number % middle.state.seats
        worlds = [imagine(game, middle.state, seat, number) for _ in range(2)]
        assert position(game, worlds[0]) == position(game, worlds[1])
