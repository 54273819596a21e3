"""What rewards and events have brought, in the words that both share."""

from __future__ import annotations

from taverna.kernel import Event


def told(what: str, change: int, rule: str) -> list[Event]:
    """A gain or a loss; nothing, where nothing changed."""
    kind = f"fate-{what}-{'gained' if change > 0 else 'lost'}"
    return [Event(kind, rule, {"number": abs(change)})] if change else []


def achievement(name: str, rule: str) -> Event:
    return Event("fate-achievement", rule, {"achievement": name})
