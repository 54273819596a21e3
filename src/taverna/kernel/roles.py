"""The roles of a game: what it must know, each role a small class that the game writes in a file of its own.

`Game` holds one of each and asks it by the name that callers use. All are stateless but for shared tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from taverna.kernel.decision import Decision, Option, Refusal
from taverna.kernel.errors import BadCall
from taverna.kernel.fields import Fields
from taverna.kernel.layout import Layout
from taverna.kernel.options import Setting
from taverna.kernel.outcome import Outcome
from taverna.kernel.provenance import Inventory
from taverna.kernel.rng import Rng
from taverna.kernel.state import State
from taverna.kernel.subclassing import mypyc_attr

S = TypeVar("S", bound=State)

MOST_STAKES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """What happens: from the deal to the end."""

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> S:
        """The table before anything is asked."""
        raise NotImplementedError

    def deal_given(self, seats: int, rng: Rng, options: dict[str, Setting], given: Fields) -> S:
        """The table of a game to which players bring something along from a campaign."""
        raise BadCall("nothing-given", "this game is set up by its options alone: nothing can be given to it")

    def settings(self, state: S) -> dict[str, Setting]:
        """The options this position is played with."""
        raise NotImplementedError

    def seated(self, options: dict[str, Setting], seats: int, people: list[int]) -> dict[str, Setting]:
        """The options of a game that starts with people at these seats and bots at the others."""
        return options

    def step(self, state: S) -> None:
        """Do the top step of the agenda: finish and pop it, push others on it, or ask and leave it there."""
        raise NotImplementedError

    def answer(self, state: S, code: int) -> None:
        """Carry out the answer to what the top step asked. For sealed ones take `state.answers`, then empty it."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Do the steps of the agenda until one asks, or none is left."""
        while state.agenda and not state.pending:
            self.step(state)

    def free_actions(self, state: S, seat: int) -> list[int]:
        """The codes of free actions that are open to the seat now, asked or not. A seat that is asked has them among
        its options too."""
        return []

    def do_free_action(self, state: S, seat: int, code: int) -> None:
        """Carry out a free action. The agenda stays; its top step then asks again."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome:
        """How the game stands or ended."""
        raise NotImplementedError

    def result(self, state: S) -> dict[str, object]:
        """What a campaign keeps of a game that is over, beside the outcome; JSON-ready."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[S]):
    """Who may know what."""

    def view(self, state: S, seat: int | None) -> dict[str, object]:
        """What the seat may see (None: a spectator), built up field by field, JSON-ready."""
        raise NotImplementedError

    def shared(self, state: S) -> dict[str, object]:
        """What all see alike, for `view_with`; worth the while where that is most of a large view."""
        return {}

    def view_with(self, state: S, seat: int | None, shared: dict[str, object]) -> dict[str, object]:
        """The same as `view`; fields that all see alike are those of `shared` themselves, and not to be changed."""
        return self.view(state, seat)

    def hand(self, state: S, seat: int) -> list[str]:
        """The cards that the seat holds, by name: the end has made them public (text `card-<id>`)."""
        return []

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A quiet clone in which everything that the seat can't know is drawn anew."""
        raise NotImplementedError

    def headline(self, state: S) -> dict[str, object]:
        """How far the game is, in a line for everybody: values of the game's text `headline`. Empty: it has none."""
        return {}

    def forecast(self, state: S, seat: int, code: int) -> dict[str, object]:
        """What would follow if the seat, which is asked, chose this (below 0: did nothing more), by what it knows;
        JSON-ready. Empty: this game does not look ahead."""
        return {}

    def signs(self, state: S, decision: Decision) -> dict[str, list[int]]:
        """What is easily overlooked about options, in the game's own words: by sign, the codes that have it."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(Generic[S]):
    """What option codes mean, and why one is refused."""

    def describe(self, state: S, code: int) -> Option:
        """An option code in words, whether or not it is open now: one of an open decision, or of `always_shown`."""
        raise NotImplementedError

    def why_not(self, state: S, decision: Decision, code: int) -> Refusal:
        """The rule that forbids this option code here."""
        raise NotImplementedError

    def always_shown(self, state: S, decision: Decision) -> list[int]:
        """Codes that players look for at such a decision, to be shown with the reason also when refused."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Saving(Generic[S]):
    """What lies on the table as data, and back. Chance, answers and the agenda are the kernel's part of a position."""

    def complete(self, data: Mapping[str, object]) -> Mapping[str, object]:
        """A position as people write it, with what goes without saying."""
        return data

    def dump_table(self, state: S) -> dict[str, object]:
        raise NotImplementedError

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> S:
        """The table from data; sets the agenda that such a table has by default."""
        raise NotImplementedError

    def check_agenda(self, state: S) -> None:
        """Refuse a loaded agenda that this table can't have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """What a decent player thinks, who knows what the seat knows. Bots, hints and searches ask for it."""

    def __init__(self, rules: Rules[S], cooperative: bool = False) -> None:
        self.rules = rules
        self.cooperative = cooperative

    def rate_options(self, state: S, decision: Decision) -> list[float]:
        """How good each option looks."""
        raise NotImplementedError

    def rollout_choice(self, state: S, decision: Decision, rng: Rng) -> int:
        """A quick choice, better than chance where it costs little: search plays on with it."""
        return decision.options[rng.below(len(decision.options))]

    def estimate(self, state: S) -> list[float]:
        """What each seat earns, from 0 to 1: its share of the victory, or its chances while none is won."""
        outcome = self.rules.outcome(state)
        if outcome.over:
            return outcome.rewards()
        if self.cooperative:
            return [0.5] * state.seats  # all win or none: nobody's points say which
        best = max(outcome.scores)
        leaders = outcome.scores.count(best)
        return [0.5 / state.seats + (0.5 / leaders if score == best else 0.0) for score in outcome.scores]

    def learned_estimate(self, state: S) -> list[float]:
        """The same by what was learned from games, where a game has such a thing: better, but slower."""
        return self.estimate(state)

    def is_quiet(self, state: S) -> bool:
        """Whether nothing is half done, so that `estimate` can judge the position: a turn or a round begins."""
        return True

    def stakes(self, state: S, decision: Decision) -> int:
        """How much hangs on a decision, 0 to MOST_STAKES: a search may leave what matters less to `rate_options`."""
        return MOST_STAKES

    def reasons(self, state: S, decision: Decision, code: int) -> list[Option]:
        """What speaks for the option, in the words of a good player: texts `reason-<key>`."""
        return []

    def puzzle_options(self, rng: Rng) -> dict[str, Setting]:
        """How a game is set up in which a puzzle is looked for."""
        return {}

    def is_puzzle(self, state: S, decision: Decision) -> bool:
        """Whether a single answer to it says what a player means to do."""
        return True

    def gains(self, before: S, after: S) -> dict[str, int]:
        """What a player would count after a while, more is better: choices differ in texts `reason-gain-<key>`."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """What a seat sees as numbers, for learning programs. Without fields: this game has no observations."""

    def __init__(self, layout: Layout | None = None) -> None:
        self.layout = Layout() if layout is None else layout
        """The fields of what `observe` writes."""

    def observe(self, state: S, seat: int, into: bytearray) -> None:
        """Write what the seat sees, all of its view and nothing else, into a row of `layout.size` zeros.

        Seats are counted from the one that looks: 0 is itself, 1 its left neighbour.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """What lies in the box, and how well it is known."""

    def facts(self) -> list[tuple[str, str, str]]:
        """What is not certain about the components: (component, confidence, rule)."""
        return []

    def provenance(self) -> Inventory:
        """How many components lie in the box, and which of them are invented or rest on one source; empty: untold."""
        return Inventory()

    def reference(self, part: str) -> dict[str, object]:
        """A part of what can be looked up about the components, JSON-ready but for phrases; empty: no such part."""
        return {}
