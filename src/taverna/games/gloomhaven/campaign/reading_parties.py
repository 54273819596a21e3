"""Parties of a world's document, with what they still have to settle, checked against heroes and content."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign import choices, fate
from taverna.games.gloomhaven.campaign.fight import read_fight
from taverna.games.gloomhaven.campaign.gathering import MOST_MEMBERS
from taverna.games.gloomhaven.campaign.world import (
    GLOOMHAVEN,
    NOWHERE,
    PLAYING,
    RANDOM_DUNGEON,
    Choice,
    GloomhavenWorld,
    Party,
)
from taverna.games.gloomhaven.content.campaign import DECKS, EVENTS, LAST_SCENARIO, world_table
from taverna.games.gloomhaven.content.events import LAST_ITEM, ONE_OF, OPTIONS, event_card
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.kernel import Fields

MOST: Final = 1 << 30
MOST_GOLD: Final = 9999
LONGEST_NOTES: Final = 2000
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    choices.LOCATION: (9, LAST_SCENARIO),
    choices.ITEM: (1, LAST_ITEM),
    choices.GOLD: (1, MOST_GOLD),
    choices.PAY: (1, MOST_GOLD),
    choices.PAY_ITEM: (3, 99),
    choices.DISCARDS: (1, 12),
    choices.MINUS_ONES: (1, 20),
    choices.CONSUME: (1, MOST_MEMBERS),
    choices.CONSUME_ANY: (1, 9),
    choices.ONE_OF: (5, 99),
}
"""How many numbers a choice has at most, and how high each may be."""
PLACES: Final[tuple[str, ...]] = (choices.ONE_OF, choices.PAY_ITEM)
"""Choices whose numbers are a place on a card."""
WITHOUT_HEROES: Final[tuple[str, ...]] = (choices.LOCATION, choices.ONE_OF)


def read_party(fields: Fields, world: GloomhavenWorld) -> Party:
    party = Party(fields.text("name"))
    if world.party(party.name) is not None:
        raise fields.bad("name", f"there are two parties {party.name!r}")
    party.members = _members(fields, world)
    party.reputation = fields.integer("reputation", -20, 20)
    party.achievements = listed(fields, "achievements", world_table().party_achievements)
    party.location = fields.text("location")
    places = [GLOOMHAVEN, RANDOM_DUNGEON, *[str(n + 1) for n in range(LAST_SCENARIO)]]
    if party.location not in places:
        raise fields.bad("location", f"there is no place {party.location!r}")
    party.casual = fields.flag("casual", False)
    party.notes = fields.text("notes", "")
    if len(party.notes) > LONGEST_NOTES:
        raise fields.bad("notes", f"must have at most {LONGEST_NOTES} letters, not {len(party.notes)}")
    party.event = _event(fields)
    party.heading = fields.integer("heading", NOWHERE, LAST_SCENARIO, NOWHERE)
    party.met_city = fields.flag("met_city", False)
    party.tried = fields.flag("tried", False)
    party.played = fields.integer("played", 0, MOST)
    party.donors = fields.texts("donors")
    for id in party.donors:
        if world.hero(id) is None:
            raise fields.bad("donors", f"there is no hero {id!r}")
    rows = fields.items("choices", ())
    party.choices = [
        _choice(row, f"{fields.path}.choices[{at}]", world, party) for at, row in enumerate(rows)
    ]
    _check_gold(fields, world, party)
    told = fields.value("fight", None)
    party.fight = None if told is None else read_fight(Fields(told, f"{fields.path}.fight"), party.members)
    fields.done()
    return party


def _members(fields: Fields, world: GloomhavenWorld) -> list[str]:
    members = fields.texts("members")
    if len(set(members)) != len(members) or len(members) > MOST_MEMBERS:
        raise fields.bad("members", f"must name at most {MOST_MEMBERS} heroes, each once")
    for id in members:
        hero = world.hero(id)
        if hero is None:
            raise fields.bad("members", f"there is no hero {id!r}")
        if hero.standing != PLAYING:
            raise fields.bad("members", f"hero {id!r} does not play: it is {hero.standing}")
        if any(id in other.members for other in world.parties):
            raise fields.bad("members", f"hero {id!r} is in two parties")
    return members


def _event(fields: Fields) -> str:
    event = fields.text("event", "")
    deck, _, number = event.partition("-")
    if event and not (deck in EVENTS and number.isdecimal() and 1 <= int(number) <= EVENTS[deck]):
        raise fields.bad("event", f"there is no event {event!r}")
    return event


def _choice(row: object, path: str, world: GloomhavenWorld, party: Party) -> Choice:
    """Everything that it names is there, so that it can be settled."""
    whole = Fields({"choice": row}, path).items("choice")
    kind = whole[0] if whole else ""
    if not isinstance(kind, str) or kind not in BOUNDS:
        raise unknown(path, "choice", str(kind), choices.CHOICES)
    count, highest = BOUNDS[kind]
    fields = Fields({"numbers": whole[1:]}, path)
    numbers = fields.integers("numbers", 1, highest)
    if not 1 <= len(numbers) <= count or (kind in PLACES and len(numbers) != count):
        raise fields.bad("numbers", f"a choice {kind!r} has {count} numbers at most, not {len(numbers)}")
    if kind not in WITHOUT_HEROES and not party.members:
        raise fields.bad("numbers", f"nobody is there to settle {kind!r}")
    if kind == choices.ONE_OF and not _is_open_effect(numbers):
        raise fields.bad("numbers", f"no event leaves a choice at {numbers}")
    if kind == choices.PAY_ITEM and not (
        _is_option(numbers) and fate.payments(world, party, *fate.side_at(numbers))
    ):
        raise fields.bad("numbers", f"nobody could pay with an item at {numbers}")
    members = world.members(party)
    if kind == choices.CONSUME and not (
        numbers[0] <= len(members) and fate.consumable(members[numbers[0] - 1])
    ):
        raise fields.bad("numbers", f"member {numbers[0]} has nothing to consume")
    if kind == choices.CONSUME_ANY and not any(fate.consumable(hero) for hero in members):
        raise fields.bad("numbers", "nobody has anything to consume")
    return Choice(kind, numbers)


def _is_option(side: list[int]) -> bool:
    deck, number, option = side
    return deck <= len(DECKS) and number <= EVENTS[DECKS[deck - 1]] and option <= len(OPTIONS)


def _is_open_effect(place: list[int]) -> bool:
    deck, number, option, outcome, effect = place
    if not _is_option(place[:3]):
        return False
    outcomes = event_card(DECKS[deck - 1], number).options[OPTIONS[option - 1]]
    if outcome > len(outcomes) or effect > len(outcomes[outcome - 1].effects):
        return False
    return outcomes[outcome - 1].effects[effect - 1].do == ONE_OF


def _check_gold(fields: Fields, world: GloomhavenWorld, party: Party) -> None:
    owed = sum([choice.numbers[0] for choice in party.choices if choice.kind == choices.PAY])
    there = sum([hero.gold for hero in world.members(party)])
    if owed > there:
        raise fields.bad("choices", f"the party owes {owed} gold and has {there}")


def listed(fields: Fields, name: str, known: list[str]) -> list[str]:
    found = fields.texts(name)
    for one in found:
        if one not in known:
            raise unknown(f"{fields.path}.{name}", name, one, known)
    if len(set(found)) != len(found):
        raise fields.bad(name, "holds something twice")
    return found
