"""One scenario of one campaign, from the last one's end to its own: a pure function, so that any process may do it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from time import perf_counter
from typing import NamedTuple

from taverna.arena.campaigns.plan import GAME, CampaignPlan
from taverna.bots import bot, play
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.chapters import SCENARIO
from taverna.games.gloomhaven.campaign.prosperity import level as prosperity_level
from taverna.games.gloomhaven.campaign.scenarios import in_campaign
from taverna.games.gloomhaven.campaign.world import RETIRED, GloomhavenWorld, Party
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.city.residents import is_ready, next_deed
from taverna.games.gloomhaven.city.roads import difficulty
from taverna.kernel import BadCall, Chapter, Event, Rng, Saga, game as find_game

PARTY = "The Residents"
PLAYED, COMPLETED, GIVEN_UP = "played", "all-completed", "given-up"
MOST_DEEDS = 1000
"""Between two scenarios; more would mean that somebody goes round in circles."""
BOTS = 1 << 40
"""Streams of bots, far from those of chapters."""

Line = dict[str, object]
Losses = tuple[tuple[int, int], ...]


class Step(NamedTuple):
    """Campaign `number` after `begun` scenarios; `world` is its document, empty before the founding."""

    plan: CampaignPlan
    number: int
    begun: int
    losses: Losses
    world: str

    def given_up(self, workers: int, why: str) -> BadCall:
        return BadCall(
            "worker-died",
            f"{workers} workers died over scenario {self.begun + 1} of campaign {self.number + 1}: {why}",
            values={"number": workers, "first": self.begun, "last": self.begun, "why": why},
        )


class Stage(NamedTuple):
    """What came of it: the scenario in a line of the chronicle, or why none was played, and the world after it."""

    line: Line
    world: str


class Campaigners:
    """A party of bots in a world. Nothing they do is refused, so the world needs no copy."""

    def __init__(self, plan: CampaignPlan, number: int) -> None:
        find_game(GAME)  # in a fresh process it registers what scenarios are made of
        self.plan = plan
        self.seed = plan.seed + number
        self.begun = 0
        self.losses: dict[int, int] = {}
        self.world: GloomhavenWorld = CAMPAIGN.found(self.seed)
        for hero in range(plan.heroes):
            self.arrange(Deed(f"Bot {hero + 1}", {"do": "join"}))
        self.arrange(Deed("Bot 1", {"do": "party", "party": PARTY}))

    @staticmethod
    def at(step: Step) -> Campaigners:
        found = Campaigners(step.plan, step.number)
        found.begun, found.losses = step.begun, dict(step.losses)
        if step.world:
            found.world = CAMPAIGN.load(json.loads(step.world))
        return found

    @property
    def party(self) -> Party:
        found = self.world.party(PARTY)
        assert found is not None
        return found

    def retired(self) -> list[str]:
        """Ids of those who have retired."""
        return [hero.id for hero in self.world.heroes if hero.standing == RETIRED]

    def classes_of(self, ids: list[str]) -> list[str]:
        return [hero.hero_class for hero in self.world.heroes if hero.id in ids]

    def arrange(self, deed: Deed) -> list[Event]:
        return CAMPAIGN.arrange(self.world, deed.person, deed.change)

    def live(self) -> list[Event]:
        """Everything that is done between two scenarios: what happened."""
        told: list[Event] = []
        for _ in range(MOST_DEEDS):
            deed = next_deed(self.world, self.party, self.losses, self.plan.most_tries)
            if deed is None:
                return told
            told += self.arrange(deed)
        raise AssertionError("the residents have gone round in circles")

    def play(self, chapter: Chapter) -> Mapping[str, object]:
        """The result, as `Game.result` says it. The same chapter, dealt by the same seed, as in a saga."""
        game = find_game(chapter.game)
        seed = Saga(CAMPAIGN, self.seed, world=self.world).chapter_seed(self.begun)
        state = game.setup(chapter.seats, seed, chapter.options, chapter.given)
        state.quiet()
        chance = Rng(self.seed).fork(BOTS + self.begun)
        streams = [chance.fork(seat) for seat in range(chapter.seats)]
        play(game, state, [bot(self.plan.level, perf_counter)] * chapter.seats, streams)
        return game.result(state)

    def next_chapter(self) -> Chapter:
        number = self.party.heading
        offered = CAMPAIGN.next(self.world, PARTY)
        found = next(chapter for chapter in offered if chapter.id == f"{SCENARIO}-{number}")
        return found.chosen({"difficulty": difficulty(self.losses.get(number, 0))})


def play_step(step: Step) -> Stage:
    """The next scenario of a campaign; where there is none, why."""
    us = Campaigners.at(step)
    gone = us.retired()
    told = us.live()
    news = {"retired": us.classes_of([id for id in us.retired() if id not in gone])}
    if not is_ready(us.party):
        ended = GIVEN_UP if in_campaign(us.world, us.party) else COMPLETED
        return Stage({"ended": ended, **news, **_between(us, told)}, _written(us.world))
    number = us.party.heading
    chapter = us.next_chapter()
    heroes = _heroes(us)
    result = us.play(chapter)
    told += CAMPAIGN.close(us.world, chapter, result)
    us.world.closed += 1
    line: Line = {
        "scenario": number,
        "try": us.losses.get(number, 0) + 1,
        "won": bool(result["won"]),
        "difficulty": str(chapter.options["difficulty"]),
        "level": result["level"],
        "rounds": result["rounds"],
        "heroes": heroes,
        **news,
        **_between(us, told),
    }
    return Stage(line, _written(us.world))


def _heroes(us: Campaigners) -> list[Line]:
    """As they set out."""
    return [
        {"class": hero.hero_class, "level": hero.level, "gold": hero.gold, "items": len(hero.items)}
        for hero in us.world.members(us.party)
    ]


def _between(us: Campaigners, told: list[Event]) -> Line:
    """What happened since the last scenario, this one included."""
    return {
        "classes": [event.args["class"] for event in told if event.kind == "class-unlocked"],
        "opened": [event.args["box"] for event in told if event.kind == "opened"],
        "unlocked": [event.args["scenario"] for event in told if event.kind == "scenario-unlocked"],
        "enhanced": sum(event.kind == "card-enhanced" for event in told),
        "donations": us.world.donations,
        "prosperity": prosperity_level(us.world),
        "reputation": us.party.reputation,
        "completed": len(us.world.completed),
    }


def _written(world: GloomhavenWorld) -> str:
    return json.dumps(CAMPAIGN.dump(world))
