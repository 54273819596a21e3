"""The places of a campaign on the screen: from a new hero over shop, event and map to the table, in every language."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

from taverna.cli.screens.campaign.app import CityApp, ScenarioApp
from taverna.cli.screens.campaign.household import Household
from taverna.cli.screens.campaign.wording import Tongue
from taverna.cli.texts import texts_in
from taverna.games.gloomhaven.campaign.world import Choice
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.content.enhancing import slots
from taverna.i18n import LANGUAGES
from tests.cli.screens.campaign.test_household import household, ready
from tests.support.cli.screens import press, text

SIZE = (110, 34)


async def walk(app: CityApp, pilot: Pilot[None], words: str) -> None:
    """Press the key of the choice that says so."""
    for row in text(app).splitlines():
        at = row.find(words)
        if at > 3:
            await press(app, pilot, row[:at].split()[-1])
            return
    raise AssertionError(f"{words!r} is not on the screen:\n" + text(app))


def test_from_a_new_hero_to_the_table() -> None:
    home = household()

    async def story() -> None:
        app = CityApp(home, "en")
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            assert "Where: Gloomhaven" in text(app)
            await walk(app, pilot, "A new hero for Ana")
            await walk(app, pilot, "Draw two personal quests")
            await walk(app, pilot, "Tinkerer")
            assert "What is the hero called?" in text(app)
            await press(app, pilot, *["backspace"] * 12, *"Mira", "enter")
            assert home.people[0].offer == []
            hero = home.heroes_of(home.people[0])[0]
            assert hero.name == "Mira"
            await walk(app, pilot, f"{hero.name} (Tinkerer 1)")
            assert "Personal quest:" in text(app)
            await walk(app, pilot, "Shop")
            await walk(app, pilot, "Heater Shield")
            assert home.heroes_of(home.people[0])[0].items == [8]
            await press(app, pilot, "escape", "escape")
            await walk(app, pilot, "Map and scenarios")
            await walk(app, pilot, "Set out for 1 Black Barrow")
            while home.party.event or home.party.choices:
                await press(app, pilot, "1")
            await walk(app, pilot, "Play 1 Black Barrow")
            assert "Scenario level 1" in text(app)
            await walk(app, pilot, "Difficulty: normal")
            await walk(app, pilot, "Open information: off")
            assert "Scenario level 2" in text(app)
            await walk(app, pilot, "Begin")
        assert app.plays
        options = home.running().options
        assert (options["difficulty"], options["open_information"]) == ("hard", True)

    asyncio.run(story())


@pytest.mark.rule("GH-C-RDD-12")
def test_the_penalties_of_a_random_dungeon_are_set_before_it() -> None:
    home = ready(household())

    async def story() -> None:
        app = CityApp(home, "en")
        async with app.run_test(size=(110, 60)) as pilot:
            await pilot.pause()
            await walk(app, pilot, "Map and scenarios")
            await walk(app, pilot, "Play Random Dungeon")
            await walk(app, pilot, "Penalty of the first room: none")
            await walk(app, pilot, "Begin")
        assert home.running().options["penalty_1"] == "minor"

    asyncio.run(story())


@pytest.mark.rule("GH-C-PRO-05")
def test_one_person_leads_several_heroes_each_of_a_level_of_choice() -> None:
    home = ready(household())
    home.party.heading = 0
    home.world.prosperity = 9

    async def story() -> None:
        app = CityApp(home, "en")
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await walk(app, pilot, "Another hero for Ana")
            await walk(app, pilot, "Draw two personal quests")
            await walk(app, pilot, "Cragheart")
            await walk(app, pilot, "Level 2")
            await press(app, pilot, "enter")
        _first, second = home.heroes_of(home.people[0])
        assert (second.hero_class, second.level, second.gold) == ("cragheart", 2, 45)
        assert second.id in home.party.members

    asyncio.run(story())


@pytest.mark.rule("GH-C-ITM-03", "GH-C-ITM-04")
def test_what_was_bought_in_this_visit_is_taken_back_at_its_price() -> None:
    home = ready(household())
    home.party.heading = 0
    hero = home.heroes_of(home.people[0])[0]
    hero.gold, hero.items, hero.receipts = 30, [], []

    async def story() -> None:
        app = CityApp(home, "en")
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await walk(app, pilot, "Mira (Tinkerer 1)")
            await walk(app, pilot, "Shop")
            await walk(app, pilot, "Boots of Striding")
            assert ", 1 item " in text(app)
            assert "Sell Boots of Striding" not in text(app)
            await walk(app, pilot, "Take back: Boots of Striding")
        assert (hero.gold, hero.items) == (30, [])

    asyncio.run(story())


@pytest.mark.rule("GH-C-RET-12")
def test_a_hero_stays_behind_and_comes_back() -> None:
    home = ready(household())
    home.party.heading = 0
    hero = home.heroes_of(home.people[0])[0]

    async def story() -> None:
        app = CityApp(home, "en")
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await walk(app, pilot, "The party")
            await walk(app, pilot, "Mira (Tinkerer 1) stays behind")
            assert hero.id not in home.party.members
            assert "set aside" in text(app)
            await walk(app, pilot, "Mira (Tinkerer 1) comes back")
            assert hero.id in home.party.members

    asyncio.run(story())


@pytest.mark.rule("GH-C-PAR-01", "GH-C-WLD-02")
def test_a_second_party_is_founded_led_and_left_again() -> None:
    home = ready(household())
    home.party.heading, home.party.played = 0, 1
    first = home.party.members

    async def story() -> None:
        app = CityApp(home, "en")
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await walk(app, pilot, "The party")
            await walk(app, pilot, "Found another party")
            await press(app, pilot, "enter")
            assert (home.party.name, home.party.members) == ("Party 2", [])
            assert "may play 1 Black Barrow" in text(app)
            await press(app, pilot, "escape")
            await walk(app, pilot, "Another hero for Ana")
            await walk(app, pilot, "Draw two personal quests")
            await walk(app, pilot, "Cragheart")
            await press(app, pilot, "enter")
            assert [hero.hero_class for hero in home.world.members(home.party)] == ["cragheart"]
            await walk(app, pilot, "The party")
            await walk(app, pilot, "Go on with The Company")
            assert home.party.members == first  # nobody was taken along
            await walk(app, pilot, "Cyra (Cragheart 1) changes to")
            assert len(home.party.members) == len(first) + 1

    asyncio.run(story())


@pytest.mark.rule("GH-C-ENV-09")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_riddle_is_tried_bowl_by_bowl(lang: str) -> None:
    home = ready(household())
    home.party.heading = 0
    home.world.opened.append("envelope-x")

    async def story() -> None:
        app = CityApp(home, lang)
        async with app.run_test(size=(110, 50)) as pilot:
            await pilot.pause()
            await walk(app, pilot, {"en": "The party", "pt-BR": "O grupo", "es": "El grupo"}[lang])
            await walk(app, pilot, {"en": "The riddle", "pt-BR": "O enigma", "es": "El enigma"}[lang])
            assert "clue-" not in text(app)
            await press(app, pilot, *["1"] * 6)
            assert home.party.tried
            assert "cli-" not in text(app)

    asyncio.run(story())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_enhancement_is_named_by_card_half_and_line(lang: str) -> None:
    home = ready(household())
    tongue = Tongue(texts_in(lang), home.world, home.party)
    hero = home.heroes_of(home.people[0])[0]
    for place, slot in slots(hero.hero_class).items():
        for sticker in slot.accepts:
            change = {"do": "enhance", "hero": hero.id, "place": place, "sticker": sticker}
            told = tongue.deed(Deed("Ana", dict(change)))
            assert tongue.card(hero.hero_class, slot.card) in told
            assert "cli-" not in told
            assert place not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_speaks_the_language(lang: str) -> None:
    """A text that is missing would be a warning, and warnings are errors here."""
    home = ready(household())
    home.party.location, home.party.heading = "1", 0

    async def story() -> None:
        app = CityApp(home, lang)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            for keys in (("1", "escape"), ("2", "escape"), ("3",), ("1", "escape"), ("l",)):
                await press(app, pilot, *keys)
                assert "cli-" not in text(app)

    asyncio.run(story())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["location", "item", "gold", "pay", "discards", "minus-ones", "one-of", "pay-item"]
)
def test_what_is_left_to_settle_is_asked(kind: str, lang: str) -> None:
    home = ready(household())
    places = {"one-of": [1, 1, 1, 1, 2], "pay-item": [2, 28, 1]}
    home.party.choices = [Choice(kind, places.get(kind, [2]))]
    for hero in home.world.heroes:
        hero.gold, hero.items = 10, [13]
    if kind == "pay-item":
        home.world.road_events.remove(28)

    async def story() -> None:
        app = CityApp(home, lang)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await press(app, pilot, "9")
            assert "cli-" not in text(app)
            await press(app, pilot, "1")
            left = ["gold"] if kind == "pay-item" else []  # what the item was paid for
            assert [choice.kind for choice in home.party.choices] == left

    asyncio.run(story())


def test_with_several_people_a_curtain_hides_the_quest() -> None:
    home = household(None, "Ana", "Bo")

    async def story() -> None:
        app = CityApp(home, "en")
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await walk(app, pilot, "A new hero for Bo")
            assert "Draw two" not in text(app)
            await press(app, pilot, "enter")
            await walk(app, pilot, "Draw two personal quests")
            assert len(home.people[1].offer) == 2

    asyncio.run(story())


def test_the_table_of_a_scenario_ends_in_the_city(tmp_path: object) -> None:
    home: Household = ready(household())
    home.begin(home.chapters()[0])
    app = ScenarioApp(home, "en")
    assert app.start is not None

    async def story() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            app.play_again(home.session(), same_cards=True)
        assert app.home.saga.chapter is not None

    asyncio.run(story())
