"""Lines of heroes: each line of a player counts its retired heroes by itself (GH-C-RET-06, 07)."""

from __future__ import annotations

from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import PLAYING, RETIRED, Character, GloomhavenWorld, Person


def ends(world: GloomhavenWorld, person: Person) -> list[Character]:
    """Heroes of a player who left the game and whose line nobody has continued yet."""
    continued = [hero.after for hero in world.heroes]
    return [
        hero
        for hero in world.heroes
        if hero.player == person.name and hero.standing != PLAYING and hero.id not in continued
    ]


def passed_on(hero: Character) -> int:
    """How many have retired in the line of a hero who left; death and leaving add nothing (GH-C-PRM-02, RET-12)."""
    return hero.lineage + (1 if hero.standing == RETIRED else 0)


def continue_line(world: GloomhavenWorld, person: Person, hero: Character, after: str) -> None:
    """A new hero continues the line that is named, or the longest one that has ended, or begins one."""
    found = ends(world, person)
    if after:
        found = [end for end in found if end.id == after]
        if not found:
            raise refused("no-such-line", "GH-C-RET-07", f"no line of {person.name} ends with {after!r}")
    if not found:
        return
    longest = max(found, key=passed_on)
    hero.after = longest.id
    hero.lineage = passed_on(longest)
