"""A match with its people and bots around one screen: whose turn, whose eyes, hints, saving. No screen in it.

Whatever is shown comes from `view` and `events` of the eyes now at the screen, never from the state.
"""

from __future__ import annotations

import time
from pathlib import Path

from taverna.bots import Bot, RankedOption, bot, opponent_names
from taverna.cli.errors import write_file
from taverna.cli.seating import Player
from taverna.kernel import AnyGame, Decision, Event, Match, Record, Rng, replay
from taverna.kernel.options import check_options

THINKING = 2.5
"""Seconds that a bot which looks ahead may think."""
HINT_BOT = "strong"


class Session:
    """`eyes` is the seat shown at the bottom; `alone` the seat whose owner said that nobody else is looking."""

    def __init__(self, match: Match, players: list[Player]) -> None:
        self.match = match
        self.players = players
        self.bots = {seat: _thinker(player.bot) for seat, player in enumerate(players) if player.bot}
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.shared = len(self.people) > 1
        self.eyes: int | None = self.people[0] if self.people else None
        self.alone: int | None = None
        self.news_from = 0
        """The number of the first event of the last step."""
        self.walked = (0, "", 0)
        """Who went which way last, and after how many steps of the match."""

    @staticmethod
    def new(game: AnyGame, players: list[Player], seed: int, options: dict[str, object]) -> Session:
        names = [player.name for player in players]
        people = [seat for seat, player in enumerate(players) if not player.bot]
        settings = game.rules.seated(check_options(game.options, options), len(players), people)
        return Session(Match(game, len(players), seed, settings, names), players)

    @staticmethod
    def placed(game: AnyGame, players: list[Player], position: dict[str, object]) -> Session:
        """From a position on, whose chance and options are its own."""
        names = [player.name for player in players]
        return Session(Match(game, len(players), 0, None, names, position=position), players)

    @staticmethod
    def resumed(record: Record, players: list[Player]) -> Session:
        match = replay(record)
        match.names = [player.name for player in players]
        return Session(match, players)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    # Whose turn

    def decision(self) -> Decision | None:
        """The question to answer next: a person's before a bot's, so that nobody waits for a sealed choice."""
        pending = self.match.pending
        mine = [decision for decision in pending if decision.seat == self.eyes]
        people = [decision for decision in pending if decision.seat in self.people]
        return next(iter(mine + people + pending), None)

    def is_bot(self, seat: int) -> bool:
        return seat in self.bots

    def submit(self, seat: int, code: int, way: str = "") -> list[Event]:
        """`way`: over the board, of which this is a part. What follows it on the same way is the same gesture."""
        before = len(self.match.log)
        joined = way != "" and self.walked == (seat, way, len(self.match.steps)) and self.match.can_undo(seat)
        events = self.match.submit(seat, code, joined=joined)
        self.walked = (seat, way, len(self.match.steps))
        self.news_from = before
        self._settle_eyes()
        return events

    def think(self, decision: Decision) -> int:
        """What the seat's bot chooses. Its chance depends on seed and step only: a resumed game goes on the same,
        as far as the bot does not run out of time."""
        match = self.match
        return self.bots[decision.seat].choose(
            match.game, match.state.blinded(), decision, self._chance(decision)
        )

    def hint(self, decision: Decision) -> list[RankedOption]:
        """The options as a strong player sees them, the best first, and what it expects from each."""
        match = self.match
        strong = _thinker(HINT_BOT)
        return strong.judge(match.game, match.state.blinded(), decision, self._chance(decision))

    def _chance(self, decision: Decision) -> Rng:
        return Rng(self.match.seed).fork(len(self.match.steps) * 64 + decision.seat)

    def undo_seat(self) -> int | None:
        """The person whose last choice can be taken back now; a secret one only by who made it."""
        for seat in self.people:
            if self.match.can_undo(seat) and (seat == self.eyes or not self.private(seat)):
                return seat
        return None

    def has_chosen(self) -> bool:
        """Whether any person has made a choice yet."""
        return any(seat in self.people for seat, _ in self.match.steps)

    def undo(self, seat: int) -> None:
        self.news_from = len(self.match.log)
        self.match.undo(seat)
        if self.shared and self.alone not in (None, seat):
            self.alone = None
        self.eyes = seat

    # Whose eyes

    def private(self, seat: int) -> bool:
        """Whether the seat knows, or is asked, something that the others at the table must not see."""
        decision = self.match.decision(seat)
        if decision is not None and decision.sealed:
            return True
        return _seatless(self.match.view(seat)) != _seatless(self.match.view(None))

    def curtain_for(self) -> int | None:
        """The person to whom the screen must be passed before anything more is shown."""
        decision = self.decision()
        if not self.shared or decision is None or decision.seat not in self.people:
            return None
        seat = decision.seat
        if self.alone == seat:
            return None
        if self.private(seat) or (self.alone is not None and self.private(self.alone)):
            return seat
        return None

    def draw_curtain(self) -> int | None:
        """As `curtain_for`; and from now on nobody's secrets are shown until someone faces the screen."""
        seat = self.curtain_for()
        if seat is not None:
            self.alone = None
        return seat

    def face(self, seat: int) -> None:
        """The person of that seat is at the screen now."""
        self.eyes = seat
        self.alone = seat if self.shared and self.private(seat) else None

    def knowing(self) -> int | None:
        """Whose knowledge may be on the screen: the one person's, or at a shared screen only of who is alone."""
        return self.alone if self.shared else self.eyes

    def view(self) -> dict[str, object]:
        return self.match.view(self.knowing())

    def events(self) -> list[tuple[int, Event]]:
        return self.match.events(self.knowing())

    def reader(self) -> int | None:
        """Who is called "you". At a shared screen everyone is called by name."""
        return None if self.shared else self.eyes

    def _settle_eyes(self) -> None:
        if self.alone is not None and not self.private(self.alone):
            self.alone = None
        if self.match.over:
            self.alone = None

    # Keeping it

    def save(self, path: Path) -> None:
        write_file(path, self.match.record().to_json() + "\n")

    def default_path(self) -> Path:
        """Not after the seed: a name can be seen by others before the end."""
        mark = self.match.commitment[:10] or str(self.match.seed)
        return Path(f"{self.game.id}-{mark}.json")


def _seatless(view: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in view.items() if key != "seat"}


def _thinker(name: str) -> Bot:
    if name in opponent_names():
        return bot(name, clock=_patient_clock, seconds=THINKING)
    return bot(name)


def _patient_clock() -> float:
    time.sleep(0)  # a thought in compiled code would keep the screen from moving
    return time.monotonic()
