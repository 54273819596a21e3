"""Several people at one screen: nobody sees what is another's secret."""

from __future__ import annotations

import asyncio

import pytest

from taverna.cli.screens.dialogs import Curtain
from taverna.cli.screens.play import PlayScreen
from taverna.cli.screens.session import Session
from tests.support.cli.screens import LARGE, SMALL, at_table, hinted_key, press, session_of, text


def names_of_offers(session: Session, seat: int) -> list[str]:
    view = session.match.view(seat)
    offers = view["offers"]
    assert isinstance(offers, list)
    return [str(pirate).replace("-", " ").title().split()[-1] for pirate in offers]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_nobody_sees_what_another_was_offered(size: tuple[int, int]) -> None:
    async def story() -> None:
        session = session_of("Ana", "Bruno", seed=3)
        ana, bruno = names_of_offers(session, 0), names_of_offers(session, 1)
        kept = {0: "", 1: ""}
        async with at_table(session, size=size) as (app, pilot):
            assert isinstance(app.screen, Curtain)
            assert "Ana" in text(app)
            assert not any(name in text(app) for name in ana + bruno)

            await press(app, pilot, "enter")
            assert all(name in text(app) for name in ana)
            assert not any(name in text(app) for name in bruno)

            await press(app, pilot, "1")
            assert isinstance(app.screen, Curtain), "the screen is passed on"
            assert "Bruno" in text(app)
            assert not any(name in text(app) for name in ana + bruno)

            await press(app, pilot, "enter")
            assert all(name in text(app) for name in bruno)
            assert not any(name in text(app) for name in ana), "nor what Ana chose"

            await press(app, pilot, "1")
            players = session.match.view(None)["players"]
            assert isinstance(players, list)
            for player in players:
                kept[player["seat"]] = player["pirate"].replace("-", " ").title().split()[-1]
            for _ in range(6):
                assert isinstance(app.screen, PlayScreen), "nothing is hidden any more: no curtain"
                await press(app, pilot, "p")
                look = text(app)
                await press(app, pilot, "escape")
                for shown in (look, text(app)):
                    assert not any(name in shown for name in ana if name != kept[0])
                    assert not any(name in shown for name in bruno if name != kept[1])
                await press(app, pilot, hinted_key(app))

    asyncio.run(story())


def test_a_private_oracle_draws_the_curtain_in_the_middle_of_a_turn() -> None:
    async def story() -> None:
        session = session_of("Ana", "Bruno", seed=4, pirates=False, private_oracle=True)
        async with at_table(session) as (app, pilot):
            for _ in range(200):
                if isinstance(app.screen, Curtain):
                    break
                decision = session.decision()
                assert decision is not None
                assert session.match.view(decision.seat)["known"] == []
                await press(app, pilot, hinted_key(app))
            assert isinstance(app.screen, Curtain)
            decision = session.decision()
            assert decision is not None
            known = session.match.view(decision.seat)["known"]
            assert isinstance(known, list)
            assert known, "an Oracle was drawn"
            secret = str(known[0]).replace("-", " ").capitalize()
            assert secret not in text(app)
            await press(app, pilot, "enter")
            assert secret in text(app)

    asyncio.run(story())
