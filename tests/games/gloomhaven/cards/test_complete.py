"""No half of a judged class is left out, and none is judged twice; which classes are not judged yet is told.

A class is judged by `test_<class>.py` and `test_<class>_higher.py` beside this file, hyphens as underscores.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec

import pytest

from taverna.games.gloomhaven import content

CARDS = 174
PARTS = ("", "_higher")
WAITING: set[str] = set()
"""Classes with halves that nobody has judged. One that is judged whole leaves this list."""


def halves_of(slug: str) -> list[str]:
    return [
        f"{slug}/{card.no}/{side}" for card in content.hero_class(slug).cards for side in ("top", "bottom")
    ]


def judged_of(slug: str) -> list[str]:
    judged: list[str] = []
    for part in PARTS:
        name = f"tests.games.gloomhaven.cards.test_{slug.replace('-', '_')}{part}"
        if find_spec(name) is not None:
            judged += importlib.import_module(name).judged.halves
    return judged


@pytest.mark.parametrize("slug", content.class_ids())
def test_every_half_is_judged_once(slug: str) -> None:
    judged = judged_of(slug)
    known = halves_of(slug)
    assert len(judged) == len(set(judged))
    assert not set(judged) - set(known)
    lacking = [key for key in known if key not in judged]
    assert bool(lacking) == (slug in WAITING), lacking


@pytest.mark.parametrize("slug", content.class_ids())
def test_a_judged_class_can_be_played(slug: str) -> None:
    assert slug in WAITING or slug in content.playable_classes(), content.hero_class(slug).lacks()


def test_the_starting_classes_are_judged() -> None:
    judged = [key for slug in content.STARTING_CLASSES for key in judged_of(slug)]
    assert len(judged) == 2 * CARDS
    assert not WAITING & set(content.STARTING_CLASSES)
