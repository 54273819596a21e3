"""`same-side`: of what an item performs only the first for a top action, only the second for a bottom one."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd


class SameSide(OddCard):
    def after_action(self, todo: list[int], below: bool) -> list[int]:
        return todo[1:2] if below else todo[:1]


register_odd(SameSide("same-side"))
