"""What the rules leave to the players: people are asked before bots, and the log says who chose (GH-S-MON-18)."""

from __future__ import annotations

import pytest

from taverna import Match
from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.scenario import building
from taverna.kit.hexes import disc
from tests.support.gloomhaven.duo import strike
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, do


def tied() -> Tabletop:
    """The foe stands between the two; both act at the same time, so the players choose its focus."""
    top = Tabletop(disc(4), {"brute": (2, 0), "scoundrel": (-2, 0)}, {"foe": Foe((0, 0), attack=2)})
    order = top.table.board.figures.order
    order[top.slots["brute"]] = order[top.slots["scoundrel"]] = 0
    top.draws(do("move", n={"x": "stat", "plus": 0}), strike())
    return top


def ask(top: Tabletop) -> int:
    """Who is asked for the focus."""
    top.acts("foe")
    assert top.asked == "focus"
    return top.table.pending[0].seat


@pytest.mark.rule("GH-S-MON-18", "GH-S-FOC-12")
def test_the_first_in_initiative_order_decides_among_equals() -> None:
    assert ask(tied()) == 0
    later = tied()
    later.table.order = [1, 0]
    assert ask(later) == 1


@pytest.mark.rule("GH-S-MON-18", "GH-S-FOC-12")
def test_a_person_is_asked_before_a_bot() -> None:
    top = tied()
    top.table.rules.deciders = [1]
    assert ask(top) == 1


@pytest.mark.rule("GH-S-MON-18")
def test_if_no_person_is_left_a_bot_is_asked() -> None:
    top = tied()
    top.table.rules.deciders = [1]
    top.table.heroes[1].exhausted = True
    assert top.table.arbiter() == 0


@pytest.mark.rule("GH-S-MON-18")
def test_the_log_says_who_chose_before_what_comes_of_it() -> None:
    top = tied()
    top.table.rules.deciders = [1]
    ask(top)
    top.table.events.clear()
    GAME.apply(top.table, 1, top.at("brute"))
    first = top.table.events[0]
    assert (first.kind, first.rule, first.args) == (
        "decided-figure",
        "GH-S-FOC-12",
        {"seat": 1, "figure": "brute"},
    )


def test_an_answer_that_is_refused_tells_nothing() -> None:
    top = tied()
    ask(top)
    top.table.events.clear()
    with pytest.raises(Exception, match="not-now"):
        GAME.apply(top.table, 0, codes.DONE)
    assert top.table.events == []


def test_who_decides_for_their_own_hero_is_not_told_of() -> None:
    top = Tabletop(disc(4), {"brute": (0, 0)}, {"foe": Foe((1, 0))})
    top.performs("brute", {"do": "attack", "n": 2})
    top.table.events.clear()
    GAME.apply(top.table, 0, top.at("foe"))
    assert not [event for event in top.table.events if event.kind.startswith("decided")]


@pytest.mark.parametrize(
    ("seats", "people", "expected"),
    [(3, [1], "2"), (4, [3, 0], "14"), (2, [0, 1], "all"), (4, [0, 1, 2, 3], "all"), (3, [], "all")],
)
def test_the_table_tells_the_game_where_people_sit(seats: int, people: list[int], expected: str) -> None:
    options = GAME.rules.settings(GAME.setup(seats, 1))
    found = GAME.rules.seated(options, seats, people)
    assert found == {**options, "deciders": expected}
    match = Match(GAME, seats, 1, found)
    known = [] if expected == "all" else people
    assert sorted(match.state.rules.deciders) == sorted(known)  # type: ignore[attr-defined]
    assert match.record().options["deciders"] == expected


def test_nobody_picks_that_option() -> None:
    assert "deciders" not in [option.name for option in GAME.picked_options]
    assert building.DECIDERS in [option.name for option in GAME.options]
