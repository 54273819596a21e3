"""Rounds: selection, initiative, turns, zones, rests, clean-up (sections 5, 6, 19 and 24)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.figures import SPENT
from taverna.games.gloomhaven.modifiers import NULL, ZERO
from taverna.games.gloomhaven.ruleset import Levels
from taverna.games.gloomhaven.state import INERT, LOST, STRONG, WANING, WON
from taverna.games.gloomhaven.vocabulary import ELITE, FIRE
from taverna.kit.hexes import disc
from tests.games.gloomhaven.tabletop import GAME, Foe, Tabletop, attack, do, half

# Places in the list of the brute: 0 trample 72, 1 eye for an eye 18, 3 provoking roar 10, 4 overwhelming assault 61,
# 7 shield bash 15, 8 leaping cleave 54.


def strike(mod: int = 0, **more: object) -> dict[str, object]:
    return {"do": "attack", "n": {"x": "stat", "plus": mod}, **more}


def duo(**foes: Foe) -> Tabletop:
    top = Tabletop(disc(4), {"brute": (0, 0), "scoundrel": (-1, 0)}, foes or {"foe": Foe((4, 0))})
    top.deal("brute", 10)
    top.deal("scoundrel", 9)
    top.draws(do("shield", n=1), initiative=50)
    return top


def play(second: bool, way: int) -> int:
    return codes.play(second, way)


# Selection


@pytest.mark.rule("GH-S-RND-01")
@pytest.mark.rule("GH-S-SEL-01")
@pytest.mark.rule("GH-S-SEL-06")
@pytest.mark.rule("GH-S-SEL-07")
def test_two_cards_are_chosen_in_secret() -> None:
    top = duo().begins()
    assert {decision.kind for decision in top.table.pending} == {"select"}
    assert all(decision.sealed for decision in top.table.pending)
    seen = GAME.view(top.table, 1)
    top.selects("brute", 4, 7)
    assert [decision.seat for decision in top.table.pending] == [1]
    after = GAME.view(top.table, 1)
    assert {**after, "asked": []} == {**seen, "asked": []}
    top.selects("scoundrel", 0, 1)
    hero = top.hero("brute")
    assert hero.played == 1 << 4 | 1 << 7
    assert not hero.hand & hero.played
    assert not hero.discard


@pytest.mark.rule("GH-S-SEL-02")
@pytest.mark.rule("GH-S-SEL-03")
@pytest.mark.rule("GH-S-SEL-05")
@pytest.mark.rule("GH-S-EX-23")
@pytest.mark.parametrize(
    ("hand", "discard", "leads", "rests"),
    [(3, 0, 3, False), (3, 2, 3, True), (1, 2, 0, True), (2, 1, 2, False)],
)
def test_who_may_select_and_who_may_rest(hand: int, discard: int, leads: int, rests: bool) -> None:
    top = duo()
    top.deal("brute", hand, discard)
    options = top.begins().seat_options("brute")
    assert len([code for code in options if code >= codes.LEAD]) == leads
    assert (codes.REST in options) == rests


@pytest.mark.rule("GH-S-SEL-04")
@pytest.mark.rule("GH-S-EXH-01")
@pytest.mark.rule("GH-S-EXH-03")
@pytest.mark.rule("GH-S-EX-23")
def test_who_can_do_neither_is_exhausted() -> None:
    top = duo()
    top.deal("brute", 1, 1)
    top.begins()
    assert top.hero("brute").exhausted
    assert top.hp("brute") == 10
    assert top.where("brute") is None
    assert top.seat_options("brute") == []


@pytest.mark.rule("GH-S-VAR-03")
@pytest.mark.rule("GH-S-VAR-05")
def test_with_permanent_death_such_a_figure_stays_on_the_map() -> None:
    top = duo()
    top.table.rules.permanent_death = True
    top.deal("brute", 1, 1)
    top.begins()
    assert top.hero("brute").exhausted
    assert top.where("brute") == (0, 0)


def test_a_leading_card_may_be_taken_back() -> None:
    top = duo().begins()
    GAME.apply(top.table, 0, codes.LEAD + 4)
    assert codes.SECOND + 4 not in top.seat_options("brute")
    GAME.apply(top.table, 0, codes.TAKE_BACK)
    top.selects("brute", 7, 4)
    assert (top.hero("brute").lead, top.table.answers[0]) == (7, codes.SECOND + 4)


# Initiative


def order(top: Tabletop) -> list[str]:
    return [
        top.table.rules.classes[entry].slug if entry < 4 else top.table.rules.groups[entry - 4].slug
        for entry in top.table.order
    ]


@pytest.mark.rule("GH-S-INI-01")
@pytest.mark.rule("GH-S-INI-02")
@pytest.mark.rule("GH-S-INI-03")
@pytest.mark.rule("GH-S-EX-03")
@pytest.mark.parametrize(
    ("lead", "second", "expected"), [(4, 7, "foe brute scoundrel"), (7, 4, "brute foe scoundrel")]
)
def test_the_leading_card_decides(lead: int, second: int, expected: str) -> None:
    """Brute 61 and 15, scoundrel 86, monsters 45."""
    top = duo()
    top.draws(do("shield", n=1), initiative=45)
    top.begins().selects("brute", lead, second).selects("scoundrel", 0, 1)
    assert " ".join(order(top)) == expected
    assert [event.args["number"] for event in top.told("revealed")] == [61 if lead == 4 else 15, 86]


@pytest.mark.rule("GH-S-INI-04")
def test_heroes_with_the_same_initiative_compare_their_second_cards() -> None:
    top = duo()
    scoundrel = top.table.rules.classes[1].cards
    before = scoundrel[0].initiative
    scoundrel[0].initiative = 61
    try:
        top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
        assert order(top) == ["scoundrel", "foe", "brute"] or order(top)[-2:] == ["scoundrel", "brute"]
    finally:
        scoundrel[0].initiative = before


@pytest.mark.rule("GH-S-INI-05")
@pytest.mark.rule("GH-S-EX-33")
def test_a_hero_acts_before_monsters_of_the_same_initiative() -> None:
    top = duo()
    top.draws(do("shield", n=1), initiative=61)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    assert order(top) == ["brute", "foe", "scoundrel"]


@pytest.mark.rule("GH-S-INI-07")
def test_players_decide_between_two_who_rest() -> None:
    top = duo()
    top.deal("brute", 0, 3)
    top.deal("scoundrel", 0, 3)
    top.begins().rests("brute").rests("scoundrel")
    assert top.asked == "tie"
    top.answer(codes.ENTITY + 1)
    assert order(top) == ["foe", "scoundrel", "brute"]


@pytest.mark.rule("GH-S-INI-09")
@pytest.mark.rule("GH-S-EX-11")
@pytest.mark.rule("GH-S-INI-10")
def test_elites_first_then_normals_by_number() -> None:
    foes = {
        "one": Foe((4, 0)),
        "two": Foe((4, -1)),
        "three": Foe((4, -2), rank=ELITE),
        "four": Foe((4, -3)),
        "five": Foe((4, -4), rank=ELITE),
    }
    top = Tabletop(disc(4), {"brute": (0, 0), "scoundrel": (-1, 0)}, foes)
    top.deal("brute", 10)
    top.deal("scoundrel", 9)
    top.draws(do("shield", n=1), initiative=5)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    acted = [event.args["figure"] for event in top.told("turn")]
    assert acted == ["three-elite-3", "five-elite-5", "one-1", "two-2", "four-4", "brute"]


# A turn


def turn_of_brute(**foes: Foe) -> Tabletop:
    top = duo(**foes)
    top.draws(do("shield", n=1), initiative=90)
    return top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)


@pytest.mark.rule("GH-S-TRN-02")
@pytest.mark.rule("GH-S-TRN-03")
def test_the_top_of_one_card_and_the_bottom_of_the_other() -> None:
    top = turn_of_brute()
    assert top.asked == "turn"
    plays = [code for code in top.options if codes.PLAY <= code < codes.ORIENT]
    assert sorted(plays) == [codes.PLAY + way for way in range(8)]
    top.answer(play(True, codes.MOVE_2), top.to(1, 0))
    plays = [code for code in top.options if codes.PLAY <= code < codes.ORIENT]
    assert plays == [play(False, codes.TOP), play(False, codes.ATTACK_2)]


@pytest.mark.rule("GH-S-TRN-03")
@pytest.mark.rule("GH-S-TRN-04")
@pytest.mark.rule("GH-S-TRN-06")
def test_a_default_action_discards_its_card_whatever_it_bears() -> None:
    top = turn_of_brute(foe=Foe((1, 0)))
    top.answer(play(False, codes.ATTACK_2), top.at("foe"))
    hero = top.hero("brute")
    assert top.lost("foe") == 2
    assert hero.discard == 1 << 4
    assert hero.xp == 0


@pytest.mark.rule("GH-S-ZON-02")
@pytest.mark.rule("GH-S-EXP-01")
def test_a_lost_symbol_loses_the_card_and_experience_is_gained() -> None:
    top = turn_of_brute(foe=Foe((1, 0)))
    top.answer(play(False, codes.TOP), top.at("foe"))
    hero = top.hero("brute")
    assert top.lost("foe") == 6
    assert (hero.lost, hero.discard, hero.xp) == (1 << 4, 0, 2)


@pytest.mark.rule("GH-S-ZON-03")
@pytest.mark.rule("GH-S-EXP-01")
def test_an_action_of_which_nothing_is_performed_loses_nothing() -> None:
    top = turn_of_brute()
    top.answer(play(False, codes.TOP))
    hero = top.hero("brute")
    assert (hero.lost, hero.discard, hero.xp) == (0, 1 << 4, 0)


@pytest.mark.rule("GH-S-TRN-08")
def test_a_turn_may_end_without_any_action() -> None:
    top = turn_of_brute().answer(codes.DONE)
    assert top.hero("brute").discard == 1 << 4 | 1 << 7
    assert top.table.turn != top.slots["brute"]


@pytest.mark.rule("GH-S-ZON-01")
@pytest.mark.rule("GH-S-ZON-04")
@pytest.mark.rule("GH-S-BON-06")
def test_a_round_bonus_is_active_until_the_end_of_the_round() -> None:
    top = turn_of_brute()
    top.answer(play(True, codes.BOTTOM))
    hero = top.hero("brute")
    assert (hero.active, hero.discard) == (1 << 7, 1 << 7)
    top.answer(codes.DONE)
    while top.table.round == 1 and top.asked not in ("short-rest", "select"):
        top.answer(codes.DONE)
    assert (hero.active, top.table.lasting) == (0, [])


@pytest.mark.rule("GH-S-ZON-05")
@pytest.mark.rule("GH-S-BON-05")
def test_an_active_card_may_be_ended_at_any_time() -> None:
    top = turn_of_brute()
    top.plays("brute", half(do("shield", n=1), until=3), card=9)
    assert codes.CARD + 9 in top.options
    top.answer(codes.CARD + 9)
    hero = top.hero("brute")
    assert (hero.active, hero.discard, top.table.lasting) == (0, 1 << 9, [])


@pytest.mark.rule("GH-S-STN-01")
@pytest.mark.rule("GH-S-STN-02")
@pytest.mark.rule("GH-S-STN-03")
@pytest.mark.rule("GH-S-STN-06")
def test_a_stunned_hero_discards_both_cards_and_still_loots() -> None:
    top = duo()
    top.give("brute", "stun")
    top.table.coins[top.cell((0, 0))] = 2
    top.draws(do("shield", n=1), initiative=90)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    hero = top.hero("brute")
    assert hero.discard == 1 << 4 | 1 << 7
    assert hero.tokens == 2
    assert not top.has("brute", "stun")


@pytest.mark.rule("GH-S-LOT-03")
@pytest.mark.rule("GH-S-TRN-10")
def test_at_the_end_of_the_turn_elements_come_and_money_is_taken() -> None:
    top = turn_of_brute()
    top.table.coins[top.cell((0, 0))] = 1
    top.table.infused = 1 << FIRE
    top.answer(codes.DONE)
    assert top.hero("brute").tokens == 1
    assert top.table.elements[FIRE] == STRONG


@pytest.mark.rule("GH-S-EX-45")
@pytest.mark.rule("GH-S-EXH-06")
def test_a_wounded_hero_at_one_hit_point_is_exhausted_before_it_acts() -> None:
    top = duo()
    top.deal("brute", 2)
    top.figure("brute").hp = 1
    top.give("brute", "wound")
    top.table.coins[top.cell((0, 0))] = 1
    top.draws(do("shield", n=1), initiative=90)
    top.begins().selects("brute", 1, 0).selects("scoundrel", 0, 1)
    assert top.hero("brute").exhausted
    assert top.hero("brute").tokens == 0
    top = duo()
    top.deal("brute", 3)
    top.figure("brute").hp = 1
    top.give("brute", "wound")
    top.draws(do("shield", n=1), initiative=90)
    top.begins().selects("brute", 1, 0).selects("scoundrel", 0, 1)
    assert top.asked == "damage"
    top.answer(codes.CARD + 2)
    assert top.asked == "turn"


# Rests


@pytest.mark.rule("GH-S-RST-01")
@pytest.mark.rule("GH-S-RST-04")
@pytest.mark.rule("GH-S-RST-05")
@pytest.mark.rule("GH-S-EX-20")
def test_a_long_rest() -> None:
    top = duo()
    top.deal("brute", 1, 3)
    top.figure("brute").hp = 3
    top.give("brute", "poison", "wound")
    top.begins().rests("brute").selects("scoundrel", 0, 1)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    assert top.hp("brute") == 2
    assert top.options == [codes.CARD + 1, codes.CARD + 2, codes.CARD + 3]
    top.answer(codes.CARD + 2)
    hero = top.hero("brute")
    assert (hero.hand, hero.lost, hero.discard) == (0b1011, 0b100, 0)
    assert top.hp("brute") == 2
    assert top.figure("brute").conditions == 0


@pytest.mark.rule("GH-S-RST-04")
@pytest.mark.rule("GH-S-ITM-04")
@pytest.mark.rule("GH-S-RST-07")
def test_a_long_rest_refreshes_spent_items_even_while_stunned() -> None:
    from taverna.games.gloomhaven import content
    from taverna.games.gloomhaven.content_sheets import item_sheet

    top = duo()
    hero = top.deal("brute", 0, 3)
    top.table.rules.items = {number: item_sheet(content.item(number)) for number in (1, 12)}
    hero.items = [1, 12]
    hero.item_states = [SPENT, 2]
    hero.item_uses = [1, 1]
    top.figure("brute").hp = 5
    top.give("brute", "stun")
    top.begins().rests("brute").selects("scoundrel", 0, 1)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    top.answer(codes.CARD)
    assert hero.item_states == [0, 2]
    assert top.hp("brute") == 7


def to_short_rest(top: Tabletop) -> Tabletop:
    top.begins().selects("brute", 0, 1).selects("scoundrel", 0, 1)
    while top.asked != "short-rest":
        top.answer(codes.DONE)
    return top


@pytest.mark.rule("GH-S-RST-02")
@pytest.mark.rule("GH-S-RST-03")
@pytest.mark.rule("GH-S-EX-25")
def test_a_short_rest_loses_a_random_card_and_may_draw_again_once() -> None:
    top = duo()
    top.deal("brute", 2, 1)
    to_short_rest(top).answer(codes.REST)
    drawn = top.told("rest-drew")[-1].args["card"]
    assert top.asked == "redraw"
    top.answer(codes.YES)
    hero = top.hero("brute")
    assert top.lost("brute") == 1
    again = top.told("rest-drew")[-1].args["card"]
    assert drawn != again
    assert hero.hand.bit_count() == 2
    assert hero.lost.bit_count() == 1
    lost = [card.name for card in top.table.rules.classes[0].cards if hero.lost >> card.place & 1]
    assert lost == [again]
    assert top.asked != "redraw"


@pytest.mark.rule("GH-S-RST-02")
def test_a_short_rest_is_optional() -> None:
    top = duo()
    top.deal("brute", 4)
    to_short_rest(top).answer(codes.DONE)
    assert top.hero("brute").discard.bit_count() == 2


@pytest.mark.rule("GH-S-DMG-08")
def test_the_damage_of_a_short_rest_may_be_negated() -> None:
    top = duo()
    top.deal("brute", 3, 2)
    to_short_rest(top).answer(codes.REST, codes.YES)
    assert top.asked == "damage"
    assert codes.LOSE_DISCARDS in top.options
    top.answer(codes.LOSE_DISCARDS)
    assert len(top.options) == 3
    top.answer(top.options[0])
    top.answer(top.options[0])
    hero = top.hero("brute")
    assert (top.lost("brute"), hero.lost.bit_count(), hero.hand.bit_count()) == (0, 3, 2)


@pytest.mark.rule("GH-S-RST-06")
def test_active_cards_count_as_discarded_and_may_be_taken_along() -> None:
    top = duo()
    top.deal("brute", 2, 1)
    top.plays("brute", half(do("shield", n=1), until=3), card=5)
    to_short_rest(top)
    assert codes.CARD + 5 in top.options
    top.answer(codes.CARD + 5)
    assert top.table.lasting == []
    top.answer(codes.REST, codes.DONE)
    hero = top.hero("brute")
    assert (hero.hand.bit_count(), hero.lost.bit_count()) == (3, 1)


# Clean-up and the end


@pytest.mark.rule("GH-S-END-01")
@pytest.mark.rule("GH-S-RND-02")
def test_clean_up() -> None:
    top = duo()
    top.table.elements[FIRE] = STRONG
    hero = top.hero("brute")
    hero.deck.draw = [ZERO] * 3
    hero.deck.discard = [NULL]
    hero.deck.reshuffle = True
    to_short_rest(top)
    assert top.table.elements[FIRE] == WANING
    assert hero.deck.draw.count(NULL) == 1
    assert top.table.order == []
    top.answer(codes.DONE, codes.DONE)
    assert (top.asked, top.table.round) == ("select", 2)
    assert top.table.elements[FIRE] == WANING


@pytest.mark.rule("GH-S-END-02")
@pytest.mark.rule("GH-S-END-04")
@pytest.mark.rule("GH-S-END-06")
@pytest.mark.rule("GH-S-EX-16")
def test_success_ends_the_scenario_after_the_round() -> None:
    top = duo(foe=Foe((1, 0), hp=1))
    top.table.rules.levels = Levels(2)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    top.answer(play(False, codes.ATTACK_2), top.at("foe"))
    assert top.table.ended == WON
    assert top.asked == "turn"
    hero = top.hero("brute")
    hero.tokens = 5
    hero.xp = 7
    while top.table.pending:
        top.answer(codes.DONE)
    outcome = GAME.outcome(top.table)
    assert (outcome.over, outcome.won, outcome.winners) == (True, True, [0, 1])
    home = next(event for event in top.told("home") if event.args["seat"] == 0)
    assert (home.args["xp"], home.args["gold"]) == (15, 15)


@pytest.mark.rule("GH-S-END-07")
@pytest.mark.rule("GH-S-EX-16")
def test_failure_gives_no_bonus() -> None:
    top = duo()
    top.table.rules.levels = Levels(2)
    for name in ("brute", "scoundrel"):
        top.deal(name, 1)
        top.hero(name).tokens = 5
        top.hero(name).xp = 7
    top.begins()
    assert top.table.ended == LOST
    assert not top.table.pending
    home = top.told("home")[0]
    assert (home.args["xp"], home.args["gold"], home.args["checks"]) == (7, 15, 0)


@pytest.mark.rule("GH-S-END-06")
@pytest.mark.rule("GH-S-EX-17")
def test_a_battle_goal_counts_only_with_success() -> None:
    from taverna.games.gloomhaven import content
    from taverna.games.gloomhaven.rules.ending import report

    goal = next(goal.number for goal in content.battle_goals() if goal.id == "streamliner")
    top = duo()
    top.deal("brute", 3, 2)
    top.hero("brute").goal = goal
    top.table.ended = WON
    assert report(top.table)[0].checks == 1
    top.table.ended = LOST
    assert report(top.table)[0].checks == 0
    top.deal("brute", 2, 2)
    top.table.ended = WON
    assert report(top.table)[0].checks == 0


@pytest.mark.rule("GH-S-END-03")
def test_what_is_triggered_first_counts() -> None:
    top = duo(foe=Foe((1, 0), hp=1))
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    top.answer(play(False, codes.ATTACK_2), top.at("foe"))
    for name in ("brute", "scoundrel"):
        top.figure(name).hp = 1
    from taverna.games.gloomhaven.effects.dying import exhaust

    exhaust(top.table, 0, "GH-S-EXH-01")
    exhaust(top.table, 1, "GH-S-EXH-01")
    assert top.table.ended == WON


@pytest.mark.rule("GH-S-SET-09")
def test_elements_start_inert() -> None:
    assert duo().table.elements == [INERT] * 6


# Summons


@pytest.mark.rule("GH-S-SUM-01")
@pytest.mark.rule("GH-S-SUM-03")
@pytest.mark.rule("GH-S-SUM-05")
@pytest.mark.rule("GH-S-INI-08")
@pytest.mark.rule("GH-S-EX-32")
def test_summons_act_before_their_summoner_from_the_next_round_on() -> None:
    top = Tabletop(disc(4), {"tinkerer": (0, 0), "brute": (0, 3)}, {"foe": Foe((4, 0))})
    top.deal("tinkerer", 8)
    top.deal("brute", 8)
    top.draws(do("shield", n=1), initiative=90)
    for card, at in ((10, (-1, 0)), (11, (0, 1))):
        top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=card)
        assert top.asked == "place"
        top.answer(top.to(*at))
    assert all(figure.acted for figure in top.table.figures[-2:])
    top.table.events.clear()
    top.begins().selects("tinkerer", 0, 1).selects("brute", 4, 0)
    while top.asked != "turn":
        top.answer(top.options[0])
    while len(top.told("turn")) < 4:
        top.answer(top.options[-1])
    acted = [str(event.args["figure"]) for event in top.told("turn")]
    assert acted.index("decoy-1") + 1 == acted.index("decoy-2")
    assert acted.index("decoy-2") + 1 == acted.index("tinkerer")


@pytest.mark.rule("GH-S-SUM-01")
def test_without_an_empty_hex_nothing_is_summoned() -> None:
    top = Tabletop([(0, 0), (1, 0)], {"tinkerer": (0, 0)}, {"foe": Foe((1, 0))})
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=0)
    assert top.asked == ""
    assert (top.hero("tinkerer").discard, top.hero("tinkerer").lost) == (1, 0)


@pytest.mark.rule("GH-S-SUM-02")
@pytest.mark.rule("GH-S-SUM-10")
@pytest.mark.rule("GH-S-SUM-07")
def test_a_dead_summon_takes_its_card_out_of_the_active_area() -> None:
    top = Tabletop(disc(3), {"tinkerer": (0, 0)}, {"foe": Foe((2, 0), attack=9)})
    top.deal("tinkerer", 3)
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=5)
    top.answer(top.to(1, 0))
    hero = top.hero("tinkerer")
    assert (hero.active, hero.lost) == (1 << 5, 1 << 5)
    top.draws(strike())
    top.acts("foe")
    assert top.asked == ""
    assert not top.table.figures[-1].present
    assert (hero.active, hero.lost) == (0, 1 << 5)


# Recover


@pytest.mark.rule("GH-S-REC-01")
@pytest.mark.rule("GH-S-ZON-06")
def test_recover_returns_cards_to_the_hand() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {})
    top.deal("brute", 1, 3, 0, 2)
    top.performs("brute", do("recover", n=2, pile="discard", to={"who": "self"}))
    assert top.asked == "recover"
    top.answer(codes.CARD + 1, codes.CARD + 3)
    hero = top.hero("brute")
    assert (hero.hand, hero.discard) == (0b1011, 0b100)
    top.performs("brute", do("recover", n=2, pile="lost", to={"who": "self"}))
    assert hero.lost == 0


@pytest.mark.rule("GH-S-REC-02")
def test_a_card_that_can_not_be_recovered_stays_lost() -> None:
    top = Tabletop(disc(3), {"spellweaver": (0, 0)}, {})
    cards = top.table.rules.classes[0].cards
    gone = next(card.place for card in cards if card.top.unrecoverable)
    hero = top.hero("spellweaver")
    hero.lost = 1 << gone | 1
    top.performs("spellweaver", do("recover", n=5, pile="lost", to={"who": "self"}))
    assert (hero.hand, hero.lost) == (1, 1 << gone)


def test_attack_two_is_melee() -> None:
    top = turn_of_brute(foe=Foe((2, 0)))
    top.answer(play(False, codes.ATTACK_2))
    assert top.lost("foe") == 0


def test_builders_attack() -> None:
    top = duo(foe=Foe((1, 0)))
    top.performs("brute", attack(1)).answer(top.at("foe"))
    assert top.lost("foe") == 1
