"""Damaged, foreign and impossible positions: each is refused, and the error names the field."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import given, settings, strategies as st

from taverna.games.dead_mans_draw import GAME
from taverna.kernel import BadData, BadOption
from tests.support.dead_mans_draw.damage import names, refusal, sound
from tests.support.dead_mans_draw.positions import table
from tests.support.dead_mans_draw.walks import walk

LOCKER = "davy-jones-locker"


def test_the_sound_position_is_accepted() -> None:
    assert GAME.dump(GAME.load(sound())) == sound()


# Foreign


def test_a_position_of_another_game_is_refused() -> None:
    assert "'bloodborne'" in refusal(".game", game="bloodborne")


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_a_position_of_another_version_is_refused(version: object) -> None:
    assert f"version {version!r}" in refusal(".version", version=version)


@pytest.mark.parametrize("data", [None, [], "position", 3])
def test_what_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(BadData, match="position: must be an object"):
        GAME.load(data)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["treasure", "Draw", "", "discards"])
def test_an_unknown_field_is_refused(name: str) -> None:
    assert "not a known field" in refusal(f".{name}", **{name: 1})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="'mermaids'"):
        GAME.load({**sound(), "options": {"mermaids": True}})


# Wrong types and ranges


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", None),
        ("seats", "3"),
        ("seats", 1),
        ("seats", 9),
        ("seats", True),
        ("options", []),
        ("active", 3),
        ("active", -1),
        ("active", "0"),
        ("drew", 1),
        ("drew", "yes"),
        ("owed", -1),
        ("owed", 1.5),
        ("harbor", -1),
        ("miser", 0),
        ("draw", "hook-5"),
        ("draw", {"hook-5": 1}),
        ("draw", [5]),
        ("discard", [None]),
        ("play", [["key-3"]]),
        ("banks", {}),
        ("banks", [[], [], [], []]),
        ("protected", 1),
        ("known", [1, 1]),
        ("known", [0, 0, 999]),
        ("known", [0, 0, -1]),
        ("known", ["1", 0, 0]),
        ("pirates", "plunderer"),
        ("pirates", ["plunderer"] * 4),
        ("offers", ["plunderer"]),
        ("locker", [3, None, None]),
        ("locker", ["1"]),
        ("locker", [None] * 4),
        ("champion", 3),
        ("champion", "0"),
        ("answers", [None]),
        ("answers", ["170", None, None]),
        ("answers", [188, None, None]),
        ("agenda", "turn"),
        ("rng", 0),
        ("rng", -5),
        ("rng", "1"),
        ("rng", 1 << 70),
        ("rest", "bank"),
        ("rest", 1),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    refusal(f".{field}", **{field: value})


@pytest.mark.parametrize(
    ("rng", "path"),
    [({"script": ["1"]}, "script"), ({"script": 1}, "script"), ({"skript": []}, "generator")],
)
def test_a_bad_script_of_chance_is_refused(rng: object, path: str) -> None:
    refusal(f".rng.{path}", rng=rng)


def test_a_bank_that_is_no_list_is_refused() -> None:
    refusal(".banks[1].bank", banks=[[], "kraken-7", []])


# Cards


@pytest.mark.parametrize(
    "name",
    ["map-8", "map-1", "map", "maps-3", "Map-3", "map-3-3", "map-3-0", "map-03", "map-3 ", "", "mermaid-10"],
)
@pytest.mark.parametrize("field", ["draw", "discard", "play", "revealed", "aside", "protected"])
def test_an_unknown_card_is_refused(field: str, name: str) -> None:
    assert name in refusal(f".{field}", **{field: [name]})


def test_an_unknown_card_in_a_bank_is_refused() -> None:
    assert "'map-3-4'" in refusal(".banks[2]", banks=[[], [], ["map-3-4"]])


@pytest.mark.parametrize("busting", ["rum-3", 3, ["key-5"]])
def test_an_unknown_busting_card_is_refused(busting: object) -> None:
    refusal(".busting", busting=busting)


@pytest.mark.rule("INV-1")
def test_a_card_that_lies_twice_in_one_place_is_refused() -> None:
    assert "hook-5" in refusal(".draw", draw=[*names("draw"), "hook-5"])
    assert "map-6" in refusal(".banks[0]", banks=[["map-6", "map-6"], [], []])
    assert "key-3" in refusal(".protected", protected=["key-3", "key-3"])


@pytest.mark.rule("INV-1")
@pytest.mark.parametrize("field", ["discard", "play", "revealed", "aside"])
def test_a_card_that_lies_in_two_places_is_refused(field: str) -> None:
    assert "hook-5" in refusal(f".{field}", **{field: [*names(field), "hook-5"]})


@pytest.mark.rule("INV-1")
def test_a_card_that_lies_in_two_banks_is_refused() -> None:
    assert "map-6" in refusal(".banks[1]", banks=[["map-6"], ["map-6"], []])


@pytest.mark.rule("INV-1")
def test_a_busting_card_that_lies_elsewhere_is_refused() -> None:
    assert "hook-5" in refusal(".busting", busting="hook-5")


@pytest.mark.rule("INV-1")
@pytest.mark.parametrize("field", ["draw", "discard"])
def test_a_missing_card_is_refused(field: str) -> None:
    first = names(field)[0]
    assert first in refusal("", **{field: names(field)[1:]})


@pytest.mark.rule("DMD-1.9")
def test_a_card_of_the_second_deck_is_refused_with_one_deck() -> None:
    assert "hook-5-2" in refusal(".draw", draw=["hook-5-2", *names("draw")[1:]])


@pytest.mark.rule("DMD-40.1")
def test_a_card_of_the_other_set_of_mermaids_is_refused() -> None:
    data = GAME.dump(GAME.setup(2, 1, {"mermaid_effect": True}))
    data["options"] = {"mermaid_effect": False}
    with pytest.raises(BadData, match=r"position\.(draw|discard): mermaid-[23] "):
        GAME.load(data)


@pytest.mark.rule("INV-2")
def test_two_cards_of_a_suit_in_the_play_area_are_refused() -> None:
    with pytest.raises(BadData, match=r"position\.play: key-5 would have been a bust"):
        table(play="Key 3, Key 5")


@pytest.mark.rule("INV-2", "DMD-65.1")
def test_two_cards_of_a_value_in_the_play_area_are_refused_in_strange_lands() -> None:
    with pytest.raises(BadData, match=r"position\.play: map-3 would have been a bust"):
        table(play="Key 3, Map 3", options={"variation": "strange-lands"})


def test_a_protected_card_outside_the_play_area_is_refused() -> None:
    assert "map-6" in refusal(".protected", protected=["map-6"])


def test_a_play_area_without_a_draw_is_refused() -> None:
    refusal(".drew", drew=False)


# Pirates


@pytest.mark.parametrize("pirate", ["blackbeard", "Plunderer", "", 3, True])
def test_an_unknown_pirate_is_refused(pirate: object) -> None:
    assert repr(str(pirate)) in refusal(".pirates", pirates=[pirate, None, None])


def test_an_unknown_pirate_on_offer_is_refused() -> None:
    assert "'blackbeard'" in refusal(".offers", offers=["blackbeard"] * 6)


@pytest.mark.rule("DMD-40.2")
def test_the_siren_is_refused_without_the_mermaid_effect() -> None:
    assert "siren" in refusal(".pirates", pirates=["siren", None, None])


@pytest.mark.rule("DMD-2.8")
def test_the_same_pirate_twice_is_refused_with_one_deck() -> None:
    assert "miser" in refusal(".pirates", pirates=["miser", None, "miser"])
    offers = ["miser", "miser", "parry", "mystic", "navigator", "scavenger"]
    agenda = [["start"], ["choose-pirate"]]
    assert "miser" in refusal(
        ".offers", play=[], protected=[], drew=False, rest="draw", pirates=[], offers=offers, agenda=agenda
    )


@pytest.mark.rule("DMD-70.6")
def test_the_same_pirate_thrice_is_refused_with_two_decks() -> None:
    table(seats=5, pirates=["miser", "miser"])
    with pytest.raises(BadData, match=r"position\.pirates: .*miser"):
        table(seats=5, pirates=["miser", None, "miser", None, "miser"])


@pytest.mark.rule("DMD-37.2")
@pytest.mark.parametrize("target", [None, 0])
def test_a_locker_without_a_victim_or_on_its_owner_is_refused(target: int | None) -> None:
    refusal(".locker", pirates=[LOCKER, None, None], locker=[target, None, None])


def test_a_victim_without_a_locker_is_refused() -> None:
    refusal(".locker", locker=[1, None, None])


@pytest.mark.rule("DMD-63.1")
def test_a_champion_is_refused_while_the_game_goes_on() -> None:
    refusal(".champion", champion=1)


# Damage of any kind


def paths(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Where in a position something can be damaged."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*path, key))
    elif isinstance(value, list):
        for key, item in enumerate(value):
            found += paths(item, (*path, key))
    return found


MIDGAME = [
    GAME.dump(state)
    for seed, variation in enumerate(["none", "strange-lands", "sudden-death"])
    for number, state in enumerate(walk(3, seed, {"variation": variation, "mermaid_effect": seed == 1}))
    if number % 17 == 3
]
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 200),
    st.sampled_from(["", "key-3", "map-7-2", "miser", "turn", "hook", "plunder", "casanova", "draw"]),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from(["key-3", "miser", "turn", 1, None]), max_size=3),
)


@settings(max_examples=400, deadline=None)
@given(base=st.sampled_from(MIDGAME), where=st.integers(0, 10_000), junk=JUNK, gone=st.booleans())
def test_any_damage_is_refused_or_is_another_playable_position(
    base: dict[str, object], where: int, junk: object, gone: bool
) -> None:
    data = copy.deepcopy(base)
    *way, last = paths(data)[where % len(paths(data))]
    place: object = data
    for key in way:
        place = place[key]  # type: ignore[index]
    if gone:
        del place[last]  # type: ignore[attr-defined]
    else:
        place[last] = junk  # type: ignore[index]
    try:
        position = GAME.load(data)
    except (BadData, BadOption):
        return
    saved = GAME.dump(position)
    assert GAME.dump(GAME.load(json.loads(json.dumps(saved)))) == saved
    while position.pending:
        decision = position.pending[0]
        GAME.apply(position, decision.seat, decision.options[-1])
