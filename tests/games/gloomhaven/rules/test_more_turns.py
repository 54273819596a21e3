"""Ties of types, summons by the monster rules, persistent bonuses, spawns, and other corners of a round."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import MONEY
from taverna.games.gloomhaven.effects.revealing import spawn
from taverna.games.gloomhaven.effects.turn_order import draw_for_new
from taverna.games.gloomhaven.language.cards import SummonSheet
from taverna.games.gloomhaven.state.ruleset import Group, MonsterDeck
from taverna.games.gloomhaven.state.table import Stack
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, attack, do, half, move


def strike(mod: int = 0, **more: object) -> dict[str, object]:
    return {"do": "attack", "n": {"x": "stat", "plus": mod}, **more}


def two_types(shared: bool) -> Tabletop:
    """Types "foe" and "other", with one deck or with two of the same initiative."""
    top = Tabletop(disc(4), {"brute": (0, 0), "scoundrel": (-1, 0)}, {"a": Foe((4, 0)), "b": Foe((4, -4))})
    top.deal("brute", 10)
    top.deal("scoundrel", 9)
    top.draws(do("shield", n=1), initiative=5)
    rules = top.table.rules
    if not shared:
        rules.decks.append(MonsterDeck("other", rules.decks[0].cards))
        top.table.stacks.append(Stack([0]))
    rules.groups.append(Group(1, "other", 0 if shared else 1, 5, []))
    top.table.fed = [-1, -1]
    top.table.standees = [2, 4]
    top.figure("b").group = 1
    return top


@pytest.mark.rule("GH-S-INI-06")
@pytest.mark.rule("GH-S-INI-11")
@pytest.mark.rule("GH-S-CMP-20")
@pytest.mark.rule("GH-S-RUL-03")
@pytest.mark.rule("GH-S-EX-43")
@pytest.mark.parametrize("shared", [False, True])
def test_players_choose_which_of_two_types_acts_first(shared: bool) -> None:
    top = two_types(shared).begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    assert top.asked == "tie"
    assert top.options == [codes.ENTITY + 4, codes.ENTITY + 5]
    top.answer(codes.ENTITY + 5)
    assert [event.args["figure"] for event in top.told("turn")][:2] == ["b-2", "a-1"]
    assert len(top.told("monster-card")) == (1 if shared else 2)


def summoned(attack_value: int = 2, reach: int = 0, at: tuple[int, int] = (1, 0), **foes: Foe) -> Tabletop:
    """A tinkerer with a summon of such values."""
    from taverna.games.gloomhaven.language.abilities import Amount

    top = Tabletop(row(-3, 5), {"tinkerer": (0, 0)}, foes)
    sheet = SummonSheet("helper", "helper", 5, 2, Amount(attack_value) if attack_value >= 0 else None, reach)
    top.table.rules.classes[0].summons = {**top.table.rules.classes[0].summons, "helper": sheet}
    top.deal("tinkerer", 2)
    top.plays("tinkerer", half(do("summon", summon="helper"), until=3, lost=True), card=5)
    top.answer(top.to(*at))
    top.slots["helper"] = top.table.figures[-1].slot
    return top


@pytest.mark.rule("GH-S-SUM-04")
@pytest.mark.rule("GH-S-CMP-05")
@pytest.mark.rule("GH-S-SUM-06")
def test_a_summon_moves_and_attacks_by_its_own_stats_with_its_summoners_deck() -> None:
    top = summoned(foe=Foe((4, 0), hp=3))
    top.stacks("tinkerer", "+1")
    top.acts("helper")
    assert top.where("helper") == (3, 0)
    assert top.where("foe") is None
    assert (top.hero("tinkerer").kills, top.hero("tinkerer").xp) == (1, 0)


@pytest.mark.rule("GH-S-SUM-11")
def test_a_summon_without_attack_comes_next_to_its_focus() -> None:
    top = summoned(-1, foe=Foe((4, 0)))
    top.acts("helper")
    assert top.where("helper") == (3, 0)
    assert top.lost("foe") == 0


@pytest.mark.rule("GH-S-SUM-12")
def test_bonuses_of_the_summoner_are_not_the_summons() -> None:
    top = summoned(foe=Foe((2, 0)))
    top.performs("tinkerer", do("passive", on="attack", gain={"attack": 5}, until="round"))
    top.acts("helper")
    assert top.lost("foe") == 2


@pytest.mark.rule("GH-S-SUM-09")
def test_the_summoners_player_settles_ties_of_a_summon() -> None:
    top = Tabletop(disc(4), {"brute": (4, 0), "tinkerer": (0, 0)}, {"foe": Foe((1, -2))})
    top.deal("tinkerer", 2)
    top.plays("tinkerer", half(do("summon", summon="battle-bot"), until=3, lost=True), card=5)
    top.answer(top.to(0, 1))
    top.slots["bot"] = top.table.figures[-1].slot
    top.acts("bot")
    assert top.asked == "monster-move"
    assert top.table.pending[0].seat == 1


@pytest.mark.rule("GH-S-SUM-07")
def test_damage_to_a_summon_can_not_be_negated() -> None:
    top = summoned(foe=Foe((2, 0), attack=2))
    top.draws(strike())
    top.acts("foe")
    assert top.asked == ""
    assert top.lost("helper") == 2


@pytest.mark.rule("GH-S-SUM-08")
@pytest.mark.rule("GH-S-INI-02")
def test_summons_act_when_their_summoner_rests() -> None:
    top = summoned(foe=Foe((5, 0)))
    top.deal("tinkerer", 0, 3)
    top.draws(do("shield", n=1), initiative=10)
    top.table.figures[top.slots["helper"]].acted = False
    top.begins()
    top.rests("tinkerer")
    acted = [event.args["figure"] for event in top.told("turn")]
    assert acted[-2:] == ["helper-1", "tinkerer"]
    assert top.asked == "long-rest"


@pytest.mark.rule("GH-S-BON-03")
def test_a_bonus_with_slots_is_used_whenever_it_applies() -> None:
    card = half(do("passive", on="attack", gain={"attack": 1}), until=4, slots=[0, 0], lost=True)
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), hp=1)}).plays("brute", card)
    top.performs("brute", attack(9)).answer(top.at("foe"))
    assert top.table.lasting[0].used == 1


@pytest.mark.rule("GH-S-ATK-11")
def test_damage_then_conditions_then_retaliation() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), retaliate=1)})
    top.performs("brute", attack(2, conditions=["muddle"])).answer(top.at("foe"))
    kinds = [
        event.kind for event in top.table.events if event.kind in ("damage", "condition-gained", "retaliates")
    ]
    assert kinds == ["damage", "condition-gained", "retaliates", "damage"]


@pytest.mark.rule("GH-S-ADV-09")
def test_advantage_is_looked_at_for_each_target() -> None:
    top = Tabletop(disc(4), {"brute": (0, 0)}, {"near": Foe((1, 0)), "far": Foe((3, 0))})
    top.stacks("brute", "+1", "-1", "+2")
    top.performs("brute", attack(3, range=3, targets=2)).answer(top.at("near"), top.at("far"))
    assert (top.lost("near"), top.lost("far")) == (2, 5)


@pytest.mark.rule("GH-S-TRN-05")
def test_the_abilities_of_an_action_are_performed_in_printed_order() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((3, 0))})
    top.performs("brute", move(2), attack(3))
    assert top.asked == "move"
    top.answer(top.to(2, 0))
    assert top.asked == "target"


@pytest.mark.rule("GH-S-REC-03")
def test_the_recovering_card_does_not_recover_itself() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {})
    top.deal("brute", 0, 2)
    top.plays("brute", half(do("recover", n=5, pile="discard", to={"who": "self"})), card=7)
    hero = top.hero("brute")
    assert (hero.hand, hero.discard) == (0b11, 1 << 7)


@pytest.mark.rule("GH-S-LOS-01")
def test_an_ability_without_a_range_needs_no_sight() -> None:
    floor = [(q, r) for q in range(4) for r in range(2)]
    lines = [((0, 0), (0, 1)), ((1, 0), (0, 1)), ((1, 0), (1, 1)), ((2, 0), (1, 1)), ((2, 0), (2, 1))]
    top = Tabletop(floor, {"brute": (1, 0)}, {"foe": Foe((1, 1))}, walls=lines)
    top.performs("brute", do("damage", n=2, to={"who": "enemy", "pick": "all", "within": "any"}))
    assert top.lost("foe") == 2
    top.performs("brute", do("condition", conditions=["muddle"], range=4))
    assert top.asked == ""


@pytest.mark.rule("GH-S-MON-14")
@pytest.mark.rule("GH-S-MON-15")
@pytest.mark.rule("GH-S-MON-19")
def test_a_summoned_monster_waits_a_round_and_leaves_no_money() -> None:
    from taverna.games.gloomhaven.state.figures import Sheet

    top = Tabletop(row(0, 5), {"brute": (0, 0)}, {"foe": Foe((4, 0))})
    top.table.rules.groups[0].sheets = [Sheet("foe/normal", "foe", 1, 2, 2, 0)] * 2
    top.draws(do("summon", units=[{"monster": "foe"}]))
    top.acts("foe")
    new = top.table.figures[-1]
    assert top.map.hex(new.cell) == (3, 0)
    assert new.acted
    top.slots["new"] = new.slot
    top.performs("brute", attack(2, range=4)).answer(top.at("new"))
    assert not new.present
    assert not top.table.board.terrain[top.cell((3, 0))] & MONEY


@pytest.mark.rule("GH-S-MON-14")
@pytest.mark.rule("GH-S-SPC-09")
@pytest.mark.rule("GH-S-CMP-28")
def test_without_a_standee_nothing_is_summoned() -> None:
    top = Tabletop(row(0, 5), {"brute": (0, 0)}, {"foe": Foe((4, 0))})
    top.table.rules.groups[0].standees = 1
    top.table.standees[0] = 0b10
    before = len(top.table.figures)
    top.draws(do("summon", units=[{"monster": "foe"}]))
    top.acts("foe")
    assert len(top.table.figures) == before


@pytest.mark.rule("GH-S-SPC-01")
@pytest.mark.rule("GH-S-SPC-02")
@pytest.mark.rule("GH-S-SPC-04")
def test_a_spawned_monster_comes_to_the_nearest_empty_hex_and_acts_this_round() -> None:
    from taverna.games.gloomhaven.state.figures import Sheet

    top = Tabletop(row(0, 5), {"brute": (2, 0)}, {"foe": Foe((5, 0))})
    top.table.rules.groups[0].sheets = [Sheet("foe/normal", "foe", 1, 2, 2, 0)] * 2
    top.draws(strike(), initiative=20)
    top.table.order = [0]
    top.table.carded = 0
    slot = spawn(top.table, 0, 0, top.cell((2, 0)))
    draw_for_new(top.table)
    figure = top.table.figures[slot]
    assert top.map.hex(figure.cell) in {(1, 0), (3, 0)}
    assert not figure.acted
    assert 4 in top.table.order


@pytest.mark.rule("GH-S-REV-03")
def test_when_standees_run_out_the_nearest_spots_are_filled() -> None:
    table = GAME.setup(4, 1)
    rules = table.rules
    group = rules.groups[rules.group_of("bandit-archer")]
    used = group.standees - 1
    table.standees[group.number] = (1 << used + 1) - 2
    hero = table.hero_figure(0)
    door = table.board.map.doors[0]
    rooms = table.board.open_door(0)
    table.put(hero, door)
    from taverna.games.gloomhaven.effects.revealing import reveal

    reveal(table, rooms, hero.slot)
    table.pending = []
    GAME.rules.run(table)
    if table.pending[0].kind == "reveal":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    archers = [figure for figure in table.figures if figure.group == group.number and figure.present]
    assert len(archers) == 1
    ranges = table.board.shape.ranges(door)
    spots = [cell for cell, kind, ranks in rules.rooms[1].spots if kind == group.number and ranks[4] >= 0]
    assert ranges[archers[0].cell] == min(ranges[cell] for cell in spots)


@pytest.mark.rule("GH-S-AOE-07")
def test_a_pattern_without_attack() -> None:
    foes = {"weak": Foe((1, -1), hp=5), "strong": Foe((2, -2), hp=9), "off": Foe((0, 1), hp=1)}
    top = Tabletop(disc(4), {"tinkerer": (0, 0)}, foes)
    line = {"at": "self", "hit": [[1, -1], [2, -2], [3, -3]]}
    kill = do(
        "kill", area=line, to={"who": "enemy", "pick": "all", "of": "area", "where": ["hp<=5"]}, xpPerKill=1
    )
    top.performs("tinkerer", kill)
    assert top.offered_figures() == {"weak", "off"}
    top.answer(top.at("weak"))
    assert top.where("weak") is None
    assert top.hero("tinkerer").xp == 1


@pytest.mark.rule("GH-S-END-08")
@pytest.mark.rule("GH-S-END-11")
def test_exhausted_heroes_are_treated_like_the_others_at_the_end() -> None:
    from taverna.games.gloomhaven.scenario.ending import report
    from taverna.games.gloomhaven.state.table import WON

    top = Tabletop(disc(3), {"brute": (0, 0), "scoundrel": (1, 0)}, {})
    top.hero("brute").exhausted = True
    top.hero("brute").xp = 3
    top.table.ended = WON
    assert [home.xp for home in report(top.table)] == [9, 6]


@pytest.mark.rule("GH-S-END-10")
@pytest.mark.rule("GH-S-SEL-06")
def test_battle_goals_and_hands_are_secret_unless_all_is_open() -> None:
    for open_information in (False, True):
        table = GAME.setup(2, 1, {"open_information": open_information})
        for seat in (0, 1):
            GAME.apply(table, seat, codes.QUICK)
        for seat in (0, 1):
            GAME.apply(table, seat, table.pending[0].options[0])
        heroes = GAME.view(table, 0)["heroes"]
        assert isinstance(heroes, list)
        assert heroes[0]["goal"]
        assert heroes[0]["hand"]
        assert bool(heroes[1]["goal"]) == open_information
        assert bool(heroes[1]["hand"]) == open_information
        assert heroes[1]["hand_size"] == 8


@pytest.mark.rule("GH-S-VAR-04")
def test_with_permanent_death_who_lacks_cards_only_survives() -> None:
    from taverna.games.gloomhaven.scenario.ending import report

    top = Tabletop(disc(3), {"brute": (0, 0), "scoundrel": (1, 0)}, {})
    top.table.rules.permanent_death = True
    top.deal("brute", 1)
    top.deal("scoundrel", 1)
    top.begins()
    assert [home.dead for home in report(top.table)] == [False, False]


@pytest.mark.rule("GH-S-TRE-01")
@pytest.mark.rule("GH-S-TRE-02")
def test_treasure_is_for_heroes_and_taken_once() -> None:
    top = summoned(foe=Foe((5, 0)))
    top.table.treasure[top.cell((1, 0))] = 7
    top.acts("helper")
    assert top.table.treasure[top.cell((1, 0))] == 7
    top.performs("tinkerer", do("loot", n=1))
    assert top.hero("tinkerer").treasures == [7]
    assert top.table.treasure[top.cell((1, 0))] == -1


@pytest.mark.rule("GH-S-BOS-01")
def test_effects_for_normal_monsters_do_not_touch_others() -> None:
    foes = {"normal": Foe((1, 0)), "elite": Foe((0, 1), rank=1), "boss": Foe((-1, 0), rank=2)}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes)
    top.performs("brute", do("kill", to={"who": "enemy", "within": 1, "where": ["rank:normal"]}))
    assert top.offered_figures() == {"normal"}


@pytest.mark.rule("GH-S-BOS-04")
def test_a_boss_leaves_money() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"boss": Foe((1, 0), rank=2, hp=1)})
    top.performs("brute", attack(3)).answer(top.at("boss"))
    assert top.table.coins[top.cell((1, 0))] == 1


@pytest.mark.rule("GH-S-OBS-06", "GH-S-OBS-02")
def test_only_an_obstacle_with_hit_points_is_not_removed() -> None:
    """Whoever flies over the other one stays where it is."""
    from taverna.games.gloomhaven.board.board import OBSTACLE
    from taverna.games.gloomhaven.state.figures import OBJECT, Figure, Sheet

    top = Tabletop(disc(2), {"cragheart": (0, 0)}, {"foe": Foe((0, 1), flying=True)})
    for at in ((1, 0), (0, 1)):
        top.table.board.put(top.cell(at), OBSTACLE)
        top.table.obstacles[top.cell(at)] = top.cell(at) + 1
    statue = Figure(0, OBJECT, 2, Sheet("object/statue", "statue", 4, -1, -1, 0))
    top.table.add(statue)
    top.table.put(statue, top.cell((1, 0)))
    top.performs("cragheart", do("destroyObstacle", n=1, within=1))
    assert top.offered_cells() == {(0, 1)}
    top.answer(top.to(0, 1))
    assert top.where("foe") == (0, 1)
    assert not top.table.board.terrain[top.cell((0, 1))] & OBSTACLE
