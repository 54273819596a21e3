"""The other side of every card: what it does not reach, does not move to, does not hit any more."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability, Area
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.monster_cards.limits import AREAS, LIMITS
from tests.games.gloomhaven.monster_cards.stage import Scene, Stage

LEVEL = 7
CROWD = "brute 1,0; tinkerer -1,0; scoundrel 0,1; cragheart 0,-1"


@dataclass(frozen=True)
class Limit:
    deck: str
    monster: str
    rank: str
    id: int
    move: int
    reach: list[str]
    crowd: str

    def stage(self, given: str, floor: str = "row") -> Stage:
        stage = Stage(self.monster, v.RANKS.index(self.rank), Scene(given, "", floor=floor), LEVEL)
        stage.draw(self.id)
        return stage


def read() -> list[Limit]:
    found: list[Limit] = []
    deck, monster, rank = "", "", ""
    for line in LIMITS.strip().splitlines():
        if ":" in line:
            deck, _, known = line.partition(": ")
            monster, rank = known.split()
        elif line:
            words = line.split()
            reach = words[words.index("reach") + 1 : words.index("crowd")]
            found.append(Limit(deck, monster, rank, int(words[0]), int(words[2]), reach, words[-1]))
    return found


CARDS = [pytest.param(limit, id=f"{limit.deck}-{limit.id}") for limit in read()]


def attacks(stage: Stage) -> int:
    """How many attacks the monster makes in its turn, whatever players decide."""
    stage.top.acts("M")
    while stage.table.pending:
        stage.top.answer(stage.top.options[0])
    return len(stage.top.told("attack"))


@pytest.mark.rule("GH-S-MON-02", "GH-S-MMV-07")
@pytest.mark.parametrize("limit", CARDS)
def test_how_far_it_moves(limit: Limit) -> None:
    stage = limit.stage("M -6,0; brute 13,0")
    attacks(stage)
    expected: Hex = (-6 + limit.move, 0)
    assert stage.top.where("M") == expected


@pytest.mark.rule("GH-S-MON-03", "GH-S-MON-08", "GH-S-RUL-36")
@pytest.mark.parametrize("limit", CARDS)
def test_from_how_far_it_attacks(limit: Limit) -> None:
    lines: list[int] = []
    for word in limit.reach:
        if word != "-":
            reach, _, times = word.partition("x")
            lines += [int(reach)] * int(times or 1)
    for away in {1, *lines, *[reach + 1 for reach in lines]}:
        stage = limit.stage(f"M immobilize; brute {away},0")
        assert attacks(stage) == len([reach for reach in lines if reach >= away]), away


@pytest.mark.rule("GH-S-MON-07", "GH-S-MON-09", "GH-S-MON-20", "GH-S-MON-21")
@pytest.mark.parametrize("limit", CARDS)
def test_how_many_it_attacks(limit: Limit) -> None:
    if limit.crowd != "-":
        assert attacks(limit.stage(f"M immobilize; {CROWD}", "field")) == int(limit.crowd)


def patterns(abilities: list[Ability]) -> list[Area]:
    found: list[Area] = []
    for ability in abilities:
        found += [area for area in (ability.area, *[bonus.gain.area for bonus in ability.bonuses]) if area]
        found += patterns(ability.perform)
    return found


@pytest.mark.rule("GH-S-AOE-02", "GH-S-MON-04")
def test_the_patterns_of_all_cards() -> None:
    found: dict[int, list[list[Hex]]] = {}
    for id in content.deck_ids():
        for card in content.deck(id).cards:
            for area in patterns(card.action.abilities):
                assert area.own == ((0, 0) not in area.hexes)
                found.setdefault(card.id, []).append(sorted(area.hexes))
    assert found == {id: [sorted(hexes) for hexes in known] for id, known in AREAS.items()}


def test_no_card_is_left_out() -> None:
    found = sorted(limit.id for limit in read())
    assert found == sorted(card.id for id in content.deck_ids() for card in content.deck(id).cards)
