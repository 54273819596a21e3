"""What a group agrees on for its campaign."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.campaign import house_rules
from taverna.games.gloomhaven.campaign.arranging import arrange
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.content.campaign import DECKS
from taverna.games.gloomhaven.content.events import EFFECTS, OPTIONS, EventCard, cards
from taverna.kernel import BadData
from tests.games.gloomhaven.campaign.worlds import one_party

CARD = {
    "number": 1,
    "a": [
        {"if": {"pay": 5}, "do": [{"do": "reputation", "n": 1}, {"do": "gold", "n": -5}], "card": "remove"},
        {"if": {"otherwise": True}, "do": [{"do": "reputation", "n": 2}], "card": "return"},
    ],
    "b": [
        {
            "do": [{"do": "also", "option": "a"}, {"do": "one-of", "options": [[{"do": "xp", "n": 5}], []]}],
            "card": "return",
        }
    ],
}


def test_a_rule_is_agreed_on_and_given_up_and_kept() -> None:
    world, _ = one_party()
    assert not house_rules.is_on(world, house_rules.OUTCOMES)
    arrange(world, "Ana", {"do": "agree", "rule": "outcomes"})
    again = CAMPAIGN.load(CAMPAIGN.dump(world))
    assert house_rules.is_on(again, house_rules.OUTCOMES)
    arrange(again, "Ana", {"do": "agree", "rule": "outcomes", "on": False})
    assert not house_rules.is_on(again, house_rules.OUTCOMES)
    with pytest.raises(BadData, match=r"change\.rule"):
        arrange(world, "Ana", {"do": "agree", "rule": "loaded-dice"})


def test_kinds_of_outcomes_tell_neither_amounts_nor_conditions() -> None:
    card = EventCard(CARD, "card", "city")
    assert house_rules.kinds(card, "a") == [("pay", -1), ("reputation", 1), ("gold", -1)]
    assert house_rules.kinds(card, "b") == [("pay", -1), ("reputation", 1), ("gold", -1), ("xp", 1)]


def test_every_event_has_kinds_that_have_words() -> None:
    known = {"pay", *EFFECTS}
    for deck in DECKS:
        for card in cards(deck).values():
            for option in OPTIONS:
                assert {kind for kind, _ in house_rules.kinds(card, option)} <= known
