"""Characters: tempers change choices where they should, and nowhere do they see more than their seat."""

from __future__ import annotations

from itertools import combinations

import pytest

import taverna
from taverna.bots import CHARACTERS, Bot, LevelBot, SearchBot, bot, character_names, level_names, play
from taverna.bots.temper import CAREFUL, GREEDY, SHOWMAN, SPITEFUL, TEMPERS, feel
from taverna.kernel import BadCall, Rng
from tests.support.toy_game import SEARCH, SEAT, TOY

# The last choice of the game: seat 0, which can't win any more, gives its pearl to one of the others.
LAST_GIFT: dict[str, object] = {
    "seats": 3,
    "rounds_left": 0,
    "hands": [[], [], []],
    "pile": [2, 3, 6],
    "pearls": [0, 3, 2],
    "agenda": [["round"], ["give", 0, 0]],
}


def test_spite_takes_the_victory_from_whoever_leads() -> None:
    """A pearl for seat 1 lets it win alone, one for seat 2 makes the two share; seat 0 wins nothing either way."""
    state = TOY.load(LAST_GIFT)
    calm, spiteful = (SearchBot(iterations=40, temper=temper) for temper in ("calm", "spiteful"))
    decision = state.pending[0]
    assert calm.choose(TOY, state, decision, Rng(1)) == SEAT + 1  # all the same: the first of them
    assert spiteful.choose(TOY, state, decision, Rng(1)) == SEAT + 2


def test_the_contrary_leave_what_everybody_expects_if_it_costs_nothing() -> None:
    """Seat 0 wins whatever it does."""
    state = TOY.load(
        {**LAST_GIFT, "pearls": [9, 1, 0], "pile": [2, 3, 6], "agenda": [["round"], ["dive", 0, 1]]}
    )
    decision = state.pending[0]
    worth = TOY.judgement.rate_options(state, decision)
    expected = decision.options[worth.index(max(worth))]
    assert SearchBot(iterations=40).choose(TOY, state, decision, Rng(1)) == expected == SEARCH
    assert SearchBot(iterations=40, temper="contrary").choose(TOY, state, decision, Rng(1)) != expected


def test_the_careful_leave_a_wager_that_the_showman_takes() -> None:
    """Even odds of 0.3 more or less, against what one has."""
    state = TOY.setup(2, 1)
    hope = 0.5
    for temper, likes_it in ((CAREFUL, False), (SHOWMAN, True)):
        wager = [feel(temper, TOY, state, [hope + way * 0.3, 0.5], 0, hope) for way in (-1, 1)]
        assert (sum(wager) / 2 > feel(temper, TOY, state, [hope, 0.5], 0, hope)) is likes_it


def test_the_greedy_like_points_that_change_no_chances() -> None:
    poor, rich = (TOY.load({**LAST_GIFT, "pearls": [mine, 3, 2]}) for mine in (1, 2))
    chances = [0.4, 0.3, 0.3]
    assert feel(GREEDY, TOY, rich, chances, 0, 0.4) > feel(GREEDY, TOY, poor, chances, 0, 0.4)
    assert feel(SPITEFUL, TOY, rich, chances, 0, 0.4) == feel(SPITEFUL, TOY, poor, chances, 0, 0.4)


def test_a_character_plays_as_well_as_its_level_thinks() -> None:
    for one in CHARACTERS.values():
        made = bot(one.id, iterations=7)
        assert isinstance(made, LevelBot)
        assert (made.name, made.level) == (one.id, one.level)
        for game in taverna.games():
            player = made.player(game)
            assert isinstance(player, SearchBot)
            assert TEMPERS[player.settings.temper] == one.temper
            assert player.settings.iterations == 7


def test_characters_sit_down_to_games_of_rivals_only() -> None:
    for game in taverna.games():
        assert character_names(game) == ([] if game.cooperative else list(CHARACTERS))
    assert not set(CHARACTERS) & set(level_names())


def test_an_unknown_temper_is_refused() -> None:
    with pytest.raises(BadCall, match="temper"):
        bot("search:temper=moody")


@pytest.mark.compiled
def test_golden_games_in_which_the_characters_differ() -> None:
    """The same deal, the same others, the same streams: each of them plays a game of its own, and the same again."""
    game = taverna.game("dungeon-raiders")
    ends = {name: _played(game.setup(3, 7), name) for name in ("strong", *CHARACTERS)}
    for one, other in combinations(ends, 2):
        assert ends[one] != ends[other], (one, other)
    assert _played(game.setup(3, 7), "midas") == ends["midas"]


def _played(state: object, name: str) -> list[int]:
    """What seat 0 laid, room by room."""
    laid: list[int] = []

    class Watched(Bot):
        def choose(self, *given: object) -> int:
            code: int = bot(name, iterations=40).choose(*given)  # type: ignore[arg-type]
            laid.append(code)
            return code

    others = [bot("greedy"), bot("greedy")]
    play(taverna.game("dungeon-raiders"), state, [Watched(), *others], [Rng(seat) for seat in range(3)])  # type: ignore[arg-type]
    return laid
