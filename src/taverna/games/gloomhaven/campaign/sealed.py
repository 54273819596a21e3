"""Sealed things: one that is opened when the players like, and contents that an owner of the box tells (GH-C-ENV)."""

from __future__ import annotations

from taverna.games.gloomhaven.campaign import unlocking
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.games.gloomhaven.content.sealed import RECORDS, read_all
from taverna.kernel import Event, Fields


def open_at_will(world: GloomhavenWorld, fields: Fields) -> list[Event]:
    """The envelope that says nothing but: when you think you deserve it."""
    box = fields.text("box")
    fields.done()
    if box != unlocking.AT_WILL:
        raise fields.bad("box", f"must be {unlocking.AT_WILL!r}, not {box!r}: others open by themselves")
    if box in world.opened:
        raise refused("opened-already", "GH-C-ENV-07", f"{box} is open", {"box": box})
    return unlocking.open_envelope(world, box) + unlocking.look(world)


def tell(world: GloomhavenWorld, fields: Fields) -> list[Event]:
    """Before it is opened; what is told again takes the place of what was told."""
    told = read_all(Fields(fields.value("contents"), f"{fields.path}.contents"))
    fields.done()
    for name in told:
        if _is_open(world, name):
            raise refused("opened-already", "GH-C-ENV-07", f"{name} is open", {"box": name})
    world.sealed = {**world.sealed, **told}
    return [Event("sealed-told", "GH-C-ENV-08", {"box": name}) for name in told]


def _is_open(world: GloomhavenWorld, name: str) -> bool:
    if name.startswith(f"{RECORDS}-"):
        return world.records >= int(name.removeprefix(f"{RECORDS}-"))
    return name in world.opened
