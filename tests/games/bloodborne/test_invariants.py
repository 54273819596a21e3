"""The invariants of the rules (BB-INV.1 to 9), at every step of random games."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings, strategies as st

from taverna.games.bloodborne import GAME, codes
from taverna.games.bloodborne.state import Table
from taverna.kernel import Rng
from tests.support.bloodborne.positions import BOSS_IDS, STARTING, asks, living, names, random_game, view
from tests.support.bloodborne.shadow import Shadow


def random_games(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Games of any size with any final boss."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        given_games = given(
            seats=st.integers(3, 5), seed=st.integers(0, 1 << 32), boss=st.sampled_from(BOSS_IDS)
        )
        return settings(max_examples=examples, deadline=None)(given_games(test))

    return decorate


def max_hp(boss: str) -> int:
    return 6 if boss == "vicar-amelia" else 8


@pytest.mark.rule("BB-INV.1", "BB-INV.4", "BB-INV.5", "BB-INV.7", "BB-INV.8")
@random_games(40)
def test_what_is_told_adds_up_to_the_table(seats: int, seed: int, boss: str) -> None:
    shadow = None
    banked = [0] * seats
    for position in random_game(seats, seed, {"final_boss": boss}):
        shadow = shadow or Shadow(position, max_hp(boss))
        shadow.hear(position.drain())
        shadow.compare(position)
        for seat in range(seats):
            assert position.banked[seat] >= banked[seat] or position.gone >> seat & 1, "BB-INV.1"
            shown = {track["points"] for track in view(position)["players"][seat]["trophies"]}
            assert shown <= {0, 1, 2, 3, 5, 8}, "BB-INV.4"
        banked = position.banked[:]
    assert shadow is not None


def cards_of(position: Table, seat: int) -> list[str]:
    return names(position.hands[seat] + position.used[seat] + position.in_play(seat))


@pytest.mark.rule("BB-INV.2")
@random_games(30)
def test_cards_are_never_lost_and_nobody_has_more_than_seven(seats: int, seed: int, boss: str) -> None:
    whole = Counter([card.id for card in GAME.sets[0].kinds for _ in range(card.copies)])
    for id in STARTING:
        whole[id] = seats
    for position in random_game(seats, seed, {"final_boss": boss}):
        found = Counter(names(position.upgrades + position.row + position.removed))
        for seat in range(seats):
            cards = cards_of(position, seat)
            found.update(cards)
            choosing = asks(position) == "remove" and position.pending[0].seat == seat
            assert len(cards) <= (8 if choosing else 7)
            if not position.gone >> seat & 1:
                assert cards.count("hunters-dream") == 1
            if asks(position) == "pick" and position.alive >> seat & 1:
                assert "hunters-dream" in names(position.hands[seat])
        assert found == whole


@pytest.mark.rule("BB-INV.3")
@random_games(30)
def test_hp_stays_on_the_dial_and_is_0_for_the_dead_alone(seats: int, seed: int, boss: str) -> None:
    most = max_hp(boss)
    for position in random_game(seats, seed, {"final_boss": boss}):
        for seat in range(seats):
            assert 0 <= position.hp[seat] <= most
            assert (position.hp[seat] == 0) == (seat not in living(position))
        if asks(position) in ("upgrade", "remove"):
            asked = position.pending[0].seat
            given = position.rules.monsters[position.monster].id == "scholars" and view(position)["step"] != 7
            assert given or position.dreamt >> asked & 1 or position.hp[asked] == 0


@pytest.mark.rule("BB-INV.3")
@random_games(20)
def test_after_step_7_nobody_is_dead_and_dreamers_are_healed(seats: int, seed: int, boss: str) -> None:
    checked = 0
    dreamers: set[int] = set()
    shadow: Shadow | None = None
    for position in random_game(seats, seed, {"final_boss": boss}):
        shadow = shadow or Shadow(position, max_hp(boss))
        for event in position.drain():
            if event.kind == "revealed" and event.args["card"] == "hunters-dream":
                dreamers.add(int(str(event.args["seat"])))
            if event.kind == "died":
                dreamers.add(int(str(event.args["seat"])))
            if event.kind == "used" or event.kind == "marker":
                checked += 1
                assert shadow.dead <= shadow.gone
                for seat in dreamers - shadow.gone:
                    assert shadow.hp[seat] == shadow.max_hp
            shadow.hear([event])
            if event.kind == "marker":
                dreamers = set()
    assert checked


@pytest.mark.rule("BB-INV.5")
@random_games(25)
def test_ten_cards_come_before_the_final_boss_and_a_game_lasts_eleven_rounds(
    seats: int, seed: int, boss: str
) -> None:
    escapes = 0
    for position in random_game(seats, seed, {"final_boss": boss}):
        escapes += len([event for event in position.drain() if event.kind == "escaped"])
    everyone_left = position.gone == (1 << seats) - 1
    if everyone_left:
        assert boss == "rom-the-vacuous-spider"
        return
    assert position.round >= 11
    before = [number for number in position.met if number != position.final_boss]
    if boss == "micolash-host-of-the-nightmare":
        assert len(before) == 10 + min(escapes, 11)
    else:
        assert len(before) == 10
    assert position.met[-1] == position.final_boss


@pytest.mark.rule("BB-INV.6")
@random_games(8)
def test_the_same_seed_and_choices_are_the_same_game(seats: int, seed: int, boss: str) -> None:
    one = random_game(seats, seed, {"final_boss": boss})
    other = random_game(seats, seed, {"final_boss": boss})
    for left, right in zip(one, other, strict=True):
        assert GAME.dump(left) == GAME.dump(right)


@pytest.mark.rule("BB-INV.6")
@random_games(8)
def test_no_view_before_the_reveal_depends_on_others_picks(seats: int, seed: int, boss: str) -> None:
    rng = Rng(seed)
    for position in random_game(seats, seed, {"final_boss": boss}):
        if len(position.pending) < 2 or rng.below(4):
            continue
        mover = position.pending[0]
        seen = set()
        for code in mover.options:
            after = position.clone()
            GAME.apply(after, mover.seat, code)
            eyes = [eye for eye in [*range(seats), None] if eye != mover.seat]
            seen.add(json.dumps([view(after, eye) for eye in eyes]))
        assert len(seen) == 1


@pytest.mark.rule("BB-INV.7")
@random_games(20)
def test_a_roll_is_a_chain_whose_last_face_alone_lacks_a_plus(seats: int, seed: int, boss: str) -> None:
    rolls = 0
    for position in random_game(seats, seed, {"final_boss": boss}):
        roll = view(position)["roll"]
        if roll:
            rolls += 1
            assert [face["combo"] for face in roll["faces"]] == [True] * (len(roll["faces"]) - 1) + [False]
            assert roll["total"] == sum(face["value"] for face in roll["faces"])
            assert all(face in view(position)["dice"][roll["die"]] for face in roll["faces"])
    assert rolls


@pytest.mark.rule("BB-INV.8")
@random_games(20)
def test_the_row_is_full_after_step_7_or_the_deck_is_empty(seats: int, seed: int, boss: str) -> None:
    for position in random_game(seats, seed, {"final_boss": boss}):
        if asks(position) == "pick":
            assert len(position.row) == seats or not position.upgrades
            assert len(position.row) <= seats


@pytest.mark.rule("BB-INV.9")
@random_games(20)
def test_every_living_hunter_has_a_pick_and_transform_brings_one_weapon(
    seats: int, seed: int, boss: str
) -> None:
    transformers: list[object] = []
    weapons: list[object] = []
    for position in random_game(seats, seed, {"final_boss": boss}):
        for event in position.drain():
            if event.kind == "revealed" and event.args["card"] == "transform":
                transformers.append(event.args["seat"])
            elif event.kind == "transformed":
                weapons.append(event.args["seat"])
            elif event.kind == "marker":
                assert weapons == transformers
                transformers, weapons = [], []
        if asks(position) == "pick" and position.answers.count(-1) == seats:
            assert [decision.seat for decision in position.pending] == living(position)
        for decision in position.pending:
            assert decision.options
            if decision.kind == "transform":
                chosen = [GAME.sets[0].kinds[code - codes.PLAY] for code in decision.options]
                assert all(card.weapon for card in chosen)
