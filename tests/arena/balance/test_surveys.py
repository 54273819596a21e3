"""Every game's survey is sound: what it names has words, what it counts has a name."""

from __future__ import annotations

import pytest

import taverna
from taverna.bots import bot, play
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import TABLE, UNCOUNTED, AnyGame, Rng

GAMES = pytest.mark.parametrize("game", taverna.games(), ids=lambda game: str(game.id))


@GAMES
def test_every_option_code_has_a_kind_of_choice_or_none(game: AnyGame) -> None:
    survey = game.survey
    assert len(survey.kinds) == (game.codes if survey.choices else 0)
    used = set(survey.kinds) - {UNCOUNTED}
    assert used == set(range(len(survey.choices)))


@GAMES
def test_nothing_is_named_twice(game: AnyGame) -> None:
    survey = game.survey
    deeds = [*survey.deeds, *survey.choices]
    assert len(set(deeds)) == len(deeds)
    traits = [(trait.kind, trait.id) for trait in survey.traits]
    assert len(set(traits)) == len(traits)
    shared = {trait.kind for trait in survey.traits if trait.shared}
    assert not shared & {trait.kind for trait in survey.traits if not trait.shared}


@GAMES
def test_finished_games_are_counted(game: AnyGame) -> None:
    survey = game.survey
    for seats in game.seats:
        state = game.setup(seats, 11)
        play(game, state, [bot("random")] * seats, [Rng(seat) for seat in range(seats)])
        for seat in range(seats):
            assert len(game.survey.deeds_of(state, seat)) == len(survey.deeds)
            assert len(game.survey.statistics_of(state, [], seat)) == len(survey.statistics)
            found = game.survey.traits_of(state, seat)
            assert len(set(found)) == len(found)
            assert found, "something can be told about everyone"
            assert all(not survey.traits[trait].shared for trait in found)
        assert all(survey.traits[trait].shared for trait in game.survey.traits_of(state, TABLE))


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(game: AnyGame, language: str) -> None:
    words, survey = Words(language, game.id), game.survey
    named = [("survey", trait.kind) for trait in survey.traits]
    named += [("deed", name) for name in (*survey.deeds, *survey.choices)]
    named += [("statistic", one.name) for one in survey.statistics]
    named += [(trait.kind, trait.id) for trait in survey.traits]
    assert [pair for pair in named if not words.catalogue.locate(*pair)[0]] == []
    assert all(words.component_help("survey", trait.kind) for trait in survey.traits)
