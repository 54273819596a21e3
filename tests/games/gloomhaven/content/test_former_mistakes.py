"""Scenario files in the words of before: what they mean today, and that a mistake in them is told, not swallowed."""

from __future__ import annotations

import copy
import tomllib

import pytest

from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.content.scenarios.former import translated
from taverna.kernel import BadData
from tests.support.places import ROOT

Json = dict[str, object]
SPAWN: Json = {"rule": "spawn", "at": "drip", "monsters": ["ooze"]}
LOCK: Json = {"rule": "lock", "doors": ["1"], "plates": ["a"]}
FORMER: Json = {
    **tomllib.loads((ROOT / "examples/gloomhaven/flooded-cellar.toml").read_text("utf-8")),
    "win": [{"goal": "kill-all"}],
    "rules": [],
}
for _today in ("clauses", "registers", "traits", "figures"):
    FORMER.pop(_today, None)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rules": [{**SPAWN, "when": {"evnt": "round-end"}}]}, "rules[0].when.event: is missing"),
        ({"rules": [{**SPAWN, "when": "round-end"}]}, "rules[0].when: must be an object"),
        (
            {"rules": [{**SPAWN, "when": {"event": "start", "foo": 1}}]},
            "rules[0].when.foo: is not a known field",
        ),
        ({"rules": [{**SPAWN, "when": {"event": "door-opened"}}]}, "rules[0].when.door: is needed here"),
        ({"rules": [{"rule": "allies", "monsters": [["ooze"]]}]}, "rules[0].monsters: must hold texts only"),
        ({"rules": [{**LOCK, "opens": "plaet"}]}, "rules[0].opens: there is no way to open 'plaet'"),
        ({"rules": [{"at": "drip"}]}, "rules[0].rule: is missing"),
        ({"win": [{"goal": "kill"}]}, "win[0].monsters: is needed here"),
        ({"win": [{"goal": "dead"}]}, "win[0].goal: there is no goal 'dead'"),
        ({"lose": [{"loss": "rounds-over"}]}, "lose[0].loss: there is no loss 'rounds-over'"),
        ({"setup": [{"effect": "gian"}]}, "setup[0].effect: there is no set-up effect 'gian'"),
        ({"variants": 3}, "variants: must be an object"),
    ],
)
def test_a_mistake_is_told_in_the_words_of_the_file(change: Json, told: str) -> None:
    with pytest.raises(BadData) as refused:
        Scenario({**copy.deepcopy(FORMER), **change}, "mine.toml")
    assert f"mine.toml.{told}" in str(refused.value)


@pytest.mark.parametrize("name", ["clauses", "figures", "registers"])
def test_two_languages_in_one_file_are_refused(name: str) -> None:
    """Clauses beside a `goal` would be dropped without a word."""
    with pytest.raises(
        BadData, match=rf"mine.toml.{name}: does not go together with words of before: .*goal"
    ):
        Scenario({**copy.deepcopy(FORMER), name: []}, "mine.toml")


def test_a_number_of_treasures_is_no_number_of_a_round() -> None:
    rule: Json = {**SPAWN, "when": {"event": "goal-looted", "number": 2}}
    found = translated({"win": [], "rules": [rule]}, "mine.toml")
    spawned: Json = {"do": "spawn", "monsters": ["ooze"], "at": "drip"}
    looted: Json = {"test": "looted", "count": 2}
    assert found["clauses"] == [{"at": "looted", "if": [looted], "do": [spawned]}]
