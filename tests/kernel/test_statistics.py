"""What players want to know of their games: counted from the log, without what was taken back."""

from __future__ import annotations

from taverna.kernel import Event, Statistic
from taverna.kernel.survey import what_stayed


def event(kind: str, seat: int, **args: int) -> Event:
    return Event(kind, "", {"seat": seat, **args})


def test_events_of_a_seat_are_counted_added_up_or_the_largest_taken() -> None:
    log = [event("banked", 0, number=3), event("banked", 1, number=9), event("banked", 0, number=4)]
    assert Statistic("times", ["banked"]).told(log, 0) == 2
    assert Statistic("cards", ["banked"], "number").told(log, 0) == 7
    assert Statistic("haul", ["banked"], "number", most=True).told(log, 0) == 4
    assert Statistic("busts", ["busted"]).told(log, 0) == 0


def test_what_was_taken_back_never_happened() -> None:
    log = [event("banked", 0), event("drew", 1), event("banked", 1), event("undone", 1, since=1)]
    log += [event("drew", 1), event("banked", 1), event("undone", 1, since=5), event("busted", 1)]
    assert [told.kind for told in what_stayed(log)] == ["banked", "drew", "busted"]
