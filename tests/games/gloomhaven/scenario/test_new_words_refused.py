"""Files that use portals, perches, carriers and the like wrongly are answered with file, place and problem."""

from __future__ import annotations

import pytest

from taverna.kernel.errors import BadData
from tests.support.gloomhaven.own import GUARD, Data, clause, row, scenario_of

VICTIM: Data = {"id": "victim", "hp": 1, "side": "none", "at": "a"}


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"traits": {GUARD: {"perches": ["z"]}}}, r"own\.json\.traits\..*perches: there is no marker 'z'"),
        ({"traits": {GUARD: {"immune": ["sleep"]}}}, r"own\.json\.traits\..*immune.*sleep"),
        ({"traits": {GUARD: {"side": "none"}}}, r"own\.json\.traits\..*side: there is no side 'none'"),
        (
            {"figures": [{**VICTIM, "side": "third"}]},
            r"own\.json\.figures\[0\]\.side: there is no side 'third'",
        ),
        (
            {"figures": [{**VICTIM, "before": "oze"}]},
            r"own\.json\.figures\[0\]\.before: there is no monster 'oze'",
        ),
        (
            {
                "clauses": [
                    {"at": "always", "of": "enemy", "do": [{"do": "march", "at": "a", "carries": "victim"}]}
                ]
            },
            r"own\.json\.clauses\[0\]\.do\[0\].*there is no figure of the scenario 'victim'",
        ),
        (
            {"clauses": [{"at": "always", "of": "character", "do": [{"do": "portal", "at": "a"}]}]},
            r"own\.json\.clauses\[0\]\.do\[0\]\.at: a portal needs a marker of two hexes",
        ),
        (
            {"clauses": [{"at": "always", "of": "enemy", "do": [{"do": "portal", "at": "b"}]}]},
            r"own\.json\.clauses\[0\]\.of: a portal is always there",
        ),
        (
            {"clauses": [{"at": "always", "of": "character", "do": [{"do": "portal"}]}]},
            r"own\.json\.clauses\[0\]\.do\[0\]\.at: is needed here",
        ),
        (
            {"clauses": [clause("round-end", {"do": "portal", "at": "b"})]},
            r"own\.json\.clauses\[0\]\.do\[0\]\.do: what holds",
        ),
        (
            {"clauses": [clause("round-end", {"do": "drive", "of": "party"})]},
            r"own\.json\.clauses\[0\]\.do\[0\]\.monsters: is needed here",
        ),
        (
            {"clauses": [clause("round-end", {"do": "drive", "monsters": [GUARD]})]},
            r"own\.json\.clauses\[0\]\.do\[0\]\.of: is needed here",
        ),
        (
            {"clauses": [clause("round-end", {"do": "control"})]},
            r"own\.json\.clauses\[0\]\.do\[0\]\.register: is needed here",
        ),
        (
            {"clauses": [clause("round-end", {"do": "control", "register": "mind"})]},
            r"own\.json\.clauses\[0\]\.do\[0\]: there is no register 'mind'",
        ),
    ],
)
def test_a_wrong_use_is_told_with_its_place(more: Data, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        scenario_of(row(**more))
