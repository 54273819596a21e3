"""One game being played: the state, its log and its record. Used alike by terminal, tests and server."""

from __future__ import annotations

from collections.abc import Mapping

from taverna.kernel.chance import ClosedRng, OpenChance
from taverna.kernel.decision import Decision
from taverna.kernel.errors import BadCall, BadData, NoUndo, StaleChoice, TavernaError
from taverna.kernel.event import Event
from taverna.kernel.fairness import commitment
from taverna.kernel.generators import seeded
from taverna.kernel.gesture import (
    CHANCE,
    DECISION,
    OTHERS,
    OVER,
    REFUSED,
    REVEALED,
    SECRET,
    Gesture,
    check_codes,
)
from taverna.kernel.outcome import Outcome
from taverna.kernel.record import Record
from taverna.kernel.registry import AnyGame, game as find_game
from taverna.kernel.rng import GENERATOR
from taverna.kernel.state import NO_ANSWER, State


class Match:
    """`submit` and `gesture` are the ways in. Events are numbered from 0 and only ever added; an undo is one too."""

    def __init__(
        self,
        game: AnyGame | str,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        names: list[str] | None = None,
        generator: str = GENERATOR,
        position: Mapping[str, object] | None = None,
        given: Mapping[str, object] | None = None,
    ) -> None:
        """With a `position` the match goes on from there, with the position's options, chance and what was given.

        `given` is what players bring along from a campaign (`Game.setup`).
        """
        self.game: AnyGame = find_game(game) if isinstance(game, str) else game
        self.seats = seats
        self.seed = seed
        self.generator = generator
        self.commitment = commitment(self.game.id, seed, generator)
        """The hash of the seed, for everyone to note before the game begins."""
        self.position: dict[str, object] = dict(position or {})
        self.given: dict[str, object] = dict(given or {})
        self.state: State = self._begin(options)
        if names is not None and len(names) != seats:
            raise BadCall("bad-names", f"{len(names)} names were given for {seats} seats")
        self.names: list[str] = names or []
        self.options = self.game.rules.settings(self.state)
        self.log: list[Event] = self.state.drain()
        self.steps: list[tuple[int, int]] = []
        self.joined: list[int] = []
        """Numbers of the steps that belong to the same gesture as the step before them."""
        self._before: list[tuple[State, int]] = []
        """For each of the last steps that can be taken back: the state before it, and the log's length."""
        self._came_to_light = ""
        """What the last step brought that can't be taken back: chance, or something revealed."""
        self._tickets: list[int] = [0] * seats
        self._issue_tickets([])

    @property
    def pending(self) -> list[Decision]:
        return self.state.pending

    @property
    def over(self) -> bool:
        return self.state.over

    def decision(self, seat: int) -> Decision | None:
        """The question now open for the seat."""
        for decision in self.state.pending:
            if decision.seat == seat:
                return decision
        return None

    def ticket(self, seat: int) -> int:
        """The number of the seat's open question; quote it in `submit` to refuse late or doubled answers."""
        self._check_seat(seat)
        return self._tickets[seat]

    def submit(self, seat: int, code: int, ticket: int | None = None, joined: bool = False) -> list[Event]:
        """Answer the seat's open question. Returns what happened; a refusal changes nothing.

        `joined`: it belongs to the same gesture as the seat's step before, as a record says.
        """
        self._check_seat(seat)
        if type(code) is not int:
            raise BadCall("bad-code", f"an option code is a whole number, not {code!r}")
        self._check_ticket(seat, ticket)
        if joined and not (self.steps and self.steps[-1][0] == seat):
            raise BadCall("bad-gesture", f"seat {seat} has made no choice just before that this could join")
        return self._take(seat, code, joined)

    def gesture(self, seat: int, codes: list[int], ticket: int | None = None) -> Gesture:
        """Several answers in one go, as far as nothing unforeseen happens; one undo takes them back.

        The first is answered or refused as by `submit`; `kernel.gesture` lists what ends it after that.
        """
        self._check_seat(seat)
        check_codes(codes)
        self._check_ticket(seat, ticket)
        done = Gesture()
        kind = self._kind(seat)
        open_before: list[Decision] = []
        sealed = False
        for code in codes:
            if done.applied:
                done.stopped = self._surprise(seat, open_before, sealed) or self._obstacle(seat, kind, code)
            if done.stopped:
                break
            open_before, sealed = self.state.pending, self._seals(seat, code)
            done.events += self._take(seat, code, done.applied > 0)
            done.applied += 1
        return done

    def can_undo(self, seat: int) -> bool:
        return self._undo_index(seat) is not None

    def undoable(self, seat: int, code: int) -> bool:
        """Whether the seat could take this choice back: to be said before it is made."""
        if self._seals(seat, code) and len(self.state.pending) > 1 and self._is_offered(seat, code):
            return not self.game.secret_answers.final  # others' answers are still missing: nothing happens
        trial = self.state.clone()
        trial.rng = ClosedRng()
        try:
            self.game.apply(trial, seat, code)
        except OpenChance:
            return False
        return not (trial.over or any(event.reveals for event in trial.events))

    def undo(self, seat: int) -> list[Event]:
        """Take back the seat's last gesture, if nothing was revealed and nobody has acted on it."""
        index = self._undo_index(seat)
        if index is None:
            raise NoUndo("no-undo", f"seat {seat} has nothing to take back", values={"seat": seat})
        open_before = self.state.pending
        begins = self._gesture_index(index)
        undoable_from = len(self.steps) - len(self._before)
        first, after = undoable_from + begins, undoable_from + index + 1
        others = self.steps[after:]
        together = [number in self.joined for number in range(after, len(self.steps))]
        self.state, log_length = self._before[begins]
        del self._before[begins:]
        del self.steps[first:]
        self.joined = [number for number in self.joined if number < first]
        events = [Event("undone", "", {"seat": seat, "since": log_length})]
        self.log.extend(events)
        self._issue_tickets(open_before)
        for (other, code), joined in zip(others, together, strict=True):
            events += self.submit(other, code, None, joined)
        return events

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """The numbered events from `since` on that the seat may see (None: a spectator)."""
        if seat is not None:
            self._check_seat(seat)
        return [
            (number, event) for number, event in enumerate(self.log[since:], since) if event.seen_by(seat)
        ]

    def view(self, seat: int | None) -> dict[str, object]:
        return self.game.view(self.state, seat)

    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)

    def result(self) -> dict[str, object]:
        return self.game.result(self.state)

    def record(self) -> Record:
        return Record(
            self.game.id,
            self.game.version,
            self.seats,
            self.seed,
            self.options,
            list(self.steps),
            self.names,
            self.generator,
            self.commitment,
            self.position,
            list(self.joined),
            self.given,
        )

    def _begin(self, options: Mapping[str, object] | None) -> State:
        state: State
        if not self.position:
            return self._deal(options)
        if self.given:
            raise BadCall("given-twice", "a position holds what was given: nothing can be given beside it")
        state = self.game.load(self.position, True)
        if state.seats != self.seats:
            raise BadCall(
                "bad-position",
                f"the position is for {state.seats} seats, not {self.seats}",
                values={"seats": state.seats, "given": self.seats},
            )
        return state

    def _deal(self, options: Mapping[str, object] | None) -> State:
        state: State
        if self.generator == GENERATOR:
            state = self.game.setup(self.seats, self.seed, options, self.given)
        else:
            chance = seeded(self.generator, self.seed)
            state = self.game.begin(self.seats, chance, options, self.given)
        return state

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadCall("bad-seat", f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def _check_ticket(self, seat: int, ticket: int | None) -> None:
        if ticket is not None and ticket != self._tickets[seat]:
            raise StaleChoice(
                "stale-choice", f"that answers question {ticket}; open is {self._tickets[seat]}"
            )

    def _take(self, seat: int, code: int, joined: bool) -> list[Event]:
        before = self.state.clone()
        open_before = self.state.pending
        self.game.apply(self.state, seat, code)
        events = self._collect()
        if joined:
            self.joined.append(len(self.steps))
        self.steps.append((seat, code))
        self._came_to_light = ""
        if before.rng.dump() != self.state.rng.dump():
            self._came_to_light = CHANCE
        elif any(event.reveals for event in events):
            self._came_to_light = REVEALED
        if self._came_to_light:
            self._before = []
        else:
            self._before.append((before, len(self.log) - len(events)))
        self._issue_tickets(open_before)
        if code >= self.game.first_free_code and self._asked_the_same(seat, open_before):
            self._tickets[seat] += 1  # or a doubled click would announce twice
        return events

    def _surprise(self, seat: int, open_before: list[Decision], sealed: bool) -> str:
        """What happened in the last step of a gesture that ends it, whatever was to follow; "" if nothing."""
        if self.over:
            return OVER
        if self._came_to_light or sealed:
            return self._came_to_light or SECRET
        for decision in self.state.pending:
            if decision.seat != seat and decision not in open_before:
                return OTHERS
        return ""

    def _obstacle(self, seat: int, kind: str, code: int) -> str:
        """Why a gesture that began with a question of that kind can't go on with that code; "" if it can."""
        if self._kind(seat) != kind:
            return DECISION if self._kind(seat) else OTHERS
        if self._seals(seat, code):
            return SECRET
        return "" if self._is_offered(seat, code) else REFUSED

    def _is_offered(self, seat: int, code: int) -> bool:
        return self.game.refusal(self.state, seat, code) is None

    def _kind(self, seat: int) -> str:
        decision = self.decision(seat)
        return "" if decision is None else decision.kind

    def _seals(self, seat: int, code: int) -> bool:
        """Whether it would be an answer given in secret."""
        decision = self.decision(seat)
        return decision is not None and decision.sealed and code < self.game.first_free_code

    def _collect(self) -> list[Event]:
        events = self.state.drain()
        self.log.extend(events)
        return events

    def _issue_tickets(self, open_before: list[Decision]) -> None:
        for decision in self.state.pending:
            if decision not in open_before:
                self._tickets[decision.seat] += 1

    def _asked_the_same(self, seat: int, open_before: list[Decision]) -> bool:
        decision = self.decision(seat)
        return decision is None or decision in open_before

    def _undo_index(self, seat: int) -> int | None:
        """Where in `_before` the seat's last step lies, if it may be taken back.

        A sealed answer may be withdrawn from among others' sealed answers; any other step must be the last one.
        What ended the game stands: its record may be public by now.
        """
        if self.over:
            return None
        recent = self.steps[len(self.steps) - len(self._before) :]
        for index in range(len(recent) - 1, -1, -1):
            actor = recent[index][0]
            if actor == seat and (index == len(recent) - 1 or self._is_sealed(seat)):
                return index
            if actor == seat or not self._is_sealed(actor):
                return None
        return None

    def _gesture_index(self, index: int) -> int:
        """Where in `_before` the gesture begins that ends there. A surprise ends a gesture, so all of it is there."""
        undoable_from = len(self.steps) - len(self._before)
        while index and undoable_from + index in self.joined:
            index -= 1
        return index

    def _is_sealed(self, seat: int) -> bool:
        """Whether the seat's last step is an answer still waiting for the others'."""
        return bool(self.state.answers) and self.state.answers[seat] != NO_ANSWER


def replay(record: Record, upto: int | None = None) -> Match:
    """Play a record again, all of it or its first `upto` steps."""
    game = _recorded_game(record)
    try:
        match = Match(
            game,
            record.seats,
            record.seed,
            record.options,
            record.names or None,
            record.generator,
            record.position or None,
            record.given or None,
        )
    except TavernaError as problem:
        raise _damaged("record", problem) from problem
    match.commitment = record.commitment
    joined = set(record.joined)
    for number, (seat, code) in enumerate(record.steps[:upto]):
        try:
            match.submit(seat, code, None, number in joined)
        except TavernaError as problem:
            raise _damaged(f"record.steps[{number}]", problem) from problem
    return match


def _damaged(path: str, problem: TavernaError) -> BadData:
    values: dict[str, object] = {"path": path, "problem": str(problem)}
    damaged = BadData("bad-data", f"{path}: {problem}", problem.rule, values)
    damaged.__cause__ = problem  # said here because mypyc leaves out what `from` says
    return damaged


def _recorded_game(record: Record) -> AnyGame:
    try:
        game = find_game(record.game)
    except TavernaError as problem:
        raise _damaged("record.game", problem) from problem
    if record.version != game.version:
        raise BadData(
            "wrong-version",
            f"the record is of version {record.version} of {game.id}; here it is version {game.version}",
            values={"version": record.version, "here": game.version},
        )
    return game
