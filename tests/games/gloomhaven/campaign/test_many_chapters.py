"""Hundreds of random chapters and deeds: whatever happens, nothing is made or lost that must not be (GH-C-EVT-13)."""

from __future__ import annotations

import pytest

import taverna
from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import (
    enhancing,
    heroes,
    quests,
    retiring,
    scenarios,
    trading,
    unlocking,
    visiting,
)
from taverna.games.gloomhaven.campaign.closing import close_scenario
from taverna.games.gloomhaven.campaign.world import PLAYING, Character, GloomhavenWorld, Party
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.content.campaign import EVENTS
from taverna.games.gloomhaven.content.enhancing import slots
from taverna.kernel import IllegalChoice, Rng
from tests.games.gloomhaven.campaign.worlds import new_world, result

CAMPAIGN = taverna.campaign("gloomhaven-campaign")
CHAPTERS = 120
MONSTERS = ("bandit-guard", "ooze", "cultist", "forest-imp", "living-bones", "vermling-scout", "lurker")


class Story:
    """A world in which anything may happen next, as chance has it."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.world: GloomhavenWorld = new_world(seed)
        self.gone: list[int] = []
        """Quest cards that have left the game."""
        for name in ("Ana", "Bo"):
            CAMPAIGN.arrange(self.world, name, {"do": "join"})
            CAMPAIGN.arrange(self.world, name, {"do": "party", "party": f"{name}'s"})

    def any_of(self, found: list[str]) -> str:
        return found[self.rng.below(len(found))]

    def fill(self, party: Party) -> None:
        """New heroes, of classes that the party lacks, until three play."""
        while len(party.members) < 3:
            person = self.world.persons[self.rng.below(2)]
            taken = [hero.hero_class for hero in self.world.members(party)]
            free = [id for id in self.world.classes if id in content.class_ids() and id not in taken]
            if not person.offer:
                heroes.draw_quests(self.world, person)
            hero = heroes.create(self.world, person, self.any_of(free), "Somebody", 1, 0)
            party.members = party.members + [hero.id]

    def play(self, party: Party) -> None:
        members = self.world.members(party)
        number = int(self.any_of([str(one) for one in self.world.unlocked]))
        brought = {hero.id: self.brought() for hero in members}
        won = self.rng.below(3) > 0
        casual = number not in scenarios.in_campaign(self.world, party)
        close_scenario(self.world, party, casual, result(self.world, party, number, won, **brought))
        self.settle(party)

    def brought(self) -> dict[str, object]:
        below = self.rng.below
        left = [number for number in content.treasure_numbers() if number not in self.world.looted]
        return {
            "xp": below(30),
            "gold": below(20),
            "checks": below(3),
            "elites": below(3),
            "exhausted": below(3) == 0,
            "kills": {MONSTERS[below(len(MONSTERS))]: below(5) + 1},
            "treasures": left[: below(2)],
            "items": [below(151) + 1][: below(2)],
        }

    def settle(self, party: Party) -> None:
        while party.choices:
            choice = party.choices[0]
            change: dict[str, object] = {"do": "settle", "party": party.name}
            if choice.kind == "location":
                change["scenario"] = choice.numbers[0]
            elif choice.kind == "item":
                change["hero"] = party.members[0]
            else:
                change["shares"] = {party.members[0]: choice.numbers[0]}
            CAMPAIGN.arrange(self.world, "Ana", change)

    def visit(self, party: Party) -> None:
        visiting.begin_visit(party)
        for hero in self.world.members(party):
            self.improve(hero)
            for deed in range(4):
                self.try_deed(party, hero, deed)
            if quests.is_fulfilled(hero):
                self.gone.append(hero.quest)
                retiring.retire(self.world, hero)
        unlocking.look(self.world)

    def improve(self, hero: Character) -> None:
        while heroes.must_level_up(hero):
            heroes.level_up(hero)
        while heroes.cards_due(hero) > 0:
            heroes.add_card(hero, heroes.cards_open(hero)[0])
        while heroes.perks_due(self.world, hero) > 0:
            known = content.hero_class(hero.hero_class).perks
            free = [number for number, perk in enumerate(known) if hero.perks.count(number) < perk.boxes]
            heroes.mark_perk(self.world, hero, free[self.rng.below(len(free))])

    def try_deed(self, party: Party, hero: Character, deed: int) -> None:
        """Allowed or not: what is refused must leave no trace."""
        before = CAMPAIGN.dump(self.world)
        rule = ""
        try:
            if deed == 0:
                trading.buy(self.world, party, hero, self.rng.below(151) + 1)
            elif deed == 1:
                trading.sell(hero, self.rng.below(30) + 1)
            elif deed == 2:
                trading.donate(self.world, party, hero)
            else:
                place = self.any_of(list(slots(hero.hero_class)))
                enhancing.enhance(self.world, hero, place, self.any_of(slots(hero.hero_class)[place].accepts))
        except IllegalChoice as refused:
            rule = refused.rule
        assert not rule or rule.startswith("GH-C-")
        assert not rule or CAMPAIGN.dump(self.world) == before

    def check(self) -> None:
        world = self.world
        held = [hero.quest for hero in world.heroes if hero.quest]
        offered = [card for person in world.persons for card in person.offer]
        assert sorted([*world.quests, *held, *offered, *self.gone]) == sorted(tables.quests())
        for deck, known in ((world.city_events, EVENTS["city"]), (world.road_events, EVENTS["road"])):
            assert len(set(deck)) == len(deck)
            assert all(1 <= card <= known for card in deck)
        assert len(world.city_events) >= 30
        assert all(0 <= copies <= content.item(item).copies for item, copies in world.stock.items())
        for hero in world.heroes:
            assert hero.gold >= 0
            assert 0 <= hero.checks <= 18
            assert hero.xp >= heroes.experience_of(hero.level)
            assert hero.standing == PLAYING or not hero.items
            assert len(hero.pool) <= hero.level - 1
        assert all(-20 <= party.reputation <= 20 for party in world.parties)
        dump = CAMPAIGN.dump(world)
        assert CAMPAIGN.dump(CAMPAIGN.load(dump)) == dump


@pytest.mark.rule("GH-C-EVT-13", "GH-C-CON-03", "GH-C-ITM-07")
@pytest.mark.parametrize("seed", range(3))
def test_through_many_chapters_everything_is_conserved(seed: int) -> None:
    story = Story(seed)
    levels: list[int] = []
    for number in range(CHAPTERS):
        party = story.world.parties[number % 2]
        story.fill(party)
        story.play(party)
        story.visit(party)
        story.check()
        levels.append(story.world.prosperity)
    assert levels == sorted(levels), "prosperity only rises here"
    assert story.gone, "somebody has retired"
    assert len(story.world.completed) > 5
