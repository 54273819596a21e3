"""Campaigns that were kept with an earlier version: each opens, has lost nothing, and goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from taverna.games.gloomhaven.campaign.campaign import ID, VERSION
from taverna.kernel import Saga
from taverna.kernel.saga_entry import DROPPED, PLAYED
from taverna.kernel.saga_file import write_file
from tests.support.gloomhaven.sagas import begin, founded, party_of, play_out, set_out, world_of

SAMPLES = Path(__file__).parent / "samples"
FILES = sorted(SAMPLES.glob("*.json"))


def test_every_version_that_was_ever_kept_has_a_sample() -> None:
    """A new version of the world's document brings one: `python -m tests.games.gloomhaven.city.kept_samples`."""
    assert [path.name for path in FILES] == [f"{ID}-{version}.json" for version in range(1, VERSION + 1)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_campaign_opens_and_has_lost_nothing(path: Path) -> None:
    kept = json.loads(path.read_text("utf-8"))
    saga = Saga.from_json(path.read_text("utf-8"))
    world = world_of(saga)
    assert saga.people == [one["name"] for one in kept["world"]["people"]]
    for hero, row in zip(world.heroes, kept["world"]["heroes"], strict=True):
        sheet = (
            hero.name,
            hero.hero_class,
            hero.level,
            hero.xp,
            hero.gold,
            hero.items,
            hero.perks,
            hero.pool,
        )
        names = ("name", "class", "level", "xp", "gold", "items", "perks", "pool")
        assert list(sheet) == [row[name] for name in names]
    assert sorted(world.completed) == sorted(kept["world"]["completed"])
    assert sorted(world.looted) == sorted(kept["world"]["looted"])
    assert world.prosperity == kept["world"]["prosperity"]
    assert len(saga.entries) - len([1 for entry in saga.entries if entry.kind == DROPPED]) == len(
        kept["entries"]
    )
    assert any(entry.kind == PLAYED and entry.record is not None for entry in saga.entries)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_campaign_goes_on(path: Path) -> None:
    saga = Saga.from_json(path.read_text("utf-8"))
    if saga.match is not None:
        saga.give_up()
    closed = saga.world.closed
    assert set_out(saga)
    begin(saga)
    play_out(saga, "novice")
    saga.close()
    assert saga.world.closed == closed + 1


def test_a_scenario_that_was_running_goes_on() -> None:
    saga = founded(3)
    set_out(saga)
    begin(saga)
    match = saga.match
    assert match is not None
    for _ in range(6):
        match.submit(match.pending[0].seat, match.pending[0].options[0])
    again = Saga.from_json(saga.to_json())
    assert again.match is not None
    assert again.match.steps == match.steps
    play_out(again, "novice")
    again.close()


def test_under_other_rules_the_running_scenario_is_tried_again_and_nothing_else_is_lost() -> None:
    saga = founded(3)
    set_out(saga)
    begin(saga)
    parts = json.loads(saga.to_json())
    parts["running"]["record"]["game_version"] += 1000
    kept = {name: part for name, part in parts.items() if name not in ("format", "format_version", "digests")}
    again = Saga.from_json(write_file(kept))
    assert again.match is None
    assert again.entries[-1].kind == DROPPED
    assert again.campaign.dump(again.world) == saga.campaign.dump(saga.world)
    number = party_of(again).heading
    assert again.next(party_of(again).name)[0].id == f"scenario-{number}"
    begin(again)
    assert again.match is not None
