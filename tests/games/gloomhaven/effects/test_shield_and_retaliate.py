"""Shield, pierce and retaliate, and what adds to an attack (GH-S-SHD, PRC, RET, GH-S-ATK-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.registry import register_modifier
from taverna.games.gloomhaven.language.vocabulary import EARTH, ELITE
from taverna.kit.hexes import disc
from tests.support.gloomhaven.duo import duel
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, do, half

# Shield, pierce, retaliate


@pytest.mark.rule("GH-S-SHD-01")
def test_shields_add_up() -> None:
    top = duel(shield=1).performs("foe", do("shield", n=1), turn=False)
    top.performs("brute", attack(5)).answer(top.at("foe"))
    assert top.lost("foe") == 3


@pytest.mark.rule("GH-S-SHD-02")
def test_a_shield_does_not_help_against_other_damage() -> None:
    top = duel(shield=3).performs("brute", do("damage", n=2, to={"who": "enemy", "pick": "all", "within": 1}))
    assert top.lost("foe") == 2


@pytest.mark.rule("GH-S-PRC-01")
@pytest.mark.rule("GH-S-EX-05")
def test_pierce_ignores_points_of_shield() -> None:
    top = duel(shield=3)
    top.performs("brute", attack(3, pierce=2)).answer(top.at("foe"))
    assert top.lost("foe") == 2


@pytest.mark.rule("GH-S-PRC-02")
def test_pierce_beyond_the_shield_does_nothing() -> None:
    top = duel(shield=1)
    top.performs("brute", attack(3, pierce=3)).answer(top.at("foe"))
    assert top.lost("foe") == 3


@pytest.mark.rule("GH-S-RET-01")
@pytest.mark.rule("GH-S-RET-05")
def test_retaliation_hurts_a_neighbour_and_adds_up_and_no_shield_helps() -> None:
    top = duel(retaliate=1).performs("foe", do("retaliate", n=2), turn=False)
    top.performs("brute", do("shield", n=5, until="round"))
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("brute") == 3


@pytest.mark.rule("GH-S-RET-02")
def test_retaliation_with_a_range_reaches_further() -> None:
    for reach, expected in ((1, 0), (2, 2)):
        top = Tabletop(disc(4), {"brute": (0, 0)}, {"foe": Foe((2, 0), retaliate=2, retaliate_range=reach)})
        top.performs("brute", attack(3, range=3)).answer(top.at("foe"))
        assert top.lost("brute") == expected


@pytest.mark.rule("GH-S-RET-03")
@pytest.mark.rule("GH-S-EX-30")
def test_a_pushed_target_retaliates_from_where_it_is_then() -> None:
    for reach, expected in ((1, 0), (2, 2)):
        top = duel(retaliate=2, retaliate_range=reach)
        top.performs("brute", attack(3, push=1)).answer(top.at("foe"), top.to(2, 0))
        assert top.lost("brute") == expected


@pytest.mark.rule("GH-S-RET-04")
def test_the_dead_do_not_retaliate() -> None:
    top = duel(retaliate=2, retaliate_range=9, hp=3)
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("brute") == 0


@pytest.mark.rule("GH-S-RET-07")
def test_a_ranged_attack_from_the_next_hex_is_retaliated_too() -> None:
    top = duel(retaliate=2)
    top.performs("brute", attack(3, range=3)).answer(top.at("foe"))
    assert top.lost("brute") == 2


@pytest.mark.rule("GH-S-RET-06")
def test_a_kill_by_retaliation_counts_for_the_retaliating_hero() -> None:
    top = duel(hp=2, attack=1)
    top.performs("brute", do("retaliate", n=2, until="round"))
    top.draws(attack_line(0))
    top.acts("foe")
    assert top.where("foe") is None
    assert top.hero("brute").kills == 1


def attack_line(mod: int, **more: object) -> dict[str, object]:
    return {"do": "attack", "n": {"x": "stat", "plus": mod}, **more}


# Bonuses


@pytest.mark.rule("GH-S-EX-13")
@pytest.mark.rule("GH-S-EXP-02")
def test_a_bonus_whose_condition_fails_gives_nothing() -> None:
    more = [{"if": ["target.nextToMyAlly"], "gain": {"attack": 2, "xp": 1}}]
    top = duel()
    top.performs("brute", attack(3, bonuses=more)).answer(top.at("foe"))
    assert (top.lost("foe"), top.hero("brute").xp) == (3, 0)
    top = Tabletop(disc(3), {"brute": (0, 0), "scoundrel": (2, 0)}, {"foe": Foe((1, 0))})
    top.performs("brute", attack(3, bonuses=more)).answer(top.at("foe"))
    assert (top.lost("foe"), top.hero("brute").xp) == (5, 1)


@pytest.mark.rule("GH-S-EXP-03")
@pytest.mark.rule("GH-S-SUM-06")
def test_kills_are_counted_but_give_no_experience() -> None:
    top = duel(hp=1, rank=ELITE)
    top.performs("brute", attack(3)).answer(top.at("foe"))
    hero = top.hero("brute")
    assert (hero.kills, hero.elite_kills, hero.xp) == (1, 1, 0)


@pytest.mark.rule("GH-S-POI-01")
@pytest.mark.rule("GH-S-EX-38")
def test_poison_adds_one_before_the_card() -> None:
    top = duel(shield=1)
    top.give("foe", "poison")
    top.stacks("brute", "x2")
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.lost("foe") == 5
    top = duel()
    top.performs("brute", attack(2, conditions=["poison"])).answer(top.at("foe"))
    assert top.lost("foe") == 2


@pytest.mark.rule("GH-S-ADV-04")
@pytest.mark.rule("GH-S-EX-37")
@pytest.mark.rule("GH-S-STR-01")
@pytest.mark.rule("GH-S-MUD-01")
def test_strengthen_and_muddle_cancel_each_other() -> None:
    for conditions, expected in ((["strengthen"], 4), (["muddle"], 2), (["strengthen", "muddle"], 2)):
        top = duel()
        top.give("brute", *conditions)
        top.stacks("brute", "-1", "+1")
        top.performs("brute", attack(3)).answer(top.at("foe"))
        assert top.lost("foe") == expected


@pytest.mark.rule("GH-S-EX-06")
def test_a_card_with_push_and_element() -> None:
    card = Modifier("test +2 push 2 earth", 2)
    card.push = 2
    card.infuse = [EARTH]
    top = duel()
    top.table.heroes[0].deck.draw.append(register_modifier(card).number)
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("foe") == 5
    assert top.asked == "push"
    assert codes.DONE in top.options
    top.answer(top.to(2, 0), top.to(3, 0))
    assert top.where("foe") == (3, 0)
    assert top.table.infused == 1 << EARTH


@pytest.mark.rule("GH-S-BON-01")
@pytest.mark.rule("GH-S-BON-02")
@pytest.mark.rule("GH-S-BON-04")
@pytest.mark.rule("GH-S-EX-14")
def test_a_bonus_with_four_slots() -> None:
    """+2 Attack against enemies not adjacent to their allies, experience on slots 2 and 4."""
    lonely = do("passive", on="attack", **{"if": ["target.isolated"]}, gain={"attack": 2})
    card = half(lonely, until=4, slots=[0, 1, 0, 1], lost=True)
    top = duel(hp=99).plays("brute", card)
    hero = top.hero("brute")
    assert hero.active == 1
    gained = []
    for _ in range(4):
        top.performs("brute", attack(1)).answer(top.at("foe"))
        gained.append(hero.xp)
    assert gained == [0, 1, 1, 2]
    assert top.lost("foe") == 12
    assert (hero.active, hero.lost) == (0, 1)
    top.performs("brute", attack(1)).answer(top.at("foe"))
    assert top.lost("foe") == 13
