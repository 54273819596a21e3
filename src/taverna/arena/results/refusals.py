"""What can be wrong with a file of results, in the same words wherever it is found."""

from __future__ import annotations

from pathlib import Path

from taverna.kernel import BadCall, BadData


def damaged(path: Path, problem: str) -> BadData:
    problem = problem.rstrip(".")
    return BadData(
        "bad-results",
        f"{path} can't be read as results: {problem}. Move it away, or choose another file",
        values={"path": str(path), "problem": problem},
    )


def other(path: Path, field: str, there: object, here: object) -> BadData:
    return BadData(
        "other-results",
        f"{path} holds results with another {field}: {there} there, {here} here. Choose another file",
        values={"path": str(path), "field": field, "there": str(there), "here": str(here)},
    )


def in_use(path: Path) -> BadCall:
    return BadCall("results-in-use", f"another program is writing to {path}", values={"path": str(path)})


def unusable(path: Path, problem: OSError) -> BadCall:
    why = problem.strerror or str(problem)
    return BadCall("cannot-store", f"{path}: {why}", values={"path": str(path), "why": why})
