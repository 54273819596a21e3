"""Before a scenario of a campaign: what the players may set for it, each with the level that follows (GH-S-LVL-02)."""

# Textual lets its awaitables go unawaited: the work is then done on the next turn of its loop.
# mypy: disable-error-code="unused-awaitable"

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from textual.content import Content

from taverna.cli.boards.painting import piece, wrap
from taverna.cli.screens.campaign.household import Household
from taverna.cli.screens.campaign.places import Place
from taverna.cli.screens.campaign.wording import Tongue
from taverna.games.gloomhaven.campaign.chapters import levels_of, scenario_of
from taverna.games.gloomhaven.scenario.building import recommended_level
from taverna.kernel import Chapter, GameOption, Setting, game as find_game

HARDER = ("solo", "open_information")
"""With these the highest level can't be chosen (GH-S-LVL-08, 09)."""


class PreparationPlace(Place):
    """Difficulty, solo play, variants; for a random dungeon its penalties. Begins when everybody likes it."""

    name_of_place = "preparation"

    def __init__(self, home: Household, chapter: Chapter) -> None:
        super().__init__(home)
        self.chapter = chapter
        self.options = [
            option for option in find_game(chapter.game).options if option.name in chapter.choices
        ]
        self.chosen: dict[str, Setting] = {option.name: option.default for option in self.options}

    def page(self, tongue: Tongue, width: int) -> Sequence[Content]:
        harder = any(self.chosen[name] is True for name in HARDER)
        level = recommended_level(levels_of(self.chapter), str(self.chosen["difficulty"]), harder)
        told = [
            tongue.scenario(scenario_of(self.chapter)),
            tongue.texts("campaign-scenario-level", level=level),
            "",
            *(
                f"{tongue.words.game_option(name)}: {tongue.words.game_option_help(name)}"
                for name in self.chosen
            ),
        ]
        return [row for text in told for row in wrap(piece(text, "$words"), width)]

    def fill(self, tongue: Tongue) -> None:
        self.add(tongue.texts("campaign-begin"), self._begin)
        for option in self.options:
            value = tongue.words.choice(option.name, self.chosen[option.name])
            self.add(f"{tongue.words.game_option(option.name)}: {value}", partial(self._turn, option))
        self.add(tongue.texts("campaign-back"), self.action_back)

    def _turn(self, option: GameOption) -> None:
        values: list[Setting] = list(option.choices) or [False, True]
        self.chosen[option.name] = values[(values.index(self.chosen[option.name]) + 1) % len(values)]
        self.show()

    def _begin(self) -> None:
        self.home.begin(self.chapter, self.chosen)
        self.app.sit_down()
