"""What follows when rooms are revealed: the scenario's own figures appear, its rules about doors take hold."""

from __future__ import annotations

from taverna.games.gloomhaven.content.scenarios.words import DOOR_OPENED
from taverna.games.gloomhaven.language.vocabulary import NORMAL
from taverna.games.gloomhaven.rules import initiative
from taverna.games.gloomhaven.rules.revealing import spawn
from taverna.games.gloomhaven.scenario import spawning
from taverna.games.gloomhaven.state.table import Table


def door_opens(table: Table, door: int, rooms: list[int]) -> None:
    """GH-S-REV-10. The monsters of the rooms are placed already."""
    rooms_open(table, rooms)
    spawning.begin(table, DOOR_OPENED, door)


def rooms_open(table: Table, rooms: list[int]) -> None:
    """Figures of the scenario stand on their markers; their numbers are drawn at random (GH-S-SPC-05, 08)."""
    for escort in table.rules.plan.escorts:
        for cell in escort.cells:
            if table.rules.map.room[cell] in rooms:
                spawn(table, escort.group, NORMAL, cell)
    if table.round:
        initiative.draw_for_new(table)
