"""A small network that judges positions: one hidden layer beside a plain sum. Its weights are data, learned elsewhere.

No library is needed to ask it, and it is small enough to be asked at the end of every game played on in thought.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, tanh

from taverna.kernel.fields import Fields


class ValueNet:
    """`hidden` has a row of weights for each hidden unit, the last of each row is its bias; so has `plain`."""

    __slots__ = ("hidden", "outputs", "plain", "size")

    def __init__(self, plain: list[float], hidden: list[list[float]], outputs: list[float]) -> None:
        self.size = len(plain) - 1
        self.plain = plain
        self.hidden = hidden
        self.outputs = outputs

    def chance(self, inputs: list[float]) -> float:
        """From 0 to 1."""
        total = _weighted(self.plain, inputs)
        for place, row in enumerate(self.hidden):
            total += self.outputs[place] * tanh(_weighted(row, inputs))
        return 1.0 / (1.0 + exp(-total))


def _weighted(row: list[float], inputs: list[float]) -> float:
    total = row[len(inputs)]
    for place, value in enumerate(inputs):
        total += row[place] * value
    return total


def read_net(data: Mapping[str, object], path: str, inputs: list[str]) -> ValueNet:
    """The network of a file; its inputs must be those that the game writes now."""
    fields = Fields(data, path)
    if fields.texts("inputs") != inputs:
        raise fields.bad("inputs", "the network was made for other inputs; learn it anew")
    plain = _numbers(fields, fields.value("plain"), len(inputs) + 1)
    hidden = [_numbers(fields, row, len(inputs) + 1) for row in fields.items("hidden")]
    return ValueNet(plain, hidden, _numbers(fields, fields.value("outputs"), len(hidden)))


def _numbers(fields: Fields, value: object, size: int) -> list[float]:
    if not isinstance(value, list) or len(value) != size:
        raise fields.bad("weights", f"a row must hold {size} numbers")
    return [float(one) for one in value]
