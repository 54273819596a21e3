"""The words of the game in every language."""

from __future__ import annotations

from pathlib import Path

from taverna.games import gloomhaven
from taverna.i18n import LANGUAGES, Words

GAME = "gloomhaven"
TOP = Path(gloomhaven.__path__[0])
AS_THEY_ARE = ("cost", "ground", "label", "plate", "rounds", "step", "who")
"""What has no name: letters on the map, numbers; and what the sentences of scenario rules tell apart themselves."""
WORDS = {language: Words(language, GAME, ["Ana", "Bia", "Caio", "Duda"], 0) for language in LANGUAGES}
