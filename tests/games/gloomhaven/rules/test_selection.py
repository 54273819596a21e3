"""Cards chosen in secret, and who acts when (section 5)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.games.gloomhaven.state.ruleset import Group, MonsterDeck
from taverna.games.gloomhaven.state.table import Stack
from taverna.kit.hexes import disc
from tests.support.gloomhaven.duo import duo, order
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, do

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


def test_a_leading_card_may_be_taken_back() -> None:
    top = duo().begins()
    GAME.apply(top.table, 0, codes.LEAD + 4)
    assert codes.SECOND + 4 not in top.seat_options("brute")
    GAME.apply(top.table, 0, codes.TAKE_BACK)
    top.selects("brute", 7, 4)
    assert (top.hero("brute").lead, top.table.answers[0]) == (7, codes.SECOND + 4)


# Initiative


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


@pytest.mark.rule("GH-S-EX-03")
@pytest.mark.parametrize(
    ("lead", "second", "expected"),
    [(4, 7, "archers bones brute scoundrel"), (7, 4, "brute archers bones scoundrel")],
)
def test_two_types_and_two_heroes_by_initiative(lead: int, second: int, expected: str) -> None:
    """Brute 61 and 15, scoundrel 86, living bones 45, bandit archers 32."""
    top = Tabletop(disc(4), {"brute": (0, 0), "scoundrel": (-1, 0)}, {"a": Foe((4, 0)), "b": Foe((4, -4))})
    top.deal("brute", 10)
    top.deal("scoundrel", 9)
    top.draws(do("shield", n=1), initiative=45)
    top.draws(do("shield", n=1), initiative=32)
    rules = top.table.rules
    bones, archers = rules.decks[0].cards
    rules.decks = [MonsterDeck("bones", [bones]), MonsterDeck("archers", [archers])]
    rules.groups = [Group(0, "bones", 0, 9, []), Group(1, "archers", 1, 9, [])]
    top.table.stacks = [Stack([0]), Stack([0])]
    top.table.fed, top.table.standees = [-1, -1], [2, 4]
    top.figure("b").group = 1
    top.table.round, top.table.agenda = 0, [(steps.ROUND, 0, 0)]
    GAME.rules.run(top.table)
    top.selects("brute", lead, second).selects("scoundrel", 0, 1)
    assert " ".join(order(top)) == expected


@pytest.mark.rule("GH-S-INI-04")
@pytest.mark.parametrize(
    ("brute", "scoundrel", "expected"), [(7, 1, "foe scoundrel brute"), (3, 4, "foe brute scoundrel")]
)
def test_heroes_with_the_same_initiative_compare_their_second_cards(
    brute: int, scoundrel: int, expected: str
) -> None:
    """Both lead with 64; their second cards have 15 against 4, or 10 against 23."""
    top = duo().begins().selects("brute", 2, brute).selects("scoundrel", 7, scoundrel)
    assert " ".join(order(top)) == expected


@pytest.mark.rule("GH-S-INI-04")
def test_players_decide_when_the_second_cards_are_equal_too() -> None:
    """64 and 10 against 64 and 10."""
    top = duo().begins().selects("brute", 2, 3).selects("scoundrel", 7, 6)
    assert (top.asked, top.options) == ("tie", [codes.ENTITY, codes.ENTITY + 1])
    top.answer(codes.ENTITY + 1)
    assert order(top) == ["foe", "scoundrel", "brute"]


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
