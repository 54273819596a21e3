"""What custom cards can do that no printed card does."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverna.games.bloodborne import PRINTED, Bloodborne, codes
from taverna.games.bloodborne.state import Table
from tests.support.bloodborne.own_content import BEAST, CARD, read

# What the new operations do in a house's hands


def test_damage_may_set_off_damage_to_all(tmp_path: Path) -> None:
    """Each hunter's first blow brings 1 damage to everyone: Henryk's by the card in step 3, Eileen's by her axe."""
    content = read(
        tmp_path,
        BEAST + 'effects = [{ timing = "while-in-play", op = "damage", trigger = "hunter-damages-monster", '
        'target = "everyone", amount = 1 }]',
    )
    game = Bloodborne([PRINTED, content])
    state = game.load(
        {
            "seats": 3,
            "options": {"cards": content.id, "final_boss": "rom-the-vacuous-spider"},
            "monster": "x",
            "blood": 12,
            "rest": "box",
            "rng": {"script": [0], "then": 5},
        }
    )
    for seat, name in enumerate(("hunter-pistol", "hunter-axe", "hunters-dream")):
        game.apply(state, seat, codes.PLAY + content.kind(name))
    assert state.hp[:2] == [6, 6]


def test_choices_of_one_ability_are_made_one_after_another(tmp_path: Path) -> None:
    """An escape that costs a space and a weapon, and gives an upgrade: in the order of the file, saved at each step."""
    content = read(
        tmp_path,
        BEAST
        + """effects = [
            { timing = "if-escapes", op = "lose-trophy", target = "everyone", amount = 1, of = "highest-type" },
            { timing = "if-escapes", op = "discard-weapons", target = "most hand", amount = 1 },
            { timing = "if-escapes", op = "gain-upgrade", target = "least hp", amount = 1 },
            { timing = "if-escapes", op = "damage", target = "everyone", amount = 1 },
        ]""",
    )
    game = Bloodborne([PRINTED, content])
    state = game.load(
        {
            "seats": 3,
            "options": {"cards": content.id, "final_boss": "rom-the-vacuous-spider"},
            "monster": "x",
            "blood": 12,
            "hp": [8, 5, 8],
            "tracks": [[1, 1, 0], [0, 0, 0], [2, 0, 0]],
            "row": ["cannon"],
            "rest": "box",
            "rng": {"script": [0], "then": 5},
        }
    )
    for seat, name in enumerate(("saw-cleaver", "saw-cleaver", "saw-cleaver")):
        game.apply(state, seat, codes.PLAY + content.kind(name))
    asked = []
    while state.pending[0].kind != "pick":
        asked.append((state.pending[0].kind, state.pending[0].seat))
        assert state.hp == [7, 4, 7]
        assert game.dump(game.load(game.dump(state))) == game.dump(state)
        game.apply(state, state.pending[0].seat, state.pending[0].options[0])
    assert asked == [("lose-trophy", 0), ("discard", 0), ("discard", 1), ("discard", 2), ("upgrade", 1)]
    assert state.tracks == [0, 1, 0, 0, 0, 0, 1, 0, 0]


# What no printed card does


def fight(tmp_path: Path, effect: str, card: str = "", **more: object) -> Table:
    """Henryk plays the house's card against 12 blood; Eileen the axe, Ludwig the Dream. Nothing is rolled."""
    content = read(tmp_path, (card or CARD) + f"copies = 2\neffects = [{effect}]\n")
    game = Bloodborne([PRINTED, content])
    data: dict[str, object] = {
        "seats": 3,
        "options": {"cards": content.id, "final_boss": "rom-the-vacuous-spider"},
        "monster": "garden-of-eyes",
        "blood": 12,
        "hands": [["x", "hunters-dream"], ["hunter-axe", "hunters-dream"], ["hunters-dream"]],
        "rest": "box",
        "rng": {"script": [0]},
    }
    state = game.load({**data, **more})
    for seat, name in enumerate(("x", "hunter-axe", "hunters-dream")):
        game.apply(state, seat, codes.PLAY + content.kind(name))
    return state


def test_blood_of_the_richest_is_lost(tmp_path: Path) -> None:
    effect = '{ timing = "instant", op = "lose-blood", target = "most banked", amount = "full" }'
    state = fight(tmp_path, effect, collected=[1, 7, 0], banked=[0, 9, 3])
    assert state.collected == [2, 2, 0]


def test_blood_is_given_against_bosses_only(tmp_path: Path) -> None:
    effect = (
        '{ timing = "instant", op = "gain-blood", target = "least total", amount = 2, cond = "against-boss" }'
    )
    assert fight(tmp_path, effect, banked=[0, 5, 5]).collected[0] == 1
    assert fight(tmp_path, effect, banked=[0, 5, 5], monster="cleric-beast").collected[0] == 3


def test_an_attack_may_bank(tmp_path: Path) -> None:
    state = fight(
        tmp_path, '{ timing = "attack", op = "bank", target = "self", amount = 1 }', collected=[4, 0, 0]
    )
    assert (state.collected[0], state.banked[0]) == (4, 1)


def test_all_others_may_be_stopped(tmp_path: Path) -> None:
    state = fight(tmp_path, '{ timing = "instant", op = "cancel-attack", target = "others" }')
    assert state.collected == [1, 0, 0]


def test_a_weapon_may_always_deal_its_damage_at_once(tmp_path: Path) -> None:
    state = fight(tmp_path, '{ timing = "instant", op = "deal-now" }')
    kinds = [event.kind for event in state.events]
    assert kinds.index("took") < kinds.index("rolled")
    assert state.collected == [1, 2, 0]


def test_a_bonus_for_the_only_revealer(tmp_path: Path) -> None:
    effect = '{ timing = "attack", op = "weapon-bonus", amount = 3, cond = "only-revealer" }'
    assert fight(tmp_path, effect).collected[0] == 4


def test_what_needs_damage_does_not_happen_without_it(tmp_path: Path) -> None:
    """A weapon of 0 damage: what rides on the attack comes, what rides on damage does not."""
    blunt = CARD.replace("damage = 1", "damage = 0")
    effect = '{{ timing = "attack", op = "gain-blood", target = "self", amount = 1, cond = "{}" }}'
    assert fight(tmp_path, effect.format("dealt-damage"), blunt).collected[0] == 0
    assert fight(tmp_path, effect.format("after-attack"), blunt).collected[0] == 1


@pytest.mark.parametrize(("cond", "hurt"), [("target-melee", [8, 7, 8]), ("target-utility", [8, 8, 8])])
def test_damage_to_some_hunters_only(tmp_path: Path, cond: str, hurt: list[int]) -> None:
    """Ludwig dreams: 1 damage to utility cards is halved to 0, and told."""
    effect = f'{{ timing = "instant", op = "damage", target = "others", amount = 1, cond = "{cond}" }}'
    state = fight(tmp_path, effect, hp=[8, 8, 8])
    assert state.hp == hurt
    hit = [event.args["seat"] for event in state.events if event.kind.startswith("hurt")]
    assert hit == ([1] if cond == "target-melee" else [2])


def test_a_monster_dies_once_though_two_cards_of_a_hunter_act(tmp_path: Path) -> None:
    """Transform burns a boss's last blood; its extra trophy is chosen for, then the weapon's Instant acts too."""
    content = read(
        tmp_path,
        """
[[card]]
id = "transform"
effects = [
    { timing = "transform", op = "play-weapon" },
    { timing = "instant", op = "damage", target = "monster", amount = 1 },
]
[[card]]
id = "saw-cleaver"
effects = [
    { timing = "trophy", op = "extra-trophy", amount = 1 },
    { timing = "instant", op = "heal", target = "self", amount = 1 },
]
""",
    )
    game = Bloodborne([PRINTED, content])
    state = game.load(
        {
            "seats": 3,
            "options": {"cards": content.id},
            "monster": "father-gascoigne",
            "blood": 1,
            "hp": [5, 8, 8],
            "rest": "box",
        }
    )
    for seat, card in enumerate(("transform", "hunters-dream", "hunters-dream")):
        game.apply(state, seat, content.kind(card))
    game.apply(state, 0, content.kind("saw-cleaver"))
    assert (state.pending[0].kind, state.hp[0]) == ("trophy", 5)
    assert game.dump(game.load(game.dump(state))) == game.dump(state)
    assert state.tracks[:3] == [0, 1, 1]
    game.apply(state, 0, codes.TROPHY + 2)
    assert state.tracks[:3] == [0, 1, 2]
    assert state.hp[0] == 6
    assert len(state.met) == 1
