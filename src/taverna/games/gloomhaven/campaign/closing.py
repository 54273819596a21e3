"""A finished scenario folded into the world: what heroes bring home, rewards, treasures (GH-C-CON, GH-C-MOD-05, 06)."""

from __future__ import annotations

from collections.abc import Mapping

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import (
    achievements,
    heroes,
    prosperity,
    quests,
    reputation,
    retiring,
    solo,
    supply,
    unlocking,
)
from taverna.games.gloomhaven.campaign.choices import GOLD, ITEM, LOCATION
from taverna.games.gloomhaven.campaign.results import HeroResult, ScenarioResult
from taverna.games.gloomhaven.campaign.telling import achievement, told
from taverna.games.gloomhaven.campaign.world import NOWHERE, Character, Choice, GloomhavenWorld, Party, Start
from taverna.games.gloomhaven.content.campaign import Rewards, scenarios
from taverna.games.gloomhaven.content.riddle import clues
from taverna.kernel import Arg, Event


def close_scenario(
    world: GloomhavenWorld, party: Party, casual: bool, data: Mapping[str, object]
) -> list[Event]:
    members = world.members(party)
    result = ScenarioResult(data, len(members))
    args: dict[str, Arg] = {"scenario": result.scenario, "party": party.name}
    events = [Event("scenario-won" if result.won else "scenario-lost", "GH-C-CON-01", args)]
    for seat, hero in enumerate(members):
        events += _bring_home(world, hero, seat, result)
    party.location = result.scenario
    party.casual = casual
    party.heading = NOWHERE
    party.played += 1
    if result.won and not casual:
        events += complete(world, party, result.number)
    for hero in members:
        for number in quests.opened_by(hero):
            events += unlocking.unlock_scenario(world, number)
    for seat, hero in enumerate(members):
        if result.heroes[seat].dead:
            heroes.die(world, hero)
            events.append(Event("hero-died", "GH-C-PRM-01", {"hero": hero.name}))
    if result.won and not casual:
        events += _retire_at_once(world, party, scenarios()[result.number].rewards)
    return events + unlocking.look(world)


def close_solo(
    world: GloomhavenWorld, party: Party, scenario: str, data: Mapping[str, object]
) -> list[Event]:
    """One hero comes home; the party has gone nowhere. Who has won gets the item of the scenario."""
    hero = solo.player_of(world, party, scenario)
    result = ScenarioResult(data, 1)
    args: dict[str, Arg] = {"scenario": result.scenario, "party": party.name}
    events = [Event("scenario-won" if result.won else "scenario-lost", "GH-C-CON-01", args)]
    start = hero.start
    events += _bring_home(world, hero, 0, result)
    hero.start = start
    item = solo.reward_of(hero.hero_class)
    if result.won and item and not solo.is_won(world, hero.hero_class):
        events.append(gain_item(world, hero, item))
    for number in quests.opened_by(hero):
        events += unlocking.unlock_scenario(world, number)
    if result.heroes[0].dead:
        heroes.die(world, hero)
        events.append(Event("hero-died", "GH-C-PRM-01", {"hero": hero.name}))
    return events + unlocking.look(world)


def _retire_at_once(world: GloomhavenWorld, party: Party, rewards: Rewards) -> list[Event]:
    """Whose quest ends with this scenario, where the scenario says so (scenario 54)."""
    events: list[Event] = []
    for hero in world.members(party):
        if rewards.retires and hero.quest == rewards.quest and quests.is_fulfilled(hero):
            events += retiring.retire_at_once(world, hero)
    return events


def _bring_home(world: GloomhavenWorld, hero: Character, seat: int, result: ScenarioResult) -> list[Event]:
    """Won or lost: experience, gold and treasures; checkmarks of a battle goal (GH-C-PRK-06)."""
    mine = result.heroes[seat]
    hero.played += 1
    hero.enhance_gold = 0  # what had to be spent at once is gone by now
    heroes.change_xp(hero, mine.xp)
    heroes.change_gold(hero, mine.gold)
    heroes.change_checks(hero, mine.checks)
    quests.count(hero, seat, result)
    hero.start = Start()
    hero.receipts = []  # what was taken along is not taken back (GH-C-ITM-04)
    args: dict[str, Arg] = {"hero": hero.name, "xp": mine.xp, "gold": mine.gold, "checks": mine.checks}
    return [Event("brought-home", "GH-C-MOD-05", args), *_treasures(world, hero, mine)]


def _treasures(world: GloomhavenWorld, hero: Character, mine: HeroResult) -> list[Event]:
    """What was looted stays looted (GH-C-WLD-01). Gold and experience are in what was brought home.

    Another party may have been there meanwhile: then there is no second copy of what a treasure holds.
    """
    others = [number for number in mine.treasures if number in world.looted]
    gone = [item for number in others for item in content.treasure(number).items]
    events = [gain_item(world, hero, item) for item in mine.items if item not in gone]
    for number in mine.treasures:
        if number in world.looted:
            continue
        world.looted.append(number)
        reward = content.treasure(number)
        events.append(Event("treasure-kept", "GH-C-WLD-01", {"hero": hero.name, "number": number}))
        gained = heroes.change_checks(hero, reward.checks)
        if gained:
            events.append(Event("treasure-checks", "GH-C-PRK-06", {"hero": hero.name, "number": gained}))
        if reward.design:
            events += unlocking.find_design(world, reward.design)
        for _ in range(reward.random_design):
            events += unlocking.random_design(world)
        for _ in range(reward.random_scenario):
            events += unlocking.random_scenario(world)
        if number in [clue.treasure for clue in clues()]:
            events.append(Event("clue-found", "GH-C-ENV-09", {}))
        if reward.unlocks.isdigit():
            events += unlocking.unlock_scenario(world, int(reward.unlocks))
    return events


def complete(world: GloomhavenWorld, party: Party, number: int) -> list[Event]:
    """Success in campaign mode (GH-C-CON-01, 02). Another party may have been faster (GH-C-MOD-03)."""
    if number in world.completed:
        return []
    world.completed.append(number)
    entry = scenarios()[number]
    events = give_rewards(world, party, entry.rewards)
    for other in entry.unlocks:
        events += unlocking.unlock_scenario(world, other)
    return events


def give_rewards(world: GloomhavenWorld, party: Party, rewards: Rewards) -> list[Event]:
    """Losses never exceed what is owned (GH-C-CON-03)."""
    for hero in world.members(party):
        heroes.change_gold(hero, rewards.gold)
        heroes.change_xp(hero, rewards.xp)
        heroes.change_checks(hero, rewards.checks)
        hero.enhance_gold += rewards.enhancing
    events = told("gold", rewards.gold, "GH-C-CON-01") + told("xp", rewards.xp, "GH-C-CON-01")
    events += told("checks", rewards.checks, "GH-C-PRK-06")
    if rewards.enhancing:
        events.append(Event("purse-gained", "GH-C-CON-01", {"number": rewards.enhancing}))
    events += told("prosperity", prosperity.change(world, rewards.prosperity), "GH-C-PRO-07")
    events += told("reputation", reputation.change(party, rewards.reputation), "GH-C-CON-01")
    events += _change_achievements(world, party, rewards)
    for item in rewards.designs:
        events += unlocking.find_design(world, item)
    events += unlocking.add_events(world, rewards.add_events)
    events += _give_items(world, party, rewards)
    _leave_choices(party, rewards)
    if rewards.quest and not unlocking.pays_quest(world, rewards.quest):
        return events  # that quest has brought its reward already
    if rewards.unlocks_class:
        events += unlocking.unlock_class(world, rewards.unlocks_class)
    for envelope in rewards.opens:
        events += unlocking.open_envelope(world, f"envelope-{envelope.lower()}")
    return events


def _change_achievements(world: GloomhavenWorld, party: Party, rewards: Rewards) -> list[Event]:
    """Those of the world replace each other by type; those of the party are its own (GH-C-ACH-01, 02)."""
    for name in rewards.for_world:
        achievements.gain_global(world, name)
    for name in rewards.lose_party:
        achievements.lose_party(party, name)
    for name in rewards.for_party:
        achievements.gain_party(party, name)
    return [achievement(name, "GH-C-ACH-01") for name in rewards.for_world + rewards.for_party]


def _give_items(world: GloomhavenWorld, party: Party, rewards: Rewards) -> list[Event]:
    """To whom the scenario names, if such a one is there; else to whom the players choose (GH-C-ITM-09)."""
    named = [hero for hero in world.members(party) if rewards.items_for and hero.quest == rewards.items_for]
    events: list[Event] = []
    for item, count in rewards.items:
        for _ in range(count):
            if named:
                events.append(gain_item(world, named[0], item))
            else:
                party.choices.append(Choice(ITEM, [item]))
    return events


def gain_item(world: GloomhavenWorld, hero: Character, item: int) -> Event:
    supply.gain_copy(world, hero, item)
    return Event("item-gained", "GH-C-ITM-09", {"hero": hero.name, "item": content.item(item).id})


def _leave_choices(party: Party, rewards: Rewards) -> None:
    """What the players share out or choose themselves (GH-C-EVT-10)."""
    if rewards.one_of:
        party.choices.append(Choice(LOCATION, rewards.one_of))
    if rewards.shared_gold:
        party.choices.append(Choice(GOLD, [rewards.shared_gold]))
