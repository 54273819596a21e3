"""`taverna rules` for the ids of every game: rulings, parts of chapters, short forms, and what has no test yet."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from taverna.cli.app import app
from taverna.cli.screens.dialogs import RulesBrowser
from taverna.cli.texts import texts_in
from taverna.i18n.rules_pages import page, paged_games
from tests.support.cli.screens import at_table, session_of, text


@pytest.fixture(autouse=True)
def wide_english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """So wide that no rule is broken into lines."""
    monkeypatch.setenv("COLUMNS", "2000")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["rules", *words])


@pytest.mark.parametrize(
    ("game", "wanted", "chapter", "entry"),
    [
        ("dungeon-raiders", "R-12", "DR-5 Steps of a room", "R-12 (ruling) For a room"),
        ("dungeon-raiders", "r12", "DR-5 Steps of a room", "R-12 (ruling) For a room"),
        ("dungeon-raiders", "10.20", "DR-10 Wolf Pack", "DR-10.20 If you play a torch"),
        ("bloodborne", "BB-R.16", "BB-4 Step 3: instant effects", "BB-R.16 (ruling) If two or more"),
        ("bloodborne", "r.16", "BB-4 Step 3: instant effects", "BB-R.16 (ruling) If two or more"),
        (
            "bloodborne",
            "D.2",
            "BB-11 Differences between the rulebooks",
            "BB-D.2 (difference) Hunter's Dream",
        ),
        ("bloodborne", "3.14", "BB-3 Action cards", "BB-3.14 (card) Hunter Pistol"),
    ],
)
def test_one_rule_is_shown_with_its_place(game: str, wanted: str, chapter: str, entry: str) -> None:
    result = run(game, wanted)
    assert result.exit_code == 0, result.output
    place, told = result.output.splitlines()
    assert place == chapter
    assert told.startswith(entry)


def test_a_number_alone_is_a_chapter_and_never_a_ruling() -> None:
    told = run("dungeon-raiders", "12").output
    assert told.startswith("DR-12 Coins")
    assert [line.split()[0] for line in told.splitlines()] == ["DR-12", "DR-12.1", "R-2", "R-18", "R-25"]


def test_a_chapter_is_shown_with_all_its_parts() -> None:
    told = run("bloodborne", "4").output
    for expected in ("BB-4 The round", "BB-4.1 ", "Step 1: choose and play", "BB-4.50 ", "BB-R.66 "):
        assert expected in told
    assert "BB-5.1 " not in told


def test_all_of_a_kind() -> None:
    listed = [line.split()[0] for line in run("bloodborne", "bb-d").output.splitlines()]
    assert listed == [f"BB-D.{number}" for number in range(1, 16)]


def test_a_word_with_a_hyphen_is_looked_for() -> None:
    assert "DR-6.5 If the room has a second chest" in run("dungeon-raiders", "second-highest").output
    assert "DR-1.1 " not in run("dungeon-raiders", "second-highest").output


def test_an_unknown_ruling_suggests_one() -> None:
    result = run("dungeon-raiders", "R-99")
    assert result.exit_code == 2
    assert "Did you mean R-9?" in result.stderr


def test_coverage_names_every_page_and_asks_for_no_examples(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_some.py").write_text(
        "import pytest\npytestmark = pytest.mark.rule('R-12', 'AE-1', 'INV-1', 'BB-R.16', 'BB-EX.3', 'BB-INV.2')\n"
    )
    monkeypatch.setattr("taverna.cli.commands.rules.tests_folder", lambda: tmp_path)
    result = run("--coverage")
    assert result.exit_code == 1
    listed = {line.split()[0] for line in result.output.splitlines()}
    assert {"R-13", "DR-1.1", "BB-R.17", "BB-1.1", "BB-D.1", "DMD-1.1"} <= listed
    assert not {"R-12", "BB-R.16"} & listed
    assert not [name for name in listed if name.startswith(("AE-", "INV-", "BB-EX", "BB-INV"))]
    assert (
        f"dungeon-raiders: 1 of {len(page('dungeon-raiders', 'en').entries)} rules have a test."
        in result.output
    )
    assert f"bloodborne: 1 of {len(page('bloodborne', 'en').entries)} rules have a test." in result.output


def test_the_browser_of_the_terminal_opens_every_page_at_a_ruling() -> None:
    async def story() -> None:
        async with at_table(session_of("you", "greedy", seed=7, pirates=False)) as (table, pilot):
            for game in paged_games():
                rules = page(game, "en")
                wanted = rules.entries[len(rules.entries) // 2]
                await table.push_screen(RulesBrowser(rules, wanted.id, texts_in("en")))
                await pilot.pause()
                assert f"{wanted.id}  " in text(table)
                await table.pop_screen()

    asyncio.run(story())
