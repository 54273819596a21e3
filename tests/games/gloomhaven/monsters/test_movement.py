"""Movement of monsters (section 22), one rule at a time."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.areas import MELEE, Attack
from taverna.games.gloomhaven.board.board import NEGATIVE
from taverna.games.gloomhaven.board.paths import WALK
from taverna.games.gloomhaven.monsters.focus import FocusSearch, find_focus, look
from taverna.games.gloomhaven.monsters.movement import destinations
from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.random_scenes import random_scene
from tests.support.gloomhaven.reference_monsters import Reference
from tests.support.gloomhaven.scenes import Scene, hero, monster

M = monster(0, 0)


def ends(scene: Scene, search: FocusSearch, focus: int, negatives: int, points: int) -> list[Hex]:
    found = destinations(search, focus, negatives, points, search.reach.start)
    return [scene.hex(end.cell) for end in found]


@pytest.mark.rule("GH-S-MMV-01")
def test_a_move_without_an_attack_gets_adjacent() -> None:
    scene = Scene(row(0, 6), {"M": M, "C": hero(5, 0)})
    assert scene.turn(move=9, range=3, attack=False).attacks == {(4, 0): [[]]}


@pytest.mark.rule("GH-S-MMV-01", "GH-S-MON-01")
def test_the_focus_may_be_found_with_another_attack_than_the_move_plans_with() -> None:
    """A card with its attack before its move: focus at range 5, then the move plans as melee."""
    scene = Scene(row(0, 6), {"M": M, "C": hero(5, 0)})
    attack = look(scene.board, scene.slot("M"), WALK, Attack(5))
    (focus,) = find_focus(attack)
    assert attack.price[focus] == 0
    melee = look(scene.board, scene.slot("M"), WALK, MELEE)
    assert ends(scene, melee, focus, attack.price[focus] // NEGATIVE, 3) == [(3, 0)]


@pytest.mark.rule("GH-S-MMV-01", "GH-S-FOC-15")
def test_a_move_planned_otherwise_enters_no_more_negative_hexes_than_the_focus_is_worth() -> None:
    scene = Scene(row(0, 6), {"M": M, "C": hero(5, 0)}, traps=[(2, 0)])
    melee = look(scene.board, scene.slot("M"), WALK, MELEE)
    assert ends(scene, melee, 0, 0, 3) == [(0, 0)]
    assert ends(scene, melee, 0, 1, 3) == [(3, 0)]


@pytest.mark.rule("GH-S-MMV-01", "GH-S-MMV-11")
def test_a_move_planned_otherwise_enters_no_negative_hex_without_need() -> None:
    """The focus was worth a trap to another attack; the melee that the move plans with needs none."""
    scene = Scene(row(0, 6) + row(0, 2, 1), {"M": M, "C": hero(5, 0)}, traps=[(1, 0)])
    melee = look(scene.board, scene.slot("M"), WALK, MELEE)
    assert ends(scene, melee, 0, 1, 2) == [(1, 1)]


@pytest.mark.rule("GH-S-MMV-02")
def test_candidates_are_within_the_move_and_the_negative_hexes_allowed() -> None:
    """The nearest hex beside C is a trap; those next to it cost 3."""
    scene = Scene(disc(5), {"M": M, "C": hero(3, 0)}, traps=[(2, 0)])
    assert scene.key("C") == (0, 3)
    assert scene.turn(move=3).attacks == {(2, 1): [["C"]], (3, -1): [["C"]]}
    assert scene.turn(move=2).attacks == {(1, 1): [[]], (2, -1): [[]]}


@pytest.mark.rule("GH-S-MMV-03")
def test_first_no_disadvantage_against_the_focus() -> None:
    turn = Scene(row(-3, 2), {"M": M, "C": hero(1, 0)}).turn(range=3, move=2)
    assert turn.ends == {(-1, 0)}
    assert "GH-S-MMV-03" in turn.rules


@pytest.mark.rule("GH-S-MMV-03", "GH-S-MUD-01", "GH-S-ADV-04")
def test_a_muddled_monster_has_disadvantage_anyway_and_stays() -> None:
    scene = Scene(row(-3, 2), {"M": M, "C": hero(1, 0)})
    assert scene.turn(range=3, move=2, muddled=True).ends == {(0, 0)}


@pytest.mark.rule("GH-S-MMV-03")
def test_melee_has_no_disadvantage_when_adjacent() -> None:
    assert Scene(row(-3, 2), {"M": M, "C": hero(1, 0)}).turn(move=2).ends == {(0, 0)}


@pytest.mark.rule("GH-S-MMV-03")
def test_then_most_targets_up_to_the_limit() -> None:
    figures = {"M": M, "C1": hero(2, 0, 1), "C2": hero(3, -2, 2), "C3": hero(4, -1, 3)}
    scene = Scene(disc(6), figures)
    assert scene.turn(move=3, targets=2).ends == {(2, -1)}
    assert scene.turn(move=3, targets=3).ends == {(3, -1)}


# C2 can be hit together with C1 from (3,-1) and (4,-1), C3 from the mirrored (2,1) and (3,1).
FORK = {"M": M, "C1": hero(3, 0, 1), "C2": hero(4, -2, 9), "C3": hero(2, 2, 5)}


@pytest.mark.rule("GH-S-MMV-03", "GH-S-MON-09")
def test_of_sets_that_cost_as_much_the_one_with_better_secondary_targets() -> None:
    """Both sets cost 3, and both C2 and C3 are at range 4 from the start: the earlier initiative is the better."""
    scene = Scene(disc(5), FORK)
    assert scene.turn(move=3, targets=2).attacks == {(2, 1): [["C1", "C3"]]}
    swapped = Scene(disc(5), FORK | {"C3": hero(2, 2, 10)})
    assert swapped.turn(move=3, targets=2).attacks == {(3, -1): [["C1", "C2"]]}


@pytest.mark.rule("GH-S-MMV-03", "GH-S-RUL-42")
def test_a_set_that_costs_less_comes_before_one_with_better_secondary_targets() -> None:
    """(2,1) is difficult: C1 with C3 costs 4, with C2 only 3; that C3 alone can be got at for 3 does not count."""
    scene = Scene(disc(5), FORK, difficult=[(2, 1)])
    assert scene.key("C3") == (0, 3)
    assert scene.turn(move=4, targets=2).attacks == {(3, -1): [["C1", "C2"]]}


@pytest.mark.rule("GH-S-MMV-03", "GH-S-MON-09")
def test_secondary_targets_are_ranked_by_range_before_initiative() -> None:
    """From where M stands C1 and one more are in range; C2 acts later than C3 but stands nearer."""
    figures = {"M": M, "C1": hero(2, 0, 1), "C2": hero(2, 1, 9), "C3": hero(4, 0, 5)}
    scene = Scene(disc(5), figures)
    assert scene.range((0, 0), (2, 1)) == 3
    assert scene.range((0, 0), (4, 0)) == 4
    assert scene.turn(range=4, targets=2, move=1).attacks == {(0, 0): [["C1", "C2"]]}


@pytest.mark.rule("GH-S-MMV-06", "GH-S-MMV-07", "GH-S-MMV-08")
def test_the_destination_is_fixed_before_the_stop_hex() -> None:
    """A ring of floor: C can be attacked from (2,-1) and from (1,1), each three steps away.

    An ally fills the first step towards (2,-1). If the players choose that destination, no hex in reach is nearer to
    it and M stays; if they choose the other, M steps forward.
    """
    floor = [(0, 0), (1, -1), (2, -2), (2, -1), (0, 1), (0, 2), (1, 1), (2, 0)]
    scene = Scene(floor, {"M": M, "ally": monster(1, -1), "C": hero(2, 0)})
    turn = scene.turn(move=1)
    assert turn.ends == {(0, 0), (0, 1)}
    assert "GH-S-MMV-06" in turn.rules
    assert Scene(floor, {"M": M, "C": hero(2, 0)}).turn(move=1).ends == {(1, -1), (0, 1)}


@pytest.mark.rule("GH-S-MMV-06")
def test_the_destination_out_of_reach_is_the_cheapest_of_the_best() -> None:
    """Around C six hexes are as good for the attack; only the one that costs least is made for."""
    scene = Scene(disc(6), {"M": monster(-5, 0), "C": hero(3, 0)})
    assert scene.turn(move=3).ends == {(-2, 0)}


@pytest.mark.rule("GH-S-MMV-03", "GH-S-MMV-04")
def test_equally_good_secondary_targets_are_left_to_the_players() -> None:
    scene = Scene(disc(5), FORK | {"C3": hero(2, 2, 9)})
    assert scene.turn(move=3, targets=2).attacks == {(2, 1): [["C1", "C3"]], (3, -1): [["C1", "C2"]]}


@pytest.mark.rule("GH-S-MMV-03", "GH-S-RUL-42")
def test_then_fewest_secondary_targets_with_disadvantage_from_dearer_hexes_too() -> None:
    """Between C1 and C2, with one free hex that is beside the focus C1 but not beside C2.

    The set costs nothing where M stands; it is kept, and attacked from the dearer hex where it is easier to hit.
    """
    free = [(0, 0), (1, 0), (2, 0), (2, -1)]
    figures = {"M": monster(1, 0), "C1": hero(2, 0, 1), "C2": hero(0, 0, 2)}
    scene = Scene(disc(3), figures, obstacles=[hex for hex in disc(3) if hex not in free])
    assert scene.turn(range=2, targets=2, move=2).attacks == {(2, -1): [["C1", "C2"]]}
    assert scene.turn(range=2, targets=2, move=2, muddled=True).ends == {(1, 0)}
    assert scene.turn(range=2, targets=1, move=2).ends == {(1, 0)}


@pytest.mark.rule("GH-S-MMV-03")
def test_disadvantage_against_the_focus_comes_before_the_number_of_targets() -> None:
    scene = Scene(row(-1, 4), {"M": monster(1, 0), "C1": hero(2, 0, 20), "C2": hero(3, 0, 30)})
    assert scene.turn(range=2, targets=2, move=2).attacks == {(0, 0): [["C1"]]}
    assert scene.turn(range=2, targets=2, move=2, muddled=True).attacks == {(1, 0): [["C1", "C2"]]}


@pytest.mark.rule("GH-S-MMV-03", "GH-S-MMV-15")
def test_last_least_movement() -> None:
    scene = Scene(row(0, 9), {"M": M, "C": hero(6, 0)})
    assert scene.turn(range=3, move=5).ends == {(3, 0)}
    back = Scene(row(-5, 3), {"M": M, "C": hero(1, 0)})
    assert back.turn(range=3, move=4).ends == {(-1, 0)}, "no farther than needed"


@pytest.mark.rule("GH-S-MMV-04", "GH-S-MON-18")
def test_equal_hexes_are_left_to_the_players() -> None:
    turn = Scene(disc(3), {"M": M, "C": hero(2, -1)}).turn(move=2)
    assert turn.ends == {(1, -1), (1, 0)}
    assert "GH-S-MMV-04" in turn.rules


@pytest.mark.rule("GH-S-MMV-05")
def test_it_stays_where_its_hex_is_best() -> None:
    turn = Scene(disc(3), {"M": M, "C": hero(1, 0)}).turn(move=5)
    assert turn.ends == {(0, 0)}
    assert turn.paths == {(0, 0): [[]]}
    assert "GH-S-MMV-05" in turn.rules


@pytest.mark.rule("GH-S-MMV-06")
def test_out_of_reach_it_makes_for_the_best_hexes_not_for_the_nearest() -> None:
    """Two targets: it heads for the hex that will hit both, though another attack hex is as near."""
    scene = Scene(disc(7), {"M": monster(-4, 0), "C1": hero(2, 0, 20), "C2": hero(3, -2, 30)})
    turn = scene.turn(move=4, targets=2)
    assert turn.ends == {(0, 0), (0, -1)}
    assert "GH-S-MMV-06" in turn.rules


@pytest.mark.rule("GH-S-MMV-07")
def test_it_stops_where_least_movement_is_left_counted_in_points() -> None:
    """The short way is difficult: two steps there leave more to pay than two steps around."""
    floor = row(0, 4) + row(0, 3, 1)
    scene = Scene(floor, {"M": M, "C": hero(4, 0)}, difficult=[(1, 0), (2, 0)])
    assert scene.turn(move=2).ends == {(1, 1)}


@pytest.mark.rule("GH-S-MMV-07")
def test_negatives_used_and_still_needed_must_be_k() -> None:
    """Both ways need a trap: one at the start, one at the end. A detour into a third trap gains nothing."""
    scene = Scene(row(0, 6), {"M": M, "C": hero(6, 0)}, traps=[(1, 0), (4, 0)])
    assert scene.key("C") == (2, 5)
    assert scene.turn(move=1).ends == {(1, 0)}
    assert scene.turn(move=3).ends == {(3, 0)}
    assert scene.turn(move=4).ends == {(4, 0)}


@pytest.mark.rule("GH-S-MMV-08")
def test_it_stays_put_unless_a_hex_is_strictly_nearer() -> None:
    scene = Scene(row(0, 6), {"M": M, "a": monster(1, 0), "b": monster(2, 0), "C": hero(6, 0)})
    assert scene.turn(move=2).ends == {(0, 0)}
    assert "GH-S-MMV-08" in scene.turn(move=2).rules
    assert scene.turn(move=3).ends == {(3, 0)}


@pytest.mark.rule("GH-S-MMV-07", "GH-S-MMV-08")
def test_it_does_not_step_aside_for_nothing() -> None:
    """The way ahead is taken by an ally; (1,-1) and (0,1) are as far from C as its own hex."""
    scene = Scene(disc(6), {"M": M, "ally": monster(1, 0), "C": hero(4, 0)})
    assert scene.turn(move=1).ends == {(0, 0)}
    assert scene.turn(move=2).ends == {(2, 0)}


@pytest.mark.rule("GH-S-MMV-09")
def test_allies_are_passed_in_what_remains_but_no_place_to_stop() -> None:
    scene = Scene(row(0, 6), {"M": M, "ally": monster(2, 0), "C": hero(6, 0)})
    assert scene.turn(move=1).ends == {(1, 0)}
    assert scene.turn(move=2).ends == {(1, 0)}


@pytest.mark.rule("GH-S-MMV-10")
def test_ways_through_different_traps_are_left_to_the_players() -> None:
    """(1,0) and (0,1) are traps, one of them must be entered: two ways of cost 2 to (1,1)."""
    scene = Scene([(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)], {"M": M, "C": hero(2, 1)}, traps=[(1, 0), (0, 1)])
    turn = scene.turn(move=3)
    assert turn.ends == {(1, 1)}
    assert sorted(turn.paths[1, 1]) == [[(0, 1), (1, 1)], [(1, 0), (1, 1)]]
    assert "GH-S-MMV-10" in turn.rules


@pytest.mark.rule("GH-S-MMV-10")
def test_ways_that_differ_in_nothing_are_one() -> None:
    turn = Scene(disc(4), {"M": M, "C": hero(2, 1)}).turn(move=3)
    assert all(len(paths) == 1 for paths in turn.paths.values())


@pytest.mark.rule("GH-S-MMV-10")
def test_every_set_of_traps_that_a_best_way_can_spring_is_offered() -> None:
    compared = 0
    for number in range(1500):
        scene, skill = random_scene(number)
        if skill.jump or skill.flying:
            continue
        turn = scene.turn(**vars(skill))
        reference = Reference(scene, skill)
        for end, paths in turn.paths.items():
            sprung = {frozenset(hex for hex in path if hex in reference.negative) for path in paths}
            if sprung == {frozenset()}:
                continue
            assert len(sprung) == len(paths)
            assert sprung == all_sprung(reference, end, len(next(iter(sprung))))
            compared += 1
    assert compared >= 20


def all_sprung(reference: Reference, end: Hex, negatives: int) -> set[frozenset[Hex]]:
    """Every way of least cost with so many negative hexes, by trying all."""
    best = reference.costs(reference.start)[end, negatives]
    found: set[frozenset[Hex]] = set()

    def go(hex: Hex, cost: int, sprung: frozenset[Hex], seen: frozenset[Hex]) -> None:
        if cost > best or len(sprung) > negatives:
            return
        if hex == end and cost == best and len(sprung) == negatives:
            found.add(sprung)
        for near in reference.beside(hex):
            if near not in seen and near not in reference.obstacles and near not in reference.in_the_way:
                more = frozenset([near]) if near in reference.negative else frozenset()
                go(near, cost + (2 if near in reference.difficult else 1), sprung | more, seen | {near})

    go(reference.start, 0, frozenset(), frozenset([reference.start]))
    return found


@pytest.mark.rule("GH-S-MMV-11")
def test_no_negative_hex_for_a_better_attack() -> None:
    """A second target and a way out of disadvantage, each behind a trap: neither is worth it."""
    two = Scene(row(-3, 2), {"M": M, "C": hero(1, 0)}, traps=[(-1, 0)])
    assert two.turn(range=3, move=2).ends == {(0, 0)}
    scene = Scene(disc(4), {"M": M, "C1": hero(2, 0, 1), "C2": hero(3, -2, 2)}, traps=[(2, -1), (3, -1)])
    assert scene.turn(move=5, targets=2).attacks == {(1, 0): [["C1"]]}


@pytest.mark.rule("GH-S-MMV-12")
def test_the_way_leads_on_through_the_traps_it_needs() -> None:
    turn = Scene(row(0, 4), {"M": M, "C": hero(4, 0)}, traps=[(1, 0), (2, 0)]).turn(move=3)
    assert turn.paths == {(3, 0): [[(1, 0), (2, 0), (3, 0)]]}


@pytest.mark.rule("GH-S-MMV-13")
def test_an_ability_without_attack_moves_like_any_other_of_that_kind() -> None:
    """Whatever follows the move, the plan knows only moves and attacks."""
    scene = Scene(row(0, 6), {"M": M, "hurt ally": monster(6, 0), "C": hero(4, 0)})
    assert scene.turn(move=2, attack=False).ends == {(2, 0)}


@pytest.mark.rule("GH-S-MMV-14")
def test_flying_monsters_ignore_negative_hexes() -> None:
    scene = Scene(row(0, 5), {"M": M, "C": hero(5, 0)}, traps=[(1, 0), (2, 0)], hazards=[(3, 0)])
    assert scene.turn(move=2, flying=True).ends == {(2, 0)}
    assert scene.turn(move=4, flying=True).attacks == {(4, 0): [["C"]]}


@pytest.mark.rule("GH-S-MMV-15")
def test_a_ranged_monster_does_not_retreat_from_what_is_not_adjacent() -> None:
    assert Scene(row(-3, 3), {"M": M, "C": hero(2, 0)}).turn(range=5, move=3).ends == {(0, 0)}


@pytest.mark.rule("GH-S-IMM-01", "GH-S-MON-01")
def test_without_movement_it_attacks_from_where_it_is_or_not_at_all() -> None:
    scene = Scene(row(0, 4), {"M": M, "C": hero(2, 0)})
    assert scene.turn(move=0).attacks == {(0, 0): [[]]}
    assert scene.turn(move=0, range=2).attacks == {(0, 0): [["C"]]}
