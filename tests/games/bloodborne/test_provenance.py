"""How many of the 87 cards are invented or rest on one source: the product says so (`Components.provenance`)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from taverna.i18n import LANGUAGES, Words
from taverna.kernel.provenance import PARTLY, PROPOSED, SINGLE_SOURCE

KNOWN = GAME.components.provenance()
INVENTED = {
    "ludwigs-holy-blade", "chikage", "burial-blade", "cannon", "beast-roar", "bold-hunters-mark", "celestial-minion",
}  # fmt: skip
ONE_SOURCE_UPGRADES = {
    "kirkhammer", "saw-spear", "threaded-cane", "ludwigs-rifle", "hunter-blunderbuss", "flamesprayer", "blood-vial",
}  # fmt: skip
ONE_SOURCE_MONSTERS = {
    "executioner", "rabid-dog", "fluorescent-flower", "church-servant", "hunters-minion", "maneater-boar", "scholars",
    "watchdog-of-the-old-lords", "cleric-beast", "martyr-logarius", "the-witch-of-hemwick",
}  # fmt: skip


def ids(standing: str) -> set[str]:
    return {one.id for one in KNOWN.of(standing)}


@pytest.mark.rule("BB-1.3", "BB-1.4", "BB-1.5")
def test_every_card_of_the_box_is_counted() -> None:
    assert (KNOWN.unit, KNOWN.total) == ("cards", 25 + 32 + 18 + 7 + 5)


def test_which_cards_are_invented() -> None:
    assert ids(PROPOSED) == INVENTED
    assert KNOWN.count(PROPOSED) == 6 * 2 + 1, "six upgrades, two of each, and a monster"


def test_of_which_cards_a_part_is_invented_or_inferred() -> None:
    assert ids(PARTLY) == {"ludwigs-rifle", "winter-lantern", "rabid-dog"}
    assert KNOWN.count(PARTLY) == 2 + 1 + 1


def test_which_cards_one_source_alone_attests() -> None:
    assert ids(SINGLE_SOURCE) == ONE_SOURCE_UPGRADES | ONE_SOURCE_MONSTERS
    assert KNOWN.count(SINGLE_SOURCE) == 7 * 2 + 11


def test_how_many_there_are_of_an_upgrade_is_a_guess_for_each() -> None:
    upgrades = [one for one in KNOWN.weak if one.kind == "card"]
    assert len(upgrades) == 16
    assert all("copies" in one.guessed for one in upgrades)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_weak_has_a_name_in_every_language(language: str) -> None:
    words = Words(language, GAME.id)
    for one in KNOWN.weak:
        assert words.catalogue.forms(one.kind, one.id)
        for field in [*one.guessed, *one.single_source]:
            assert words.catalogue.forms("field", field.partition("[")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_set_tells_the_same_number(language: str) -> None:
    """And it is not called "as printed"."""
    words = Words(language, GAME.id)
    assert str(KNOWN.count(PROPOSED)) in words.component_help("cards", "printed")
    assert words.component("cards", "printed") not in ("As printed", "As impressas", "Las impresas")
