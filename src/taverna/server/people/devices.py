"""What a device is called in the list of sessions: browser and system, as far as its own words tell."""

from __future__ import annotations

from typing import Final

# The first that is in it: many browsers also call themselves by the name of another.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
LONGEST: Final = 40


def device_of(user_agent: str) -> str:
    """`Firefox, Android`; of a program its own name, without its version."""
    found = [_first(user_agent, names) for names in (BROWSERS, SYSTEMS)]
    told = ", ".join(name for name in found if name)
    if told:
        return told
    return "".join(char for char in user_agent.partition("/")[0] if char.isprintable())[:LONGEST].strip()


def _first(user_agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in names if mark in user_agent), "")
