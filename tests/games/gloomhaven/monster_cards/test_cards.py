"""Every card of the 29 decks is performed by a monster that acts from it; the expected differences are the facts."""

from __future__ import annotations

import re

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.rules.initiative import clear
from taverna.games.gloomhaven.state.figures import Sheet
from tests.games.gloomhaven.monster_cards import beasts, constructs, demons, folk, undead
from tests.games.gloomhaven.monster_cards.stage import Card, Deck, Scene, Stage, parts

DECKS: list[Deck] = [*folk.DECKS, *undead.DECKS, *beasts.DECKS, *demons.DECKS, *constructs.DECKS]
CARDS = [pytest.param(deck, card, id=f"{deck.id}-{card.id}") for deck in DECKS for card in deck.cards]
SCENES = [
    pytest.param(deck, card, scene, id=f"{deck.id}-{card.id}-{number}")
    for deck in DECKS
    for card in deck.cards
    for number, scene in enumerate(card.scenes)
]


def stage_of(deck: Deck, scene: Scene) -> Stage:
    slug, rank = deck.monster.partition(":")[0].split()
    return Stage(slug, v.RANKS.index(rank), scene)


@pytest.mark.rule("GH-S-MON-01", "GH-S-MON-02", "GH-S-RUL-35")
@pytest.mark.parametrize(("deck", "card", "scene"), SCENES)
def test_a_card_does_what_it_says_and_nothing_else(deck: Deck, card: Card, scene: Scene) -> None:
    stage = stage_of(deck, scene)
    stage.draw(card.id)
    assert stage.perform(scene) == set(parts(scene.then))


@pytest.mark.rule("GH-S-CMP-21", "GH-S-END-01")
@pytest.mark.parametrize(("deck", "card"), CARDS)
def test_initiative_and_shuffle_of_a_card(deck: Deck, card: Card) -> None:
    stage = stage_of(deck, card.scenes[0])
    assert stage.draw(card.id) == card.initiative
    stack = stage.table.stacks[0]
    stack.draw = []
    stack.discard = [number for number in range(8) if number != stack.card]
    drawn = stack.card
    clear(stage.table)
    if card.shuffles:
        assert (sorted(stack.draw), stack.discard) == (list(range(8)), [])
    else:
        assert (stack.draw, stack.discard[-1]) == ([], drawn)


def printed(sheet: Sheet) -> str:
    """A stat card in the words of the decks above."""
    found = [
        f"hp {sheet.hp}",
        f"move {sheet.move}" if sheet.move >= 0 else "no move",
        f"attack {sheet.attack}",
    ]
    for name, usual in (("range", 0), ("targets", 1), ("retaliate", 0), ("shield", 0), ("pierce", 0)):
        if getattr(sheet, name) != usual:
            found.append(f"{name} {getattr(sheet, name)}")
    found += [name for number, name in enumerate(v.CONDITIONS) if sheet.conditions >> number & 1]
    return ", ".join(found + (["flying"] if sheet.flying else []))


@pytest.mark.rule("GH-S-CMP-24")
@pytest.mark.parametrize("deck", DECKS, ids=[deck.id for deck in DECKS])
def test_the_stat_card_it_was_performed_with(deck: Deck) -> None:
    stage = stage_of(deck, deck.cards[0].scenes[0])
    assert printed(stage.top.figure("M").sheet) == re.sub(r"^.*: ", "", deck.monster)


def test_no_card_is_left_out() -> None:
    known = {id: sorted(card.id for card in content.deck(id).cards) for id in content.deck_ids()}
    assert {deck.id: sorted(card.id for card in deck.cards) for deck in DECKS} == known
    assert (len(known), sum(len(cards) for cards in known.values())) == (29, 232)
    assert all(card.scenes for deck in DECKS for card in deck.cards)


def test_what_feeds_on_an_element_is_seen_with_and_without_it() -> None:
    """A scene for every consume icon that is paid, and one without the element."""
    for deck in DECKS:
        for card in deck.cards:
            action = next(known.action for known in content.deck(deck.id).cards if known.id == card.id)
            wanted = [
                element for part in action.abilities for bonus in part.bonuses for element in bonus.consume
            ]
            wanted += [
                element for part in action.abilities if part.op == v.CONSUME for element in part.consume
            ]
            eaten = {word for scene in card.scenes for word in re.findall(r"(\w+) gone", scene.then)}
            for element in wanted:
                name = v.ELEMENTS[element]
                assert name in eaten or (name == "wild" and eaten), card
                assert any(name not in scene.given for scene in card.scenes), card
