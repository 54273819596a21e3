"""Fields: typed values out of data that people wrote, and errors that name the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from taverna.kernel import BadData, Fields


def fields(**data: object) -> Fields:
    return Fields(data, "position")


def test_values_come_out_typed() -> None:
    read = fields(owed=2, drew=True, zone="draw", cards=["map-5"], pair=[1, 2], anything={"a": 1})
    assert read.integer("owed", 0, 9) == 2
    assert read.flag("drew", False) is True
    assert read.text("zone") == "draw"
    assert read.texts("cards") == ["map-5"]
    assert read.integers("pair", 0, 5) == [1, 2]
    assert read.value("anything") == {"a": 1}
    read.done()


def test_what_is_missing_takes_its_default() -> None:
    read = fields()
    assert read.integer("owed", 0, 9, 3) == 3
    assert read.flag("drew", True) is True
    assert read.text("zone", "aside") == "aside"
    assert read.texts("cards", []) == []
    assert read.items("banks", []) == []
    assert not read.has("owed")


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_a_whole_number_is_nothing_else(value: object) -> None:
    with pytest.raises(BadData, match=r"position\.owed: must be a whole number"):
        fields(owed=value).integer("owed", 0, 9)


def test_a_field_left_out_is_called_missing() -> None:
    with pytest.raises(BadData, match=r"position\.owed: is missing; must be a whole number"):
        fields().integer("owed", 0, 9)
    with pytest.raises(BadData, match=r"position\.cards: is missing; must be a list"):
        fields().texts("cards")


@pytest.mark.parametrize("value", [-1, 10])
def test_a_number_out_of_range_is_refused(value: int) -> None:
    with pytest.raises(BadData, match=rf"position\.owed: must lie between 0 and 9, not {value}"):
        fields(owed=value).integer("owed", 0, 9)


@pytest.mark.parametrize(
    ("read", "problem"),
    [
        (lambda read: read.flag("field", True), "must be true or false"),
        (lambda read: read.text("field"), "must be a text"),
        (lambda read: read.items("field"), "must be a list"),
        (lambda read: read.texts("field"), "must be a list"),
        (lambda read: read.integers("field", 0, 9), "must be a list"),
    ],
)
def test_a_value_of_another_kind_is_refused(read: Callable[[Fields], object], problem: str) -> None:
    for value in (1, None, {"a": 1}):
        with pytest.raises(BadData, match=rf"position\.field: {problem}"):
            read(fields(field=value))


def test_lists_hold_one_kind_only() -> None:
    with pytest.raises(BadData, match="must hold texts only, not 3"):
        fields(cards=["map-5", 3]).texts("cards")
    for wrong in (True, 10, "1"):
        with pytest.raises(BadData, match="must hold whole numbers between 0 and 9"):
            fields(known=[1, wrong]).integers("known", 0, 9)


def test_a_name_nobody_asked_for_is_refused() -> None:
    read = fields(owed=2, owned=3)
    read.integer("owed", 0, 9)
    with pytest.raises(BadData, match=r"position\.owned: is not a known field") as refused:
        read.done()
    problem = "is not a known field; did you mean 'owed'? Known: owed"
    assert refused.value.values == {"path": "position.owned", "problem": problem}


@pytest.mark.parametrize("data", [None, [], "text", 4])
def test_only_an_object_has_fields(data: object) -> None:
    with pytest.raises(BadData, match="position: must be an object"):
        Fields(data, "position")
