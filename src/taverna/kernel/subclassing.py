"""What mypyc is told about a class. It reads the decorator when it compiles; the pure build needs no extra package.

`allow_interpreted_subclasses` lets a plain Python class inherit: a game, a state or a bot of one's own, on either
build. `acyclic` says that no chain of references leads from an instance back to itself, so that the garbage collector
need not watch it; with `free_list_len` the last one that was dropped is used again. Both are for what is made often.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        return lambda decorated: decorated
