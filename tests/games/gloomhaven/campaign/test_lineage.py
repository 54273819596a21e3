"""Lines of heroes: perks for those who retired before, in the same line only (GH-C-RET-06, 07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.campaign import heroes, lineage, retiring
from taverna.games.gloomhaven.campaign.arranging import arrange, set_aside
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld
from taverna.kernel import IllegalChoice
from tests.games.gloomhaven.campaign.worlds import add_hero, one_party

GREED = 512  # two hundred gold


def successor(world: GloomhavenWorld, after: str = "") -> Character:
    person = world.persons[0]
    if not person.offer:
        heroes.draw_quests(world, person)
    return heroes.create(world, person, "scoundrel", "Next", 1, 0, after)


@pytest.mark.rule("GH-C-RET-06", "GH-C-CHR-05")
def test_each_retirement_gives_every_later_hero_of_the_line_a_perk_more() -> None:
    world, _ = one_party(gold=200)
    for expected in range(1, 4):
        hero = world.heroes[-1]
        hero.quest, hero.gold = GREED, 200
        retiring.retire(world, hero)
        world.quests = [card for card in world.quests if card != GREED]
        assert heroes.perks_due(world, successor(world)) == expected


@pytest.mark.rule("GH-C-RET-06")
def test_those_who_play_already_gain_nothing_by_a_retirement() -> None:
    world, party = one_party("brute", "tinkerer", quest=GREED, gold=200)
    brute, tinkerer = world.members(party)
    retiring.retire(world, brute)
    assert heroes.perks_due(world, tinkerer) == 0


@pytest.mark.rule("GH-C-RET-07")
def test_lines_of_one_player_are_counted_apart() -> None:
    """Two heroes of one player retire: each line has one, and their successors one perk each."""
    world, party = one_party("brute", "tinkerer", quest=GREED, gold=200)
    for hero in world.members(party):
        hero.quest = GREED
        retiring.retire(world, hero)
    first, second, third = successor(world), successor(world), successor(world)
    assert [heroes.perks_due(world, hero) for hero in (first, second, third)] == [1, 1, 0]
    assert sorted([first.after, second.after, third.after]) == ["", "h1", "h2"]


@pytest.mark.rule("GH-C-RET-07")
def test_the_line_to_be_continued_can_be_named() -> None:
    world, party = one_party("brute", "tinkerer", quest=GREED, gold=200)
    brute, tinkerer = world.members(party)
    brute.lineage = 3
    for hero in (brute, tinkerer):
        retiring.retire(world, hero)
    assert successor(world, after=tinkerer.id).lineage == 1
    assert successor(world).lineage == 4
    with pytest.raises(IllegalChoice) as refused:
        successor(world, after=tinkerer.id)
    assert refused.value.rule == "GH-C-RET-07"


@pytest.mark.rule("GH-C-PRM-02", "GH-C-RET-12")
def test_death_and_leaving_add_nothing_and_end_no_line() -> None:
    world, party = one_party("brute", "tinkerer")
    brute, tinkerer = world.members(party)
    brute.lineage, tinkerer.lineage = 2, 1
    heroes.die(world, brute)
    set_aside(world, tinkerer)
    assert [successor(world).lineage, successor(world).lineage] == [2, 1]


@pytest.mark.rule("GH-C-RET-07")
def test_nobody_continues_the_line_of_another_player() -> None:
    world, party = one_party("brute", "tinkerer", quest=GREED, gold=200)
    bos = add_hero(world, "mindthief", player="Bo", quest=GREED, gold=200)
    party.members.append(bos.id)
    retiring.retire(world, bos)
    assert lineage.ends(world, world.persons[0]) == []
    assert successor(world).lineage == 0
    arrange(world, "Ana", {"do": "draw"})
    with pytest.raises(IllegalChoice, match="GH-C-RET-07"):
        arrange(world, "Ana", {"do": "create", "class": "brute", "name": "X", "after": bos.id})
