"""From a session to what the screens show: scenes, choices in words, the line at the top."""

from __future__ import annotations

from taverna.cli.boards.board import Board, Scene
from taverna.cli.screens.choices import Choice, with_keys
from taverna.cli.screens.session import Session
from taverna.cli.texts import Texts, texts_in
from taverna.i18n import Words
from taverna.kernel import Decision, Outcome

NEWS = 3
"""How many of the last events are told in the middle of the table."""


def words_of(session: Session, lang: str) -> Words:
    texts = texts_in(lang)
    names = [texts.player(player) for player in session.players]
    return Words(lang, session.game.id, names, session.reader())


def scene_of(session: Session, lang: str) -> Scene:
    words, texts = words_of(session, lang), texts_in(lang)
    log = session.events()
    recent = [event for number, event in log if number >= session.news_from][-NEWS:]
    return Scene(
        view=session.view(),
        words=words,
        texts=texts,
        kinds=[texts.bot(player.bot) if player.bot else "" for player in session.players],
        eyes=session.eyes,
        news=[words.event(event) for event in recent],
        log=log,
    )


def choices_of(session: Session, decision: Decision, scene: Scene, board: type[Board]) -> list[Choice]:
    """The options in words; and, of those that this question usually has, the refused ones with their reason."""
    standing = session.game.wording.always_shown(session.match.state, decision)
    # In the order of the codes, as in the browser: a choice keeps its place whether it is allowed or not.
    codes = sorted({*standing, *decision.options})
    return with_keys([_choice(session, decision, code, scene, board) for code in codes])


def announcements_of(session: Session, scene: Scene, board: type[Board]) -> list[Choice]:
    """What the person at the screen may announce while somebody else is asked: a torch, a reaction."""
    seat = session.knowing()
    if seat is None:
        return []
    nothing_asked = Decision(seat, "", [])
    codes = session.game.rules.free_actions(session.match.state, seat)
    return with_keys([_choice(session, nothing_asked, code, scene, board) for code in codes])


def _choice(session: Session, decision: Decision, code: int, scene: Scene, board: type[Board]) -> Choice:
    game, state = session.game, session.match.state
    option = game.wording.describe(state, code)
    refusal = game.refusal(state, decision.seat, code)
    refused = ""
    if refusal is not None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        refused = scene.words.refusal(refusal) + rule
    return Choice(
        key=board.keys.get(code, ""),
        text=scene.words.option(option),
        code=code,
        targets=option.targets,
        note=board.explain(option, scene),
        refused=refused,
        dangerous=board.dangerous(option),
    )


def point_out(scene: Scene, choices: list[Choice]) -> None:
    """Make what can be chosen clickable on the board, where one thing means one choice."""
    allowed = [(target, choice.code) for choice in choices if not choice.refused for target in choice.targets]
    names = [target for target, _ in allowed]
    scene.targets = {target: code for target, code in allowed if names.count(target) == 1}
    scene.keys = {target: choice.key for choice in choices for target in choice.targets}


def verdict(outcome: Outcome, words: Words, texts: Texts) -> str:
    """Who has won; in a game of all against the table, whether all have."""
    if outcome.won is not None:
        return texts("end-success" if outcome.won else "end-failure")
    return words.text("table-won", seats=outcome.winners)


def special_settings(session: Session, words: Words) -> str:
    """The options that are not as usual."""
    special: list[str] = []
    for option in session.game.picked_options:
        value = session.match.options[option.name]
        if value != option.default:
            said = words.choice(option.name, value)
            name = words.game_option(option.name)
            special.append(said if isinstance(value, str) else name if value else f"{name}: {said}")
    return " · ".join(special)


def whose_turn(session: Session, words: Words, texts: Texts) -> str:
    decision = session.decision()
    if decision is None:
        return texts("over")
    if decision.seat == session.reader():
        return texts("your-turn")
    return texts("turn-of", name=words.name(decision.seat))
