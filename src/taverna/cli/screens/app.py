"""The Textual application: language, colours, speed, and which screen is on."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from pathlib import Path
from secrets import randbits

from taverna.cli.errors import line
from taverna.cli.screens.play import PlayScreen
from taverna.cli.screens.session import Session
from taverna.cli.screens.setup import Plan, SetupScreen
from taverna.cli.screens.theme import TableApp
from taverna.cli.texts import texts_in
from taverna.i18n import LANGUAGES
from taverna.kernel import TavernaError

PAUSES = (2.0, 1.0, 0.5, 0.2, 0.0)
"""Seconds before each move of a bot, slow to instant."""
USUAL = 1


def random_seed() -> int:
    """Nobody can find it from its hash, which is shown at the table; short enough to be copied."""
    return randbits(128)


class TavernaApp(TableApp):
    """Starts with a session, or with the set-up screen of a plan."""

    def __init__(
        self,
        lang: str,
        start: Session | Plan,
        save_to: Path | None = None,
        seed: int | None = None,
        speed: int = USUAL,
    ) -> None:
        super().__init__()
        self.lang = lang
        self.start = start
        self.save_to = save_to
        self.seed = seed
        self.speed = speed
        self.session: Session | None = None
        """The last game played, for whoever started the application."""
        self.saved: Path | None = None
        """Where the game was last saved; `is_saved` tells whether it has gone on since."""
        self.saved_steps: list[tuple[int, int]] = []
        self.discarded = False
        """The player left without saving."""

    def on_mount(self) -> None:
        if isinstance(self.start, Session):
            self.sit_at(self.start)
        else:
            self.push_screen(SetupScreen(self.start))

    # Games

    def sit_down(self, plan: Plan) -> None:
        """The set-up is done: deal."""
        self.lang = plan.lang
        seed = random_seed() if self.seed is None else self.seed
        self.sit_at(Session.new(plan.game, plan.players(), seed, dict(plan.options)))

    def sit_at(self, session: Session) -> None:
        self.session = session
        self.saved = None
        self.discarded = False
        screen = PlayScreen(session, self.lang)
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def play_again(self, session: Session, same_cards: bool) -> None:
        """Another game of the same people."""
        match = session.match
        if match.position:
            self.sit_at(Session.placed(match.game, session.players, match.position))
            return
        seed = match.seed if same_cards else random_seed()
        self.sit_at(Session.new(match.game, session.players, seed, dict(match.options)))

    def save(self, session: Session) -> Path:
        path = self.save_to or session.default_path()
        session.save(path)
        self.saved = path
        self.saved_steps = list(session.match.steps)
        return path

    def is_saved(self, session: Session) -> bool:
        """Whether the game is saved as it stands now."""
        return self.saved is not None and self.saved_steps == session.match.steps

    # The same for all screens

    @property
    def pause(self) -> float:
        return PAUSES[self.speed]

    def change_speed(self, step: int) -> str:
        self.speed = min(max(self.speed + step, 0), len(PAUSES) - 1)
        return texts_in(self.lang)(f"speed-{self.speed}")

    def next_language(self) -> None:
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]

    def refused(self, problem: TavernaError) -> str:
        return line(problem, self.lang)
