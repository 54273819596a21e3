"""A custom card file: it is checked, becomes a choice of the game, and is played with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from taverna.bots import bot, play as play_out
from taverna.games.dungeon_raiders import BOX, DungeonRaiders, own_content
from taverna.games.dungeon_raiders.content import VARIABLE, Box, DungeonRaidersComponents
from taverna.i18n import Words
from taverna.kernel import TABLE, BadData, BadOption, Match, Record, Rng, registry, replay
from tests.support.places import ROOT

EXAMPLE = ROOT / "examples" / "dungeon-raiders-cards.toml"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def read(tmp_path: Path, text: str) -> Box:
    return own_content.read(written(tmp_path, text))


def refusal(tmp_path: Path, text: str) -> str:
    with pytest.raises(BadData) as problem:
        read(tmp_path, text)
    return str(problem.value)


def example() -> tuple[DungeonRaiders, Box]:
    box = own_content.read(EXAMPLE)
    return DungeonRaiders([BOX, box]), box


def ids(box: Box) -> list[str]:
    return [room.id for room in box.rooms]


# The example


@pytest.mark.rule("R-37")
def test_the_example_is_read() -> None:
    _, box = example()
    assert box.id.startswith("my-box-")
    assert len(box.id.rpartition("-")[2]) == 8
    golem = box.rooms[box.numbers["golem"]]
    assert (golem.wounds, golem.values[4], golem.rule_of("wounds", "")) == (4, 1, "DR-10.32")
    assert "snake-1" not in box.numbers
    assert {
        "skeleton-1",
        "skeleton-2",
        "ogre-1",
        "hoard-1",
        "armoury-1",
        "trap-swamp",
        "lich",
    } <= box.numbers.keys()
    assert box.rooms[box.numbers["hoard-1"]].chests == [6, 3]
    assert box.copies == [5, 6, 6, 6]
    levels = {level.id: level.dark for level in box.levels}
    assert (levels["level-c"], levels["level-h"], len(levels)) == (0b10010, 0b10001, 8)
    assert next(one.items for one in box.characters if one.id == "warrior") == [0, 0, 0, 1]


def test_the_cards_that_the_game_comes_with_are_not_touched() -> None:
    example()
    assert BOX.rooms[BOX.numbers["golem"]].wounds == 3
    assert BOX.copies == [6, 6, 6, 6]
    assert (len(BOX.rooms), len(BOX.levels)) == (40, 7)


@pytest.mark.rule("R-37", "R-56")
def test_what_an_owner_has_looked_up_is_no_longer_in_doubt(tmp_path: Path) -> None:
    text = '[[boss]]\nid = "golem"\nwounds = 3\n[[boss]]\nid = "medusa"\nstrength = [11, 14, 16]\n'
    components = DungeonRaidersComponents(read(tmp_path, text))
    doubted = {component for component, _, _ in components.facts()}
    assert not {"golem: wounds", "medusa: strength", "medusa: strength for 5 players"} & doubted
    assert {"mummy: wounds", "sphinx: strength for 5 players"} <= doubted
    known = components.provenance()
    assert sorted([one.id for one in known.of("partly")]) == ["mummy", "sphinx", "tax-collector", "wolf-pack"]
    assert "medusa" not in [one.id for one in known.of("single-source")]


def test_an_owner_may_be_in_doubt_too(tmp_path: Path) -> None:
    text = '[[boss]]\nid = "golem"\nwounds = 5\ndoubt = { wounds = "low" }\nproposed = ["wounds"]\n'
    assert ("golem: wounds", "proposed", "R-56") in DungeonRaidersComponents(read(tmp_path, text)).facts()


def test_whole_games_are_played_with_it() -> None:
    game, box = example()
    entered: set[object] = set()
    for seed in range(24):
        state = game.setup(3 + seed % 3, seed, {"cards": box.id, "tactical": seed % 2 == 1})
        row = bytearray(game.observation.layout.size)
        game.observation.observe(state, 0, row)
        assert game.dump(game.load(game.dump(state))) == game.dump(state)
        play_out(game, state, [bot("greedy")] * state.seats, [Rng(seed * 9 + n) for n in range(state.seats)])
        assert state.over
        (boss,) = game.survey.traits_of(state, TABLE)
        assert game.survey.traits[boss].id == box.rooms[state.pile[24]].id
        entered |= {event.args.get("room") for event in state.events if event.kind.startswith("entered")}
    assert {"ogre-1", "hoard-1", "armoury-1", "trap-swamp"} <= entered
    assert "snake-1" not in entered


@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
def test_new_cards_are_called_by_their_names(language: str) -> None:
    game, box = example()
    state = game.load(
        {
            "seats": 3,
            "options": {"cards": box.id},
            "level": 5,
            "row": ["ogre-1", "hoard-1", "armoury-1", "trap-swamp", "lich"],
            "levels": ["level-a", "level-b", "level-c", "level-e", "level-d"],
            "characters": ["explorer", "knight", "warrior"],
        }
    )
    words = Words(language, game.id, ["Ana", "Bo", "Cy"])
    said = []
    for round in range(5):
        for seat in range(3):
            code = (round + seat) % 5
            said.append(words.option(game.describe(state, code)))
            game.apply(state, seat, code)
        said += [words.event(event) for event in state.drain()]
    text = "\n".join(said)
    for name in ("ogre", "hoard", "armoury", "swamp", "lich"):
        assert name in text.lower()
    assert "{" not in text
    assert "$" not in text


def test_what_own_cards_do() -> None:
    """The lich: 12 for three; a 4 counts 2, a torch escapes; whoever is attacked gets 2 wounds and loses a coin."""
    game, box = example()
    data = {
        "seats": 3,
        "options": {"cards": box.id},
        "level": 5,
        "place": 5,
        "row": ["hoard-1", "ogre-1", "armoury-1", "trap-swamp", "lich"],
        "characters": ["explorer", "knight", "thief"],
        "coins": [5, 5, 5],
        "wounds": [0, 0, 0],
    }
    state = game.load(data)
    for seat, card in enumerate((5, 3, 2)):  # a torch, a 4, a 3
        game.apply(state, seat, card)
    assert (state.coins, state.wounds) == ([5, 4, 5], [0, 2, 0])


# A choice of the game


def test_a_record_names_the_box_and_is_refused_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, box = example()
    match = Match(game, 3, 7, {"cards": box.id})
    match.submit(0, match.pending[0].options[0])
    record = Record.from_json(match.record().to_json())
    with pytest.raises(
        BadData, match=f"file '{box.id}' is not loaded here; name it with --cards or {VARIABLE}"
    ):
        replay(record)
    monkeypatch.setitem(registry._loaded, "dungeon-raiders", game)
    assert replay(record).steps == match.steps


def test_an_unknown_box_is_answered_with_the_known_ones() -> None:
    game, box = example()
    with pytest.raises(BadOption, match=f"Loaded: printed, {box.id}"):
        game.setup(3, 1, {"cards": "mine"})


def test_another_content_is_another_box(tmp_path: Path) -> None:
    one, other = (read(tmp_path, f'[[boss]]\nid = "mummy"\nwounds = {n}').id for n in (4, 5))
    assert one != other
    assert one.startswith("house-")


def test_the_environment_names_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, 'id = "second"')
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(EXAMPLE), str(path), str(EXAMPLE)]))
    found = [box.id.rpartition("-")[0] for box in own_content.named_by_environment()]
    assert found == ["my-box", "second"]
    monkeypatch.setenv(VARIABLE, "")
    assert own_content.named_by_environment() == []


# What is refused


OGRE = '[[room]]\nface = "ogre"\nkind = "monster"\nstrength = [9, 9, 9]\nwounds = 1\n'
LEVEL = '[[level]]\nid = "level-{}"\nremove = true\n'
REFUSED = [
    (
        "wrong = 1",
        "mine.toml: wrong: is not a known field. Known: boss, character, game, id, item, level, room",
    ),
    ('id = "No Good"', "mine.toml: id: 'No Good' may hold small letters"),
    ("x = ", "is not TOML"),
    ('game = "bloodborne"', "mine.toml: game: the file is for 'bloodborne', not for 'dungeon-raiders'"),
    ("[room]\nface = 1", "mine.toml.room: must be a list"),
    (
        '[[boss]]\nid = "golem"\nwounds = "many"',
        "mine.toml: boss golem.wounds: must be a whole number, not 'many'",
    ),
    (
        '[[boss]]\nid = "golem"\nwonds = 3',
        "mine.toml: boss golem.wonds: is not a known field; did you mean 'wounds'?",
    ),
    ("[[boss]]\nwounds = 3", "mine.toml: boss[0].id: is missing; must be a text"),
    ('[[boss]]\nid = "golem"\n[[boss]]\nid = "golem"', "mine.toml: boss[1].id: 'golem' is named twice"),
    (
        '[[boss]]\nid = "golem"\ndoubt = { gold = "low" }',
        "boss golem.doubt.gold: is not a field of this component",
    ),
    (
        '[[boss]]\nid = "golem"\nproposed = ["gold"]',
        "boss golem.proposed: 'gold' has no 'doubt'; there are wounds",
    ),
    (
        '[[boss]]\nid = "bat"\nremove = true',
        "boss[0].remove: needs the 'id' of a known entry, alone; there are tax-",
    ),
    (
        '[[boss]]\nid = "golem"\nremove = true\nwounds = 1',
        "boss[0].remove: needs the 'id' of a known entry, alone",
    ),
    ('[[boss]]\nid = "golem"\nescape = "rope"', "boss golem.escape: 'rope' is not an item; items are torch"),
    (
        '[[room]]\nface = "ogre"\nkind = "monster"',
        "mine.toml: room ogre.strength: is missing; must be a list",
    ),
    (
        '[[room]]\nface = "ogre"\nkind = "pit"',
        "room ogre.kind: must be one of monster, treasure, vault, trap",
    ),
    (OGRE.replace("[9, 9, 9]", "[9, 9]"), "room ogre.strength: must be given for 3 to 5 players"),
    (OGRE + "copies = 10", "room ogre.copies: must lie between 1 and 9, not 10"),
    (
        "".join(OGRE.replace("ogre", f"ogre-{letter}") + "copies = 9\n" for letter in "abc"),
        "24 to 48 room cards, there are 57",
    ),
    ('[[boss]]\nid = "zombie-1"\nwounds = 1', "mine.toml: two cards are called zombie-1"),
    ("".join(LEVEL.format(letter) for letter in "abc"), "the game needs 5 to 99 level cards, there are 4"),
    ('[[level]]\nid = "level-a"\nrooms = ["up"]', "level level-a.rooms: must say 'up' or 'down' 5 times"),
    ('[[item]]\nid = "rope"\ncopies = 2', "mine.toml: item rope.id: 'rope' is not an item; items are torch"),
    (
        '[[item]]\nid = "crystal-ball"\ncopies = 1',
        "the characters start with 2 of the 1 cards 'crystal-ball'",
    ),
    ('[[character]]\nid = "knight"\ncoins = 21', "character knight.coins: must lie between 0 and 20, not 21"),
    ('[[character]]\nid = "knight"\nremove = true', "the game needs 5 to 8 characters, there are 4"),
]


@pytest.mark.parametrize(("text", "problem"), REFUSED)
def test_what_is_wrong_is_told_with_file_place_and_problem(tmp_path: Path, text: str, problem: str) -> None:
    told = refusal(tmp_path, text)
    assert "mine.toml" in told
    assert problem in told


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml: can't be read: No such file"):
        own_content.read(tmp_path / "nowhere.toml")
