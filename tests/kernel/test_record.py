"""Records: what is written reads back and replays; what is damaged, foreign or of another version is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from taverna.kernel import BadData, Match, Record, replay
from taverna.kernel.fairness import commitment
from taverna.kernel.old_chance import OLD_GENERATOR, WORD, OldRng
from taverna.kernel.rng import SEED_MAX
from tests.support.toy_game import TOY


def played(seed: int = 4, names: list[str] | None = None) -> Match:
    """A whole match of the tests' own game."""
    match = Match(TOY, 3, seed, {"together": True}, names)
    while not match.over:
        decision = match.pending[-1]
        match.submit(decision.seat, decision.options[-1])
    return match


def changed(**changes: object) -> dict[str, object]:
    return {**played().record().to_dict(), **changes}


def without(name: str) -> dict[str, object]:
    return {field: value for field, value in played().record().to_dict().items() if field != name}


def test_what_is_written_reads_back() -> None:
    record = played(names=["Ana", "Björn", "Chloë"]).record()
    text = record.to_json()
    assert "Björn" in text
    assert Record.from_json(text).to_dict() == record.to_dict()
    assert record.to_dict() == {
        "format": "taverna-record",
        "format_version": 1,
        "game": "pearl-divers",
        "game_version": 3,
        "seats": 3,
        "generator": "shake128",
        "seed": 4,
        "commitment": commitment("pearl-divers", 4),
        "options": {"together": True, "bells": False, "rounds": "3"},
        "names": ["Ana", "Björn", "Chloë"],
        "steps": [list(step) for step in record.steps],
    }


def test_a_record_is_a_copy_of_its_match() -> None:
    match = Match(TOY, 2, 4)
    record = match.record()
    match.submit(0, match.pending[0].options[0])
    assert record.steps == []


def test_a_record_replays_as_far_as_is_wanted() -> None:
    match = played()
    assert replay(match.record()).steps == match.steps
    assert replay(match.record(), 3).steps == match.steps[:3]
    assert replay(match.record(), 0).steps == []


@pytest.mark.parametrize("seed", [0, 1 << 53, WORD, SEED_MAX])
def test_any_seed_that_can_be_played_can_be_recorded(seed: int) -> None:
    record = played(seed).record()
    assert Record.from_json(record.to_json()).seed == seed


@pytest.mark.parametrize("text", ["", "{", "not json", "[1, 2", '{"format": }', "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(BadData, match="not a record") as refused:
        Record.from_json(text)
    assert refused.value.code == "not-json"


@pytest.mark.parametrize("text", ["[]", "3", "null", '"taverna-record"'])
def test_json_of_another_shape_is_refused(text: str) -> None:
    with pytest.raises(BadData, match="record: must be an object"):
        Record.from_json(text)


@pytest.mark.parametrize("data", [{}, {"format": "pgn"}, {"format": None}, {"event": "chess"}])
def test_a_foreign_file_is_refused(data: Mapping[str, object]) -> None:
    with pytest.raises(BadData, match="this is not a Taverna record"):
        Record.from_dict(data)


@pytest.mark.parametrize("name", ["format_version", "game", "game_version", "seats", "seed", "steps"])
def test_a_record_with_a_part_missing_is_refused(name: str) -> None:
    with pytest.raises(BadData, match=rf"record\.{name}"):
        Record.from_dict(without(name))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format_version", 2),
        ("format_version", "1"),
        ("game", 7),
        ("game_version", 0),
        ("game_version", "3"),
        ("seats", "3"),
        ("seats", True),
        ("seats", 0),
        ("seed", -1),
        ("seed", 1.5),
        ("seed", SEED_MAX + 1),
        ("seed", hex(SEED_MAX + 1)),
        ("seed", "7"),
        ("seed", "0xseed"),
        ("seed", "-0x7"),
        ("generator", "dice"),
        ("generator", 7),
        ("options", ["together"]),
        ("options", {"together": 1}),
        ("names", "Ana"),
        ("names", [1, 2, 3]),
        ("steps", {"0": 1}),
        ("surprise", 1),
    ],
)
def test_a_damaged_field_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadData, match=name):
        Record.from_dict(changed(**{name: value}))


@pytest.mark.parametrize("step", [3, [1], [0, 1, 2], ["0", 1], [0, None], [True, 1], [0, 1.0], {"seat": 0}])
def test_a_damaged_step_is_refused_by_number(step: object) -> None:
    with pytest.raises(BadData, match=r"record\.steps\[1\]: must be a pair"):
        Record.from_dict(changed(steps=[[0, 8], step]))


def test_a_step_that_can_not_be_is_refused_by_number() -> None:
    record = played().record()
    for wrong in ((0, 0), (0, 10**6), (9, 8), (-1, 8)):
        record.steps[2] = wrong
        with pytest.raises(BadData, match=r"record\.steps\[2\]: ") as refused:
            replay(record)
        assert refused.value.values["path"] == "record.steps[2]"


def test_the_rule_behind_a_refused_step_is_named() -> None:
    record = played().record()
    record.steps[0] = (record.steps[0][0], 0)
    with pytest.raises(BadData) as refused:
        replay(record)
    assert refused.value.rule == "TOY-2"


def test_steps_after_the_end_are_refused() -> None:
    record = played().record()
    record.steps.append((0, 8))
    with pytest.raises(BadData, match="the game is over"):
        replay(record)


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadData, match=r"record\.game: there is no game 'pearl-diver'; did you mean"):
        replay(Record.from_dict(changed(game="pearl-diver")))


def test_a_record_of_another_version_is_refused() -> None:
    with pytest.raises(BadData, match=r"version 2 of pearl-divers; here it is version 3") as refused:
        replay(Record.from_dict(changed(game_version=2)))
    assert refused.value.code == "wrong-version"


@pytest.mark.parametrize(
    ("name", "value"),
    [("seats", 77), ("options", {"together": "yes"}), ("options", {"depth": "3"}), ("names", ["Ana"])],
)
def test_a_record_of_a_match_that_can_not_be_is_refused(name: str, value: object) -> None:
    record = Record.from_dict(changed(**{name: value}))
    with pytest.raises(BadData, match=r"^record: ") as refused:
        replay(record)
    assert refused.value.values["path"] == "record"


def test_a_record_can_be_read_from_a_file_written_by_other_hands() -> None:
    data = {**changed(), "steps": [], "names": [], "options": {}}
    assert replay(Record.from_json(json.dumps(data, indent=4))).options == {
        "together": False,
        "bells": False,
        "rounds": "3",
    }


# Which generator


def test_large_seeds_are_written_as_text_because_browsers_round_large_numbers() -> None:
    data = json.loads(played(1 << 53).record().to_json())
    assert data["seed"] == "0x20000000000000"
    assert json.loads(played((1 << 53) - 1).record().to_json())["seed"] == (1 << 53) - 1


def test_a_record_of_before_generators_had_names_is_played_with_the_old_one() -> None:
    match = Match(TOY, 3, 4, generator=OLD_GENERATOR)
    data = match.record().to_dict()
    assert data.pop("generator") == OLD_GENERATOR
    again = replay(Record.from_dict(data))
    assert isinstance(again.state.rng, OldRng)
    assert again.record().to_dict() == match.record().to_dict()
    assert again.game.dump(again.state) == match.game.dump(match.state)
    assert again.view(0) != Match(TOY, 3, 4).view(0)


def test_old_records_have_no_larger_seeds_than_there_were() -> None:
    data = {**changed(seed=WORD + 1), "generator": OLD_GENERATOR}
    with pytest.raises(BadData, match="seed"):
        Record.from_dict(data)
