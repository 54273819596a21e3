"""Heroes between scenarios: creation, levels, perks and checkmarks, losses, death (GH-C-CHR, LEV, PRK, PRM)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import heroes, prosperity
from taverna.games.gloomhaven.campaign.world import DEAD, RETIRED, Character, GloomhavenWorld, Person
from taverna.kernel import IllegalChoice
from tests.games.gloomhaven.campaign.worlds import add_hero, new_world, one_party

XP = {1: 0, 2: 45, 3: 95, 4: 150, 5: 210, 6: 275, 7: 345, 8: 420, 9: 500}


def created(level: int = 1, marks: int = 0, retired: int = 0) -> tuple[GloomhavenWorld, Character]:
    """After so many of the same line have retired."""
    world = new_world()
    prosperity.change(world, marks)
    person = Person("Ana")
    world.persons.append(person)
    for number in range(retired):
        add_hero(world, "brute", standing=RETIRED, lineage=number, after=f"h{number}" if number else "")
    heroes.draw_quests(world, person)
    return world, heroes.create(world, person, "brute", "Grumm", level, 1)


@pytest.mark.rule("GH-C-CHR-02")
def test_one_of_two_quests_is_kept_and_the_other_shuffled_back() -> None:
    world = new_world()
    world.persons.append(Person("Ana"))
    top, second = world.quests[-1], world.quests[-2]
    heroes.draw_quests(world, world.persons[0])
    hero = heroes.create(world, world.persons[0], "brute", "Grumm", 1, 1)
    assert hero.quest == second
    assert top in world.quests
    assert second not in world.quests


@pytest.mark.rule("GH-C-CHR-06")
def test_without_quest_cards_a_hero_has_none() -> None:
    world = new_world()
    world.quests = []
    world.persons.append(Person("Ana"))
    heroes.draw_quests(world, world.persons[0])
    assert heroes.create(world, world.persons[0], "brute", "Grumm", 1, 0).quest == 0


@pytest.mark.rule("GH-C-CHR-03", "GH-C-EX-10")
def test_a_hero_of_level_one() -> None:
    _, hero = created()
    assert (hero.gold, hero.xp) == (30, 0)


@pytest.mark.rule("GH-C-CHR-03")
@pytest.mark.parametrize(
    ("level", "gold", "xp"),
    [
        (1, 30, 0),
        (2, 45, 45),
        (4, 75, 150),
        (5, 90, 210),
        (6, 105, 275),
        (7, 120, 345),
        (8, 135, 420),
        (9, 150, 500),
    ],
)
def test_gold_and_experience_of_who_starts_at_a_level(level: int, gold: int, xp: int) -> None:
    _, hero = created(level=level, marks=64)
    assert (hero.gold, hero.xp) == (gold, xp)


@pytest.mark.rule("GH-C-CHR-03", "GH-C-CHR-04", "GH-C-CHR-05", "GH-C-PRO-05", "GH-C-RET-06", "GH-C-EX-09")
def test_a_hero_of_level_three_whose_player_has_retired_two() -> None:
    world, hero = created(level=3, marks=9, retired=2)
    assert (hero.gold, hero.xp) == (60, 95)
    assert heroes.cards_due(hero) == 2
    assert heroes.perks_due(world, hero) == 4


@pytest.mark.rule("GH-C-PRO-05")
def test_nobody_starts_above_the_prosperity_level() -> None:
    with pytest.raises(IllegalChoice) as refused:
        created(level=2)
    assert refused.value.rule == "GH-C-PRO-05"


@pytest.mark.rule("GH-C-CHR-02")
def test_a_locked_class_is_refused() -> None:
    world = new_world()
    world.persons.append(Person("Ana"))
    heroes.draw_quests(world, world.persons[0])
    with pytest.raises(IllegalChoice) as refused:
        heroes.create(world, world.persons[0], "sun", "Sol", 1, 0)
    assert refused.value.code == "class-locked"


@pytest.mark.rule("GH-C-LEV-01")
@pytest.mark.parametrize(("level", "xp"), XP.items())
def test_experience_for_each_level(level: int, xp: int) -> None:
    assert (heroes.experience_of(level), heroes.level_for(xp)) == (xp, level)
    if xp:
        assert heroes.level_for(xp - 1) == level - 1


@pytest.mark.rule("GH-C-LEV-02", "GH-C-LEV-04", "GH-C-EX-16")
def test_a_hero_with_experience_enough_must_rise() -> None:
    hero = add_hero(new_world(), "brute", level=2, xp=100)
    assert heroes.must_level_up(hero)
    heroes.level_up(hero)
    assert (hero.level, hero.xp) == (3, 100)
    with pytest.raises(IllegalChoice):
        heroes.level_up(hero)


@pytest.mark.rule("GH-C-LEV-06")
def test_level_nine_is_the_last() -> None:
    assert not heroes.must_level_up(add_hero(new_world(), "brute", level=9, xp=5000))


@pytest.mark.rule("GH-C-LEV-03")
def test_each_level_adds_a_card_of_it_or_below() -> None:
    hero = add_hero(new_world(), "brute", level=3)
    levels = {card.no: card.level for card in content.hero_class("brute").cards}
    assert {levels[number] for number in heroes.cards_open(hero)} == {2}
    heroes.add_card(hero, heroes.cards_open(hero)[0])
    assert {levels[number] for number in heroes.cards_open(hero)} == {2, 3}
    with pytest.raises(IllegalChoice) as twice:
        heroes.add_card(hero, hero.pool[0])  # it is in the pool already
    assert twice.value.code == "card-not-open"
    heroes.add_card(hero, heroes.cards_open(hero)[0])
    with pytest.raises(IllegalChoice) as refused:
        heroes.add_card(hero, heroes.cards_open(hero)[0])
    assert refused.value.code == "no-card-due"


@pytest.mark.rule("GH-C-PRO-06", "GH-C-RUL-03", "GH-C-EX-22")
def test_a_hero_may_rise_with_the_city() -> None:
    world, hero = created()
    hero.xp = 20
    prosperity.change(world, 9)
    heroes.rise(world, hero)
    assert (hero.level, hero.xp, heroes.cards_due(hero), heroes.perks_due(world, hero)) == (3, 95, 2, 2)
    with pytest.raises(IllegalChoice):
        heroes.rise(world, hero)


@pytest.mark.rule("GH-C-PRK-01")
def test_a_perk_is_marked_once_for_each_box() -> None:
    world, party = one_party(level=9)
    hero = world.members(party)[0]
    single = next(n for n, perk in enumerate(content.hero_class("brute").perks) if perk.boxes == 1)
    heroes.mark_perk(world, hero, single)
    with pytest.raises(IllegalChoice) as refused:
        heroes.mark_perk(world, hero, single)
    assert refused.value.rule == "GH-C-PRK-01"


@pytest.mark.rule("GH-C-PRK-04", "GH-C-EX-17")
def test_three_checkmarks_are_a_perk_and_the_rest_carries_over() -> None:
    world, party = one_party()
    hero = world.members(party)[0]
    hero.checks = 2
    heroes.change_checks(hero, 2)
    assert (hero.checks, heroes.perks_due(world, hero)) == (4, 1)
    heroes.change_checks(hero, 99)
    assert (hero.checks, heroes.perks_due(world, hero)) == (18, 6)


@pytest.mark.rule("GH-S-END-09")
@pytest.mark.parametrize(
    ("checks", "perks"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (17, 5), (18, 6), (21, 6)]
)
def test_every_third_checkmark_gives_a_perk_six_at_most(checks: int, perks: int) -> None:
    world, party = one_party()
    hero = world.members(party)[0]
    heroes.change_checks(hero, checks)
    assert heroes.perks_due(world, hero) == perks


@pytest.mark.rule("GH-C-PRK-05", "GH-C-EVT-13", "GH-C-EX-13")
def test_checkmarks_of_a_set_are_never_lost() -> None:
    three, four = add_hero(new_world(), "brute", checks=3), add_hero(new_world(), "brute", checks=4)
    assert (heroes.change_checks(three, -1), heroes.change_checks(four, -1)) == (0, -1)
    assert (three.checks, four.checks) == (3, 3)


@pytest.mark.rule("GH-C-EVT-12", "GH-C-EVT-13", "GH-C-CON-03")
def test_losses_never_exceed_what_there_is() -> None:
    hero = add_hero(new_world(), "brute", gold=4, level=2, xp=50)
    assert (heroes.change_gold(hero, -10), heroes.change_xp(hero, -10)) == (-4, -5)
    assert (hero.gold, hero.xp) == (0, 45)


@pytest.mark.rule("GH-C-PRM-01", "GH-C-PRM-02", "GH-C-RUL-14")
def test_death_brings_nothing_and_takes_all() -> None:
    world, hero = created()
    quest, before = hero.quest, (world.prosperity, list(world.city_events))
    hero.items, hero.gold = [1], 50
    heroes.die(world, hero)
    assert (hero.standing, hero.items, hero.gold, hero.quest) == (DEAD, [], 0, 0)
    assert quest in world.quests
    assert (world.prosperity, world.city_events) == before
    assert world.persons[0].retired == 0
    assert world.stock[1] == 2


@pytest.mark.rule("GH-C-CHR-08", "GH-C-LEV-05", "GH-C-RUL-07")
def test_hand_sizes_and_hit_points_of_the_starting_classes() -> None:
    strong = [10, 12, 14, 16, 18, 20, 22, 24, 26]
    middling = [8, 9, 11, 12, 14, 15, 17, 18, 20]
    frail = [6, 7, 8, 9, 10, 11, 12, 13, 14]
    printed = {
        "brute": (10, strong), "tinkerer": (12, middling), "spellweaver": (8, frail), "scoundrel": (9, middling),
        "cragheart": (11, strong), "mindthief": (10, frail),
    }  # fmt: skip
    for slug, (hand, hp) in printed.items():
        assert (content.hero_class(slug).hand, content.hero_class(slug).hp[1:]) == (hand, hp)
