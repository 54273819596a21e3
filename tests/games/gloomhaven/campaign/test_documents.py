"""The world's document: whole again after loading, refused with the place where it can't be (design 5.5)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import taverna
from taverna.games.gloomhaven.campaign import closing
from taverna.kernel import BadData, Rng, Saga
from tests.games.gloomhaven.campaign.worlds import one_party, result
from tests.support.conformance.campaigns import Dump, dump_of, founded, play_out

CAMPAIGN = taverna.campaign("gloomhaven-campaign")


def played() -> Dump:
    saga = founded(CAMPAIGN)
    play_out(saga.begin("scenario-1", party="The Brave"), Rng(1))
    saga.close()
    return dump_of(saga)


def set_at(*way: Any, to: object) -> Callable[[Dump], None]:
    def change(dump: Dump) -> None:
        place: Any = dump
        for step in way[:-1]:
            place = place[step]
        place[way[-1]] = to

    return change


@pytest.mark.rule("GH-C-WLD-01", "GH-C-WLD-02", "GH-C-WLD-03", "GH-C-WLD-04")
def test_a_world_comes_back_as_it_was() -> None:
    dump = played()
    assert json.loads(json.dumps(CAMPAIGN.dump(CAMPAIGN.load(dump)))) == dump
    assert {"people", "heroes", "parties", "unlocked", "completed", "achievements", "stock", "looted"} <= set(
        dump
    )


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (set_at("prosperity", to=65), r"world\.prosperity: must lie between 0 and 64"),
        (set_at("unlocked", to=[1, 1]), r"world\.unlocked: holds something twice"),
        (set_at("unlocked", to=[99]), r"world\.unlocked"),
        (set_at("achievements", to={"the-hero": 1}), r"world\.achievements: there is no achievement"),
        (set_at("city_events", to=[82]), r"world\.city_events"),
        (set_at("stock", "1", to=9), r"world\.stock\.1: must lie between 0 and 2"),
        (set_at("classes", to=["paladin"]), r"world\.classes: there is no"),
        (set_at("looted", to=[99]), r"world\.looted: there is no treasure 99"),
        (set_at("enhancements", to={"brute": {"1/top.0.main.1": "stun"}}), r"world\.enhancements\.brute"),
        (set_at("heroes", 0, "class", to="paladin"), r"world\.heroes\[0\]\.class: there is no class"),
        (set_at("heroes", 0, "player", to="Nobody"), r"world\.heroes\[0\]\.player: there is nobody"),
        (set_at("heroes", 0, "level", to=2), r"world\.heroes\[0\]\.xp: must lie between 45"),
        (set_at("heroes", 0, "checks", to=19), r"world\.heroes\[0\]\.checks"),
        (set_at("heroes", 0, "items", to=[1, 1]), r"world\.heroes\[0\]\.items: holds an item twice"),
        (set_at("heroes", 0, "perks", to=[0, 0, 0, 0]), r"world\.heroes\[0\]\.perks: perk 0"),
        (set_at("heroes", 0, "pool", to=[14]), r"world\.heroes\[0\]\.pool: must hold a card"),
        (set_at("heroes", 0, "quest", to=1), r"world\.heroes\[0\]\.quest: there is no personal quest 1"),
        (set_at("heroes", 0, "start", "conditions", to=["fear"]), r"world\.heroes\[0\]\.start\.conditions"),
        (set_at("heroes", 0, "luck", to=3), r"world\.heroes\[0\]\.luck: is not a known field"),
        (set_at("heroes", 1, "id", to="h1"), r"world\.heroes\[1\]\.id: there are two heroes"),
        (set_at("parties", 0, "members", to=["h9"]), r"world\.parties\[0\]\.members: there is no hero"),
        (set_at("parties", 0, "reputation", to=21), r"world\.parties\[0\]\.reputation"),
        (set_at("parties", 0, "location", to="moon"), r"world\.parties\[0\]\.location: there is no place"),
        (set_at("parties", 0, "choices", to=[["luck", 1]]), r"world\.parties\[0\]\.choices"),
        (set_at("people", 1, "name", to="Ana"), r"world\.people\[1\]\.name: there are two people"),
        (set_at("gold", to=7), r"world\.gold: is not a known field"),
        (set_at("version", to=99), r"world\.version: this is version 99, newer than the \d"),
        (set_at("campaign", to="evening"), r"world\.campaign: this is a world of 'evening'"),
        (set_at("achievements", to={"city-rule-economic": 1, "city-rule-demonic": 1}), r"two of a type"),
        (set_at("designs", to=[1]), r"world\.designs: must hold items 71 to 95"),
        (set_at("side_scenarios", to=[2]), r"world\.side_scenarios: must hold side scenarios"),
        (set_at("opened", to=["envelope-z"]), r"world\.opened: there is no"),
        (set_at("fired", to=["moon"]), r"world\.fired: there is no"),
        (set_at("sealed", to={"envelope-b": {}}), r"world\.sealed: there is no"),
        (set_at("heroes", 0, "tally", to={"luck": 1}), r"world\.heroes\[0\]\.tally: there is no count"),
        (set_at("heroes", 0, "after", to="h9"), r"world\.heroes\[0\]\.after: there is no earlier hero"),
        (set_at("heroes", 0, "start", "consumed", to=[12]), r"world\.heroes\[0\]\.start\.consumed"),
        (set_at("parties", 0, "members", to=["h1", "h1"]), r"world\.parties\[0\]\.members"),
        (set_at("heroes", 0, "standing", to="dead"), r"world\.parties\[0\]\.members: hero 'h1' does not play"),
        (set_at("parties", 0, "donors", to=["h9"]), r"world\.parties\[0\]\.donors: there is no hero"),
        (set_at("parties", 0, "notes", to="x" * 2001), r"world\.parties\[0\]\.notes"),
        (set_at("parties", 0, "choices", to=[[]]), r"world\.parties\[0\]\.choices\[0\]"),
        (set_at("parties", 0, "choices", to=[["item"]]), r"world\.parties\[0\]\.choices\[0\]\.numbers"),
        (set_at("parties", 0, "choices", to=[["item", 152]]), r"world\.parties\[0\]\.choices\[0\]\.numbers"),
        (set_at("parties", 0, "choices", to=[["consume", 1]]), r"choices\[0\]\.numbers: member 1 has nothing"),
        (set_at("parties", 0, "choices", to=[["consume-any", 1]]), r"choices\[0\]\.numbers: nobody has"),
        (set_at("parties", 0, "choices", to=[["one-of", 1, 2, 1, 1, 1]]), r"choices\[0\]\.numbers: no event"),
        (set_at("parties", 0, "choices", to=[["one-of", 1]]), r"choices\[0\]\.numbers: a choice 'one-of'"),
        (set_at("parties", 0, "choices", to=[["pay", 9000]]), r"world\.parties\[0\]\.choices: the party owes"),
        (set_at("parties", 0, "event", to="city-99"), r"world\.parties\[0\]\.event: there is no event"),
    ],
)  # fmt: skip
def test_a_world_that_cannot_be_is_refused_with_the_place(
    change: Callable[[Dump], None], problem: str
) -> None:
    dump = played()
    change(dump)
    with pytest.raises(BadData, match=problem):
        CAMPAIGN.load(dump)


def test_a_quest_is_in_one_place_alone() -> None:
    dump = played()
    dump["quests"].append(dump["heroes"][0]["quest"])
    with pytest.raises(BadData, match=r"world\.quests"):
        CAMPAIGN.load(dump)


def test_a_saga_is_exported_and_imported_in_the_middle_of_a_scenario() -> None:
    saga = founded(CAMPAIGN)
    match = saga.begin("scenario-1", {"difficulty": "easy"}, "The Brave")
    decision = match.pending[0]
    match.submit(decision.seat, decision.options[0])
    again = Saga.from_json(saga.to_json())
    assert again.match is not None
    assert again.match.state.rng.dump() == match.state.rng.dump()
    assert again.match.options["difficulty"] == "easy"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (set_at("scenario", to="flooded-cellar"), r"result\.scenario: there is no scenario 'flooded-cellar'"),
        (set_at("scenario", to="96"), r"result\.scenario: there is no scenario '96'"),
        (set_at("heroes", 0, "xp", to=-1), r"result\.heroes\[0\]\.xp"),
        (
            set_at("heroes", 1, "treasures", to=[99]),
            r"result\.heroes\[1\]\.treasures: there is no treasure 99",
        ),
        (set_at("heroes", to=[]), r"result\.heroes: must be 2"),
        (set_at("luck", to=1), r"result\.luck: is not a known field"),
    ],
)
def test_a_result_that_cannot_be_is_refused_with_the_place(
    change: Callable[[Dump], None], problem: str
) -> None:
    world, party = one_party()
    data = result(world, party, 1, True)
    change(data)
    with pytest.raises(BadData, match=problem):
        closing.close_scenario(world, party, False, data)
