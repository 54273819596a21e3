"""What to say when a package of the extra is missing."""

from __future__ import annotations


def missing(package: str, problem: ImportError) -> ImportError:
    """The error to raise instead: it names the extra."""
    return ImportError(
        f"this interface needs {package}, which is not installed here ({problem}); "
        "it comes with the extra 'learning': pip install 'taverna[learning]'"
    )
