"""Clean-up, success and failure, what heroes bring home (section 24)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.language.modifiers import (
    BLESS_CARD,
    CURSE_CARD,
    EXTRA_MINUS,
    NULL,
    PLUS_TWO,
    ZERO,
)
from taverna.games.gloomhaven.language.vocabulary import FIRE
from taverna.games.gloomhaven.rules import initiative
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.ruleset import Levels
from taverna.games.gloomhaven.state.table import INERT, LOST, STRONG, WANING, WON
from tests.support.gloomhaven.duo import duo, play, to_short_rest
from tests.support.gloomhaven.tabletop import GAME, Foe


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


@pytest.mark.rule("GH-S-END-05", "GH-S-CMP-09")
def test_at_the_end_bless_curse_and_temporary_cards_leave_all_decks() -> None:
    """Drawn or not; what perks have put in stays."""
    top = duo()
    hero = top.hero("brute")
    hero.deck.draw = [ZERO, BLESS_CARD, PLUS_TWO, CURSE_CARD, EXTRA_MINUS]
    hero.deck.discard = [EXTRA_MINUS, NULL]
    top.table.monster_deck.draw = [CURSE_CARD, ZERO, BLESS_CARD]
    for name in ("brute", "scoundrel"):
        top.deal(name, 1)
    top.begins()
    assert GAME.outcome(top.table).over
    assert (hero.deck.draw, hero.deck.discard) == ([ZERO, PLUS_TWO], [NULL])
    assert top.table.monster_deck.draw == [ZERO]
    assert (top.table.blesses_left(), top.table.curses_left(True), top.table.curses_left(False)) == (
        10,
        10,
        10,
    )


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
    from taverna.games.gloomhaven.scenario.ending import report

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


@pytest.mark.rule("GH-S-END-01", "GH-S-CMP-21")
@pytest.mark.parametrize("shuffles", [False, True])
def test_a_monster_card_with_the_symbol_has_its_deck_shuffled(shuffles: bool) -> None:
    table = GAME.setup(2, 1)
    deck = table.rules.groups[0].deck
    stack = table.stacks[deck]
    cards = table.rules.decks[deck].cards
    drawn = next(number for number, card in enumerate(cards) if card.shuffle == shuffles)
    seen = next(number for number in range(len(cards)) if number != drawn)
    stack.draw = [number for number in range(len(cards)) if number not in (drawn, seen)]
    stack.discard, stack.card = [seen], drawn
    initiative.clear(table)
    assert stack.card == NO_CARD
    assert sorted(stack.draw + stack.discard) == list(range(len(cards)))
    assert stack.discard == ([] if shuffles else [seen, drawn])
