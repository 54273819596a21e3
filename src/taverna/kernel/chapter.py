"""A chapter of a campaign: one match that may be played next, with all that it takes to set it up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from taverna.kernel.errors import BadOption, suggestion
from taverna.kernel.fields import Fields
from taverna.kernel.options import Setting


class Chapter:
    """`id` is its name among those that can be played now. `people` say who sits where; one may have several seats.

    `given` is for `Game.setup`. `choices` are the options that the table may still set; all others are the campaign's.
    """

    __slots__ = ("choices", "game", "given", "id", "options", "party", "people")

    def __init__(
        self,
        id: str,
        game: str,
        people: Sequence[str],
        options: Mapping[str, Setting] | None = None,
        given: Mapping[str, object] | None = None,
        party: str = "",
        choices: Sequence[str] = (),
    ) -> None:
        self.id = id
        self.game = game
        self.people: list[str] = list(people)
        self.options: dict[str, Setting] = dict(options or {})
        self.given: dict[str, object] = dict(given or {})
        self.party = party
        self.choices: tuple[str, ...] = tuple(choices)

    @property
    def seats(self) -> int:
        return len(self.people)

    def chosen(self, options: Mapping[str, Setting]) -> Chapter:
        """The same with these options, which must be the table's to set."""
        for name in options:
            if name not in self.choices:
                raise BadOption(
                    "not-yours-to-set",
                    f"option {name!r} is not set for this chapter{suggestion(name, self.choices)}",
                    values={"name": name, "allowed": ", ".join(self.choices)},
                )
        together = {**self.options, **options}
        return Chapter(self.id, self.game, self.people, together, self.given, self.party, self.choices)

    def to_dict(self) -> dict[str, object]:
        return {
            "id": self.id,
            "game": self.game,
            "people": list(self.people),
            "options": dict(self.options),
            "given": self.given,
            "party": self.party,
        }

    @staticmethod
    def from_dict(data: object, path: str) -> Chapter:
        fields = Fields(data, path)
        options: dict[str, Setting] = {}
        for name, value in Fields(fields.value("options", {}), f"{path}.options").data.items():
            if not isinstance(value, (bool, str)):
                raise fields.bad("options", f"{name!r} can't be {value!r}")
            options[str(name)] = value
        chapter = Chapter(
            fields.text("id"),
            fields.text("game"),
            fields.texts("people"),
            options,
            Fields(fields.value("given", {}), f"{path}.given").data,
            fields.text("party", ""),
        )
        fields.done()
        return chapter
