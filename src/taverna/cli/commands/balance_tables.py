"""`taverna balance gloomhaven --scenarios` and `--classes`: how hard scenarios are for bots, how classes do."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.markdown import Markdown

from taverna.arena.extras import extra
from taverna.bots import level_names
from taverna.cli.commands.tournament import RESULTS
from taverna.cli.errors import CliError, check_writable, write_file
from taverna.cli.progress import Bar, stoppable
from taverna.cli.texts import Texts, texts_in
from taverna.i18n import Words
from taverna.kernel import Setting

if TYPE_CHECKING:
    from taverna.arena.balance.cases import Cases
    from taverna.arena.report.case_table import Entry

GAME = "gloomhaven"
SEATS = 4
SCENARIOS, CLASSES = "scenarios", "classes"
NO_DEEDS: tuple[str, ...] = ()
SCENARIO_DEEDS: tuple[str, ...] = ("rounds", "exhausted*")
"""Rounds are the same for all heroes; exhausted heroes are counted by party."""


@dataclass(frozen=True)
class Wanted:
    """What was asked for. `games`: of each scenario, or of each party in each scenario."""

    table: str
    level: str
    games: int
    hero_level: int
    parties: int
    seed: int
    only: tuple[str, ...] = ()
    """Scenarios; without any, all."""

    @property
    def name(self) -> str:
        """Of the section and of its files."""
        heroes = f" {self.hero_level}" if self.table == SCENARIOS else ""
        return f"{self.table} {self.level}{heroes}"


@dataclass(frozen=True)
class Running:
    """Where the results go, and who plays."""

    out: Path
    results: Path | None
    jobs: int
    picture: bool
    lang: str
    as_json: bool


def tables(game: str, wanted: Wanted, running: Running) -> None:
    """Play what is missing, then write the section of the page, and the picture beside it."""
    if game != GAME:
        raise CliError("no-such-table", f"{game} has no table by {wanted.table}", values={"game": game})
    if wanted.level not in level_names():
        raise CliError(
            "no-such-level",
            f"--level-of-play: {wanted.level!r} is no level",
            values={"level": wanted.level, "levels": ", ".join(level_names())},
        )
    kept = running.results or _beside(running.out, wanted.name, RESULTS)
    check_writable(running.out)
    check_writable(kept)
    with extra("arena"):
        from taverna.arena.report.case_table import picture, with_section
    texts = texts_in(running.lang)
    found = _play(wanted, kept, running, texts)
    groups = (
        _by_class(found, texts) if wanted.table == CLASSES else [("", _by_scenario(wanted, found, texts))]
    )
    name = wanted.name
    section = _section(wanted, groups, texts)
    if running.picture:
        drawn = _beside(running.out, name, ".svg")
        write_file(drawn, picture(name, [entry for _, entries in groups for entry in entries]))
        section += f"\n\n![{name}]({drawn.name})"
    page = running.out.read_text("utf-8") if running.out.exists() else f"# {texts('cases-title')}\n"
    write_file(running.out, with_section(page, name, section))
    if running.as_json:
        rows = [
            {"group": group, "label": one.label, **asdict(one.counted)}
            for group, all in groups
            for one in all
        ]
        typer.echo(json.dumps(rows, indent=2))
    else:
        Console().print(Markdown(section))
        typer.echo(texts("balance-saved", page=str(running.out), results=str(kept)))


def _beside(out: Path, name: str, suffix: str) -> Path:
    return out.with_name(f"{out.stem}-{name.replace(' ', '-')}{suffix}")


def _cases(wanted: Wanted) -> list[dict[str, Setting]]:
    from taverna.games.gloomhaven.balance import party_cases, scenario_cases

    if wanted.table == CLASSES:
        return party_cases(wanted.parties, wanted.seed)
    cases = scenario_cases(wanted.hero_level)
    return [case for case in cases if not wanted.only or case["scenario"] in wanted.only]


def _play(wanted: Wanted, kept: Path, running: Running, texts: Texts) -> Cases:
    from taverna.arena.balance.cases import play_cases
    from taverna.arena.workers.run_context import Means

    bar = Bar(texts("sim-playing"), hidden=running.as_json)
    means = Means(kept, running.jobs, None, bar.tell, lambda: bar.say(texts("arena-finishing")))
    with stoppable(bar, texts("arena-stopped")):
        return play_cases(
            GAME, _cases(wanted), wanted.level, wanted.games, SEATS, wanted.seed, "scenario", means
        )


def _by_scenario(wanted: Wanted, found: Cases, texts: Texts) -> list[Entry]:
    from taverna.arena.report.case_table import Entry

    words = Words(texts.lang, GAME)
    ids = [str(case["scenario"]) for case in _cases(wanted)]
    return [
        Entry(f"{id} {words.component('scenario', id)}", counted)
        for id, counted in zip(ids, found.counted, strict=True)
    ]


def _by_class(found: Cases, texts: Texts) -> list[tuple[str, list[Entry]]]:
    """By scenario: the classes from best to worst."""
    from taverna.arena.report.case_table import Entry

    words = Words(texts.lang, GAME)
    groups: list[tuple[str, list[Entry]]] = []
    for scenario, classes in found.traits.items():
        ranked = sorted(classes.items(), key=lambda item: (-item[1].rate, item[0]))
        entries = [Entry(words.component("class", id), counted) for id, counted in ranked]
        groups.append((texts("cases-scenario", number=scenario), entries))
    return groups


def _section(wanted: Wanted, groups: Sequence[tuple[str, list[Entry]]], texts: Texts) -> str:
    from taverna.arena.report.case_table import markdown

    about: dict[str, str | int] = {"level": wanted.level, "games": wanted.games, "seed": str(wanted.seed)}
    first, deeds = "scenario", SCENARIO_DEEDS
    if wanted.table == CLASSES:
        first, deeds = "class", NO_DEEDS
        told = texts("cases-classes-told", parties=wanted.parties, **about)
    else:
        told = texts("cases-scenarios-told", heroes=str(wanted.hero_level), **about)
    header = [texts(f"cases-column-{name}") for name in (first, "games", "won", "sure")]
    header += [texts(f"cases-column-{deed.rstrip('*')}") for deed in deeds]
    parts = [f"## {texts(f'cases-{wanted.table}')}: {wanted.name.partition(' ')[2]}", told]
    for group, entries in groups:
        parts += [f"### {group}"] if group else []
        total = _total(entries)
        parts += [texts("cases-total", rate=f"{total:.0%}")] if wanted.table == SCENARIOS else []
        parts.append(markdown(header, entries, deeds, SEATS))
    return "\n\n".join(parts)


def _total(entries: Sequence[Entry]) -> float:
    """The mean of all rows."""
    return sum(entry.counted.rate for entry in entries) / max(1, len(entries))
