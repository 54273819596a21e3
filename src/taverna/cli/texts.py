"""The words of the command and its screens, in one language. What the games say themselves comes from `i18n`."""

from __future__ import annotations

import os
from functools import cache

from taverna.bots import CHARACTERS
from taverna.cli.seating import YOU, Player, seat_recorded
from taverna.i18n import Words, load_catalogue, pick_language
from taverna.kernel import Record


class Texts:
    """`texts("again")` is the message `cli-again`. Get one with `texts_in(language)`: they are shared."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._catalogue = load_catalogue(lang, "taverna.cli")

    def has(self, key: str) -> bool:
        return self._catalogue.has(f"cli-{key}")

    def __call__(self, key: str, **values: str | int) -> str:
        return self._catalogue.format(f"cli-{key}", values)

    def attempt(self, key: str, values: dict[str, str | int]) -> str:
        """The text; empty when there is none, or a value is missing that it needs."""
        text, problems = self._catalogue.attempt(f"cli-{key}", values)
        return "" if problems else text

    def player(self, player: Player) -> str:
        """A player's name as others read it."""
        if player.name == YOU:
            return self("you")
        if not player.bot:
            return player.name
        stem = CHARACTERS[player.bot].name if player.bot in CHARACTERS else player.bot
        return self.bot(player.bot) + player.name[len(stem) :]

    def bot(self, kind: str) -> str:
        if kind in CHARACTERS:
            return CHARACTERS[kind].name
        return self(f"bot-{kind}") if self.has(f"bot-{kind}") else kind


@cache
def texts_in(lang: str) -> Texts:
    return Texts(lang)


def chosen_language(wanted: str | None) -> str:
    return pick_language(wanted, os.environ)


def record_words(record: Record, lang: str) -> Words:
    """Everyone by name, but for the person who gave none: that was "you"."""
    texts = texts_in(lang)
    players = seat_recorded(record.names, record.seats)
    reader = next((seat for seat, player in enumerate(players) if player.name == YOU), None)
    return Words(lang, record.game, [texts.player(player) for player in players], reader)
