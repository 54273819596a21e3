"""A hint in words: the best option, what speaks for it, and what else was thought about."""

from __future__ import annotations

from taverna.bots import RankedOption
from taverna.cli.boards.board import Scene
from taverna.cli.screens.session import Session
from taverna.kernel import Decision

HINTS_SHOWN = 3
REASONS_SHOWN = 2


def advice(session: Session, scene: Scene, decision: Decision, ranking: list[RankedOption]) -> str:
    """The best option and what speaks for it; the next best with what is expected of each, and how much thought
    went into it."""
    texts, seen = scene.texts, [one for one in ranking[:HINTS_SHOWN] if one.share > 0]
    options = [_option(session, scene, one.code) for one in seen]
    values = [(round(100 * (one.expected or 0.0)), round(100 * one.share)) for one in seen]
    reasons = _reasons(session, scene, decision, seen[0].code)
    if seen[0].expected is None:
        return " ".join([texts("hint", option=options[0]), *reasons])
    said = " ".join([texts("hint-chance", option=options[0], percent=values[0][0]), *reasons])
    others = [
        texts("hint-other", option=option, percent=percent, thought=thought)
        for option, (percent, thought) in zip(options[1:], values[1:], strict=True)
    ]
    if others:
        said += " " + texts("hint-others", thought=values[0][1], options="; ".join(others))
    return said


def _reasons(session: Session, scene: Scene, decision: Decision, code: int) -> list[str]:
    found = session.game.judgement.reasons(session.match.state, decision, code)
    return [scene.words.text(f"reason-{one.key}", **one.args) for one in found[:REASONS_SHOWN]]


def _option(session: Session, scene: Scene, code: int) -> str:
    return scene.words.option(session.game.describe(session.match.state, code))
