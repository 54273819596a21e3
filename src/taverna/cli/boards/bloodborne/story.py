"""What a round has brought to each hunter, from the log. A round begins where the marker has passed."""

from __future__ import annotations

from dataclasses import dataclass, field

from taverna.kernel import Event

HURTS = ("hurt", "hurt-halved", "hurt-reduced", "hurt-ignored")
SOFT = HURTS[1:]
OUTCOMES = ("slain", "escaped", "stays")
TOOK = ("took", "took-less")
UNSHIELDED = "unshielded"
"""Said before the blow that nothing has softened."""


@dataclass
class Fate:
    cards: list[str] = field(default_factory=list)
    hurt: bool = False
    lost: int = 0
    soft: bool = False
    """Some of the damage was halved, reduced or ignored."""
    taken: int = 0
    banked: int | None = None
    death: list[Event] = field(default_factory=list)
    """The last blow, why nothing softened it; and, when it killed, the death."""

    @property
    def died(self) -> bool:
        return any(event.kind == "died" for event in self.death)


@dataclass
class Story:
    round: int = 0
    monster: str = ""
    outcome: Event | None = None
    fates: dict[int, Fate] = field(default_factory=dict)

    def of(self, seat: int) -> Fate:
        return self.fates.setdefault(seat, Fate())


def stories(log: list[tuple[int, Event]]) -> tuple[Story, Story | None]:
    """The round that is being played, and the one before it."""
    events = _standing(log)
    markers = [place for place, event in enumerate(events) if event.kind == "marker"]
    if not markers:
        return _tell(events), None
    start = markers[-2] + 1 if len(markers) > 1 else 0
    return _tell(events[markers[-1] + 1 :]), _tell(events[start : markers[-1]])


def _standing(log: list[tuple[int, Event]]) -> list[Event]:
    """Without what was taken back."""
    kept: list[tuple[int, Event]] = []
    for number, event in log:
        since = event.args.get("since")
        if event.kind != "undone":
            kept.append((number, event))
        elif isinstance(since, int):
            kept = [one for one in kept if one[0] < since]
    return [event for _, event in kept]


def _tell(events: list[Event]) -> Story:
    story = Story()
    for event in events:
        if event.kind == "round":
            story.round = int(str(event.args["number"]))
        elif event.kind in OUTCOMES:
            story.monster, story.outcome = str(event.args["monster"]), event
        seat = event.args.get("seat")
        if isinstance(seat, int):
            _tell_hunter(story, seat, event)
    return story


def _tell_hunter(story: Story, seat: int, event: Event) -> None:
    kind, number = event.kind, event.args.get("number")
    amount = number if isinstance(number, int) else 0
    if kind in ("revealed", "transformed"):
        story.of(seat).cards.append(str(event.args["card"]))
    elif kind in HURTS:
        fate = story.of(seat)
        fate.hurt = True
        fate.death = [*[one for one in fate.death[-1:] if one.kind == UNSHIELDED], event]
        fate.lost += amount
        fate.soft = fate.soft or kind in SOFT
    elif kind == UNSHIELDED:
        story.of(seat).death = [event]
    elif kind in ("died", "eliminated"):
        story.of(seat).death.append(event)
    elif kind in TOOK:
        story.of(seat).taken += amount
    elif kind == "banked":
        fate = story.of(seat)
        fate.banked = (fate.banked or 0) + amount
