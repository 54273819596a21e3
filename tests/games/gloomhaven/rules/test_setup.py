"""From options to the first round: levels, decks, heroes, rooms (sections 1 to 3)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content, steps
from taverna.games.gloomhaven.effects.equipping import fits
from taverna.games.gloomhaven.language.modifiers import EXTRA_MINUS, STANDARD
from taverna.games.gloomhaven.language.registry import MODIFIERS
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.rules.preparing import items_for
from taverna.games.gloomhaven.scenario.building import party, recommended_level, ruleset
from taverna.games.gloomhaven.state.figures import MONSTER, NO_CARD
from taverna.games.gloomhaven.state.ruleset import Levels
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import BadCall, BadOption
from tests.support.gloomhaven.tabletop import GAME


def start(seats: int = 2, seed: int = 3, **options: object) -> Table:
    """The table in the first card selection, everyone set up the quick way."""
    table = GAME.setup(seats, seed, options)
    for seat in range(seats):
        GAME.apply(table, seat, codes.QUICK)
    for seat in range(seats):
        GAME.apply(table, seat, table.pending[0].options[0])
    return table


@pytest.mark.rule("GH-S-CMP-01")
def test_two_to_four_heroes() -> None:
    for seats in (1, 5):
        with pytest.raises(BadCall):
            GAME.setup(seats, 1)
    assert [len(GAME.setup(seats, 1).heroes) for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("GH-S-CMP-02")
def test_each_class_once() -> None:
    options = GAME.rules.settings(GAME.setup(4, 1, {"class_2": "brute", "class_3": "brute"}))
    assert party(options, 4) == ["brute", "tinkerer", "spellweaver", "scoundrel"]
    locked = dict.fromkeys(["class_1", "class_3"], "sun")
    assert party({**options, **locked}, 4) == ["sun", "brute", "tinkerer", "spellweaver"]


@pytest.mark.rule("GH-S-CMP-03")
@pytest.mark.rule("GH-S-SET-10")
def test_what_a_hero_has() -> None:
    table = start(level_1="4")
    brute = table.heroes[0]
    assert (brute.level, table.hero_figure(0).hp, table.hero_figure(0).max_hp) == (4, 16, 16)
    assert (brute.xp, brute.tokens, brute.hand.bit_count()) == (0, 0, 10)
    assert brute.goal in brute.goals
    assert table.hero_figure(0).conditions == 0


@pytest.mark.rule("GH-S-LVL-02")
@pytest.mark.rule("GH-S-LVL-03")
@pytest.mark.rule("GH-S-RUL-04")
@pytest.mark.rule("GH-S-EX-02")
def test_the_recommended_level() -> None:
    levels = [6, 4, 4, 3]
    found = [recommended_level(levels, word, False) for word in ("easy", "normal", "hard", "very-hard")]
    assert found == [2, 3, 4, 5]
    assert recommended_level([1, 1], "easy", False) == 0
    assert recommended_level([9, 9], "very-hard", False) == 7


@pytest.mark.rule("GH-S-LVL-04")
@pytest.mark.rule("GH-S-LVL-05")
@pytest.mark.parametrize(
    ("level", "row"),
    list(
        enumerate(
            [
                (0, 2, 2, 4, 1),
                (1, 2, 3, 6, 1),
                (2, 3, 4, 8, 2),
                (3, 3, 5, 10, 2),
                (4, 4, 6, 12, 3),
                (5, 4, 7, 14, 3),
            ]
            + [(6, 5, 8, 16, 4), (7, 6, 9, 18, 4)]
        )
    ),
)
def test_the_table_of_levels(level: int, row: tuple[int, ...]) -> None:
    found = Levels(level)
    assert (found.monsters, found.gold, found.trap, found.bonus_xp, found.hazard) == row


@pytest.mark.rule("GH-S-LVL-06")
@pytest.mark.rule("GH-S-LVL-07")
@pytest.mark.rule("GH-S-LVL-11")
@pytest.mark.rule("GH-S-EX-36")
@pytest.mark.parametrize(
    ("level", "row"),
    list(
        enumerate(
            [
                (1, 2, 3, 4, 1),
                (2, 2, 4, 6, 2),
                (3, 3, 5, 8, 2),
                (4, 3, 6, 10, 3),
                (5, 4, 7, 12, 3),
                (6, 4, 8, 14, 4),
            ]
            + [(7, 5, 9, 16, 4)]
        )
    ),
)
def test_the_table_for_solo_play(level: int, row: tuple[int, ...]) -> None:
    found = Levels(level, True)
    assert (found.monsters, found.gold, found.trap, found.bonus_xp, found.hazard) == row


@pytest.mark.rule("GH-S-LVL-08")
@pytest.mark.rule("GH-S-RUL-05")
@pytest.mark.rule("GH-S-LVL-09")
def test_solo_and_open_information_end_at_level_six() -> None:
    assert recommended_level([9, 9], "very-hard", True) == 6
    for name in ("solo", "open_information"):
        table = GAME.setup(2, 1, {name: True, "level_1": "3", "level_2": "3"})
        assert (table.rules.levels.level, table.rules.levels.monsters) == (2, 3)


@pytest.mark.rule("GH-S-LVL-01")
def test_the_level_is_fixed_once_the_game_has_begun() -> None:
    table = start(difficulty="hard")
    before = table.rules.levels.level
    assert table.clone().rules is table.rules
    assert before == 2


@pytest.mark.rule("GH-S-CMP-07")
@pytest.mark.rule("GH-S-SET-01")
def test_perks_change_the_deck() -> None:
    table = GAME.setup(2, 1, {"level_1": "2"})
    GAME.apply(table, 0, codes.CUSTOM)
    GAME.apply(table, 0, codes.PERK)  # the first one of the brute: two -1 cards out
    GAME.apply(table, 0, codes.NEXT)
    GAME.apply(table, 0, codes.NEXT)
    GAME.apply(table, 0, codes.GOAL + 1)
    GAME.apply(table, 1, codes.QUICK)
    hero = table.heroes[0]
    keys = [MODIFIERS[card].key for card in hero.deck.draw]
    assert (len(keys), keys.count("-1")) == (18, 3)
    assert hero.goal == hero.goals[1]


@pytest.mark.rule("GH-S-CMP-08")
def test_the_monster_deck_is_the_standard_one() -> None:
    table = start()
    assert sorted(table.monster_deck.draw) == sorted(STANDARD)


@pytest.mark.rule("GH-S-CMP-09")
@pytest.mark.rule("GH-S-ITM-09")
def test_items_bring_their_minus_cards() -> None:
    table = GAME.setup(2, 1)
    GAME.apply(table, 0, codes.CUSTOM)
    GAME.apply(table, 0, codes.BUY + 3)
    GAME.apply(table, 0, codes.NEXT)
    GAME.apply(table, 0, codes.NEXT)
    GAME.apply(table, 0, codes.GOAL)
    GAME.apply(table, 1, codes.QUICK)
    assert table.heroes[0].deck.draw.count(EXTRA_MINUS) == 2
    assert len(table.heroes[0].deck.draw) == 22


@pytest.mark.rule("GH-S-ITM-01")
@pytest.mark.rule("GH-S-EX-31")
def test_where_items_are_worn() -> None:
    assert fits(["small"] * 2, "small", 5)
    assert not fits(["small"] * 3, "small", 5)
    assert fits(["onehand"], "onehand", 1)
    assert not fits(["onehand", "onehand"], "onehand", 1)
    assert not fits(["onehand"], "twohand", 1)
    assert not fits(["twohand"], "onehand", 1)
    assert not fits(["head"], "head", 1)
    assert fits(["head"], "body", 1)


@pytest.mark.rule("GH-S-ITM-02")
@pytest.mark.rule("GH-S-ITM-13")
def test_no_item_twice_and_any_class_may_wear_any() -> None:
    table = GAME.setup(2, 1)
    before = items_for(table, 0)
    assert before == items_for(table, 1)
    table.heroes[0].items = [12]
    assert 12 not in items_for(table, 0)


@pytest.mark.rule("GH-S-SET-02")
@pytest.mark.rule("GH-S-SET-03")
def test_a_hand_of_ones_own_choice() -> None:
    table = GAME.setup(2, 1)
    GAME.apply(table, 0, codes.CUSTOM)
    GAME.apply(table, 0, codes.NEXT)
    for place in range(3, 13):
        GAME.apply(table, 0, codes.HAND + place)
    decision = next(decision for decision in table.pending if decision.seat == 0)
    assert decision.options == [codes.GOAL, codes.GOAL + 1]
    GAME.apply(table, 0, codes.GOAL)
    GAME.apply(table, 1, codes.QUICK)
    assert table.heroes[0].hand == sum(1 << place for place in range(3, 13))


@pytest.mark.rule("GH-S-SET-02")
def test_one_card_for_each_level_gained() -> None:
    table = GAME.setup(2, 1, {"level_1": "2"})
    GAME.apply(table, 0, codes.CUSTOM)
    while codes.NEXT not in table.pending[0].options or table.heroes[0].prep < 3:
        GAME.apply(
            table, 0, codes.NEXT if codes.NEXT in table.pending[0].options else table.pending[0].options[1]
        )
    cards = table.rules.classes[0].cards
    second = [card.place for card in cards if card.level == 2]
    offered = {code - codes.HAND for code in table.pending[0].options if code >= codes.HAND}
    assert set(second) <= offered
    assert not any(cards[place].level > 2 for place in offered)
    GAME.apply(table, 0, codes.HAND + second[0])
    offered = {code - codes.HAND for code in table.pending[0].options if code >= codes.HAND}
    assert second[1] not in offered


@pytest.mark.rule("GH-S-SET-12")
def test_the_recommended_hand_of_a_beginner_is_of_level_one() -> None:
    table = start()
    for hero in table.heroes:
        cards = table.rules.classes[hero.seat].cards
        assert all(card.level == 1 for card in cards if hero.hand >> card.place & 1)


@pytest.mark.rule("GH-S-SET-04")
@pytest.mark.rule("GH-S-SET-06")
@pytest.mark.rule("GH-S-EX-01")
def test_monsters_of_the_first_room_by_number_of_heroes() -> None:
    """The spot (0, 1) of scenario 1: nobody, a normal, an elite guard."""
    for seats, expected in ((2, None), (3, NORMAL), (4, ELITE)):
        table = GAME.setup(seats, 1)
        cell = table.rules.map.cell((0, 1))
        slot = table.board.occupant[cell]
        assert (None if slot < 0 else table.figures[slot].sheet.rank) == expected
        assert table.board.revealed == [True, False, False]
        assert all(figure.cell < 0 or table.board.map.room[figure.cell] == 0 for figure in table.figures)


@pytest.mark.rule("GH-S-SET-07")
def test_standee_numbers_are_random_and_never_twice() -> None:
    numbers = set()
    for seed in range(6):
        table = GAME.setup(4, seed)
        guards = [figure.number for figure in table.figures if figure.group >= 0]
        assert len(set(guards)) == len(guards)
        assert all(1 <= number <= content.monster("bandit-guard").standees for number in guards)
        numbers.add(tuple(guards))
    assert len(numbers) > 1


@pytest.mark.rule("GH-S-SET-08")
def test_heroes_choose_distinct_starting_hexes() -> None:
    table = GAME.setup(2, 1)
    for seat in (0, 1):
        GAME.apply(table, seat, codes.QUICK)
    offered = {code - codes.CELL for code in table.pending[0].options}
    assert offered == set(table.rules.start)
    chosen = table.pending[0].options[2]
    GAME.apply(table, 0, chosen)
    assert chosen not in table.pending[0].options
    GAME.apply(table, 1, table.pending[0].options[0])
    assert table.agenda[-1][0] == steps.SELECT


@pytest.mark.rule("GH-S-TRE-07")
@pytest.mark.rule("GH-S-SET-04")
def test_hidden_rooms_are_in_no_view() -> None:
    table = start()
    board = GAME.view(table, 0)["board"]
    assert isinstance(board, dict)
    assert {cell[0] for cell in board["cells"]} == {
        cell for cell in range(table.rules.map.size) if table.rules.map.room[cell] == 0
    }
    assert board["treasures"] == []


@pytest.mark.rule("GH-S-CMP-20")
@pytest.mark.rule("GH-S-CMP-21")
@pytest.mark.rule("GH-S-CMP-24")
def test_types_with_the_same_deck_share_it() -> None:
    for number in range(1, 21):
        rules = ruleset(GAME.rules.settings(GAME.setup(2, 1, {"scenario": str(number)})), 2)
        for group in [group for group in rules.groups if group.kind == MONSTER]:
            assert rules.decks[group.deck].slug == content.monster(group.slug).deck
        assert len({deck.slug for deck in rules.decks}) == len(rules.decks)


@pytest.mark.rule("GH-S-CMP-22")
def test_an_empty_ability_deck_is_shuffled_anew() -> None:
    from taverna.games.gloomhaven.rules.initiative import draw_cards

    table = start()
    guards = table.stacks[table.rules.groups[table.rules.group_of("bandit-guard")].deck]
    guards.discard = guards.draw[1:]
    guards.draw = []
    guards.card = NO_CARD
    draw_cards(table)
    assert guards.card != NO_CARD
    assert len(guards.draw) == 6
    assert guards.discard == []


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(BadOption):
        GAME.setup(2, 1, {"scenario": "99"})
