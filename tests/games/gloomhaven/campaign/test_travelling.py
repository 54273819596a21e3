"""On the way: events of a visit and of the road, each before the scenario that it belongs to."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from taverna.games.gloomhaven.campaign import arranging, chapters, visiting
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.kernel import Event, IllegalChoice
from tests.games.gloomhaven.campaign.worlds import one_party, why_not_now, win


def do(world: GloomhavenWorld, party: Party, what: str, **more: object) -> list[Event]:
    change: Mapping[str, object] = {"do": what, "party": party.name, **more}
    return arranging.arrange(world, "Ana", change)


def on_top(world: GloomhavenWorld, number: int) -> None:
    """The next card of the road and of the city."""
    for deck in (world.road_events, world.city_events):
        deck.remove(number)
        deck.append(number)


def campaign_chapters(world: GloomhavenWorld, party: Party) -> list[str]:
    return [chapter.id for chapter in chapters.chapters(world, party) if chapter.id.startswith("scenario")]


@pytest.mark.rule("GH-C-TRV-03")
@pytest.mark.rule("GH-C-EVT-03")
def test_from_the_city_an_event_comes_before_the_scenario() -> None:
    world, party = one_party()
    on_top(world, 1)
    assert campaign_chapters(world, party) == []
    told = do(world, party, "travel", scenario=1)
    assert [(event.kind, event.args.get("tale")) for event in told][-1] == ("fate-drawn", "road-1")
    assert (party.event, why_not_now(world, party)[0]) == ("road-1", "event-open")
    do(world, party, "option", option="b")
    assert [hero.start.damage for hero in world.members(party)] == [3, 3]
    assert campaign_chapters(world, party) == ["scenario-1"]


@pytest.mark.rule("GH-C-EVT-03")
def test_the_choice_is_final_and_made_once() -> None:
    world, party = one_party()
    on_top(world, 1)
    do(world, party, "travel", scenario=1)
    for what, more in (("travel", {"scenario": 1}), ("city-event", {})):
        with pytest.raises(IllegalChoice, match="GH-C-EVT-03"):
            do(world, party, what, **more)
    do(world, party, "option", option="a")
    with pytest.raises(IllegalChoice, match="GH-C-EVT-03"):
        do(world, party, "option", option="b")
    assert [hero.start.damage for hero in world.members(party)] == [0, 0]


@pytest.mark.rule("GH-C-TRV-02")
def test_a_linked_scenario_and_another_try_need_no_event() -> None:
    world, party = one_party()
    win(world, party, 1)
    assert campaign_chapters(world, party) == ["scenario-2"]
    do(world, party, "travel", scenario=2)
    assert party.event == ""


@pytest.mark.rule("GH-C-TRV-03")
def test_on_the_way_nobody_shops_and_nobody_turns_elsewhere() -> None:
    world, party = one_party(gold=50)
    on_top(world, 2)
    do(world, party, "travel", scenario=1)
    do(world, party, "option", option="b")
    with pytest.raises(IllegalChoice, match="GH-C-CIT-01"):
        arranging.arrange(world, "Ana", {"do": "buy", "hero": "h1", "item": 1})
    with pytest.raises(IllegalChoice, match="GH-C-TRV-03"):
        do(world, party, "travel", scenario=1)
    win(world, party, 1)
    visiting.come_home(world, party)
    arranging.arrange(world, "Ana", {"do": "buy", "hero": "h1", "item": 1})


@pytest.mark.rule("GH-C-CIT-02")
def test_one_city_event_in_a_visit_and_none_is_owed() -> None:
    world, party = one_party()
    on_top(world, 14)
    do(world, party, "city-event")
    do(world, party, "option", option="b")
    assert party.reputation == 2
    with pytest.raises(IllegalChoice, match="GH-C-CIT-02"):
        do(world, party, "city-event")
    party.location = "1"
    visiting.come_home(world, party)
    do(world, party, "city-event")


@pytest.mark.rule("GH-C-MOD-09")
def test_after_casual_play_there_is_no_city_event() -> None:
    world, party = one_party()
    party.casual = True
    with pytest.raises(IllegalChoice, match="GH-C-CIT-02"):
        do(world, party, "city-event")


@pytest.mark.rule("GH-C-EVT-17")
@pytest.mark.rule("GH-C-RUL-11")
def test_an_empty_deck_brings_nothing() -> None:
    world, party = one_party()
    world.road_events, world.city_events = [], []
    do(world, party, "city-event")
    do(world, party, "travel", scenario=1)
    assert (party.event, campaign_chapters(world, party)) == ("", ["scenario-1"])


@pytest.mark.rule("GH-C-EVT-08")
@pytest.mark.rule("GH-C-EVT-09")
@pytest.mark.rule("GH-C-RUL-16")
@pytest.mark.parametrize(("gold", "checks"), [(0, 3), (20, 4)])
def test_otherwise_means_that_nothing_before_it_was_applied(gold: int, checks: int) -> None:
    world, party = one_party("brute", "tinkerer", gold=gold, checks=4)
    party.event = "city-15"
    world.city_events.remove(15)
    do(world, party, "option", option="b")
    assert [hero.checks for hero in world.members(party)] == [checks, checks]


def test_an_open_event_is_kept_and_shown_to_everyone() -> None:
    world, party = one_party()
    on_top(world, 1)
    do(world, party, "travel", scenario=1)
    kept = CAMPAIGN.load(CAMPAIGN.dump(world))
    assert (kept.parties[0].event, kept.parties[0].heading) == ("road-1", 1)
    shown = CAMPAIGN.view(world, None)["parties"]
    assert isinstance(shown, list)
    assert (shown[0]["event"], shown[0]["heading"]) == ("road-1", 1)
