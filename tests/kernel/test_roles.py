"""Roles of a game: what is left out has a plain default, and none stands between the caller and the one who knows."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path

import pytest

import taverna
from taverna.kernel import AgendaRules, AnyGame, Game, Handler, Outcome, Rng, Rules, Setting, State

ROLES = ("rules", "sight", "wording", "saving", "judgement", "observation", "survey", "components")


class Points(State):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.points = [0] * seats
        self.agenda = [(1, 0, 0), (0, 1, 2)]


class Award(Handler[Points]):
    """`first`: seat; `second`: the most that it may take."""

    def run(self, state: Points, first: int, second: int) -> None:
        state.ask(first, "award", list(range(second + 1)))

    def answer(self, state: Points, first: int, second: int, code: int) -> None:
        state.points[first] += code
        state.agenda.pop()


class PointsRules(AgendaRules[Points]):
    def __init__(self) -> None:
        super().__init__([Award(), Handler()])

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Points:
        return Points(seats, rng)

    def outcome(self, state: Points) -> Outcome:
        return Outcome(state.over, state.points, [])


GAME = Game("points", 1, range(2, 5), 3, (), ("award", "never"), PointsRules())


def test_only_the_rules_must_be_there() -> None:
    state = GAME.setup(3, 1)
    assert GAME.survey.traits_of(state, 0) == GAME.survey.deeds_of(state, 0) == []
    assert GAME.observation.layout.size == 0
    assert GAME.components.facts() == []
    assert GAME.components.provenance().total == 0
    assert GAME.wording.always_shown(state, state.pending[0]) == []
    assert GAME.rules.free_actions(state, 0) == []
    assert GAME.judgement.is_quiet(state)
    with pytest.raises(NotImplementedError):
        GAME.view(state, 0)
    with pytest.raises(NotImplementedError):
        GAME.judgement.rate_options(state, state.pending[0])


def test_without_a_judgement_of_its_own_the_score_is_the_estimate() -> None:
    """Half a victory to whoever leads, the other half to all alike."""
    state = GAME.setup(2, 1)
    assert GAME.judgement.estimate(state) == [0.5, 0.5]
    state.points = [3, 1]
    assert GAME.judgement.estimate(state) == [0.75, 0.25]


def test_where_all_win_or_none_points_say_nothing() -> None:
    together = Game("points", 1, range(2, 5), 3, (), ("award", "never"), PointsRules(), cooperative=True)
    state = together.setup(2, 1)
    state.points = [3, 1]
    assert together.judgement.estimate(state) == [0.5, 0.5]


def test_a_handler_gets_the_values_of_its_step_and_takes_the_answer() -> None:
    state = GAME.setup(3, 1)
    assert (state.pending[0].seat, state.pending[0].options) == (1, [0, 1, 2])
    state.agenda[:1] = []
    GAME.apply(state, 1, 2)
    assert state.points == [0, 2, 0]
    assert GAME.outcome(state).over


def test_a_step_that_nobody_handles_is_an_impossible_state() -> None:
    state = GAME.setup(3, 1)
    with pytest.raises(AssertionError, match="no step of this kind"):
        GAME.apply(state, 1, 2)
    with pytest.raises(AssertionError, match="asks nothing"):
        Handler[Points]().answer(state, 0, 0, 0)


def test_a_position_goes_through_the_role_that_completes_it() -> None:
    assert GAME.saving.complete({"seats": 2}) == {"seats": 2}


def _classes(game: AnyGame) -> list[type]:
    found = [type(getattr(game, role)) for role in ROLES]
    return [one for one in found if one.__module__.startswith("taverna.games.")]


def _source(role: type) -> ast.ClassDef:
    """From the sources: a compiled class has none to show."""
    spec = find_spec(role.__module__)
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    tree = ast.parse((folder / f"{role.__module__.rpartition('.')[2]}.py").read_text("utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == role.__name__)


def _forwards(method: ast.FunctionDef) -> bool:
    """Whether it only hands its own arguments on, all of them and in their order."""
    body = method.body[1:] if ast.get_docstring(method) else method.body
    last = body[0]
    call = last.value if isinstance(last, (ast.Return, ast.Expr)) else None
    own = [arg.arg for arg in method.args.args[1:]]
    if len(body) > 1 or not isinstance(call, ast.Call) or not own:
        return False
    return [arg.id if isinstance(arg, ast.Name) else "" for arg in call.args] == own


@pytest.mark.parametrize("game", taverna.games(), ids=lambda game: str(game.id))
def test_no_role_of_a_game_only_forwards(game: AnyGame) -> None:
    classes = _classes(game)
    assert len(classes) == len(ROLES)
    methods = [node for role in classes for node in _source(role).body if isinstance(node, ast.FunctionDef)]
    assert [method.name for method in methods if _forwards(method)] == []


@pytest.mark.parametrize("game", taverna.games(), ids=lambda game: str(game.id))
def test_a_role_is_asked_by_the_name_that_callers_use(game: AnyGame) -> None:
    """What is asked of the game and of a role has one name."""
    for name, role in {"outcome": game.rules, "view": game.sight, "determinize": game.sight}.items():
        assert callable(getattr(game, name))
        assert name in vars(type(role))
    assert "describe" in vars(type(game.wording))
    assert isinstance(game.rules, Rules)
