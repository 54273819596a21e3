"""Scenario files in the words of before: read as what they mean, and played step by step as the same in new words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.scenarios.former import is_former
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import BadData, Rng

FORMER = Path(__file__).parent / "former" / "flooded-cellar.toml"
EXAMPLE = Path(__file__).parents[4] / "examples" / "gloomhaven" / "flooded-cellar.toml"
LONGEST = 3000


@pytest.fixture(autouse=True)
def only_the_printed_ones() -> Iterator[None]:
    """What a test adds is gone after it."""
    yield
    for id in content._own:
        del content._scenarios[id]
    content._own.clear()


def game_of(path: Path) -> tuple[Gloomhaven, str]:
    [id] = [one for one in content.add_scenarios(str(path.parent), True) if one.startswith("flooded-cellar")]
    return Gloomhaven([id]), id


def test_one_is_in_the_words_of_before_the_other_is_not() -> None:
    assert is_former(_data(FORMER))
    assert not is_former(_data(EXAMPLE))


def _data(path: Path) -> dict[str, object]:
    found, _ = content.read_own(path)
    assert isinstance(found, dict)
    return found


def played(path: Path, seats: int, seed: int) -> tuple[Table, list[tuple[int, int]], list[str]]:
    """A game at random from a seed of its own: the end, the steps, what was told."""
    game, id = game_of(path)
    table = game.setup(seats, seed, {"scenario": id})
    rng = Rng(seed)
    steps: list[tuple[int, int]] = []
    while table.pending and len(steps) < LONGEST:
        decision = table.pending[0]
        code = decision.options[rng.below(len(decision.options))]
        steps.append((decision.seat, code))
        game.apply(table, decision.seat, code)
    return table, steps, _told(table)


def _told(table: Table) -> list[str]:
    """Without the id, which ends with a hash of the file."""
    return [f"{event.kind} {event.args}" for event in table.events if event.kind != "started"]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_both_play_the_same_game(seats: int, seed: int) -> None:
    old, old_steps, old_events = played(FORMER, seats, seed)
    new, new_steps, new_events = played(EXAMPLE, seats, seed)
    assert old_steps == new_steps
    assert old_events == new_events
    assert old.ended == new.ended
    assert not old.pending, "it came to an end"


def test_a_game_on_a_former_file_is_replayed_and_loaded() -> None:
    table, steps, told = played(FORMER, 2, 5)
    game, id = game_of(FORMER)
    again = game.setup(2, 5, {"scenario": id})
    for number, (seat, code) in enumerate(steps):
        if number == len(steps) // 2:
            loaded = game.load(game.dump(again))
            loaded.events = again.events
            again = loaded
        game.apply(again, seat, code)
    assert again.ended == table.ended
    assert _told(again) == told


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('goal = "kill-all"', 'goal = "tickle"', r"\.win\[0\]\.goal: there is no goal 'tickle'"),
        ('rule = "lock"', 'rule = "melt"', r"\.rules\[0\]\.rule: there is no rule 'melt'"),
        ('opens = "plate"', 'opens = "plate"\nopener = 3', r"rules\[0\]: there is no field 'opener'"),
    ],
)
def test_mistakes_in_them_are_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    text = FORMER.read_text("utf-8")
    assert old in text
    (tmp_path / "mine.toml").write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData, match=problem):
        content.add_scenarios(str(tmp_path), True)
