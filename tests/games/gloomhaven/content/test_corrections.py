"""What the printed pages and cards corrected: figures, letters, a room, ranks, cards, a treasure, a boss's summons."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content import provenance
from taverna.games.gloomhaven.content.reading.fields import NO_FIGURE
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.i18n import Words
from taverna.i18n.provenance import in_words
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.printed import begin, hardy, monsters, open_all, printed_card
from tests.support.gloomhaven.tabletop import GAME

LETTERS = {NO_FIGURE: "-", v.NORMAL: "n", v.ELITE: "e", v.BOSS: "b"}

FIGURES = [
    (10, "flame-demon", (9, 2), "nne"),
    (11, "city-archer", (6, -13), "-nn"),
    (11, "city-guard", (4, -14), "-ne"),
    (44, "hound", (5, -3), "-nn"),
    (71, "spitting-drake", (8, -1), "nnn"),
    (71, "spitting-drake", (9, 2), "nne"),
    (82, "stone-golem", (-3, -9), "-nn"),
    (6, "living-bones", (-2, 11), "eee"),
    (6, "living-bones", (-1, 11), "nnn"),
    (6, "living-bones", (-3, 12), "-nn"),
    (6, "living-bones", (-2, 12), "--n"),
    (75, "living-bones", (-9, 8), "nee"),
    (12, "city-guard", (-5, -2), "nn-"),
    (12, "city-guard", (-5, -1), "nnn"),
    (84, "flame-demon", (-4, 8), "-nn"),
    (84, "flame-demon", (-4, 9), "-nn"),
    (84, "frost-demon", (-3, 9), "eee"),
    (84, "earth-demon", (-2, 9), "nne"),
    (31, "night-demon", (12, 8), "n--"),
    (88, "frost-demon", (-2, 0), "-nn"),
]
"""Scenario, type, hex, ranks for 2, 3 and 4 characters."""
EMPTY = [
    (6, (-3, 13)), (6, (-2, 13)), (10, (6, 4)), (11, (4, -11)), (44, (5, -7)), (71, (9, -2)), (75, (-8, 8)),
    (82, (-2, -9)),
]  # fmt: skip
"""Where somebody stood before that nobody is printed."""
MARKERS: dict[int, dict[str, list[Hex]]] = {
    21: {"a": [(-8, 10)], "b": [(-3, 7)], "c": [(3, 7)], "d": [(5, 10)], "e": [(0, 13)]},
    41: {"a": [(13, 3)]},
    48: {"a": [(-1, 3)], "b": [(7, 0)], "c": [(-1, 6)], "d": [(7, 3)], "e": [(2, 0)], "f": [(4, 6)]},
    49: {"a": [(18, -2)]},
    51: {"a": [(5, -3)], "b": [(7, -1)], "c": [(1, 3)]},
    78: {"a": [(4, -1)], "c": [(-1, 7), (1, 7)]},
    95: {"a": [(1, 8), (3, 8), (5, 6), (7, -9), (10, -7), (11, -9)]},
}


@pytest.mark.parametrize(("scenario", "type", "at", "ranks"), FIGURES)
def test_a_figure_stands_where_it_is_printed(scenario: int, type: str, at: Hex, ranks: str) -> None:
    [spot] = [spot for spot in content.scenario(str(scenario)).spots if spot.at == at]
    assert spot.monster == type
    assert "".join(LETTERS[rank] for rank in spot.ranks[2:]) == ranks


@pytest.mark.parametrize(("scenario", "at"), EMPTY)
def test_nobody_stands_where_nobody_is_printed(scenario: int, at: Hex) -> None:
    assert at not in [spot.at for spot in content.scenario(str(scenario)).spots]


@pytest.mark.parametrize("scenario", MARKERS)
def test_letters(scenario: int) -> None:
    markers = content.scenario(str(scenario)).markers
    assert {letter: markers[letter] for letter in MARKERS[scenario]} == MARKERS[scenario]


def test_84_the_last_room_lies_below_its_doors() -> None:
    scenario = content.scenario("84")
    [room] = [room for room in scenario.rooms if room.id == "R4"]
    assert sorted(room.floor) == [
        (-5, 9), (-4, 8), (-4, 9), (-3, 8), (-3, 9), (-2, 8), (-2, 9), (-1, 8), (-1, 9),
    ]  # fmt: skip
    assert [door.at for door in scenario.doors if "R4" in door.rooms] == [(-2, 7), (-1, 7)]
    assert (-2, 8) in [hex for overlay in scenario.overlays for hex in overlay.hexes]
    assert {(-5, 9), (-1, 9)} <= set(scenario.money)


@pytest.mark.rule("GH-S-SET-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("scenario", "type", "at", "ranks"),
    [row for row in FIGURES if str(row[0]) in content.playable_scenarios()],
)
def test_it_is_placed_there_in_play(
    scenario: int, type: str, at: Hex, ranks: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With standees enough for all rooms at once."""
    table = hardy(begin(scenario, seats))
    for group in table.rules.groups:
        monkeypatch.setattr(group, "standees", 30)
    cell = open_all(table).board.map.cell(at)
    there = [one for one in monsters(table) if one.cell == cell and one.sheet.name == type]
    assert "".join(LETTERS[one.sheet.rank] for one in there) == ranks[seats - 2].replace("-", "")


# Cards


@pytest.mark.parametrize(
    ("name", "no"), [("cragheart", 134), ("three-spears", 206), ("circles", 252), ("two-mini", 480)]
)
def test_initiative_81(name: str, no: int) -> None:
    assert printed_card(name, no).initiative == 81


def test_other_halves() -> None:
    frozen_mind = printed_card("mindthief", 166)
    tissue = printed_card("saw", 433)
    blessing = printed_card("two-mini", 498)
    assert frozen_mind.top.xp == 1
    assert tissue.bottom.lost
    [heal] = blessing.top.abilities
    assert (heal.op, heal.n.plus, heal.targets) == (v.HEAL, 2, 3)
    assert blessing.top.xp == 1


# The rest


def test_treasure_38_is_a_design() -> None:
    reward = content.treasure(38)
    assert (reward.design, reward.items, reward.scenario) == (123, [], "4")
    assert content.item(123).id == "ring-of-skulls"


def test_the_betrayer_summons_an_elite_viper_at_two_characters() -> None:
    [summon, drives_away] = content.monster("the-betrayer").specials[0].abilities
    assert drives_away.special == "drive-away"
    found = [("".join(LETTERS[rank] for rank in unit.ranks[2:]), unit.count) for unit in summon.units]
    assert {unit.monster for unit in summon.units} == {"giant-viper"}
    assert found == [("en-", 1), ("-e-", 1), ("--e", 2)]


# What it rests on


STANDINGS = {
    "class": "compared", "card": "compared", "scenario": "printed", "trap": "printed", "treasure": "printed",
    "special-rule": "single-source", "monster": "single-source", "monster-card": "single-source",
    "item": "single-source", "goal": "single-source",
}  # fmt: skip


def test_what_each_kind_of_component_rests_on() -> None:
    assert {kind.name: kind.standing for kind in provenance.kinds()} == STANDINGS


@pytest.mark.parametrize("name", STANDINGS)
def test_the_entries_of_a_kind_are_counted(name: str) -> None:
    [kind] = [kind for kind in provenance.kinds() if kind.name == name]
    found = provenance.ids(name)
    assert len(found) == len(set(found)) == kind.entries


def test_what_is_in_doubt_has_a_note_and_nothing_else_has() -> None:
    """34, 73: letters that follow from the rules; 12, 74, 82: sources differ; others: how a rule is read."""
    doubts = [(doubt.kind, doubt.id) for doubt in provenance.doubts()]
    scenarios = [content.scenario(id) for id in provenance.ids("scenario")]
    noted = [("scenario", known.id) for known in scenarios if known.assumed or known.notes]
    noted += [("monster", id) for id in content.monster_ids() if content.monster(id).check]
    assert doubts == noted
    assert {"12", "34", "57", "73", "74", "82", "elder-drake"} <= {id for _, id in doubts}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "1,659 components: {doubts} are proposals in part and 569 rest on a single source."),
        ("pt-BR", "1.659 componentes: {doubts} são propostas em parte e 569 vêm de uma só fonte."),
        ("es", "1.659 componentes: {doubts} son propuestas en parte y 569 vienen de una sola fuente."),
    ],
)
def test_it_is_told_in_words(lang: str, told: str) -> None:
    """569 = 96 scenarios with rules of their own, 66 stat cards, 232 monster cards, 151 items, 24 goals."""
    known = GAME.components.provenance()
    words = Words(lang, "gloomhaven")
    assert in_words(words, known) == told.format(doubts=len(provenance.doubts()))
    for weak in known.weak:
        assert words.component(weak.kind, weak.id) not in (weak.id, ""), "it has a name"
        for field in [*weak.guessed, *weak.single_source]:
            assert words.catalogue.has(f"field-{field}")
