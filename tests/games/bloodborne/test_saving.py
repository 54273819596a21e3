"""Positions as data: everything comes back, and what can't be is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from taverna.games.bloodborne import GAME, codes
from taverna.games.bloodborne.state import Table
from taverna.kernel import BadData, BadOption
from tests.support.bloodborne.positions import (
    asks,
    choose_trophy,
    hands,
    kind_of,
    play,
    random_game,
    reveal,
    table,
    take,
)

Data = dict[str, Any]


def saved(position: object) -> Data:
    data: Data = json.loads(json.dumps(GAME.dump(position)))  # type: ignore[arg-type]
    return data


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_comes_back_whole(seed: int) -> None:
    boss = ("rom-the-vacuous-spider", "micolash-host-of-the-nightmare", "random")[seed % 3]
    for position in random_game(3 + seed % 3, seed, {"final_boss": boss}):
        again = GAME.load(saved(position))
        assert GAME.dump(again) == GAME.dump(position)
        assert [(one.seat, one.kind, one.options) for one in again.pending] == [
            (one.seat, one.kind, one.options) for one in position.pending
        ]
        assert (again.alive, again.gone, again.dreamt) == (position.alive, position.gone, position.dreamt)


def test_in_the_middle_of_a_transform_with_one_answer_given() -> None:
    position = table()
    play(position, "Transform", "Transform", "Dream")
    GAME.apply(position, 0, kind_of("Hunter Axe"))
    again = GAME.load(saved(position))
    assert [decision.seat for decision in again.pending] == [1]
    GAME.apply(again, 1, kind_of("Saw Cleaver"))
    GAME.apply(position, 1, kind_of("Saw Cleaver"))
    assert GAME.dump(again) == GAME.dump(position)


def test_in_the_middle_of_a_kill_and_of_a_dream() -> None:
    position = table("Ebrietas", 2, hands=hands("Stake Driver", "Dream", "Dream"), row="Cannon", rolls="0")
    play(position, "Stake Driver", "Dream", "Dream")
    again = GAME.load(saved(position))
    choose_trophy(again, "kin")
    choose_trophy(position, "kin")
    assert GAME.dump(again) == GAME.dump(position)
    again = GAME.load(saved(position))
    take(again, "Cannon")
    take(position, "Cannon")
    assert GAME.dump(again) == GAME.dump(position)


SEVEN = "Saw Cleaver, Hunter Axe, Hunter Pistol, Transform, Saw Spear, Threaded Cane, Dream"
CHOICES: dict[str, tuple[Callable[[], Table], tuple[str, ...], str]] = {
    "a blow at the Witch": (
        lambda: table(
            "The Witch of Hemwick", 9, hp=[1, 6, 6], hands=hands("Chikage", "Dream", "Dream"), rolls="0"
        ),
        ("Chikage", "Dream", "Dream"),
        "any-trophy",
    ),
    "the last blow at the Witch, with a Stake Driver": (
        lambda: table("The Witch of Hemwick", 1, hands=hands("Stake Driver", "Dream", "Dream"), rolls="0"),
        ("Stake Driver", "Dream", "Dream"),
        "any-trophy",
    ),
    "a Molotov at the Witch": (
        lambda: table(
            "The Witch of Hemwick", 1, hp=[1, 1, 6], hands=hands("Molotov Cocktail", "Dream", "Dream")
        ),
        ("Molotov Cocktail", "Dream", "Dream"),
        "any-trophy",
    ),
    "a pistol at the Witch": (
        lambda: table("The Witch of Hemwick", 9, rolls="0"),
        ("Hunter Pistol", "Saw Cleaver", "Dream"),
        "any-trophy",
    ),
    "the death of Logarius": (
        lambda: table("Martyr Logarius", 2, hands=hands("Stake Driver", "Dream", "Dream"), rolls="0"),
        ("Stake Driver", "Dream", "Dream"),
        "any-trophy",
    ),
    "a boar that escapes": (
        lambda: table("Maneater Boar", 9, tracks=[[1, 1, 0], [2, 2, 2], [0, 3, 3]], rolls="0"),
        ("Saw Cleaver", "Dream", "Saw Cleaver"),
        "lose-trophy",
    ),
    "a Brainsucker that escapes": (
        lambda: table("Brainsucker", 9, rolls="0"),
        ("Dream", "Transform", "Dream"),
        "discard",
    ),
    "Scholars who come": (
        lambda: table("Hunter's Minion", 7, hands=["Dream", SEVEN, "Dream"], deck="Scholars", rolls="0"),
        ("Dream", "Saw Cleaver", "Dream"),
        "upgrade",
    ),
}


@pytest.mark.parametrize("name", CHOICES)
def test_in_the_middle_of_every_choice_that_cards_ask_for(name: str) -> None:
    """Saved and read at each question on the way to the next round, and played on alike."""
    start, picks, kind = CHOICES[name]
    position = start()
    play(position, *picks)
    if asks(position) == "transform":
        reveal(position, "Saw Cleaver")
    asked = set()
    again = position.clone()
    for turn in range(30):
        if asks(position) in ("pick", "over"):
            break
        asked.add(asks(position))
        again = GAME.load(saved(again))
        assert GAME.dump(again) == GAME.dump(position)
        decision, other = position.pending[0], again.pending[0]
        assert (other.seat, other.kind, other.options) == (decision.seat, decision.kind, decision.options)
        code = decision.options[turn % len(decision.options)]
        GAME.apply(position, decision.seat, code)
        GAME.apply(again, decision.seat, code)
    assert kind in asked
    assert GAME.dump(again) == GAME.dump(position)


def test_a_position_by_hand_needs_only_what_matters() -> None:
    position = GAME.load({"seats": 3, "monster": "hunters-minion", "rest": "box"})
    assert position.hp == [8, 8, 8]  # Gehrman, the first of the final bosses
    assert position.blood == 7 + 2  # he adds 2 (BB-R.53)
    assert [len(hand) for hand in position.hands] == [5, 5, 5]
    assert len(position.upgrades) == 32
    assert len(position.box) == 24
    assert asks(position) == "pick"


@pytest.mark.rule("BB-3.3", "BB-R.53")
@pytest.mark.parametrize(
    ("seats", "boss", "blood"),
    [(3, "vicar-amelia", 4), (5, "vicar-amelia", 6), (4, "gehrman-the-first-hunter", 7)],
)
def test_blood_left_out_is_what_the_monster_comes_with(seats: int, boss: str, blood: int) -> None:
    position = GAME.load({"seats": seats, "final_boss": boss, "monster": "huntsman", "rest": "box"})
    assert (position.blood, position.entered) == (blood, blood)
    hurt = GAME.load({**saved(position), "blood": 1})
    assert (hurt.blood, hurt.entered) == (1, blood)


@pytest.mark.rule("BB-R.55")
def test_who_left_the_game_has_nothing_and_died_twice() -> None:
    boss = "rom-the-vacuous-spider"
    position = GAME.load(
        {"seats": 3, "final_boss": boss, "monster": "huntsman", "gone": [1], "hp": [8, 0, 0], "rest": "box"}
    )
    assert position.deaths == [0, 2, 1]
    assert [len(hand) for hand in position.hands] == [5, 0, 5]
    alone = GAME.load({"seats": 3, "final_boss": boss, "monster": "huntsman", "gone": [1], "rest": "box"})
    assert alone.hp == [8, 0, 8]


def picking() -> Data:
    return saved(table("Hunter's Minion", 7, row="Cannon", deck="Ebrietas"))


def dreaming() -> Data:
    position = table("Hunter's Minion", 7, row="Cannon", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    return saved(position)


def dying() -> Data:
    position = table("Ebrietas", 2, hands=hands("Stake Driver", "Dream", "Dream"), rolls="0")
    play(position, "Stake Driver", "Dream", "Dream")
    return saved(position)


def transforming() -> Data:
    position = table("Hunter's Minion", 7)
    play(position, "Transform", "Dream", "Dream")
    return saved(position)


def cursed() -> Data:
    position = table("The Witch of Hemwick", 9, hands=hands("Chikage", "Dream", "Dream"), rolls="0")
    play(position, "Chikage", "Dream", "Dream")
    return saved(position)


def robbed() -> Data:
    position = table("Maneater Boar", 9, tracks=[[1, 1, 0], [0] * 3, [0] * 3], row="Cannon", rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    return saved(position)


def taught() -> Data:
    return saved(table(None, deck="Scholars", step="end-round", row="Cannon"))


def change(**fields: object) -> Callable[[Data], None]:
    return lambda data: data.update(fields)


def put(name: str, place: int, value: object) -> Callable[[Data], None]:
    def changed(data: Data) -> None:
        data[name][place] = value

    return changed


def in_play(card: str) -> Callable[[Data], None]:
    """Seat 0 has already revealed it."""

    def changed(data: Data) -> None:
        data["hands"][0].remove(card)
        data["played"][0] = card

    return changed


DAMAGE: list[tuple[Callable[[], Data], Callable[[Data], None], str]] = [
    (picking, change(monster="werewolf"), "there is no monster 'werewolf'"),
    (picking, change(monster="ebrietas"), "ebrietas is not in this game, or lies in two places"),
    (picking, change(monster=None, met=["hunters-minion"]), "needs one"),
    (picking, change(blood=0, entered=0), "a monster without blood is dying"),
    (picking, change(entered=3), "entered"),
    (picking, change(dealt=[1, 0, 0]), "position.dealt: must be empty"),
    (picking, change(fired=[1]), "position.fired: must be empty"),
    (picking, change(rewarded=[2]), "position.rewarded: must be empty"),
    (picking, change(final_boss="ebrietas"), "final_boss"),
    (picking, change(final_boss="rom-the-vacuous-spider"), "not the one that the options agree on"),
    (picking, change(box=[]), "lies nowhere"),
    (picking, change(upgrades=[]), "lies nowhere"),
    (picking, change(rest="sea"), "must be 'box'"),
    (picking, change(inserted=1), "only normal monsters"),
    (picking, change(deaths=[0, 0]), "a number for each of the 3 seats"),
    (picking, change(hp=[0, 6, 6], deaths=[0, 0, 0]), "can't have died 0 times"),
    (picking, change(monster="vicar-amelia", met=["hunters-minion"]), "only after the last card"),
    (picking, in_play("hunter-axe"), "comes before cards are revealed"),
    (picking, change(dealt=[1, 0, 0]), "dealt: must be empty"),
    (picking, change(fired=[0]), "fired: must be empty"),
    (picking, change(cancelled=[0]), "cancelled: must be empty"),
    (picking, change(doomed=[0]), "doomed: must be empty"),
    (picking, change(rewarded=[0]), "rewarded: must be empty"),
    (picking, change(dreamt=[0]), "dreams if Hunter's Dream is the card played"),
    (transforming, change(dreamt=[1]), "dreams if Hunter's Dream is the card played"),
    (dying, change(fired=[1]), "fired: nothing in play"),
    (dying, change(doomed=[0]), "doomed: nothing in play"),
    (dying, change(rewarded=[1]), "rewarded: nothing in play"),
    (dying, change(entered=1), "has lost 1 of the blood"),
    (picking, change(hp=[6, 6]), "a number for each of the 3 seats"),
    (picking, change(hp=[7, 6, 6]), "between 0 and 6"),
    (picking, put("hp", 0, -1), "between 0 and 6"),
    (picking, change(tracks=[[0, 0, 0]]), "an entry for each of the 3 seats"),
    (picking, put("tracks", 0, [0, 0, 6]), "between 0 and 5"),
    (picking, put("tracks", 0, [0, 0]), "needs a place on each"),
    (picking, put("hands", 0, ["saw-cleaver"]), "lies nowhere"),
    (picking, put("hands", 0, ["broom"]), "there is no action card 'broom'"),
    (picking, change(hands=[[], []]), "a list of cards for each of the 3 seats"),
    (picking, put("used", 0, ["hunter-axe"]), "more often than the game has it"),
    (picking, put("played", 0, "cannon"), "more often than the game has it"),
    (picking, change(played=["cannon"]), "a card or null for each of the 3 seats"),
    (picking, change(gone=[0]), "keeps nothing"),
    (picking, change(gone=[7]), "gone"),
    (picking, change(roll=[0, 1]), "a die, a round and faces"),
    (picking, change(roll=[0, 1, 3]), "every face but the last"),
    (picking, change(roll=[9, 1, 0]), "a die, a round and faces"),
    (picking, change(agenda=[["trophy", 0, 1]]), "can't be"),
    (picking, change(agenda=[["pick"], ["upgrade", 0]]), "can't be"),
    (picking, change(agenda=[["pick", 2]]), "can't go on at 2"),
    (picking, change(agenda=[["dream", 4]]), "can't go on at 4"),
    (picking, change(agenda=[["dream", 0], ["upgrade", 0]]), "neither dreams nor is dead"),
    (picking, change(agenda=[]), "while the final boss lives"),
    (picking, change(agenda=[["transform"]]), "every seat that is asked has answered"),
    (picking, change(answers=[4, None, None], agenda=[["dream", 3]]), "sealed answers need the step"),
    (picking, change(answers=[39, None, None]), "was not offered 39"),
    (picking, change(round=0), "only then"),
    (dreaming, change(agenda=[["dream", 1], ["upgrade", 7]]), "is asked nothing"),
    (dreaming, change(agenda=[["dream", 1], ["remove", 0]]), "owns no card too many"),
    (dreaming, change(agenda=[["dream", 1], ["bury"]]), "can't be"),
    (dying, change(blood=3, entered=3), "a monster without blood is dying"),
    (dying, change(agenda=[["hunters-attack", 1], ["bury"], ["trophy", 1, 1]]), "no such trophy"),
    (dying, change(agenda=[["hunters-attack", 1], ["bury"], ["trophy", 0, 2]]), "no such trophy"),
    (dying, change(agenda=[["hunters-attack", 1], ["trophy", 0, 1]]), "can't be"),
    (cursed, change(agenda=[["hunters-attack", 1], ["any-trophy", 0, 1]]), "can't be"),
    (
        cursed,
        change(agenda=[["hunters-attack", 1], ["after-strike", 0, 0], ["any-trophy", 0, 1]]),
        "no such card",
    ),
    (cursed, change(agenda=[["hunters-attack", 1], ["after-strike", 1, 10]]), "no such card in play"),
    (cursed, change(dealt=[0, 0, 0]), "no such card in play that took blood"),
    (cursed, change(wounds=[0]), "a number for each of the 3 seats"),
    (cursed, change(rewarded=[3]), "rewarded"),
    (robbed, change(agenda=[["escape", 2], ["lose-trophy", 0, 1]]), "can't go on at 2"),
    (robbed, change(agenda=[["escape", 1], ["lose-trophy", 0, 0]]), "has not 0 to choose"),
    (robbed, change(agenda=[["escape", 1], ["lose-trophy", 5, 1]]), "is asked nothing"),
    (robbed, change(agenda=[["escape", 1], ["trophy", 0, 1]]), "can't be"),
    (robbed, change(agenda=[["dream", 1], ["discard", 0, 1]]), "can't be"),
    (robbed, change(agenda=[["escape", 1], ["upgrade", 0, 0]]), "marked 1 if an ability gives it"),
    (taught, change(agenda=[["start-round"], ["remove", 1, 1], ["upgrade", 0, 1]]), "can't be"),
    (taught, change(agenda=[["start-round"], ["refill"], ["remove", 1, 1]]), "owns no card too many"),
    (taught, change(agenda=[["instants", 1, 2]]), "can't go on at 1"),
    (transforming, put("weapons", 1, "hunter-axe"), "more often|needs a Transform"),
    (transforming, change(collected=[1, 0, 0], hp=[0, 6, 6]), "is dead and holds none"),
    (transforming, put("dealt", 0, -1), "dealt"),
]


@pytest.mark.parametrize(("start", "damage", "problem"), DAMAGE)
def test_damage_is_refused_with_its_place(
    start: Callable[[], Data], damage: Callable[[Data], None], problem: str
) -> None:
    data = start()
    GAME.load(json.loads(json.dumps(data)))
    damage(data)
    with pytest.raises(BadData, match=problem):
        GAME.load(data)


def test_too_many_cards_are_refused() -> None:
    data = picking()
    for card in ("kirkhammer", "chikage", "beast-roar"):
        data["upgrades"].remove(card)
        data["hands"][0].append(card)
    with pytest.raises(BadData, match="nobody owns more than 7"):
        GAME.load(data)


def test_nobody_is_gone_without_rom() -> None:
    data = picking()
    data["removed"] += data["hands"][0]
    data["hands"][0], data["hp"][0], data["gone"] = [], 0, [0]
    with pytest.raises(BadData, match="nobody leaves this game"):
        GAME.load(data)


def test_a_boss_that_is_no_final_boss_is_no_option() -> None:
    with pytest.raises(BadOption):
        GAME.load({"seats": 3, "options": {"final_boss": "ebrietas"}, "rest": "box"})


def test_a_hunter_without_the_dream_is_refused() -> None:
    data = picking()
    data["hands"][0].remove("hunters-dream")
    data["removed"].append("hunters-dream")
    with pytest.raises(BadData, match="must own Hunter's Dream"):
        GAME.load(data)


def test_codes_are_what_they_were() -> None:
    """They are part of every record of this version."""
    position = table(row="Cannon", hands=["Transform, Hunter Axe, Dream", "Dream", "Dream"], rolls="0")
    assert [codes.PLAY, codes.TAKE, codes.REMOVE, codes.REMOVE_USED, codes.REMOVE_PLAYED] == [
        0,
        40,
        80,
        120,
        160,
    ]
    assert (codes.NO_UPGRADE, codes.TROPHY, codes.DISCARD, codes.LOSE_TROPHY) == (200, 201, 204, 244)
    assert codes.COUNT == 247
    play(position, "Transform", "Dream", "Dream")
    reveal(position, "Hunter Axe")
    assert position.pending[0].options == [56, 200]
