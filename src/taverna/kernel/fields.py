"""Reading data that people wrote or files brought: typed values out, and errors that name the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from taverna.kernel.errors import BadData, suggestion


def bad(path: str, problem: str) -> BadData:
    return BadData("bad-data", f"{path}: {problem}", values={"path": path, "problem": problem})


class Fields:
    """One JSON object. Ask for each field by name and type; `done` refuses names nobody asked for."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, Mapping):
            raise bad(path, f"must be an object, not {type(data).__name__}")
        self.data: Mapping[str, object] = data
        self.path = path
        self.asked: set[str] = set()
        self.looked_for: set[str] = set()
        """Fields that could be there, whether or not anyone then read them."""

    def has(self, name: str) -> bool:
        self.looked_for.add(name)
        return name in self.data

    def bad(self, name: str, problem: str) -> BadData:
        return bad(f"{self.path}.{name}", problem)

    def _wrong(self, name: str, need: str, value: object) -> BadData:
        """A field left out is called so: whoever writes JSON never wrote `None`."""
        if name not in self.data:
            return self.bad(name, f"is missing; {need}")
        return self.bad(name, f"{need}, not {value!r}")

    def value(self, name: str, default: object = None) -> object:
        self.asked.add(name)
        return self.data.get(name, default)

    def integer(self, name: str, low: int, high: int, default: int | None = None) -> int:
        value = self.value(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(name, "must be a whole number", value)
        if not low <= value <= high:
            raise self.bad(name, f"must lie between {low} and {high}, not {value}")
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self.value(name, default)
        if not isinstance(value, bool):
            raise self._wrong(name, "must be true or false", value)
        return value

    def text(self, name: str, default: str | None = None) -> str:
        value = self.value(name, default)
        if not isinstance(value, str):
            raise self._wrong(name, "must be a text", value)
        return value

    def items(self, name: str, default: Sequence[object] | None = None) -> list[object]:
        value = self.value(name, default)
        if not isinstance(value, (list, tuple)):
            raise self._wrong(name, "must be a list", value)
        return list(value)

    def texts(self, name: str, default: Sequence[str] | None = None) -> list[str]:
        found: list[str] = []
        for item in self.items(name, default):
            if not isinstance(item, str):
                raise self.bad(name, f"must hold texts only, not {item!r}")
            found.append(item)
        return found

    def integers(self, name: str, low: int, high: int, default: Sequence[int] | None = None) -> list[int]:
        found: list[int] = []
        for item in self.items(name, default):
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                raise self.bad(name, f"must hold whole numbers between {low} and {high}, not {item!r}")
            found.append(item)
        return found

    def done(self) -> None:
        for name in self.data:
            if name not in self.asked:
                known = suggestion(str(name), sorted(self.asked | self.looked_for))
                raise self.bad(str(name), f"is not a known field{known}")
