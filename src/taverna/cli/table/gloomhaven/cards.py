"""What cards, monsters' cards, items and scenarios do, in words; each is put together once."""

from __future__ import annotations

from functools import cache

from taverna.cli.table.board import Scene
from taverna.cli.table.gloomhaven.pieces import Json
from taverna.games.gloomhaven import content, wording, wording_scenarios
from taverna.games.gloomhaven.ability import ABILITIES, Card, ability_number
from taverna.i18n import Words
from taverna.i18n.phrases import say

GAME = "gloomhaven"


@cache
def _words(lang: str) -> Words:
    return Words(lang, GAME)


@cache
def _cards() -> dict[str, tuple[str, Card]]:
    """By name: class and card."""
    return {
        card.name: (slug, card) for slug in content.class_ids() for card in content.hero_class(slug).cards
    }


def initiative(card: str) -> int:
    return _cards()[card][1].initiative


@cache
def _half_text(lang: str, name: str, top: bool) -> str:
    slug, card = _cards()[name]
    summons = content.hero_class(slug).summons
    return say(_words(lang), wording.half(card.top if top else card.bottom, summons))


def half_text(scene: Scene, card: str, top: bool) -> str:
    return _half_text(scene.words.lang, card, top)


def card_text(scene: Scene, card: str) -> str:
    """Both halves."""
    return scene.texts("gh-card", top=half_text(scene, card, True), bottom=half_text(scene, card, False))


@cache
def _monster_card(lang: str, deck: str, id: int) -> str:
    card = next(card for card in content.deck(deck).cards if card.id == id)
    return say(_words(lang), wording.half(card.action))


def monster_card(scene: Scene, deck: str, id: int) -> str:
    """Empty for a figure of the scenario, which has no deck in the box."""
    return _monster_card(scene.words.lang, deck, id) if deck in content.deck_ids() else ""


@cache
def _item_text(lang: str, name: str) -> str:
    item = next(item for item in map(content.item, content.item_numbers()) if item.id == name)
    return say(_words(lang), wording.of_item(item))


def item_text(scene: Scene, name: str) -> str:
    return _item_text(scene.words.lang, name)


@cache
def _ability_text(lang: str, key: str) -> str:
    number = ability_number(key)
    return say(_words(lang), wording.of_ability(ABILITIES[number])) if number >= 0 else ""


def ability_text(scene: Scene, key: str) -> str:
    return _ability_text(scene.words.lang, key)


def task(scene: Scene) -> str:
    """What the scenario asks for."""
    view: Json = scene.view
    scenario = content.scenario(view["scenario"])
    return say(
        _words(scene.words.lang), wording_scenarios.objectives(scenario, len(view["heroes"]), view["level"])
    )


def special_rules(scene: Scene) -> str:
    """How it is lost, and what is special about it."""
    scenario = content.scenario(scene.view["scenario"])
    told = wording_scenarios.losses(scenario)
    told += wording_scenarios.special_rules(scenario, len(scene.view["heroes"]))
    return say(_words(scene.words.lang), told)
