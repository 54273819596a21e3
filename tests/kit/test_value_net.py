"""The network that judges positions."""

from __future__ import annotations

from math import exp, tanh

import pytest

from taverna.kernel import BadData
from taverna.kit.value_net import read_net

DATA: dict[str, object] = {
    "inputs": ["lead", "left"],
    "plain": [2.0, 0.0, -1.0],
    "hidden": [[1.0, 0.5, 0.0], [0.0, 1.0, 1.0]],
    "outputs": [0.5, -2.0],
}


def test_it_adds_up_what_its_weights_say() -> None:
    net = read_net(DATA, "here", ["lead", "left"])
    total = 2.0 * 0.3 - 1.0 + 0.5 * tanh(0.3 + 0.5 * 0.8) - 2.0 * tanh(0.8 + 1.0)
    assert net.chance([0.3, 0.8]) == pytest.approx(1.0 / (1.0 + exp(-total)))


def test_without_weights_all_is_even() -> None:
    net = read_net({"inputs": ["lead"], "plain": [0.0, 0.0], "hidden": [], "outputs": []}, "here", ["lead"])
    assert net.chance([7.0]) == 0.5


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"inputs": ["lead", "luck"]}, "learn it anew"),
        ({"plain": [1.0, 2.0]}, "3 numbers"),
        ({"hidden": [[1.0, 2.0, 3.0], [1.0]]}, "3 numbers"),
        ({"outputs": [1.0]}, "2 numbers"),
    ],
)
def test_weights_that_do_not_fit_are_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        read_net({**DATA, **change}, "here", ["lead", "left"])
