"""Content files of one's own: what they change and add, what is refused, and that games name them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from taverna.games.gloomhaven import content, own_content
from taverna.games.gloomhaven.content import shelf
from taverna.games.gloomhaven.content.own_files import read_house
from taverna.games.gloomhaven.content.shelf import PRINTED, Shelf
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.language.registry import MODIFIERS
from taverna.games.gloomhaven.scenario.building import CONTENT_FILES
from taverna.games.gloomhaven.view.reference import components
from taverna.i18n import Words
from taverna.kernel import BadData, BadOption, Match, Rng, registry, replay
from tests.games.gloomhaven.saving.test_damaged_positions import GONE, damaged, nodes

EXAMPLE = Path(__file__).parents[4] / "examples" / "gloomhaven-house.toml"
Data = dict[str, Any]


@pytest.fixture(autouse=True)
def only_the_printed_ones(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test adds is gone after it."""
    monkeypatch.setenv(own_content.VARIABLE, "")
    monkeypatch.setenv(CONTENT_FILES, "")
    yield
    for id in [own.id for own in shelf.houses()]:
        del shelf._shelves[id]
    content._house_monsters.clear()
    content._house_decks.clear()
    for id in content._own:
        del content._scenarios[id]
    content._own.clear()


def written(folder: Path, **data: object) -> Path:
    path = folder / "mine.json"
    path.write_text(json.dumps(data))
    return path


def shelf_of(folder: Path, **data: object) -> Shelf:
    return read_house(written(folder, **data))


# What changes


def test_the_example_changes_and_adds() -> None:
    found = read_house(EXAMPLE)
    assert found.id.startswith("hard-nights-")
    assert len(found.id) == len("hard-nights-") + content.MARK
    guard, printed = found.monster("bandit-guard"), content.monster("bandit-guard")
    assert [line.hp.constant for line in guard.lines[0]][:3] == [6, 8, 6]
    assert [line.shield for line in guard.lines[0]][:2] == [0, 1]
    assert [line.hp.constant for line in printed.lines[0]][:3] == [5, 6, 6]
    assert (
        found.monster("bandit-ringleader").line(0, 1).range
        == content.monster("bandit-archer").line(0, 1).range
    )
    assert [card.id for card in found.deck("ringleader").cards] == [9001, 9002, 9003]
    assert [(card.id, card.initiative) for card in found.deck("guard").cards] == [
        (524, 15), (525, 30), (526, 35), (527, 45), (529, 70), (530, 55), (531, 15), (9010, 20),
    ]  # fmt: skip
    brute = found.hero_class("brute")
    assert brute.hp[1] == 11
    assert {card.name: card.initiative for card in brute.cards}["trample"] == 60
    assert {card.name: card.initiative for card in brute.cards}["stand-fast"] == 33
    assert found.item(1).cost == 10
    keys = [MODIFIERS[card].key for card in found.monster_cards]
    assert (len(keys), keys.count("+1"), keys.count("-1")) == (20, 6, 4)


def test_what_is_not_named_is_the_printed_component() -> None:
    found = read_house(EXAMPLE)
    assert found.monster("hound") is content.monster("hound")
    assert found.deck("hound") is content.deck("hound")
    assert found.hero_class("tinkerer") is content.hero_class("tinkerer")
    assert found.item(2) is content.item(2)
    assert found.hero_cards == PRINTED.hero_cards


def test_the_printed_game_stays_as_it_is() -> None:
    found = read_house(EXAMPLE)
    game = Gloomhaven((), [found.id])
    table = game.setup(2, 1)
    assert table.rules.shelf is PRINTED
    assert table.figures[0].max_hp == 10
    with_house = game.setup(2, 1, {"content": found.id})
    assert with_house.figures[0].max_hp == 11


def test_the_same_file_is_the_same_shelf_and_another_is_another(tmp_path: Path) -> None:
    one = shelf_of(tmp_path, item=[{"id": "boots-of-striding", "cost": 1}])
    assert shelf_of(tmp_path, item=[{"id": "boots-of-striding", "cost": 1}]) is one
    other = shelf_of(tmp_path, item=[{"id": "boots-of-striding", "cost": 2}])
    assert (one.id != other.id, one.item(1).cost, other.item(1).cost) == (True, 1, 2)


def test_an_item_may_be_replaced(tmp_path: Path) -> None:
    row = {
        "number": 1,
        "replace": True,
        "id": "lead-boots",
        "slot": "legs",
        "cost": 5,
        "copies": 1,
        "use": "passive",
    }
    found = shelf_of(tmp_path, item=[{**row, "unmovable": True}]).item(1)
    assert (found.id, found.passives, found.unmovable) == ("lead-boots", [], True)


def test_new_components_are_in_the_reference() -> None:
    read_house(EXAMPLE)
    known: Data = components()
    assert known["cards"]["stand-fast"]["initiative"] == 33
    assert "9002" in known["decks"]["ringleader"]
    assert known["monsters"]["bandit-ringleader"]["deck"] == "ringleader"
    assert known["cards"]["trample"]["initiative"] == 72


# Played


def position(id: str) -> Data:
    return {
        "options": {"content": id},
        "map": {"floor": {"radius": 4}},
        "heroes": [
            {"class": "brute", "level": 2, "hex": [3, 0], "hand": ["stand-fast", "rest"], "perks": [1]},
            {"class": "tinkerer", "hex": [-3, 0]},
        ],
        "monsters": [{"type": "bandit-ringleader", "hex": [0, 0]}, {"type": "bandit-guard", "hex": [1, 1]}],
        "cards": {"ringleader": 9003},
    }


def test_a_position_is_played_with_them_to_its_end() -> None:
    id = read_house(EXAMPLE).id
    game = Gloomhaven((), [id])
    table = game.load(position(id))
    assert "+2:stun" in [MODIFIERS[card].key for card in table.heroes[0].deck.draw]
    assert game.dump(game.load(json.loads(json.dumps(game.dump(table))))) == game.dump(table)
    into = bytearray(game.observation.layout.size)
    game.observation.observe(table, 0, into)
    rng = Rng(3)
    while table.pending:
        decision = table.pending[0]
        game.apply(table, decision.seat, game.judgement.rollout_choice(table, decision, rng))
    assert game.outcome(table).over


def test_a_position_without_the_file_is_refused_in_words() -> None:
    id = read_house(EXAMPLE).id
    with pytest.raises(BadOption, match=f"the file '{id}' is not loaded here; name it with --content"):
        Gloomhaven().load(position(id))


def test_a_record_names_the_file_and_is_refused_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    loaders, loaded = dict(registry._loaders), dict(registry._loaded)
    try:
        monkeypatch.setenv(CONTENT_FILES, str(EXAMPLE))
        registry.register("gloomhaven", own_content.load)
        id = read_house(EXAMPLE).id
        match = Match("gloomhaven", 2, 5, {"content": id})
        match.submit(0, match.pending[0].options[0])
        record = match.record()
        assert record.options["content"] == id
        assert replay(record).view(0) == match.view(0)
        monkeypatch.setenv(CONTENT_FILES, "")
        registry.register("gloomhaven", own_content.load)
        with pytest.raises(BadData, match="is not loaded here"):
            replay(record)
    finally:
        registry._loaders.clear()
        registry._loaders.update(loaders)
        registry._loaded.clear()
        registry._loaded.update(loaded)


def test_a_scenario_of_ones_own_may_name_a_new_monster(tmp_path: Path) -> None:
    cellar = (EXAMPLE.parent / "gloomhaven" / "flooded-cellar.toml").read_text()
    assert 'type = "ooze"' in cellar
    (tmp_path / "cellar.toml").write_text(cellar.replace('type = "ooze"', 'type = "bandit-ringleader"'))
    with pytest.raises(BadData, match="there is no monster 'bandit-ringleader'"):
        content.add_scenarios(str(tmp_path), True)
    id = read_house(EXAMPLE).id
    [scenario] = content.add_scenarios(str(tmp_path), True)
    game = Gloomhaven([scenario], [id])
    table = game.setup(2, 1, {"scenario": scenario, "content": id})
    assert "bandit-ringleader" in [group.slug for group in table.rules.groups]
    with pytest.raises(BadData, match="there is no monster 'bandit-ringleader'"):
        game.setup(2, 1, {"scenario": scenario})


# Refused

LINE = {"hp": 5, "move": 2, "attack": 2}
CARD = {"id": 9001, "initiative": 10, "do": [{"do": "move", "n": "+0"}]}
HALF = {"do": [{"do": "move", "n": 2}]}
NEW_CARD: Data = {"no": 901, "id": "stand-fast", "level": 1, "initiative": 33, "top": HALF, "bottom": HALF}
REFUSED: list[tuple[Data, str, str]] = [
    ({"id": "My House"}, "id", "must be small letters"),
    ({"spell": []}, "spell", "is not a known field"),
    ({"monster": {}}, "monster", "must be a list"),
    ({"monster": [{"deck": "guard"}]}, "monster[0].id", "is missing"),
    ({"monster": [{"id": "hound"}, {"id": "hound"}]}, "monster[1].id", "is there twice"),
    ({"class": [{"id": "brute", "hand": 1}]}, "class[0].hand", "between 2 and 14, not 1"),
    ({"monster": [{"id": "hound", "normal": {"1": {"hp": 0}}}]}, "monster[0].normal[1].hp", "between 1 and 999"),
    (
        {"monster": [{"id": "hound", "elite": {"2": {"hp": "C-2"}}}]},
        "monster[0].elite[2].hp",
        "between 1 and 999, not 0",
    ),
    ({"monster": [{"id": "hound", "normal": {"0": {"attack": -1}}}]}, "monster[0].normal[0].attack", "not -1"),
    ({"monster": [{"id": "wolf", "like": "hund"}]}, "monster[0].like", "did you mean 'hound'?"),
    ({"monster": [{"id": "wolf", "deck": "hound", "standees": 4}]}, "monster[0]", "must have `normal` and `elite`"),
    ({"monster": [{"id": "hound", "deck": "dog"}]}, "monster[0].deck", "there is no deck 'dog'"),
    ({"monster": [{"id": "hound", "normal": {"8": {"hp": 4}}}]}, "monster[0].normal.8", "from 0 to 7"),
    ({"monster": [{"id": "hound", "boss": {"1": {"hp": 4}}}]}, "monster[0].boss.1", "that has this rank"),
    ({"monster": [{"id": "hound", "normal": {"1": {"hq": 4}}}]}, "monster[0].normal[1].hq", "not a known field"),
    ({"monster": [{"id": "hound", "normal": [LINE]}]}, "monster[0].normal", "must hold 8 levels"),
    ({"monster": [{"id": "hound", "claws": 2}]}, "monster[0].claws", "is not a known field"),
    ({"deck": [{"id": "guard", "cards": [{"initiative": 3}]}]}, "deck[0].cards[0].id", "is missing"),
    ({"deck": [{"id": "guard", "cards": [{**CARD, "initiative": 0}]}]}, "deck[0].cards[0].initiative", "between 1"),
    ({"deck": [{"id": "guard", "cards": [{"id": 527, "do": [{"do": "fly"}]}]}]}, "deck[0].cards[0].do[0].do", "'fly'"),
    ({"deck": [{"id": "guard", "cards": [{"id": 1, "remove": True}]}]}, "deck[0].cards[0].remove", "to remove"),
    ({"deck": [{"id": "dogs", "cards": []}]}, "deck[0].cards", "must come to 1 to 12 cards"),
    ({"class": [{"id": "moon"}]}, "class[0].id", "there is no class that can be played 'moon'"),
    ({"class": [{"id": "brute", "hp": [1]}]}, "class[0].hp", "must hold 9 levels"),
    ({"class": [{"id": "brute", "cards": [{**NEW_CARD, "no": 1}]}]}, "class[0].cards[0].no",
     "two cards are numbered 1"),
    ({"class": [{"id": "brute", "cards": [{"id": "trample", "initiative": 100}]}]}, "class[0].cards[0].initiative",
     "between 1 and 99"),
    ({"class": [{"id": "brute", "cards": [{"id": "trample", "remove": True}], "hand": 13}]},
     "class[0].cards", "must leave 13 cards of level 1 and X"),
    ({"class": [{"id": "brute", "cards": [{**NEW_CARD, "no": 900 + n, "id": f"new-{n}"} for n in range(9)]}]},
     "class[0].cards", "must come to at most 31"),
    ({"class": [{"id": "brute", "modifiers": [{"id": "+3", "value": 4}]}]}, "class[0].modifiers[0].id",
     "is another card already"),
    ({"class": [{"id": "brute", "modifiers": [{"id": "big", "value": 4}]}]}, "class[0].modifiers[0].id",
     "must look like"),
    ({"class": [{"id": "brute", "perks": [{"boxes": 1, "add": {"+4": 1}}]}]}, "class[0].perks[0].add",
     "there is no modifier card '+4'"),
    ({"item": [{"id": "boots"}]}, "item[0].id", "there is no item 'boots'"),
    ({"item": [{"number": 152}]}, "item[0].number", "between 1 and 151"),
    ({"item": [{"number": 1}, {"id": "boots-of-striding"}]}, "item[1].number", "is there twice"),
    ({"item": [{"number": 1, "slot": "nose"}]}, "item[0].slot", "there is no slot 'nose'"),
    ({"modifier_decks": {"monsters": {"+7": 1}}}, "modifier_decks.monsters.+7", "there is no modifier card '+7'"),
    ({"modifier_decks": {"monsters": {}}}, "modifier_decks.monsters", "must hold a card that is not rolling"),
    ({"modifier_decks": {"monsters": {"+0": 20, "+1": 20, "-1": 20, "x2": 1}}}, "modifier_decks.monsters",
     "more than 60"),
    ({"modifier_decks": {"bosses": {}}}, "modifier_decks.bosses", "is not a known field"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "place", "problem"), REFUSED, ids=[row[1] for row in REFUSED])
def test_a_mistake_is_refused_with_file_place_and_problem(
    data: Data, place: str, problem: str, tmp_path: Path
) -> None:
    path = written(tmp_path, **data)
    for _ in range(2):  # the second time it is told just the same
        with pytest.raises(BadData) as caught:
            read_house(path)
        told = str(caught.value)
        assert told.startswith(f"mine.json.{place}: "), told
        assert problem in told
        assert Words("en").error(caught.value).count("mine.json") == 1
    assert shelf.houses() == []


def test_a_file_that_is_not_there_or_no_data(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"none.toml: can't be read"):
        read_house(tmp_path / "none.toml")
    (tmp_path / "torn.toml").write_text("id = = 3")
    with pytest.raises(BadData, match=r"torn.toml: can't be read: .*line 1"):
        read_house(tmp_path / "torn.toml")
    (tmp_path / "list.json").write_text("[]")
    with pytest.raises(BadData, match=r"list.json: must be an object"):
        read_house(tmp_path / "list.json")


@pytest.mark.slow
@pytest.mark.parametrize(
    "junk", [GONE, None, -1, "x", [], {"x": 1}], ids=lambda junk: "gone" if junk is GONE else repr(junk)
)
def test_damaged_files_are_refused_or_read_never_a_crash(junk: object, tmp_path: Path) -> None:
    whole: Data = tomllib.loads(EXAMPLE.read_text())
    for way in nodes(whole):
        with suppress(BadData):
            read_house(written(tmp_path, **damaged(whole, way, junk)))
