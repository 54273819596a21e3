"""A card as one prints it: rows of signs with their numbers, made from the phrases of its text: the two can't differ.

What has no sign stays a phrase, in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.games.gloomhaven.language.cards import Half
from taverna.games.gloomhaven.view.wording import cards
from taverna.kit.phrases import Phrase

Mark = dict[str, object]
PREFIX: Final = "ability-"
WORDS: Final = "words"

AMOUNTS: Final[dict[str, str]] = {
    "do-attack": "attack",
    "do-move": "move",
    "do-heal": "heal",
    "do-shield": "shield",
    "do-retaliate": "retaliate",
    "do-push": "push",
    "do-pull": "pull",
    "do-loot": "loot",
    "range": "range",
    "gain-attack": "attack",
    "gain-move": "move",
    "gain-range": "range",
    "summon-attack": "attack",
}
"""Phrases with an `amount`, and their signs."""
NUMBERS: Final[dict[str, str]] = {
    "push": "push",
    "pull": "pull",
    "pierce": "pierce",
    "targets": "targets",
    "xp": "xp",
    "gain-set-targets": "targets",
    "summon-hp": "hp",
    "summon-move": "move",
    "summon-range": "range",
    "summon-targets": "targets",
    "summon-pierce": "pierce",
    "summon-push": "push",
    "summon-shield": "shield",
    "summon-retaliate": "retaliate",
}
"""Phrases with a number `n`."""
MORE: Final[dict[str, str]] = {
    "gain-heal": "heal",
    "gain-shield": "shield",
    "gain-retaliate": "retaliate",
    "gain-targets": "targets",
}
"""Phrases with a number that is added."""
ALONE: Final[dict[str, str]] = {
    "flag-jump": "jump",
    "gain-jump": "jump",
    "lasts-round": "round",
    "lasts-persistent": "stays",
    "lost": "lost",
    "lost-for-good": "lost",
}
NAMED: Final[dict[str, tuple[str, str]]] = {
    "conditions": ("condition", "conditions"),
    "do-infuse": ("made", "elements"),
    "consume": ("use", "elements"),
}
"""Phrases that list components: one sign for each."""
ENDINGS: Final[tuple[str, ...]] = ("xp", "round", "stays", "uses", "lost")
"""Signs that stand at the edge of a half: what it is worth, how long it lasts, where the card goes."""


def face(what: Half, printed: Mapping[str, object], summons: cards.Summons = cards.NO_SUMMONS) -> Mark:
    """`printed` is the half as its file has it: there are the places for enhancements."""
    rows: list[list[Mark]] = []
    lines = _rows(printed.get("do"))
    for number, ability in enumerate(what.abilities):
        first, *others = cards.of_ability(ability, summons)
        row = marks(first)
        if len(lines) == len(what.abilities):
            _put_dots(row, lines[number])
        rows += [row, *[marks(phrase) for phrase in others]]
    told = sum(len(cards.of_ability(ability, summons)) for ability in what.abilities)
    opening = 1 if what.actor else 0
    whole = cards.half(what, summons)
    rows = [marks(phrase) for phrase in whole[:opening]] + rows
    end: list[Mark] = []
    for phrase in whole[opening + told :]:
        found = marks(phrase)
        if all(mark["sign"] in ENDINGS for mark in found):
            end += found
        else:
            rows.append(found)
    return {"rows": rows, "end": end}


def marks(phrase: Phrase) -> list[Mark]:
    """One phrase as signs, in their order."""
    key, args = phrase.key.removeprefix(PREFIX), phrase.args
    if key == "line":
        return _all(args["parts"])
    if key == "when":
        return _all(args["gates"]) + [{"sign": "then"}] + _all(args["then"])
    if key == "then":
        return _all(args["head"]) + [{"sign": "next"}] + _all(args["item"])
    if key in AMOUNTS:
        return [_with(AMOUNTS[key], _number(args["amount"]), phrase)]
    if key in NUMBERS:
        return [{"sign": NUMBERS[key], "text": str(args["n"])}]
    if key in MORE:
        return [{"sign": MORE[key], "text": f"+{args['n']}"}]
    if key in ALONE:
        return [{"sign": ALONE[key]}]
    if key in NAMED:
        sign, name = NAMED[key]
        return [{"sign": sign, "text": str(one)} for one in _list(args[name])]
    if "hexes" in args:
        return [{"sign": "area", "hexes": args["hexes"], "own": args["own"], "text": [phrase]}]
    if key in ("lasts-uses", "lasts-uses-xp"):
        steps = _list(args.get("steps", ["0"] * _integer(args["n"])))
        return [{"sign": "uses", "text": " ".join(str(step) for step in steps)}]
    if key == "do-summon":
        return [{"sign": "summon", "text": [phrase]}]
    return [{"sign": WORDS, "text": [phrase]}]


def _all(phrases: object) -> list[Mark]:
    found: list[Mark] = []
    for phrase in _list(phrases):
        assert isinstance(phrase, Phrase)
        found += marks(phrase)
    return found


def _with(sign: str, number: str, phrase: Phrase) -> Mark:
    return {"sign": sign, "text": number} if number else {"sign": WORDS, "text": [phrase]}


def _number(amount: object) -> str:
    """`3`, `+1`, `X`; nothing, if it takes words to say it."""
    phrases = _list(amount)
    only = phrases[0] if len(phrases) == 1 else None
    if not isinstance(only, Phrase):
        return ""
    key = only.key.removeprefix(PREFIX)
    signs = {"number": "", "plus": "+", "minus": "−"}
    if key in signs:
        return f"{signs[key]}{only.args['n']}"
    return {"x": "X", "plus-x": "+X"}.get(key, "")


def _put_dots(row: list[Mark], line: Mapping[str, object]) -> None:
    """The places for enhancements, each behind the number that it belongs to; hexes that may be added."""
    dots = line.get("dots")
    for name, count in dots.items() if isinstance(dots, Mapping) else ():
        sign = row[0]["sign"] if name == "main" else name
        for mark in row:
            if mark["sign"] == sign:
                mark["dots"] = count
                break
    area = line.get("area")
    added = area.get("plus") if isinstance(area, Mapping) else None
    for mark in row if added else ():
        if mark["sign"] == "area":
            mark["plus"] = [number for hex in _list(added) for number in _list(hex)]


def _rows(value: object) -> list[Mapping[str, object]]:
    return [one for one in _list(value) if isinstance(one, Mapping)]


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


def _integer(value: object) -> int:
    return value if isinstance(value, int) else 0
