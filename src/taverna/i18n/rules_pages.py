"""The numbered rules pages as data: sections, entries, look-up by id, search.

The pages are Markdown: `## DMD-3 Title` opens a chapter, `### Title` a part of it, `- **DMD-3.5** text` is an entry.
An installed package carries them inside itself, a checkout has them under docs/rules/.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path

from taverna.kernel import BadCall

# DMD-3.5, R-12, BB-R.12, GH-S-FOC-08; a chapter is named DMD-3 or GH-S-FOC.
_ENTRY = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)*[-.]\d+(?:\.\d+)?)\*\* (.*)$")
_HEADING = re.compile(r"^(##|###) (?:([A-Z]+(?:-[A-Z0-9]+)+) )?(.*)$")
_MARK = re.compile(r"^\(([^)]*)\) ")
_PIECE = re.compile(r"[A-Z]+|\d+")
_WITHDRAWN = ("withdrawn", "retirada")

Key = tuple[str, ...]
"""An id in pieces, so that `BB-R.7`, `bb-r-07` and `BB-R7` are one."""


def key(rule: str) -> Key:
    return tuple(piece.lstrip("0") or "0" for piece in _PIECE.findall(rule.upper()))


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
    """A chapter or a part of one; both ids are empty for those that only explain (introduction, glossary)."""

    id: str
    title: str
    prose: str = ""
    entries: list[Entry] = field(default_factory=list)
    chapter: str = ""
    """The id of the chapter that this is or belongs to."""


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
        """What the rules of this game start with: `DMD-`. Its rulings may be called otherwise."""
        return self.entries[0].id.split("-")[0] + "-" if self.entries else ""

    @cached_property
    def _ids(self) -> dict[Key, str]:
        chapters = [section.id for section in self.sections if section.id]
        return {key(known): known for known in [*chapters, *(entry.id for entry in self.entries)]}

    @cached_property
    def _entries(self) -> dict[str, tuple[Entry, Section]]:
        return {entry.id: (entry, section) for section in self.sections for entry in section.entries}

    def full_id(self, wanted: str) -> str:
        """`3.5`, `dmd-3.5` and `DMD-3.5` are one; the front may be missing if only one id ends so."""
        asked = key(wanted)
        if asked and asked[0].isdigit():
            asked = (*key(self.prefix), *asked)
            wanted = self.prefix + wanted.strip()
        if asked in self._ids:
            return self._ids[asked]
        ending = [known for parts, known in self._ids.items() if asked and parts[-len(asked) :] == asked]
        return ending[0] if len(ending) == 1 else wanted.strip().upper()

    def find(self, wanted: str) -> Entry | None:
        found = self._entries.get(self.full_id(wanted))
        return found[0] if found else None

    def section(self, wanted: str) -> Section | None:
        full = self.full_id(wanted)
        return next((section for section in self.sections if section.id == full), None)

    def chapter(self, wanted: str) -> list[Section]:
        """A chapter with its parts."""
        full = self.full_id(wanted)
        return [section for section in self.sections if full and section.chapter == full]

    def section_of(self, entry_id: str) -> Section | None:
        """Where an entry stands: a ruling such as R-12 may stand in any chapter."""
        found = self._entries.get(self.full_id(entry_id))
        return found[1] if found else None

    def family(self, wanted: str) -> list[Entry]:
        """The entries with the same id up to its last number; `BB-R` alone names all from BB-R.1 on."""
        asked = key(self.full_id(wanted))
        front = asked[:-1] if len(asked) > 1 and asked[-1].isdigit() else asked
        return [entry for entry in self.entries if key(entry.id)[:-1] == front]

    def nearest(self, wanted: str) -> str:
        """The id of the same kind that is most like the one wanted; empty if there is none."""
        known = [entry.id for entry in self.family(wanted)]
        close = get_close_matches(self.full_id(wanted), known, n=1, cutoff=0.5)
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
            sections.append(_section(heading, sections[-1]))
        elif entry := _ENTRY.match(line):
            sections[-1].entries.append(_entry(entry[1], entry[2]))
        else:
            sections[-1].prose += line + "\n"
    return Page(title, sections, markdown)


def _section(heading: re.Match[str], before: Section) -> Section:
    own = heading[2] or ""
    return Section(own, heading[3].strip(), chapter=own or (before.chapter if heading[1] == "###" else ""))


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


def paged_games() -> list[str]:
    """The games that have a rules page, by id."""
    place = folder()
    return sorted(path.name.removesuffix(".en.md") for path in place.glob("*.en.md")) if place else []


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
