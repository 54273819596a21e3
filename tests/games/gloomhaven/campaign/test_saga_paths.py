"""What goes from one chapter to the next, seen from the saga: effects, items, designs, side scenarios, loot, defeat."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.campaign import closing, supply, unlocking
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.language.vocabulary import POISON
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import IllegalChoice, Match, Rng, Saga
from tests.games.gloomhaven.campaign.worlds import result
from tests.support.conformance.campaigns import play_out
from tests.support.gloomhaven.travel import go

DUNGEON = "casual-random-dungeon"

BOOTS = 1


def begun() -> Saga:
    """Ana's brute and Bo's tinkerer, in Gloomhaven, with thirty gold each."""
    saga = Saga(CAMPAIGN, 11)
    for name, hero_class in (("Ana", "brute"), ("Bo", "tinkerer")):
        saga.arrange(name, {"do": "join"})
        saga.arrange(name, {"do": "draw"})
        saga.arrange(name, {"do": "create", "name": f"{name}'s", "class": hero_class})
    saga.arrange("Ana", {"do": "party", "party": "Us"})
    saga.arrange("Ana", {"do": "members", "party": "Us", "heroes": ["h1", "h2"]})
    return saga


def world_of(saga: Saga) -> GloomhavenWorld:
    assert isinstance(saga.world, GloomhavenWorld)
    return saga.world


def party_of(saga: Saga) -> Party:
    return world_of(saga).parties[0]


def on_top(saga: Saga, card: int) -> None:
    """The next card of the road."""
    deck = world_of(saga).road_events
    deck.remove(card)
    deck.append(card)


def ended(saga: Saga, scenario: int, won: bool, **of_heroes: Any) -> None:
    """Close the running chapter with that result, as if it had been played so."""
    assert saga.chapter is not None
    world = world_of(saga)
    data = result(world, world.parties[0], scenario, won, **of_heroes)
    saga._fold(saga.chapter, data)
    saga._end()


def on_the_map(match: Match) -> Table:
    """Everyone has prepared and stands on the map."""
    for seat in range(match.seats):
        match.submit(seat, codes.QUICK)
    while match.pending[0].kind == "start":
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    assert isinstance(match.state, Table)
    return match.state


@pytest.mark.rule("GH-C-TRV-05", "GH-C-EVT-15", "GH-C-EX-14")
@pytest.mark.parametrize(("option", "poisoned", "damage"), [("a", True, 0), ("b", False, 3)])
def test_what_the_road_did_is_there_when_the_scenario_starts(
    option: str, poisoned: bool, damage: int
) -> None:
    saga = begun()
    on_top(saga, 1)
    go(saga, "Ana", "Us", 1, option)
    table = on_the_map(saga.begin("scenario-1", party="Us"))
    for seat in range(2):
        figure = table.hero_figure(seat)
        assert (figure.max_hp - figure.hp, bool(figure.conditions & POISON)) == (damage, poisoned)


@pytest.mark.rule("GH-C-TRV-05")
def test_what_the_road_did_is_over_after_one_scenario() -> None:
    saga = begun()
    on_top(saga, 1)
    go(saga, "Ana", "Us", 1, "b")
    saga.begin("scenario-1", party="Us")
    ended(saga, 1, won=False)
    table = on_the_map(saga.begin("scenario-1", party="Us"))
    assert [table.hero_figure(seat).max_hp - table.hero_figure(seat).hp for seat in range(2)] == [0, 0]


@pytest.mark.rule("GH-C-CIT-03", "GH-C-CIT-05")
def test_two_blessings_go_to_the_next_scenario_and_vanish_with_it() -> None:
    saga = begun()
    saga.arrange("Ana", {"do": "donate", "hero": "h1"})
    world_of(saga).road_events = []
    go(saga, "Ana", "Us", 1)
    table = on_the_map(saga.begin("scenario-1", party="Us"))
    assert [table.heroes[seat].deck.count(BLESS_CARD) for seat in range(2)] == [2, 0]
    ended(saga, 1, won=False)
    table = on_the_map(saga.begin("scenario-1", party="Us"))
    assert table.heroes[0].deck.count(BLESS_CARD) == 0


@pytest.mark.rule("GH-C-ITM-03", "GH-C-WLD-03")
def test_what_was_bought_is_brought_along_and_what_was_sold_is_not() -> None:
    saga = begun()
    saga.arrange("Ana", {"do": "buy", "hero": "h1", "item": BOOTS})
    world_of(saga).road_events = []
    go(saga, "Ana", "Us", 1)
    table = on_the_map(saga.begin("scenario-1", party="Us"))
    assert [list(hero.items) for hero in table.heroes] == [[BOOTS], []]
    ended(saga, 1, won=False)
    saga.arrange("Ana", {"do": "return", "party": "Us"})
    saga.arrange("Ana", {"do": "sell", "hero": "h1", "item": BOOTS})
    go(saga, "Ana", "Us", 1)
    assert not on_the_map(saga.begin("scenario-1", party="Us")).heroes[0].items


@pytest.mark.rule("GH-C-EVT-18")
def test_what_the_road_consumed_stays_consumed_in_the_scenario() -> None:
    saga = begun()
    world_of(saga).heroes[0].items = [12]
    on_top(saga, 30)
    go(saga, "Ana", "Us", 1, "a")
    chapter = saga.next("Us")[0]
    sheets: Any = chapter.given["heroes"]
    assert sheets[0]["start"]["consumed"] == [12]
    saga.begin(chapter)
    ended(saga, 1, won=False)
    assert (world_of(saga).heroes[0].items, world_of(saga).heroes[0].start.consumed) == ([12], [])


@pytest.mark.rule("GH-C-WLD-01")
def test_what_was_looted_is_not_there_again() -> None:
    saga = begun()
    world_of(saga).road_events = []
    go(saga, "Ana", "Us", 1)
    saga.begin("scenario-1", party="Us")
    ended(saga, 1, won=False, h1={"treasures": [7]})
    match = saga.begin("scenario-1", party="Us")
    assert saga.chapter is not None
    assert saga.chapter.given["looted"] == [7]
    play_out(match, Rng(3))
    looted = match.result()["looted"]
    assert looted == []


@pytest.mark.rule("GH-C-RND-02", "GH-C-MOD-02")
def test_a_random_side_scenario_can_be_played() -> None:
    saga = begun()
    world = world_of(saga)
    world.side_scenarios = [number for number in world.side_scenarios if number != 63] + [63]
    world.road_events = []
    go(saga, "Ana", "Us", 1)
    saga.begin("scenario-1", party="Us")
    ended(saga, 1, won=False, h1={"treasures": [7]})  # treasure 7: a random side scenario
    assert 63 in world_of(saga).unlocked
    go(saga, "Ana", "Us", 63)
    assert "scenario-63" in [chapter.id for chapter in saga.next("Us")]


@pytest.mark.rule("GH-C-ITM-08", "GH-C-RND-01")
def test_a_design_can_be_bought_in_the_next_visit() -> None:
    saga = begun()
    world = world_of(saga)
    design = world.designs[-1]
    unlocking.random_design(world)
    assert supply.available(world, world.parties[0], design) == content.item(design).copies == 2
    world.heroes[0].gold = 200
    saga.arrange("Ana", {"do": "buy", "hero": "h1", "item": design})
    assert world_of(saga).heroes[0].items == [design]
    assert supply.available(world_of(saga), party_of(saga), design) == 1


@pytest.mark.rule("GH-C-CON-04", "GH-C-TRV-02")
def test_after_a_defeat_the_same_scenario_is_tried_at_once_without_an_event() -> None:
    saga = begun()
    world_of(saga).road_events = world_of(saga).road_events[-1:]
    go(saga, "Ana", "Us", 1)
    left = len(world_of(saga).road_events)
    saga.begin("scenario-1", party="Us")
    ended(saga, 1, won=False, h1={"xp": 9, "gold": 4})
    hero = world_of(saga).heroes[0]
    assert (hero.xp, world_of(saga).completed, party_of(saga).achievements) == (9, [], [])
    saga.begin("scenario-1", party="Us")  # nothing comes between
    assert (party_of(saga).event, len(world_of(saga).road_events)) == ("", left)


@pytest.mark.rule("GH-C-CON-01", "GH-C-MOD-03", "GH-C-MOD-07", "GH-C-TRV-02", "GH-C-EX-01")
def test_after_a_victory_the_linked_scenario_follows_and_the_won_one_is_casual() -> None:
    saga = begun()
    world_of(saga).road_events = []
    go(saga, "Ana", "Us", 1)
    saga.begin("scenario-1", party="Us")
    ended(saga, 1, won=True)
    assert party_of(saga).achievements == ["first-steps"]
    assert [chapter.id for chapter in saga.next("Us")] == ["scenario-2", "casual-1", "casual-2", DUNGEON]
    saga.arrange("Ana", {"do": "return", "party": "Us"})
    assert [chapter.id for chapter in saga.next("Us")] == [
        "casual-1",
        "casual-2",
        DUNGEON,
    ]  # the road comes first


@pytest.mark.rule("GH-C-MOD-05", "GH-C-MOD-06", "GH-C-MOD-09")
def test_a_casual_scenario_gives_gold_but_no_rewards() -> None:
    saga = begun()
    saga.begin("casual-1", party="Us")
    ended(saga, 1, won=True, h1={"xp": 5, "gold": 6, "checks": 1})
    hero = world_of(saga).heroes[0]
    assert (hero.xp, hero.gold, hero.checks) == (5, 36, 1)
    assert (world_of(saga).completed, world_of(saga).unlocked, party_of(saga).achievements) == ([], [1], [])
    saga.arrange("Ana", {"do": "return", "party": "Us"})
    with pytest.raises(IllegalChoice, match="GH-C-MOD-09"):
        saga.arrange("Ana", {"do": "donate", "hero": "h1"})


@pytest.mark.rule("GH-C-EVT-15")
def test_minus_ones_of_the_road_lie_in_the_deck() -> None:
    saga = begun()
    world = world_of(saga)
    world.heroes[0].start.add(minus_ones=2)
    world.road_events = []
    go(saga, "Ana", "Us", 1)
    table = on_the_map(saga.begin("scenario-1", party="Us"))
    assert [table.heroes[seat].deck.count(EXTRA_MINUS) for seat in range(2)] == [2, 0]


def test_what_was_drawn_is_told_to_its_player_alone() -> None:
    saga = begun()
    for reader, others in (("Ana", 1), ("Bo", 1), (None, 0)):
        told = [event for event in saga.history(reader) if event.kind == "quests-drawn"]
        assert len(told) == others, reader
    quests = [hero.quest for hero in world_of(saga).heroes]
    seen = str(saga.view("Bo")) + str([event.to_dict() for event in saga.history("Bo")])
    assert str(quests[0]) not in seen
    assert str(quests[1]) in seen


def test_a_played_scenario_comes_home_as_it_was_played() -> None:
    """The real thing once: what the match says is what the sheets gain."""
    saga = begun()
    world_of(saga).road_events = []
    go(saga, "Ana", "Us", 1)
    match = saga.begin("scenario-1", {"difficulty": "easy"}, "Us")
    play_out(match, Rng(5))
    rows: Any = match.result()["heroes"]
    before = CAMPAIGN.copy(world_of(saga))
    saga.close()
    closing.close_scenario(before, before.parties[0], False, match.result())
    for at, hero in enumerate(world_of(saga).heroes):
        assert (hero.xp, hero.gold) == (rows[at]["xp"], 30 + rows[at]["gold"])
        assert hero.played == 1
    assert party_of(saga).played == 1
