"""Every damaged content file is refused with an error that names the file, the place and the problem."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.heroes import HeroClass
from taverna.games.gloomhaven.content.reading.items import Item
from taverna.games.gloomhaven.content.reading.monsters import AbilityDeck, Monster
from taverna.games.gloomhaven.content.reading.rewards import read_goals, read_treasures
from taverna.games.gloomhaven.content.scenarios.checks import check
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.content.scenarios.map_checks import Bestiary
from taverna.kernel import BadData

Json = dict[str, object]
Step = str | int
NAME = "file.json"
WRONG: object = {"wrong": 1.5}


class _Printed(Bestiary):
    def ids(self) -> list[str]:
        return content.monster_ids()

    def flies(self, id: str) -> bool:
        return content.monster(id).flying

    def is_boss(self, id: str) -> bool:
        return content.monster(id).is_boss


def raw(*path: str) -> Json:
    text = files("taverna.games.gloomhaven").joinpath("content", "data", *path).read_text("utf-8")
    found = json.loads(text)
    assert isinstance(found, dict)
    return found


def read_scenario(data: object) -> object:
    found = Scenario(data, NAME)
    check(found, _Printed())
    return found


_fresh = iter(range(1_000_000))


def unique(data: object) -> object:
    """What is read registers its abilities once; every reading here is another one."""
    if isinstance(data, dict) and isinstance(data.get("id"), str):
        data["id"] = f"{data['id']}-{next(_fresh)}"
    return data


def read_class(data: object) -> object:
    return HeroClass(unique(data), NAME)


def read_monster(data: object) -> object:
    return Monster(unique(data), NAME)


def read_deck(data: object) -> object:
    return AbilityDeck(unique(data), NAME)


def nodes(data: object, path: tuple[Step, ...] = ()) -> Iterator[tuple[Step, ...]]:
    """The way to every value of a file, but for drafts, which are kept and not read."""
    items: list[tuple[Step, object]] = []
    if isinstance(data, dict):
        items = [(key, value) for key, value in data.items() if key != "draft"]
    elif isinstance(data, list):
        items = list(enumerate(data))
    for step, value in items:
        yield (*path, step)
        yield from nodes(value, (*path, step))


def damaged(data: Json, path: tuple[Step, ...], value: object) -> Json:
    other = copy.deepcopy(data)
    place: object = other
    for step in path[:-1]:
        place = place[step]  # type: ignore[index]
    place[path[-1]] = value  # type: ignore[index]
    return other


def complaint(read: Callable[[object], object], data: Json) -> str:
    """What is said about a damaged file; nothing if it is accepted."""
    try:
        read(data)
    except BadData as error:
        return str(error)
    return ""


def a_class() -> Json:
    """A class with cards of many kinds, but few."""
    data = raw("classes", "spellweaver.json")
    cards = data["cards"]
    assert isinstance(cards, list)
    data["cards"] = [card for card in cards if card["no"] in (62, 63, 66, 70, 75, 76, 80, 84, 86)]
    return data


FILES: list[tuple[str, Callable[[object], object], Json]] = [
    ("scenario 2", read_scenario, raw("scenarios", "02.json")),
    ("scenario 15", read_scenario, raw("scenarios", "15.json")),
    ("scenario 19", read_scenario, raw("scenarios", "19.json")),
    ("monster", read_monster, raw("monsters", "inox-guard.json")),
    ("boss", read_monster, raw("monsters", "captain-of-the-guard.json")),
    ("deck", read_deck, raw("decks", "savvas-icestorm.json")),
    ("class", read_class, a_class()),
    ("goals", lambda data: read_goals(data, NAME), raw("battle_goals.json")),
    ("treasures", lambda data: read_treasures(data, NAME), raw("treasures.json")),
]


@pytest.mark.parametrize(("name", "read", "data"), FILES, ids=[name for name, _, _ in FILES])
def test_a_value_of_the_wrong_kind(name: str, read: Callable[[object], object], data: Json) -> None:
    for path in nodes(data):
        message = complaint(read, damaged(data, path, WRONG))
        assert message.startswith(NAME), (path, message)


@pytest.mark.parametrize(("name", "read", "data"), FILES, ids=[name for name, _, _ in FILES])
def test_a_field_that_nobody_knows(name: str, read: Callable[[object], object], data: Json) -> None:
    read(copy.deepcopy(data))
    for path in [(), *nodes(data)]:
        place: object = data
        for step in path:
            place = place[step]  # type: ignore[index]
        if isinstance(place, dict) and (not path or path[-1] not in ("markers", "variants")):
            message = complaint(read, damaged(data, (*path, "colour"), "red"))
            assert message.startswith(NAME), (path, message)


@pytest.mark.parametrize("number", [1, 3, 5, 7, 9, 12, 13, 101, 107, 113, 123])
def test_damaged_items(number: int) -> None:
    rows = raw("items.json")["items"]
    assert isinstance(rows, list)
    row = rows[number - 1]
    for path in nodes(row):
        message = complaint(lambda data: Item(data, NAME), damaged(row, path, WRONG))
        assert message.startswith(NAME), (path, message)


def refused(read: Callable[[object], object], data: Json, path: tuple[Step, ...], value: object) -> str:
    with pytest.raises(BadData) as error:
        read(damaged(data, path, value))
    return str(error.value)


BARROW = raw("scenarios", "01.json")
SHRINE = raw("scenarios", "15.json")
CRYPT = raw("scenarios", "19.json")


@pytest.mark.parametrize(
    ("data", "path", "value", "problem"),
    [
        (BARROW, ("rooms", 1, "floor", 0), [4, -10, -2], ".rooms[1].floor: [-2, 4] is floor of room 'R1' already"),
        (BARROW, ("rooms", 1, "floor", 0), [4, 3, 2], ".rooms[1].floor[0]: starts at 3, after its end 2"),
        (BARROW, ("rooms", 1, "floor", 0), [4, 3], ".rooms[1].floor[0]: must be a row"),
        (BARROW, ("rooms", 1, "floor"), [], ".rooms[1].floor: must hold at least one hex"),
        (BARROW, ("rooms", 1, "id"), "R1", ".rooms[1].id: two rooms are called 'R1'"),
        (BARROW, ("rooms", 0, "start"), False, ".rooms: one room must have `start`"),
        (BARROW, ("rooms"), [], ".rooms: there must be a room"),
        (BARROW, ("walls"), [], ".walls: rooms 'R1' and 'R2' touch at"),
        (BARROW, ("walls", 0), [[-3, 4], [0, 4]], ".walls[0]: [-3, 4] and [0, 4] are no neighbours"),
        (BARROW, ("walls", 0), [[-3, 4], [50, 4]], ".walls[0]: [50, 4] is neither floor nor door"),
        (BARROW, ("doors", 0, "at"), [0, 0], ".doors[0].at: [0, 0] is floor of room 'R1'"),
        (BARROW, ("doors", 0, "at"), [20, 0], ".doors[0].at: the door does not touch room 'R1'"),
        (BARROW, ("doors", 0, "at"), [-7, 5], ".doors[1].at: two doors stand on [-7, 5]"),
        (BARROW, ("doors", 0, "at"), [99, 5], ".doors[0].at: must lie within 60 of [0, 0]"),
        (BARROW, ("doors", 0, "rooms"), ["R1", "R1"], ".doors[0].rooms: must be two different rooms"),
        (BARROW, ("doors", 0, "rooms"), ["R1", "R9"], ".doors[0].rooms: there is no room 'R9'"),
        (BARROW, ("doors", 0, "kind"), "stones", ".doors[0].kind: there is no kind of door 'stones'; did you mean"),
        (BARROW, ("start"), [[3, 1], [2, 2], [3, 2]], ".start: there must be at least 4 start hexes"),
        (BARROW, ("start", 0), [0, 0], ".start: [0, 0] is not free"),
        (BARROW, ("start", 0), [-8, 9], ".start: [-8, 9] is no floor of a start room"),
        (BARROW, ("start", 0), [2, 2], ".start[1]: [2, 2] is there twice"),
        (BARROW, ("monsters", 0, "type"), "bandit-gard", ".monsters[0].type: there is no monster 'bandit-gard'; did"),
        (BARROW, ("monsters", 0, "at"), [0, 1], ".monsters[1].at: another monster stands on [0, 1]"),
        (BARROW, ("monsters", 0, "at"), [30, 1], ".monsters[0].at: [30, 1] is no floor"),
        (BARROW, ("monsters", 0, "at"), [-9, 7], ".monsters[0].at: an obstacle stands on [-9, 7]"),
        (BARROW, ("monsters", 0, "ranks"), "nn", ".monsters[0].ranks: must be three of - n e b"),
        (BARROW, ("monsters", 0, "ranks"), "nnx", ".monsters[0].ranks: must be three of - n e b"),
        (BARROW, ("monsters", 0, "type"), "jekserah", ".monsters[0].ranks: 'jekserah' is a boss: must be of - and b"),
        (BARROW, ("overlays", 0, "at"), [[-7, 4]], ".overlays[1].at: trap lies on [-7, 4] already"),
        (BARROW, ("overlays", 0, "at"), [[30, 4]], ".overlays[0].at: [30, 4] is no floor"),
        (BARROW, ("overlays", 0, "at"), [], ".overlays[0].at: must name at least one hex"),
        (BARROW, ("overlays", 0, "damage"), False, ".overlays[0]: a trap, and nothing else, needs `damage`"),
        (BARROW, ("overlays", 2, "at"), [[-9, 7], [-6, 9]], ".overlays[2].at: [-6, 9] is no floor"),
        (BARROW, ("overlays", 2, "at"), [[-9, 7], [-8, 9]], ".overlays[2].at: [-8, 9] does not touch the rest"),
        (BARROW, ("overlays", 2, "damage"), True, ".overlays[2]: a trap, and nothing else, needs `damage`"),
        (BARROW, ("money"), [[30, 0]], ".money: [30, 0] is no floor"),
        (BARROW, ("treasures", 0, "at"), [30, 0], ".treasures[0].at: [30, 0] is no floor"),
        (BARROW, ("treasures", 0, "number"), 76, ".treasures[0].number: must lie between 0 and 75"),
        (BARROW, ("corridors"), [[30, 0]], ".corridors: [30, 0] is no floor"),
        (BARROW, ("markers"), {"a": [[30, 0]]}, ".markers.a: [30, 0] is neither floor nor door"),
        (BARROW, ("win"), [], ".win: there must be a goal"),
        (BARROW, ("win", 0), {"goal": "kill"}, ".win[0].monsters: is needed here"),
        (BARROW, ("win", 0), {"goal": "kill-al"}, ".win[0].goal: there is no goal 'kill-al'; did you mean 'kill-all'"),
        (BARROW, ("win", 0), {"goal": "loot-goals"}, ".win[0].count: there are only 0 goal treasures"),
        (BARROW, ("win", 0), {"goal": "reveal", "room": "R7"}, ".win[0]: there is no room 'R7'"),
        (BARROW, ("win", 0), {"goal": "kill-count", "count": "5*"}, ".win[0].count: the formula '5*'"),
        (BARROW, ("win", 0), {"test": "ded"}, ".win[0].test: there is no test 'ded'; did you mean 'dead'"),
        (SHRINE, ("clauses", 0, "do", 0, "doors"), ["x"], ".clauses[0].do[0]: there is no door labelled 'x'"),
        (SHRINE, ("clauses", 1, "of", "on", "plates"), ["x"], ".clauses[1].of.on: there is no plate labelled 'x'"),
        (SHRINE, ("clauses", 0, "at"), "magic", ".clauses[0].at: there is no moment 'magic'"),
        (SHRINE, ("clauses", 3, "if", 0, "at", "plates"), {"2": ["d"]}, ".clauses[3].if[0].at.plates.3: is missing"),
        (CRYPT, ("clauses", 1, "do", 0, "at"), "x", ".clauses[1].do[0].at: there is no marker 'x'"),
        (CRYPT, ("clauses", 1, "do", 0, "monsters"), ["x"], ".clauses[1].do[0].monsters: there is no monster 'x'"),
        (CRYPT, ("clauses", 1, "door"), "x", ".clauses[1]: there is no door labelled 'x'"),
        (CRYPT, ("clauses", 1, "do", 0, "do"), "spwan", ".clauses[1].do[0].do: there is no operation 'spwan'"),
        (CRYPT, ("clauses", 1, "do", 0, "count"), [1, 2], ".clauses[1].do[0].count: must hold three numbers"),
        (CRYPT, ("lose", 0, "of"), ["snow"], ".lose[0]: there is no monster 'snow'"),
        (CRYPT, ("figures", 0, "toward"), "x", ".figures[0].toward: there is no marker 'x'"),
        (CRYPT, ("figures", 0, "hp"), "4+2*Q", ".figures[0].hp: the formula '4+2*Q'"),
        (CRYPT, ("clauses", 0, "do", 0, "card"), "joker", ".clauses[0].do[0].card: there is no card 'joker'"),
    ],
)  # fmt: skip
def test_scenarios_that_do_not_hold_together(
    data: Json, path: tuple[Step, ...] | str, value: object, problem: str
) -> None:
    place = (path,) if isinstance(path, str) else path
    message = refused(read_scenario, data, place, value)
    assert message.startswith(NAME + problem), message


def test_a_room_in_two_parts() -> None:
    floor = [[4, -10, -3], [3, -9, -3], [2, -9, -2], [30, 0, 1]]
    message = refused(read_scenario, BARROW, ("rooms", 1, "floor"), floor)
    assert message == f"{NAME}.rooms[1].floor: [0, 30] is cut off from [-10, 4]"


def test_a_room_without_a_door() -> None:
    rooms = BARROW["rooms"]
    assert isinstance(rooms, list)
    island = {"id": "island", "floor": [[30, 0, 3]]}
    message = refused(read_scenario, BARROW, ("rooms",), [*rooms, island])
    assert message == f"{NAME}.rooms[3]: no door leads to room 'island'"


SPELLS = a_class()
GUARDS = raw("decks", "guard.json")
GUARD = raw("monsters", "bandit-guard.json")


@pytest.mark.parametrize(
    ("read", "data", "path", "value", "problem"),
    [
        (read_class, SPELLS, ("hp",), [6, 7], ".hp: must hold 9 levels, not 2"),
        (read_class, SPELLS, ("perks", 0), {"boxes": 1}, ".perks[0]: does nothing"),
        (read_class, SPELLS, ("perks", 0, "add"), {"+9": 1}, ".perks[0].add: there is no modifier card '+9'"),
        (read_class, SPELLS, ("modifiers", 0, "id"), "+0:stun", ".modifiers[1].id: '+0:stun' is there twice"),
        (read_class, SPELLS, ("cards", 0, "no"), 63, ".cards[1].no: two cards are numbered 63"),
        (read_class, SPELLS, ("cards", 0, "level"), "Y", ".cards[0].level: must be a whole number"),
        (read_class, SPELLS, ("cards", 0, "initiative"), 100, ".cards[0].initiative: must lie between 1 and 99"),
        (read_class, SPELLS, ("cards", 0, "top", "do", 0, "do"), "atack",
         ".cards[0].top.do[0].do: there is no ability 'atack'; did you mean 'attack'?"),
        (read_class, SPELLS, ("cards", 0, "top", "do"), [], ".cards[0].top.do: must hold an ability"),
        (read_class, SPELLS, ("cards", 0, "top", "slots"), [1], ".cards[0].top.slots: belong to an effect"),
        (read_class, SPELLS, ("cards", 0, "top", "do", 1, "elements"), [],
         ".cards[0].top.do[1].elements: is needed by 'infuse'"),
        (read_class, SPELLS, ("cards", 0, "top", "do", 1, "elements"), ["steam"],
         ".cards[0].top.do[1].elements: there is no element 'steam'"),
        (read_class, SPELLS, ("summons", 1, "id"), "x", ".cards[6].bottom: there is no summon 'burning-avatar'"),
        (read_deck, GUARDS, ("cards", 0, "id"), 525, ".cards[1].id: two cards are numbered 525"),
        (read_deck, GUARDS, ("cards", 1, "do", 0, "n"), "plus", ".cards[1].do[0].n: must be a number"),
        (read_deck, GUARDS, ("cards", 1, "do", 0, "n"), {"x": "luck"}, ".cards[1].do[0].n.x: there is no expression"),
        (read_deck, GUARDS, ("cards", 1, "do", 1, "if"), ["target.sad"], ".cards[1].do[1].if[0]: there is no test"),
        (read_deck, GUARDS, ("cards", 1, "do", 1, "to"), {"who": "foe"}, ".cards[1].do[1].to.who: there is no figure"),
        (read_deck, GUARDS, ("cards", 1, "do", 1, "area"), {"at": "self", "hit": [[0, 0]]},
         ".cards[1].do[1].area.hit: must hold a hex, and not the figure's own"),
        (read_monster, GUARD, ("normal",), [], ": must have `normal` and `elite`, or `boss`"),
        (read_monster, GUARD, ("normal",), [{"hp": 1, "attack": 1}], ".normal: must hold 8 levels, not 1"),
        (read_monster, GUARD, ("immune",), ["love"], ".immune: there is no condition 'love'"),
        (read_monster, GUARD, ("elite", 3, "hp"), "9*Z", ".elite[3].hp: the formula '9*Z'"),
    ],
)  # fmt: skip
def test_cards_and_monsters_that_make_no_sense(
    read: Callable[[object], object], data: Json, path: tuple[Step, ...], value: object, problem: str
) -> None:
    message = refused(read, data, path, value)
    assert message.startswith(NAME + problem), message


def test_a_summon_that_is_not_there() -> None:
    data = copy.deepcopy(SPELLS)
    data["summons"] = []
    with pytest.raises(BadData, match=r"there is no summon 'burning-avatar'"):
        read_class(data)


def test_what_was_refused_can_be_corrected_and_read() -> None:
    """A class that was refused at its last card leaves no numbered abilities behind."""
    data = copy.deepcopy(SPELLS)
    data["id"] = "apprentice"
    with pytest.raises(BadData):
        HeroClass(damaged(data, ("cards", 8, "bottom", "do", 0, "do"), "pul"), NAME)
    assert HeroClass(data, NAME).cards[0].top.key == "apprentice/62/top"


@pytest.mark.parametrize("read", [content.scenario, content.monster, content.deck, content.hero_class])
def test_what_is_not_there(read: Callable[[str], object]) -> None:
    with pytest.raises(BadData, match=r"there is no .* 'nothing'"):
        read("nothing")


def test_items_and_treasures_that_are_not_there() -> None:
    for read in (content.item, content.treasure):
        for number in (0, -1, 999):
            with pytest.raises(BadData, match=f"there is no .* {number}"):
                read(number)
