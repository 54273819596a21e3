"""A match that goes on from a position: played, undone, recorded and replayed like any other."""

from __future__ import annotations

import pytest

from taverna.kernel import BadCall, BadData, Match, Record, replay

POSITION: dict[str, object] = {
    "seats": 2,
    "draw": ["oracle-5", "sword-6", "map-4"],
    "play": ["anchor-3"],
    "rest": "discard",
    "banks": [["hook-7"], ["key-2"]],
}


def begun() -> Match:
    return Match("dead-mans-draw", 2, 0, names=["Ana", "Rui"], position=POSITION)


def test_it_begins_where_the_position_stands() -> None:
    match = begun()
    assert match.game.dump(match.state) == match.game.dump(match.game.load(POSITION))
    assert match.pending[0].seat == 0


def test_its_record_holds_the_position_and_replays() -> None:
    match = begun()
    while not match.over:
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    record = Record.from_json(match.record().to_json())
    assert record.position == POSITION
    again = replay(record)
    assert again.game.dump(again.state) == match.game.dump(match.state)
    assert len(again.log) == len(match.log)


def test_a_match_from_the_set_up_has_none() -> None:
    match = Match("dead-mans-draw", 2, 1)
    assert match.position == {}
    assert "position" not in match.record().to_dict()


def test_the_seats_must_be_those_of_the_position() -> None:
    with pytest.raises(BadCall, match="the position is for 2 seats, not 3"):
        Match("dead-mans-draw", 3, 0, position=POSITION)


def test_a_damaged_position_of_a_record_is_refused_as_the_records() -> None:
    data = begun().record().to_dict()
    data["position"] = {"seats": 2, "draw": ["oracle-99"]}
    with pytest.raises(BadData, match="oracle-99"):
        replay(Record.from_dict(data))
    data["position"] = [1]
    with pytest.raises(BadData, match=r"record\.position: must be an object"):
        Record.from_dict(data)
