"""Who wants to know that a campaign has changed: here, and in other processes."""

from __future__ import annotations

from collections.abc import Callable

from taverna.server.common.channel import Channel, Word

Listener = Callable[[], None]


class News:
    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._listeners: dict[str, list[Listener]] = {}

    def listen(self, campaign_id: str, listener: Listener) -> None:
        self._listeners.setdefault(campaign_id, []).append(listener)

    def leave(self, campaign_id: str, listener: Listener) -> None:
        left = [other for other in self._listeners.get(campaign_id, []) if other is not listener]
        if left:
            self._listeners[campaign_id] = left
        else:
            self._listeners.pop(campaign_id, None)

    def tell(self, campaign_id: str | None) -> None:
        """It has changed in the store. (None: a table that belongs to no campaign.)"""
        if campaign_id is None:
            return
        self.hear(campaign_id)
        if not self._channel.alone:
            self._channel.say(Word(self._channel.name, "campaign", campaign_id))

    def hear(self, campaign_id: str) -> None:
        for listener in list(self._listeners.get(campaign_id, [])):
            listener()

    def hear_all(self) -> None:
        """Words may have been lost."""
        for campaign_id in list(self._listeners):
            self.hear(campaign_id)
