"""In the middle of what cards of locked classes bring up: saved and loaded, copied, seen by others, it is the same."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.language.registry import ABILITIES
from tests.games.gloomhaven.cards.judging import Scene
from tests.support.gloomhaven.tabletop import move

GAME = Gloomhaven()
PARTIES = (
    ("eclipse", "lightning", "squidface", "music-note"),
    ("music-note", "tinkerer", "lightning", "mindthief"),
    ("squidface", "spellweaver", "eclipse", "brute"),
)
LONGEST = 260


@pytest.mark.parametrize("party", PARTIES, ids=lambda party: party[0])
@pytest.mark.parametrize("seed", range(6))
def test_a_game_of_any_answers_is_the_same_after_loading(party: tuple[str, ...], seed: int) -> None:
    """At every fifth question; what is loaded, copied or guessed at goes on without complaint."""
    options: dict[str, object] = {f"class_{seat}": slug for seat, slug in enumerate(party, 1)}
    options |= {f"level_{seat}": "9" for seat in range(1, 5)}
    table = GAME.setup(len(party), seed, options)
    rng = table.rng.clone()
    for number in range(LONGEST):
        if not table.pending:
            break
        decision = table.pending[rng.below(len(table.pending))]
        wanted = [code for code in decision.options if 0 < code < 808] or decision.options
        code = wanted[rng.below(len(wanted))]
        if number % 5 == 0:
            document = GAME.dump(table)
            assert GAME.dump(table.clone()) == document
            table = GAME.load(document)
            assert GAME.dump(table) == document
            guessed = GAME.determinize(table, decision.seat, rng.clone())
            assert GAME.view(guessed, decision.seat) == GAME.view(table, decision.seat)
        GAME.apply(table, decision.seat, code)


def _copied(scene: Scene) -> Scene:
    scene.table = scene.table.clone()
    return scene


def test_a_price_chosen_is_kept_by_a_copy() -> None:
    """The Berserker has suffered 2 damage for a longer move and is asked where to go."""
    scene = Scene("lightning/321/bottom", floor=[(q, 0) for q in range(9)]).plays("choice2")
    assert scene.table.acts[-1].paid == 2
    _copied(scene).reaches(6).chooses((6, 0)).sees(at=(6, 0), hurt=2)


def test_an_offer_after_a_move_is_kept_by_a_copy() -> None:
    scene = Scene("squidface/310/top", {"foe": (3, 0)}).gives(foe="poison").plays()
    scene.sees(lasts="squidface moveAction persistent", xp=2, card="lost active")
    _copied(scene.does("squidface", move(2), (1, 0))).chooses("yes", "foe")
    scene.sees(at=(1, 0), hurt={"squidface": 1, "foe": 3})


def test_flight_by_a_card_is_kept_by_a_copy() -> None:
    scene = Scene("squidface/294/top").blocks((1, 0)).plays()
    scene.sees(lasts="squidface always persistent", infuses="air", xp=2, card="lost active")
    _copied(scene).does("squidface", move(1), (1, 0)).sees(at=(1, 0))
    assert any(ABILITIES[effect.ability].passive is not None for effect in scene.table.lasting)
