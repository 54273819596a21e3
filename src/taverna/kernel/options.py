"""The named options of a game (variants, editions, house rulings) and their validation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from taverna.kernel.errors import BadOption, suggestion

Setting = bool | str


class GameOption:
    """One switch (`choices` empty) or one pick from a list; `rule` is where the rules speak of it.

    `by_table`: nobody picks it; the table that knows who sits there sets it when the game starts.
    """

    __slots__ = ("by_table", "choices", "default", "name", "rule")

    def __init__(
        self, name: str, default: Setting, rule: str, choices: Sequence[str] = (), by_table: bool = False
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.choices: tuple[str, ...] = tuple(choices)
        self.by_table = by_table

    def check(self, value: object) -> Setting:
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            allowed = ", ".join(self.choices)
        else:
            if isinstance(value, bool):
                return value
            allowed = "true, false"
        raise BadOption(
            "bad-option-value",
            f"option {self.name!r} can't be {value!r}; it can be: {allowed}",
            self.rule,
            {"name": self.name, "value": str(value), "allowed": allowed},
        )


def check_options(known: Sequence[GameOption], given: Mapping[str, object]) -> dict[str, Setting]:
    """Every option with its value: the given ones checked, the others by default."""
    if not isinstance(given, Mapping):
        raise BadOption("bad-options", f"options are given by name, as a mapping, not as {given!r}")
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(
                "unknown-option",
                f"there is no option {name!r}{suggestion(str(name), names)}",
                values={"name": str(name), "allowed": ", ".join(names)},
            )
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in known
    }
