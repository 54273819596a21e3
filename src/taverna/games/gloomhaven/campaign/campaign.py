"""The campaign as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import (
    arranging,
    chapters,
    closing,
    founding,
    house_rules,
    saving,
    upgrading,
    views,
)
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.kernel import Campaign, Chapter, Event, Fields, Rng, Setting

ID: Final = "gloomhaven-campaign"
VERSION: Final = 3


class GloomhavenCampaign(Campaign[GloomhavenWorld]):
    """A world for many parties and many years."""

    def __init__(self) -> None:
        super().__init__(ID, VERSION, house_rules.OPTIONS)

    def begin(self, rng: Rng, options: dict[str, Setting]) -> GloomhavenWorld:
        return founding.found(rng, options)

    def people(self, world: GloomhavenWorld) -> list[str]:
        return [person.name for person in world.persons]

    def parties(self, world: GloomhavenWorld) -> list[str]:
        return [party.name for party in world.parties]

    def next(self, world: GloomhavenWorld, party: str = "") -> list[Chapter]:
        found = world.party(party)
        return [] if found is None else chapters.chapters(world, found)

    def arrange(self, world: GloomhavenWorld, person: str, change: Mapping[str, object]) -> list[Event]:
        return arranging.arrange(world, person, change)

    def close(self, world: GloomhavenWorld, chapter: Chapter, result: Mapping[str, object]) -> list[Event]:
        party = world.party(chapter.party)
        assert party is not None, chapter.party
        scenario = chapters.scenario_of(chapter)
        if scenario.startswith(content.SOLO):
            return closing.close_solo(world, party, scenario, result)
        casual = chapter.id.startswith(f"{chapters.CASUAL}-")
        return closing.close_scenario(world, party, casual, result)

    def view(self, world: GloomhavenWorld, person: str | None) -> dict[str, object]:
        return views.view(world, person)

    def dump_world(self, world: GloomhavenWorld) -> dict[str, object]:
        return saving.dump(world)

    def upgrade(self, data: Mapping[str, object], from_version: int) -> Mapping[str, object]:
        return upgrading.upgrade(data, from_version)

    def load_world(self, fields: Fields, rng: Rng, options: dict[str, Setting]) -> GloomhavenWorld:
        return saving.load(fields, rng, options)


CAMPAIGN: Final = GloomhavenCampaign()
