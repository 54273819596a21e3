"""The report as a page: all of it in one file, every plot with a table, in the words of whoever reads it."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from taverna.arena.balance import balance
from taverna.arena.balance.findings import Balance, Group, Line
from taverna.arena.report.balance_page import report
from taverna.arena.report.plots import COLOURS, Dot, Plotter
from taverna.arena.statistics.estimates import Mean, Rate
from taverna.cli.commands.balance import PageTexts
from taverna.i18n import LANGUAGES

DMD = "dead-mans-draw"
VOID = {"meta", "br", "path", "use", "rect", "circle", "line", "stop"}
ADDRESSES = re.compile(r"(?:https?:)?//[^\s\"'<>]+")
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


class Page(HTMLParser):
    """Takes a page apart; complains where tags don't close."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.fixture(scope="module")
def found() -> Balance:
    return balance(DMD, ["greedy", "random"], 60, vary=["mermaid_effect"])


@pytest.fixture(scope="module")
def text(found: Balance) -> str:
    return report(found, PageTexts("en", DMD), "taverna balance dead-mans-draw --games 60")


@pytest.fixture(scope="module")
def page(text: str) -> Page:
    return Page(text)


def test_nothing_is_loaded_from_anywhere(text: str, page: Page) -> None:
    assert set(ADDRESSES.findall(text)) <= NAMESPACES
    for tag in ("script", "link", "img", "iframe"):
        assert not page.all(tag)
    assert "@import" not in text
    assert not re.search(r"url\((?!#)", text)


def test_every_plot_has_words_and_a_table_beside_it(page: Page) -> None:
    plots = page.all("svg")
    assert len(plots) == len(page.all("figure")) == 9, (
        "seats, bots, two traits, an option, two lengths, lead, deeds"
    )
    assert all(plot["role"] == "img" and plot["aria-label"] for plot in plots)
    assert len({plot["aria-label"] for plot in plots}) == len(plots)
    assert len(page.all("table")) == len(plots) + 1, "an option has two tables"
    assert len(page.all("caption")) == len(page.all("table"))
    assert all(cell.get("scope") in ("row", "col") for cell in page.all("th"))


def test_every_name_inside_is_used_once(page: Page) -> None:
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_colours_are_those_of_the_page_in_light_and_dark(text: str) -> None:
    assert not any(colour in text for colour in COLOURS.values())
    assert "color-scheme: light dark" in text
    for name in COLOURS:
        assert f"--{name}: light-dark(" in text
    assert not re.search(r"(?:fill|stroke): #", text), "no colour is fixed"


def test_numbers_are_those_of_the_findings(found: Balance, page: Page) -> None:
    words = " ".join(page.words)
    for line in (*found.by_seat, *found.by_trait["pirate"]):
        assert f"{line.rate.rate * 100:.1f}\u202f%" in words
    assert "60 games with 2 seats" in words
    assert "taverna balance dead-mans-draw --games 60" in words


def test_rates_by_option_have_intervals_too(found: Balance, text: str) -> None:
    for group in found.by_option["mermaid_effect"]:
        for rate in group.seats:
            interval = f"{rate.low * 100:.0f} – {rate.high * 100:.0f}"
            assert f"<td>{rate.rate * 100:.1f}\u202f%\n{interval}</td>" in text


def test_an_option_that_decides_games_won_together_stands_out() -> None:
    rates = {"easy": Rate(0.8, 0.7, 0.9, 90), "hard": Rate(0.2, 0.1, 0.3, 90)}
    length = Mean(5.0, 4.0, 6.0, 90)
    groups = tuple(
        Group(id, 90, rate, length, length, (rate, rate), 1 if id == "easy" else -1)
        for id, rate in rates.items()
    )
    played = balance("gloomhaven", games=1)
    found = replace(played, won=Rate(0.5, 0.4, 0.6, 180), by_option={"difficulty": groups})
    words = " ".join(Page(report(found, PageTexts("en", "gloomhaven"), "")).words)
    assert (
        "Difficulty: easy\u00a0▲ wins 80.0\u202f% (70.0\u202f% – 90.0\u202f%); usual is 50.0\u202f%." in words
    )
    assert "hard\u00a0▼" in words
    assert "10.0 – 30.0\u202f%" in words, "the table has the interval of the plot"


def test_what_hardly_came_up_does_not_stretch_the_plot(found: Balance) -> None:
    often, seldom = (
        Line(id, Rate(0.5, 0.1, 0.9, rows), 0.5, 0) for id, rows in (("misfire", 10), ("mystic", 9))
    )
    text = report(replace(found, by_trait={"pirate": (often, seldom)}), PageTexts("en", DMD), "")
    plots = "".join(re.findall("<figure>.*?</figure>", text, re.DOTALL))
    assert "Misfire" in plots
    assert "Mystic" not in plots
    assert "Mystic" in text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["What winners did", "Golden Scales", "cards in the bank", "Mermaid effect"]),
        ("pt-BR", ["O que os vencedores fizeram", "cartas no Estoque", "Lugares"]),
        ("es", ["Lo que hicieron los ganadores", "cartas en el Almacén", "Asientos"]),
    ],
)
def test_it_speaks_all_languages(found: Balance, language: str, told: list[str]) -> None:
    text = report(found, PageTexts(language, DMD), "")
    for words in told:
        assert words in text
    assert f'<html lang="{language}">' in text
    decimal = r"\d,\d\u202f%" if language != "en" else r"\d\.\d\u202f%"
    assert re.search(decimal, text)
    assert not re.search(r"cli-|balance-[a-z]", text), "every text is there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_from_outside_is_made_harmless(found: Balance, language: str) -> None:
    text = report(found, PageTexts(language, DMD), "taverna <script>alert(1)</script> & co")
    assert "<script>" not in text
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; co" in text


def test_the_same_findings_make_the_same_page(found: Balance, text: str) -> None:
    assert report(found, PageTexts("en", DMD), "taverna balance dead-mans-draw --games 60") == text


def test_what_stands_out_is_told_by_more_than_colour() -> None:
    draw = Plotter(str).dots
    up, level, down = (
        _marker(draw([Dot("x", 0.5, 0.4, 0.6, out)], 0.5, "axis", "about")) for out in (1, 0, -1)
    )
    assert len({up, level, down}) == 3


def _marker(svg: str) -> str:
    """The outline of the last mark that is defined: the dot."""
    return str(re.findall(r'<path id="m[0-9a-f]+" d="([^"]*)"', svg)[-1])
