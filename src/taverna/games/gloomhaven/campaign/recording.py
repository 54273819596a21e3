"""A scenario that was played on cardboard: what it came to, entered by hand (by a house rule)."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import chapters, closing, house_rules, scenarios
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.results import MOST
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.kernel import Event, Fields


def record(world: GloomhavenWorld, party: Party, fields: Fields) -> list[Event]:
    """In campaign mode, where the party has got to; experience with the bonus of a victory (GH-C-CON-01)."""
    number, won = fields.integer("scenario", 1, 999), fields.flag("won", False)
    rows = fields.items("heroes")
    fields.done()
    if not house_rules.is_on(world, house_rules.CARDBOARD):
        raise refused("not-on-cardboard", "GH-C-CON-01", "scenarios are played here, not on cardboard")
    why = chapters.hindrance(world, party)
    if why is not None:
        raise refused(why.key, why.rule, f"{party.name} can't play: {why.key}")
    if number not in scenarios.in_campaign(world, party) or not scenarios.is_reached(party, number):
        raise refused(
            "scenario-not-open", "GH-C-MOD-01", f"scenario {number} can't be played", {"scenario": number}
        )
    if len(rows) != len(party.members):
        raise fields.bad("heroes", f"must be {len(party.members)}, in the order of the party")
    looted = world.looted[:]
    heroes = [_hero(Fields(row, f"{fields.path}.heroes[{at}]"), looted) for at, row in enumerate(rows)]
    result: dict[str, object] = {
        "scenario": str(number),
        "won": won,
        "level": 0,
        "rounds": 0,
        "looted": [],
        "heroes": heroes,
        "outcome": {},
    }
    events = closing.close_scenario(world, party, False, result)
    world.closed += 1
    party.fight = None
    return events


def _hero(fields: Fields, looted: list[int]) -> dict[str, object]:
    """What one brings home; of kills, those that a personal quest counts."""
    treasures = fields.integers("treasures", 1, 999, ())
    items = fields.integers("items", 1, 151, ())
    for number in treasures:
        if number not in content.treasure_numbers():
            raise fields.bad("treasures", f"there is no treasure {number}")
    items += _items_inside(treasures, items, looted)
    found: dict[str, object] = {
        "xp": fields.integer("xp", 0, MOST, 0),
        "gold": fields.integer("gold", 0, MOST, 0),
        "checks": fields.integer("checks", 0, 2, 0),
        "exhausted": fields.flag("exhausted", False),
        "treasures": treasures,
        "items": items,
        "elites": fields.integer("elites", 0, MOST, 0),
        "kills": fields.value("kills", {}),
        "class": "",
    }
    fields.done()
    return found


def _items_inside(treasures: list[int], told: list[int], looted: list[int]) -> list[int]:
    """Of treasures that nobody has looted before, which they are from now on; but for those told by name."""
    found: list[int] = []
    for number in treasures:
        if number not in looted:
            looted.append(number)
            found += [item for item in content.treasure(number).items if item not in told]
    return found
