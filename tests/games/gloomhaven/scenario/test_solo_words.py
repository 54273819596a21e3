"""Words that came with the solo scenarios, in files of one's own; mistakes are answered with their place."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD
from taverna.games.gloomhaven.language.vocabulary import CURSE
from taverna.kernel.errors import BadData
from tests.support.gloomhaven.own import GUARD, Data, begin_own, clause, happens, of_type, row, scenario_of

SUMMON: Data = {"do": "summon", "units": [{"monster": "oze", "ranks": "n"}]}


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"traits": {GUARD: {"before": "oze"}}}, r"own\.json\.traits\..*before: there is no monster 'oze'"),
        ({"traits": {GUARD: {"standees": 31}}}, r"own\.json\.traits\..*standees: must lie between 0 and 30"),
        (
            {"traits": {GUARD: {"instead_of_conditions": [SUMMON]}}},
            r"instead_of_conditions: there is no monster 'oze'",
        ),
        (
            {"traits": {GUARD: {"instead_of_conditions": [{"do": "sing"}]}}},
            r"instead_of_conditions\[0\].*there is no ability 'sing'",
        ),
        (
            {"figures": [{"id": "hermit", "hp": 1, "at": "a", "modifiers": "mine"}]},
            "no deck of modifiers 'mine'",
        ),
        ({"companion": [[40, 40]]}, r"own\.json\.companion: \[40, 40\] is no floor of a start room"),
        (
            {"forbidden": [{"card": "tramp", "half": "top"}]},
            r"forbidden\[0\]\.card: there is no card 'tramp'",
        ),
        (
            {"forbidden": [{"card": "trample", "half": "left"}]},
            r"forbidden\[0\]\.half: there is no half 'left'",
        ),
        ({"standing": ["supplies"]}, r"own\.json\.standing: there is no standing rule 'supplies'"),
        (
            {"overlays": [{"kind": "difficult", "art": "log", "at": [[1, 0]], "barrier": True}]},
            r"own\.json\.overlays\[0\]\.barrier: only an obstacle can be",
        ),
    ],
)
def test_a_mistake_is_refused_with_its_place(more: Data, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        scenario_of(row(**more))


def test_hit_points_are_set_and_never_above_what_one_may_have() -> None:
    lines: list[Data] = [{"do": "hit-points", "n": 3}]
    table = begin_own(clauses=[clause("round-end", *lines, of="enemy")])
    [guard] = of_type(table, GUARD)
    happens(table, "round-end")
    assert guard.hp == 3
    guard.max_hp = 2
    happens(table, "round-end")
    assert guard.hp == 2


@pytest.mark.parametrize(("hurt", "expected"), [(True, [True, False]), (False, [False, True])])
def test_those_that_lack_hit_points_and_those_that_do_not(hurt: bool, expected: list[bool]) -> None:
    wound = clause(
        "round-end", {"do": "condition", "conditions": ["wound"]}, of={"who": "character", "hurt": hurt}
    )
    table = begin_own(clauses=[wound])
    table.hero_figure(0).hp -= 1
    happens(table, "round-end")
    assert [table.hero_figure(seat).conditions != 0 for seat in (0, 1)] == expected


def test_monsters_that_draw_from_their_own_deck_are_cursed_there() -> None:
    table = begin_own()
    [guard] = of_type(table, GUARD)
    gain(table, guard, CURSE)
    assert table.monster_deck.count(CURSE_CARD) == 1
    assert [hero.deck.count(CURSE_CARD) for hero in table.heroes] == [0, 0]
