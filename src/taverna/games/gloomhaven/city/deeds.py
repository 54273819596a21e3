"""An arrangement that somebody may make: who, and the document for `Saga.arrange`."""

from __future__ import annotations


class Deed:
    __slots__ = ("change", "person")

    def __init__(self, person: str, change: dict[str, object]) -> None:
        self.person = person
        self.change = change


def of_party(person: str, do: str, party: str) -> Deed:
    return Deed(person, {"do": do, "party": party})


def of_hero(person: str, do: str, hero: str) -> Deed:
    return Deed(person, {"do": do, "hero": hero})
