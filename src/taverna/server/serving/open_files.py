"""How many files and sockets this process may have open."""

from __future__ import annotations

import contextlib


def allow_many_files() -> None:
    """Each socket is an open file; the usual limit of a thousand or so is meant for other programs."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
