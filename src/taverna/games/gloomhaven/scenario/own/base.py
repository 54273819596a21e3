"""The list of scenarios that need more than clauses can say, by the name that a file gives as `own`.

A story of its own is a class without state, with moments as methods; its only memory are the registers that the
scenario's file names. Clauses of the file hold beside it.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.scenario.story import ClauseStory

_stories: Final[dict[str, ClauseStory]] = {"": ClauseStory()}


def register_story(name: str, story: ClauseStory) -> None:
    assert name not in _stories, name
    _stories[name] = story
    handled.STORIES.add(name)


def story_of(name: str, path: str = "scenario") -> ClauseStory:
    """Without a name: told by its clauses alone."""
    if name not in _stories:
        raise unknown(
            f"{path}.own", "class of the scenario's own", name, [known for known in _stories if known]
        )
    return _stories[name]
