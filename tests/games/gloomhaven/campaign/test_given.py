"""What a campaign gives to a scenario: the heroes' sheets, what befell them on the way, what was looted before."""

from __future__ import annotations

import json

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.dying import bury
from taverna.games.gloomhaven.effects.revealing import place_things
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD, EXTRA_MINUS, PLUS_ONE
from taverna.games.gloomhaven.language.vocabulary import POISON, WOUND
from taverna.games.gloomhaven.scenario.results import kills_by_type, type_of
from taverna.games.gloomhaven.state.figures import CONSUMED
from taverna.games.gloomhaven.state.table import NO_TREASURE, Table
from taverna.kernel import BadData, Match, Record, Rng, replay
from tests.games.gloomhaven.campaign.sheets import deal, given, hero, play, quick, start
from tests.support.gloomhaven.tabletop import GAME

TINKERER = hero("tinkerer")
POTION, HIDE, SHIELD, BOOTS, SHOES = 12, 3, 8, 1, 2


def test_heroes_have_the_class_and_level_of_their_sheets() -> None:
    table = deal(hero("mindthief", 4), hero("cragheart", 2))
    assert [sheet.slug for sheet in table.rules.classes] == ["mindthief", "cragheart"]
    assert [hero.level for hero in table.heroes] == [4, 2]
    assert table.rules.levels.level == 2  # (4 + 2) / 2 / 2, rounded up
    assert GAME.rules.settings(table)["class_1"] == "mindthief"


def test_perks_are_those_marked_and_none_is_chosen_anew() -> None:
    table = start(hero("brute", 3, perks=[1]), TINKERER)  # one -1 becomes a +1
    assert table.heroes[0].deck.draw.count(PLUS_ONE) == 6
    asking = deal(hero("brute", 3, perks=[1]), TINKERER)
    GAME.apply(asking, 0, codes.CUSTOM)
    assert not [code for code in asking.pending[0].options if codes.PERK <= code < codes.HAND]


def test_the_hand_is_chosen_from_the_pool() -> None:
    level_two = next(card for card in content.hero_class("brute").cards if card.level == 2)
    table = deal(hero("brute", 2, pool=[level_two.no]), TINKERER)
    GAME.apply(table, 0, codes.CUSTOM)
    GAME.apply(table, 0, codes.NEXT)
    offered = [code for code in table.pending[0].options if codes.HAND <= code < codes.BUY]
    levels = [
        content.hero_class("brute").cards[(code - codes.HAND) % codes.CLASS_SIZE].level for code in offered
    ]
    assert sorted(levels) == [0, 0, 0] + [1] * 10 + [2]


def test_a_hand_chosen_beforehand_is_taken_up() -> None:
    numbers = [card.no for card in content.hero_class("brute").cards if card.level == 1]
    numbers[0] = next(card.no for card in content.hero_class("brute").cards if card.level == 0)
    table = start(hero("brute", hand=numbers), TINKERER)
    cards = table.rules.classes[0].cards
    assert sorted(cards[place].no for place in places(table.heroes[0].hand)) == sorted(numbers)


def test_items_are_owned_and_worn_as_far_as_there_is_room() -> None:
    table = deal(hero("brute", items=[BOOTS, SHOES, POTION, SHIELD]), TINKERER)
    GAME.apply(table, 0, codes.CUSTOM)
    assert {code - codes.BUY for code in table.pending[0].options if code >= codes.BUY} == {
        BOOTS, SHOES, POTION, SHIELD,
    }  # fmt: skip
    GAME.apply(table, 0, codes.BUY + SHOES)
    assert {code - codes.BUY for code in table.pending[0].options if code >= codes.BUY} == {POTION, SHIELD}
    assert start(hero("brute", items=[BOOTS, SHOES]), TINKERER).heroes[0].items == [BOOTS]


def test_a_card_with_stickers_is_the_one_played() -> None:
    table = deal(hero("brute", enhancements={"1/top.0.main.1": "+1"}), TINKERER)
    card = next(card for card in table.rules.classes[0].cards if card.no == 1)
    assert card.top.abilities[0].n.plus == 4
    assert (
        next(card for card in content.hero_class("brute").cards if card.no == 1).top.abilities[0].n.plus == 3
    )


@pytest.mark.rule("GH-C-CIT-03", "GH-C-CIT-05", "GH-C-EVT-15")
def test_blessings_and_curses_are_shuffled_in() -> None:
    table = start(hero("brute", start={"bless": 2, "curse": 1, "minus_ones": 3}), TINKERER)
    deck = table.heroes[0].deck
    assert [deck.count(card) for card in (BLESS_CARD, CURSE_CARD, EXTRA_MINUS)] == [2, 1, 3]
    deck.end_scenario()
    assert len(deck.draw) == 20


@pytest.mark.rule("GH-C-CIT-05")
def test_the_supply_of_blessings_is_common() -> None:
    table = start(hero("brute", start={"bless": 8}), hero("tinkerer", start={"bless": 8}))
    assert [hero.deck.count(BLESS_CARD) for hero in table.heroes] == [8, 2]


@pytest.mark.rule("GH-C-TRV-05", "GH-C-EX-14")
def test_a_hard_way_leaves_its_marks() -> None:
    poisoned = start(
        hero("brute", start={"conditions": ["poison"]}), hero("tinkerer", start={"conditions": ["poison"]})
    )
    assert [figure.conditions for figure in poisoned.figures[:2]] == [POISON, POISON]
    hurt = start(
        hero("brute", start={"damage": 3}), hero("tinkerer", start={"damage": 3, "conditions": ["wound"]})
    )
    assert [figure.max_hp - figure.hp for figure in hurt.figures[:2]] == [3, 3]
    assert hurt.figures[1].conditions == WOUND


@pytest.mark.rule("GH-C-TRV-05")
def test_cards_are_discarded_after_the_hand_was_chosen() -> None:
    table = start(hero("brute", start={"discards": 2}), TINKERER)
    assert (table.pending[0].kind, table.pending[0].seat) == ("start-discard", 0)
    assert len(table.pending[0].options) == 10
    for _ in range(2):
        GAME.apply(table, 0, table.pending[0].options[0])
    assert table.heroes[0].discard.bit_count() == 2
    assert table.pending[0].kind == "select"


@pytest.mark.rule("GH-C-EVT-18")
def test_an_item_consumed_on_the_way_stays_consumed() -> None:
    table = start(hero("brute", items=[POTION], start={"consumed": [POTION]}), TINKERER)
    assert table.heroes[0].item_states == [CONSUMED]


@pytest.mark.rule("GH-C-WLD-01")
def test_a_treasure_looted_before_is_not_there_again() -> None:
    every = range(len(deal(hero("brute"), TINKERER).rules.rooms))
    for looted, there in (([], True), ([7], False)):
        table = deal(hero("brute"), TINKERER, looted=looted)
        for room in every:
            place_things(table, room)
        assert any(number != NO_TREASURE for number in table.treasure) == there


@pytest.mark.rule("GH-C-CHR-07")
def test_two_heroes_of_a_class_do_not_play_together() -> None:
    with pytest.raises(BadData, match=r"given\.heroes\[1\]\.class: 'brute' plays already"):
        deal(hero("brute"), hero("brute"))


@pytest.mark.parametrize(
    ("sheet", "problem"),
    [
        (hero("paladin"), r"heroes\[0\]\.class: there is no class"),
        (hero("brute", 10), r"heroes\[0\]\.level"),
        (hero("brute", perks=[99]), r"heroes\[0\]\.perks"),
        (hero("brute", 3, perks=[0, 0]), r"heroes\[0\]\.perks: perk 0 has 1 boxes"),
        (hero("brute", pool=[14]), r"heroes\[0\]\.pool: holds more cards than a hero of level 1"),
        (hero("brute", pool=[30]), r"heroes\[0\]\.pool: 'brute' has no card 30"),
        (hero("brute", hand=[1, 2]), r"heroes\[0\]\.hand: must hold 10 cards"),
        (hero("brute", items=[999]), r"heroes\[0\]\.items"),
        (hero("brute", items=[1, 1]), r"heroes\[0\]\.items: holds an item twice"),
        (hero("brute", enhancements={"1/top.0.main.1": "stun"}), r"enhancements\.1/top\.0\.main\.1"),
        (hero("brute", start={"conditions": ["bless"]}), r"start\.conditions: bless and curse"),
        (hero("brute", start={"consumed": [12]}), r"start\.consumed: item 12 is not owned"),
        (hero("brute", luck=3), r"heroes\[0\]\.luck: is not a known field"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_with_the_place(sheet: dict[str, object], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        deal(sheet, TINKERER)


def test_as_many_sheets_as_seats() -> None:
    with pytest.raises(BadData, match=r"given\.heroes: must be 2"):
        GAME.setup(2, 1, {}, given(hero("brute")))
    with pytest.raises(BadData, match=r"given\.looted: there is no treasure 99"):
        deal(hero("brute"), TINKERER, looted=[99])


def test_a_position_holds_what_was_given() -> None:
    table = start(
        hero("brute", 2, items=[POTION], enhancements={"1/top.0.main.1": "fire"}), TINKERER, looted=[7]
    )
    rng = Rng(3)
    for _ in range(60):
        dump = json.loads(json.dumps(GAME.dump(table)))
        again = GAME.load(dump)
        assert GAME.dump(again) == dump
        assert again.rules.looted == [7]
        decision = table.pending[0]
        GAME.apply(table, decision.seat, decision.options[rng.below(len(decision.options))])


def test_nothing_given_leaves_no_trace_in_a_position() -> None:
    assert not {"given", "slain"} & set(GAME.dump(GAME.setup(2, 1)))


def test_others_preparations_stay_hidden_but_their_sheets_are_known() -> None:
    table = deal(hero("brute", 2, perks=[1], items=[POTION]), TINKERER)
    GAME.apply(table, 0, codes.CUSTOM)
    GAME.apply(table, 0, codes.BUY + POTION)
    world = GAME.determinize(table, 1, Rng(1))
    assert (world.heroes[0].items, world.heroes[0].perks) == ([], [1])
    assert GAME.view(world, 1) == GAME.view(table, 1)


def test_a_record_of_a_campaigns_scenario_is_replayed() -> None:
    match = Match(GAME, 2, 8, given=given(hero("brute", 2, items=[POTION, BOOTS]), hero("spellweaver")))
    play(match)
    again = replay(Record.from_json(match.record().to_json()))
    assert again.result() == match.result()


# The result


@pytest.mark.rule("GH-C-MOD-05")
def test_a_result_says_what_each_brings_home() -> None:
    match = play(Match(GAME, 2, 8, given=given(hero("brute"), hero("spellweaver"))))
    result = match.result()
    assert {"scenario", "won", "level", "rounds", "looted", "heroes", "outcome"} == set(result)
    heroes = result["heroes"]
    assert isinstance(heroes, list)
    assert [row["class"] for row in heroes] == ["brute", "spellweaver"]
    assert json.loads(json.dumps(result)) == result
    table = match.state
    assert isinstance(table, Table)
    for row, mine in zip(heroes, table.heroes, strict=True):
        assert row["gold"] == mine.tokens * 2 + mine.money  # 2 a token at level 1
        assert sum(row["kills"].values()) == mine.kills
        assert row["exhausted"] == mine.exhausted


def test_kills_are_counted_by_type_and_hero() -> None:
    table = quick(deal(hero("brute"), TINKERER))
    victims = [figure for figure in table.figures if figure.sheet.name == "bandit-guard" and figure.present]
    for figure, credit in zip(victims, (0, 1, 0), strict=False):
        bury(table, figure, credit)
    assert kills_by_type(table, 0) == {"bandit-guard": len(victims[::2][:2])}
    assert kills_by_type(table, 1) == ({"bandit-guard": 1} if len(victims) > 1 else {})


@pytest.mark.parametrize(
    ("slug", "counted"),
    [
        ("cultist-scenario-78", "cultist"),  # the Law Bringer (quest 515) kills cultists
        ("cultist-scenario-89", "cultist"),
        ("cave-bear-scenario-54", "cave-bear"),
        ("prime-demon-scenario-36", "prime-demon"),
        ("giant-ooze", "giant-ooze"),  # it has a name of its own
    ],
)
def test_a_scenarios_own_stats_make_no_other_type_of_monster(slug: str, counted: str) -> None:
    assert type_of(slug) == counted
    assert {slug, counted} <= set(content.monster_ids())


def test_bears_of_scenario_54_are_bears_to_a_quest() -> None:
    table = quick(deal(hero("brute"), TINKERER, scenario="54"))
    bears = [f for f in table.figures if f.sheet.name == "cave-bear-scenario-54" and f.present]
    for figure in bears:
        bury(table, figure, 0)
    assert kills_by_type(table, 0) == {"cave-bear": len(bears)}
