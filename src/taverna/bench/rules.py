"""How fast the rules run: random and greedy games, copies in mid-game, case by case."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field

from taverna.bench.timing import build as build, python as python, speed
from taverna.bots import bot, play, playout
from taverna.kernel import AnyGame, BadCall, Rng, Setting, State, game as find_game

MIDDLE_STATES = 50


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    name: str
    seats: int
    options: Mapping[str, Setting] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """The speed of one case; times are microseconds. A game without advice for `greedy` has none for it."""

    case: str
    seats: int
    options: Mapping[str, Setting]
    decision: float
    decisions_per_second: float
    games_per_second: float
    decision_with_events: float
    clone: float
    determinize: float
    greedy_decision: float | None


@dataclass(frozen=True)
class Report:
    game: str
    build: str
    python: str
    rows: tuple[Row, ...]
    yardstick: float | None = None
    """Microseconds for a decision of another library's game, measured in the same run; None: it was not."""

    def ratio(self, row: Row) -> float | None:
        """How many times as long as that a decision takes."""
        return row.decision / self.yardstick if self.yardstick else None

    def to_dict(self) -> dict[str, object]:
        """JSON-ready."""
        rows = [{**asdict(row), "ratio": self.ratio(row)} for row in self.rows]
        return {**asdict(self), "rows": rows}


CASES: dict[str, tuple[Case, ...]] = {
    "dead-mans-draw": (
        Case("2 seats, no pirates", 2, {"pirates": False}),
        Case("2 seats", 2),
        Case("4 seats", 4),
        Case("8 seats, mermaid effect", 8, {"mermaid_effect": True}),
        Case("8 seats, Strange Lands", 8, {"mermaid_effect": True, "variation": "strange-lands"}),
    ),
    "bloodborne": (
        Case("3 seats", 3),
        Case("4 seats", 4),
        Case("5 seats", 5),
        Case("4 seats, Micolash", 4, {"final_boss": "micolash-host-of-the-nightmare"}),
    ),
    "dungeon-raiders": (
        Case("3 seats", 3),
        Case("4 seats", 4),
        Case("5 seats", 5),
        Case("4 seats, tactical", 4, {"tactical": True}),
    ),
    "gloomhaven": (
        Case("2 seats, scenario 1", 2),
        Case("4 seats, scenario 1", 4),
        Case("4 seats, scenario 20", 4, {"scenario": "20"}),
    ),
}
"""What is worth measuring of a game; the others are measured with the fewest and with the most seats."""


def cases(game: AnyGame) -> tuple[Case, ...]:
    few, many = game.seats.start, game.seats.stop - 1
    plain = (Case(f"{few} seats", few), Case(f"{many} seats", many))
    return CASES.get(game.id, plain if few < many else plain[:1])


def measure(game_id: str, seconds: float = 3.0, on_row: Callable[[Row], None] | None = None) -> Report:
    """Measure every case of a game, each for about so many seconds."""
    game = find_game(game_id)
    if not seconds > 0:
        raise BadCall(
            "bad-seconds", f"seconds must be more than 0, not {seconds!r}", values={"value": str(seconds)}
        )
    rows = []
    for case in cases(game):
        rows.append(measure_case(game, case, seconds))
        if on_row:
            on_row(rows[-1])
    return Report(game.id, build(), python(), tuple(rows))


def measure_case(game: AnyGame, case: Case, seconds: float) -> Row:
    share = seconds / 5
    random_play = speed(RandomGames(game, case, telling=False).play_one, share)
    middle = middle_states(game, case)
    return Row(
        case=case.name,
        seats=case.seats,
        options=case.options,
        decision=random_play.microseconds,
        decisions_per_second=1e6 / random_play.microseconds,
        games_per_second=random_play.calls_per_second,
        decision_with_events=speed(RandomGames(game, case, telling=True).play_one, share).microseconds,
        clone=speed(lambda: clone_all(middle), share).microseconds,
        determinize=speed(lambda: determinize_all(game, middle, Rng(1)), share).microseconds,
        greedy_decision=_greedy(game, case, share),
    )


class RandomGames:
    """Random games of one case, set-up included, each with a new seed."""

    def __init__(self, game: AnyGame, case: Case, telling: bool) -> None:
        self.game = game
        self.case = case
        self.telling = telling
        self.chance = Rng(1)
        self.seed = 0

    def play_one(self) -> int:
        self.seed += 1
        state = self.game.setup(self.case.seats, self.seed, self.case.options)
        if not self.telling:
            state.quiet()
        return playout(self.game, state, self.chance)


class GreedyGames:
    """The same with `greedy` at every seat."""

    def __init__(self, game: AnyGame, case: Case) -> None:
        self.game = game
        self.case = case
        self.bots = [bot("greedy")] * case.seats
        self.streams = [Rng(seat) for seat in range(case.seats)]
        self.seed = 0

    def play_one(self) -> int:
        self.seed += 1
        state = self.game.setup(self.case.seats, self.seed, self.case.options)
        state.quiet()
        return play(self.game, state, self.bots, self.streams).decisions


def _greedy(game: AnyGame, case: Case, seconds: float) -> float | None:
    try:
        return speed(GreedyGames(game, case).play_one, seconds).microseconds
    except NotImplementedError:
        return None


def middle_states(game: AnyGame, case: Case) -> list[State]:
    """Quiet states from halfway through random games."""
    return [_halfway(game, case, seed) for seed in range(MIDDLE_STATES)]


def _halfway(game: AnyGame, case: Case, seed: int) -> State:
    """Played once to see how long the game is, and once more up to its middle."""
    state = game.setup(case.seats, seed, case.options)
    state.quiet()
    chance = Rng(seed)
    choices: list[tuple[int, int]] = []
    while state.pending:
        decision = state.pending[0]
        choices.append((decision.seat, decision.options[chance.below(len(decision.options))]))
        game.apply(state, *choices[-1])
    found: State = game.setup(case.seats, seed, case.options)
    found.quiet()
    for seat, code in choices[: len(choices) // 2]:
        game.apply(found, seat, code)
    return found


def clone_all(states: list[State]) -> int:
    for state in states:
        state.clone()
    return len(states)


def determinize_all(game: AnyGame, states: list[State], chance: Rng) -> int:
    for state in states:
        game.determinize(state, state.pending[0].seat, chance)
    return len(states)
