"""Folders whose modules register themselves when they are imported: a new file there is known without another line."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def import_all(package: str) -> list[str]:
    """Import every module of a package; their names. Also those of a compiled build and of an archive."""
    found = sorted([module.name for module in iter_modules(import_module(package).__path__)])
    for name in found:
        import_module(f"{package}.{name}")
    return found
