"""Words of scenario files that are not in the language: refused with file, place and word, or counted as lacking."""

from __future__ import annotations

import warnings

import pytest

from taverna.games.gloomhaven.content import lacking
from taverna.games.gloomhaven.content.scenarios.limits import gaps
from taverna.games.gloomhaven.language import clauses as c, moments
from taverna.games.gloomhaven.language.words import Word, word_of_operation, word_of_test
from taverna.games.gloomhaven.view.wording import scenarios
from taverna.games.gloomhaven.view.wording.losses import losses
from taverna.i18n import LANGUAGES
from taverna.i18n.phrases import say
from taverna.i18n.words import Words
from taverna.kernel import BadData
from tests.support.gloomhaven.own import GUARD, Data, clause, game_of, row, scenario_of

WOUND: Data = {"do": "condition", "conditions": ["wound"]}
WHEEL: Data = {"id": "wheel"}


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"win": [{"test": "deed"}]}, r"win\[0\]\.test: there is no test 'deed'; did you mean 'dead'"),
        ({"lose": [{"not": {"test": "deed"}}]}, r"lose\[0\]\.not\[0\]\.test: there is no test 'deed'"),
        (
            {"win": [{"test": "on", "who": "heroes", "at": "a"}]},
            r"win\[0\]\.who\.who: there is no kind of figures 'heroes'",
        ),
        ({"win": [{"test": "on", "who": "character"}]}, r"win\[0\]\.at: is needed here"),
        ({"win": [{"test": "on", "at": "a"}]}, r"win\[0\]\.who: is needed here"),
        ({"win": [{"test": "on", "who": "character", "at": "z"}]}, r"win\[0\]\.at: there is no marker 'z'"),
        (
            {"win": [{"test": "on", "who": {"on": "b"}, "at": "a"}]},
            r"win\[0\]\.who\.who: there is no subject here",
        ),
        ({"win": [{"test": "round", "is": "third"}]}, r"win\[0\]\.is: there is no kind of rounds 'third'"),
        ({"win": [{"test": "register", "register": "n"}]}, r"win\[0\]: there is no register 'n'"),
        ({"win": [{"test": "dead", "of": ["dragon"]}]}, r"win\[0\]: there is no monster 'dragon'"),
        ({"win": [{"test": "revealed", "room": "attic"}]}, r"win\[0\]: there is no room 'attic'"),
        ({"win": [{"test": "opened", "doors": ["9"]}]}, r"win\[0\]: there is no door labelled '9'"),
        ({"win": [{"test": "looted"}]}, r"win\[0\]\.count: there are only 0 goal treasures"),
        ({"win": []}, r"win: there must be a goal"),
        ({"clauses": [clause("dawn", {"do": "win"})]}, r"clauses\[0\]\.at: there is no moment 'dawn'"),
        (
            {"clauses": [clause("start", {"do": "explode"})]},
            r"clauses\[0\]\.do\[0\]\.do: there is no operation 'explode'",
        ),
        ({"clauses": [clause("start")]}, r"clauses\[0\]\.do: is needed here"),
        (
            {"clauses": [clause("start", {"do": "win"}, door="1")]},
            r"clauses\[0\]\.door: counts only at door-opened",
        ),
        (
            {"clauses": [clause("start", {"do": "win"}, room="hall")]},
            r"clauses\[0\]\.room: counts only at room-revealed",
        ),
        (
            {"clauses": [clause("start", {"do": "win"}, action="x")]},
            r"clauses\[0\]\.action: counts only at interacted",
        ),
        (
            {"clauses": [clause("round-end", WOUND)]},
            r"clauses\[0\]\.do\[0\]\.of: is needed: nobody's moment is round-end",
        ),
        ({"clauses": [clause("round-end", {"do": "remove"})]}, r"clauses\[0\]\.do\[0\]\.of: is needed"),
        (
            {"clauses": [clause("start", {"do": "spawn", "at": "a"})]},
            r"clauses\[0\]\.do\[0\]\.monsters: is needed here",
        ),
        (
            {"clauses": [clause("start", {"do": "spawn", "monsters": [GUARD]})]},
            r"clauses\[0\]\.do\[0\]\.at: is needed here",
        ),
        ({"clauses": [clause("start", {"do": "lock"})]}, r"clauses\[0\]\.do\[0\]\.doors: is needed here"),
        (
            {"clauses": [clause("start", {"do": "set", "to": 1})]},
            r"clauses\[0\]\.do\[0\]\.register: is needed here",
        ),
        (
            {"clauses": [clause("start", {"do": "place", "name": "x"})]},
            r"there is no monster that is placed later as 'x'",
        ),
        (
            {"clauses": [clause("start", {"do": "elements"})]},
            r"clauses\[0\]\.do\[0\]\.strong: is needed here",
        ),
        ({"clauses": [clause("start", {"do": "elements", "strong": ["mud"]})]}, r"'mud' is no element"),
        ({"interactions": [{**WHEEL, "cost": "gold"}]}, r"interactions\[0\]\.cost: there is no cost 'gold'"),
        ({"interactions": [WHEEL]}, r"interactions\[0\]: no clause at interacted has the action 'wheel'"),
        ({"figures": [{"id": "x", "hp": 1}]}, r"figures\[0\]\.at: is needed here"),
        (
            {"figures": [{"id": "x", "hp": 1, "at": "a", "side": "third"}]},
            r"figures\[0\]\.side: there is no side 'third'",
        ),
        (
            {"figures": [{"id": "x", "hp": 1, "at": {"figure": "x"}}]},
            r"figures\[0\]\.at\.figure: figures move",
        ),
        ({"traits": {GUARD: {"side": "fourth"}}}, r"traits\.bandit-guard\.side: there is no side 'fourth'"),
        ({"traits": {"dragon": {}}}, r"traits: there is no monster 'dragon'"),
        ({"standing": ["fly"]}, r"standing: there is no standing rule 'fly'"),
        ({"cycle": ["9"]}, r"cycle: there is no door labelled '9'"),
        ({"not_yet": ["goal"]}, r"not_yet"),
    ],
)
def test_a_word_that_is_not_known_is_refused_with_its_place(fields: Data, problem: str) -> None:
    with pytest.raises(BadData, match=r"^own\.json.*" + problem):
        scenario_of(row(**fields))


def test_a_monster_that_comes_later_needs_a_clause() -> None:
    later = {"type": GUARD, "at": [4, 0], "ranks": "nnn", "later": "wave"}
    with pytest.raises(BadData, match=r"own\.json\.monsters\[0\]\.later: no clause places 'wave'"):
        scenario_of(row(monsters=[later]))


def test_a_class_that_is_not_there_is_refused() -> None:
    data = row(own="s999")
    with pytest.raises(BadData, match=r"own\.json\.own: there is no class of the scenario's own 's999'"):
        game_of(data).setup(2, 1, {"scenario": str(data["id"])})


@pytest.mark.parametrize(
    ("fields", "place", "gap"),
    [
        ({"win": [{"test": "deed"}]}, "win[0].test", "goal"),
        ({"lose": [{"test": "deed"}]}, "lose[0].test", "loss"),
        ({"figures": [{"id": "x", "hp": 1, "at": "a", "side": "third"}]}, "figures[0].side", "figures"),
        ({"clauses": [clause("start", {"do": "explode"})]}, "clauses[0].do[0].do", "rules"),
        ({"standing": ["fly"]}, "standing", "rules"),
    ],
)
def test_a_printed_scenario_lacks_the_word_and_is_known_all_the_same(
    fields: Data, place: str, gap: str
) -> None:
    found = scenario_of(row(**fields), is_printed=True)
    [why] = lacking(found)
    assert why.startswith(f"own.json.{place}: ")
    assert gaps(found, [why]) == [gap]


def test_two_files_of_one_name_do_each_their_own() -> None:
    found = [
        scenario_of(row(clauses=[clause("start", {"do": "condition", "conditions": [word]}, of="character")]))
        for word in ("wound", "poison")
    ]
    lines = [scenario.clauses[0].lines[0].ability for scenario in found]
    assert lines[0] is not None
    assert lines[1] is not None
    assert lines[0].conditions != lines[1].conditions


# In words

NAMED: dict[str, Data] = {
    "arrived": {"who": "character", "at": "a"},
    "on": {"who": "character", "at": "a"},
    "filled": {"who": "character", "at": "a"},
    "register": {"register": "n", "least": 1, "most": 2},
    "present": {"who": "enemy", "most": 2},
    "exhausted-off": {"at": "a"},
    "looted": {"count": 0},
}


GIVEN: Data = {
    "at": "a", "conditions": ["wound"], "count": 2, "doors": ["1"], "each": "enemy",
    "monsters": [GUARD], "n": 2, "of": [GUARD], "ranks": "nnn", "register": "n", "who": "character",
}  # fmt: skip
"""What words with a file of their own may ask for."""


def given(word: Word | None) -> Data:
    assert word is not None
    return {field: GIVEN[field] for field in GIVEN if word.uses(field)}


def of_all_kinds() -> list[Data]:
    around = ("all", "any", "not")
    listed = c.TESTS[: c.FIRST_ADDED_TEST]
    plain: list[Data] = [{"test": word, **NAMED.get(word, {})} for word in listed if word not in around]
    plain += [{"test": word, **given(word_of_test(c.TESTS.index(word)))} for word in c.TESTS[len(listed) :]]
    plain += [
        {"test": "round", "is": "odd", **more}
        for more in ({"from": 2}, {"until": 3}, {"from": 2, "until": 3})
    ]
    plain += [
        {"test": "dead", "of": [GUARD]},
        {"test": "dead", "without": [GUARD]},
        {"test": "killed", "of": [GUARD]},
    ]
    plain += [{"test": "opened", "doors": ["1"]}, {"test": "revealed", "room": "cave"}]
    plain += [{"test": "on", "who": {"types": [GUARD]}, "at": "a", "all": True}]
    plain += [
        {"test": "present", "who": "party", "least": 1},
        {"test": "register", "register": "n", "least": 1},
    ]
    return plain + [{word: [{"test": "dead"}, {"test": "opened"}]} for word in around]


LINES: list[Data] = [
    WOUND | {"of": "enemy"},
    {"do": "damage", "n": 1, "of": {"types": [GUARD]}},
    {"do": "remove", "of": "object"},
    {"do": "spawn", "monsters": [GUARD], "at": "a"},
    {"do": "lock", "doors": ["1"]},
    {"do": "open", "doors": ["1"]},
    {"do": "add-cards"},
    {"do": "elements", "strong": ["fire"], "inert": ["ice"]},
    {"do": "set", "register": "n", "to": 1},
    {"do": "add", "register": "n"},
    {"do": "win"},
    {"do": "lose"},
    {"do": "jump", "of": "enemy", "at": "a"},
    {"do": "replace", "of": "object", "monsters": [GUARD]},
    {"do": "leave", "of": "enemy"},
    {"do": "drift", "of": "party", "directions": [[1, 0], [0, -1]]},
    {"do": "draw", "register": "n", "count": 1, "n": 2},
    {"do": "suffer", "of": "enemy", "register": "n"},
]
LINES += [
    {"do": word, **given(word_of_operation(c.OPERATIONS.index(word))), "of": "enemy"}
    for word in c.OPERATIONS[c.FIRST_ADDED_OPERATION :]
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_said_has_words(language: str) -> None:
    tests = of_all_kinds()
    own = ("always", "special")  # which have words of their own
    clauses = [clause(moment, *LINES) for moment in moments.MOMENTS if moment not in own]
    clauses += [clause("special", *LINES, special=special) for special in c.SPECIALS]
    clauses += [
        clause(moment, *LINES, **{"if": [test]}) for test in tests for moment in ("turn-end", "round-start")
    ]
    offers: list[Data] = [{"id": f"offer-{cost}", "cost": cost} for cost in c.COSTS]
    found = scenario_of(
        row(
            win=tests,
            lose=tests,
            clauses=clauses,
            interactions=offers,
            registers={"n": 0},
            standing=list(c.STANDING),
        )
    )
    words = Words(language, "gloomhaven")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        told = say(words, scenarios.objectives(found, 2, 1)) + say(words, losses(found))
        told += say(words, scenarios.special_rules(found, 2))
    for prefix in ("objective-", "loss-", "test-", "when-", "rule-", "whom-"):
        assert prefix not in told
