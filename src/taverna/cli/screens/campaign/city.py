"""The city, its heroes, its shop, and the map: screens of a campaign between scenarios."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from textual.content import Content

from taverna.cli.screens.campaign import pages
from taverna.cli.screens.campaign.creation import CreationPlace
from taverna.cli.screens.campaign.household import Household
from taverna.cli.screens.campaign.party import PartyPlace
from taverna.cli.screens.campaign.places import Place, Private
from taverna.cli.screens.campaign.preparation import PreparationPlace
from taverna.cli.screens.campaign.wording import Tongue
from taverna.cli.screens.dialogs import Reader
from taverna.games.gloomhaven.campaign.chapters import SCENARIO, scenario_of
from taverna.games.gloomhaven.campaign.world import RANDOM_DUNGEON, Character, Person
from taverna.games.gloomhaven.city import offers
from taverna.kernel import Chapter


class CityPlace(Place):
    """Where a campaign begins, and where a party comes home to."""

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return pages.city_page(self.home, tongue, width)

    def fill(self, tongue: Tongue) -> None:
        home, texts = self.home, tongue.texts
        if home.saga.chapter is not None:
            self.add(texts("campaign-go-on"), self.app.sit_down)
            self.add(texts("campaign-give-up"), self._give_up)
            return
        if home.party.event or home.party.choices:
            self.add(texts("campaign-open-matter"), lambda: self.app.face_what_is_open(""))
        for person in home.people:
            mine = home.heroes_of(person)
            if not mine:
                self.add(texts("campaign-new-hero", name=person.name), partial(self._create, person))
            for hero in mine:
                self.add(tongue.hero(hero), partial(self._visit, hero), self._due(hero, tongue))
            if mine and home.has_room:
                self.add(texts("campaign-another-hero", name=person.name), partial(self._create, person))
        self.add(texts("campaign-map"), lambda: self.app.enter(MapPlace(home)))
        found = offers.journeys(home.world, home.party, home.speaker)
        self.add_deeds(tongue, [deed for deed in found if deed.change["do"] != "travel"])
        self.add(texts("campaign-company"), lambda: self.app.enter(PartyPlace(home)))
        self.add(texts("campaign-book"), self._read)

    def _due(self, hero: Character, tongue: Tongue) -> str:
        deeds = offers.growth(self.home.world, hero) + offers.visits(self.home.world, self.home.party, hero)
        due = sorted({str(deed.change["do"]) for deed in deeds} - {"donate"})
        return ", ".join(tongue.texts(f"campaign-due-{do}") for do in due)

    def _visit(self, hero: Character) -> None:
        self.app.enter(HeroPlace(self.home, hero.id))

    def _create(self, person: Person) -> None:
        self.app.enter(CreationPlace(self.home, person.name))

    def _give_up(self) -> None:
        self.tell(self.home.give_up())
        self.show()

    def _read(self) -> None:
        tongue = self.tongue
        self.app.push_screen(
            Reader(
                tongue.texts("campaign-book"),
                lambda width: pages.book_page(self.home, tongue, width),
                tongue.texts("close"),
            )
        )


class HeroPlace(Private):
    """A hero's sheet: what is due, what the city offers, and the shop."""

    name_of_place = "hero"

    def __init__(self, home: Household, hero: str) -> None:
        found = home.world.hero(hero)
        assert found is not None, hero
        super().__init__(home, found.player)
        self.hero_id = hero

    @property
    def hero(self) -> Character:
        found = self.home.world.hero(self.hero_id)
        assert found is not None
        return found

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return pages.hero_page(self.hero, tongue, width, self.alone)

    def fill(self, tongue: Tongue) -> None:
        world, party, hero = self.home.world, self.home.party, self.hero
        self.add_deeds(tongue, offers.growth(world, hero))
        self.add_deeds(tongue, offers.visits(world, party, hero))
        if offers.may_trade(party, hero):
            self.add(tongue.texts("campaign-shop"), lambda: self.app.enter(ShopPlace(self.home, hero.id)))
        if offers.enhancements(world, party, hero):
            self.add(
                tongue.texts("campaign-enhancer"), lambda: self.app.enter(EnhancerPlace(self.home, hero.id))
            )
        self.add(tongue.texts("campaign-back"), self.action_back)


class ShopPlace(Place):
    """Buying and selling (GH-C-ITM)."""

    name_of_place = "shop"

    def __init__(self, home: Household, hero: str) -> None:
        super().__init__(home)
        self.hero_id = hero

    @property
    def hero(self) -> Character:
        found = self.home.world.hero(self.hero_id)
        assert found is not None
        return found

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return pages.hero_page(self.hero, tongue, width, False)

    def fill(self, tongue: Tongue) -> None:
        world, party, texts = self.home.world, self.home.party, tongue.texts
        returns = offers.returns(world, party, self.hero)
        taken_back = [deed.change["item"] for deed in returns]
        sales = [deed for deed in offers.sales(party, self.hero) if deed.change["item"] not in taken_back]
        for key, deeds in (("campaign-take-back", returns), ("campaign-sell", sales)):
            for deed in deeds:
                self.add(texts(key, item=tongue.deed(deed)), partial(self.do, deed), tongue.note(deed))
        self.add_deeds(tongue, offers.purchases(world, party, self.hero))
        self.add(texts("campaign-back"), self.action_back)


class EnhancerPlace(ShopPlace):
    """Stickers on cards, each with its price (GH-C-ENH)."""

    name_of_place = "enhancer"

    def fill(self, tongue: Tongue) -> None:
        for deed, gold in offers.enhancements(self.home.world, self.home.party, self.hero):
            self.add(tongue.deed(deed), partial(self.do, deed), tongue.gold(gold))
        self.add(tongue.texts("campaign-back"), self.action_back)


class MapPlace(Place):
    """Where a party may go, and what it may play now."""

    name_of_place = "map"

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return pages.map_page(self.home, tongue, width)

    def fill(self, tongue: Tongue) -> None:
        home, texts = self.home, tongue.texts
        played = home.chapters()
        for chapter in played:
            scenario = scenario_of(chapter)
            again = scenario.isdecimal() and int(scenario) in home.world.completed
            new = chapter.id == f"{SCENARIO}-{scenario}" or scenario == RANDOM_DUNGEON
            if new or again:
                key = "campaign-play" if new else "campaign-casual"
                self.add(texts(key, scenario=tongue.scenario(scenario)), partial(self._prepare, chapter))
        reached = [chapter.id for chapter in played]
        for deed in offers.journeys(home.world, home.party, home.speaker):
            if deed.change["do"] == "travel" and f"{SCENARIO}-{deed.change['scenario']}" not in reached:
                name = texts("campaign-travel", scenario=tongue.deed(deed))
                self.add(name, partial(self.do, deed))
        self.add(texts("campaign-back"), self.action_back)

    def _prepare(self, chapter: Chapter) -> None:
        self.app.enter(PreparationPlace(self.home, chapter))
