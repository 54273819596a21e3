"""Rulings about cards, conditions, damage, rounds and the end (section 27), and the variants of section 26."""

from __future__ import annotations

from collections import Counter

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.formula import formula
from taverna.games.gloomhaven.language.modifiers import (
    ADVANTAGE,
    BLESS_CARD,
    NULL,
    PLUS_ONE,
    STANDARD,
    ZERO,
    Deck,
    draw,
)
from taverna.games.gloomhaven.language.registry import ABILITIES, MODIFIERS, register_modifier
from taverna.games.gloomhaven.language.vocabulary import ENEMY, FIRE, INVISIBLE, NEGATIVE, REMOVE_CONDITION
from taverna.games.gloomhaven.state.ruleset import Levels
from taverna.games.gloomhaven.state.table import STRONG
from taverna.kernel import Rng
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.duo import duo, order, strike
from tests.support.gloomhaven.printed import begin, end_turn, hardy, idle, of_type, open_door
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, attack, bit, do, half

# Modifier cards


@pytest.mark.rule("GH-S-RUL-01", "GH-S-CMP-06")
def test_the_standard_deck_adds_up() -> None:
    keys = Counter(MODIFIERS[card].key for card in STANDARD)
    assert [keys[key] for key in ("+0", "+1", "-1", "+2", "-2", "null", "x2")] == [6, 5, 5, 1, 1, 1, 1]
    assert sum(keys.values()) == 20


@pytest.mark.rule("GH-S-RUL-02", "GH-S-CMP-15", "GH-S-CMP-16", "GH-S-CMP-17")
def test_a_drawn_bless_goes_back_to_the_ten() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0), hp=30)})
    for _ in range(11):
        gain(top.table, top.figure("brute"), bit("bless"))
    assert (top.hero("brute").deck.count(BLESS_CARD), top.table.blesses_left()) == (10, 0)
    top.stacks("brute")
    deck = top.hero("brute").deck
    deck.draw.remove(BLESS_CARD)
    deck.draw.append(BLESS_CARD)
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.lost("foe") == 4
    assert top.table.blesses_left() == 1
    gain(top.table, top.figure("foe"), bit("bless"))
    assert top.table.monster_deck.count(BLESS_CARD) == 1


@pytest.mark.rule("GH-S-RUL-19", "GH-S-ATK-09", "GH-S-ATK-10")
@pytest.mark.parametrize(("card", "shield"), [("null", 0), ("curse", 0), ("-2", 2)])
def test_no_damage_is_no_damage_whatever_else_is_added(card: str, shield: int) -> None:
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0), shield=shield)})
    top.give("foe", "poison")
    top.stacks("brute", card)
    top.performs("brute", attack(1)).answer(top.at("foe"))
    assert top.lost("foe") == 0


@pytest.mark.rule("GH-S-RUL-23", "GH-S-ADV-08", "GH-S-END-01")
def test_a_null_that_was_drawn_and_not_used_still_shuffles() -> None:
    deck = Deck([ZERO, PLUS_ONE, NULL])
    assert draw(deck, ADVANTAGE, 3, False, Rng(1)).used == [PLUS_ONE]
    deck.end_round(Rng(1))
    assert (sorted(deck.draw), deck.discard) == (sorted([ZERO, PLUS_ONE, NULL]), [])


@pytest.mark.rule("GH-S-RUL-45", "GH-S-VAR-01")
@pytest.mark.parametrize(("card", "value"), [("null", 1), ("x2", 5)])
def test_with_reduced_randomness_null_and_double_still_shuffle(card: str, value: int) -> None:
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0))})
    top.table.rules.reduced = True
    top.stacks("brute", card)
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("foe") == value
    deck = top.hero("brute").deck
    assert deck.reshuffle
    deck.end_round(Rng(1))
    assert (len(deck.draw), deck.discard) == (21, [])


@pytest.mark.rule("GH-S-VAR-01")
def test_a_curse_with_reduced_randomness_leaves_the_deck() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0), attack=3)})
    top.table.rules.reduced = True
    top.stacks("foe", "curse")
    top.draws(strike())
    top.acts("foe")
    assert top.lost("brute") == 1
    assert (len(top.table.monster_deck.draw), top.table.monster_deck.discard) == (20, [])


# Levels


@pytest.mark.rule("GH-S-RUL-06", "GH-S-LVL-10", "GH-S-LVL-06")
def test_formulas_round_up_and_solo_raises_monsters_and_traps_only() -> None:
    half_level = formula("2+L/2", "test")
    assert [half_level.value(2, level) for level in (0, 1, 2, 3)] == [2, 3, 3, 4]
    for level in range(7):
        alone, together = Levels(level, True), Levels(level)
        assert (alone.gold, alone.bonus_xp, alone.level) == (together.gold, together.bonus_xp, level)
        assert (alone.monsters, alone.trap) == (level + 1, together.trap + 1)


# Order


@pytest.mark.rule("GH-S-RUL-14", "GH-S-INI-07")
def test_players_decide_between_one_who_rests_and_one_at_99() -> None:
    top = duo()
    top.deal("brute", 0, 3)
    cards = top.table.rules.classes[1].cards
    before = cards[0].initiative
    cards[0].initiative = 99
    try:
        top.begins().rests("brute").selects("scoundrel", 0, 1)
        assert top.asked == "tie"
        top.answer(codes.ENTITY + 1)
        assert order(top) == ["foe", "scoundrel", "brute"]
    finally:
        cards[0].initiative = before


@pytest.mark.rule("GH-S-RUL-16", "GH-S-TRN-10", "GH-S-COR-02")
def test_the_end_of_a_turn_goes_in_a_fixed_order() -> None:
    """Scenario 15: elements, money, the plate that opens doors, conditions."""
    table = open_door(hardy(begin(15)), 0)
    figure = table.hero_figure(0)
    [plate] = [table.rules.map.cell(hex) for hex in _plate_c(table)]
    table.put(figure, plate)
    table.coins[plate] = 1
    table.infused = 1 << FIRE
    gain(table, figure, bit("muddle"))
    table.events.clear()
    end_turn(table, figure)
    kinds = [event.kind for event in table.events]
    wanted = ["element-strong", "looted", "door-opened", "condition-ended"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in wanted] == wanted


def _plate_c(table: object) -> list[tuple[int, int]]:
    scenario = table.rules.scenario  # type: ignore[attr-defined]
    return [overlay.hexes[0] for overlay in scenario.overlays if overlay.label == "c"]


@pytest.mark.rule("GH-S-RUL-43", "GH-S-END-01", "GH-S-SPC-02")
def test_clean_up_goes_by_the_list_and_spawns_come_before_short_rests() -> None:
    """Scenario 3, end of round 1: a guard comes, then the heroes may rest; elements have waned before."""
    table = hardy(begin(3))
    for hero in table.heroes:
        hero.discard = hero.hand & 0b11
        hero.hand &= ~0b11
    table.elements[FIRE] = STRONG
    while table.pending[0].kind != "short-rest":
        seat = table.pending[0].seat
        GAME.apply(table, seat, idle(table, seat))
    kinds = [event.kind for event in table.events]
    guard = max(number for number, kind in enumerate(kinds) if kind == "monster-placed")
    assert kinds.index("element-waned") < guard
    assert "rested" not in kinds
    assert [figure.spawned for figure in of_type(table, "inox-guard")].count(True) == 1


# Targets


@pytest.mark.rule("GH-S-RUL-20", "GH-S-ATK-16")
def test_a_target_that_is_gone_is_skipped_and_not_replaced() -> None:
    """The tinkerer falls, and with it its summon, the second target; the brute in reach is not attacked instead."""
    top = Tabletop(
        row(-3, 3), {"tinkerer": (1, 0), "brute": (3, 0)}, {"foe": Foe((0, 0), attack=20, range=3)}
    )
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=5)
    top.answer(top.to(2, 0))
    top.slots["decoy"] = top.table.figures[-1].slot
    top.draws(strike(0, targets=2))
    top.acts("foe")
    assert top.hero("tinkerer").exhausted
    assert not top.figure("decoy").present
    assert top.lost("brute") == 0
    assert len(top.told("attack")) == 1


@pytest.mark.rule("GH-S-RUL-49", "GH-S-ATK-13")
def test_a_dead_target_only_stops_effects_on_itself() -> None:
    card = Modifier("test +1 stun fire heal target", 1)
    card.conditions = bit("stun")
    card.infuse = [FIRE]
    card.heal_self = 2
    card.add_target = 1
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0), hp=2), "two": Foe((0, 1))})
    top.figure("brute").hp = 5
    top.hero("brute").deck.draw.append(register_modifier(card).number)
    top.performs("brute", attack(3, xpPerTarget=1)).answer(top.at("foe"))
    assert (top.where("foe"), top.hp("brute"), top.table.infused) == (None, 7, 1 << FIRE)
    assert top.offered_figures() == {"two"}
    top.answer(top.at("two"))
    assert (top.lost("two"), top.has("two", "stun"), top.hero("brute").xp) == (3, False, 2)


# Conditions


@pytest.mark.rule("GH-S-RUL-26", "GH-S-CON-03", "GH-S-EX-21")
def test_what_a_monster_gains_in_its_own_turn_lasts_a_complete_turn_more() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0))})
    top.draws(do("condition", conditions=["strengthen"], to={"who": "self"}))
    top.acts("foe")
    assert top.has("foe", "strengthen")
    top.draws(strike())
    top.acts("foe")
    assert not top.has("foe", "strengthen")


@pytest.mark.rule("GH-S-RUL-27", "GH-S-STN-05", "GH-S-STN-06")
def test_stun_does_not_end_what_is_active_nor_the_turns_of_summons_nor_looting() -> None:
    top = Tabletop(row(-2, 4), {"tinkerer": (0, 0), "brute": (-2, 0)}, {"foe": Foe((2, 0), attack=3, hp=20)})
    top.deal("tinkerer", 8)
    top.deal("brute", 10)
    top.plays("tinkerer", half(do("shield", n=2), until=3), card=9)
    top.plays("tinkerer", half(do("summon", summon="battle-bot"), until=3, lost=True), card=10)
    top.answer(top.to(1, 0))
    top.table.coins[top.cell((0, 0))] = 1
    top.give("tinkerer", "stun")
    top.draws(strike(0, range=3), initiative=1)
    top.begins().selects("tinkerer", 0, 1).selects("brute", 0, 1)
    while "tinkerer" not in [event.args["figure"] for event in top.told("turn")]:
        top.answer(codes.DONE)
    turns = [str(event.args["figure"]) for event in top.told("turn")]
    assert "battle-bot-1" in turns
    assert top.lost("foe") > 0
    assert (top.hero("tinkerer").active, top.hero("tinkerer").tokens) == (1 << 9 | 1 << 10, 1)
    assert [effect.value for effect in top.table.lasting] == [2]


@pytest.mark.rule("GH-S-CON-04")
def test_positive_conditions_are_not_removed_early() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0), "tinkerer": (-1, 0)}, {"foe": Foe((1, 0))})
    top.give("brute", "strengthen", "invisible", "muddle", "poison", "wound")
    top.performs("tinkerer", do("heal", n=2, range=2, flags=["cleanse"])).answer(top.at("brute"))
    assert top.figure("brute").conditions == bit("strengthen", "invisible")
    removing = [ability for ability in ABILITIES if ability.op == REMOVE_CONDITION]
    # One card says otherwise: Expose (391) takes Invisible, and from enemies only.
    against_the_rule = [ability for ability in removing if ability.conditions & ~NEGATIVE]
    assert [ability.key for ability in against_the_rule] == ["angry-face/391/top.1"]
    assert [(ability.conditions, ability.to.who) for ability in against_the_rule] == [(INVISIBLE, ENEMY)]
