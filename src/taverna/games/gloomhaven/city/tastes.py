"""How gladly a hero has an item or a card, and how long a personal quest takes. In hit points, as in `bot`."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.bot.facts import facts_of
from taverna.games.gloomhaven.bot.gear import item_worth
from taverna.games.gloomhaven.campaign.world import Character
from taverna.games.gloomhaven.content.campaign import Quest, QuestStep
from taverna.games.gloomhaven.language.cards import Card

SMALL: Final = "small"
TWO_HANDS: Final = "twohand"
HANDS: Final = "onehand"
OFTEN: Final = 0.6
_strengths: Final[dict[str, dict[int, float]]] = {}


# Items


def worn(hero: Character, items: list[int]) -> list[int]:
    """Of these what such a hero wears: the best for each slot (GH-S-ITM-01)."""
    room = {"head": 1, "body": 1, "legs": 1, HANDS: 2, SMALL: (hero.level + 1) // 2}
    found: list[int] = []
    for number in sorted(items, key=_rank):
        slot = content.item(number).slot
        need = 2 if slot == TWO_HANDS else 1
        place = HANDS if slot == TWO_HANDS else slot
        if room[place] >= need and item_worth(number) > 0.0:
            room[place] -= need
            found.append(number)
    return found


def _rank(number: int) -> tuple[float, int]:
    """Two hands for one item is a high price."""
    worth = item_worth(number)
    return (-worth / 2 if content.item(number).slot == TWO_HANDS else -worth, number)


def outfit_worth(hero: Character, items: list[int]) -> float:
    return sum([item_worth(number) for number in worn(hero, items)])


# Cards


def card_strength(hero_class: str, number: int) -> float:
    """As for a hand: what can be done again and again counts most."""
    if hero_class not in _strengths:
        cards = content.hero_class(hero_class).cards
        _strengths[hero_class] = {card.no: _strength(card) for card in cards}
    return _strengths[hero_class][number]


def _strength(card: Card) -> float:
    top, bottom = facts_of(card.top), facts_of(card.bottom)
    one = top.strength * (OFTEN if top.lost else 1.0)
    other = bottom.strength * (OFTEN if bottom.lost else 1.0)
    return max(one, other) + 0.6 * min(one, other) + 0.1 * card.level


# Quests

EACH: Final[dict[str, float]] = {
    "kill": 0.5, "gold": 0.05, "witness": 0.8, "types": 0.7, "checks": 1.0, "elites": 0.8, "donate": 0.12,
    "exhausted": 1.4, "bosses": 5.0, "enhance": 5.0, "others": 6.0, "slots": 1.6, "item": 10.0, "complete": 1.0,
}  # fmt: skip
"""How many scenarios one of it takes, roughly."""


def quest_length(quest: Quest) -> float:
    """In scenarios."""
    return sum([_step_length(step) for step in quest.steps])


def _step_length(step: QuestStep) -> float:
    if step.deed == "chain":
        return 3.0 * len(step.through)
    special = step.crypts or step.region or step.first > 1 or step.wearing
    return EACH[step.deed] * step.n * (2.5 if special else 1.0)
