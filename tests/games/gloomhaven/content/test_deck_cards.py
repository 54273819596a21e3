"""Every card of the monsters' decks is carried out by a monster of its kind, with ties settled at random."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.state.ruleset import Group, MonsterDeck
from taverna.games.gloomhaven.state.sheets import monster_sheet
from taverna.games.gloomhaven.state.table import INERT, STRONG, Stack
from taverna.kernel import Rng
from taverna.kit.hexes import disc
from tests.support.gloomhaven.tabletop import Foe, Tabletop

TYPES = [id for id in content.monster_ids() if not content.monster(id).is_boss]


def battlefield(id: str, elements: bool) -> Tabletop:
    """Two monsters of the type and two heroes; whatever the type summons has a group of its own."""
    foes = {"one": Foe((2, 0)), "two": Foe((0, 3))}
    top = Tabletop(disc(5), {"brute": (0, 0), "scoundrel": (-2, 0)}, foes)
    rules = top.table.rules
    rules.groups = []
    rules.decks = []
    for slug in [id, *content.summoned_by(id)]:
        if rules.group_of(slug) >= 0:
            continue
        monster = content.monster(slug)
        sheets = [monster_sheet(monster, rank, 1, 2, 1) for rank in (0, 1)]
        rules.decks.append(MonsterDeck(monster.deck, content.deck(monster.deck).cards))
        rules.groups.append(Group(len(rules.groups), slug, len(rules.decks) - 1, 10, sheets))
    top.table.stacks = [Stack(list(range(8))) for _ in rules.decks]
    top.table.fed = [-1] * len(rules.groups)
    top.table.standees = [0b110] + [0] * (len(rules.groups) - 1)
    top.table.carded = 1
    for rank, name in enumerate(("one", "two")):
        figure = top.figure(name)
        figure.sheet = rules.groups[0].sheets[rank]
        figure.hp = figure.max_hp = figure.sheet.hp
        top.table.board.figures.flying[figure.slot] = figure.sheet.flying
    top.table.elements = [STRONG if elements else INERT] * 6
    return top


@pytest.mark.parametrize("id", TYPES)
@pytest.mark.parametrize("elements", [False, True])
def test_every_card_of_a_deck_is_carried_out(id: str, elements: bool) -> None:
    for card in range(len(content.deck(content.monster(id).deck).cards)):
        top = battlefield(id, elements)
        top.table.stacks[0].card = card
        rng = Rng(card)
        for name in ("one", "two"):
            if not top.figure(name).present:
                continue
            top.acts(name)
            while top.table.pending:
                top.answer(top.options[rng.below(len(top.options))])
            assert not top.table.agenda
            assert [*top.table.acts, *top.table.attacks, *top.table.walks, *top.table.hurts] == []
        standing = [figure for figure in top.table.figures if figure.present]
        assert len({figure.cell for figure in standing}) == len(standing)
        assert not top.told("not-yet")
