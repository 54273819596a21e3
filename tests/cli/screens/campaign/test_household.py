"""A campaign around one screen: bots see to themselves, everything is kept, and a scenario comes home."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from taverna.bots import bot
from taverna.cli.screens.campaign.household import Household
from taverna.games.gloomhaven.city import offers
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.kernel import BadData, Rng, TavernaError


def household(path: Path | None = None, *people: str) -> Household:
    home = Household.founded(5, list(people or ("Ana", "regular")), "The Company", path)
    home.settle_in()
    return home


def ready(home: Household) -> Household:
    """Ana has a hero, and the party stands before the first scenario."""
    home.do(Deed("Ana", {"do": "draw"}))
    create = offers.creations(home.world, home.party, home.people[0])[0]
    home.do(Deed("Ana", {**create.change, "name": "Mira"}))
    home.do(Deed("Ana", {"do": "travel", "party": "The Company", "scenario": 1}))
    while not offers.is_free(home.party):
        world, party = home.world, home.party
        home.do((offers.event_options(world, party, "Ana") + offers.settlements(world, party, "Ana"))[0])
    return home


def play_out(home: Household) -> None:
    match, player = home.running(), bot("novice")
    while not match.over:
        decision = match.pending[0]
        code = decision.options[0]
        if len(decision.options) > 1:
            code = player.choose(match.game, match.state, decision, Rng(1).fork(len(match.steps)))
        match.submit(decision.seat, code)


def test_bots_found_their_heroes_and_shop_while_people_are_waited_for() -> None:
    home = household()
    assert [person.name for person in home.people] == ["Ana"]
    assert [hero.player for hero in home.world.members(home.party)] == ["regular"]
    assert home.world.heroes[0].items


def test_a_scenario_is_played_closed_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    home = ready(household(file))
    home.begin(home.chapters()[0], {"difficulty": "easy"})
    assert home.session().people == [0]
    again = Household.opened(file)
    assert again.running().steps == []
    play_out(again)
    told = again.leave_table()
    assert told[0].kind in ("scenario-won", "scenario-lost")
    assert again.saga.chapter is None
    last = Household.opened(file)
    assert last.saga.campaign.dump(last.world) == again.saga.campaign.dump(again.world)
    retold = last.saga.retold()
    assert retold.campaign.dump(retold.world) == last.saga.campaign.dump(last.world)


def test_what_is_given_up_leaves_no_trace_but_in_the_book(tmp_path: Path) -> None:
    home = ready(household(tmp_path / "campaign.json"))
    before = home.saga.campaign.dump(home.world)
    home.begin(home.chapters()[0])
    assert home.chapters() == []
    assert [event.kind for event in home.give_up()] == ["chapter-dropped"]
    assert home.saga.campaign.dump(home.world) == before


def test_others_never_read_who_drew_which_quests() -> None:
    told = household().do(Deed("Ana", {"do": "draw"}))
    assert told == []


@pytest.mark.parametrize(
    ("spoiled", "place"),
    [
        ("{", "not a saga"),
        ('{"format": "other"}', "format"),
        ("newer", "format_version"),
        ("edited", "world"),
    ],
)
def test_files_that_are_no_campaign_of_ours_are_refused(tmp_path: Path, spoiled: str, place: str) -> None:
    file = tmp_path / "campaign.json"
    household(file).save()
    data = json.loads(file.read_text("utf-8"))
    if spoiled == "newer":
        data["format_version"] = 99
    if spoiled == "edited":
        data["world"]["heroes"][0]["gold"] += 1000
    file.write_text(spoiled if spoiled.startswith("{") else json.dumps(data), "utf-8")
    with pytest.raises(TavernaError, match=place) as refused:
        Household.opened(file)
    assert refused.value.values["file"] == str(file)


def test_a_campaign_of_another_game_is_refused(tmp_path: Path) -> None:
    import taverna

    file = tmp_path / "evening.json"
    file.write_text(taverna.Saga("evening", seed=1).to_json(), "utf-8")
    with pytest.raises(BadData, match="gloomhaven"):
        Household.opened(file)


def test_heroes_of_another_party_stay_with_it() -> None:
    """GH-C-PAR-02: a second party of the world has members of its own."""
    home = ready(household())
    other = home.world.heroes[0]
    home.party.heading = 0
    home.saga.arrange(other.player, {"do": "party", "party": "Two"})
    home.saga.arrange(other.player, {"do": "members", "party": "Two", "heroes": [other.id]})
    home.settle_in()
    assert home.world.parties[1].members == [other.id]
    assert other.id not in home.party.members


def test_a_file_opens_with_the_party_that_played_last(tmp_path: Path) -> None:
    home = ready(household(tmp_path / "two.json"))
    home.party.heading = 0
    home.found_party("Two")
    home.switch("The Company")
    assert Household.opened(tmp_path / "two.json").party.name == "The Company"
    home.saga.arrange("Ana", {"do": "travel", "party": "The Company", "scenario": 1})
    while not offers.is_free(home.party):
        world, party = home.world, home.party
        home.do((offers.event_options(world, party, "Ana") + offers.settlements(world, party, "Ana"))[0])
    home.begin(home.chapters()[0])
    home.looked = "Two"
    assert Household.opened(tmp_path / "two.json").party.name == "The Company"
    with pytest.raises(TavernaError, match="Thre"):
        home.look_at("Three")
