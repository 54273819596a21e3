"""The named options of a game (variants, editions, house rulings) and their validation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from taverna.kernel.errors import BadOption, suggestion

Setting = bool | str


class Demand:
    """What a choice brings along: how many may sit at the table, and what other options can be beside it.

    The first of these values is the usual one.
    """

    __slots__ = ("options", "seats")

    def __init__(self, seats: range, options: Mapping[str, Sequence[Setting]]) -> None:
        self.seats = seats
        self.options: dict[str, tuple[Setting, ...]] = {name: tuple(can) for name, can in options.items()}


class GameOption:
    """One switch (`choices` empty) or one pick from a list; `rule` is where the rules speak of it.

    `by_table`: nobody picks it; the table that knows who sits there sets it when the game starts.
    `demands`: by choice, for those that are not for every table.
    """

    __slots__ = ("by_table", "choices", "default", "demands", "name", "rule")

    def __init__(
        self,
        name: str,
        default: Setting,
        rule: str,
        choices: Sequence[str] = (),
        by_table: bool = False,
        demands: Mapping[str, Demand] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.choices: tuple[str, ...] = tuple(choices)
        self.by_table = by_table
        self.demands: dict[str, Demand] = dict(demands or {})

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
    found = {option.name: option.check(given[option.name]) for option in known if option.name in given}
    demand = demand_of(known, found)
    if demand is not None:
        for option in known:
            if option.name in demand.options:
                _demand(option, demand.options[option.name], found)
    return {option.name: found.get(option.name, option.default) for option in known}


def demand_of(known: Sequence[GameOption], given: Mapping[str, object]) -> Demand | None:
    """What the choices among these options demand of the table; None if they are for every table."""
    for option in known:
        value = given.get(option.name)
        if isinstance(value, str) and value in option.demands:
            return option.demands[value]
    return None


def fitted(known: Sequence[GameOption], settings: Mapping[str, Setting]) -> dict[str, Setting]:
    """The same settings, those that a choice does not go with changed to what it demands."""
    found = dict(settings)
    demand = demand_of(known, found)
    if demand is not None:
        for name, can in demand.options.items():
            if found.get(name) not in can:
                found[name] = can[0]
    return found


def _demand(option: GameOption, can: tuple[Setting, ...], found: dict[str, Setting]) -> None:
    value = found.setdefault(option.name, can[0])
    if value not in can:
        allowed = ", ".join([str(one) for one in can])
        raise BadOption(
            "bad-option-value",
            f"option {option.name!r} can't be {value!r} here; it can be: {allowed}",
            option.rule,
            {"name": option.name, "value": str(value), "allowed": allowed},
        )
