"""The links of a chain of attacks: what each adds to the first, and how far it leaps."""

from __future__ import annotations


class Link:
    """One more attack of a chain: so much stronger than the first, so near to the target before it."""

    __slots__ = ("plus", "within")

    def __init__(self, plus: int, within: int) -> None:
        self.plus = plus
        self.within = within
