"""Who sits where, from the words typed and from the names in a record."""

from __future__ import annotations

import pytest

from taverna.cli.seating import Player, seat_all, seat_recorded
from taverna.cli.texts import texts_in
from taverna.kernel import BadCall


def test_what_names_a_bot_is_one_and_the_rest_are_people() -> None:
    assert seat_all(["Ana", "greedy"]) == [Player("Ana"), Player("greedy", "greedy")]


def test_commas_and_repeated_options_are_the_same() -> None:
    assert seat_all(["Ana, greedy", "random"]) == seat_all(["Ana", "greedy", "random"])


def test_names_are_unique_at_the_table() -> None:
    names = [player.name for player in seat_all(["Ana,Ana,greedy,greedy,greedy"])]
    assert names == ["Ana", "Ana 2", "greedy", "greedy 2", "greedy 3"]


def test_a_bot_may_be_capitalized_but_not_misspelt() -> None:
    assert seat_all(["Greedy"]) == [Player("greedy", "greedy")]
    with pytest.raises(BadCall, match="greedy"):
        seat_all(["gredy"])


def test_a_record_knows_its_bots_again() -> None:
    players = seat_all(["you", "greedy,greedy"])
    assert seat_recorded([player.name for player in players], 3) == players


def test_a_record_without_names_has_one_person() -> None:
    assert [player.bot for player in seat_recorded([], 3)] == ["", "regular", "regular"]


def test_players_are_called_by_their_language() -> None:
    you, _, second = seat_all(["you", "greedy,greedy"])
    assert texts_in("pt-BR").player(you) == "Você"
    assert texts_in("es").player(second) == "Codicioso 2"
    assert texts_in("es").player(Player("Ana")) == "Ana"


def test_characters_are_called_by_name_and_people_may_be_called_much_like_them() -> None:
    assert seat_all(["Ana", "MIDAS", "Brava"]) == [Player("Ana"), Player("Midas", "midas"), Player("Brava")]
    assert seat_recorded(["Ana", "Midas", "Midas 2"], 3)[1:] == [
        Player("Midas", "midas"),
        Player("Midas 2", "midas"),
    ]
