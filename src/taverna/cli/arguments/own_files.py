"""Files of one's own together: who names cards, content or scenarios means to play with them."""

from __future__ import annotations

from taverna.cli.arguments.cards import Cards, with_cards
from taverna.cli.arguments.content_files import Content, with_content
from taverna.cli.arguments.scenarios import with_scenarios


def with_own_files(items: list[str] | None, game: str | None, cards: Cards, content: Content) -> list[str]:
    """The options typed, and those that the files named stand for."""
    return with_scenarios(with_content(with_cards(items or [], game, cards), game, content), game)
