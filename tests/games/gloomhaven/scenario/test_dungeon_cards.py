"""Every card of the two decks of the random dungeon, laid and furnished; and games played to their end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.board.maps import column_of
from taverna.games.gloomhaven.scenario.laying import Layout
from taverna.games.gloomhaven.state.table import LOST, WON
from taverna.games.gloomhaven.view.wording.scenarios import of_card
from taverna.i18n import Words
from taverna.i18n.phrases import say
from taverna.kernel import Rng
from tests.games.gloomhaven.scenario.test_games import play, seated
from tests.support.gloomhaven.dungeons import DUNGEON, decks_of, explore, go_on, ready
from tests.support.gloomhaven.tabletop import GAME

ROOMS = content.dungeon_cards().rooms
CARDS = content.dungeon_cards().monsters
UNFIT = [("road", "cave", "hovel"), ("tunnel", "cave", "hovel")]
"""Three rooms that can't lie on a table one after another."""


def chains(every: int) -> Iterator[tuple[str, Layout]]:
    """Ways to lay three rooms, those that fit; one of so many."""
    number = 0
    for first in ROOMS:
        for place, gate in enumerate(first.exits):
            for second in [room for room in ROOMS if room is not first and room.entrance(gate.letter) >= 0]:
                for further, behind in enumerate(second.exits):
                    for third in ROOMS:
                        if third in (first, second) or third.entrance(behind.letter) < 0:
                            continue
                        number += 1
                        if number % every:
                            continue
                        layout = Layout(first)
                        assert layout.lay(second, second.entrance(gate.letter), layout.exits[place], False)
                        names = (first.id, second.id, third.id)
                        fits = layout.lay(third, third.entrance(behind.letter), layout.exits[further], True)
                        assert fits or names in UNFIT
                        if fits:
                            yield " ".join(names), layout


def check_layout(name: str, layout: Layout) -> None:
    """Doors join their rooms and no other, every hex can be reached, and names count from a corner that stays."""
    map = layout.map()
    assert map.corner == layout.corner, f"{name} reaches beyond its margin"
    assert all(column_of(q, r) >= map.corner[0] for q, r in zip(map.q, map.r, strict=True))
    for door in range(len(map.doors)):
        assert sorted(map.rooms_beside(door)) == sorted(layout.joins[door]), name
    seen = [0]
    for cell in seen:
        seen += [one for one in map.neighbour[6 * cell : 6 * cell + 6] if one >= 0 and one not in seen]
    assert len(seen) == map.size, name


def test_a_sample_of_all_ways_to_lay_three_rooms() -> None:
    count = 0
    for name, layout in chains(23):
        check_layout(name, layout)
        count += 1
    assert count > 100


@pytest.mark.slow
def test_all_ways_to_lay_three_rooms() -> None:
    found = list(chains(1))
    assert len(found) == 2631 - len(UNFIT)
    for name, layout in found:
        check_layout(name, layout)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("card", range(20))
def test_every_card_is_furnished_on_free_hexes(card: int, seats: int) -> None:
    """Room and monster cards in pairs: everything on its spot, nothing on an obstacle, the characters on free hexes."""
    table = explore(ROOMS[card].id, monsters=(CARDS[card].id,), seats=seats)
    wanted = [placed for placed in CARDS[card].monsters if placed.ranks[seats] >= 0]
    there = [figure for figure in table.figures if figure.present and figure.group >= 0]
    assert sorted(figure.sheet.name for figure in there) == sorted(placed.type for placed in wanted)
    assert not any(table.board.terrain[figure.cell] & OBSTACLE for figure in there)
    assert len([count for count in table.coins if count]) == len(CARDS[card].money)
    traps = [1 for _, told in CARDS[card].overlays if told["kind"] == "trap"]
    assert len([trap for trap in table.traps if trap]) == len(traps)
    ready(table)
    assert table.round == 1
    assert all(table.hero_figure(hero.seat).present for hero in table.heroes)


@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
def test_every_penalty_and_treasure_has_words(language: str) -> None:
    words = Words(language, "gloomhaven")
    scenario = content.scenario(DUNGEON)
    cards = content.dungeon_cards()
    named = [f"{room.id}-{penalty}" for room in cards.rooms for penalty in ("minor", "major")] + cards.rewards
    for card in named:
        told = say(words, of_card(scenario, card, 2))
        assert told
        assert "rule-" not in told, card
    for room in cards.rooms:
        assert words.component("noun", room.id) != room.id
    for monsters in cards.monsters:
        assert words.component("adjective", monsters.id) != monsters.id


@pytest.mark.parametrize("level", ["1", "7"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_heroes_reach_an_end(seats: int, level: str) -> None:
    """With all kinds of penalties; invariants hold at every question."""
    for seed in range(2):
        rng = Rng(100 * seats + 10 * int(level) + seed)
        penalties = {f"penalty_{room}": ("none", "minor", "major")[rng.below(3)] for room in (1, 2, 3)}
        levels = {f"level_{seat}": level for seat in range(1, seats + 1)}
        table = play(seated(DUNGEON, seats, seed, **penalties, **levels), seed, eager=True)
        assert table.ended in (WON, LOST)


def test_lookahead_lays_other_rooms_on_other_maps() -> None:
    """What bots imagine is laid on maps of its own: the table keeps its own."""
    table = ready(explore("cabin", "sewer"))
    size = table.rules.map.size
    imagined = {decks_of(go_on(GAME.determinize(table, 0, Rng(seed)))).laid[1].room for seed in range(8)}
    assert len(imagined) > 1
    assert table.rules.map.size == size
    assert len(decks_of(table).laid) == 1
