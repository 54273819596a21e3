"""Card files written for a test, and the example of the documentation."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverna.games.bloodborne import own_content
from taverna.games.bloodborne.content import CardSet
from taverna.kernel import BadData
from tests.support.places import ROOT

EXAMPLE = ROOT / "examples" / "bloodborne-house.toml"
CARD = '[[card]]\nid = "x"\ngroup = "upgrade"\ntype = "melee"\ndamage = 1\n'
ITEM = '[[card]]\nid = "x"\ngroup = "upgrade"\ntype = "utility"\n'
BEAST = '[[monster]]\nid = "x"\ngroup = "monster"\nhp = 4\ndie = "red"\ntrophies = ["kin"]\n'


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(text, "utf-8")
    return path


def read(tmp_path: Path, text: str) -> CardSet:
    return own_content.read(written(tmp_path, text))


def refusal(tmp_path: Path, text: str) -> str:
    with pytest.raises(BadData) as problem:
        read(tmp_path, text)
    return str(problem.value)
