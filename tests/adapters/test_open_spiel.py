"""OpenSpiel's own simulation test and algorithms, and what they can't know about these games."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, outcome_sampling_mccfr

import taverna
from taverna.adapters.open_spiel import SpielBot, SpielGame, SpielState, register, resampler, short_name
from taverna.bots import bot
from taverna.games.gloomhaven import codes
from taverna.kernel import AnyGame, BadCall, OpenChance, OpenRng, Rng, State
from tests.support.adapters.common import GAMES, for_each_game

DECISIONS = 12
"""So many are searched in a game; the others are chosen at random."""


def load(game: AnyGame, **parameters: object) -> SpielGame:
    found: SpielGame = pyspiel.load_game(short_name(game), parameters)
    return found


def walk(game: SpielGame, rng: np.random.Generator) -> Iterator[SpielState]:
    """The decisions of a random game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            yield state
            actions = state.legal_actions()
        state.apply_action(int(rng.choice(actions)))
    yield state


@for_each_game
def test_open_spiel_random_simulation_passes(game: AnyGame) -> None:
    for seats in (game.seats.start, game.seats.stop - 1):
        pyspiel.random_sim_test(load(game, players=seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "text",
    [
        "taverna_dead_mans_draw(players=3,pirates=False,variation=strange-lands)",
        "taverna_dungeon_raiders(players=4,tactical=True)",
        "taverna_bloodborne(players=4,final_boss=vicar-amelia)",
        "taverna_gloomhaven(players=3,scenario=_2,level_1=3)",
    ],
)
def test_options_are_parameters(text: str) -> None:
    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert pyspiel.load_game(str(game)).options == game.options


# Chance


@for_each_game
def test_explicit_chance_is_the_chance_of_the_rules(game: AnyGame) -> None:
    """The rules, given all results in one go, lead through the same game as the tree, result by result."""
    rng = np.random.default_rng(3)
    state = load(game).new_initial_state()
    results: list[int] = []
    tables: list[dict[str, object]] = []
    moves: list[tuple[int, int]] = []
    while not state.is_terminal() and len(moves) < 150:
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        if outcomes:
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            action = int(rng.integers(len(outcomes)))
            results.append(action)
        else:
            action = int(rng.choice(state.legal_actions()))
            tables.append(on_table(game, state.table))
            moves.append((state.current_player(), action))
        state.apply_action(action)
    assert len(results) > 10
    real: State = game.begin(game.seats.start, OpenRng(results))
    for table, (seat, code) in zip(tables, moves, strict=True):
        assert on_table(game, real) == table
        with suppress(OpenChance):  # of the last move, after which the tree was left
            game.apply(real, seat, code)


def on_table(game: AnyGame, state: State) -> dict[str, object]:
    return {name: value for name, value in game.dump(state).items() if name != "rng"}


# What a player knows


@for_each_game
def test_imagined_worlds_can_not_be_told_apart(game: AnyGame) -> None:
    rng, stream = np.random.default_rng(5), Rng(5)
    for number, state in enumerate(walk(load(game), rng)):
        if number % 4 or state.is_terminal():
            continue
        player = state.current_player()
        world = state.imagined(player, stream)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.resample_from_infostate(player, lambda: 0.5).legal_actions() == state.legal_actions()


@for_each_game
def test_information_states_remember_the_way(game: AnyGame) -> None:
    """Perfect recall: who has been in different information states is never in the same one again."""
    rng = np.random.default_rng(2)
    pasts: dict[tuple[int, str], tuple[str, ...]] = {}
    for _ in range(3):
        been: dict[int, tuple[str, ...]] = {}
        for state in walk(load(game), rng):
            if state.is_terminal():
                break
            player = state.current_player()
            known = state.information_state_string(player)
            past = been.get(player, ())
            assert pasts.setdefault((player, known), past) == past
            been[player] = (*past, known)
    assert len(pasts) > 20


def test_a_secret_choice_is_known_to_its_player_only() -> None:
    state = next(walk(pyspiel.load_game("taverna_dungeon_raiders(players=3)"), np.random.default_rng(1)))
    after = [state.child(action) for action in state.legal_actions()[:2]]
    assert [child.current_player() for child in after] == [1, 1]
    assert len({child.information_state_string(0) for child in after}) == 2
    assert len({child.information_state_string(1) for child in after}) == 1


def test_what_others_do_without_a_sound_is_not_even_counted() -> None:
    """Who takes a card back and chooses it again has chosen once, as far as the others can tell (GH-S-SEL-06)."""
    game = load(taverna.game("gloomhaven"))
    state = next(one for one in walk(game, np.random.default_rng(1)) if asked(one) == "select")
    player, (lead, *_) = state.current_player(), state.legal_actions()
    other = 1 - player
    once = state.child(lead)
    (back,) = set(once.legal_actions()) & {codes.TAKE_BACK}
    twice = once.child(back).child(lead)
    assert on_table(state.position.game, once.table) == on_table(state.position.game, twice.table)
    assert once.information_state_string(player) != twice.information_state_string(player)
    assert once.information_state_string(other) == twice.information_state_string(other)
    assert state.information_state_string(other) == once.information_state_string(other)


def asked(state: SpielState) -> str:
    return "" if state.is_terminal() else state.table.pending[0].kind


@for_each_game
def test_deals_that_differ_in_secret_are_one_information_state(game: AnyGame) -> None:
    """One result of the deal is drawn otherwise, all others stay: who then sees and hears the same knows the same."""
    spiel, rng = load(game), np.random.default_rng(4)
    secret = 0
    results = [int(rng.integers(1 << 30)) for _ in range(300)]
    state = dealt(spiel, results)
    for place in range(min(len(results), 40)):
        other = dealt(spiel, [result + (at == place) for at, result in enumerate(results)])
        for player in range(spiel.num_players()):
            same = told(state, player) == told(other, player)
            known = [one.information_state_string(player) for one in (state, other)]
            assert (known[0] == known[1]) == same
            secret += same and str(other) != str(state)
    assert secret, "no pair of deals differed in secret"


def dealt(game: SpielGame, results: list[int]) -> SpielState:
    state = game.new_initial_state()
    for result in results:
        if not state.is_chance_node():
            return state
        state.apply_action(result % len(state.chance_outcomes()))
    raise AssertionError("the deal takes more results than that")


def told(state: SpielState, player: int) -> tuple[object, ...]:
    """What the player sees, and what was said at the table since the cards were dealt."""
    assert state.position.tale is not None
    heard = [event.to_dict() for event in state.position.tale.events if event.seen_by(player)]
    return state.position.game.view(state.table, player), heard, state.current_player()


# Algorithms of OpenSpiel


@for_each_game
def test_information_set_search_of_open_spiel_plays(game: AnyGame) -> None:
    """The first player searches, in worlds that the game imagines, and plays by the rules."""
    spiel = load(game)
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    searcher = ismcts.ISMCTSBot(spiel, rollouts, uct_c=1.0, max_simulations=6, random_state=random)
    searcher.set_resampler(resampler(Rng(1)))
    searched = 0
    for state in steered(spiel, np.random.default_rng(3), searcher):
        searched += len(state.legal_actions()) > 1
        if searched == DECISIONS:
            break
    assert searched > 3


def steered(game: SpielGame, rng: np.random.Generator, player: Any) -> Iterator[SpielState]:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action = int(rng.integers(len(state.chance_outcomes())))
        elif state.current_player() == 0:
            yield state
            action = int(player.step(state))
            assert action in state.legal_actions()
        else:
            action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
    yield state


def test_information_set_search_of_open_spiel_finds_the_winning_choice() -> None:
    """Banking wins: 16 points, and two cards are left for 14. Either of them busts (DMD-4.1), and all is lost."""
    rules = taverna.game("dead-mans-draw")
    game = load(rules, pirates=False)
    position = rules.load(
        {
            "seats": 2,
            "options": {"pirates": False},
            "play": ["mermaid-9", "key-7"],
            "draw": ["mermaid-8", "key-6"],
            "rest": "aside",
        }
    )
    state = game.new_initial_state(rules.line(position))
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    searcher = ismcts.ISMCTSBot(game, rollouts, uct_c=1.0, max_simulations=60, random_state=random)
    searcher.set_resampler(resampler(Rng(1)))
    draw, bank = state.legal_actions()
    assert searcher.step(state) == bank != draw


@for_each_game
def test_regret_minimisation_of_open_spiel_walks_through(game: AnyGame) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(game))
    np.random.seed(1)
    solver.iteration()
    assert len(solver._infostates) > 5


@for_each_game
def test_learning_environment_of_open_spiel_plays(game: AnyGame) -> None:
    env = rl_environment.Environment(load(game), observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(3)
    step = env.reset()
    rng = np.random.default_rng(1)
    assert env.observation_spec()["info_state"] == (game.observation.layout.size,)
    for _ in range(3000):
        if step.last():
            break
        player = step.observations["current_player"]
        step = env.step([int(rng.choice(step.observations["legal_actions"][player]))])
    assert step.last()
    assert 0.0 <= sum(step.rewards) <= 1.0 + 1e-9


@for_each_game
def test_our_bots_play_in_open_spiel(game: AnyGame) -> None:
    spiel = load(game)
    players = [SpielBot(bot("greedy"), Rng(seat)) for seat in range(spiel.num_players())]
    returns = evaluate_bots.evaluate_bots(spiel.new_initial_state(), players, np.random.RandomState(1))
    assert sum(returns) in (0.0, pytest.approx(1.0))


# Copies


@for_each_game
def test_positions_survive_pickling(game: AnyGame) -> None:
    """Also in the middle of chance, and go on to the same end."""
    state = load(game).new_initial_state()
    rng = np.random.default_rng(1)
    for number in range(200):
        if state.is_terminal():
            break
        copy = pickle.loads(pickle.dumps(state)) if number % 20 == 0 else state.clone()
        assert str(copy) == str(state)
        for player in range(state.num_players()):
            if not state.is_chance_node():
                assert copy.information_state_string(player) == state.information_state_string(player)
        action = int(rng.choice(state.legal_actions()))
        copy.apply_action(action)
        state.apply_action(action)
        assert str(copy) == str(state)


def test_process_ends_in_peace() -> None:
    """OpenSpiel holds on to registered games until after Python has ended."""
    code = "import taverna.adapters.open_spiel, pyspiel; pyspiel.load_game('taverna_dead_mans_draw')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_game_is_registered_once() -> None:
    register()
    names = pyspiel.registered_names()
    for game in GAMES:
        assert names.count(short_name(game)) == 1


def test_a_result_that_chance_does_not_have_is_refused() -> None:
    state = load(taverna.game("dead-mans-draw"), players=2).new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(BadCall, match=r"chance has \d+ results here, from 0 on, but not 9999"):
        state.apply_action(9999)


def test_what_is_remembered_has_no_tensor() -> None:
    game = load(taverna.game("dead-mans-draw"), players=2)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(BadCall, match="as a string, not as a tensor"):
        observer.set_from(game.new_initial_state(), 0)
