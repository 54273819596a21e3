"""Simulated campaigns as a page of Markdown: numbers and names, so that it can stand among the documents."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from taverna.arena.campaigns.chronicle import CampaignStory, Chronicle

Name = Callable[[str, str], str]
"""Kind and id of a component in words."""


def campaign_page(chronicle: Chronicle, name: Name) -> str:
    plan = chronicle.plan
    until = "until nothing is left to play" if not plan.until else f"{plan.until} scenarios each"
    parts = [
        "# Gloomhaven: campaigns by bots",
        f"Campaigns: {len(chronicle.stories)}, {until}. {plan.heroes} heroes, `{plan.level}`, seed {plan.seed}. "
        f"What is lost once is played one level easier; after {plan.most_tries} defeats a scenario is given up.",
        "## Campaigns",
        _campaigns(chronicle),
        "## How long until a class opens",
        "In scenarios played, of the campaigns in which it did.",
        _classes(chronicle, name),
        "## Scenarios",
        _scenarios(chronicle, name),
        "## The first campaign, in the order played",
        _lines(chronicle.stories[0], name),
    ]
    return "\n\n".join(parts) + "\n"


def _rows(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in row) + " |" for row in lines)


def _campaigns(chronicle: Chronicle) -> str:
    rows = [
        (
            story.number + 1,
            story.ended or "goes on",
            story.played,
            story.last("completed"),
            len(story.retired()),
            story.last("prosperity"),
            story.last("reputation"),
            story.last("donations"),
        )
        for story in chronicle.stories
    ]
    head = ("campaign", "ended", "played", "completed", "retired", "prosperity", "reputation", "donations")
    return _rows(head, rows)


def _classes(chronicle: Chronicle, name: Name) -> str:
    rows = []
    for id, after in chronicle.classes():
        mean = f"{sum(after) / len(after):.1f}" if after else ""
        few, many = (str(min(after)), str(max(after))) if after else ("", "")
        rows.append((name("class", id), f"{len(after)} of {len(chronicle.stories)}", few, mean, many))
    return _rows(("class", "campaigns", "earliest", "mean", "latest"), rows)


def _scenarios(chronicle: Chronicle, name: Name) -> str:
    rows = [
        (number, name("scenario", str(number)), played, won, f"{won / played:.0%}")
        for number, played, won in chronicle.scenarios()
    ]
    return _rows(("no.", "scenario", "played", "won", "rate"), rows)


def _lines(story: CampaignStory, name: Name) -> str:
    rows = []
    for place, line in enumerate(story.lines):
        if "scenario" not in line:
            continue
        heroes = line["heroes"]
        assert isinstance(heroes, list)
        party = ", ".join(f"{name('class', hero['class'])} {hero['level']}" for hero in heroes)
        gold = "/".join(str(hero["gold"]) for hero in heroes)
        news = _names(line, "retired", "class", name, "retires") + _names(
            line, "classes", "class", name, "opens"
        )
        title = f"{line['scenario']} {name('scenario', str(line['scenario']))}"
        won = "won" if line["won"] else "lost"
        rows.append(
            (place + 1, title, line["try"], won, line["level"], line["rounds"], party, gold, "; ".join(news))
        )
    return _rows(("", "scenario", "try", "", "level", "rounds", "party", "gold", "news"), rows)


def _names(line: dict[str, object], field: str, kind: str, name: Name, verb: str) -> list[str]:
    found = line[field]
    assert isinstance(found, list)
    return [f"{name(kind, id)} {verb}" for id in found]
