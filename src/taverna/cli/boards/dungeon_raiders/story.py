"""What came of a room, from the log: who won and lost what, and the sentences that say why."""

from __future__ import annotations

from dataclasses import dataclass, field

from taverna.kernel import Event

ENTERED = ("entered", "entered-boss")
AFTER_THE_ROOM = ("level-ended", "uncovered", "map-passed", "map-kept")
NO_CAUSE = (
    "sealed",
    "revealed",
    "returned",
    "lit",
    "lit-in-vain",
    "torch-showed",
    "played",
    "passed",
    "replaced",
    "gained",
    "paid",
    "wounded",
    "healed",
    "benefit",
    "took",
)
END = ("fainted", "nobody-fainted", "nobody-fainted-tie", "everybody-lost", "tied", "ended")


@dataclass
class Story:
    coins: dict[int, int] = field(default_factory=dict)
    wounds: dict[int, int] = field(default_factory=dict)
    items: dict[int, list[str]] = field(default_factory=dict)
    causes: list[Event] = field(default_factory=list)


def room_before(log: list[tuple[int, Event]]) -> Story:
    """The story of the last room that is done."""
    events = [event for _, event in log]
    entered = [place for place, event in enumerate(events) if event.kind in ENTERED]
    over = any(event.kind == "ended" for event in events)
    first = entered[-1] if over and entered else entered[-2] if len(entered) > 1 else len(events)
    story = Story()
    for event in events[first + 1 :]:
        if event.kind in (*ENTERED, *AFTER_THE_ROOM):
            break
        _tell(story, event)
    return story


def _tell(story: Story, event: Event) -> None:
    seat, number = event.args.get("seat", 0), event.args.get("number", 0)
    assert isinstance(seat, int)
    assert isinstance(number, int)
    if event.kind in ("gained", "paid"):
        story.coins[seat] = story.coins.get(seat, 0) + (number if event.kind == "gained" else -number)
    elif event.kind in ("wounded", "healed"):
        story.wounds[seat] = story.wounds.get(seat, 0) + (number if event.kind == "wounded" else -number)
    elif event.kind == "took":
        story.items.setdefault(seat, []).append(str(event.args["item"]))
    if event.kind not in NO_CAUSE:
        story.causes.append(event)
