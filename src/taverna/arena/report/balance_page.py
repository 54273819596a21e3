"""A report on balance as one HTML file: every plot with its table beside it, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Protocol

from taverna.arena.balance.findings import Balance, Deed, Group, Line, Spread
from taverna.arena.report.page import bullets, page, section, side_by_side, table, tiles
from taverna.arena.report.plots import Dot, Plotter
from taverna.arena.statistics.estimates import Rate
from taverna.kernel import Setting

MOST_NAMED = 8
FEW_SEATS = 10
"""What came up at fewer would stretch a plot by its interval: it stands in the table only."""
ARROWS = {1: "\u00a0▲", 0: "", -1: "\u00a0▼"}


class PageTexts(Protocol):
    """The words of a report; `say` fills in the message of that key, the others name parts of a game."""

    lang: str

    def say(self, key: str, **values: str | int) -> str: ...

    def number(self, text: str) -> str:
        """A number written with a decimal point, as it is written in this language."""

    def title(self) -> str: ...

    def component(self, kind: str, id: str) -> str: ...

    def kind(self, kind: str) -> str: ...

    def kind_help(self, kind: str) -> str: ...

    def deed(self, name: str) -> str: ...

    def option(self, name: str) -> str: ...

    def choice(self, name: str, value: Setting) -> str: ...


def report(found: Balance, words: PageTexts, command: str) -> str:
    """`command` is what to type for the same report again."""
    return page(words.lang, words.say("title", game=words.title()), _Report(found, words).body(command))


class _Report:
    def __init__(self, found: Balance, words: PageTexts) -> None:
        self.found = found
        self.words = words
        self.say = words.say
        self.plot = Plotter(words.number)

    def body(self, command: str) -> list[str]:
        found, words = self.found, self.words
        parts = [self._header(), self._glance()]
        if not found.cooperative:
            names = [self.say("seat", number=line.id) for line in found.by_seat]
            parts.append(
                self._lines(self.say("seats"), self.say("seats-told"), found.by_seat, names, rank=False)
            )
        if found.by_bot:
            names = [line.id for line in found.by_bot]
            parts.append(self._lines(self.say("bots"), self.say("bots-told"), found.by_bot, names, rank=True))
        for kind, lines in found.by_trait.items():
            names = [words.component(kind, line.id) for line in lines]
            parts.append(self._lines(words.kind(kind), words.kind_help(kind), lines, names, rank=True))
        for kind, groups in found.by_shared_trait.items():
            names = [words.component(kind, group.id) for group in groups]
            parts.append(self._groups(words.kind(kind), words.kind_help(kind), groups, names))
        for option, groups in found.by_option.items():
            names = [words.choice(option, _setting(group.id)) for group in groups]
            parts.append(self._groups(words.option(option), self.say("options-told"), groups, names))
        parts.append(self._lengths())
        if found.lead:
            parts.append(self._spread(self.say("lead"), self.say("lead-told"), "lead", found.lead))
        if found.deeds:
            parts.append(self._deeds())
        return [f"<main>{''.join(parts)}</main>", self._footer(command)]

    # The head of the page

    def _header(self) -> str:
        found, words = self.found, self.words
        told = self.say(
            "about",
            games=found.games,
            seats=found.seats,
            bots=", ".join(dict.fromkeys(found.bots)),
            version=str(found.version),
            seed=str(found.seed),
        )
        options = "; ".join(
            f"{words.option(name)}: {words.choice(name, value)}" for name, value in found.options.items()
        )
        return (
            f"<header><h1>{escape(self.say('title', game=words.title()))}</h1>"
            f"<p>{escape(told)}</p>{f'<p>{escape(options)}</p>' if options else ''}</header>"
        )

    def _glance(self) -> str:
        found = self.found
        pairs = [(self.say("games"), self._whole(found.games))]
        if found.cooperative or found.won.rate < 1:
            pairs.append((self.say("won" if found.cooperative else "decided"), self._percent(found.won.rate)))
        if not found.cooperative:
            pairs.append((self.say("shared"), self._percent(found.shared / found.games)))
            best = max(found.by_seat, key=lambda line: line.rate.rate)
            worst = min(found.by_seat, key=lambda line: line.rate.rate)
            pairs.append((self.say("seat-gap"), self._percent(best.rate.rate - worst.rate.rate)))
        pairs.append((self.say("median-length"), str(found.decisions.quantiles[2])))
        if found.lead:
            pairs.append((self.say("median-lead"), str(found.lead.quantiles[2])))
        lines = self._outstanding()
        listed = bullets(lines) if lines else f"<p>{escape(self.say('nothing-stands-out'))}</p>"
        return section(self.say("glance"), "", tiles(pairs)) + section(
            self.say("stands-out"), self.say("stands-out-told"), listed
        )

    def _outstanding(self) -> list[str]:
        words = self.words
        named = [
            (line, self.say("seat", number=line.id))
            for line in self.found.by_seat
            if not self.found.cooperative
        ]
        named += [(line, line.id) for line in self.found.by_bot]
        for kind, lines in self.found.by_trait.items():
            named += [(line, f"{words.kind(kind)}: {words.component(kind, line.id)}") for line in lines]
        if self.found.cooperative:
            named += self._groups_named()
        ordered = sorted(named, key=lambda pair: -abs(pair[0].rate.rate - pair[0].usual))
        out = [(line, name) for line, name in ordered if line.stands_out]
        told = [
            self.say(
                "outstanding",
                name=name + ARROWS[line.stands_out],
                rate=self._percent(line.rate.rate),
                low=self._percent(line.rate.low),
                high=self._percent(line.rate.high),
                usual=self._percent(line.usual),
            )
            for line, name in out[:MOST_NAMED]
        ]
        if len(out) > MOST_NAMED:
            told.append(self.say("more-stand-out", number=len(out) - MOST_NAMED))
        return told

    def _groups_named(self) -> list[tuple[Line, str]]:
        """What whole tables had in common decides about games that are won together."""
        words, usual = self.words, self.found.won.rate
        found = [
            (group, f"{words.option(option)}: {words.choice(option, _setting(group.id))}")
            for option, groups in self.found.by_option.items()
            for group in groups
        ]
        found += [
            (group, f"{words.kind(kind)}: {words.component(kind, group.id)}")
            for kind, groups in self.found.by_shared_trait.items()
            for group in groups
        ]
        return [(Line(group.id, group.won, usual, group.stands_out), name) for group, name in found]

    # Sections

    def _lines(self, title: str, told: str, lines: Sequence[Line], names: Sequence[str], rank: bool) -> str:
        pairs = list(zip(lines, names, strict=True))
        if rank:
            pairs.sort(key=lambda pair: -pair[0].rate.rate)
        common = [pair for pair in pairs if pair[0].rate.rows >= FEW_SEATS] or pairs
        rows = [Dot(name, *self._interval(line), line.stands_out) for line, name in common]
        about = self.say("plot-rates", what=title)
        cells = [
            [
                name + ARROWS[line.stands_out],
                self._percent(line.rate.rate),
                self._range(line.rate.low, line.rate.high),
                self._whole(line.rate.rows),
            ]
            for line, name in pairs
        ]
        head = [title, self.say("rate"), self.say("sure"), self.say("rows")]
        usual = self.say("usual", rate=self._percent(lines[0].usual))
        drawn = self.plot.dots(rows, lines[0].usual, self.say("rate"), about)
        return section(title, told, side_by_side(drawn, table(usual, head, cells)))

    def _groups(self, title: str, told: str, groups: Sequence[Group], names: Sequence[str]) -> str:
        found = self.found
        about = self.say("plot-groups", what=title)
        if found.cooperative:
            rows = [
                Dot(name, group.won.rate, group.won.low, group.won.high, group.stands_out)
                for name, group in zip(names, groups, strict=True)
            ]
            drawn = self.plot.dots(rows, found.won.rate, self.say("won"), about)
        else:
            by_seat = {
                name: [Dot("", rate.rate, rate.low, rate.high) for rate in group.seats]
                for name, group in zip(names, groups, strict=True)
            }
            drawn = self.plot.numbered(by_seat, 1 / found.seats, self.say("rate-by-seat"), about)
        return section(title, told, side_by_side(drawn, *self._group_tables(title, groups, names)))

    def _group_tables(self, title: str, groups: Sequence[Group], names: Sequence[str]) -> list[str]:
        found = self.found
        head = [title, self.say("games"), self.say("won" if found.cooperative else "decided")]
        rows = [
            [name, self._whole(group.games), self._percent(group.won.rate)]
            for name, group in zip(names, groups, strict=True)
        ]
        head += [self.say("sure" if found.cooperative else "lead"), self.say("length")]
        for row, group in zip(rows, groups, strict=True):
            if found.cooperative:
                row[0] += ARROWS[group.stands_out]
                row.append(self._range(group.won.low, group.won.high))
            else:
                row.append(self._mean(group.lead.mean))
            row.append(self._mean(group.length.mean))
        tables = [table(self.say("how-they-went"), head, rows)]
        if not found.cooperative:
            tables.append(self._seats_of_groups(title, groups, names))
        return tables

    def _seats_of_groups(self, title: str, groups: Sequence[Group], names: Sequence[str]) -> str:
        """The interval stands below its rate."""
        head = [title, *(self.say("seat", number=seat + 1) for seat in range(self.found.seats))]
        rows = [
            [name, *(f"{self._percent(rate.rate)}\n{self._roughly(rate)}" for rate in group.seats)]
            for name, group in zip(names, groups, strict=True)
        ]
        return table(f"{self.say('rate-by-seat')}, {self.say('sure')}", head, rows)

    def _lengths(self) -> str:
        parts = [self._pictured("decisions", self.found.decisions)]
        if self.found.turns:
            parts.append(self._pictured("turns", self.found.turns))
        return section(self.say("length-title"), self.say("length-told"), *parts)

    def _spread(self, title: str, told: str, key: str, spread: Spread) -> str:
        return section(title, told, self._pictured(key, spread))

    def _pictured(self, key: str, spread: Spread) -> str:
        axis = self.say(f"axis-{key}")
        drawn = self.plot.bars(
            spread.counts, spread.quantiles[2], axis, self.say("share"), self.say("plot-spread", what=axis)
        )
        names = ["lowest", "tenth", "quarter", "half", "three-quarters", "nine-tenths", "highest"]
        values = [min(spread.counts), *spread.quantiles, max(spread.counts)]
        rows = [[self.say("mean"), self._mean(spread.mean)]]
        rows += [[self.say(name), self._whole(value)] for name, value in zip(names, values, strict=True)]
        return side_by_side(drawn, table(axis, [self.say("measure"), axis], rows))

    def _deeds(self) -> str:
        deeds = sorted(self.found.deeds, key=lambda deed: -deed.effect)
        rows = [Dot(self.words.deed(deed.name), *_in_deviations(deed), deed.stands_out) for deed in deeds]
        drawn = self.plot.dots(rows, 0.0, self.say("effect"), self.say("plot-deeds"), percent=False)
        cells = [
            [
                self.words.deed(deed.name) + ARROWS[deed.stands_out],
                self._mean(deed.winners.mean),
                self._mean(deed.others.mean),
                f"{self._signed(deed.difference.low)} … {self._signed(deed.difference.high)}",
            ]
            for deed in deeds
        ]
        head = [self.say("deed"), self.say("winners"), self.say("others"), self.say("difference")]
        told = self.say("deeds-told-together" if self.found.cooperative else "deeds-told")
        return section(self.say("deeds"), told, side_by_side(drawn, table(self.say("means"), head, cells)))

    def _footer(self, command: str) -> str:
        told = "".join(
            f"<p>{escape(self.say(key, number=FEW_SEATS))}</p>"
            for key in ("read-bots", "read-intervals", "read-few", "read-arrows", "read-causes")
        )
        again = f"<p>{escape(self.say('again'))} <code>{escape(command)}</code></p>"
        return f"<footer><section><h2>{escape(self.say('reading'))}</h2>{told}{again}</section></footer>"

    # Numbers

    def _interval(self, line: Line) -> tuple[float, float, float]:
        return line.rate.rate, line.rate.low, line.rate.high

    def _percent(self, value: float) -> str:
        return self.words.number(f"{value * 100:.1f}") + "\u202f%"

    def _range(self, low: float, high: float) -> str:
        return self.words.number(f"{low * 100:.1f} – {high * 100:.1f}") + "\u202f%"

    def _roughly(self, rate: Rate) -> str:
        return f"{rate.low * 100:.0f} – {rate.high * 100:.0f}"

    def _mean(self, value: float) -> str:
        text = f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
        return self.words.number(text.replace("-", "−"))

    def _signed(self, value: float) -> str:
        return self.words.number(f"{value:+.2f}".replace("-", "−"))

    def _whole(self, value: int) -> str:
        return self.words.number(f"{value:,}".replace("-", "−"))


def _in_deviations(deed: Deed) -> tuple[float, float, float]:
    """The difference and its interval, in standard deviations."""
    difference = deed.difference
    scale = deed.effect / difference.mean if difference.mean else 0.0
    return deed.effect, difference.low * scale, difference.high * scale


def _setting(text: str) -> Setting:
    return text == "true" if text in ("true", "false") else text
