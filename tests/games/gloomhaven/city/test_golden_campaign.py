"""A campaign in small: twenty scenarios by bots, kept with their records; told again they come to the same world."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from taverna.kernel import Saga
from taverna.kernel.saga_entry import PLAYED
from tests.support.gloomhaven.sagas import lived, printed, world_of

GOLDEN = Path(__file__).with_name("golden_campaign.json")
SEED, SCENARIOS = 2026, 20


@pytest.fixture(scope="module")
def golden() -> Saga:
    return Saga.from_json(GOLDEN.read_text("utf-8"))


@pytest.fixture(scope="module")
def saga() -> Saga:
    return lived(SEED, SCENARIOS)


def test_the_printed_campaign_is_played_and_told_as_it_was(golden: Saga) -> None:
    """`python -m tests.games.gloomhaven.city.test_golden_campaign` plays it anew, if a change of rules is meant."""
    again = golden.retold()
    assert again.campaign.dump(again.world) == golden.campaign.dump(golden.world)
    assert printed(again) == printed(golden)
    told = [[event.to_dict() for event in entry.events] for entry in again.entries]
    assert told == [[event.to_dict() for event in entry.events] for entry in golden.entries]
    assert len([1 for entry in golden.entries if entry.kind == PLAYED]) == SCENARIOS


@pytest.mark.compiled
def test_bots_live_through_as_many_scenarios_today(saga: Saga) -> None:
    again = saga.retold()
    assert again.campaign.dump(again.world) == saga.campaign.dump(saga.world)
    assert world_of(saga).closed == SCENARIOS
    assert world_of(saga).completed, "something was won"


@pytest.mark.compiled
def test_kept_in_a_file_it_is_the_same_saga(saga: Saga) -> None:
    text = saga.to_json()
    again = Saga.from_json(text)
    assert again.to_json() == text
    assert printed(again) == printed(saga)


if __name__ == "__main__":
    GOLDEN.write_text(lived(SEED, SCENARIOS).to_json() + "\n", "utf-8")
    print(f"{GOLDEN} is played anew", file=sys.stderr)
