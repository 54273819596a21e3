"""The command as a user types it: output, exit codes, one clear line for whatever is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import taverna
from tests.support.cli.commands import GAME, recorded, refused, run


def test_version_and_help() -> None:
    assert run("--version").output == f"taverna {taverna.__version__}\n"
    told = run("--help").output
    for command in ("play", "games", "rules", "replay", "simulate", "bench"):
        assert command in told


# games
def test_the_language_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "Jogadores" in run("games").output


# Refusals


def test_an_unknown_game_is_one_line_and_exit_code_2() -> None:
    assert "dead-mans-drw" in refused("games", "dead-mans-drw")


def test_refusals_speak_the_language_asked_for() -> None:
    assert "Não" in refused("games", "chess", "--lang", "pt-BR")
    assert "No" in refused("games", "chess", "--lang", "es")


def test_an_unknown_language_is_refused() -> None:
    assert "xx" in refused("games", "--lang", "xx")


def test_debug_lets_the_refusal_through() -> None:
    assert isinstance(run("--debug", "games", "chess").exception, taverna.TavernaError)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["play", GAME, "-p", "you"], "2 to 8"),
        (["play", GAME, "-p", "a,b,c,d,e,f,g,h,i"], "2 to 8"),
        (["play", GAME, "-p", "you,gredy"], "gredy"),
        (["play", GAME, "-o", "pirate=off"], "pirate"),
        (["play", GAME, "-o", "variation=none", "-o", "variation=none"], "variation"),
        (["play", GAME, "-o", "variation=sudden"], "sudden-death"),
        (["play", GAME, "-o", "pirates"], "pirates"),
        (["play", GAME, "-p", "you,greedy", "--seed", "-1"], "seed"),
        (["play", "chess"], "chess"),
        (["play", "--resume", "nowhere.json"], "nowhere.json"),
        (["play", GAME, "--resume", "nowhere.json"], "--resume"),
    ],
)
def test_play_refuses_what_it_cannot_deal(words: list[str], named: str) -> None:
    assert named in refused(*words)


@pytest.mark.parametrize(
    ("game", "option"), [("bloodborne", "final_boss=vicar-amelia"), ("dead-mans-draw", "variation=none")]
)
def test_options_alone_fill_the_smallest_table(game: str, option: str) -> None:
    """Asked only for options, it deals for as many as the game needs; what is refused is the missing terminal."""
    assert "terminal" in refused("play", game, "-o", option)


def test_play_needs_a_terminal() -> None:
    assert "terminal" in refused("play", GAME)
    assert "terminal" in refused("play", "-p", "Ana,greedy", "--lang", "pt-BR")


def test_resuming_with_too_few_players_is_refused(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", steps=10)
    assert "2 seats" in refused("play", "--resume", str(path), "-p", "Ana")


def test_a_place_that_cannot_be_written_is_refused_before_the_deal(tmp_path: Path) -> None:
    nowhere, folder, fine = tmp_path / "nope" / "x.json", tmp_path, tmp_path / "x.json"
    assert str(nowhere) in refused("play", GAME, "--save", str(nowhere))
    assert str(folder) in refused("play", GAME, "--save", str(folder))
    assert "needs a terminal" in refused("play", GAME, "--save", str(fine))
    assert not fine.exists(), "trying leaves nothing behind"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["simulate", GAME, "-n", "abc"], "--games"),
        (["simulate"], "game"),
        (["replay"], "file"),
        (["simulate", GAME, "--nope"], "--nope"),
        (["--nope"], "--nope"),
        (["simulat"], "simulat"),
    ],
)
def test_what_cannot_be_read_is_one_line_too(words: list[str], named: str) -> None:
    told = refused(*words)
    assert told.startswith("taverna: ")
    assert named in told


def test_no_words_at_all_are_answered_with_the_help() -> None:
    told = run().output
    assert "Usage" in told
    assert "simulate" in told


def test_a_switch_refuses_with_what_can_be_typed() -> None:
    assert "true, false" in refused("play", GAME, "-o", "pirates=maybe")


def test_the_server_without_its_packages_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "taverna.server.serving.running", None)
    assert refused("serve").endswith("The server needs more packages: pip install 'taverna[server]'")
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "O servidor precisa de mais pacotes" in refused("serve")


def test_a_start_of_the_server_that_is_refused_is_told_in_ones_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("msgspec")
    pytest.importorskip("litestar")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    monkeypatch.setenv("TAVERNA_WORKERS", "many")
    assert "No se puede usar el ajuste TAVERNA_WORKERS" in refused("serve")


# rules
