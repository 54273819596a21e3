"""The numbered rules pages as data: sections, entries, look-up by id, search.

The pages are Markdown: `## DMD-3 Title` opens a section, `- **DMD-3.5** text` is an entry. An installed package
carries them inside itself, a checkout has them under docs/rules/.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from taverna.kernel import BadCall

_ENTRY = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.*)$")
_HEADING = re.compile(r"^#{2,3} (?:([A-Z]+-\d+) )?(.*)$")
_MARK = re.compile(r"^\(([^)]*)\) ")
_SHORT_ID = re.compile(r"^\d+(\.\d+)?$")
_WITHDRAWN = ("withdrawn", "retirada")


@dataclass(frozen=True)
class Entry:
    """One rule. `mark` says what kind of rule it is ("ruling, high"), empty for a plain one."""

    id: str
    text: str
    mark: str = ""

    @property
    def withdrawn(self) -> bool:
        """The number is kept, the rule is gone."""
        return self.mark in _WITHDRAWN


@dataclass
class Section:
    """A chapter; `id` is empty for those that only explain (introduction, glossary)."""

    id: str
    title: str
    prose: str = ""
    entries: list[Entry] = field(default_factory=list)


@dataclass(frozen=True)
class Page:
    """The rules of one game in one language."""

    title: str
    sections: list[Section]
    markdown: str

    @property
    def entries(self) -> list[Entry]:
        return [entry for section in self.sections for entry in section.entries]

    @property
    def prefix(self) -> str:
        """What every id of this game starts with: `DMD-`."""
        return self.entries[0].id.split("-")[0] + "-" if self.entries else ""

    def full_id(self, wanted: str) -> str:
        """`3.5`, `dmd-3.5` and `DMD-3.5` are one."""
        plain = wanted.strip().upper()
        return self.prefix + plain if _SHORT_ID.match(plain) else plain

    def find(self, wanted: str) -> Entry | None:
        full = self.full_id(wanted)
        return next((entry for entry in self.entries if entry.id == full), None)

    def section(self, wanted: str) -> Section | None:
        full = self.full_id(wanted)
        return next((section for section in self.sections if section.id == full), None)

    def section_of(self, entry_id: str) -> Section | None:
        return self.section(entry_id.split(".")[0])

    def nearest(self, wanted: str) -> str:
        """The id of the same chapter that is most like the one wanted; empty if there is none."""
        full = self.full_id(wanted)
        chapter = self.section_of(full)
        known = [entry.id for entry in chapter.entries] if chapter else []
        close = get_close_matches(full, known, n=1, cutoff=0.5)
        return close[0] if close else ""

    def search(self, words: str) -> list[Entry]:
        """The entries that contain every one of the words, or belong to a chapter whose title does."""
        needles = words.casefold().split()
        found: list[Entry] = []
        for section in self.sections:
            for entry in section.entries:
                hay = f"{entry.id} {section.title} {entry.text}".casefold()
                if all(needle in hay for needle in needles):
                    found.append(entry)
        return found


def parse(markdown: str) -> Page:
    title = ""
    sections = [Section("", "")]
    for line in markdown.splitlines():
        if line.startswith("# ") and not title:
            title = line[2:].strip()
        elif heading := _HEADING.match(line):
            sections.append(Section(heading[1] or "", heading[2].strip()))
        elif entry := _ENTRY.match(line):
            sections[-1].entries.append(_entry(entry[1], entry[2]))
        else:
            sections[-1].prose += line + "\n"
    return Page(title, sections, markdown)


def _entry(entry_id: str, text: str) -> Entry:
    mark = _MARK.match(text)
    return Entry(entry_id, text[mark.end() :], mark[1]) if mark else Entry(entry_id, text)


def checkout() -> Path | None:
    """The top folder of the repository, where this runs out of one; its build folder counts too."""
    for place in Path(__file__).resolve().parents:
        if (place / "pyproject.toml").is_file() and (place / "docs" / "rules").is_dir():
            return place
    return None


def folder() -> Path | None:
    """Where the pages lie here."""
    packaged = Path(__file__).resolve().parents[1] / "rules_pages"
    if packaged.is_dir():
        return packaged
    top = checkout()
    return top / "docs" / "rules" if top else None


@cache
def page(game_id: str, lang: str) -> Page:
    """The rules page of a game, in English where that language has none."""
    place = folder()
    for candidate in (lang, "en"):
        path = place / f"{game_id}.{candidate}.md" if place else None
        if path is not None and path.is_file():
            return parse(path.read_text("utf-8"))
    raise BadCall(
        "no-rules-page", f"the rules page of {game_id!r} is not installed", values={"name": game_id}
    )


def rule_text(game_id: str, lang: str, rule: str) -> str:
    """The text behind a rule id, for explanations; empty where there is none."""
    try:
        entry = page(game_id, lang).find(rule)
    except BadCall:
        return ""
    return entry.text if entry else ""
