"""What is known of simulated campaigns: every scenario in the order played, and what it adds up to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from taverna.arena.campaigns.chapters import Line
from taverna.arena.campaigns.plan import ALL_COMPLETED, CampaignPlan
from taverna.games.gloomhaven import content

ENOUGH = "enough"
"""As many scenarios as were asked for. The other ends are those of `chapters`."""


@dataclass
class CampaignStory:
    """One campaign, line by line."""

    number: int
    lines: list[Line] = field(default_factory=list)
    ended: str = ""

    @property
    def played(self) -> int:
        return len([line for line in self.lines if "scenario" in line])

    @property
    def won(self) -> int:
        return len([line for line in self.lines if line.get("won")])

    def add(self, line: Line, until: int) -> None:
        self.lines.append(line)
        if "ended" in line:
            self.ended = str(line["ended"])
        elif until != ALL_COMPLETED and self.played >= until:
            self.ended = ENOUGH

    def losses(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for line in self.lines:
            if "scenario" in line and not line["won"]:
                number = _whole(line["scenario"])
                found[number] = found.get(number, 0) + 1
        return found

    def opened(self) -> dict[str, int]:
        """After how many scenarios each class opened."""
        found: dict[str, int] = {}
        played = 0
        for line in self.lines:
            played += "scenario" in line
            for hero_class in _texts(line["classes"]):
                found.setdefault(hero_class, played)
        return found

    def retired(self) -> list[tuple[int, str]]:
        """Before which scenario, and of which class."""
        found: list[tuple[int, str]] = []
        for place, line in enumerate(self.lines):
            found += [(place + 1, hero_class) for hero_class in _texts(line["retired"])]
        return found

    def last(self, name: str) -> int:
        return _whole(self.lines[-1][name]) if self.lines else 0

    def to_dict(self) -> dict[str, object]:
        return {
            "campaign": self.number,
            "ended": self.ended,
            "played": self.played,
            "won": self.won,
            "tries": {str(number): lost for number, lost in sorted(self.losses().items())},
            "classes": self.opened(),
            "retired": [[before, hero_class] for before, hero_class in self.retired()],
            "lines": self.lines,
        }


@dataclass
class Chronicle:
    """All campaigns of a plan."""

    plan: CampaignPlan
    stories: list[CampaignStory]
    seconds: float = 0.0

    @property
    def played(self) -> int:
        return sum(story.played for story in self.stories)

    def scenarios(self) -> list[tuple[int, int, int]]:
        """Each scenario that was played: how often, and how often it was won, by number."""
        found: dict[int, tuple[int, int]] = {}
        for story in self.stories:
            for line in story.lines:
                if "scenario" in line:
                    number = _whole(line["scenario"])
                    played, won = found.get(number, (0, 0))
                    found[number] = (played + 1, won + bool(line["won"]))
        return [(number, *found[number]) for number in sorted(found)]

    def classes(self) -> list[tuple[str, list[int]]]:
        """Each class that is locked at first: after how many scenarios it opened, in the campaigns in which it did."""
        opened = [story.opened() for story in self.stories]
        locked = [id for id in content.class_ids() if id not in content.STARTING_CLASSES]
        return [(id, [one[id] for one in opened if id in one]) for id in locked]

    def to_dict(self) -> dict[str, object]:
        return {
            "plan": asdict(self.plan),
            "seconds": round(self.seconds, 3),
            "campaigns": [story.to_dict() for story in self.stories],
            "scenarios": [
                {"scenario": number, "played": played, "won": won} for number, played, won in self.scenarios()
            ],
            "classes": dict(self.classes()),
        }


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def _texts(value: object) -> Sequence[str]:
    assert isinstance(value, list)
    return value
