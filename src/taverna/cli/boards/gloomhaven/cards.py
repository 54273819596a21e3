"""What cards, monsters' cards, items and scenarios do, in words; each is put together once."""

from __future__ import annotations

from functools import cache

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.pieces import Json
from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.shelf import shelf
from taverna.games.gloomhaven.language.cards import Card
from taverna.games.gloomhaven.language.registry import ABILITIES, ability_number
from taverna.games.gloomhaven.saving.written.maps import PREFIX
from taverna.games.gloomhaven.view.wording import cards, items as item_words, scenarios, tales
from taverna.games.gloomhaven.view.wording.losses import losses
from taverna.i18n import Words
from taverna.i18n.phrases import say

GAME = "gloomhaven"


@cache
def _words(lang: str) -> Words:
    return Words(lang, GAME)


def _house(scene: Scene) -> str:
    """The id of the components that are played with."""
    view: Json = scene.view
    return str(view["options"]["content"])


@cache
def _cards(house: str) -> dict[str, tuple[str, Card]]:
    """By name: class and card."""
    known = shelf(house)
    return {card.name: (slug, card) for slug in content.class_ids() for card in known.hero_class(slug).cards}


def initiative(scene: Scene, card: str) -> int:
    return _cards(_house(scene))[card][1].initiative


@cache
def _half_text(lang: str, house: str, name: str, top: bool) -> str:
    slug, card = _cards(house)[name]
    summons = shelf(house).hero_class(slug).summons
    return say(_words(lang), cards.half(card.top if top else card.bottom, summons))


def half_text(scene: Scene, card: str, top: bool) -> str:
    return _half_text(scene.words.lang, _house(scene), card, top)


def card_text(scene: Scene, card: str) -> str:
    """Both halves."""
    return scene.texts("gh-card", top=half_text(scene, card, True), bottom=half_text(scene, card, False))


@cache
def _monster_card(lang: str, house: str, deck: str, id: int) -> str:
    card = next(card for card in shelf(house).deck(deck).cards if card.id == id)
    return say(_words(lang), cards.half(card.action))


def monster_card(scene: Scene, deck: str, id: int) -> str:
    """Empty for a figure of the scenario, which has no deck in the box."""
    house = _house(scene)
    is_known = deck in content.deck_ids() or deck in shelf(house).decks
    return _monster_card(scene.words.lang, house, deck, id) if is_known else ""


@cache
def _item_text(lang: str, house: str, name: str) -> str:
    known = shelf(house)
    item = next(item for item in map(known.item, known.item_numbers()) if item.id == name)
    return say(_words(lang), item_words.of_item(item))


def item_text(scene: Scene, name: str) -> str:
    return _item_text(scene.words.lang, _house(scene), name)


@cache
def _ability_text(lang: str, key: str) -> str:
    number = ability_number(key)
    return say(_words(lang), cards.of_ability(ABILITIES[number])) if number >= 0 else ""


def ability_text(scene: Scene, key: str) -> str:
    return _ability_text(scene.words.lang, key)


def scenario_name(scene: Scene) -> str:
    """Its title; the map of a written position has none of its own."""
    id = str(scene.view["scenario"])
    return scene.words.component("scenario", PREFIX if id.startswith(f"{PREFIX}-") else id)


def task(scene: Scene) -> str:
    """What the scenario asks for."""
    view: Json = scene.view
    scenario = content.scenario(view["scenario"])
    return say(_words(scene.words.lang), scenarios.objectives(scenario, len(view["heroes"]), view["level"]))


def tale(scene: Scene, is_won: bool) -> str:
    """What is told before the scenario, and after it is won."""
    scenario = content.scenario(scene.view["scenario"])
    return say(_words(scene.words.lang), tales.after(scenario) if is_won else tales.before(scenario))


def special_rules(scene: Scene) -> str:
    """How it is lost, and what is special about it."""
    scenario = content.scenario(scene.view["scenario"])
    told = losses(scenario)
    told += scenarios.special_rules(scenario, len(scene.view["heroes"]))
    return say(_words(scene.words.lang), told)
