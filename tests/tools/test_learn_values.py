"""Learning what positions are worth, from the games to the file: in small, end to end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

from taverna.games.dead_mans_draw.bot_learned import INPUTS
from taverna.kit.value_net import read_net
from tools.learn_values import OUT, Positions, main, teach, written


def test_from_games_to_weights(tmp_path: Path) -> None:
    out = tmp_path / "values.json"
    main(["--games", "10", "--player", "greedy", "--hidden", "2", "--out", str(out)])
    found = json.loads(out.read_text("utf-8"))
    made = found["made"]
    assert made["games"] == 10
    assert made["positions"] > 50
    assert made["weights"] == 3 * (len(INPUTS) + 1) + 2
    assert 0 < read_net(found["net"], "values.json", INPUTS).chance([0.5] * len(INPUTS)) < 1


def test_what_decides_is_learned() -> None:
    """Whoever has more points wins: the network finds that out, and says what numpy says."""
    rng = np.random.default_rng(1)
    seen = rng.random((4000, len(INPUTS)))
    lead = seen[:, INPUTS.index("own points")] - seen[:, INPUTS.index("other's points")]
    positions = Positions(np.arange(4000), seen, np.full(4000, 0.5), (lead > 0).astype(float))
    weights, losses = teach(positions, 4, 1)
    assert losses["network"] < 0.5 < 0.65 < losses["plain rate"]
    net = read_net(written(weights), "here", INPUTS)
    for row in range(20):
        assert (net.chance(list(seen[row])) > 0.5) == (lead[row] > 0) or abs(lead[row]) < 0.3


def test_the_weights_in_use_say_where_they_come_from() -> None:
    found = json.loads(OUT.read_text("utf-8"))
    assert set(found["made"]) >= {
        "made by",
        "players",
        "games",
        "positions",
        "seed",
        "log-loss in games held back",
    }
    read_net(found["net"], "values.json", INPUTS)
