"""Worlds for tests: `world, party = one_party("brute", "tinkerer")`, `win(world, party, 1)`."""

from __future__ import annotations

from typing import Any

from taverna.games.gloomhaven.campaign import closing
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.chapters import hindrance
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party, Person


def new_world(seed: int = 1) -> GloomhavenWorld:
    return CAMPAIGN.found(seed)


def add_hero(world: GloomhavenWorld, hero_class: str, player: str = "Ana", **sheet: Any) -> Character:
    """A hero without a quest; `gold=30`, `level=2` and so on say what is on the sheet."""
    if world.person(player) is None:
        world.persons.append(Person(player))
    hero = Character(f"h{len(world.heroes) + 1}", player, hero_class, hero_class.title())
    for name, value in sheet.items():
        setattr(hero, name, value)
    world.heroes.append(hero)
    return hero


def one_party(*classes: str, reputation: int = 0, **sheet: Any) -> tuple[GloomhavenWorld, Party]:
    world = new_world()
    party = Party("Us")
    party.reputation = reputation
    world.parties.append(party)
    for hero_class in classes or ("brute", "tinkerer"):
        party.members.append(add_hero(world, hero_class, **sheet).id)
    return world, party


def why_not_now(world: GloomhavenWorld, party: Party) -> tuple[str, str]:
    """What keeps a party from playing, and the rule; empty if nothing does."""
    why = hindrance(world, party)
    return ("", "") if why is None else (why.key, why.rule)


def result(
    world: GloomhavenWorld, party: Party, scenario: int | str, won: bool, **of_heroes: Any
) -> dict[str, Any]:
    """As `Game.result` says it; `h1={"xp": 5}` what a hero brings home."""
    heroes = []
    for hero in world.members(party):
        row: dict[str, Any] = {"class": hero.hero_class, "xp": 0, "gold": 0, "checks": 0, "kills": {}}
        heroes.append({**row, **of_heroes.get(hero.id, {})})
    looted = [number for row in heroes for number in row.get("treasures", [])]
    return {
        "scenario": str(scenario), "won": won, "level": 1, "rounds": 9, "looted": looted, "heroes": heroes,
        "outcome": {},
    }  # fmt: skip


def win(world: GloomhavenWorld, party: Party, scenario: int, casual: bool = False, **of_heroes: Any) -> None:
    closing.close_scenario(world, party, casual, result(world, party, scenario, True, **of_heroes))


def lose(world: GloomhavenWorld, party: Party, scenario: int, **of_heroes: Any) -> None:
    closing.close_scenario(world, party, False, result(world, party, scenario, False, **of_heroes))
