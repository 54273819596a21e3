"""No word loads and does nothing: what has no handler is refused, or listed as not playable."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from taverna.games.gloomhaven import content, effects, rules, scenario
from taverna.games.gloomhaven.content.own_files import read_house
from taverna.games.gloomhaven.effects.odd.base import OddCard, odd_card
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.vocabulary import OPS, TARGET_MARKED
from taverna.kernel import BadData
from tests.support.gloomhaven.tabletop import GAME
from tests.support.gloomhaven.written import free
from tests.support.places import ROOT

ODD_FILES = Path(effects.__path__[0]) / "odd"
OWN_FILES = Path(scenario.__path__[0]) / "own"


def refused(folder: Path, **data: object) -> str:
    path = folder / "mine.json"
    path.write_text(json.dumps(data))
    with pytest.raises(BadData) as complaint:
        read_house(path)
    return str(complaint.value)


def half(*abilities: dict[str, object]) -> dict[str, object]:
    return {"do": list(abilities)}


@pytest.mark.parametrize("id", content.STARTING_CLASSES)
def test_every_word_of_the_starting_classes_is_carried_out(id: str) -> None:
    assert content.hero_class(id).lacks() == []


def test_a_class_is_offered_as_soon_as_every_word_of_it_is_carried_out() -> None:
    carried_out = [id for id in content.class_ids() if not content.hero_class(id).lacks()]
    offered = content.playable_classes()
    assert sorted(offered) == sorted(carried_out)
    assert tuple(offered[:6]) == content.STARTING_CLASSES
    for seat in range(1, 5):
        [option] = [option for option in GAME.options if option.name == f"class_{seat}"]
        assert option.choices == tuple(offered)


def test_every_class_of_the_box_has_its_place() -> None:
    assert set(content.class_ids()) <= set(content.PRINTED_CLASSES)


@pytest.mark.parametrize("id", content.deck_ids())
def test_every_word_of_the_monster_decks_is_carried_out(id: str) -> None:
    assert content.deck(id).lacks() == []


def test_a_draft_is_only_for_what_cannot_be_played() -> None:
    """Who teaches the rules a word moves the lines that waited for it into the card."""
    for id in content.class_ids():
        lacks = [path for path, _ in content.hero_class(id).lacks()]
        for number, card in enumerate(content.hero_class(id).cards):
            for side, said in (("top", card.top), ("bottom", card.bottom)):
                if said.drafts or said.unread:
                    assert any(path.startswith(f"{id}.json.cards[{number}].{side}.draft") for path in lacks)


def test_an_operation_without_a_handler_is_refused(tmp_path: Path) -> None:
    card = {"id": "trample", "no": 1, "bottom": half({"do": "redistributeDamage"})}
    said = refused(tmp_path, **{"class": [{"id": "brute", "cards": [card]}]})
    assert (
        said
        == "mine.json.class[0].cards[0].bottom.do[0].do: the ability 'redistributeDamage' is not carried out yet"
    )


def test_a_test_without_a_handler_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handled.TESTS, "numbers", handled.TESTS.numbers - {TARGET_MARKED})
    card = {"id": "trample", "no": 1, "top": half({"do": "attack", "n": 3, "if": ["target.marked"]})}
    assert "the test 'target.marked' is not" in refused(
        tmp_path, **{"class": [{"id": "brute", "cards": [card]}]}
    )


def test_an_odd_card_that_nobody_wrote_is_refused(tmp_path: Path) -> None:
    effect = {"on": "turn", "perform": [{"do": "special", "special": "turn-to-stone"}]}
    said = refused(tmp_path, item=[{"number": 7, "effects": [effect]}])
    assert said.endswith("perform[0].special: the special 'turn-to-stone' is not carried out yet")
    assert said.startswith("mine.json.item[0].effects[0].")


def test_a_window_that_nothing_opens_is_refused(tmp_path: Path) -> None:
    effect = {"on": "curseGiven", "perform": [{"do": "heal", "n": 1}]}
    assert "the window 'curseGiven' is not" in refused(tmp_path, item=[{"number": 7, "effects": [effect]}])


def test_a_written_position_with_such_a_boss_is_refused() -> None:
    with pytest.raises(BadData, match=r"monsters\[0\]\.type: the special '.*' of 'elder-drake' is not"):
        GAME.load(free(monsters=[{"type": "elder-drake", "hex": [0, 0]}]))


@pytest.mark.parametrize("path", sorted(ODD_FILES.glob("[a-z]*.py")), ids=lambda path: path.stem)
def test_an_odd_card_needs_no_more_than_its_file(path: Path) -> None:
    """It begins with the names that content gives what it does."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    names = re.findall(r"`([a-z0-9-]+)`", said.partition(": ")[0])
    if path.stem != "base":
        assert names
        assert set(names) <= handled.ODD


def test_an_odd_card_does_something_odd() -> None:
    assert all(type(odd_card(name)) is not OddCard or name == "one-more-obstacle" for name in handled.ODD)


def test_an_odd_card_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(
        AssertionError, match="no odd card is called 'turn-to-stone'; known: act-again, all-attacks-on-one, "
    ):
        odd_card("turn-to-stone")


@pytest.mark.parametrize("path", sorted(OWN_FILES.glob("[a-z]*.py")), ids=lambda path: path.stem)
def test_a_story_of_its_own_needs_no_more_than_its_file(path: Path) -> None:
    if path.stem != "base":
        assert path.stem.replace("_", "-") in handled.STORIES


def test_a_scenario_whose_story_nobody_tells_is_refused(tmp_path: Path) -> None:
    data = tomllib.loads((ROOT / "examples/gloomhaven/flooded-cellar.toml").read_text("utf-8"))
    (tmp_path / "mine.json").write_text(json.dumps({**data, "own": "nobodys"}))
    with pytest.raises(BadData, match=r"mine\.json\.own: there is no story 'nobodys'"):
        content.add_scenarios(str(tmp_path))


def test_only_what_a_file_opens_is_registered_there() -> None:
    """A window is named a second time where it is opened."""
    for room in (effects, rules):
        for path in Path(room.__path__[0]).rglob("*.py"):
            names = [
                node.attr if isinstance(node, ast.Attribute) else node.id
                for node in ast.walk(ast.parse(path.read_text("utf-8")))
                if isinstance(node, (ast.Attribute, ast.Name))
            ]
            registered = _registered(path)
            assert [name for name in registered if names.count(name) <= registered.count(name)] == [], path


def _registered(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith(
            ("handled.EVENTS", "handled.WINDOWS")
        ):
            words = [inner for arg in node.args for inner in ast.walk(arg)]
            found += [word.id for word in words if isinstance(word, ast.Name) and word.id.startswith("ON_")]
            found += [word.attr for word in words if isinstance(word, ast.Attribute)]
    return found


def test_some_operations_still_wait_for_a_handler() -> None:
    """If this list is empty, every printed card can be said and done."""
    waiting = {name for number, name in enumerate(OPS) if number not in handled.OPS.numbers}
    assert waiting == {
        "redistributeDamage",
    }


READ = {
    "attack": "attack multiply pierce push pull conditions advantage disadvantage ignoreShield retaliate kill "
    "xp infuse also",
    "attackAction": "attack range pierce push pull conditions multiply advantage disadvantage ignoreShield targets "
    "setTargets setTo xp",
    "moveAction": "move jump multiply xp",
    "healAction": "heal setTo cleanses",
    "healed": "heal",
    "targeted": "retaliate retaliateRange shield advantage disadvantage",
    "retaliate": "retaliate",
    "attackDamage": "shield retaliate retaliateRange",
    "damaged": "shield retaliate retaliateRange",
    "turnStart": "xp",
    "curseGiven": "conditions",
}
"""What is read of the gain of a lasting effect, by its event."""


def _gains(found: object) -> Iterator[tuple[str, str]]:
    """Every event and what a lasting effect gains at it, in the data of a card."""
    if isinstance(found, list):
        for part in found:
            yield from _gains(part)
    elif isinstance(found, dict):
        if found.get("do") == "passive":
            yield from ((str(found["on"]), str(name)) for name in found.get("gain", {}))
        for part in found.values():
            yield from _gains(part)


@pytest.mark.parametrize("id", content.class_ids())
def test_no_gain_of_a_lasting_effect_goes_unread(id: str) -> None:
    unread = [
        (event, name)
        for event, name in _gains(content.printed("classes", id)["cards"])
        if name not in READ.get(event, "").split()
    ]
    assert unread == []
