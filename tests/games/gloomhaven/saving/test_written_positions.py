"""Positions as people write them: what is left out, what follows, what is refused, and that play goes on."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content, steps
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS, ELEMENTS
from taverna.games.gloomhaven.state.figures import CONSUMED, NOBODY, READY, SPENT, SUMMONED
from taverna.games.gloomhaven.state.table import STRONG, WANING
from tests.support.gloomhaven import invariants
from tests.support.gloomhaven.tabletop import GAME, bit
from tests.support.gloomhaven.written import (
    BRUTE,
    GUARD,
    TINKERER,
    brute,
    free,
    guard,
    hero_of,
    modifiers,
    monsters,
    names,
)

# What is left out


@pytest.mark.rule("GH-S-SET-02", "GH-S-SET-06", "GH-S-SET-09", "GH-S-SET-10")
def test_two_heroes_and_their_hexes_are_a_whole_position() -> None:
    table = GAME.load(
        {"heroes": [{"class": "brute", "hex": [3, 1]}, {"class": "spellweaver", "hex": [2, 2]}]}
    )
    assert table.rules.slug == "1"
    assert [decision.kind for decision in table.pending] == ["select", "select"]
    assert [(figure.hp, figure.conditions) for figure in table.figures[:2]] == [(10, 0), (6, 0)]
    assert [hero_of(table, seat).hand.bit_count() for seat in (0, 1)] == [10, 8]
    # Scenario 1 for two characters has three guards in its first room, one of them elite.
    assert [(figure.sheet.name, figure.sheet.rank, figure.number) for figure in monsters(table)] == [
        ("bandit-guard", 0, 1),
        ("bandit-guard", 1, 2),
        ("bandit-guard", 0, 3),
    ]
    assert table.elements == [0] * 6
    assert sorted(modifiers(table.monster_deck.draw)) == sorted(
        ["+0"] * 6 + ["+1"] * 5 + ["-1"] * 5 + ["+2", "-2", "null", "x2"]
    )
    invariants.check(table)


def test_a_lone_hero_sits_beside_an_exhausted_one() -> None:
    table = GAME.load(free(heroes=[BRUTE]))
    assert table.seats == 2
    assert [hero.exhausted for hero in table.heroes] == [False, True]
    assert hero_of(table, 1).lost == hero_of(table, 1).cards
    invariants.check(table)


def test_numbers_of_standees_are_the_lowest_that_are_free() -> None:
    written = [{**GUARD, "hex": [q, 0]} for q in (0, 1, 2)]
    written[1]["number"] = 1
    table = GAME.load(free(monsters=written))
    assert [figure.number for figure in monsters(table)] == [2, 1, 3]


# Exactly what is written


def test_figures_stand_as_written() -> None:
    data = free(
        heroes=[
            {**BRUTE, "hp": 4, "conditions": ["poison", "strengthen"], "xp": 5, "gold": 7, "coins": 2},
            TINKERER,
        ],
        monsters=[
            {**GUARD, "rank": "elite", "number": 5, "hp": 3, "conditions": "wound", "spawned": True},
            {"type": "ooze", "hex": [1, 0]},
        ],
        round=4,
    )
    table = GAME.load(data)
    figure, hero = table.figures[0], hero_of(table)
    assert (figure.hp, figure.max_hp, figure.conditions) == (4, 10, bit("poison", "strengthen"))
    assert (hero.xp, hero.money, hero.tokens) == (5, 7, 2)
    guard, ooze = monsters(table)
    assert (guard.number, guard.hp, guard.conditions, guard.spawned) == (5, 3, bit("wound"), True)
    assert (guard.sheet.rank, guard.max_hp) == (1, 9)
    assert table.rules.map.hex(ooze.cell) == (1, 0)
    assert table.round == 4
    invariants.check(table)


@pytest.mark.parametrize("name", [name for name in CONDITIONS if name not in ("bless", "curse")])
def test_every_condition_can_be_written(name: str) -> None:
    assert GAME.unplayed(guard(conditions=[name])).figures[2].conditions == bit(name)


def test_invisible_figures_are_invisible_to_monsters() -> None:
    table = GAME.unplayed(brute(conditions=["invisible"]))
    assert table.board.figures.invisible[:3] == [True, False, False]


def test_elements_are_named() -> None:
    table = GAME.load(free(elements={"fire": "strong", "dark": "waning", "air": "inert"}))
    wanted = {"fire": STRONG, "dark": WANING}
    assert table.elements == [wanted.get(name, 0) for name in ELEMENTS[:6]]


@pytest.mark.parametrize(("level", "trap"), [(0, 2), (1, 3), (2, 4), (3, 5)])
@pytest.mark.rule("GH-S-LVL-03", "GH-S-LVL-04")
def test_the_level_chooses_the_difficulty(level: int, trap: int) -> None:
    table = GAME.load(free(level=level))
    assert (table.rules.levels.level, table.rules.levels.trap) == (level, trap)


# Cards


def test_cards_lie_where_they_are_named_and_the_rest_in_the_hand() -> None:
    table = GAME.load(brute(discard=["trample"], lost=["grab-and-go", "shield-bash"]))
    hero = hero_of(table)
    assert names(table, hero.discard) == {"trample"}
    assert names(table, hero.lost) == {"grab-and-go", "shield-bash"}
    assert (hero.hand.bit_count(), hero.cards.bit_count()) == (7, 10)
    assert hero.seen == hero.discard | hero.lost


def test_a_hand_that_is_written_out_leaves_the_rest_in_the_discard_pile() -> None:
    table = GAME.load(brute(hand=["trample", "shield-bash"]))
    hero = hero_of(table)
    assert names(table, hero.hand) == {"trample", "shield-bash"}
    assert (hero.discard.bit_count(), hero.lost) == (8, 0)


@pytest.mark.parametrize("pile", ["hand", "discard", "lost"])
def test_the_rest_lies_where_it_says(pile: str) -> None:
    others = {
        name: [card]
        for name, card in (("hand", "trample"), ("discard", "shield-bash"), ("lost", "grab-and-go"))
    }
    table = GAME.unplayed(brute(**{**others, pile: "rest"}, resting=True))
    sizes = {name: getattr(hero_of(table), name).bit_count() for name in others}
    assert sizes == {name: 8 if name == pile else 1 for name in others}


@pytest.mark.rule("GH-S-INI-02", "GH-S-SEL-07")
def test_the_two_cards_of_the_round_wait_before_the_hero() -> None:
    table = GAME.load(brute(play=["shield-bash", "trample"]))
    hero = hero_of(table)
    assert names(table, hero.played) == {"shield-bash", "trample"}
    assert (hero.initiative, hero.hand.bit_count()) == (15, 8)
    assert (table.pending[0].seat, table.pending[0].kind) == (0, "turn")
    invariants.check(table)


@pytest.mark.rule("GH-S-INI-02")
def test_an_initiative_finds_its_card() -> None:
    table = GAME.load(brute(initiative=15))
    assert table.cards_of(0)[hero_of(table).lead].name == "shield-bash"
    assert hero_of(table).initiative == 15


@pytest.mark.rule("GH-S-ZON-04", "GH-S-BON-01")
def test_an_active_card_lasts_and_lies_in_its_pile() -> None:
    known = content.hero_class("brute").cards
    card = next(card for card in known if card.level == 1 and card.top.until and not card.top.lost)
    table = GAME.load(brute(active={card.name: "top"}))
    hero = hero_of(table)
    assert hero.active == 1 << card.place == hero.discard
    assert [effect.card for effect in table.lasting] == [card.place]
    invariants.check(table)


@pytest.mark.rule("GH-S-SUM-01", "GH-S-SUM-02")
def test_a_summon_stands_with_its_card_active() -> None:
    data = free(heroes=[BRUTE, {**TINKERER, "summons": [{"type": "decoy", "hex": [-2, 0], "hp": 2}]}])
    table = GAME.load(data)
    decoy = next(figure for figure in table.figures if figure.kind == SUMMONED)
    assert (decoy.sheet.name, decoy.hp, decoy.owner, decoy.side) == ("decoy", 2, 1, 0)
    assert names(table, hero_of(table, 1).active, 1) == {"harmless-contraption"}
    invariants.check(table)


def test_a_summon_is_saved_with_the_place_of_its_card_and_is_of_no_type() -> None:
    data = free(heroes=[BRUTE, {**TINKERER, "summons": [{"type": "decoy", "hex": [-2, 0], "hp": 2}]}])
    table = GAME.load(GAME.dump(GAME.load(data)))
    decoy = next(figure for figure in table.figures if figure.kind == SUMMONED)
    assert 1 << decoy.card == hero_of(table, 1).active
    assert decoy.group == NOBODY


def test_items_are_worn_spent_and_consumed() -> None:
    data = brute(
        items=["boots-of-striding", "minor-healing-potion", 4],
        spent=["boots-of-striding"],
        consumed="minor-healing-potion",
    )
    hero = hero_of(GAME.load(data))
    assert hero.items == [1, 12, 4]
    assert hero.item_states == [SPENT, CONSUMED, READY]


@pytest.mark.rule("GH-S-CMP-07")
def test_perks_change_the_deck() -> None:
    """The first perk of the brute removes two -1 cards."""
    hero = hero_of(GAME.load(brute(level=2, perks=[1])))
    assert modifiers(hero.deck.draw).count("-1") == 3
    assert len(hero.deck.draw) == 18


# Decks


def test_the_next_cards_of_a_deck_come_first() -> None:
    table = GAME.load(free(monster_deck=["x2", "null", "curse", "rest"]))
    draw = modifiers(table.monster_deck.draw)
    assert draw[::-1][:3] == ["x2", "null", "curse"]
    assert sorted(draw) == sorted(["+0"] * 6 + ["+1"] * 5 + ["-1"] * 5 + ["+2", "-2", "null", "x2", "curse"])


def test_without_the_rest_the_others_are_discarded() -> None:
    table = GAME.load(brute(deck=["+1", "-1"]))
    deck = hero_of(table).deck
    assert modifiers(deck.draw) == ["-1", "+1"]
    assert len(deck.discard) == 18
    assert deck.reshuffle


def test_a_discard_pile_is_written_beside_what_is_left() -> None:
    table = GAME.load(free(monster_deck={"discard": ["+2", "-2"]}))
    assert modifiers(table.monster_deck.discard) == ["+2", "-2"]
    assert len(table.monster_deck.draw) == 18
    assert not table.monster_deck.reshuffle


def test_ability_cards_are_named_by_their_number() -> None:
    table = GAME.unplayed(free(cards={"guard": {"card": 525, "draw": [529, 524, "rest"], "discard": [531]}}))
    cards = table.rules.decks[0].cards
    stack = table.stacks[0]
    assert cards[stack.card].id == 525
    assert [cards[card].id for card in stack.draw[::-1]][:2] == [529, 524]
    assert [cards[card].id for card in stack.discard] == [531]
    assert len(stack.draw) == 6


def test_who_has_no_card_in_mid_round_gets_a_plain_one() -> None:
    """Two cards of the guards have just Move +0, Attack +0: 527 and 528."""
    table = GAME.unplayed(free(turn="bandit-guard"))
    assert table.rules.decks[0].cards[table.stacks[0].card].id == 527


# Whose turn


@pytest.mark.rule("GH-S-INI-03", "GH-S-INI-09")
def test_whoever_comes_before_the_turn_has_acted() -> None:
    data = free(
        heroes=[{**BRUTE, "initiative": 15}, {**TINKERER, "initiative": 74}],
        monsters=[
            {**GUARD, "number": 1},
            {**GUARD, "hex": [0, 2], "number": 3, "rank": "elite"},
            {**GUARD, "hex": [0, 1], "number": 2},
        ],
        cards={"guard": 527},
        turn="bandit-guard 2",
    )
    table = GAME.unplayed(data)
    assert table.order == [0, 4, 1]
    assert [figure.acted for figure in table.figures] == [True, False, True, True, False]
    assert (hero_of(table).played, hero_of(table).discard.bit_count()) == (0, 2)
    assert hero_of(table, 1).played.bit_count() == 2


def test_of_equals_the_one_with_the_turn_acts_first() -> None:
    data = free(
        monsters=[GUARD, {"type": "bandit-archer", "hex": [0, 1]}, {"type": "city-guard", "hex": [1, 1]}]
    )
    data["turn"] = "city-guard"
    table = GAME.unplayed(data)
    groups = [table.rules.groups[entry - 4].slug for entry in table.order if entry >= 4]
    assert groups.index("city-guard") < groups.index("bandit-guard")


def test_the_end_of_the_round_is_cleaned_up() -> None:
    table = GAME.unplayed(free(turn="end"))
    assert all(figure.acted for figure in table.figures)
    assert table.agenda == [(steps.CLEAN_UP, 0, 0)]
    asked = GAME.load(free(turn="end"))
    assert (asked.round, asked.order) == (1, [])  # cards are put away; short rests come before the next round
    assert asked.agenda[-1][0] == steps.SHORT_REST
