"""Events: who may see them, and what leaves the process of them."""

from __future__ import annotations

import pytest

from taverna.kernel import EVERYONE, Event, all_but, only

SEATS = range(8)


def audience(event: Event) -> list[int | None]:
    return [seat for seat in [*SEATS, None] if event.seen_by(seat)]


def test_an_event_is_for_everyone_unless_it_says_otherwise() -> None:
    event = Event("drew", "X-1", {"seat": 2})
    assert event.audience == EVERYONE
    assert audience(event) == [*SEATS, None]
    assert not event.reveals


@pytest.mark.parametrize("seat", SEATS)
def test_an_event_for_one_seat_is_for_no_spectator(seat: int) -> None:
    assert audience(Event("offered", "X-1", {}, True, only(seat))) == [seat]


@pytest.mark.parametrize("seat", SEATS)
def test_an_event_for_all_others_is_for_spectators_too(seat: int) -> None:
    others = [other for other in SEATS if other != seat]
    assert audience(Event("looked", "X-1", {}, False, all_but(seat))) == [*others, None]


def test_audiences_can_be_joined() -> None:
    assert audience(Event("passed", "X-1", {}, True, only(1) | only(4))) == [1, 4]


def test_what_is_sent_says_nothing_of_the_audience() -> None:
    event = Event("drew", "X-1", {"seat": 2, "cards": ["map-5"]}, True, only(2))
    assert event.to_dict() == {"kind": "drew", "rule": "X-1", "args": {"seat": 2, "cards": ["map-5"]}}
    assert "map-5" in repr(event)


def test_what_is_sent_is_a_copy() -> None:
    event = Event("drew", "X-1", {"seat": 2})
    sent = event.to_dict()["args"]
    assert isinstance(sent, dict)
    sent["seat"] = 3
    assert event.args == {"seat": 2}
