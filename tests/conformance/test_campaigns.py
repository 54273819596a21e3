"""Every campaign: founded, peopled, played chapter by chapter, saved and told again; nothing refused leaves a trace."""

from __future__ import annotations

import json

import pytest

from taverna.kernel import AnyCampaign, Chapter, Rng, Saga, TavernaError, registry, replay
from tests.support.conformance.campaigns import (
    begin_any,
    dump_of,
    for_each_campaign,
    founded,
    hooks_of,
    play_out,
)
from tests.support.toy_campaign import SUMMER


@pytest.fixture(autouse=True)
def summer_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._campaign_loaders, SUMMER.id, lambda: SUMMER)
    monkeypatch.setitem(registry._loaded_campaigns, SUMMER.id, SUMMER)


def chapters(saga: Saga, rng: Rng) -> list[Chapter]:
    """Play as many as the campaign's entry says."""
    found: list[Chapter] = []
    for _ in range(hooks_of(saga.campaign).chapters):
        match = begin_any(saga, rng)
        assert saga.chapter is not None
        found.append(saga.chapter)
        play_out(match, rng)
        saga.close()
    return found


@for_each_campaign
def test_a_founding_is_the_same_every_time(campaign: AnyCampaign) -> None:
    first, again = campaign.found(7), campaign.found(7)
    assert campaign.dump(first) == campaign.dump(again)
    assert campaign.dump(campaign.found(8)) != campaign.dump(first)


@for_each_campaign
def test_chapters_are_sound(campaign: AnyCampaign) -> None:
    saga = founded(campaign)
    for party in campaign.parties(saga.world):
        before = dump_of(saga)
        offered = saga.next(party)
        assert dump_of(saga) == before, "looking changes nothing"
        assert len({chapter.id for chapter in offered}) == len(offered)
        for chapter in offered:
            assert set(chapter.people) <= set(saga.people)
            data = json.loads(json.dumps(chapter.to_dict()))
            assert Chapter.from_dict(data, "chapter").to_dict() == chapter.to_dict()


@for_each_campaign
def test_the_world_is_saved_and_loaded_at_every_chapter(campaign: AnyCampaign) -> None:
    saga, rng = founded(campaign), Rng(1)
    for number in range(hooks_of(campaign).chapters):
        dump = dump_of(saga)
        assert campaign.dump(campaign.load(dump)) == dump
        assert saga.world.closed == number
        play_out(begin_any(saga, rng), rng)
        saga.close()


@for_each_campaign
def test_what_is_kept_in_a_file_goes_on_the_same_way(campaign: AnyCampaign) -> None:
    saga, rng = founded(campaign), Rng(2)
    other = Saga.from_json(saga.to_json())
    for _ in range(2):
        began = rng.clone()
        match, same = begin_any(saga, rng), begin_any(other, began)
        other = Saga.from_json(other.to_json())
        assert other.match is not None
        assert same.record().to_dict() == other.match.record().to_dict()
        play_out(match, rng.fork(1))
        play_out(other.match, rng.fork(1))
        assert [event.to_dict() for event in saga.close()] == [event.to_dict() for event in other.close()]
        assert saga.to_json() == other.to_json()


@for_each_campaign
def test_closing_the_replays_comes_to_the_stored_world(campaign: AnyCampaign) -> None:
    saga = founded(campaign)
    chapters(saga, Rng(3))
    assert dump_of(saga.retold()) == dump_of(saga)
    world = campaign.found(saga.seed, dict(saga.world.options))
    for entry in saga.entries:
        if entry.chapter is None or entry.record is None:
            campaign.arrange(world, entry.person, entry.change)
        else:
            campaign.close(world, entry.chapter, replay(entry.record).result())
            world.closed += 1
    assert campaign.dump(world) == campaign.dump(saga.world)


@for_each_campaign
def test_a_saga_is_retold_with_its_running_chapter(campaign: AnyCampaign) -> None:
    saga, rng = founded(campaign), Rng(8)
    begin_any(saga, rng)
    saga.give_up()
    match = begin_any(saga, rng)
    again = saga.retold()
    assert (again.begun, again.match is not None) == (2, True)
    assert again.to_json() == saga.to_json()
    play_out(match, rng.fork(1))
    assert again.match is not None
    play_out(again.match, rng.fork(1))
    saga.close()
    again.close()
    assert again.to_json() == saga.to_json()


@for_each_campaign
def test_what_is_refused_changes_nothing(campaign: AnyCampaign) -> None:
    saga = founded(campaign)
    before = saga.to_json()
    for change in hooks_of(campaign).refused:
        with pytest.raises(TavernaError):
            saga.arrange(saga.people[0], change)
    with pytest.raises(TavernaError):
        saga.begin("no such chapter", party=campaign.parties(saga.world)[0])
    with pytest.raises(TavernaError):
        saga.next("no such party")
    with pytest.raises(TavernaError):
        saga.close()
    assert saga.to_json() == before


@for_each_campaign
def test_a_running_chapter_can_be_dropped_and_costs_nothing(campaign: AnyCampaign) -> None:
    saga, rng = founded(campaign), Rng(4)
    before = dump_of(saga)
    match = begin_any(saga, rng)
    first = match.record().seed
    with pytest.raises(TavernaError):
        saga.close()
    saga.give_up()
    assert dump_of(saga) == before
    assert begin_any(saga, rng).record().seed != first, "another try has other chance"


@for_each_campaign
def test_nobody_sees_what_is_others(campaign: AnyCampaign) -> None:
    saga = founded(campaign)
    chapters(saga, Rng(5))
    for person in (*saga.people, None):
        altered = campaign.load(hooks_of(campaign).altered(dump_of(saga), person))
        assert campaign.view(altered, person) == campaign.view(saga.world, person)
        seen = json.dumps(campaign.view(saga.world, person))
        assert "rng" not in seen
        assert json.loads(seen) == campaign.view(saga.world, person)


@for_each_campaign
def test_what_is_told_is_json_and_kept(campaign: AnyCampaign) -> None:
    saga = founded(campaign)
    chapters(saga, Rng(6))
    again = Saga.from_json(saga.to_json())
    for person in (*saga.people, None):
        told = [event.to_dict() for event in saga.history(person)]
        assert told
        assert [event.to_dict() for event in again.history(person)] == told
