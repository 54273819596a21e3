"""Game options as they are typed: `--option pirates=false --option variation=sudden-death`."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.kernel import AnyGame, BadOption, GameOption, Setting
from taverna.kernel.options import check_options

WORDS = {
    "true": True, "yes": True, "on": True, "1": True,
    "false": False, "no": False, "off": False, "0": False,
}  # fmt: skip


def parse_options(game: AnyGame, items: Sequence[str]) -> dict[str, Setting]:
    """`["name=value", ...]` -> the options named, checked; hyphens and underscores in names are one."""
    found: dict[str, Setting] = {}
    known = {option.name: option for option in game.options}
    for item in items:
        name, sign, value = item.partition("=")
        name = name.strip().lower().replace("-", "_")
        if not sign or not name:
            raise BadOption(
                "bad-option-text",
                f"option {item!r} must be written name=value",
                values={"text": item},
            )
        if name in found:
            raise BadOption("option-twice", f"option {name!r} is given more than once", values={"name": name})
        found[name] = _read(known.get(name), value.strip())
    checked = check_options(game.options, found)
    return {name: checked[name] for name in found}


def typed(value: Setting) -> str:
    """A value as it is typed after `--option name=`."""
    return value if isinstance(value, str) else "true" if value else "false"


def _read(option: GameOption | None, text: str) -> Setting:
    """The text as that option takes it; what can't be read is left as it is, for the game to refuse."""
    value = text.lower()
    if option is None:
        return value
    if option.choices:
        hyphened = value.replace("_", "-")
        return hyphened if hyphened in option.choices else value
    return WORDS.get(value, value)
