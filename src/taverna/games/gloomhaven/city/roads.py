"""Where a party of bots goes next, and how difficult they want it. `losses` are by scenario, of this party."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.games.gloomhaven.campaign import quests, scenarios
from taverna.games.gloomhaven.campaign.world import PLAYING, Character, GloomhavenWorld, Party
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.content.campaign import QuestStep

TRIES_IN_A_ROW: Final = 2
"""Then another scenario is tried first; whoever loses learns, too."""
MOST_TRIES: Final = 8
"""Then a scenario is given up."""
NO_SCENARIO: Final = 0
NORMAL: Final = "normal"
EASY: Final = "easy"


def choose_scenario(
    world: GloomhavenWorld, party: Party, losses: Mapping[int, int], most_tries: int = MOST_TRIES
) -> int:
    """The next in the book that was not lost too often; one that helps the proposer's quest first."""
    hero = proposer(world, party)
    best, chosen = (most_tries, False, 0), NO_SCENARIO
    for number in scenarios.in_campaign(world, party):
        lost = losses.get(number, 0)
        if lost >= most_tries:
            continue
        rank = (lost // TRIES_IN_A_ROW, not (hero is not None and helps(hero, number)), number)
        if chosen == NO_SCENARIO or rank < best:
            best, chosen = rank, number
    return chosen


def proposer(world: GloomhavenWorld, party: Party) -> Character | None:
    """Each in turn says where to go: nobody knows the others' quests."""
    members = [hero for hero in world.members(party) if hero.standing == PLAYING]
    return members[world.closed % len(members)] if members else None


def helps(hero: Character, number: int) -> bool:
    """Whether winning it is a step of the hero's own quest."""
    quest = tables.quests().get(hero.quest)
    if quest is None or number in hero.done:
        return False
    return any(_counts(step, number) and not quests.is_done(hero, step) for step in quest.steps)


def _counts(step: QuestStep, number: int) -> bool:
    entry = tables.scenarios()[number]
    if step.deed == "chain":
        return number in step.through
    if step.deed == "bosses":
        return entry.has_boss
    if step.deed != "complete" or not (step.crypts or step.region or step.first > 1):
        return False
    if step.crypts and not entry.is_crypt:
        return False
    return entry.number >= step.first and (not step.region or entry.region == step.region)


def difficulty(lost: int) -> str:
    """The recommended level; one below, where it was too hard (GH-S-LVL-03)."""
    return NORMAL if lost == 0 else EASY
