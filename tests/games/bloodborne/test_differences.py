"""Where the two rulebooks differ: the reading that is taken (BB-D). The others are beside the rule they are about."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from taverna.i18n import Words
from tests.support.bloodborne.positions import (
    GEHRMAN,
    HENRYK,
    finish,
    hands,
    monster,
    play,
    table,
    told,
    tracks,
)


@pytest.mark.rule("BB-D.2")
def test_the_dream_halves_all_damage_of_the_round_not_only_the_attack() -> None:
    position = table(
        "Rabid Dog", 5, hands=hands("Dream", "Saw Cleaver", "Saw Cleaver"), row="Cannon", rolls="0"
    )
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    assert told(position, "hurt-halved").args["cause"] == "ability"
    assert position.hp[HENRYK] == 5


@pytest.mark.rule("BB-D.5")
def test_the_scourge_beast_is_a_beast() -> None:
    position = table("Scourge Beast", 1, rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    finish(position)
    assert tracks(position, HENRYK) == [0, 0, 1]


@pytest.mark.rule("BB-D.4")
def test_the_example_monster_is_one_card() -> None:
    named = [card.id for card in GAME.sets[0].monsters if "scourge" in card.id or "werewolf" in card.id]
    assert named == ["scourge-beast"]
    assert Words("pt-BR", "bloodborne").component("monster", "scourge-beast") == "Monstro da Praga"
    assert Words("es", "bloodborne").component("monster", "scourge-beast") == "Bestia infectada"


@pytest.mark.rule("BB-D.10")
def test_the_first_monster_is_revealed_at_set_up() -> None:
    assert all(monster(GAME.setup(3, seed)) is not None for seed in range(5))


@pytest.mark.rule("BB-D.11")
@pytest.mark.parametrize(("language", "word"), [("pt-BR", "combo"), ("es", "ataque crítico")])
def test_the_plus_has_each_editions_word(language: str, word: str) -> None:
    position = table("Hunter's Minion", 7, rolls="1+ 0")
    play(position, "Dream", "Dream", "Dream")
    assert word in Words(language, "bloodborne").event(told(position, "rolled-combo"))


@pytest.mark.rule("BB-D.12")
@pytest.mark.parametrize(
    ("language", "name"),
    [("pt-BR", "Gerhman, o Primeiro Caçador"), ("es", "Gehrman, el primer cazador"), ("en", GEHRMAN)],
)
def test_gehrman_is_spelt_as_in_each_edition(language: str, name: str) -> None:
    assert Words(language, "bloodborne").component("monster", "gehrman-the-first-hunter") == name
