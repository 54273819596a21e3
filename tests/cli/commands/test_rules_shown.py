"""`taverna rules`: a page, a chapter, an entry, a search; and the rules without a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.cli.commands import GAME, refused, run


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
