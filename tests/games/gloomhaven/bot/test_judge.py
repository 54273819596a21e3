"""What the hero bot makes of a position: given this, it chooses that."""

from __future__ import annotations

import pytest

from taverna.bots import GreedyBot
from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.bot.facts import GO, RECALL, STRIKE, facts_of
from taverna.games.gloomhaven.bot.minor_decisions import rate_short_rest
from taverna.games.gloomhaven.bot.stamina import Stamina, rounds_of
from taverna.games.gloomhaven.bot.strike import BETTER, PLAIN, WORSE, odds
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.rules.preparing import GOAL
from taverna.games.gloomhaven.state.frames import BY_ATTACK
from taverna.games.gloomhaven.state.table import WON, Table
from taverna.kernel import Decision, Rng
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.printed import begin
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, attack, do, move

ROW: list[Hex] = [(q, 0) for q in range(12)]
DISC: list[Hex] = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]


def chosen(table: Table, seat: int | None = None) -> int:
    decision: Decision = table.pending[0]
    for other in table.pending:
        if other.seat == seat:
            decision = other
    return GreedyBot().choose(GAME, table, decision, Rng(1))


def place_of(name: str, card: str) -> int:
    cards = content.hero_class(name).cards
    return next(place for place, known in enumerate(cards) if known.name == card)


# What it knows of cards


def test_a_half_is_read_as_deeds_in_their_order() -> None:
    trample = content.hero_class("brute").cards[place_of("brute", "trample")]
    facts = facts_of(trample.bottom)
    assert [deed.kind for deed in facts.deeds] == [GO, STRIKE]
    assert (facts.goes, facts.deeds[0].jump, facts.deeds[1].everyone, facts.lost) == (4, True, True, True)
    ether = content.hero_class("spellweaver").cards[place_of("spellweaver", "reviving-ether")]
    assert facts_of(ether.top).recalls
    assert facts_of(ether.top).deeds[0].kind == RECALL


@pytest.mark.rule("GH-S-RST-02")
def test_cards_last_for_as_many_rounds_as_short_rests_allow() -> None:
    # Four cards: two rounds; three are left after a rest: one; two: one; then a single card is no pair.
    assert rounds_of(4, 0) == 4
    assert rounds_of(2, 0) == 1
    assert rounds_of(1, 2) == 1
    assert rounds_of(1, 1) == 0


def test_a_lost_card_costs_more_the_longer_the_way() -> None:
    assert Stamina(10, 0, 5.0).card_cost() < Stamina(10, 0, 25.0).card_cost()


@pytest.mark.rule("GH-S-CMP-06")
def test_odds_come_from_the_twenty_cards() -> None:
    plain = odds(3, 0, 3, PLAIN)
    # +0, +1, +2 and 2x kill: 6 + 5 + 1 + 1 of 20. One card leaves 1 damage, five leave 2, one none.
    assert plain.kill == pytest.approx(13 / 20)
    assert plain.mean == pytest.approx((13 * 3 + 5 * 2 + 1) / 20)
    assert odds(3, 0, 3, BETTER).kill == pytest.approx(1 - (7 / 20) ** 2)
    assert odds(3, 0, 3, WORSE).kill == pytest.approx((13 / 20) ** 2)


# What it does


def test_it_finishes_the_enemy_that_it_can_kill() -> None:
    top = Tabletop(DISC, {"brute": (0, 0)}, {"strong": Foe((1, 0), hp=9), "weak": Foe((0, 1), hp=2)})
    top.performs("brute", attack(3))
    assert chosen(top.table) == top.at("weak")


def test_it_lays_a_pattern_where_it_hits_most() -> None:
    area = {"at": "self", "hit": [[1, -1], [1, 0]]}
    foes = {"alone": Foe((-1, 0), hp=5), "left": Foe((1, -1), hp=6), "right": Foe((1, 0), hp=6)}
    top = Tabletop(DISC, {"brute": (0, 0)}, foes)
    top.performs("brute", attack(3, area=area))
    first = chosen(top.table)
    assert first in (top.at("left"), top.at("right"))
    top.answer(first)
    assert chosen(top.table) in (top.at("left"), top.at("right"))


def test_it_heals_who_needs_it_most() -> None:
    top = Tabletop(DISC, {"tinkerer": (0, 0), "brute": (1, 0), "scoundrel": (0, 1)})
    top.figure("brute").hp = 9
    top.figure("scoundrel").hp = 2
    top.performs("tinkerer", do("heal", n=3, range=3))
    assert chosen(top.table) == top.at("scoundrel")


def test_it_bears_a_scratch_but_gives_a_card_for_its_life() -> None:
    for hp, dies in ((10, False), (2, True)):
        top = Tabletop(DISC, {"brute": (0, 0)}, {"foe": Foe((1, 0))})
        top.deal("brute", hand=6, discard=2)
        top.figure("brute").hp = hp
        hurt(top.table, top.figure("brute"), 2, BY_ATTACK, top.slots["foe"])
        GAME.rules.run(top.table)
        assert top.asked == "damage"
        code = chosen(top.table)
        assert (codes.CARD <= code < codes.ITEM) if dies else code == codes.DONE


def test_the_card_that_brings_the_others_back_is_the_last_to_go() -> None:
    top = Tabletop(DISC, {"spellweaver": (0, 0)}, {"foe": Foe((1, 0))})
    hero = top.deal("spellweaver", hand=1, discard=4, lost=3)
    ether = place_of("spellweaver", "reviving-ether")
    for zone in ("hand", "discard", "lost"):
        cards = getattr(hero, zone)
        if cards >> ether & 1:
            setattr(hero, zone, cards & ~(1 << ether) | hero.hand)
    hero.hand = 1 << ether
    top.figure("spellweaver").hp = 1
    hurt(top.table, top.figure("spellweaver"), 2, BY_ATTACK, top.slots["foe"])
    GAME.rules.run(top.table)
    assert top.asked == "damage"
    assert chosen(top.table) == codes.LOSE_DISCARDS


def test_nobody_rests_who_has_cards_for_another_round() -> None:
    """A short rest takes no turn, so it can wait until the hand is used up; each costs a card."""
    table = begin(1, 2)
    for figure in table.figures[2:]:
        table.put(figure, -1)
    hero = table.heroes[0]
    cards = places(hero.hand)
    for left, rests in ((2, False), (1, True)):
        hero.hand = sum(1 << place for place in cards[:left])
        hero.discard = sum(1 << place for place in cards[left:])
        worth = rate_short_rest(table, Decision(0, "short-rest", [codes.REST, codes.DONE]))
        assert (worth[0] > worth[1]) == rests


def test_it_goes_to_where_it_can_strike() -> None:
    top = Tabletop(ROW, {"brute": (0, 0)}, {"foe": Foe((5, 0), hp=3, attack=0)})
    top.performs("brute", move(4), attack(3))
    assert chosen(top.table) == top.to(4, 0)


def test_an_archer_stays_away_from_what_hits_hard() -> None:
    top = Tabletop(ROW, {"brute": (0, 0)}, {"foe": Foe((5, 0), hp=9, attack=5, move=1)})
    top.draws(move(0), attack(0))
    top.table.order = [0, 4]
    top.performs("brute", move(3), attack(3, range=3))
    # Three away it can strike; the enemy needs two steps to strike back and has one.
    assert chosen(top.table) == top.to(2, 0)


def test_with_nothing_in_reach_it_moves_before_it_strikes() -> None:
    top = Tabletop(ROW, {"brute": (0, 0)}, {"foe": Foe((4, 0), hp=3, attack=0)})
    hero = top.deal("brute", hand=4)
    lead, second = place_of("brute", "trample"), place_of("brute", "grab-and-go")
    hero.played = 1 << lead | 1 << second
    hero.hand &= ~hero.played
    hero.lead, hero.second = lead, second
    top.table.turn = top.slots["brute"]
    top.table.agenda = [(9, 0, 0)]  # the hero's turn
    GAME.rules.run(top.table)
    assert top.asked == "turn"
    assert chosen(top.table) == codes.play(True, codes.BOTTOM)


def test_it_buys_what_it_can_wear_and_takes_a_whole_hand() -> None:
    table = GAME.setup(2, 3, {"scenario": "1"})
    while table.pending[0].kind == "prepare" and table.pending[0].seat == 0:
        GAME.apply(table, 0, chosen(table))
    hero = table.heroes[0]
    assert hero.prep == GOAL
    assert hero.items
    assert hero.cards.bit_count() == table.rules.classes[0].hand_size


@pytest.mark.slow
@pytest.mark.compiled
def test_four_heroes_win_the_first_scenario_more_often_than_not() -> None:
    """Four in five of many games; random heroes win none."""
    won = 0
    for seed in range(1, 11):
        table = GAME.setup(4, seed, {"scenario": "1"})
        table.telling = False
        while table.pending:
            GAME.apply(table, table.pending[0].seat, chosen(table))
        won += table.ended == WON
    assert won > 5
