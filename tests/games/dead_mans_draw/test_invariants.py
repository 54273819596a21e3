"""The invariants of the rules (INV-1 to INV-7), at every step of random games with every kind of option."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping

import pytest
from hypothesis import given, settings, strategies as st

from taverna.games.dead_mans_draw import GAME, cards, codes
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import Event, Rng
from tests.support.dead_mans_draw import references
from tests.support.dead_mans_draw.positions import texts
from tests.support.dead_mans_draw.references import Sight
from tests.support.dead_mans_draw.walks import SWITCHES, VARIATIONS, every_option, offers_by_seat, walk

Options = dict[str, object]
EFFECTS = ("hook", "cannon", "sword", "map", "mermaid")


def random_games(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Games of any size with any options."""
    options = st.fixed_dictionaries(
        {"variation": st.sampled_from(VARIATIONS), **{name: st.booleans() for name in SWITCHES}}
    )

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        given_games = given(seats=st.integers(2, 8), seed=st.integers(0, 1 << 32), options=options)
        return settings(max_examples=examples, deadline=None)(given_games(test))

    return decorate


# INV-1


def everywhere(state: Table) -> list[str]:
    """Every loot card that a spectator sees, and the draw pile."""
    view = GAME.view(state, None)
    found = cards.names(state.draw) + texts(view["discard"]) + texts(view["play"]) + texts(view["revealed"])
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        found += player["bank"]
    return found + ([] if view["busting"] is None else [str(view["busting"])])


def full_deck(seats: int, options: Mapping[str, object]) -> list[str]:
    low = 2 if options["mermaid_effect"] else 4
    one = [
        f"{suit}-{value}"
        for suit in cards.SUITS
        for value in (range(low, low + 6) if suit == "mermaid" else range(2, 8))
    ]
    return sorted(one + [f"{name}-2" for name in one] if seats > 4 else one)


@pytest.mark.rule("INV-1")
@random_games(40)
def test_no_card_is_lost_or_doubled(seats: int, seed: int, options: Options) -> None:
    deck = full_deck(seats, options)
    assert len(deck) == (120 if seats > 4 else 60)
    for state in walk(seats, seed, options):
        assert sorted(everywhere(state)) == deck


# INV-2


def check_play_area(state: Table) -> None:
    sight = Sight(state)
    strange = sight.variation("strange-lands")
    marks = [value if strange else suit for suit, value in sight.play]
    assert len(set(marks)) == len(marks)
    most = 10 if not strange else 6 if sight.on("mermaid_effect") else 8
    assert len(sight.play) <= most


@pytest.mark.rule("INV-2")
@random_games(40)
def test_nothing_is_doubled_in_the_play_area(seats: int, seed: int, options: Options) -> None:
    for state in walk(seats, seed, options):
        check_play_area(state)


# INV-3


def check_banks(state: Table) -> None:
    sight = Sight(state)
    limit = 70 if sight.on("mermaid_effect") else 72
    for seat, bank in enumerate(sight.banks):
        by_suit: dict[str, list[int]] = {}
        for suit, value in bank:
            by_suit.setdefault(suit, []).append(value)
        assert all(values == sorted(values, reverse=True) for values in by_suit.values()), bank
        assert list(dict.fromkeys(suit for suit, _ in bank)) == list(by_suit), bank
        points = GAME.outcome(state).scores[seat]
        assert points == references.score(sight, seat)
        if not sight.variation("pile-o-treasure") and not sight.variation("all-hands-on-deck"):
            assert 0 <= points <= limit + (5 if sight.pirates[seat] == "golden-scales" else 0)


@pytest.mark.rule("INV-3", "DMD-51.5")
@random_games(20)
def test_banks_are_sorted_and_worth_what_their_tops_are(seats: int, seed: int, options: Options) -> None:
    for state in walk(seats, seed, options):
        check_banks(state)


# INV-4


@pytest.mark.rule("INV-4")
@random_games(100)
def test_bank_and_draw_are_offered_exactly_when_they_are_legal(
    seats: int, seed: int, options: Options
) -> None:
    drawn = 0
    for state in walk(seats, seed, options):
        for event in state.drain():
            drawn = 0 if event.kind == "turn" else drawn + (event.kind == "drew")
        for decision in state.pending:
            if decision.kind == "turn":
                may_bank = drawn > 0 and (state.owed == 0 or not state.draw)
                assert (codes.BANK in decision.options) == may_bank
                assert (codes.DRAW in decision.options) == bool(state.draw)
            else:
                assert not {codes.BANK, codes.DRAW} & set(decision.options)


# INV-5


@pytest.mark.rule("INV-5")
@random_games(100)
def test_every_turn_shrinks_the_draw_pile_and_leaves_a_clean_table(
    seats: int, seed: int, options: Options
) -> None:
    before, at_turn, turns = 1000, 1000, 0
    for state in walk(seats, seed, options):
        assert len(state.draw) <= before
        before = len(state.draw)
        if any(event.kind == "turn" for event in state.drain()):
            assert len(state.draw) < at_turn
            at_turn = len(state.draw)
            turns += 1
            assert (state.play, state.owed, state.protected, state.harbor, state.miser) == (
                [],
                0,
                [],
                0,
                False,
            )
    assert state.over
    assert turns <= (100 if seats > 4 else 50)
    if state.champion < 0:
        assert (state.draw, state.play, state.owed) == ([], [], 0)


# INV-6


@pytest.mark.rule("INV-6")
@random_games(15)
def test_the_same_seed_and_choices_give_the_same_states(seats: int, seed: int, options: Options) -> None:
    for one, other in zip(walk(seats, seed, options), walk(seats, seed, options), strict=True):
        assert GAME.dump(one) == GAME.dump(other)


@pytest.mark.rule("INV-6", "DMD-80.3", "DMD-15.4")
@random_games(30)
def test_a_seat_knows_of_the_draw_pile_what_oracles_showed_it(
    seats: int, seed: int, options: Options
) -> None:
    watchers = [*range(seats), None]
    known: dict[int | None, list[str]] = {seat: [] for seat in watchers}
    for number, state in enumerate(walk(seats, seed, options)):
        for event in state.drain():
            for seat in watchers:
                if event.seen_by(seat):
                    known[seat] = learned(known[seat], event)
        seat = watchers[number % len(watchers)]
        assert GAME.view(state, seat)["known"] == known[seat]
        assert cards.names(state.draw[::-1])[: len(known[seat])] == known[seat]


def learned(known: list[str], event: Event) -> list[str]:
    """The next cards of the draw pile as one who saw the event remembers them."""
    if event.kind == "drew":
        return known[1:]
    if event.kind == "foresaw":
        shown = texts(event.args["cards"])
        return shown + known[len(shown) :]
    return known


@pytest.mark.rule("INV-6")
@random_games(12)
def test_the_unseen_draw_pile_leaves_no_trace_in_a_view(seats: int, seed: int, options: Options) -> None:
    for number, state in enumerate(walk(seats, seed, options)):
        seat = number % (seats + 1)
        watcher = None if seat == seats else seat
        data = GAME.dump(state)
        draw = texts(data["draw"])
        shown = len(texts(GAME.view(state, watcher)["known"]))
        data["draw"] = draw[:shown] + draw[shown:][::-1]
        data["rng"] = Rng(seed + 1).dump()
        other = GAME.load(data)
        assert GAME.view(other, watcher) == GAME.view(state, watcher)
        assert [decision.options for decision in other.pending] == [
            decision.options for decision in state.pending
        ]


@pytest.mark.rule("INV-6", "DMD-2.7")
@random_games(30)
def test_a_pirate_that_was_not_kept_is_seen_by_its_owner_only(
    seats: int, seed: int, options: Options
) -> None:
    options = {**options, "pirates": True}
    state = GAME.setup(seats, seed, options)
    offers = offers_by_seat(state)
    while len(state.pending) > 1 or state.pending[0].kind == "choose-pirate":
        for seat in range(seats):
            hidden = {pirate for other in offers for pirate in other} - set(offers[seat])
            assert not hidden & names_in(GAME.view(state, seat))
        assert not {pirate for other in offers for pirate in other} & names_in(GAME.view(state, None))
        decision = state.pending[seed % len(state.pending)]
        GAME.apply(state, decision.seat, decision.options[seed % len(decision.options)])
    kept = {str(player) for player in Sight(state).pirates}
    assert len(kept) >= seats / 2
    for watcher in [*range(seats), None]:
        assert names_in(GAME.view(state, watcher)) & {p for other in offers for p in other} == kept


def names_in(view: Mapping[str, object]) -> set[str]:
    return set(json.dumps({**view, "options": None}).split('"'))


# INV-7


@pytest.mark.rule("INV-7")
@random_games(100)
def test_every_choice_that_the_rules_allow_is_offered_and_no_other(
    seats: int, seed: int, options: Options
) -> None:
    for state in walk(seats, seed, options):
        events = state.drain()
        for decision in state.pending:
            if decision.kind in EFFECTS:
                assert sorted(decision.options) == references.choices(state, decision.kind)
        if state.pending and state.pending[0].kind == "turn" and events:
            check_void(state, events)


def check_void(state: Table, events: list[Event]) -> None:
    """A drawn card that still lies at the right end did nothing but what its own event says."""
    last = events[-1]
    if last.kind == "void" and last.args["suit"] in EFFECTS:
        assert references.choices(state, str(last.args["suit"])) == []
    drawn = [str(event.args["card"]) for event in events if event.kind == "drew"]
    if not drawn or not state.play or cards.name(state.play[-1]) != drawn[0]:
        return
    suit = drawn[0].split("-")[0]
    acted = {event.kind for event in events} & {
        "shot",
        "scavenged",
        "misfired",
        "siren-took",
        "recalled-to-bank",
    }
    silent = suit in EFFECTS and (suit != "mermaid" or state.rules.mermaid_effect)
    if silent and not acted and not intercepted(events):
        assert "void" in [event.kind for event in events], events


def intercepted(events: list[Event]) -> bool:
    return any(event.kind == "intercepted" for event in events)


# All of it, once for each combination of options


@pytest.mark.rule("INV-1", "INV-2", "INV-3")
@pytest.mark.parametrize("variation", VARIATIONS)
def test_every_combination_of_options_is_played_out(variation: str) -> None:
    combinations = [options for options in every_option() if options["variation"] == variation]
    assert len(combinations) == 32
    for number, options in enumerate(combinations):
        seats = 2 + number % 7
        for step, state in enumerate(walk(seats, number, options)):
            if step % 4 == 0:
                check_play_area(state)
        assert Counter(everywhere(state)) == Counter(full_deck(seats, options))
        check_banks(state)


@random_games(15)
def test_every_position_is_the_same_after_saving_and_loading(seats: int, seed: int, options: Options) -> None:
    watchers = [*range(seats), None]
    for number, state in enumerate(walk(seats, seed, options)):
        data = GAME.dump(state)
        again = GAME.load(json.loads(json.dumps(data)))
        assert GAME.dump(again) == data
        assert [(one.seat, one.kind, one.options, one.sealed) for one in again.pending] == [
            (one.seat, one.kind, one.options, one.sealed) for one in state.pending
        ]
        watcher = watchers[number % len(watchers)]
        assert GAME.view(again, watcher) == GAME.view(state, watcher)
