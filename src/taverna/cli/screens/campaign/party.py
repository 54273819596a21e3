"""The party: who comes along, who stays behind, sealed things and the riddle (GH-C-PAR, GH-C-RET-12, GH-C-ENV)."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from textual.content import Content

from taverna.cli.screens.campaign import pages
from taverna.cli.screens.campaign.household import Household
from taverna.cli.screens.campaign.places import Place
from taverna.cli.screens.campaign.wording import Tongue
from taverna.cli.screens.dialogs import Entry
from taverna.games.gloomhaven.campaign import riddle, scenarios, unlocking
from taverna.games.gloomhaven.campaign.naming import LONGEST_NAME
from taverna.games.gloomhaven.campaign.world import PLAYING, SET_ASIDE, Character
from taverna.games.gloomhaven.city.deeds import Deed, of_hero
from taverna.games.gloomhaven.content.riddle import BOWLS
from taverna.kernel import TavernaError


class PartyPlace(Place):
    """Deeds about the whole company, for whoever sits at the screen."""

    name_of_place = "party"

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return pages.party_page(self.home, tongue, width)

    def fill(self, tongue: Tongue) -> None:
        home, texts = self.home, tongue.texts
        for person in home.people:
            for hero in home.world.heroes:
                if hero.player == person.name:
                    self._offer(hero, tongue)
        if unlocking.AT_WILL not in home.world.opened:
            change: dict[str, object] = {"do": "open", "box": unlocking.AT_WILL}
            self.add(texts("campaign-open-at-will"), partial(self.do, Deed(home.speaker, change)))
        if may_solve(home):
            self.add(texts("campaign-riddle"), lambda: self.app.enter(RiddlePlace(home)))
        for party in home.world.parties:
            if party is not home.party:
                self.add(texts("campaign-lead", party=party.name), partial(self._switch, party.name))
        self.add(texts("campaign-found-party"), self._ask_name)
        self.add(texts("campaign-back"), self.action_back)

    def _switch(self, party: str) -> None:
        self.tell(self.home.switch(party))
        self.after()

    def _ask_name(self) -> None:
        texts = self.tongue.texts
        usual = texts("campaign-new-party", number=len(self.home.world.parties) + 1)
        self.app.push_screen(Entry(texts("campaign-which-party"), usual, LONGEST_NAME), self._found)

    def _found(self, name: str | None) -> None:
        if not name:
            return
        try:
            self.tell(self.home.found_party(name))
        except TavernaError as problem:
            self.notice = self.app.refused(problem)
        self.after()

    def _offer(self, hero: Character, tongue: Tongue) -> None:
        if hero.standing == PLAYING and hero in self.home.company:
            name = tongue.texts("campaign-set-aside", hero=tongue.hero(hero))
            self.add(name, partial(self.do, of_hero(hero.player, "set-aside", hero.id)))
        elif hero.standing == PLAYING and self._may_change(hero):
            name = tongue.texts("campaign-change-party", hero=tongue.hero(hero))
            self.add(name, partial(self.do, self._joining(hero)))
        elif hero.standing == SET_ASIDE and self.home.has_room:
            name = tongue.texts("campaign-bring-back", hero=tongue.hero(hero))
            self.add(name, partial(self.do, self._joining(hero)))

    def _joining(self, hero: Character) -> Deed:
        party = self.home.party
        return Deed(hero.player, {"do": "members", "party": party.name, "heroes": [*party.members, hero.id]})

    def _may_change(self, hero: Character) -> bool:
        """Heroes change between parties that have played; new ones may go anywhere (GH-C-PAR-01, 02)."""
        return self.home.has_room and bool(self.home.party.played or not hero.played)


class RiddlePlace(Place):
    """Six bowls are set in a row, one after the other; the last one decides."""

    name_of_place = "riddle"
    ends = True

    def __init__(self, home: Household) -> None:
        super().__init__(home)
        self.row: list[str] = []

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return pages.riddle_page(self.home, tongue, width, self.row)

    def fill(self, tongue: Tongue) -> None:
        if not may_solve(self.home):
            return
        for bowl in BOWLS:
            if bowl not in self.row:
                self.add(tongue.words.component("element", bowl), partial(self._set, bowl))

    def _set(self, bowl: str) -> None:
        self.row.append(bowl)
        if len(self.row) < len(BOWLS):
            self.show()
            return
        change: dict[str, object] = {"do": "solve", "party": self.home.party.name, "order": self.row}
        self.do(Deed(self.home.speaker, change))


def may_solve(home: Household) -> bool:
    """In Gloomhaven, once in a visit, while envelope X keeps its secret."""
    world, party = home.world, home.party
    is_open = unlocking.ENVELOPE_X in world.opened and not riddle.is_solved(world)
    return is_open and scenarios.is_in_city(party) and not party.tried
