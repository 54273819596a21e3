"""The texts speak with one voice in each language: what readers stumbled over does not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.places import ROOT

TEXTS = sorted([*(ROOT / "src").rglob("*.ftl"), *(ROOT / "web/src").rglob("*.ftl")])
ODD = {
    "en": {
        "a space before %": r"[\d}] %",
        "translated": r"\b[Ww]ho has the link\b|\bthe own\b|\bof the victory\b",
    },
    "pt-BR": {
        "a space before %": r"[\d}] %",
        "bot for robô": r"(?<![-$\w])[Bb]ots?\b",
        "tu for você": r"\b[Tt]u\b|\b[Tt]eus?\b",
        "hex for hexágono": r"(?<![-$\w\[])[Hh]ex(?:es)?\b(?![-\]])",
    },
    "es": {
        "tú before a verb": r"(?:^|[.:;,!?}] |\] )[Tt]ú (?:no )?[a-záéíóúñ]+s\b",
        "vosotros": r"\b[Vv]osotr[oa]s\b|\b[Vv]uestr[oa]s?\b|\w+(?:áis|éis)\b|\b\w+[aei]dme\b|\bReunid\b",
        "a computer is feminine": r"\b(?:el|un|propio) computadora\b",
        "quotes of Spain": r"[«»]",
        "words of Spain": r"\b[Oo]rdenador(?:es)?\b|\b[Mm]óvil(?:es)?\b(?= (?:y|o) (?:tableta|computadora))",
        "perfect for what is over": r"\bya (?:ha|has|han) \w+[ai]do\b",
    },
}


def said(language: str) -> list[tuple[str, str]]:
    """Every line that a reader gets, with its place."""
    found = []
    for path in TEXTS:
        if language not in (path.stem, path.parent.name):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                found.append((f"{path.relative_to(ROOT)}:{number}", _value(line)))
    assert found, "there are no texts in this language"
    return found


def _value(line: str) -> str:
    """Without the name of the message, and without the names inside of placeables."""
    text = re.sub(r"^\s*\.?[a-zA-Z][\w-]* =\s?", "", line)
    return re.sub(r"\{ *([a-z][\w.-]*) *\}", "{}", text)


@pytest.mark.parametrize(("language", "what"), [(one, what) for one, odd in ODD.items() for what in odd])
def test_one_voice(language: str, what: str) -> None:
    pattern = re.compile(ODD[language][what])
    assert [f"{place}: {line}" for place, line in said(language) if pattern.search(line)] == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_whether_it_is_the_reader_is_not_asked_of_a_name(path: Path) -> None:
    """`$seat` is the player's name, so that "you" would never be said; `$seatIs` tells."""
    assert not re.search(r"\{ \$(?:seat|other) ->", path.read_text(encoding="utf-8"))
