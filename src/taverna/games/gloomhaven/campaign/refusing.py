"""Refusals of the campaign: each names its rule."""

from __future__ import annotations

from taverna.kernel import IllegalChoice


def refused(code: str, rule: str, message: str, values: dict[str, object] | None = None) -> IllegalChoice:
    return IllegalChoice(code, f"{message} ({rule})", rule, values)
