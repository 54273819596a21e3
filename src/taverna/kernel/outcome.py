"""How a game stands or ended."""

from __future__ import annotations

from taverna.kernel.subclassing import mypyc_attr


@mypyc_attr(acyclic=True)
class Outcome:
    """Scores by seat and, once the game is `over`, who won. Co-operative games set `won` for the whole table.

    `winners` may hold several seats (a shared victory) or none (nobody won).
    """

    __slots__ = ("over", "scores", "winners", "won")

    def __init__(self, over: bool, scores: list[int], winners: list[int], won: bool | None = None) -> None:
        self.over = over
        self.scores = scores
        self.winners = winners
        self.won = won

    def rewards(self) -> list[float]:
        """One point to be shared by the winners: what searching and learning players try to earn."""
        share = 1.0 / len(self.winners) if self.winners else 0.0
        return [share if seat in self.winners else 0.0 for seat in range(len(self.scores))]

    def to_dict(self) -> dict[str, object]:
        return {"over": self.over, "scores": self.scores, "winners": self.winners, "won": self.won}

    def __repr__(self) -> str:
        return f"Outcome(over={self.over}, scores={self.scores}, winners={self.winners})"
