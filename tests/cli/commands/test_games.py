"""`taverna games`: which there are, their options, and what is not certain about them."""

from __future__ import annotations

import json

import pytest

from tests.support.cli.commands import GAME, run


def test_games_lists_id_title_players_and_options_with_defaults_and_rules() -> None:
    told = run("games").output
    for word in (
        GAME,
        "Dead Man's Draw",
        "2–8",
        "pirates=true | false",
        "variation=none",
        "sudden-death",
        "DMD-80.3",
    ):
        assert word in told


def test_games_explains_every_option_of_one_game() -> None:
    told = run("games", GAME).output
    assert "Everyone keeps one of two pirates" in told
    assert "Sudden Death: The first bank worth 50 points or more wins at once." in told
    assert "true (default)" in told, "a value is shown as it is typed"


def test_games_in_portuguese_and_spanish() -> None:
    assert "Morte Súbita" in run("games", GAME, "--lang", "pt-BR").output
    assert "Muerte Súbita" in run("games", GAME, "--lang", "es").output


def test_games_lists_uncertain_facts_with_the_text_of_the_rule() -> None:
    told = " ".join(run("games", "--facts").output.split())
    assert "miser" in told
    assert "low to medium" in told
    assert "DMD-30.4" in told
    assert "Miser protects the cards placed before the Hook too" in told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "87 cards: 13 are proposals, 4 are proposals in part and 25 rest on a single source."),
        ("pt-BR", "87 cartas: 13 são propostas nossas, 4 são propostas em parte e 25 vêm de uma só fonte."),
        (
            "es",
            "87 cartas: 13 son propuestas nuestras, 4 son propuestas en parte y 25 vienen de una sola fuente.",
        ),
    ],
)
def test_games_tells_how_much_of_a_box_is_proposed_or_from_one_source(lang: str, told: str) -> None:
    assert told in " ".join(run("games", "bloodborne", "--lang", lang).output.split())
    assert told in " ".join(run("games", "bloodborne", "--facts", "--lang", lang).output.split())


def test_facts_name_the_cards_and_what_is_weak_about_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    rows = [
        [cell.strip() for cell in line.split("│")]
        for line in run("games", "bloodborne", "--facts", "--lang", "es").output.splitlines()
    ]
    for row in (
        ["", "Chikage", "2", "todo", "", ""],
        ["", "Rifle de Ludwig", "2", "efecto y número de copias", "daño y efecto", ""],
        ["", "Linterna de invierno", "1", "efecto", "", ""],
        ["", "Perro guardián de los Antiguos Señores", "1", "", "Trofeos", ""],
    ):
        assert row in rows
    names = {row[1] for row in rows if len(row) > 1}
    assert not {"chikage", "winter-lantern", "die-green"} & names, "no id where there is a name"


def test_a_game_that_does_not_tell_says_nothing_of_it() -> None:
    assert "cards:" not in run("games", GAME).output
    assert "proposed, or rests" not in run("games", GAME, "--facts").output


def test_games_as_json_tell_what_is_weak() -> None:
    (one,) = json.loads(run("games", "bloodborne", "--json").stdout)
    known = one["provenance"]
    assert [known[key] for key in ("unit", "total", "proposed", "partly", "single_source")] == [
        "cards",
        87,
        13,
        4,
        25,
    ]
    assert {
        "kind": "card",
        "id": "kirkhammer",
        "copies": 2,
        "proposed": False,
        "guessed": ["copies"],
        "single_source": ["damage"],
    } in known["weak"]


def test_games_as_json() -> None:
    one, *_ = json.loads(run("games", "--json").stdout)
    assert one["id"] == GAME
    assert one["players"] == [2, 8]
    assert [option["name"] for option in one["options"]][:3] == ["pirates", "mermaid_effect", "variation"]
    assert {"component": "casanova", "confidence": "medium", "rule": "DMD-22.4"} in one["facts"]
