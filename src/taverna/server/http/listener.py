"""What one client says over its socket: counted, read, and handed to the table."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from taverna.kernel import TavernaError
from taverna.server.common.limits import Bucket
from taverna.server.common.problems import Refused
from taverna.server.live.connection import Connection, encode
from taverna.server.live.table import LiveTable
from taverna.server.process import Process
from taverna.wire.codes import Code
from taverna.wire.table import FromClient, Ping, Pong, Whole

TOO_FAST = 1008
PATIENCE = 3
"""After so many refusals for speed in a row the connection is closed."""

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Numbered(Struct):
    """As much of a malformed message as its sender needs to know which one it was."""

    id: Whole | None = None


_number_of = msgspec.json.Decoder(_Numbered).decode


class Listener:
    """`live` None: there is no table, as at `/ws/me`."""

    def __init__(self, process: Process, live: LiveTable | None, connection: Connection) -> None:
        self._process = process
        self._live = live
        self._connection = connection
        rate = process.services.settings.message_rate
        self._bucket = Bucket(rate, 2 * rate, process.services.clock.now)
        self._strikes = 0

    def hear_now(self, data: str) -> bool:
        """False, and nothing is done: the table still has enough to answer."""
        if self._connection.closing or not self._connection.has_room:
            return False
        self.hear(data)
        return True

    def hear(self, data: str | bytes) -> bool:
        """False if it was refused; the client has been told why."""
        try:
            if not self._bucket.take():
                raise Refused(Code.TOO_FAST, "too many messages")
            self._process.messages.take(self._connection.address)
            self._take(_read(data, self._process.services.settings.max_message))
        except TavernaError as refusal:
            self._refuse(refusal, data)
            return False
        self._strikes = 0
        return True

    def _take(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            self._connection.send(encode(Pong(sent=message.id)))
        elif self._live is None:
            raise Refused(Code.BAD_MESSAGE, "only tables hear that", {"problem": "only `ping` is heard here"})
        else:
            self._process.client_messages.hear(self._live, self._connection, message)

    def _refuse(self, refusal: TavernaError, data: str | bytes) -> None:
        self._process.services.metrics.refused(refusal)
        game, names = (self._live.table.game, self._live.names) if self._live else (None, [])
        self._connection.refuse(refusal, _id_of(data), game, names)
        self._strikes = self._strikes + 1 if refusal.code == Code.TOO_FAST else 0
        if self._strikes >= PATIENCE:
            self._connection.close(TOO_FAST)


def _read(data: str | bytes, limit: int) -> FromClient:
    if len(data) > limit:
        raise Refused(Code.TOO_LARGE, f"at most {limit} bytes", {"limit": limit})
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
        what = str(problem)[:200]
        raise Refused(Code.BAD_MESSAGE, what, {"problem": what}) from problem


def _id_of(data: str | bytes) -> int | None:
    """The number of a message that was refused unread, if it has one that can be read."""
    try:
        return _number_of(data).id
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
