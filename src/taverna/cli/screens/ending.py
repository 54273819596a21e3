"""The end of a game: who won, by which rule, and what may be done now."""

from __future__ import annotations

from taverna.cli.boards.board import Scene
from taverna.cli.screens.choices import Choice
from taverna.cli.screens.scenes import verdict
from taverna.cli.screens.session import Session
from taverna.cli.texts import Texts
from taverna.i18n.rules_pages import page

KEYS = {"n": "end-new", "a": "end-again", "s": "end-save", "v": "end-scores", "q": "end-quit"}


def result(session: Session, scene: Scene) -> str:
    return verdict(session.match.outcome(), scene.words, scene.texts)


def end_choices(texts: Texts) -> list[Choice]:
    return [Choice(key, texts(text), number) for number, (key, text) in enumerate(KEYS.items())]


def deciding_rule(session: Session, scene: Scene) -> str:
    """The last event names the rule by which the game was won."""
    rule = next((event.rule for _, event in reversed(scene.log) if event.rule), "")
    entry = page(session.game.id, scene.texts.lang).find(rule) if rule else None
    return f"{rule}  {entry.text}" if entry else rule
