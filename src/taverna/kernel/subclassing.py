"""Lets a plain Python class inherit from a compiled one: a game, a state or a bot of one's own, on either build.

mypyc reads the decorator when it compiles; the stand-in serves the pure build, which needs no extra package.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        return lambda decorated: decorated
