"""The contract of a game: stateless rules that move a state from decision to decision.

A game supplies its roles (`taverna.kernel.roles`); everything that callers use is built on them here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Generic, TypeVar

from taverna.kernel.decision import Decision, Option, Refusal
from taverna.kernel.errors import BadCall, BadData, IllegalChoice
from taverna.kernel.event import Event
from taverna.kernel.fields import Fields
from taverna.kernel.generators import read_rng
from taverna.kernel.lesson import Lesson
from taverna.kernel.options import GameOption, check_options, demand_of
from taverna.kernel.outcome import Outcome
from taverna.kernel.rng import SEED_BITS, SEED_MAX, Rng
from taverna.kernel.roles import (
    Components,
    Judgement,
    Observation,
    Rules,
    Saving,
    Sight,
    Wording,
)
from taverna.kernel.state import NO_ANSWER, NOBODY_ASKED, State, Step
from taverna.kernel.subclassing import mypyc_attr
from taverna.kernel.survey import Survey

S = TypeVar("S", bound=State)


class SecretAnswers:
    """How a game treats answers given in secret: final, or may one be taken back while others think; by which rule."""

    __slots__ = ("final", "rule")

    def __init__(self, final: bool = False, rule: str = "") -> None:
        self.final = final
        self.rule = rule

    def event(self, seat: int) -> Event:
        return Event("sealed", self.rule, {"seat": seat}, self.final)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: what it is called, and its roles. Holds no position: one instance serves every match."""

    id: str
    version: int
    seats: range
    codes: int
    """Option codes are whole numbers below this."""
    options: tuple[GameOption, ...]
    steps: tuple[str, ...]
    """Names of the agenda's handlers, by number."""
    rules: Rules[S]
    sight: Sight[S]
    wording: Wording[S]
    saving: Saving[S]
    judgement: Judgement[S]
    observation: Observation[S]
    survey: Survey[S]
    components: Components
    seats_rule: str
    first_free_code: int
    """Codes from here on are free actions: done at once, never sealed, also by a seat that is not asked."""
    secret_answers: SecretAnswers
    signals: tuple[str, ...]
    """What players can say with one click; it binds nobody."""
    levels: dict[str, str]
    """Who plays a level of this game, `{"strong": "search:iterations=800"}`, where it is not the usual player."""
    ratings: dict[str, int]
    """How well the levels were found to play this game: 400 more for ten times the odds, `regular` has 1000."""
    cooperative: bool
    """Whether the whole table wins or loses together."""
    lesson: Lesson | None
    """The table at which it is learned, if it has one."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: range,
        codes: int,
        options: tuple[GameOption, ...],
        steps: tuple[str, ...],
        rules: Rules[S],
        sight: Sight[S] | None = None,
        wording: Wording[S] | None = None,
        saving: Saving[S] | None = None,
        judgement: Judgement[S] | None = None,
        observation: Observation[S] | None = None,
        survey: Survey[S] | None = None,
        components: Components | None = None,
        seats_rule: str = "",
        first_free_code: int | None = None,
        secret_answers: SecretAnswers | None = None,
        signals: tuple[str, ...] = (),
        levels: dict[str, str] | None = None,
        ratings: dict[str, int] | None = None,
        cooperative: bool = False,
        lesson: Lesson | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.codes = codes
        self.options = options
        self.steps = steps
        self.rules = rules
        self.sight = sight or Sight()
        self.wording = wording or Wording()
        self.saving = saving or Saving()
        self.judgement = judgement or Judgement(rules, cooperative)
        self.observation = observation or Observation()
        self.survey = survey or Survey()
        self.components = components or Components()
        self.seats_rule = seats_rule
        self.first_free_code = codes if first_free_code is None else first_free_code
        self.secret_answers = secret_answers or SecretAnswers()
        self.signals = signals
        self.levels = levels or {}
        self.ratings = ratings or {}
        self.cooperative = cooperative
        self.lesson = lesson

    def setup(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        given: Mapping[str, object] | None = None,
    ) -> S:
        """The first position. The same arguments give the same game, on every machine.

        `given` is what players bring along from a campaign; most games take nothing.
        """
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= SEED_MAX:
            raise BadCall(
                "bad-seed", f"seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}"
            )
        return self.begin(seats, Rng(seed), options, given)

    def begin(
        self,
        seats: int,
        rng: Rng,
        options: Mapping[str, object] | None = None,
        given: Mapping[str, object] | None = None,
    ) -> S:
        """The first position, with chance by this generator."""
        settings = check_options(self.options, options or {})
        self._check_seats(seats, settings)
        if given:
            state = self.rules.deal_given(seats, rng, settings, Fields(given, "given"))
        else:
            state = self.rules.deal(seats, rng, settings)
        self.rules.run(state)
        return state

    def seats_with(self, options: Mapping[str, object]) -> range:
        """How many play with these options; some choices are for another number than the game."""
        demand = demand_of(self.options, options)
        return self.seats if demand is None else demand.seats

    @property
    def picked_options(self) -> list[GameOption]:
        """The options that people pick; the others are set by the table."""
        return [option for option in self.options if not option.by_table]

    def apply(self, state: S, seat: int, code: int) -> None:
        """Answer the seat's open decision; go on to the next decision or the end."""
        if isinstance(code, int) and self.first_free_code <= code < self.codes:
            self._do_free_action(state, seat, code)
            return
        for decision in state.pending:
            if decision.seat == seat:
                break
        else:
            raise self._not_asked(state, seat)
        for option in decision.options:
            if option == code:
                break
        else:
            raise self._illegal(state, decision, code)
        if decision.sealed:
            state.seal(decision, code)
            if state.telling:
                state.events.append(self.secret_answers.event(seat))
            if state.pending:
                return
        else:
            state.pending = NOBODY_ASKED
        self.rules.answer(state, code)
        self.rules.run(state)

    def refusal(self, state: S, seat: int, code: int) -> Refusal | None:
        """Why the seat can't choose that now; None when it can."""
        if isinstance(code, int) and self.first_free_code <= code < self.codes and state.pending:
            if code in self.rules.free_actions(state, seat):
                return None
            return self.wording.why_not(state, _open_decision(state, seat), code)
        for decision in state.pending:
            if decision.seat == seat:
                return None if code in decision.options else self.wording.why_not(state, decision, code)
        return Refusal("game-over") if state.over else Refusal("not-asked", args={"seat": seat})

    def outcome(self, state: S) -> Outcome:
        """Scores by seat and, once the game is over, who won."""
        return self.rules.outcome(state)

    def result(self, state: S) -> dict[str, object]:
        """What a campaign has to know about a game that is over, JSON-ready: how it ended, and what each game adds."""
        if not state.over:
            raise BadCall("not-over", "the game goes on; it has no result yet")
        return {"outcome": self.outcome(state).to_dict(), **self.rules.result(state)}

    def view(self, state: S, seat: int | None) -> dict[str, object]:
        """What the seat may see (None: a spectator), JSON-ready."""
        if seat is not None:
            _check_seat(state, seat)
        return self.sight.view(state, seat)

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A full, quiet state that differs from this one only in what the seat can't know."""
        _check_seat(state, seat)
        return self.sight.determinize(state, seat, rng)

    def describe(self, state: S, code: int) -> Option:
        """What an option of the open decision means. Speaks to the seat that decides, with what that seat knows.

        A code that nobody is offered now is refused; for those of `always_shown` ask `wording`.
        """
        if not isinstance(code, int) or not self._is_offered(state, code):
            raise self._not_offered(state, code)
        return self.wording.describe(state, code)

    def dump(self, state: S) -> dict[str, object]:
        """The whole position as JSON-ready data, secrets included."""
        return {
            "game": self.id,
            "version": self.version,
            "seats": state.seats,
            "options": self.rules.settings(state),
            "rng": state.rng.dump(),
            **self.saving.dump_table(state),
            "answers": [None if code == NO_ANSWER else code for code in state.answers],
            "agenda": [[self.steps[op], first, second] for op, first, second in state.agenda],
        }

    def load(self, data: Mapping[str, object], telling: bool = False) -> S:
        """A position from `dump`, or written by hand; what is missing takes its default.

        A position goes on to its next question. With `telling` the events on that way wait in `state.events`.
        """
        fields = Fields(self.saving.complete(data), "position")
        self._check_origin(fields)
        settings = check_options(self.options, Fields(fields.value("options", {}), "position.options").data)
        able = self.seats_with(settings)
        seats = fields.integer("seats", able.start, able.stop - 1)
        state = self.saving.load_table(fields, seats, read_rng(fields), settings)
        state.answers = [
            NO_ANSWER if code is None else self._read_code(fields, code)
            for code in fields.items("answers", [])
        ]
        if fields.has("agenda"):
            state.agenda = [self._read_step(fields, item) for item in fields.items("agenda")]
        fields.done()
        if len(state.answers) not in (0, seats):
            raise fields.bad("answers", f"must be empty or hold one entry for each of the {seats} seats")
        self.saving.check_agenda(state)
        self.rules.run(state)
        if state.answers and not (state.pending and state.pending[0].sealed):
            raise fields.bad("answers", "nobody is asked in secret here")
        if not telling:
            state.events = []
        return state

    def line(self, state: S) -> str:
        """The position as one line of text that `parse` reads back: for bug reports."""
        return json.dumps(self.dump(state), separators=(",", ":"), ensure_ascii=False)

    def parse(self, line: str, telling: bool = False) -> S:
        """The position of such a line; `telling` as for `load`."""
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as problem:
            raise BadData("not-json", f"not a saved position: {problem}") from problem
        return self.load(data, telling)

    def _do_free_action(self, state: S, seat: int, code: int) -> None:
        """What is asked of others stays the same question, so that an answer on its way is not refused as stale."""
        if code not in self.rules.free_actions(state, seat):
            raise self._no_free_action(state, seat, code)
        asked = state.pending
        state.pending = []
        self.rules.do_free_action(state, seat, code)
        self.rules.run(state)
        state.pending = [_same_question(decision, asked) for decision in state.pending]

    def _check_seats(self, seats: int, settings: Mapping[str, object]) -> None:
        able = self.seats_with(settings)
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in able:
            low, high = able.start, able.stop - 1
            raise BadCall(
                "bad-seats",
                f"{self.id} is for {low} to {high} players, not {seats!r}",
                self.seats_rule,
                {"low": low, "high": high, "seats": str(seats)},
            )

    def _check_origin(self, fields: Fields) -> None:
        game, version = fields.text("game", self.id), fields.value("version", self.version)
        if game != self.id:
            raise fields.bad("game", f"this is a position of {game!r}, not of {self.id!r}")
        if type(version) is not int or version != self.version:
            raise fields.bad("version", f"this is version {version!r} of the game; here it is {self.version}")

    def _read_code(self, fields: Fields, code: object) -> int:
        if not isinstance(code, int) or isinstance(code, bool) or not 0 <= code < self.codes:
            raise fields.bad("answers", f"{code!r} is not an option code (0 to {self.codes - 1}) or null")
        return code

    def _read_step(self, fields: Fields, item: object) -> Step:
        if not isinstance(item, (list, tuple)) or not 1 <= len(item) <= 3 or item[0] not in self.steps:
            raise fields.bad(
                "agenda",
                f"{item!r} is not a step; a step is a name of {list(self.steps)} and two numbers",
            )
        numbers = [value for value in item[1:] if isinstance(value, int) and not isinstance(value, bool)]
        if len(numbers) != len(item) - 1:
            raise fields.bad("agenda", f"{item!r}: after the name come whole numbers")
        first, second = (*numbers, 0, 0)[:2]
        return (self.steps.index(item[0]), first, second)

    def _is_offered(self, state: S, code: int) -> bool:
        """Whether some seat may choose or do it now."""
        for decision in state.pending:
            if code in decision.options:
                return True
        if not state.pending or not self.first_free_code <= code < self.codes:
            return False
        return any(code in self.rules.free_actions(state, seat) for seat in range(state.seats))

    def _not_offered(self, state: S, code: object) -> BadCall:
        offered = [str(one) for one in range(self.codes) if self._is_offered(state, one)]
        listed = ", ".join(offered) if offered else "nothing, the game is over"
        message = f"{code!r} is not an option that is open now; open: {listed}"
        return BadCall("not-open", message, values={"code": str(code)})

    def _no_such_option(self, code: object) -> IllegalChoice:
        message = f"{code!r} is not an option code; those of {self.id} are 0 to {self.codes - 1}"
        return IllegalChoice("no-such-option", message, values={"code": str(code)})

    def _not_asked(self, state: S, seat: int) -> IllegalChoice:
        if state.over:
            return IllegalChoice("game-over", "the game is over; nothing is asked any more")
        asked = [decision.seat for decision in state.pending]
        return IllegalChoice("not-asked", f"seat {seat} is not asked; asked: {asked}", values={"seat": seat})

    def _no_free_action(self, state: S, seat: int, code: int) -> IllegalChoice:
        if state.over:
            return self._not_asked(state, seat)
        return self._illegal(state, _open_decision(state, seat), code)

    def _illegal(self, state: S, decision: Decision, code: int) -> IllegalChoice:
        if not isinstance(code, int):
            return self._no_such_option(code)
        why = self.wording.why_not(state, decision, code)
        rule = f" ({why.rule})" if why.rule else ""
        message = f"seat {decision.seat} can't choose {code} for {decision.kind!r}: {why.key}{rule}"
        return IllegalChoice(why.key, message, why.rule, why.args)


def _open_decision(state: State, seat: int) -> Decision:
    """The seat's question; one of no kind and without options if it has none."""
    for decision in state.pending:
        if decision.seat == seat:
            return decision
    return Decision(seat, "", [])


def _same_question(decision: Decision, asked: list[Decision]) -> Decision:
    for old in asked:
        if old.seat == decision.seat and old.kind == decision.kind and old.options == decision.options:
            return old
    return decision


def _check_seat(state: State, seat: int) -> None:
    if not isinstance(seat, int) or not 0 <= seat < state.seats:
        raise BadCall("bad-seat", f"there is no seat {seat!r}; seats are 0 to {state.seats - 1}")
