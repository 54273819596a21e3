"""Who decides for the monsters is told in the second person to whoever did."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverna.games import gloomhaven

TEXT = Path(gloomhaven.__file__).parent / "text"


@pytest.mark.parametrize(
    ("language", "you"), [("en", "You decide for the monsters"), ("es", "Decides por los monstruos")]
)
def test_my_own_decision_is_told_to_me(language: str, you: str) -> None:
    told = (TEXT / f"{language}.ftl").read_text("utf-8")
    assert f"[you] {you}: hex" in told
    assert "= { $seat } decide" not in told
