"""Bots and their parameters as text: `search:iterations=500,explore=0.5`. The one place that reads and checks it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.kernel import BadCall
from taverna.kernel.errors import suggestion

Value = int | float | str
"""What a parameter can be: a whole number, a number, or one of a few words."""


class Parameter:
    """What a parameter may be: one of `words`, or a number from `low` to `high`, `whole` or not."""

    __slots__ = ("default", "high", "low", "whole", "words")

    def __init__(
        self,
        default: Value,
        low: float = 0.0,
        high: float = 0.0,
        whole: bool = False,
        words: tuple[str, ...] = (),
    ) -> None:
        self.default = default
        self.low = low
        self.high = high
        self.whole = whole
        self.words = words

    def allows(self, value: object) -> bool:
        if self.words:
            return value in self.words
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return False
        return self.low <= value <= self.high and (not self.whole or isinstance(value, int))

    def range(self) -> str:
        if self.words:
            return ", ".join(self.words)
        return f"{self.low:g} – {self.high:g}" if not self.whole else f"{int(self.low)} – {int(self.high)}"


Parameters = Mapping[str, Parameter]

FORMER: Final = {
    "trust": "prior_margin",
    "credit": "opponent_search_rate",
    "doubt": "opponent_noise",
    "grow": "expand_after",
}
"""What parameters were called before: tables, results and scripts that say so still mean the same bot."""


class Spec:
    """A bot's name and the parameters that were given with it."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: dict[str, Value]) -> None:
        self.name = name
        self.values = values

    def text(self) -> str:
        if not self.values:
            return self.name
        return f"{self.name}:" + ",".join([f"{name}={value}" for name, value in self.values.items()])


def parse(text: str, known: Mapping[str, Parameters]) -> Spec:
    """`known`: the bots by name, each with its parameters."""
    name, colon, rest = text.partition(":")
    if name not in known:
        raise BadCall(
            "unknown-bot",
            f"there is no bot {name!r}{suggestion(name, known)}",
            values={"name": name, "allowed": ", ".join(known)},
        )
    spec = Spec(name, {})
    if colon:
        for part in rest.split(","):
            key, equals, value = part.partition("=")
            if not equals:
                raise BadCall(
                    "bad-option-text",
                    f"{part!r} in {text!r} is not a parameter: write name=value",
                    values={"text": part},
                )
            name_now = FORMER.get(key.strip(), key.strip())
            if name_now in spec.values:
                raise BadCall("option-twice", f"{key!r} is given twice in {text!r}", values={"name": key})
            spec.values[name_now] = _read(value.strip())
    check(name, spec.values, known[name])
    return spec


def check(bot: str, values: Mapping[str, object], allowed: Parameters) -> None:
    """Refuse what the bot does not know, or can't be set to."""
    for name, value in values.items():
        if name not in allowed:
            raise BadCall(
                "unknown-parameter",
                f"the bot {bot!r} has no parameter {name!r}{suggestion(name, allowed)}",
                values={"name": name, "bot": bot, "allowed": ", ".join(allowed)},
            )
        parameter = allowed[name]
        if not parameter.allows(value):
            raise BadCall(
                "bad-parameter",
                f"{name} of the bot {bot!r} can't be {value!r}; it can be: {parameter.range()}",
                values={"name": name, "bot": bot, "value": str(value), "allowed": parameter.range()},
            )


def split_bots(text: str) -> list[str]:
    """`"strong, search:iterations=50,explore=1, greedy"` -> three bots: what has no name goes with the one before."""
    found: list[str] = []
    for part in text.split(","):
        entry = part.strip()
        head = entry.partition("=")[0]
        if found and "=" in entry and ":" not in head:
            found[-1] += f",{entry}"
        elif entry:
            found.append(entry)
    return found


def _read(text: str) -> Value:
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return text
