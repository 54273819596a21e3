"""Which campaigns are played, and what the suite can't know by itself about one.

A registered campaign without an entry in `HOOKS` fails the suite with a message that says what to add.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import taverna
from taverna.kernel import AnyCampaign, Chapter, Match, Rng, Saga
from tests.support.gloomhaven.travel import go
from tests.support.toy_campaign import SUMMER

Dump = dict[str, Any]


def _as_it_is(dump: Dump, person: str | None) -> Dump:
    return dump


class Hooks(NamedTuple):
    gather: Callable[[Saga], None]
    """Arrange what it takes until chapters can be played."""
    altered: Callable[[Dump, str | None], Dump]
    """A world that the person can't tell from this one: everything hidden is something else."""
    chapters: int = 4
    """How many are played."""
    refused: tuple[dict[str, object], ...] = ()
    """Arrangements that must be refused once everyone is there."""
    prefers: Callable[[list[Chapter], Rng], Chapter] | None = None


def hooks_of(campaign: AnyCampaign) -> Hooks:
    if campaign.id not in HOOKS:
        pytest.fail(
            f"{campaign.id!r} is registered but has no entry in tests/support/conformance/campaigns.py. "
            "Add one to HOOKS: who takes part, and what each of them can't know."
        )
    return HOOKS[campaign.id]


def _friends(saga: Saga) -> None:
    for name in ("Ana", "Björn", "Chloë"):
        saga.arrange(name, {"do": "join"})


def _other_shells(dump: Dump, person: str | None) -> Dump:
    for diver in dump["divers"]:
        if diver["name"] != person:
            diver["shells"] = [(shell + 1) % 1000 for shell in diver["shells"]]
    return dump


def _brave(saga: Saga) -> None:
    """Three heroes of a new world, in one party."""
    first = "Ana"
    for name, hero_class in (("Ana", "brute"), ("Björn", "spellweaver"), ("Chloë", "tinkerer")):
        saga.arrange(name, {"do": "join"})
        saga.arrange(name, {"do": "draw"})
        saga.arrange(name, {"do": "create", "name": f"{name}'s", "class": hero_class, "keep": 1})
    saga.arrange(first, {"do": "party", "party": "The Brave"})
    saga.arrange(first, {"do": "members", "party": "The Brave", "heroes": ["h1", "h2", "h3"]})
    saga.arrange(first, {"do": "draw"})
    go(saga, first, "The Brave", 1)


def _other_fates(dump: Dump, person: str | None) -> Dump:
    """Decks in another order, and others' quests drawn anew."""
    for deck in ("city_events", "road_events", "designs", "side_scenarios", "quests"):
        dump[deck].reverse()
    for hero in dump["heroes"]:
        if hero["player"] != person and hero["quest"]:
            hero["quest"], dump["quests"][0] = dump["quests"][0], hero["quest"]
    for one in dump["people"]:
        if one["name"] != person and one["offer"]:
            one["offer"][0], dump["quests"][1] = dump["quests"][1], one["offer"][0]
    return dump


HOOKS = {
    "gloomhaven-campaign": Hooks(
        _brave,
        _other_fates,
        chapters=2,
        refused=(
            {"do": "join"},
            {"do": "draw"},
            {"do": "dance"},
            {"do": "party", "party": "The Brave"},
            {"do": "members", "party": "The Brave", "heroes": ["h1", "h9"]},
            {"do": "create", "name": "Sun", "class": "sun"},
            {"do": "create", "name": "High", "class": "brute", "level": 2},
            {"do": "perk", "hero": "h1", "perk": 0},
            {"do": "card", "hero": "h1", "card": 14},
            {"do": "perk", "hero": "h2", "perk": 0},
            {"do": "settle", "party": "The Brave"},
            {"do": "travel", "party": "The Brave", "scenario": 1},
            {"do": "travel", "party": "The Brave", "scenario": 2},
            {"do": "city-event", "party": "The Brave"},
            {"do": "option", "party": "The Brave", "option": "a"},
        ),
    ),
    "evening": Hooks(_friends, _as_it_is, refused=({"do": "join"}, {"do": "dance"}, {})),
    "summer": Hooks(_friends, _other_shells, chapters=3, refused=({"do": "join"}, {"do": "swim"})),
}


def all_campaigns() -> list[AnyCampaign]:
    return [*taverna.campaigns(), SUMMER]


for_each_campaign = pytest.mark.parametrize(
    "campaign", [pytest.param(campaign, id=campaign.id) for campaign in all_campaigns()]
)


def founded(campaign: AnyCampaign, seed: int = 20_252_026) -> Saga:
    saga = Saga(campaign, seed)
    hooks_of(campaign).gather(saga)
    return saga


def play_out(match: Match, rng: Rng) -> None:
    """Any sound choices to the end."""
    while not match.over:
        decision = match.pending[rng.below(len(match.pending))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])


def begin_any(saga: Saga, rng: Rng) -> Match:
    """One of the chapters that can be played now."""
    parties = saga.campaign.parties(saga.world)
    found = [chapter for party in parties for chapter in saga.next(party)]
    prefers = hooks_of(saga.campaign).prefers
    return saga.begin(found[rng.below(len(found))] if prefers is None else prefers(found, rng))


def dump_of(saga: Saga) -> Dump:
    """A copy of its own, as JSON carries it."""
    found: Dump = json.loads(json.dumps(saga.campaign.dump(saga.world)))
    return copy.deepcopy(found)
