"""Turns of monsters for a group on cardboard: cards, elements and the order of a round. Facts: the box."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import arranging
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.fight import Fight, cards_of
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.kernel import BadData, IllegalChoice
from tests.games.gloomhaven.campaign.worlds import one_party


def do(world: GloomhavenWorld, party: Party, what: str, **fields: object) -> None:
    assert arranging.arrange(world, "Ana", {"do": what, "party": party.name, **fields}) == []


def table(scenario: int = 1, level: int = 2) -> tuple[GloomhavenWorld, Party, Fight]:
    world, party = one_party("brute", "tinkerer")
    world.options["cardboard"] = True
    world.unlocked = list(range(1, 96))
    do(world, party, "fight", scenario=scenario, level=level)
    assert party.fight is not None
    return world, party, party.fight


def shuffles(deck: str, card: int) -> bool:
    return next(one.shuffle for one in content.deck(deck).cards if one.id == card)


def test_the_first_room_of_the_black_barrow_holds_guards() -> None:
    _, _, fight = table()
    assert (fight.types, sorted(fight.piles), fight.round) == (
        ["bandit-guard"],
        ["archer", "guard", "living-bones"],
        0,
    )
    assert all(sorted(pile.draw) == sorted(cards_of(deck)) for deck, pile in fight.piles.items())


@pytest.mark.rule("GH-S-INI-01")
def test_each_round_every_type_on_the_table_has_a_card() -> None:
    world, party, fight = table()
    do(world, party, "fight-monster", monster="living-bones", on=True)
    do(world, party, "fight-round")
    drawn = {deck: pile.card for deck, pile in fight.piles.items()}
    assert drawn["guard"]
    assert drawn["living-bones"]
    assert not drawn["archer"]


@pytest.mark.rule("GH-S-INI-01")
def test_a_type_that_comes_in_mid_round_has_its_card_at_once_and_keeps_it() -> None:
    world, party, fight = table()
    do(world, party, "fight-round")
    do(world, party, "fight-monster", monster="bandit-archer")
    card = fight.piles["archer"].card
    assert card
    do(world, party, "fight-monster", monster="bandit-archer", on=False)
    do(world, party, "fight-monster", monster="bandit-archer", on=True)
    assert fight.piles["archer"].card == card


@pytest.mark.rule("GH-S-INI-01")
def test_types_that_share_a_deck_share_its_card() -> None:
    """Guards of bandits and of inox act by one deck; both lie open at the start of scenario 92."""
    world, party, fight = table(92)
    do(world, party, "fight-round")
    assert {"bandit-guard", "inox-guard"} <= set(fight.types)
    assert len(fight.piles["guard"].draw) == len(cards_of("guard")) - 1
    assert fight.pile_of("bandit-guard") is fight.pile_of("inox-guard")


@pytest.mark.rule("GH-S-END-01")
def test_a_deck_is_shuffled_only_after_a_card_that_says_so() -> None:
    world, party, fight = table()
    pile = fight.piles["guard"]
    for _ in range(40):
        do(world, party, "fight-round")
        out, card = len(pile.discard), pile.card
        assert sorted([*pile.draw, *pile.discard, card]) == sorted(cards_of("guard"))
        do(world, party, "fight-monster", monster="bandit-guard", on=False)
        do(world, party, "fight-round")  # nothing is drawn, so what was put away can be seen
        assert len(pile.discard) == (0 if shuffles("guard", card) else out + 1)
        do(world, party, "fight-monster", monster="bandit-guard", on=True)


@pytest.mark.rule("GH-S-ELE-09")
def test_elements_wane_at_the_end_of_a_round() -> None:
    world, party, fight = table()
    do(world, party, "fight-element", element="fire", strength=2)
    seen = []
    for _ in range(3):
        do(world, party, "fight-round")
        seen.append(fight.elements["fire"])
    assert seen == [2, 1, 0]  # the first round has none before it


@pytest.mark.rule("GH-S-INI-03")
@pytest.mark.rule("GH-S-INI-05")
def test_the_order_is_by_initiative_and_heroes_before_monsters() -> None:
    world, party, fight = table()
    do(world, party, "fight-round")
    card = next(one for one in content.deck("guard").cards if one.id == fight.piles["guard"].card)
    do(world, party, "fight-initiative", hero="h1", initiative=99)
    do(world, party, "fight-initiative", hero="h2", initiative=card.initiative)
    shown: Any = CAMPAIGN.view(world, None)["parties"]
    assert shown[0]["fight"]["order"] == [
        ["hero", "h2", card.initiative],
        ["monster", "bandit-guard", card.initiative],
        ["hero", "h1", 99],
    ]
    do(world, party, "fight-round")
    assert fight.initiatives == {}


def test_nobody_sees_the_order_of_a_deck() -> None:
    world, party, _ = table()
    do(world, party, "fight-round")
    shown: Any = CAMPAIGN.view(world, "Ana")["parties"]
    assert all(set(row) == {"monster", "there", "card", "left"} for row in shown[0]["fight"]["types"])
    assert [row["left"] for row in shown[0]["fight"]["types"]] == [7, 8, 8]


def test_it_is_kept_with_the_campaign_and_put_away() -> None:
    world, party, _ = table()
    do(world, party, "fight-round")
    do(world, party, "fight-initiative", hero="h1", initiative=15)
    again = CAMPAIGN.copy(world)
    assert CAMPAIGN.dump(again) == CAMPAIGN.dump(world)
    do(world, party, "fight-end")
    assert party.fight is None
    with pytest.raises(IllegalChoice, match="no scenario"):
        do(world, party, "fight-round")


def test_what_it_came_to_clears_the_table() -> None:
    world, party, _ = table()
    party.heading = 1
    rows: list[dict[str, object]] = [{}, {}]
    arranging.arrange(
        world, "Ana", {"do": "record", "party": party.name, "scenario": 1, "won": False, "heroes": rows}
    )
    assert party.fight is None


def test_every_scenario_can_be_laid_out() -> None:
    for scenario in range(1, 96):
        world, party, _ = table(scenario, 7)
        do(world, party, "fight-round")
        assert CAMPAIGN.dump(CAMPAIGN.copy(world)) == CAMPAIGN.dump(world)


@pytest.mark.parametrize(
    ("what", "fields"),
    [
        ("fight", {"scenario": 1, "level": 8}),
        ("fight", {"scenario": "1", "level": 1}),
        ("fight-monster", {"monster": "cultist"}),
        ("fight-element", {"element": "wild", "strength": 2}),
        ("fight-element", {"element": "fire", "strength": 3}),
        ("fight-initiative", {"hero": "h9", "initiative": 5}),
        ("fight-initiative", {"hero": "h1", "initiative": 100}),
        ("fight-round", {"again": True}),
    ],
)
def test_what_can_not_be_is_refused_and_changes_nothing(what: str, fields: dict[str, object]) -> None:
    world, party, _ = table()
    before = CAMPAIGN.dump(world)
    with pytest.raises(BadData):
        do(world, party, what, **fields)
    assert CAMPAIGN.dump(world) == before


def test_on_screen_the_monsters_are_led_by_the_table() -> None:
    world, party, _ = table()
    world.options["cardboard"] = False
    with pytest.raises(IllegalChoice, match="cardboard"):
        do(world, party, "fight-round")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("types", ["cultist"]),
        ("types", ["bandit-guard", "bandit-guard"]),
        ("piles", {}),
        ("elements", {"fire": 3}),
        ("level", 9),
        ("scenario", 0),
    ],
)
def test_a_document_that_was_edited_is_refused(name: str, value: object) -> None:
    world, _, _ = table()
    kept: Any = CAMPAIGN.dump(world)
    kept["parties"][0]["fight"][name] = value
    with pytest.raises(BadData, match="fight"):
        CAMPAIGN.load(kept)


def test_a_card_is_nowhere_twice() -> None:
    world, _, _ = table()
    kept: Any = CAMPAIGN.dump(world)
    first = kept["parties"][0]["fight"]["piles"]["guard"][1][0]
    kept["parties"][0]["fight"]["piles"]["guard"][2] = [first]
    with pytest.raises(BadData, match="each card of the deck once"):
        CAMPAIGN.load(kept)
