"""A card of another class in a hero's hand: it is selected, played, rested, saved and imagined like its own."""

from __future__ import annotations

import json

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.rules.preparing import GOAL
from taverna.games.gloomhaven.saving import document
from taverna.kernel import Rng
from taverna.kernel.fields import Fields
from taverna.kit.hexes import disc
from tests.games.gloomhaven.cards.judging import Scene, card_of
from tests.support.gloomhaven.tabletop import GAME, do

LAST = codes.CLASS_SIZE - 1
"""The place of the first borrowed card."""


def lent() -> Scene:
    """The Brute has the Scoundrel's Flanking Strike (initiative 4, Move 5 at the bottom) and two cards of its own."""
    scene = Scene(
        "tinkerer/60/bottom", {"foe": (5, 0)}, {"brute": (1, 0), "scoundrel": (1, 1)}, floor=disc(6)
    )
    scene.hands("brute", [5, 6], [], []).hands("scoundrel", [90, 91], [92], [89])
    scene.plays("brute")
    scene.chooses_card_of("scoundrel", 89)
    return scene.sees(hand={"brute": [5, 6, 89]}, lost={"scoundrel": []}, xp=2, card="lost")


def test_it_leaves_its_owner_and_joins_the_hand() -> None:
    scene = lent()
    brute, scoundrel = scene.hero("brute"), scene.hero("scoundrel")
    assert [card.no for card in scene.table.cards_of(brute.seat)][LAST] == 89
    assert brute.hand.bit_count() == brute.cards.bit_count() == 3
    assert scoundrel.lost == 0
    assert scoundrel.cards.bit_count() == 3


def test_it_is_selected_and_played() -> None:
    scene = lent()
    scene.draws(do("shield", n=1))
    scene.hands("tinkerer", [30, 31])
    scene.begins()
    for name, one, other in (("tinkerer", 0, 1), ("scoundrel", 2, 3)):
        scene.selects(name, one, other)
    scene.selects("brute", LAST, card_of("brute/6/top").place)
    assert scene.hero("brute").initiative == 4
    assert scene.asked == "turn"
    option = GAME.describe(scene.table, codes.play(False, codes.BOTTOM))
    assert option.args == {"card": "flanking-strike"}
    scene.answer(codes.play(False, codes.BOTTOM))
    scene.reaches(5)
    scene.chooses((-4, 0))
    assert scene.hero("brute").discard == 1 << LAST


def test_it_is_saved_and_shown() -> None:
    scene = lent()
    for hero in scene.table.heroes:
        hero.prep = GOAL
    data = json.loads(json.dumps(GAME.saving.dump_table(scene.table)))
    assert data["heroes"][1]["borrowed"] == [2 * codes.CLASS_SIZE + card_of("scoundrel/89/top").place]
    scene.table.rules.groups[0].sheets = [scene.figure("foe").sheet]
    loaded = document.read_table(Fields(data, "table"), scene.table.rules, 3, Rng(1))
    assert [card.no for card in loaded.cards_of(1)][LAST] == 89
    heroes = GAME.sight.view(scene.table, 1)["heroes"]
    assert isinstance(heroes, list)
    assert "flanking-strike" in heroes[1]["hand"]


def test_others_imagine_it_where_it_is() -> None:
    scene = lent()
    for seed in range(20):
        world = GAME.sight.determinize(scene.table, 0, Rng(seed))
        own = card_of("scoundrel/89/top").place
        assert not world.heroes[2].cards >> own & 1
        assert world.heroes[1].hand >> LAST & 1
        assert [hero.cards.bit_count() for hero in world.heroes] == [1, 3, 3]


def test_it_is_lost_with_its_holder() -> None:
    scene = lent()
    exhaust(scene.table, 1, "GH-S-EXH-02")
    hero = scene.hero("brute")
    assert hero.lost == hero.cards
    assert hero.lost >> LAST & 1


def test_a_bot_chooses_with_it_in_hand() -> None:
    scene = lent()
    scene.draws(do("shield", n=1))
    scene.hands("tinkerer", [30, 31])
    scene.begins()
    scene.table.rules.plan.goal_loot_action = True  # a bot looks for a card that loots
    seat = scene.hero("brute").seat
    decision = next(asked for asked in scene.table.pending if asked.seat == seat)
    assert decision.kind == "select"
    assert len(GAME.judgement.rate_options(scene.table, decision)) == len(decision.options)
