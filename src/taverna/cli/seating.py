"""Who sits where: people by name, bots by the name of their kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from taverna.bots import CHARACTERS, bot, bot_names

YOU = "you"
"""A person who gave no name."""


@dataclass(frozen=True)
class Player:
    """`name` is unique at the table and goes into the record; `bot` is the kind of bot, empty for a person."""

    name: str
    bot: str = ""


def seat_all(words: Sequence[str]) -> list[Player]:
    """`["Ana", "greedy, greedy"]` -> Ana, greedy, greedy 2. What names a bot is one; the rest are people."""
    players: list[Player] = []
    for name in (part.strip() for word in words for part in word.split(",")):
        if name:
            kind = _kind_of_bot(name)
            called = CHARACTERS[kind].name if kind in CHARACTERS else kind or name
            players.append(Player(_unused(called, players), kind))
    return players


def seat_recorded(names: Sequence[str], seats: int) -> list[Player]:
    """Who sat where, as a record has it; without names the first seat is a person's, the rest are bots'."""
    if not names:
        return seat_all([YOU] + ["regular"] * (seats - 1))
    return [Player(name, _numbered_bot(name)) for name in names]


def _kind_of_bot(name: str) -> str:
    lower = name.casefold()
    if lower in bot_names():
        return lower
    plain = [
        known for known in bot_names() if known not in CHARACTERS
    ]  # people may be called much like those
    if get_close_matches(lower, plain, n=1, cutoff=0.8):
        bot(lower)  # refuses the name and says which bot is meant
    return ""


def _numbered_bot(name: str) -> str:
    kind, _, number = name.partition(" ")
    kind = kind.casefold() if kind.casefold() in CHARACTERS else kind
    return kind if kind in bot_names() and (not number or number.isdecimal()) else ""


def _unused(name: str, players: list[Player]) -> str:
    taken = [player.name for player in players]
    number = 2
    wanted = name
    while wanted in taken:
        wanted = f"{name} {number}"
        number += 1
    return wanted
