"""How fast a campaign goes: a decision in the city, an arrangement, closing a scenario, and whole scenarios by bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from time import process_time

from taverna.arena.campaigns.chapters import Campaigners
from taverna.arena.campaigns.plan import CampaignPlan
from taverna.bench.timing import speed
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.games.gloomhaven.city.residents import next_deed
from taverna.kernel import BadCall, Chapter

SAMPLE = 3
"""Scenarios that are played, one after another."""
WHOLE = 60
"""Scenarios of the campaign that is told of."""


@dataclass(frozen=True)
class CampaignSpeed:
    """Microseconds for each, and seconds for a campaign of so many scenarios by four heroes."""

    level: str
    decision: float
    arrangement: float
    closing: float
    scenario: float
    campaign: float

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def measure_campaign(seconds: float = 3.0, level: str = "regular", scenarios: int = SAMPLE) -> CampaignSpeed:
    """Times are those of the processor; the campaign's is that of its first scenarios, so many times over."""
    if not seconds > 0:
        raise BadCall(
            "bad-seconds", f"seconds must be more than 0, not {seconds!r}", values={"value": str(seconds)}
        )
    us = Campaigners(CampaignPlan(level=level), 0)
    worlds = _visit(us)
    started = process_time()
    chapter, before, result = _play(us, scenarios)
    played = (process_time() - started) / scenarios
    return CampaignSpeed(
        level=level,
        decision=speed(lambda: _decide(worlds), seconds / 3).microseconds,
        arrangement=speed(lambda: _arrange(worlds), seconds / 3).microseconds,
        closing=speed(lambda: _close(before, chapter, result), seconds / 3).microseconds,
        scenario=played * 1e6,
        campaign=played * WHOLE,
    )


def _visit(us: Campaigners) -> list[GloomhavenWorld]:
    """The world before each deed of a first visit."""
    found: list[GloomhavenWorld] = []
    while (deed := next_deed(us.world, us.party, {})) is not None:
        found.append(CAMPAIGN.copy(us.world))
        us.arrange(deed)
    return found


def _play(us: Campaigners, scenarios: int) -> tuple[Chapter, GloomhavenWorld, Mapping[str, object]]:
    for _ in range(scenarios):
        us.live()
        chapter, before = us.next_chapter(), CAMPAIGN.copy(us.world)
        result = us.play(chapter)
        CAMPAIGN.close(us.world, chapter, result)
        us.world.closed += 1
        us.begun += 1
    return chapter, before, result


def _decide(worlds: list[GloomhavenWorld]) -> int:
    for world in worlds:
        next_deed(world, world.parties[0], {})
    return len(worlds)


def _arrange(worlds: list[GloomhavenWorld]) -> int:
    """As `Saga.arrange`: on a copy, which is kept when it succeeds."""
    for world in worlds:
        deed = next_deed(world, world.parties[0], {})
        assert deed is not None
        CAMPAIGN.arrange(CAMPAIGN.copy(world), deed.person, deed.change)
    return len(worlds)


def _close(before: GloomhavenWorld, chapter: Chapter, result: Mapping[str, object]) -> int:
    """As `Saga.close`, on a copy."""
    CAMPAIGN.close(CAMPAIGN.copy(before), chapter, result)
    return 1
