"""Clauses: at which moments they are carried out, of whom, and what each operation does (GH-S-SPC-07)."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.language.clauses import OPERATIONS, WHO
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.language.moments import MOMENTS
from taverna.games.gloomhaven.language.vocabulary import ELITE, FIRE, ICE, MUDDLE, NORMAL, WOUND
from taverna.games.gloomhaven.state.table import INERT, LOST, STRONG, WON, Table
from tests.games.gloomhaven.scenario.said import said_words
from tests.support.gloomhaven.own import (
    DOOR,
    GUARD,
    Data,
    begin_own,
    clause,
    count,
    counting,
    happens,
    of_type,
    register,
)
from tests.support.gloomhaven.printed import (
    at,
    end_turn,
    fell,
    idle,
    open_door,
    play_round,
    play_to_turn,
    put,
)
from tests.support.gloomhaven.tabletop import GAME

SCENARIOS = Path(content.__file__).parent / "data" / "scenarios"
TREASURE = [{"at": [1, 0], "number": 0}]


# Moments

HAPPENING = [moment for moment in MOMENTS if moment not in ("always", "special")]
"""The special action of a boss has its own tests; what holds always never happens."""


@pytest.mark.parametrize("moment", HAPPENING)
def test_a_clause_is_carried_out_at_its_moment_only(moment: str) -> None:
    """A hero stays a whole round, fells a guard, loots, opens the door, is exhausted, turns a wheel."""
    table = begin_own(
        registers=dict.fromkeys(HAPPENING, 0),
        treasures=TREASURE,
        clauses=[clause(one, count(one)) for one in HAPPENING],
        interactions=[{"id": "wheel"}],
    )

    def now() -> int:
        return register(table, moment)

    found = {"set-up": 1, "start": 1, "round-start": 1, "room-revealed": 1}  # the hall
    assert now() == found.get(moment, 0)
    play_to_turn(table, 0)
    before = now()
    GAME.apply(table, 0, codes.INTERACT)
    assert now() - before == (moment == "interacted")
    before = now()
    fell(table, of_type(table, GUARD)[0])
    assert now() - before == (moment == "killed")
    before = now()
    open_door(table, DOOR)
    assert now() - before == (moment in ("door-opened", "room-revealed"))
    before = now()
    put(table, table.hero_figure(0), (1, 0))
    end_turn(table, table.hero_figure(0))
    assert now() - before == (moment in ("looted", "turn-end"))
    before = now()
    exhaust(table, 0, "GH-S-EXH-01")
    assert now() - before == (moment == "exhausted")


def test_a_round_has_its_start_its_turns_and_its_end() -> None:
    names = ("round-start", "turn-start", "turn-end", "round-end")
    table = begin_own(registers=dict.fromkeys(names, 0), clauses=[clause(one, count(one)) for one in names])
    play_round(table)
    # Two heroes and a guard have turns; the second round has begun.
    assert [register(table, name) for name in names] == [2, 3, 3, 1]


def test_doors_and_rooms_may_be_named() -> None:
    rooms = [
        {"id": "hall", "start": True, "floor": [[r, 0, 4] for r in range(4)]},
        {"id": "cave", "floor": [[0, 6, 9], [1, 6, 9], [2, 6, 9]]},
        {"id": "pit", "floor": [[5, 0, 3], [6, 0, 3]]},
    ]
    doors = [
        {"at": [5, 1], "rooms": ["hall", "cave"], "label": "1"},
        {"at": [2, 4], "rooms": ["hall", "pit"], "label": "2"},
    ]
    named = [
        clause("door-opened", count("door"), door="2"),
        clause("room-revealed", count("room"), room="pit"),
    ]
    table = begin_own(rooms=rooms, doors=doors, registers={"door": 0, "room": 0}, clauses=named)
    open_door(table, 0)
    assert (register(table, "door"), register(table, "room")) == (0, 0)
    open_door(table, 1)
    assert (register(table, "door"), register(table, "room")) == (1, 1)


def test_once() -> None:
    table = begin_own(
        registers={"n": 0, "m": 0},
        clauses=[clause("turn-end", count("n"), once=True), clause("turn-end", count("m"))],
    )
    for _ in range(2):
        end_turn(table, table.hero_figure(0))
    assert (register(table, "n"), register(table, "m")) == (1, 2)


def test_once_waits_for_its_tests() -> None:
    opened: Data = {"test": "opened", "doors": ["1"]}
    table = counting("turn-end", once=True, **{"if": [opened]})
    end_turn(table, table.hero_figure(0))
    assert register(table, "n") == 0
    open_door(table, DOOR)
    end_turn(table, table.hero_figure(0))
    end_turn(table, table.hero_figure(0))
    assert register(table, "n") == 1


# Whom


def hit(who: object, moment: str = "round-end") -> Data:
    return clause(moment, {"do": "damage", "n": 1}, of=who)


WHOLE = {
    "character": {"brute", "spellweaver"},
    "party": {"brute", "spellweaver"},
    "summon": set(),
    "enemy": {GUARD},
    "ally": {"hermit"},
    "object": {"altar"},
    "anyone": {"brute", "spellweaver", GUARD, "hermit", "altar"},
    "friend": {"brute", "spellweaver", "hermit"},
}
FIGURES = [
    {"id": "hermit", "hp": 5, "at": "a"},
    {"id": "altar", "hp": 5, "at": "c", "object": True, "side": "monsters"},
]
MARKERS = {"a": [[2, 3]], "b": [[3, 2], [3, 3]], "c": [[4, 3]]}


def hurt_by(*clauses: Data) -> set[str]:
    """Names of those whom the clauses at the end of a round hurt."""
    table = begin_own(clauses=list(clauses), figures=FIGURES, markers=MARKERS)
    before = {figure.slot: figure.hp for figure in table.figures}
    happens(table, "round-end")
    while table.pending and table.pending[0].kind == "damage":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    return {figure.sheet.name for figure in table.figures if figure.hp < before[figure.slot]}


@pytest.mark.parametrize("who", WHOLE)
def test_who(who: str) -> None:
    assert hurt_by(hit(who)) == WHOLE[who]


def test_no_kind_of_figures_is_left_out() -> None:
    assert {*WHOLE, "subject"} == set(WHO)


def test_types() -> None:
    assert hurt_by(hit({"types": ["hermit", GUARD]})) == {"hermit", GUARD}


def test_on_off_and_within() -> None:
    """The brute stands at [0, 0], the spellweaver at [0, 1], both on start hexes; the guard at [4, 0]."""
    assert hurt_by(hit({"who": "anyone", "on": {"start": True}})) == {"brute", "spellweaver"}
    assert hurt_by(hit({"who": "anyone", "off": {"start": True}})) == {GUARD, "hermit", "altar"}
    assert hurt_by(hit({"who": "anyone", "within": 2, "of": {"figure": "hermit"}})) == {"hermit", "altar"}


def test_a_line_may_concern_others_than_its_clause() -> None:
    line: Data = {"do": "damage", "n": 1, "of": "object"}
    assert hurt_by(clause("round-end", {"do": "damage", "n": 1}, line, of="ally")) == {"hermit", "altar"}


def test_the_subject_is_the_one_whose_moment_it_is() -> None:
    table = begin_own(clauses=[clause("turn-end", {"do": "condition", "conditions": ["wound"]}, of="enemy")])
    end_turn(table, table.hero_figure(0))
    [guard] = of_type(table, GUARD)
    assert not guard.conditions & WOUND
    end_turn(table, guard)
    assert guard.conditions & WOUND
    assert not table.hero_figure(0).conditions & WOUND


def test_a_revealed_room_concerns_whom_the_clause_names_not_who_opened_the_door() -> None:
    wounded = clause("room-revealed", {"do": "condition", "conditions": ["wound"]}, of="enemy", room="cave")
    table = open_door(begin_own(clauses=[wounded]), DOOR)
    assert [bool(guard.conditions & WOUND) for guard in of_type(table, GUARD)] == [True, True]
    assert not table.hero_figure(0).conditions & WOUND


def test_abilities_of_the_cards_list() -> None:
    lines: list[Data] = [{"do": "condition", "conditions": ["muddle"]}, {"do": "heal", "n": 3}]
    table = begin_own(clauses=[clause("round-end", *lines, of="character")])
    for seat in (0, 1):
        table.hero_figure(seat).hp = 10
    happens(table, "round-end")
    for seat in (0, 1):
        assert table.hero_figure(seat).hp == 13
        assert table.hero_figure(seat).conditions & MUDDLE


# Operations

DONE = {"spawn", "lock", "open", "add-cards", "elements", "set", "add", "place", "remove", "win", "lose"}
"""The operations of this file."""


def test_no_operation_is_left_out() -> None:
    """The others are said by other tests, or by a scenario that can be played: each of those has tests of its rules."""
    assert set(OPERATIONS) - DONE - said_words("do") == set()


def done(*lines: Data, **more: object) -> Table:
    return happens(begin_own(clauses=[clause("round-end", *lines)], **more), "round-end")


@pytest.mark.rule("GH-S-SPC-01")
def test_spawn_by_number_of_characters() -> None:
    line: Data = {"do": "spawn", "monsters": ["ooze"], "ranks": "ne-", "count": [1, 2, 1], "at": "b"}
    for seats, expected in ((2, [NORMAL]), (3, [ELITE, ELITE]), (4, [])):
        table = happens(begin_own(seats, clauses=[clause("round-end", line)]), "round-end")
        assert [figure.sheet.rank for figure in of_type(table, "ooze")] == expected
    assert {at(table, figure) for figure in of_type(done(line), "ooze")} <= {(3, 2), (3, 3)}


@pytest.mark.rule("GH-S-DOR-07")
def test_lock_and_open() -> None:
    locked = clause("set-up", {"do": "lock", "doors": ["1"]})
    table = begin_own(clauses=[locked, clause("round-end", {"do": "open", "doors": ["1"]})])
    assert table.board.doors[DOOR] == LOCKED
    happens(table, "round-end")
    assert table.board.doors[DOOR] == OPENED
    assert len(of_type(table, GUARD)) == 2
    happens(table, "round-end")
    assert len(of_type(table, GUARD)) == 2


def test_open_needs_no_lock() -> None:
    table = done({"do": "open", "doors": ["1"]})
    assert table.board.doors[DOOR] == OPENED
    assert len(of_type(table, GUARD)) == 2


@pytest.mark.rule("GH-S-SET-01")
@pytest.mark.parametrize(("card", "number"), [("curse", CURSE_CARD), ("-1", EXTRA_MINUS)])
def test_add_cards_to_every_deck(card: str, number: int) -> None:
    table = done({"do": "add-cards", "card": card, "count": 3})
    assert [hero.deck.draw.count(number) for hero in table.heroes] == [3, 3]


def test_elements() -> None:
    table = begin_own(clauses=[clause("round-end", {"do": "elements", "strong": ["fire"], "inert": ["ice"]})])
    table.elements = [INERT] * 6
    table.elements[ICE] = STRONG
    happens(table, "round-end")
    assert (table.elements[FIRE], table.elements[ICE]) == (STRONG, INERT)


def test_set_and_add() -> None:
    lines: list[Data] = [{"do": "set", "register": "n", "to": 5}, {"do": "add", "register": "m", "n": "2*C"}]
    table = done(*lines, {"do": "add", "register": "n", "n": -2}, registers={"n": 1, "m": 1})
    assert (register(table, "n"), register(table, "m")) == (3, 5)


def test_place_brings_those_of_the_map_that_come_later() -> None:
    later = {"type": "ooze", "at": [3, 1], "ranks": "ne-", "later": "second wave"}
    monsters = [{"type": GUARD, "at": [4, 0], "ranks": "nnn"}, later]
    for seats, rank in ((2, [NORMAL]), (3, [ELITE]), (4, [])):
        placing = clause("round-end", {"do": "place", "name": "second wave"}, once=True)
        table = begin_own(seats, monsters=monsters, clauses=[placing])
        assert of_type(table, "ooze") == []
        happens(table, "round-end")
        found = of_type(table, "ooze")
        assert [figure.sheet.rank for figure in found] == rank
        assert all(at(table, figure) == (3, 1) for figure in found)


def test_nobody_is_placed_twice_on_a_taken_hex() -> None:
    later = {"type": "ooze", "at": [3, 1], "ranks": "nnn", "later": "wave"}
    table = begin_own(
        monsters=[later], clauses=[clause("round-end", {"do": "place", "name": "wave"}, once=True)]
    )
    put(table, table.hero_figure(0), (3, 1))
    happens(table, "round-end")
    assert at(table, table.hero_figure(0)) == (3, 1)
    assert at(table, of_type(table, "ooze")[0]) != (3, 1)


def test_remove() -> None:
    table = done({"do": "remove", "of": {"types": [GUARD]}})
    assert of_type(table, GUARD) == []


def test_win_and_lose() -> None:
    assert done({"do": "win"}).ended == WON
    assert done({"do": "lose"}).ended == LOST


def test_what_was_decided_stays_decided() -> None:
    assert done({"do": "win"}, {"do": "lose"}).ended == WON
    assert done({"do": "lose"}, {"do": "win"}).ended == LOST


# What the end of a round decides


@pytest.mark.rule("GH-S-END-02", "GH-S-END-01")
@pytest.mark.parametrize(
    ("lines", "more", "how"),
    [
        ([{"do": "win"}], {}, WON),
        ([{"do": "lose"}], {}, LOST),
        ([{"do": "damage", "n": 99, "of": "enemy"}], {"win": [{"test": "cleared"}]}, WON),
        (
            [{"do": "set", "register": "done", "to": 1}],
            {"registers": {"done": 0}, "win": [{"test": "register", "register": "done", "least": 1}]},
            WON,
        ),
    ],
)
def test_what_the_end_of_a_round_decides_ends_the_scenario_with_that_round(
    lines: list[Data], more: Data, how: int
) -> None:
    """Nobody rests any more, and no second round is played."""
    table = begin_own(clauses=[clause("round-end", *lines)], **more)
    kinds: list[str] = []
    while table.pending:
        kinds.append(table.pending[0].kind)
        seat = table.pending[0].seat
        GAME.apply(table, seat, idle(table, seat))
    assert (table.round, table.ended) == (1, how)
    assert "short-rest" not in kinds
