"""What a person may do in the world now, and what it would cost: beside the world's own view, for a front end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import heroes, house_rules, prosperity, scenarios
from taverna.games.gloomhaven.campaign.world import PLAYING, Character, GloomhavenWorld, Party
from taverna.games.gloomhaven.city import offers
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.content.events import OPTIONS, event_card
from taverna.games.gloomhaven.content.scenarios.file import GOAL_TREASURE
from taverna.games.gloomhaven.scenario.building import recommended_level
from taverna.i18n import Words
from taverna.kernel import Saga
from taverna.server.sagas.documents import still_open, world_of
from taverna.server.sagas.sheets import changes, hero_guide, quest_steps
from taverna.server.store.rows import CampaignRow

Json = dict[str, Any]


def guide(saga: Saga, row: CampaignRow, person: str, language: str) -> Json:
    """Everything here the person could find out by trying; what is not in the world's view is not told."""
    world = world_of(saga)
    words = Words(language, "gloomhaven")
    between = saga.chapter is None
    return {
        "heroes": {hero.id: hero_guide(world, hero, words, between) for hero in _mine(world, person)},
        "parties": {party.name: _party(saga, row, party, person, words) for party in world.parties},
        "creations": _creations(world, person, words) if between else [],
        "offer": _offer(world, person),
        "thresholds": [heroes.experience_of(level) for level in range(1, heroes.LAST_LEVEL + 1)],
        "prosperity": list(tables.world_table().prosperity),
        "missed": _missed(world),
        "donation": tables.world_table().donation,
    }


def _missed(world: GloomhavenWorld) -> dict[str, list[int]]:
    """Treasures that were left behind where the party has won, by scenario; not what is in them."""
    found: dict[str, list[int]] = {}
    for number in sorted(world.completed):
        there = [treasure.number for treasure in content.scenario(str(number)).treasures]
        left = [one for one in there if one != GOAL_TREASURE and one not in world.looted]
        if left:
            found[str(number)] = left
    return found


def _mine(world: GloomhavenWorld, person: str) -> list[Character]:
    return [hero for hero in world.heroes if hero.player == person and hero.standing == PLAYING]


def _offer(world: GloomhavenWorld, person: str) -> list[Json]:
    found = world.person(person)
    return [] if found is None else [quest_steps(tables.quests()[card]) for card in found.offer]


def _creations(world: GloomhavenWorld, person: str, words: Words) -> list[Mapping[str, object]]:
    found = world.person(person)
    if found is None or not world.parties:
        return []
    theirs = [party for party in world.parties if any(hero.player == person for hero in world.members(party))]
    return [deed.change for deed in offers.creations(world, (theirs or world.parties)[0], found)]


# A party


def _party(saga: Saga, row: CampaignRow, party: Party, person: str, words: Words) -> Json:
    world, between = world_of(saga), saga.chapter is None
    levels = [hero.level for hero in world.members(party)]
    answers = offers.settlements(world, party, person) if between else []
    speaks = any(hero.player == person for hero in world.members(party)) or not party.members
    return {
        "speaks": speaks,
        "in_city": scenarios.is_in_city(party),
        "journeys": changes(offers.journeys(world, party, person)) if between and speaks else [],
        "event": _event(world, party, words),
        "votes": still_open(row, saga).get(party.name, {}).get("by", {}),
        "leader": leader(world, row, party),
        "settlements": changes(answers) if speaks else [],
        "promises": [_promise(world, party, one, words) for one in answers] if speaks else [],
        "chapters": [chapter.id for chapter in saga.next(party.name)] if between else [],
        "road": [
            number
            for number in scenarios.in_campaign(world, party)
            if scenarios.has_road_event(party, number, False)
        ],
        "level": recommended_level(levels, "normal", False) if levels else 1,
        "prosperity_level": prosperity.level(world),
    }


def _promise(world: GloomhavenWorld, party: Party, answer: Deed, words: Words) -> str:
    """What the turned card says that an answer brings; empty, where it says nothing more."""
    return " ".join([words.event(event) for event in offers.foretold(world, party, answer)])


def leader(world: GloomhavenWorld, row: CampaignRow, party: Party) -> str:
    """Who decides: the player of the first hero that a person leads."""
    people = [member.person for member in row.members if member.guest]
    players = [hero.player for hero in world.members(party)]
    return next((player for player in players if player in people), "")


def _event(world: GloomhavenWorld, party: Party, words: Words) -> Json | None:
    """The front of the card that was drawn. Its back stays on the server until somebody has decided; its kinds of
    outcomes too, unless a house rule shows them.
    """
    if not party.event:
        return None
    tale = f"tale-{party.event}"
    deck, number = party.event.split("-")
    card = event_card(deck, int(number))
    hinted = house_rules.is_on(world, house_rules.OUTCOMES)
    return {
        "kinds": {option: house_rules.kinds(card, option) for option in OPTIONS} if hinted else {},
        "id": party.event,
        "text": words.text(tale),
        "a": words.text(f"{tale}-a"),
        "b": words.text(f"{tale}-b"),
    }
