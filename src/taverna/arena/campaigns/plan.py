"""What is to be played: how many heroes of which level, how many campaigns, until when."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import perf_counter

from taverna.arena.schedule.entrants import check_whole
from taverna.bots import bot
from taverna.games.gloomhaven.campaign.campaign import ID, VERSION
from taverna.games.gloomhaven.campaign.chapters import FEWEST, MOST
from taverna.games.gloomhaven.city.roads import MOST_TRIES
from taverna.kernel import BadCall, campaign as find_campaign, game as find_game

ALL_COMPLETED = 0
"""As `until`: as long as there is a scenario to play."""
GAME = "gloomhaven"


@dataclass(frozen=True)
class CampaignPlan:
    """`until` is how many scenarios are played, lost ones included; a scenario is given up after `most_tries`."""

    heroes: int = 4
    level: str = "regular"
    until: int = ALL_COMPLETED
    campaigns: int = 1
    seed: int = 0
    most_tries: int = MOST_TRIES

    def check(self) -> None:
        """What is wrong is said before anything is played."""
        if self.heroes not in range(FEWEST, MOST + 1):
            raise BadCall(
                "bad-seats",
                f"heroes: {FEWEST} to {MOST} play together, not {self.heroes!r}",
                "GH-S-CMP-01",
                {"low": FEWEST, "high": MOST, "seats": str(self.heroes)},
            )
        bot(self.level, perf_counter)
        check_whole("campaigns", self.campaigns)
        check_whole("most-tries", self.most_tries)
        if self.until != ALL_COMPLETED:
            check_whole("until", self.until)
        find_campaign(ID).found(self.seed + self.campaigns - 1)

    def origin(self) -> dict[str, object]:
        """By which a file of results tells whose they are. More campaigns may be asked for later."""
        known = asdict(self)
        del known["campaigns"]
        return {
            "kind": "campaigns",
            **known,
            "seed": str(self.seed),
            "rules": find_game(GAME).version,
            "world": VERSION,
        }
