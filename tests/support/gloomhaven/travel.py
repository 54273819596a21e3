"""On the way to a scenario, for tests of whole campaigns: `go(saga, "Ana", "The Brave", 1)`."""

from __future__ import annotations

from typing import Any

from taverna.games.gloomhaven.campaign import choices, fate
from taverna.games.gloomhaven.campaign.world import Choice, GloomhavenWorld, Party
from taverna.kernel import Saga


def go(saga: Saga, person: str, name: str, scenario: int, option: str = "b") -> None:
    """Meets what there is to meet, and settles what is left to the players."""
    saga.arrange(person, {"do": "travel", "party": name, "scenario": scenario})
    if _party(saga, name).event:
        saga.arrange(person, {"do": "option", "party": name, "option": option})
    while _party(saga, name).choices:
        answer = answer_to(_world(saga), _party(saga, name), _party(saga, name).choices[0])
        saga.arrange(person, {"do": "settle", "party": name, **answer})


def answer_to(world: GloomhavenWorld, party: Party, choice: Choice) -> dict[str, Any]:
    """Some sound answer: the first hero, as far as it goes."""
    members = world.members(party)
    if choice.kind == choices.LOCATION:
        return {"scenario": choice.numbers[0]}
    if choice.kind == choices.GOLD:
        return {"shares": {members[0].id: choice.numbers[0]}}
    if choice.kind == choices.PAY:
        return {"shares": _shares(party, world, choice.numbers[0])}
    if choice.kind == choices.CONSUME:
        return {"item": fate.consumable(members[choice.numbers[0] - 1])[0]}
    if choice.kind == choices.CONSUME_ANY:
        hero = next(hero for hero in members if fate.consumable(hero))
        return {"hero": hero.id, "item": fate.consumable(hero)[0]}
    if choice.kind == choices.ONE_OF:
        return {"choice": 0}
    return {"hero": members[0].id}


def _shares(party: Party, world: GloomhavenWorld, gold: int) -> dict[str, int]:
    shares: dict[str, int] = {}
    for hero in world.members(party):
        shares[hero.id] = min(gold, hero.gold)
        gold -= shares[hero.id]
    return shares


def _world(saga: Saga) -> GloomhavenWorld:
    assert isinstance(saga.world, GloomhavenWorld)
    return saga.world


def _party(saga: Saga, name: str) -> Party:
    party = _world(saga).party(name)
    assert party is not None
    return party
