"""Who looks at a table: the sockets of this process, and what other processes say of theirs."""

from __future__ import annotations

from collections.abc import Callable, Collection

from taverna.server.common.problems import Refused
from taverna.server.live.connection import Connection, encode
from taverna.server.live.showing import Showing
from taverna.server.matches.infos import table_info
from taverna.server.store.rows import TableRow
from taverna.wire.codes import Code
from taverna.wire.lobby import TableInfo
from taverna.wire.table import Seats, Update

SENT_AWAY = 4403
FEW = 20
"""Up to so many spectators, each that comes or goes is announced."""


class Audience:
    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.attached: set[Connection] = set()
        """Also those who have not been greeted yet, or not been taken leave of."""
        self.showing = Showing()
        self.elsewhere: dict[str, tuple[list[str], int]] = {}
        """By process: the guests with a seat who are there, and the number of spectators."""

    def here(self, table: TableRow) -> tuple[list[str], int]:
        """In this process: the guests with a seat, and the number of spectators."""
        seated = {seat.guest for seat in table.seats}
        players: list[str] = []
        spectators = 0
        for connection in self.connections:
            guest = connection.guest_id
            if guest is None or guest not in seated:
                spectators += 1
            elif guest not in players:
                players.append(guest)
        return players, spectators

    def info(self, table: TableRow, guest: str | None) -> TableInfo:
        players, spectators = self.here(table)
        for there, watching in self.elsewhere.values():
            players = players + there
            spectators += watching
        return table_info(table, guest, players, spectators)

    def settle_eyes(self, table: TableRow) -> None:
        """Nobody keeps the eyes of a seat that is not theirs; who has not chosen gets their own seat's.

        Who may not look on is told so, and sent away before being shown anything.
        """
        for connection in self.connections:
            if not table.may_watch(connection.guest_id):
                refusal = Refused(Code.NO_SPECTATORS, "the host wants no spectators")
                connection.refuse(refusal, None, table.game, [seat.name for seat in table.seats])
                connection.close(SENT_AWAY)
            mine = table.seats_of(connection.guest_id)
            if connection.follow:
                connection.eyes = mine[0] if mine else None
            elif connection.eyes not in mine:
                connection.eyes = None

    def send_away(self, guest_id: str, but: Collection[str] = ()) -> None:
        """Close what they have open, other than from those sessions."""
        for connection in self.attached:
            if connection.guest_id == guest_id and connection.session not in but:
                connection.close(SENT_AWAY)

    def tell_update(self, build: Callable[[int | None], Update]) -> None:
        """Built once for each pair of eyes, however many sockets have them."""
        eyes = dict.fromkeys(connection.eyes for connection in self.connections)
        self.showing.tell(self.connections, {one: build(one) for one in eyes})

    def tell_seats(self, table: TableRow, but: Connection | None = None) -> None:
        texts: dict[tuple[str | None, int | None], bytes] = {}
        for connection in self.connections:
            if connection is but:
                continue
            key = (connection.guest_id, connection.eyes)
            if key not in texts:
                texts[key] = encode(Seats(table=self.info(table, key[0]), seat=key[1]))
            connection.send(texts[key])
