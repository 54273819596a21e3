"""`taverna rules`: the numbered rules, one or all, by number or by word; and which of them have no test."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from taverna.cli.arguments.parameters import Lang, language
from taverna.cli.errors import CliError
from taverna.cli.texts import Texts, texts_in
from taverna.i18n.rules_pages import Entry, Page, Section, checkout, page, paged_games
from taverna.kernel import game as find_game, games

UNPROVED = 1
LIKE_ID = re.compile(r"[a-z.-]*\d[\w.-]*$", re.IGNORECASE)
LIKE_KIND = re.compile(r"[a-z]+(-[a-z]+)+$", re.IGNORECASE)


def rules(
    game: Annotated[str | None, typer.Argument(help="The game's id.")] = None,
    rule: Annotated[
        str | None, typer.Argument(help="A rule or chapter: 3.5, DMD-3.5, R-12, 17; or a word.")
    ] = None,
    search: Annotated[str | None, typer.Option("--search", "-s", help="Only rules with these words.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the rules that no test proves.")] = False,
    lang: Lang = None,
) -> None:
    """Show the rules of a game."""
    spoken = language(lang)
    console, texts = Console(), texts_in(spoken)
    if coverage:
        chosen = [_chosen_game(game)] if game else paged_games()
        raise typer.Exit(show_coverage(chosen, texts, console))
    shown = page(_chosen_game(game), spoken)
    if rule and _names_rules(shown, rule):
        _show_rule(shown, rule, console)
    elif rule or search:
        _show_found(shown, f"{rule or ''} {search or ''}".strip(), console)
    else:
        console.print(Markdown(shown.markdown))


def _chosen_game(game_id: str | None) -> str:
    """A page can be read before the game can be played."""
    known = games()
    if game_id:
        return game_id if game_id in paged_games() else find_game(game_id).id
    if len(known) == 1:
        return known[0].id
    raise CliError(
        "which-game", "which game's rules?", values={"allowed": ", ".join(game.id for game in known)}
    )


def _names_rules(shown: Page, words: str) -> bool:
    """Is this an id, or something to look for? `BB-R` and `GH-S-FOC` are ids where the page has such."""
    if LIKE_KIND.match(words):
        return bool(shown.chapter(words) or shown.family(words))
    return LIKE_ID.match(words) is not None


# Showing


def _show_rule(shown: Page, wanted: str, console: Console) -> None:
    entry, chapter = shown.find(wanted), shown.chapter(wanted)
    if entry:
        section = shown.section_of(entry.id)
        if section:
            console.print(Text(f"{section.chapter} {section.title}".strip(), "dim"))
        console.print(_line(entry))
    elif chapter:
        for section in chapter:
            _show_section(section, console)
    elif LIKE_KIND.match(wanted):
        for entry in shown.family(wanted):
            console.print(_line(entry))
    else:
        near = shown.nearest(wanted)
        chapters = dict.fromkeys(section.chapter for section in shown.sections if section.chapter)
        raise CliError(
            "unknown-rule" if near else "unknown-rule-far",
            f"there is no rule {wanted!r}" + (f"; did you mean {near}?" if near else ""),
            values={"id": shown.full_id(wanted), "near": near, "allowed": ", ".join(chapters)},
        )


def _show_section(section: Section, console: Console) -> None:
    console.print(Text(f"{section.id} {section.title}".strip(), "bold"))
    if section.prose.strip():
        console.print(Markdown(section.prose))
    for entry in section.entries:
        console.print(_line(entry))


def _line(entry: Entry) -> Text:
    return Text.assemble(
        (f"{entry.id} ", "bold"), (f"({entry.mark}) " if entry.mark else "", "dim"), entry.text
    )


def _show_found(shown: Page, words: str, console: Console) -> None:
    found = shown.search(words)
    if not found:
        raise CliError("nothing-found", f"no rule has the words {words!r}", values={"words": words})
    for entry in found:
        console.print(_line(entry))


# Coverage


def show_coverage(chosen: list[str], texts: Texts, console: Console) -> int:
    """One line for each rule without a test; the exit code says whether there are any."""
    tests = tests_folder()
    proved = {rule for path in sorted(tests.rglob("*.py")) for rule in marked_rules(path.read_text("utf-8"))}
    missing = 0
    for game in chosen:
        entries = [entry for entry in page(game, "en").entries if not entry.withdrawn]
        without = [entry for entry in entries if entry.id not in proved]
        missing += len(without)
        done = len(entries) - len(without)
        for entry in without:
            console.print(_line(entry))
        console.print(texts("coverage", game=game, done=done, all=len(entries)), highlight=False)
    return UNPROVED if missing else 0


def tests_folder() -> Path:
    """Only a checkout has the tests."""
    top = checkout()
    if top is None or not (top / "tests").is_dir():
        raise CliError(
            "no-checkout", "the coverage of rules needs a checkout of the repository, with its tests"
        )
    return top / "tests"


def marked_rules(source: str) -> set[str]:
    """The ids in `pytest.mark.rule("...", ...)`, wherever it stands."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            found.update(text for text in texts if isinstance(text, str))
    return found


def _is_rule_mark(function: ast.expr) -> bool:
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    return isinstance(function.value, ast.Attribute) and function.value.attr == "mark"
