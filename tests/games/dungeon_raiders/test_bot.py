"""What `greedy` does where a good player would not hesitate, what it must not look at, and how strong it is."""

from __future__ import annotations

from collections import Counter
from math import isfinite

import pytest

from taverna.arena import simulate
from taverna.bots import bot
from taverna.games.dungeon_raiders import GAME
from taverna.games.dungeon_raiders.bot import mood
from taverna.games.dungeon_raiders.bot_boss import spread
from taverna.games.dungeon_raiders.bot_odds import Odds
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import Decision, Rng
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    boss,
    commit,
    lay,
    light,
    monster,
    play,
    printed,
    random_game,
    table,
    treasure,
    vault,
)

WORDS = ["1", "2", "3", "4", "5", "torch", "ball", "key", "sword", "look", "look-in-vain"]
LAST = {"place": 5}
"""The last room of a level: nothing is to be kept for later."""


def question(state: Table, seat: int = A) -> Decision:
    return next(decision for decision in state.pending if decision.seat == seat)


def advice(state: Table, seat: int = A) -> str:
    """The option that looks best; only one may."""
    decision = question(state, seat)
    worth = GAME.judgement.rate_options(state, decision)
    best = [code for code, value in zip(decision.options, worth, strict=True) if value == max(worth)]
    assert len(best) == 1, f"no preference among {[WORDS[code] for code in best]}"
    return WORDS[best[0]]


def why(state: Table, card: str, seat: int = A) -> list[str]:
    return [reason.key for reason in GAME.judgement.reasons(state, question(state, seat), WORDS.index(card))]


# Counting what others can still play


def test_it_counts_the_power_cards_that_others_have_left() -> None:
    state = table(treasure(4), place=4, hands=["1 4", "2 3", "1 3"])
    odds = Odds(state, A, state.room())
    assert odds.exactly == [[0, 0, 0.5, 0.5, 0, 0], [0, 0.5, 0, 0.5, 0, 0]]
    assert odds.at_most(3) == 1.0
    assert odds.at_most(1) == 0.0
    assert odds.at_most(2) == pytest.approx(0.25)


def test_it_counts_the_ways_to_come_first_and_second() -> None:
    """B has 2 and 3, C has 1 and 3. A's 2 is first with B at 2-1; second beside B at 2-3, alone at 3-1 and 3-3."""
    state = table(treasure(4), place=4, hands=["1 2", "2 3", "1 3"])
    odds = Odds(state, A, state.room())
    assert odds.first(2) == [0, 0.25, 0]
    assert odds.second(2) == [0.5, 0.25, 0]
    assert odds.second(5) == [0, 0, 0]


def test_a_card_that_beats_all_others_takes_the_chest() -> None:
    """The others have 3 at most: the 4 wins for sure, the 3 might share."""
    assert advice(table(treasure(4), place=5, hands=["3 4", "1 3", "2 3"])) == "4"
    assert why(table(treasure(4), place=5, hands=["3 4", "1 3", "2 3"]), "4") == ["highest"]


def test_it_keeps_the_five_for_the_bigger_chest() -> None:
    state = table(treasure(1), treasure(4), place=4, hands=["1 5", "4 5", "4 5"])
    assert advice(state) == "1"
    assert "keeps" in why(state, "1")


def test_open_cards_are_certain() -> None:
    state = table(treasure(4), tactical=True, map=1, hands=["1 2 3 4 5"])
    play(state, "3", "2")
    odds = Odds(state, A, state.room())
    assert odds.exactly == [[0, 0, 0, 1, 0, 0], [0, 0, 1, 0, 0, 0]]


# Crystal balls


def test_the_replacement_is_chosen_exactly() -> None:
    """The highest card on the table is a 3, and nothing comes after this room: 4 and 5 both win, 3 shares."""
    state = table(treasure(4), place=5, hands=["1 3 4 ball", "3", "2"])
    lay(state, "ball", "3", "2")
    assert advice(state) == "4"
    beaten = table(monster(9, wounds=3), place=5, hands=["1 2 4 ball", "3", "2"])
    lay(beaten, "ball", "3", "2")
    assert advice(beaten) == "4"


def test_a_replacement_wastes_no_card() -> None:
    """A 3 is enough to win this chest; the 5 is better kept for the next room."""
    state = table(treasure(4), treasure(4), place=4, hands=["3 5 ball", "1 4", "2 4"])
    lay(state, "ball", "1", "2")
    assert advice(state) == "3"


# Sealed cards


def test_players_who_reason_alike_do_not_all_lay_the_same_card() -> None:
    """Without moods all four laid the same card in every second room, and the last room of a level is forced anyway."""
    rooms = alike = 0
    for seed in range(12):
        state, rng = GAME.setup(4, seed), Rng(seed)
        while state.pending:
            decision = state.pending[0]
            before = state.resolved
            GAME.apply(state, decision.seat, bot("greedy").choose(GAME, state, decision, rng))
            if state.resolved > before:
                rooms += 1
                alike += len(set(state.last)) == 1
    assert rooms == 12 * 25
    assert alike < 0.3 * rooms


def test_a_mood_is_small_and_its_own_for_seat_card_and_room() -> None:
    moods = set()
    for state in random_game(5, 2):
        if state.pending:
            moods |= {mood(state, seat, card) for seat in range(5) for card in range(9)}
    assert len(moods) == 5 * 9 * 25
    assert -1.0 <= min(moods) < -0.99
    assert 0.99 < max(moods) <= 1.0
    assert abs(sum(moods)) / len(moods) < 0.05


def test_where_nothing_is_sealed_there_is_no_mood() -> None:
    """Two cards that bring the same are worth exactly the same."""
    state = table(treasure(4), tactical=True, map=1, place=5, hands=["4 5", "3", "2"])
    play(state, "3", "2")
    assert GAME.judgement.rate_options(state, question(state)) == [4.0, 4.0]


# Coins against fainting


def test_the_most_wounded_fears_the_monster_more() -> None:
    safe = table(monster(13, wounds=3), treasure(3), place=4, hands=["1 5", "3 4", "3 4"], wounds=[0, 12, 12])
    ill = table(monster(13, wounds=3), treasure(3), place=4, hands=["1 5", "3 4", "3 4"], wounds=[9, 2, 2])
    safe_worth, ill_worth = (GAME.judgement.rate_options(state, question(state)) for state in (safe, ill))
    assert ill_worth[1] - ill_worth[0] > safe_worth[1] - safe_worth[0]
    assert advice(ill) == "5"
    assert "most-wounds" in why(ill, "5")


def test_potions_go_to_the_wounded_and_coins_to_the_sound() -> None:
    chest = vault("coins-1", "coins-1", "coins-1", "coins-2", "potion-2")
    assert advice(table(chest, **LAST, hands=["4 5", "1", "1"], wounds=[0, 9, 9])) == "4"  # type: ignore[arg-type]
    assert advice(table(chest, **LAST, hands=["4 5", "1", "1"], wounds=[9, 3, 3])) == "5"  # type: ignore[arg-type]


def test_the_victim_of_a_trap_plays_low_and_the_others_high() -> None:
    rich = table(printed("trap-lava"), place=5, hands=["2 5", "1", "1"], coins=[9, 3, 3])
    assert advice(rich) == "2"
    assert why(rich, "2") == ["trap-mild"]
    poor = table(printed("trap-lava"), place=5, hands=["2 5", "1", "1"], coins=[3, 9, 3])
    assert advice(poor) == "5"
    assert why(poor, "5") == ["trap-strikes"]


# Items


def test_a_key_is_saved_for_a_chest_that_is_worth_it() -> None:
    small = table(treasure(1), hands=["1 2 3 4 5 key"], level=2)
    assert advice(small) != "key"
    big = table(treasure(4), place=5, hands=["1 key", "5", "4"], level=2)
    assert advice(big) == "key"


def test_no_item_is_kept_that_can_not_be_used_any_more() -> None:
    early = table(treasure(1), place=5, hands=["4 key", "3", "3"], level=1)
    late = table(treasure(1), place=4, hands=["4 3 key", "4 3", "3 2"], level=5)
    assert (
        GAME.judgement.rate_options(late, question(late))[-1]
        > GAME.judgement.rate_options(early, question(early))[-1]
    )


def test_a_torch_is_lit_for_several_dark_rooms_and_never_in_vain() -> None:
    rooms = (treasure(3), monster(9), treasure(1), printed("trap-lava"), treasure(2))
    several = table(*rooms, hands=["1 2 3 4 5 torch"], dark=[2, 4])
    assert advice(several) == "look"
    assert why(several, "look") == ["look"]
    assert advice(table(*rooms, hands=["1 2 3 4 5 torch"], dark=[4])) != "look"
    assert advice(table(*rooms, hands=["1 2 3 4 5 torch"])) != "look-in-vain"
    assert why(table(*rooms, hands=["1 2 3 4 5 torch"]), "look-in-vain") == []


def test_what_a_torch_showed_is_used() -> None:
    """A chest of 4 in the dark room: the 5 is kept for it once it was seen."""
    state = table(monster(8, wounds=1), treasure(4), place=4, hands=["1 5 torch", "3 5", "4 5"], dark=[5])
    assert "keeps" not in why(state, "1")
    light(state, A)
    assert advice(state) == "1"
    assert "keeps" in why(state, "1")


# Reasons are true of the very card


def test_second_place_is_named_only_where_it_is_in_reach() -> None:
    """The 3 is second behind B for sure; the 1 only if both others play their 5."""
    likely = table(treasure(4, 2), place=4, hands=["3 1", "5 4", "2 1"])
    assert why(likely, "3") == ["second"]
    hardly = table(treasure(4, 2), place=4, hands=["3 1", "5 4", "5 2"])
    assert why(hardly, "1")[0] == "gives-up"


def test_cards_are_not_kept_beyond_the_level() -> None:
    """After the last room all power cards come back: nobody keeps a better one, or spares one by a key."""
    early = table(treasure(4), place=4, hands=["1 5 key", "4 5", "4 5"])
    last = table(treasure(4), place=5, hands=["1 5 key", "4 5", "4 5"])
    assert why(early, "1")[0] == "gives-up"
    assert "item" in why(early, "key")
    assert why(last, "1") == []
    assert why(last, "key") == ["highest"]
    assert "risks" in why(table(monster(14, wounds=3), place=4, hands=["1 5", "3 4", "3 4"]), "1")
    assert why(table(monster(14, wounds=3), place=5, hands=["1 5", "3 4", "3 4"]), "1") == []


def test_against_a_monster_the_reason_says_how_safe_the_card_is() -> None:
    hands = ["2 5", "3 4", "3 4"]
    assert why(table(monster(10), place=4, hands=hands), "5")[0] == "falls"
    assert why(table(monster(14), place=4, hands=hands), "5")[0] == "not-lowest"
    assert why(table(monster(14), place=4, hands=hands), "2")[0] == "risks"
    low = table(monster(14), place=4, hands=["1 2", "3 4", "3 4"], wounds=[5, 1, 1])
    assert why(low, "2") == ["best-defence", "most-wounds"]
    assert "most-wounds" not in why(low, "1")


def test_a_benefit_that_brings_nothing_is_no_reason() -> None:
    chest = vault("coins-2", "key", "potion-1", "sword", "coins-1")
    state = table(
        chest, hands=["1 2 3 4 5", "1 2 3 4 5 key key key key key key"], coins=[20, 5, 5], wounds=[0, 2, 2]
    )
    assert "benefit" in why(state, "4")
    for card in ("1", "2", "3", "5"):
        assert "benefit" not in why(state, card), card


def test_a_trap_is_milder_only_if_it_is() -> None:
    victim = table(printed("trap-spikes"), hands=["1 2 3 4 5"], wounds=[0, 3, 3], place=5)
    assert [card for card in "12345" if "trap-mild" in why(victim, card)] == ["1", "2", "3"]
    other = table(printed("trap-spikes"), hands=["1 2 3 4 5"], wounds=[3, 0, 3], place=5)
    assert [card for card in "12345" if "trap-strikes" in why(other, card)] == ["4", "5"]


def test_at_the_boss_each_card_says_how_often_it_wins() -> None:
    """A leads by far: against Medusa the 5 is never the lowest card, the 1 always is."""
    state = table(boss("medusa", 99), hands=["1 5", "2 3", "2 4"], coins=[9, 5, 5], wounds=[0, 1, 1])
    found = {card: GAME.judgement.reasons(state, question(state), WORDS.index(card)) for card in ("1", "5")}
    assert [reason.key for reason in found["5"]] == ["chance"]
    assert found["5"][0].args == {"percent": 100}
    assert found["1"][0].args == {"percent": 0}
    assert why(table(boss("medusa", 99), hands=["1 ball"]), "ball") == ["foresight"]


# The boss


def test_it_escapes_when_it_would_faint() -> None:
    state = table(
        boss("wolf-pack", 99, wounds=3),
        hands=["1 torch", "5", "5"],
        place=5,
        wounds=[3, 2, 2],
        coins=[9, 5, 5],
    )
    assert advice(state) == "torch"
    assert why(state, "torch") == ["escape"]


def test_it_plays_high_against_medusa_and_low_against_the_mummy() -> None:
    hands = ["1 5", "2 3", "2 3"]
    medusa = table(boss("medusa", 99), hands=hands, coins=[9, 5, 5], wounds=[0, 1, 3])
    assert advice(medusa) == "5"
    mummy = table(boss("mummy", wounds=9), hands=hands, coins=[9, 5, 5], wounds=[0, 1, 3])
    assert advice(mummy) == "1"


def test_it_counts_fives_as_one_at_the_golem() -> None:
    state = table(boss("golem", wounds=9), hands=["3 5", "2", "4"], coins=[9, 5, 5], wounds=[0, 1, 3])
    assert advice(state) == "3"


def test_it_takes_the_coins_that_decide() -> None:
    """One coin behind and safe from fainting: the Sphinx's coins win the game."""
    state = table(boss("sphinx", 99), hands=["4 5", "4", "1"], coins=[9, 10, 0], wounds=[0, 0, 9])
    assert advice(state) == "5"


def test_when_there_are_too_many_combinations_it_tries_evenly_spread_ones() -> None:
    choices = [[0], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]
    tried = spread(choices)
    assert len({tuple(combination) for combination in tried}) == len(tried) == 400
    for seat in range(1, 5):
        counts = Counter(combination[seat] for combination in tried)
        assert set(counts) == {1, 2, 3, 4, 5, 6}
        assert max(counts.values()) <= 2 * min(counts.values())
    assert sorted(spread([[0], [1, 2], [3, 4]])) == [[0, 1, 3], [0, 1, 4], [0, 2, 3], [0, 2, 4]]


# Fair


def test_worth_is_a_number_for_every_option_and_never_the_same_for_hidden_reasons() -> None:
    for seed in range(6):
        for state in random_game(3 + seed % 3, seed, tactical=seed % 2 == 1):
            for decision in state.pending:
                worth = GAME.judgement.rate_options(state, decision)
                assert len(worth) == len(decision.options)
                assert all(isfinite(value) for value in worth)
                world = GAME.determinize(state, decision.seat, Rng(seed))
                assert GAME.judgement.rate_options(world, decision) == worth
                for code in decision.options:
                    told = [
                        (reason.key, reason.args) for reason in GAME.judgement.reasons(state, decision, code)
                    ]
                    assert told == [
                        (reason.key, reason.args) for reason in GAME.judgement.reasons(world, decision, code)
                    ]
                    assert all(reason.rule for reason in GAME.judgement.reasons(state, decision, code))
                    assert len(told) <= 3


def test_a_sealed_card_of_another_changes_nothing() -> None:
    choices = set()
    for card in ("1", "3", "5"):
        state = table(treasure(4, 2), hands=["1 2 3 4 5", "1 2 3 4 5"])
        commit(state, B, card)
        choices.add(tuple(GAME.judgement.rate_options(state, question(state))))
    assert len(choices) == 1


def test_judging_changes_nothing() -> None:
    for state in random_game(4, 3):
        before, events = GAME.dump(state), list(state.events)
        for decision in state.pending:
            bot("greedy").choose(GAME, state, decision, Rng(1))
            for code in decision.options:
                GAME.judgement.reasons(state, decision, code)
        assert (GAME.dump(state), state.events) == (before, events)


# Strong


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seats", "tactical", "rate"), [(4, False, 0.85), (3, False, 0.85), (5, False, 0.8), (4, True, 0.85)]
)
def test_greedy_beats_chance(seats: int, tactical: bool, rate: float) -> None:
    """One `greedy` among randoms; a fair share would be 0.2 to 0.33."""
    bots = ["greedy", *["random"] * (seats - 1)]
    summary = simulate("dungeon-raiders", 400, bots, options={"tactical": tactical}, seed=1)
    assert summary.bots[0].win_rate >= rate
