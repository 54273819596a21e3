"""Levels and bots by name: who plays them, what they can be told, and what is refused."""

from __future__ import annotations

import pytest

import taverna
from taverna.bots import (
    CHARACTERS,
    Bot,
    GreedyBot,
    LevelBot,
    SearchBot,
    bot,
    bot_names,
    level_names,
    level_players,
    play,
    split_bots,
)
from taverna.bots.levels import LEVELS, PLAYERS
from taverna.bots.naming import parse
from taverna.kernel import AnyGame, BadCall, Decision, Rng, State
from tests.support.toy_game import SEARCH, SPLIT, TOY, Beach, DiversJudgement, PearlDivers


class Choosy(PearlDivers):
    """Names other players for two of its levels."""

    def __init__(self) -> None:
        super().__init__()
        self.levels = {"strong": "greedy:overlooks=0.1", "master": "search:iterations=7,depth=3"}


def player_of(text: str, game: AnyGame = TOY) -> Bot:
    made = bot(text)
    assert isinstance(made, LevelBot)
    return made.player(game)


# Names


def test_levels_go_from_weak_to_strong() -> None:
    assert level_names() == ["novice", "regular", "strong", "master"]
    assert set(level_names()) | set(CHARACTERS) | {"random", "greedy", "search"} == set(bot_names())


@pytest.mark.parametrize("game", taverna.games(), ids=lambda game: str(game.id))
def test_the_levels_of_every_game_name_players(game: AnyGame) -> None:
    assert set(game.levels) <= set(LEVELS)
    for text in game.levels.values():
        parse(text, PLAYERS)


@pytest.mark.parametrize("game", taverna.games(), ids=lambda game: game.id)
def test_ratings_of_every_game_rise_with_the_level(game: AnyGame) -> None:
    assert game.ratings["regular"] == 1000, "all others are measured against it"
    levels = {name: rating for name, rating in game.ratings.items() if name not in CHARACTERS}
    assert list(levels) == level_names()
    assert list(levels.values()) == sorted(set(levels.values()))


def test_who_plays_the_levels_of_a_game() -> None:
    assert list(level_players(Choosy()).items()) == [
        ("novice", "greedy:overlooks=0.3"),
        ("regular", "greedy"),
        ("strong", "greedy:overlooks=0.1"),
        ("master", "search:iterations=7,depth=3"),
    ]


def test_a_level_is_played_as_usual_unless_the_game_says_otherwise() -> None:
    regular, strong = player_of("regular"), player_of("strong")
    assert isinstance(regular, GreedyBot)
    assert regular.overlooks == 0.0
    assert isinstance(strong, SearchBot)
    game = Choosy()
    strong, master = player_of("strong", game), player_of("master", game)
    assert isinstance(strong, GreedyBot)
    assert strong.overlooks == 0.1
    assert isinstance(master, SearchBot)
    assert (master.settings.iterations, master.depth) == (7, 3)


def test_one_bot_serves_several_games() -> None:
    made = bot("master")
    assert isinstance(made, LevelBot)
    choosy = Choosy()
    choosy.id = "choosy-divers"
    assert made.player(TOY) is not made.player(choosy)
    assert made.player(TOY) is made.player(TOY)


# Parameters


def test_parameters_may_stand_in_the_text_or_beside_it() -> None:
    for made in (bot("search:iterations=50,explore=0.5"), bot("search", iterations=50, explore=0.5)):
        assert isinstance(made, SearchBot)
        assert (made.settings.iterations, made.settings.explore) == (50, 0.5)


def test_parameters_may_still_be_called_as_before() -> None:
    """Stored tables and results name bots in text."""
    made = bot("search:trust=1.5,credit=0.5,doubt=0.2,grow=3")
    assert isinstance(made, SearchBot)
    settings = made.settings
    assert (settings.prior_margin, settings.opponent_search_rate) == (1.5, 0.5)
    assert (settings.opponent_noise, settings.expand_after) == (0.2, 3)
    with pytest.raises(BadCall, match="twice"):
        bot("search:trust=1,prior_margin=2")


def test_a_level_hands_on_what_its_player_understands() -> None:
    strong = player_of("strong:iterations=12,overlooks=0.5")
    assert isinstance(strong, SearchBot)
    assert strong.settings.iterations == 12
    novice = player_of("novice:iterations=12,overlooks=0.5")
    assert isinstance(novice, GreedyBot)
    assert novice.overlooks == 0.5


def test_a_level_brings_its_clock() -> None:
    made = bot("strong", clock=lambda: 0.0, seconds=2.0)
    assert isinstance(made, LevelBot)
    player = made.player(TOY)
    assert isinstance(player, SearchBot)
    assert player.settings.seconds == 2.0


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("srong", "unknown-bot", "did you mean 'strong'"),
        ("search:iteration=5", "unknown-parameter", "did you mean 'iterations'"),
        ("random:iterations=5", "unknown-parameter", "'random' has no parameter"),
        ("search:iterations=0", "bad-parameter", "it can be: 1 – 10000000"),
        ("search:iterations=1.5", "bad-parameter", "1 – 10000000"),
        ("search:iterations=many", "bad-parameter", "'many'"),
        ("search:explore=nan", "bad-parameter", "0 – 10"),
        ("search:policy=wild", "bad-parameter", "random, light, greedy"),
        ("novice:overlooks=1.5", "bad-parameter", "0 – 1"),
        ("search:", "bad-option-text", "write name=value"),
        ("search:iterations", "bad-option-text", "write name=value"),
        ("search:depth=1,depth=2", "option-twice", "twice"),
        ("strong:seconds=1", "no-clock", "clock"),
        ("", "unknown-bot", "there is no bot ''"),
    ],
)
def test_what_can_not_be_is_refused(text: str, code: str, words: str) -> None:
    with pytest.raises(BadCall, match=words) as refused:
        bot(text)
    assert refused.value.code == code


def test_a_parameter_beside_the_text_is_checked_as_well() -> None:
    with pytest.raises(BadCall, match="iterations"):
        bot("strong", iterations=True)
    with pytest.raises(BadCall, match="'depths'"):
        bot("strong", depths=1)


def test_a_list_of_bots_keeps_their_parameters_together() -> None:
    assert split_bots(" strong, search:iterations=50,explore=1 ,greedy,, ") == [
        "strong",
        "search:iterations=50,explore=1",
        "greedy",
    ]
    assert split_bots("") == []
    assert split_bots("depth=1,greedy") == ["depth=1", "greedy"], "to be refused, not dropped"


# How they play


class Favourite(DiversJudgement):
    """Searching looks best, splitting second."""

    def rate_options(self, state: Beach, decision: Decision) -> list[float]:
        return [2.0 if code == SEARCH else 1.0 if code == SPLIT else 0.0 for code in decision.options]


def test_a_novice_overlooks_some_of_the_best_options() -> None:
    game = PearlDivers(Favourite)
    state = game.load(
        {"seats": 2, "hands": [[0], [5]], "pile": [1, 2], "agenda": [["round"], ["dive", 0, 2]]}
    )
    made, rng = bot("novice:overlooks=0.25"), Rng(7)
    chosen = [made.choose(game, state, state.pending[0], rng) for _ in range(4000)]
    # All three overlooked (1/64): the best one after all.
    assert chosen.count(SEARCH) / 4000 == pytest.approx(3 / 4 + 1 / 64, abs=0.03)
    assert chosen.count(SPLIT) / 4000 == pytest.approx(3 / 16, abs=0.03)


def test_who_does_not_look_ahead_judges_too() -> None:
    state = TOY.setup(3, 4)
    found = bot("regular").judge(TOY, state, state.pending[0], Rng(1))
    assert {one.code for one in found} == set(state.pending[0].options)
    assert [one.share for one in found] == [1.0] + [0.0] * (len(found) - 1)
    assert found[0].expected is None


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "seats"), [("dead-mans-draw", 2), ("dungeon-raiders", 3), ("bloodborne", 3)]
)
def test_novices_beat_random_players(game: str, seats: int) -> None:
    """By far: among as many random players they win at least twice their share."""
    rules = taverna.game(game)
    novice, other = bot("novice"), bot("random")
    won = 0.0
    games = 60
    for number in range(games):
        place = number % seats
        state = rules.setup(seats, number)
        state.quiet()
        bots = [novice if seat == place else other for seat in range(seats)]
        play(rules, state, bots, [Rng(100 * number + seat) for seat in range(seats)])
        won += rules.outcome(state).rewards()[place]
    assert won / games > min(0.75, 2 / seats)


# What they may know

SEARCHED = [("dead-mans-draw", 2), ("dungeon-raiders", 4), ("bloodborne", 3), ("gloomhaven", 2)]
"""Where levels look ahead: everywhere."""


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "seats", "name"),
    [
        *((game, seats, level) for game, seats in SEARCHED for level in ("strong", "master")),
        ("gloomhaven", 2, "search:depth=6"),
    ],
)
def test_a_search_thinks_the_same_whatever_it_can_not_know(game: str, seats: int, name: str) -> None:
    """Not only the choice: every option is judged alike when all that is hidden from the seat is swapped."""
    rules = taverna.game(game)
    made, rng = bot(name, iterations=12), Rng(8)
    state = rules.setup(seats, 11)
    state.quiet()
    compared = 0
    for step in range(60):
        if not state.pending:
            break
        decision = state.pending[rng.below(len(state.pending))]
        if step % 6 == 0 and len(decision.options) > 1:
            truth = told(made, rules, state, decision)
            for swap in range(2):
                world = rules.determinize(state, decision.seat, Rng(1000 * step + swap))
                question = next(asked for asked in world.pending if asked.seat == decision.seat)
                assert told(made, rules, world, question) == truth
                compared += 1
        rules.apply(state, decision.seat, decision.options[rng.below(len(decision.options))])
    assert compared >= 6


def told(made: Bot, rules: AnyGame, state: State, decision: Decision) -> list[tuple[int, float, float]]:
    found = made.judge(rules, state, decision, Rng(3))
    return [(one.code, one.share, one.expected or 0.0) for one in found]
