"""A house's own card file: it is checked, becomes a choice of the game, and is played with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from taverna.bots import bot, play as play_out
from taverna.games.bloodborne import PRINTED, Bloodborne, codes, own_content
from taverna.games.bloodborne.content import VARIABLE
from taverna.kernel import BadData, BadOption, Match, Record, Rng, registry, replay
from tests.support.bloodborne.own_content import EXAMPLE, read, written

# The example


def moonlit() -> tuple[Bloodborne, str]:
    content = own_content.read(EXAMPLE)
    return Bloodborne([PRINTED, content]), content.id


def test_the_example_is_read() -> None:
    game, id = moonlit()
    content = game.sets[1]
    assert id.startswith("moonlit-")
    assert len(id.rpartition("-")[2]) == 8
    assert content.numbers.max_hp == 9
    assert content.spaces == [1, 3, 5, 8, 12]
    hammer = content.kinds[content.kind("kirkhammer")]
    assert (hammer.damage, hammer.copies, hammer.type) == (3, 3, 0)
    assert content.kind("beast-roar") not in content.upgrades
    assert content.upgrades.count(content.kind("moonlight-sword")) == 2
    dog = content.monsters[content.monster("rabid-dog")]
    assert (dog.hp, content.dice[dog.die].id, dog.trophies) == (6, "red", [2])
    assert content.monster("moon-presence") in content.bosses
    assert content.dice[1].combos == [False, False, False, True, False, False]


def test_the_printed_set_is_not_touched() -> None:
    moonlit()
    assert PRINTED.kinds[PRINTED.kind("kirkhammer")].damage == 4
    assert PRINTED.numbers.max_hp == 8
    assert len(PRINTED.upgrades) == 32


def test_known_cards_keep_their_codes() -> None:
    game, _ = moonlit()
    for card in PRINTED.kinds:
        if card.id:
            assert game.sets[1].kind(card.id) == card.kind
    assert game.codes == codes.COUNT


def test_whole_games_are_played_with_it() -> None:
    game, id = moonlit()
    taken = set()
    for seed in range(24):
        state = game.setup(3 + seed % 3, seed, {"cards": id})
        assert state.hp == [state.max_hp()] * state.seats or state.round
        bots = [bot("greedy"), *[bot("random")] * (state.seats - 1)]
        play_out(game, state, bots, [Rng(seed * 9 + seat) for seat in range(state.seats)])
        assert state.over
        taken |= {event.args.get("card") for event in state.events if event.kind == "upgraded"}
    assert {"moonlight-sword", "iron-shield", "kirkhammer"} <= taken
    assert "beast-roar" not in taken


@pytest.mark.rule("BB-R.24")
def test_reduction_comes_after_halving_and_never_heals() -> None:
    """The iron shield takes 2 off each damage instance; with 1 damage nothing is left, and nothing is gained."""
    game, id = moonlit()
    for script, lost, left in (([5], 1, 8), ([1], 0, 9)):  # yellow: 3, then 1
        state = game.load(
            {
                "seats": 3,
                "options": {"cards": id, "final_boss": "rom-the-vacuous-spider"},
                "monster": "hunters-minion",
                "hands": [["iron-shield", "hunters-dream"], ["hunters-dream"], ["hunters-dream"]],
                "rest": "box",
                "rng": {"script": script},
            }
        )
        shield = game.sets[1].kind("iron-shield")
        for seat, card in enumerate((shield, codes.PLAY + 4, codes.PLAY + 4)):
            game.apply(state, seat, card)
        reduced = next(event for event in state.events if event.kind == "hurt-reduced")
        assert (reduced.args["number"], reduced.args["hp"], reduced.rule) == (lost, left, "BB-R.24")


def test_a_weapon_of_the_house_strikes_and_heals() -> None:
    game, id = moonlit()
    state = game.load(
        {
            "seats": 3,
            "options": {"cards": id, "final_boss": "rom-the-vacuous-spider"},
            "monster": "moon-presence",
            "hp": [5, 9, 9],
            "hands": [["moonlight-sword", "hunters-dream"], ["hunters-dream"], ["hunters-dream"]],
            "rest": "box",
            "rng": {"script": [0]},
        }
    )
    for seat, card in enumerate((game.sets[1].kind("moonlight-sword"), 4, 4)):
        game.apply(state, seat, card)
    assert state.collected[0] == 4 + 1  # 2 and 2 more against a boss, and 1 for damaging this one
    assert state.hp[0] == 5 - 1 + 1  # the boss adds 1 for melee weapons, the sword heals 1


# Records


def test_a_record_names_the_set_and_is_refused_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, id = moonlit()
    match = Match(game, 3, 7, {"cards": id})
    match.submit(0, match.pending[0].options[0])
    record = Record.from_json(match.record().to_json())
    assert record.options["cards"] == id
    with pytest.raises(BadData, match=f"file '{id}' is not loaded here; name it with --cards"):
        replay(record)
    monkeypatch.setitem(registry._loaded, "bloodborne", game)
    assert replay(record).steps == match.steps


def test_another_content_is_another_set(tmp_path: Path) -> None:
    one = read(tmp_path, "[numbers]\nmax_hp = 9\n").id
    other = read(tmp_path, "[numbers]\nmax_hp = 10\n").id
    assert one != other
    assert one.startswith("house-")


def test_the_environment_names_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, 'id = "second"')
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(EXAMPLE), str(path), str(EXAMPLE)]))
    found = [content.id.rpartition("-")[0] for content in own_content.named_by_environment()]
    assert found == ["moonlit", "second"]
    monkeypatch.setenv(VARIABLE, "")
    assert own_content.named_by_environment() == []


def test_a_final_boss_of_the_house_can_be_agreed_on_with_its_cards_only(tmp_path: Path) -> None:
    text = """
        [[monster]]
        id = "the-doll"
        group = "final-boss"
        hp = 10
        die = "green"
        trophies = ["kin", "humanoid", "beast"]
        effects = [{ timing = "round-start", op = "damage", target = "least hp", amount = 1 }]

        [[monster]]
        id = "vicar-amelia"
        remove = true
    """
    content = read(tmp_path, text)
    game = Bloodborne([PRINTED, content])
    state = game.setup(3, 1, {"cards": content.id, "final_boss": "the-doll"})
    assert state.rules.monsters[state.final_boss].id == "the-doll"
    assert max(state.hp) <= 8
    assert any(event.kind == "ability-round-start" for event in state.events)
    with pytest.raises(BadOption, match="can't be 'the-doll' with these cards"):
        game.setup(3, 1, {"final_boss": "the-doll"})
    with pytest.raises(BadOption, match="can't be 'vicar-amelia' with these cards"):
        game.setup(3, 1, {"cards": content.id, "final_boss": "vicar-amelia"})


# What is refused
