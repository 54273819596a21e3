"""Packages that only some commands need: what is missing is named together with the extra that brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from taverna.kernel import BadCall


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports in here may fail because the extra of that name is not installed."""
    try:
        yield
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        if package == "taverna":
            raise
        raise BadCall(
            "missing-extra",
            f"this needs the package {package}: pip install 'taverna[{name}]'",
            values={"package": package, "extra": name},
        ) from problem
