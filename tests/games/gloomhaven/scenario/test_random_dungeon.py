"""The random dungeon: how its rooms come to the table, and what nobody knows before (GH-C-RDD)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.content.scenarios.dungeon import Cards
from taverna.games.gloomhaven.effects.looting import take_treasure
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.language.modifiers import EXTRA_MINUS
from taverna.games.gloomhaven.state.table import LOST, NO_TREASURE, WON, Table
from taverna.i18n import Words
from taverna.kernel import BadData, Rng
from tests.support.gloomhaven.dungeons import DUNGEON, decks_of, explore, go_on, laid, ready
from tests.support.gloomhaven.printed import answer, fell_all, monsters, of_type, run, told
from tests.support.gloomhaven.tabletop import GAME


def seen_by_first(table: Table) -> Any:
    return GAME.view(table, 0)


@pytest.mark.rule("GH-C-RDD-02")
def test_it_is_won_when_all_monsters_of_three_rooms_are_dead() -> None:
    table = ready(explore("cabin", "sewer", "passage"))
    for opened in (1, 2):
        fell_all(table)
        table.check()
        assert not table.ended, f"after room {opened} of three"
        go_on(table)
        assert len(laid(table)) == opened + 1
    fell_all(table)
    table.check()
    assert table.ended == WON


def test_it_is_lost_when_all_are_exhausted() -> None:
    table = ready(explore("cabin"))
    rng = Rng(1)
    for _ in range(3000):
        if not table.pending:
            break
        decision = table.pending[0]
        for hero in table.heroes:
            table.hero_figure(hero.seat).hp = 1
        answer(table, decision.options[rng.below(len(decision.options))])
    assert table.ended == LOST


@pytest.mark.rule("GH-C-RDD-03")
def test_each_room_takes_the_top_card_of_both_decks() -> None:
    table = ready(explore("cabin", "sewer", monsters=("crushing", "frigid")))
    before = (len(decks_of(table).rooms), len(decks_of(table).monsters))
    assert before == (19, 19)
    go_on(table)
    assert laid(table) == ["cabin", "sewer"]
    assert (len(decks_of(table).rooms), len(decks_of(table).monsters)) == (18, 18)
    assert of_type(table, "savvas-icestorm")


def test_both_decks_are_shuffled_by_the_chance_of_the_match() -> None:
    found = {tuple(decks_of(GAME.setup(2, seed, {"scenario": DUNGEON})).rooms) for seed in range(4)}
    assert len(found) == 4


@pytest.mark.rule("GH-C-RDD-04")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "This room is the Frigid Sewer; its minor penalty strikes."),
        ("pt-BR", "Esta sala: Esgoto do Frio; vale sua penalidade menor."),
        ("es", "Esta sala: Alcantarilla del Frío; vale su penalización menor."),
    ],
)
def test_a_room_is_called_after_both_cards(language: str, text: str) -> None:
    table = ready(explore("cabin", "sewer", monsters=("crushing", "frigid")))
    go_on(table)
    assert [Words(language, "gloomhaven").event(event) for event in told(table, "room-laid")][-1] == text


@pytest.mark.rule("GH-C-RDD-05")
def test_the_printed_room_cards() -> None:
    """Facts: 20 cards, four with two entrances, one with two exits."""
    rooms = content.dungeon_cards().rooms
    assert [room.printed for room in rooms] == list(range(534, 554))
    assert all(len(room.spots) == 12 and room.clauses[1] and room.clauses[2] for room in rooms)
    assert [room.id for room in rooms if len(room.entrances) == 2] == ["hallway", "road", "armory", "hovel"]
    assert [room.id for room in rooms if len(room.exits) == 2] == ["tunnel"]
    assert sum(len(room.floor) for room in rooms) == 532


@pytest.mark.rule("GH-C-RDD-06")
def test_the_printed_monster_cards() -> None:
    cards = content.dungeon_cards().monsters
    assert [card.printed for card in cards] == list(range(554, 574))
    assert sum(len(card.monsters) for card in cards) == 139
    table = ready(explore("cabin", monsters=("cutthroat",), seats=3))
    # At three: a normal archer and an elite one, an elite guard and a normal one, two normal hounds; traps with damage.
    ranks = sorted((figure.sheet.name, figure.sheet.rank) for figure in monsters(table))
    assert ranks == [
        ("bandit-archer", 0), ("bandit-archer", 1), ("bandit-guard", 0), ("bandit-guard", 1),
        ("hound", 0), ("hound", 0),
    ]  # fmt: skip
    shown = seen_by_first(table)["board"]
    assert [trap[1:] for trap in shown["traps"]] == [[3, ["poison"]]] * 3
    assert [count for _, count in shown["coins"]] == [1]
    assert len(shown["treasures"]) == 1


@pytest.mark.rule("GH-C-RDD-07")
def test_characters_begin_near_the_entrance() -> None:
    table = explore("cabin")
    for seat in range(2):
        GAME.apply(table, seat, codes.QUICK)
    door = table.rules.map.doors[0]
    cells = [code - codes.CELL for code in table.pending[0].options]
    near = {one for one in table.rules.map.neighbour[6 * door : 6 * door + 6] if one >= 0}
    two = near | {one for at in near for one in table.rules.map.neighbour[6 * at : 6 * at + 6] if one >= 0}
    assert table.pending[0].kind == "start"
    assert set(cells) <= two - {door}
    assert not any(table.board.terrain[cell] or table.board.occupant[cell] >= 0 for cell in cells)


@pytest.mark.rule("GH-C-RDD-07")
@pytest.mark.parametrize("which", [0, 1])
def test_of_two_entrances_the_players_choose_one(which: int) -> None:
    table = explore("road", seats=4)
    for seat in range(4):
        GAME.apply(table, seat, codes.QUICK)
    assert table.pending[0].kind == "entrance"
    assert table.pending[0].options == [codes.CELL + table.rules.map.doors[door] for door in (0, 1)]
    door = table.pending[0].options[which]
    answer(table, door)
    ranges = {code - codes.CELL for code in table.pending[0].options}
    beside = [cell for cell in table.rules.map.neighbour[6 * (door - codes.CELL) :][:6] if cell >= 0]
    assert ranges & set(beside)
    ready_for = table.seats
    for _ in range(ready_for):
        answer(table, table.pending[0].options[0])
    assert table.round == 1


@pytest.mark.rule("GH-C-RDD-08")
def test_cards_without_the_entrance_are_discarded() -> None:
    table = ready(
        explore("cabin", "crossroads", "burrow", "sewer")
    )  # leaves by A; the first two come in by B
    go_on(table)
    assert laid(table) == ["cabin", "sewer"]
    cards = content.dungeon_cards()
    assert [cards.rooms[number].id for number in decks_of(table).discard] == ["crossroads", "burrow"]


@pytest.mark.rule("GH-C-RDD-09")
@pytest.mark.parametrize(("exit", "entrance"), [(0, 0), (1, 1)])
def test_of_two_exits_the_other_is_closed(exit: int, entrance: int) -> None:
    table = ready(explore("tunnel", "hovel"))  # exits A and B; entrances A and B
    doors = list(table.rules.exits)
    go_on(table, exit)
    assert laid(table) == ["tunnel", "hovel"]
    assert decks_of(table).laid[1].entrance == entrance
    assert table.board.doors[doors[exit]] == OPENED
    assert table.board.doors[doors[1 - exit]] == LOCKED


@pytest.mark.rule("GH-C-RDD-10")
def test_a_room_is_revealed_when_its_door_opens() -> None:
    table = ready(explore("cabin", "sewer", monsters=("crushing", "frigid")))
    known = len(seen_by_first(table)["board"]["cells"])
    assert known == 28
    go_on(table)
    shown = seen_by_first(table)
    assert len(shown["board"]["cells"]) == 28 + 1 + 25  # with the door
    assert [room["room"] for room in shown["dungeon"]] == ["cabin", "sewer"]
    assert of_type(table, "frost-demon")


@pytest.mark.rule("GH-C-RDD-11")
def test_the_exits_of_the_third_room_stay_closed() -> None:
    table = ready(explore("cabin", "sewer", "passage"))
    go_on(go_on(table))
    assert table.rules.exits == []
    assert [state for state in table.board.doors if state not in (OPENED, LOCKED)] == []
    assert table.board.doors.count(OPENED) == 2


@pytest.mark.rule("GH-C-RDD-14")
def test_overlay_tiles_do_not_run_out() -> None:
    """Three rooms with more rubble than the box has."""
    table = ready(explore("cabin", "sewer", "passage", monsters=("crushing", "archaic", "unstable")))
    go_on(go_on(table))
    difficult = [cell for cell in range(table.rules.map.size) if table.board.terrain[cell] & 8]
    assert len(difficult) == 4 + 3 + 3


@pytest.mark.rule("GH-C-RDD-15")
@pytest.mark.parametrize(("card", "gold"), [("mangy", 10), ("cutthroat", 5), ("putrid", 10)])
def test_a_treasure_gives_what_its_monster_card_says(card: str, gold: int) -> None:
    table = ready(explore("cabin", monsters=(card,)))
    cell = next(cell for cell, number in enumerate(table.treasure) if number != NO_TREASURE)
    take_treasure(table, 0, cell, True)
    run(table)
    assert (table.heroes[0].money, table.heroes[0].treasures) == (gold, [])


@pytest.mark.rule("GH-C-RDD-15")
def test_other_treasures() -> None:
    table = ready(explore("cabin", monsters=("rotting",)))  # every enemy suffers 2 damage
    before = {figure.slot: figure.hp for figure in monsters(table)}
    cell = next(cell for cell, number in enumerate(table.treasure) if number != NO_TREASURE)
    take_treasure(table, 0, cell, True)
    run(table)
    assert {figure.slot: before[figure.slot] - figure.hp for figure in monsters(table)} == dict.fromkeys(
        before, 2
    )


@pytest.mark.rule("GH-C-RDD-16")
def test_discards_are_shuffled_when_no_card_fits() -> None:
    table = ready(explore("cabin"))
    decks = decks_of(table)
    rooms = content.dungeon_cards().rooms
    fitting = [number for number in decks.rooms if rooms[number].entrance("A") >= 0]
    decks.discard = fitting[:]
    decks.rooms = [number for number in decks.rooms if number not in fitting]
    go_on(table)
    assert decks_of(table).laid[1].room in fitting


@pytest.mark.rule("GH-C-RDD-17")
def test_level_gold_and_experience_are_as_usual() -> None:
    table = explore("cabin", level_1="4", level_2="4")
    assert (table.rules.levels.level, table.rules.levels.gold, table.rules.levels.bonus_xp) == (2, 3, 8)


@pytest.mark.rule("GH-C-RDD-18")
def test_entrance_and_exit_share_the_hex_of_the_door() -> None:
    table = ready(explore("cabin", "sewer"))
    door = table.rules.exits[0]
    go_on(table)
    assert sorted(table.rules.map.rooms_beside(door)) == [0, 1]


# What nobody may know


def test_no_view_tells_what_comes_next() -> None:
    """Two tables that differ in the order of the decks alone look alike to every seat."""
    table = ready(explore("cabin", "sewer", "passage"))
    other = table.clone()
    decks_of(other).rooms.reverse()
    decks_of(other).monsters.reverse()
    for seat in (None, 0, 1):
        assert GAME.view(table, seat) == GAME.view(other, seat)
    seen = GAME.determinize(table, 0, Rng(5)), GAME.determinize(other, 0, Rng(5))
    assert decks_of(seen[0]).rooms == decks_of(seen[1]).rooms
    assert decks_of(seen[0]).monsters == decks_of(seen[1]).monsters
    assert decks_of(GAME.determinize(table, 0, Rng(6))).rooms != decks_of(seen[0]).rooms


def test_hexes_keep_their_names_when_rooms_are_laid() -> None:
    table = ready(explore("cabin", "sewer", "passage"))
    names = table.rules.map.names
    go_on(go_on(table))
    assert table.rules.map.names[: len(names)] == names


def test_it_is_saved_and_loaded_in_every_room() -> None:
    table = ready(explore("tunnel", "hovel", "sewer"))
    for _ in range(3):
        data = json.loads(json.dumps(GAME.dump(table)))
        again = GAME.load(data)
        assert GAME.dump(again) == data
        assert GAME.view(again, 0) == GAME.view(table, 0)
        if table.rules.exits:
            go_on(table)


BROKEN = [
    ("laid", [], "position.dungeon.laid: must be 1 to 3 rooms"),
    ("rooms", ["sewer"], "position.dungeon.rooms: must hold"),
    ("monsters", ["nobody"], "position.dungeon.monsters[0]: there is no monster card 'nobody'"),
]


@pytest.mark.parametrize(("name", "value", "problem"), BROKEN)
def test_a_damaged_dungeon_is_refused_with_the_place(name: str, value: object, problem: str) -> None:
    data = json.loads(json.dumps(GAME.dump(ready(explore("cabin")))))
    data["dungeon"][name] = value
    with pytest.raises(BadData) as refused:
        GAME.load(data)
    assert problem in str(refused.value)


def test_broken_cards_are_refused_with_the_place() -> None:
    data = json.loads(json.dumps(content._read("", "dungeon.json")))
    data["rooms"][3]["exits"][0]["at"] = [0, 0]
    with pytest.raises(BadData, match=r"dungeon\.json\.rooms\[3\]\.exits\[0\]\.at: \[0, 0\] is floor"):
        Cards(data)
    data = json.loads(json.dumps(content._read("", "dungeon.json")))
    data["monsters"][0]["money"] = [1]
    with pytest.raises(BadData, match=r"dungeon\.json\.monsters\[0\]: two things are on spot 1"):
        Cards(data)


# Scenario 55


def test_the_goal_of_55_lies_on_the_last_spot_of_the_last_room() -> None:
    table: Table = GAME.setup(2, 4, {"scenario": "55"})
    ready(table)
    assert [hero.deck.count(EXTRA_MINUS) for hero in table.heroes] == [3, 3]
    assert table.rules.penalties == [0, 1, 2]
    for _ in range(2):
        assert 0 not in table.treasure
        go_on(table)
        while table.pending and table.pending[0].kind not in ("select", "turn"):
            answer(table, table.pending[0].options[0])
    assert table.treasure.count(0) == 1
    take_treasure(table, 0, table.treasure.index(0), True)
    assert table.ended == WON


def test_it_is_on_offer_with_its_penalties() -> None:
    options = {option.name: option for option in Gloomhaven().options}
    assert {"55", DUNGEON} <= set(options["scenario"].choices)
    assert [options[f"penalty_{room}"].default for room in (1, 2, 3)] == ["none", "minor", "major"]
