"""What the kernel does for every game: setting up, saving, loading by hand, and refusing what can't be."""

from __future__ import annotations

import pytest

from taverna.kernel import BadCall, BadData, BadOption, Decision, IllegalChoice, Rng
from taverna.kernel.old_chance import MODULUS
from taverna.kernel.rng import SEED_MAX
from tests.support.toy_game import CARD, RING, RISE, SEARCH, SEAT, TOY, Beach

POSITION: dict[str, object] = {"seats": 2, "hands": [[0, 1], [4, 5]], "pile": [2, 3, 6, 7]}


# Setting up


@pytest.mark.parametrize("seats", [0, 1, 6, 99, -2])
def test_a_wrong_number_of_seats_is_refused_with_the_rule(seats: int) -> None:
    with pytest.raises(BadCall, match="2 to 5 players") as refused:
        TOY.setup(seats, 1)
    assert refused.value.code == "bad-seats"
    assert refused.value.rule == "TOY-1"
    assert refused.value.values == {"low": 2, "high": 5, "seats": str(seats)}


@pytest.mark.parametrize("seed", [-1, SEED_MAX + 1])
def test_a_wrong_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadCall, match="seed must be a whole number") as refused:
        TOY.setup(2, seed)
    assert refused.value.code == "bad-seed"


def test_wrong_options_are_refused() -> None:
    with pytest.raises(BadOption, match="did you mean 'rounds'"):
        TOY.setup(2, 1, {"round": "3"})
    with pytest.raises(BadOption, match="can't be '9'"):
        TOY.setup(2, 1, {"rounds": "9"})


def test_the_caller_keeps_the_options_to_itself() -> None:
    options: dict[str, object] = {"rounds": "2"}
    state = TOY.setup(2, 1, options)
    options["rounds"] = "3"
    assert TOY.rules.settings(state)["rounds"] == "2"


# Asking


def test_questions_and_options_can_be_printed() -> None:
    state = TOY.load(POSITION)
    assert repr(state.pending[1]) == "Decision(seat=1, kind='round', options=[12, 13])"
    assert repr(TOY.describe(state, CARD + 1)) == "Option('play', {'card': 'card-1'})"


@pytest.mark.parametrize("code", [CARD + 2, CARD + 4 + 1000, -1, RISE])
def test_a_code_that_is_not_open_is_not_described(code: int) -> None:
    state = TOY.load(POSITION)
    with pytest.raises(
        BadCall, match=rf"^{code} is not an option that is open now; open: 8, 9, 12, 13$"
    ) as refused:
        TOY.describe(state, code)
    assert refused.value.code == "not-open"


def test_what_was_open_is_described_no_more() -> None:
    state = TOY.load(POSITION)
    TOY.apply(state, 0, CARD)
    with pytest.raises(BadCall, match=r"open: 12, 13$"):
        TOY.describe(state, CARD)
    assert TOY.describe(state, CARD + 4).args == {"card": "card-4"}
    over = TOY.load({**POSITION, "rounds_left": 0})
    with pytest.raises(BadCall, match=r"open: nothing, the game is over$"):
        TOY.describe(over, CARD)


def test_what_any_seat_may_announce_is_described() -> None:
    """Seat 0 is asked and has no bell; seat 1 waits and has one."""
    data = {**POSITION, "options": {"bells": True}, "agenda": [["round"], ["dive", 0, 1]]}
    assert TOY.describe(TOY.load({**data, "bells": [0, 1]}), RING).key == "ring"
    with pytest.raises(BadCall, match="is not an option that is open now"):
        TOY.describe(TOY.load({**data, "bells": [0, 0]}), RING)


def test_an_open_question_is_shared_by_clones_but_never_changed() -> None:
    state = TOY.load(POSITION)
    clone = state.clone()
    TOY.apply(clone, 0, CARD)
    assert [decision.seat for decision in state.pending] == [0, 1]
    assert state.answers == [-1, -1]


def test_refusal_says_the_same_as_apply() -> None:
    state = TOY.load(POSITION)
    assert TOY.refusal(state, 0, CARD) is None
    refusal = TOY.refusal(state, 0, CARD + 4)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("not-an-option-here", "TOY-2")
    TOY.apply(state, 0, CARD)
    refusal = TOY.refusal(state, 0, CARD)
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("not-asked", {"seat": 0})


def test_a_quiet_state_forgets_what_it_told() -> None:
    state = TOY.setup(2, 1)
    assert state.events
    state.quiet()
    assert state.events == []
    TOY.apply(state, 0, state.pending[0].options[0])
    assert state.events == []


def test_drained_events_are_told_once() -> None:
    state = TOY.setup(2, 1)
    assert [event.kind for event in state.drain()] == ["dealt", "dealt"]
    assert state.drain() == []


# Saving and loading


def test_a_dump_names_everything() -> None:
    state = TOY.load({**POSITION, "rng": 77})
    TOY.apply(state, 1, CARD + 5)
    assert TOY.dump(state) == {
        "game": "pearl-divers",
        "version": 3,
        "seats": 2,
        "options": {"together": False, "bells": False, "rounds": "3"},
        "rng": 77,
        "rounds_left": 3,
        "pile": [2, 3, 6, 7],
        "hands": [[0, 1], [4, 5]],
        "heap": [],
        "pearls": [0, 0],
        "bells": [0, 0],
        "answers": [None, 13],
        "agenda": [["round", 0, 0]],
    }


def test_a_position_written_by_hand_needs_little() -> None:
    state = TOY.load({"seats": 2, "hands": [[1], [2]]})
    assert state.rng.dump() == Rng(0).dump()
    assert [decision.options for decision in state.pending] == [[CARD + 1], [CARD + 2]]


def test_a_position_in_the_middle_of_an_effect() -> None:
    state = TOY.load({**POSITION, "agenda": [["round"], ["dive", 1, 2], ["dive", 1, 1]]})
    assert [(asked.seat, asked.kind, asked.options) for asked in state.pending] == [
        (1, "dive", [SEARCH, RISE])
    ]
    TOY.apply(state, 1, RISE)
    TOY.apply(state, 1, SEAT + 1)
    assert state.pearls == [1, 0]
    assert state.pending[0].kind == "dive"


def test_chance_can_be_written_by_hand() -> None:
    state = TOY.load({**POSITION, "rng": {"script": [2, 0], "then": Rng(5).dump()}})
    assert TOY.dump(state)["rng"] == {"script": [2, 0], "then": Rng(5).dump()}
    TOY.apply(state, 0, CARD)
    TOY.apply(state, 1, CARD + 4)
    assert state.agenda[-1] == (1, 1, 3), "the script says 2: a dive of depth 3"
    again = TOY.parse(TOY.line(state))
    assert TOY.dump(again) == TOY.dump(state)
    assert again.rng.below(6) == 0
    assert again.rng.dump() == Rng(5).dump()


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"game": "chess"}, r"position\.game: this is a position of 'chess', not of 'pearl-divers'"),
        ({"game": 5}, r"position\.game: must be a text"),
        ({"version": 2}, r"position\.version: this is version 2 of the game; here it is 3"),
        ({"version": None}, r"position\.version"),
        ({"seats": 9}, r"position\.seats: must lie between 2 and 5"),
        ({"seats": None}, r"position\.seats: must be a whole number"),
        ({"options": []}, r"position\.options: must be an object"),
        ({"rng": 0}, r"position\.rng: must lie between 1 and"),
        ({"rng": MODULUS}, r"position\.rng: must lie between 1 and"),
        ({"rng": "seed"}, r"position\.rng: must be a whole number"),
        ({"rng": {"script": [-1]}}, r"position\.rng\.script"),
        ({"rng": {"script": [], "than": 5}}, r"position\.rng\.than: is not a known field"),
        ({"answers": [8]}, r"position\.answers: must be empty or hold one entry for each of the 2 seats"),
        ({"answers": [True, None]}, r"position\.answers: True is not an option code"),
        ({"answers": [29, None]}, r"position\.answers: 29 is not an option code \(0 to 28\)"),
        ({"agenda": [["swim", 0, 0]]}, r"position\.agenda: .*'swim'.* is not a step"),
        ({"agenda": [[]]}, r"position\.agenda: \[\] is not a step"),
        ({"agenda": ["dive"]}, r"position\.agenda: 'dive' is not a step"),
        ({"agenda": [["dive", 0, 0, 0]]}, r"position\.agenda"),
        ({"agenda": [["dive", "0"]]}, r"position\.agenda: .*after the name come whole numbers"),
        ({"agenda": {"dive": 1}}, r"position\.agenda: must be a list"),
        ({"surprise": 1}, r"position\.surprise: is not a known field"),
    ],
)
def test_a_damaged_position_is_refused_by_field(changes: dict[str, object], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        TOY.load({**POSITION, **changes})


def test_answers_that_were_not_offered_are_refused() -> None:
    with pytest.raises(BadData, match="answers"):
        TOY.load({**POSITION, "answers": [CARD + 4, None]})


def test_answers_that_are_all_in_are_refused() -> None:
    """There would be nobody left to ask, and nothing to wait for."""
    with pytest.raises(BadData, match="answers"):
        TOY.load({**POSITION, "answers": [CARD, CARD + 4]})


def test_answers_to_nothing_are_refused() -> None:
    with pytest.raises(BadData, match="answers"):
        TOY.load({**POSITION, "answers": [CARD, None], "agenda": [["round"], ["dive", 1, 1]]})


@pytest.mark.parametrize("line", ["", "seats: 2", "{'seats': 2}", "[" * 100_000])
def test_a_line_that_is_no_json_is_refused(line: str) -> None:
    with pytest.raises(BadData, match="not a saved position") as refused:
        TOY.parse(line)
    assert refused.value.code == "not-json"


@pytest.mark.parametrize("line", ["[]", "3", "null"])
def test_a_line_of_another_shape_is_refused(line: str) -> None:
    with pytest.raises(BadData, match="position: must be an object"):
        TOY.parse(line)


# What happens while a position is loaded


def test_what_happens_while_a_position_is_loaded_is_told_on_request() -> None:
    finished = {**POSITION, "rounds_left": 0, "pearls": [2, 1]}
    told = TOY.load(finished, telling=True).drain()
    assert [(event.kind, event.args) for event in told] == [("ended", {"seats": [0]})]
    assert TOY.load(finished).events == []
    line = TOY.line(TOY.load(POSITION))
    assert TOY.parse(line, telling=True).drain() == [], "nothing happens on the way to an open question"


def test_a_loaded_position_tells_what_happens_next_either_way() -> None:
    for telling in (False, True):
        state = TOY.load({**POSITION, "options": {"bells": True}, "bells": [1, 0]}, telling)
        TOY.apply(state, 0, RING)
        assert [event.kind for event in state.drain()] == ["rang"]


# The end


def test_after_the_end_everything_is_refused() -> None:
    state = TOY.load({**POSITION, "rounds_left": 0})
    assert state.over
    with pytest.raises(IllegalChoice, match="the game is over"):
        TOY.apply(state, 0, CARD)
    refusal = TOY.refusal(state, 0, CARD)
    assert refusal is not None
    assert refusal.key == "game-over"


@pytest.mark.parametrize(("pearls", "winners"), [([2, 1, 2], [0, 2]), ([0, 1, 0], [1])])
def test_the_most_pearls_win(pearls: list[int], winners: list[int]) -> None:
    state = TOY.load({"seats": 3, "rounds_left": 0, "pearls": pearls})
    assert TOY.outcome(state).winners == winners


@pytest.mark.parametrize(("pearls", "won"), [([2, 1, 1], True), ([5, 1, 0], False)])
def test_together_all_win_or_nobody(pearls: list[int], won: bool) -> None:
    options: dict[str, object] = {"together": True}
    outcome = TOY.outcome(TOY.load({"seats": 3, "rounds_left": 0, "pearls": pearls, "options": options}))
    assert outcome.won is won
    assert outcome.winners == ([0, 1, 2] if won else [])


def test_a_decision_is_open_unless_sealed() -> None:
    assert not Decision(0, "turn", [1]).sealed
    assert all(decision.sealed for decision in TOY.load(POSITION).pending)


def test_whoever_thinks_about_a_position_does_not_know_its_chance() -> None:
    state = TOY.setup(2, 99)
    blind = state.blinded()
    assert blind.rng.dump() == Rng(0).dump()
    assert isinstance(blind, Beach)
    assert {**TOY.dump(blind), "rng": None} == {**TOY.dump(state), "rng": None}
    assert state.rng.dump() != blind.rng.dump()
