"""What a hint says for an option: the numbers are those of the table."""

from __future__ import annotations

from taverna.games.dead_mans_draw import GAME, codes
from taverna.games.dead_mans_draw.state import Table
from tests.support.dead_mans_draw.positions import draw, table

ORDINARY: dict[str, object] = {"pirates": False}


def why(position: Table, code: int) -> list[tuple[str, dict[str, object]]]:
    found = GAME.judgement.reasons(position, position.pending[0], code)
    assert all(reason.rule.startswith("DMD-") for reason in found)
    return [(reason.key, dict(reason.args)) for reason in found]


def pile_of(cards: str, play: str, **more: object) -> Table:
    return table(play=play, draw=cards, rest="aside", drew=True, options=ORDINARY, **more)  # type: ignore[arg-type]


def test_the_risk_is_counted_from_the_cards_left() -> None:
    position = pile_of("Key 3, Map 3, Hook 4, Oracle 5", "Key 7, Map 6")
    assert why(position, codes.DRAW)[0] == ("risk", {"number": 50})
    assert why(position, codes.BANK) == [("points", {"number": 13}), ("risk", {"number": 50})]


def test_a_small_risk_is_called_so() -> None:
    position = pile_of("Hook 3, Map 3, Hook 4, Oracle 5, Key 2", "Key 7")
    assert why(position, codes.DRAW)[0] == ("small-risk", {"number": 20})


def test_what_an_oracle_showed_is_said() -> None:
    position = pile_of("Map 3, Hook 4", "Map 6, Oracle 2", known=[1, 1])
    assert why(position, codes.BANK)[0] == ("next-busts", {"card": "map-3"})
    safe = pile_of("Hook 4, Map 3", "Map 6, Oracle 2", known=[1, 1])
    assert why(safe, codes.DRAW) == [("next-is-safe", {"card": "hook-4"})]


def test_an_anchor_is_a_reason_to_go_on() -> None:
    position = table(
        draw="Anchor 3, Hook 4, Hook 5", play="Key 7, Map 6", drew=True, rest="aside", options=ORDINARY
    )
    draw(position)
    assert ("protected", {"number": 2}) in why(position, codes.DRAW)


def test_a_shot_says_what_it_costs_and_whom() -> None:
    position = table(
        draw="Cannon 3, Hook 4",
        play="Key 7",
        banks=["", "Map 7, Map 3 | Key 2", "Mermaid 5"],
        seats=3,
        rest="aside",
        drew=True,
        options=ORDINARY,
    )
    draw(position)
    assert why(position, codes.stack(1, 5)) == [
        ("costs", {"other": 1, "number": 4}),
        ("leads", {"other": 1, "number": 9}),
    ]
    assert why(position, codes.stack(2, 9)) == [("costs", {"other": 2, "number": 5})]
