"""The sheet of one place on the map: what the scenario book shows of it before anybody has been there.

Only of what is on the map. Rooms behind doors stay hidden, and rewards until somebody has won it (GH-C-CON-01).
"""

from __future__ import annotations

from typing import Any

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import achievements, quests
from taverna.games.gloomhaven.campaign.telling import achievement, told
from taverna.games.gloomhaven.campaign.world import PLAYING, GloomhavenWorld, Party
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.content.by_bots import trials
from taverna.games.gloomhaven.content.campaign import Rewards
from taverna.games.gloomhaven.scenario.building import DIFFICULTIES, recommended_level
from taverna.games.gloomhaven.state.ruleset import Levels
from taverna.games.gloomhaven.view.reference import first_room
from taverna.games.gloomhaven.view.wording.scenarios import objectives
from taverna.i18n import Words
from taverna.i18n.phrases import say
from taverna.kernel import Event, Fields, Saga
from taverna.server.sagas.documents import world_of
from taverna.wire.campaigns import BotTrials, LevelNumbers, NeedInfo, ScenarioBrief

FEWEST, MOST = 2, 4
"""Heroes that a scenario is laid out for."""


def brief(saga: Saga, number: int, party_name: str, person: str, language: str) -> ScenarioBrief:
    world = world_of(saga)
    party = world.party(party_name)
    if party is None or number not in world.unlocked:
        raise Fields({}, "path").bad("number", f"scenario {number} is not on the map of {party_name!r}")
    scenario = content.scenario(str(number))
    words = Words(language, "gloomhaven")
    heroes = min(MOST, max(FEWEST, len(party.members)))
    levels = [hero.level for hero in world.members(party)] or [1]
    return ScenarioBrief(
        number=number,
        map=first_room(scenario),
        goals=say(words, objectives(scenario, heroes, recommended_level(levels, "normal", False))),
        levels={name: _numbers(recommended_level(levels, name, False)) for name in DIFFICULTIES},
        needs=[_needs(world, party, every) for every in tables.scenarios()[number].needs],
        rewards=_rewards(number, words) if number in world.completed else [],
        serves=_serves(world, number, person),
        bots=_bots(number),
    )


def _numbers(level: int) -> LevelNumbers:
    found = Levels(level)
    return LevelNumbers(level=level, gold=found.gold, trap=found.trap, xp=found.bonus_xp)


def _needs(world: GloomhavenWorld, party: Party, every: list[tables.Need]) -> list[NeedInfo]:
    return [
        NeedInfo(
            achievement=need.achievement,
            wanted=need.held,
            count=need.count,
            holds=achievements.holds(world, party, need),
        )
        for need in every
    ]


def _serves(world: GloomhavenWorld, number: int, person: str) -> list[str]:
    mine = [hero for hero in world.heroes if hero.player == person and hero.standing == PLAYING]
    return [hero.id for hero in mine if quests.serves(hero, number)]


def _bots(number: int) -> BotTrials | None:
    found = trials().get(number)
    if found is None:
        return None
    return BotTrials(games=found.games, won=found.won, low=min(found.rounds), high=max(found.rounds))


def _rewards(number: int, words: Words) -> list[str]:
    entry = tables.scenarios()[number]
    events = _told(entry.rewards)
    events += [Event("scenario-unlocked", "GH-C-CON-02", {"scenario": str(other)}) for other in entry.unlocks]
    return [words.event(event) for event in events]


def _told(rewards: Rewards) -> list[Event]:
    amounts: dict[str, Any] = {
        "gold": rewards.gold,
        "xp": rewards.xp,
        "checks": rewards.checks,
        "prosperity": rewards.prosperity,
        "reputation": rewards.reputation,
    }
    events = [event for what, number in amounts.items() for event in told(what, number, "GH-C-CON-01")]
    return events + [achievement(name, "GH-C-ACH-01") for name in rewards.for_world + rewards.for_party]
