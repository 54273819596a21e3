"""Written positions in both forms, played on, and those of the page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from taverna.games.gloomhaven import content
from taverna.kernel import Rng, TavernaError
from tests.games.gloomhaven.saving.test_damaged_positions import JUNK, damaged, nodes
from tests.support.gloomhaven import invariants
from tests.support.gloomhaven.tabletop import GAME
from tests.support.gloomhaven.written import (
    BRUTE,
    GUARD,
    TINKERER,
    Data,
    brute,
    free,
)

# Both forms


SCENARIOS = GAME.options[0].choices

ROUND_TRIPS: list[Data] = [
    free(),
    free(turn="bandit-guard"),
    free(map={"rooms": {"hall": {"radius": 3}, "cell": [[0, 5, 7]]}, "doors": [[4, 0]]}, open=[[4, 0]]),
    free(traps=[[1, 0]], coins=[[1, 1]], monsters=[{"type": "cultist", "hex": [0, 0]}], turn="tinkerer"),
    {"scenario": 3, "heroes": [{"class": "brute", "hex": list(content.scenario("3").start[0])}]},
    brute(items=["winged-shoes"], active={"warding-strength": "bottom"}, deck=["bless", "rest"]),
]


@pytest.mark.parametrize("data", ROUND_TRIPS, ids=range(len(ROUND_TRIPS)))
def test_a_written_position_is_dumped_exactly_and_loads_again(data: Data) -> None:
    table = GAME.load(data)
    exact = json.loads(json.dumps(GAME.dump(table)))
    again = GAME.load(exact)
    assert GAME.dump(again) == GAME.dump(table)
    assert str(again.pending) == str(table.pending)
    assert str(GAME.parse(GAME.line(table)).pending) == str(table.pending)


def test_what_is_random_follows_from_the_position() -> None:
    """The same position is shuffled the same way, loaded or only looked at; another `rng` shuffles it otherwise."""
    data = free(rng=5)
    cards = GAME.load(data).monster_deck.draw
    assert GAME.load(data).monster_deck.draw == cards == GAME.unplayed(data).monster_deck.draw
    assert any(GAME.load(free(rng=number)).monster_deck.draw != cards for number in range(6, 12))


def test_positions_on_the_same_map_share_it() -> None:
    one, other = GAME.load(free()), GAME.load(free(traps=[[1, 0]]))
    assert one.rules is other.rules


# Play goes on


def random_position(rng: Rng) -> Data:
    """A position that somebody might write: figures on distinct hexes, some terrain, somebody's turn or none."""
    hexes = [[q, r] for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]

    def some_hex() -> list[int]:
        return hexes.pop(rng.below(len(hexes)))

    classes = list(content.STARTING_CLASSES)
    heroes: list[Data] = []
    for _ in range(2 + rng.below(3)):
        hero: Data = {"class": classes.pop(rng.below(len(classes))), "hex": some_hex()}
        hero["level"] = 1 + rng.below(9)
        if rng.below(2):
            hero["hp"] = 1 + rng.below(6)
        if rng.below(3) == 0:
            hero["conditions"] = [("poison", "wound", "muddle", "invisible", "stun")[rng.below(5)]]
        if rng.below(3) == 0:
            hero["deck"] = ["bless", "rest"]
        heroes.append(hero)
    known = [content.monster(id) for id in content.monster_ids()]
    types = [one.id for one in known if one.standees > 1 and not one.is_boss]  # nobody with a name
    monsters: list[Data] = []
    for _ in range(1 + rng.below(5)):
        monster: Data = {"type": types[rng.below(len(types))], "hex": some_hex()}
        if rng.below(2):
            monster["rank"] = "elite"
        monsters.append(monster)
    data: Data = {"map": {"floor": {"radius": 4}}, "heroes": heroes, "monsters": monsters}
    for name in ("obstacles", "traps", "hazards", "difficult", "coins"):
        data[name] = [some_hex() for _ in range(rng.below(4))]
    if rng.below(2):
        data["turn"] = (heroes[0]["class"], monsters[0]["type"])[rng.below(2)]
    data["rng"] = 1 + rng.below(1000)
    return data


@pytest.mark.parametrize("seed", range(60))
def test_random_written_positions_load_and_are_sound(seed: int) -> None:
    data = random_position(Rng(seed))
    table = GAME.load(data)
    invariants.check(table)
    assert GAME.dump(GAME.load(json.loads(json.dumps(GAME.dump(table))))) == GAME.dump(table)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_bots_play_a_written_position_to_its_end(seed: int) -> None:
    table = GAME.load(random_position(Rng(1000 + seed)))
    rng = Rng(seed)
    while table.pending:
        invariants.check(table)
        decision = table.pending[0]
        GAME.apply(table, decision.seat, GAME.judgement.rollout_choice(table, decision, rng))
    assert GAME.outcome(table).over


def test_every_seat_may_imagine_a_written_position() -> None:
    for seed in range(10):
        table = GAME.load(random_position(Rng(seed)))
        for seat in range(table.seats):
            invariants.check(GAME.determinize(table, seat, Rng(seed)))
            GAME.view(table, seat)


def whole() -> Data:
    """A position with every field."""
    return free(
        heroes=[
            {**BRUTE, "level": 2, "hp": 5, "conditions": ["poison"], "hand": "rest", "discard": ["trample"],
             "lost": ["grab-and-go"], "play": ["shield-bash", "leaping-cleave"],
             "active": {"warding-strength": "bottom"}, "items": [1, "minor-healing-potion"],
             "spent": ["boots-of-striding"], "perks": [1], "xp": 3, "gold": 2,
             "coins": 1, "goal": "zealot", "deck": {"draw": ["+1", "rest"], "discard": ["-1"]}},
            {**TINKERER, "initiative": 37, "summons": [{"type": "decoy", "hex": [-2, 0], "hp": 2}]},
        ],
        monsters=[{**GUARD, "rank": "elite", "number": 2, "hp": 3, "conditions": ["wound"], "spawned": True}],
        obstacles=[[1, 1]], traps=[{"hex": [2, 1], "damage": 2, "conditions": ["stun"]}], hazards=[[0, 3]],
        difficult=[[0, 2]], coins=[[1, 0]], treasures=[{"hex": [2, 0], "number": 7}], elements={"fire": "strong"},
        round=3, turn="brute", cards={"guard": {"card": 525, "draw": ["rest"], "discard": [527]}},
        monster_deck=["x2", "rest"], level=1, rng=5,
    )  # fmt: skip


def test_every_field_at_once() -> None:
    invariants.check(GAME.load(whole()))


@pytest.mark.parametrize("junk", range(len(JUNK)))
def test_damaged_written_positions_are_refused_or_played_never_a_crash(junk: int) -> None:
    for way in nodes(whole()):
        try:
            table = GAME.load(damaged(whole(), way, JUNK[junk]))
        except TavernaError:
            continue
        for _ in range(3):
            if table.pending:
                GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])


# Printed scenarios and the page


@pytest.mark.parametrize("id", [id for id in SCENARIOS if content.scenario(id).dungeon is None])
def test_every_scenario_is_written_with_its_doors_closed_and_open(id: str) -> None:
    scenario = content.scenario(id)
    classes = [scenario.solo] if scenario.solo else list(content.STARTING_CLASSES)
    for seats in (1,) if scenario.solo else (2, 4):
        heroes = [
            {"class": classes[seat], "level": content.SOLO_LEVEL, "hex": list(scenario.start[seat])}
            for seat in range(seats)
        ]
        doors = [list(door.at) for door in scenario.doors]
        for opened in ([], doors):
            table = GAME.load({"scenario": id, "heroes": heroes, "open": opened})
            invariants.check(table)
            assert all(table.board.revealed) or not opened
            assert GAME.dump(GAME.load(GAME.dump(table))) == GAME.dump(table)


PAGE = (Path(__file__).parents[4] / "docs" / "gloomhaven-positions.md").read_text()


def test_the_page_shows_a_position_that_loads() -> None:
    [block] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert GAME.load(json.loads(block)).round == 1


def test_the_page_tells_every_field() -> None:
    """The tables hold the fields of the position that has them all, and no table holds another."""
    data = whole()
    tables = PAGE.split("\n## ")
    told = [
        set(
            re.findall(
                r"`(\w+)`", " ".join(row.split("|")[1] for row in part.splitlines() if row.startswith("| `"))
            )
        )
        for part in tables
    ]
    top = next(fields for part, fields in zip(tables, told, strict=True) if part.startswith("The table"))
    hero = next(fields for part, fields in zip(tables, told, strict=True) if part.startswith("Heroes"))
    monster = next(fields for part, fields in zip(tables, told, strict=True) if part.startswith("Monsters"))
    assert top == set(data) | {"scenario", "open", "revealed", "options"}
    assert hero == set(data["heroes"][0]) | set(data["heroes"][1]) | {"resting", "consumed", "exhausted"}
    assert monster == set(data["monsters"][0]) | {"acted"}
