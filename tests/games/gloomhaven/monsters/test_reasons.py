"""The reasons of a plan: every text in every language is used, complete, and names what it speaks of."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from taverna.cli.commands.gloomhaven import told
from taverna.games.gloomhaven.board.areas import ALL_TARGETS
from taverna.games.gloomhaven.monsters.position import Position
from taverna.games.gloomhaven.monsters.reasons import Reason
from taverna.games.gloomhaven.monsters.turn import plan
from taverna.i18n import LANGUAGES, Words
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.random_scenes import random_scene
from tests.support.gloomhaven.scenes import Scene, Skill, hero, monster


def texts(language: str) -> set[str]:
    source = files("taverna.games.gloomhaven").joinpath("text", f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^why-([a-z-]+) =", source, re.MULTILINE))


def scenes() -> list[tuple[Scene, Skill]]:
    """Many at random, and one for each reason that chance brings too seldom."""
    forked = Scene(
        [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)],
        {"M": monster(0, 0), "C": hero(2, 1)},
        traps=[(1, 0), (0, 1)],
    )
    crowd = Scene(disc(3), {"M": monster(0, 0), **{f"C{n}": hero(*hex) for n, hex in enumerate(row(1, 3))}})
    found = [random_scene(number) for number in range(800)]
    muddled, all_of_them = Skill(range=3, targets=2, muddled=True), Skill(targets=ALL_TARGETS)
    return [*found, (forked, Skill(move=3)), (crowd, muddled), (crowd, all_of_them)]


def one_of_each() -> dict[str, tuple[Reason, Position]]:
    found: dict[str, tuple[Reason, Position]] = {}
    for scene, skill in scenes():
        position = Position(scene.board, scene.names, scene.slot("M"), skill.ability())
        for reason in plan(scene.board, position.acting, position.ability, explain=True).why:
            found.setdefault(reason.key, (reason, position))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_text_and_every_text_its_reason(language: str) -> None:
    """A missing value would be a warning, which fails here."""
    words = Words(language, "gloomhaven")
    reasons = one_of_each()
    assert set(reasons) == texts(language)
    for reason, position in reasons.values():
        text = told(reason, position, words)
        assert text.endswith((".", ":"))
        assert not re.search(r"[{}$]", text)
        for cell in reason.cells:
            if reason.key not in ("stays-away", "has-no-attack"):
                assert "({}, {})".format(*position.board.map.hex(cell)) in text


def test_nobody_who_does_not_ask_is_told() -> None:
    scene = Scene(disc(3), {"M": monster(0, 0), "C": hero(2, 0)})
    assert plan(scene.board, 0, Skill(move=1).ability()).why == []
