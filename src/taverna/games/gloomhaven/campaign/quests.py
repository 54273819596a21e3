"""Personal quests: counted from what happens, and when one is fulfilled (GH-C-RET-01, 02)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign.results import OFF_THE_MAP, HeroResult, ScenarioResult
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld
from taverna.games.gloomhaven.content.campaign import QuestStep, quests, scenarios

FULFILLED: Final = "fulfilled"
"""Counts 1 when a quest was fulfilled in Gloomhaven."""


def count(hero: Character, seat: int, result: ScenarioResult) -> None:
    """What a scenario adds to the counts of a hero, in casual mode too (GH-C-MOD-05)."""
    mine = result.heroes[seat]
    _count_kills(hero, mine)
    hero.count("elites", mine.elites)
    hero.count("exhausted", 1 if mine.exhausted else 0)
    others = [other for at, other in enumerate(result.heroes) if at != seat]
    hero.count("witness", len([1 for other in others if other.exhausted]))
    hero.count("checks", mine.checks)
    if result.won and result.number != OFF_THE_MAP and result.number not in hero.done:
        hero.done = hero.done + [result.number]


def _count_kills(hero: Character, mine: HeroResult) -> None:
    for type, number in mine.kills.items():
        hero.count(f"kill:{type}", number)
        if type not in hero.seen:
            hero.seen = hero.seen + [type]
        for step in quests()[hero.quest].steps if hero.quest in quests() else ():
            if step.wearing in mine.worn and type in step.of:
                hero.count(f"kill@{step.wearing}", number)


def progress(hero: Character, step: QuestStep) -> int:
    """How far a step has come; it is done at `step.n`."""
    if step.deed == "kill":
        if step.wearing:
            return hero.tally.get(f"kill@{step.wearing}", 0)
        return sum([hero.tally.get(f"kill:{type}", 0) for type in step.of])
    if step.deed == "types":
        return len(hero.seen)
    if step.deed == "gold":
        return hero.gold
    if step.deed == "item":
        return 1 if step.item in hero.items else 0
    if step.deed == "slots":
        return len([1 for item in hero.items if content.item(item).slot in step.of])
    if step.deed in ("complete", "chain", "bosses"):
        return _completed(hero, step)
    return hero.tally.get(step.deed, 0)


def _completed(hero: Character, step: QuestStep) -> int:
    if step.deed == "chain":
        return 1 if step.through[-1] in hero.done else 0
    found = [scenarios()[number] for number in hero.done]
    if step.deed == "bosses":
        found = [entry for entry in found if entry.has_boss]
    if step.crypts:
        found = [entry for entry in found if entry.is_crypt]
    if step.region:
        found = [entry for entry in found if entry.region == step.region]
    return len([1 for entry in found if entry.number >= step.first])


def serves(hero: Character, number: int) -> bool:
    """Whether winning that scenario would bring the hero's quest on, by what is printed on the map."""
    quest = quests().get(hero.quest)
    if quest is None or number in hero.done:
        return False
    after = Character(hero.id, hero.player, hero.hero_class, hero.name)
    after.done = hero.done + [number]
    steps = [step for step in quest.steps if step.deed in ("complete", "chain", "bosses")]
    return any(not is_done(hero, step) and _completed(after, step) > _completed(hero, step) for step in steps)


def gained(hero: Character, seat: int, result: ScenarioResult) -> list[int]:
    """What a scenario has added to each step of the quest; what only the whole sheet can tell counts as nothing."""
    quest = quests().get(hero.quest)
    if quest is None:
        return []
    fresh = Character(hero.id, hero.player, hero.hero_class, hero.name)
    fresh.quest = hero.quest
    fresh.gold = result.heroes[seat].gold
    count(fresh, seat, result)
    return [0 if step.deed in ("types", "item", "slots") else progress(fresh, step) for step in quest.steps]


def is_done(hero: Character, step: QuestStep) -> bool:
    return progress(hero, step) >= step.n


def is_fulfilled(hero: Character) -> bool:
    """GH-C-RET-01; without a quest never (GH-C-CHR-06); once it was in Gloomhaven, for good (GH-C-RET-02)."""
    quest = quests().get(hero.quest)
    if quest is None:
        return False
    return hero.tally.get(FULFILLED, 0) > 0 or all(is_done(hero, step) for step in quest.steps)


def opened_by(hero: Character) -> list[int]:
    """The first scenario of a chain is unlocked when the steps before it are done."""
    quest = quests().get(hero.quest)
    if quest is None:
        return []
    for place, step in enumerate(quest.steps):
        if step.deed == "chain" and all(is_done(hero, before) for before in quest.steps[:place]):
            return [step.through[0]]
    return []


def holders(world: GloomhavenWorld, card: int) -> list[Character]:
    return [hero for hero in world.heroes if hero.quest == card]
