"""The city, its heroes, its shop, and the map: screens of a campaign between scenarios."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from textual.content import Content

from taverna.cli.boards.painting import piece
from taverna.cli.screens.campaign import pages
from taverna.cli.screens.campaign.household import Household
from taverna.cli.screens.campaign.places import Place
from taverna.cli.screens.campaign.wording import Tongue
from taverna.cli.screens.choices import Choice
from taverna.cli.screens.dialogs import Curtain, Question, Reader
from taverna.games.gloomhaven.campaign.chapters import SCENARIO, levels_of, scenario_of
from taverna.games.gloomhaven.campaign.world import RANDOM_DUNGEON, Character, Person
from taverna.games.gloomhaven.city import offers
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.city.residents import NAMES
from taverna.games.gloomhaven.scenario.building import DIFFICULTIES, recommended_level
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
        self.add(texts("campaign-map"), lambda: self.app.enter(MapPlace(home)))
        found = offers.journeys(home.world, home.party, home.speaker)
        self.add_deeds(tongue, [deed for deed in found if deed.change["do"] != "travel"])
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


class Private(Place):
    """A place with something that only one person may see: with several at the screen a curtain comes first."""

    def __init__(self, home: Household, person: str) -> None:
        super().__init__(home)
        self.person = person
        self.alone = len(home.people) < 2

    def on_mount(self) -> None:
        super().on_mount()
        if not self.alone:
            self.app.push_screen(Curtain(self.tongue.texts, self.person), self._faced)

    def _faced(self, there: bool | None) -> None:
        self.alone = bool(there)
        if not there:
            self.action_back()
        else:
            self.show()


class CreationPlace(Private):
    """Two quests are drawn, then class and quest are chosen."""

    name_of_place = "creation"
    ends = True

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return [piece(tongue.texts("campaign-creation", name=self.person), "$words")]

    def fill(self, tongue: Tongue) -> None:
        person = self.home.world.person(self.person)
        if person is None or self.home.heroes_of(person):
            return
        if not self.alone:
            self.add(tongue.texts("campaign-curtain"), self.on_mount)
            return
        for deed in offers.creations(self.home.world, self.home.party, person):
            self.add(tongue.deed(deed), partial(self._do_named, deed), tongue.note(deed))

    def _do_named(self, deed: Deed) -> None:
        name = NAMES[len(self.home.world.heroes) % len(NAMES)]
        named = {"name": name} if deed.change["do"] == "create" else {}
        self.do(Deed(deed.person, {**deed.change, **named}))


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
        for deed in offers.sales(party, self.hero):
            name = texts("campaign-sell", item=tongue.deed(deed))
            self.add(name, partial(self.do, deed), tongue.note(deed))
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
                self.add(texts(key, scenario=tongue.scenario(scenario)), partial(self._ask, chapter))
        reached = [chapter.id for chapter in played]
        for deed in offers.journeys(home.world, home.party, home.speaker):
            if deed.change["do"] == "travel" and f"{SCENARIO}-{deed.change['scenario']}" not in reached:
                name = texts("campaign-travel", scenario=tongue.deed(deed))
                self.add(name, partial(self.do, deed))
        self.add(texts("campaign-back"), self.action_back)

    def _ask(self, chapter: Chapter) -> None:
        """How difficult it is to be; the recommended level is that of `normal` (GH-S-LVL-02)."""
        tongue = self.tongue
        levels = levels_of(chapter)
        choices: list[Choice] = []
        for place, difficulty in enumerate(DIFFICULTIES):
            level = recommended_level(levels, difficulty, False)
            name = tongue.words.component("difficulty", difficulty)
            text = tongue.texts("campaign-difficulty", name=name, level=level)
            choices.append(Choice(str(place + 1), text, place))
        question = Question(tongue.texts("campaign-how-difficult"), choices)
        self.app.push_screen(question, lambda key: self._begin(chapter, key))

    def _begin(self, chapter: Chapter, key: str | None) -> None:
        if key:
            self.home.begin(chapter, DIFFICULTIES[int(key) - 1])
            self.app.sit_down()
