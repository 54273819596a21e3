"""What is in the box (DMD-1)."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from taverna.games.dead_mans_draw import GAME, cards, content
from taverna.games.dead_mans_draw.state import Table
from tests.support.dead_mans_draw.positions import CLARA, DENISE, bank, choose, draw, loot, table

CONTENT = files("taverna.games.dead_mans_draw").joinpath("content")
SUITS = ("Anchor", "Hook", "Cannon", "Key", "Chest", "Map", "Oracle", "Sword", "Kraken", "Mermaid")
NINE = SUITS[:-1]
PIRATES = {
    "golden-scales", "casanova", "plunderer", "treasure-hunter", "navigator", "master-gunner", "scavenger", "mystic",
    "swordsman", "miser", "captains-hook", "safe-harbor", "fisherman", "beastmaster", "misfire", "parry",
    "davy-jones-locker",
}  # fmt: skip
VARIATIONS = {
    "thieves-island", "pile-o-treasure", "sudden-death", "all-hands-on-deck", "strange-lands", "beneath-the-waves",
}  # fmt: skip


def loot_cards(seats: int = 2, **options: object) -> list[str]:
    """Every loot card of a game, by name."""
    fresh = GAME.setup(seats, seed=1, options=options)
    return cards.names(fresh.draw + fresh.discard)


def pirate_cards(**options: object) -> set[str]:
    """The pirates that are ever offered in a game of four."""
    dealt = [GAME.setup(4, seed, options).offers for seed in range(200)]
    return {content.PIRATES[pirate].id for offers in dealt for pirate in offers}


def rows(kind: str) -> list[dict[str, object]]:
    """The cards of one kind as the content files list them."""
    found = tomllib.loads(CONTENT.joinpath(f"{kind}s.toml").read_text("utf-8"))[kind]
    assert isinstance(found, list)
    return found


def values_of(suit: str) -> list[int]:
    return sorted(int(name.split("-")[1]) for name in loot_cards() if name.startswith(suit.lower()))


@pytest.mark.rule("DMD-1.1")
def test_sixty_loot_cards_six_of_each_suit() -> None:
    names = loot_cards()
    assert len(names) == len(set(names)) == 60
    assert {suit: len(values_of(suit)) for suit in SUITS} == dict.fromkeys(SUITS, 6)


@pytest.mark.rule("DMD-1.2")
def test_the_ten_suits() -> None:
    assert {name.split("-")[0] for name in loot_cards()} == {suit.lower() for suit in SUITS}


@pytest.mark.rule("DMD-1.3")
@pytest.mark.parametrize("suit", NINE)
def test_nine_suits_run_from_2_to_7(suit: str) -> None:
    assert values_of(suit) == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("DMD-1.4")
def test_mermaids_run_from_4_to_9() -> None:
    assert values_of("Mermaid") == [4, 5, 6, 7, 8, 9]


@pytest.mark.rule("DMD-1.5")
def test_seventeen_pirates() -> None:
    assert len(PIRATES) == 17
    assert pirate_cards() == PIRATES


@pytest.mark.rule("DMD-1.5")
@pytest.mark.parametrize("pirate", sorted(PIRATES))
def test_each_pirate_shows_one_trait_of_its_own(pirate: str) -> None:
    traits = {card["id"]: card["trait"] for card in rows("pirate")}
    assert traits[pirate]
    assert [other for other in traits if traits[other] == traits[pirate]] == [pirate]


@pytest.mark.rule("DMD-1.6")
def test_six_variation_cards() -> None:
    choices = next(option.choices for option in GAME.options if option.name == "variation")
    of_the_box = {card["id"] for card in rows("variation") if str(card["rule"]) < "DMD-67"}
    assert of_the_box == VARIATIONS
    assert set(choices) >= VARIATIONS | {"none"}
    assert len(VARIATIONS) == 6


@pytest.mark.rule("DMD-1.6")
@pytest.mark.parametrize("variation", sorted(VARIATIONS))
def test_each_variation_changes_something_of_its_own(variation: str) -> None:
    changes = {card["id"]: card["changes"] for card in rows("variation")}
    assert changes[variation]
    assert [other for other in changes if changes[other] == changes[variation]] == [variation]


@pytest.mark.rule("DMD-1.7")
def test_mermaid_variation_cards_stay_out_of_a_normal_game() -> None:
    assert not loot("Mermaid 2, 3") & set(loot_cards())
    assert "siren" not in pirate_cards()


@pytest.mark.rule("DMD-1.7", "DMD-1.10")
def test_mermaid_variation_cards_are_two_mermaids_and_the_siren() -> None:
    added = set(loot_cards(mermaid_effect=True)) - set(loot_cards())
    assert added == loot("Mermaid 2, 3")
    assert pirate_cards(mermaid_effect=True) - pirate_cards() == {"siren"}


@pytest.mark.rule("DMD-1.8")
def test_reference_cards_are_no_components_of_play() -> None:
    """The content has no table for them, and a fresh position nothing but loot, pirates and whose turn it is."""
    tables = {entry.name for entry in CONTENT.iterdir()}
    assert tables == {"suits.toml", "pirates.toml", "variations.toml", "numbers.toml"}
    fresh = GAME.dump(GAME.setup(4, seed=1))
    components = {name for name, value in fresh.items() if isinstance(value, list) and any(value)}
    assert components == {"draw", "discard", "offers", "agenda"}


@pytest.mark.rule("DMD-1.8")
@pytest.mark.parametrize("starter", [DENISE, CLARA])
def test_starting_player_has_the_first_turn_and_nothing_else(starter: int) -> None:
    """The same first turn is worth the same, whoever was dealt the Starting Player card."""
    position = table(active=starter, draw="Kraken 3, Map 5, Hook 4", rng={"script": [0, 0, 0]})
    draw(position, 2)
    choose(position, "Mermaid 4")
    bank(position)
    assert position.bank_size(starter) == 3
    assert GAME.outcome(position).scores[starter] == 3 + 5 + 4
    assert GAME.outcome(position).scores[1 - starter] == 0


@pytest.mark.rule("DMD-1.9")
def test_with_one_deck_there_is_one_copy_of_each_card() -> None:
    assert not [name for name in loot_cards(seats=4) if name.count("-") > 1]
    assert cards.parse("map-5-1", "card") == cards.parse("map-5", "card")


@pytest.mark.rule("DMD-1.9")
def test_with_two_decks_equal_cards_are_told_apart() -> None:
    names = loot_cards(seats=5)
    assert len(set(names)) == 120
    assert {name.removesuffix("-2") if name.count("-") > 1 else name for name in names} == set(loot_cards())


@pytest.mark.rule("DMD-1.9")
def test_two_copies_lie_in_one_stack_as_two_cards() -> None:
    position: Table = table(seats=5, play="Map 5-2", banks=["Map 5"])
    bank(position)
    assert position.bank_size(DENISE) == 2
