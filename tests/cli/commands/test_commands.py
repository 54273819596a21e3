"""The command as a user types it: output, exit codes, one clear line for whatever is refused."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import taverna
from taverna.bots import bot
from taverna.cli.app import app
from taverna.kernel import Match, Rng

GAME = "dead-mans-draw"


@pytest.fixture(autouse=True)
def wide_english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def refused(*words: str) -> str:
    """The one line with which the command refuses."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


def recorded(path: Path, seed: int = 1, steps: int | None = None, names: list[str] | None = None) -> Path:
    """A game of two greedy bots, all of it or its first steps, as a record."""
    match = Match(GAME, 2, seed, names=names)
    rng = Rng(seed)
    while match.pending and (steps is None or len(match.steps) < steps):
        decision = match.pending[0]
        match.submit(decision.seat, bot("greedy").choose(match.game, match.state, decision, rng))
    path.write_text(match.record().to_json(), "utf-8")
    return path


def test_version_and_help() -> None:
    assert run("--version").output == f"taverna {taverna.__version__}\n"
    told = run("--help").output
    for command in ("play", "games", "rules", "replay", "simulate", "bench"):
        assert command in told


# games


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


# replay


def test_replay_in_a_pipe_prints_the_log_in_words(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", names=["Ana", "greedy"])
    told = run("replay", str(path)).output
    assert told.startswith("Dead Man's Draw: Ana and Greedy\nSeed 1\n")
    assert "DMD-3.3" in told
    assert "Ana draws" in told
    assert told == run("replay", str(path), "--plain").output


def test_replay_speaks_all_languages(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", names=["Ana", "greedy"])
    assert "Ana saca" in run("replay", str(path), "--plain", "--lang", "pt-BR").output
    assert "Ana roba" in run("replay", str(path), "--plain", "--lang", "es").output


def test_replay_of_an_unfinished_game_says_so(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", steps=6)
    assert "unfinished" in run("replay", str(path)).output


def test_who_gave_no_name_is_addressed_in_the_replay(tmp_path: Path) -> None:
    path = recorded(tmp_path / "r.json", names=["you", "greedy"])
    assert "You draw" in run("replay", str(path)).output


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"format": "chess-record"}, "format"),
        ({"game": "chess"}, "chess"),
        ({"game_version": 99}, "99"),
        ({"steps": [[0, 187]]}, "steps[0]"),
        ({"steps": "all"}, "steps"),
        ({"seats": 77}, "77"),
        ({"seed": -3}, "seed"),
        ({"options": {"pirates": 3}}, "pirates"),
        ({"options": {"tarot": True}}, "tarot"),
        ({"names": ["only one"]}, "names"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_damaged_or_foreign_record_is_one_clear_line(
    tmp_path: Path, change: dict[str, object], named: str
) -> None:
    path = recorded(tmp_path / "r.json", steps=4)
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(data | change), "utf-8")
    told = refused("replay", str(path))
    assert named in told
    assert told.startswith(f"taverna: {path}: "), "the file is named"
    assert told.count(str(path)) == 1
    assert not told.endswith("..")
    assert refused("play", "--resume", str(path)) == told


@pytest.mark.parametrize("content", [b"", b"not json", b"[1, 2]", b"\xff\xfe\x00", b"null"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(content)
    assert str(path) in refused("replay", str(path))


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    assert "missing.json" in refused("replay", str(tmp_path / "missing.json"))
    assert str(tmp_path) in refused("replay", str(tmp_path))


# rules


def test_rules_shows_the_whole_page() -> None:
    told = run("rules", GAME).output
    assert "DMD-1.1" in told
    assert "DMD-80.3" in told


@pytest.mark.parametrize("wanted", ["3.5", "DMD-3.5", "dmd-3.5"])
def test_rules_shows_one_entry(wanted: str) -> None:
    told = run("rules", GAME, wanted).output
    assert "DMD-3 Turn structure and timing" in told
    assert "DMD-3.5 Before a card is placed" in told
    assert "DMD-3.6" not in told


def test_rules_shows_one_chapter() -> None:
    told = run("rules", GAME, "17").output
    assert told.startswith("DMD-17 Kraken")
    assert "DMD-17.13" in told
    assert "DMD-18" not in told


def test_rules_in_other_languages() -> None:
    assert "DMD-17.1" in run("rules", GAME, "17.1", "--lang", "es").output
    assert "Kraken" in run("rules", GAME, "17", "--lang", "pt-BR").output


def test_an_unknown_rule_suggests_the_nearest() -> None:
    assert "Did you mean DMD-17.9?" in refused("rules", GAME, "17.99")


@pytest.mark.parametrize("wanted", ["DMD-99.9", "99.9", "XYZ-1.1"])
def test_a_rule_of_no_chapter_suggests_nothing(wanted: str) -> None:
    told = refused("rules", GAME, wanted)
    assert wanted in told
    assert "Did you mean" not in told


def test_a_word_in_the_place_of_a_rule_is_looked_for() -> None:
    assert run("rules", GAME, "beastmaster").output == run("rules", GAME, "--search", "beastmaster").output
    assert "DMD-34.1" in run("rules", GAME, "beastmaster").output
    assert "zeppelin" in refused("rules", GAME, "zeppelin")


def test_rules_searches_for_words() -> None:
    told = run("rules", GAME, "--search", "kraken beastmaster").output
    assert "DMD-34.1" in told
    assert "DMD-1.1 " not in told
    assert "zeppelin" in refused("rules", GAME, "--search", "zeppelin")


def test_coverage_lists_rules_without_a_test_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_some.py").write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('DMD-1.1')\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('DMD-1.2', 'DMD-1.3'))])\n"
        "def test_it(x): pass\n"
    )
    monkeypatch.setattr("taverna.cli.commands.rules.tests_folder", lambda: tmp_path)
    result = run("rules", "--coverage")
    listed = [line.split()[0] for line in result.output.splitlines()]
    assert result.exit_code == 1
    assert "DMD-1.4" in listed
    assert not {"DMD-1.1", "DMD-1.2", "DMD-1.3"} & set(listed)
    assert "DMD-30.6" not in listed, "withdrawn rules need no test"
    assert "3 of 261 rules have a test" in result.output


def test_coverage_succeeds_when_every_rule_has_a_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from taverna.i18n.rules_pages import page

    ids = ", ".join(repr(entry.id) for entry in page(GAME, "en").entries)
    (tmp_path / "test_all.py").write_text(f"import pytest\npytestmark = pytest.mark.rule({ids})\n")
    monkeypatch.setattr("taverna.cli.commands.rules.tests_folder", lambda: tmp_path)
    result = run("rules", "--coverage", GAME)
    assert result.exit_code == 0
    assert result.output == f"{GAME}: 261 of 261 rules have a test.\n"


def test_coverage_needs_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taverna.cli.commands.rules.checkout", lambda: None)
    assert "checkout" in refused("rules", "--coverage")
