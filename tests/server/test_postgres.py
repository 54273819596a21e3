"""The essentials on a real PostgreSQL. Most are the tests that SQLite passes, here with another store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from taverna.server.problems import Refused
from taverna.server.store.engine import database_url, migrate, open_database
from tests.server.services import Postgres
from tests.server.serving import Serving, serving, settings_for
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
    Kept,
    row,
    store,
    test_a_refusal_rolls_back_its_transaction_only,
    test_one_that_was_overtaken_does_not_spoil_the_others,
    test_steps_that_come_together_are_committed_together,
    test_the_migrations_lead_to_the_schema,
    test_what_belongs_to_a_step_is_committed_with_it_or_not_at_all,
)

__all__ = [
    "store",
    "test_a_game_between_people_at_two_processes",
    "test_a_guest_against_bots",
    "test_a_refusal_rolls_back_its_transaction_only",
    "test_a_rematch_seats_the_same_people_at_one_new_table",
    "test_bots_go_on_after_a_restart_without_any_visitor",
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


async def test_a_lost_connection_is_said_and_then_made_again(store: Kept, postgres: Postgres) -> None:
    await store.writer.step(row("a", 1))
    postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%'")
    with pytest.raises(Refused, match="the store did not take it"):
        await store.writer.step(row("a", 2))
    await store.writer.step(row("a", 2))
