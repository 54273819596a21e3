"""Turns of monsters for a group on cardboard: cards are drawn here, figures move there (by a house rule)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import house_rules
from taverna.games.gloomhaven.campaign.fight import (
    INERT,
    LATEST,
    MOST_LEVEL,
    MOST_ROUNDS,
    NO_CARD,
    STRONG,
    Fight,
    Pile,
    cards_of,
    types_of,
)
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.kernel import Event, Fields, Rng
from taverna.kit.piles import shuffle

DEEDS: Final[tuple[str, ...]] = (
    "fight",
    "fight-round",
    "fight-monster",
    "fight-element",
    "fight-initiative",
    "fight-end",
)


def do(world: GloomhavenWorld, party: Party, what: str, fields: Fields) -> list[Event]:
    """Nothing of it goes into the book: what the scenario came to is told by `record`."""
    if not house_rules.is_on(world, house_rules.CARDBOARD):
        raise refused("not-on-cardboard", "GH-C-CON-01", "scenarios are played here, not on cardboard")
    if what == "fight":
        _begin(world, party, fields)
        return []
    fight = party.fight
    if fight is None:
        raise refused("no-fight", "GH-C-CON-01", "no scenario lies on the table")
    if what == "fight-round":
        fields.done()
        next_round(fight, world.rng)
    elif what == "fight-monster":
        _set_monster(fight, world.rng, fields)
    elif what == "fight-element":
        _set_element(fight, fields)
    elif what == "fight-initiative":
        _set_initiative(party, fight, fields)
    else:
        fields.done()
        party.fight = None
    return []


def _begin(world: GloomhavenWorld, party: Party, fields: Fields) -> None:
    """The monsters of the first room are there; every deck is shuffled."""
    scenario = fields.integer("scenario", 1, 999)
    level = fields.integer("level", 0, MOST_LEVEL)
    fields.done()
    if scenario not in world.unlocked:
        raise refused(
            "scenario-not-open", "GH-C-MOD-01", f"scenario {scenario} can't be played", {"scenario": scenario}
        )
    fight = Fight(scenario, level)
    for monster in types_of(scenario):
        deck = content.monster(monster).deck
        if deck not in fight.piles:
            fight.piles[deck] = Pile(cards_of(deck))
            shuffle(fight.piles[deck].draw, world.rng)
    fight.types = _first_types(scenario)
    party.fight = fight


def _first_types(scenario: int) -> list[str]:
    """Types that lie open when the heroes start, for any number of them."""
    found = content.scenario(str(scenario))
    floor = [hex for room in found.rooms if room.is_start for hex in room.floor]
    spots = [spot for spot in found.spots if spot.at in floor and not spot.later]
    return list(dict.fromkeys([found.variant_of(spot.monster) for spot in spots]))


def next_round(fight: Fight, rng: Rng) -> None:
    """The round ends: cards are put away, elements wane (GH-S-END-01). Then each deck has its card (GH-S-INI-01)."""
    if fight.round >= MOST_ROUNDS:
        raise refused("no-fight", "GH-S-END-01", "nobody plays as long as that")
    for deck in sorted(fight.piles):
        _put_away(deck, fight.piles[deck], rng)
    if fight.round:
        fight.elements = {element: max(INERT, strength - 1) for element, strength in fight.elements.items()}
    fight.initiatives = {}
    fight.round += 1
    for monster in fight.types:
        _draw(fight.pile_of(monster), rng)


def _put_away(deck: str, pile: Pile, rng: Rng) -> None:
    if pile.card == NO_CARD:
        return
    shuffles = any(card.shuffle for card in content.deck(deck).cards if card.id == pile.card)
    pile.discard.append(pile.card)
    pile.card = NO_CARD
    if shuffles:
        _shuffle_back(pile, rng)


def _shuffle_back(pile: Pile, rng: Rng) -> None:
    pile.draw = pile.draw + pile.discard
    pile.discard = []
    shuffle(pile.draw, rng)


def _draw(pile: Pile, rng: Rng) -> None:
    """One card for a deck, also where two types share it."""
    if pile.card != NO_CARD:
        return
    if not pile.draw:
        _shuffle_back(pile, rng)
    pile.card = pile.draw.pop()


def _set_monster(fight: Fight, rng: Rng, fields: Fields) -> None:
    """A type comes to the table or is gone from it. One that comes in mid-round has its card at once (GH-S-INI-01)."""
    monster, there = fields.text("monster"), fields.flag("on", True)
    fields.done()
    if monster not in types_of(fight.scenario):
        raise fields.bad("monster", f"scenario {fight.scenario} has no {monster!r}")
    if not there:
        fight.types = [one for one in fight.types if one != monster]
    elif monster not in fight.types:
        fight.types = fight.types + [monster]
        if fight.round:
            _draw(fight.pile_of(monster), rng)


def _set_element(fight: Fight, fields: Fields) -> None:
    element, strength = fields.text("element"), fields.integer("strength", INERT, STRONG)
    fields.done()
    if element not in fight.elements:
        raise fields.bad("element", f"must be one of {', '.join(fight.elements)}, not {element!r}")
    fight.elements = {**fight.elements, element: strength}


def _set_initiative(party: Party, fight: Fight, fields: Fields) -> None:
    """0: not told yet."""
    hero, initiative = fields.text("hero"), fields.integer("initiative", 0, LATEST)
    fields.done()
    if hero not in party.members:
        raise fields.bad("hero", f"{hero!r} is not in party {party.name!r}")
    others = {id: told for id, told in fight.initiatives.items() if id != hero}
    fight.initiatives = {**others, hero: initiative} if initiative else others


# What everybody at the table sees


def view(party: Party) -> dict[str, object] | None:
    """Cards that lie open; never the order of a deck."""
    fight = party.fight
    if fight is None:
        return None
    return {
        "scenario": fight.scenario,
        "level": fight.level,
        "round": fight.round,
        "elements": dict(fight.elements),
        "initiatives": {id: told for id, told in fight.initiatives.items() if id in party.members},
        "order": [[kind, id, initiative] for initiative, kind, id in order(party, fight)],
        "types": [_type(fight, monster) for monster in types_of(fight.scenario)],
    }


def _type(fight: Fight, monster: str) -> dict[str, object]:
    pile = fight.pile_of(monster)
    there = monster in fight.types
    return {
        "monster": monster,
        "there": there,
        "card": pile.card if there else NO_CARD,
        "left": len(pile.draw),
    }


def order(party: Party, fight: Fight) -> list[tuple[int, str, str]]:
    """Lower initiative first, and heroes before monsters of the same (GH-S-INI-03, 05); other ties are the players'."""
    found = [(told, "hero", id) for id, told in fight.initiatives.items() if id in party.members]
    for monster in fight.types:
        deck = content.monster(monster).deck
        found += [
            (card.initiative, "monster", monster)
            for card in content.deck(deck).cards
            if card.id == fight.piles[deck].card
        ]
    return sorted(found, key=_rank)


def _rank(turn: tuple[int, str, str]) -> tuple[int, int]:
    return (turn[0], 0 if turn[1] == "hero" else 1)
