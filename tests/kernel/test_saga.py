"""A campaign being played: what is given and brought home, and the file in which it is kept."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import taverna
from taverna.kernel import (
    BadCall,
    BadData,
    BadOption,
    Match,
    Record,
    Rng,
    Saga,
    TavernaError,
    UnknownCampaign,
    registry,
    replay,
)
from tests.support.conformance.campaigns import Dump, dump_of, founded, play_out
from tests.support.toy_campaign import SUMMER
from tests.support.toy_game import TOY, PearlDivers


@pytest.fixture(autouse=True)
def summer_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._campaign_loaders, SUMMER.id, lambda: SUMMER)
    monkeypatch.setitem(registry._loaded_campaigns, SUMMER.id, SUMMER)


def summer(dives: int = 1) -> Saga:
    saga = founded(SUMMER, seed=9)
    for number in range(dives):
        play_out(saga.begin("dive"), Rng(number))
        saga.close()
    return saga


# What is given, and what comes of it


def test_what_is_given_lies_on_the_table() -> None:
    match = Match(TOY, 2, 1, given={"pearls": [4, 7]})
    assert match.outcome().scores == [4, 7]


def test_a_record_holds_what_was_given() -> None:
    match = Match(TOY, 2, 1, given={"pearls": [4, 7]})
    play_out(match, Rng(1))
    record = Record.from_json(match.record().to_json())
    assert record.given == {"pearls": [4, 7]}
    assert replay(record).result() == match.result()


def test_a_record_of_a_game_to_which_nothing_was_given_says_nothing_of_it() -> None:
    assert "given" not in Match(TOY, 2, 1).record().to_dict()


def test_what_is_given_in_a_wrong_form_is_refused_with_its_place() -> None:
    with pytest.raises(BadData, match=r"given\.pearls: must be 2"):
        Match(TOY, 2, 1, given={"pearls": [4]})


def test_most_games_take_nothing() -> None:
    with pytest.raises(BadCall) as refused:
        taverna.game("dead-mans-draw").setup(2, 1, given={"gold": 3})
    assert refused.value.code == "nothing-given"


def test_nothing_is_given_beside_a_position() -> None:
    position = TOY.dump(TOY.setup(2, 1))
    with pytest.raises(BadCall) as refused:
        Match(TOY, 2, 1, position=position, given={"pearls": [1, 1]})
    assert refused.value.code == "given-twice"


def test_a_game_that_goes_on_has_no_result() -> None:
    with pytest.raises(BadCall) as refused:
        Match(TOY, 2, 1).result()
    assert refused.value.code == "not-over"


def test_a_result_says_how_it_ended_and_what_the_game_adds() -> None:
    match = Match(TOY, 2, 1)
    play_out(match, Rng(1))
    assert match.result() == {"outcome": match.outcome().to_dict(), "pearls": match.outcome().scores}


# Campaigns


def test_campaigns_are_found_by_id() -> None:
    assert taverna.campaign("summer") is SUMMER
    assert "evening" in [one.id for one in taverna.campaigns()]
    with pytest.raises(UnknownCampaign, match="did you mean 'evening'"):
        taverna.Saga("evenin")


def test_what_was_won_is_there_in_the_next_chapter() -> None:
    saga = summer()
    pearls = saga.entries[-1].result["pearls"]
    assert saga.begin("dive").outcome().scores == pearls


def test_each_chapter_has_chance_of_its_own_that_follows_from_the_seed() -> None:
    assert summer().chapter_seed(0) == summer(2).chapter_seed(0)
    assert summer().chapter_seed(0) != summer().chapter_seed(1)
    assert Saga(SUMMER, 1).chapter_seed(0) != Saga(SUMMER, 2).chapter_seed(0)


def test_the_table_sets_only_what_is_left_to_it() -> None:
    saga = summer(0)
    with pytest.raises(BadOption) as refused:
        saga.begin("dive", {"bells": False})
    assert refused.value.code == "not-yours-to-set"
    assert saga.begin("dive", {"rounds": "2"}).options == {"bells": True, "together": False, "rounds": "2"}


def test_only_one_chapter_is_played_at_a_time() -> None:
    saga = summer(0)
    saga.begin("dive")
    for attempt in (lambda: saga.begin("drift"), lambda: saga.arrange("Dora", {"do": "join"})):
        with pytest.raises(BadCall) as refused:
            attempt()
        assert refused.value.code == "chapter-goes-on"


def test_a_shell_is_told_to_its_finder_alone() -> None:
    saga = summer()
    kinds = {person: [event.kind for event in saga.history(person)] for person in ("Ana", None)}
    assert kinds["Ana"].count("found-shell") == 1
    assert "found-shell" not in kinds[None]


# The file


def edited(change: Callable[[Dump], object]) -> str:
    data = json.loads(summer(2).to_json())
    change(data)
    return json.dumps(data)


def richer(data: Dump) -> None:
    data["world"]["closed"] = 7


def other_steps(data: Dump) -> None:
    data["entries"][4]["record"]["steps"].pop()


def foreign(data: Dump) -> None:
    data["format"] = {"my": "notes"}


def newer(data: Dump) -> None:
    data["format_version"] = 99


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (richer, r"saga\.world: was changed"),
        (other_steps, r"saga\.entries\[4\]: was changed"),
        (foreign, r"saga\.format: this is not"),
        (newer, r"saga\.format_version: this is form 99, newer"),
        (lambda data: data.pop("digests"), r"saga\.digests: must be an object"),
        (lambda data: data.pop("world"), r"saga\.digests\.world: is not a known field"),
    ],
)
def test_a_file_that_was_changed_is_refused_with_the_place(
    change: Callable[[Dump], object], place: str
) -> None:
    with pytest.raises(BadData, match=place):
        Saga.from_json(edited(change))


@pytest.mark.parametrize("text", ["", "{", "[]", '"saga"', "nonsense"])
def test_what_is_no_file_of_a_campaign_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        Saga.from_json(text)


def test_a_torn_file_is_refused_wherever_it_was_torn() -> None:
    text = summer().to_json()
    for length in range(0, len(text), 97):
        with pytest.raises(BadData):
            Saga.from_json(text[:length])


def test_a_world_of_a_newer_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = summer().to_json()
    monkeypatch.setattr(SUMMER, "version", 1)
    with pytest.raises(BadData, match=r"saga\.world\.version: this is version 2, newer than the 1"):
        Saga.from_json(text)


def test_a_world_of_an_earlier_version_is_upgraded() -> None:
    dump = dump_of(summer())
    divers = dump["divers"]
    former = {**dump, "version": 1, "divers": [{k: d[k] for k in ("name", "pearls")} for d in divers]}
    world = SUMMER.load(former)
    assert [diver.pearls for diver in world.divers] == [diver["pearls"] for diver in divers]
    assert [diver.shells for diver in world.divers] == [[], [], []]


def test_a_foreign_world_is_refused() -> None:
    evening = taverna.campaign("evening")
    with pytest.raises(BadData, match=r"world\.campaign: this is a world of 'evening'"):
        SUMMER.load(evening.dump(evening.found(1)))


def test_a_chapter_that_was_running_when_the_rules_changed_is_dropped_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    saga = summer()
    saga.begin("dive")
    text = saga.to_json()
    changed = PearlDivers()
    changed.version += 1
    monkeypatch.setitem(registry._loaders, TOY.id, lambda: changed)
    monkeypatch.setitem(registry._loaded, TOY.id, changed)
    later = Saga.from_json(text)
    assert later.match is None
    assert dump_of(later) == dump_of(saga)
    assert later.entries[-1].events[0].args == {"chapter": "dive", "reason": "other-rules"}
    assert "dive" in [chapter.id for chapter in later.next()]
    with pytest.raises(TavernaError, match="version"):
        later.retold()
