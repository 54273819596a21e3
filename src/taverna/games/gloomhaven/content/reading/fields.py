"""What the fields of Gloomhaven's content files have in common: hexes, words of closed lists, values by characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.formula import Formula, fixed, formula
from taverna.kernel.errors import BadData, suggestion
from taverna.kernel.fields import Fields, bad
from taverna.kit.hexes import Hex

FARTHEST: Final = 60
PLAYER_COUNTS: Final = (2, 3, 4)
NO_FIGURE: Final = -1
RANK_LETTERS: Final = {"-": NO_FIGURE, "n": v.NORMAL, "e": v.ELITE, "b": v.BOSS}


def unknown(path: str, kind: str, wanted: str, known: Sequence[str]) -> BadData:
    return bad(path, f"there is no {kind} {wanted!r}{suggestion(wanted, known)}")


def word(fields: Fields, name: str, kind: str, known: Sequence[str], default: str | None = None) -> str:
    """A text that must stand in a closed list."""
    found = fields.text(name, default)
    if found not in known and found != default:
        raise unknown(f"{fields.path}.{name}", kind, found, known)
    return found


def words(fields: Fields, name: str, kind: str, known: Sequence[str]) -> list[str]:
    found = fields.texts(name, ())
    for text in found:
        if text not in known:
            raise unknown(f"{fields.path}.{name}", kind, text, known)
    return found


def number_of(fields: Fields, name: str, kind: str, known: Sequence[str], default: str | None = None) -> int:
    """The place of a word in its closed list: the number that rules use for it."""
    return known.index(word(fields, name, kind, known, default))


def mask(fields: Fields, name: str) -> int:
    """A list of conditions as one mask of bits."""
    found = 0
    for text in words(fields, name, "condition", v.CONDITIONS):
        found |= 1 << v.CONDITIONS.index(text)
    return found


def to_hex(value: object, path: str) -> Hex:
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise bad(path, f"must be a hex [q, r], not {value!r}")
    q, r = value
    if not isinstance(q, int) or not isinstance(r, int) or isinstance(q, bool) or isinstance(r, bool):
        raise bad(path, f"must be a hex of two whole numbers, not {value!r}")
    if abs(q) > FARTHEST or abs(r) > FARTHEST:
        raise bad(path, f"must lie within {FARTHEST} of [0, 0], not at {value!r}")
    return (q, r)


def hex_field(fields: Fields, name: str) -> Hex:
    return to_hex(fields.value(name), f"{fields.path}.{name}")


def hexes_field(fields: Fields, name: str, default: Sequence[object] | None = None) -> list[Hex]:
    found: list[Hex] = []
    for number, item in enumerate(fields.items(name, default)):
        path = f"{fields.path}.{name}[{number}]"
        found_hex = to_hex(item, path)
        if found_hex in found:
            raise bad(path, f"{list(found_hex)} is there twice")
        found.append(found_hex)
    return found


def formula_field(fields: Fields, name: str, default: int | None = None) -> Formula:
    if default is not None and not fields.has(name):
        return fixed(default)
    return formula(fields.value(name), f"{fields.path}.{name}")


def by_characters(fields: Fields, name: str, low: int, high: int, default: int) -> list[int]:
    """A number, or three for 2, 3 and 4 characters; indexed by the number of characters."""
    value = fields.value(name, default)
    if isinstance(value, (list, tuple)):
        if len(value) != len(PLAYER_COUNTS):
            raise fields.bad(name, f"must hold three numbers, for 2, 3 and 4 characters, not {value!r}")
        return [0, 0, *fields.integers(name, low, high)]
    number = fields.integer(name, low, high, default)
    return [number] * 5


def ranks_field(fields: Fields, name: str, default: str | None = None) -> list[int]:
    """`"-ne"`: nobody at 2 characters, a normal monster at 3, an elite at 4; `b` is a boss or named monster.

    One letter is for any number of characters, also for one alone; three letters that are alike are the same.
    """
    text = fields.text(name, default)
    if len(text) not in (1, len(PLAYER_COUNTS)) or any(letter not in RANK_LETTERS for letter in text):
        raise fields.bad(name, f"must be three of - n e b, for 2, 3 and 4 characters, or one, not {text!r}")
    ranks = [RANK_LETTERS[letter] for letter in text]
    alone = ranks[0] if min(ranks) == max(ranks) else NO_FIGURE
    return [NO_FIGURE, alone, *(ranks * len(PLAYER_COUNTS) if len(ranks) == 1 else ranks)]
