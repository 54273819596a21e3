"""Rules of an attack that meet: pierce and raised shields, added targets, cards, conditions, walls (sections 9-12)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import TRAP
from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD
from taverna.games.gloomhaven.language.registry import register_modifier
from taverna.games.gloomhaven.language.vocabulary import POISON, STUN
from taverna.games.gloomhaven.state.figures import Sheet
from taverna.games.gloomhaven.state.sheets import item_sheet
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.duo import duel, strike
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, do, half

HIDE_ARMOR, HEATER_SHIELD = 3, 8


def card(key: str, value: int = 0, rolling: bool = False, **more: object) -> int:
    made = Modifier(f"interplay {key}", value, rolling)
    for name, thing in more.items():
        setattr(made, name, thing)
    return register_modifier(made).number


ROLLING_POISON = card("rolling poison", 0, True, conditions=POISON)
ROLLING_STUN = card("rolling stun", 0, True, conditions=STUN)
ROLLING_PLUS = card("rolling +1", 1, True)
ROLLING_PIERCE = card("rolling pierce 3", 0, True, pierce=3)
ADD_TARGET = card("add target", 0, False, add_target=1)


def next_cards(top: Tabletop, *numbers: int) -> None:
    """First drawn first."""
    top.hero("brute").deck.draw += numbers[::-1]


def wears(top: Tabletop, *numbers: int) -> None:
    top.table.rules.items.update({number: item_sheet(content.item(number)) for number in numbers})
    hero = top.hero("brute")
    hero.items, hero.item_states, hero.item_uses = list(numbers), [0] * len(numbers), [0] * len(numbers)


# Pierce


@pytest.mark.rule("GH-S-PRC-01", "GH-S-SHD-01")
@pytest.mark.parametrize(("pierce", "lost"), [(0, 1), (1, 2), (2, 3), (3, 4), (5, 4)])
def test_pierce_goes_through_lasting_and_raised_shields_alike(pierce: int, lost: int) -> None:
    """Attack 4 against Shield 2 and a bonus that gives Shield 1 against the next damage by an attack."""
    top = duel(attack=4)
    top.performs("brute", do("shield", n=2, until="round"))
    top.plays(
        "brute", half(do("passive", on="attackDamage", gain={"shield": 1}), until=4, slots=[0, 0], lost=True)
    )
    top.draws(strike(0, pierce=pierce))
    top.acts("foe")
    assert top.lost("brute") == lost


@pytest.mark.rule("GH-S-PRC-01", "GH-S-ITM-06")
def test_pierce_goes_through_armour_that_must_be_used() -> None:
    for pierce, lost in ((0, 2), (1, 3)):
        top = duel(attack=3)
        wears(top, HIDE_ARMOR)
        top.draws(strike(0, pierce=pierce))
        top.acts("foe")
        assert (top.lost("brute"), top.hero("brute").item_uses) == (lost, [1])


@pytest.mark.rule("GH-S-PRC-01", "GH-S-ATK-15")
def test_pierce_goes_through_a_shield_raised_in_the_last_moment() -> None:
    for pierce, lost in ((0, 2), (2, 3)):
        top = duel(attack=3)
        wears(top, HEATER_SHIELD)
        top.draws(strike(0, pierce=pierce))
        top.acts("foe").answer(codes.ITEM)
        while top.asked:
            top.answer(codes.DONE)
        assert top.lost("brute") == lost


@pytest.mark.rule("GH-S-PRC-01", "GH-S-CMP-11")
@pytest.mark.parametrize(("conditions", "lost"), [([], 3), (["muddle"], 1)])
def test_pierce_of_a_card_counts_only_if_the_card_is_applied(conditions: list[str], lost: int) -> None:
    """Attack 3 against Shield 2: with disadvantage the single rolling card is ignored."""
    top = duel(shield=2)
    top.give("brute", *conditions)
    next_cards(top, ROLLING_PIERCE)
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("foe") == lost


# Cards


@pytest.mark.rule("GH-S-ADV-02", "GH-S-EX-18", "GH-S-ATK-12")
def test_advantage_applies_a_rolling_condition_although_null_deals_nothing() -> None:
    top = duel()
    top.give("brute", "strengthen")
    top.stacks("brute", "null")
    next_cards(top, ROLLING_POISON)
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert (top.lost("foe"), top.has("foe", "poison")) == (0, True)


@pytest.mark.rule("GH-S-ADV-03")
def test_disadvantage_ignores_the_effects_of_both_rolling_cards() -> None:
    top = duel()
    top.give("brute", "muddle")
    top.stacks("brute", "+1")
    next_cards(top, ROLLING_POISON, ROLLING_STUN)
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert (top.lost("foe"), top.figure("foe").conditions) == (4, 0)


@pytest.mark.rule("GH-S-ADV-02", "GH-S-ATK-08")
def test_two_rolling_cards_with_advantage_may_be_added_before_doubling() -> None:
    top = duel(hp=20)
    top.give("brute", "strengthen")
    top.stacks("brute", "x2")
    next_cards(top, ROLLING_PLUS, ROLLING_PLUS)
    top.performs("brute", attack(3)).answer(top.at("foe"), codes.CHOICE)
    assert top.lost("foe") == 10


@pytest.mark.rule("GH-S-ADV-04", "GH-S-ATK-03", "GH-S-STR-01")
def test_strengthen_against_the_disadvantage_of_the_next_hex_is_a_normal_draw() -> None:
    top = Tabletop(disc(4), {"brute": (0, 0)}, {"near": Foe((1, 0)), "far": Foe((3, 0))})
    top.give("brute", "strengthen")
    top.stacks("brute", "-1", "-1", "+1")
    top.performs("brute", attack(3, range=3, targets=2)).answer(top.at("near"), top.at("far"))
    assert (top.lost("near"), top.lost("far")) == (2, 4)
    assert [event.args["mode"] for event in top.told("drew-modifier")] == [0, 1]


@pytest.mark.rule("GH-S-CMP-24", "GH-S-CMP-25", "GH-S-ADV-04")
@pytest.mark.parametrize(("advantage", "disadvantage", "lost"), [(1, 0, 4), (0, 1, 2), (1, 1, 3)])
def test_advantage_and_disadvantage_of_stat_cards(advantage: int, disadvantage: int, lost: int) -> None:
    """Attack 3 of one with the advantage trait on one who gives its attackers disadvantage; cards +0, -1 or +1."""
    top = duel()
    top.figure("brute").sheet.advantage = bool(advantage)
    top.figure("foe").sheet.disadvantage = bool(disadvantage)
    top.stacks("brute", "+0", "+1" if advantage else "-1")
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("foe") == lost


@pytest.mark.rule("GH-S-ADV-08", "GH-S-CMP-17", "GH-S-CMP-16")
def test_a_curse_that_is_drawn_and_not_used_is_back_in_the_supply() -> None:
    top = duel()
    top.give("brute", "strengthen")
    top.stacks("brute", *["curse"] * 10)
    assert top.table.curses_left(False) == 0
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.table.curses_left(False) == 2
    assert CURSE_CARD not in top.hero("brute").deck.discard


@pytest.mark.rule("GH-S-POI-01", "GH-S-ADV-07")
def test_poison_counts_when_two_cards_are_compared() -> None:
    """Attack 1 with Poison is worth 2: 2x gives 4, as much as +2, so the first of the two is used."""
    for first, second in (("x2", "+2"), ("+2", "x2")):
        top = duel()
        top.give("foe", "poison")
        top.give("brute", "strengthen")
        top.stacks("brute", first, second)
        top.performs("brute", attack(1)).answer(top.at("foe"))
        assert top.lost("foe") == 4
        assert top.told("drew-modifier")[0].args["used-modifiers"] == [first]


# Targets


@pytest.mark.rule("GH-S-ATK-07", "GH-S-ATK-05", "GH-S-ADV-09")
def test_what_one_target_brings_about_is_not_for_the_next() -> None:
    """Attack 2 on both; next to an ally: +1, doubled, advantage, Pierce 1, Push 1, Wound. Both have Shield 1."""
    gain = {"attack": 1, "multiply": 2, "advantage": True, "pierce": 1, "push": 1, "conditions": ["wound"]}
    more = [{"if": ["target.nextToMyAlly"], "gain": gain}]
    foes = {"one": Foe((2, 0), shield=1), "two": Foe((-2, 0), shield=1)}
    top = Tabletop(disc(4), {"brute": (0, 0), "scoundrel": (3, -1)}, foes)
    top.stacks("brute", "-1", "+1", "+0")
    top.performs("brute", attack(2, range=2, targets=2, bonuses=more)).answer(top.at("one"), top.at("two"))
    assert top.asked == "order"
    top.answer(codes.CHOICE)
    assert (top.asked, top.lost("one"), top.lost("two")) == ("push", (2 + 1) * 2 + 1, 0)
    top.answer(top.to(3, 0))
    assert (top.where("one"), top.lost("two"), top.asked) == ((3, 0), 2 - 1, "")
    assert (top.has("one", "wound"), top.figure("two").conditions) == (True, 0)
    assert [event.args["mode"] for event in top.told("drew-modifier")] == [1, 0]


@pytest.mark.rule("GH-S-TGT-02", "GH-S-ATK-16")
def test_an_added_target_is_chosen_when_its_card_is_drawn() -> None:
    """Two targets; the first card adds a third, who is chosen before the second is attacked."""
    foes = {"one": Foe((1, 0), hp=3), "two": Foe((0, 1)), "three": Foe((-1, 0)), "far": Foe((3, 0))}
    top = Tabletop(disc(4), {"brute": (0, 0)}, foes)
    next_cards(top, ADD_TARGET)
    top.performs("brute", attack(3, targets=2)).answer(top.at("one"), top.at("two"))
    assert top.where("one") is None
    assert (top.asked, top.offered_figures(), top.lost("two")) == ("target", {"three"}, 0)
    top.answer(top.at("three"))
    assert (top.lost("two"), top.lost("three")) == (3, 3)


@pytest.mark.rule("GH-S-TGT-02", "GH-S-ATK-14")
def test_an_added_target_may_be_left_out() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((0, 1)), "three": Foe((-1, 0))}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes)
    next_cards(top, ADD_TARGET)
    top.performs("brute", attack(3, targets=2)).answer(top.at("one"), top.at("two"), codes.DONE)
    assert [top.lost(name) for name in foes] == [3, 3, 0]


@pytest.mark.rule("GH-S-TGT-02", "GH-S-ATK-06")
def test_an_added_target_is_none_that_was_attacked_before() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((0, 1)), "three": Foe((-1, 0))}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes)
    top.stacks("brute", "+0")
    top.hero("brute").deck.draw.insert(-1, ADD_TARGET)
    top.performs("brute", attack(3, targets=2)).answer(top.at("one"), top.at("two"))
    assert top.offered_figures() == {"three"}


@pytest.mark.rule("GH-S-TGT-02", "GH-S-AOE-02")
def test_an_added_target_of_a_pattern_needs_the_range_and_not_the_pattern() -> None:
    foes = {"one": Foe((1, 0)), "beyond": Foe((2, 0)), "behind": Foe((-1, 0))}
    top = Tabletop(disc(3), {"brute": (0, 0)}, foes)
    next_cards(top, ADD_TARGET)
    line = {"at": "self", "hit": [[1, 0], [2, 0]]}
    top.performs("brute", attack(3, area=line)).answer(top.at("one"), top.at("beyond"))
    assert top.offered_figures() == {"behind"}
    top.answer(top.at("behind"))
    assert [top.lost(name) for name in foes] == [3, 3, 3]


PAIR = {"at": "range", "hit": [[0, 0], [1, 0]]}


@pytest.mark.rule("GH-S-ATK-16")
@pytest.mark.parametrize("order", [("one", "two", "three"), ("three", "one", "two"), ("two", "three", "one")])
def test_the_player_sets_the_order_of_the_targets_of_an_area(order: tuple[str, ...]) -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((1, -1)), "three": Foe((0, 1))}
    top = Tabletop(disc(3), {"brute": (0, 0)}, foes)
    sweep = {"at": "self", "hit": [[1, 0], [1, -1], [0, 1]]}
    top.performs("brute", attack(3, area=sweep)).answer(*[top.at(name) for name in order])
    assert [event.args["to"] for event in top.told("attack")] == [top.slots[name] for name in order]


@pytest.mark.rule("GH-S-ATK-16", "GH-S-TGT-02")
@pytest.mark.parametrize("order", [("one", "two", "aside"), ("aside", "two", "one"), ("one", "aside", "two")])
def test_a_target_that_the_attack_adds_beside_its_area_is_chosen_with_the_others(
    order: tuple[str, ...],
) -> None:
    """In any order, and before the first is attacked; no second one beside the pattern is offered."""
    foes = {"one": Foe((2, 0)), "two": Foe((3, 0)), "aside": Foe((-2, 0)), "other": Foe((0, 3))}
    top = Tabletop(disc(4), {"brute": (0, 0)}, foes)
    one_more = [{"gain": {"targets": 1}}]
    top.performs("brute", attack(3, range=3, area=PAIR, bonuses=one_more))
    for place, name in enumerate(order):
        assert not top.told("attack")
        taken = "aside" in order[:place] and place > 1
        assert ("other" in top.offered_figures()) is not taken
        top.answer(top.at(name))
    assert [event.args["to"] for event in top.told("attack")] == [top.slots[name] for name in order]
    assert not top.asked


@pytest.mark.rule("GH-S-TGT-02", "GH-S-MON-09", "GH-S-CMP-05")
def test_a_summon_adds_the_next_by_focus() -> None:
    """It draws its summoner's card: the nearer of the two others in reach is added, nobody is asked."""
    foes = {"focus": Foe((3, 0)), "near": Foe((4, -1)), "far": Foe((0, 4))}
    top = Tabletop(disc(4), {"tinkerer": (0, 0)}, foes)
    top.plays("tinkerer", half(do("summon", summon="battle-bot"), until=3, lost=True), card=5)
    top.answer(top.to(1, 0))
    bot = top.table.figures[-1]
    bot.sheet = Sheet("test/bot", "battle-bot", 5, 0, 1, 4)
    top.hero("tinkerer").deck.draw.append(ADD_TARGET)
    top.slots["bot"] = bot.slot
    top.acts("bot")
    assert top.asked == ""
    assert [top.lost(name) for name in foes] == [1, 1, 0]


# Retaliation and forced movement


@pytest.mark.rule("GH-S-RET-04", "GH-S-PSH-06", "GH-S-ATK-11")
def test_who_dies_in_the_trap_it_is_pushed_into_does_not_retaliate() -> None:
    top = duel(hp=4, retaliate=2, retaliate_range=9)
    top.table.board.put(top.cell((2, 0)), TRAP)
    top.table.traps[top.cell((2, 0))] = pack_trap(3, 0)
    top.performs("brute", attack(1, push=1)).answer(top.at("foe"), top.to(2, 0))
    assert (top.where("foe"), top.lost("brute")) == (None, 0)


@pytest.mark.rule("GH-S-RET-07", "GH-S-ATK-20")
def test_each_target_retaliates_before_the_next_is_attacked() -> None:
    foes = {"one": Foe((1, 0), retaliate=4), "two": Foe((0, 1), retaliate=4)}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes)
    top.figure("brute").hp = 8
    top.performs("brute", attack(2, targets=2)).answer(top.at("one"), top.at("two"))
    assert (top.where("brute"), top.lost("one"), top.lost("two")) == (None, 2, 2)
    kinds = [event.kind for event in top.table.events if event.kind in ("attack", "retaliates", "fell")]
    assert kinds == ["attack", "retaliates", "attack", "retaliates", "fell"]


@pytest.mark.rule("GH-S-PSH-09", "GH-S-ITM-12")
def test_the_push_of_a_bonus_is_another_than_that_of_the_ability() -> None:
    """Push 2 of the ability is skipped, Push 1 of an active bonus is used."""
    top = duel()
    top.performs("brute", do("passive", on="attack", gain={"push": 1}, until="round"))
    top.performs("brute", attack(1, push=2)).answer(top.at("foe"), codes.DONE)
    assert top.asked == "push"
    top.answer(top.to(2, 0))
    assert (top.where("foe"), top.asked) == ((2, 0), "")


@pytest.mark.rule("GH-S-CON-02", "GH-S-PSH-07", "GH-S-ATK-11")
def test_an_immobilizing_attack_still_pushes() -> None:
    top = duel()
    top.performs("brute", attack(1, push=1, conditions=["immobilize"])).answer(top.at("foe"), top.to(2, 0))
    assert (top.where("foe"), top.has("foe", "immobilize")) == ((2, 0), True)


# Walls


def walled(**foes: Foe) -> Tabletop:
    """(0,0) and (1,0) lie side by side with a wall between; the way round is three hexes."""
    return Tabletop(disc(2), {"brute": (0, 0)}, foes, walls=[((0, 0), (1, 0))])


@pytest.mark.rule("GH-S-RNG-02", "GH-S-ATK-02")
def test_melee_does_not_reach_through_a_wall() -> None:
    top = walled(foe=Foe((1, 0)), other=Foe((0, 1)))
    assert top.performs("brute", attack(3)).offered_figures() == {"other"}


@pytest.mark.rule("GH-S-RNG-02", "GH-S-ATK-03", "GH-S-RET-01")
def test_behind_a_wall_a_target_is_not_adjacent() -> None:
    """Seen past the end of the wall at range 2: no disadvantage, and no retaliation."""
    top = walled(foe=Foe((1, 0), retaliate=2))
    assert top.table.board.shape.sees(top.cell((0, 0)), top.cell((1, 0)))
    top.stacks("brute", "+1", "-1")
    top.performs("brute", attack(3, range=2)).answer(top.at("foe"))
    assert (top.lost("foe"), top.lost("brute")) == (4, 0)


@pytest.mark.rule("GH-S-LOS-01", "GH-S-ATK-01", "GH-S-HEA-02")
@pytest.mark.parametrize(
    ("ability", "figure"),
    [(attack(3, range=9), "foe"), (do("condition", conditions=["muddle"], range=9), "foe")]
    + [(do("push", n=1, range=9), "foe"), (do("heal", n=2, range=9), "tinkerer")],
)
def test_range_is_not_enough_without_sight(ability: dict[str, object], figure: str) -> None:
    """Two rows with a wall between them, open only at the east end: seen from there, not from the west."""
    floor = [(q, r) for q in range(4) for r in range(2)]
    lines = [((0, 0), (0, 1)), ((1, 0), (0, 1)), ((1, 0), (1, 1)), ((2, 0), (1, 1)), ((2, 0), (2, 1))]
    for q, seen in ((0, False), (3, True)):
        heroes = {"brute": (q, 0), "tinkerer": (1, 1)}
        foes = {"foe": Foe((2, 1))}
        top = Tabletop(floor, heroes, foes, walls=lines).performs("brute", ability)
        assert (top.asked != "" and figure in top.offered_figures()) == seen


@pytest.mark.rule("GH-S-PSH-04", "GH-S-DOR-04")
def test_nothing_is_pushed_through_a_wall() -> None:
    floor: list[Hex] = row(0, 3)
    top = Tabletop(floor, {"brute": (0, 0)}, {"foe": Foe((1, 0))}, walls=[((1, 0), (2, 0))])
    assert top.performs("brute", do("push", n=1)).answer(top.at("foe")).asked == ""
    assert top.where("foe") == (1, 0)
