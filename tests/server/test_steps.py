"""Answers that come late, twice, or from somebody else; and taking back."""

from __future__ import annotations

import pytest

from taverna.i18n import Words
from tests.support.server.people import BANK, DRAW, Player
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio


async def drawing(player: Player) -> None:
    """Draw, or do what must be done, until the player may bank."""
    while BANK not in (player.codes if await player.until_asked() else [BANK]):
        await player.choose()
        await player.next_step()


async def test_an_answer_counts_once(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        await player.until_asked()
        ticket, step = player.decision["ticket"], player.update["step"]
        for number in (1, 2):
            await player.send("choose", ticket=ticket, code=DRAW, id=number)
        fault = await player.next("fault")
        assert (fault["code"], fault["sent"]) == ("stale-choice", 2)
        assert [message["step"] for message in player.received if message["type"] == "update"].count(
            step + 1
        ) == 1


async def test_two_tabs_of_a_seat_agree(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as tab, ana.at(table) as other:
        await tab.until_asked()
        await other.until_asked()
        assert tab.decision == other.decision
        await tab.choose()
        await tab.next_step()
        await other.choose(DRAW)
        assert await other.fault() == "stale-choice"
        assert other.update == tab.update


async def test_a_forbidden_choice_names_the_rule(server: Serving) -> None:
    ana = await server.person("Ana", "pt-BR")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        await player.until_asked()
        assert [(refused["code"], refused["why"]) for refused in player.decision["refused"]] == [
            (BANK, "draw-first")
        ]
        await player.choose(BANK, id=5)
        fault = await player.next("fault")
        assert (fault["code"], fault["why"], fault["rule"]) == ("illegal-choice", "draw-first", "DMD-3.2")
        assert fault["text"] == Words("pt-BR", "dead-mans-draw").text("error-draw-first")
        await player.choose(9999)
        assert await player.fault() == "no-such-option"


async def test_who_is_not_asked_can_not_answer(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await ana.open_table()
    await rui.sit(table, 1)
    await ana.start(table)
    async with ana.at(table) as first, rui.at(table) as second, server.stranger().at(table) as watching:
        asked, other = (first, second) if first.decision else (second, first)
        await other.send("choose", ticket=0, code=DRAW)
        assert await other.fault() in ("not-asked", "stale-choice")
        await watching.send("choose", ticket=asked.decision["ticket"], code=DRAW)
        assert await watching.fault() == "no-seat"
        await watching.send("undo", step=0)
        assert await watching.fault() == "no-seat"
        assert asked.update["step"] == 0


async def test_an_open_table_takes_no_answers(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.open_table()
    async with ana.at(table) as player:
        await player.send("choose", ticket=1, code=0)
        assert await player.fault() == "table-not-started"


async def test_taking_back_is_offered_in_advance_and_done_once(server: Serving) -> None:
    """Hot seat, so that no bot goes on after the choice."""
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"], options={})
    async with ana.at(table) as screen:
        before = screen.update
        assert await screen.undoable() == [True, True]
        assert not screen.update["can_undo"]
        await screen.choose()
        after = await screen.next_step()
        assert after["can_undo"]
        for number in (1, 2):
            await screen.send("undo", step=after["step"], id=number)
        back = await screen.next_step()
        assert back["step"] == 2
        assert back["view"] == before["view"]
        assert back["events"][-1]["kind"] == "undone"
        assert back["decision"]["ticket"] > before["decision"]["ticket"]
        fault = await screen.next("fault")
        assert (fault["code"], fault["sent"]) == ("stale-choice", 2)
        await screen.send("undo", step=2)
        assert await screen.fault() == "no-undo"


async def test_what_was_revealed_stays(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick(people=["Ana", "Bia"])
    async with ana.at(table) as screen:
        await screen.send("look", seat=screen.update["waiting"][0])
        await screen.next("update")
        assert not (await screen.undoable())[screen.codes.index(DRAW)]
        await screen.choose(DRAW)
        update = await screen.next_step()
        assert not update["can_undo"]
        await screen.send("undo", step=update["step"])
        assert await screen.fault() == "no-undo"


async def test_a_hint_ranks_all_options(server: Serving) -> None:
    ana = await server.person("Ana")
    table = await ana.quick("greedy")
    async with ana.at(table) as player:
        await drawing(player)
        await player.send("hint", id=3)
        hint = await player.next("hint")
        assert (hint["sent"], hint["ticket"]) == (3, player.decision["ticket"])
        assert sorted(one["code"] for one in hint["ranking"]) == sorted(player.codes)
