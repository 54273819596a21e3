"""Damaged, foreign and impossible positions: each is refused, and the error names the field."""

from __future__ import annotations

import copy
import json
import re

import pytest
from hypothesis import given, settings, strategies as st

from taverna.games.dead_mans_draw import GAME, codes
from taverna.kernel import BadData, BadOption, TavernaError
from tests.games.dead_mans_draw.positions import table
from tests.games.dead_mans_draw.walks import walk

LOCKER = "davy-jones-locker"
PIRATES = ["plunderer", "captains-hook", "navigator"]


def sound() -> dict[str, object]:
    """A position of three players with something everywhere."""
    position = table(
        seats=3,
        play="Key 3, Oracle 4",
        protected="Key 3",
        draw="Hook 5, Map 3",
        banks=["Map 6, 4 | Chest 2", "Kraken 7", "Sword 5"],
        discard="Anchor 2, Cannon 2",
        pirates=PIRATES,
    )
    return GAME.dump(position)


def refusal(path: str, **changes: object) -> str:
    """The message of the error, after checking that it names the field."""
    data = {**sound(), **changes}
    with pytest.raises(BadData) as error:
        GAME.load(data)
    assert str(error.value).startswith(f"position{path}: "), str(error.value)
    return str(error.value)


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
    [({"script": ["1"]}, "script"), ({"script": 1}, "script"), ({"skript": []}, "script")],
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


# The agenda


@pytest.mark.parametrize(
    "agenda",
    [
        [["dance"]],
        ["turn"],
        [[]],
        [["turn", 0, 0, 0]],
        [["turn", "0"]],
        [["turn", True]],
        [[0]],
        [["turn"], ["turn"]],
        [["hook", 1]],
        [["end-turn"]],
        [["turn"], ["start"]],
        [["turn"], ["choose-pirate"]],
        [["turn"], ["choose-locker", 0]],
        [["turn"], ["hook", 0]],
        [["turn"], ["hook", 2]],
        [["turn"], ["mermaid"]],
        [["turn"], ["plunder", 2]],
        [["turn"], ["lose-rest"]],
        [["turn"], ["end-turn"]],
        [["turn"], ["cannon"], ["hook", 1]],
        [["turn"], ["end-turn"], ["hook", 1]],
        [["start"], ["hook", 1]],
        [["start"], ["choose-pirate"]],
        [["start"], ["choose-locker", 0]],
        [["start"], ["choose-locker", 7]],
        [],
    ],
)
def test_an_agenda_that_the_table_can_not_have_is_refused(agenda: object) -> None:
    refusal(".agenda", agenda=agenda)


@pytest.mark.parametrize("size", [0, -1, 101])
def test_a_bonus_of_an_impossible_size_is_refused(size: int) -> None:
    refusal(".agenda", play=[], protected=[], rest="draw", agenda=[["turn"], ["end-turn"], ["plunder", size]])


def test_a_bonus_for_someone_who_is_no_plunderer_is_refused() -> None:
    refusal(
        ".agenda",
        play=[],
        protected=[],
        rest="draw",
        pirates=[],
        agenda=[["turn"], ["end-turn"], ["plunder", 2]],
    )


def test_a_busting_card_without_a_bust_is_refused() -> None:
    refusal(".agenda", draw=names("draw")[1:], busting="hook-5")


def test_revealed_cards_without_a_map_are_refused() -> None:
    refusal(".agenda", draw=names("draw")[1:], revealed=["hook-5"])


def test_offers_after_the_start_are_refused() -> None:
    refusal(".agenda", pirates=[], offers=["miser", "parry", "mystic", "navigator", "scavenger", "casanova"])


# Answers


def choosing(**changes: object) -> dict[str, object]:
    return {
        "seats": 2,
        "rest": "draw",
        "offers": ["miser", "parry", "mystic", "navigator"],
        "agenda": [["start"], ["choose-pirate"]],
        **changes,
    }


def pirate_code(pirate: str) -> int:
    ids = [
        option.args["pirate"] for option in map(lambda code: GAME.describe(table(), code), range(170, 188))
    ]
    return codes.pirate(ids.index(pirate))


def test_a_sealed_answer_is_accepted_if_it_was_offered() -> None:
    position = GAME.load(choosing(answers=[pirate_code("parry"), None]))
    assert [decision.seat for decision in position.pending] == [1]


@pytest.mark.parametrize("answers", [[0, None], [None, pirate_code("parry")], [pirate_code("parry")] * 2])
def test_an_answer_that_was_not_offered_is_refused(answers: object) -> None:
    with pytest.raises(BadData, match=r"position\.answers"):
        GAME.load(choosing(answers=answers))


def test_answers_of_everyone_are_refused() -> None:
    with pytest.raises(BadData, match="answers"):
        GAME.load(choosing(answers=[pirate_code("parry"), pirate_code("mystic")]))


def test_answers_to_no_question_are_refused() -> None:
    refusal(".answers", answers=[pirate_code("parry"), None, None])


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
    for seed, options in enumerate([{}, {"mermaid_effect": True}, {"variation": "strange-lands"}])
    for number, state in enumerate(walk(3, seed, options))
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
    except TavernaError as error:
        assert re.match(r"position|there is no option|option '", str(error)), error
        return
    saved = GAME.dump(position)
    assert GAME.dump(GAME.load(json.loads(json.dumps(saved)))) == saved
    while position.pending:
        decision = position.pending[0]
        GAME.apply(position, decision.seat, decision.options[-1])


def names(field: str) -> list[str]:
    found = sound()[field]
    assert isinstance(found, list)
    return [str(item) for item in found]
