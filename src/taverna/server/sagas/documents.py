"""Between rows and sagas. The world stands in the row; the book is a table of its own that only grows."""

from __future__ import annotations

from typing import Any

import taverna
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.kernel import Chapter, Fields, Saga
from taverna.kernel.record import read_seed, seed_to_data
from taverna.kernel.rng import SEED_MAX
from taverna.kernel.saga_entry import Entry
from taverna.server.store.rows import CampaignRow

PATH = "campaign"


def opened(row: CampaignRow) -> Saga:
    """Without its book. A world of an earlier version is read in today's form."""
    fields = Fields(row.document, PATH)
    campaign = taverna.campaign(row.kind)
    world = campaign.load(fields.value("world"), f"{PATH}.world")
    saga = Saga(campaign, read_seed(fields, SEED_MAX), world=world)
    saga.begun = fields.integer("begun", 0, 1 << 30)
    if fields.has("chapter"):
        saga.chapter = Chapter.from_dict(fields.value("chapter"), f"{PATH}.chapter")
    return saga


def document(saga: Saga) -> dict[str, Any]:
    found: dict[str, Any] = {
        "seed": seed_to_data(saga.seed),
        "begun": saga.begun,
        "world": saga.campaign.dump(saga.world),
    }
    if saga.chapter is not None:
        found["chapter"] = saga.chapter.to_dict()
    return found


def keep(row: CampaignRow, saga: Saga) -> list[dict[str, Any]]:
    """Bring the row up to the saga; what the book gets. Votes stay as long as their event waits."""
    votes = still_open(row, saga)
    row.document = document(saga)
    if votes:
        row.document["votes"] = votes
    return [entry.to_dict() for entry in saga.entries]


Votes = dict[str, dict[str, Any]]


def still_open(row: CampaignRow, saga: Saga) -> Votes:
    """By party: `event`, and `by` person what they would choose."""
    found: Votes = row.document.get("votes", {})
    waiting = {party.name: party.event for party in world_of(saga).parties}
    return {name: votes for name, votes in found.items() if votes["event"] == waiting.get(name)}


def world_of(saga: Saga) -> GloomhavenWorld:
    assert isinstance(saga.world, GloomhavenWorld)
    return saga.world


def whole(row: CampaignRow, book: list[Any]) -> Saga:
    """With its book, as it goes into a file. A chapter that is being played is not in it: it can be begun again."""
    saga = opened(row)
    saga.chapter = None
    saga.entries = [Entry.from_dict(line, f"{PATH}.entries[{at}]") for at, line in enumerate(book)]
    return saga
