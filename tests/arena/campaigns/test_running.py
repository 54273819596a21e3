"""Whole campaigns by bots: the same arguments give the same, whoever plays them and however often it was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from taverna.arena.campaigns import CampaignPlan, Chronicle, simulate_campaigns
from taverna.arena.campaigns.chapters import Step, play_step
from taverna.arena.campaigns.chronicle import CampaignStory
from taverna.arena.report.campaign_page import campaign_page
from taverna.kernel import BadCall, BadData

PLAN = CampaignPlan(heroes=2, level="novice", until=2, campaigns=2, seed=5)


class Enough(Exception):
    """Somebody stops the program."""


def stop(chronicle: Chronicle) -> None:
    raise Enough


def told(chronicle: Chronicle) -> list[dict[str, object]]:
    return [story.to_dict() for story in chronicle.stories]


@pytest.fixture(scope="module")
def chronicle() -> Chronicle:
    return simulate_campaigns(PLAN)


def test_so_many_scenarios_are_played_in_each_campaign(chronicle: Chronicle) -> None:
    assert [story.played for story in chronicle.stories] == [2, 2]
    assert [story.ended for story in chronicle.stories] == ["enough", "enough"]
    first = chronicle.stories[0].lines[0]
    assert first["scenario"] == 1
    assert first["try"] == 1
    assert first["difficulty"] == "normal"


def test_what_was_stopped_goes_on_and_comes_to_the_same(chronicle: Chronicle, tmp_path: Path) -> None:
    results = tmp_path / "campaigns"
    seen: list[int] = []
    for _ in range(2):
        with pytest.raises(Enough):
            simulate_campaigns(PLAN, 1, results, stop)
    again = simulate_campaigns(PLAN, 1, results, lambda found: seen.append(found.played))
    assert told(again) == told(chronicle)
    assert seen == [3, 4], "two scenarios were kept"
    assert told(simulate_campaigns(PLAN, 1, results, stop)) == told(chronicle), "nothing is played again"


def test_results_of_another_plan_are_refused(tmp_path: Path) -> None:
    results = tmp_path / "campaigns"
    with pytest.raises(Enough):
        simulate_campaigns(PLAN, 1, results, stop)
    with pytest.raises(BadData, match="heroes"):
        simulate_campaigns(CampaignPlan(heroes=3, level="novice", until=2, campaigns=2, seed=5), 1, results)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (CampaignPlan(heroes=5), "bad-seats"),
        (CampaignPlan(level="genius"), "unknown-bot"),
        (CampaignPlan(campaigns=0), "bad-number"),
        (CampaignPlan(until=-1), "bad-number"),
        (CampaignPlan(most_tries=0), "bad-number"),
        (CampaignPlan(seed=-1), "bad-seed"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(plan: CampaignPlan, code: str) -> None:
    with pytest.raises(BadCall) as refused:
        simulate_campaigns(plan)
    assert refused.value.code == code


def test_a_scenario_that_is_lost_too_often_ends_the_campaign_instead_of_stalling_it() -> None:
    stage = play_step(Step(PLAN, 0, 8, ((1, 8),), ""))
    assert stage.line["ended"] == "given-up"


def line(**known: Any) -> dict[str, object]:
    usual = {"retired": [], "classes": [], "completed": 0, "donations": 0, "prosperity": 1, "reputation": 0}
    heroes = [{"class": "brute", "level": 1, "gold": 3, "items": 0}]
    played = {"scenario": 1, "try": 1, "won": True, "level": 1, "rounds": 9, "heroes": heroes}
    return {**usual, **played, **known}


def test_a_story_counts_tries_retirements_and_when_classes_open() -> None:
    story = CampaignStory(0)
    story.add(line(won=False), 3)
    story.add(line(retired=["brute"]), 3)
    story.add(line(scenario=2, classes=["sun"], completed=2), 3)
    assert (story.played, story.won, story.losses()) == (3, 2, {1: 1})
    assert (story.opened(), story.retired(), story.ended) == ({"sun": 3}, [(2, "brute")], "enough")
    chronicle = Chronicle(PLAN, [story])
    assert chronicle.scenarios() == [(1, 2, 1), (2, 1, 1)]
    assert ("sun", [3]) in chronicle.classes()
    page = campaign_page(chronicle, lambda kind, id: f"{kind} {id}")
    assert "| class sun | 1 of 1 | 3 | 3.0 | 3 |" in page
    assert "| 1 | scenario 1 | 2 | 1 | 50% |" in page
    assert "class brute retires" in page
