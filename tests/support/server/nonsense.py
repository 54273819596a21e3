"""Messages that no table may obey: malformed, of the wrong type, stale, somebody else's, deep, binary."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from msgspec import Struct

LONGEST = 8 * 1024
"""What is longer ends the connection; that has a test of its own."""
WHOLE = 2**53 - 1
TEXTS = ("type", "text", "key")


class Known(Struct):
    """What the sender knows of the table. `legal` are the codes that would be obeyed with this ticket."""

    ticket: int
    legal: list[int]
    step: int
    mine: list[int]


def nonsense(dice: random.Random, known: Known) -> str | bytes:
    message = dice.choice(KINDS)(dice, known)
    if len(message.encode() if isinstance(message, str) else message) > LONGEST:
        return message[: LONGEST // 8]
    return message


def _garbage(dice: random.Random, known: Known) -> str:
    return "".join(
        chr(dice.choice((dice.randrange(32, 127), dice.randrange(1, 0xD800))))
        for _ in range(dice.randrange(200))
    )


def _bytes(dice: random.Random, known: Known) -> bytes:
    return dice.randbytes(dice.randrange(300))


def _broken(dice: random.Random, known: Known) -> str:
    """Nearly right: cut off, or with one character changed into something that JSON does not allow."""
    text = json.dumps(_choose(known, dice.choice([*known.legal, 0])))
    return (
        text[: dice.randrange(len(text))]
        if dice.random() < 0.5
        else text.replace(dice.choice('{}":,'), "\\", 1)
    )


def _not_a_message(dice: random.Random, known: Known) -> str:
    return json.dumps(_any_value(dice, 4))


def _wrong_type(dice: random.Random, known: Known) -> str:
    """A message with one field of another kind, or without one that it needs, or with one too many."""
    message = dice.choice(_messages(known))
    field = dice.choice([name for name in message if name not in ("id", "since")])
    change = dice.randrange(3)
    if change == 0:
        wrong = [
            True,
            1.5,
            [],
            {},
            [0],
            -(2**70),
            None if field != "seat" else [],
            0 if field in TEXTS else "0",
        ]
        message[field] = dice.choice(wrong)
    elif change == 1:
        del message[field]
    else:
        message["".join(dice.choices("abcxyz", k=5))] = _any_value(dice, 2)
    return json.dumps(message)


def _unknown_type(dice: random.Random, known: Known) -> str:
    kind = dice.choice(["", "Choose", "update", "hello", "seats", "__proto__", "start", "x" * 500, None, 7])
    return json.dumps({**_choose(known, 0), "type": kind})


def _stale(dice: random.Random, known: Known) -> str:
    """Quotes another question than the open one."""
    ticket = dice.choice([known.ticket - 1, known.ticket + 1, 0, -1, 10**6, WHOLE, -WHOLE])
    ticket = ticket if ticket != known.ticket else -1
    return json.dumps({**_choose(known, dice.choice([*known.legal, 0, 1])), "ticket": ticket})


def _illegal(dice: random.Random, known: Known) -> str | bytes:
    """The open question, and an answer that it does not have."""
    code = dice.choice([dice.randrange(-3, 400), WHOLE, -WHOLE, 2**31, 2**32])
    while code in known.legal:
        code += 1
    then = (
        {}
        if dice.random() < 0.5
        else {"then": dice.choices([*known.legal, -1, 0, WHOLE], k=dice.randrange(70))}
    )
    text = json.dumps({**_choose(known, code), **then})
    return text.encode() if dice.random() < 0.3 else text


def _foreign(dice: random.Random, known: Known) -> str:
    """Other people's seats, other steps, rights that one does not have."""
    seat = dice.choice([number for number in range(16) if number not in known.mine])
    return json.dumps(
        dice.choice(
            [
                {"type": "look", "seat": seat, "since": dice.randrange(5)},
                {
                    "type": "undo",
                    "step": dice.choice([known.step, known.step - 1, known.step + 1, 0, -1, WHOLE]),
                },
                {"type": "back"},
                {"type": "signal", "key": dice.choice(["strike", "x", "../..", "\u0000"])},
                {"type": "say", "text": " \u200b\t"},
                {"type": "say", "text": "x" * dice.randrange(501, 1900)},
            ]
        )
    )


def _deep(dice: random.Random, known: Known) -> str:
    depth = dice.randrange(100, 4000)
    kind = dice.randrange(3)
    if kind == 0:
        return "[" * depth
    if kind == 1:
        return "[" * depth + "]" * depth
    return '{"type":"choose","ticket":' + '{"a":' * (depth // 3) + "1" + "}" * (depth // 3) + ',"code":0}'


def _numbers(dice: random.Random, known: Known) -> str:
    """Numbers that JSON has no business with, or that overflow."""
    number = dice.choice(
        ["NaN", "Infinity", "-Infinity", "1e999", "0x10", "01", "9" * 400, "1" + "0" * 5000, "-"]
    )
    return f'{{"type":"choose","ticket":{number},"code":{dice.choice([0, 1])}}}'


KINDS: tuple[Callable[[random.Random, Known], str | bytes], ...] = (
    _garbage,
    _bytes,
    _broken,
    _not_a_message,
    _wrong_type,
    _unknown_type,
    _stale,
    _illegal,
    _foreign,
    _deep,
    _numbers,
)


def _choose(known: Known, code: int) -> dict[str, Any]:
    return {"type": "choose", "ticket": known.ticket, "code": code}


def _messages(known: Known) -> list[dict[str, Any]]:
    return [
        {**_choose(known, -1), "id": 1},
        {**_choose(known, -1), "then": [1.5], "id": 7},
        {**_choose(known, -1), "then": list(range(100)), "id": 8},
        {"type": "undo", "step": -1, "id": 2},
        {"type": "say", "text": "", "id": 3},
        {"type": "look", "seat": 15, "since": 0, "id": 4},
        {"type": "signal", "key": "", "id": 5},
        {"type": "ping", "id": 6},
    ]


def _any_value(dice: random.Random, depth: int) -> Any:
    if depth and dice.random() < 0.5:
        if dice.random() < 0.5:
            return [_any_value(dice, depth - 1) for _ in range(dice.randrange(5))]
        return {
            dice.choice(["type", "a", "", "id", "0"]): _any_value(dice, depth - 1)
            for _ in range(dice.randrange(5))
        }
    return dice.choice([None, True, False, 0, -1, 1.5, 10**30, "", "choose", "\ud7ff", "x" * 100])
