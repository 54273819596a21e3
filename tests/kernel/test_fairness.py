"""Provably fair: the hash of the seed is the same for everyone, tells nothing, and shows when a seed was changed."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from taverna.kernel import BadData, Match, Record, replay
from taverna.kernel.fairness import check_fairness, commitment
from taverna.kernel.old_chance import OLD_GENERATOR
from tests.support.toy_game import TOY

GAME = "dead-mans-draw"


def test_the_hash_is_that_of_a_line_that_anyone_can_write() -> None:
    line = "taverna dead-mans-draw shake128 " + "0" * 62 + "ff"
    assert commitment(GAME, 255) == sha256(line.encode()).hexdigest()


def test_other_seeds_and_games_have_other_hashes() -> None:
    made = {commitment(game, seed) for game in (GAME, "gloomhaven") for seed in (0, 1, 1 << 255)}
    assert len(made) == 6


def test_the_old_generator_has_none_because_its_seeds_could_be_found_from_it() -> None:
    assert commitment(GAME, 7, OLD_GENERATOR) == ""
    assert Match(TOY, 2, 7, generator=OLD_GENERATOR).commitment == ""


def test_a_match_shows_it_before_anything_is_chosen_and_its_record_keeps_it() -> None:
    match = Match(TOY, 2, 7)
    assert match.commitment == commitment(TOY.id, 7)
    record = Record.from_json(match.record().to_json())
    assert record.commitment == match.commitment
    assert replay(record).record().to_dict() == record.to_dict()


def test_a_game_that_goes_on_from_a_record_keeps_what_was_promised_at_first() -> None:
    record = Match(TOY, 2, 7).record()
    record.seed = 8
    assert replay(record).commitment == commitment(TOY.id, 7)


def test_the_promised_seed_is_fair() -> None:
    check_fairness(GAME, 7, "shake128", commitment(GAME, 7))


@pytest.mark.parametrize(
    ("game", "seed", "generator"),
    [(GAME, 8, "shake128"), ("gloomhaven", 7, "shake128"), (GAME, 7, OLD_GENERATOR)],
)
def test_anything_else_is_not(game: str, seed: int, generator: str) -> None:
    with pytest.raises(BadData) as refused:
        check_fairness(game, seed, generator, commitment(GAME, 7))
    assert refused.value.code == "not-fair"
    assert refused.value.values == {"commitment": commitment(GAME, 7)}


def test_without_a_promise_there_is_nothing_to_check() -> None:
    with pytest.raises(BadData) as refused:
        check_fairness(GAME, 7, "shake128", "")
    assert refused.value.code == "no-commitment"


@pytest.mark.parametrize("text", ["x", "A" * 64, "0" * 63, 7])
def test_a_hash_that_is_none_is_refused_by_name(text: object) -> None:
    data = {**json.loads(Match(TOY, 2, 7).record().to_json()), "commitment": text}
    with pytest.raises(BadData, match=r"record\.commitment"):
        Record.from_dict(data)
