"""Every half of the classes that can be played is performed with choices at random: it ends, its card lies
where it belongs, nothing stands on top of anything else, and the position can be saved at every question."""

from __future__ import annotations

import json

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.board.board import OBSTACLE, TRAP
from taverna.games.gloomhaven.language.cards import Half
from taverna.games.gloomhaven.state.table import STRONG, TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kernel import Rng
from taverna.kit.hexes import disc
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, do

HALVES = [
    (slug, card.place, side)
    for slug in content.playable_classes()
    for card in content.hero_class(slug).cards
    for side in ("top", "bottom")
]
SEEDS = 3


def battlefield(slug: str) -> Tabletop:
    """The hero among foes, an ally, obstacles and traps, with every element strong."""
    ally = "brute" if slug != "brute" else "tinkerer"
    foes = {
        "one": Foe((1, 0), hp=6),
        "two": Foe((0, 1), hp=4),
        "three": Foe((2, -1), hp=8, shield=1),
        "four": Foe((-2, 1), hp=3, retaliate=1),
        "elite": Foe((3, 0), hp=9, rank=1),
    }
    top = Tabletop(disc(5), {slug: (0, 0), ally: (-1, 0)}, foes, hero_level=9)
    for number, at in enumerate([(1, -1), (-1, 2), (2, 1)], 1):
        top.table.board.put(top.cell(at), OBSTACLE)
        top.table.obstacles[top.cell(at)] = number
    for at in [(-1, 1), (0, -2), (3, -2)]:
        top.table.board.put(top.cell(at), TRAP)
        top.table.traps[top.cell(at)] = pack_trap(TRAP_OF_LEVEL, 0)
    top.table.coins[top.cell((0, -1))] = 2
    top.table.elements = [STRONG] * 6
    top.deal(slug, 4, 4, 0, 4)
    top.deal(ally, 3, 3, 0, 3)
    top.draws(do("shield", n=1))
    return top


def check(top: Tabletop) -> None:
    standing = [figure for figure in top.table.figures if figure.present]
    if not top.table.walks and not top.table.shoves:
        assert len({figure.cell for figure in standing}) == len(standing)
    for hero in top.table.heroes:
        zones = [hero.hand, hero.discard, hero.lost, hero.played]
        assert sum(zone.bit_count() for zone in zones) == hero.cards.bit_count()
        assert hero.hand | hero.discard | hero.lost | hero.played == hero.cards
        assert hero.active & ~(hero.discard | hero.lost) == 0
    data = json.loads(json.dumps(GAME.saving.dump_table(top.table)))
    assert data == GAME.saving.dump_table(top.table.clone())


def half_of(slug: str, place: int, side: str) -> Half:
    card = content.hero_class(slug).cards[place]
    return card.top if side == "top" else card.bottom


@pytest.mark.parametrize(("slug", "place", "side"), HALVES, ids=lambda value: str(value))
def test_a_half_is_performed(slug: str, place: int, side: str) -> None:
    half = half_of(slug, place, side)
    for seed in range(SEEDS):
        top = battlefield(slug)
        rng = Rng(seed)
        hero = top.hero(slug)
        hero.discard &= ~(1 << place)
        hero.lost &= ~(1 << place)
        top.plays(slug, half, place)
        for _ in range(200):
            check(top)
            if not top.table.pending:
                break
            # The last options are those that decline: rarely.
            options = top.options
            top.answer(
                options[rng.below(len(options))]
                if rng.below(4) == 0
                else options[rng.below(max(1, len(options) - 1))]
            )
        assert not top.table.pending
        assert not top.table.agenda
        table = top.table
        assert [*table.acts, *table.attacks, *table.walks, *table.hurts, *table.shoves] == []
        assert not hero.played
        assert not top.told("not-yet")
