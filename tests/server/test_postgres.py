"""The essentials on a real PostgreSQL. Most are the tests that SQLite passes, here with another store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa
from sqlalchemy.util import await_only

from taverna.server.store import tables
from taverna.server.store.engine import database_url, migrate, open_database
from tests.server.test_lobby import (
    test_a_rematch_seats_the_same_people_at_one_new_table,
    test_lists_show_to_each_their_own,
    test_long_lists_come_in_pages,
    test_when_the_host_leaves_the_next_is_host_and_the_last_closes_the_table,
)
from tests.server.test_play import (
    test_a_guest_against_bots,
    test_talk_reaches_everyone_and_is_there_for_the_next,
    test_two_guests_play_a_whole_game,
)
from tests.server.test_processes import (
    test_a_game_between_people_at_two_processes,
    test_of_two_answers_to_one_question_one_counts,
    two,
)
from tests.server.test_restart import (
    test_bots_go_on_after_a_restart_without_any_visitor,
    test_nothing_that_was_told_is_lost,
)
from tests.server.test_store import (
    TABLE,
    Kept,
    played_by_two,
    row,
    store,
    test_a_refusal_rolls_back_its_transaction_only,
    test_everyone_who_talks_at_once_is_heard,
    test_one_that_was_overtaken_does_not_spoil_the_others,
    test_steps_that_come_together_are_committed_together,
    test_the_migrations_lead_to_the_schema,
    test_what_belongs_to_a_step_is_committed_with_it_or_not_at_all,
)
from tests.support.server.services import Postgres
from tests.support.server.serving import Serving, serving, settings_for

__all__ = [
    "store",
    "test_a_game_between_people_at_two_processes",
    "test_a_guest_against_bots",
    "test_a_refusal_rolls_back_its_transaction_only",
    "test_a_rematch_seats_the_same_people_at_one_new_table",
    "test_bots_go_on_after_a_restart_without_any_visitor",
    "test_everyone_who_talks_at_once_is_heard",
    "test_lists_show_to_each_their_own",
    "test_long_lists_come_in_pages",
    "test_nothing_that_was_told_is_lost",
    "test_of_two_answers_to_one_question_one_counts",
    "test_one_that_was_overtaken_does_not_spoil_the_others",
    "test_steps_that_come_together_are_committed_together",
    "test_talk_reaches_everyone_and_is_there_for_the_next",
    "test_the_migrations_lead_to_the_schema",
    "test_two_guests_play_a_whole_game",
    "test_what_belongs_to_a_step_is_committed_with_it_or_not_at_all",
    "test_when_the_host_leaves_the_next_is_host_and_the_last_closes_the_table",
    "two",
]
pytestmark = [pytest.mark.anyio, pytest.mark.services]


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> AsyncIterator[Serving]:
    settings = settings_for(tmp_path_factory.mktemp("store"), database=postgres.new_database())
    async with serving(settings) as running:
        yield running


async def test_the_store_is_postgresql(store: Kept) -> None:
    """The tests above prove nothing if their fixtures have fallen back to SQLite."""
    said = await store.read(lambda connection: connection.scalar(sa.text("SELECT version()")))
    assert said.startswith("PostgreSQL")


async def test_processes_that_start_together_migrate_once(database: str) -> None:
    opened = [open_database(database_url(database), "full") for _ in range(4)]
    await asyncio.gather(*map(migrate, opened))
    for one in opened:
        await one.close()


async def test_who_leaves_and_who_is_late_are_both_replaced(store: Kept, database: str) -> None:
    """Ana leaves (the lobby saves the whole table) while Rui's clock runs out at another process."""
    other = Kept(database)
    await other.start()
    await store.writer.transact(lambda connection: tables.add(connection, played_by_two()))
    loaded, go_on = asyncio.Event(), asyncio.Event()

    def leave(connection: sa.Connection) -> None:
        found = tables.load(connection, TABLE, lock=True)
        loaded.set()
        await_only(go_on.wait())  # in the middle of it
        found.seats[0].stand_in = True
        tables.save(connection, found)

    leaving = asyncio.create_task(store.writer.transact(leave))
    await loaded.wait()
    late = asyncio.create_task(
        other.writer.transact(lambda connection: tables.set_stand_in(connection, TABLE, 1, True))
    )
    await asyncio.wait([late], timeout=0.5)
    go_on.set()
    await asyncio.gather(leaving, late)
    found = await store.read(lambda connection: tables.load(connection, TABLE))
    assert [seat.stand_in for seat in found.seats] == [True, True]
    await other.stop()


async def test_a_lost_connection_is_made_again_before_anybody_notices(
    store: Kept, postgres: Postgres
) -> None:
    await store.writer.steps([row("a", 1)])
    postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%'")
    await store.writer.steps([row("a", 2)])
    kept = await store.read(lambda connection: tables.load_steps(connection, "a"))
    assert len(kept) == 2
