"""The special actions of the 13 bosses at level 1, performed and judged; of doors and scouts: test_bosses."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.effects.odd import base
from taverna.games.gloomhaven.effects.odd.base import OddCard
from taverna.games.gloomhaven.language import handled, vocabulary as v
from tests.games.gloomhaven.monster_cards.stage import Scene, Stage, on_field, on_row, parts

FIRST, SECOND = 575, 572
"""Boss cards that call for a special."""
TWO = "brute 4,0; tinkerer 9,0"
THREE = "brute 4,0; tinkerer 9,0; scoundrel 10,0"
FOUR = "brute 4,0; tinkerer 9,0; scoundrel 10,0; cragheart 11,0"

BOSSES: dict[tuple[str, int], list[Scene]] = {
    ("bandit-commander", 2): [
        on_row(TWO, "new living-bones normal 1,0 hp 5"),
        on_row(THREE, "new living-bones elite 1,0 hp 6"),
        on_row(FOUR, "new living-bones elite 1,0 hp 6"),
    ],
    ("captain-of-the-guard", 1): [
        on_row(f"{TWO}; M -5; ally -6,0 -3; other 3,0 -1", "M +2; ally +2; other +1")
    ],
    ("captain-of-the-guard", 2): [
        on_row("brute 1,0; tinkerer -1,0; ally 2,0", "M passive; brute -4; draws 1"),
        on_row("brute 2,0; tinkerer 9,0", "M passive"),
    ],
    ("dark-rider", 1): [
        on_row("brute 6,0; tinkerer 9,0", "M 5,0; brute -8; draws 1"),
        on_row("brute 1,0; tinkerer 9,0", "brute -3; draws 1"),
    ],
    ("dark-rider", 2): [
        on_row(TWO, "M 3,0; new forest-imp normal 2,0 hp 2; brute -5; draws 1"),
        on_row(
            "brute 7,0; tinkerer 9,0; scoundrel 10,0",
            "M 3,0; new forest-imp normal 4,0 hp 2; new forest-imp normal 2,0 hp 2",
        ),
        on_row(
            "brute 7,0; tinkerer 9,0; scoundrel 10,0; cragheart 11,0",
            "M 3,0; new forest-imp normal 4,0 hp 2; new forest-imp normal 2,0 hp 2",
        ),
    ],
    ("elder-drake", 1): [
        on_field("brute 2,0; tinkerer 0,2; scoundrel 0,-2", "brute -4; tinkerer -4; draws 2"),
        on_field("brute 3,0; tinkerer 2,1", "brute -4; tinkerer -4; draws 2"),
    ],
    ("elder-drake", 2): [on_row(TWO, "")],
    ("inox-bodyguard", 1): [
        on_field("brute 2,0; tinkerer 0,2; scoundrel 0,-2", "brute -3; tinkerer -3; draws 2")
    ],
    ("inox-bodyguard", 2): [on_row("brute 3,0; tinkerer 9,0", "M 2,0; brute -3; draws 1; M retaliate 3")],
    ("jekserah", 1): [
        on_field(
            "brute 1,0; tinkerer 1,-1",
            "new living-bones normal 0,1 hp 5; new living-bones normal 0,-1 hp 5; brute -2; tinkerer -2; draws 2",
            "0,1",
        ),
    ],
    ("jekserah", 2): [
        on_row(
            "brute 2,0; tinkerer 9,0", "new living-corpse normal 1,0 hp 7; new living-corpse normal -1,0 hp 7"
        ),
        on_row("brute 1,0; tinkerer 9,0", "new living-corpse normal -1,0 hp 7; brute -5; draws 1"),
    ],
    ("merciless-overseer", 2): [
        on_row(TWO, "new vermling-scout normal 1,0 hp 3; new vermling-scout normal -1,0 hp 3"),
        on_row(THREE, "new vermling-scout normal 1,0 hp 3; new vermling-scout elite -1,0 hp 5"),
        on_row(FOUR, "new vermling-scout elite 1,0 hp 5; new vermling-scout elite -1,0 hp 5"),
    ],
    ("prime-demon", 1): [on_row("brute 7,0; tinkerer 9,0", "M 6,0; brute -3; draws 1")],
    ("prime-demon", 2): [on_row("brute 8,0; tinkerer 12,0", "M 6,0")],
    ("prime-demon-scenario-36", 1): [on_row("brute 5,0; tinkerer 9,0", "M 4,0; brute -4; draws 1")],
    ("prime-demon-scenario-36", 2): [on_row("brute 6,0; tinkerer 9,0", "M 4,0")],
    ("the-betrayer", 1): [
        on_row(TWO, "new giant-viper elite 1,0 hp 5"),
        on_row(THREE, "new giant-viper normal 1,0 hp 3; new giant-viper elite -1,0 hp 5"),
        on_row(FOUR, "new giant-viper elite 1,0 hp 5; new giant-viper elite -1,0 hp 5"),
    ],
    ("the-betrayer", 2): [on_row(TWO, "")],
    ("the-colorless", 1): [
        on_row(TWO, "M invisible"),
        on_row(f"{TWO}; dark", "new night-demon normal 1,0 hp 5; M invisible; dark gone"),
        on_row(f"{THREE}; dark", "new night-demon normal 1,0 hp 5; M invisible; dark gone"),
        on_row(f"{FOUR}; dark", "new night-demon elite 1,0 hp 8; M invisible; dark gone"),
    ],
    ("the-colorless", 2): [
        on_row(f"{TWO}; M -6", "M +4; M shield 1"),
        on_row(f"{TWO}; M -6; light", "new sun-demon normal 1,0 hp 7; M +4; M shield 1; light gone"),
        on_row(f"{THREE}; M -3; light", "new sun-demon elite 1,0 hp 12; M +3; M shield 1; light gone"),
        on_row(f"{FOUR}; light", "new sun-demon elite 1,0 hp 12; M shield 1; light gone"),
    ],
    ("the-gloom", 1): [on_row("brute 12,0; tinkerer 13,0", "M 11,0; brute -14; draws 1")],
    ("the-gloom", 2): [
        on_row("brute 5,0; tinkerer 9,0", "brute -6; draws 1; brute poison; brute wound; brute stun"),
        on_row("brute 6,0; tinkerer 9,0", ""),
    ],
    ("the-sightless-eye", 1): [
        on_field(
            "brute 2,0; tinkerer 0,2; scoundrel 0,-2",
            "new deep-terror elite 1,0 hp 6; brute -3; tinkerer -3; draws 2",
            "1,0",
        ),
        on_field(
            "brute 3,0; tinkerer -3,3",
            "new deep-terror normal 1,0 hp 4; brute -3; tinkerer -3; draws 2",
            "1,0",
        ),
    ],
    ("the-sightless-eye", 2): [
        on_field(
            "brute 2,0; tinkerer 0,2; scoundrel -2,2",
            "new deep-terror normal 1,0 hp 4; brute -4; tinkerer -4; draws 2",
            "1,0",
        ),
    ],
    ("winged-horror", 1): [
        on_row("brute 1,0; tinkerer -1,0", "brute -5; tinkerer -2; draws 4"),
        on_row("brute 3,0; tinkerer 9,0", "brute -3; draws 1"),
    ],
    ("winged-horror", 2): [on_row("brute 4,0; tinkerer 9,0", "M 3,0; brute -3; draws 1")],
}
SCENES = [
    pytest.param(slug, index, scene, id=f"{slug}-{index}-{number}")
    for (slug, index), scenes in BOSSES.items()
    for number, scene in enumerate(scenes)
]


@pytest.fixture
def missing_parts_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody carries out yet keeps a boss from being played; here the rest of its special is judged without it."""
    halves = [half for slug, _ in BOSSES for half in content.monster(slug).specials]
    names = {ability.special for half in halves for ability in half.abilities} - {""}
    for name in names - handled.ODD:
        monkeypatch.setitem(base._cards, name, OddCard(name))


@pytest.mark.rule("GH-S-BOS-03", "GH-S-CMP-23")
@pytest.mark.usefixtures("missing_parts_do_nothing")
@pytest.mark.parametrize(("slug", "index", "scene"), SCENES)
def test_a_special_does_what_it_says_and_nothing_else(slug: str, index: int, scene: Scene) -> None:
    stage = Stage(slug, v.BOSS, scene)
    stage.draw(FIRST if index == 1 else SECOND)
    assert stage.perform(scene) == set(parts(scene.then))


ELSEWHERE = {("bandit-commander", 1), ("merciless-overseer", 1)}
"""They need their scenario's map or other monsters: tests of scenarios 2 and 9."""


def test_no_special_is_left_out() -> None:
    bosses = [id for id in content.monster_ids() if content.monster(id).specials]
    assert len([id for id in bosses if not content.monster(id).variant_of]) == 13
    assert {(id, index) for id in bosses for index in (1, 2)} == {*BOSSES} | ELSEWHERE


def test_lines_that_only_scenarios_can_tell() -> None:
    """They do nothing on any other map, and their bosses are refused in scenarios whose clauses do not tell them."""
    found = {id for id in content.monster_ids() if content.monster(id).lacks()}
    assert found == {"elder-drake", "prime-demon", "the-betrayer", "the-gloom", "winged-horror"}
