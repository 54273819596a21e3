"""A new hero: two quests are drawn, then class and quest, level and name are chosen (GH-C-CHR-02, GH-C-PRO-05)."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from textual.content import Content

from taverna.cli.boards.painting import piece
from taverna.cli.screens.campaign.household import Household
from taverna.cli.screens.campaign.places import Private
from taverna.cli.screens.campaign.wording import Tongue
from taverna.cli.screens.choices import Choice
from taverna.cli.screens.dialogs import Entry, Question
from taverna.games.gloomhaven.campaign import prosperity
from taverna.games.gloomhaven.campaign.naming import LONGEST_NAME
from taverna.games.gloomhaven.city import offers
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.city.residents import NAMES


class CreationPlace(Private):
    """Open to one person, whose quests nobody else may see. It closes with the hero."""

    name_of_place = "creation"
    ends = True

    def __init__(self, home: Household, person: str) -> None:
        super().__init__(home, person)
        self.heroes_before = len(home.world.heroes)

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        return [piece(tongue.texts("campaign-creation", name=self.person), "$words")]

    def fill(self, tongue: Tongue) -> None:
        person = self.home.world.person(self.person)
        if person is None or len(self.home.world.heroes) > self.heroes_before:
            return
        if not self.alone:
            self.add(tongue.texts("campaign-curtain"), self.on_mount)
            return
        for deed in offers.creations(self.home.world, self.home.party, person):
            self.add(tongue.deed(deed), partial(self._ask_level, deed), tongue.note(deed))

    def _ask_level(self, deed: Deed) -> None:
        """Any up to that of the city (GH-C-PRO-05)."""
        most = prosperity.level(self.home.world)
        if deed.change["do"] != "create" or most == 1:
            self._ask_name(deed)
            return
        texts = self.tongue.texts
        levels = [
            Choice(str(level), texts("campaign-at-level", level=level), level) for level in range(1, most + 1)
        ]
        question = Question(texts("campaign-which-level"), levels)
        self.app.push_screen(question, lambda key: self._ask_name(_at_level(deed, key)) if key else None)

    def _ask_name(self, deed: Deed) -> None:
        if deed.change["do"] != "create":
            self.do(deed)
            return
        usual = NAMES[len(self.home.world.heroes) % len(NAMES)]
        entry = Entry(self.tongue.texts("campaign-which-name"), usual, LONGEST_NAME)
        self.app.push_screen(entry, lambda name: self.do(_named(deed, name)) if name else None)


def _at_level(deed: Deed, level: str) -> Deed:
    return Deed(deed.person, {**deed.change, "level": int(level)})


def _named(deed: Deed, name: str) -> Deed:
    return Deed(deed.person, {**deed.change, "name": name})
