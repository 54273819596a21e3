"""The contract of a game: stateless rules that move a state from decision to decision.

A game supplies the hooks under "For the game to write"; everything a caller uses is built on them here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Generic, TypeVar

from taverna.kernel.decision import Decision, Option
from taverna.kernel.errors import BadCall, BadData, IllegalChoice
from taverna.kernel.event import Event
from taverna.kernel.fields import Fields
from taverna.kernel.generators import read_rng
from taverna.kernel.layout import Layout
from taverna.kernel.options import GameOption, Setting, check_options
from taverna.kernel.outcome import Outcome
from taverna.kernel.provenance import Inventory
from taverna.kernel.rng import SEED_BITS, SEED_MAX, Rng
from taverna.kernel.state import NO_ANSWER, State, Step
from taverna.kernel.subclassing import mypyc_attr
from taverna.kernel.survey import Survey

S = TypeVar("S", bound=State)


class Refusal:
    """Why a choice is not allowed: text key, values for the text, and the rule."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str = "", args: dict[str, object] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, object] = args or {}


class Sealing:
    """How a game treats answers given in secret: may one be taken back while others think, and by which rule."""

    __slots__ = ("firm", "rule")

    def __init__(self, firm: bool = False, rule: str = "") -> None:
        self.firm = firm
        self.rule = rule

    def event(self, seat: int) -> Event:
        return Event("sealed", self.rule, {"seat": seat}, self.firm)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game. Holds no position: one instance serves every match."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: range,
        codes: int,
        options: tuple[GameOption, ...],
        steps: tuple[str, ...],
        seats_rule: str = "",
        announced: int | None = None,
        sealing: Sealing | None = None,
        signals: tuple[str, ...] = (),
        levels: dict[str, str] | None = None,
        ratings: dict[str, int] | None = None,
        cooperative: bool = False,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.codes = codes
        """Option codes are whole numbers below this."""
        self.options = options
        self.steps = steps
        """Names of the agenda's handlers, by number."""
        self.seats_rule = seats_rule
        self.announced = codes if announced is None else announced
        """Codes from here on are announced: carried out at once, never sealed, also for a seat that is not asked."""
        self.sealing = sealing or Sealing()
        self.signals = signals
        """What players can say with one click; it binds nobody."""
        self.levels = levels or {}
        """Who plays a level of this game, `{"strong": "search:iterations=800"}`, where it is not the usual player."""
        self.ratings = ratings or {}
        """How well the levels were found to play this game: 400 more for ten times the odds, `regular` has 1000."""
        self.cooperative = cooperative
        """Whether the whole table wins or loses together."""

    # For callers

    def setup(self, seats: int, seed: int, options: Mapping[str, object] | None = None) -> S:
        """The first position. The same arguments give the same game, on every machine."""
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= SEED_MAX:
            raise BadCall(
                "bad-seed", f"seed must be a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}"
            )
        return self.begin(seats, Rng(seed), options)

    def begin(self, seats: int, rng: Rng, options: Mapping[str, object] | None = None) -> S:
        """The first position, with chance by this generator."""
        self._check_seats(seats)
        state = self.deal(seats, rng, check_options(self.options, options or {}))
        self.run(state)
        return state

    @property
    def picked_options(self) -> list[GameOption]:
        """The options that people pick; the others are set by the table."""
        return [option for option in self.options if not option.by_table]

    def seated(self, options: dict[str, Setting], seats: int, people: list[int]) -> dict[str, Setting]:
        """The options of a game that starts with people at these seats and bots at the others."""
        return options

    def apply(self, state: S, seat: int, code: int) -> None:
        """Answer the seat's open decision; go on to the next decision or the end."""
        if isinstance(code, int) and self.announced <= code < self.codes:
            self._announce(state, seat, code)
            return
        for decision in state.pending:
            if decision.seat == seat:
                break
        else:
            raise self._not_asked(state, seat)
        if code not in decision.options:
            raise self._illegal(state, decision, code)
        if decision.sealed:
            state.seal(decision, code)
            if state.telling:
                state.events.append(self.sealing.event(seat))
            if state.pending:
                return
        else:
            state.pending = []
        self.answer(state, code)
        self.run(state)

    def run(self, state: S) -> None:
        """Do the steps of the agenda until one asks, or none is left."""
        while state.agenda and not state.pending:
            self.step(state)

    def refusal(self, state: S, seat: int, code: int) -> Refusal | None:
        """Why the seat can't choose that now; None when it can."""
        if isinstance(code, int) and self.announced <= code < self.codes and state.pending:
            if code in self.anytime(state, seat):
                return None
            return self.why_not(state, _open_decision(state, seat), code)
        for decision in state.pending:
            if decision.seat == seat:
                return None if code in decision.options else self.why_not(state, decision, code)
        return Refusal("game-over") if state.over else Refusal("not-asked", args={"seat": seat})

    def view(self, state: S, seat: int | None) -> dict[str, object]:
        """What the seat may see (None: a spectator), JSON-ready."""
        if seat is not None:
            _check_seat(state, seat)
        return self.show(state, seat)

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A full, quiet state that differs from this one only in what the seat can't know."""
        _check_seat(state, seat)
        return self.imagine(state, seat, rng)

    def describe(self, state: S, code: int) -> Option:
        """What an option of the open decision means. Speaks to the seat that decides, with what that seat knows.

        A code that nobody is offered now is refused; for those of `standing` ask `explain`.
        """
        if not isinstance(code, int) or not self._is_offered(state, code):
            raise self._not_offered(state, code)
        return self.explain(state, code)

    def dump(self, state: S) -> dict[str, object]:
        """The whole position as JSON-ready data, secrets included."""
        return {
            "game": self.id,
            "version": self.version,
            "seats": state.seats,
            "options": self.settings(state),
            "rng": state.rng.dump(),
            **self.dump_table(state),
            "answers": [None if code == NO_ANSWER else code for code in state.answers],
            "agenda": [[self.steps[op], first, second] for op, first, second in state.agenda],
        }

    def load(self, data: Mapping[str, object], telling: bool = False) -> S:
        """A position from `dump`, or written by hand; what is missing takes its default.

        A position goes on to its next question. With `telling` the events on that way wait in `state.events`.
        """
        fields = Fields(data, "position")
        self._check_origin(fields)
        seats = fields.integer("seats", self.seats.start, self.seats.stop - 1)
        given = Fields(fields.value("options", {}), "position.options")
        state = self.load_table(fields, seats, read_rng(fields), check_options(self.options, given.data))
        state.answers = [
            NO_ANSWER if code is None else self._read_code(fields, code)
            for code in fields.items("answers", [])
        ]
        if fields.has("agenda"):
            state.agenda = [self._read_step(fields, item) for item in fields.items("agenda")]
        fields.done()
        if len(state.answers) not in (0, seats):
            raise fields.bad("answers", f"must be empty or hold one entry for each of the {seats} seats")
        self.check_agenda(state)
        self.run(state)
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

    # For the game to write

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> S:
        """The table before anything is asked."""
        raise NotImplementedError

    def step(self, state: S) -> None:
        """Do the top step of the agenda: finish and pop it, push others on it, or ask and leave it there."""
        raise NotImplementedError

    def answer(self, state: S, code: int) -> None:
        """Carry out the answer to what the top step asked. For sealed ones take `state.answers`, then empty it."""
        raise NotImplementedError

    def anytime(self, state: S, seat: int) -> list[int]:
        """The announced codes that are open to the seat now, asked or not. A seat that is asked has them among its
        options too."""
        return []

    def announce(self, state: S, seat: int, code: int) -> None:
        """Carry out an announced code. The agenda stays; its top step then asks again."""
        raise NotImplementedError

    def settings(self, state: S) -> dict[str, Setting]:
        """The options this position is played with."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome:
        raise NotImplementedError

    def show(self, state: S, seat: int | None) -> dict[str, object]:
        """The view of a seat, built up field by field."""
        raise NotImplementedError

    def imagine(self, state: S, seat: int, rng: Rng) -> S:
        """A clone in which everything that the seat can't know is drawn anew."""
        raise NotImplementedError

    def explain(self, state: S, code: int) -> Option:
        """An option code in words, whether or not it is open now: one of an open decision, or of `standing`."""
        raise NotImplementedError

    def why_not(self, state: S, decision: Decision, code: int) -> Refusal:
        """The rule that forbids this option code here."""
        raise NotImplementedError

    def standing(self, state: S, decision: Decision) -> list[int]:
        """Codes that players look for at such a decision, to be shown with the reason also when refused."""
        return []

    def worth(self, state: S, decision: Decision) -> list[float]:
        """How good each option looks to a decent player who knows what that seat knows."""
        raise NotImplementedError

    def light(self, state: S, decision: Decision, rng: Rng) -> int:
        """A quick choice, better than chance where it costs little: search plays on with it."""
        return decision.options[rng.below(len(decision.options))]

    def rewards(self, state: S) -> list[float]:
        """What each seat earns, from 0 to 1: its share of the victory, or what it may hope for while none is won."""
        outcome = self.outcome(state)
        if outcome.over:
            return outcome.rewards()
        if self.cooperative:
            return [0.5] * state.seats  # all win or none: nobody's points say which
        best = max(outcome.scores)
        leaders = outcome.scores.count(best)
        return [0.5 / state.seats + (0.5 / leaders if score == best else 0.0) for score in outcome.scores]

    def settled(self, state: S) -> bool:
        """Whether nothing is half done, so that `rewards` can judge the position: a turn or a round begins."""
        return True

    def reasons(self, state: S, decision: Decision, code: int) -> list[Option]:
        """What speaks for the option, in the words of a good player: texts `reason-<key>`."""
        return []

    def facts(self) -> list[tuple[str, str, str]]:
        """What is not certain about the components: (component, confidence, rule)."""
        return []

    def provenance(self) -> Inventory:
        """How many components lie in the box, and which of them are invented or rest on one source; empty: untold."""
        return Inventory()

    def reference(self, part: str) -> dict[str, object]:
        """A part of what can be looked up about the components, JSON-ready but for phrases; empty: no such part."""
        return {}

    def layout(self) -> Layout:
        """The fields of what `observe` writes; none: this game has no observations for learning programs."""
        return Layout()

    def observe(self, state: S, seat: int, into: bytearray) -> None:
        """Write what the seat sees, all of its view and nothing else, into a row of `layout().size` zeros.

        Seats are counted from the one that looks: 0 is itself, 1 its left neighbour.
        """
        raise NotImplementedError

    def survey(self) -> Survey:
        """What reports on many games count: names for the numbers that `traits_of` and `deeds_of` give."""
        return Survey()

    def traits_of(self, state: S, seat: int) -> list[int]:
        """What the seat had in a finished game, or, for `TABLE`, what all had in common."""
        return []

    def deeds_of(self, state: S, seat: int) -> list[int]:
        """A number for each deed of the survey, of a seat in a finished game."""
        return []

    def dump_table(self, state: S) -> dict[str, object]:
        raise NotImplementedError

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> S:
        """The table from data; sets the agenda that such a table has by default."""
        raise NotImplementedError

    def check_agenda(self, state: S) -> None:
        """Refuse a loaded agenda that this table can't have."""

    # Inside

    def _announce(self, state: S, seat: int, code: int) -> None:
        """What is asked of others stays the same question, so that an answer on its way is not refused as stale."""
        if code not in self.anytime(state, seat):
            raise self._no_announcement(state, seat, code)
        asked = state.pending
        state.pending = []
        self.announce(state, seat, code)
        self.run(state)
        state.pending = [_same_question(decision, asked) for decision in state.pending]

    def _check_seats(self, seats: int) -> None:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            low, high = self.seats.start, self.seats.stop - 1
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
        """Whether some seat may choose or announce it now."""
        for decision in state.pending:
            if code in decision.options:
                return True
        if not state.pending or not self.announced <= code < self.codes:
            return False
        return any(code in self.anytime(state, seat) for seat in range(state.seats))

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

    def _no_announcement(self, state: S, seat: int, code: int) -> IllegalChoice:
        if state.over:
            return self._not_asked(state, seat)
        return self._illegal(state, _open_decision(state, seat), code)

    def _illegal(self, state: S, decision: Decision, code: int) -> IllegalChoice:
        if not isinstance(code, int):
            return self._no_such_option(code)
        why = self.why_not(state, decision, code)
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
